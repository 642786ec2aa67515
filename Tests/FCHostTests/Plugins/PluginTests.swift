import FCHost
import FCLoop
import FCModels
import XCTest

/// Lua files that extend the host.
final class PluginTests: PluginTestCase {
  // MARK: Easings, importers, commands

  func test_easing_is_named_by_animations() throws {
    let script = """
      local layer = fc.layer { x = 0 }
      layer:add_animation(fc.animation { key_path = "x", to = 10, duration = 2, easing = "square" },
        "k")
      fc.after(1, function() print(layer:presentation_value "x") end)
      """
    let folder = try folder(
      script,
      plugins: ["p.lua": plugin("plugin:easing('square', function(x) return x * x end)")])
    let host = try folder.makeHost {
      $0.plugins = set(of: "p.lua", in: folder)
      $0.clock = ManualClock(skipsIdleTime: true)
    }
    try host.load("\(folder.path)/quiz.lua")
    host.run(untilScreen: false)
    XCTAssertEqual(folder.printed, ["2.5"])
    XCTAssertEqual(folder.reported, [])
  }

  func test_importer_makes_a_deck_of_a_file() throws {
    let importer = plugin(
      """
      plugin:importer("words", function(text, path)
        local cards = {}
        for a, b in text:gmatch "(%w+)=(%w+)" do
          table.insert(cards, { question = a, answer = b, kind = "typed", line = #cards + 1 })
        end
        if #cards == 0 then return nil, "nothing in it" end
        return { title = "W", keys = { { name = "K", kind = "typed", cards = cards } } }
      end)
      """)
    let folder = try folder(
      "",
      plugins: ["p.lua": importer, "a.words": "x=1\ny=2", "b.words": "x=1\nx=2", "c.words": ""])
    let plugins = set(of: "p.lua", in: folder)
    let host = try load(folder, plugins, "a.words")
    XCTAssertEqual(host.decks.map(\.title), ["W"])
    let game = try game(host)
    XCTAssertEqual(try game.nextCard()?.question, "x")
    XCTAssertEqual(try game.answer(.text("1")), .scored(1, message: nil))
    let twice = try load(folder, plugins, "b.words")
    XCTAssertThrowsError(try self.game(twice)) {
      XCTAssertTrue("\($0)".contains("two cards"), "\($0)")
    }
    XCTAssertThrowsError(try load(folder, plugins, "c.words")) {
      XCTAssertTrue("\($0)".contains("nothing in it"), "\($0)")
    }
  }

  func test_command_gets_its_arguments_and_gives_a_status() throws {
    let folder = try folder(
      "",
      plugins: [
        "p.lua": plugin(
          """
          plugin:command("count", { help = "Counts." }, function(args) print(#args) return #args end)
          plugin:command("odd", {}, function() return "x" end)
          plugin:command("quit", {}, function() require("fc").quit(7) end)
          """)
      ])
    let plugins = set(of: "p.lua", in: folder)
    let command = try XCTUnwrap(plugins.command("count"))
    XCTAssertEqual(command.help, "Counts.")
    XCTAssertEqual(try command.run(["a", "b"]), 2)
    XCTAssertEqual(printed, ["2"])
    XCTAssertThrowsError(try XCTUnwrap(plugins.command("odd")).run([]))
    XCTAssertNil(plugins.command("none"))
    XCTAssertEqual(try plugins.command("quit")?.run([]), 7)
    XCTAssertEqual(plugins.allCommands.map(\.name), ["count", "odd", "quit"])
  }

  // MARK: Observers

  func test_observers_hear_of_every_game_with_copies() throws {
    let observer = """
      for _, event in ipairs { "start", "card", "answer", "result" } do
        plugin:on(event, function(info)
          print(event, info.deck, info.card and info.card.question, info.num_right)
          info.deck = nil
        end)
      end
      """
    let folder = try folder(
      deckScript("key:card { question = 'Q', answer = 'A', kind = 'typed' }"),
      plugins: ["p.lua": plugin(observer)])
    let game = try game(try load(folder, set(of: "p.lua", in: folder)))
    _ = try game.nextCard()
    _ = try game.answer(.text("A"))
    XCTAssertNil(try game.nextCard())
    XCTAssertEqual(
      printed,
      [
        "start\tStates\tnil\t0", "card\tStates\tQ\t0", "answer\tStates\tQ\t1",
        "result\tStates\tnil\t1",
      ])
  }

