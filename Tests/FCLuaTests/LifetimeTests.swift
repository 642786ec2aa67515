import FCLua
import XCTest

final class LifetimeTests: XCTestCase {
  override func setUp() { Counter.living = 0 }

  /// Runs a script and checks that it leaves no object behind once its state is closed.
  private func runLeavingNothing(_ source: String) throws -> Value {
    var state: State? = try makeState()
    let value = try state?.run(source) ?? .nil
    state = nil
    XCTAssertEqual(Counter.living, 0)
    return value
  }

  func test_every_object_is_gone_when_its_state_closes() throws {
    let script = """
      kept = {}
      for i = 1, 1000 do
        local c = counter("c" .. i)
        c:child { name = "child" }
        c.callback = function() return c end
        if i % 3 == 0 then kept[#kept + 1] = c end
      end
      return #kept
      """
    XCTAssertEqual(try runLeavingNothing(script), .integer(333))
  }

  func test_objects_go_whose_finalizers_found_no_stack() throws {
    // Lua has room for 200 calls of C functions: in the deepest no finalizer can run, and is lost.
    let script = """
      local deepest = 0
      local function nest(depth)
        deepest = math.max(deepest, depth)
        for i = 1, 20 do counter("c" .. i) end
        collectgarbage()
        for i = 1, 20 do counter("c" .. i) end
        pcall(collectgarbage)
        for i = 1, 20 do counter("c" .. i) end
        pcall(pcall, collectgarbage)
        pcall(nest, depth + 1)
      end
      pcall(nest, 1)
      return deepest > 50
      """
    XCTAssertEqual(try runLeavingNothing(script), .boolean(true))
  }

  func test_an_object_goes_when_lua_collects_it() throws {
    let state = try makeState()
    try state.run("c = counter 'a' d = counter 'b'")
    XCTAssertEqual(Counter.living, 2)
    try state.run("c = nil")
    state.collectGarbage()
    XCTAssertEqual(Counter.living, 1)
  }

  func test_a_cycle_through_a_callback_is_collected() throws {
    let state = try makeState()
    try state.run(
      """
      do
        local a, b = counter "a", counter "b"
        a.callback = function() return b end
        b.callback = function() return a end
      end
      """)
    state.collectGarbage()
    XCTAssertEqual(Counter.living, 0)
  }

  func test_a_held_child_keeps_its_callback_when_its_userdata_was_dropped() throws {
    let script = """
      local parent = counter "parent"
      do
        local child = counter "child"
        child.callback = function(self) return self.name .. " called back" end
        parent:adopt(child)
      end
      for _ = 1, 3 do collectgarbage() end
      return parent[1]:call()
      """
    XCTAssertEqual(try runLeavingNothing(script), .string("child called back"))
  }

  func test_a_pinned_object_stays_until_unpinned() throws {
    let state = try makeState()
    let counter = Counter(name: "pinned")
    try state.pin(counter)
    try state.withUserdata(of: counter) {
      let function = try state.load(Array("return 'still here'".utf8), name: "@test.lua")
      try state.call(.reference(function), results: 1) { _ in
      } read: { _ in
      }
    }
    try state.run("collectgarbage()")
    state.unpin(counter)
    state.collectGarbage()
    XCTAssertEqual(Counter.living, 1, "the test itself still has it")
  }

  func test_errors_leak_no_object_and_skip_no_defer() throws {
    let state = try makeState()
    var depth = 0
    try state.define("descend") { call in
      let witness = Counter(name: "witness")
      depth += 1
      defer {
        depth -= 1
        witness.count += 1
      }
      let remaining = try call.integer(1)
      if remaining == 0 { throw ScriptFault("bottom") }
      return call.answer(
        try call.state.call(.stack(2), results: 1) {
          $0.push(remaining - 1)
        } read: {
          try $0.value(1)
        })
    }
    try state.run(
      """
      local values = { "text", 42, true, {}, print, counter "value" }
      local function through(n)
        if n % 7 == 3 then error(values[n % #values + 1]) end
        if n % 5 == 2 then
          local ok, value = pcall(descend, n, through)
          assert(not ok)
          error(value, 0)
        end
        if n % 4 == 1 then
          local co = coroutine.wrap(descend)
          return co(n, through)
        end
        return descend(n, through)
      end
      for n = 1, 3000 do
        local ok = pcall(descend, n % 40, through)
        assert(not ok)
      end
      """)
    XCTAssertEqual(depth, 0)
    state.collectGarbage()
    // The one counter in `values` went with the chunk.
    XCTAssertEqual(Counter.living, 0)
  }

  func test_a_finalizer_may_run_inside_any_call() throws {
    let state = try makeState()
    state.collectEagerly()
    try state.run(
      """
      local parent = counter "parent"
      for i = 1, 2000 do
        local child = parent:child { name = "child " .. i }
        child.callback = function() return { i, tostring(child) } end
        assert(child:call()[1] == i)
        pcall(counter("garbage").fail, 1)
      end
      """)
    state.collectGarbage()
    XCTAssertEqual(Counter.living, 0)
  }

  func test_references_of_the_host_go_with_their_owners() throws {
    let state = try makeState()
    try state.run("shared = counter 'shared'")
    var function: Reference? = try state.load(
      Array("local c = shared return function() return c end".utf8), name: "@test.lua")
    XCTAssertNotNil(function)
    function = nil
    try state.run("shared = nil")
    state.collectGarbage()
    XCTAssertEqual(Counter.living, 0)
  }

  func test_a_reference_may_outlive_its_state() throws {
    var state: State? = try makeState()
    var function = try state?.load(Array("return 1".utf8), name: "@test.lua")
    XCTAssertNotNil(function)
    state = nil
    function = nil
  }
}
