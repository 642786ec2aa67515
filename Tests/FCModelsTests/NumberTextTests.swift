import XCTest

@testable import FCModels

final class NumberTextTests: XCTestCase {
  func test_numbers_are_written_as_a_reader_would() {
    let cases: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-2, "-2"), (100, "100"), (4.0, "4"), (0.5, "0.5"),
      (9.81, "9.81"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.33333333333333"),
      (2.0 / 3, "0.66666666666667"),
      (1e15, "1000000000000000"), (1e16, "1e+16"), (6.02214076e23, "6.02214076e+23"),
      (0.0001, "0.0001"), (0.00001, "1e-5"), (1.5e-7, "1.5e-7"), (-1234.5, "-1234.5"),
      (99999999999999.99, "100000000000000"), (0.99999999999999999, "1"), (1e300, "1e+300"),
      (.leastNonzeroMagnitude, "5e-324"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
      (123_456_789_012_345, "123456789012345"),
    ]
    for (number, text) in cases { XCTAssertEqual(numberText(number), text) }
  }

  func test_what_is_written_is_read_back() {
    var random = SeededRandom(seed: 1)
    for exponent in -20...20 {
      for _ in 0..<20 {
        let digits = Double(random.int(in: -99_999_999...99_999_999))
        let scaled = exponent < 0 ? digits / pow10(-exponent) : digits * pow10(exponent)
        let read = readNumber(numberText(scaled))
        XCTAssertEqual(read ?? .nan, scaled, accuracy: abs(scaled) * 1e-13)
      }
    }
  }

  private func pow10(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }

  func test_numbers_are_read() {
    let cases: [(String, Double?)] = [
      ("1", 1), (" 42 ", 42), ("+3", 3), ("-3", -3), ("\u{2212}3", -3), ("– 3", -3), (".5", 0.5),
      ("5.", 5), ("1.2e3", 1200), ("1.2E-3", 0.0012), ("1.2e+3", 1200), ("1.2×10^3", 1200),
      ("1.2 x 10^-3", 0.0012), ("6·10²³", 6e23), ("6×10⁻³", 6e-3), ("3/4", 0.75), ("-3/4", -0.75),
      ("1 3/4", 1.75), ("-1 3/4", -1.75), ("3 / 4", 0.75), ("1,000", 1000),
      ("1 000 000", 1_000_000),
      ("1'000.5", 1000.5), ("1\u{202F}000", 1000), ("12 000/3", nil), ("٣", 3), ("1.5.2", nil),
      ("1,00", nil), ("1,0000", nil), ("", nil), ("e3", nil), (".", nil), ("-", nil), ("1/0", nil),
      ("0x10", nil), ("one", nil), ("½", nil), ("1e", nil), ("inf", nil), ("nan", nil),
      ("1 2", nil), ("1/2/3", nil),
    ]
    for (text, number) in cases { XCTAssertEqual(readNumber(text), number, text) }
  }

  func test_a_comma_language_reads_both_separators() {
    let cases: [(String, Double?)] = [
      ("9,81", 9.81), ("9.81", 9.81), ("1.234", 1234), ("1.234,5", 1234.5), ("1 234,5", 1234.5),
      ("1,234", 1.234), ("1,2,3", nil), ("1.234.567", 1_234_567),
    ]
    for (text, number) in cases { XCTAssertEqual(readNumber(text, language: "de"), number, text) }
  }

  func test_what_follows_a_number_is_left() {
    let cases: [(String, Double, String)] = [
      ("9.81 m/s²", 9.81, "m/s²"), ("5kg", 5, "kg"), ("3 x", 3, "x"), ("3/m", 3, "/m"),
      ("5 e", 5, "e"), ("5e", 5, "e"), ("5 1/s", 5, "1/s"), ("2 × 4", 2, "× 4"),
    ]
    for (text, number, rest) in cases {
      let scanned = scanNumber(text, language: nil)
      XCTAssertEqual(scanned?.number, number, text)
      XCTAssertEqual(scanned?.rest, rest, text)
    }
  }

  func test_languages_with_a_decimal_comma() {
    for language in ["de", "fr", "es", "de-AT", "pt_BR", "es-ES", "FR", "sr-Latn-RS"] {
      XCTAssertTrue(usesDecimalComma(language), language)
    }
    for language in [nil, "en", "en-GB", "ja", "de-CH", "es-MX", "es-419", "", "german"] {
      XCTAssertFalse(usesDecimalComma(language), language ?? "none")
    }
  }
}
