import Glibc

/// What tells one version of a file from the next, without reading it.
struct FileStamp: Equatable {
  private let device: UInt
  private let number: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at the file at a path; nil when there is none.
  init?(ofFileAt path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}

/// Files, each as it was when it was looked at.
struct FileStamps: Equatable {
  private var stamps: [String: FileStamp?] = [:]

  /// The paths of the files.
  var paths: some Sequence<String> { stamps.keys }

  /// Notes how the file at a path is now, whether it is there or not.
  mutating func note(_ path: String) { stamps[path] = .some(FileStamp(ofFileAt: path)) }

  /// Adds the files of another collection that this one lacks.
  mutating func add(_ other: FileStamps) { stamps.merge(other.stamps) { own, _ in own } }

  /// The same files as they are now.
  var now: FileStamps {
    var now = FileStamps()
    for path in stamps.keys { now.note(path) }
    return now
  }
}
