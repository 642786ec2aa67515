import FCLua
import FCModels

/// A value that crosses between the program and its scripts as a copy: a table with its fields.
///
///     struct Point: ScriptRecord { var x: Double, y: Double }
///     try host.define("middle", in: "app") { (a: Point, b: Point) in
///       Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
///     }
public protocol ScriptRecord: Codable, LuaReadable, LuaWritable {}

extension ScriptRecord {
  /// Decodes the argument at a position.
  ///
  /// - Throws: `ScriptFault` when it is no table with such fields.
  public static func read(_ call: Call, _ position: Int) throws -> Self {
    let subject = "argument #\(position)"
    let value = try PlainValue(try call.value(position), of: subject)
    do {
      return try PlainValueDecoder().decode(Self.self, from: value)
    } catch let error as DecodingError {
      throw ScriptFault("\(subject): \(error.sentence)")
    }
  }

  /// Hands a copy over; a value that can't be encoded is nil.
  public func write(to writer: ValueWriter) {
    ((try? PlainValueEncoder().encode(self)) ?? .nil).luaValue.write(to: writer)
  }
}

extension DecodingError {
  /// What is wrong and in which field, in one sentence.
  var sentence: String {
    let context: Context
    switch self {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: return "\(self)"
    }
    let path = context.codingPath.map { $0.intValue.map { "[\($0 + 1)]" } ?? $0.stringValue }
    return path.isEmpty
      ? context.debugDescription
      : "\(path.joined(separator: ".")): \(context.debugDescription)"
  }
}
