import Foundation
import Support
import XCTest

/// The options that give a script permissions, and the status of a run that lacked one.
final class PermissionRunTests: XCTestCase {
  /// Runs commands in a new folder with these files.
  private func run(_ files: [String: String], _ command: String) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fcscript-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    return try shell(command, in: folder.path)
  }

  // MARK: The options

  func test_paths_of_options_count_from_the_current_folder() throws {
    let files = [
      "decks/s.lua": "print(fc.read '../other/a.txt') fc.write('../out.txt', 'b')",
      "other/a.txt": "a",
    ]
    let outcome = try run(
      files,
      "fcscript run decks/s.lua --allow-read=other --allow-write=out.txt && cat out.txt")
    XCTAssertEqual(outcome, Outcome(output: "a\nb"))
  }

  func test_options_may_be_repeated() throws {
    let files = ["d/s.lua": "print(fc.read '../a', fc.read '../b')", "a": "a", "b": "b"]
    XCTAssertEqual(
      try run(files, "fcscript run --allow-read=a d/s.lua --allow-read=b"),
      Outcome(output: "a\tb\n"))
  }

  func test_option_without_a_value_gives_all_of_its_kind() throws {
    let files = [
      "d/s.lua": """
      print((pcall(fc.read, "../a")), (pcall(fc.write, "../b", "")), (pcall(fc.env, "PATH")))
      """, "a": "a",
    ]
    for (options, printed) in [
      ("", "false\tfalse\tfalse"), ("--allow-read", "true\tfalse\tfalse"),
      ("--allow-write", "false\ttrue\tfalse"), ("--allow-env", "false\tfalse\ttrue"),
      ("--allow-read=a --allow-read", "true\tfalse\tfalse"), ("--allow-all", "true\ttrue\ttrue"),
    ] {
      XCTAssertEqual(
        try run(files, "fcscript run \(options) d/s.lua"), Outcome(output: printed + "\n"), options)
    }
  }

  func test_option_named_in_a_refusal_gives_what_was_refused() throws {
    let files = ["d/s.lua": "print(fc.read \"../it's\\n$HOME\")", "it's\n$HOME": "a"]
    let refusal = try run(files, "fcscript run d/s.lua")
    XCTAssertEqual(refusal.ending, .status(3))
    let option = try XCTUnwrap(
      refusal.errors.split(separator: "\n").first?.components(separatedBy: "run with ").last)
    var scripted = files
    scripted["run"] = "fcscript run d/s.lua \(option)\n"
    XCTAssertEqual(try run(scripted, "bash ./run"), Outcome(output: "a\n"))
  }

  func test_wrong_options_are_explained() throws {
    let quiz = "decks/quiz.lua"
    let files = [quiz: ""]
    for (options, message) in [
      ("--allow-read=", "option --allow-read needs a value after ="),
      ("--allow-all=x", "option --allow-all takes no value"),
      (
        "--allow-write out",
        "'\(quiz)' is one too many: what --allow-write gives follows =, as in --allow-write=PATH"
      ),
      ("--allow-net", "unknown option --allow-net (did you mean --allow-env?)"),
    ] {
      let outcome = try run(files, "fcscript run \(options) \(quiz)")
      XCTAssertEqual(outcome.ending, .status(2))
      XCTAssertEqual(outcome.errors.split(separator: "\n").first.map(String.init), message)
    }
  }

  // MARK: The status

  func test_uncaught_refusal_ends_with_3() throws {
    let deck = """
      local deck = fc.deck { title = "T" }
      deck:answer_key("A", function(key)
        key:card { question = "Q", answer = "A", kind = "typed", check = function() \
      return fc.env "A" end }
      end)
      """
    for (script, status) in [
      ("fc.read '/etc/passwd'", 3),
      ("pcall(fc.read, '/etc/passwd')", 0),
      ("pcall(fc.read, '/etc/passwd') error 'mine'", 1),
      ("fc.task(function() fc.env 'A' end)", 3),
      ("fc.task(function() fc.env 'A' end) fc.task(error, 'mine')", 3),
      ("fc.after(0, function() fc.write('a', '') end)", 3),
      ("fc.task(function() fc.env 'A' end) fc.quit(5)", 5),
      ("fc.task(function() fc.env 'A' end) fc.read 'none'", 3),
      (deck + "\nreturn deck", 3),
      (deck + "\ndeck:on('card', function() fc.env 'A' end)\nreturn deck", 3),
    ] {
      let outcome = try run(["s.lua": script], "echo A | fcscript run s.lua")
      XCTAssertEqual(outcome.ending, .status(Int32(status)), "\(script): \(outcome)")
    }
  }

  func test_check_takes_the_options_and_gives_the_status() throws {
    let files = ["d/s.lua": "fc.read '../a'", "a": ""]
    XCTAssertEqual(try run(files, "fcscript check d/s.lua").ending, .status(3))
    XCTAssertEqual(try run(files, "fcscript check d/s.lua --allow-read=a").ending, .status(0))
  }

  // MARK: Writing

  func test_file_that_does_not_fit_leaves_the_old_one() throws {
    let files = ["s.lua": "fc.write('a.txt', ('x'):rep(100000))", "a.txt": "old\n"]
    let outcome = try run(
      files, "(ulimit -f 16; fcscript run s.lua --allow-write=.) ; echo $?; cat a.txt; ls -A")
    XCTAssertEqual(outcome.output, "1\nold\na.txt\ns.lua\n")
    XCTAssertTrue(
      outcome.errors.contains(
        "can't write 'a.txt': the file would be larger than the system allows"), outcome.errors)
  }

  func test_folder_that_can_not_be_written_is_a_failure() throws {
    try XCTSkipIf(geteuid() == 0, "the superuser may write anywhere")
    let files = ["d/a.txt": "old\n", "s.lua": "fc.write('d/a.txt', 'new')"]
    let outcome = try run(
      files, "chmod 500 d; fcscript run s.lua --allow-write=.; echo $?; cat d/a.txt; chmod 700 d")
    XCTAssertEqual(outcome.output, "1\nold\n")
    XCTAssertTrue(outcome.errors.contains("can't write 'd/a.txt': permission denied"))
  }
}
