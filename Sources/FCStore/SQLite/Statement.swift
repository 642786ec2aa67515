import CSQLite

/// A value that a statement is given.
enum Binding {
  case null
  case int(Int)
  case real(Double)
  case text(String)
  case bytes([UInt8])

  init(_ text: String?) { self = text.map(Binding.text) ?? .null }
  init(_ bytes: [UInt8]?) { self = bytes.map(Binding.bytes) ?? .null }
}

/// A prepared statement, for as long as its connection is open.
final class Statement {
  let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  /// Gives the parameters their values, in order; returns SQLite's code.
  func bind(_ values: [Binding]) -> Int32 {
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index) + 1)
      if code != SQLITE_OK { return code }
    }
    return SQLITE_OK
  }

  private func bind(_ value: Binding, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .int(let value): return sqlite3_bind_int64(handle, index, Int64(value))
    case .real(let value): return sqlite3_bind_double(handle, index, value)
    case .text(var text):
      if text.isEmpty { return sqlite3_bind_text(handle, index, "", 0, fcs_sqlite_copies()) }
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          // With its length: a text may have a zero byte in it.
          sqlite3_bind_text64(
            handle, index, $0.baseAddress, UInt64($0.count), fcs_sqlite_copies(),
            UInt8(SQLITE_UTF8))
        }
      }
    case .bytes(let bytes):
      if bytes.isEmpty { return sqlite3_bind_zeroblob(handle, index, 0) }
      return bytes.withUnsafeBytes {
        sqlite3_bind_blob64(
          handle, index, $0.baseAddress, UInt64($0.count), fcs_sqlite_copies())
      }
    }
  }
}

/// A row of a result, while it is the current one. Columns are counted from 0.
struct Row {
  let handle: OpaquePointer

  func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  func text(_ column: Int32) -> String {
    // The text first: asking for it may change the length.
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return [UInt8](
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
}
