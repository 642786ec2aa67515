import CUtf8proc

/// Returns how many columns of a terminal a grapheme cluster takes: 0, 1 or 2, or more for a
/// cluster of several letters (as in Devanagari).
///
/// Emoji, flags and joined sequences take 2, combining marks and controls 0. A tab takes 0: whoever
/// draws it knows where it stands.
public func columns(of cluster: Character) -> Int {
  if let byte = cluster.asciiValue {
    return byte < 0x20 || byte == 0x7F ? 0 : 1
  }
  let scalars = cluster.unicodeScalars
  guard let first = scalars.first else { return 0 }
  let width = columns(of: first)
  if scalars.count == 1 { return width }
  // What follows a wide first scalar only changes its look: a skin tone, a joined emoji, a vowel
  // of a Hangul syllable.
  if width == 2 || isRegionalIndicator(first) || scalars.contains(emojiPresentation) { return 2 }
  return scalars.dropFirst().reduce(width) { $0 + columns(of: $1) }
}

/// Returns how many columns of a terminal `text` takes when it is written on one line.
public func columns(of text: some StringProtocol) -> Int {
  // A printable ASCII text is by far the most common one, and needs no clusters.
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
  return text.reduce(0) { $0 + columns(of: $1) }
}

/// Returns how many columns `text` takes on one line, counted no further than past `limit`.
///
/// What decides whether a text fits needs no more of a very long one.
public func columns(of text: some StringProtocol, atMost limit: Int) -> Int {
  var used = 0
  for cluster in text {
    used += columns(of: cluster)
    if used > limit { break }
  }
  return used
}

private let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
  0x1F1E6...0x1F1FF ~= scalar.value
}

private func columns(of scalar: Unicode.Scalar) -> Int {
  max(0, Int(utf8proc_charwidth(utf8proc_int32_t(scalar.value))))
}
