import XCTest

@testable import FCModels

final class NumberTests: XCTestCase {
  private func outcome(
    _ answer: AnswerDraft, _ text: String, language: String? = nil,
    _ change: (inout CardDraft) -> Void = { _ in }
  ) throws -> AnswerOutcome {
    try card(draft("q", answer, kind: .number, change), language: language)
      .recordAnswer(.text(text))
  }

  private let right = AnswerOutcome.scored(1, message: nil)
  private let wrong = AnswerOutcome.scored(0, message: nil)

  func test_numbers_are_compared_by_value() throws {
    XCTAssertEqual(try outcome(.integer(1200), "1.2e3"), right)
    XCTAssertEqual(try outcome(.number(0.75), "3/4"), right)
    XCTAssertEqual(try outcome(.integer(-2), "\u{2212}2"), right)
    XCTAssertEqual(try outcome(.number(0.3), "0.3"), right)
    XCTAssertEqual(try outcome(.number(0.1 + 0.2), "0.3"), right)
    XCTAssertEqual(try outcome(.number(0.3), "0.301"), wrong)
    XCTAssertEqual(try outcome("1/3", "0.3333333333"), right)
    XCTAssertEqual(try outcome("1/3", "0.333"), wrong)
    XCTAssertEqual(try outcome(.integer(0), "0.0"), right)
    XCTAssertEqual(try outcome(.integer(0), "0.001"), wrong)
  }

  func test_tolerance_is_a_distance_or_a_share() throws {
    for (text, expected) in [("9.7", wrong), ("9.71", right), ("9.91", right), ("9.92", wrong)] {
      XCTAssertEqual(
        try outcome(.number(9.81), text) { $0.tolerance = .absolute(0.1) }, expected, text)
    }
    for (text, expected) in [("99", right), ("101", right), ("98.9", wrong), ("-100", wrong)] {
      XCTAssertEqual(
        try outcome(.integer(100), text) { $0.tolerance = Tolerance(text: "1%") }, expected, text)
    }
    XCTAssertEqual(
      try outcome(.integer(-100), "-99") { $0.tolerance = .relative(0.01) }, right)
  }

  func test_tolerances_are_read_from_text() {
    XCTAssertEqual(Tolerance(text: "0.1"), .absolute(0.1))
    XCTAssertEqual(Tolerance(text: " 5 % "), .relative(0.05))
    for text in ["", "%", "much", "-1", "-1%", "1%%", "1e999"] {
      XCTAssertNil(Tolerance(text: text), text)
    }
  }

  func test_what_is_no_number_is_refused() throws {
    XCTAssertEqual(try outcome(.integer(1), " many "), .refused("\"many\" is not a number."))
    XCTAssertEqual(try outcome(.integer(1), ""), .refused("Write a number first."))
    XCTAssertEqual(
      try outcome(.integer(1), "1 apple"), .refused("Write just a number, without \"apple\"."))
    XCTAssertEqual(try outcome(.integer(1), "1e400"), .refused("The number is too large."))
    let card = try card(draft("q", .integer(1), kind: .number))
    XCTAssertEqual(try card.recordAnswer(.shown(true)), .refused("Write a number."))
    XCTAssertEqual(try card.recordAnswer(.number(1)), right)
  }

  // Units

  private func speed(_ text: String, unitScore: Double? = nil) throws -> AnswerOutcome {
    try outcome(.integer(10), text) {
      $0.unit = "m/s"
      $0.units = ["km/h": 1 / 3.6]
      $0.unitScore = unitScore
    }
  }

  func test_other_units_are_converted() throws {
    for text in ["10 m/s", "10m/s", "10 m / s", "36 km/h", "36km/h", "3.6e1 km/h"] {
      XCTAssertEqual(try speed(text), right, text)
    }
    XCTAssertEqual(try speed("10 km/h"), wrong)
    XCTAssertEqual(try speed("36 m/s"), wrong)
  }

  func test_a_missing_or_unknown_unit_scores_what_the_author_says() throws {
    XCTAssertEqual(try speed("10"), .scored(0, message: "The unit is missing: m/s."))
    XCTAssertEqual(
      try speed("10 mph", unitScore: 0.5), .scored(0.5, message: "\"mph\" is not the unit: m/s."))
    XCTAssertEqual(
      try speed("11", unitScore: 0.5), .scored(0, message: "The unit is missing: m/s."))
    XCTAssertEqual(
      try speed("10 M/S"), .scored(0, message: "\"M/S\" is not the unit: m/s."))
  }

  func test_spellings_of_one_unit_are_the_same() throws {
    for text in ["9.81 m/s²", "9.81 m/s^2", "9.81 m/s2", "9.81 m / s ^ 2"] {
      XCTAssertEqual(try outcome(.number(9.81), text) { $0.unit = "m/s²" }, right, text)
    }
    for text in ["5 kg·m", "5 kg*m", "5 kg ⋅ m"] {
      XCTAssertEqual(try outcome(.integer(5), text) { $0.unit = "kg·m" }, right, text)
    }
    // The micro sign and the Greek letter; the ohm sign and the Greek letter.
    XCTAssertEqual(try outcome(.integer(3), "3 \u{3BC}m") { $0.unit = "\u{B5}m" }, right)
    XCTAssertEqual(try outcome(.integer(3), "3 \u{3A9}") { $0.unit = "\u{2126}" }, right)
  }

  func test_the_solution_has_the_unit_and_the_languages_separator() throws {
    let german = try card(
      draft("q", .number(9.81), kind: .number) { $0.unit = "m/s²" }, language: "de")
    XCTAssertEqual(german.answer, "9.81")
    XCTAssertEqual(german.solution, "9,81 m/s²")
    XCTAssertEqual(try card(draft("q", "1/3", kind: .number)).solution, "1/3")
    XCTAssertEqual(try card(draft("q", .number(4.0), kind: .number)).solution, "4")
  }

  func test_a_decimal_comma_is_read_where_the_language_has_one() throws {
    XCTAssertEqual(try outcome(.number(9.81), "9,81", language: "de"), right)
    XCTAssertEqual(try outcome(.number(9.81), "9.81", language: "de"), right)
    XCTAssertEqual(try outcome(.integer(1234), "1.234", language: "de"), right)
    XCTAssertEqual(try outcome(.integer(1234), "1,234"), right)
    XCTAssertEqual(try outcome(.number(9.81), "9,81"), .refused("\"9,81\" is not a number."))
    XCTAssertEqual(try outcome("9,81", "9,81", language: "fr"), right)
  }
}
