/// What the functions, classes and tables that a state gets are and do, for whoever writes a
/// reference of them.
///
/// A state that has none, as those of scripts, spends no time and no memory on it.
public final class BindingRecord {
  /// A function of the host.
  public struct Function {
    /// The table it is a field of; nil for a global.
    public let table: String?
    public let name: String
    public let signature: String
    public let documentation: String
    public let chapter: String
  }

  /// A class of the host.
  public struct Class {
    public let name: String
    public let documentation: String
    public let members: [Member]
    /// The type of `object[i]`; nil when there is none.
    public let element: String?
    /// The type of fields of any other name; nil when there are none.
    public let otherFields: String?
    public let hasLength: Bool
    public let chapter: String
  }

  /// A property or a method of a class.
  public struct Member {
    public let name: String
    /// The type of a property, or the signature of a method.
    public let type: String
    public let documentation: String
    public let isMethod: Bool
    public let isSettable: Bool
  }

  /// A kind of table that scripts hand over or get.
  public struct Table {
    public let fields: FieldTable
    public let chapter: String
  }

  /// A type with a name of its own.
  public struct Alias {
    public let name: String
    public let type: String
    public let documentation: String
    public let chapter: String
  }

  /// The chapter that what comes next belongs to.
  public var chapter = ""
  /// What was defined, in order.
  public internal(set) var functions: [Function] = []
  public internal(set) var classes: [Class] = []
  public internal(set) var tables: [Table] = []
  public internal(set) var aliases: [Alias] = []

  /// Makes an empty record.
  public init() {}

  func add(_ table: FieldTable) {
    if tables.contains(where: { $0.fields.name == table.name }) { return }
    tables.append(Table(fields: table, chapter: chapter))
  }

  func add<Object: LuaObject>(_ binding: ClassBinding<Object>) {
    for entry in binding.entries {
      if case .method(let fields?, _, _) = entry.kind { add(fields) }
    }
    classes.append(
      Class(
        name: binding.name, documentation: binding.documentation,
        members: binding.entries.map(Member.init), element: binding.elementType,
        otherFields: binding.otherType, hasLength: binding.length != nil, chapter: chapter))
  }
}

extension BindingRecord.Member {
  fileprivate init(_ entry: ClassEntry) {
    let isMethod = if case .method = entry.kind { true } else { false }
    self.init(
      name: entry.name, type: entry.type, documentation: entry.documentation, isMethod: isMethod,
      isSettable: entry.set != nil)
  }
}

extension State {
  /// Says which chapter of a reference what comes next belongs to.
  public func document(chapter: String) { record?.chapter = chapter }

  /// Describes a kind of table that signatures name.
  public func document(_ table: FieldTable) { record?.add(table) }

  /// Describes a type that signatures name.
  public func document(
    type name: String, _ type: @autoclosure () -> String, _ documentation: String
  ) {
    guard let record else { return }
    record.aliases.append(
      .init(
        name: name, type: type(), documentation: documentation, chapter: record.chapter))
  }

  /// Describes a type whose values are some words.
  public func document(
    type name: String, words: @autoclosure () -> [String], _ documentation: String
  ) {
    document(
      type: name, words().map { "\"\($0)\"" }.joined(separator: " | "), documentation)
  }
}
