import FCSyntax
import XCTest

/// What the message of a syntax error says, and where: it leads to what is to be changed.
final class MessageTests: XCTestCase {
  func test_missing_end_is_told_of_the_block_whose_indentation_is_not_matched() {
    check(
      "function f()\n  if x then\n    g()\nend\n\nfunction h()\nend\n", at: 4, 1,
      "'end' is missing for the 'if' at line 2")
    check(
      "function f()\n  while x do\n    if y then\n      g()\n  end\nend\n", at: 5, 3,
      "'end' is missing for the 'if' at line 3")
    check(
      "local t = function()\n  for i = 1, 2 do\n    g()\n", at: 3, 8,
      "'end' is missing for the 'for' at line 2")
    check(
      "if a then\n  for i = 1, 2 do\n    g()\nelse\n  h()\nend\n", at: 3, 8,
      "'end' is missing for the 'for' at line 2")
    check("repeat\n  g()\nend\n", at: 2, 6, "'until' is missing for the 'repeat' at line 1")
  }

  func test_missing_end_is_told_before_the_statement_that_stands_too_far_left() {
    check(
      "local function f()\n  g()\n\nlocal function h()\n  g()\nend\n", at: 4, 1,
      "'end' is missing for the 'function' at line 1")
    check(
      "for _, x in y do\n  g()\n\nreturn x\n", at: 4, 1, "'end' is missing for the 'for' at line 1")
  }

  func test_odd_indentation_misleads_nobody() {
    check(
      "function f()\nif x then\ng()\nend\n", at: 4, 4,
      "'end' is missing for the 'function' at line 1")
    check(
      "  function f()\n  g()\nend\nfunction h()\n  g()\n", at: 5, 6,
      "'end' is missing for the 'function' at line 4")
  }

  func test_missing_end_is_told_before_the_bracket_around_the_block() {
    check("f(function()\n  g()\n)\n", at: 3, 1, "'end' is missing for the 'function' at line 1")
    check(
      "t = { f = function() return 1 }", at: 1, 30, "'end' is missing for the 'function' at line 1")
  }

  func test_end_that_is_one_too_many() {
    check(
      "function f()\n  g()\n  end\n  h()\nend\n", at: 5, 1, "'end' ends nothing that has begun",
      hint: "by its indentation, the 'end' at line 3 is one too many")
    check(
      "f()\nend\n", at: 2, 1, "'end' ends nothing that has begun",
      hint: "there is one 'end' too many, or a block before it has no beginning")
  }

  func test_else_if_in_two_words() {
    let message = "'else if' begins a second 'if', which needs its own 'end'"
    check(
      "if a then\n  x()\nelse if b then\n  y()\nend\n", at: 3, 6, message,
      hint: "write 'elseif' in one word")
    check("function f()\n  if a then\n  else if b then\n  end\nend\n", at: 3, 8, message)
  }

  func test_missing_then_and_do() {
    check("if x == 1\n  f()\nend", at: 1, 10, "'then' is missing for the 'if' at line 1")
    check(
      "if x do end", at: 1, 5, "'then' is missing for the 'if' at line 1",
      hint: "after 'if …' stands 'then', not 'do'")
    check(
      "if x:\n  f()", at: 2, 6, "'then' is missing for the 'if' at line 1",
      hint: "a condition ends with 'then', not with ':'")
    check("while x\n  f()\nend", at: 1, 8, "'do' is missing for the 'while' at line 1")
    check("for i = 1, 2\n  f()\nend", at: 1, 13, "'do' is missing for the 'for' at line 1")
    check("for i = 1 do end", at: 1, 10, "',' is missing after where 'for' begins")
    check(
      "for x of y do end", at: 1, 6, "'=' or 'in' is missing after the variables of 'for'",
      hint: "write 'in'")
  }

  func test_assignment_where_a_comparison_is_meant() {
    let message = "'=' can't stand in a condition: it assigns"
    for condition in ["if a = 1 then end", "if f(x) = 1 then end", "while a and b = 1 do end"] {
      XCTAssertEqual(Script(condition).errors.first?.message, message)
      XCTAssertEqual(Script(condition).errors.first?.hint, "write '==' to compare")
    }
    check("repeat until x = 1", at: 1, 16, message)
    check("if (a = 1) then end", at: 1, 7, "'=' can't stand here: it assigns")
    check("return a = 1", at: 1, 10, "'=' can't stand after 'return': it assigns")
    check(
      "a == 1", at: 1, 3, "'==' compares, and the result is not used", hint: "write '=' to assign")
    check("f() = 1", at: 1, 1, "what a call returns can't be assigned")
  }

