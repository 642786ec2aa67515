/// What a function of the host can take from a script by its type alone.
public protocol LuaReadable {
  /// Reads the argument at a position of a call.
  /// - Throws: The error of a wrong argument, in Lua's words.
  static func read(_ call: Call, _ position: Int) throws -> Self
}

extension Bool: LuaReadable {
  @inlinable public static func read(_ call: Call, _ position: Int) throws -> Bool {
    try call.boolean(position)
  }
}

extension Int: LuaReadable {
  @inlinable public static func read(_ call: Call, _ position: Int) throws -> Int {
    try call.integer(position)
  }
}

extension Double: LuaReadable {
  @inlinable public static func read(_ call: Call, _ position: Int) throws -> Double {
    try call.number(position)
  }
}

extension String: LuaReadable {
  @inlinable public static func read(_ call: Call, _ position: Int) throws -> String {
    try call.string(position)
  }
}

extension Optional: LuaReadable where Wrapped: LuaReadable {
  @inlinable public static func read(_ call: Call, _ position: Int) throws -> Wrapped? {
    call.arguments.isNil(position) ? nil : try Wrapped.read(call, position)
  }
}

extension Array: LuaReadable where Element: LuaReadable {
  public static func read(_ call: Call, _ position: Int) throws -> [Element] {
    let count = try call.listLength(position)
    try call.state.spend(count)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for index in 0..<count {
      try call.withElement(index + 1, of: position) { element in
        do {
          elements.append(try Element.read(call, element))
        } catch let fault as ArgumentFault {
          throw ScriptFault(
            "element \(index + 1) of argument #\(position): \(fault.expected) expected, "
              + "got \(fault.actual)")
        }
      }
    }
    return elements
  }
}

extension Value: LuaReadable {
  public static func read(_ call: Call, _ position: Int) throws -> Value {
    try call.value(position)
  }
}

extension LuaReadable where Self: LuaObject {
  /// An object of a class that scripts know.
  public static func read(_ call: Call, _ position: Int) throws -> Self {
    try call.object(position, of: Self.self)
  }
}

extension LuaWritable where Self: LuaObject {
  /// Hands the object itself over: scripts get the one value that stands for it.
  public func write(to writer: ValueWriter) { writer.write(self) }
}
