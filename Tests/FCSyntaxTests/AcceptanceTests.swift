import FCLua
import FCSyntax
import Foundation
import XCTest

/// The parser takes what Lua takes, and refuses what Lua refuses.
final class AcceptanceTests: XCTestCase {
  func test_every_script_of_the_repository_is_taken_or_refused_as_by_lua() throws {
    let state = try State()
    for file in repositoryScripts(in: ["decks", "scripts", "Tests"]) {
      let bytes = [UInt8](try Data(contentsOf: file))
      try compare(bytes, state, file.lastPathComponent)
    }
  }

  func test_scripts_that_lua_takes_only_just() throws {
    let state = try State()
    for text in acceptable { try compare(Array(text.utf8), state, text, isTaken: true) }
  }

  func test_scripts_that_lua_refuses_only_just() throws {
    let state = try State()
    for text in unacceptable { try compare(Array(text.utf8), state, text, isTaken: false) }
  }

  func test_scripts_changed_at_random_are_taken_or_refused_as_by_lua() throws {
    let state = try State()
    var change = RandomChange(seed: 1)
    for file in repositoryScripts(in: ["Tests/Fixtures/lua", "Tests/Fixtures/hostile"]) {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard bytes.count < 4000, !bytes.isEmpty else { continue }
      for _ in 0..<10 {
        let changed = change.applied(to: bytes)
        try compare(changed, state, String(decoding: changed, as: UTF8.self))
      }
    }
  }

  /// What is taken must load, and what is refused must not.
  private func compare(
    _ bytes: [UInt8], _ state: State, _ name: String, isTaken expected: Bool? = nil
  ) throws {
    let source = SourceText(bytes)
    // As the host does it, the first line may be for the shell.
    guard bytes.first != UInt8(ascii: "#"), bytes.first != 0x1B, bytes.first != 0xEF else { return }
    var refusal: String?
    do {
      _ = try state.load(bytes, name: "=script")
    } catch let error as LuaError {
      refusal = "\(error)"
    }
    // Lua counts registers, which only its compiler knows.
    if let refusal, refusal.contains("registers") || refusal.contains("upvalues") { return }
    let error = Script(source).errors.first
    XCTAssertEqual(
      error == nil, refusal == nil,
      "\(error?.message ?? "taken"), but Lua: \(refusal ?? "taken"), in:\n\(name)")
    if let expected { XCTAssertEqual(refusal == nil, expected, "Lua: \(name)") }
  }
}
