import CLuaBridge

/// A closure of the host behind a Lua function, method or property.
final class Member {
  let name: String
  /// Set once more, when the state is disconnected and nothing runs: a check at
  /// each call would only take time.
  @exclusivity(unchecked) fileprivate(set) var body: (Call) throws -> Answer

  init(name: String, body: @escaping (Call) throws -> Answer) {
    self.name = name
    self.body = body
  }
}

/// Runs a member for C. It returns a code; C raises the error once this frame is gone.
private func enterMember(
  _ context: UnsafeMutablePointer<fcb_context>?, _ lua: OpaquePointer?,
  _ object: UnsafeMutableRawPointer?, _ box: UnsafeRawPointer?
) -> Int32 {
  // C hands on what it was given at definition: none of these is ever null.
  guard let context, let lua, let box else { return Int32(FCB_MEMORY) }
  let start = context.pointee.wire.length
  let objectStart = context.pointee.wire.object_count
  return Unmanaged<Member>.fromOpaque(box)._withUnsafeGuaranteedRef { member in
    do {
      return try member.body(Call(lua: lua, context: context, object: object)).code
    } catch {
      // Results that were begun are not part of the message.
      fcb_wire_truncate(context, start, objectStart)
      return answer(failing: error, of: member, context)
    }
  }
}

/// Writes the message of an error for C to raise.
private func answer(
  failing error: any Error, of member: Member, _ context: UnsafeMutablePointer<fcb_context>
) -> Int32 {
  let writer = ValueWriter(context)
  if let fault = scriptFault(error) {
    writer.writeText(fault.description)
    if fault.code != nil { context.state.note(fault) }
    return Int32(FCB_ERROR)
  }
  switch error {
  case let fault as ArgumentFault:
    writer.writeText(
      "bad argument #\(fault.position) to '\(member.name)' "
        + "(\(fault.expected) expected, got \(fault.actual))")
  case let failure as LuaError:
    if failure.kind == .memory { return Int32(FCB_MEMORY) }
    if failure.serial != 0, failure.serial == context.pointee.failure.serial {
      return Int32(FCB_RETHROW)
    }
    writer.writeText(failure.description)
  default:
    let text = String(describing: error)
    writer.writeText(text)
    context.state.latestCause = (text, error)
  }
  return Int32(FCB_ERROR)
}

/// The error as the one that is thrown most. A cast would cost a third of the whole way.
private func scriptFault<Thrown: Error>(_ error: Thrown) -> ScriptFault? {
  // Same type, same layout: the check makes the cast safe.
  Thrown.self == ScriptFault.self ? unsafeBitCast(error, to: ScriptFault.self) : nil
}

/// Memory that Lua's closures point to: descriptions of functions, and their closures.
///
/// It lives as long as its state.
struct FunctionTable {
  private var members: [Member] = []
  /// Texts for C, one after the other in blocks, and how much of the last one is taken.
  private var texts: UnsafeMutablePointer<CChar>?
  private var textRoom = 0
  private var blocks: [UnsafeMutableRawPointer] = []

  /// A copy of `text` that C may keep.
  mutating func keep(_ text: String) -> UnsafePointer<CChar> {
    text.withCString { source in
      let count = text.utf8.count + 1
      let copy = room(forText: count)
      copy.initialize(from: source, count: count)
      return UnsafePointer(copy)
    }
  }

  /// Most texts are names, far shorter than what the C library spends on each block.
  private mutating func room(forText count: Int) -> UnsafeMutablePointer<CChar> {
    if count > textRoom {
      textRoom = max(1024, count)
      texts = allocate(CChar.self, textRoom)
    }
    defer {
      texts = texts.map { $0 + count }
      textRoom -= count
    }
    return texts ?? allocate(CChar.self, count)
  }

  /// Room for `count` values that C may keep.
  mutating func allocate<T: BitwiseCopyable>(_ type: T.Type, _ count: Int)
    -> UnsafeMutablePointer<T>
  {
    let block = UnsafeMutablePointer<T>.allocate(capacity: max(count, 1))
    blocks.append(UnsafeMutableRawPointer(block))
    return block
  }

  /// A function for C that runs `body`; nil gives one that is not there.
  mutating func function(_ name: String, _ body: ((Call) throws -> Answer)?) -> fcb_function {
    var function = fcb_function()
    guard let body else { return function }
    function.name = keep(name)
    let member = Member(name: name, body: body)
    members.append(member)
    function.entry = enterMember
    function.box = UnsafeRawPointer(Unmanaged.passUnretained(member).toOpaque())
    return function
  }

  /// Lets go of what the closures hold; calling one is an error from then on.
  func disconnect() {
    for member in members { member.body = { _ in throw ScriptFault("the host is closed") } }
  }

  func free() {
    for block in blocks { block.deallocate() }
  }
}
