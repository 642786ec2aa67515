import XCTest

@testable import FCModels

final class NotifierTests: XCTestCase {
  private let notifier = Notifier<Int>()
  private var heard: [String] = []

  private func observe(_ name: String, as title: String) -> Notifier<Int>.Observer {
    notifier.observe(name) { [unowned self] info, name in heard.append("\(title) \(name) \(info)") }
  }

  func test_observers_hear_in_the_order_of_registration() {
    for title in ["1", "2", "3"] { _ = observe("a", as: title) }
    _ = observe("b", as: "other")
    XCTAssertTrue(notifier.post("a", info: 7))
    XCTAssertEqual(heard, ["1 a 7", "2 a 7", "3 a 7"])
    XCTAssertTrue(notifier.post("nobody", info: 1))
    XCTAssertEqual(heard.count, 3)
  }

  func test_one_removed_during_a_post_is_skipped_and_one_added_waits() {
    var later: Notifier<Int>.Observer?
    let first = notifier.observe("a") { [unowned self] _, _ in
      later?.remove()
      _ = observe("a", as: "added")
    }
    later = observe("a", as: "later")
    _ = notifier.post("a", info: 1)
    XCTAssertEqual(heard, [])
    first.remove()
    XCTAssertTrue(first.isRemoved)
    first.remove()
    _ = notifier.post("a", info: 2)
    XCTAssertEqual(heard, ["added a 2"])
  }

  func test_posts_inside_each_other_have_a_limit() {
    var delivered = 0
    var refused = 0
    let observer = notifier.observe("a") { [unowned self] info, _ in
      delivered += 1
      if !notifier.post("a", info: info + 1) { refused += 1 }
    }
    XCTAssertTrue(notifier.post("a", info: 1))
    XCTAssertEqual(delivered, Notifier<Int>.maximumDepth)
    XCTAssertEqual(refused, 1)
    observer.remove()
    XCTAssertTrue(notifier.post("a", info: 1))
  }

  func test_what_a_handler_holds_is_let_go_once_its_observer_is_removed() {
    final class Held {}
    weak var removed: Held?
    weak var dropped: Held?
    do {
      let one = Held()
      let two = Held()
      removed = one
      dropped = two
      notifier.observe("a") { _, _ in withExtendedLifetime(one) {} }.remove()
      _ = notifier.observe("a") { _, _ in withExtendedLifetime(two) {} }
    }
    XCTAssertNil(removed)
    XCTAssertNotNil(dropped)
    notifier.removeAll()
    XCTAssertNil(dropped)
    XCTAssertTrue(notifier.post("a", info: 1))
  }
}
