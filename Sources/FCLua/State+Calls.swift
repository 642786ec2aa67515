import CLuaBridge

/// A function that the host can call.
public enum Callee {
  /// A function that the host keeps.
  case reference(Reference)
  /// What an object holds in a slot.
  case held(by: Int, slot: Int)
  /// The value at an index of the running thread's stack.
  case stack(Int32)
}

/// Puts arguments on the stack of a call into Lua.
public struct ArgumentPusher {
  @usableFromInline let context: UnsafeMutablePointer<fcb_context>
  @usableFromInline let lua: OpaquePointer
  /// How many values were pushed.
  @usableFromInline var count: Int32 = 0
  /// Whether there was no memory for a value; the call is not made then.
  @usableFromInline var isOutOfMemory = false

  @inlinable init(context: UnsafeMutablePointer<fcb_context>, lua: OpaquePointer) {
    self.context = context
    self.lua = lua
  }

  /// Pushes an argument.
  @inlinable public mutating func push(_ boolean: Bool) {
    lua_pushboolean(lua, boolean ? 1 : 0)
    count += 1
  }

  /// Pushes an argument.
  @inlinable public mutating func push(_ integer: Int) {
    lua_pushinteger(lua, lua_Integer(integer))
    count += 1
  }

  /// Pushes an argument.
  @inlinable public mutating func push(_ number: Double) {
    lua_pushnumber(lua, number)
    count += 1
  }

  /// Pushes nil.
  public mutating func pushNil() {
    lua_pushnil(lua)
    count += 1
  }

  /// Pushes the value at an index of the stack.
  public mutating func push(stackIndex: Int32) {
    lua_pushvalue(lua, stackIndex)
    count += 1
  }

  /// Pushes what the object numbered `key` holds in a slot, or nil.
  public mutating func push(heldBy key: Int, slot: Int) {
    if fcb_push_held(context, lua, Int64(key), Int32(slot)) == LUA_TNONE { lua_pushnil(lua) }
    count += 1
  }

  /// Pushes an argument.
  public mutating func push(_ value: some LuaWritable) { pushWire { value.write(to: $0) } }
  /// Pushes an argument.
  public mutating func push<Object: LuaObject>(_ object: Object?) {
    pushWire { $0.write(object) }
  }

  /// Pushes each of the texts, however many they are.
  public mutating func push(each texts: [String]) {
    pushWire { for text in texts { $0.write(text) } }
  }

  private mutating func pushWire(_ write: (ValueWriter) -> Void) {
    let start = context.pointee.wire.length
    let objectStart = context.pointee.wire.object_count
    write(ValueWriter(context))
    var pushed: Int32 = 0
    if fcb_push_wire(context, lua, start, objectStart, &pushed) != LUA_OK {
      isOutOfMemory = true
    }
    count += pushed
  }
}

extension State {
  /// The most values that may be pushed for one call, and some for the bridge itself.
  @inlinable static var stackRoom: Int32 { 40 }

  /// Loads a chunk of Lua text.
  ///
  /// - Parameter name: The chunk's name with its mark: `@quiz.lua` for a file.
  /// - Throws: `LuaError` of kind `syntax` or `memory`.
  public func load(_ source: [UInt8], name: String) throws -> Reference {
    chunks.insert(String(name.dropFirst()))
    let lua = running
    let top = lua_gettop(lua)
    guard lua_checkstack(lua, 4) != 0 else { throw context.refusal }
    defer { lua_settop(lua, top) }
    let status = source.withUnsafeBytes { bytes in
      name.withCString {
        fcb_load(context, lua, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, $0)
      }
    }
    if status != LUA_OK { throw failure(status, lua, isLoading: true) }
    if countsLines { noteLines(of: lua, name: name) }
    return try reference(at: -1, of: lua)
  }

  /// Keeps the value at an index of the stack.
  public func reference(at index: Int32, of lua: OpaquePointer) throws -> Reference {
    var number: Int32 = 0
    try check(fcb_reference(context, lua, index, &number))
    return Reference(number: number, state: self)
  }

