import CLuaBridge

/// What a function of the host gives back to its caller in Lua.
public struct Answer: Sendable {
  @usableFromInline let code: Int32
  @usableFromInline init(code: Int32) { self.code = code }

  /// The values on top of the stack.
  public init(count: Int) { code = Int32(count) }

  /// No results.
  public static let nothing = Answer(code: 0)
  /// The value on top of the stack.
  @usableFromInline static let one = Answer(code: 1)
  /// The bare text that the call's writer has written.
  @usableFromInline static let text = Answer(code: Int32(FCB_TEXT))
  /// What the call's writer has written.
  public static let wire = Answer(code: Int32(FCB_WIRE))
}

/// One call of a function of the host: its arguments, and the way to its results.
///
/// Positions count from 1 and leave out the object of a method, as scripts count. A call must
/// not be kept: it is valid until the function returns.
public struct Call {
  /// The thread that calls. It must not be kept: a coroutine may be collected after the call.
  public let lua: OpaquePointer
  @usableFromInline let context: UnsafeMutablePointer<fcb_context>
  /// The object of a method, not retained.
  @usableFromInline let object: UnsafeMutableRawPointer?

  @inlinable init(
    lua: OpaquePointer, context: UnsafeMutablePointer<fcb_context>, object: UnsafeMutableRawPointer?
  ) {
    self.lua = lua
    self.context = context
    self.object = object
  }

  /// The state the call came from.
  @inlinable public var state: State { context.state }

  /// Where the results are written.
  @inlinable public var writer: ValueWriter { ValueWriter(context) }

  /// The arguments, as values on the stack.
  @inlinable public var arguments: StackValues {
    StackValues(lua: lua, context: context, base: object == nil ? 0 : 1)
  }

  // MARK: Results

  /// Answers with one value.
  @inlinable public func answer(_ value: some LuaWritable) -> Answer { value.answer(self) }

  /// Answers with an object, or nil.
  public func answer<Object: LuaObject>(_ object: Object?) -> Answer {
    writer.write(object)
    return .wire
  }

  /// Answers with `nil, message`: a failure that a script can expect.
  public func failure(_ message: String) -> Answer {
    writer.writeNil()
    writer.write(message)
    return .wire
  }

  // MARK: Spread fields

  /// Which fields of the spread table are set: bit 0 for the first.
  @inlinable public var presentFields: UInt64 { context.pointee.present }

  // MARK: The caller

  /// Where in its script the function was called, be it by way of the host; nil when no function
  /// of a script led here.
  public var position: SourcePosition? {
    var line: Int32 = 0
    guard let source = fcb_caller(lua, &line) else { return nil }
    return SourcePosition(source: state.source(source), line: Int(line))
  }

  /// Whether the function at a level of the stack is a main chunk; level 1 called this one.
  public func isMainChunk(level: Int) -> Bool {
    fcb_function_kind(lua, Int32(level)) == CChar(bitPattern: UInt8(ascii: "m"))
  }
}
