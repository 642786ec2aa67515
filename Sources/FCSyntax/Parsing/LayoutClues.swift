/// What the indentation tells about where an `end` or a brace is missing, or an `end` is one too many.
struct LayoutClues {
  /// Blocks and tables in which something stands too far left, or whose end does; each with what does.
  var unfinished: [(opener: Opener, token: Token)] = []
  /// The last end of an outermost block that stands further right than its beginning.
  var surplusEnd: Token?
}

extension Parser {
  /// Compares how far to the right a block or table begins and ends; `else` is an end too.
  mutating func noteLayout(of opener: Opener) {
    guard token.line > opener.token.line, token.line > previous.line else { return }
    let end = source.indentation(ofLine: token.line)
    if end < opener.indentation {
      layout.unfinished.append((opener, token))
      return
    }
    // What is inside has ended, whatever it looks like; its clues are the last ones.
    while let clue = layout.unfinished.last,
      clue.opener.token.span.start >= opener.token.span.start
    { layout.unfinished.removeLast() }
    if end > opener.indentation, openers.count == 1, opener.isBlock { layout.surplusEnd = token }
  }

  /// Compares how far to the right a block or table and a part of it begin. That a part has no more
  /// space before it than what it belongs to, means something only where others had more.
  mutating func noteLayoutOfPart() {
    guard let opener = openers.last else { return }
    if token.line == opener.token.line {
      if !opener.isBlock { openers[openers.count - 1].isIndented = true }
    } else if token.line > previous.line {
      if source.indentation(ofLine: token.line) > opener.indentation {
        openers[openers.count - 1].isIndented = true
      } else if opener.isIndented, token.kind != .doubleColon {
        layout.unfinished.append((opener, token))
      }
    }
  }
}
