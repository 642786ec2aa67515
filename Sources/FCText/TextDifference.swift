/// How a text that was given differs from the one that was expected, by grapheme cluster.
///
/// A cluster is what a reader takes for one character: a letter with the wrong accent is a
/// difference, an emoji with its skin tone is one unit.
public struct TextDifference: Equatable, Sendable {
  /// A piece of the two texts.
  public enum Segment: Equatable, Sendable {
    /// Text that both have, as it is expected.
    case same(String)
    /// Text that is expected and was not given.
    case missing(String)
    /// Text that was given and is not expected.
    case extra(String)
  }

  /// The pieces in reading order; where text was replaced, what was given comes first.
  public private(set) var segments: [Segment] = []

  /// Whether nothing is missing and nothing is extra.
  public var isEmpty: Bool {
    segments.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// Compares two texts, overlooking what `ignoring` names.
  public init(expected: String, given: String, ignoring: TextIgnoring = []) {
    if folded(expected, ignoring: ignoring) == folded(given, ignoring: ignoring) {
      // Texts may be equal as a whole and not cluster by cluster: `ß` and `ss`.
      if !expected.isEmpty { segments = [.same(normalized(expected))] }
      return
    }
    let expected = Units(expected, ignoring: ignoring)
    let given = Units(given, ignoring: ignoring)
    compare(expected, given)
  }

  private mutating func compare(_ expected: Units, _ given: Units) {
    let common = min(expected.count, given.count)
    var start = 0
    while start < common, expected.keys[start] == given.keys[start] { start += 1 }
    var end = 0
    while end < common - start,
      expected.keys[expected.count - 1 - end] == given.keys[given.count - 1 - end]
    { end += 1 }

    append(.same(expected.text(0..<start)))
    compareMiddle(
      expected, start..<(expected.count - end), given, start..<(given.count - end))
    append(.same(expected.text((expected.count - end)..<expected.count)))
  }

  /// Finds the longest common subsequence of two ranges.
  private mutating func compareMiddle(
    _ expected: Units, _ wanted: Range<Int>, _ given: Units, _ got: Range<Int>
  ) {
    // The table below takes memory for each pair of clusters: beyond a page of text a difference
    // by cluster helps no reader.
    guard wanted.count * got.count <= 1_000_000, !wanted.isEmpty, !got.isEmpty else {
      append(.extra(given.text(got)))
      append(.missing(expected.text(wanted)))
      return
    }
    let width = got.count + 1
    var lengths = [Int32](repeating: 0, count: (wanted.count + 1) * width)
    for row in stride(from: wanted.count - 1, through: 0, by: -1) {
      for column in stride(from: got.count - 1, through: 0, by: -1) {
        let isSame =
          expected.keys[wanted.lowerBound + row] == given.keys[got.lowerBound + column]
        lengths[row * width + column] =
          isSame
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var row = 0
    var column = 0
    var missing = 0
    var extra = 0
    func flush(_ segments: inout TextDifference) {
      let wantedEnd = wanted.lowerBound + row
      let gotEnd = got.lowerBound + column
      segments.append(.extra(given.text((gotEnd - extra)..<gotEnd)))
      segments.append(.missing(expected.text((wantedEnd - missing)..<wantedEnd)))
      missing = 0
      extra = 0
    }
    while row < wanted.count || column < got.count {
      if row < wanted.count, column < got.count,
        expected.keys[wanted.lowerBound + row] == given.keys[got.lowerBound + column]
      {
        flush(&self)
        append(.same(expected.text((wanted.lowerBound + row)..<(wanted.lowerBound + row + 1))))
        row += 1
        column += 1
      } else if column < got.count,
        row == wanted.count
          || lengths[row * width + column + 1] >= lengths[(row + 1) * width + column]
      {
        column += 1
        extra += 1
      } else {
        row += 1
        missing += 1
      }
    }
    flush(&self)
  }

  /// Adds a segment, joined to the one before it when that is of the same sort.
  private mutating func append(_ segment: Segment) {
    switch (segments.last, segment) {
    case (_, .same("")), (_, .missing("")), (_, .extra("")):
      return
    case (.same(let before), .same(let text)):
      segments[segments.count - 1] = .same(before + text)
    case (.missing(let before), .missing(let text)):
      segments[segments.count - 1] = .missing(before + text)
    case (.extra(let before), .extra(let text)):
      segments[segments.count - 1] = .extra(before + text)
    default:
      segments.append(segment)
    }
  }
}

/// The clusters of a text, each with the key by which it is compared.
private struct Units {
  let clusters: [Character]
  let keys: [String]

  init(_ text: String, ignoring: TextIgnoring) {
    let text = normalized(ignoring.contains(.space) ? spaceCollapsed(text) : text)
    clusters = Array(text)
    keys = clusters.map { folded(String($0), ignoring: ignoring.subtracting(.space)) }
  }

  var count: Int { clusters.count }

  func text(_ range: Range<Int>) -> String {
    String(clusters[range])
  }
}
