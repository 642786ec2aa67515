import CSQLite
import FCModels
import Foundation
import XCTest

@testable import FCStore

/// Whatever is wrong with the file: nothing in it is destroyed, the run goes on, and it is said
/// once.
final class FailureTests: StoreTestCase {
  private func fill() throws {
    try turn { space in
      space.defaults().set(.int(1), for: "a")
      let book = try space.recipeBook(named: "smoothies")
      for number in 1...200 { try book.add(Recipe(name: "recipe \(number)")) }
    }
  }

  private func contents() throws -> Data { try Data(contentsOf: URL(filePath: path)) }

  private func assertCommitFails(
    _ kind: StoreError.Kind, _ store: Store, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(try store.commit(), file: file, line: line) {
      XCTAssertEqual($0 as? StoreError, StoreError(kind, path: path), file: file, line: line)
    }
    XCTAssertNoThrow(try store.commit(), "said once", file: file, line: line)
    XCTAssertEqual(store.problem?.kind, kind, file: file, line: line)
    XCTAssertTrue(store.isInMemory, file: file, line: line)
  }

  /// Has the file refuse to grow, as on a full disk.
  private func refuseToGrow(_ store: Store) throws {
    let pages = try query("PRAGMA page_count")[0]
    try store.connection.run("PRAGMA max_page_count = \(pages)")
  }

  // MARK: While it runs

  func test_a_full_disk_keeps_what_lasts_and_the_run_goes_on_in_memory() throws {
    try fill()
    let store = try open()
    let space = try space(in: store)
    let book = try space.recipeBook(named: "smoothies")
    XCTAssertEqual(book.recipe(at: 0)?.name, "recipe 1")
    space.defaults().set(.int(2), for: "a")
    try store.commit()
    try refuseToGrow(store)
    space.defaults().set(.int(3), for: "a")
    let long = try Recipe(
      name: "long", instructions: String(repeating: "mix ", count: 100_000))
    try book.add(long)
    try book.addToFavorites(long)
    space.defaults().set(.int(4), for: "b")
    assertCommitFails(.full, store)

    XCTAssertEqual(long.id, 201)
    XCTAssertEqual(book.count, 201)
    XCTAssertEqual(book.recipe(at: 150)?.name, "recipe 151")
    XCTAssertEqual(book.sortedFavorites.map(\.name), ["long"])
    XCTAssertEqual(space.defaults().value(for: "a"), .int(3))
    XCTAssertEqual(space.defaults().value(for: "b"), .int(4))
    try book.add(Recipe(name: "later"))
    book.removeRecipe(at: 0)
    try store.commit()
    XCTAssertEqual(book.recipe(at: 200)?.id, 202)

    try turn { space in
      XCTAssertEqual(space.defaults().value(for: "a"), .int(2))
      XCTAssertEqual(try space.recipeBook(named: "smoothies").count, 200)
    }
    try assertIntact()
  }

  func test_a_real_disk_that_is_full_is_told_as_such() throws {
    let disk = "\(folder)/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
    guard mount("none", disk, "tmpfs", 0, "size=512k") == 0 else {
      throw XCTSkip("only root can make a small disk")
    }
    defer { umount2(disk, Int32(MNT_DETACH)) }
    let path = "\(disk)/store.sqlite3"
    let store = try Store(at: .file(path))
    let book = try space(in: store).recipeBook(named: "smoothies")
    var problems: [StoreError] = []
    for number in 1...100 {
      try book.add(
        Recipe(name: "\(number)", instructions: String(repeating: "x", count: 20_000)))
      do { try store.commit() } catch { problems.append(StoreError(error)) }
    }
    XCTAssertEqual(problems, [StoreError(.full, path: path)])
    XCTAssertEqual(book.names, (1...100).map(String.init))
    let again = Store.openOrMemory(at: .file(path))
    let kept = try space(in: again.store).recipeBook(named: "smoothies")
    XCTAssertGreaterThan(kept.count, 0)
    XCTAssertEqual(kept.names, (1...kept.count).map(String.init))
  }

  func test_a_store_that_is_locked_for_too_long_is_left_to_the_other() throws {
    try fill()
    let other = try open()
    try space(in: other).defaults().set(.int(7), for: "a")
    let store = try open(timeout: 0.01)
    let defaults = try space(in: store).defaults()
    defaults.set(.int(2), for: "a")
    defaults.set(.int(2), for: "b")
    assertCommitFails(.busy, store)
    XCTAssertEqual(defaults.value(for: "a"), .int(2))
    try other.commit()
    XCTAssertEqual(try turn { $0.defaults().value(for: "a") }, .int(7))
  }

  func test_damage_that_is_met_while_it_runs_is_left_as_it_is() throws {
    try fill()
    try Connection(path: path).run("PRAGMA wal_checkpoint(TRUNCATE)")
    let page = try XCTUnwrap(
      Int(query("SELECT rootpage FROM sqlite_schema WHERE name = 'setting'")[0]))
    let file = try XCTUnwrap(FileHandle(forUpdatingAtPath: path))
    try file.seek(toOffset: UInt64((page - 1) * 4096))
    try file.write(contentsOf: Data(repeating: 0xAB, count: 4096))
    try file.close()
    let before = try contents()
    let store = try open()
    let space = try space(in: store)
    XCTAssertNil(space.defaults().value(for: "a"))
    space.defaults().set(.int(2), for: "b")
    assertCommitFails(.damaged, store)
    try store.commit()
    XCTAssertEqual(try contents(), before)
  }

