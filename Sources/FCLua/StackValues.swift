import CLuaBridge
import Glibc

/// A run of values on a Lua stack: the arguments of a call, or its results.
///
/// Reading converts nothing in place and never raises.
public struct StackValues {
  @usableFromInline let lua: OpaquePointer
  @usableFromInline let context: UnsafeMutablePointer<fcb_context>
  /// The stack index below the first value.
  @usableFromInline let base: Int32

  @inlinable init(lua: OpaquePointer, context: UnsafeMutablePointer<fcb_context>, base: Int32) {
    self.lua = lua
    self.context = context
    self.base = base
  }

  /// How many values there are.
  @inlinable public var count: Int { Int(lua_gettop(lua) - base) }

  /// The stack index of a value.
  @inlinable public func stackIndex(_ position: Int) -> Int32 { base + Int32(position) }

  /// The Lua type of a value, or `LUA_TNONE`.
  @inlinable public func type(_ position: Int) -> Int32 { lua_type(lua, stackIndex(position)) }

  /// True when the value is nil or missing.
  @inlinable public func isNil(_ position: Int) -> Bool { type(position) <= LUA_TNIL }

  /// Whether the value is a function, of Lua or of the host.
  public func isFunction(_ position: Int) -> Bool { type(position) == LUA_TFUNCTION }
  /// Whether the value is a table.
  public func isTable(_ position: Int) -> Bool { type(position) == LUA_TTABLE }

  /// The name of a value's type, as error messages use it.
  public func typeName(_ position: Int) -> String {
    if type(position) == LUA_TNONE { return "no value" }
    if type(position) == LUA_TUSERDATA,
      let name = context.state.className(lua, stackIndex(position))
    {
      return name
    }
    return String(cString: lua_typename(lua, type(position)))
  }

  // MARK: Reading without a complaint

  /// A boolean; nil when the value is something else.
  @inlinable public func boolean(_ position: Int) -> Bool? {
    type(position) == LUA_TBOOLEAN ? lua_toboolean(lua, stackIndex(position)) != 0 : nil
  }

  /// A number with an integral value, or a string that is one, as Lua's own functions take it;
  /// nil when the value is something else.
  @inlinable public func integer(_ position: Int) -> Int? {
    var isInteger: Int32 = 0
    let integer = lua_tointegerx(lua, stackIndex(position), &isInteger)
    return isInteger != 0 ? Int(integer) : nil
  }

  /// A number, or a string that is one, as Lua's own functions take it; nil when the value is
  /// something else.
  @inlinable public func number(_ position: Int) -> Double? {
    var isNumber: Int32 = 0
    let number = lua_tonumberx(lua, stackIndex(position), &isNumber)
    return isNumber != 0 ? number : nil
  }

  /// The bytes of a string, borrowed until the stack changes; nil when the value is no string.
  @inlinable public func bytes(_ position: Int) -> UnsafeRawBufferPointer? {
    var length = 0
    guard let start = fcb_string(lua, stackIndex(position), &length) else { return nil }
    return UnsafeRawBufferPointer(start: start, count: length)
  }

  /// An object of the host; nil when the value is something else.
  @inlinable public func object<Object: LuaObject>(
    _ position: Int, as binding: ClassBinding<Object>
  ) -> Object? {
    guard let pointer = fcb_object(lua, stackIndex(position), binding.description) else {
      return nil
    }
    return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// An object of the host; nil when the value is something else.
  public func object<Object: LuaObject>(_ position: Int, of type: Object.Type) -> Object? {
    context.state.definedBinding(of: type).flatMap { object(position, as: $0) }
  }

  /// The objects of a list; nil when the value is no table, or holds anything else.
  public func objects<Object: LuaObject>(
    _ position: Int, as binding: ClassBinding<Object>
  ) -> [Object]? {
    guard isTable(position), lua_checkstack(lua, 2) != 0 else { return nil }
    let length = lua_rawlen(lua, stackIndex(position))
    var objects: [Object] = []
    for index in 0..<lua_Integer(length) {
      lua_rawgeti(lua, stackIndex(position), index + 1)
      defer { fcb_pop(lua, 1) }
      guard let pointer = fcb_object(lua, -1, binding.description) else { return nil }
      objects.append(Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue())
    }
    return objects
  }

  /// Keeps a value for as long as the reference lives.
  public func reference(_ position: Int) throws -> Reference {
    try context.state.reference(at: stackIndex(position), of: lua)
  }

  /// Copies a value out, tables and all.
  ///
  /// - Parameter depth: How deep tables may nest.
  /// - Throws: `ValueFault` when something in it is no plain value, nests too deep, or holds
  ///   itself.
  public func value(_ position: Int, depth: Int = 64) throws(ValueFault) -> Value {
    guard count >= position else { return .nil }
    let start = context.pointee.wire.length
    let objectStart = context.pointee.wire.object_count
    defer { fcb_wire_truncate(context, start, objectStart) }
    var badType: Int32 = 0
    switch Int(fcb_read(context, lua, stackIndex(position), Int32(depth), &badType)) {
    case FCB_READ_OK:
      var reader = ValueReader(context: context, start: start)
      return reader.value()
    case FCB_READ_DEPTH: throw ValueFault(reason: .tooDeep)
    case FCB_READ_CYCLE: throw ValueFault(reason: .cycle)
    case FCB_READ_TYPE:
      throw ValueFault(reason: .notPlain(type: String(cString: lua_typename(lua, badType))))
    default: throw ValueFault(reason: .memory)
    }
  }

  /// A string, or a number written as one; nil when the value is neither.
  ///
  /// - Throws: `ScriptFault` naming `subject` when the string is not valid UTF-8.
  @inlinable public func text(_ position: Int, _ subject: @autoclosure () -> String) throws
    -> String?
  {
    if let bytes = bytes(position) {
      if let text = validText(bytes) { return text }
      throw invalidText(bytes, subject())
    }
    return numberText(position)
  }

  @usableFromInline func numberText(_ position: Int) -> String? {
    guard type(position) == LUA_TNUMBER, let number = number(position) else { return nil }
    if let integer = integer(position), lua_isinteger(lua, stackIndex(position)) != 0 {
      return String(integer)
    }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let count = fcb_number_text(number, buffer.baseAddress)
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<Int(count)], as: UTF8.self)
    }
  }

  @usableFromInline func invalidText(_ bytes: UnsafeRawBufferPointer, _ subject: String)
    -> ScriptFault
  {
    ScriptFault("\(subject) is not valid UTF-8 (byte \(firstInvalidByte(of: bytes)))")
  }
}

/// The text that bytes are when they are valid UTF-8.
///
/// `String(validating:)` does the same at four times the cost: it is not specialised here.
@inlinable public func validText(_ bytes: UnsafeRawBufferPointer) -> String? {
  var text = String(decoding: bytes, as: UTF8.self)
  // Decoding mends what is broken, so the bytes are the same only where nothing was.
  let isValid = text.withUTF8 { decoded in
    decoded.count == bytes.count
      && (bytes.isEmpty || memcmp(decoded.baseAddress!, bytes.baseAddress!, bytes.count) == 0)
  }
  return isValid ? text : nil
}

/// The position, from 1, of the first byte that does not belong to valid UTF-8.
///
/// `bytes` must hold one.
public func firstInvalidByte(of bytes: UnsafeRawBufferPointer) -> Int {
  var valid = 0
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): valid += UTF8.width(scalar)
    case .emptyInput, .error: return valid + 1
    }
  }
}
