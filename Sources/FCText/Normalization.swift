import CUtf8proc
import Glibc

/// Returns `text` in Unicode normalisation form C.
///
/// Two texts that are canonically equal give the same bytes.
public func normalized(_ text: String) -> String {
  isASCII(text) ? text : mapped(text, [UTF8PROC_STABLE, UTF8PROC_COMPOSE])
}

/// Returns a key that is equal for two texts which differ only in what `ignoring` overlooks.
///
/// The key is in form C. Turkish dotless i gets no special treatment: a deck's answers must compare
/// the same on every machine.
/// - Source: Unicode 15, section 3.13, default caseless matching.
public func folded(_ text: String, ignoring: TextIgnoring) -> String {
  if isASCII(text) {
    return foldedASCII(text, ignoring: ignoring)
  }
  var options = [UTF8PROC_STABLE, UTF8PROC_COMPOSE]
  if ignoring.contains(.letterCase) { options.append(UTF8PROC_CASEFOLD) }
  if ignoring.isDisjoint(with: [.accents, .punctuation, .space]) {
    return mapped(text, options)
  }
  var scalars = String.UnicodeScalarView()
  // Decomposed first, so that an accent is a scalar of its own.
  for scalar in mapped(text, options.map { $0 == UTF8PROC_COMPOSE ? UTF8PROC_DECOMPOSE : $0 })
    .unicodeScalars
  {
    if ignoring.contains(.accents), isAccent(scalar) { continue }
    if ignoring.contains(.punctuation), isPunctuation(scalar) { continue }
    scalars.append(scalar)
  }
  let kept = ignoring.contains(.space) ? spaceCollapsed(String(scalars)) : String(scalars)
  return normalized(kept)
}

/// Tells whether `first` stands before `second` in the fixed order of texts.
///
/// The order is that of the bytes of form C: the same on every machine and in every language.
public func textPrecedes(_ first: String, _ second: String) -> Bool {
  normalized(first).utf8.lexicographicallyPrecedes(normalized(second).utf8)
}

/// Returns `text` without white space at its ends, and with one space for each run of it inside.
public func spaceCollapsed(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// Tells whether `text` has nothing but white space in it.
public func isBlank(_ text: String) -> Bool {
  guard let first = text.utf8.first else { return true }
  // Most texts start with a printable ASCII character: one comparison settles them.
  if first > 0x20, first < 0x7F { return false }
  return text.allSatisfy(\.isWhitespace)
}

func isASCII(_ text: String) -> Bool {
  // Eight bytes at a time: nearly every text passes here.
  var text = text
  return text.withUTF8 { bytes in
    let bytes = UnsafeRawBufferPointer(bytes)
    let words = bytes.count / 8
    for word in 0..<words
    where bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self) & 0x8080_8080_8080_8080
      != 0
    {
      return false
    }
    return bytes[(words * 8)...].allSatisfy { $0 < 0x80 }
  }
}

private func foldedASCII(_ text: String, ignoring: TextIgnoring) -> String {
  var text = text
  if ignoring.contains(.letterCase), text.utf8.contains(where: { 0x41...0x5A ~= $0 }) {
    text = text.lowercased()
  }
  if ignoring.contains(.punctuation), text.unicodeScalars.contains(where: isPunctuation) {
    text = String(String.UnicodeScalarView(text.unicodeScalars.filter { !isPunctuation($0) }))
  }
  if ignoring.contains(.space), hasLooseSpace(text) {
    text = spaceCollapsed(text)
  }
  return text
}

/// Tells whether collapsing the white space of an ASCII text would change it.
private func hasLooseSpace(_ text: String) -> Bool {
  var previous: UInt8 = 0x20
  for byte in text.utf8 {
    if 0x09...0x0D ~= byte || (byte == 0x20 && previous == 0x20) { return true }
    previous = byte
  }
  return previous == 0x20
}

/// Tells whether a scalar of a decomposed text is an accent on the letter before it.
///
/// Classes below 10 are no accents: a Devanagari vowel sign or a Japanese voicing mark makes
/// another letter.
private func isAccent(_ scalar: Unicode.Scalar) -> Bool {
  property(of: scalar).pointee.combining_class >= 10
}

private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation:
    true
  default:
    false
  }
}

private func property(of scalar: Unicode.Scalar) -> UnsafePointer<utf8proc_property_t> {
  utf8proc_get_property(utf8proc_int32_t(scalar.value))
}

/// Runs utf8proc's mapping over `text`.
private func mapped(_ text: String, _ options: [utf8proc_option_t]) -> String {
  let flags = utf8proc_option_t(options.reduce(0) { $0 | $1.rawValue })
  var text = text
  var result: UnsafeMutablePointer<utf8proc_uint8_t>?
  let length = text.withUTF8 { bytes in
    utf8proc_map(bytes.baseAddress, bytes.count, &result, flags)
  }
  // A Swift string is valid UTF-8, so that only a failed allocation can end here.
  guard let result, length >= 0 else { return text }
  defer { free(result) }
  return String(decoding: UnsafeBufferPointer(start: result, count: length), as: UTF8.self)
}
