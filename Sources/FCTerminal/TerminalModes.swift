/// What is written when a terminal is taken and when it is given back.
///
/// Source: xterm's ctlseqs, "DEC Private Mode Set"; kitty's keyboard protocol for `>u` and `<u`.
struct TerminalModes {
  let capabilities: Capabilities

  /// Switches to the second screen, without wrapping, with mouse buttons and marked pastes.
  var greeting: String {
    guard capabilities.hasPrivateModes else { return "" }
    let modes = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?25l"
    // Taken off first: a process that was stopped from outside has its keys on the stack still.
    return capabilities.hasKittyKeys ? modes + "\u{1B}[<u\u{1B}[>1u" : modes
  }

  /// Undoes the greeting from any state, also in the middle of a frame.
  ///
  /// The screen is cleared first, for terminals that have only one.
  var farewell: String {
    guard capabilities.hasPrivateModes else { return "\u{1B}[0m\u{1B}[H\u{1B}[2J" }
    let keys = capabilities.hasKittyKeys ? "\u{1B}[<u" : ""
    return "\u{1B}[?2026l\u{1B}[0m\u{1B}[H\u{1B}[2J" + keys
      + "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  }
}
