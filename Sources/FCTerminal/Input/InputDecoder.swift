import FCViews

/// Turns the bytes a terminal sends into events.
///
/// It is a pure state machine: bytes may be cut anywhere, and any bytes at all are taken. What no
/// key sends (replies, focus reports, broken sequences) gives no event.
public struct InputDecoder {
  enum State {
    case ground
    /// After this many Esc: 1, or 2 for the Alt of terminals that send Esc before a sequence.
    case escape(Int)
    /// In a sequence that began with Esc and `[` or `O`.
    case sequence(SequenceParser)
    /// In a text that the terminal sends as a reply, which goes on until its end mark.
    case reply(ReplyParser)
    case paste(PasteParser)
  }

  private var state = State.ground
  private var text = TextParser()

  public init() {}

  /// Seconds after which what is half read counts as complete; nil when nothing is.
  /// - Parameter escapeDelay: seconds after which an Esc is the key of that name.
  public func delay(escapeDelay: Double) -> Double? {
    switch state {
    case .ground: text.isHalfRead ? escapeDelay : nil
    // The end mark of a paste can get lost; what was pasted must not.
    case .paste: max(1, escapeDelay)
    default: escapeDelay
    }
  }

  /// Takes the bytes of one read and returns what they complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Event] {
    var events: [Event] = []
    for byte in bytes { take(byte, &events) }
    text.finishRun(&events)
    return events
  }

  /// Takes what is half read as complete, since nothing more has come.
  public mutating func flush() -> [Event] {
    var events: [Event] = []
    text.finish(&events)
    switch state {
    case .ground: break
    case .escape(let count):
      for _ in 0..<count { events.append(.key(KeyPress(.escape))) }
    case .sequence(let parser):
      if parser.isEmpty { events.append(.key(KeyPress(.character(parser.introducer), [.alt]))) }
    case .reply(let parser):
      if parser.isEmpty { events.append(.key(KeyPress(.character(parser.introducer), [.alt]))) }
    case .paste(let parser):
      events.append(.paste(parser.text))
    }
    state = .ground
    return events
  }

  private mutating func take(_ byte: UInt8, _ events: inout [Event]) {
    switch state {
    case .ground:
      if byte == 0x1B {
        text.finish(&events)
        state = .escape(1)
      } else {
        text.take(byte, [], &events)
      }
    case .escape(let count):
      takeAfterEscape(byte, count, &events)
    case .sequence(var parser):
      switch parser.take(byte) {
      case .more: state = .sequence(parser)
      case .event(let event):
        state = .ground
        if let event { events.append(event) }
      case .pasteBegins: state = .paste(PasteParser())
      case .broken:
        state = .ground
        take(byte, &events)
      }
    case .reply(var parser):
      state = parser.take(byte) ? .ground : .reply(parser)
    case .paste(var parser):
      // Emptied first, so that the text has one owner and is not copied with every byte.
      state = .ground
      if parser.take(byte) {
        events.append(.paste(parser.text))
      } else {
        state = .paste(parser)
      }
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ count: Int, _ events: inout [Event]) {
    let alt: KeyPress.Modifiers = count == 2 ? [.alt] : []
    switch byte {
    case 0x1B:
      if count == 2 { events.append(.key(KeyPress(.escape))) }
      state = .escape(2)
      return
    case UInt8(ascii: "["): state = .sequence(SequenceParser("[", alt))
    case UInt8(ascii: "O"): state = .sequence(SequenceParser("O", alt))
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .reply(ReplyParser(Character(Unicode.Scalar(byte))))
    default:
      state = .ground
      // Two Esc that no sequence follows were two keys, the second the Alt of this one.
      if count == 2 { events.append(.key(KeyPress(.escape))) }
      text.take(byte, [.alt], &events)
    }
  }
}
