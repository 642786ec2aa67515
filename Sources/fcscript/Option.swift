/// The options of the command line, each with the words of its help.
///
/// Parsing, help and suggestions all read this one table.
enum Option: String, CaseIterable {
  case key, seed
  case shuffle
  case noShuffle = "no-shuffle"
  case limit, plain
  case animations
  case virtualTime = "virtual-time"
  case watch
  case store, adopt, learner
  case allowRead = "allow-read"
  case allowWrite = "allow-write"
  case allowEnv = "allow-env"
  case allowAll = "allow-all"
  case plugin
  case allowPlugin = "allow-plugin"
  case memory, timeout, instructions
  case lines
  case verbose
  case help

  /// How the option is written.
  var spelling: String { "--\(rawValue)" }

  /// The one-letter form, if there is one.
  var letter: String? {
    switch self {
    case .verbose: "-v"
    case .help: "-h"
    default: nil
    }
  }

  /// What stands for the value in the help; nil for an option without one.
  var value: String? {
    switch self {
    case .key: "NAME"
    case .seed, .limit: "N"
    case .animations: "none|basic|full"
    case .store: "PATH|memory"
    case .learner: "NAME"
    case .allowRead, .allowWrite: "PATH"
    case .allowEnv: "NAME"
    case .plugin: "FILE"
    case .allowPlugin: "NAME"
    case .memory: "MIB"
    case .timeout: "SECONDS"
    case .instructions: "N"
    default: nil
    }
  }

  /// Whether the value may be left out. It then has to follow `=`, or it would be an operand.
  var valueIsOptional: Bool { Self.permissions.contains(self) }

  /// The options that give permissions to scripts.
  static let permissions: [Option] = [.allowRead, .allowWrite, .allowEnv, .allowAll]

  /// How the option and its value are written.
  var form: String {
    guard let value else { return spelling }
    return valueIsOptional ? "\(spelling)[=\(value)]" : "\(spelling) \(value)"
  }

  /// The form after the one of one letter, if there is one.
  var spelledForm: String { (letter.map { "\($0), " } ?? "") + form }

  var summary: String {
    switch self {
    case .key: "play this answer key"
    case .seed: "play the game that this number gives, the same each time"
    case .shuffle: "ask the cards in random order (the default)"
    case .noShuffle: "ask the cards in the deck's order"
    case .limit: "ask at most N cards"
    case .plain: "numbered lines instead of full screen (automatic in a pipe)"
    case .animations: "how much moves: basic only fades; all of it ends, whatever is seen"
    case .virtualTime: "skip the time that timers and sleeps take, in the same order"
    case .watch: "go on with the changed script whenever its files change"
    case .store: "where what lasts is kept; memory: nowhere"
    case .adopt: "take over what another script keeps under the same name"
    case .learner: "whose answers are kept (those of nobody in particular unless given)"
    case .allowRead: "let the script read this file or folder, or all; repeatable"
    case .allowWrite: "let it write this file or folder, or all; repeatable"
    case .allowEnv: "let it see this variable of the environment, or all; repeatable"
    case .allowAll: "give it all of these permissions"
    case .plugin: "extend the host by this Lua file; repeatable"
    case .allowPlugin: "allow the plugin what it asks for, from now on; repeatable"
    case .memory: "the most memory the script may use (256 unless given; 0: no limit)"
    case .timeout: "the longest that one piece of it may run (2 unless given; 0: no limit)"
    case .instructions: "stop after so many instructions, in place of the timeout"
    case .lines: "each message is one line, instead of following a Content-Length header"
    case .verbose: "tell the seed, and show the host's own functions in errors"
    case .help: "show this help"
    }
  }
}
