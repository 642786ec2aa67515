import FCText

/// Reads a text that is a number and nothing else; nil if it is not.
///
/// Reads `1.2e3`, `1.2×10^3`, `3/4`, `1 3/4`, `−2` and thousands in groups of three. The decimal
/// separator is the one of `language`.
func readNumber(_ text: String, language: String? = nil) -> Double? {
  guard let (number, rest) = scanNumber(text, language: language), rest.isEmpty else { return nil }
  return number
}

/// Reads the number at the beginning of `text`; nil if there is none.
/// - Returns: the number and what follows it, without spaces around it.
func scanNumber(_ text: String, language: String?) -> (number: Double, rest: String)? {
  var scanner = NumberScanner(text, decimalComma: usesDecimalComma(language))
  guard let number = scanner.number() else { return nil }
  return (number, scanner.rest)
}

private struct NumberScanner {
  private var characters: ArraySlice<Character>
  private let decimalComma: Bool

  init(_ text: String, decimalComma: Bool) {
    characters = Array(spaceCollapsed(text))[...]
    self.decimalComma = decimalComma
  }

  var rest: String {
    spaceCollapsed(String(characters))
  }

  mutating func number() -> Double? {
    let isNegative = sign()
    guard var digits = decimal() else { return nil }
    if let exponent = exponent() { digits += "e\(exponent)" }
    guard var value = Double(digits) else { return nil }
    if let denominator = denominator() {
      value /= denominator
    } else if let fraction = fractionOfMixedNumber() {
      value += fraction
    }
    return isNegative ? -value : value
  }

  /// Takes the characters that `pattern` returns an end for, if it does.
  private mutating func take<Value>(_ pattern: (inout NumberScanner) -> Value?) -> Value? {
    var attempt = self
    guard let value = pattern(&attempt) else { return nil }
    self = attempt
    return value
  }

  private mutating func skip(_ accepted: Set<Character>) -> Bool {
    guard let first = characters.first, accepted.contains(first) else { return false }
    characters.removeFirst()
    return true
  }

  /// Takes a sign; true for a minus, written as a hyphen, a minus or a dash.
  private mutating func sign() -> Bool {
    let isNegative = skip(["-", "\u{2212}", "\u{2013}", "\u{FF0D}"])
    if !isNegative { _ = skip(["+"]) }
    _ = skip([" "])
    return isNegative
  }

  /// Takes ASCII digits, or those of another script, as ASCII.
  private mutating func digits() -> String {
    var digits = ""
    while let value = characters.first?.wholeNumberValue, 0...9 ~= value,
      characters.first?.isNumber == true,
      characters.first?.unicodeScalars.first?.properties
        .numericType == .decimal
    {
      digits += String(value)
      characters.removeFirst()
    }
    return digits
  }

  /// Takes digits with a decimal separator and groups of thousands.
  private mutating func decimal() -> String? {
    let start = digits()
    var whole = start
    for separator in groupSeparators where whole == start && !start.isEmpty && start.count <= 3 {
      while let group = take({ $0.group(after: separator) }) { whole += group }
    }
    let points: Set<Character> = decimalComma ? [",", "."] : ["."]
    let fraction = take { scanner -> String? in
      guard scanner.skip(points) else { return nil }
      let digits = scanner.digits()
      return digits.isEmpty && whole.isEmpty ? nil : digits
    }
    if whole.isEmpty, fraction?.isEmpty ?? true { return nil }
    // A comma or point that joins more digits on is a mistake, not the end of a number.
    if let next = characters.first, ",.".contains(next),
      characters.dropFirst().first?.isNumber == true
    {
      return nil
    }
    return "\(whole.isEmpty ? "0" : whole).\(fraction.flatMap { $0.isEmpty ? nil : $0 } ?? "0")"
  }

  private var groupSeparators: [Character] {
    [decimalComma ? "." : ",", " ", "'", "’", "\u{202F}", "\u{A0}"]
  }

  /// Takes a separator and exactly three digits.
  private mutating func group(after separator: Character) -> String? {
    guard skip([separator]) else { return nil }
    let group = digits()
    // `1 000/3` is no group: a fraction follows.
    return group.count == 3 && characters.first != "/" ? group : nil
  }

  /// Takes `e3`, `E-3`, `×10^3` or `x 10³`.
  private mutating func exponent() -> Int? {
    take { scanner in
      if scanner.skip(["e", "E"]) { return scanner.signedDigits() }
      _ = scanner.skip([" "])
      guard scanner.skip(["×", "x", "·", "⋅", "*"]) else { return nil }
      _ = scanner.skip([" "])
      guard scanner.skip(["1"]), scanner.skip(["0"]) else { return nil }
      return scanner.skip(["^"]) ? scanner.signedDigits() : scanner.superscript()
    }
  }

  private mutating func signedDigits() -> Int? {
    let isNegative = sign()
    guard let value = Int(digits()), value <= 400 else { return nil }
    return isNegative ? -value : value
  }

  private mutating func superscript() -> Int? {
    let isNegative = skip(["⁻"])
    var value: Int?
    while let digit = characters.first.flatMap({ Array("⁰¹²³⁴⁵⁶⁷⁸⁹").firstIndex(of: $0) }) {
      value = min((value ?? 0) * 10 + digit, 1000)
      characters.removeFirst()
    }
    return value.map { isNegative ? -$0 : $0 }
  }

  /// Takes `/4`; nil where no number follows the stroke, as in `m/s`.
  private mutating func denominator() -> Double? {
    take { scanner in
      _ = scanner.skip([" "])
      guard scanner.skip(["/", "⁄", "∕"]) else { return nil }
      _ = scanner.skip([" "])
      guard let digits = scanner.decimal(), let value = Double(digits), value != 0 else {
        return nil
      }
      return value
    }
  }

  /// Takes the ` 3/4` of `1 3/4`.
  private mutating func fractionOfMixedNumber() -> Double? {
    take { scanner in
      guard scanner.skip([" "]), let numerator = Double(scanner.digits()),
        let denominator = scanner.denominator(), numerator > 0, numerator < denominator
      else { return nil }
      return numerator / denominator
    }
  }
}
