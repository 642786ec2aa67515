import Support
import XCTest

/// What shells complete, asked of the shells themselves.
final class CompletionTests: XCTestCase {
  /// What bash offers for the last of the words after `fcscript`.
  private func bash(_ words: String...) throws -> Set<String> {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try shell(
      """
      bash -c 'source <(fcscript completions bash); COMP_WORDS=("$@")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _fcscript; printf "%s\\n" "${COMPREPLY[@]}"' \
      bash fcscript \(quoted)
      """)
    XCTAssertEqual(outcome.errors, "")
    return Set(outcome.output.split(separator: "\n").map(String.init))
  }

  private func fish(_ line: String) throws -> [String] {
    let outcome = try shell(
      "fish --no-config -c 'source (fcscript completions fish | psub); complete -C \"\(line)\"'")
    XCTAssertEqual(outcome.errors, "")
    return outcome.output.split(separator: "\n").map {
      String($0.prefix { $0 != "\t" })
    }
  }

  private func requireShell(_ name: String) throws {
    let found = try shell("command -v \(name) >/dev/null").ending == .status(0)
    try XCTSkipUnless(found, "no \(name) here")
  }

  private func commands() throws -> [String] {
    try fcscript("help").output.matches(of: /(?m)^  ([a-z]+)/).map { String($0.output.1) }
  }

  // MARK: bash

  func test_bash_completes_every_command_and_option() throws {
    let commands = try commands()
    XCTAssertTrue(commands.contains("streaks"), "a plugin's")
    XCTAssertEqual(try bash(""), Set(commands))
    XCTAssertEqual(try bash("ru"), ["run"])
    for command in commands {
      let options = try fcscript("help", command).output
        .matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.output.1) }
      XCTAssertEqual(try bash(command, "-"), Set(options), command)
    }
  }

  func test_bash_completes_the_words_that_a_value_may_be() throws {
    XCTAssertEqual(try bash("run", "--animations", ""), ["none", "basic", "full"])
    // As bash splits --animations=b.
    XCTAssertEqual(try bash("run", "--animations", "=", "b"), ["basic"])
    XCTAssertEqual(try bash("run", "--animations", "="), ["none", "basic", "full"])
    XCTAssertEqual(try bash("new", "--template", "c"), ["choice", "cloze"])
    XCTAssertEqual(try bash("completions", ""), ["bash", "zsh", "fish"])
    XCTAssertEqual(try bash("help", "ver"), ["version"])
    XCTAssertEqual(try bash("run", "--store", "m"), ["memory"])
    XCTAssertEqual(try bash("run", "--seed", ""), [])
  }

  func test_bash_completes_scripts_folders_and_files() throws {
    XCTAssertEqual(try bash("run", "decks/quiz."), ["decks/quiz.lua"])
    XCTAssertEqual(try bash("run", "de"), ["decks"])
    XCTAssertEqual(try bash("run", "Makef"), ["Makefile"], "there is no script of that name")
    XCTAssertEqual(try bash("run", "--allow-read", "=", "Makef"), ["Makefile"])
    XCTAssertEqual(
      try bash("run", "--plugin", "scripts/plugins/o"), ["scripts/plugins/ordering.lua"])
    XCTAssertEqual(try bash("run", "decks/quiz.lua", "--", "Makef"), ["Makefile"])
    XCTAssertEqual(try bash("new", "decks/quiz."), [], "a script that is there is no new one")
  }

  // MARK: The others

  func test_zsh_completes_what_is_typed() throws {
    try requireShell("zsh")
    let pty = try Pty(columns: 100, rows: 40)
    var environment = Program.plainEnvironment
    environment["TERM"] = "dumb"
    environment["PATH"] = "\(folderOfProducts):/usr/bin:/bin"
    try pty.start("/usr/bin/env", ["zsh", "-f", "-i"], environment: environment)
    pty.send(
      "cd '\(Repository.root)'; autoload -U compinit; compinit -D -u; "
        + "source <(fcscript completions zsh); clear; print rea''dy\n")
    try pty.waitForText("ready")
    for (typed, completed) in [
      ("fcscript comp", "fcscript completions"), ("fcscript run --anim", "run --animations="),
      ("fcscript run --animations=b", "run --animations=basic"),
      ("fcscript run --store m", "run --store memory"),
      ("fcscript run decks/quiz.", "run decks/quiz.lua"), ("fcscript help vers", "help version"),
      ("fcscript run --allow-read=Makef", "--allow-read=Makefile"),
    ] {
      pty.send("\(typed)\t")
      try pty.waitForText(completed)
      pty.send("\u{15}")
    }
  }

  func test_fish_completes_commands_options_values_and_files() throws {
    try requireShell("fish")
    XCTAssertEqual(try fish("fcscript "), try commands().sorted())
    XCTAssertEqual(try fish("fcscript run --anim"), ["--animations"])
    XCTAssertEqual(try fish("fcscript run --animations "), ["basic", "full", "none"])
    XCTAssertEqual(try fish("fcscript run decks/quiz."), ["decks/quiz.lua"])
    XCTAssertEqual(try fish("fcscript help vers"), ["version"])
    XCTAssertEqual(try fish("fcscript run --seed "), [])
  }

  func test_other_shell_is_refused_with_a_suggestion() throws {
    let outcome = try fcscript("completions", "zhs")
    XCTAssertEqual(outcome.ending, .status(2))
    XCTAssertTrue(
      outcome.errors.hasPrefix(
        "completions needs bash, zsh or fish, not 'zhs' (did you mean 'zsh'?)\n"), outcome.errors)
  }
}
