import FCHost
import FCModels
import FCSyntax
import FCTools
import XCTest

final class FindingCodeTests: XCTestCase {
  /// The codes whose findings no comment can allow, and the one that needs answers to be kept.
  private static let apart: Set<FindingCode> = [.unreadable, .unknownCode, .changedID]

  private func folder() throws -> CheckFolder {
    let folder = try CheckFolder()
    try folder.write("a,b\n1,2\n3\n", to: "broken.csv")
    return folder
  }

  private var options: CheckOptions {
    var options = CheckOptions()
    options.limits.callTime = 0.3
    return options
  }

  /// What is found under a word that is no code would be lost.
  func test_the_codes_of_the_layers_below_are_codes() {
    let below =
      FCSyntax.Finding.Code.allCases.map(\.rawValue) + ModelError.Code.allCases.map(\.rawValue)
    XCTAssertEqual(Set(below).subtracting(FindingCode.allCases.map(\.rawValue)), [])
  }

  func test_every_code_has_a_planted_mistake_that_is_found_in_its_line() throws {
    XCTAssertEqual(
      Set(FindingCode.allCases).subtracting(Self.apart), Set(plantedMistakes.keys))
    let folder = try folder()
    for (code, script) in plantedMistakes {
      let findings = try folder.findings(script.replacingOccurrences(of: " @@", with: ""), options)
      XCTAssertEqual(findings.map(\.code), [code], "\(code): \(findings)")
      guard let finding = findings.first, code != .brokenCSV, code != .syntax else { continue }
      let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
      XCTAssertEqual(
        finding.line, lines.firstIndex { $0.hasSuffix("@@") }.map { $0 + 1 }, "\(code)")
      XCTAssertNotNil(finding.column, "\(code)")
      XCTAssertFalse(finding.excerpt.isEmpty, "\(code)")
    }
  }

  func test_a_comment_allows_each_in_its_line() throws {
    let folder = try folder()
    for (code, script) in plantedMistakes {
      let allowed = script.replacingOccurrences(of: "-- @@", with: "@@")
        .replacingOccurrences(of: "@@", with: "-- fcscript: allow \(code.rawValue)")
      XCTAssertEqual(try folder.findings(allowed, options).map(\.description), [], "\(code)")
    }
  }

  func test_a_lone_comment_allows_the_next_line_and_several_may_stand_in_a_row() throws {
    let folder = try CheckFolder()
    let script = """
      -- fcscript: allow unused-local
      -- fcscript: allow undefined-global, duplicate-field
      local x = missing and { a = 1, a = 2 }
      """
    XCTAssertEqual(try folder.findings(script), [])
    XCTAssertEqual(
      try folder.findings("-- fcscript: allow unused-local\n\nlocal x").map(\.code),
      [.unusedLocal])
  }

  func test_a_code_that_is_none_is_found_in_its_comment() throws {
    let folder = try CheckFolder()
    let findings = try folder.findings("local x = 1 -- fcscript: allow unused-locl unknown-code")
    XCTAssertEqual(findings.map(\.code), [.unusedLocal, .unknownCode])
    XCTAssertEqual(
      findings[1].description.split(separator: "/").last,
      "quiz.lua:1:32: there is no code 'unused-locl' (unknown-code)")
    XCTAssertEqual(findings[1].hint, "did you mean 'unused-local'?")
    for comment in ["-- fcscript: alow syntax", "-- fcscript: allow", "--fcscript:"] {
      XCTAssertEqual(try folder.findings(comment).map(\.code), [.unknownCode], comment)
    }
    XCTAssertEqual(try folder.findings("-- fcscript-id: mine\n-- fcscript is fine"), [])
  }

  func test_a_file_that_is_not_there_is_unreadable() throws {
    let folder = try CheckFolder()
    let result = try check(folder.url.path + "/quiz.lua")
    XCTAssertEqual(
      result.problems.map { folder.relative($0.description) },
      ["quiz.lua: there is no such file (unreadable)"])
  }

  func test_every_code_of_the_models_is_a_code_of_findings() {
    for code in ModelError.Code.allCases {
      XCTAssertNotNil(FindingCode(rawValue: code.rawValue), code.rawValue)
    }
  }

  func test_a_broken_row_is_told_at_its_line_and_allowed_where_it_is_read() throws {
    let folder = try CheckFolder()
    try folder.write("a,b\n1,2\n3\n4,5,6\n", to: "data/rows.csv")
    let findings = try folder.findings(
      "for _, row in ipairs(fc.csv 'data/rows.csv') do print(row.a) end")
    XCTAssertEqual(
      findings.map { folder.relative($0.description) },
      [
        "data/rows.csv:3: 1 field, but the header has 2 (broken-csv)",
        "data/rows.csv:4: 3 fields, but the header has 2 (broken-csv)",
      ])
    XCTAssertEqual(findings[0].notes.map(folder.relative), ["read at quiz.lua:1"])
  }
}
