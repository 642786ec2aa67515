import FCLua
import FCModels

/// What a plugin has said of itself, and what it adds to the host: `plugin` as its text sees it.
///
/// Its functions are held by its own userdata in the plugin's state, each in a slot.
final class PluginOffers: LuaObject {
  /// A kind of cards.
  struct Kind {
    /// The fields that its cards have besides those of every card.
    var fields: [String]
    var prepare: Int
    /// Nil leaves the judgement to the kind of the card that `prepare` describes.
    var check: Int?
  }

  /// A command of the command line.
  struct Command {
    var help: String
    var function: Int
  }

  var hostKey = 0
  /// What it was allowed before it was asked for its wishes.
  let granted: PluginWishes
  /// Whether only what it offers is of interest: its wishes are then neither granted nor refused.
  let isLookedAt: Bool
  /// What it has wished for and is not allowed.
  var refused: PluginWishes?
  /// Empty until it has called `fc.plugin`.
  var name = ""
  var version = ""
  var kinds: [String: Kind] = [:]
  var checkers: [String: Int] = [:]
  var easings: [String: Int] = [:]
  /// By the ending of the files, without the dot.
  var importers: [String: Int] = [:]
  var commands: [String: Command] = [:]
  var handlers: [(event: DeckEvent, function: Int)] = []

  init(granted: PluginWishes, isLookedAt: Bool = false) {
    self.granted = granted
    self.isLookedAt = isLookedAt
  }
}

/// What a plugin asks for beyond what every script may.
public struct PluginWishes: Hashable, Sendable {
  /// The files and variables.
  public var permissions = Permissions()
  /// Whether it may read on which days who has answered how many cards.
  public var readsProgress = false

  /// Makes wishes for nothing.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { self == PluginWishes() }

  /// The wishes in words, the same for the same wishes, such as `read /etc; see progress`.
  public var words: String {
    var parts: [String] = []
    for (verb, grant) in [
      ("read", permissions.read), ("write", permissions.write),
      ("see the variable", permissions.env),
    ] {
      switch grant {
      case .none: continue
      case .everything: parts.append("\(verb) anything")
      case .only(let items): parts.append("\(verb) \(items.sorted().joined(separator: ", "))")
      }
    }
    if readsProgress { parts.append("see when which cards were answered") }
    return parts.joined(separator: "; ")
  }
}
