/// What the functions, classes and tables that a state gets are and do, for whoever writes a
/// reference of them.
///
/// A state that has none, as those of scripts, spends no time and no memory on it.
public final class BindingRecord {
  /// A function of the host.
  public struct Function {
    /// The table it is a field of; nil for a global.
    public let table: String?
    /// Its name.
    public let name: String
    /// What it takes and gives, in the notation of `ClassBinding`.
    public let signature: String
    /// What it is or does, in a sentence.
    public let documentation: String
    /// The chapter that tells about it.
    public let chapter: String
  }

  /// A class of the host.
  public struct Class {
    /// Its name.
    public let name: String
    /// What it is or does, in a sentence.
    public let documentation: String
    /// Its properties and methods, in order.
    public let members: [Member]
    /// The type of `object[i]`; nil when there is none.
    public let element: String?
    /// The type of fields of any other name; nil when there are none.
    public let otherFields: String?
    /// Whether `#object` counts something.
    public let hasLength: Bool
    /// The chapter that tells about it.
    public let chapter: String
  }

  /// A property or a method of a class.
  public struct Member {
    /// Its name.
    public let name: String
    /// The type of a property, or the signature of a method.
    public let type: String
    /// What it is or does, in a sentence.
    public let documentation: String
    /// Whether it is called with a colon.
    public let isMethod: Bool
    /// Whether a script can set it.
    public let isSettable: Bool
  }

  /// A kind of table that scripts hand over or get.
  public struct Table {
    /// Its name and its fields.
    public let fields: FieldTable
    /// The chapter that tells about it.
    public let chapter: String
  }

  /// A type with a name of its own.
  public struct Alias {
    /// Its name.
    public let name: String
    /// The type that the name stands for.
    public let type: String
    /// What it is or does, in a sentence.
    public let documentation: String
    /// The chapter that tells about it.
    public let chapter: String
  }

  /// The chapter that what comes next belongs to.
  public var chapter = ""
  /// The functions that were defined, in order.
  public internal(set) var functions: [Function] = []
  /// The classes that were defined, in order.
  public internal(set) var classes: [Class] = []
  /// The kinds of tables that were described.
  public internal(set) var tables: [Table] = []
  /// The types with names of their own that were described.
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

  /// Describes a function that scripts know; `define` does it for those that it makes.
  public func document(
    function name: String, in table: String?, _ signature: String, _ documentation: String
  ) {
    guard let record else { return }
    record.functions.append(
      .init(
        table: table, name: name, signature: signature, documentation: documentation,
        chapter: record.chapter))
  }

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
