import FCLoop
import Glibc
import Support
import XCTest

final class PosterTests: XCTestCase {
  /// What posted work adds up; only the loop's thread touches it.
  private final class Sum: @unchecked Sendable {
    var value = 0
    var order: [Int] = []
  }

  func test_work_from_many_threads_arrives_complete() {
    let loop = EventLoop()
    let sum = Sum()
    let poster = loop.poster
    let keeper = loop.after(1000) {}
    let threads = (0..<4).map { _ in
      startThread {
        for number in 1...500 { poster.post { sum.value += number } }
      }
    }
    loop.onTurnEnd = { if sum.value == 4 * 125_250 { keeper.cancel() } }
    loop.run()
    for thread in threads { pthread_join(thread, nil) }
    XCTAssertEqual(sum.value, 4 * 125_250)
  }

  func test_posting_wakes_a_loop_that_waits() {
    let loop = EventLoop(clock: ManualClock())
    let poster = loop.poster
    let sum = Sum()
    let keeper = loop.after(1) {}
    let thread = startThread {
      usleep(20_000)
      poster.post { sum.value = 1 }
    }
    loop.onTurnEnd = { if sum.value == 1 { keeper.cancel() } }
    loop.run()
    pthread_join(thread, nil)
    XCTAssertEqual(sum.value, 1)
  }

  func test_work_of_one_thread_keeps_its_order_and_waits_a_turn() {
    let loop = EventLoop()
    let poster = loop.poster
    let sum = Sum()
    for number in 0..<3 {
      poster.post {
        sum.order.append(number)
        if number == 0 { poster.post { sum.order.append(10) } }
      }
    }
    loop.runOnce()
    XCTAssertEqual(sum.order, [0, 1, 2])
    loop.runOnce()
    XCTAssertEqual(sum.order, [0, 1, 2, 10])
  }

  func test_a_closed_loop_takes_no_work_from_any_thread() {
    let loop = EventLoop()
    let poster = loop.poster
    let thread = startThread { while poster.post({}) {} }
    loop.runOnce(waiting: false)
    loop.close()
    pthread_join(thread, nil)
    XCTAssertFalse(poster.post {})
  }
}
