import CLuaBridge

/// A Lua thread in which tasks run, one after the other.
///
/// It is kept from being collected for as long as it lives.
public final class TaskThread {
  let lua: OpaquePointer
  private let reference: Reference

  init(lua: OpaquePointer, reference: Reference) {
    self.lua = lua
    self.reference = reference
  }
}

/// How far a task has come.
public enum TaskStep {
  /// It has ended; its results lie on its thread until the next use.
  case finished(StackValues)
  /// A function of the host made it wait.
  case waiting
  /// It yielded by itself, to let others have their turn.
  case yielded
  // Apart, so that a step is small: most end well.
  /// It has ended with an error.
  indirect case failed(LuaError)
}

extension Answer {
  /// The task waits; what it is resumed with are the results.
  public static let wait = Answer(code: Int32(FCB_WAIT))
}

extension State {
  /// Gives scripts coroutine functions inside which the host can wait.
  public func openCoroutines() throws { try check(fcb_open_coroutines(context)) }

  /// Makes a thread of Lua for a task.
  ///
  /// - Throws: `LuaError` of kind `memory`.
  public func makeTaskThread() throws -> TaskThread {
    var number: Int32 = 0
    guard let lua = fcb_new_thread(context, &number) else { throw context.refusal }
    return TaskThread(lua: lua, reference: Reference(number: number, state: self))
  }

  /// Starts a task on a thread that has none.
  ///
  /// - Parameters:
  ///   - title: What is called, in the author's words; an error carries it.
  ///   - arguments: Pushes at most 32 values.
  public func start(
    _ callee: Callee, on thread: TaskThread, as title: @autoclosure () -> String?,
    arguments: (inout ArgumentPusher) throws -> Void
  ) throws -> TaskStep {
    try step(thread, as: title(), pushing: callee, arguments: arguments)
  }

  /// Resumes a task that waits or has yielded; the values are what the wait ends with.
  public func resume(
    _ thread: TaskThread, as title: @autoclosure () -> String?,
    arguments: (inout ArgumentPusher) throws -> Void
  ) throws -> TaskStep {
    try step(thread, as: title(), pushing: nil, arguments: arguments)
  }

  private func step(
    _ thread: TaskThread, as title: @autoclosure () -> String?, pushing callee: Callee?,
    arguments: (inout ArgumentPusher) throws -> Void
  ) throws -> TaskStep {
    // Values are made on the thread that runs: one that is suspended can't run anything.
    let lua = running
    let top = lua_gettop(lua)
    if context.pointee.dead_count != 0 { fcb_release_references(context) }
    guard lua_checkstack(lua, Self.stackRoom) != 0 else { throw context.refusal }
    if let callee { push(callee, on: lua) }
    var pusher = ArgumentPusher(context: context, lua: lua)
    do {
      try arguments(&pusher)
      guard !pusher.isOutOfMemory, lua_checkstack(thread.lua, pusher.count + 1) != 0 else {
        throw context.refusal
      }
    } catch {
      lua_settop(lua, top)
      throw error
    }
    lua_xmove(lua, thread.lua, lua_gettop(lua) - top)
    var count: Int32 = 0
    let status = fcb_resume_thread(context, thread.lua, pusher.count, &count)
    switch status {
    case LUA_OK:
      return .finished(
        StackValues(lua: thread.lua, context: context, base: lua_gettop(thread.lua) - count))
    case LUA_YIELD:
      defer { context.pointee.waiting = false }
      return context.pointee.waiting ? .waiting : .yielded
    default:
      if let title = title() { noteCallback(title, of: thread.lua, above: 0) }
      // Describing the value may run its `__tostring`, which a dead thread can't.
      // The value itself stays: what the thread has open is closed with it.
      lua_pushvalue(thread.lua, -1)
      lua_xmove(thread.lua, lua, 1)
      defer { lua_settop(lua, top) }
      return .failed(failure(status, lua, isLoading: false))
    }
  }

  /// Runs what a thread's functions have to close and makes it ready for another task.
  ///
  /// - Returns: The error of a `__close`, if there was one.
  @discardableResult
  public func close(_ thread: TaskThread) -> LuaError? {
    // What a stopped script has open stays so: even emptying the stack would close it.
    if stopReason != nil { return nil }
    let status = fcb_close_task(context, thread.lua)
    defer { lua_settop(thread.lua, 0) }
    guard status != LUA_OK else { return nil }
    let lua = running
    guard lua_checkstack(lua, 2) != 0 else { return context.refusal }
    lua_xmove(thread.lua, lua, 1)
    defer { fcb_pop(lua, 1) }
    return failure(status, lua, isLoading: false)
  }

