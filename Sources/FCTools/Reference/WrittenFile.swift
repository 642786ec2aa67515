import Glibc

/// Writes a file in place of one that may be there; who reads it meanwhile sees one or the other.
///
/// - Throws: `NewFileError` when it can't be written; what was there stays.
func writeFile(_ text: String, at path: String) throws(NewFileError) {
  let temporary = "\(path).\(getpid()).new"
  try writeNewFile(text, at: temporary)
  guard rename(temporary, path) == 0 else {
    let reason = String(cString: strerror(errno))
    unlink(temporary)
    throw NewFileError(description: "\(path) can't be written: \(reason)")
  }
}

/// The text of a file; nil when it can't be read.
func textOfFile(at path: String) -> String? {
  guard let file = fopen(path, "re") else { return nil }
  defer { fclose(file) }
  var text: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = fread(&piece, 1, piece.count, file)
    if count == 0 { return ferror(file) == 0 ? String(decoding: text, as: UTF8.self) : nil }
    text += piece[..<count]
  }
}
