import FCLua

/// The text of a script or of one of its modules.
struct SourceFile {
  /// The name that places in it are given by.
  let name: String
  let bytes: [UInt8]

  /// Reads a file and checks that it is UTF-8 text.
  ///
  /// - Throws: `ScriptError` of kind `unreadable`; for text that is not UTF-8 it names the line
  ///   and the byte.
  init(path: String, name: String) throws {
    self.name = name
    do {
      bytes = try readFile(path)
    } catch {
      throw ScriptError(.unreadable, "\(path): \(error)")
    }
    let invalid: Int? = bytes.withUnsafeBytes { bytes in
      validText(bytes) == nil ? firstInvalidByte(of: bytes) : nil
    }
    if bytes.starts(with: [0x1B]) {
      throw ScriptError(.unreadable, "\(path): this is compiled Lua; scripts are Lua text")
    }
    if let invalid {
      let line = bytes[..<(invalid - 1)].count { $0 == UInt8(ascii: "\n") } + 1
      let byte = String(bytes[invalid - 1], radix: 16, uppercase: true)
      throw ScriptError(
        .unreadable, "the file is not valid UTF-8: byte \(invalid) is 0x\(byte)",
        at: SourcePosition(source: name, line: line))
    }
  }

  /// The text without a first line that is for the shell (`#!`), whose line stays.
  var chunkBytes: [UInt8] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard text.first == UInt8(ascii: "#") else { return Array(text) }
    return Array(text.drop { $0 != UInt8(ascii: "\n") })
  }

  /// The line with this number, from 1, and the `count` lines before it.
  func excerpt(at number: Int, before count: Int = 2) -> [ScriptError.ExcerptLine] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return [] }
    return (max(1, number - count)...number).map { number in
      var text = String(decoding: lines[number - 1], as: UTF8.self)
      if text.hasSuffix("\r") { text.removeLast() }
      // Tabs would move the mark below the line.
      text = text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ")
      return ScriptError.ExcerptLine(number: number, text: text)
    }
  }
}
