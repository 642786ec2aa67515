import FCTools
import Foundation
import Glibc
import XCTest

final class CheckFolderTests: XCTestCase {
  private let deck = """
    local names = require "lib.names"
    local deck = fc.deck { title = "T" }
    deck:answer_key("One", { kind = "typed" }, function(key)
      for _, name in ipairs(names) do key:card { question = name, answer = name } end
    end)
    return deck
    """

  func test_scripts_of_a_folder_run_and_its_modules_tests_and_plugins_are_read() throws {
    let folder = try CheckFolder()
    try folder.write(deck, to: "b/quiz.lua")
    try folder.write("return { 'a', 'b', 'c' }", to: "b/lib/names.lua")
    try folder.write("error 'it ran'", to: "b/quiz_test.lua")
    try folder.write("-- fcscript-plugin: 1\nerror 'it ran'", to: "plugin.lua")
    try folder.write("error 'it is hidden'", to: ".hidden/quiz.lua")
    try folder.write("no Lua at all", to: "notes.txt")
    let result = try check(folder.url.path)
    XCTAssertEqual(result.problems.map(\.description), [])
    XCTAssertEqual(result.summary(), "no problems in 4 scripts with 1 answer key and 3 cards")
  }

  func test_stubs_for_editors_are_left_out() throws {
    let folder = try CheckFolder()
    try folder.write("---@meta fc\nlocal fc = {}\nlocal Card = {}\nreturn fc", to: "fcscript.lua")
    try folder.write("print 'hello'", to: "hello.lua")
    let result = try check(folder.url.path)
    XCTAssertEqual(result.problems.map(\.description), [])
    XCTAssertEqual(result.scriptCount, 1)
  }

  func test_pipes_in_a_folder_are_passed_over() throws {
    let folder = try CheckFolder()
    try folder.write("print 'hello'", to: "quiz.lua")
    // Nobody writes to it: who opened it would wait for ever.
    for name in ["pipe.lua", "pipe_test.lua"] {
      XCTAssertEqual(mkfifo(folder.url.appendingPathComponent(name).path, 0o600), 0)
    }
    XCTAssertEqual(try check(folder.url.path).summary(), "no problems in 1 script")
    XCTAssertThrowsError(try testFiles(at: [folder.url.path]))
  }

  func test_findings_come_in_order_of_their_files_and_places() throws {
    let folder = try CheckFolder()
    try folder.write("local b, a", to: "z.lua")
    try folder.write("error 'x'\nlocal y", to: "a/b.lua")
    try folder.write("x = = 1", to: "a/a.lua")
    let result = try check(folder.url.path)
    XCTAssertEqual(
      result.problems.map { "\(folder.relative($0.path)):\($0.line ?? 0):\($0.code.rawValue)" },
      [
        "a/a.lua:1:syntax", "a/b.lua:1:script-error", "a/b.lua:2:unused-local",
        "z.lua:1:unused-local", "z.lua:1:unused-local",
      ])
    XCTAssertEqual(result.summary(), "5 problems in 3 files")
  }

  func test_modules_of_a_script_are_read_with_it() throws {
    let folder = try CheckFolder()
    try folder.write("local unused\nreturn { 'a' }", to: "lib/names.lua")
    let result = try check(folder.write(deck))
    XCTAssertEqual(result.problems.map { folder.relative($0.path) }, ["lib/names.lua"])
    XCTAssertEqual(result.summary(of: ["quiz.lua"]), "1 problem in quiz.lua")
  }

  func test_decks_and_scripts_of_the_program_are_clean() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let result = try check(["decks", "scripts"].map { root.appendingPathComponent($0).path })
    XCTAssertEqual(result.problems.map(\.description), [])
    XCTAssertGreaterThan(result.cardCount, 1000)
  }
}
