import CLuaBridge

extension LuaError {
  /// There is no memory for what was asked.
  @usableFromInline static let outOfMemory = LuaError(
    kind: .memory, message: "not enough memory", position: nil, frames: [], serial: 0)

  /// Functions call each other too deep for another call.
  static let stackOverflow = LuaError(
    kind: .runtime, message: "stack overflow", position: nil, frames: [], serial: 0)

  /// The chunk of the host's own Lua; its frames and places are of no use to an author.
  public static let hostChunk = "=[fcscript]"
}

extension UnsafeMutablePointer<fcb_context> {
  /// Why a protected piece of C has failed: without memory the script is stopped by now.
  @usableFromInline var refusal: LuaError {
    fcb_lacks_memory(self) ? .stopped(self) : .stackOverflow
  }
}

extension State {
  /// The Swift error behind an error, where a function of the host threw one of a type of its own,
  /// or a fault with a code, and nothing has been thrown since.
  public func cause(of error: LuaError) -> (any Error)? {
    guard let latestCause, latestCause.text == error.message else { return nil }
    return latestCause.error
  }

  /// Keeps a fault as the cause of the error with its message that is raised next.
  public func note(_ fault: ScriptFault) { latestCause = (fault.description, fault) }

  /// Makes an error of the value on top of the stack, which stays there.
  func failure(_ status: Int32, _ lua: OpaquePointer, isLoading: Bool) -> LuaError {
    let valueText = stopReason == nil ? errorText(lua) : ""
    // Asking an error value for its text may be what stops the script.
    let reason = stopReason
    let text = reason?.description ?? valueText
    let frames =
      reason == nil && (isLoading || status != LUA_ERRRUN) ? [] : recordedFrames()
    var error = LuaError(
      kind: .runtime, message: text, position: nil, frames: frames,
      serial: isLoading && reason == nil ? 0 : context.pointee.failure.serial)
    if let reason { error.kind = .stopped(reason) }
    if failureCallbacks.serial == error.serial { error.callbacks = failureCallbacks.callbacks }
    switch status {
    case _ where reason != nil: break
    case LUA_ERRMEM: error.kind = .memory
    case LUA_ERRERR: error.kind = .handler
    case LUA_ERRSYNTAX: error.kind = .syntax(incomplete: text.hasSuffix("near <eof>"))
    default: break
    }
    // The place stands before the message; what a coroutine passes on may have it twice.
    while let (position, rest) = splitPosition(error.message) {
      error.position = position
      error.message = rest
    }
    // An author can't look into the host's own Lua: the place is where the script called it.
    if error.position?.source == String(LuaError.hostChunk.dropFirst()) { error.position = nil }
    if error.position == nil {
      error.position = frames.lazy.filter(\.isOfScript).compactMap(\.position).first
    }
    return error
  }

  /// The text of the error value on top of the stack, whatever it is.
  private func errorText(_ lua: OpaquePointer) -> String {
    let values = StackValues(lua: lua, context: context, base: lua_gettop(lua) - 1)
    if let bytes = values.bytes(1) { return Self.message(bytes) }
    if values.isNil(1) { return "error(nil): an error without a message" }
    if values.isTable(1), lua_getmetatable(lua, -1) == 0 {
      return (try? values.value(1, depth: 8)).map { "error value \($0.source)" }
        ?? "an error value that is a table"
    }
    lua_settop(lua, values.stackIndex(1))
    guard fcb_push_text(context, lua, -1) == LUA_OK else {
      return "an error value that is a \(values.typeName(1)) without a usable __tostring"
    }
    defer { fcb_pop(lua, 1) }
    return values.bytes(2).map(Self.message) ?? ""
  }

  /// An error's text, cut where nobody would read on: it is looked at again and again.
  private static func message(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.count > 10_000 else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes.prefix(10_000), as: UTF8.self) + "…"
  }

  /// The stack at the last failure, innermost function first.
  func recordedFrames() -> [StackFrame] {
    let count = Int(context.pointee.failure.frame_count)
    return withUnsafePointer(to: &context.pointee.failure.frames) { frames in
      frames.withMemoryRebound(to: fcb_frame.self, capacity: Int(FCB_MAX_FRAMES)) { frames in
        (0..<count).map { StackFrame(frames[$0]) }
      }
    }
  }

  /// Splits `quiz.lua:14: text`; nil when no line stands before the text.
  private func splitPosition(_ text: String) -> (SourcePosition, String)? {
    var search = text.startIndex
    while let colon = text[search...].firstIndex(of: ":") {
      let after = text.index(after: colon)
      let digits = text[after...].prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, let line = Int(digits), text[digits.endIndex...].hasPrefix(": ") {
        let source = text[..<colon]
        // Only the name of a chunk, which may have a colon itself: other text is the author's own.
        if chunks.contains(String(source)) {
          let rest = text.index(digits.endIndex, offsetBy: 2)
          return (SourcePosition(source: String(source), line: line), String(text[rest...]))
        }
        // No name is so long.
        if source.utf8.count > 100 { return nil }
      }
      search = after
    }
    return nil
  }
}

extension StackFrame {
  init(_ frame: fcb_frame) {
    kind =
      switch UInt8(bitPattern: frame.kind) {
      case UInt8(ascii: "m"): .mainChunk
      case UInt8(ascii: "C"): .host
      default: .lua
      }
    chunk = Self.text(frame.source)
    name = Self.text(frame.name)
    line = frame.line > 0 ? Int(frame.line) : nil
    lineDefined = Int(frame.line_defined)
  }

  /// The text of a C array of characters that ends with a zero.
  private static func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension Value {
  /// The value as Lua source, shortened where it is long, for messages.
  public var source: String {
    switch self {
    case .nil: "nil"
    case .boolean(let boolean): String(boolean)
    case .integer(let integer): String(integer)
    case .number(let number): String(number)
    case .string(let string): "\"\(string.prefix(60))\""
    case .bytes(let bytes): "a string of \(bytes.count) bytes"
    case .table(let table):
      "{ "
        + (table.list.prefix(8).map(\.source)
        + table.fields.prefix(1000).map { field in
          if case .string(let name) = field.key { return "\(name) = \(field.value.source)" }
          return "[\(field.key.source)] = \(field.value.source)"
        }.sorted().prefix(8)).joined(separator: ", ") + " }"
    }
  }
}
