// sources: Encoding Colour Database Favourites Ledger Store

/// Any file is refused with a sentence, or is a shop: its identifiers differ, each product has a name
/// and a price, and its settings are values that the settings take.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzProducts(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(ProductsFileError) {
    check(try ProductsFile(reading: bytes))
  } catch {
    expect(!error.description.isEmpty, "no description")
    if case .notJSON(let place) = error {
      let lines = bytes.count { $0 == 0x0A } + 1
      expect((1...lines).contains(place.line), "line \(place.line) of \(lines)")
      expect((1...(bytes.count + 1)).contains(place.column), "column \(place.column)")
    }
  }
  return 0
}

private func check(_ file: ProductsFile) {
  let ids = file.products.map(\.id) + file.unsupported
  expect(Set(ids).count == ids.count, "an identifier occurs twice")
  for product in file.products {
    for tag in ["en", "zh", "zh-Hans", "de_DE", ""] {
      expect(!product.name(in: tag).isEmpty, "'\(product.id)' has no name")
      _ = product.description(in: tag)
    }
    expect(product.milliunits >= 0, "'\(product.id)' costs less than nothing")
    expect((product.price == nil) == (file.storefront == nil), "a price without a storefront")
    _ = product.price?.times(10).description
    expect(file.product(named: product.id) == product, "'\(product.id)' is not found")
  }
  for (setting, value) in file.settings {
    expect(setting.value(of: value) == value, "\(setting.rawValue) is '\(value)'")
  }
  for warning in file.warnings { expect(!warning.message.isEmpty, "a warning says nothing") }
  let answer = file.request(ids + ["x"])
  expect(answer.products.count + answer.invalid.count >= ids.count, "something was lost")
  _ = file.messages(onInvalid: answer.invalid)
}
