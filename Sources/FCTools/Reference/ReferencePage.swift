import FCHost

/// The reference as lines of text, for `fcscript doc`.
public struct ReferencePage {
  private let reference: ScriptReference

  /// Makes the pages of a reference.
  public init(_ reference: ScriptReference) { self.reference = reference }

  // MARK: Everything

  /// Everything by chapter, one line each; fields of tables are told with what takes them.
  public var overview: [String] {
    Array(Chapter.allCases.map(lines).joined(separator: [""]))
  }

  private func lines(of chapter: Chapter) -> [String] {
    [chapter.title, ""] + aligned(reference.entries(in: chapter).compactMap(row), indent: 2)
  }

  private func row(_ entry: ScriptReference.Entry) -> (String, String)? {
    switch entry {
    case .field, .table: nil
    case .member: ("  \(entry.name)", entry.documentation)
    default: (entry.name, entry.documentation)
    }
  }

  // MARK: One name

  /// What there is of a name: each entry with its form, what it is, its parts and an example; no lines
  /// when there is nothing. A name that many things have, as the members of views do, is told in
  /// short, and so is what belongs to a library or stands in a chapter.
  public func lines(of name: String) -> [String] {
    let entries = reference.entries(named: name).filter { !isSetByConstructor($0) }
    var lines: [String] = []
    if let first = entries.first, case .class = first {
      lines = self.lines(of: first) + section("See also", entries.dropFirst())
    } else {
      lines =
        entries.count > 4
        ? short(entries[...], indent: 0)
        : Array(entries.map(self.lines).joined(separator: ["", ""]))
    }
    let library = reference.entries.filter { $0.isFunction && $0.name.hasPrefix("\(name).") }
    if lines.isEmpty, !library.isEmpty { lines = [name] }
    lines += section("Functions", library[...])
    guard let chapter = Chapter(rawValue: name) else { return lines }
    return self.lines(of: chapter) + (lines.isEmpty ? [] : ["", ""] + lines)
  }

  private func section(_ title: String, _ entries: ArraySlice<ScriptReference.Entry>) -> [String] {
    entries.isEmpty ? [] : ["", "  \(title):", ""] + short(entries, indent: 4)
  }

  private func short(_ entries: ArraySlice<ScriptReference.Entry>, indent: Int) -> [String] {
    aligned(entries.map { ($0.name, $0.documentation) }, indent: indent)
  }

  /// Whether it is a field of a constructor that what is made has as a property, too.
  private func isSetByConstructor(_ entry: ScriptReference.Entry) -> Bool {
    guard case .field(let field, let table) = entry else { return false }
    return reference.class(madeOf: table)?.member(named: field.name) != nil
  }

  private func lines(of entry: ScriptReference.Entry) -> [String] {
    var lines = entry.forms + ["  \(entry.documentation)"]
    switch entry {
    case .class(let description):
      let members = description.members.flatMap {
        ScriptReference.Entry.member($0, of: description).rows
      }
      if !members.isEmpty { lines += [""] + aligned(members, indent: 2) }
    case .table(let table): lines += [""] + fields(of: table)
    default: break
    }
    for table in tables(takenBy: entry) {
      lines += ["", "  \(table.name):"] + fields(of: table)
    }
    if let example = Examples.example(of: entry, in: reference) {
      lines += ["", "  Example:", ""]
      lines += example.code.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "    \($0)"
      }
    }
    return lines
  }

  private func fields(of table: ScriptReference.Table) -> [String] {
    aligned(table.fields.map { ("\($0.name): \($0.type)", $0.documentation) }, indent: 4)
  }

  /// The kinds of tables that a function takes or hands on.
  private func tables(takenBy entry: ScriptReference.Entry) -> [ScriptReference.Table] {
    let signatures: [LuaSignature] =
      switch entry {
      case .function(let function): function.signatures
      case .member(let member, _): member.signatures
      default: []
      }
    let names = signatures.flatMap(\.parameters).flatMap(\.type.tableNames)
    return reference.tables.filter { names.contains($0.name) }
  }

  private func aligned(_ rows: [(String, String)], indent: Int) -> [String] {
    alignedRows(rows, indent: indent, widest: 40)
  }
}

extension ScriptReference.Entry {
  fileprivate var isFunction: Bool { if case .function = self { true } else { false } }

  /// Its forms, the first with what it is.
  fileprivate var rows: [(String, String)] {
    forms.enumerated().map { ($0.element, $0.offset == 0 ? documentation : "") }
  }
}

extension LuaType {
  /// The names that stand in it where a table is handed over, also to a function.
  fileprivate var tableNames: [String] {
    switch self {
    case .named(let name): [name]
    case .optional(let type), .list(let type): type.tableNames
    case .union(let types): types.flatMap(\.tableNames)
    case .function(let signature): signature.results.flatMap(\.type.tableNames)
    case .text, .table, .map: []
    }
  }
}
