import CLuaBridge

/// Reading arguments that must be there and of the right type.
///
/// All of these throw an error that names the function, the position, what was expected and what
/// came; positions count from 1 and leave out the object of a method.
extension Call {
  /// The error for an argument that is wrong in a way of its own.
  public func wrongArgument(_ position: Int, expected: String) -> any Error {
    ArgumentFault(
      position: position, expected: expected, actual: arguments.typeName(position))
  }

  /// `true` or `false`: no other value counts as one.
  ///
  /// - Throws: The error of a wrong argument, in Lua's words.
  @inlinable public func boolean(_ position: Int) throws -> Bool {
    guard let boolean = arguments.boolean(position) else {
      throw wrongArgument(position, expected: "boolean")
    }
    return boolean
  }

  /// A whole number, or a string that is one.
  ///
  /// - Throws: The error of a wrong argument, in Lua's words.
  @inlinable public func integer(_ position: Int) throws -> Int {
    guard let integer = arguments.integer(position) else {
      throw wrongArgument(position, expected: "integer")
    }
    return integer
  }

  /// A number, or a string that is one.
  ///
  /// - Throws: The error of a wrong argument, in Lua's words.
  @inlinable public func number(_ position: Int) throws -> Double {
    guard let number = arguments.number(position) else {
      throw wrongArgument(position, expected: "number")
    }
    return number
  }

  /// Text, or a number written as one. Bytes that are not valid UTF-8 are an error.
  ///
  /// - Throws: The error of a wrong argument, in Lua's words.
  @inlinable public func string(_ position: Int) throws -> String {
    guard let text = try arguments.text(position, "argument #\(position)") else {
      throw wrongArgument(position, expected: "string")
    }
    return text
  }

  /// A string of any bytes, copied.
  ///
  /// - Throws: The error of a wrong argument, in Lua's words.
  public func bytes(_ position: Int) throws -> [UInt8] {
    guard let bytes = arguments.bytes(position) else {
      throw wrongArgument(position, expected: "string")
    }
    return Array(bytes)
  }

  /// Checks that an argument is a function.
  ///
  /// - Throws: The error of a wrong argument, in Lua's words.
  public func requireFunction(_ position: Int) throws {
    guard arguments.isFunction(position) else {
      throw wrongArgument(position, expected: "function")
    }
  }

  /// An object of a class of the host.
  ///
  /// - Throws: The error of a wrong argument, in Lua's words.
  public func object<Object: LuaObject>(_ position: Int, of type: Object.Type) throws -> Object {
    guard let object = arguments.object(position, of: type) else {
      throw wrongArgument(position, expected: try state.binding(of: type).name)
    }
    return object
  }

  /// A plain value, copied.
  ///
  /// - Throws: `ScriptFault` for what is no plain value, such as a function.
  public func value(_ position: Int) throws -> Value {
    do {
      return try arguments.value(position)
    } catch {
      throw ScriptFault(error.sentence(about: "argument #\(position)"))
    }
  }

  /// Reads the fields of a table argument, each by its name. An unknown name is an error.
  ///
  /// For tables of options, where speed does not matter; a nil or missing argument has no fields.
  ///
  /// - Throws: The error of a wrong argument, and `ScriptFault` for an unknown field.
  public func options(
    _ position: Int, of subject: String, fields: FieldTable
  ) throws -> [String: Value] {
    if arguments.isNil(position) { return [:] }
    guard arguments.isTable(position) else { throw wrongArgument(position, expected: "table") }
    let table: Value
    do {
      table = try arguments.value(position)
    } catch {
      throw ScriptFault(error.sentence(about: "the \(subject)"))
    }
    guard case .table(let table) = table else { return [:] }
    var options: [String: Value] = [:]
    if !table.list.isEmpty {
      throw ScriptFault(state.unknownField("1", in: subject, known: fields.names))
    }
    for field in table.fields {
      guard case .string(let name) = field.key, fields.names.contains(name) else {
        throw ScriptFault(state.unknownField(field.key.asKey, in: subject, known: fields.names))
      }
      options[name] = field.value
    }
    return options
  }
}

extension Value {
  /// The value as the name of a field, for messages.
  public var asKey: String {
    switch self {
    case .string(let string): string
    case .integer(let integer): String(integer)
    case .number(let number): String(number)
    case .boolean(let boolean): String(boolean)
    default: "?"
    }
  }

  /// The name of the value's Lua type.
  public var typeName: String {
    switch self {
    case .nil: "nil"
    case .boolean: "boolean"
    case .integer, .number: "number"
    case .string, .bytes: "string"
    case .table: "table"
    }
  }
}
