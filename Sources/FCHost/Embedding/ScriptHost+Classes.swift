import FCLua

/// Classes of the embedding program whose objects scripts can hold.
///
///     final class Counter: ScriptObject {
///       var hostKey = 0
///       var count = 0
///     }
///     try host.define(Counter.self, "counter") {
///       $0.property("count", get: { $0.count }, set: { $0.count = $1 })
///       $0.method("step") { (counter, by: Int) in counter.count += by }
///     }
///     try host.define("counter", in: "app") { Counter() }
extension ScriptHost {
  /// Makes a class known to scripts.
  ///
  /// - Parameters:
  ///   - name: What messages and `tostring` call its objects.
  ///   - describe: Adds its properties and methods.
  /// - Throws: `HostError` when the class or a member is defined already.
  public func define<Object: ScriptObject>(
    _ type: Object.Type, _ name: String, _ describe: (ScriptClass<Object>) -> Void
  ) throws {
    try checkUse()
    guard state.definedBinding(of: type) == nil else {
      throw HostError.definition("the class \(type) is defined already")
    }
    let description = ScriptClass<Object>(name)
    describe(description)
    if let repeated = description.repeated {
      throw HostError.definition("'\(name).\(repeated)' is defined already")
    }
    try use { try state.define(description.binding) }
  }
}

/// An object of the program that scripts can hold; each host needs objects of its own.
public typealias ScriptObject = LuaObject & LuaReadable & LuaWritable

/// The members of a class, as scripts see them.
///
/// What a getter, a setter or a method throws is raised in the script with its description.
public final class ScriptClass<Object: ScriptObject> {
  @usableFromInline let binding: ClassBinding<Object>
  private var names: Set<String> = []
  /// The first name that was used twice.
  private(set) var repeated: String?

  init(_ name: String) {
    binding = ClassBinding(name) { _ in name }
  }

  /// Adds a property that scripts can read.
  @inlinable public func property<Value: LuaWritable>(
    _ name: String, get: @escaping (Object) throws -> Value
  ) {
    note(name)
    binding.property(name, "", "", get: get)
  }

  /// Adds a property that scripts can read and set.
  @inlinable public func property<Value: LuaWritable & LuaReadable>(
    _ name: String, get: @escaping (Object) throws -> Value,
    set: @escaping (Object, Value) throws -> Void
  ) {
    note(name)
    binding.property(name, "", "", get: get) { object, call in
      try set(object, Value.read(call, 2))
    }
  }

  /// Adds a method.
  @inlinable public func method<each Argument: LuaReadable, Result: LuaWritable>(
    _ name: String, _ body: @escaping (Object, repeat each Argument) throws -> Result
  ) {
    note(name)
    binding.method(name, "", "") { object, call in
      var position = 0
      return try body(object, repeat (each Argument).next(in: call, &position)).answer(call)
    }
  }

  /// Adds a method without a result.
  @inlinable public func method<each Argument: LuaReadable>(
    _ name: String, _ body: @escaping (Object, repeat each Argument) throws -> Void
  ) {
    note(name)
    binding.method(name, "", "") { object, call in
      var position = 0
      try body(object, repeat (each Argument).next(in: call, &position))
      return .nothing
    }
  }

  @usableFromInline func note(_ name: String) {
    if !names.insert(name).inserted, repeated == nil { repeated = name }
  }
}
