import CBaseline
import FCTerminal
import Glibc

/// A terminal with nobody at it: what is written there is thrown away.
final class Terminal {
  private let outer: Int32
  private var inner: Int32 = -1

  init(columns: Int32, rows: Int32) throws {
    outer = baseline_terminal_open(columns, rows, &inner)
    if outer < 0 { throw Child.Failure(description: "no terminal") }
  }

  deinit {
    close(outer)
    close(inner)
  }

  /// Makes the surface that fills the terminal.
  func makeSurface() -> TerminalSurface {
    let environment = TerminalEnvironment(
      variables: ["TERM": "xterm-256color", "LANG": "C.UTF-8"], inputIsTerminal: true,
      outputIsTerminal: true)
    return TerminalSurface(environment: environment, input: inner, output: inner)
  }

  /// Types the bytes of a key.
  func send(_ key: String) {
    let bytes = Array(key.utf8)
    write(outer, bytes, bytes.count)
  }

  /// Throws away what was written, so that there is room for more.
  func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while read(outer, &buffer, buffer.count) > 0 {}
  }
}
