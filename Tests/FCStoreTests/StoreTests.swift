import FCModels
import Foundation
import XCTest

@testable import FCStore

final class StoreTests: StoreTestCase {
  func test_what_a_turn_wrote_is_there_when_it_has_ended_and_not_before() throws {
    let store = try open()
    let defaults = try space(in: store).defaults()
    try store.commit()
    defaults.set(.int(1), for: "a")
    XCTAssertEqual(defaults.value(for: "a"), .int(1))
    XCTAssertNil(try turn { $0.defaults().value(for: "a") })
    try store.commit()
    XCTAssertEqual(try turn { $0.defaults().value(for: "a") }, .int(1))
  }

  func test_what_no_commit_followed_is_gone() throws {
    try turn { $0.defaults().set(.int(1), for: "a") }
    do {
      let store = try open()
      try space(in: store).defaults().set(.int(2), for: "a")
    }
    XCTAssertEqual(try turn { $0.defaults().value(for: "a") }, .int(1))
  }

  func test_turns_that_write_nothing_keep_nobody_waiting() throws {
    let first = try open()
    let second = try open(timeout: 0)
    _ = try space(in: first).defaults().value(for: "a")
    try first.commit()
    let writer = try space(in: second)
    writer.defaults().set(.int(1), for: "a")
    XCTAssertEqual(try space(in: first).defaults().value(for: "a"), nil)
    try second.commit()
    XCTAssertNil(second.problem)
  }

  func test_every_turn_is_made_to_last() throws {
    let store = try open()
    func pragma(_ name: String) -> String? {
      store.read(nil) { try $0.first("PRAGMA \(name)") { $0.text(0) } }
    }
    XCTAssertEqual(pragma("journal_mode"), "wal")
    XCTAssertEqual(pragma("synchronous"), "2")
    XCTAssertEqual(pragma("foreign_keys"), "1")
  }

  func test_file_and_folders_are_for_their_owner_only() throws {
    let path = "\(folder)/data/fcscript/store.sqlite3"
    let store = try Store(at: .file(path))
    try store.commit()
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    XCTAssertEqual(try mode(path), 0o600)
    XCTAssertEqual(try mode("\(folder)/data/fcscript"), 0o700)
    XCTAssertEqual(try mode("\(folder)/data"), 0o700)
    for file in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/data/fcscript") {
      XCTAssertEqual(try mode("\(folder)/data/fcscript/\(file)"), 0o600, file)
    }
  }

  func test_a_store_in_memory_keeps_nothing() throws {
    let store = try Store(at: .memory)
    let defaults = try space(in: store).defaults()
    defaults.set(.int(1), for: "a")
    try store.commit()
    XCTAssertEqual(defaults.value(for: "a"), .int(1))
    XCTAssertTrue(store.isInMemory)
    XCTAssertNil(store.problem)
    XCTAssertNil(try space(in: Store(at: .memory)).defaults().value(for: "a"))
  }
}
