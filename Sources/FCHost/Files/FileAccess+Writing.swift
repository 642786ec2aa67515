import CSystem
import Glibc

/// The place of a file to be written: a folder that is held, and a name in it.
struct WritingPlace: ~Copyable {
  let folder: FoundFile
  let name: [UInt8]
  /// What is there now and will be replaced; nil for a new file.
  let replaced: stat?
}

extension FileAccess {
  /// Writes a file at once: until all is written, and if anything fails, the old content stays.
  ///
  /// - Parameters:
  ///   - bytes: All that it is to hold.
  ///   - path: As the script wrote it, relative to its folder.
  ///   - user: What asks for it, for the refusal: `fc.write`.
  /// - Throws: `PermissionRefusal`, `Missing` or `FileFault`.
  func write(_ bytes: UnsafeRawBufferPointer, to path: String, for user: String) throws {
    let located = try locate(path)
    // The file may be made, taken away or moved by others while its place is looked for.
    for _ in 0..<100 {
      do {
        guard let place = try writingPlace(located) else { continue }
        return try place.replace(with: bytes)
      } catch is Refused {
        throw PermissionRefusal(
          user, to: "write \(quotedName(path))", option: "--allow-write", value: located)
      }
    }
    throw FileFault("it changes all the time")
  }

  private struct Refused: Error {}

  /// Finds where a file is to be written; nil when that has changed meanwhile.
  private func writingPlace(_ path: String) throws -> WritingPlace? {
    do {
      let found = try FoundFile(path.utf8)
      guard writable.contains(found.place) else { throw Refused() }
      try found.requireRegularFile()
      guard found.isWritable else { throw FileFault(code: EACCES) }
      let folder = try FoundFile(found.place.folder.bytes)
      guard folder.place == found.place.folder else { return nil }
      return WritingPlace(folder: folder, name: found.place.name, replaced: found.status)
    } catch let fault as FileFault where fault.leadsNowhere {
      guard RealPath(leadingTo: path).map(writable.contains) ?? false else { throw Refused() }
      guard fault == FileFault(code: ENOENT) else { throw fault }
      return try newPlace(path)
    }
  }

  private func newPlace(_ path: String) throws -> WritingPlace? {
    let parent = FCHost.folder(of: path)
    let name = RealPath(bytes: Array(path.utf8)).name
    if name.isEmpty { throw FileFault("this is the name of a folder") }
    let folder = try parentFolder(parent)
    guard writable.contains(folder.place.appending(name)) else { throw Refused() }
    var status = stat()
    if fstatat(folder.number, cString(name), &status, AT_SYMLINK_NOFOLLOW) == 0 {
      guard status.st_mode & S_IFMT == S_IFLNK else { return nil }
      throw FileFault("this is a link that leads nowhere")
    }
    return WritingPlace(folder: folder, name: name, replaced: nil)
  }
}

private func parentFolder(_ path: String) throws(FileFault) -> FoundFile {
  do {
    return try FoundFile(path.utf8)
  } catch  where error == FileFault(code: ENOENT) {
    throw FileFault("there is no folder \(quotedName(path))")
  }
}

/// Replaces a file that is the person's own, or makes one that nobody else may read; a link stays,
/// and what it leads to is replaced.
///
/// - Throws: `FileFault`; the old content stays then.
func replaceOwnFile(
  _ path: String, with bytes: UnsafeRawBufferPointer
) throws(FileFault) {
  var place = RealPath(bytes: Array(path.utf8))
  var status = stat()
  (status.st_mode, status.st_uid, status.st_gid) = (0o600, geteuid(), getegid())
  do throws(FileFault) {
    let found = try FoundFile(path.utf8)
    try found.requireRegularFile()
    (place, status) = (found.place, found.status)
  } catch {
    guard error == FileFault(code: ENOENT) else { throw error }
  }
  let folder = try FoundFile(place.folder.bytes)
  try WritingPlace(folder: folder, name: place.name, replaced: status).replace(with: bytes)
}

extension WritingPlace {
  /// Writes a new file beside the old one, and puts it in its place once it is whole.
  func replace(with bytes: UnsafeRawBufferPointer) throws(FileFault) {
    var generator = SystemRandomNumberGenerator()
    let temporary = cString(Array(".fcscript-\(generator.next() as UInt64)".utf8))
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    // Nobody else is to read what is replaced before it has the mode of the old file.
    let number = openat(folder.number, temporary, flags, replaced == nil ? 0o666 : 0o600)
    guard number >= 0 else { throw FileFault(code: errno) }
    do throws(FileFault) {
      try fill(Descriptor(number), with: bytes)
      guard renameat(folder.number, temporary, folder.number, cString(name)) == 0 else {
        throw FileFault(code: errno)
      }
    } catch {
      unlinkat(folder.number, temporary, 0)
      throw error
    }
  }

  private func fill(
    _ descriptor: borrowing Descriptor, with bytes: UnsafeRawBufferPointer
  ) throws(FileFault) {
    let number = descriptor.number
    let code = fcs_write_all(number, bytes.baseAddress, bytes.count, -1)
    guard code == 0 else { throw FileFault(code: code) }
    if let replaced {
      // Whoever may not give files away keeps it, as other programs that replace files do.
      _ = fchown(number, replaced.st_uid, replaced.st_gid)
      guard fchmod(number, replaced.st_mode & 0o777) == 0 else { throw FileFault(code: errno) }
    }
    // Or a crash of the computer could leave the new name with nothing in it.
    guard fsync(number) == 0 else { throw FileFault(code: errno) }
  }
}

private func cString(_ bytes: [UInt8]) -> [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }
