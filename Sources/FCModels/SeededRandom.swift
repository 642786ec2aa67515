/// A source of random numbers that gives the same numbers for the same seed, on every machine and
/// in every version.
///
/// Shuffling and picking are its own too: those of the standard library may change.
/// - Source: xoshiro256** (Blackman, Vigna 2018), its state filled by SplitMix64.
public struct SeededRandom {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Makes the stream of a bare seed.
  public init(seed: UInt64) {
    var counter = seed
    func next() -> UInt64 {
      counter &+= 0x9E37_79B9_7F4A_7C15
      return mixed(counter)
    }
    state = (next(), next(), next(), next())
  }

  /// Makes the stream that belongs to `stream`, a name, under `seed`.
  ///
  /// Streams of different names have nothing to do with each other, so that using one more number
  /// of one leaves all others as they were.
  public init(seed: Int, stream: String) {
    self.init(seed: StableHash(stream).keyed(by: seed))
  }

  /// Returns 64 random bits.
  public mutating func next() -> UInt64 {
    let result = rotated(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, by: 45)
    return result
  }

  /// Returns a whole number of `range`, each equally likely.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    let width =
      UInt64(bitPattern: Int64(range.upperBound)) &- UInt64(bitPattern: Int64(range.lowerBound))
    if width == .max { return Int(truncatingIfNeeded: next()) }
    return range.lowerBound &+ Int(truncatingIfNeeded: below(width + 1))
  }

  /// Returns a number from 0 up to, and without, 1.
  public mutating func number() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Puts the elements in random order, every order equally likely.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    var last = elements.count - 1
    while last > 0 {
      elements.swapAt(last, Int(below(UInt64(last) + 1)))
      last -= 1
    }
  }

  /// Returns a number below `bound`, each equally likely.
  /// - Source: Lemire, "Fast Random Integer Generation in an Interval" (2019).
  private mutating func below(_ bound: UInt64) -> UInt64 {
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  private func rotated(_ value: UInt64, by count: UInt64) -> UInt64 {
    (value << count) | (value >> (64 - count))
  }
}

/// A `SeededRandom` that several owners draw from.
public final class RandomSource {
  /// A number by which a host recognises this source; 0 until a host gives it one.
  public var hostKey = 0
  private var random: SeededRandom

  /// Makes a source that goes on where `random` is.
  public init(_ random: SeededRandom) {
    self.random = random
  }

  /// Returns 64 random bits.
  public func next() -> UInt64 {
    random.next()
  }

  /// Returns a whole number of `range`, each equally likely.
  public func int(in range: ClosedRange<Int>) -> Int {
    random.int(in: range)
  }

  /// Returns a number from 0 up to, and without, 1.
  public func number() -> Double {
    random.number()
  }

  /// Puts the elements in random order, every order equally likely.
  public func shuffle<Element>(_ elements: inout [Element]) {
    random.shuffle(&elements)
  }
}
