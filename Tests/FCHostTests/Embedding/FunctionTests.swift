import FCHost
import FCLua
import FCModels
import XCTest

/// Functions, classes and values that a program gives to its scripts.
final class FunctionTests: XCTestCase {
  private struct Point: ScriptRecord, Equatable {
    var x: Double
    var y: Double
    var name: String?
  }

  private final class Counter: ScriptObject {
    var hostKey = 0
    var count = 0
  }

  private struct Refused: Error, CustomStringConvertible {
    let description = "not today"
  }

  private var printed: [String] = []

  private func makeHost() throws -> ScriptHost {
    var configuration = ScriptHost.Configuration()
    configuration.print = { [unowned self] in printed.append($0) }
    return try ScriptHost(configuration)
  }

  func test_what_the_host_makes_later_leaves_a_walk_over_the_globals_alone() throws {
    // Among these numbers of globals are those with which Lua's table has no room for another.
    for count in 0..<40 {
      let host = try makeHost()
      try host.define("low", in: "app", value: 1)
      try host.load(
        text: """
          local expected, seen, walked = 0, {}, 0
          for i = 1, \(count) do rawset(_G, "global" .. i, i) end
          for _ in pairs(_G) do expected = expected + 1 end
          for name in pairs(_G) do
            if walked == 0 then assert(fc.ui and require "app".low == 1) end
            assert(not seen[name] and name ~= "fc.ui" and name ~= "module app")
            seen[name], walked = true, walked + 1
          end
          assert(walked == expected)
          """, name: "quiz.lua")
    }
  }

