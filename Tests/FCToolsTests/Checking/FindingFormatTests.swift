import FCJSON
import FCModels
import FCTools
import Support
import XCTest

final class FindingFormatTests: XCTestCase {
  private func findings() throws -> (CheckFolder, [Finding]) {
    let folder = try CheckFolder()
    let findings = try folder.findings(
      """
      local deck = fc.deck { title = "T" }
      deck:answer_key("One", function(key)
        local state
        key:card { qestion = "50 %", answer = "a" }
        if state then print(key.naem) end
        key:card { question = state.name, answer = "b" }
      end)
      return deck
      """)
    return (folder, findings)
  }

  func test_text_names_the_place_shows_the_line_and_gives_a_hint() throws {
    let (folder, findings) = try findings()
    let text = findings.map { folder.relative($0.report()) }.joined(separator: "\n\n")
    try assertSnapshot(text, named: "finding-text")
    XCTAssertEqual(
      folder.relative(findings[0].description),
      "quiz.lua:4:14: unknown field 'qestion' in card (unknown-field)")
  }

  func test_colours_are_only_added() throws {
    for finding in try findings().1 {
      let colored = finding.report(isColored: true)
      XCTAssertNotEqual(colored, finding.report())
      XCTAssertEqual(colored.replacing(/\u{1B}\[[0-9]+m/, with: ""), finding.report())
    }
  }

  func test_json_is_an_array_that_follows_its_schema() throws {
    let (folder, findings) = try findings()
    let json = folder.relative(Finding.json(findings))
    try assertSnapshot(json, named: "finding-json")
    let schema = try JSONSchema(json: Self.schema.utf8)
    for text in [json, Finding.json([]), Finding.json([Finding(.unreadable, "m", path: "p")])] {
      XCTAssertEqual(schema.problems(of: try PlainValue(json: text.utf8)), [], text)
    }
  }

  func test_github_commands_escape_what_would_end_them() throws {
    let (folder, findings) = try findings()
    try assertSnapshot(
      findings.map { folder.relative($0.gitHubCommand) }.joined(separator: "\n"),
      named: "finding-github")
    XCTAssertEqual(
      Finding(.syntax, "100 %\nmore", path: "a,b:c.lua", line: 2, column: 3).gitHubCommand,
      "::error file=a%2Cb%3Ac.lua,line=2,col=3,title=syntax::100 %25%0Amore")
  }

  func test_nothing_of_a_script_steers_the_terminal() {
    let finding = Finding(
      .scriptError, "bad\u{1B}[31m", path: "a\u{7}.lua", line: 1, hint: "h\u{1B}",
      notes: ["n\n\u{1B}"])
    XCTAssertFalse(finding.report().unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  private static let schema = """
    { "type": "array", "items": {
        "type": "object", "required": ["file", "code", "message", "notes"],
        "additionalProperties": false,
        "properties": {
          "file": { "type": "string" },
          "line": { "type": "integer", "minimum": 1 },
          "column": { "type": "integer", "minimum": 1 },
          "length": { "type": "integer", "minimum": 0 },
          "code": { "enum": [\(FindingCode.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))] },
          "message": { "type": "string" },
          "hint": { "type": "string" },
          "notes": { "type": "array", "items": { "type": "string" } } } } }
    """
}
