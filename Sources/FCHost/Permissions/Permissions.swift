/// What a script may do beyond what every script may: read the files of its own folder.
///
/// A fresh value gives nothing more. For example:
///
///     var permissions = Permissions()
///     permissions.read = .only(["/usr/share/dict"])
///     permissions.env.allow("LANG")
public struct Permissions: Hashable, Sendable {
  /// How much of something is given.
  public enum Grant: Hashable, Sendable {
    /// Nothing.
    case none
    /// These, and what lies in those of them that are folders.
    case only([String])
    /// All there is.
    case everything

    /// Gives one more; what gives everything stays as it is.
    public mutating func allow(_ item: String) {
      switch self {
      case .none: self = .only([item])
      case .only(let items): self = .only(items + [item])
      case .everything: break
      }
    }
  }

  /// The files and folders that may be read. A path that is not absolute counts from the current
  /// directory of when the host is made; links are followed then.
  public var read = Grant.none
  /// The files and folders that may be written, as with `read`. Being written does not make a file
  /// one that may be read.
  public var write = Grant.none
  /// The names of the environment's variables that may be seen.
  public var env = Grant.none

  /// Makes permissions that give nothing.
  public init() {}

  /// Everything there is. Only this gives the files in which the kernel tells of processes
  /// (`/proc`), since the environment stands there too.
  public static let all: Permissions = {
    var all = Permissions()
    all.read = .everything
    all.write = .everything
    all.env = .everything
    return all
  }()
}
