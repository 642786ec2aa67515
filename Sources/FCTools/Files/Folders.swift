import FCHost
import Glibc

/// The files below a folder whose names end in `ending`, in the order of their paths.
///
/// What is hidden is passed over, and so are links to folders, which may lead back, and pipes and
/// devices, of which reading one may wait for ever.
func files(below folder: String, ending: String) -> [String] {
  var paths: [String] = []
  for name in names(inFolder: folder) where !name.hasPrefix(".") {
    let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    if isFolder(path, followingLinks: false) {
      paths += files(below: path, ending: ending)
    } else if name.hasSuffix(ending), !isSpecial(path) {
      paths.append(path)
    }
  }
  return paths.sorted()
}

/// Whether a path leads to a folder.
///
/// - Parameter followingLinks: Whether a link to one counts.
func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
  var status = stat()
  let code = followingLinks ? stat(path, &status) : lstat(path, &status)
  return code == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether a path leads to a pipe, a socket or a device; a link to nowhere leads to none.
private func isSpecial(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
}
