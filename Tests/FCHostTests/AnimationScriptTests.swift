import XCTest

@testable import FCHost

/// `fc.layer`, `fc.animation` and what happens when an animation ends.
final class AnimationScriptTests: XCTestCase {
  /// `layer`, whose events under "k" are printed.
  private let start = """
    local layer = fc.layer { x = 0 }
    local function tell(name) return function(_, event)
      at(name, event.key, event.finished, event.reason)
    end end
    layer:on("k", { always = true }, tell "always")
    layer:on("k", tell "finish")

    """

  private func assertEvents(
    _ script: String, prints: [String], reports: [String] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try assertRun(start + script, prints: prints, reports: reports, file: file, line: line)
  }

  // MARK: Events

  func test_each_start_has_exactly_one_event() throws {
    try assertEvents(
      """
      layer:add_animation(move(1), "k")
      fc.sleep(2)
      layer:add_animation(move(1), "k")
      layer:add_animation(move(1), "k")
      layer:remove_animation "k"
      layer:remove_animation "k"
      layer:remove_animation "other"
      """,
      prints: [
        "1\talways\tk\ttrue\tnil", "1\tfinish\tk\ttrue\tnil", "2\talways\tk\tfalse\treplaced",
        "2\talways\tk\tfalse\tcancelled",
      ])
  }

  func test_zero_duration_ends_in_the_next_turn() throws {
    try assertEvents(
      """
      layer:add_animation(move(0, 5), "k")
      print(layer.x, layer:animation_for_key "k")
      fc.after(0, function() print "after" end)
      """,
      prints: [
        "5\tanimation of \"x\"", "0\talways\tk\ttrue\tnil", "0\tfinish\tk\ttrue\tnil", "after",
      ])
  }

  func test_an_animation_is_gone_before_its_actions_run_and_may_start_again() throws {
    try assertRun(
      """
      local layer, count = fc.layer { x = 0 }, 0
      local target = {}
      function target:again(layer, event)
        count = count + 1
        at(self == target, layer:animation_for_key "k", event.key, count)
        if count < 3 then layer:add_animation(move(1), "k") end
      end
      layer:add_target(target, "again", "k")
      layer:add_animation(move(1), "k")
      """, prints: ["1\ttrue\tnil\tk\t1", "2\ttrue\tnil\tk\t2", "3\ttrue\tnil\tk\t3"])
  }

  func test_targets_hear_only_of_a_finish() throws {
    try assertRun(
      """
      local layer = fc.layer { x = 0 }
      layer:add_target({ hear = function(_, _, event) print(event.finished) end }, "hear", "k")
      layer:add_animation(move(1), "k")
      layer:add_animation(move(1), "k")
      layer:remove_animation "k"
      fc.sleep(2)
      layer:add_animation(move(1), "k")
      """, prints: ["true"])
  }

  func test_pairs_run_in_the_order_added_and_count_once() throws {
    try assertRun(
      """
      local layer = fc.layer { x = 0 }
      local function target(name)
        return setmetatable({}, { __index = function(_, action)
          return function() print(name, action) end
        end })
      end
      local a, b = target "a", target "b"
      layer:add_target(a, "one", "k")
      layer:add_target(b, "one", "k")
      layer:add_target(a, "two", "k")
      layer:add_target(a, "one", "k")
      layer:add_target(a, "three", "other")
      layer:on("k", function() print "function" end)
      layer:add_target(b, "two", "k")
      print(table.concat(layer:actions_for_target(a, "k"), " "))
      print(#layer:actions_for_target({}, "k"), #layer:actions_for_target(a, "none"))
      layer:animate(move(1), "k")
      layer:remove_target(a, "one", "k")
      layer:remove_target(a, "one", "k")
      layer:remove_target({}, "one", "k")
      layer:remove_target(b, "two", "k")
      layer:remove_target(b, "one", "k")
      layer:animate(move(1), "k")
      layer:add_target(b, "one", "k")
      layer:animate(move(1), "k")
      layer:animate(move(1), "other")
      """,
      prints: [
        "one two", "0\t0", "a\tone", "b\tone", "a\ttwo", "function", "b\ttwo",
        "a\ttwo", "function", "a\ttwo", "function", "b\tone", "a\tthree",
      ])
  }

