import FCViews

/// Which key sends what.
///
/// Source: xterm's ctlseqs ("PC-Style Function Keys", "VT220-Style Function Keys"), rxvt's
/// rxvtRef, console_codes(4), https://sw.kovidgoyal.net/kitty/keyboard-protocol/
enum KeyTable {
  /// Keys that end in a letter, after CSI or SS3.
  private static let letters: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  /// Keys that end in `~`, by their number.
  private static let numbers: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
    29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
  ]

  /// Keys of the number pad, as SS3 and kitty's protocol count them.
  private static let padKeys: [Character: Key] = [
    "M": .enter, "X": .character("="), "j": .character("*"), "k": .character("+"),
    "l": .character(","), "m": .character("-"), "n": .character("."), "o": .character("/"),
  ]

  /// Keys that kitty's protocol gives numbers in Unicode's private area, from 57399 on.
  private static let kittyPad: [Key] =
    (0...9).map { .character(Character("\($0)")) } + [
      .character("."), .character("/"), .character("*"), .character("-"), .character("+"), .enter,
      .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
      .insert, .delete,
    ]

  static func linuxConsole(_ final: UInt8) -> Key? {
    (0x41...0x45).contains(final) ? .function(Int(final) - 0x40) : nil
  }

  static func singleShift(_ final: UInt8) -> (Key, KeyPress.Modifiers)? {
    let letter = Character(Unicode.Scalar(final))
    if let key = letters[letter] ?? padKeys[letter] { return (key, []) }
    switch letter {
    // rxvt's arrows with Control.
    case "a"..."d": return (arrow(letter), [.control])
    case "p"..."y": return (.character(Character(Unicode.Scalar(final - 0x40))), [])
    default: return nil
    }
  }

  /// Returns the key of a CSI sequence without a prefix; nil when it is no key.
  static func control(_ list: Parameters, _ final: UInt8) -> (Key, KeyPress.Modifiers)? {
    // The third event of kitty's protocol is that the key was let go.
    if list.part(1, of: 1) == 3 { return nil }
    let letter = Character(Unicode.Scalar(final))
    let modifiers = Parameters.modifiers(list[1])
    switch letter {
    case "~" where list[0] == 27:
      return key(code: list[2]).map { plain($0, modifiers) }
    case "~":
      return numbers[list[0]].map { ($0, modifiers) }
    // rxvt: Shift, Control, and both.
    case "$": return numbers[list[0]].map { ($0, [.shift]) }
    case "^": return numbers[list[0]].map { ($0, [.control]) }
    case "@": return numbers[list[0]].map { ($0, [.shift, .control]) }
    case "a"..."d" where list[0] == 0: return (arrow(letter), [.shift])
    case "Z": return (.tab, modifiers.union(.shift))
    default:
      // With a number other than 1 it is a reply, such as the cursor's place.
      guard list[0] <= 1, let key = letters[letter] else { return nil }
      return (key, modifiers)
    }
  }

  static func kitty(_ list: Parameters) -> (key: Key, modifiers: KeyPress.Modifiers)? {
    let code = list[1]
    // Released keys; Super and Hyper are the desktop's.
    if list.part(1, of: 1) == 3 || (code > 1 && (code - 1) & 0x18 != 0) { return nil }
    let modifiers = Parameters.modifiers(code)
    if modifiers.contains(.shift), let shifted = key(code: list.part(1, of: 0)) {
      return plain(shifted, modifiers)
    }
    return key(code: list[0]).map { plain($0, modifiers) }
  }

  /// Shift is part of a character already.
  private static func plain(
    _ key: Key, _ modifiers: KeyPress.Modifiers
  ) -> (key: Key, modifiers: KeyPress.Modifiers) {
    if case .character = key { (key, modifiers.subtracting(.shift)) } else { (key, modifiers) }
  }

  /// Returns the key with a number of Unicode, or of its private area.
  private static func key(code: Int) -> Key? {
    switch code {
    case 8, 127: return .backspace
    case 9: return .tab
    case 13: return .enter
    case 27: return .escape
    case 57376...57398: return .function(code - 57376 + 13)
    case 57399..<57399 + kittyPad.count: return kittyPad[code - 57399]
    case 0..<32, 0x80..<0xA0, 0xE000...0xF8FF: return nil
    default: return Unicode.Scalar(UInt32(code)).map { .character(Character($0)) }
    }
  }

  private static func arrow(_ letter: Character) -> Key {
    switch letter {
    case "a": .up
    case "b": .down
    case "c": .right
    default: .left
    }
  }
}