  /// Whether the task that runs is to stop at a function of the host, as soon as it can.
  public var isStopping: Bool {
    get { context.pointee.stopping }
    set { context.pointee.stopping = newValue }
  }

  /// Drops the results of a finished task.
  public func clear(_ thread: TaskThread) { lua_settop(thread.lua, 0) }

  /// Takes the results of a finished task off its thread, which is ready for another one then, and
  /// hands them to `body`.
  ///
  /// What `body` runs may have got hold of the thread.
  public func withResults(
    _ results: StackValues, of thread: TaskThread, _ body: (StackValues) throws -> Void
  ) throws {
    let lua = running
    let top = lua_gettop(lua)
    guard lua_checkstack(lua, Int32(results.count) + 1) != 0 else { throw context.refusal }
    lua_xmove(thread.lua, lua, Int32(results.count))
    clear(thread)
    defer { lua_settop(lua, top) }
    try body(StackValues(lua: lua, context: context, base: top))
  }
}

extension ArgumentPusher {
  /// Pushes copies of values of another thread.
  ///
  /// - Parameter number: How many of them, from the first on.
  public mutating func push(_ number: Int, of values: StackValues) {
    let number = Int32(number)
    guard lua_checkstack(lua, number + 1) != 0, lua_checkstack(values.lua, 1) != 0 else {
      isOutOfMemory = true
      return
    }
    for position in 0..<number {
      lua_pushvalue(values.lua, values.base + 1 + position)
      lua_xmove(values.lua, lua, 1)
    }
    count += number
  }

  /// Pushes all values of a list that an object holds; none when it holds none.
  public mutating func push(listHeldBy key: Int, slot: Int) {
    guard let number = pushList(heldBy: key, slot: slot, context, lua) else {
      isOutOfMemory = true
      return
    }
    count += number
  }
}

/// Pushes the values of a list that an object holds, and returns how many they are; nil when there
/// is no room for them.
private func pushList(
  heldBy key: Int, slot: Int, _ context: UnsafeMutablePointer<fcb_context>, _ lua: OpaquePointer
) -> Int32? {
  guard fcb_push_held(context, lua, Int64(key), Int32(slot)) != LUA_TNONE else { return 0 }
  let list = lua_gettop(lua)
  // There may be nils among them, or at their end: their number stands beside them.
  lua_rawgeti(lua, list, 0)
  let count = Int32(lua_tointegerx(lua, -1, nil))
  fcb_pop(lua, 1)
  if lua_checkstack(lua, count + 1) != 0 {
    for index in 0..<count { lua_rawgeti(lua, list, lua_Integer(index + 1)) }
    lua_rotate(lua, list, -1)
  }
  let hasRoom = lua_gettop(lua) > list || count == 0
  fcb_pop(lua, 1)
  return hasRoom ? count : nil
}

extension Call {
  /// Checks that the task which calls can wait.
  ///
  /// - Throws: `ScriptFault` that names what is in the way.
  public func requireWaiting(_ name: String) throws {
    if fcb_can_wait_at_once(context, lua) { return }
    var frame = fcb_frame()
    switch Int(fcb_can_wait(context, lua, &frame)) {
    case FCB_CAN_WAIT: return
    case FCB_IN_CLOSING: throw ScriptFault("\(name) can't wait while a task is being closed")
    default:
      let blocker = StackFrame(frame).name
      throw ScriptFault(
        blocker.isEmpty
          ? "\(name) can't wait here: the host called this function and needs its result at once"
          : "\(name) can't wait inside '\(blocker)'")
    }
  }

  /// Answers with all values of a list that an object holds; nothing when it holds none.
  public func answerList(heldBy key: Int, slot: Int) -> Answer {
    Answer(count: Int(pushList(heldBy: key, slot: slot, context, lua) ?? 0))
  }
}

extension State {
  /// Makes an object that has its userdata hold a list of values, as they are.
  public func hold(list values: StackValues, in object: some LuaObject, slot: Int) throws {
    let lua = running
    let top = lua_gettop(lua)
    defer { lua_settop(lua, top) }
    var pusher = ArgumentPusher(context: context, lua: lua)
    pusher.push(values.count, of: values)
    if pusher.isOutOfMemory { throw context.refusal }
    try check(fcb_pack(context, lua, pusher.count))
    try hold(-1, in: object, slot: slot)
  }

  /// Whether an object has a userdata, so that a script may still reach it.
  public func hasUserdata(_ object: some LuaObject) -> Bool {
    let lua = running
    guard object.hostKey != 0, lua_checkstack(lua, 3) != 0,
      fcb_push_object(context, lua, Int64(object.hostKey))
    else { return false }
    fcb_pop(lua, 1)
    return true
  }
}
