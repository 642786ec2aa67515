import XCTest

/// Our C shares one name space with every library: each target keeps to its prefix.
final class ExportTests: XCTestCase {
  func test_bridge_exports_only_fcb_names() throws {
    try assertNames(of: "CLuaBridge", start: "fcb_")
  }

  func test_system_exports_only_fcs_names() throws {
    try assertNames(of: "CSystem", start: "fcs_")
  }

  func test_scan_finds_what_a_header_declares() {
    let header = """
      #pragma once
      #define FCX_LIMIT 3
      #define fcx_twice(a) ((a) + (a))
      /* int hidden(void); */
      typedef int (*callback)(void *context);
      typedef struct fcx_state fcx_state;
      struct point { int x; int y; };
      enum { FCX_RED, FCX_GREEN };
      int fcx_open(const char *path, int (*visit)(int));
      extern const char *const message;
      static inline int half(int number) { return divide(number, 2); }
      int fcx_log(const char *format, ...) __attribute__((format(printf, 1, 2)));
      """
    XCTAssertEqual(
      declaredNames(in: header),
      [
        "FCX_LIMIT", "fcx_twice", "callback", "fcx_state", "point", "FCX_RED", "FCX_GREEN",
        "fcx_open", "message", "half", "fcx_log",
      ])
  }

  private func assertNames(of target: String, start prefix: String) throws {
    for file in try Repository.files(below: "Sources/\(target)/include", "h") {
      for name in declaredNames(in: file.text) where !name.lowercased().hasPrefix(prefix) {
        XCTFail("\(file.path) declares \(name): its names start with \(prefix)")
      }
    }
    for file in try Repository.files(below: "Sources/\(target)", "c") {
      for name in definedFunctions(in: file.text) where !name.hasPrefix(prefix) {
        XCTFail("\(file.path) defines \(name): make it static, or start its name with \(prefix)")
      }
    }
  }

  /// The macros, types, enumerators, functions and variables that a header declares, in order.
  private func declaredNames(in header: String) -> [String] {
    let code = header.withoutCommentsAndStrings.replacing("\\\n", with: " ")
    let macros = code.matches(of: /(?m)^\s*#\s*define\s+(\w+)/).map { String($0.output.1) }
    let enumerators = code.matches(of: /\benum\b[^{;]*\{([^}]*)\}/).flatMap { match in
      match.output.1.split(separator: ",").compactMap { $0.firstMatch(of: /\w+/) }
        .map { String($0.output) }
    }
    let statements = code.replacing(/(?m)^\s*#.*$/, with: "").withoutBraces.split(separator: ";")
    return macros + statements.flatMap { $0.contains("enum") ? enumerators : names(in: $0) }
  }

  private func names(in statement: Substring) -> [String] {
    let plain = statement.replacing(/__attribute__\s*\(\(.*\)\)/, with: "")
    if let pointer = plain.firstMatch(of: /^\s*typedef\b[^(]*\(\s*\*\s*(\w+)\s*\)/) {
      return [String(pointer.output.1)]
    }
    if let function = plain.firstMatch(of: /(\w+)\s*\(/) { return [String(function.output.1)] }
    return plain.matches(of: /\w+/).last.map { [String($0.output)] } ?? []
  }

  /// The functions a C file defines that the linker can see: those that start a line, not `static`.
  private func definedFunctions(in source: String) -> [String] {
    source.withoutCommentsAndStrings
      .matches(
        of: /(?m)^(?!static|typedef|struct|enum|union|extern)[A-Za-z][\w \*]*?(\w+)\([^;{]*\{/
      )
      .map { String($0.output.1) }
  }
}

extension String {
  /// C code in which every body in braces is replaced by a semicolon.
  fileprivate var withoutBraces: String {
    var depth = 0
    var result = ""
    for character in self {
      if character == "{" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == "}" {
        depth -= 1
        if depth == 0 { result.append(";") }
      }
    }
    return result
  }
}
