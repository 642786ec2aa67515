import XCTest

@testable import FCLua

final class MemoryTests: XCTestCase {
  /// Touches every part of the bridge.
  private let script = """
    local parent = counter "parent"
    parent.name = "the parent"
    local child = parent:child { name = "a child with a name too long to lie in place", count = 2 }
    parent:adopt(child)
    child.callback = function(self, value) return { self.name, value } end
    local value = echo { 1, 2.5, "text", true, { deep = { deeper = "still" } } }
    assert(#parent == 2 and parent[1] == child and #parent:family() == 2)
    assert(child:call(value)[2][5].deep.deeper == "still")
    for name, field in pairs(child) do assert(name and tostring(field)) end
    local failures = 0
    for _, message in ipairs { "one", "two" } do
      if not pcall(parent.fail, parent, message) then failures = failures + 1 end
    end
    assert(not pcall(parent.fail_oddly, parent))
    assert(not pcall(parent.step, parent, "x"))
    assert(not pcall(function() return parent.unknown end))
    local co = coroutine.wrap(function(...) coroutine.yield(parent:step(...)) end)
    assert(failures == 2 and co(3) == 3 and tostring(parent) == 'counter "the parent"')
    return "passed"
    """

  /// Runs the script with refusals that begin at each allocation in turn until none is met.
  ///
  /// - Parameter count: How many allocations are refused; Lua asks again after it has collected
  ///   garbage, so one refusal alone has no effect.
  private func survive(refusals count: Int) throws {
    Counter.living = 0
    var survived = 0
    for first in 1... {
      let failing = first..<(count == .max ? .max : first + count)
      let outcome = Result {
        let state = try makeState(failingAllocations: failing)
        let value = try state.run(script)
        XCTAssertEqual(state.context.pointee.wire.length, 0, "values are left at \(first)")
        return (value, state.memory.allocations)
      }
      XCTAssertEqual(Counter.living, 0, "refusing allocation \(first) leaked")
      switch outcome {
      case .success(let (value, allocations)):
        XCTAssertEqual(value, .string("passed"))
        if allocations < first {
          XCTAssertGreaterThan(survived, 100, "too few refusals for a test")
          return
        }
      case .failure(let error as LuaError):
        // `assert` and `pcall` in the script may meet the lack of memory first.
        XCTAssertTrue(
          error.kind == .memory || error.kind == .stopped(.memory)
            || error.message.contains("assertion failed")
            || error.message.contains("not enough memory"), "at \(first): \(error)")
        survived += 1
      case .failure(let error):
        return XCTFail("at \(first): \(error)")
      }
      if Counter.living != 0 { return }
    }
  }

  func test_a_lack_of_memory_that_lasts_is_survived_at_any_allocation() throws {
    try survive(refusals: .max)
  }

  func test_a_lack_of_memory_that_passes_is_survived_at_any_allocation() throws {
    try survive(refusals: 2)
  }

  func test_after_a_memory_error_the_script_is_stopped_and_the_state_lives() throws {
    let state = try makeState(memoryLimit: 2 << 20)
    XCTAssertThrowsError(
      try state.run("local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(100) .. i end")
    ) {
      XCTAssertEqual(($0 as? LuaError)?.kind, .stopped(.memory))
      XCTAssertEqual(($0 as? LuaError)?.position?.line, 1)
    }
    XCTAssertThrowsError(try state.run("return 1"))
    XCTAssertEqual(state.stopReason, .memory)
    XCTAssertLessThanOrEqual(state.memory.peak, 2 << 20)
  }
}
