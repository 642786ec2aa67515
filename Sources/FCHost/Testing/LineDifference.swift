/// Says which lines of two texts differ: those that are missing after `-`, those that are too many
/// after `+`, with two lines around them.
func lineDifference(expected: String, actual: String) -> String {
  let lines = comparedLines(lines(of: expected), lines(of: actual))
  let near = lines.indices.filter { index in
    lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains { $0.sign != " " }
  }
  var shown = ["the lines differ: - is expected, + came"]
  var last = -1
  for index in near.prefix(LineDifference.mostLines) {
    if index > last + 1 { shown.append("  …") }
    let (sign, text) = lines[index]
    // Without blanks at the end of a line.
    shown.append(text.isEmpty ? (sign == " " ? "" : "\(sign)") : "\(sign) \(text)")
    last = index
  }
  if near.count > LineDifference.mostLines {
    shown.append("  … \(near.count - LineDifference.mostLines) lines more")
  } else if last < lines.count - 1 {
    shown.append("  …")
  }
  return shown.joined(separator: "\n")
}

private enum LineDifference {
  /// The most lines that are shown.
  static let mostLines = 40
  /// The most lines that are compared each with each.
  static let mostCompared = 2000
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}

/// The lines of both texts in one order, each with a sign that tells where it stands.
private func comparedLines(
  _ expected: [Substring], _ actual: [Substring]
) -> [(sign: Character, text: Substring)] {
  let head = zip(expected, actual).prefix { $0 == $1 }.count
  let tail = zip(expected[head...].reversed(), actual[head...].reversed()).prefix { $0 == $1 }.count
  let wanted = expected[head..<(expected.count - tail)]
  let came = actual[head..<(actual.count - tail)]
  var result = expected[..<head].map { (sign: Character(" "), text: $0) }
  if wanted.count + came.count > LineDifference.mostCompared {
    // Two long texts with nothing in common: comparing each with each would take too long.
    result += wanted.map { ("-", $0) } + came.map { ("+", $0) }
  } else {
    result += merged(Array(wanted), Array(came))
  }
  return result + expected[(expected.count - tail)...].map { (" ", $0) }
}

private func merged(
  _ expected: [Substring], _ actual: [Substring]
) -> [(sign: Character, text: Substring)] {
  let changes = actual.difference(from: expected)
  var missing: Set<Int> = []
  var extra: Set<Int> = []
  for change in changes {
    switch change {
    case .remove(let offset, _, _): missing.insert(offset)
    case .insert(let offset, _, _): extra.insert(offset)
    }
  }
  var result: [(sign: Character, text: Substring)] = []
  var (old, new) = (0, 0)
  while old < expected.count || new < actual.count {
    if missing.contains(old) {
      result.append(("-", expected[old]))
      old += 1
    } else if extra.contains(new) {
      result.append(("+", actual[new]))
      new += 1
    } else {
      result.append((" ", expected[old]))
      (old, new) = (old + 1, new + 1)
    }
  }
  return result
}
