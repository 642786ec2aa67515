import CJansson
import FCModels

extension PlainValue {
  /// The value as JSON in UTF-8, on one line, its fields in the order of their names.
  ///
  /// JSON has no infinities and no NaN: those are null.
  public var json: [UInt8] {
    let value = made
    defer { fcs_json_release(value) }
    let flags = Int(JSON_ENCODE_ANY | JSON_COMPACT | JSON_SORT_KEYS)
    return Self.dump(value, flags)
  }

  /// The value as JSON; see `json`.
  public var jsonText: String { String(decoding: json, as: UTF8.self) }

  private static func dump(_ value: UnsafeMutablePointer<json_t>, _ flags: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    _ = withUnsafeMutablePointer(to: &bytes) { target in
      json_dump_callback(
        value,
        { start, count, target in
          guard let start, let target else { return -1 }
          let piece = UnsafeRawBufferPointer(start: start, count: count)
          target.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: piece)
          return 0
        }, target, flags)
    }
    return bytes
  }

  /// Jansson's own value; to be released.
  private var made: UnsafeMutablePointer<json_t> {
    let value: UnsafeMutablePointer<json_t>? =
      switch self {
      case .nil: json_null()
      case .bool(let value): value ? json_true() : json_false()
      case .int(let value): json_integer(json_int_t(value))
      case .number(let value): value.isFinite ? json_real(value) : json_null()
      case .text(let text): Self.made(text)
      case .list(let values): Self.made(values)
      case .table(let fields): Self.made(fields)
      }
    guard let value else {
      fatalError("no memory for JSON")  // Jansson fails for nothing else here
    }
    return value
  }

  private static func made(_ text: String) -> UnsafeMutablePointer<json_t>? {
    var text = text
    return text.withUTF8 { withCharacters(of: $0) { json_stringn_nocheck($0, $1) } }
  }

  private static func made(_ values: [PlainValue]) -> UnsafeMutablePointer<json_t>? {
    let list = json_array()
    for value in values { json_array_append_new(list, value.made) }
    return list
  }

  private static func made(_ fields: [String: PlainValue]) -> UnsafeMutablePointer<json_t>? {
    let object = json_object()
    for (name, value) in fields {
      var name = name
      name.withUTF8 {
        withCharacters(of: $0) {
          _ = json_object_setn_new_nocheck(object, $0, $1, value.made)
        }
      }
    }
    return object
  }
}
