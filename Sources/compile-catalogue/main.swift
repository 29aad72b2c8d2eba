#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// compile-catalogue catalogue|products INPUT OUTPUT: a resource to a Swift file that carries it.
// Problems are printed as compilers print them, `FILE: error: …`, and an error ends with status 1.

let arguments = CommandLine.arguments
guard arguments.count == 4, ["catalogue", "products"].contains(arguments[1]) else {
  print("usage: compile-catalogue catalogue|products INPUT OUTPUT")
  exit(64)
}
let (kind, input, output) = (arguments[1], arguments[2], arguments[3])

do {
  let data = try Data(contentsOf: URL(filePath: input))
  let source = kind == "catalogue" ? compiledCatalogue([UInt8](data)) : embeddedProducts(data)
  guard let source else { exit(1) }
  try Data(source.utf8).write(to: URL(filePath: output))
} catch {
  print("\(input): error: \(error)")
  exit(1)
}

func compiledCatalogue(_ bytes: [UInt8]) -> String? {
  let reading = CatalogueReader.read(bytes, file: input, requirements: .provenance)
  for problem in reading.problems where !problem.rule.onlyTells { print(problem) }
  return reading.catalogue.map(SourceText.ofCatalogue)
}

func embeddedProducts(_ data: Data) -> String? {
  guard let text = String(validating: data, as: UTF8.self) else {
    print("\(input): error: The text is not UTF-8. Save the file in UTF-8.")
    return nil
  }
  return SourceText.ofProducts(text)
}
