import FCViews

/// The numbers of a control sequence: `;` between parameters, `:` between their parts.
struct Parameters {
  /// `<`, `=`, `>` or `?` before the numbers.
  let prefix: UInt8?
  private let values: [[Int]]

  init(_ bytes: [UInt8]) {
    let isPrivate = bytes.first.map { (0x3C...0x3F).contains($0) } ?? false
    prefix = isPrivate ? bytes.first : nil
    let numbers = isPrivate ? bytes.dropFirst() : bytes[...]
    values = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { parameter in
        parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map(Parameters.number)
      }
  }

  var count: Int { values.count }

  /// The first part of a parameter; 0 when it is missing.
  subscript(index: Int) -> Int { part(0, of: index) }

  func part(_ part: Int, of index: Int) -> Int {
    guard index < values.count, part < values[index].count else { return 0 }
    return values[index][part]
  }

  /// Returns the modifiers a code stands for: 1 more than bits for Shift, Alt and Control.
  static func modifiers(_ code: Int) -> KeyPress.Modifiers {
    code > 1 ? KeyPress.Modifiers(rawValue: UInt8((code - 1) & 7)) : []
  }

  /// No number of use is larger; what is, may be any other.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { number, digit in
      (0x30...0x39).contains(digit) ? min(number * 10 + Int(digit - 0x30), 9_999_999) : number
    }
  }
}
