/// The palette of 256 colours: sixteen named ones, a cube of 6×6×6 and 24 greys.
///
/// Source: xterm's 256colres.h.
enum Palette {
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// Returns the entry of the cube or the greys nearest to a colour.
  static func index(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    nearest(to: (red, green, blue), among: 16...255)
  }

  /// Returns the named colour nearest to a colour.
  static func named(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    nearest(to: (red, green, blue), among: 0...15)
  }

  /// Returns the red, green and blue of an entry; of a named one, as xterm shows it at first.
  static func components(of index: UInt8) -> (UInt8, UInt8, UInt8) {
    switch index {
    case 7: return (229, 229, 229)
    case 8: return (127, 127, 127)
    case 0..<16:
      let level: UInt8 = index < 8 ? 205 : 255
      let bits = index % 8
      return (bits & 1 != 0 ? level : 0, bits & 2 != 0 ? level : 0, bits & 4 != 0 ? level : 0)
    case 16..<232:
      let place = Int(index) - 16
      return (levels[place / 36], levels[place / 6 % 6], levels[place % 6])
    default:
      let level = 8 + 10 * (index - 232)
      return (level, level, level)
    }
  }

  private static func nearest(
    to color: (UInt8, UInt8, UInt8), among indices: ClosedRange<UInt8>
  ) -> UInt8 {
    func distance(_ index: UInt8) -> Int {
      let other = components(of: index)
      let red = Int(color.0) - Int(other.0)
      let green = Int(color.1) - Int(other.1)
      let blue = Int(color.2) - Int(other.2)
      return red * red + green * green + blue * blue
    }
    return indices.min { distance($0) < distance($1) } ?? indices.lowerBound
  }
}
