import FCViews

/// Decodes keys that write, and control keys that are one byte.
///
/// Text that arrives in one read is cut into grapheme clusters, so that a letter and its accent
/// are one key.
struct TextParser {
  /// The bytes of a character in UTF-8 whose rest has not come.
  private var partial: [UInt8] = []
  private var run = String.UnicodeScalarView()
  private var runModifiers: KeyPress.Modifiers = []

  var isHalfRead: Bool { !partial.isEmpty }

  mutating func take(_ byte: UInt8, _ modifiers: KeyPress.Modifiers, _ events: inout [Event]) {
    // Alt belongs to one character only.
    if !modifiers.isEmpty { finish(&events) }
    if byte >= 0x80 {
      if partial.isEmpty { takeLead(byte, modifiers, &events) } else { takeNext(byte, &events) }
    } else {
      endPartial()
      takeASCII(byte, modifiers, &events)
    }
  }

  /// Reports the characters of this read; one that is half read waits for the next.
  mutating func finishRun(_ events: inout [Event]) {
    guard !run.isEmpty else { return }
    for cluster in String(run) {
      events.append(.key(KeyPress(.character(cluster), runModifiers)))
    }
    run = String.UnicodeScalarView()
    if partial.isEmpty { runModifiers = [] }
  }

  /// Reports everything, a broken character as U+FFFD.
  mutating func finish(_ events: inout [Event]) {
    endPartial()
    finishRun(&events)
    runModifiers = []
  }

  private mutating func takeASCII(
    _ byte: UInt8, _ modifiers: KeyPress.Modifiers, _ events: inout [Event]
  ) {
    if !modifiers.isEmpty || !runModifiers.isEmpty || byte < 0x20 || byte == 0x7F {
      finish(&events)
      events.append(.key(TextParser.key(byte, modifiers)))
    } else {
      run.append(Unicode.Scalar(byte))
    }
  }

  private mutating func takeLead(
    _ byte: UInt8, _ modifiers: KeyPress.Modifiers, _ events: inout [Event]
  ) {
    if !runModifiers.isEmpty { finish(&events) }
    runModifiers = modifiers
    if (0xC2...0xF4).contains(byte) {
      partial = [byte]
    } else {
      run.append(TextParser.replacement)
    }
  }

  private mutating func takeNext(_ byte: UInt8, _ events: inout [Event]) {
    guard byte & 0xC0 == 0x80 else {
      endPartial()
      return takeLead(byte, [], &events)
    }
    partial.append(byte)
    let length = partial[0] < 0xE0 ? 2 : partial[0] < 0xF0 ? 3 : 4
    guard partial.count == length else { return }
    // Repairs what is well formed but no character (surrogates, overlong forms).
    for scalar in String(decoding: partial, as: UTF8.self).unicodeScalars
    where scalar.properties.generalCategory != .control {
      run.append(scalar)
    }
    partial = []
  }

  private mutating func endPartial() {
    guard !partial.isEmpty else { return }
    partial = []
    run.append(TextParser.replacement)
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private static func key(_ byte: UInt8, _ modifiers: KeyPress.Modifiers) -> KeyPress {
    let control = modifiers.union(.control)
    switch byte {
    case 0x00: return KeyPress(.character(" "), control)
    case 0x08, 0x7F: return KeyPress(.backspace, modifiers)
    case 0x09: return KeyPress(.tab, modifiers)
    case 0x0A, 0x0D: return KeyPress(.enter, modifiers)
    case 0x1B: return KeyPress(.escape, modifiers)
    case 0x01...0x1A: return KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), control)
    case 0x1C...0x1F: return KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), control)
    default: return KeyPress(.character(Character(Unicode.Scalar(byte))), modifiers)
    }
  }
}
