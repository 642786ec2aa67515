/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A key that writes: one grapheme cluster.
  case character(Character)
  case enter, escape, tab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
}

/// A key with its modifiers. Shift is not reported for a key that writes.
public struct KeyPress: Hashable, Sendable {
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// What a pointer did.
public struct MouseEvent: Hashable, Sendable {
  public enum Action: Hashable, Sendable { case press, release, scrollUp, scrollDown }

  public var action: Action
  public var position: Point

  public init(_ action: Action, at position: Point) {
    self.action = action
    self.position = position
  }
}

/// What a learner did, as a surface reports it to a screen.
public enum Event: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text pasted at once; it may hold line breaks.
  case paste(String)
  /// A whole line, from a surface that reads lines.
  case line(String)
  /// There is no more input.
  case endOfInput
}

extension Event {
  /// Whether it is meant for what is to be seen, so that nobody should wait for what moves.
  public var isPress: Bool {
    if case .mouse(let mouse) = self { mouse.action == .press } else { true }
  }
}