  /// A global that is a function; nil when it is not there or something else.
  ///
  /// - Throws: `LuaError` of kind `memory`.
  public func globalFunction(_ name: String) throws -> Reference? {
    let lua = running
    guard lua_checkstack(lua, 2) != 0 else { throw context.refusal }
    try check(fcb_push_global(lua, name))
    defer { fcb_pop(lua, 1) }
    return lua_type(lua, -1) == LUA_TFUNCTION ? try reference(at: -1, of: lua) : nil
  }

  /// Keeps a boolean, as a module's value may be.
  public func reference(toBoolean boolean: Bool) throws -> Reference {
    let lua = running
    guard lua_checkstack(lua, 2) != 0 else { throw context.refusal }
    lua_pushboolean(lua, boolean ? 1 : 0)
    defer { fcb_pop(lua, 1) }
    return try reference(at: -1, of: lua)
  }

  /// The names of globals, in order; at most `count` of them, since a script can make many.
  public func globalNames(upTo count: Int) throws -> [String] {
    let lua = running
    let top = lua_gettop(lua)
    guard lua_checkstack(lua, 4) != 0 else { throw context.refusal }
    defer { lua_settop(lua, top) }
    fcb_push_globals(lua)
    var names: [String] = []
    lua_pushnil(lua)
    // Traversing raises only for a key that is not there, and none is changed meanwhile.
    while names.count < count, lua_next(lua, top + 1) != 0 {
      let values = StackValues(lua: lua, context: context, base: top + 1)
      if let bytes = values.bytes(1) { names.append(String(decoding: bytes, as: UTF8.self)) }
      fcb_pop(lua, 1)
    }
    return names.sorted()
  }

  /// Calls a function, protected.
  ///
  /// - Parameters:
  ///   - arguments: Pushes at most 32 values.
  ///   - title: What is called, in the author's words; an error carries it.
  ///   - results: How many results to read; missing ones are nil. Nil reads all there are.
  ///   - read: Reads the results, which are gone when it returns.
  /// - Throws: `LuaError` when the function throws, or what `read` throws.
  @inlinable public func call<Result>(
    _ callee: Callee, as title: @autoclosure () -> String? = nil, results: Int? = 0,
    arguments: (inout ArgumentPusher) throws -> Void, read: (StackValues) throws -> Result
  ) throws -> Result {
    let handler = fcb_begin_call(context, Self.stackRoom)
    guard handler != 0 else { throw context.refusal }
    let lua = running
    defer { lua_settop(lua, handler - 1) }
    push(callee, on: lua)
    var pusher = ArgumentPusher(context: context, lua: lua)
    try arguments(&pusher)
    if pusher.isOutOfMemory { throw context.refusal }
    let status = fcb_call(
      context, handler, pusher.count, results.map(Int32.init) ?? LUA_MULTRET)
    if status != LUA_OK { throw failure(status, lua, of: title()) }
    return try read(StackValues(lua: lua, context: context, base: handler))
  }

  /// The error of a call that has just failed, with what was called.
  @usableFromInline func failure(
    _ status: Int32, _ lua: OpaquePointer, of title: String?
  ) -> LuaError {
    if let title { noteCallback(title, of: lua) }
    return failure(status, lua, isLoading: false)
  }

  /// Keeps what a call that has just failed was, and which frame of the failure is its function's.
  func noteCallback(_ title: String, of lua: OpaquePointer, above depth: Int? = nil) {
    let failure = withUnsafePointer(to: &context.pointee.failure) { failure in
      (
        failure.pointee.serial, failure.pointee.thread,
        Int(failure.pointee.thread_start + failure.pointee.depth)
      )
    }
    if failureCallbacks.serial != failure.0 { failureCallbacks = (failure.0, []) }
    // The functions that still run are those outside of the call.
    let frame = failure.1 == lua ? failure.2 - (depth ?? Int(fcb_depth(lua))) - 1 : nil
    failureCallbacks.callbacks.append(Callback(title: title, frame: frame))
  }

  @inlinable func push(_ callee: Callee, on lua: OpaquePointer) {
    switch callee {
    case .reference(let reference): fcb_push_registry(lua, reference.number)
    case .stack(let index): lua_pushvalue(lua, index)
    case .held(let key, let slot):
      if fcb_push_held(context, lua, Int64(key), Int32(slot)) == LUA_TNONE { lua_pushnil(lua) }
    }
  }

