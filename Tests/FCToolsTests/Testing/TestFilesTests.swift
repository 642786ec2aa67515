import FCTools
import Foundation
import XCTest

final class TestFilesTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "fcscript-files-\(UUID().uuidString)"
    for path in [
      "b/z_test.lua", "b/deck.lua", "a_test.lua", ".hidden/x_test.lua", "c/d/e_test.lua",
    ] {
      let file = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    // A circle that nobody is to go round.
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/b/up", withDestinationPath: folder)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  func test_files_below_a_folder_come_in_order_and_once() throws {
    let found = try testFiles(at: ["\(folder)/b/z_test.lua", folder])
    XCTAssertEqual(
      found.map { $0.dropFirst(folder.count) },
      ["/b/z_test.lua", "/a_test.lua", "/c/d/e_test.lua"])
  }

  func test_what_is_no_test_is_told_as_that() {
    for (place, reason) in [
      ("\(folder)/b/deck.lua", "the name of a test file ends in _test.lua"),
      ("\(folder)/missing", "there is no such file"),
      ("\(folder)/.hidden/none", "there is no such file"),
    ] {
      XCTAssertThrowsError(try testFiles(at: [place])) {
        XCTAssertTrue("\($0)".contains(reason), "\($0)")
      }
    }
    try? FileManager.default.removeItem(atPath: "\(folder)/b/z_test.lua")
    XCTAssertThrowsError(try testFiles(at: ["\(folder)/b"])) {
      XCTAssertEqual("\($0)", "no file *_test.lua in \(folder)/b")
    }
  }
}
