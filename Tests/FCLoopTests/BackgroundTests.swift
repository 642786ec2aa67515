import FCLoop
import Glibc
import Support
import Synchronization
import XCTest

final class BackgroundTests: XCTestCase {
  private let loop = EventLoop()

  override func tearDown() { loop.close() }

  func test_work_is_done_on_another_thread_and_its_handler_on_the_loops() {
    let ownThread = pthread_self()
    let workThread = Mutex<pthread_t?>(nil)
    var handlerThread: pthread_t?
    loop.inBackground {
      let thread = pthread_self()
      workThread.withLock { $0 = thread }
    } then: {
      handlerThread = pthread_self()
    }
    loop.run()
    let worker = workThread.withLock { $0 }
    XCTAssertNotNil(worker)
    XCTAssertNotEqual(worker, ownThread)
    XCTAssertEqual(handlerThread, ownThread)
  }

  func test_the_loop_goes_on_until_all_work_is_done() {
    let count = Atomic(0)
    var handled = 0
    for _ in 0..<50 {
      loop.inBackground {
        count.add(1, ordering: .relaxed)
      } then: {
        handled += 1
      }
    }
    loop.run()
    XCTAssertEqual(count.load(ordering: .relaxed), 50)
    XCTAssertEqual(handled, 50)
    XCTAssertFalse(loop.isPending)
  }

  func test_closing_waits_for_work_and_calls_no_handler() {
    let isDone = Atomic(false)
    loop.inBackground {
      usleep(20_000)
      isDone.store(true, ordering: .releasing)
    } then: {
      XCTFail("the loop is closed")
    }
    loop.close()
    XCTAssertTrue(isDone.load(ordering: .acquiring))
  }

  func test_a_changed_file_in_a_folder_is_reported() throws {
    var template = Array("/tmp/fcscript-watch-XXXXXX".utf8CString)
    let folder = String(cString: try XCTUnwrap(mkdtemp(&template)))
    let path = "\(folder)/quiz.lua"
    defer {
      unlink(path)
      rmdir(folder)
    }
    var changes = 0
    try loop.watch(path: folder) {
      changes += 1
      self.loop.stop()
    }
    // What only watches a path does not go on for ever.
    XCTAssertFalse(loop.isPending)
    loop.after(0) {
      let file = fopen(path, "w")
      fputs("return 1", file)
      fclose(file)
    }
    let patience = loop.after(60) { XCTFail("waited in vain") }
    loop.run()
    patience.cancel()
    XCTAssertGreaterThanOrEqual(changes, 1)
  }

  func test_a_path_where_nothing_is_can_not_be_watched() {
    XCTAssertThrowsError(try loop.watch(path: "/nowhere/at/all") {}) {
      XCTAssertEqual(String(describing: $0), "no such file or directory")
    }
  }
}
