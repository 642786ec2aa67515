import Glibc

/// From the start of the process to the first card, beside a Lua that does nothing.
enum Start {
  static func measure(_ program: String) throws -> [Benchmarks.Line] {
    let arguments = ["run", "decks/us-capitals.lua", "--key", "Show States", "--plain"]
    let lua = "/usr/bin/lua5.4"
    // Both once before, so that all files are in memory.
    guard try Child.output(of: program, arguments).contains("Card 1 of") else {
      throw Child.Failure(description: "\(program) shows no card")
    }
    let (ours, theirs) = try leastTimes(rounds: 40) {
      try Child.wait(forFirst: "Card 1 of", of: program, arguments)
    } _: {
      _ = try Child.output(of: lua, ["-e", ""])
    }
    return [
      Benchmarks.Line(
        name: "process start to first card printed, plain mode, us-capitals / `lua5.4 -e ''`",
        goal: 5, ratio: ours / theirs,
        details: "\(Benchmarks.text(ours * 1e3)) ms / \(Benchmarks.text(theirs * 1e3)) ms")
    ]
  }
}

/// A process whose output is read.
enum Child {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program to its end, without input, and returns what it writes.
  static func output(of program: String, _ arguments: [String]) throws -> String {
    try run(program, arguments) { _ in false }
  }

  /// Runs a program until it has written `text`, then ends it.
  static func wait(
    forFirst text: String, of program: String, _ arguments: [String]
  ) throws {
    _ = try run(program, arguments) { $0.contains(text) }
  }

  private static func run(
    _ program: String, _ arguments: [String], until isEnough: (String) -> Bool
  ) throws -> String {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let words: [UnsafeMutablePointer<CChar>?] =
      ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let status = posix_spawn(&process, program, &actions, nil, words, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard status == 0 else { throw Failure(description: "can't run \(program)") }
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !isEnough(text) {
      let count = read(ends[0], &buffer, buffer.count)
      if count <= 0 { break }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
    kill(process, SIGTERM)
    waitpid(process, nil, 0)
    return text
  }
}
