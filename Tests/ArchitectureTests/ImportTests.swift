import XCTest

/// The compiler lets a file import what a dependency depends on; these tests do not.
final class ImportTests: XCTestCase {
  func test_arrows_go_one_way() {
    var above: Set<String> = []
    for layer in layers {
      for target in layer.targets where !above.contains(target) {
        XCTFail("\(layer.name) may not import \(target), which does not stand above it")
      }
      above.insert(layer.name)
    }
  }

  func test_every_target_has_its_place_among_the_layers() throws {
    XCTAssertEqual(try Repository.targets(), layers.map(\.name).sorted())
  }

  func test_files_import_only_what_their_layer_may() throws {
    for layer in layers {
      let allowed = Set(layer.targets + layer.system)
      for file in try Repository.files(below: "Sources/\(layer.name)", "swift") {
        for module in imports(of: file) where !allowed.contains(module) {
          XCTFail("\(file.path) imports \(module): \(layer.name) may not")
        }
      }
    }
  }

  func test_package_declares_no_dependency_that_a_layer_may_not_import() throws {
    let declared = try declaredDependencies()
    for layer in layers {
      for target in declared[layer.name] ?? [] where !layer.targets.contains(target) {
        XCTFail("Package.swift makes \(layer.name) depend on \(target): it may not")
      }
    }
  }

  func test_package_declares_every_target_that_is_imported() throws {
    let declared = try declaredDependencies()
    let targets = Set(layers.map(\.name))
    for layer in layers {
      for file in try Repository.files(below: "Sources/\(layer.name)", "swift") {
        for module in imports(of: file) where targets.contains(module) {
          XCTAssertTrue(
            declared[layer.name]?.contains(module) ?? false,
            "\(file.path) imports \(module): Package.swift must declare it for \(layer.name)")
        }
      }
    }
  }

  func test_the_document_tells_who_uses_each_target() throws {
    let document = try Repository.text(of: "ARCHITECTURE.md")
    for row in document.matches(of: /(?m)^\| (`.*) \| .* \| (.*) \|$/) {
      let users = row.output.2.split(separator: ";").map { Set(names(in: $0)) }
      for (target, told) in zip(names(in: row.output.1), users) where !told.isEmpty {
        let real = layers.filter { $0.targets.contains(target) }.map(\.name)
        XCTAssertEqual(told.intersection(layers.map(\.name)), Set(real), "users of \(target)")
      }
    }
  }

  func test_sources_use_no_concurrency() throws {
    for file in try Repository.files(below: "Sources", "swift") {
      let code = file.text.withoutCommentsAndStrings
      for match in code.matches(of: /\b(?:async|await|actor|Task\s*\{|Task\.|@MainActor)/) {
        XCTFail("\(file.path) uses `\(match.output)`: everything runs on one thread")
      }
    }
  }

  /// The names in a cell of a table, as code.
  private func names(in cell: Substring) -> [String] {
    cell.matches(of: /`(\w+)`/).map { String($0.output.1) }
  }

  private func imports(of file: Repository.File) -> [String] {
    let code = file.text.withoutCommentsAndStrings
    let statement =
      /(?m)^\s*(?:@\w+(?:\(\w+\))?\s+|public\s+|package\s+|internal\s+|private\s+|fileprivate\s+)*import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
    return code.matches(of: statement).map { String($0.output.1) }
  }

  /// What Package.swift says of each target, read from its text.
  private func declaredDependencies() throws -> [String: [String]] {
    let package = try Repository.text(of: "Package.swift")
    let declaration =
      /(?:[lL]ayer\(\s*|executableTarget\(\s*name:\s*)"(\w+)"(?:,\s*(?:dependencies:\s*)?\[([^\]]*)\])?/
    var dependencies: [String: [String]] = [:]
    for match in package.matches(of: declaration) {
      let names = (match.output.2 ?? "").matches(of: /"(\w+)"/)
      dependencies[String(match.output.1)] = names.map { String($0.output.1) }
    }
    return dependencies
  }
}
