import FCText

/// A host was used as it can't be: a mistake of the program that embeds it, not of the script.
public enum HostError: Error, Equatable, CustomStringConvertible {
  /// A host belongs to the thread that made it.
  case wrongThread
  /// The host has been closed.
  case closed
  /// The host is at work just now: this was called by a function that its script has called.
  case busy
  /// No deck has this title or id.
  case unknownDeck(String, known: [String])
  /// The deck of this title belongs to another host.
  case foreignDeck(String)
  /// No answer key of the deck has this name.
  case unknownAnswerKey(String, known: [String])
  /// The script has no global function of this name.
  case unknownFunction(String)
  /// A value can't be handed to the script, or what the script gave back is not what was asked for.
  case conversion(String)
  /// A module was added to after the script has required it, or a name was defined twice.
  case definition(String)
  /// A second script was to be loaded into a host.
  case alreadyLoaded

  public var description: String {
    switch self {
    case .wrongThread:
      "a host can be used only on the thread that made it; others may use its loop's poster"
    case .closed: "the host is closed"
    case .busy:
      "the host is running: this can't be done inside a function that its script has called"
    case .unknownDeck(let name, let known): "there is no deck \"\(name)\"\(advice(name, known))"
    case .foreignDeck(let title): "the deck \"\(title)\" belongs to another host"
    case .unknownAnswerKey(let name, let known):
      "there is no answer key \"\(name)\"\(advice(name, known))"
    case .unknownFunction(let name): "the script has no global function '\(name)'"
    case .conversion(let problem), .definition(let problem): problem
    case .alreadyLoaded: "the host has loaded a script already: each script needs a host of its own"
    }
  }

  private func advice(_ name: String, _ known: [String]) -> String {
    if let meant = nearest(name, among: known) { return " (did you mean \"\(meant)\"?)" }
    return known.isEmpty ? "" : "; there is " + known.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
