import FCText
import FCViews

/// Lays out and compares text as a script or a learner may have written it.
@Sendable func fuzzText(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  let shown = visible(text)
  for scalar in shown.unicodeScalars where scalar != "\n" {
    try require(scalar.properties.generalCategory != .control, "visible text has no controls")
  }
  try require(visible(shown) == shown, "visible text stays as it is")
  try require(
    shown.map { visible(String($0)) }.joined() == shown, "pieces of visible text stay as they are")
  try require(!visibleLine(text).contains("\n"), "a visible line is one line")
  for limit in [1, 2, 7, 40] {
    for line in wrap(shown, columns: limit) {
      try require(
        columns(of: line) <= limit || line.count == 1,
        "'\(line)' is no wider than \(limit) columns")
    }
    let cut = truncated(visibleLine(text), columns: limit)
    try require(columns(of: cut) <= limit, "'\(cut)' is cut to \(limit) columns")
  }
  let once = normalized(text)
  try require(normalized(once) == once, "normalized text stays as it is")

  let texts = parts(2, of: bytes).map { String(decoding: $0, as: UTF8.self) }
  for ignoring in [[], [.letterCase, .space, .accents, .punctuation]] as [TextIgnoring] {
    let isSame = folded(texts[0], ignoring: ignoring) == folded(texts[1], ignoring: ignoring)
    let difference = TextDifference(expected: texts[0], given: texts[1], ignoring: ignoring)
    if isSame { try require(difference.isEmpty, "texts that count as the same do not differ") }
  }
  _ = nearest(texts[0], among: [texts[1], "question", "answer"])
}
