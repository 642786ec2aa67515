import FCText

/// A mistake on the command line.
struct UsageError: Error, Equatable {
  let message: String
  init(_ message: String) { self.message = message }
}

/// What the command line asks for.
struct Arguments: Equatable {
  /// The options given and their values, empty for those without one.
  private(set) var options: [Option: String] = [:]
  /// The values of those options whose value may be left out, in order; nil where it was.
  private(set) var optionalValues: [Option: [String?]] = [:]
  /// The values of each option, for those that may be repeated.
  private(set) var values: [Option: [String]] = [:]
  /// What is no option: the scripts.
  private(set) var operands: [String] = []
  /// What follows `--`: the script's own.
  private(set) var scriptArguments: [String] = []

  /// Makes arguments of which none were given.
  init() {}

  /// Reads what follows the command. Options may stand anywhere before `--`.
  ///
  /// - Parameter allowed: The options that the command knows.
  /// - Throws: `UsageError` for an unknown option, or a missing or unwanted value.
  init(_ arguments: [String], allowed: [Option]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        scriptArguments = Array(rest)
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(String(parts[0]), allowed)
      let given = parts.count == 2 ? String(parts[1]) : nil
      if option.valueIsOptional {
        if given == "" { throw UsageError("option \(option.spelling) needs a value after =") }
        options[option] = ""
        optionalValues[option, default: []].append(given)
        continue
      }
      switch (option.value, given) {
      case (nil, nil): options[option] = ""
      case (nil, .some): throw UsageError("option \(option.spelling) takes no value")
      case (.some, .some(let value)): try set(option, to: value)
      case (.some(let name), nil):
        guard let value = rest.popFirst(), value != "--" else {
          throw UsageError("option \(option.spelling) needs a value: \(option.spelling) \(name)")
        }
        try set(option, to: value)
      }
    }
  }

  private mutating func set(_ option: Option, to value: String) throws {
    if !option.choices.isEmpty {
      try Self.require(value, among: option.choices, "option \(option.spelling)")
    }
    options[option] = value
    values[option, default: []].append(value)
  }

  /// Refuses a value that is none of some words.
  ///
  /// - Throws: `UsageError`, which says what `subject` needs.
  static func require(_ value: String, among words: [String], _ subject: String) throws {
    guard !words.contains(value), let last = words.last else { return }
    let all = "\(words.dropLast().joined(separator: ", ")) or \(last)"
    let hint = suggestion(for: value, among: words)
    throw UsageError("\(subject) needs \(all), not '\(value)'\(hint)")
  }

  private static func option(_ spelling: String, _ allowed: [Option]) throws -> Option {
    if let option = allowed.first(where: { $0.spelling == spelling || $0.letter == spelling }) {
      return option
    }
    let hint = suggestion(for: spelling, among: allowed.map(\.spelling), quote: "")
    throw UsageError("unknown option \(spelling)\(hint)")
  }

  func has(_ option: Option) -> Bool { options[option] != nil }

  /// The whole number given with an option.
  ///
  /// - Throws: `UsageError` when it is none, or below `minimum`.
  func integer(_ option: Option, atLeast minimum: Int = .min) throws -> Int? {
    guard let text = options[option] else { return nil }
    guard let number = Int(text) else {
      throw UsageError("option \(option.spelling) needs a whole number, not '\(text)'")
    }
    guard number >= minimum else {
      throw UsageError("option \(option.spelling) needs a number of at least \(minimum)")
    }
    return number
  }

  /// The number given with an option.
  ///
  /// - Throws: `UsageError` when it is none, or below 0.
  func number(_ option: Option) throws -> Double? {
    guard let text = options[option] else { return nil }
    guard let number = Double(text), number >= 0, number < .infinity else {
      throw UsageError("option \(option.spelling) needs a number, such as 2.5, not '\(text)'")
    }
    return number
  }
}
