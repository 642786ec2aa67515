import FCLua
import FCSyntax

extension ScriptError {
  /// Tells of a text that is no Lua what its author can mend, and where.
  ///
  /// Lua itself tells what it met and could not use, which may stand far below the mistake: a
  /// missing `end` shows at the end of the file, or at the first bracket that has to wait for it.
  ///
  /// - Parameter bytes: The whole text.
  mutating func explainSyntax(of bytes: [UInt8]) {
    guard kind == .syntax, let position,
      let finding = Script(SourceText(bytes)).syntaxFindings.first
    else { return }
    message = finding.message
    self.position = SourcePosition(source: position.source, line: finding.location.line)
    let start = finding.location.column - 1
    place = start..<start + max(finding.length, 1)
    guard let hint = finding.hint else { return }
    notes.append(hint)
    parts = ScriptFault.Parts(message, hint: hint)
  }
}
