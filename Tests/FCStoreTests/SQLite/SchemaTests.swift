import XCTest

@testable import FCStore

final class SchemaTests: StoreTestCase {
  private let first = Schema(steps: ["CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (7);"]
  )
  private var second: Schema {
    Schema(
      steps: first.steps + [
        "CREATE TABLE b (y TEXT) STRICT; INSERT INTO b SELECT 'was ' || x FROM a; DROP TABLE a;"
      ])
  }

  private func open(_ schema: Schema) throws -> Store {
    try Store(at: .file(path), patience: .none, schema: schema)
  }

  func test_a_new_file_gets_every_step() throws {
    _ = try open(second)
    XCTAssertEqual(try query("SELECT y FROM b"), ["was 7"])
    XCTAssertEqual(try query("PRAGMA user_version"), ["2"])
    XCTAssertEqual(try query("PRAGMA application_id"), ["\(Schema.applicationID)"])
  }

  func test_an_older_file_gets_the_steps_it_lacks_once() throws {
    _ = try open(first)
    XCTAssertEqual(try query("PRAGMA user_version"), ["1"])
    for _ in 1...2 {
      _ = try open(second)
      XCTAssertEqual(try query("SELECT y FROM b"), ["was 7"])
    }
  }

  func test_a_step_that_fails_leaves_the_file_as_it_was() throws {
    _ = try open(first)
    let broken = Schema(steps: first.steps + ["CREATE TABLE b (y TEXT) STRICT; DROP TABLE none;"])
    XCTAssertThrowsError(try open(broken))
    XCTAssertEqual(try query("SELECT x FROM a"), ["7"])
    XCTAssertEqual(try query("SELECT name FROM sqlite_schema"), ["a"])
    XCTAssertEqual(try query("PRAGMA user_version"), ["1"])
  }

  func test_a_file_from_a_later_version_is_refused() throws {
    _ = try open(second)
    XCTAssertThrowsError(try open(first)) {
      XCTAssertEqual($0 as? StoreError, StoreError(.newer(format: 2), path: path))
    }
    XCTAssertEqual(try query("SELECT y FROM b"), ["was 7"])
  }

  func test_a_database_of_another_program_is_refused() throws {
    try Connection(path: path).runScript("CREATE TABLE theirs (x)")
    XCTAssertThrowsError(try open(first)) {
      XCTAssertEqual($0 as? StoreError, StoreError(.foreign, path: path))
    }
    XCTAssertEqual(try query("SELECT name FROM sqlite_schema"), ["theirs"])
  }

  func test_a_store_of_the_first_published_format_still_opens() throws {
    _ = try Store(
      at: .file(path), patience: .none, schema: Schema(steps: [Schema.current.steps[0]]))
    try turn { $0.defaults().set(.int(1), for: "a") }
    XCTAssertEqual(try turn { $0.defaults().value(for: "a") }, .int(1))
  }
}
