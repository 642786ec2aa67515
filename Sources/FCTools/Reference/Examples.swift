import FCHost

/// A piece of Lua that shows how something is used; it runs as it stands.
public struct ReferenceExample: Sendable {
  /// What it shows: `fc.card`, `card`.
  public let subjects: [String]
  /// The program.
  public let code: String
  /// The chapter that it belongs to.
  public let chapter: Chapter

  /// Whether a name stands in the program as a word.
  func mentions(_ name: String) -> Bool {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }
}

/// The examples of the reference: the files of `Examples`, which are part of the program.
public enum Examples {
  /// All of them, chapter by chapter.
  public static let all: [ReferenceExample] = Chapter.allCases.flatMap { chapter in
    sources(of: chapter).flatMap { examples(in: String(decoding: $0, as: UTF8.self), of: chapter) }
  }

  /// An example in which something is used; nil when there is none.
  ///
  /// It is the first one about it, or about what it belongs to, that names it.
  public static func example(
    of entry: ScriptReference.Entry, in reference: ScriptReference
  ) -> ReferenceExample? {
    let word = entry.name.lastPart
    for subject in [entry.name] + owners(of: entry, in: reference) {
      let about = all.filter { $0.subjects.contains(subject) }
      switch entry {
      case .class, .table: if let example = about.first { return example }
      default: if let example = about.first(where: { $0.mentions(word) }) { return example }
      }
    }
    return nil
  }

  /// What an entry belongs to: its class or its table, and what such a one is.
  private static func owners(
    of entry: ScriptReference.Entry, in reference: ScriptReference
  ) -> [String] {
    switch entry {
    case .function, .value: return [String(entry.name.dropLast(entry.name.lastPart.count + 1))]
    case .alias: return []
    case .class(let description): return kinds(description.name, reference)
    case .member(_, let owner): return [owner.name] + kinds(owner.name, reference)
    case .table(let table), .field(_, let table):
      // The fields of a constructor are the properties of what it makes.
      guard let made = reference.class(madeOf: table) else { return [table.name] }
      return [table.name, made.name] + kinds(made.name, reference)
    }
  }

  /// The types with a name of their own that a class is one of: `view`.
  private static func kinds(_ name: String, _ reference: ScriptReference) -> [String] {
    reference.aliases.filter { alias in
      if case .union(let types) = alias.type { types.contains(.named(name)) } else { false }
    }.map(\.name)
  }

  /// Takes a file apart: each example begins with a line `--- subject, subject`.
  private static func examples(in text: String, of chapter: Chapter) -> [ReferenceExample] {
    let mark = "--- "
    var examples: [ReferenceExample] = []
    var subjects: [String] = []
    var lines: [Substring] = []
    func finish() {
      while lines.last?.isEmpty == true { lines.removeLast() }
      if subjects.isEmpty { return }
      examples.append(
        ReferenceExample(subjects: subjects, code: lines.joined(separator: "\n"), chapter: chapter))
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(mark) {
        finish()
        subjects = line.dropFirst(mark.count).split(separator: ",").map {
          String($0.drop { $0 == " " })
        }
        lines = []
      } else {
        lines.append(line)
      }
    }
    finish()
    return examples
  }

  private static func sources(of chapter: Chapter) -> [[UInt8]] {
    switch chapter {
    case .decks: [PackageResources.decks_lua]
    case .cards: [PackageResources.cards_lua]
    case .games: [PackageResources.games_lua]
    case .motion: [PackageResources.motion_lua]
    case .time: [PackageResources.time_lua]
    case .notifications: [PackageResources.notifications_lua]
    case .recipes: [PackageResources.recipes_lua]
    case .files: [PackageResources.files_lua]
    case .screens: [PackageResources.screens_lua, PackageResources.views_lua]
    case .plugins: [PackageResources.plugins_lua]
    case .tests: [PackageResources.tests_lua]
    case .language: [PackageResources.language_lua]
    }
  }
}

extension String {
  /// What comes after the last dot or colon.
  var lastPart: String { String(split { $0 == "." || $0 == ":" }.last ?? "") }
}
