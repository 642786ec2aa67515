import FCTerminal
import FCViews
import XCTest

final class InputDecoderTests: XCTestCase {
  private func decode(_ text: String) -> [Event] { decode(Array(text.utf8)) }

  /// Decodes whole, and byte by byte, which must give the same.
  private func decode(
    _ bytes: [UInt8], alsoInPieces: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) -> [Event] {
    var whole = InputDecoder()
    let events = whole.decode(bytes) + whole.flush()
    if alsoInPieces {
      var pieces = InputDecoder()
      let others = bytes.flatMap { pieces.decode([$0]) } + pieces.flush()
      XCTAssertEqual(events, others, "in pieces", file: file, line: line)
    }
    return events
  }

  private func assertKeys(
    _ table: [(String, Key, KeyPress.Modifiers)], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for (bytes, key, modifiers) in table {
      XCTAssertEqual(
        decode(bytes), [.key(KeyPress(key, modifiers))], bytes.debugDescription, file: file,
        line: line)
    }
  }

  func test_text_is_keys() {
    XCTAssertEqual(
      decode("aß…😀"),
      ["a", "ß", "…", "😀"].map { .key(KeyPress(.character($0))) })
  }

  func test_a_cluster_in_one_read_is_one_key() {
    let family: Character = "👩‍👩‍👧"
    let text = Array("e\u{301}x\(family)".utf8)
    XCTAssertEqual(
      decode(text, alsoInPieces: false),
      ["e\u{301}", "x", family].map { .key(KeyPress(.character($0))) })
  }

  func test_control_keys() {
    assertKeys([
      ("\u{3}", .character("c"), .control), ("\u{1A}", .character("z"), .control),
      ("\u{0}", .character(" "), .control), ("\u{1C}", .character("\\"), .control),
      ("\u{1F}", .character("_"), .control),
      ("\r", .enter, []), ("\n", .enter, []), ("\t", .tab, []), ("\u{7F}", .backspace, []),
      ("\u{8}", .backspace, []), ("\u{1B}", .escape, []),
    ])
  }

  func test_alt_is_an_escape_before() {
    assertKeys([
      ("\u{1B}a", .character("a"), .alt), ("\u{1B}é", .character("é"), .alt),
      ("\u{1B}\u{7F}", .backspace, .alt), ("\u{1B}\u{1}", .character("a"), [.alt, .control]),
      ("\u{1B}[", .character("["), .alt), ("\u{1B}O", .character("O"), .alt),
      ("\u{1B}P", .character("P"), .alt), ("\u{1B}\u{1B}[A", .up, .alt),
    ])
    XCTAssertEqual(
      decode("\u{1B}ab"),
      [.key(KeyPress(.character("a"), .alt)), .key(KeyPress(.character("b")))])
  }

  func test_escapes_in_a_row_are_keys() {
    XCTAssertEqual(
      decode("\u{1B}\u{1B}\u{1B}"), Array(repeating: .key(KeyPress(.escape)), count: 3))
  }

  func test_xterm_keys() {
    assertKeys([
      ("\u{1B}[A", .up, []), ("\u{1B}OB", .down, []), ("\u{1B}[C", .right, []),
      ("\u{1B}OD", .left, []), ("\u{1B}[H", .home, []), ("\u{1B}OF", .end, []),
      ("\u{1B}[2~", .insert, []), ("\u{1B}[3~", .delete, []), ("\u{1B}[5~", .pageUp, []),
      ("\u{1B}[6~", .pageDown, []), ("\u{1B}OP", .function(1), []),
      ("\u{1B}[15~", .function(5), []), ("\u{1B}[24~", .function(12), []),
      ("\u{1B}[Z", .tab, .shift), ("\u{1B}[1;2A", .up, .shift),
      ("\u{1B}[1;5C", .right, .control), ("\u{1B}[1;3P", .function(1), .alt),
      ("\u{1B}[3;6~", .delete, [.shift, .control]),
      ("\u{1B}[1;8H", .home, [.shift, .alt, .control]),
      ("\u{1B}[27;5;13~", .enter, .control), ("\u{1B}[27;6;65~", .character("A"), .control),
    ])
  }

  func test_keys_of_other_terminals() {
    assertKeys([
      // rxvt
      ("\u{1B}[7~", .home, []), ("\u{1B}[8~", .end, []), ("\u{1B}[a", .up, .shift),
      ("\u{1B}Od", .left, .control), ("\u{1B}[3$", .delete, .shift),
      ("\u{1B}[3^", .delete, .control), ("\u{1B}[3@", .delete, [.shift, .control]),
      // The console of Linux
      ("\u{1B}[[A", .function(1), []), ("\u{1B}[[E", .function(5), []), ("\u{1B}[1~", .home, []),
      ("\u{1B}[4~", .end, []),
      // The number pad in application mode
      ("\u{1B}OM", .enter, []), ("\u{1B}Op", .character("0"), []),
      ("\u{1B}Oy", .character("9"), []), ("\u{1B}Ok", .character("+"), []),
      ("\u{1B}O5A", .up, .control),
    ])
  }

  func test_kitty_keys() {
    assertKeys([
      ("\u{1B}[27u", .escape, []), ("\u{1B}[99;5u", .character("c"), .control),
      ("\u{1B}[97;3u", .character("a"), .alt), ("\u{1B}[97:65;6u", .character("A"), .control),
      ("\u{1B}[13;2u", .enter, .shift), ("\u{1B}[57414u", .enter, []),
      ("\u{1B}[57404u", .character("5"), []), ("\u{1B}[57376u", .function(13), []),
      ("\u{1B}[99;133u", .character("c"), .control), ("\u{1B}[1;1:1A", .up, []),
    ])
    // Released, with Super, a modifier alone.
    for bytes in ["\u{1B}[97;1:3u", "\u{1B}[97;9u", "\u{1B}[57441u", "\u{1B}[1;1:3A"] {
      XCTAssertEqual(decode(bytes), [], bytes.debugDescription)
    }
  }

