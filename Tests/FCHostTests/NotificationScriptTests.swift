import XCTest

/// `fc.observe` and `fc.post`.
final class NotificationScriptTests: XCTestCase {
  func test_observers_hear_at_once_in_the_order_of_registration() throws {
    try assertRun(
      """
      for i = 1, 3 do
        fc.observe("a", function(info, name) print(i, info and info.x, name) end)
      end
      fc.observe("b", function(...) print("b", select("#", ...), ...) end)
      fc.post("a", { x = "info" })
      print "posted"
      fc.post "b"
      fc.post("b", false)
      fc.post "nobody"
      """,
      prints: [
        "1\tinfo\ta", "2\tinfo\ta", "3\tinfo\ta", "posted", "b\t2\tnil\tb", "b\t2\tfalse\tb",
      ])
  }

  func test_information_can_be_anything_and_stays_the_same_value() throws {
    try assertRun(
      """
      local values = { {}, print, fc, 1, 1.0, "x", true, coroutine.create(print), fc.layer {} }
      local heard
      fc.observe("a", function(info) table.collect() heard = info fc.sleep(0) assert(heard == info) end)
      for _, value in ipairs(values) do
        fc.post("a", value)
        assert(rawequal(heard, value) and math.type(heard) == math.type(value))
        fc.sleep(0)
      end
      print "same"
      """, prints: ["same"])
  }

  func test_an_observer_removed_by_an_earlier_one_is_skipped() throws {
    try assertRun(
      """
      local observers = {}
      for i = 1, 4 do
        observers[i] = fc.observe("a", function()
          print(i)
          if i == 2 then observers[1]:remove() observers[2]:remove() observers[3]:remove() end
        end)
      end
      fc.post "a"
      fc.post "a"
      observers[2]:remove()
      print(observers[1])
      """, prints: ["1", "2", "4", "4", "observer of \"a\""])
  }

  func test_an_observer_added_during_a_post_waits_for_the_next() throws {
    try assertRun(
      """
      fc.observe("a", function()
        print "first"
        fc.observe("a", function() print "added" end)
      end)
      fc.post "a"
      print "again"
      fc.post "a"
      """, prints: ["first", "again", "first", "added"])
  }

  func test_a_post_inside_its_own_observer_is_delivered_at_once_to_all() throws {
    try assertRun(
      """
      for i = 1, 2 do
        fc.observe("a", function(depth)
          print(i, depth)
          if i == 1 and depth < 3 then fc.post("a", depth + 1) end
        end)
      end
      fc.post("a", 1)
      """, prints: ["1\t1", "1\t2", "1\t3", "2\t3", "2\t2", "2\t1"])
  }

  func test_posts_inside_each_other_have_a_depth_limit() throws {
    for post in ["fc.post(other)", "pcall(fc.post, other) error('e', 0)"] {
      let run = try runTimed(
        """
        local count = 0
        for _, name in ipairs { "a", "b" } do
          local other = name == "a" and "b" or "a"
          fc.observe(name, function() count = count + 1 \(post) end)
        end
        fc.post "a"
        print(count)
        fc.observe("c", function() print "still delivers" end)
        fc.post "c"
        """)
      XCTAssertEqual(run.printed, ["64", "still delivers"], post)
      XCTAssertEqual(run.reported.count, post.hasPrefix("fc") ? 1 : 64)
      if post.hasPrefix("fc") {
        XCTAssertTrue(
          run.reported[0].hasSuffix("is posted inside its own observers 64 deep"), run.reported[0])
      }
    }
  }

  func test_observers_that_wait_do_not_hold_the_others_up() throws {
    try assertRun(
      """
      for i = 1, 3 do
        fc.observe("a", function(info) fc.sleep(4 - i) at(i, info) end)
      end
      fc.post("a", "info")
      print "posted"
      """, prints: ["posted", "1\t3\tinfo", "2\t2\tinfo", "3\t1\tinfo"])
  }

  func test_an_error_in_an_observer_is_reported_and_the_others_hear() throws {
    try assertRun(
      """
      fc.observe("a", function() error "wrong" end)
      fc.observe("a", function() print "hears" end)
      print(pcall(fc.post, "a"))
      """, prints: ["hears", "true"], reports: ["quiz.lua:2: wrong"])
    try assertReport(
      """
      local function f() error "wrong" end
      fc.observe("name", f)
      fc.post "name"
      """,
      """
      quiz.lua:1: wrong

      > 1 | local function f() error "wrong" end
        in function <quiz.lua:1>, called by the observer of "name" registered at quiz.lua:2
      """)
  }

  func test_an_observer_whose_handle_was_dropped_still_hears() throws {
    try assertRun(
      """
      do fc.observe("a", function(info) print(info) end) end
      table.collect()
      fc.after(1, function() table.collect() fc.post("a", "heard") end)
      """, prints: ["heard"])
  }

  func test_observers_do_not_keep_a_script_running_and_let_go_when_removed() throws {
    let run = try runTimed(
      """
      local function round(count)
        for i = 1, count do
          local observer
          observer = fc.observe("a", function() return observer end)
          observer:remove()
        end
      end
      for _ = 1, 3 do round(1000) end
      table.collect() table.collect()
      local before = collectgarbage "count"
      for _ = 1, 10 do round(1000) end
      table.collect() table.collect()
      print(collectgarbage "count" - before < 256)
      fc.observe("never posted", print)
      """)
    XCTAssertEqual(run.printed, ["true"])
  }

  func test_a_post_after_a_wait_inside_an_observer_is_a_new_one() throws {
    try assertRun(
      """
      local count = 0
      fc.observe("a", function()
        count = count + 1
        if count < 200 then fc.sleep(0) fc.post "a" end
      end)
      fc.post "a"
      fc.sleep(1)
      print(count)
      """, prints: ["200"])
  }

  func test_wrong_arguments_are_named() throws {
    try assertRun(
      """
      fails("bad argument #1 to 'observe' (string expected, got nil)", fc.observe, nil, print)
      fails("bad argument #2 to 'observe' (function expected, got no value)", fc.observe, "a")
      fails("bad argument #1 to 'post' (string expected, got no value)", fc.post)
      fails("argument #1 is not valid UTF-8", fc.post, "\\xff")
      """, prints: [])
  }
}
