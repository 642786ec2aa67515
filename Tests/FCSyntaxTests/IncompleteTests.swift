import FCSyntax
import XCTest

/// Whether a script that Lua refuses may become right by going on, as one does at a prompt.
final class IncompleteTests: XCTestCase {
  func test_what_may_go_on_is_incomplete() {
    for text in [
      "if x then", "for i = 1, 2 do\n", "function f(", "function f()\n  if x then\n  end", "x =",
      "x = {", "x = { 1,",
      "f(", "f(a,", "x = [[abc", "--[[ abc", "repeat f()", "if x", "for i", "local", "x = 1 +",
      "x = 'a\\\n", "x.",
      "x = 'a\\", "local x <", "goto", "::a", "return function()",
    ] {
      XCTAssertEqual(Script(text).errors.first?.isIncomplete, true, text)
    }
  }

  func test_what_is_wrong_already_is_not_incomplete() {
    for text in [
      "end", "x = )", "if x = 1 then", "x = 'abc", "x = 'abc\n", "x = 'abc\\n", "f(a b)",
      "if x then else else",
      "break", "x += 1",
      "goto nowhere", "x = 3x", "for 1", "if x then end end", "x = { a b",
    ] {
      XCTAssertEqual(Script(text).errors.first?.isIncomplete, false, text)
    }
  }
}
