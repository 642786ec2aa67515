/// All that a script sees: functions, values, classes, and the tables that it hands over.
///
/// It is made of the tables of the bindings themselves. For example:
///
///     let reference = try ScriptReference()
///     let names = reference.entries(named: "next_hint").map(\.name)  // ["card:next_hint"]
///     let type = reference.class(named: "card")?.member(named: "answers")?.type
public struct ScriptReference: Sendable {
  /// A function: `fc.after`.
  public struct Function: Sendable {
    /// Its name.
    public let name: String
    /// The ways to call it.
    public let signatures: [LuaSignature]
    /// What it is or does, in a sentence.
    public let documentation: String
    /// The chapter that tells about it.
    public let chapter: Chapter
  }

  /// A value that is no function: `fc.args`.
  public struct Value: Sendable {
    /// Its name.
    public let name: String
    /// The type of it.
    public let type: LuaType
    /// What it is or does, in a sentence.
    public let documentation: String
    /// The chapter that tells about it.
    public let chapter: Chapter
  }

  /// A class of objects: `card`.
  public struct Class: Sendable {
    /// Its name.
    public let name: String
    /// What it is or does, in a sentence.
    public let documentation: String
    /// Its properties and methods, in order.
    public let members: [Member]
    /// The type of `object[i]`; nil when there is none.
    public let element: LuaType?
    /// The type of the fields of any other name; nil when there are none.
    public let otherFields: LuaType?
    /// Whether `#object` counts something.
    public let hasLength: Bool
    /// The chapter that tells about it.
    public let chapter: Chapter

    /// The property or method of a name.
    public func member(named name: String) -> Member? { members.first { $0.name == name } }
  }

  /// A property or a method of a class.
  public struct Member: Sendable {
    /// Its name.
    public let name: String
    /// The type of a property; nil for a method.
    public let type: LuaType?
    /// The ways to call a method; none for a property.
    public let signatures: [LuaSignature]
    /// What it is or does, in a sentence.
    public let documentation: String
    /// Whether a script can set it.
    public let isSettable: Bool

    /// Whether it is called with a colon.
    public var isMethod: Bool { type == nil }
  }

  /// A kind of table that scripts hand over or get: `card fields`.
  public struct Table: Sendable {
    /// Its name.
    public let name: String
    /// Its fields, in order.
    public let fields: [Field]
    /// The type of the values without a name; nil when there are none.
    public let element: LuaType?
    /// The chapter that tells about it.
    public let chapter: Chapter

    /// The field of a name.
    public func field(named name: String) -> Field? { fields.first { $0.name == name } }
  }

  /// A field of a kind of table.
  public struct Field: Sendable {
    /// Its name.
    public let name: String
    /// Its type; an optional one may be missing.
    public let type: LuaType
    /// What it is or does, in a sentence.
    public let documentation: String
  }

  /// A type with a name of its own: `card kind`.
  public struct Alias: Sendable {
    /// Its name.
    public let name: String
    /// The type of it.
    public let type: LuaType
    /// What it is or does, in a sentence.
    public let documentation: String
    /// The chapter that tells about it.
    public let chapter: Chapter
  }

  /// The functions of `fc` and of the language.
  public let functions: [Function]
  /// The values that are no functions.
  public let values: [Value]
  /// The classes of the objects that a script meets.
  public let classes: [Class]
  /// The kinds of tables that it hands over or gets.
  public let tables: [Table]
  /// The types with names of their own.
  public let aliases: [Alias]

  /// Makes the reference of this host, which takes about as long as to make a host and use all of it.
  ///
  /// - Throws: `ScriptError` when there is no memory; `LuaTypeError` for a binding whose type can't
  ///   be read, which is a mistake of the host.
  public init() throws {
    var configuration = ScriptHost.Configuration()
    configuration.test = TestSettings()
    let host = try ScriptHost(configuration)
    let record = BindingRecord()
    host.state.record = record
    try host.define(host.undefined.take(withName: nil))
    functions =
      try record.functions.map(Function.init) + LanguageEntry.functions.map(Function.init)
    values = try LanguageEntry.values.map(Value.init)
    // One without documentation is the host's own; scripts never meet it.
    classes = try record.classes.filter { !$0.documentation.isEmpty }.map(Class.init)
    tables = try record.tables.map(Table.init)
    aliases = try record.aliases.map(Alias.init)
  }

  // MARK: By name

  /// The function of a full name: `fc.after`.
  public func function(named name: String) -> Function? { functions.first { $0.name == name } }

  /// The class of a name: `answer key`.
  public func `class`(named name: String) -> Class? { classes.first { $0.name == name } }

  /// The kind of table of a name: `card fields`.
  public func table(named name: String) -> Table? { tables.first { $0.name == name } }

  /// The class of what a constructor makes of a kind of table: `label` of `label fields`.
  public func `class`(madeOf table: Table) -> Class? {
    let suffix = " fields"
    guard table.name.hasSuffix(suffix) else { return nil }
    return self.class(named: String(table.name.dropLast(suffix.count)))
  }

  /// The type with a name of its own: `card kind`.
  public func alias(named name: String) -> Alias? { aliases.first { $0.name == name } }
}
