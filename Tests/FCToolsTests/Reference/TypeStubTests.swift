import FCHost
import Foundation
import XCTest

@testable import FCTools

/// The stubs tell an editor the type of everything that a script sees.
final class TypeStubTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fcscript-types-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  func test_the_stubs_are_a_program_that_gives_the_module() throws {
    var configuration = ScriptHost.Configuration()
    configuration.report = { XCTFail($0.description) }
    let host = try ScriptHost(configuration)
    // `fc` is the module of the stubs there, not the host's.
    let stubs = try TypeStubs(ScriptReference()).text
    try write("local fc = {}\n" + stubs, to: "stubs.lua")
    try write(
      """
      local stubs = require "stubs"
      assert(type(stubs.deck) == "function" and type(stubs.ui.screen) == "function")
      assert(stubs.deck() == nil)
      """, to: "quiz.lua")
    try host.load(folder.appendingPathComponent("quiz.lua").path)
  }

  func test_every_binding_has_a_stub() throws {
    let reference = try ScriptReference()
    let lines = TypeStubs(reference).text.split(separator: "\n").map(String.init)
    func has(_ start: String, _ name: String) {
      XCTAssertTrue(lines.contains { $0.hasPrefix(start) }, "\(name): no line '\(start)…'")
    }
    for entry in reference.entries where entry.chapter != .language {
      switch entry {
      case .function(let function): has("function \(function.name)(", entry.name)
      case .value(let value):
        has(
          value.name == "fc.ui" ? "fc.ui = {}" : "---@field \(value.name.dropFirst(3)) ", entry.name
        )
      case .class, .table: has("---@class \(typeName(entry.name))", entry.name)
      case .alias: has("---@alias \(typeName(entry.name)) ", entry.name)
      case .member(let member, let owner) where member.isMethod:
        has("function \(typeName(owner.name).dropFirst(3)):\(member.name)(", entry.name)
      case .member(let member, _): has("---@field \(member.name) ", entry.name)
      case .field(let field, _): has("---@field \(field.name)", entry.name)
      }
    }
  }

  /// What may be of any type: values that are the author's own, and what others do with them.
  private let open = [
    "answer key.random", "await", "call", "data", "for_learner", "get", "info", "list", "set",
    "tag", "target", "add_target", "remove_target", "actions_for_target", "task", "observe", "post",
    "pick", "shuffle", "pairs", "check", "prepare", "value",
  ]

  func test_only_what_is_the_authors_own_may_be_of_any_type() throws {
    let reference = try ScriptReference()
    for entry in reference.entries where entry.chapter != .language {
      let isOpen = entry.forms.contains { form in
        let words = form.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        // A table with any values has at least keys of a type.
        let bare = form.split(separator: "[string]: any").joined()
        return words.contains("any")
          && bare.split { !($0.isLetter || $0 == "_") }.contains("any")
      }
      if isOpen, !open.contains(entry.name.lastPart) { XCTFail("\(entry.forms)") }
    }
  }

  func test_annotations_follow_the_notation_of_the_editors() throws {
    let text = try TypeStubs(ScriptReference()).text
    for piece in [
      "---@meta fc\n",
      "---@alias fc.Axis \"horizontal\"|\"vertical\"\n",
      """
      ---@param seconds number
      ---@param fn (fun())
      ---@return fc.Timer
      function fc.after(seconds, fn) end
      """,
      """
      ---@param name string
      ---@param options? fc.AnswerKeyOptions
      ---@param make (fun(key: fc.AnswerKey))
      ---@return fc.AnswerKey
      ---@overload fun(self: fc.Deck, name: string, make: fun(key: fc.AnswerKey)): fc.AnswerKey
      function Deck:answer_key(name, options, make) end
      """,
      "---@return number? score\n---@return string? message\nfunction Card:record_answer(response) end",
      "---@field units? table<string, number> ",
      "---@field [integer] fc.Card\n---@operator len: integer\nlocal AnswerKey = {}",
      "---@return fc.Card ...\nfunction fc.card(fields) end",
    ] {
      XCTAssertTrue(text.contains(piece), "not there:\n\(piece)")
    }
  }

  func test_what_is_there_already_is_not_lost() throws {
    let reference = try ScriptReference()
    let files = TypeFiles(in: folder.path)
    XCTAssertEqual(try files.write(reference), .written)
    XCTAssertEqual(try files.write(reference), .written, "again")
    try write("{ \"mine\": true }", to: TypeFiles.settings)
    XCTAssertEqual(try files.write(reference), .kept)
    XCTAssertEqual(try text(of: TypeFiles.settings), "{ \"mine\": true }")
    try write("return {}", to: TypeFiles.stubs)
    XCTAssertThrowsError(try files.write(reference))
    XCTAssertEqual(try text(of: TypeFiles.stubs), "return {}")
    XCTAssertThrowsError(try TypeFiles(in: "\(folder.path)/nowhere").write(reference))
  }

  func test_the_settings_are_json() throws {
    let settings = try JSONSerialization.jsonObject(with: Data(EditorSettings.text.utf8))
    XCTAssertEqual((settings as? [String: Any])?["runtime.version"] as? String, "Lua 5.4")
  }

  private func typeName(_ name: String) -> String {
    "fc."
      + name.split { $0 == " " || $0 == "." }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
