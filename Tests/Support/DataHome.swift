import Foundation
import Glibc

/// A folder for what programs keep, in place of the one of whoever runs the tests; gone with this
/// object.
public final class DataHome {
  public let path: String

  public init() throws {
    var template = Array("/tmp/fcscript-home-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw PtyError("mkdtemp: errno \(errno)") }
    path = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes another home in which the same things are kept.
  public func copy() throws -> DataHome {
    let copy = try DataHome()
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      try FileManager.default.copyItem(atPath: "\(path)/\(name)", toPath: "\(copy.path)/\(name)")
    }
    return copy
  }

  /// The file of the store.
  public var store: String { "\(path)/fcscript/store.sqlite3" }

  /// An environment whose programs keep things here.
  public func environment(_ environment: [String: String]) -> [String: String] {
    environment.merging(["XDG_DATA_HOME": path, "XDG_STATE_HOME": "\(path)/state"]) { $1 }
  }
}
