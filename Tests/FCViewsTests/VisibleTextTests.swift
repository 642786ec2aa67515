import FCText
import FCViews
import XCTest

final class VisibleTextTests: XCTestCase {
  /// What stays as it is: all that shows, and the hidden scalars that writing needs.
  private let readable = [
    "", "Alabama", "Île-de-France", "東京", "👩‍🚀 e\u{301}", "한국", "naïve – “x” · ½ €",
    // Joined emoji, skin tones, flags.
    "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️‍🔥", "🧑🏿‍🚀", "🇫🇷", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!",
    // Variation selectors: emoji and text forms, key caps, ideographs, Mongolian, mathematics.
    "❤️ ❤︎", "1️⃣ #️⃣", "‼️", "葛\u{E0100}", "葛\u{FE00}", "\u{1820}\u{180B}", "∩\u{FE00}",
    // Persian, Sinhala, Malayalam, Devanagari; a joiner also ends a word.
    "می\u{200C}خواهم", "ක්\u{200D}ෂ", "ന്\u{200D}", "क्\u{200D}", "क्\u{200C}ष", "ه\u{200D}",
    "יְ\u{34F}ה",
    // Signs around numbers are format characters, too, and show.
    "\u{600}\u{661}\u{662}", "\u{6DD}\u{661}",
  ]

  /// What does not, and what is shown.
  private let hidden = [
    // Spaces without width, and characters that forbid or allow a break.
    ("a\u{200B}b", "a<U+200B>b"), ("\u{FEFF}a", "<U+FEFF>a"), ("a\u{2060}b", "a<U+2060>b"),
    ("a\u{AD}b", "a<U+00AD>b"),
    // What turns the direction of text.
    ("a\u{200E}b\u{200F}c", "a<U+200E>b<U+200F>c"), ("a\u{61C}b", "a<U+061C>b"),
    ("a\u{202A}b\u{202E}c\u{202C}", "a<U+202A>b<U+202E>c<U+202C>"),
    ("\u{2066}a\u{2069}", "<U+2066>a<U+2069>"),
    // Tags, and selectors in which a text could be written.
    ("a\u{E0041}\u{E007F}", "a<U+E0041><U+E007F>"), ("🏴\u{E0061}\u{E007F}", "🏴<U+E0061><U+E007F>"),
    ("😀\u{E0100}", "😀<U+E0100>"), ("a\u{E0101}", "a<U+E0101>"),
    ("葛\u{E0100}\u{E0101}", "葛\u{E0100}<U+E0101>"),
    ("e\u{301}\u{FE00}", "e\u{301}<U+FE00>"),
    // Joiners and selectors where there is nothing to join or to vary.
    ("\u{200D}a", "<U+200D>a"), ("a\u{200D}b", "a<U+200D>b"), ("a\u{200C}b", "a<U+200C>b"),
    (" \u{200C}م", " <U+200C>م"), ("م\u{200C}\u{200C}م", "م\u{200C}<U+200C>م"),
    ("👩\u{200D}\u{200D}🚀", "👩\u{200D}<U+200D>🚀"), ("1\u{200D}2", "1<U+200D>2"),
    ("東\u{200D}京", "東<U+200D>京"), ("a\u{FE0F}", "a<U+FE0F>"), ("\u{FE0F}", "<U+FE0F>"),
    (" \u{FE00}", " <U+FE00>"), ("❤️\u{FE0F}", "❤️<U+FE0F>"),
    // Letters and marks that are blank, marks of musical notes, annotations, deprecated controls.
    ("\u{3164}\u{115F}\u{1160}\u{FFA0}", "<U+3164><U+115F><U+1160><U+FFA0>"),
    ("ក\u{17B4}", "ក<U+17B4>"), ("\u{1D173}", "<U+1D173>"),
    ("\u{FFF9}a\u{FFFB}", "<U+FFF9>a<U+FFFB>"),
    ("\u{206A}\u{2061}\u{180E}", "<U+206A><U+2061><U+180E>"),
  ]

  func test_ordinary_text_stays_as_it_is() {
    for text in readable {
      XCTAssertEqual(escaped(visible(text)), escaped(text))
    }
  }

  func test_what_hides_or_turns_text_is_shown() {
    for (text, shown) in hidden {
      XCTAssertEqual(escaped(visible(text)), escaped(shown))
    }
  }

  func test_escape_sequences_are_shown_and_not_obeyed() {
    XCTAssertEqual(visible("\u{1B}[2Jgone\u{7}"), "^[[2Jgone^G")
    XCTAssertEqual(visible("\u{9B}31m\u{7F}\0"), "<U+009B>31m^?^@")
    XCTAssertEqual(visible("a\u{85}b"), "a<U+0085>b")
  }

  func test_every_kind_of_line_break_becomes_a_line_feed() {
    XCTAssertEqual(visible("a\nb\r\nc\u{2028}d\u{2029}e"), "a\nb\nc\nd\ne")
    XCTAssertEqual(visible("a\rb"), "a^Mb")
  }

  func test_tab_becomes_spaces() {
    XCTAssertEqual(visible("a\tb"), "a    b")
  }

  func test_visible_line_has_no_line_break() {
    XCTAssertEqual(visibleLine("a\r\nb\nc"), "a b c")
    XCTAssertEqual(visibleLine("a\u{2028}b\u{2029}c"), "a b c")
  }

  /// Views make a text visible, lay it out, and a canvas makes each piece of it visible again.
  func test_pieces_of_visible_text_stay_visible_and_as_wide() {
    for text in readable + hidden.map(\.0) {
      let shown = visible(text)
      XCTAssertEqual(escaped(visible(shown)), escaped(shown))
      let pieces = shown.map { visible(String($0)) }
      XCTAssertEqual(escaped(pieces.joined()), escaped(shown))
      XCTAssertEqual(pieces.reduce(0) { $0 + columns(of: $1) }, columns(of: shown), escaped(shown))
    }
  }

  func test_no_scalar_by_itself_is_hidden() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      guard properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control else {
        continue
      }
      let shown = visible("\(scalar)")
      XCTAssertFalse(shown.unicodeScalars.contains(scalar) && scalar != "\n", escaped(shown))
      if scalar != "\n", shown != "\n" { XCTAssertGreaterThan(columns(of: shown), 0) }
    }
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
