import FCText

/// A hash of text that never changes, neither between runs nor between versions.
///
/// Games are dealt by it: changing it changes every seeded game there is.
/// - Source: FNV-1a, 64 bits, finished with the mixer of SplitMix64.
struct StableHash {
  private(set) var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ text: String = "") {
    append(text)
  }

  /// Hashes the bytes of form C of `text`.
  mutating func append(_ text: String) {
    var text = normalized(text)
    text.withUTF8 { bytes in
      for byte in bytes { append(byte) }
    }
  }

  /// Hashes the bytes of an ASCII text as `change` makes them.
  ///
  /// Nearly every text can be hashed so, in one pass and without another copy of it.
  /// - Parameter change: gets a byte and the one before it, 0 for the first; nil gives up.
  /// - Returns: whether the text was hashed; if not, nothing has changed.
  mutating func append(
    ascii text: String, _ change: (_ byte: UInt8, _ previous: UInt8) -> UInt8?
  ) -> Bool {
    var text = text
    var hash = self
    let isHashed = text.withUTF8 { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        guard byte < 0x80, let changed = change(byte, previous) else { return false }
        hash.append(changed)
        previous = byte
      }
      return true
    }
    if isHashed { self = hash }
    return isHashed
  }

  private mutating func append(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// A number that is as good as random, and different for each seed.
  func keyed(by seed: Int) -> UInt64 {
    mixed(state ^ mixed(UInt64(bitPattern: Int64(seed)) &+ 0x9E37_79B9_7F4A_7C15))
  }
}

/// Spreads every bit of `value` over the whole result.
/// - Source: the finalizer of SplitMix64 (Steele, Lea, Flood 2014).
func mixed(_ value: UInt64) -> UInt64 {
  var value = value
  value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
  value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
  return value ^ (value >> 31)
}
