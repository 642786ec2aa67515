import Foundation
import XCTest

/// Plays what the transcripts in Fixtures/program say and compares what the program writes.
///
/// With `FCSCRIPT_UPDATE=1` in the environment the transcripts are written anew instead.
final class TranscriptTests: XCTestCase {
  private func assertTranscript(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let path = "\(Repository.root)/\(Repository.fixture(name)).expected"
    let expected = try String(contentsOfFile: path, encoding: .utf8)
    let actual = try Transcript(expected).repeated().text
    if ProcessInfo.processInfo.environment["FCSCRIPT_UPDATE"] == "1" {
      try actual.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(actual, expected, "differs from \(path)", file: file, line: line)
    }
  }

  private func decks() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root)/decks")
      .filter { $0.hasSuffix(".lua") }.map { String($0.dropLast(4)) }.sorted()
  }

  func test_decks_play_as_written_down() throws {
    let decks = try decks()
    XCTAssertGreaterThanOrEqual(decks.count, 7)
    for deck in decks { try assertTranscript(deck) }
  }

  func test_every_answer_key_of_the_decks_is_played() throws {
    for deck in try decks() {
      let path = "\(Repository.root)/\(Repository.fixture(deck)).expected"
      let transcript = try String(contentsOfFile: path, encoding: .utf8)
      let start = try fcscript("run", "decks/\(deck).lua").output
      // Without a choice the game has begun.
      guard !start.contains("Card 1 of") else { continue }
      let keys = start.split(separator: "\n").filter { $0.hasPrefix("  ") }
        .compactMap { $0.split(separator: ") ", maxSplits: 1).last }
      XCTAssertGreaterThan(keys.count, 1)
      for key in keys {
        XCTAssertTrue(transcript.contains("--key \"\(key)\""), "\(deck): \(key)")
      }
    }
  }

  func test_scripts_run_as_written_down() throws {
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: "\(Repository.root)/scripts"
    ).filter { $0.hasSuffix(".lua") }.map { String($0.dropLast(4)) }
    XCTAssertGreaterThanOrEqual(scripts.count, 3)
    for script in scripts { try assertTranscript(script) }
  }

  func test_no_text_of_a_script_passes_for_a_line_of_the_program() throws {
    try assertTranscript("forged")
  }

  func test_an_app_is_used_with_lines() throws { try assertTranscript("app") }
  func test_start_screen_takes_numbers_and_names() throws { try assertTranscript("start") }
  func test_choice_cards_take_positions_and_texts() throws { try assertTranscript("choice") }
  func test_select_cards_take_numbers() throws { try assertTranscript("select") }
  func test_typed_cards_take_the_line() throws { try assertTranscript("typed") }
  func test_number_cards_take_numbers_with_units() throws { try assertTranscript("number") }
  func test_reveal_cards_show_and_then_ask() throws { try assertTranscript("reveal") }
  func test_cloze_cards_take_the_line() throws { try assertTranscript("cloze") }
  func test_printed_lines_come_in_order() throws { try assertTranscript("prints") }
  func test_scripts_hear_of_the_card_screen() throws { try assertTranscript("screen") }
  func test_options_stand_anywhere() throws { try assertTranscript("options") }
  func test_wrong_usage_is_explained() throws { try assertTranscript("usage") }
  func test_doc_shows_the_reference() throws { try assertTranscript("doc") }
  func test_check_reports_without_playing() throws { try assertTranscript("check") }
  func test_tests_are_run_and_told_of() throws { try assertTranscript("testing") }
  func test_failing_scripts_are_reported_once() throws { try assertTranscript("fails") }
}
