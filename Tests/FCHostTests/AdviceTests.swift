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

  func test_a_missing_comma() throws {
    let advice = "a comma may be missing before it, or the } of a table"
    try assertAdvice("local t = { a = 1 b = 2 }", advice)
    try assertAdvice("local t = {\n  question = \"A\"\n  answer = \"B\",\n}", advice)
    try assertAdvice(
      "print(\"a\"\nprint(\"b\")", "a comma may be missing before it, or the ) of a call")
  }

  func test_operators_of_other_languages() throws {
    try assertAdvice("local a = 1\nif a != 2 then end", "not equal is written ~=")
    try assertAdvice("local a = 1\nif !a then end", "the opposite is written not")
    try assertAdvice("local a = 1 && 2", "both of two is written and")
    try assertAdvice("local a = 1 || 2", "one of two is written or")
    let equal = "two values are compared with =="
    try assertAdvice("local a = 1\nif a = 1 then end", equal)
    try assertAdvice("local a = 1\nwhile a = 1 do end", equal)
    let increment = "Lua has no += and ++: write n = n + 1"
    try assertAdvice("local a = 1\na += 1", increment)
    try assertAdvice("local a = 1\na++", increment)
    try assertAdvice("local a = 1\na -= 1", "Lua has no -=: write n = n - 1")
    try assertAdvice(
      "local a = 1\nif a == 1 { print(a) }",
      "code stands between words: if … then … end, for … do … end")
  }

  func test_comments_of_other_languages() throws {
    let advice = "a comment begins with --"
    try assertAdvice("// a comment", advice)
    try assertAdvice("local a = 1 // a comment", advice)
    try assertAdvice("local a = 1 /* a comment */", advice)
    try assertAdvice("local a = 1\n# a comment", advice)
  }

  func test_quotes() throws {
    let advice = "text stands between \" and \" or ' and '"
    try assertAdvice("local t = “text”", advice)
    try assertAdvice("local t = { question = ‘text’ }", advice)
    try assertAdvice(
      "local t = 'don't'", "text ends on its line, with the quote that it begins with")
  }

  func test_ends() throws {
    let missing =
      "an end or a bracket is missing: each function, if, for and while needs an end, "
      + "and so does else if, but not elseif"
    try assertAdvice("local function f()\n  if true then\n    print(1)\n", missing)
    try assertAdvice("if true then\nelse if false then\nend\n", missing)
    try assertAdvice("print(1)\nend", "there is an end too many above")
    try assertAdvice(
      "pcall(function()\n  for i = 1, 2 do\n    print(i)\nend)",
      "an end is missing above: each function, if, for and while needs one")
    let last = "nothing can follow return but the end of its function, loop or file"
    try assertAdvice("local function f()\n  return 1\n  print(2)\nend", last)
    try assertAdvice("local deck = 1\nreturn deck\nlocal x = 1", last)
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
