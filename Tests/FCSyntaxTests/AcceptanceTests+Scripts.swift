extension AcceptanceTests {
  /// Each for a rule of its own.
  var acceptable: [String] {
    [
      "", ";;;", "return", "return;", "return 1, 2;", "do return end", "::a::", "::a:: ::b::",
      "goto a do local x end ::a::", "do goto a end local x ::a::", "do goto a; local x ::a:: end",
      "do goto a; local x ::a:: ; ::b:: end", "::a:: goto a", "do ::a:: end do ::a:: end",
      "repeat local x; if x then break end until x", "while true do break; break end",
      "repeat goto a; do local x end ::a:: until true", "local x <const> = 1; return x",
      "local x <close> = nil", "local a <const>, b <close>, c", "for i = 1, 2 do i = 3 end",
      "for a, b, c in x do end", "local function f(...) return ... end",
      "function a.b.c:d() self = 1 end",
      "return function(...) return ... end", "f{} [[x]] 'y' :z{} .w()", "(f)()", "(a).b = 1",
      "a.b['c'].d, e = 1", "local t = { 1; a = 2, [3] = 4, f(), }", "return - - not # ~x",
      "return 2^-3^4 .. 'a' .. 'b'", "return 1 // 2 >> 3 << 4 & 5 | 6 ~ 7",
      "return a<b, a<=b, a~=b",
      "return 0x.8p1, 0xA., 0x1P-3, 3., .5e+1, 1E2, 0xffffffffffffffffff, 1e999",
      "return '\\x41\\u{7FFFFFFF}\\065\\z   \n  \\\n\\'\\\"\\\\'", "return '\\a\\b\\f\\n\\r\\t\\v'",
      "return [[\n]], [==[ ]] ]=] ]==]", "--[==[ ]] ]==] return 1", "--[=x\nreturn 1", "-- no end",
      "return {}, { ... }",
      "local a = b.c[d]:e 'f' { g } (h)", "x = function() end y = 1", "return ...",
      "local _ENV = {}; x = 1", "local x = x", "return '\u{E9}\0'",
      "if a then elseif b then elseif c then else end", "return a\n(b)",
      locals(200), "x = " + String(repeating: "1 + ", count: 50_000) + "1",
      "x = a" + String(repeating: ".b", count: 50_000),
      nested(190, "do ", " end"), "x = " + nested(190, "(", ")", "1"),
    ]
  }

  /// Each for a rule of its own.
  var unacceptable: [String] {
    [
      "x", "x.y", "(f())", "1", "'text'", "x = ", "= 1", "x y", "local", "local function", "end",
      "until x",
      "return 1 2", "return return", "return; x = 1", "break",
      "while true do function f() break end end",
      "goto a", "goto a local x ::a:: x = 1", "do ::a:: end goto a", "::a:: ::a::",
      "::a:: do ::a:: end", "function f() goto a end ::a::", "repeat goto a; local x ::a:: until x",
      "do goto a; local x ::a:: x() end", "goto a; local x ::a:: return",
      "local x <const> = 1; x = 2",
      "local x <const> = 1; function f() x = 2 end", "local x <close> = nil; x = 2",
      "local x <const> = 1; function x() end", "local x <other> = 1", "local a <close>, b <close>",
      "local x <const", "function f() return ... end", "function f(..., a) end",
      "function f(a,) end",
      "function f.a:b.c() end", "function f:a:b() end", "f() = 1", "(a) = 1", "a, f() = 1",
      "a.b:c = 1",
      "for i do end", "for i = 1 do end", "for i = 1, 2, 3, 4 do end", "for a.b in c do end",
      "for 1 in c do end",
      "if x end", "if then end", "if x then else elseif y then end", "while x end", "do", "repeat",
      "f(", "f(a", "f(,)", "f(a,)", "{}", "x = {", "x = { a b }", "x = { [1] 2 }", "x = { = 1 }",
      "x = {,}",
      "x = a.1", "x = a.end", "x = a:b", "x = 'a", "x = \"a\n\"", "x = '\\q'", "x = '\\xG1'",
      "x = '\\256'",
      "x = '\\u41'", "x = '\\u{}'", "x = '\\u{80000000}'", "x = [[", "x = [==[ ]=]", "x = [=",
      "--[[",
      "x = 3x", "x = 0x", "x = 0x.p1", "x = 1e", "x = 1e+", "x = 1..2", "x = 0x1p", "x = 1.2.3",
      "x = 08a",
      "x != 1", "x += 1", "x = a && b", "x = !y", "x = 1 +", "x = + 1", "x = a ~ = b", "x = a b",
      "\u{E9} = 1",
      "x = \u{201C}a\u{201D}", "x = @", "::a", "::a:", "goto 1", "goto", "x = function end",
      "x = function f() end", "x = not", "x = -", "\0", "x = 1 \0",
      "local a = {} a.b, c.d() = 1", locals(201), nested(220, "do ", " end"),
      "x = " + nested(220, "(", ")", "1"), "x = " + nested(220, "{", "}"),
      "x = " + nested(220, "not ", "", "1"), "x = " + nested(220, "1 .. ", "", "1"),
      nested(220, "function f() ", " end"), nested(220, "a, ", "", "a = 1"),
    ]
  }

  private func locals(_ count: Int) -> String {
    (0..<count).map { "local a\($0)" }.joined(separator: "\n")
  }

  private func nested(
    _ count: Int, _ opening: String, _ closing: String, _ inner: String = ""
  ) -> String {
    String(repeating: opening, count: count) + inner + String(repeating: closing, count: count)
  }
}
