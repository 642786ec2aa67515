import XCTest

@testable import FCText

final class NormalizationTests: XCTestCase {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  func test_canonically_equal_texts_have_the_same_bytes() {
    let spellings = [("e\u{301}", "é"), ("A\u{30A}", "\u{212B}"), ("\u{1112}\u{1161}", "\u{D558}")]
    for (decomposed, composed) in spellings {
      XCTAssertEqual(bytes(normalized(decomposed)), bytes(normalized(composed)))
    }
    XCTAssertEqual(bytes(normalized("plain")), bytes("plain"))
    XCTAssertEqual(normalized(""), "")
    XCTAssertEqual(bytes(normalized("a\0é")), bytes("a\0é"))
  }

  func test_marks_are_put_in_canonical_order() {
    XCTAssertEqual(bytes(normalized("a\u{301}\u{323}")), bytes(normalized("a\u{323}\u{301}")))
  }

  func test_letter_case_is_folded_by_unicode() {
    let ignoring: TextIgnoring = .letterCase
    XCTAssertEqual(folded("MONTGOMERY", ignoring: ignoring), "montgomery")
    XCTAssertEqual(folded("Straße", ignoring: ignoring), folded("STRASSE", ignoring: ignoring))
    XCTAssertEqual(folded("ΣΊΣΥΦΟΣ", ignoring: ignoring), folded("σίσυφος", ignoring: ignoring))
    XCTAssertNotEqual(folded("Straße", ignoring: []), folded("Strasse", ignoring: []))
  }

  func test_turkish_dotless_i_is_a_letter_of_its_own() {
    XCTAssertNotEqual(folded("ı", ignoring: .letterCase), folded("i", ignoring: .letterCase))
    XCTAssertNotEqual(folded("I", ignoring: .letterCase), folded("ı", ignoring: .letterCase))
    XCTAssertEqual(folded("I", ignoring: .letterCase), "i")
  }

  func test_space_is_trimmed_and_collapsed() {
    XCTAssertEqual(folded("  New \t York\n", ignoring: .space), "New York")
    XCTAssertEqual(folded("Île\u{A0}\u{3000}de  Ré ", ignoring: .space), "Île de Ré")
    XCTAssertEqual(folded(" x", ignoring: []), " x")
    XCTAssertEqual(folded(" \t ", ignoring: .space), "")
  }

  func test_accents_are_ignored_only_when_asked() {
    XCTAssertEqual(folded("résumé", ignoring: .accents), "resume")
    XCTAssertEqual(folded("Việt Nam", ignoring: .accents), "Viet Nam")
    XCTAssertNotEqual(folded("résumé", ignoring: .letterCase), "resume")
  }

  func test_marks_that_make_another_letter_are_no_accents() {
    XCTAssertNotEqual(folded("が", ignoring: .accents), folded("か", ignoring: .accents))
    XCTAssertNotEqual(folded("की", ignoring: .accents), folded("का", ignoring: .accents))
    XCTAssertEqual(folded("שָׁלוֹם", ignoring: .accents), folded("שלום", ignoring: .accents))
  }

  func test_punctuation_is_ignored_in_every_script() {
    XCTAssertEqual(folded("St. John's", ignoring: .punctuation), "St Johns")
    XCTAssertEqual(folded("¿Qué?", ignoring: .punctuation), "Qué")
    XCTAssertEqual(folded("「東京」", ignoring: .punctuation), "東京")
  }

  func test_everything_at_once() {
    XCTAssertEqual(
      folded("  ¡Él,  CAFÉ! ", ignoring: [.letterCase, .space, .accents, .punctuation]), "el cafe")
  }

  func test_the_fixed_order_is_that_of_bytes() {
    XCTAssertTrue(textPrecedes("Z", "a"))
    XCTAssertTrue(textPrecedes("a", "ab"))
    XCTAssertFalse(textPrecedes("e\u{301}", "é"))
    XCTAssertFalse(textPrecedes("é", "e\u{301}"))
    XCTAssertTrue(textPrecedes("z", "é"))
  }

  func test_blank_texts() {
    for text in ["", " ", "\t\n", "\u{A0}\u{3000}"] { XCTAssertTrue(isBlank(text)) }
    for text in ["a", " a", "é", "\u{A0}é"] { XCTAssertFalse(isBlank(text)) }
  }

  func test_long_texts_are_ascii_only_if_every_byte_is() {
    for length in 0...20 {
      let text = String(repeating: "a", count: length)
      XCTAssertTrue(isASCII(text))
      XCTAssertFalse(isASCII(text + "é"))
      XCTAssertFalse(isASCII("é" + text))
    }
  }

  func test_ignoring_is_made_of_the_names_that_authors_use() {
    XCTAssertEqual(TextIgnoring.names, ["case", "space", "accents", "punctuation"])
    XCTAssertEqual(TextIgnoring(name: "case"), .letterCase)
    XCTAssertNil(TextIgnoring(name: "Case"))
    XCTAssertEqual(([.space, .letterCase] as TextIgnoring).names, ["case", "space"])
  }
}
