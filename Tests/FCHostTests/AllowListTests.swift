import XCTest

@testable import FCHost
@testable import FCLua

/// What a script sees is what the list says, and nothing more.
final class AllowListTests: XCTestCase {
  func test_every_name_that_a_script_reaches_is_listed_and_the_other_way_round() throws {
    // Functions that another name has led to are no names of their own.
    let printed = try runOddScript(
      """
      local seen, nested = { [_G] = true }, { ui = true, test = true }
      local function walk(prefix, t)
        for name, value in pairs(t) do
          if value ~= _G then
            if type(value) == "table" and not seen[value] and (prefix == "" or nested[name]) then
            if prefix ~= "" then print(prefix .. name) end
              seen[value] = true
              walk(prefix .. name .. ".", value)
            else
              print(prefix .. name)
            end
          end
        end
      end
      walk("", _G)
      for _, value in pairs { "", 1, true, print, coroutine.create(print), deck, key, key.random } do
        assert(not getmetatable(value))
      end
      assert(getmetatable(nil) == nil)
      for name, method in pairs(string) do assert((""):rep(0)[name] == method) end
      return deck
      """, isTest: true)
    var configuration = ScriptHost.Configuration()
    configuration.test = TestSettings()
    let host = try ScriptHost(configuration)
    try host.define(host.undefined.take(withName: nil))
    let reached = Set(printed).union(host.state.classMembers)
    let listed = Set(AllowList.names.map(\.name))
    XCTAssertEqual(reached.subtracting(listed).sorted(), [], "not on the list")
    XCTAssertEqual(listed.subtracting(reached).sorted(), [], "listed, but not there")
    XCTAssertEqual(listed.count, AllowList.names.count, "a name is listed twice")
  }

  func test_unknown_names_are_refused_with_what_may_be_meant() throws {
    try runOddScript(
      """
      fails("undefined name 'string.trim': use text:match", function() return string.trim end)
      fails("undefined name 'string.trim': use text:match", function() return ("x"):trim() end)
      fails("undefined name 'string.fromat' (did you mean 'string.format'?)",
        function() return string.fromat end)
      fails("undefined name 'table.map': write a loop", function() return table.map end)
      fails("undefined name 'math.pow': use x ^ y", function() return math.pow(1, 2) end)
      fails("undefined name 'os.exit': a script ends", function() return os.exit end)
      fails("undefined name 'utf8.1'", function() return utf8[1] end)
      fails("unknown field 'reed' in fc (did you mean 'read'?)", function() return fc.reed end)
      fails("'fc.read' can't be set: a script can't change a library", function() fc.read = 1 end)
      fails("'string.trim' can't be set", function() function string.trim() end end)
      fails("unknown field '1' in fc", table.insert, fc, 1)
      fails("fc.test is there only in *_test.lua, run by fcscript test", function() return fc.test end)
      fails("undefined name 'string.1'", table.sort, setmetatable({}, { __index = string, __newindex = string,
        __len = function() return 2 end }), function() return true end)
      return deck
      """)
  }

  func test_what_a_script_does_to_its_globals_hurts_itself_alone() throws {
    XCTAssertEqual(
      try runOddScript(
        """
        assert(require "fc" == fc)
        local stolen, rawset = {}, rawset
        for name, value in pairs(_G) do
          if name ~= "_G" then stolen[name] = value rawset(_G, name, error) end
        end
        rawset(_G, "tostring", nil)
        local fc = stolen.require "fc"
        stolen.assert(fc == stolen.fc)
        stolen.print(1, nil, ("x"):rep(3), stolen.math.random(1, 1))
        for key, value in fc.pairs { b = 1, a = 2 } do stolen.print(key, value) end
        local game = deck:game "Key"
        while game:next_card() do game:answer(1) end
        stolen.print(game.num_left)
        return deck
        """), ["1\tnil\txxx\t1", "a\t2", "b\t1", "0"])
  }
}