  func test_observer_that_fails_stops_nothing() throws {
    let folder = try folder(
      deckScript("key:card { question = 'Q', answer = 'A', kind = 'typed' }"),
      plugins: ["p.lua": plugin("plugin:on('answer', function() error 'mine' end)")])
    let game = try game(try load(folder, set(of: "p.lua", in: folder)))
    _ = try game.nextCard()
    XCTAssertEqual(try game.answer(.text("A")), .scored(1, message: nil))
    XCTAssertEqual(folder.reported, [])
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports[0].contains("mine"), reports[0])
  }

  // MARK: Loading

  func test_plugins_that_can_not_be_used_are_named_and_skipped() throws {
    let folder = try folder(
      "print 'runs'",
      plugins: [
        "version.lua": "-- fcscript-plugin: 2\n", "none.lua": "print 'x'",
        "syntax.lua": "-- fcscript-plugin: 1\n(", "silent.lua": "-- fcscript-plugin: 1\n",
        "loops.lua": plugin("while true do end", name: "loops"), "good.lua": plugin(""),
        "again.lua": plugin("", name: "p"),
        "twice.lua": plugin("fc.plugin { name = 'q' }", name: "twice"),
        "own.lua": plugin("plugin:card_kind('choice', { prepare = print })", name: "own"),
      ])
    var settings = PluginSet.Settings()
    settings.limits.callTime = 0.1
    settings.report = { [unowned self] in reports.append($0) }
    let names = [
      "version", "none", "syntax", "silent", "loops", "good", "again", "twice", "own", "missing",
    ]
    let plugins = PluginSet(
      names.map { PluginFile("\(folder.path)/\($0).lua") }, settings: settings)
    _ = try load(folder, plugins)
    XCTAssertEqual(folder.printed, ["runs"])
    let problems = [
      "version.lua is skipped: it is for version 2", "none.lua is skipped: its first line is not",
      "')' is missing", "silent.lua is skipped: it has not called fc.plugin",
      "stopped: this ran for more than 0.1 s", "a plugin p is there already",
      "fc.plugin was called before", "card kind 'choice' is one of the host's own",
      "missing.lua is skipped",
    ]
    XCTAssertEqual(reports.count, problems.count, "\(reports)")
    for (report, problem) in zip(reports, problems) {
      XCTAssertTrue(report.contains(problem), report)
    }
  }

  func test_first_of_two_plugins_with_one_name_wins() throws {
    let folder = try folder("", plugins: [:])
    for (place, text) in [("own", "own"), ("shipped", "shipped")] {
      try folder.write(
        Array(plugin("plugin:command('say', {}, function() print '\(text)' end)").utf8),
        to: "\(place)/p.lua")
    }
    let plugins = set(of: "own/p.lua", "shipped/p.lua", in: folder)
    _ = try plugins.command("say")?.run([])
    XCTAssertEqual(printed, ["own"])
    XCTAssertEqual(reports, [])
  }

  func test_plugin_on_demand_is_loaded_for_scripts_that_mention_it() throws {
    let folder = try folder(
      "print 'quiz'",
      plugins: ["other.lua": "print 'kind = p1'", "p1.lua": plugin("print 'loaded'", name: "p1")])
    let plugins = set(of: "p1.lua", in: folder, onDemand: true)
    _ = try load(folder, plugins)
    XCTAssertEqual(printed, [])
    _ = try load(folder, plugins, "other.lua")
    XCTAssertEqual(printed, ["loaded"])
  }

  func test_scripts_that_are_no_plugins_are_told_so() throws {
    let folder = try folder("fc.plugin { name = 'x' }", plugins: [:])
    XCTAssertThrowsError(try folder.load()) {
      XCTAssertTrue("\($0)".contains("fc.plugin is for plugins"), "\($0)")
    }
  }

  // MARK: Permissions

  func test_wishes_are_asked_for_and_given_or_refused() throws {
    let asking = """
      -- fcscript-plugin: 1
      local plugin = fc.plugin {
        name = "asks", permissions = { env = { "HOME" }, read = { "/etc" }, progress = true },
      }
      plugin:command("home", {}, function() print(fc.env "HOME" ~= nil, #plugin:days()) end)
      """
    let folder = try folder("", plugins: ["a.lua": asking])
    var requests: [PluginRequest] = []
    let refused = set(of: "a.lua", in: folder) {
      requests.append($0)
      return false
    }
    XCTAssertNil(refused.command("home"))
    XCTAssertEqual(requests.map(\.name), ["asks"])
    XCTAssertEqual(
      requests[0].wishes.words,
      "read /etc; see the variable HOME; see when which cards were answered")
    XCTAssertTrue(reports[0].hasSuffix("--allow-plugin asks allows it"), reports[0])
    let given = set(of: "a.lua", in: folder) { _ in true }
    _ = try given.command("home")?.run([])
    XCTAssertEqual(printed, ["true\t0"])
  }

  func test_plugin_without_wishes_has_no_permissions() throws {
    let folder = try folder(
      "",
      plugins: [
        "p.lua": plugin(
          """
          plugin:command("days", {}, function() plugin:days() end)
          plugin:command("env", {}, function() fc.env "HOME" end)
          """)
      ])
    let plugins = set(of: "p.lua", in: folder)
    XCTAssertThrowsError(try plugins.command("days")?.run([]))
    XCTAssertThrowsError(try plugins.command("env")?.run([])) {
      XCTAssertEqual(($0 as? ScriptError)?.kind, .permission)
    }
  }

  func test_grants_are_kept_until_the_wishes_change() throws {
    let folder = try folder("", plugins: [:])
    let path = "\(folder.path)/set/grants"
    var wishes = PluginWishes()
    wishes.readsProgress = true
    let request = PluginRequest(name: "p", path: "/p.lua", wishes: wishes)
    var grants = PluginGrants(path: path)
    XCTAssertFalse(grants.allow(request))
    XCTAssertTrue(grants.add(request))
    XCTAssertTrue(PluginGrants(path: path).allow(request))
    wishes.permissions.env.allow("HOME")
    let more = PluginRequest(name: "p", path: "/p.lua", wishes: wishes)
    XCTAssertFalse(PluginGrants(path: path).allow(more))
    folder.willHold("set", "set/grants")
  }
}
