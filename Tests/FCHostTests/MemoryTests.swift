import FCLoop
import FCLua
import FCModels
import Support
import XCTest

@testable import FCHost

/// A lack of memory at any moment: the host says so and goes on.
final class MemoryTests: XCTestCase {
  /// Touches every part of the `fc` modules.
  private let script = """
    local fc = require "fc"
    local module = require "states"
    local deck = fc.deck { title = "Deck", id = "deck", author = "A", description = "D",
      language = "en", kind = "choice", ignore = { "case" }, choices = 3, pool = "p" }
    local key = deck:answer_key("Key", { id = "key", kind = "typed" }, function(key)
      for name, capital in fc.pairs(module.states) do
        key:card { question = name, answer = capital, kind = "choice", reverse = true }
      end
      key:card { question = "q", answer = { "a", "b" }, hint = { "h" }, explanation = "e",
        image = "picture.svg", tags = { "t" }, id = "typed", was = { "w" }, data = { 1, { 2 } },
        check = function(response, card, score) return score, response .. card.question end,
        reverse = { question = "back", data = "back", check = function() return true end } }
      key:card { question = "s", answer = { "a", "b" }, kind = "select", wrong = { "c" } }
      key:card { question = "n", answer = 1.5, kind = "number", tolerance = "1%", unit = "m",
        units = { km = 1000 }, unit_score = 0.5 }
      key:card { text = "{{c1::one}} {{c2::two::hint}}" }
      key:generate({ id = "g", count = 2 }, function(random, n)
        random:shuffle { 1, 2, 3 }
        return { question = random:int(1, 9) .. "#" .. n .. random:pick { "x" }, answer = "a" }
      end)
      assert(#key == #key:cards() and key[1] and key.random and math.random(6))
    end)
    for _, event in ipairs { "start", "card", "answer", "result" } do
      deck:on(event, function(...) print(event, ...) end):remove()
      deck:on(event, function(...) print(event, ...) end)
    end
    local game = deck:game("Key", { seed = 1, shuffle = false, learner = "L" })
    game.data.list = { "kept" }
    for card in function() return game:next_card() end do
      for name, value in pairs(card) do assert(name and tostring(value)) end
      card:next_hint()
      assert(card:to_table().question)
      if card.kind == "select" then game:answer { 1, 2 } else card:record_answer "a" end
    end
    game:undo()
    local resumed, gone = deck:resume(game:state())
    assert(#gone == 0 and resumed.count == game.count and resumed.data.list[1] == "kept")
    assert(#game:missed_cards() > 0 and game:again() and game:practice():next_card())
    local loose = fc.game { fc.card { question = "q", answer = "a", data = {} } }
    assert(loose:next_card() and loose:answer(1) == 1 and tostring(loose))
    assert(#fc.csv("t.csv", { types = { b = "number" } }) == 1 and #fc.read "t.csv" == 8)
    local _, message = pcall(deck.game, deck, "None")
    assert(message:find "None" or message:find "memory")
    return deck
    """

  /// Uses timers, tasks, notifications and animations in every way.
  private let timedScript = """
    local fc = require "fc"
    local function closing(f) return setmetatable({}, { __close = f }) end
    local done = 0
    fc.observe("a", function(info) fc.sleep(1) done = done + #info end)
    fc.observe("a", print):remove()
    fc.post("a", { 1 })
    local beats, timer = 0
    timer = fc.every(1, function() beats = beats + 1 if beats == 3 then timer:cancel() end end)
    fc.after(9, print):cancel()
    local layer = fc.layer { x = 0, y = { 1, 2 }, z = "#ff0000", t = "text", b = true }
    local ease = fc.animation { key_path = "x", to = 1, duration = 1, easing = function(x) return x end }
    local both = fc.group { ease, fc.sequence { ease, ease } }
    local target = { act = function(self, layer, event) self.event = event.key end }
    layer:add_target(target, "act", "k")
    layer:add_target(target, "act", "k2")
    layer:remove_target(target, "act", "k2")
    local heard = layer:on("k", { always = true }, function(_, event) done = done + 1 end)
    layer:add_animation(both, "k")
    layer:add_animation(ease, "k")
    assert(layer:actions_for_target(target, "k")[1] == "act" and layer:animation_for_key "k")
    local task = fc.task(function(...)
      local x <close> = closing(function() done = done + 1 end)
      local inner = coroutine.wrap(function()
        local y <close> = closing(function() done = done + 1 end)
        fc.sleep(100)
      end)
      pcall(inner)
    end, 1, 2)
    local waiter = fc.task(function() return fc.await(task) end)
    local results = fc.task(function() fc.sleep(0) return 1, {}, nil end)
    assert(select("#", fc.await(results)) == 3 or select(2, fc.await(results)))
    layer:animate(ease)
    assert(layer:presentation_value "x")
    fc.await(timer)
    task:cancel()
    heard:remove()
    fc.sleep(5)
    assert(tostring(task) and tostring(timer) and tostring(layer) and tostring(heard))
    assert(done >= 5 and beats == 3 and target.event == "k" and waiter.status == "done", "assertion failed")
    fc.task(function() local x <close> = closing(function() fc.post("a", {}) end) fc.sleep(5) end)
    """