  /// Where a function begins; nil when it is no function of a script.
  public func definition(of callee: Callee) -> SourcePosition? {
    let lua = running
    guard lua_checkstack(lua, 4) != 0 else { return nil }
    push(callee, on: lua)
    var frame = fcb_frame()
    guard fcb_definition(lua, &frame) else { return nil }
    let function = StackFrame(frame)
    return SourcePosition(source: function.source, line: function.lineDefined)
  }

  // MARK: What objects hold

  /// Gives a script's object its userdata, if it has none, and calls `body` while it has one.
  ///
  /// What the object holds on the Lua side must be put there inside `body`.
  public func withUserdata<Object: LuaObject, Result>(
    of object: Object, _ body: () throws -> Result
  ) throws -> Result {
    let lua = running
    let top = lua_gettop(lua)
    guard lua_checkstack(lua, 4) != 0 else { throw context.refusal }
    defer { lua_settop(lua, top) }
    var pusher = ArgumentPusher(context: context, lua: lua)
    pusher.push(object)
    if pusher.isOutOfMemory { throw context.refusal }
    return try body()
  }

  /// Makes an object hold the value at an index of the running thread's stack.
  ///
  /// - Parameters:
  ///   - object: It must have a userdata now.
  ///   - slot: Which one; nil takes a free one above `first`.
  /// - Returns: The slot that was taken.
  @discardableResult
  public func hold(
    _ index: Int32, in object: some LuaObject, slot: Int? = nil, above first: Int = 0
  ) throws -> Int {
    var number = Int32(slot ?? 0)
    try check(
      fcb_hold(context, running, Int64(object.hostKey), index, Int32(first), &number))
    return Int(number)
  }

  /// Makes `parent` hold `child`, so that what `child` holds lives as long as `parent` does.
  public func hold<Child: LuaObject>(
    child: Child, in parent: some LuaObject, slot: Int? = nil, above first: Int = 0
  ) throws {
    try withUserdata(of: child) { _ = try hold(-1, in: parent, slot: slot, above: first) }
  }

  /// Whether an object holds in a slot what lies at an index of the running thread's stack.
  public func isHeld(_ index: Int32, by object: some LuaObject, slot: Int) -> Bool {
    let lua = running
    guard fcb_push_held(context, lua, Int64(object.hostKey), Int32(slot)) != LUA_TNONE else {
      return false
    }
    defer { fcb_pop(lua, 1) }
    return lua_rawequal(lua, index, -1) != 0
  }

  /// Whether an object holds anything in a slot.
  public func holds(in object: some LuaObject, slot: Int) -> Bool {
    let lua = running
    guard fcb_push_held(context, lua, Int64(object.hostKey), Int32(slot)) != LUA_TNONE else {
      return false
    }
    fcb_pop(lua, 1)
    return true
  }

  /// Drops what an object holds in a slot.
  public func dropHeld(by object: some LuaObject, slot: Int) {
    fcb_drop_held(context, running, Int64(object.hostKey), Int32(slot))
  }

  /// A copy of the plain value that an object holds; nil when it holds none.
  public func heldValue(by object: some LuaObject, slot: Int) throws -> Value? {
    let lua = running
    let top = lua_gettop(lua)
    guard lua_checkstack(lua, 4) != 0 else { throw context.refusal }
    defer { lua_settop(lua, top) }
    guard fcb_push_held(context, lua, Int64(object.hostKey), Int32(slot)) != LUA_TNONE else {
      return nil
    }
    return try StackValues(lua: lua, context: context, base: top).value(1)
  }

  /// Keeps an object and all it holds from being collected until it is unpinned.
  public func pin(_ object: some LuaObject) throws {
    try withUserdata(of: object) { try check(fcb_pin(context, Int64(object.hostKey))) }
  }

  /// Lets an object be collected again; does nothing when it was not pinned.
  public func unpin(_ object: some LuaObject) { fcb_unpin(context, Int64(object.hostKey)) }
}
