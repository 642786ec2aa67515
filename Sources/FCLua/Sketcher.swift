import CLuaBridge

extension StackValues {
  /// What a value looks like. Only a `__tostring` of it runs, under the limits of a call.
  package func sketch(_ position: Int, limits: Sketch.Limits = Sketch.Limits()) -> Sketch {
    var sketcher = Sketcher(lua: lua, context: context, limits: limits)
    if isTable(position), let text = sketcher.textOfTable(at: stackIndex(position)) {
      return .named(text)
    }
    return sketcher.sketch(at: stackIndex(position))
  }
}

/// Looks at a value without changing it, and reads tables past their metatables: what it calls of
/// Lua can't raise, but for what runs protected.
private struct Sketcher {
  let lua: OpaquePointer
  let context: UnsafeMutablePointer<fcb_context>
  let limits: Sketch.Limits
  /// The tables that lie around the value.
  private var open: [UnsafeRawPointer?] = []
  private var valuesLeft: Int

  /// So many keys are put in order at most: those of a larger table come as they are found.
  private static let mostKeys = 10_000

  init(lua: OpaquePointer, context: UnsafeMutablePointer<fcb_context>, limits: Sketch.Limits) {
    self.lua = lua
    self.context = context
    self.limits = limits
    valuesLeft = limits.values
  }

  mutating func sketch(at index: Int32) -> Sketch {
    let index = lua_absindex(lua, index)
    let values = StackValues(lua: lua, context: context, base: index - 1)
    switch lua_type(lua, index) {
    case LUA_TNIL, LUA_TNONE: return .nil
    case LUA_TBOOLEAN: return .boolean(lua_toboolean(lua, index) != 0)
    case LUA_TNUMBER:
      if lua_isinteger(lua, index) != 0 { return .integer(Int(lua_tointegerx(lua, index, nil))) }
      return .number(values.numberText(1) ?? "")
    case LUA_TSTRING:
      let bytes = values.bytes(1) ?? UnsafeRawBufferPointer(start: nil, count: 0)
      return .string(Array(bytes.prefix(limits.bytes)), count: bytes.count)
    case LUA_TFUNCTION: return .function(definition(at: index))
    case LUA_TTABLE: return isLibrary(at: index) ? .other(type: "library") : table(at: index)
    case LUA_TUSERDATA: return text(at: index).map(Sketch.named) ?? .other(type: values.typeName(1))
    default: return .other(type: values.typeName(1))
    }
  }

  /// Whether it is a frozen library, in which there is nothing to be seen.
  private func isLibrary(at index: Int32) -> Bool {
    lua_checkstack(lua, 2) != 0 && fcb_is_view(lua, index)
  }

  private func definition(at index: Int32) -> SourcePosition? {
    guard lua_checkstack(lua, 4) != 0 else { return nil }
    lua_pushvalue(lua, index)
    var frame = fcb_frame()
    guard fcb_definition(lua, &frame) else { return nil }
    let function = StackFrame(frame)
    return function.isOfScript
      ? SourcePosition(source: function.source, line: function.lineDefined) : nil
  }

  /// How a table says by its `__tostring` that it reads; nil for every other one.
  ///
  /// Only for one that lies in no other: what runs there might change that while it is gone through.
  func textOfTable(at index: Int32) -> String? {
    guard lua_checkstack(lua, 4) != 0, lua_getmetatable(lua, index) != 0 else { return nil }
    let top = lua_gettop(lua)
    defer { lua_settop(lua, top - 1) }
    var hasMethod = false
    lua_pushnil(lua)
    while !hasMethod, lua_next(lua, top) != 0 {
      var length = 0
      hasMethod = fcb_string(lua, -2, &length).map { String(cString: $0) } == "__tostring"
      fcb_pop(lua, 1)
    }
    return hasMethod ? text(at: index) : nil
  }

  /// What `tostring` gives.
  private func text(at index: Int32) -> String? {
    guard lua_checkstack(lua, 2) != 0, fcb_push_text(context, lua, index) == LUA_OK else {
      return nil
    }
    defer { fcb_pop(lua, 1) }
    let values = StackValues(lua: lua, context: context, base: lua_gettop(lua) - 1)
    return values.bytes(1).map { String(decoding: $0.prefix(limits.bytes), as: UTF8.self) }
  }

  private mutating func table(at index: Int32) -> Sketch {
    let pointer = UnsafeRawPointer(lua_topointer(lua, index))
    if open.contains(pointer) { return .circle }
    guard lua_checkstack(lua, 4) != 0 else { return .other(type: "table") }
    let count = valueCount(at: index)
    if open.count == limits.depth, count > 0 { return .deeper(count: count) }
    open.append(pointer)
    defer { open.removeLast() }

    var table = Sketch.Table()
    let length = Int(lua_rawlen(lua, index))
    for position in 0..<min(length, limits.valuesOfTable) where valuesLeft > 0 {
      valuesLeft -= 1
      lua_rawgeti(lua, index, lua_Integer(position + 1))
      table.list.append(sketch(at: -1))
      fcb_pop(lua, 1)
    }
    // What of the list is left out would stand before the fields.
    if table.list.count == length { table.fields = fields(at: index, after: length) }
    table.moreCount = max(0, count - table.list.count - table.fields.count)
    return .table(table)
  }

  private func valueCount(at index: Int32) -> Int {
    var count = 0
    lua_pushnil(lua)
    while lua_next(lua, index) != 0 {
      count += 1
      fcb_pop(lua, 1)
    }
    return count
  }

  /// The first fields beside those of the list, in order.
  private mutating func fields(at index: Int32, after length: Int) -> [Sketch.Field] {
    let room = max(0, min(limits.valuesOfTable - length, valuesLeft))
    // First the keys alone: a table may hold far more than is shown.
    guard let last = keys(at: index, after: length).prefix(room).last else { return [] }
    var fields: [Sketch.Field] = []
    lua_pushnil(lua)
    while lua_next(lua, index) != 0 {
      let key = key(at: -2)
      if fields.count < room, !isInList(key, length), !last.precedesAsKey(key) {
        valuesLeft -= 1
        fields.append(Sketch.Field(key: key, value: sketch(at: -1)))
      }
      fcb_pop(lua, 1)
    }
    return fields.sorted { $0.key.precedesAsKey($1.key) }
  }

  /// The keys beside those of the list, in order.
  private mutating func keys(at index: Int32, after length: Int) -> [Sketch] {
    var keys: [Sketch] = []
    lua_pushnil(lua)
    while lua_next(lua, index) != 0 {
      fcb_pop(lua, 1)
      guard keys.count < Self.mostKeys else {
        fcb_pop(lua, 1)
        break
      }
      let key = key(at: -1)
      if !isInList(key, length) { keys.append(key) }
    }
    return keys.sorted { $0.precedesAsKey($1) }
  }

  private func isInList(_ key: Sketch, _ length: Int) -> Bool {
    if case .integer(let position) = key { position >= 1 && position <= length } else { false }
  }

  /// A key: what lies in a table that is one is of no interest.
  private mutating func key(at index: Int32) -> Sketch {
    lua_type(lua, index) == LUA_TTABLE ? .other(type: "table") : sketch(at: index)
  }
}