  func test_targets_may_come_and_go_inside_an_action() throws {
    try assertRun(
      """
      local layer = fc.layer { x = 0 }
      local late = { act = function() print "late" end }
      local gone = { act = function() print "gone" end }
      local first = {}
      function first:act(layer)
        print "first"
        layer:remove_target(gone, "act", "k")
        layer:remove_target(first, "act", "k")
        layer:add_target(late, "act", "k")
      end
      layer:add_target(first, "act", "k")
      layer:add_target(gone, "act", "k")
      layer:animate(move(1), "k")
      print "again"
      layer:add_animation(move(1), "k")
      layer:add_target({ act = function() print "added while it runs" end }, "act", "k")
      """, prints: ["first", "again", "late", "added while it runs"])
  }

  func test_an_error_in_an_action_is_reported_and_the_others_run() throws {
    try assertRun(
      """
      local layer = fc.layer { x = 0 }
      layer:add_target({ act = function() error "wrong" end }, "act", "k")
      layer:add_target({}, "missing", "k")
      layer:add_target(1, "act", "k")
      layer:on("k", function() error "observer" end)
      layer:add_target({ act = function() print "others" end }, "act", "k")
      print(layer:animate(move(1), "k"))
      """, prints: ["others", "true"],
      reports: [
        "quiz.lua:3: wrong", "the target has no 'missing'",
        "attempt to index a number value (local 'target')", "quiz.lua:6: observer",
      ])
    try assertReport(
      """
      local layer = fc.layer { x = 0 }
      local target = {}
      function target:did_fade_in() error "wrong" end
      layer:add_target(target, "did_fade_in", "Fade In")
      layer:animate(fc.animation { key_path = "x", to = 1, duration = 0 }, "Fade In")
      """,
      """
      quiz.lua:3: wrong

        1 | local layer = fc.layer { x = 0 }
        2 | local target = {}
      > 3 | function target:did_fade_in() error "wrong" end
        in function <quiz.lua:3>, called by the action "did_fade_in" of layer animation "Fade In"
      """)
  }

  func test_an_action_may_wait() throws {
    try assertRun(
      """
      local layer = fc.layer { x = 0 }
      layer:add_target({ act = function(_, layer) fc.sleep(1) at(layer.x) end }, "act", "k")
      layer:on("k", function() at "at once" end)
      layer:add_animation(move(1, 3), "k")
      """, prints: ["1\tat once", "2\t3"])
  }

  // MARK: Waiting

  func test_animate_gives_whether_it_finished() throws {
    try assertRun(
      """
      local layer = fc.layer { x = 0 }
      at(layer:animate(move(1)))
      fc.after(1, function() layer:remove_animation "k" end)
      at(layer:animate(move(9), "k"))
      fc.after(1, function() layer:add_animation(move(1), "k") end)
      at(layer:animate(move(9), "k"))
      at(layer:animate(fc.sequence { move(1), fc.group { move(1), move(2) } }))
      """, prints: ["1\ttrue", "2\tfalse", "3\tfalse", "6\ttrue"])
  }

  func test_animate_that_is_ended_by_what_it_replaces_goes_on() throws {
    try assertRun(
      """
      local layer = fc.layer { x = 0 }
      fc.task(function()
        print("first", layer:animate(move(9), "k"))
        layer:remove_animation "k"
      end)
      print("second", layer:animate(move(9), "k"))
      local again
      layer:on("k", { always = true }, function(_, event)
        if event.reason == "replaced" and not again then
          again = true
          layer:add_animation(move(1), "k")
        end
      end)
      fc.task(function() print("third", layer:animate(move(9), "k")) end)
      print("fourth", layer:animate(move(9), "k"))
      """,
      prints: ["first\tfalse", "second\tfalse", "third\tfalse", "fourth\tfalse"])
  }

