import Glibc

/// A new file can't be written; the description is a sentence that says why and what may help.
public struct NewFileError: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  public let description: String
}

/// Writes a file that is not there yet. One that is there stays as it is.
///
/// - Throws: `NewFileError` when something is there, or nothing can be written there; then nothing
///   is left of it.
public func writeNewFile(_ text: String, at path: String) throws(NewFileError) {
  try createFile(text, at: path, for: path)
}

/// Writes a file in place of one that may be there; who reads it meanwhile sees one or the other.
///
/// - Throws: `NewFileError` when it can't be written; what was there stays.
func replaceFile(_ text: String, at path: String) throws(NewFileError) {
  let temporary = "\(path).\(getpid()).new"
  try createFile(text, at: temporary, for: path)
  guard rename(temporary, path) == 0 else {
    let error = NewFileError(path, errno)
    unlink(temporary)
    throw error
  }
}

/// Writes a new file at a place; errors tell of the path that it is meant for.
private func createFile(
  _ text: String, at place: String, for path: String
) throws(NewFileError) {
  let descriptor = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw NewFileError(path, errno) }
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else {
      let error = NewFileError(path, errno)
      close(descriptor)
      unlink(place)
      throw error
    }
    rest = rest.dropFirst(count)
  }
  guard close(descriptor) == 0 else {
    let error = NewFileError(path, errno)
    unlink(place)
    throw error
  }
}

extension NewFileError {
  fileprivate init(_ path: String, _ code: Int32) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    description =
      switch code {
      case EEXIST: "\(path) is there already, and stays as it is"
      case ENOENT: "\(path) can't be written: there is no folder \(folder)"
      case ENOTDIR: "\(path) can't be written: \(folder) is not a folder"
      default: "\(path) can't be written: \(String(cString: strerror(code)))"
      }
  }
}
