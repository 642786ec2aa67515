import CSystem
import Glibc

/// Where a file or folder lies, with every link followed.
///
/// It is kept as bytes: two names that are the same text to Unicode are two files, and a name need
/// not be text at all.
struct RealPath: Equatable {
  let bytes: [UInt8]

  private static let slash = UInt8(ascii: "/")

  /// Whether this is a folder's own path or that of something in it.
  func isInside(_ folder: RealPath) -> Bool {
    guard bytes.starts(with: folder.bytes) else { return false }
    return bytes.count == folder.bytes.count || folder.bytes.last == Self.slash
      || bytes[folder.bytes.count] == Self.slash
  }

  /// The folder that holds it; the root for the root.
  var folder: RealPath {
    let end = bytes.lastIndex(of: Self.slash) ?? 0
    return RealPath(bytes: end == 0 ? [Self.slash] : Array(bytes[..<end]))
  }

  /// The last part.
  var name: [UInt8] { Array(bytes[((bytes.lastIndex(of: Self.slash) ?? -1) + 1)...]) }

  /// The path of something in this folder.
  func appending(_ name: some Collection<UInt8>) -> RealPath {
    RealPath(bytes: (bytes.last == Self.slash ? bytes : bytes + [Self.slash]) + name)
  }
}

extension RealPath {
  /// Where a path leads, or would lead if all that is missing on its way were there; nil when not
  /// even its beginning can be found.
  init?(leadingTo path: String) {
    let isAbsolute = path.utf8.first == Self.slash
    let parts = path.utf8.split(separator: Self.slash)
    for count in (0...parts.count).reversed() {
      let start =
        (isAbsolute ? [Self.slash] : count == 0 ? [UInt8(ascii: ".")] : [])
        + parts[..<count].joined(separator: [Self.slash])
      guard let found = try? FoundFile(start) else { continue }
      var place = found.place
      for part in parts[count...] where !part.elementsEqual(".".utf8) {
        place = part.elementsEqual("..".utf8) ? place.folder : place.appending(part)
      }
      self = place
      return
    }
    return nil
  }
}

/// The places that a permission gives, links followed.
enum GrantedPlaces {
  case these([RealPath])
  case everywhere

  init(_ grant: Permissions.Grant) {
    switch grant {
    case .none: self = .these([])
    case .only(let paths): self = .these(paths.compactMap { RealPath(leadingTo: $0) })
    case .everything: self = .everywhere
    }
  }

  func contains(_ place: RealPath) -> Bool {
    switch self {
    case .these(let places): places.contains { place.isInside($0) }
    case .everywhere: true
    }
  }
}
