import FCHost
import Foundation
import XCTest

/// Files whose paths change while they are opened.
final class FileRaceTests: XCTestCase {
  /// Does something again and again beside the script.
  private func whileRepeating(_ change: @escaping @Sendable () -> Void, _ body: () throws -> Void)
    rethrows
  {
    let isDone = Flag()
    let thread = Thread {
      while !isDone.isSet { change() }
      isDone.acknowledge()
    }
    thread.start()
    defer {
      isDone.set()
      isDone.waitForAcknowledgement()
    }
    try body()
  }

  private final class Flag: @unchecked Sendable {
    private let condition = NSCondition()
    private var value = false
    private var isAcknowledged = false

    var isSet: Bool { condition.withLock { value } }
    func set() { condition.withLock { value = true } }

    func acknowledge() {
      condition.withLock {
        isAcknowledged = true
        condition.signal()
      }
    }

    func waitForAcknowledgement() {
      condition.withLock { while !isAcknowledged { condition.wait() } }
    }
  }

  func test_a_link_that_changes_never_gives_what_is_outside() throws {
    let secret = try ScriptFolder("", texts: ["a.txt": "secret"])
    let folder = try ScriptFolder(
      """
      local seen = {}
      for _ = 1, 2000 do
        local ok, text = pcall(fc.read, "link")
        seen[ok and text or text:match "needs permission" or text] = true
        local ok, text = pcall(fc.read, "folder/a.txt")
        seen[ok and text or text:match "needs permission" or text] = true
      end
      for text in fc.pairs(seen) do print(text) end
      """, texts: ["data/a.txt": "public"])
    try folder.link("link", to: "data/a.txt")
    try folder.link("folder", to: "data")
    folder.willHold("other")
    let (inside, outside) = (folder.path, secret.path)
    try whileRepeating {
      for (name, target) in [
        ("link", "\(outside)/a.txt"), ("folder", outside), ("link", "data/a.txt"),
        ("folder", "data"),
      ] {
        symlink(target, "\(inside)/other")
        rename("\(inside)/other", "\(inside)/\(name)")
      }
    } _: {
      try folder.run()
    }
    XCTAssertTrue(
      Set(folder.printed).isSubset(of: ["public", "needs permission"]), "\(folder.printed)")
  }

  func test_a_folder_that_changes_never_lets_a_file_be_written_outside() throws {
    let secret = try ScriptFolder("", texts: ["a.txt": "old"])
    let folder = try ScriptFolder(
      """
      for _ = 1, 300 do
        pcall(fc.write, "folder/a.txt", "new")
        pcall(fc.write, "folder/b.txt", "new")
      end
      """, texts: ["data/a.txt": "old"])
    folder.willHold("data/b.txt", "other")
    try folder.link("folder", to: "data")
    let (inside, outside) = (folder.path, secret.path)
    try whileRepeating {
      for target in [outside, "data"] {
        symlink(target, "\(inside)/other")
        rename("\(inside)/other", "\(inside)/folder")
      }
    } _: {
      try folder.run(write: ["."])
    }
    XCTAssertEqual(try secret.text(of: "a.txt"), "old")
    XCTAssertEqual(try secret.names(), ["a.txt", "quiz.lua"])
    XCTAssertTrue(try folder.names().allSatisfy { !$0.hasPrefix(".fcscript") })
  }

  func test_a_file_that_is_replaced_is_read_whole_before_or_after() throws {
    let folder = try ScriptFolder(
      """
      for _ = 1, 2000 do
        local text = fc.read "a.txt"
        assert(text == "one" or text == "three", text)
      end
      """, texts: ["a.txt": "one"])
    folder.willHold("other")
    let path = folder.path
    try whileRepeating {
      for text in ["one", "three"] {
        guard let file = fopen("\(path)/other", "w") else { return }
        fputs(text, file)
        fclose(file)
        rename("\(path)/other", "\(path)/a.txt")
      }
    } _: {
      try folder.run()
    }
  }

  func test_no_descriptor_stays_open() throws {
    let folder = try ScriptFolder(
      """
      for _, path in ipairs { "a.txt", "b.txt", "data", "data/x", "/etc/passwd", "link" } do
        pcall(fc.read, path)
        pcall(fc.write, path, "new")
        pcall(require, "data.b")
      end
      """, texts: ["a.txt": "a", "data/a.lua": ""])
    folder.willHold("b.txt", "data/x")
    try folder.link("link", to: "nowhere")
    func openDescriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    try folder.run(write: ["."])
    let before = try openDescriptors()
    for _ in 0..<10 { try folder.run(write: ["."]) }
    XCTAssertEqual(try openDescriptors(), before)
  }

  func test_odd_files_are_not_waited_for_and_not_too_large() throws {
    let folder = try ScriptFolder(
      """
      for _, path in ipairs(fc.args) do print(select(2, pcall(fc.read, path))) end
      """, texts: ["large": ""])
    try folder.makePipe("pipe")
    truncate("\(folder.path)/large", 1 << 40)
    try folder.link("circle", to: "circle")
    let host = try folder.makeHost(
      arguments: [
        "pipe", "large", "circle", "/dev/zero", "/dev/tty", "/proc/self/mem", "/proc/self/fd/0",
      ]
    ) { $0.permissions = .all }
    try host.load("\(folder.path)/quiz.lua")
    XCTAssertEqual(
      folder.printed.prefix(6),
      [
        "can't read 'pipe': this is a pipe or a device",
        "can't read 'large': the file is larger than the memory that is left",
        "can't read 'circle': Too many levels of symbolic links",
        "can't read '/dev/zero': this is a pipe or a device",
        "can't read '/dev/tty': this is a pipe or a device",
        "can't read '/proc/self/mem': Input/output error",
      ])
    XCTAssertEqual(folder.printed.count, 7)
  }
}