  func test_cancelling_a_task_that_animates_cancels_its_animation_only() throws {
    try assertEvents(
      """
      local animation = move(9)
      local task = fc.task(function() layer:animate(animation, "k") end)
      task:cancel()
      print(task.status, layer:animation_for_key "k")
      task = fc.task(function() layer:animate(animation, "k") fc.sleep(9) end)
      layer:add_animation(animation, "k")
      task:cancel()
      print(layer:animation_for_key "k" == animation)
      layer:remove_animation "k"
      """,
      prints: [
        "0\talways\tk\tfalse\tcancelled", "cancelled\tnil", "0\talways\tk\tfalse\treplaced",
        "true", "0\talways\tk\tfalse\tcancelled",
      ])
  }

  // MARK: Easing

  func test_an_easing_that_fails_is_reported_once_and_moves_evenly() throws {
    for (body, message) in [
      ("error 'broken'", "quiz.lua:4: broken"),
      ("return 'x'", "quiz.lua:4: an easing must return a number, got string"),
      ("return 0/0", "the easing function returned nan for 0.5: it must be a finite number"),
    ] {
      let run = try runTimed(
        """
        local layer = fc.layer { x = 0 }
        layer:on("k", function() at(layer.x) end)
        layer:add_animation(fc.animation { key_path = "x", to = 8, duration = 2, easing = function(f) \(body) end }, "k")
        fc.sleep(1)
        at(layer:presentation_value "x", layer:presentation_value "x")
        """.replacing("\n", with: "\n"))
      XCTAssertEqual(run.printed, ["1\t4\t4", "2\t8"], body)
      XCTAssertEqual(run.reported.count, 1, body)
      XCTAssertTrue(
        run.reported.first?.hasSuffix(String(message.split(separator: ": ").last ?? "")) ?? false,
        "\(run.reported)")
    }
  }

  func test_an_easing_is_asked_for_fractions_and_may_change_its_layer() throws {
    try assertRun(
      """
      local layer = fc.layer { x = 0 }
      local animation = fc.animation { key_path = "x", to = 100, duration = 4,
        easing = function(fraction)
          table.collect()
          layer.y = fraction
          if fraction == 0.75 then layer:remove_animation "k" end
          return fraction * fraction
        end }
      layer:on("k", { always = true }, function(_, event) at(event.reason) end)
      layer:add_animation(animation, "k")
      animation = nil
      for _ = 1, 3 do fc.sleep(1) at(layer:presentation_value "x", layer.y) end
      """,
      prints: ["1\t6.25\t0.25", "2\t25\t0.5", "3\tcancelled", "3\t56.25\t0.75"])
  }

  // MARK: Mistakes

  func test_wrong_arguments_are_named() throws {
    try assertRun(
      """
      local layer = fc.layer {}
      fails("an animation needs a key_path", fc.animation, { to = 1, duration = 1 })
      fails("an animation needs 'to'", fc.animation, { key_path = "x", duration = 1 })
      fails("an animation needs a duration", fc.animation, { key_path = "x", to = 1 })
      fails("unknown field 'keypath' in animation (did you mean 'key_path'?)", fc.animation,
        { keypath = "x" })
      fails("unknown easing 'ease'", fc.animation,
        { key_path = "x", to = 1, duration = 1, easing = "ease" })
      fails("duration", fc.animation, { key_path = "x", to = 1, duration = -1 })
      fails("list of animations expected", fc.sequence, { 1 })
      fails("a group needs at least one animation", fc.group, {})
      fails("bad argument #1 to 'add_animation' (animation expected, got table)",
        layer.add_animation, layer, {}, "k")
      fails("bad argument #2 to 'add_animation' (string expected, got no value)",
        layer.add_animation, layer, move(1))
      fails("target expected, got nil", layer.add_target, layer, nil, "a", "k")
      fails("function expected", layer.on, layer, "k", {})
      fails("unknown field 'allways' in options of layer:on", layer.on, layer, "k",
        { allways = true }, print)
      """, prints: [])
  }
}
