import FCSyntax
import FCText

/// What the comments of a file allow: `-- fcscript: allow CODE` silences the findings of that code in
/// its own line, or in the next one where it stands alone.
struct Allowances {
  private var codes: [Int: Set<FindingCode>] = [:]
  /// What is wrong with the comments themselves.
  private(set) var findings: [Finding] = []

  init(_ script: Script, path: String) {
    // From the end, so that of several lone comments in a row each knows the line they stand before.
    var meant: [Int: Int] = [:]
    for comment in script.comments.reversed() {
      let text = script.source.text(comment.span)
      guard let said = Directive(text) else { continue }
      let line =
        comment.followsCode ? comment.line : meant[comment.line + 1] ?? comment.line + 1
      if !comment.followsCode { meant[comment.line] = line }
      codes[line, default: []].formUnion(said.codes)
      for problem in said.problems {
        let start = script.source.location(of: comment.span.start).column
        findings.append(
          Finding(
            .unknownCode, problem.message, path: path, line: comment.line,
            column: start + problem.range.lowerBound, length: problem.range.count,
            hint: problem.hint))
      }
    }
  }

  /// Whether a comment allows findings of a code in a line.
  func allow(_ code: FindingCode, inLine line: Int) -> Bool {
    // Else a comment could allow what is wrong with itself.
    code != .unknownCode && codes[line]?.contains(code) ?? false
  }
}

/// What a comment asks of the check.
private struct Directive {
  private(set) var codes: Set<FindingCode> = []
  private(set) var problems: [Problem] = []

  /// A word that is not understood, by its scalars in the comment.
  struct Problem {
    let range: Range<Int>
    let message: String
    let hint: String
  }

  private static let form = "write -- fcscript: allow CODE"

  /// Nil for a comment that is for people.
  init?(_ comment: String) {
    let scalars = Array(comment.unicodeScalars)
    let start = scalars.prefix { $0 == "-" || $0 == " " }.count
    let mark = Array("fcscript:".unicodeScalars)
    guard scalars[start...].starts(with: mark) else { return nil }
    let words = Self.words(scalars, from: start + mark.count)
    guard let verb = words.first, verb.text == "allow" else {
      problems.append(
        Problem(
          range: words.first?.range ?? start..<scalars.count,
          message: "this comment asks the check for what it does not know", hint: Self.form))
      return
    }
    if words.count == 1 {
      problems.append(
        Problem(range: verb.range, message: "this comment allows nothing", hint: Self.form))
    }
    for word in words.dropFirst() {
      if let code = FindingCode(rawValue: word.text) {
        codes.insert(code)
      } else {
        let meant = nearest(word.text, among: FindingCode.allCases.map(\.rawValue))
        problems.append(
          Problem(
            range: word.range, message: "there is no code '\(word.text)'",
            hint: meant.map { "did you mean '\($0)'?" } ?? "fcscript check --codes lists them"))
      }
    }
  }

  private static func words(
    _ scalars: [Unicode.Scalar], from start: Int
  ) -> [(text: String, range: Range<Int>)] {
    scalars[start...].split { " ,\t".unicodeScalars.contains($0) }.map { word in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: word)
      return (String(text), word.startIndex..<word.endIndex)
    }
  }
}
