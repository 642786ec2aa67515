/// Breaks `text` into lines of at most `columns` columns.
///
/// Lines end at spaces where that is possible (the spaces are left out), before or after any wide
/// character, inside a word only when the word alone is too long, and at each line feed. No
/// grapheme cluster is split; one that is wider than a line stands on a line of its own.
/// - Parameters:
///   - columns: the width of a line; values below 1 count as 1.
///   - count: how many lines there may be; the text behind them is not looked at.
/// - Returns: the lines, at least one.
public func wrap(_ text: String, columns limit: Int, atMost count: Int = .max) -> [String] {
  var lines: [String] = []
  var rest = text[...]
  while lines.count < count {
    let paragraph = rest.prefix { !$0.isNewline }
    append(paragraph, to: &lines, columns: max(1, limit), atMost: count)
    if paragraph.endIndex == rest.endIndex { break }
    rest = rest[rest.index(after: paragraph.endIndex)...]
  }
  return lines.isEmpty ? [""] : lines
}

/// Returns `text` cut to `columns` columns, with `ellipsis` in place of what was cut.
public func truncated(_ text: String, columns limit: Int, ellipsis: String = "…") -> String {
  // Of a very long text only the beginning is measured.
  if columns(of: text, atMost: limit) <= limit { return text }
  let room = limit - columns(of: ellipsis)
  if room < 0 { return "" }
  return String(text.prefix(whileFitting: room)) + ellipsis
}

extension StringProtocol {
  /// The longest beginning that takes at most `limit` columns.
  fileprivate func prefix(whileFitting limit: Int) -> SubSequence {
    var used = 0
    return prefix { cluster in
      used += columns(of: cluster)
      return used <= limit
    }
  }
}

private func append(
  _ paragraph: Substring, to lines: inout [String], columns limit: Int, atMost count: Int
) {
  if paragraph.isEmpty { return lines.append("") }
  var rest = paragraph
  while !rest.isEmpty, lines.count < count {
    let fitting = rest.prefix(whileFitting: limit)
    if fitting.endIndex == rest.endIndex {
      lines.append(String(rest))
      break
    }
    let end = lineEnd(of: rest, fitting: fitting.endIndex)
    lines.append(String(rest[..<end].trimmingSpaceAtEnd()))
    rest = rest[end...].drop { $0 == " " }
  }
}

/// Finds where the first line of `text` ends, given the first index that no longer fits.
private func lineEnd(of text: Substring, fitting limit: Substring.Index) -> Substring.Index {
  var end = limit
  while end > text.startIndex {
    if canBreak(text, at: end) { return end }
    end = text.index(before: end)
  }
  // No place to break: cut the word, but move on by one cluster at least.
  return limit > text.startIndex ? limit : text.index(after: text.startIndex)
}

private func canBreak(_ text: Substring, at index: Substring.Index) -> Bool {
  let after = text[index]
  let before = text[text.index(before: index)]
  if after == " " || before == " " { return true }
  if before == "-" { return after.isLetter }
  if mayNotStartLine.contains(after) { return false }
  return columns(of: after) == 2 || columns(of: before) == 2
}

/// East Asian marks that close what stands before them.
private let mayNotStartLine: Set<Character> = [
  "、", "。", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "》", "〉", "〕", "］", "｝", "ー", "々",
]

extension Substring {
  fileprivate func trimmingSpaceAtEnd() -> Substring {
    var trimmed = self
    while trimmed.last == " " { trimmed.removeLast() }
    return trimmed
  }
}
