import Foundation
import Support
import XCTest

/// Does what a reader of the guide does, in a folder of their own: saves the listings of a chapter
/// and gives its commands, in their order.
///
/// - A block whose fence names a file shows the file of that name in `listings`, or with the word
///   `part` some lines of it.
/// - A block of `console` has commands after `$ `, and after `› ` the lines that are typed then; all
///   else in it is what the program writes. The commands of one block keep what lasts together.
/// - A block of `sh` is for the reader's own computer, and is not tried.
/// - `<!-- file: FILE -->` before a block saves a file that an earlier chapter has shown.
/// - `<!-- with FILE: THIS → THAT -->` before it makes a mistake in a file, for this block only.
/// - `<!-- screen: FILE OPTIONS | KEYS | TEXT -->` before a block of `text` shows the screen on which
///   the text appears after the keys, such as `Down Enter`.
final class GuideReader {
  static let listings = "\(Repository.root)/docs/guide/listings"

  private let folder: DataHome

  init() throws { folder = try DataHome() }

  /// What a block should show; nil for one that shows no more than a part.
  func shows(_ block: Document.Block) throws -> String? {
    for earlier in block.before.matches(of: /<!-- file: (\S+) -->/) {
      _ = try save(String(earlier.output.1))
    }
    if block.words.count > 1 { return try save(block) }
    switch block.words.first {
    case "console": return try written(by: block)
    case "text": return try screen(of: block)
    case "sh": return nil
    default:
      XCTFail("what is this a listing of?\n\(block.text)")
      return nil
    }
  }

  // MARK: Files

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func save(_ block: Document.Block) throws -> String? {
    let name = block.words[1]
    let text = try save(name)
    guard block.words.last == "part" else { return text }
    XCTAssertTrue("\n\(text)".contains("\n\(block.text)"), "is not in \(name):\n\(block.text)")
    return nil
  }

  private func save(_ name: String) throws -> String {
    let text = try String(contentsOfFile: "\(Self.listings)/\(name)", encoding: .utf8)
    if let made = try? String(contentsOfFile: path(name), encoding: .utf8) {
      XCTAssertEqual(made, text, "the commands of the chapter have made another \(name)")
    }
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return text
  }

  /// Makes the mistake that a chapter speaks of, and returns what takes it back.
  private func mistake(before block: Document.Block) throws -> () throws -> Void {
    let pattern = /<!-- with (\S+): ((?s:.+?)) → ((?s:.+?)) -->\n$/
    guard let said = block.before.firstMatch(of: pattern)?.output else { return {} }
    let path = path(String(said.1))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let place = try XCTUnwrap(text.firstRange(of: said.2), "no \(said.2) in \(said.1)")
    try text.replacingCharacters(in: place, with: said.3)
      .write(toFile: path, atomically: true, encoding: .utf8)
    return { try text.write(toFile: path, atomically: true, encoding: .utf8) }
  }

  // MARK: Commands

  private func written(by block: Document.Block) throws -> String {
    let takeBack = try mistake(before: block)
    let home = try DataHome()
    var runs: [(command: String, input: [String])] = []
    for line in block.text.split(separator: "\n") {
      if line.hasPrefix("$ ") {
        runs.append((String(line.dropFirst(2)), []))
      } else if line == "›" || line.hasPrefix("› "), !runs.isEmpty {
        runs[runs.count - 1].input.append(String(line.dropFirst(2)))
      }
    }
    let lines = try runs.flatMap { try ["$ \($0.command)"] + session($0.command, $0.input, home) }
    try takeBack()
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a command writes, with each line of its input where the program had to wait for it:
  /// after what it writes too when the input ends there.
  private func session(_ command: String, _ input: [String], _ home: DataHome) throws -> [String] {
    func run(_ input: ArraySlice<String>, _ home: DataHome) throws -> [Substring] {
      let outcome = try shell(
        command, in: folder.path, input: input.map { $0 + "\n" }.joined(), mixesErrors: true,
        home: home)
      return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
    let stopped = try input.indices.map { try run(input[..<$0], home.copy()) }
    let lines = try run(input[...], home)
    var session: [String] = []
    var place = 0
    for (typed, shorter) in zip(input, stopped) {
      let common = max(place, zip(lines, shorter).prefix { $0 == $1 }.count)
      session += lines[place..<common].map(String.init) + [typed.isEmpty ? "›" : "› \(typed)"]
      place = common
    }
    return session + lines[place...].map(String.init)
  }

  // MARK: Screens

  private func screen(of block: Document.Block) throws -> String {
    let pattern = /<!-- screen: (\S+)(.*) \| ?(.*) \| (.+) -->\n$/
    let said = try XCTUnwrap(block.before.firstMatch(of: pattern)?.output, "no screen is named")
    let options = said.2.split(separator: " ").map(String.init)
    let run = try ScreenRun(
      arguments: [path(String(said.1)), "--animations", "none"] + options, columns: 64, rows: 14)
    try run.pty.wait(for: "a screen") { $0.screen.text.contains { !$0.isWhitespace } }
    let keys = ["Down": Keys.down, "Enter": Keys.enter]
    for key in said.3.split(separator: " ").map(String.init) { run.pty.send(keys[key] ?? key) }
    try run.waits(for: String(said.4))
    return run.text + "\n"
  }
}
