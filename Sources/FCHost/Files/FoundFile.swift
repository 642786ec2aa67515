import CSystem
import Glibc

/// A descriptor that is closed when it goes.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Gives the number away, to be closed elsewhere.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }
}

/// A file or folder that has been found but not opened.
///
/// What it is and where it lies can be asked, and then that very file be opened: what its path leads
/// to by then does not matter. Finding reads nothing, waits for nothing and sets nothing off.
struct FoundFile: ~Copyable {
  private let descriptor: Descriptor
  /// Where it lay when it was found.
  let place: RealPath
  let status: stat

  /// Finds what a path leads to, links followed.
  ///
  /// - Parameter path: Bytes without a zero.
  /// - Throws: `FileFault` when there is nothing, or it can't be told where it lies.
  init(_ path: some Sequence<UInt8>) throws(FileFault) {
    let path = path.map(CChar.init(bitPattern:)) + [0]
    // What is replaced just now may be gone before its place is known: it is found anew.
    for _ in 0..<100 {
      let number = fcs_find(path)
      guard number >= 0 else { throw FileFault(code: errno) }
      let descriptor = Descriptor(number)
      var status = stat()
      guard fstat(number, &status) == 0 else { throw FileFault(code: errno) }
      let place = try Self.place(of: number)
      if status.isFileOrFolder, !place.holds(status) { continue }
      self.descriptor = descriptor
      self.place = place
      self.status = status
      return
    }
    throw FileFault("it can't be told where this lies")
  }

  private static func place(of descriptor: Int32) throws(FileFault) -> RealPath {
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      length = fcs_place(descriptor, buffer.baseAddress, buffer.count)
      count = max(length, 0)
    }
    guard length >= 0 else { throw FileFault(code: errno) }
    return RealPath(bytes: bytes)
  }

  /// The folder's descriptor, for calls that take a name below it.
  var number: Int32 { descriptor.number }

  /// Whether it is one of the files in which the kernel tells of processes.
  var isInProc: Bool { fcs_is_in_proc(number) }

  /// Whether the process may write to it.
  var isWritable: Bool { fcs_may_write(number) }

  /// Opens it.
  func open(_ flags: Int32) throws(FileFault) -> Descriptor {
    let opened = fcs_open_found(number, flags)
    guard opened >= 0 else { throw FileFault(code: errno) }
    return Descriptor(opened)
  }

  /// Refuses what is no regular file: a pipe might be waited for in vain, and a device never end.
  func requireRegularFile() throws(FileFault) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileFault(code: EISDIR)
    default: throw FileFault("this is a pipe or a device")
    }
  }
}

extension stat {
  /// Whether this is what has a place of its own: pipes and sockets need not.
  fileprivate var isFileOrFolder: Bool {
    [S_IFREG, S_IFDIR].contains(st_mode & S_IFMT)
  }
}

extension RealPath {
  /// Whether this path leads to a file that is known by its status: the kernel also gives paths of
  /// files that are gone, and of some that never had a place.
  fileprivate func holds(_ status: stat) -> Bool {
    var here = stat()
    let path = bytes.map(CChar.init(bitPattern:)) + [0]
    return lstat(path, &here) == 0 && here.st_dev == status.st_dev && here.st_ino == status.st_ino
  }
}
