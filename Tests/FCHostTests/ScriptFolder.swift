import FCHost
import FCModels
import Foundation
import Glibc
import XCTest

/// A folder with a script, `quiz.lua`, and the files beside it, for one test.
///
/// Reports name places in it as an author in that folder would see them: `quiz.lua:3`.
final class ScriptFolder {
  let path: String
  /// What the script printed, and the reports of errors that stopped nothing.
  private(set) var printed: [String] = []
  private(set) var reported: [String] = []
  private var made: [String] = []

  /// - Parameter files: The files beside the script, by their paths in the folder.
  init(_ script: String, files: [String: [UInt8]] = [:]) throws {
    var template = Array("/tmp/fcscript-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure("mkdtemp: errno \(errno)") }
    path = String(cString: made)
    self.made.append(path)
    try write(Array(script.utf8), to: "quiz.lua")
    for (name, bytes) in files { try write(bytes, to: name) }
  }

  convenience init(_ script: String, texts: [String: String]) throws {
    try self.init(script, files: texts.mapValues { Array($0.utf8) })
  }

  deinit {
    // Folders were made before what is in them.
    for path in made.reversed() { remove(path) }
  }

  struct Failure: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    if let slash = name.lastIndex(of: "/") {
      let folder = "\(path)/\(name[..<slash])"
      if mkdir(folder, 0o700) == 0 { made.append(folder) }
    }
    guard let file = fopen("\(path)/\(name)", "w") else { throw Failure("fopen: errno \(errno)") }
    made.append("\(path)/\(name)")
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func link(_ name: String, to target: String) throws {
    guard symlink(target, "\(path)/\(name)") == 0 else { throw Failure("symlink: errno \(errno)") }
    made.append("\(path)/\(name)")
  }

  /// Names a file that a script is to write, so that it is removed at the end.
  func willHold(_ names: String...) { made += names.map { "\(path)/\($0)" } }

  /// The text of a file.
  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// The names of all that lies in the folder.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func makePipe(_ name: String) throws {
    guard mkfifo("\(path)/\(name)", 0o600) == 0 else { throw Failure("mkfifo: errno \(errno)") }
    made.append("\(path)/\(name)")
  }

  // MARK: Running

  /// A host whose printing and reports are kept here; it has no script yet.
  func makeHost(
    seed: Int = 1, arguments: [String] = [],
    _ change: (inout ScriptHost.Configuration) -> Void = { _ in }
  ) throws -> ScriptHost {
    var configuration = ScriptHost.Configuration()
    configuration.seed = seed
    configuration.arguments = arguments
    // A busy machine is no fault of a script.
    configuration.limits.callTime = 60
    configuration.limits.turnTime = 120
    configuration.print = { [unowned self] in printed.append($0) }
    configuration.report = { [unowned self] in reported.append(text(of: $0)) }
    change(&configuration)
    return try ScriptHost(configuration)
  }

  /// A host that has run the script.
  func load(_ script: String = "quiz.lua", arguments: [String] = []) throws -> ScriptHost {
    let host = try makeHost(arguments: arguments)
    try host.load("\(path)/\(script)")
    return host
  }

  /// Runs the script with permissions; its paths count from the folder.
  func run(
    read: [String] = [], write: [String] = [], env: [String] = []
  ) throws {
    var permissions = Permissions()
    for item in read { permissions.read.allow("\(path)/\(item)") }
    for item in write { permissions.write.allow("\(path)/\(item)") }
    for item in env { permissions.env.allow(item) }
    try run(with: permissions)
  }

  func run(with permissions: Permissions) throws {
    let host = try makeHost { $0.permissions = permissions }
    do {
      try host.load("\(path)/quiz.lua")
      host.run(untilScreen: false)
    } catch {
      throw host.scriptError(error)
    }
  }

  /// The report of an error, as it reads in the folder.
  func text(of error: ScriptError, isVerbose: Bool = false) -> String {
    error.report(isVerbose: isVerbose).split(
      separator: "\(path)/", omittingEmptySubsequences: false
    )
    .joined()
  }

  /// Loads the script, and plays the first answer key of its first deck with one response for all
  /// cards. Gives the report of what stops it; without that, those of what stopped nothing.
  func report(
    _ script: String = "quiz.lua", answering response: Response = .choice(1)
  ) throws -> String {
    let host = try makeHost()
    do {
      try host.load("\(path)/\(script)")
      guard let deck = host.decks.first else { return reported.joined(separator: "\n") }
      let game = try deck.game(key: deck.answerKeys[0], options: GameOptions(seed: 1))
      while let card = game.nextCard() {
        _ = try game.answer(response, cardID: card.fullID)
      }
    } catch {
      return text(of: host.scriptError(error))
    }
    return reported.joined(separator: "\n")
  }
}

/// Checks the whole report of what goes wrong with a script.
func assertReport(
  _ script: String, files: [String: String] = [:], answering response: Response = .choice(1),
  _ expected: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let folder = try ScriptFolder(script, texts: files)
  let report = try folder.report(answering: response)
  if report != expected {
    XCTFail("the report is\n\(report)\n— but should be\n\(expected)", file: file, line: line)
  }
}

/// A script of one deck with one key, whose function has `body`; the body begins at line 4.
func deckScript(_ body: String) -> String {
  """
  local fc = require "fc"
  local deck = fc.deck { title = "States" }
  deck:answer_key("Show States", function(key)
  \(body)
  end)
  return deck
  """
}