  // MARK: When it is opened

  func test_a_file_that_is_no_store_is_left_as_it_is() throws {
    let text = Data("This is a letter, not a database. It is long enough.".utf8) + Data(count: 5000)
    try text.write(to: URL(filePath: path))
    let (store, problem) = Store.openOrMemory(at: .file(path))
    XCTAssertEqual(problem, StoreError(.damaged, path: path))
    try assertWorksInMemory(store)
    XCTAssertEqual(try contents(), text)
  }

  func test_a_store_of_a_later_version_is_left_as_it_is() throws {
    try fill()
    try Connection(path: path).run("PRAGMA user_version = 99")
    try Connection(path: path).run("PRAGMA wal_checkpoint(TRUNCATE)")
    let before = try contents()
    let (store, problem) = Store.openOrMemory(at: .file(path))
    XCTAssertEqual(problem, StoreError(.newer(format: 99), path: path))
    try assertWorksInMemory(store)
    XCTAssertEqual(try contents(), before)
  }

  func test_a_read_only_store_can_be_read_and_is_left_as_it_is() throws {
    try fill()
    let before = try contents()
    let mounted = try makeReadOnly()
    defer { makeWritable(mounted) }
    let (store, problem) = Store.openOrMemory(at: .file(path))
    XCTAssertEqual(problem, StoreError(.readOnly, path: path))
    let space = try space(in: store)
    XCTAssertEqual(space.defaults().value(for: "a"), .int(1))
    XCTAssertEqual(try space.recipeBook(named: "smoothies").count, 200)
    try assertWorksInMemory(store)
    XCTAssertEqual(try contents(), before)
  }

  func test_a_place_that_can_not_be_is_told() throws {
    try Data().write(to: URL(filePath: "\(folder)/file"))
    let (store, problem) = Store.openOrMemory(at: .file("\(folder)/file/store.sqlite3"))
    XCTAssertEqual(
      problem?.description,
      "the store \(folder)/file/store.sqlite3 can't be opened: Not a directory")
    try assertWorksInMemory(store)
    let (_, isFolder) = Store.openOrMemory(at: .file(folder))
    XCTAssertEqual(isFolder?.kind, .unreachable("Is a directory"))
    mkfifo("\(folder)/pipe", 0o600)
    symlink("loop", "\(folder)/loop")
    symlink("pipe", "\(folder)/link")
    for (name, reason) in [
      ("\(folder)/pipe", "it is a pipe or a device"), ("/dev/zero", "it is a pipe or a device"),
      ("\(folder)/link", "it is a pipe or a device"),
      ("\(folder)/loop", "Too many levels of symbolic links"),
    ] {
      let (store, problem) = Store.openOrMemory(at: .file(name))
      XCTAssertEqual(problem?.kind, .unreachable(reason), name)
      try assertWorksInMemory(store)
    }
  }

  func test_a_path_is_a_file_whatever_it_looks_like_to_sqlite() throws {
    let here = FileManager.default.currentDirectoryPath
    XCTAssertTrue(FileManager.default.changeCurrentDirectoryPath(folder))
    defer { _ = FileManager.default.changeCurrentDirectoryPath(here) }
    for name in [":memory:", "file:x?mode=memory", "a\nb", "-", "x%20y?z#"] {
      for value in 1...2 {
        let (store, problem) = Store.openOrMemory(at: .file(name))
        XCTAssertNil(problem)
        let defaults = try space(in: store).defaults()
        if value == 2 { XCTAssertEqual(defaults.value(for: "a"), .int(1), name) }
        defaults.set(.int(value), for: "a")
        try store.commit()
      }
    }
  }

  func test_a_store_that_opens_has_no_problem() throws {
    let (store, problem) = Store.openOrMemory(at: .file(path))
    XCTAssertNil(problem)
    XCTAssertFalse(store.isInMemory)
  }

  private func assertWorksInMemory(_ store: Store) throws {
    XCTAssertTrue(store.isInMemory)
    let space = try space("another", in: store)
    space.defaults().set(.int(5), for: "c")
    let book = try space.recipeBook(named: "new")
    try book.add(Recipe(name: "Kale"))
    XCTAssertNoThrow(try store.commit(), "it was said when it was opened")
    XCTAssertEqual(space.defaults().value(for: "c"), .int(5))
    XCTAssertEqual(book.names, ["Kale"])
  }

  /// Takes away the right to write: as root only a mount can do that.
  /// - Returns: whether the folder was mounted.
  private func makeReadOnly() throws -> Bool {
    if geteuid() != 0 {
      chmod(path, 0o400)
      chmod(folder, 0o500)
      return false
    }
    let flags = UInt(MS_BIND | MS_REMOUNT | MS_RDONLY)
    guard mount(folder, folder, nil, UInt(MS_BIND), nil) == 0,
      mount(nil, folder, nil, flags, nil) == 0
    else { throw XCTSkip("root needs a mount to be refused a write") }
    return true
  }

  private func makeWritable(_ mounted: Bool) {
    if mounted { umount2(folder, Int32(MNT_DETACH)) }
    chmod(folder, 0o700)
  }
}
