import Foundation
import Support

/// Runs of the program, written down: each with its command, its input and what it wrote.
///
///     $ fcscript run decks/quiz.lua --seed 1
///     < 1
///     The Solar System
///     ! an error
///     = status 1
///
/// Lines after `<` are the input; those after `!` went to standard error; a status of 0 is left out.
struct Transcript {
  struct Run {
    var command: String
    var input: [String] = []
    var written: [String] = []

    var text: String {
      (["$ \(command)"] + input.map { $0.isEmpty ? "<" : "< \($0)" } + written)
        .joined(separator: "\n")
    }
  }

  let runs: [Run]

  var text: String { runs.map { $0.text + "\n" }.joined(separator: "\n") }

  init(runs: [Run]) { self.runs = runs }

  init(_ text: String) {
    var runs: [Run] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        runs.append(Run(command: String(line.dropFirst(2))))
      } else if let last = runs.indices.last {
        if line == "<" || line.hasPrefix("< ") {
          runs[last].input.append(String(line.dropFirst(2)))
        } else {
          runs[last].written.append(line)
        }
      }
    }
    self.runs = runs
  }

  /// Does the same again and returns what was written this time.
  func repeated() throws -> Transcript {
    try Transcript(
      runs: runs.map { run in
        let input = run.input.map { $0 + "\n" }.joined()
        let outcome = try fcscript(
          Self.words(run.command).dropFirst().map { $0 }, input: Array(input.utf8))
        var repeated = run
        repeated.written =
          Self.lines(outcome.output)
          + Self.lines(outcome.errors).map { $0.isEmpty ? "!" : "! \($0)" }
        switch outcome.ending {
        case .status(0): break
        case .status(let status): repeated.written.append("= status \(status)")
        case .signal(let signal): repeated.written.append("= signal \(signal)")
        }
        return repeated
      })
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines.append("(no newline)") }
    return lines
  }

  /// The words of a command, as a shell would split it that knows only double quotes.
  private static func words(_ command: String) -> [String] {
    var words: [String] = []
    var isQuoted = false
    var isInside = false
    for letter in command {
      if letter == "\"" {
        isQuoted.toggle()
        if !isInside { words.append("") }
        isInside = true
      } else if letter == " ", !isQuoted {
        isInside = false
      } else {
        if !isInside { words.append("") }
        isInside = true
        words[words.count - 1].append(letter)
      }
    }
    return words
  }
}
