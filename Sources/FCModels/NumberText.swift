import FCText

/// Writes a number as Lua would, but for a whole one without `.0`.
///
/// A fraction has at most 14 significant digits, so that `0.1 + 0.2` is written `0.3`. Written without the
/// C library, whose decimal point depends on the machine's language.
public func numberText(_ number: Double) -> String {
  if let whole = Int(exactly: number), whole.magnitude < 1_000_000_000_000_000 {
    return String(whole)
  }
  guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
  var (digits, exponent) = decimal(number.magnitude)
  if digits.count > 14 {
    (digits, exponent) = rounded(digits, exponent, to: 14)
  }
  let sign = number < 0 ? "-" : ""
  if exponent < -4 || exponent > 15 {
    let fraction = digits.count > 1 ? "." + text(digits[1...]) : ""
    return "\(sign)\(digits[0])\(fraction)e\(exponent < 0 ? "-" : "+")\(exponent.magnitude)"
  }
  if exponent < 0 {
    return sign + "0." + String(repeating: "0", count: -exponent - 1) + text(digits[...])
  }
  if digits.count <= exponent + 1 {
    return sign + text(digits[...]) + String(repeating: "0", count: exponent + 1 - digits.count)
  }
  return sign + text(digits[...exponent]) + "." + text(digits[(exponent + 1)...])
}

private func text(_ digits: ArraySlice<UInt8>) -> String {
  digits.reduce(into: "") { $0 += String($1) }
}

/// Splits a positive number into its shortest digits, without zeros at the end, and the power of
/// ten of the first one.
private func decimal(_ number: Double) -> (digits: [UInt8], exponent: Int) {
  let parts = number.description.split(separator: "e")
  let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
  var exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) + mantissa[0].count - 1
  var digits = mantissa.joined().utf8.map { $0 - 0x30 }
  while digits.count > 1, digits[0] == 0 {
    digits.removeFirst()
    exponent -= 1
  }
  while digits.count > 1, digits.last == 0 { digits.removeLast() }
  return (digits, exponent)
}

private func rounded(
  _ digits: [UInt8], _ exponent: Int, to count: Int
) -> (digits: [UInt8], exponent: Int) {
  var kept = Array(digits[..<count])
  if digits[count] >= 5 {
    while let last = kept.last, last == 9 { kept.removeLast() }
    if kept.isEmpty { return ([1], exponent + 1) }
    kept[kept.count - 1] += 1
  }
  while kept.count > 1, kept.last == 0 { kept.removeLast() }
  return (kept, exponent)
}

/// Writes the decimal point of a number as `language` does.
func localized(_ number: String, language: String?) -> String {
  usesDecimalComma(language) ? number.split(separator: ".").joined(separator: ",") : number
}

/// Tells whether numbers in `language`, a tag such as `"de"` or `"es-MX"`, have a decimal comma.
/// - Source: Unicode CLDR 44, the decimal symbol of each language's default numbering system.
func usesDecimalComma(_ language: String?) -> Bool {
  guard let language else { return false }
  let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
  guard let primary = parts.first.map(String.init) else { return false }
  let regions = pointRegions[primary] ?? []
  return commaLanguages.contains(primary) && !parts.dropFirst().contains { regions.contains($0) }
}

private let commaLanguages: Set<String> = [
  "af", "az", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fo", "fr",
  "gl", "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "ky", "lt", "lv", "mk", "nb", "nl", "nn",
  "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
]

/// The regions where a language of the list above writes a decimal point.
private let pointRegions: [String: Set<Substring>] = [
  "de": ["ch", "li"], "it": ["ch"],
  "es": ["419", "cu", "do", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "sv", "us"],
]
