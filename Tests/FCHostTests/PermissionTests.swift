import FCHost
import Foundation
import XCTest

/// What scripts may do, and how they are told of what they may not.
final class PermissionTests: XCTestCase {
  /// What a script prints that tries one call.
  private func outcome(
    of call: String, read: [String] = [], write: [String] = [], env: [String] = [],
    in folder: ScriptFolder? = nil
  ) throws -> String {
    let folder = try folder ?? ScriptFolder("")
    try folder.write(
      Array("print(select(2, pcall(function() return \(call) end)))".utf8), to: "quiz.lua")
    try folder.run(read: read, write: write, env: env)
    return folder.printed.last.map {
      $0.split(separator: "\(folder.path)/", omittingEmptySubsequences: false).joined()
    } ?? ""
  }

  // MARK: Refusals

  func test_refusal_names_the_permission_and_the_option() throws {
    let refusals = [
      (
        "fc.read '/etc/passwd'",
        "fc.read needs permission to read '/etc/passwd': run with --allow-read=/etc/passwd"
      ),
      (
        "fc.csv '/etc/passwd'",
        "fc.csv needs permission to read '/etc/passwd': run with --allow-read=/etc/passwd"
      ),
      (
        "fc.write('out.txt', 'x')",
        "fc.write needs permission to write 'out.txt': run with --allow-write=out.txt"
      ),
      (
        "fc.env 'HOME'",
        "fc.env needs permission to see the variable 'HOME': run with --allow-env=HOME"
      ),
    ]
    for (call, message) in refusals {
      XCTAssertEqual(try outcome(of: call), "quiz.lua:1: \(message)")
    }
  }

