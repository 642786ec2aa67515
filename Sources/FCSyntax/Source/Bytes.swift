/// The characters of Lua's grammar are all ASCII, whatever a script's strings and comments hold.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")

  /// Tells whether it is white space in a line: a space, a tab, a vertical tab or a form feed.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }

  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Tells whether a name may begin with it.
  @inline(__always)
  var isNameStart: Bool { (self | 0x20) &- 0x61 < 26 || self == 0x5F }

  /// Tells whether it may stand in a name.
  @inline(__always)
  var isNamePart: Bool { isNameStart || isDigit }

  var hexadecimalValue: UInt8? {
    if isDigit { return self - 0x30 }
    let lower = self | 0x20
    return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : nil
  }
}
