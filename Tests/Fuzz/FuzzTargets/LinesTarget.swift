import FCTerminal
import FCViews
import Glibc

/// Has the plain surface read lines, as many bytes at a time as a pipe may hand over.
@Sendable func fuzzLines(_ bytes: [UInt8]) throws {
  // A pipe holds 65,536 bytes, and nobody else reads this one.
  let bytes = bytes.prefix(65_536)
  let whole = try lines(Array(bytes), inReadsOf: max(1, bytes.count))
  try require(whole.last == .endOfInput, "the end of the input is told")
  for case .line(let text) in whole {
    try require(!text.utf8.contains(UInt8(ascii: "\n")), "a line has no line break")
  }
  let piecemeal = try lines(Array(bytes), inReadsOf: max(1, bytes.count / 16))
  try require(whole == piecemeal, "reads may be cut anywhere")
}

private func lines(_ bytes: [UInt8], inReadsOf count: Int) throws -> [Event] {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw Finding(description: "no pipe: errno \(errno)") }
  let sink = open("/dev/null", O_WRONLY | O_CLOEXEC)
  defer {
    close(ends[0])
    close(sink)
  }
  let screen = RecordingScreen()
  let surface = PlainSurface(input: ends[0], output: sink)
  surface.screen = screen
  for start in stride(from: 0, to: bytes.count, by: count) {
    let read = bytes[start..<min(start + count, bytes.count)]
    _ = read.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    _ = surface.receiveInput()
    endTurns(of: surface)
  }
  close(ends[1])
  while surface.receiveInput() { endTurns(of: surface) }
  return screen.events
}

/// Does what a loop does until the surface needs another read.
private func endTurns(of surface: PlainSurface) {
  surface.update()
  while surface.inputDelay == 0 {
    surface.inputDelayPassed()
    surface.update()
  }
}

private final class RecordingScreen: Screen {
  var events: [Event] = []

  override func receive(_ event: Event) -> Bool {
    events.append(event)
    announce("taken")
    return true
  }
}
