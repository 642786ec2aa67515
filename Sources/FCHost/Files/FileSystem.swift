import FCText
import Glibc

/// Why a file can't be used; its description is a sentence without the path.
struct FileFault: Error, Equatable, CustomStringConvertible {
  let description: String
  /// Whether the path leads to nothing that this process can get at.
  private(set) var leadsNowhere = false

  init(_ description: String) { self.description = description }

  /// The fault behind `errno`.
  init(code: Int32) {
    self.description =
      switch code {
      case ENOENT: "there is no such file"
      case EISDIR: "this is a directory"
      case EACCES: "permission denied"
      case EFBIG: "the file would be larger than the system allows"
      default: String(cString: strerror(code))
      }
    leadsNowhere = [ENOENT, ENOTDIR, EACCES, ELOOP, ENAMETOOLONG].contains(code)
  }
}

/// Reads a whole file that the person who runs the script has named, be it a pipe.
///
/// - Parameter room: The most bytes it may have.
/// - Throws: `FileFault` when it can't be opened or read, is a directory or too large.
func readFile(_ path: String, room: Int) throws(FileFault) -> [UInt8] {
  let number = open(path, O_RDONLY | O_CLOEXEC)
  guard number >= 0 else { throw FileFault(code: errno) }
  return try readAll(Descriptor(number), room: room)
}

/// Reads a whole file that nobody has named just now, which is never waited for.
///
/// - Parameter room: The most bytes it may have.
/// - Throws: `FileFault` when it can't be opened or read, is no regular file or too large.
func readRegularFile(_ path: String, room: Int) throws(FileFault) -> [UInt8] {
  let found = try FoundFile(path.utf8)
  try found.requireRegularFile()
  return try readAll(try found.open(O_RDONLY), room: room)
}

/// Reads what an open file holds.
///
/// - Parameter room: The most bytes it may have.
/// - Throws: `FileFault` when it can't be read, is a directory or too large.
func readAll(_ descriptor: borrowing Descriptor, room: Int) throws(FileFault) -> [UInt8] {
  let number = descriptor.number
  var status = stat()
  guard fstat(number, &status) == 0 else { throw FileFault(code: errno) }
  if status.st_mode & S_IFMT == S_IFDIR { throw FileFault(code: EISDIR) }
  let tooLarge = FileFault("the file is larger than the memory that is left")
  if Int(status.st_size) > room { throw tooLarge }
  var bytes: [UInt8] = []
  // The size is a hint only: a pipe has none, and a file may grow.
  var size = max(Int(status.st_size) + 1, 4096)
  while true {
    var got = 0
    let part = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      repeat {
        got = read(number, buffer.baseAddress, buffer.count)
      } while got < 0 && errno == EINTR
      initialized = max(got, 0)
    }
    guard got >= 0 else { throw FileFault(code: errno) }
    if got == 0 { return bytes }
    if part.count > room - bytes.count { throw tooLarge }
    if bytes.isEmpty { bytes = part } else { bytes += part }
    size = 65536
  }
}

/// The folder of a path, without a slash at its end; `.` for a bare name.
func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The last part of a path.
func fileName(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// A path below a folder; a folder of `.` is left out, and an absolute path stays as it is.
func joined(_ folder: String, _ path: String) -> String {
  if path.hasPrefix("/") || folder == "." { return path }
  return folder == "/" ? "/" + path : "\(folder)/\(path)"
}

/// The names of what a folder holds, hidden or not, in order; none when it can't be read.
package func names(inFolder folder: String) -> [String] {
  guard let listing = opendir(folder) else { return [] }
  defer { closedir(listing) }
  var names: [String] = []
  while let entry = readdir(listing) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    names.append(name)
  }
  return names.sorted()
}

/// The path in a folder that may have been meant by one that leads nowhere, as a question in
/// brackets; empty when none is near.
///
/// - Parameters:
///   - path: As the author wrote it.
///   - directory: The folder in which that should be.
func suggestedFile(for path: String, in directory: borrowing FoundFile) -> String {
  guard let opened = try? directory.open(O_RDONLY | O_DIRECTORY) else { return "" }
  let number = opened.release()
  guard let listing = fdopendir(number) else {
    close(number)
    return ""
  }
  defer { closedir(listing) }
  var names: [String] = []
  while let entry = readdir(listing) {
    var status = stat()
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      let characters = bytes.bindMemory(to: CChar.self)
      guard let start = characters.baseAddress, fstatat(number, start, &status, 0) == 0 else {
        return ""
      }
      return String(cString: start)
    }
    if status.st_mode & S_IFMT == S_IFREG { names.append(name) }
  }
  let wanted = fileName(of: path)
  names.sort()
  // Whose ending was left out is meant more surely than what is spelt alike.
  guard
    let name = names.first(where: { $0.hasPrefix("\(wanted).") }) ?? nearest(wanted, among: names)
  else { return "" }
  return " (did you mean \(quotedName(joined(folder(of: path), name)))?)"
}
