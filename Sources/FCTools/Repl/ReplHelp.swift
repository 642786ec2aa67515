/// What the repl says of itself.
enum ReplHelp {
  static let greeting = "Lua in fcscript. :help tells what can be asked for, Ctrl-D ends."

  static var text: String {
    var lines = ["An expression shows its value, a statement is run; more lines follow what is not"]
    lines += ["complete. A global stays, a local ends with its input. _ is the last value.", ""]
    let forms = ColonCommand.forms.map { (":\($0.name) \($0.operand)", $0.meaning) }
    lines += alignedRows(forms)
    lines += ["", "The decks of a script are in deck and decks. Timers and tasks go on meanwhile;"]
    lines += ["screens are not shown."]
    lines += ["Tab completes, Up and Ctrl-R bring inputs back, Ctrl-C drops or breaks off."]
    return lines.joined(separator: "\n")
  }

  /// How long something took, and how often it asked for memory.
  static func time(_ seconds: Double, allocations: Int) -> String {
    let microseconds = Int((seconds * 1_000_000).rounded())
    let fraction = String(1000 + microseconds % 1000).dropFirst()
    return "\(microseconds / 1000).\(fraction) ms, \(counted(allocations, "allocation"))"
  }
}