  func test_option_can_be_pasted_into_a_shell() throws {
    let words = [
      ("/a b", "'/a b'"), ("/it's", #"'/it'\''s'"#), ("/$HOME", "'/$HOME'"), ("/é", "'/é'"),
      (#"/a\nb"#, #"$'/a\x0ab'"#), (#"/\27[0m"#, #"$'/\x1b[0m'"#.replacing("[", with: #"\x5b"#)),
    ]
    for (path, word) in words {
      let message = try outcome(of: "fc.read \"\(path)\"")
      XCTAssertTrue(message.hasSuffix("--allow-read=\(word)"), message)
    }
  }

  func test_uncaught_refusal_is_an_error_of_its_own_kind() throws {
    let scripts = [
      "fc.read '/etc/passwd'",
      "require('m')",
      "local ok, message = pcall(fc.env, 'HOME') error(message, 0)",
      deckScript("key:card { question = 'Q', answer = 'A', image = '/etc/passwd' }"),
      deckScript(
        "key:generate({ id = 'g', count = 1 }, function() "
          + "return { question = 'Q', answer = 'A', image = '/etc/passwd' } end)"),
    ]
    for script in scripts {
      let folder = try ScriptFolder(script, texts: ["m.lua": "fc.write('x', '')"])
      let host = try folder.makeHost()
      XCTAssertThrowsError(
        try {
          try host.load("\(folder.path)/quiz.lua")
          _ = try host.decks[0].game(key: host.decks[0].answerKeys[0], options: .init(seed: 1))
        }(), script
      ) { error in
        XCTAssertEqual(host.scriptError(error).kind, .permission, script)
      }
    }
  }

  func test_caught_refusal_is_no_error() throws {
    let folder = try ScriptFolder("pcall(fc.read, '/etc/passwd') error 'mine'")
    let host = try folder.makeHost()
    XCTAssertThrowsError(try host.load("\(folder.path)/quiz.lua")) { error in
      XCTAssertEqual((error as? ScriptError)?.kind, .runtime)
    }
  }

  func test_refusal_in_a_callback_is_reported_as_one() throws {
    for script in ["fc.after(0, function() fc.env 'A' end)", "fc.task(function() fc.env 'A' end)"] {
      let folder = try ScriptFolder(script)
      let host = try folder.makeHost()
      try host.load("\(folder.path)/quiz.lua")
      host.run(untilScreen: false)
      XCTAssertEqual(folder.reported.count, 1)
      XCTAssertTrue(host.hasReportedRefusals)
    }
  }

  // MARK: What is given

  func test_a_file_is_given_alone_and_a_folder_with_all_in_it() throws {
    let folder = try ScriptFolder("")
    let other = try ScriptFolder("", texts: ["data/a.txt": "a", "data-2.txt": "b"])
    func read(_ name: String, given: String) throws -> String {
      var permissions = Permissions()
      permissions.read = .only(["\(other.path)/\(given)"])
      try folder.write(
        Array("print(pcall(fc.read, '\(other.path)/\(name)'))".utf8), to: "quiz.lua")
      try folder.run(with: permissions)
      return String(folder.printed.last?.prefix(6) ?? "")
    }
    XCTAssertEqual(try read("data/a.txt", given: "data/a.txt"), "true\ta")
    XCTAssertEqual(try read("data/a.txt", given: "data"), "true\ta")
    XCTAssertEqual(try read("data/a.txt", given: "data/"), "true\ta")
    XCTAssertEqual(try read("data/a.txt", given: "none/../data"), "true\ta")
    XCTAssertEqual(try read("data/../data/a.txt", given: "data"), "true\ta")
    XCTAssertEqual(try read("data-2.txt", given: "data"), "false\t")
    XCTAssertEqual(try read("data/../data-2.txt", given: "data"), "false\t")
    XCTAssertEqual(try read("data/a.txt", given: "data/b.txt"), "false\t")
  }

  func test_names_that_only_look_alike_are_not_given() throws {
    let folder = try ScriptFolder("", texts: ["\u{E9}.txt": "composed"])
    try folder.write(Array("not".utf8), to: "e\u{301}.txt")
    let place = "'\(folder.path)/'"
    let script = try ScriptFolder(
      "print(pcall(fc.read, \(place)..'\\u{E9}.txt')) print((pcall(fc.read, \(place)..'e\\u{301}.txt')))"
    )
    var permissions = Permissions()
    permissions.read = .only(["\(folder.path)/\u{E9}.txt"])
    try script.run(with: permissions)
    XCTAssertEqual(script.printed, ["true\tcomposed", "false"])
  }

  func test_a_link_that_is_given_gives_what_it_leads_to() throws {
    let secret = try ScriptFolder("", texts: ["a.txt": "a"])
    let folder = try ScriptFolder("print(fc.read 'link')")
    try folder.link("link", to: "\(secret.path)/a.txt")
    try folder.run(read: ["link"])
    XCTAssertEqual(folder.printed, ["a"])
  }

  func test_nothing_is_told_of_what_may_not_be_read() throws {
    for path in ["/etc/passwd", "/etc/none", "/none/x", "/etc/passwd/x", "/etc", "/dev/zero"] {
      XCTAssertTrue(
        try outcome(of: "fc.read '\(path)'").hasSuffix(
          "needs permission to read '\(path)': run with --allow-read=\(path)"))
    }
  }

  func test_written_is_not_read_and_read_is_not_written() throws {
    let other = try ScriptFolder("", texts: ["a.txt": "a"])
    let script = try ScriptFolder(
      "print((pcall(fc.read, '\(other.path)/a.txt')), (pcall(fc.write, '\(other.path)/a.txt', 'b')))"
    )
    var permissions = Permissions()
    permissions.write = .only([other.path])
    try script.run(with: permissions)
    permissions = Permissions()
    permissions.read = .only([other.path])
    try script.run(with: permissions)
    XCTAssertEqual(script.printed, ["false\ttrue", "true\tfalse"])
  }

  func test_variables_are_given_by_name() throws {
    setenv("FCSCRIPT_TEST_A", "value", 1)
    defer { unsetenv("FCSCRIPT_TEST_A") }
    XCTAssertEqual(try outcome(of: "fc.env 'FCSCRIPT_TEST_A'", env: ["FCSCRIPT_TEST_A"]), "value")
    XCTAssertEqual(try outcome(of: "fc.env 'FCSCRIPT_TEST_B'", env: ["FCSCRIPT_TEST_B"]), "nil")
    XCTAssertTrue(
      try outcome(of: "fc.env 'FCSCRIPT_TEST_A'", env: ["FCSCRIPT_TEST_B"]).contains("permission"))
    let folder = try ScriptFolder(
      #"print(fc.env "FCSCRIPT_TEST_A", fc.env "FCSCRIPT_TEST_A\0", fc.env "", fc.env "A=B")"#)
    try folder.run(with: .all)
    XCTAssertEqual(folder.printed, ["value\tnil\tnil\tnil"])
  }

  func test_processes_are_told_of_only_with_everything() throws {
    var permissions = Permissions.all
    permissions.env = .none
    for path in ["/proc/self/environ", "/proc/self/mem", "/proc/version"] {
      let folder = try ScriptFolder("fc.read '\(path)'")
      XCTAssertThrowsError(try folder.run(with: permissions)) { error in
        XCTAssertTrue("\(error)".contains("run with --allow-all"), "\(error)")
      }
    }
    let folder = try ScriptFolder("print(#fc.read('/proc/version') > 0)")
    try folder.run(with: .all)
    XCTAssertEqual(folder.printed, ["true"])
  }

  // MARK: Modules

  func test_modules_come_from_the_folders_that_the_host_gives() throws {
    let library = try ScriptFolder(
      "", texts: ["shared.lua": "return 'shared'", "own.lua": "return 'theirs'"])
    let folder = try ScriptFolder(
      "print(require 'shared', require 'own', (pcall(fc.read, '\(library.path)/shared.lua')))",
      texts: ["own.lua": "return 'own'"])
    let host = try folder.makeHost { $0.moduleFolders = [library.path] }
    try host.load("\(folder.path)/quiz.lua")
    XCTAssertEqual(folder.printed, ["shared\town\tfalse"])
  }

  func test_modules_do_not_come_from_elsewhere() throws {
    let elsewhere = try ScriptFolder("", texts: ["m.lua": "return 'stolen'"])
    let folder = try ScriptFolder("")
    try folder.link("link.lua", to: "\(elsewhere.path)/m.lua")
    try folder.link("folder", to: elsewhere.path)
    XCTAssertEqual(
      try outcome(of: "require 'link'", in: folder),
      "quiz.lua:1: require needs permission to read 'link.lua', which leads out of the folder of modules: "
        + "run with --allow-read=link.lua")
    XCTAssertTrue(try outcome(of: "require 'folder.m'", in: folder).contains("needs permission"))
    for name in ["/etc/passwd", "..m", "../m", "a/b", "m.lua/", ""] {
      XCTAssertTrue(
        try outcome(of: "require '\(name)'", in: folder).contains("a module's name is made of"))
    }
  }
}