  func test_functions_take_and_give_typed_values() throws {
    let host = try makeHost()
    try host.define("shout", in: "app") { (text: String) in text.uppercased() }
    try host.define("add") { (a: Int, b: Int?) in a + (b ?? 1) }
    try host.define("sum", in: "app") { (numbers: [Double]) in numbers.reduce(0, +) }
    try host.define("middle", in: "app") { (a: Point, b: Point) in
      Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    try host.define("nothing", in: "app") { () in }
    try host.define("limits", in: "app", value: ["low": 1, "high": 9])
    try host.load(
      text: """
        local app = require "app"
        print(app.shout "hi", add(1, 2), add(4), app.sum { 1, 2.5 })
        local p = app.middle({ x = 0, y = 2 }, { x = 4, y = 2 })
        print(p.x, p.y, p.name, select("#", app.nothing()), app.limits.high)
        print(require "app" == app)
        """, name: "quiz.lua")
    XCTAssertEqual(printed, ["HI\t3\t5\t3.5", "2.0\t2.0\tnil\t0\t9", "true"])
  }

  func test_wrong_arguments_and_thrown_errors_are_raised_at_the_call() throws {
    let host = try makeHost()
    try host.define("add", in: "app") { (a: Int, b: Int) in a + b }
    try host.define("sum", in: "app") { (numbers: [Int]) in numbers.reduce(0, +) }
    try host.define("move", in: "app") { (point: Point) in point }
    try host.define("fail", in: "app") { () throws -> Void in throw Refused() }
    try host.load(
      text: """
        local app = require "app"
        local function try(f, ...) print(select(2, pcall(f, ...))) end
        try(app.add, 1, "x")
        try(app.add, 1)
        try(app.sum, { 1, "y" })
        try(app.move, { x = 1 })
        try(app.move, { x = 1, y = {} })
        try(app.fail)
        try(function() return app.summ end)
        try(function() app.sum = 1 end)
        """, name: "quiz.lua")
    XCTAssertEqual(
      printed,
      [
        "bad argument #2 to 'add' (integer expected, got string)",
        "bad argument #2 to 'add' (integer expected, got no value)",
        "element 2 of argument #1: integer expected, got string",
        "argument #1: the field 'y' is missing",
        "argument #1: y: a number was expected, got a table",
        "not today",
        "quiz.lua:9: unknown field 'summ' in app (did you mean 'sum'?)",
        "quiz.lua:10: 'app.sum' can't be set: a script can't change a module of its host",
      ])
  }

  func test_objects_keep_their_identity() throws {
    let host = try makeHost()
    let counter = Counter()
    try host.define(Counter.self, "counter") {
      $0.property("count", get: { $0.count }, set: { $0.count = $1 })
      $0.method("step") { (counter, by: Int?) in counter.count += by ?? 1 }
      $0.method("is_past") { (counter, limit: Int) in counter.count > limit }
    }
    try host.define("shared", in: "app") { counter }
    try host.define("count_of", in: "app") { (counter: Counter) in counter.count }
    try host.load(
      text: """
        local app = require "app"
        local c = app.shared()
        c:step() c:step(10) c.count = c.count + 1
        print(c == app.shared(), app.count_of(c), c:is_past(11), tostring(c))
        print(select(2, pcall(app.count_of, 3)))
        print(select(2, pcall(function() c.cuont = 1 end)))
        """, name: "quiz.lua")
    XCTAssertEqual(counter.count, 12)
    XCTAssertEqual(printed[0], "true\t12\ttrue\tcounter")
    XCTAssertEqual(printed[1], "bad argument #1 to 'count_of' (counter expected, got number)")
    XCTAssertTrue(printed[2].contains("did you mean 'count'?"), printed[2])
  }

  func test_names_can_be_defined_once_and_in_time() throws {
    let host = try makeHost()
    try host.define("a", in: "app") { () in 1 }
    let repeated = HostError.definition("'app.a' is defined already")
    XCTAssertThrowsError(try host.define("a", in: "app") { () in 2 }) {
      XCTAssertEqual($0 as? HostError, repeated)
    }
    XCTAssertThrowsError(try host.define("print") { () in 2 })
    XCTAssertThrowsError(try host.define("read", in: "fc") { () in 2 })
    try host.load(text: "require 'app'", name: "quiz.lua")
    XCTAssertThrowsError(try host.define("b", in: "app") { () in 2 }) {
      XCTAssertTrue("\($0)".contains("in use"), "\($0)")
    }
  }

  func test_functions_of_the_script_are_called_with_copies() throws {
    let host = try makeHost()
    try host.load(
      text: """
        function middle(a, b) return { x = (a.x + b.x) / 2, y = (a.y + b.y) / 2, name = a.name } end
        function fail() error "no" end
        function text() return "x" end
        function loop() return print end
        not_a_function = 1
        """, name: "quiz.lua")
    let point: Point = try host.call(
      "middle", Point(x: 0, y: 0, name: "a"), Point(x: 2, y: 4))
    XCTAssertEqual(point, Point(x: 1, y: 2, name: "a"))
    XCTAssertEqual(try host.call("text", arguments: []), .text("x"))
    XCTAssertThrowsError(try host.call("fail")) {
      let error = $0 as? ScriptError
      XCTAssertEqual(error?.message, "no")
      XCTAssertEqual(error?.position?.line, 2)
      XCTAssertEqual(error?.callbacks.first?.title, "function 'fail' called by the program")
    }
    for name in ["none", "not_a_function"] {
      XCTAssertThrowsError(try host.call(name)) {
        XCTAssertEqual($0 as? HostError, .unknownFunction(name))
      }
    }
    XCTAssertThrowsError(try host.call("text", returning: Int.self)) {
      XCTAssertEqual(
        $0 as? HostError,
        .conversion("the result of text: a whole number was expected, got a text"))
    }
    XCTAssertThrowsError(try host.call("loop", returning: Int.self)) {
      XCTAssertTrue("\($0)".contains("holds a function"), "\($0)")
    }
  }

  func test_notifications_go_both_ways() throws {
    let host = try makeHost()
    var heard: [PlainValue] = []
    try host.observe("score") { heard.append($0) }
    let removed = try host.observe("score") { _ in XCTFail("it was removed") }
    removed.remove()
    try host.load(
      text: """
        local fc = require "fc"
        fc.observe("tick", function(info, name) print(name, info and info.x) end)
        fc.post("score", { right = 3 })
        fc.post("score")
        fc.post("score", print)
        """, name: "quiz.lua")
    try host.post("tick", Point(x: 4, y: 0))
    try host.post("tick")
    XCTAssertEqual(heard, [.table(["right": .int(3)]), .nil, .nil])
    XCTAssertEqual(printed, ["tick\t4.0", "tick\tnil"])
  }
}
