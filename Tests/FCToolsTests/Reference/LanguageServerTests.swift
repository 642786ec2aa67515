import FCHost
import Foundation
import XCTest

@testable import FCTools

/// lua-language-server understands the stubs: it finds nothing wrong with the decks, and what is wrong
/// with a script that has faults.
final class LanguageServerTests: XCTestCase {
  private var server = URL(fileURLWithPath: "/")
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map { "\($0)/lua-language-server" }
      .first(where: FileManager.default.isExecutableFile)
    guard let found else { throw XCTSkip("lua-language-server is not installed") }
    server = URL(fileURLWithPath: found)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fcscript-server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try TypeFiles(in: folder.path).write(ScriptReference())
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func test_the_decks_have_no_faults() throws {
    let decks = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("decks")
    for name in try FileManager.default.contentsOfDirectory(atPath: decks.path)
    where name != TypeFiles.stubs && name != TypeFiles.settings {
      try FileManager.default.copyItem(
        at: decks.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
    XCTAssertEqual(try faults(), [])
  }

  func test_planted_faults_are_found() throws {
    try """
    local fc = require "fc"
    local deck = fc.deck { title = 12 }
    deck:answer_kee("Misspelt", function() end)
    fc.after("soon", function() end)
    return deck
    """.write(to: folder.appendingPathComponent("quiz.lua"), atomically: true, encoding: .utf8)
    XCTAssertEqual(
      Set(try faults()), ["assign-type-mismatch", "undefined-field", "param-type-mismatch"])
  }

  /// The codes of what the server finds in the folder.
  private func faults() throws -> [String] {
    let process = Process()
    process.executableURL = server
    process.arguments = [
      "--check", folder.path, "--checklevel=Warning", "--check_format=json",
      "--logpath", folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let report = folder.appendingPathComponent("check.json")
    guard let data = try? Data(contentsOf: report) else { return [] }
    let files = try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]]
    return (files ?? [:]).values.flatMap { $0 }.compactMap { $0["code"] as? String }
  }
}
