import FCText
import Glibc

/// Why a file can't be read; its description is a sentence without the path.
struct FileFault: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// The fault behind `errno`.
  init(code: Int32) {
    self.description =
      switch code {
      case ENOENT: "there is no such file"
      case EISDIR: "this is a directory"
      case EACCES: "permission denied"
      default: String(cString: strerror(code))
      }
  }
}

/// Reads a whole file.
///
/// - Throws: `FileFault` when it can't be opened or read, or is a directory.
func readFile(_ path: String) throws(FileFault) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileFault(code: errno) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileFault(code: errno) }
  if status.st_mode & S_IFMT == S_IFDIR { throw FileFault(code: EISDIR) }
  var bytes: [UInt8] = []
  // The size is a hint only: a pipe has none, and a file may grow.
  var room = max(Int(status.st_size) + 1, 4096)
  while true {
    let count = bytes.count
    let part: [UInt8]
    do {
      part = try [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        let got = read(descriptor, buffer.baseAddress, buffer.count)
        if got < 0 { throw FileFault(code: errno) }
        initialized = got
      }
    } catch let fault as FileFault where fault == FileFault(code: EINTR) {
      continue
    } catch let fault as FileFault {
      throw fault
    } catch {
      throw FileFault(String(describing: error))
    }
    if part.isEmpty { return bytes }
    if count == 0 { bytes = part } else { bytes += part }
    room = 65536
  }
}

/// Refuses what is no regular file: a pipe might be waited for in vain, and a device never end.
///
/// - Throws: `FileFault`, also when there is no such file.
func checkIsRegularFile(_ path: String) throws(FileFault) {
  var status = stat()
  guard stat(path, &status) == 0 else { throw FileFault(code: errno) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return
  case S_IFDIR: throw FileFault(code: EISDIR)
  default: throw FileFault("this is a pipe or a device")
  }
}

/// Whether a path leads to a regular file.
func isRegularFile(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}

/// The folder of a path, without a slash at its end; `.` for a bare name.
func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The last part of a path.
func fileName(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// The path with every link followed, or nil when it leads nowhere.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// The path in the same folder that may have been meant by one that leads nowhere, as a question in
/// brackets; empty when none is near.
///
/// - Parameters:
///   - path: As the author wrote it.
///   - located: Where that is.
func suggestedFile(for path: String, at located: String) -> String {
  guard !isRegularFile(located), let directory = opendir(folder(of: located)) else { return "" }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if isRegularFile(joined(folder(of: located), name)) { names.append(name) }
  }
  guard let name = nearest(fileName(of: path), among: names.sorted()) else { return "" }
  return " (did you mean '\(joined(folder(of: path), name))'?)"
}
