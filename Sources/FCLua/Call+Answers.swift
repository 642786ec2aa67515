import CLuaBridge

/// Answers that are put together on the stack, while the call goes on.
extension Call {
  /// Answers with an object that holds something: `body` runs while it has its userdata.
  public func answer<Object: LuaObject>(_ object: Object, _ body: () throws -> Void) throws
    -> Answer
  {
    var pusher = ArgumentPusher(context: context, lua: lua)
    pusher.push(object)
    if pusher.isOutOfMemory { throw context.refusal }
    try body()
    return .one
  }

  /// Pushes a value, as a result among others.
  public func push(_ value: some LuaWritable) throws {
    var pusher = ArgumentPusher(context: context, lua: lua)
    pusher.push(value)
    if pusher.isOutOfMemory { throw context.refusal }
  }

  /// Pushes an object, as a result among others.
  public func push(_ object: some LuaObject) throws {
    _ = try answer(object) {}
  }

  /// Answers with what the object numbered `key` holds in a slot; nil when it holds nothing there.
  public func answerHeld(by key: Int, slot: Int) -> Answer? {
    fcb_push_held(context, lua, Int64(key), Int32(slot)) == LUA_TNONE ? nil : .one
  }

  /// Answers with a field of a table argument, raw; its name is another argument.
  func answerField(ofTable table: Int, named name: Int) -> Answer {
    lua_pushvalue(lua, arguments.stackIndex(name))
    lua_rawget(lua, arguments.stackIndex(table))
    return .one
  }

  // MARK: Lists

  /// The length of a list argument, by its own fields.
  public func listLength(_ position: Int) throws -> Int {
    guard arguments.isTable(position) else { throw wrongArgument(position, expected: "list") }
    return Int(lua_rawlen(lua, arguments.stackIndex(position)))
  }

  /// Answers with an element of a list argument.
  public func answerElement(_ index: Int, of position: Int) -> Answer {
    lua_rawgeti(lua, arguments.stackIndex(position), lua_Integer(index))
    return .one
  }

  /// Lets `body` read an element of a list argument; its position is that of one more argument.
  @discardableResult
  public func withElement<Result>(
    _ index: Int, of position: Int, _ body: (_ position: Int) throws -> Result
  ) throws -> Result {
    guard lua_checkstack(lua, 4) != 0 else { throw LuaError.outOfMemory }
    lua_rawgeti(lua, arguments.stackIndex(position), lua_Integer(index))
    let top = lua_gettop(lua)
    defer { lua_settop(lua, top - 1) }
    return try body(arguments.count)
  }

  /// Answers with a new list of elements of a list argument.
  public func answerElements(_ indexes: [Int], of position: Int) throws -> Answer {
    let status = indexes.map(Int64.init).withUnsafeBufferPointer {
      fcb_push_elements(
        context, lua, arguments.stackIndex(position), $0.baseAddress, Int32($0.count))
    }
    guard status == LUA_OK else { throw context.refusal }
    return .one
  }
}
