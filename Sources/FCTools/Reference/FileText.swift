import Glibc

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
