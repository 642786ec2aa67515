import FCLua
import FCModels
import FCText

/// The value of a field that an author wrote in a table, with the words for what is wrong with it.
struct FieldValue {
  let name: String
  /// What the table describes: `card`.
  let subject: String
  let value: Value

  /// The error for a value of the wrong type.
  func wrong(_ expected: String) -> ScriptFault {
    let got =
      switch value {
      case .table, .nil, .boolean: value.typeName
      default: shortened(value.source)
      }
    return ScriptFault("field '\(name)' of \(subject) must be \(expected), got \(got)")
  }

  /// A string, or a number as one.
  func text() throws -> String {
    switch value {
    case .string(let text): return text
    case .integer(let integer): return String(integer)
    case .number(let number): return numberText(number)
    case .bytes(let bytes): throw Self.notText(bytes, "field '\(name)' of \(subject)")
    default: throw wrong("a string")
    }
  }

  static func notText(_ bytes: [UInt8], _ subject: String) -> ScriptFault {
    let byte = bytes.withUnsafeBytes { firstInvalidByte(of: $0) }
    return ScriptFault("\(subject) is not valid UTF-8 (byte \(byte))")
  }

  /// A list of strings; one alone counts as a list.
  func texts() throws -> [String] {
    guard case .table(let table) = value else { return [try text()] }
    guard table.fields.isEmpty else { throw wrong("a list of strings") }
    return try table.list.enumerated().map { index, element in
      try FieldValue(name: "\(name)[\(index + 1)]", subject: subject, value: element).text()
    }
  }

  func integer() throws -> Int {
    switch value {
    case .integer(let integer): return integer
    case .number(let number):
      guard let integer = Int(exactly: number) else { throw wrong("a whole number") }
      return integer
    default: throw wrong("a whole number")
    }
  }

  func number() throws -> Double {
    switch value {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    default: throw wrong("a number")
    }
  }

  func boolean() throws -> Bool {
    guard case .boolean(let boolean) = value else { throw wrong("true or false") }
    return boolean
  }

  /// One of a set of words.
  func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) throws -> Word
  where Word.RawValue == String {
    let text = try text()
    if let word = Word(rawValue: text) { return word }
    throw ScriptFault(unknownWord(text, name, Word.allCases.map(\.rawValue)))
  }

  /// What comparing texts overlooks: a name or a list of names.
  func ignoring() throws -> TextIgnoring {
    try texts().reduce(into: TextIgnoring()) { result, text in
      guard let rule = TextIgnoring(name: text) else {
        throw ScriptFault(unknownWord(text, name, TextIgnoring.names))
      }
      result.formUnion(rule)
    }
  }
}

extension Call {
  /// Reads a table of options as `options` does, with the words for what is wrong with each.
  func fieldValues(
    _ position: Int, of subject: String, fields: FieldTable
  ) throws -> [String: FieldValue] {
    let options = try options(position, of: subject, fields: fields)
    return options.reduce(into: [:]) { values, option in
      values[option.key] = FieldValue(name: option.key, subject: subject, value: option.value)
    }
  }
}

/// A noun with `a` or `an` before it.
func withArticle(_ noun: String) -> String {
  "aeiou".contains(noun.first ?? " ") ? "an \(noun)" : "a \(noun)"
}

/// The message for a word that is none of those that are known.
func unknownWord(_ word: String, _ kind: String, _ known: [String]) -> String {
  "unknown \(kind) '\(shortened(word))'\(suggestion(for: word, among: known)); "
    + "it is one of \(known.joined(separator: ", "))"
}
