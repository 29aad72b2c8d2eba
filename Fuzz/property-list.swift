// sources: Encoding PropertyList

/// Any file is refused with a sentence and, if it is text, a place in it; or it is a list whose nodes
/// lie in one another, and every value can be made, found and named.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPropertyList(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(PropertyListError) {
    check(try PropertyListReader.read(bytes))
  } catch {
    expect(!error.reason.description.isEmpty, "no description")
    if let place = error.place {
      expect(place.line >= 1 && place.line <= count + 1, "line \(place.line)")
      expect(place.column >= 1 && place.column <= count + 1, "column \(place.column)")
    }
  }
  return 0
}

private func check(_ list: PropertyList) {
  expect(list.end(of: PropertyList.root) == list.nodes.count, "the root does not hold all")
  for node in list.nodes.indices {
    let isContainer = list.kind(node) == .array || list.kind(node) == .dictionary
    expect(list.end(of: node) > node && list.end(of: node) <= list.nodes.count, "a node's end")
    expect(isContainer || list.end(of: node) == node + 1, "a scalar holds something")
    expect(!list.described(node).isEmpty, "no words for a value")
    if list.kind(node) == .integer || list.kind(node) == .real {
      expect(list.number(node) != nil, "no number")
    }
    if isContainer {
      let factor = list.kind(node) == .dictionary ? 2 : 1
      let children = Array(list.children(of: node))
      expect(children.count == list.count(node) * factor, "another count")
      let last = children.last.map { list.end(of: $0) } ?? node + 1
      expect(last == list.end(of: node), "children end elsewhere")
      if factor == 2 { _ = list.value(of: "name", in: node) }
    }
  }
  let places = list.places(of: Array(list.nodes.indices))
  expect(places.count == list.nodes.count, "places are missing")
  expect(places[PropertyList.root]?.path == "", "the root has a path")
}
