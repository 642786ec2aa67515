import CJansson
import FCModels

/// A text is no JSON.
public struct JSONError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, in Jansson's words.
  public let message: String
  /// Where, counted from 1; the column in characters.
  public let line: Int
  public let column: Int

  public var description: String { "line \(line), column \(column): \(message)" }
}

extension PlainValue {
  /// Reads a JSON text (RFC 8259): any value, in UTF-8, nested at most 2048 deep.
  ///
  /// A number without a fraction or an exponent is whole. A name that comes twice in one object is
  /// an error, since nobody could say which is meant; so is a name with a NUL.
  /// - Throws: `JSONError`, also for whole numbers beyond 64 bits.
  public init(json bytes: some Collection<UInt8>) throws {
    let read =
      bytes.withContiguousStorageIfAvailable(Self.read)
      ?? Array(bytes).withUnsafeBufferPointer(Self.read)
    self = try read.get()
  }

  /// Reads a JSON text; see `init(json:)`.
  /// - Throws: `JSONError`.
  public init(json text: String) throws { try self.init(json: text.utf8) }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<PlainValue, JSONError> {
    let flags = JSON_DECODE_ANY | JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES
    var error = json_error_t()
    let value = withCharacters(of: bytes) { json_loadb($0, $1, Int(flags), &error) }
    guard let value else { return .failure(JSONError(error)) }
    defer { fcs_json_release(value) }
    return .success(PlainValue(value))
  }

  private init(_ value: UnsafeMutablePointer<json_t>) {
    switch value.pointee.type {
    case JSON_OBJECT: self = .table(Self.fields(of: value))
    case JSON_ARRAY:
      self = .list(
        (0..<json_array_size(value)).map { index in
          json_array_get(value, index).map(PlainValue.init) ?? .nil
        })
    case JSON_STRING:
      self = .text(string(json_string_value(value), json_string_length(value)))
    case JSON_INTEGER: self = .int(Int(json_integer_value(value)))
    case JSON_REAL: self = .number(json_real_value(value))
    case JSON_TRUE: self = .bool(true)
    case JSON_FALSE: self = .bool(false)
    default: self = .nil
    }
  }

  private static func fields(of object: UnsafeMutablePointer<json_t>) -> [String: PlainValue] {
    var fields: [String: PlainValue] = [:]
    fields.reserveCapacity(json_object_size(object))
    var iterator = json_object_iter(object)
    while let field = iterator {
      let name = string(json_object_iter_key(field), json_object_iter_key_len(field))
      fields[name] = json_object_iter_value(field).map(PlainValue.init) ?? .nil
      iterator = json_object_iter_next(object, field)
    }
    return fields
  }
}

private func string(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
  String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
}

/// Calls `body` with bytes as C's characters; the pointer is there also when there are none.
func withCharacters<Result>(
  of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<CChar>, Int) -> Result
) -> Result {
  guard let start = bytes.baseAddress else { return withUnsafePointer(to: 0) { body($0, 0) } }
  return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { body($0, bytes.count) }
}

extension JSONError {
  fileprivate init(_ error: json_error_t) {
    message = withUnsafeBytes(of: error.text) { bytes in
      // The last byte tells what kind of error it is.
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    line = max(1, Int(error.line))
    column = max(1, Int(error.column))
  }
}
