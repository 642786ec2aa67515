import CLuaBridge

/// An object of the host that scripts can hold.
///
/// The same object is the same Lua value, so `a == b` and table keys work.
public protocol LuaObject: AnyObject {
  /// The number by which one Lua state knows the object; 0 until it is first shown to a script.
  var hostKey: Int { get set }
}

/// Something that can be given to Lua.
public protocol LuaWritable {
  func write(to writer: ValueWriter)
  /// Gives the value to Lua as the only result of `call`.
  func answer(_ call: Call) -> Answer
}

extension LuaWritable {
  @inlinable public func answer(_ call: Call) -> Answer {
    write(to: call.writer)
    return .wire
  }
}

/// Puts values on the wire, from which C makes Lua values once Swift has returned.
///
/// Nothing here calls Lua, so nothing can raise. A lack of memory is reported by C.
public struct ValueWriter {
  @usableFromInline let context: UnsafeMutablePointer<fcb_context>

  @inlinable init(_ context: UnsafeMutablePointer<fcb_context>) { self.context = context }

  private func put<T: BitwiseCopyable>(_ tag: Int, _ value: T) {
    guard let place = fcb_wire_reserve(context, 1 + MemoryLayout<T>.size) else { return }
    place[0] = UInt8(tag)
    UnsafeMutableRawPointer(place + 1).storeBytes(of: value, as: T.self)
  }

  private func put(_ tag: Int) {
    fcb_wire_reserve(context, 1)?.pointee = UInt8(tag)
  }

  /// Writes nil.
  public func writeNil() { put(FCB_NIL) }
  /// Writes a value.
  public func write(_ boolean: Bool) { put(boolean ? FCB_TRUE : FCB_FALSE) }
  /// Writes a value.
  public func write(_ integer: Int) { put(FCB_INTEGER, Int64(integer)) }
  /// Writes a value.
  public func write(_ number: Double) { put(FCB_NUMBER, number) }

  /// Writes a value.
  public func write(_ string: String) {
    var string = string
    string.withUTF8 { write(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Writes bare text, for an answer that is one text.
  @usableFromInline func writeText(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let source = bytes.baseAddress, let place = fcb_wire_reserve(context, bytes.count)
      else { return }
      place.update(from: source, count: bytes.count)
    }
  }

  /// Writes a Lua string of any bytes.
  public func write(bytes: UnsafeRawBufferPointer) {
    guard let place = fcb_wire_reserve(context, 1 + MemoryLayout<Int>.size + bytes.count) else {
      return
    }
    place[0] = UInt8(FCB_STRING)
    let raw = UnsafeMutableRawPointer(place + 1)
    raw.storeBytes(of: bytes.count, as: Int.self)
    if let source = bytes.baseAddress {
      (raw + MemoryLayout<Int>.size).copyMemory(from: source, byteCount: bytes.count)
    }
  }

  /// Begins a table; `listCount` values and then `fieldCount` pairs of key and value must follow.
  public func beginTable(listCount: Int, fieldCount: Int) {
    put(FCB_TABLE, SIMD2(Int32(clamping: listCount), Int32(clamping: fieldCount)))
  }

  /// Writes a value.
  public func write(_ reference: Reference) { put(FCB_HELD, reference.number) }

  /// Writes an object of the host.
  public func write<Object: LuaObject>(_ object: Object) {
    if let binding = binding(of: Object.self) { write(object, as: binding) }
  }

  /// The binding of a class; where there is no memory for it, nothing can be written any more.
  private func binding<Object: LuaObject>(of type: Object.Type) -> ClassBinding<Object>? {
    let binding = try? context.state.binding(of: type)
    if binding == nil { context.pointee.wire.failed = true }
    return binding
  }

  /// Writes an object of the host whose class is known, which is faster.
  public func write<Object: LuaObject>(_ object: Object, as binding: ClassBinding<Object>) {
    if object.hostKey == 0 { object.hostKey = context.state.nextKey() }
    _ = fcb_wire_object(
      context, Int64(object.hostKey), binding.description, Unmanaged.passRetained(object).toOpaque()
    )
  }

  public func write<T: LuaWritable>(_ value: T?) {
    if let value { value.write(to: self) } else { writeNil() }
  }

  public func write<Object: LuaObject>(_ object: Object?) {
    if let object { write(object) } else { writeNil() }
  }

  /// Writes a list of values.
  public func write<T: LuaWritable>(list: some Collection<T>) {
    beginTable(listCount: list.count, fieldCount: 0)
    for element in list { element.write(to: self) }
  }

  /// Writes a list of objects.
  public func write<Object: LuaObject>(objects: some Collection<Object>) {
    beginTable(listCount: objects.count, fieldCount: 0)
    guard let binding = binding(of: Object.self) else { return }
    for object in objects { write(object, as: binding) }
  }
}

extension Bool: LuaWritable {
  public func write(to writer: ValueWriter) { writer.write(self) }
  @inlinable public func answer(_ call: Call) -> Answer {
    lua_pushboolean(call.lua, self ? 1 : 0)
    return .one
  }
}

extension Int: LuaWritable {
  public func write(to writer: ValueWriter) { writer.write(self) }
  @inlinable public func answer(_ call: Call) -> Answer {
    lua_pushinteger(call.lua, lua_Integer(self))
    return .one
  }
}

extension Double: LuaWritable {
  public func write(to writer: ValueWriter) { writer.write(self) }
  @inlinable public func answer(_ call: Call) -> Answer {
    lua_pushnumber(call.lua, self)
    return .one
  }
}

extension String: LuaWritable {
  public func write(to writer: ValueWriter) { writer.write(self) }
  @inlinable public func answer(_ call: Call) -> Answer {
    call.writer.writeText(self)
    return .text
  }
}

extension Optional: LuaWritable where Wrapped: LuaWritable {
  public func write(to writer: ValueWriter) { writer.write(self) }
  @inlinable public func answer(_ call: Call) -> Answer {
    guard let self else {
      lua_pushnil(call.lua)
      return .one
    }
    return self.answer(call)
  }
}

extension Array: LuaWritable where Element: LuaWritable {
  public func write(to writer: ValueWriter) { writer.write(list: self) }
}
