/// Something a screen can do, with the keys that do it.
///
/// The help line, the help screen, the menu and the commands of line input all come from a
/// screen's commands, so they cannot disagree.
public struct Command {
  /// What it does in a word or two, such as "undo".
  public let title: String
  /// The letter that gives the command where letters are no text; after a colon in line input.
  public let letter: Character?
  /// A key that gives the command everywhere.
  public let key: KeyPress
  /// True when the command can do something now; else it is not shown.
  public let isEnabled: Bool
  /// Does what the command is for.
  public let action: () -> Void

  public init(
    _ title: String, letter: Character? = nil, key: KeyPress, isEnabled: Bool = true,
    action: @escaping () -> Void
  ) {
    self.title = title
    self.letter = letter
    self.key = key
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Whether the command is called so in line input: by its letter or its title, in lower case.
  func answers(toName name: String) -> Bool {
    letter.map { String($0) == name || title == name } ?? false
  }

  /// The name of the key to press.
  /// - Parameter isWriting: whether letters are text just now.
  public func keyName(isWriting: Bool) -> String {
    if let letter, !isWriting { String(letter) } else { key.name }
  }
}

extension KeyPress {
  /// The key as people write it, such as "Esc", "F2" or "Ctrl-Q".
  public var name: String {
    let prefix =
      (modifiers.contains(.control) ? "Ctrl-" : "") + (modifiers.contains(.alt) ? "Alt-" : "")
      + (modifiers.contains(.shift) ? "Shift-" : "")
    return prefix + key.name(capital: modifiers.contains(.control))
  }
}

extension Key {
  fileprivate func name(capital: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let letter): capital ? letter.uppercased() : String(letter)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
