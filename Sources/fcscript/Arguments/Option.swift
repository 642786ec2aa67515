/// An option of the command line, with the words of its help.
///
/// Parsing, help, manual page, completions and suggestions all read these.
struct Option: Hashable {
  let name: String
  /// The one-letter form, if there is one.
  let letter: String?
  /// What stands for the value in the help; nil for an option without one. Words between bars are
  /// all the values there are; one in capitals, such as PATH, stands for any of that sort.
  let value: String?
  /// Whether the value may be left out. It then has to follow `=`, or it would be an operand.
  let valueIsOptional: Bool
  let summary: String

  init(
    _ name: String, letter: String? = nil, value: String? = nil, valueIsOptional: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.valueIsOptional = valueIsOptional
    self.summary = summary
  }

  /// How the option is written.
  var spelling: String { "--\(name)" }

  /// How the option and its value are written.
  var form: String {
    guard let value else { return spelling }
    return valueIsOptional ? "\(spelling)[=\(value)]" : "\(spelling) \(value)"
  }

  /// The words that are all its values; empty when there may be others.
  var choices: [String] {
    let words = value?.split(separator: "|").map(String.init) ?? []
    return words.count > 1 && words.allSatisfy { $0 == $0.lowercased() } ? words : []
  }

  /// The form after the one of one letter, if there is one.
  var spelledForm: String { (letter.map { "\($0), " } ?? "") + form }
}

// The options that several commands know.
extension Option {
  static let seed = Option(
    "seed", value: "N", "play the game that this number gives, the same each time")
  static let store = Option(
    "store", value: "PATH|memory", "where what lasts is kept; memory: nowhere")
  static let adopt = Option("adopt", "take over what another script keeps under the same name")
  static let learner = Option(
    "learner", value: "NAME", "whose answers are kept (those of nobody in particular unless given)")
  static let allowRead = Option(
    "allow-read", value: "PATH", valueIsOptional: true,
    "let the script read this file or folder, or all; repeatable")
  static let allowWrite = Option(
    "allow-write", value: "PATH", valueIsOptional: true,
    "let it write this file or folder, or all; repeatable")
  static let allowEnv = Option(
    "allow-env", value: "NAME", valueIsOptional: true,
    "let it see this variable of the environment, or all; repeatable")
  static let allowAll = Option("allow-all", "give it all of these permissions")
  static let plugin = Option(
    "plugin", value: "FILE", "extend the host by this Lua file; repeatable")
  static let allowPlugin = Option(
    "allow-plugin", value: "NAME", "allow the plugin what it asks for, from now on; repeatable")
  static let memory = Option(
    "memory", value: "MIB", "the most memory the script may use (256 unless given; 0: no limit)")
  static let timeout = Option(
    "timeout", value: "SECONDS",
    "the longest that a piece of it may run (2 unless given; 0: no limit)")
  static let instructions = Option(
    "instructions", value: "N", "stop after so many instructions, in place of the timeout")
  static let verbose = Option(
    "verbose", letter: "-v", "tell the seed, and show the host's own functions in errors")
  static let help = Option("help", letter: "-h", "show this help")

  /// The options that give permissions to scripts.
  static let permissions = [allowRead, allowWrite, allowEnv, allowAll]
  /// The options that say how much a script may use.
  static let limits = [memory, timeout, instructions]
}
