import FCLua
import FCModels

// Plain values as arguments and results of functions of the embedding program:
//
//     try host.define("echo", in: "app") { (value: PlainValue) in value }

extension PlainValue: LuaReadable {
  /// Reads the argument at a position; a missing one is nil, and an empty table has no list.
  ///
  /// - Throws: `ScriptFault` for a function, an object, and a table that is neither a list without
  ///   gaps nor has text for all its keys.
  public static func read(_ call: Call, _ position: Int) throws -> PlainValue {
    try PlainValue(try call.value(position), of: "argument #\(position)")
  }
}

extension PlainValue: LuaWritable {
  /// Hands a copy over.
  public func write(to writer: ValueWriter) { luaValue.write(to: writer) }
}
