import FCHost
import FCSyntax

/// The text of one Lua file, and what it tells without being run.
struct ScriptText {
  let path: String
  let script: Script
  let allowances: Allowances
  private let lines: SourceLines

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    script = Script(SourceText(bytes))
    allowances = Allowances(script, path: path)
    lines = SourceLines(bytes)
  }

  /// What is wrong with it, by what scripts see.
  func findings(_ reference: TypeReference) -> [Finding] {
    let known = reference.globals
    let lints =
      hasSyntaxErrors
      ? script.syntaxFindings
      : script.findings(knownGlobals: known) {
        undefinedName($0, known: known.sorted()).parts?.hint
      }
    var findings = lints.compactMap(finding) + allowances.findings
    if !hasSyntaxErrors {
      var checker = TypeChecker(script, reference, path: path, isTest: isTest)
      script.block.walk(&checker)
      findings += checker.findings
    }
    return findings
  }

  /// Whether Lua would refuse it.
  var hasSyntaxErrors: Bool { !script.errors.isEmpty }

  private func finding(_ lint: FCSyntax.Finding) -> Finding? {
    FindingCode(rawValue: lint.code.rawValue).map { code in
      Finding(
        code, lint.message, path: path, line: lint.location.line, column: lint.location.column,
        length: max(1, lint.length), hint: lint.hint ?? code.hint)
    }
  }

  /// The finding with the lines around its place.
  func withExcerpt(_ finding: Finding) -> Finding {
    guard let line = finding.line, finding.excerpt.isEmpty else { return finding }
    var finding = finding
    finding.excerpt = lines.excerpt(at: line)
    return finding
  }
}
