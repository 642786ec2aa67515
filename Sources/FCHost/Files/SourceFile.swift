import FCLua
import FCViews

/// The text of a script or of one of its modules.
struct SourceFile {
  /// The name that places in it are given by.
  let name: String
  let bytes: [UInt8]

  /// Reads a script and checks that it is UTF-8 text.
  ///
  /// - Parameters:
  ///   - room: The most bytes it may have.
  ///   - mayWait: Whether it may be a pipe or a device, for which the process waits.
  /// - Throws: `ScriptError` of kind `unreadable`; for text that is not UTF-8 it names the line
  ///   and the byte.
  init(path: String, name: String, room: Int, mayWait: Bool = false) throws {
    let bytes: [UInt8]
    do {
      bytes = try mayWait ? readFile(path, room: room) : readRegularFile(path, room: room)
    } catch {
      var suggestion = ""
      if error.leadsNowhere, let folder = try? FoundFile(folder(of: path).utf8) {
        suggestion = suggestedFile(for: path, in: folder)
      }
      throw ScriptError(.unreadable, "\(visibleLine(path)): \(error)\(suggestion)")
    }
    try self.init(bytes, path: path, name: name)
  }

  /// Checks that what a file holds is UTF-8 text; see `init(path:name:room:)` for what is thrown.
  init(_ bytes: [UInt8], path: String, name: String) throws {
    self.name = name
    self.bytes = bytes
    if bytes.starts(with: [0x1B]) {
      throw ScriptError(
        .unreadable, "\(visibleLine(path)): this is compiled Lua; scripts are Lua text")
    }
    if let invalid = firstInvalidByte(in: bytes) {
      let line = lineNumber(ofByte: invalid, in: bytes)
      let byte = String(bytes[invalid - 1], radix: 16, uppercase: true)
      var error = ScriptError(
        .unreadable, "the file is not valid UTF-8: byte \(invalid) is 0x\(byte)",
        at: SourcePosition(source: name, line: line), excerpt: excerpt(at: line))
      // What the excerpt has in place of such bytes.
      error.mark = "\u{FFFD}"
      throw error
    }
  }

  /// The text without a first line that is for the shell (`#!`), whose line stays.
  var chunkBytes: [UInt8] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard text.first == UInt8(ascii: "#") else { return Array(text) }
    return Array(text.drop { $0 != UInt8(ascii: "\n") })
  }

  /// The last line that begins with `return`, where the main chunk mostly ends, best one that is
  /// not indented as those of functions are; else line 1.
  var lastReturn: SourcePosition {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let blanks = " \t".utf8
    let number =
      lines.lastIndex { $0.starts(with: "return".utf8) }
      ?? lines.lastIndex { $0.drop { blanks.contains($0) }.starts(with: "return".utf8) } ?? 0
    return SourcePosition(source: name, line: number + 1)
  }

  /// The line with this number, from 1, and the `count` lines before it.
  func excerpt(at number: Int, before count: Int = 2) -> [ScriptError.ExcerptLine] {
    SourceLines(bytes).excerpt(at: number, before: count)
  }
}

/// The position, from 1, of the first byte that is not UTF-8 text; nil when all are.
func firstInvalidByte(in bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBytes { bytes in
    String(validating: bytes, as: UTF8.self) == nil ? firstInvalidByte(of: bytes) : nil
  }
}

/// The line, from 1, of the byte at a position from 1.
func lineNumber(ofByte position: Int, in bytes: [UInt8]) -> Int {
  bytes[..<(position - 1)].count { $0 == UInt8(ascii: "\n") } + 1
}
