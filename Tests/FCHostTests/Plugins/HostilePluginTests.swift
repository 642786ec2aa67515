import FCHost
import XCTest

/// Plugins, and scripts that use them, that ask for more than there is.
final class HostilePluginTests: XCTestCase {
  private var reports: [String] = []
  private var printed: [String] = []

  private func plugin(_ body: String, permissions: String = "{}") -> String {
    """
    -- fcscript-plugin: 1
    local plugin = fc.plugin { name = "p", permissions = \(permissions) }
    \(body)
    """
  }

  /// Loads the script of a folder with the plugin at a path in it.
  private func load(
    _ folder: ScriptFolder, plugin name: String = "p.lua",
    decide: @escaping (PluginRequest) -> Bool = { _ in false }
  ) throws -> ScriptHost {
    var settings = PluginSet.Settings()
    settings.report = { [unowned self] in reports.append($0) }
    settings.print = { [unowned self] in printed.append($0) }
    settings.decide = decide
    let plugins = PluginSet([PluginFile("\(folder.path)/\(name)")], settings: settings)
    let host = try folder.makeHost { $0.plugins = plugins }
    try host.load("\(folder.path)/quiz.lua")
    return host
  }

  func test_plugins_hear_of_a_bounded_number_of_events_in_a_turn() throws {
    let folder = try ScriptFolder(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "T" }
      deck:answer_key("A", function(key)
        for i = 1, 5 do key:card { question = "Q" .. i, answer = "A", kind = "typed" } end
      end)
      for _ = 1, 300 do
        local game = deck:game(deck.answer_keys[1])
        while game:next_card() do game:answer "A" end
      end
      return deck
      """, texts: ["p.lua": plugin("plugin:on('answer', function() print 'heard' end)")])
    _ = try load(folder)
    XCTAssertEqual(printed.count, 1000)
    XCTAssertEqual(reports, [])
  }

  func test_message_of_a_check_has_at_most_the_size_of_a_text() throws {
    let folder = try ScriptFolder(
      """
      local fc = require "fc"
      local deck = fc.deck { title = "T" }
      deck:answer_key("A", function(key)
        key:card { question = "Q", answer = "A", kind = "typed", check = "c" }
      end)
      return deck
      """,
      texts: ["p.lua": plugin("plugin:checker('c', function() return 1, ('x'):rep(65537) end)")])
    let host = try load(folder)
    let game = try host.startGame(of: host.decks[0])
    _ = try game.nextCard()
    XCTAssertThrowsError(try game.answer(.text("A"))) {
      XCTAssertTrue("\($0)".contains("is longer than 65536 bytes"), "\($0)")
    }
  }

  func test_request_names_the_place_of_the_file_and_no_path_that_others_share() throws {
    let folder = try ScriptFolder("", texts: ["p.lua": plugin("", permissions: "{ read = true }")])
    try folder.link("here", to: folder.path)
    var asked: [String] = []
    _ = try load(folder, plugin: "here/p.lua") {
      asked.append($0.path)
      return false
    }
    XCTAssertEqual(asked, ["\(folder.path)/p.lua"])
  }

  func test_plugin_in_a_pipe_is_not_waited_for() throws {
    let folder = try ScriptFolder("print 'x'")
    try folder.makePipe("p.lua")
    _ = try load(folder)
    XCTAssertEqual(folder.printed, ["x"])
    XCTAssertTrue(reports.first?.contains("a pipe or a device") ?? false, "\(reports)")
  }

  func test_grants_that_can_not_be_read_are_neither_waited_for_nor_replaced() throws {
    let large = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 21)
    let folder = try ScriptFolder("", files: ["large": large])
    try folder.makePipe("pipe")
    let request = PluginRequest(name: "p", path: "/p.lua", wishes: PluginWishes())
    for name in ["large", "pipe"] {
      var grants = PluginGrants(path: "\(folder.path)/\(name)")
      XCTAssertFalse(grants.allow(request))
      XCTAssertFalse(grants.add(request))
    }
    XCTAssertEqual(try folder.text(of: "large").utf8.count, large.count)
  }

  func test_grants_are_written_to_where_a_link_leads() throws {
    let folder = try ScriptFolder("", texts: ["grants": "q\t/q.lua\tread /etc\n"])
    try folder.link("link", to: "grants")
    let request = PluginRequest(name: "p", path: "/p.lua", wishes: PluginWishes())
    var grants = PluginGrants(path: "\(folder.path)/link")
    XCTAssertTrue(grants.add(request))
    XCTAssertEqual(try folder.text(of: "grants"), "q\t/q.lua\tread /etc\np\t/p.lua\t\n")
  }
}
