import FCViews

/// Reads a sequence that began with Esc `[` (CSI) or Esc `O` (SS3) to its end.
///
/// Source: ECMA-48, 5.4 (parameters, intermediates, a final byte); xterm's ctlseqs for the keys.
struct SequenceParser {
  enum Step {
    case more
    /// The sequence is complete; nil when it is no key.
    case event(Event?)
    case pasteBegins
    /// The byte does not belong to any sequence; it has to be taken anew.
    case broken
  }

  let introducer: Character
  private let modifiers: KeyPress.Modifiers
  private var parameters: [UInt8] = []
  private var hasIntermediate = false
  private var isTooLong = false
  /// How many bytes of an old mouse report are still to come.
  private var mouseBytes = 0

  private static let longest = 64

  init(_ introducer: Character, _ modifiers: KeyPress.Modifiers) {
    self.introducer = introducer
    self.modifiers = modifiers
  }

  /// True when nothing has followed: a key pressed with Alt looks like that.
  var isEmpty: Bool { parameters.isEmpty && !hasIntermediate && mouseBytes == 0 }

  mutating func take(_ byte: UInt8) -> Step {
    if mouseBytes > 0 { return takeMouse(byte) }
    if introducer == "[" && isLinuxFunctionKey {
      return .event(KeyTable.linuxConsole(byte).map { event($0, []) })
    }
    switch byte {
    case 0x30...0x3F:
      append(byte)
      return .more
    case UInt8(ascii: "$") where isRxvtShift:
      return finish(byte)
    case 0x20...0x2F:
      hasIntermediate = true
      return .more
    case UInt8(ascii: "[") where introducer == "[" && isEmpty:
      append(byte)
      return .more
    case UInt8(ascii: "M") where introducer == "[" && isEmpty:
      mouseBytes = 3
      return .more
    case 0x40...0x7E:
      return finish(byte)
    default:
      return .broken
    }
  }

  /// The console of Linux sends Esc `[[A` to `[[E` for its first function keys.
  private var isLinuxFunctionKey: Bool { parameters.first == UInt8(ascii: "[") }

  /// rxvt ends a key pressed with Shift in `$`, where others only have an intermediate.
  private var isRxvtShift: Bool {
    introducer == "[" && !parameters.isEmpty
      && parameters.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func append(_ byte: UInt8) {
    if parameters.count < Self.longest { parameters.append(byte) } else { isTooLong = true }
  }

  /// Reads the mouse report of terminals without SGR: button, column and row, each plus 32.
  private mutating func takeMouse(_ byte: UInt8) -> Step {
    parameters.append(byte)
    mouseBytes -= 1
    guard mouseBytes == 0 else { return .more }
    let values = parameters.map { Int($0) - 32 }
    let isRelease = values[0] & 0x43 == 3
    return .event(
      MouseReport(
        button: isRelease ? 0 : values[0], column: values[1], row: values[2], isRelease: isRelease
      ).event)
  }

  private func finish(_ final: UInt8) -> Step {
    if isTooLong || hasIntermediate { return .event(nil) }
    if introducer == "O" { return .event(singleShift(final)) }
    let list = Parameters(parameters)
    switch (list.prefix, final) {
    case (nil, UInt8(ascii: "~")) where list[0] == 200: return .pasteBegins
    case (nil, UInt8(ascii: "u")):
      return .event(
        KeyTable.kitty(list).map { .key(KeyPress($0.key, $0.modifiers.union(modifiers))) })
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      return .event(
        MouseReport(
          button: list[0], column: list[1], row: list[2], isRelease: final == UInt8(ascii: "m")
        ).event)
    case (nil, _): return .event(KeyTable.control(list, final).map { event($0, $1) })
    default: return .event(nil)
    }
  }

  private func singleShift(_ final: UInt8) -> Event? {
    guard let (key, extra) = KeyTable.singleShift(final) else { return nil }
    let list = Parameters(parameters)
    // Old terminals put the modifiers alone before the final byte.
    let code = list.count > 1 ? list[1] : list[0]
    return event(key, Parameters.modifiers(code).union(extra))
  }

  private func event(_ key: Key, _ extra: KeyPress.Modifiers) -> Event {
    .key(KeyPress(key, modifiers.union(extra)))
  }
}

/// What a mouse did, as terminals report it.
struct MouseReport {
  var button: Int
  var column: Int
  var row: Int
  var isRelease: Bool

  /// Nil for what is of no use: other buttons, movement, places that are none.
  var event: Event? {
    guard column > 0, row > 0 else { return nil }
    let action: MouseEvent.Action
    // Bits 4, 8 and 16 are modifiers; 32 is movement; 64 the wheel.
    switch button & ~0x1C {
    case 0: action = isRelease ? .release : .press
    case 64: action = .scrollUp
    case 65: action = .scrollDown
    default: return nil
    }
    return .mouse(MouseEvent(action, at: Point(column: column - 1, row: row - 1)))
  }
}
