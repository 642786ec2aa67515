extension LayerValue {
  /// Reads a colour written as `#rgb`, `#rrggbb` or `#rrggbbaa`.
  /// - Returns: nil when the text is not one of these.
  public init?(hex text: String) {
    guard text.utf8.count <= 9 else { return nil }
    let digits = text.utf8.dropFirst().map { hexDigit($0) }
    guard text.utf8.first == UInt8(ascii: "#"), !digits.contains(nil) else { return nil }
    var bytes = digits.compactMap { $0 }
    switch bytes.count {
    case 3: bytes = bytes.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: bytes.count, by: 2).map { bytes[$0] * 16 + bytes[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self = .color(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// The colour as `#rrggbb`, or as `#rrggbbaa` when one can see through it; nil for another value.
  public var hex: String? {
    guard case .color(let red, let green, let blue, let alpha) = self else { return nil }
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.reduce(into: "#") { text, part in
      let byte = Int((min(1, max(0, part)) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

private func hexDigit(_ byte: UInt8) -> Int? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
  default: nil
  }
}
