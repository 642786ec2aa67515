import CLuaBridge

/// A step from a value to one that lies in it.
package enum PathStep: Equatable, Sendable {
  case name(String)
  case index(Int)
}

/// What a path leads to.
package enum FoundValue: Equatable, Sendable {
  /// A table, with the names in it and whether each is of a function.
  case table([String: Bool])
  /// A library, which shows nothing of itself.
  case library
  /// A string, whose methods are those of `string`.
  case text
  /// An object of the host, at which the path goes on by itself.
  case object(className: String, rest: [PathStep])
  case other
}

extension State {
  /// Follows a path from the globals, past metatables: nothing of the script runs.
  package func find(_ path: [PathStep]) -> FoundValue {
    let lua = running
    let top = lua_gettop(lua)
    guard lua_checkstack(lua, 16) != 0 else { return .other }
    defer { lua_settop(lua, top) }
    fcb_push_globals(lua)
    for (position, step) in path.enumerated() {
      if fcb_is_view(lua, -1) { return .library }
      if let name = className(lua, -1) {
        return .object(className: name, rest: Array(path[position...]))
      }
      guard pushField(step, of: lua_gettop(lua), lua) else { return .other }
      lua_rotate(lua, top + 1, 1)
      lua_settop(lua, top + 1)
    }
    return found(at: top + 1, lua)
  }

  private func found(at index: Int32, _ lua: OpaquePointer) -> FoundValue {
    if fcb_is_view(lua, index) { return .library }
    switch lua_type(lua, index) {
    case LUA_TSTRING: return .text
    case LUA_TUSERDATA:
      return className(lua, index).map { .object(className: $0, rest: []) } ?? .other
    case LUA_TTABLE:
      var names: [String: Bool] = [:]
      collect(&names, of: index, lua, depth: 0)
      return .table(names)
    default: return .other
    }
  }

  /// Collects the names of a table, and of those that its metatables lead to.
  private func collect(
    _ names: inout [String: Bool], of index: Int32, _ lua: OpaquePointer, depth: Int
  ) {
    lua_pushnil(lua)
    while lua_next(lua, index) != 0 {
      let values = StackValues(lua: lua, context: context, base: lua_gettop(lua) - 2)
      if names.count < 10_000, let bytes = values.bytes(1), let name = validText(bytes),
        names[name] == nil
      {
        names[name] = values.isFunction(2)
      }
      fcb_pop(lua, 1)
    }
    guard depth < 10, lua_checkstack(lua, 8) != 0, lua_getmetatable(lua, index) != 0 else {
      return
    }
    let metatable = lua_gettop(lua)
    if pushField(.name("__index"), of: metatable, lua), lua_type(lua, -1) == LUA_TTABLE {
      collect(&names, of: lua_gettop(lua), lua, depth: depth + 1)
    }
    lua_settop(lua, metatable - 1)
  }

  /// Pushes a field of the table at an index, past its metatable; false for what is no table, which
  /// pushes nothing.
  ///
  /// A name is looked for among all: to make a string of it might raise.
  private func pushField(_ step: PathStep, of index: Int32, _ lua: OpaquePointer) -> Bool {
    guard lua_type(lua, index) == LUA_TTABLE else { return false }
    switch step {
    case .index(let number):
      lua_rawgeti(lua, index, lua_Integer(number))
      return true
    case .name(let wanted):
      lua_pushnil(lua)
      while lua_next(lua, index) != 0 {
        let values = StackValues(lua: lua, context: context, base: lua_gettop(lua) - 2)
        if let name = values.bytes(1), name.elementsEqual(wanted.utf8) {
          lua_rotate(lua, -2, 1)
          fcb_pop(lua, 1)
          return true
        }
        fcb_pop(lua, 1)
      }
      return false
    }
  }
}
