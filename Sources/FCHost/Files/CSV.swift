/// A mistake in a file of comma-separated values.
package struct CSVFault: Error, Equatable {
  /// The line of the file, from 1.
  package var line: Int
  package var message: String
}

/// A row of a file of comma-separated values, and the line it begins on.
package struct CSVRow: Equatable {
  package var line: Int
  package var fields: [String]
}

/// Reads comma-separated values: quoted fields with doubled quotes, line breaks in quotes, CRLF or
/// LF, and a byte order mark. Empty lines are passed over.
///
/// - Parameters:
///   - separator: One byte, mostly a comma, a semicolon or a tab.
///   - room: How many bytes of memory the rows may take.
/// - Throws: `CSVFault` for a quote inside a bare field, text after a closing quote, a quote that is
///   never closed, or rows that take too much memory.
/// - Source: RFC 4180.
package func parseCSV(
  _ bytes: [UInt8], separator: UInt8, room: Int = .max
) throws(CSVFault) -> [CSVRow] {
  var parser = CSVParser(bytes: bytes, separator: separator, room: room)
  return try parser.rows()
}

private struct CSVParser {
  let bytes: [UInt8]
  let separator: UInt8
  /// How many bytes the rows may still take.
  private var room: Int
  private var position = 0
  private var line = 1

  /// About what a field takes besides its text, as a row's and as one of the values for Lua.
  private static let fieldCost = 128

  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  init(bytes: [UInt8], separator: UInt8, room: Int) {
    self.bytes = bytes
    self.separator = separator
    self.room = room
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func rows() throws(CSVFault) -> [CSVRow] {
    var rows: [CSVRow] = []
    while position < bytes.count {
      if skipLineBreak() { continue }
      rows.append(try row())
    }
    return rows
  }

  private mutating func row() throws(CSVFault) -> CSVRow {
    var row = CSVRow(line: line, fields: [])
    while true {
      let field =
        position < bytes.count && bytes[position] == Self.quote
        ? try quotedField() : try bareField()
      room -= Self.fieldCost + field.utf8.count
      guard room >= 0 else {
        throw CSVFault(line: row.line, message: "the rows are larger than the memory that is left")
      }
      row.fields.append(field)
      if position == bytes.count || skipLineBreak() { return row }
      position += 1  // the separator: nothing else ends a field
    }
  }

  private mutating func bareField() throws(CSVFault) -> String {
    let start = position
    while position < bytes.count, bytes[position] != separator, !isAtLineBreak {
      if bytes[position] == Self.quote {
        throw CSVFault(
          line: line, message: "a quote inside a field: put the whole field in quotes and double it"
        )
      }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedField() throws(CSVFault) -> String {
    let startLine = line
    var field: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == Self.newline { line += 1 }
      if byte != Self.quote {
        field.append(byte)
      } else if position < bytes.count, bytes[position] == Self.quote {
        field.append(byte)
        position += 1
      } else {
        guard position == bytes.count || bytes[position] == separator || isAtLineBreak else {
          throw CSVFault(line: line, message: "text after the closing quote of a field")
        }
        return String(decoding: field, as: UTF8.self)
      }
    }
    throw CSVFault(line: startLine, message: "a quote that is never closed")
  }

  /// Whether a line ends here: LF, CRLF, or a lone CR.
  private var isAtLineBreak: Bool {
    bytes[position] == Self.newline || bytes[position] == Self.carriageReturn
  }

  private mutating func skipLineBreak() -> Bool {
    guard isAtLineBreak else { return false }
    let isPair =
      bytes[position] == Self.carriageReturn && position + 1 < bytes.count
      && bytes[position + 1] == Self.newline
    position += isPair ? 2 : 1
    line += 1
    return true
  }
}
