import FCHost
import XCTest

/// The help with what many stumble over at first.
final class AdviceTests: XCTestCase {
  /// Checks the last line of the report of a script.
  private func assertAdvice(
    _ script: String, _ advice: String?, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let folder = try ScriptFolder(script)
    let host = try folder.makeHost()
    XCTAssertThrowsError(try host.load("\(folder.path)/quiz.lua"), file: file, line: line) {
      error in
      XCTAssertEqual(
        host.scriptError(error).notes, [advice].compactMap { $0 }, file: file, line: line)
    }
  }

  func test_what_is_missing() throws {
    try assertAdvice(
      "print(\"a\"\nprint(\"b\")", "it is expected before 'print'")
    try assertAdvice(
      "pcall(function()\n  for i = 1, 2 do\n    print(i)\nend)",
      "it is expected before the 'end' at line 4")
    try assertAdvice("if true then\nelse if false then\nend\n", "write 'elseif' in one word")
  }

  func test_signs_of_other_languages() throws {
    try assertAdvice("local a = 1\nif a != 2 then end", "write '~=' for \"is not equal to\"")
    try assertAdvice("local a = 1 && 2", "write 'and'")
    try assertAdvice("// a comment", "a comment begins with '--'")
    try assertAdvice("local t = “text”", "write plain quotes, \" or ', around text")
  }

  func test_module_that_is_no_Lua_is_told_of_as_the_script_is() throws {
    let folder = try ScriptFolder(
      "require 'lists'", texts: ["lists.lua": "local function f()\n  if f then\nend\nreturn f"])
    XCTAssertEqual(
      try folder.report(),
      """
      lists.lua:3: 'end' is missing for the 'if' at line 2

        1 | local function f()
        2 |   if f then
      > 3 | end
            ~~~
        reached from quiz.lua:1
        it is expected before the 'end' at line 3
      """)
  }

  func test_joining_and_going_through() throws {
    try assertAdvice(
      "local n = 1\nlocal s = \"text\" + n", "texts are joined with .., as in \"Question \" .. 1")
    try assertAdvice(
      "for i in { 1, 2 } do end",
      "a list is gone through with ipairs(list), other tables with fc.pairs(table)")
  }

  func test_other_errors_have_no_advice() throws {
    try assertAdvice("local t = nil\nprint(t.x)", nil)
    try assertAdvice("error('near ! // += return')", nil)
    try assertAdvice("local x = = 1", nil)
  }
}