  func test_operators_of_other_languages() {
    let hints = [
      "x = a != b": "write '~=' for \"is not equal to\"", "x += 1": "write x = x + …",
      "t.n ..= 'a'": "write t.n = t.n .. …", "x++": "write x = x + 1",
      "x--\ny = 1": "write x = x - 1",
      "if a <> b then end": "write '~='", "if a =< b then end": "write '<='",
      "t = { a => 1 }": "write '>=' to compare, '=' for a field, 'function' for a function",
      "x //= 2": "write x = x // …", "x = a && b": "write 'and'", "x = a || b": "write 'or'",
      "x = !a": "write 'not'",
      "x = a ? b : c": "write 'condition and this or that'",
      "// note\nx = 1": "a comment begins with '--'",
      "x = 1 // a note": "'//' divides; a comment begins with '--'", "let x = 1": "write 'local'",
      "for i = 1, 2 do continue end":
        "write 'goto continue', and '::continue::' before the 'end' of the loop",
      "if a then elif b then end": "write 'elseif'",
      "x = \u{201C}a\u{201D}": "write plain quotes, \" or ', around text",
      "x = [1, 2]": "a list is written in braces: { 1, 2, 3 }",
      "x = 1_000": "the digits of a number stand together",
      "x\u{A0}= 1": "replace it, it may be invisible, by a plain space",
    ]
    for (text, hint) in hints { XCTAssertEqual(Script(text).errors.first?.hint, hint, text) }
  }

  func test_braces_around_a_block() {
    let hint = "a block begins with 'then' or 'do' and ends with 'end'; braces make a table"
    check("if (x) {\n  return 1\n}", at: 2, 3, "'return' can't stand in a table", hint: hint)
    check(
      "while x {\n  f()\n}", at: 3, 2, "'do' is missing for the 'while' at line 1",
      hint: "a block begins with 'do' and ends with 'end'; braces make a table")
  }

  func test_tables_without_a_comma_or_brace() {
    check("t = { a = 1 b = 2 }", at: 1, 12, "',' is missing between fields, before 'b'")
    check("t = {\n  'a',\n  'b'\n  'c',\n}", at: 3, 6, "',' is missing between fields, before 'c'")
    check(
      "key:card { a = 1, b = 2\nkey:card { a = 1 }", at: 1, 24,
      "'}' is missing for the '{' at line 1", hint: "it is expected before 'key'")
    check("t = {\n  a = 1,\n", at: 2, 9, "'}' is missing for the '{' at line 1")
  }

  func test_missing_brace_is_told_of_the_table_whose_indentation_is_not_matched() {
    let message = "'}' is missing for the '{' at line 1"
    let list = "show {\n  label { 'a',\n  label { 'b' },\n}\nx = 1\n"
    check(list, at: 3, 3, "'}' is missing for the '{' at line 2")
    check("local t = { 1, 2\nt.x = 1\n", at: 1, 17, message)
    check("local t = {\n  1,\nt.x = 1\n", at: 3, 1, message)
    check("local t = { 1, 2,\nfunction t.f() end\n", at: 2, 1, message)
    check("local t = { 1, 2,\nlocal u = 1\n", at: 1, 18, message)
  }

  func test_fields_as_other_languages_write_them() {
    let message = "a field of a table is written with '=', not ':'"
    check("t = { a: 'b' }", at: 1, 8, message)
    check("t = { 'a': 'b' }", at: 1, 10, message)
    check("t = { a: b }", at: 1, 12, message)
    check("t = { 'a' = 1 }", at: 1, 11, "the key of a field is a name, or stands in brackets")
  }

  func test_missing_parentheses() {
    check("print('a'\nprint('b')", at: 1, 10, "')' is missing for the '(' at line 1")
    check("f(a b)", at: 1, 4, "',' is missing between values, before 'b'")
    check("x = t[1\ny = 2", at: 1, 8, "']' is missing for the '[' at line 1")
    check("function f\n  g()\nend", at: 1, 11, "'(' is missing after the 'function' at line 1")
    check("print 'a' .. 'b'", at: 1, 11, "'..' begins no statement")
  }

