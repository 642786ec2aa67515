import FCHost

/// Reads comma-separated values; what was read comes out again when it is written and read anew.
@Sendable func fuzzCSV(_ bytes: [UInt8]) throws {
  for separator in ",;\t".utf8 {
    guard let rows = try? parseCSV(bytes, separator: separator) else { continue }
    try require(
      zip(rows, rows.dropFirst()).allSatisfy { $0.line < $1.line },
      "each row begins on a later line than the one before")
    try require(rows.allSatisfy { !$0.fields.isEmpty }, "each row has a field")
    let written = rows.map { row in
      let fields = row.fields.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
      return fields.joined(separator: String(Unicode.Scalar(separator)))
    }
    let again = try parseCSV(Array(written.joined(separator: "\n").utf8), separator: separator)
    try require(again.map(\.fields) == rows.map(\.fields), "rows that are written read the same")
    // With room for about half of it, it may be refused but not read otherwise.
    if let short = try? parseCSV(bytes, separator: separator, room: bytes.count * 64) {
      try require(short == rows, "the room for rows changes none of them")
    }
  }
}