  /// Uses recipes, their editors and kept values in every way.
  private let keepingScript = """
    local fc = require "fc"
    local book = fc.recipe_book { name = "B", recipes = {
      fc.recipe { name = "one", instructions = "i", image = "p.png" }, fc.recipe { name = "two" } } }
    local posts = 0
    for _, name in ipairs { "RecipesChanged", "FavoritesChanged" } do
      fc.observe(name, function(changed) posts = posts + #changed:sorted_favorites() + 1 end)
    end
    book:add_recipe(fc.recipe { name = "three" })
    assert(book:add_to_favorites(book[3]), "assertion failed")
    book[3].name = "Three"
    assert(book:did_change_recipe(book[3]) and book:index_of(book[3]) == 3, "assertion failed")
    book:put_back(book:remove_recipe_at(3))
    local delegate = {}
    function delegate:edit_recipe_did_save(editor) self.saved = editor.recipe end
    function delegate:edit_recipe_did_cancel(editor) self.cancelled = true end
    local editor = book:edit(nil, delegate)
    editor.name, editor.instructions, editor.image = "four", "x", "y"
    assert(editor:save() and delegate.saved == book[4], "assertion failed")
    book:edit(book[1], delegate):cancel()
    assert(delegate.cancelled and book:remove_from_favorites(book[3]), "assertion failed")
    fc.defaults:register { r = { 1, 2 } }
    fc.defaults:set("a", { b = { "text", 1, true } })
    fc.defaults:for_learner "L":set("a", 1)
    assert(fc.defaults:get "a".b[1] == "text" and #fc.defaults:for_learner "L":get "r" == 2,
      "assertion failed")
    local deck = fc.deck { title = "D" }
    deck:answer_key("K", function(key) key:card { question = "q", answer = "a", kind = "typed", was = "w" } end)
    local game = deck:game("K", { learner = "L" })
    game:next_card() game:answer "a" game:undo() game:answer "a"
    assert(tostring(book) and tostring(book[1]) and tostring(editor) and tostring(fc.defaults))
    for name, value in pairs(book[1]) do assert(name and value) end
    return deck
    """

  private func makeFolder(_ script: String) throws -> ScriptFolder {
    try ScriptFolder(
      script,
      texts: [
        "states.lua": "return { states = { Alabama = 'Montgomery', Texas = 'Austin' } }",
        "picture.svg": "<svg/>", "t.csv": "a,b\nx,1\n",
      ])
  }

  /// Runs the script with refusals that begin at each allocation in turn until none is met.
  ///
  /// - Parameter count: How many allocations are refused; Lua asks again after it has collected
  ///   garbage, so one refusal alone has no effect.
  private func survive(
    _ script: String, refusals count: Int, _ play: (ScriptHost) throws -> Void
  ) throws {
    let folder = try makeFolder(script)
    // A lack of memory starts no thread: there a sample will do.
    let step = runsUnderThreadSanitizer ? 29 : 1
    var first = 1
    var survived = 0
    while true {
      let failing = first..<(count == .max ? .max : first + count)
      weak var gone: ScriptHost?
      do {
        let host = try folder.makeHost {
          $0.failingAllocations = failing
          $0.clock = ManualClock(skipsIdleTime: true)
        }
        gone = host
        do {
          try host.load("\(folder.path)/quiz.lua")
          try play(host)
          host.close()
          if host.state.memory.allocations < first { break }
        } catch {
          let error = host.scriptError(error)
          survived += 1
          guard host.state.memory.allocations >= first else {
            return XCTFail("without a refusal: \(error.report())")
          }
          // A `pcall` of the script, or an `assert`, may meet the lack of memory first, and Lua calls
          // a stack that can't grow an overflow.
          XCTAssertTrue(
            error.kind == .memory || error.kind == .limit
              || error.message.contains("assertion failed")
              || error.message.contains("not enough memory")
              || error.message.contains("stack overflow")
              || error.message.contains("waits for something that can't come"),
            "at \(first): \(error.report())")
        }
      } catch let error as ScriptError {
        XCTAssertEqual(error.kind, .memory)
      }
      XCTAssertNil(gone, "refusing allocation \(first) leaked the host")
      if gone != nil { return }
      first += step
    }
    XCTAssertGreaterThan(survived * step, 100, "too few refusals for a test")
  }

  private func playGame(_ host: ScriptHost) throws {
    let game = try host.decks[0].game(
      key: host.decks[0].answerKeys[0], options: GameOptions(seed: 1))
    while game.nextCard() != nil { _ = try game.answer(.text("a")) }
  }

  func test_a_lack_of_memory_that_lasts_is_survived_at_any_allocation() throws {
    try survive(script, refusals: .max, playGame)
  }

  func test_a_lack_of_memory_that_passes_is_survived_at_any_allocation() throws {
    try survive(script, refusals: 2, playGame)
  }

  func test_a_lack_of_memory_that_lasts_is_survived_by_recipes_and_what_is_kept() throws {
    try survive(keepingScript, refusals: .max, playGame)
  }

  func test_a_lack_of_memory_that_passes_is_survived_by_recipes_and_what_is_kept() throws {
    try survive(keepingScript, refusals: 2, playGame)
  }

  func test_a_lack_of_memory_that_lasts_is_survived_by_timers_tasks_and_animations() throws {
    try survive(timedScript, refusals: .max) { $0.run(untilScreen: false) }
  }

  func test_a_lack_of_memory_that_passes_is_survived_by_timers_tasks_and_animations() throws {
    try survive(timedScript, refusals: 2) { $0.run(untilScreen: false) }
  }
}
