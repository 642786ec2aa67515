/// Returns `text` with everything that could steer a terminal, or that nobody could see, replaced
/// by a form that can be seen.
///
/// Whatever a script or a learner wrote passes through here before it is laid out, drawn or
/// printed. Line breaks stay (also CR LF and Unicode's own separators, as "\n"), and a tab becomes
/// four spaces. Other controls are written as `^[` or `<U+009B>`. So is, as `<U+200B>`, each scalar
/// that Unicode calls a format character or default ignorable: what hides text or turns its
/// direction. Of those stay, since they change only what they follow:
///
/// - one joiner (ZWJ, ZWNJ, CGJ) after a letter or mark of a script that shapes its letters, and one
///   ZWJ after an emoji;
/// - one variation selector after what has variants: VS15 and VS16 after an emoji, those from VS17
///   on after an ideograph, others after a letter or symbol;
/// - the tags of the flags of England, Scotland and Wales;
/// - the Arabic and Indic signs that enclose numbers: they are format characters that show.
///
/// What stays is part of the grapheme cluster before it, so that a text can be cut between clusters
/// and made visible again without a change.
/// - Source: Unicode Standard 15, sections 5.21 and 23.2–23.4; UTS #51, emoji tag sequences.
public func visible(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  var shown = String.UnicodeScalarView()
  let scalars = text.unicodeScalars
  var index = scalars.startIndex
  while index != scalars.endIndex {
    let scalar = scalars[index]
    index = scalars.index(after: index)
    if index != scalars.endIndex, scalar == "\r", scalars[index] == "\n" { continue }
    if scalar == blackFlag, let tags = flagTags(scalars[index...]) {
      shown.append(scalar)
      shown.append(contentsOf: tags)
      index = tags.endIndex
    } else if !scalar.isHidden || isKept(scalar, after: shown.last) {
      shown.append(scalar)
    } else {
      shown.append(contentsOf: scalar.sign.unicodeScalars)
    }
  }
  return String(shown)
}

/// Returns `text` on one line: made visible, with each line break turned into a space.
public func visibleLine(_ text: String) -> String {
  let shown = visible(text)
  guard shown.utf8.contains(0x0A) else { return shown }
  return String(shown.map { $0 == "\n" ? " " : $0 })
}

// MARK: What stays

private let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
private let joiners: Set<Unicode.Scalar> = ["\u{34F}", "\u{200C}", zeroWidthJoiner]
private let emojiVariants: ClosedRange<Unicode.Scalar> = "\u{FE0E}"..."\u{FE0F}"
private let firstIdeographVariant: Unicode.Scalar = "\u{E0100}"

private func isKept(_ scalar: Unicode.Scalar, after base: Unicode.Scalar?) -> Bool {
  guard let base else { return false }
  if joiners.contains(scalar) {
    return base.isShaped || scalar == zeroWidthJoiner && base.isPartOfEmoji
  }
  guard scalar.properties.isVariationSelector else { return false }
  if emojiVariants.contains(scalar) { return base.properties.isEmoji }
  return scalar >= firstIdeographVariant ? base.properties.isIdeographic : base.hasVariants
}

private let blackFlag: Unicode.Scalar = "\u{1F3F4}"
private let flags = ["gbeng", "gbsct", "gbwls"]

/// The tags at the beginning of `scalars`, if they make a flag of a part of a country.
private func flagTags(
  _ scalars: Substring.UnicodeScalarView
) -> Substring.UnicodeScalarView? {
  let tags = scalars.prefix(6)
  let letters = tags.map { 0xE0061...0xE007A ~= $0.value ? $0.value - 0xE0000 : 0 }
  guard tags.last == "\u{E007F}" else { return nil }
  return flags.contains { $0.unicodeScalars.map(\.value).elementsEqual(letters.dropLast()) }
    ? tags : nil
}

extension Unicode.Scalar {
  /// Whether it shows nothing by itself.
  fileprivate var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0xAD: true
    // Most letters there are, without a look at their properties.
    case 0..<0x300, 0x3165...0xD7FF: false
    default:
      properties.isDefaultIgnorableCodePoint
        || [.format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
          && !enclosesNumbers
    }
  }

  /// Source: the property Prepended_Concatenation_Mark.
  private var enclosesNumbers: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// What is shown in its place.
  fileprivate var sign: String {
    switch value {
    case 0x0A, 0x2028, 0x2029: return "\n"
    case 0x09: return "    "
    case 0..<0x20, 0x7F: return "^\(Unicode.Scalar(UInt8(value ^ 0x40)))"
    default:
      let digits = String(value, radix: 16, uppercase: true)
      return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
    }
  }

  /// Whether it is a letter or mark of a script whose letters join or stack.
  ///
  /// Those stand in a few ranges, in which no script needs a joiner in vain; Latin, Greek, Cyrillic
  /// and what is written in East Asia stand elsewhere.
  fileprivate var isShaped: Bool {
    switch value {
    case 0x590..<0x2000, 0xA800..<0xAC00, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x10800..<0x12000,
      0x1E900..<0x1EF00:
      isLetter || isMark
    default: false
    }
  }

  /// Whether a ZWJ may join it to the next emoji: it is one, or the end of one.
  fileprivate var isPartOfEmoji: Bool {
    self == "\u{FE0F}" || value >= 0xA9 && properties.isEmoji
  }

  /// Whether a variation selector may follow it.
  fileprivate var hasVariants: Bool {
    if isLetter { return true }
    return switch properties.generalCategory {
    case .mathSymbol, .otherSymbol, .decimalNumber, .otherPunctuation: true
    default: false
    }
  }

  private var isLetter: Bool { properties.isAlphabetic && !isMark }

  private var isMark: Bool {
    [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
      && !properties.isDefaultIgnorableCodePoint
  }
}
