import Foundation
import Glibc
import Support
import XCTest

/// Scripts in processes of their own, with one store.
final class SharedStoreTests: XCTestCase {
  private var home: DataHome!

  override func setUpWithError() throws { home = try DataHome() }
  override func tearDown() { home = nil }

  private func script(_ text: String, _ path: String) throws -> String {
    let file = URL(filePath: "\(home.path)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
    return file.path
  }

  // MARK: One name

  private let claiming = """
    local fc = require "fc"
    local deck = fc.deck { title = "Claims" }
    deck:answer_key("Key", function(key)
      key:card { question = "?", answer = "a", wrong = { "b" } }
      key:card { question = "!", answer = "a", wrong = { "b" } }
    end)
    deck:on("answer", function()
      print("mine: " .. tostring(fc.defaults:get "mine"))
      fc.defaults:set("mine", fc.args[1])
    end)
    return deck
    """

  private func start(_ script: String, _ name: String) throws -> Program {
    try Program(["run", "--no-shuffle", script, "--", name], home: home)
  }

  func test_of_two_that_claim_a_name_at_once_one_owns_it_and_the_other_is_told() throws {
    let scripts = try ["a", "b"].map { try script(claiming, "\($0)/claims.lua") }
    let programs = try scripts.map { try start($0, $0) }
    // Both have looked, and found nobody.
    for program in programs { try program.waitForOutput("Card 1 of 2") }
    for program in programs {
      program.send("1\n")
      program.closeInput()
    }
    for program in programs { XCTAssertEqual(try program.waitForEnding(), .status(0)) }
    let owners = programs.indices.filter { programs[$0].errorText == "" }
    XCTAssertEqual(owners.count, 1, programs.map(\.errorText).joined())
    let owner = try XCTUnwrap(owners.first)
    let refusal = """
      warning: the name "claims.lua" belongs to another script: write a name of its own in the \
      first line, -- fcscript-id: NAME, or take over what is kept under this one with --adopt. \
      What is kept now lasts until this run ends

      """
    XCTAssertEqual(programs[1 - owner].errorText, refusal)
    for (index, path) in scripts.enumerated() {
      let again = try fcscript(
        "run", "--no-shuffle", path, "--", "later", input: "2\n1\n", home: home)
      let found = index == owner ? path : "nil"
      XCTAssertTrue(again.output.contains("mine: \(found)"), again.output)
      XCTAssertEqual(again.errors, index == owner ? "" : refusal)
    }
  }

  // MARK: Waiting

  func test_waiting_for_another_process_is_not_the_time_of_the_script() throws {
    let holding = try script(
      """
      local fc = require "fc"
      fc.defaults:set("held", true)
      print "held"
      repeat until pcall(fc.read, "release")
      """, "holder.lua")
    let writing = try script(
      """
      local fc = require "fc"
      print "writing"
      fc.defaults:set("written", true)
      print "written"
      """, "writer.lua")
    let holder = try Program(["run", "--timeout", "100", holding], home: home)
    try holder.waitForOutput("held")
    let writer = try Program(["run", "--timeout", "0.1", writing], home: home)
    try writer.waitForOutput("writing")
    // Several times as long as the writer may take.
    usleep(500_000)
    _ = try script("", "release")
    XCTAssertEqual(try holder.waitForEnding(), .status(0))
    XCTAssertEqual(try writer.waitForEnding(), .status(0))
    XCTAssertEqual(writer.outputText, "writing\nwritten\n")
    XCTAssertEqual(writer.errorText, "")
  }
}