  func test_missing_parenthesis_is_told_before_the_statement_after_it() {
    let message = "')' is missing for the '(' at line 1"
    check("local function f(a\n  local b = a\nend", at: 1, 19, message)
    check("f(a\nb = 1\n", at: 1, 4, message)
    check("f(a,\nb = 1\n", at: 2, 1, message)
  }

  func test_strings_and_comments_without_an_end() {
    check("x = 'abc\ny = 1", at: 1, 5, "this string has no end: ' is missing")
    check("x = [==[abc\n", at: 2, 1, "']==]' is missing for the string that begins at line 1")
    check("--[[ abc", at: 1, 9, "']]' is missing for the comment that begins at line 1")
    check(
      "x = '\\d'", at: 1, 6, "'\\d' means nothing in a string", hint: "write '\\\\' for a backslash"
    )
  }

  func test_words_of_lua_where_a_name_is_needed() {
    check(
      "x = t.end", at: 1, 7, "'end' is a word of Lua and no name",
      hint: "write [\"end\"] for a field of this name")
    check("local function = 1", at: 1, 15, "a name is missing after 'local function'")
  }

  func test_missing_end_after_return() {
    check(
      "function f()\n  return 1\n\ng()\n", at: 4, 1,
      "'end' is missing for the 'function' at line 1")
    check(
      "function f()\n  if x then return\n  for i = 1, 2 do end\nend\n", at: 3, 3,
      "'end' is missing for the 'if' at line 2")
    check(
      "t = {\n  f = function()\n    return 1\n  g = 2,\n}", at: 4, 3,
      "'end' is missing for the 'function' at line 2")
  }

  func test_what_lies_after_return() {
    check(
      "function f()\n  return 1\n  g()\nend", at: 3, 3,
      "'return' must be the last statement of its block, but 'g' follows")
  }

  func test_what_only_names_and_labels_tell() {
    check("break", at: 1, 1, "'break' stands in no loop")
    check("goto done", at: 1, 6, "no label 'done' can be seen from this 'goto'")
    check(
      "goto a\nlocal x\n::a::\nf()", at: 1, 6,
      "'goto a' jumps over the declaration of a local variable")
    check("::a::\n::a::", at: 2, 3, "there is a label 'a' already, at line 1")
    check(
      "local x <const> = 1\nx = 2", at: 2, 1, "'x' is constant and can't be assigned",
      hint: "it is declared with <const> at line 1")
    check(
      "function f()\n  return ...\nend", at: 2, 10,
      "'...' stands in a function that has no '...' among its parameters")
  }

  func test_all_errors_of_names_are_told() {
    let errors = Script("break\ngoto a\nlocal x <const> = 1\nx = 2").errors
    XCTAssertEqual(errors.map(\.location.line), [1, 2, 4])
  }

  func test_columns_count_scalars() {
    check("x = 'äö' y", at: 1, 10, "'y' alone does nothing")
    check("#!/usr/bin/env fcscript\nx", at: 2, 1, "'x' alone does nothing")
  }

  func test_columns_in_long_lines_count_scalars() {
    for count in [125, 126, 127, 128, 129, 255, 256, 1000] {
      let text = "\n  x = '" + String(repeating: "ä", count: count) + "' y"
      check(text, at: 2, count + 10, "'y' alone does nothing")
    }
  }

  func test_opener_is_told_with_what_is_missing() {
    let error = Script("f(function()\n  g(\nend)").errors.first
    XCTAssertEqual(error?.opener, SourceLocation(line: 2, column: 4))
  }

  private func check(
    _ text: String, at line: Int, _ column: Int, _ message: String, hint: String? = nil,
    file: StaticString = #filePath, caller: UInt = #line
  ) {
    let error = Script(text).errors.first
    XCTAssertEqual(error?.message, message, file: file, line: caller)
    XCTAssertEqual(
      error?.location, SourceLocation(line: line, column: column), text, file: file, line: caller)
    if let hint { XCTAssertEqual(error?.hint, hint, file: file, line: caller) }
  }
}
