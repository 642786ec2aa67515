import XCTest

@testable import FCLua

/// Libraries that a script can use, but not change.
final class FrozenLibraryTests: XCTestCase {
  private func makeFrozenState() throws -> State {
    let state = try State()
    for library in State.Library.allCases { try state.open(library) }
    try state.replaceUnsafeFunctions()
    let view = try state.freezeLibrary("string", NameList(["find", "format", "rep", "upper"])) {
      name, isSet in ScriptFault("\(isSet ? "set" : "get") \(name)")
    }
    XCTAssertNotEqual(view.number, 0)
    return state
  }

  func test_a_library_gives_nothing_away() throws {
    let state = try makeFrozenState()
    let script = """
      assert(string.format("%d", 1) == "1" and ("x"):rep(3) == "xxx" and ("x").upper == string.upper)
      local function fails(text, f, ...)
        local ok, message = pcall(f, ...)
        assert(not ok and message:find(text, 1, true), message)
      end
      fails("get trim", function() return string.trim end)
      fails("get trim", function() return ("x"):trim() end)
      fails("get [boolean]", function() return string[true] end)
      fails("get [nil]", function() return string[nil] end)
      fails("set rep", function() string.rep = nil end)
      fails("set more", function() string.more = 1 end)
      fails("set 1", function() table.insert(string, 1) end)
      fails("can't change a library", rawset, string, "rep", 1)
      fails("can't give a library", setmetatable, string, {})
      fails("'__gc'", setmetatable, {}, { __gc = false })
      fails("protected metatable", setmetatable, setmetatable({}, { __metatable = 1 }), nil)
      assert(getmetatable(string) == false and getmetatable("") == false)
      assert(next(string) == nil and rawget(string, "rep") == nil and rawlen(string) == 0)
      local names = {}
      local iterate, state, first = pairs(string)
      assert(type(iterate) == "function" and state == nil and first == nil)
      for name, value in pairs(string) do names[#names + 1] = name assert(value == string[name]) end
      table.sort(names)
      assert(not pcall(iterate, nil, "no key"))
      assert(iterate(string, nil) and iterate({}, nil))
      return table.concat(names, " ")
      """
    XCTAssertEqual(try state.run(script), .string("find format rep upper"))
  }

  func test_the_host_still_defines_functions() throws {
    let state = try makeFrozenState()
    try state.define("rep", in: "string") { $0.answer("replaced") }
    try state.define("new", in: "string") { $0.answer("new") }
    XCTAssertEqual(try state.run("return ('x'):rep(2) .. string.new()"), .string("replacednew"))
  }

  func test_globals_that_are_not_listed_are_gone() throws {
    let state = try State()
    try state.open(.base)
    try state.keepGlobals(NameList(["_G", "pairs", "nowhere"]))
    XCTAssertEqual(
      try state.run("local n = 0 for _ in pairs(_G) do n = n + 1 end return n"), .integer(2))
  }
}
