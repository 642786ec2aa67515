import Glibc

/// The file of a store, before SQLite opens it: made for its owner only, and made to stay.
struct StoreFile {
  let path: String

  /// Makes the file, with the folders it lies in, unless it is there.
  /// - Returns: whether it was made.
  /// - Throws: `StoreError`.
  func make() throws -> Bool {
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: return false
      case S_IFDIR: throw error(EISDIR)
      // A pipe would be waited for in vain, and a device keeps nothing.
      default: throw StoreError(.unreachable("it is a pipe or a device"), path: path)
      }
    }
    if errno == ELOOP { throw error(ELOOP) }
    try makeFolder(folder)
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 {
      // Another process has made it, or a link leads to where nothing is: SQLite sees to that.
      if errno == EEXIST { return false }
      throw error(errno)
    }
    close(descriptor)
    return true
  }

  /// Whether it is a file that can be read to its end: to open a pipe may take for ever.
  var isRegular: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Sees to it that the file is still in its folder after a power failure.
  func keepInFolder() { Self.synchronize(folder) }

  private var folder: String { Self.parent(of: path) }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func makeFolder(_ folder: String) throws {
    if mkdir(folder, 0o700) == 0 { return Self.synchronize(Self.parent(of: folder)) }
    switch errno {
    case EEXIST: return
    case ENOENT where Self.parent(of: folder) != folder:
      try makeFolder(Self.parent(of: folder))
      if mkdir(folder, 0o700) != 0, errno != EEXIST { throw error(errno) }
      Self.synchronize(Self.parent(of: folder))
    default: throw error(errno)
    }
  }

  private static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    // Some file systems can't; then there is nothing to be done.
    fsync(descriptor)
    close(descriptor)
  }

  private func error(_ code: Int32) -> StoreError {
    let kind: StoreError.Kind =
      switch code {
      case ENOSPC, EDQUOT: .full
      case EACCES, EPERM, EROFS: .readOnly
      default: .unreachable(String(cString: strerror(code)))
      }
    return StoreError(kind, path: path)
  }
}
