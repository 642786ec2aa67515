import FCLua

/// How long a function that a script can call may work for one call.
enum WorkBound {
  /// No function.
  case value
  /// A few steps, whatever its arguments are.
  case constant
  /// In proportion to its arguments, its result or the object it belongs to, which all fit into the
  /// script's memory.
  case linear
  /// As long as a script says. It accounts for its steps in C and is stopped where a limit is.
  case counted
  /// The same for a function in Swift, whose work can outgrow its arguments: each with each, a
  /// number of times, or a file.
  case countedInSwift
  /// It calls functions of the script, which are stopped as all its code, and does little between.
  case runsScript
}

/// A name that scripts see.
struct AllowedName {
  /// `print`, `string.rep`, and for members of classes `card:to_table` and `card.answers`.
  let name: String
  let bound: WorkBound
  /// Why that is so, where it is not plain to see.
  let reason: String
}

/// Every name that a script sees. What is not listed is taken away before a script runs, so that a
/// new release of Lua brings nothing unasked; tests compare the list with what can be reached.
enum AllowList {
  static let names = languageNames + libraryNames + hostNames + classNames

  /// The libraries that scripts can't change, in the order in which they are frozen.
  static let libraries: [(name: String, list: NameList)] = [
    "string", "table", "math", "utf8", "coroutine", "os", "fc",
  ].map { ($0, list(of: $0)) }

  /// The names of the globals.
  static let globals = NameList(
    names.map(\.name).filter { !$0.contains { $0 == "." || $0 == ":" } }
      + ["_G"] + libraries.map(\.name))

  private static func list(of library: String) -> NameList {
    NameList(
      names.map(\.name).filter { $0.hasPrefix("\(library).") }
        .map { String($0.dropFirst(library.count + 1)) }
        .filter { !$0.contains(".") })
  }
}

/// The names of one library or class that are bound alike; `prefix` is what they begin with.
func allowed(
  _ prefix: String, _ bound: WorkBound, _ words: String, _ reason: String = ""
) -> [AllowedName] {
  words.split(separator: " ").map {
    AllowedName(name: prefix + $0, bound: bound, reason: reason)
  }
}
