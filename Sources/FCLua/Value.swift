import CLuaBridge

/// A plain Lua value: one that can be copied out of its state.
///
/// Integers and floats stay what they are. A string that is not valid UTF-8 is `bytes`.
public indirect enum Value: Equatable, Sendable {
  /// No value.
  case `nil`
  /// True or false.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// A string that is UTF-8 text.
  case string(String)
  /// A string that is not.
  case bytes([UInt8])
  /// A table.
  case table(Table)

  /// A table as a list, its values from 1 up to the first gap, and all other fields.
  public struct Table: Equatable, Sendable {
    /// A key of a table and its value.
    public struct Field: Equatable, Sendable {
      /// What it is found by; never nil.
      public var key: Value
      /// What it holds.
      public var value: Value

      /// Makes a field.
      public init(key: Value, value: Value) {
        self.key = key
        self.value = value
      }
    }

    /// The values from 1 up to the first gap.
    public var list: [Value]
    /// All other fields, in no order.
    public var fields: [Field]

    /// Makes a table of a list and of fields.
    public init(list: [Value] = [], fields: [Field] = []) {
      self.list = list
      self.fields = fields
    }

    /// The value of a field with a string for its name; nil when there is none.
    public subscript(name: String) -> Value? {
      fields.first { $0.key == .string(name) }?.value
    }
  }
}

extension Value: LuaWritable {
  /// Hands over a copy.
  public func write(to writer: ValueWriter) {
    switch self {
    case .nil: writer.writeNil()
    case .boolean(let boolean): writer.write(boolean)
    case .integer(let integer): writer.write(integer)
    case .number(let number): writer.write(number)
    case .string(let string): writer.write(string)
    case .bytes(let bytes): bytes.withUnsafeBytes { writer.write(bytes: $0) }
    case .table(let table):
      writer.beginTable(listCount: table.list.count, fieldCount: table.fields.count)
      for value in table.list { value.write(to: writer) }
      for field in table.fields {
        field.key.write(to: writer)
        field.value.write(to: writer)
      }
    }
  }
}

/// Why a Lua value can't be copied out of its state.
public struct ValueFault: Error, Equatable {
  /// What is wrong with the value.
  public enum Reason: Hashable, Sendable {
    /// There is a value of a type that can't be copied.
    case notPlain(type: String)
    /// Tables lie in each other too deep.
    case tooDeep
    /// A table holds itself.
    case cycle
    /// There is no memory for a copy.
    case memory
  }
  /// What is wrong with the value.
  public var reason: Reason

  /// A sentence about `subject`, which names the value in the author's words.
  public func sentence(about subject: String) -> String {
    switch reason {
    case .notPlain(let type):
      "\(subject) holds a \(type); only text, numbers, booleans and tables of those can be kept"
    case .tooDeep: "\(subject) is nested too deeply"
    case .cycle: "\(subject) holds itself"
    case .memory: "not enough memory"
    }
  }
}

/// Takes values off the wire.
struct ValueReader {
  private var position: UnsafeRawPointer

  /// Reads the run of bytes that begins at `start`. It must not be written to meanwhile.
  init(context: UnsafeMutablePointer<fcb_context>, start: Int) {
    position = UnsafeRawPointer(context.pointee.wire.bytes + start)
  }

  private mutating func take<T: BitwiseCopyable>(_ type: T.Type) -> T {
    defer { position += MemoryLayout<T>.size }
    return position.loadUnaligned(as: type)
  }

  mutating func value() -> Value {
    switch Int(take(UInt8.self)) {
    case FCB_TRUE: return .boolean(true)
    case FCB_FALSE: return .boolean(false)
    case FCB_INTEGER: return .integer(Int(take(Int64.self)))
    case FCB_NUMBER: return .number(take(Double.self))
    case FCB_STRING:
      let count = take(Int.self)
      let bytes = UnsafeRawBufferPointer(start: position, count: count)
      position += count
      return validText(bytes).map(Value.string) ?? .bytes(Array(bytes))
    case FCB_TABLE:
      let listCount = Int(take(Int32.self))
      let fieldCount = Int(take(Int32.self))
      var table = Value.Table()
      table.list.reserveCapacity(listCount)
      for _ in 0..<listCount { table.list.append(value()) }
      table.fields.reserveCapacity(fieldCount)
      for _ in 0..<fieldCount {
        let key = value()
        table.fields.append(.init(key: key, value: value()))
      }
      return .table(table)
    default: return .nil
    }
  }
}
