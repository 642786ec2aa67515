import FCLua
import FCViews
import Glibc

/// `fc.read` and `fc.csv`: the files of the script's folder, and those that it was given.
extension ScriptHost {
  func defineFiles() throws {
    state.document(chapter: "files")
    state.document(CSVOptions.fields)
    try state.define(
      "read", in: "fc", "(path: string, mode?: \"text\" | \"bytes\") → string",
      "Reads a file of the script's folder, or one that it was given."
    ) { [unowned self] call in
      let path = try call.string(1)
      let mode = call.arguments.isNil(2) ? "text" : try call.string(2)
      guard mode == "text" || mode == "bytes" else {
        throw ScriptFault("unknown mode '\(mode)': fc.read takes \"text\" or \"bytes\"")
      }
      let bytes = try contents(of: path, for: "fc.read")
      if mode == "text" { try requireText(bytes, path) }
      bytes.withUnsafeBytes { call.writer.write(bytes: $0) }
      return .wire
    }
    try state.define(
      "csv", in: "fc", "(path: string, options?: csv options) → { [string]: any }[]",
      "Reads a file of comma-separated values: a list of rows, each with its fields by name."
    ) { [unowned self] call in
      let path = try call.string(1)
      let options = try CSVOptions(
        call.options(2, of: "options of fc.csv", fields: CSVOptions.fields))
      let bytes = try contents(of: path, for: "fc.csv")
      try requireText(bytes, path)
      do {
        return call.answer(
          try table(
            try parseCSV(bytes, separator: options.separator, room: roomForFile), options))
      } catch let fault as CSVFault {
        throw ScriptFault("\(visibleLine(path)):\(fault.line): \(fault.message)")
      }
    }
  }

  /// The most bytes that a file to be read may have: it is there three times for a moment, as it
  /// was read, on its way to Lua, and as Lua's own.
  var roomForFile: Int { state.memoryLeft.map { $0 / 3 } ?? .max }

  private func contents(of path: String, for function: String) throws -> [UInt8] {
    do {
      return try readAll(try files.find(path, for: function).open(O_RDONLY), room: roomForFile)
    } catch let missing as FileAccess.Missing {
      throw ScriptFault("can't read \(quotedName(path)): \(missing.reason)")
    } catch let fault as FileFault {
      throw ScriptFault("can't read \(quotedName(path)): \(fault)")
    }
  }

  private func requireText(_ bytes: [UInt8], _ path: String) throws {
    guard let invalid = firstInvalidByte(in: bytes) else { return }
    let line = lineNumber(ofByte: invalid, in: bytes)
    throw ScriptFault("\(visibleLine(path)):\(line): the file is not valid UTF-8 (byte \(invalid))")
  }

  // MARK: CSV

  private func table(_ rows: [CSVRow], _ options: CSVOptions) throws -> Value {
    guard options.hasHeader else {
      return .table(
        .init(list: rows.map { row in .table(.init(list: row.fields.map(Value.string))) }))
    }
    guard let header = rows.first else { return .table(.init()) }
    if let repeated = repeatedName(in: header.fields) {
      throw CSVFault(line: header.line, message: "two columns are named '\(repeated)'")
    }
    for name in options.types.keys.sorted() where !header.fields.contains(name) {
      throw CSVFault(
        line: header.line,
        message: state.unknownField(name, in: "the header", known: header.fields))
    }
    let list = try rows.dropFirst().map { row in
      guard row.fields.count == header.fields.count else {
        throw CSVFault(
          line: row.line,
          message: "\(row.fields.count == 1 ? "1 field" : "\(row.fields.count) fields"), "
            + "but the header has \(header.fields.count)")
      }
      let fields = try zip(header.fields, row.fields).map { name, text in
        Value.Table.Field(
          key: .string(name), value: try options.typed(text, name, line: row.line))
      }
      return Value.table(.init(fields: fields))
    }
    return .table(.init(list: list))
  }

  private func repeatedName(in names: [String]) -> String? {
    var seen: Set<String> = []
    return names.first { !seen.insert($0).inserted }
  }
}

/// The options of `fc.csv`.
private struct CSVOptions {
  static let fields = FieldTable(
    "csv options",
    [
      .init(
        "header", "boolean?", "Whether the first row names the columns; true unless given."),
      .init("separator", "string?", "What stands between two fields; a comma unless given."),
      .init(
        "types", "{ [string]: \"number\" | \"string\" }?", "The columns that are numbers."),
    ])

  var hasHeader = true
  var separator = UInt8(ascii: ",")
  /// The types of columns that are no strings.
  var types: [String: String] = [:]

  init(_ options: [String: Value]) throws {
    if let header = options["header"] {
      guard case .boolean(let header) = header else {
        throw ScriptFault("option 'header' of fc.csv must be true or false")
      }
      hasHeader = header
    }
    if let separator = options["separator"] {
      guard case .string(let text) = separator, text.utf8.count == 1, let byte = text.utf8.first,
        byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r")
      else { throw ScriptFault("option 'separator' of fc.csv must be one ASCII character") }
      self.separator = byte
    }
    guard let types = options["types"] else { return }
    guard case .table(let table) = types, table.list.isEmpty else {
      throw ScriptFault("option 'types' of fc.csv must be a table of column names and types")
    }
    for field in table.fields {
      guard case .string(let name) = field.key, case .string(let type) = field.value,
        type == "number" || type == "string"
      else {
        throw ScriptFault("types of fc.csv are \"number\" and \"string\", by column name")
      }
      self.types[name] = type
    }
  }

  /// A field as a value of its column's type; an empty number is nil.
  func typed(_ text: String, _ column: String, line: Int) throws -> Value {
    guard types[column] == "number" else { return .string(text) }
    if text.isEmpty { return .nil }
    // `Double` also reads words and hexadecimal digits.
    if text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) {
      if let integer = Int(text) { return .integer(integer) }
      if let number = Double(text), number.isFinite { return .number(number) }
    }
    throw CSVFault(line: line, message: "'\(text)' in column '\(column)' is not a number")
  }
}
