import FCHost
import FCLoop
import Foundation
import XCTest

@testable import FCTools

/// Everything in the reference has an example, and each of them runs as it stands.
final class ReferenceExampleTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private var reports: [String] = []
  /// What the examples of tests test.
  private static let deck = """
    local deck = fc.deck { title = "Capitals" }
    deck:answer_key("Choose", function(key)
      key:card { question = "Alaska", answer = "Juneau", wrong = { "Boise" } }
      key:card { question = "Idaho", answer = "Boise", wrong = { "Juneau" } }
    end)
    return deck
    """

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fcscript-examples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [
      ("alaska.png", ""), ("alaska.ogg", ""), ("juneau.png", ""), ("juneau.ogg", ""),
      ("words.txt", "one\ntwo\n"), ("elements.csv", "symbol,mass\nH,1.008\nHe,4.0026\n"),
      ("capitals.lua", Self.deck),
      ("states.lua", "return { { name = \"Alaska\", capital = \"Juneau\" } }"),
    ] {
      try text.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func test_everything_in_the_reference_is_named_in_an_example() throws {
    let reference = try ScriptReference()
    for entry in reference.entries {
      if case .alias = entry { continue }
      if Examples.example(of: entry, in: reference) == nil { XCTFail("\(entry.name)") }
    }
  }

  func test_examples_are_about_what_there_is() throws {
    let reference = try ScriptReference()
    let names = Set(reference.entries.map(\.name)).union(
      ["string", "table", "math", "utf8", "coroutine", "os"])
    for example in Examples.all {
      for subject in example.subjects where !names.contains(subject) {
        XCTFail("\(example.chapter): '\(subject)'")
      }
    }
  }

  func test_every_example_runs_without_an_error() throws {
    for example in Examples.all {
      let path = try write(example)
      do {
        try example.chapter == .plugins
          ? runPlugin(path) : run(path, isTest: example.chapter == .tests)
      } catch {
        XCTFail("\(example.subjects): \(error)")
      }
      XCTAssertEqual(reports, [], "\(example.subjects)")
      reports = []
    }
  }

  func test_examples_are_clean() throws {
    for (index, example) in Examples.all.enumerated() {
      try write(example, to: "\(example.chapter)\(index).lua")
    }
    try lint(folder.path)
  }

  // MARK: Running

  @discardableResult
  private func write(_ example: ReferenceExample, to name: String = "quiz.lua") throws -> String {
    let path = folder.appendingPathComponent(name)
    try (example.code + "\n").write(to: path, atomically: true, encoding: .utf8)
    return path.path
  }

  private func run(_ path: String, isTest: Bool) throws {
    var configuration = ScriptHost.Configuration()
    configuration.arguments = ["hard", "10"]
    configuration.seed = 1
    configuration.clock = ManualClock(skipsIdleTime: true)
    configuration.permissions.write.allow("\(folder.path)/result.txt")
    configuration.permissions.env.allow("LANG")
    configuration.report = { [unowned self] in reports.append($0.description) }
    if isTest {
      configuration.test = TestSettings()
      configuration.test?.updatesSnapshots = true
    }
    let host = try ScriptHost(configuration)
    try host.load(path)
    for test in host.testCases { host.run(test) }
    for deck in host.decks {
      for key in deck.answerKeys {
        try play(try deck.game(key: key, options: GameOptions(seed: 1)))
      }
    }
    host.run(untilScreen: false)
  }

  private func play(_ game: Game) throws {
    while let card = game.nextCard() {
      let response: Response =
        switch card.kind {
        case .choice: .choice(1)
        case .select: .choices([1])
        case .reveal: .shown(true)
        default: .text(card.answer)
        }
      _ = try game.answer(response, cardID: card.fullID)
    }
  }

  private func runPlugin(_ path: String) throws {
    var settings = PluginSet.Settings()
    settings.report = { [unowned self] in reports.append($0) }
    settings.decide = { _ in true }
    let plugins = PluginSet([PluginFile(path)], settings: settings)
    for command in plugins.allCommands { _ = try command.run([]) }
  }

  private func lint(_ path: String) throws {
    let linter = URL(fileURLWithPath: "/usr/bin/luacheck")
    guard FileManager.default.isExecutableFile(atPath: linter.path) else {
      throw XCTSkip("luacheck is not installed")
    }
    let process = Process()
    process.executableURL = linter
    process.arguments = ["--std", "lua54", "--read-globals", "fc", "--codes", "--no-color", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, text)
  }
}