  func test_mouse() {
    let place = Point(column: 4, row: 2)
    XCTAssertEqual(
      decode("\u{1B}[<0;5;3M\u{1B}[<0;5;3m\u{1B}[<64;5;3M\u{1B}[<65;5;3M\u{1B}[<4;5;3M"),
      [.press, .release, .scrollUp, .scrollDown, .press].map { .mouse(MouseEvent($0, at: place)) })
    XCTAssertEqual(
      decode("\u{1B}[M %#\u{1B}[M#%#"),
      [.mouse(MouseEvent(.press, at: place)), .mouse(MouseEvent(.release, at: place))])
    // Other buttons, movement, no place.
    for bytes in ["\u{1B}[<2;5;3M", "\u{1B}[<35;5;3M", "\u{1B}[<0;0;3M", "\u{1B}[<0M"] {
      XCTAssertEqual(decode(bytes), [], bytes.debugDescription)
    }
  }

  func test_paste_is_one_event_with_line_breaks() {
    XCTAssertEqual(
      decode("\u{1B}[200~one\r\ntwo\rthree\n\tfour\u{1B}[31m\u{3}\u{1B}[201~x"),
      [.paste("one\ntwo\nthree\n\tfour[31m"), .key(KeyPress(.character("x")))])
    XCTAssertEqual(decode("\u{1B}[200~a\u{1B}[20\u{1B}[201~"), [.paste("a[20")])
    XCTAssertEqual(decode("\u{1B}[200~\u{1B}[201~"), [.paste("")])
  }

  func test_a_paste_without_an_end_is_not_lost() {
    XCTAssertEqual(decode("\u{1B}[200~half"), [.paste("half")])
  }

  func test_a_long_paste_is_cut() {
    let text = String(repeating: "long ", count: 100_000)
    let events = decode(Array("\u{1B}[200~\(text)\u{1B}[201~q".utf8), alsoInPieces: false)
    XCTAssertEqual(events.count, 2)
    guard case .paste(let pasted) = events.first else { return XCTFail("no paste") }
    XCTAssertEqual(pasted.utf8.count, 65_536)
    XCTAssertTrue(text.hasPrefix(pasted))
  }

  func test_replies_and_reports_are_ignored() {
    for bytes in [
      "\u{1B}[?62;4c", "\u{1B}[12;40R", "\u{1B}[?2026;2$y", "\u{1B}[8;24;80t", "\u{1B}[0n",
      "\u{1B}[I", "\u{1B}[O", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}]11;rgb:0/0/0\u{1B}\\",
      "\u{1B}P>|term 1\u{1B}\\", "\u{1B}Xtext\u{1B}\\", "\u{1B}[?1u",
      "\u{1B}[99999999999999999999~", "\u{1B}[;;;;x",
    ] {
      XCTAssertEqual(decode(bytes), [], bytes.debugDescription)
    }
  }

  func test_broken_utf8_is_replaced_and_what_follows_is_kept() {
    XCTAssertEqual(
      decode([0xFF, 0x61, 0xC3, 0x62, 0xE2, 0x82, 0x1B, 0x5B, 0x41]),
      [
        .key(KeyPress(.character("\u{FFFD}"))), .key(KeyPress(.character("a"))),
        .key(KeyPress(.character("\u{FFFD}"))), .key(KeyPress(.character("b"))),
        .key(KeyPress(.character("\u{FFFD}"))), .key(KeyPress(.up)),
      ])
  }

  func test_a_sequence_broken_by_another_gives_the_other() {
    XCTAssertEqual(decode("\u{1B}[1;\u{1B}[B"), [.key(KeyPress(.down))])
    XCTAssertEqual(decode("\u{1B}[12é"), [.key(KeyPress(.character("é")))])
  }

  func test_only_what_is_half_read_has_a_delay() {
    var decoder = InputDecoder()
    XCTAssertNil(decoder.delay(escapeDelay: 0.1))
    XCTAssertEqual(decoder.decode([0x1B]), [])
    XCTAssertEqual(decoder.delay(escapeDelay: 0.1), 0.1)
    XCTAssertEqual(decoder.decode(Array("[200~".utf8)), [])
    XCTAssertEqual(decoder.delay(escapeDelay: 0.1), 1)
    _ = decoder.flush()
    XCTAssertNil(decoder.delay(escapeDelay: 0.1))
    XCTAssertEqual(decoder.decode([0xC3]), [])
    XCTAssertNotNil(decoder.delay(escapeDelay: 0.1))
    XCTAssertEqual(decoder.decode([0xA9]), [.key(KeyPress(.character("é")))])
    XCTAssertNil(decoder.delay(escapeDelay: 0.1))
  }

  func test_any_bytes_at_all_are_taken_and_leave_nothing_behind() {
    var random = SeededGenerator(seed: 20_260_101)
    let spice = Array("\u{1B}[<O;:0129~uMmPR$^@]_\\é\u{7}\u{9B}".utf8)
    for _ in 0..<3000 {
      var decoder = InputDecoder()
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
          Bool.random(using: &random)
            ? spice.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
        }
        _ = decoder.decode(bytes)
      }
      _ = decoder.flush()
      XCTAssertNil(decoder.delay(escapeDelay: 0.1))
      XCTAssertEqual(decoder.decode([0x71]), [.key(KeyPress(.character("q")))])
    }
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
