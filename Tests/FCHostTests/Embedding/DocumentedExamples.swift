import FCHost
import Foundation
import XCTest

/// The examples in the documentation of the Swift interface, as they stand there.
///
/// `DocumentationTests` checks that none is missing.
final class DocumentedExamples: XCTestCase {
  private static let quiz = """
    local deck = fc.deck { title = "Capitals", id = "capitals" }
    deck:answer_key("Show States", function(key)
      key:card { question = "Texas", answer = "Austin" }
      key:card { question = "Ohio", answer = "Columbus" }
    end)
    function grade(text, points) return { letter = "B", points = points - #text } end
    return deck
    """

  private var host: ScriptHost!
  private var printed: [String] = []

  override func setUpWithError() throws {
    var configuration = ScriptHost.Configuration()
    configuration.print = { [unowned self] in printed.append($0) }
    configuration.seed = 1
    host = try ScriptHost(configuration)
  }

  override func tearDown() {
    host.close()
    host = nil
  }

  private func print(_ item: Any) { printed.append("\(item)") }

  private func run(_ script: String) throws {
    try host.load(text: script, name: "quiz.lua")
    try host.run()
  }

  // MARK: Games

  func test_game_is_played() throws {
    try host.load(text: Self.quiz, name: "quiz.lua")
    let host = try XCTUnwrap(host)
    func ask(_ question: String, _ answers: [String]) -> String {
      question == "Texas" ? "Austin" : "Columbus"
    }
    let game = try host.startGame(of: host.decks[0], key: "Show States")
    while let card = try game.nextCard() {
      _ = try game.answer(.text(ask(card.question, card.answers)))
    }
    print(game.result.right)
    XCTAssertEqual(printed, ["2"])
  }

  // MARK: The reference

  func test_reference_is_asked() throws {
    let reference = try ScriptReference()
    for entry in reference.entries(named: "next_hint") { print(entry.forms[0]) }
    if let type = reference.class(named: "card")?.member(named: "answers")?.type { print(type) }
    XCTAssertEqual(printed, ["card:next_hint() → string?", "string[]"])
  }

  // MARK: Functions and types

  func test_functions_are_defined() throws {
    let host = try XCTUnwrap(host)
    try host.define("shout", in: "app") { (text: String) in text.uppercased() }
    try host.define("add") { (a: Int, b: Int) in a + b }
    try run(#"print(require("app").shout("ho"), add(1, 2))"#)
    XCTAssertEqual(printed, ["HO\t3"])
  }

  func test_class_is_defined() throws {
    let host = try XCTUnwrap(host)
    final class Counter: ScriptObject {
      var hostKey = 0
      var count = 0
    }
    try host.define(Counter.self, "counter") {
      $0.property("count", get: { $0.count }, set: { $0.count = $1 })
      $0.method("step") { (counter, by: Int) in counter.count += by }
    }
    try host.define("counter", in: "app") { Counter() }
    try run(
      """
      local counter = require("app").counter()
      counter.count = 40
      counter:step(2)
      print(counter.count)
      """)
    XCTAssertEqual(printed, ["42"])
  }

  func test_record_is_passed() throws {
    let host = try XCTUnwrap(host)
    struct Point: ScriptRecord { var x: Double, y: Double }
    try host.define("middle", in: "app") { (a: Point, b: Point) in
      Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }
    try run(
      """
      local middle = require("app").middle({ x = 0, y = 0 }, { x = 2, y = 4 })
      print(middle.x, middle.y)
      """)
    XCTAssertEqual(printed, ["1.0\t2.0"])
  }

  func test_function_of_the_script_is_called() throws {
    try host.load(text: Self.quiz, name: "quiz.lua")
    let host = try XCTUnwrap(host)
    struct Grade: Decodable {
      let letter: String
      let points: Int
    }
    let essay = "short"
    let grade: Grade = try host.call("grade", essay, 10)
    XCTAssertEqual(grade.letter, "B")
    XCTAssertEqual(grade.points, 5)
  }

  func test_binding_is_a_table() throws {
    final class Counter: LuaObject {
      var hostKey = 0
      var count = 0
    }
    let state = try State()
    let binding = ClassBinding<Counter>("counter") { counter in "counter at \(counter.count)" }
    binding.property("count", "integer", "How far it has come.") { $0.count }
    binding.method("step", "(by: integer)", "Goes on.") { counter, call in
      counter.count += try call.integer(1)
      return .nothing
    }
    try state.define(binding)
    XCTAssertEqual(binding.name, "counter")
  }

  // MARK: Loading and running

  func test_script_is_loaded_turn_by_turn() throws {
    let folder = try ScriptFolder("fc.sleep(0)\n" + Self.quiz)
    let host = try XCTUnwrap(host)
    try inFolder(folder.path) {
      try host.startLoading("quiz.lua")
      while host.isLoading { try host.step() }
      try host.finishLoading()
    }
    XCTAssertEqual(host.decks.map(\.title), ["Capitals"])
  }

  func test_changed_script_is_reloaded() throws {
    let folder = try ScriptFolder("fc.after(0, function() print('old') end)")
    try host.load("\(folder.path)/quiz.lua")
    let host = try XCTUnwrap(host)
    try folder.write(Array("print('new')".utf8), to: "quiz.lua")
    let reloader = ScriptReloader(host)
    var isDue = false
    try reloader.watch { isDue = true }
    while try reloader.host.step() {
      if isDue { try reloader.reload() }
      isDue = false
    }
    XCTAssertEqual(printed.first, "old")
    self.host = reloader.host
  }

  func test_time_goes_by_hand() throws {
    func print(_ text: String) { printed.append(text) }
    let clock = ManualClock()
    let loop = EventLoop(clock: clock)
    loop.after(600) { print("ten minutes later") }
    clock.advance(by: 600)
    loop.runOnce(waiting: false)
    XCTAssertEqual(printed, ["ten minutes later"])
    loop.close()
  }

  // MARK: Permissions, plugins, reference

  func test_permissions_are_given() throws {
    var permissions = Permissions()
    permissions.read = .only(["/usr/share/dict"])
    permissions.env.allow("LANG")
    XCTAssertNotEqual(permissions.env, .none)
  }

  func test_plugins_are_given() throws {
    let folder = try ScriptFolder(
      """
      -- fcscript-plugin: 1
      local plugin = fc.plugin { name = "loud", version = "1" }
      plugin:checker("loud", function(response) return response == response:upper() end)
      """)
    var configuration = ScriptHost.Configuration()
    try inFolder(folder.path) {
      try folder.link("ordering.lua", to: "quiz.lua")
      let plugins = PluginSet([PluginFile("ordering.lua")])
      configuration.plugins = plugins
    }
    XCTAssertNotNil(configuration.plugins)
  }

  func test_reference_tells_of_names() throws {
    let reference = try ScriptReference()
    let names = reference.entries(named: "next_hint").map(\.name)  // ["card:next_hint"]
    let type = reference.class(named: "card")?.member(named: "answers")?.type
    XCTAssertEqual(names, ["card:next_hint"])
    XCTAssertEqual(type, .list(.named("string")))
  }

  private func inFolder(_ path: String, _ body: () throws -> Void) throws {
    let before = FileManager.default.currentDirectoryPath
    XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(path))
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    try body()
  }
}
