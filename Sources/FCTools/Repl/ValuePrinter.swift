import FCHost
import FCSyntax
import FCText

/// Writes values as a person reads them: as Lua, as far as that goes, in lines that are not too wide.
struct ValuePrinter {
  /// The most columns of a line.
  var columns = 80

  /// The results of an input: in one line, if they fit there.
  func text(of values: [Sketch]) -> String {
    let parts = values.map { text(of: $0) }
    let line = parts.joined(separator: ", ")
    return fits(line, after: 0) ? line : parts.joined(separator: "\n")
  }

  /// A value, maybe in several lines.
  func text(of value: Sketch) -> String { text(of: value, indent: 0, after: 0) }

  /// - Parameters:
  ///   - indent: How far the lines after the first are indented.
  ///   - used: The columns before the value in its first line.
  private func text(of value: Sketch, indent: Int, after used: Int) -> String {
    let line = self.line(of: value)
    guard case .table(let table) = value, !fits(line, after: used) else { return line }
    let inner = String(repeating: " ", count: indent + 2)
    var lines = ["{"]
    lines += listLines(of: table, indent: indent + 2)
    for field in table.fields {
      let key = "\(key(of: field.key)) = "
      let value = text(
        of: field.value, indent: indent + 2, after: indent + 3 + FCText.columns(of: key))
      lines.append("\(inner)\(key)\(value),")
    }
    if table.moreCount > 0 { lines.append("\(inner)\(more(table.moreCount))") }
    return (lines + [String(repeating: " ", count: indent) + "}"]).joined(separator: "\n")
  }

  /// The values of a list: short ones share a line.
  private func listLines(of table: Sketch.Table, indent: Int) -> [String] {
    let inner = String(repeating: " ", count: indent)
    var lines: [String] = []
    var isFilling = false
    for value in table.list {
      let isShort = if case .table = value { false } else { true }
      let text = text(of: value, indent: indent, after: indent + 1) + ","
      if isShort, isFilling, let last = lines.last,
        fits(last + " " + text, after: 0)
      {
        lines[lines.count - 1] += " " + text
      } else {
        lines.append(inner + text)
      }
      isFilling = isShort
    }
    return lines
  }

  private func fits(_ line: String, after used: Int) -> Bool {
    !line.contains("\n") && used + FCText.columns(of: line, atMost: columns + 1) <= columns
  }

  // MARK: In one line

  private func line(of value: Sketch) -> String {
    switch value {
    case .nil: return "nil"
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .integer(let integer): return String(integer)
    case .number(let text): return text
    case .string(let bytes, let count): return quoted(bytes, count)
    case .circle: return "{ … itself … }"
    case .deeper(let count): return "{ … \(counted(count, "value")) … }"
    case .function(let place):
      return place.map { "function <\($0.source):\($0.line)>" } ?? "function of the host"
    case .named(let text): return text
    case .other(let type): return type
    case .table(let table):
      var parts = table.list.map(line)
      parts += table.fields.map { "\(key(of: $0.key)) = \(line(of: $0.value))" }
      if table.moreCount > 0 { parts.append(more(table.moreCount)) }
      return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
    }
  }

  private func more(_ count: Int) -> String { "… \(count) more" }

  private func key(of key: Sketch) -> String {
    if case .string(let bytes, let count) = key, bytes.count == count {
      let name = String(decoding: bytes, as: UTF8.self)
      if isLuaName(name) { return name }
    }
    return "[\(line(of: key))]"
  }

  /// A string as Lua would read it again.
  private func quoted(_ bytes: [UInt8], _ count: Int) -> String {
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let valid = validPrefix(rest)
      for scalar in valid.unicodeScalars { text += escaped(scalar) }
      rest = rest.dropFirst(valid.utf8.count)
      // What was cut off in the middle of a character is no mistake.
      if bytes.count < count, rest.count < 4 { break }
      if let byte = rest.popFirst() { text += "\\x" + hexadecimal(byte) }
    }
    return "\"\(text)\"" + (bytes.count < count ? "… (\(count) bytes)" : "")
  }

  private func validPrefix(_ bytes: ArraySlice<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var text = ""
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\0"..<" ", "\u{7F}": "\\x" + hexadecimal(UInt8(scalar.value))
    default: String(scalar)
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
