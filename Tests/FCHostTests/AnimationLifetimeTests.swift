import XCTest

@testable import FCHost

/// How long layers, animations and what hears of them live.
final class AnimationLifetimeTests: XCTestCase {
  func test_a_layer_that_nothing_refers_to_keeps_its_event() throws {
    try assertRun(
      """
      do
        local layer = fc.layer { x = 0 }
        local target = { act = function(self, layer) at("target", self.name, layer.x) end, name = "n" }
        layer:add_target(target, "act", "k")
        layer:on("k", function(layer, event) at("function", layer.x, event.finished) end)
        layer:add_animation(fc.sequence { move(1), fc.animation { key_path = "x", to = 2,
          duration = 1, easing = function(x) return x end } }, "k")
      end
      table.collect()
      fc.after(1, table.collect)
      """, prints: ["2\ttarget\tn\t2", "2\tfunction\t2\ttrue"])
  }

  func test_layers_whose_actions_mention_them_are_collected() throws {
    let run = try runTimed(
      """
      local alive = setmetatable({}, { __mode = "k" })
      local function round(count)
        for i = 1, count do
          local layer = fc.layer { x = 0 }
          local target = { layer = layer }
          function target.act() return target, layer end
          layer:add_target(target, "act", "k")
          layer:add_target(layer, "animate", "k")
          layer:on("k", function() return layer, target end)
          if i % 10 == 0 then
            layer:add_animation(fc.animation { key_path = "x", to = 1, duration = 1,
              easing = function() return layer.x end }, "other")
          end
          if i % 1000 == 0 then alive[layer] = true end
        end
      end
      local function living() local n = 0 for _ in pairs(alive) do n = n + 1 end return n end
      for _ = 1, 3 do round(20000) fc.sleep(2) end
      table.collect() table.collect()
      local before = collectgarbage "count"
      for _ = 1, 5 do round(20000) fc.sleep(2) end
      table.collect() table.collect()
      local growth = collectgarbage "count" - before
      print(living(), growth < 1024 or growth)
      """)
    XCTAssertEqual(run.printed, ["0\ttrue"])
    XCTAssertEqual(run.reported, [])
  }

  func test_what_a_layer_no_longer_needs_is_let_go() throws {
    let run = try runTimed(
      """
      local layer = fc.layer { x = 0, y = 0 }
      layer:add_animation(fc.animation { key_path = "y", to = 1, duration = 1,
        repeat_count = math.huge }, "endless")
      local function round(count)
        for i = 1, count do
          local target = { act = function() end }
          layer:add_target(target, "act", "k")
          layer:add_target(target, "act", "k2")
          layer:remove_target(target, "act", "k")
          layer:remove_target(target, "act", "k2")
          local observer = layer:on("k", function() return target end)
          observer:remove()
          layer:add_animation(move(1), "k")
          observer:remove()
        end
      end
      for _ = 1, 3 do round(1000) end
      table.collect() table.collect()
      local before = collectgarbage "count"
      for _ = 1, 10 do round(1000) end
      table.collect() table.collect()
      local growth = collectgarbage "count" - before
      print(growth < 16 or growth)
      """)
    XCTAssertEqual(run.printed, ["true"])
  }

  func test_an_animation_may_be_a_target_and_be_let_go_as_what_runs() throws {
    try assertRun(
      """
      local layer, animation = fc.layer { x = 0 }, move(1)
      layer:add_animation(animation, "first")
      layer:add_target(animation, "missing", "k")
      fc.sleep(2)
      layer:animate(animation, "k")
      print(#layer:actions_for_target(animation, "k"))
      """, prints: ["1"], reports: ["unknown field 'missing' in animation; it has duration"])
  }
}
