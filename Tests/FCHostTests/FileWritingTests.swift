import FCHost
import Foundation
import XCTest

/// `fc.write`.
final class FileWritingTests: XCTestCase {
  private func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  /// The message of a call that fails, in a folder that may be written.
  private func failure(_ call: String, in folder: ScriptFolder) throws -> String {
    try folder.write(Array("print(select(2, pcall(function() \(call) end)))".utf8), to: "quiz.lua")
    try folder.run(write: ["."])
    return folder.printed.last?.components(separatedBy: "quiz.lua:1: ").last ?? ""
  }

  func test_a_file_is_made_and_replaced() throws {
    let folder = try ScriptFolder(
      #"""
      fc.write("a.txt", "first")
      fc.write("a.txt", "\0\255")
      fc.write("data/b.txt", 12.5)
      fc.write("data/../empty", "")
      print(#fc.read("a.txt", "bytes"), fc.read("data/b.txt"), #fc.read("empty"))
      """#, texts: ["data/x": ""])
    folder.willHold("a.txt", "data/b.txt", "empty")
    try folder.run(write: ["."])
    XCTAssertEqual(folder.printed, ["2\t12.5\t0"])
    XCTAssertEqual(try folder.names(), ["a.txt", "data", "empty", "quiz.lua"])
  }

  func test_one_file_is_given() throws {
    let folder = try ScriptFolder("fc.write('a.txt', 'a') fc.write('b.txt', 'b')")
    folder.willHold("a.txt", "b.txt")
    XCTAssertThrowsError(try folder.run(write: ["a.txt"])) { error in
      XCTAssertEqual((error as? ScriptError)?.kind, .permission)
    }
    XCTAssertEqual(try folder.text(of: "a.txt"), "a")
    XCTAssertEqual(try folder.names(), ["a.txt", "quiz.lua"])
  }

  func test_a_replaced_file_keeps_its_mode_and_a_new_one_has_the_usual() throws {
    let folder = try ScriptFolder(
      "fc.write('old', 'new') fc.write('new', 'new')", texts: ["old": "old"])
    folder.willHold("new")
    chmod("\(folder.path)/old", 0o751)
    let mask = umask(0o027)
    defer { umask(mask) }
    try folder.run(write: ["."])
    XCTAssertEqual(mode(of: "\(folder.path)/old"), 0o751)
    XCTAssertEqual(mode(of: "\(folder.path)/new"), 0o640)
  }

  func test_links_are_followed_only_to_what_may_be_written() throws {
    let secret = try ScriptFolder("", texts: ["a.txt": "old"])
    let folder = try ScriptFolder("", texts: ["data/a.txt": "old"])
    try folder.link("in", to: "data/a.txt")
    try folder.link("out", to: "\(secret.path)/a.txt")
    try folder.link("folder", to: secret.path)
    try folder.link("nowhere", to: "\(secret.path)/new.txt")
    XCTAssertEqual(try failure("fc.write('in', 'new')", in: folder), "")
    XCTAssertEqual(try folder.text(of: "data/a.txt"), "new")
    for path in ["out", "folder/a.txt", "folder/new.txt", "\(secret.path)/a.txt"] {
      let message = try failure("fc.write('\(path)', 'new')", in: folder)
      XCTAssertTrue(message.hasPrefix("fc.write needs permission to write '\(path)'"), message)
    }
    XCTAssertEqual(
      try failure("fc.write('nowhere', 'new')", in: folder),
      "can't write 'nowhere': this is a link that leads nowhere")
    XCTAssertEqual(try secret.text(of: "a.txt"), "old")
    XCTAssertEqual(try secret.names(), ["a.txt", "quiz.lua"])
  }

  func test_what_can_not_be_written() throws {
    let folder = try ScriptFolder("", texts: ["data/x": ""])
    try folder.makePipe("pipe")
    let failures = [
      ("data", "can't write 'data': this is a directory"),
      ("data/", "can't write 'data/': this is a directory"),
      (".", "can't write '.': this is a directory"),
      ("new/", "can't write 'new/': this is the name of a folder"),
      ("new/a", "can't write 'new/a': there is no folder '\(folder.path)/new'"),
      ("data/x/a", "can't write 'data/x/a': Not a directory"),
      ("pipe", "can't write 'pipe': this is a pipe or a device"),
      ("", "can't write '': the path is empty"),
      (#"a\0b"#, "can't write 'a^@b': a path can't have a NUL in it"),
    ]
    for (path, message) in failures {
      XCTAssertEqual(try failure("fc.write('\(path)', 'x')", in: folder), message)
    }
    XCTAssertTrue(
      try failure("fc.write('a', {})", in: folder).contains("string expected, got table"))
    XCTAssertEqual(try folder.names(), ["data", "pipe", "quiz.lua"])
  }

  func test_a_folder_that_can_not_be_written_is_a_failure() throws {
    // The superuser may write anywhere but there.
    let folder = try ScriptFolder("fc.write('/proc/version', 'x')")
    XCTAssertThrowsError(try folder.run(with: .all)) { error in
      XCTAssertTrue("\(error)".contains("can't write '/proc/version': "), "\(error)")
    }
  }
}
