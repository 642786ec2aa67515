import XCTest

@testable import FCHost

/// Animations started, replaced, cancelled and completed at random by a script, beside timers and
/// tasks: each start has exactly one end, none is lost, none comes after.
private func assertRandomAnimations(starts: Int, seed: Int) throws {
  let run = try runTimed(
    """
    local starts, seed = \(starts), \(seed)
    -- The same numbers everywhere: a generator of its own.
    local state = seed
    local function draw(n)
      state = (state * 1103515245 + 12345) & 0x7fffffff
      return (state >> 8) % n + 1
    end
    local layers, running = {}, {}
    local started, ended = 0, { finished = 0, cancelled = 0, replaced = 0 }
    local timers, fired, woken = 0, 0, 0
    local animations = {}
    for i = 0, 4 do animations[i] = move(i / 2) end
    animations[5] = fc.sequence { animations[1], animations[0] }
    animations[6] = fc.group { animations[1], animations[2] }

    local begin
    local function hear(layer, event)
      local runs = running[layer]
      local expected = runs[event.key]
      assert(expected and expected > 0, "an event without a start")
      runs[event.key] = expected - 1
      local reason = event.finished and "finished" or event.reason
      ended[reason] = ended[reason] + 1
      if reason == "finished" then assert(not layer:animation_for_key(event.key)) end
      if draw(4) == 1 then begin() end
      if draw(16) == 1 then layer:remove_animation("k" .. draw(3)) end
    end
    for i = 1, 20 do
      local layer = fc.layer { x = 0 }
      layers[i], running[layer] = layer, { k1 = 0, k2 = 0, k3 = 0 }
      for key = 1, 3 do layer:on("k" .. key, { always = true }, hear) end
    end

    function begin()
      if started >= starts then return end
      started = started + 1
      local layer, key = layers[draw(20)], "k" .. draw(3)
      running[layer][key] = running[layer][key] + 1
      layer:add_animation(animations[draw(7) - 1], key)
    end

    local function act()
      local what = draw(10)
      if what <= 6 then begin()
      elseif what == 7 then layers[draw(20)]:remove_animation("k" .. draw(3))
      elseif what == 8 then
        timers = timers + 1
        local timer = fc.after(draw(3) / 2, function() fired = fired + 1 begin() end)
        if draw(2) == 1 then timer:cancel() timers = timers - 1 end
      elseif what == 9 then
        timers = timers + 1
        local task = fc.task(function()
          fc.sleep(draw(3) / 2)
          fired = fired + 1
          begin()
        end)
        fc.task(function() fc.await(task) woken = woken + 1 end)
        if draw(2) == 1 then task:cancel() timers = timers - 1 end
        woken = woken - 1
      else fc.sleep(draw(3) / 4) end
    end
    while started < starts do act() end
    fc.sleep(1000)
    local sum = ended.finished + ended.cancelled + ended.replaced
    print(started == starts, sum == started or sum, fired == timers, woken)
    print(ended.finished > 0, ended.cancelled > 0, ended.replaced > 0)
    """)
  XCTAssertEqual(run.printed, ["true\ttrue\ttrue\t0", "true\ttrue\ttrue"])
  XCTAssertEqual(run.reported, [])
}

final class TimeSoakTests: XCTestCase {
  func test_two_million_random_animations_have_one_event_each() throws {
    try assertRandomAnimations(starts: 2_000_000, seed: 1)
  }
}

/// The same, short enough to run each time.
final class TimeRandomTests: XCTestCase {
  func test_random_animations_have_one_event_each() throws {
    for seed in 1...5 { try assertRandomAnimations(starts: 4_000, seed: seed) }
  }
}
