import Foundation
import XCTest

/// The header and the library say the same.
final class HeaderTests: XCTestCase {
  func test_header_compiles_alone_as_c_and_cpp() throws {
    for (compiler, standard) in [("clang", "-std=c99"), ("clang++", "-std=c++11")] {
      let language = compiler == "clang" ? "c-header" : "c++-header"
      let outcome = try Built.run([
        "/usr/bin/env", compiler, "-x", language, standard, "-pedantic", "-Wall", "-Wextra",
        "-Werror", "-fsyntax-only", "\(Built.root)/Sources/CFCScript/fcscript.h",
      ])
      XCTAssertEqual(outcome.errors, "")
    }
  }

  func test_library_has_every_function_of_the_header() throws {
    let symbols = try Built.run(["/usr/bin/env", "nm", "-D", "--defined-only", Built.library])
    let exported = Set(symbols.output.matches(of: /\ T (fc_\w+)/).map { String($0.output.1) })
    let header = try String(
      contentsOfFile: "\(Built.root)/Sources/CFCScript/fcscript.h", encoding: .utf8)
    let declared = Set(
      header.matches(of: /(?m)^(?!typedef)\w[\w ]*[ *](fc_\w+)\(/).map { String($0.output.1) })
    XCTAssertGreaterThan(declared.count, 50)
    XCTAssertEqual(exported, declared)
  }
}
