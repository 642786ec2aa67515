import Foundation
import Support
import XCTest

/// What the header promises, checked from C.
final class LibraryTests: XCTestCase {
  func test_values_cross_as_json() throws {
    try check("values", "values_cross_as_json")
  }

  func test_a_failing_callback_is_an_error_of_the_script() throws {
    try check("values", "a_failing_callback_is_an_error_of_the_script")
  }

  func test_errors_have_codes_and_messages() throws {
    try check("values", "errors_have_codes_and_messages")
  }

  func test_errors_carry_notes() throws {
    try check("values", "errors_carry_notes")
  }

  func test_a_script_that_quits_tells_its_status() throws {
    try check("values", "a_script_that_quits_tells_its_status")
  }

  func test_a_moved_script_takes_over_what_it_has_kept() throws {
    try check("values", "a_moved_script_takes_over_what_it_has_kept")
  }

  func test_lines_reports_and_notifications_arrive() throws {
    try check("values", "lines_reports_and_notifications_arrive")
  }

  func test_a_foreign_loop_drives_a_host() throws {
    try check("values", "a_foreign_loop_drives_a_host")
  }

  func test_a_game_is_looked_at_and_taken_up_again() throws {
    try check("values", "a_game_is_looked_at_and_taken_up_again")
  }

  func test_null_is_refused_in_every_pointer() throws {
    try check("arguments", "null_everywhere")
  }

  func test_invalid_utf8_is_refused_in_every_text() throws {
    try check("arguments", "invalid_utf8")
  }

  func test_wrong_json_is_refused() throws {
    try check("arguments", "wrong_json")
  }

  func test_unusable_answers_are_refused() throws {
    try check("arguments", "unusable_answers_are_refused")
  }

  func test_a_closed_host_and_its_games_say_so() throws {
    try check("lives", "used_after_close")
  }

  func test_a_host_closed_inside_its_own_callback() throws {
    try check("lives", "closed_inside_callback", "closed_inside_loop")
  }

  func test_a_host_freed_inside_its_own_callback() throws {
    try check("lives", "freed_inside_callback", "freed_while_a_game_starts")
  }

  func test_another_thread_is_refused() throws {
    try check("lives", "used_from_another_thread")
  }

  func test_two_hosts_in_one_process_and_on_two_threads() throws {
    try check("lives", "two_hosts")
  }

  func test_hosts_are_made_and_freed_without_growth() throws {
    try XCTSkipIf(runsUnderSanitizer, "a sanitizer keeps what was freed")
    try check("lives", "many_hosts")
  }

  func test_a_callback_calls_back_in() throws {
    try check("lives", "callback_calls_back_in")
  }

  func test_a_limit_stops_a_script_and_not_the_program() throws {
    try check("lives", "stopped_by_a_limit")
  }

  /// Runs checks of a C program.
  private func check(_ program: String, _ names: String...) throws {
    let source = "\(Built.root)/Tests/FCEmbedTests/Programs/\(program).c"
    let outcome = try Built.run([try Built.program(source)] + names)
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(outcome.status, 0)
  }
}
