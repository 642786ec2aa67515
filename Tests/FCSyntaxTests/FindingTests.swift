import FCSyntax
import Foundation
import XCTest

/// What is found in scripts that Lua takes, and what is not.
final class FindingTests: XCTestCase {
  func test_undefined_globals_are_found_with_a_suggestion() {
    let found = findings("prnt(1)\nprint(2)")
    XCTAssertEqual(
      found, ["1:1+4 undefined-global: undefined global 'prnt' (did you mean 'print'?)"])
  }

  func test_what_the_main_chunk_makes_is_there() {
    XCTAssertEqual(findings("local function f() return count end\nif f then count = 1 end"), [])
    XCTAssertEqual(findings("_G.a, _G['b'] = 1\nrawset(_G, 'c', 1)\nprint(a, b, c)"), [])
  }

  func test_a_global_in_a_function_lacks_its_local() {
    XCTAssertEqual(
      findings("print(function() total = 1 end)"),
      [
        "1:18+5 global-in-function: a function can't make the global 'total' "
          + "(write 'local total' here, or before the function if others use it too)"
      ])
    XCTAssertEqual(findings("total = 0\nprint(function() total = 1 end)"), [])
  }

  func test_locals_that_nothing_reads_are_found() {
    XCTAssertEqual(
      findings("local a = 1\nlocal function b() end\nlocal c = 1\nc = 2"),
      [
        "1:7+1 unused-local: the local variable 'a' is never used (remove it, or call it '_a')",
        "2:16+1 unused-local: the local function 'b' is never used (remove it, or call it '_b')",
        "3:7+1 unused-local: the local variable 'c' is assigned but never read "
          + "(it is assigned at line 4; is another name meant where it should be read?)",
      ])
  }

  func test_locals_that_are_there_for_a_reason_are_not_found() {
    for text in [
      "local _unused = 1", "for i = 1, 2 do print() end", "print(function(a, b) end)",
      "local a <close> = nil",
      "local a, b = print() print(b)", "local a = 1 print(function() a = a + 1 end)",
      "local _ENV = _ENV",
    ] {
      XCTAssertEqual(findings(text), [], text)
    }
    XCTAssertEqual(findings("local a, b = print() print(a)").count, 1)
    XCTAssertEqual(findings("local a, b = 1, 2 print(b)").count, 1)
  }

  func test_fields_that_are_given_twice_are_found() {
    XCTAssertEqual(
      findings("print { a = 1, b = 2, ['a'] = 3 }"),
      ["1:23+9 duplicate-field: the field 'a' is given twice (the first one is at line 1)"])
    XCTAssertEqual(findings("print { 'x', 'y', [2] = 'z' }").count, 1)
    XCTAssertEqual(findings("print { [1] = 1, [1.0] = 2 }").count, 1)
    XCTAssertEqual(findings("print { [true] = 1, [true] = 2, ['true'] = 3 }").count, 1)
    XCTAssertEqual(
      findings("print { a = 1, { a = 2 }, [print] = 1, [print] = 2, [1] = 1 }").count, 1)
  }

  func test_names_that_are_declared_twice_at_once_are_found() {
    XCTAssertEqual(
      findings("print(function(a, _, a, _) end)"),
      [
        "1:22+1 duplicate-name: the name 'a' is declared twice here (only the last one can be seen)"
      ])
  }

  func test_not_before_a_comparison_is_found() {
    XCTAssertEqual(
      findings("print(not type == 'a')"),
      [
        "1:7+15 misplaced-not: 'not' belongs to 'type' alone, not to the comparison (write type ~= 'a')"
      ])
    XCTAssertEqual(
      findings("print(not type == not print, not (type == 'a'), not type == true)"), [])
  }

  func test_assigning_a_variable_to_itself_is_found() {
    XCTAssertEqual(findings("print = print").count, 1)
    XCTAssertEqual(findings("local a = 1 print(function() a = a end)").count, 1)
    XCTAssertEqual(findings("local print = print print()"), [])
  }

  func test_what_nothing_leads_to_is_found() {
    XCTAssertEqual(findings("while true do break print() end").count, 1)
    XCTAssertEqual(findings("while true do do goto a end ::a:: break end"), [])
    XCTAssertEqual(findings("goto a ::a:: print()"), [])
  }

  func test_a_comment_silences_its_line_or_the_next() {
    XCTAssertEqual(findings("local a = 1 -- fcscript: allow unused-local"), [])
    XCTAssertEqual(findings("-- fcscript: allow undefined-global, unused-local\nlocal a = b"), [])
    XCTAssertEqual(findings("-- fcscript: allow undefined-global\nlocal a = 1").count, 1)
    XCTAssertEqual(findings("-- fcscript: allow unused-local\n\nlocal a = 1").count, 1)
  }

  func test_what_lua_does_not_take_is_the_only_finding() {
    XCTAssertEqual(
      findings("local a = 1\nif a = 1 then end"),
      ["2:6+1 syntax: '=' can't stand in a condition: it assigns (write '==' to compare)"])
  }

  func test_the_decks_and_scripts_of_the_repository_have_no_findings() throws {
    let names = """
      _G arg assert coroutine error fc getmetatable ipairs load math next os pairs pcall print rawequal
      rawget rawlen rawset require select setmetatable string table tonumber tostring type utf8 xpcall
      """
    let known = Set(names.split(whereSeparator: \.isWhitespace).map(String.init))
    for file in repositoryScripts(in: ["decks", "scripts"]) {
      let script = Script(SourceText([UInt8](try Data(contentsOf: file))))
      XCTAssertEqual(script.findings(knownGlobals: known), [], file.lastPathComponent)
    }
  }

  private func findings(_ text: String) -> [String] {
    Script(text).findings(knownGlobals: ["print", "type", "_G", "rawset"]) { name in
      name == "prnt" ? "did you mean 'print'?" : nil
    }.map { finding in
      let place = "\(finding.location.line):\(finding.location.column)+\(finding.length)"
      let hint = finding.hint.map { " (\($0))" } ?? ""
      return "\(place) \(finding.code.rawValue): \(finding.message)\(hint)"
    }
  }
}
