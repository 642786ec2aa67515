import FCText

extension ScriptReference {
  /// One thing that the reference tells about.
  public enum Entry: Sendable {
    /// A function.
    case function(Function)
    /// A value that is no function.
    case value(Value)
    /// A class of objects.
    case `class`(Class)
    /// A property or a method.
    case member(Member, of: Class)
    /// A kind of table.
    case table(Table)
    /// A field of a kind of table.
    case field(Field, of: Table)
    /// A type with a name of its own.
    case alias(Alias)

    /// Its full name: `fc.after`, `card`, `card:next_hint`, `card.answers`, `card fields.hint`.
    public var name: String {
      switch self {
      case .function(let function): function.name
      case .value(let value): value.name
      case .class(let description): description.name
      case .member(let member, let owner):
        "\(owner.name)\(member.isMethod ? ":" : ".")\(member.name)"
      case .table(let table): table.name
      case .field(let field, let table): "\(table.name).\(field.name)"
      case .alias(let alias): alias.name
      }
    }

    /// What it is, in a sentence.
    public var documentation: String {
      switch self {
      case .function(let function): function.documentation
      case .value(let value): value.documentation
      case .class(let description): description.documentation
      case .member(let member, _): member.documentation
      case .table(let table): "A table with \(table.fields.map(\.name).joined(separator: ", "))."
      case .field(let field, _): field.documentation
      case .alias(let alias): alias.documentation
      }
    }

    /// Where it is told about.
    public var chapter: Chapter {
      switch self {
      case .function(let function): function.chapter
      case .value(let value): value.chapter
      case .class(let description): description.chapter
      case .member(_, let owner): owner.chapter
      case .table(let table): table.chapter
      case .field(_, let table): table.chapter
      case .alias(let alias): alias.chapter
      }
    }

    /// The ways to write it, with its types: `fc.after(seconds: number, fn: fun()) → timer`.
    public var forms: [String] {
      switch self {
      case .function(let function): function.signatures.map { "\(function.name)\($0)" }
      case .member(let member, _) where member.isMethod:
        member.signatures.map { "\(name)\($0)" }
      case .value(let value): ["\(name): \(value.type)"]
      case .member(let member, _): [member.type.map { "\(name): \($0)" } ?? name]
      case .field(let field, _): ["\(name): \(field.type)"]
      case .alias(let alias): ["\(name): \(alias.type)"]
      case .class, .table: [name]
      }
    }
  }

  /// Everything, chapter by chapter in order; members follow their class, and fields their table.
  public var entries: [Entry] { Chapter.allCases.flatMap(entries(in:)) }

  /// Everything in a chapter.
  public func entries(in chapter: Chapter) -> [Entry] {
    var entries: [Entry] = functions.filter { $0.chapter == chapter }.map(Entry.function)
    entries += values.filter { $0.chapter == chapter }.map(Entry.value)
    for description in classes where description.chapter == chapter {
      entries.append(.class(description))
      entries += description.members.map { .member($0, of: description) }
    }
    for table in tables where table.chapter == chapter {
      entries.append(.table(table))
      entries += table.fields.map { .field($0, of: table) }
    }
    return entries + aliases.filter { $0.chapter == chapter }.map(Entry.alias)
  }

  /// The entry of a full name, where a dot may stand for a colon and `_` for a space; else all of
  /// which it is the last part: `next_hint` of `card:next_hint`.
  public func entries(named name: String) -> [Entry] {
    let name = comparable(name)
    let entries = self.entries
    let exact = entries.filter { comparable($0.name) == name }
    if name.contains(".") { return exact }
    return exact + entries.filter { comparable($0.name).hasSuffix(".\(name)") }
  }

  /// The name that was meant by one that is not there; nil when none is near.
  public func suggestion(for name: String) -> String? {
    let entries = self.entries
    if let full = nearest(name, among: entries.map(\.name)) { return full }
    return nearest(
      name, among: entries.map { String($0.name.split { $0 == "." || $0 == ":" }.last ?? "") })
  }

  private func comparable(_ name: String) -> String {
    String(name.map { $0 == ":" ? "." : $0 == "_" ? " " : $0 })
  }
}
