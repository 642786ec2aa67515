import FCText

extension ClozeText {
  /// Reads a cloze text.
  /// - Throws: `ModelError` when it has no deletion, or one that is malformed.
  init(_ text: String) throws {
    var parser = ClozeParser(text)
    pieces = try parser.pieces()
    if numbers.isEmpty {
      throw ModelError.cloze("has no deletion", hint: "mark one as {{c1::…}}", in: text)
    }
  }
}

private struct ClozeParser {
  /// How deep deletions may stand in one another: each level takes some of the stack.
  private static let deepest = 100

  private let text: String
  private var rest: Substring
  /// The numbers of the deletions that the parser stands in, outermost first.
  private var open: [Int] = []

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func pieces() throws -> [ClozeText.Piece] {
    try pieces(endsAtHint: false).pieces
  }

  private enum End {
    case text, deletion, hint
  }

  private mutating func pieces(endsAtHint: Bool) throws -> (pieces: [ClozeText.Piece], end: End) {
    var pieces: [ClozeText.Piece] = []
    var plain = ""
    // Braces of the text's own, as in a formula: `{{c1::\frac{1}{2}}}`.
    var braces = 0
    func closePlain() {
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
    }
    while let next = rest.first {
      if rest.hasPrefix("{{c"), let number = try deletionNumber() {
        closePlain()
        pieces.append(try deletion(number))
      } else if !open.isEmpty, braces == 0, rest.hasPrefix("}}") {
        rest = rest.dropFirst(2)
        closePlain()
        return (pieces, .deletion)
      } else if endsAtHint, braces == 0, rest.hasPrefix("::") {
        rest = rest.dropFirst(2)
        closePlain()
        return (pieces, .hint)
      } else {
        if next == "{" { braces += 1 }
        if next == "}" { braces = max(0, braces - 1) }
        plain.append(next)
        rest.removeFirst()
      }
    }
    closePlain()
    return (pieces, .text)
  }

  /// Takes `{{c1::`; nil when what follows is not meant as a deletion.
  private mutating func deletionNumber() throws -> Int? {
    let digits = rest.dropFirst(3).prefix { $0.isASCII && $0.isNumber }
    let after = rest[digits.endIndex...]
    if digits.isEmpty {
      guard after.hasPrefix("::") else { return nil }
      throw ModelError.cloze("has a deletion without a number", hint: "write {{c1::…}}", in: text)
    }
    guard after.hasPrefix("::") else {
      throw ModelError.cloze(
        "needs :: after {{c\(digits)", hint: "write {{c\(digits)::…}}", in: text)
    }
    guard let number = UInt16(digits), number > 0 else {
      throw ModelError.cloze(
        "has a deletion {{c\(digits)::…}}", hint: "numbers begin at 1", in: text)
    }
    rest = after.dropFirst(2)
    return Int(number)
  }

  private mutating func deletion(_ number: Int) throws -> ClozeText.Piece {
    // Each one deep takes some of the machine's stack, and a text may come from anywhere.
    if open.count == Self.deepest {
      throw ModelError.cloze("nests more than \(Self.deepest) deletions", in: text)
    }
    if open.contains(number) {
      throw ModelError.cloze(
        "has the deletion c\(number) inside itself", code: .overlappingDeletions, in: text)
    }
    open.append(number)
    defer { open.removeLast() }
    var (inner, end) = try pieces(endsAtHint: true)
    var hint: String?
    if end == .hint {
      let written: [ClozeText.Piece]
      (written, end) = try pieces(endsAtHint: false)
      guard written.allSatisfy({ if case .text = $0 { true } else { false } }) else {
        throw ModelError.cloze("has a deletion in the hint of c\(number)", in: text)
      }
      hint = written.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }
    if end != .deletion {
      throw ModelError.cloze("does not close the deletion c\(number)", hint: "add }}", in: text)
    }
    if inner.allSatisfy({ if case .text(let text) = $0 { isBlank(text) } else { false } }) {
      throw ModelError.cloze("has nothing in the deletion c\(number)", in: text)
    }
    return .deletion(number: number, pieces: inner, hint: hint.flatMap { isBlank($0) ? nil : $0 })
  }
}
