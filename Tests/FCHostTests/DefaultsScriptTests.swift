import XCTest

/// `fc.defaults`.
final class DefaultsScriptTests: XCTestCase {
  func test_values_come_back_as_they_were() throws {
    try assertRun(
      """
      local values = { 1, 1.0, -0.5, true, false, "Zoë", "", { 1, { 2, x = nil } }, { a = { b = "c" } } }
      for i, value in ipairs(values) do fc.defaults:set("k" .. i, value) end
      for i = 1, 7 do
        local value = fc.defaults:get("k" .. i)
        assert(value == values[i] and math.type(value) == math.type(values[i]), i)
      end
      print(fc.defaults:get "k8"[2][1], fc.defaults:get "k9".a.b, fc.defaults:get "none")
      assert(fc.defaults:get "k9" ~= fc.defaults:get "k9")
      fc.defaults:set("k1", nil)
      print(fc.defaults:get "k1", fc.defaults)
      """, prints: ["2\tc\tnil", "nil\tdefaults"])
  }

  func test_registered_values_are_given_where_nothing_is_kept() throws {
    try assertRun(
      """
      fc.defaults:register { level = 3, name = "Ann" }
      fc.defaults:set("level", 5)
      local ann = fc.defaults:for_learner "Ann"
      print(fc.defaults:get "level", fc.defaults:get "name", ann:get "level", ann:get "name")
      fc.defaults:set("level", nil)
      print(fc.defaults:get "level")
      """, prints: ["5\tAnn\t3\tAnn", "3"])
  }

  func test_each_learner_has_values_of_their_own() throws {
    try assertRun(
      """
      local ann, bob = fc.defaults:for_learner "Ann", fc.defaults:for_learner "Bob"
      ann:set("best", 10)
      print(ann:get "best", bob:get "best", fc.defaults:get "best", ann)
      print(ann == fc.defaults:for_learner "Ann", ann == bob)
      """, prints: ["10\tnil\tnil\tdefaults of \"Ann\"", "true\tfalse"])
  }

  func test_what_can_not_be_kept_is_refused_by_its_key() throws {
    try assertRun(
      """
      local function fails(...) print(select(2, pcall(fc.defaults.set, fc.defaults, ...))) end
      fails("f", print)
      fails("b", "\\xFF")
      fails("m", { 1, x = 2 })
      fails("big", ("x"):rep(1 << 20))
      fails(("k"):rep(1001), 1)
      local t = {} t.t = t
      fails("t", t)
      print(select(2, pcall(fc.defaults.for_learner, fc.defaults, "")))
      print(select(2, pcall(fc.defaults.register, fc.defaults, { 1 })))
      print(select(2, pcall(function() return fc.defaults.sett end)))
      """,
      prints: [
        "argument #2 holds a function; only text, numbers, booleans and tables of those can be kept",
        "a string in the value of 'b' is not valid UTF-8 (byte 1)",
        "a table in the value of 'm' must be a list without gaps, or have text for all its keys",
        "the value of 'big' has 1048583 bytes, more than 1048576",
        "a key has at most 1000 bytes", "argument #2 holds itself",
        "bad argument #1 to 'for_learner' (name of a learner expected, got string)",
        "the keys of values to register must be strings",
        "quiz.lua:12: unknown field 'sett' in defaults (did you mean 'set'?)",
      ])
  }

  func test_all_values_of_a_script_have_a_limit() throws {
    try assertRun(
      """
      local text = ("x"):rep(1000000)
      local n = 0
      local ok, message
      repeat
        n = n + 1
        ok, message = pcall(fc.defaults.set, fc.defaults, "k" .. n, text)
        fc.sleep(0)
      until not ok
      print(n, message)
      fc.defaults:set("k1", nil)
      print(pcall(fc.defaults.set, fc.defaults, "k" .. n, text))
      """,
      prints: [
        "68\tthe value of 'k68' does not fit: all values of a script have at most 67108864 bytes",
        "true",
      ])
  }
}
