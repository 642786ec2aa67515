import CLuaBridge

/// A class of the host as scripts see it: its methods, properties and operators.
///
/// A binding is written as a table of the Lua names, each with its type and a line of
/// documentation, from which reference and editor stubs can be made:
///
///     let binding = ClassBinding<Counter>("counter") { counter in "counter at \(counter.count)" }
///     binding.property("count", "integer", "How far it has come.") { $0.count }
///     binding.method("step", "(by: integer)", "Goes on.") { counter, call in
///       counter.count += try call.integer(1)
///       return .nothing
///     }
///     try state.define(binding)
///
/// Types are written as `integer`, `string?` (or nil), `card[]`, `string | number`, `"left" |
/// "right"`, `{ title: string, tag?: any }`, `{ [string]: number }`, and functions as `fun(card: card)
/// → boolean`; objects go by the names of their classes, and tables by those of their `FieldTable`.
/// Signatures name each parameter: `(name: string, options?: game options) → game`; with `...` there
/// may be more of the last.
public final class ClassBinding<Object: LuaObject> {
  /// What scripts call an object of the class.
  public let name: String
  /// What such an object is, in a sentence.
  let documentation: String
  @usableFromInline var entries: [ClassEntry] = []
  /// What to say to a script that looks here for members of something else, by their names.
  public var elsewhere: [String: String] = [:]
  let describe: (Object) -> String
  var length: ((Call) throws -> Answer)?
  var element: ((Call) throws -> Answer)?
  /// The types of elements and of fields with other names, for the reference.
  private(set) var elementType: String?
  private(set) var otherType: String?
  /// For names that are no members.
  var getOther: ((Call) throws -> Answer)?
  var setOther: ((Call) throws -> Answer)?
  var fields: ((Call) throws -> Answer)?
  /// C's description; set when the class is defined in a state.
  @usableFromInline var description: UnsafeMutablePointer<fcb_class>

  /// - Parameters:
  ///   - documentation: What such an object is, in a sentence.
  ///   - describe: What `tostring` gives.
  public init(
    _ name: String, _ documentation: String = "", describe: @escaping (Object) -> String
  ) {
    self.name = name
    self.documentation = documentation
    self.describe = describe
    description = .allocate(capacity: 1)
    description.initialize(to: fcb_class())
  }

  deinit { description.deallocate() }

  /// Runs `body` with the object of a call, which the caller's stack keeps alive.
  @inlinable static func withObject(
    _ call: Call, _ body: (Object) throws -> Answer
  ) throws -> Answer {
    guard let pointer = call.object else { return .nothing }
    return try Unmanaged<Object>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
  }

  // MARK: The table

  /// Adds a property that scripts can read.
  @inlinable public func property<T: LuaWritable>(
    _ name: String, _ type: String, _ documentation: String, get: @escaping (Object) throws -> T
  ) {
    add(name, type, documentation) { call in
      try Self.withObject(call) { try get($0).answer(call) }
    }
  }

  /// Adds a property that scripts can read and set; `set` reads the value as argument 2 of the
  /// call, after the name.
  @inlinable public func property<T: LuaWritable>(
    _ name: String, _ type: String, _ documentation: String, get: @escaping (Object) throws -> T,
    set: @escaping (Object, Call) throws -> Void
  ) {
    add(name, type, documentation) { call in
      try Self.withObject(call) { try get($0).answer(call) }
    } set: { call in
      try Self.withObject(call) {
        try set($0, call)
        return .nothing
      }
    }
  }

  /// Adds a property whose value the getter answers itself.
  @inlinable public func property(
    _ name: String, _ type: String, _ documentation: String,
    answer: @escaping (Object, Call) throws -> Answer,
    set: ((Object, Call) throws -> Void)? = nil
  ) {
    let setter: ((Call) throws -> Answer)? = set.map { set in
      { call in
        try Self.withObject(call) {
          try set($0, call)
          return .nothing
        }
      }
    }
    add(
      name, type, documentation,
      get: { call in try Self.withObject(call) { try answer($0, call) } }, set: setter)
  }

  /// Adds a method. With `fields`, its first argument is a table whose fields are spread: the
  /// n-th of them is argument 1 + n of the call.
  ///
  /// - Parameter form: How such a call is written, for messages.
  @inlinable public func method(
    _ name: String, _ signature: String, _ documentation: String, fields: FieldTable? = nil,
    of subject: String = "", form: String = "", body: @escaping (Object, Call) throws -> Answer
  ) {
    entries.append(
      ClassEntry(
        name: name, type: signature, documentation: documentation,
        kind: .method(fields: fields, subject: subject, form: form),
        get: { call in try Self.withObject(call) { try body($0, call) } }, set: nil))
  }

  /// Says which other object holds what belongs to an object on the Lua side: its `hostKey`, or 0.
  ///
  /// The object's userdata keeps that one alive, and can hold nothing itself.
  public func holder(_ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Int64) {
    description.pointee.holder = body
  }

  /// Says how many bytes the host holds for an object when a script gets hold of it. It counts until
  /// the script lets go of the object; `State.charge` adds what comes later.
  public func weight(_ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Int) {
    description.pointee.weight = body
  }

  /// Lets scripts read and set fields of any name that is no member.
  ///
  /// - Parameters:
  ///   - type: The type of their values.
  ///   - get: Answers with the value of a field, or with nil.
  ///   - set: Takes the value as argument 2 of the call, after the name.
  ///   - all: Gives every field and its value, for `pairs`.
  public func otherFields(
    _ type: String, get: @escaping (Object, String, Call) throws -> Answer,
    set: @escaping (Object, String, Call) throws -> Void, all: @escaping (Object) -> Value
  ) {
    otherType = type
    getOther = { call in
      let name = try call.string(1)
      return try Self.withObject(call) { try get($0, name, call) }
    }
    setOther = { call in
      let name = try call.string(1)
      return try Self.withObject(call) {
        try set($0, name, call)
        return .nothing
      }
    }
    fields = { call in try Self.withObject(call) { all($0).answer(call) } }
  }

  /// Defines `#object`.
  public func length(_ body: @escaping (Object) -> Int) {
    length = { call in try Self.withObject(call) { body($0).answer(call) } }
  }

  /// Defines `object[i]`; `body` answers with the element, or with nil past the end.
  public func element(_ type: String, _ body: @escaping (Object, Int, Call) throws -> Answer) {
    elementType = type
    element = { call in try Self.withObject(call) { try body($0, call.integer(1), call) } }
  }

  @inlinable func add(
    _ name: String, _ type: String, _ documentation: String,
    get: @escaping (Call) throws -> Answer, set: ((Call) throws -> Answer)? = nil
  ) {
    entries.append(
      ClassEntry(
        name: name, type: type, documentation: documentation, kind: .property, get: get, set: set))
  }
}

/// A line of a class's table.
@usableFromInline struct ClassEntry {
  @usableFromInline enum Kind {
    case property
    case method(fields: FieldTable?, subject: String, form: String)
  }

  let name: String
  let type: String
  let documentation: String
  let kind: Kind
  let get: (Call) throws -> Answer
  let set: ((Call) throws -> Answer)?

  @usableFromInline init(
    name: String, type: String, documentation: String, kind: Kind,
    get: @escaping (Call) throws -> Answer, set: ((Call) throws -> Answer)?
  ) {
    self.name = name
    self.type = type
    self.documentation = documentation
    self.kind = kind
    self.get = get
    self.set = set
  }
}
