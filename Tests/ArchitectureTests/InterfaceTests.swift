import Foundation
import XCTest

/// What programs that embed the host can see: all of it documented, none of it changed unawares.
///
/// `make check` has the compiler write it down and tells where, in FCSCRIPT_SYMBOLS.
final class InterfaceTests: XCTestCase {
  /// The modules that an embedding program gets.
  private let modules = ["FCHost", "FCModels", "FCLua", "FCLoop"]

  func test_every_public_symbol_is_documented() throws {
    for module in modules {
      for symbol in try symbols(of: module) {
        // The cases of one line share the documentation of their type.
        if symbol.documentation == nil, !symbol.kind.hasSuffix("enum.case") {
          XCTFail("\(module): \(symbol.path) has no documentation")
        }
      }
    }
  }

  func test_the_interface_is_the_one_that_was_recorded() throws {
    for module in modules {
      let lines = Set(try symbols(of: module).map { "\($0.path): \($0.declaration)" })
      let file = Repository.root.appending(path: "Tests/Fixtures/interface/\(module).txt")
      if ProcessInfo.processInfo.environment["FCSCRIPT_UPDATE"] != nil {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (lines.sorted().joined(separator: "\n") + "\n")
          .write(to: file, atomically: true, encoding: .utf8)
      }
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let recorded = Set(text.split(separator: "\n").map(String.init))
      for line in recorded.subtracting(lines).sorted() {
        XCTFail("\(module) breaks programs that use: \(line)")
      }
      for line in lines.subtracting(recorded).sorted() {
        XCTFail("\(module) has got, to be recorded by FCSCRIPT_UPDATE=1 make check: \(line)")
      }
    }
  }

  private struct Symbol {
    let kind: String
    let path: String
    let declaration: String
    let documentation: String?
  }

  /// What the compiler has written down about a module.
  private func symbols(of module: String) throws -> [Symbol] {
    guard let folder = ProcessInfo.processInfo.environment["FCSCRIPT_SYMBOLS"] else {
      throw XCTSkip("make check has the compiler write down the interface")
    }
    let file = URL(filePath: folder).appending(path: "\(module).symbols.json")
    return try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).symbols.map {
      Symbol(
        kind: $0.kind.identifier, path: $0.pathComponents.joined(separator: "."),
        declaration: ($0.declarationFragments ?? []).map(\.spelling).joined(),
        documentation: $0.docComment?.lines.map(\.text).joined(separator: "\n"))
    }
  }
}

/// What a symbol graph has of what is asked here.
private struct Graph: Decodable {
  let symbols: [Symbol]

  struct Symbol: Decodable {
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let docComment: Comment?
  }

  struct Kind: Decodable { let identifier: String }
  struct Fragment: Decodable { let spelling: String }
  struct Comment: Decodable { let lines: [Line] }
  struct Line: Decodable { let text: String }
}
