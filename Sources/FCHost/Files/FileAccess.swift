import FCViews

/// A file that holds a module, and the path at which it was found.
struct FoundModule: ~Copyable {
  let path: String
  let file: FoundFile
}

/// What a script may read and write, and the way to it.
///
/// A path is found first, and what the permission is asked for is the place where the file found
/// really lies; then that very file is opened. What happens to the path meanwhile does not matter.
struct FileAccess {
  private let permissions: Permissions
  private let readable: GrantedPlaces
  let writable: GrantedPlaces
  /// Folders beside the script's own in which modules are looked for.
  private let moduleFolders: [Folder]
  /// The script's folder, by the path that its own was given with.
  private(set) var folder = "."
  private var scriptFolder: RealPath?
  /// The folders of further scripts that run in the same host, as the decks of a test do.
  private var furtherFolders: [Folder] = []

  /// A folder of modules, and where it lay when it was given.
  private struct Folder {
    let path: String
    let place: RealPath?
  }

  /// There is no file that could be used.
  struct Missing: Error {
    let fault: FileFault
    /// What may have been meant, as a question in brackets, or an empty string.
    var suggestion = ""

    /// Why, in a sentence without the path.
    var reason: String { "\(fault)\(suggestion)" }
  }

  init(_ permissions: Permissions, moduleFolders: [String]) {
    self.permissions = permissions
    readable = GrantedPlaces(permissions.read)
    writable = GrantedPlaces(permissions.write)
    self.moduleFolders = moduleFolders.map { Folder(path: $0, place: RealPath(leadingTo: $0)) }
  }

  /// Gives the script the folder that it lies in.
  mutating func enter(folder: String) {
    self.folder = folder
    scriptFolder = RealPath(leadingTo: folder)
  }

  /// Gives the script the folder of another one too, whose files are looked for after its own.
  mutating func enter(furtherFolder path: String) {
    guard path != folder, !furtherFolders.contains(where: { $0.path == path }) else { return }
    furtherFolders.append(Folder(path: path, place: RealPath(leadingTo: path)))
  }

  func mayRead(_ place: RealPath) -> Bool {
    if let scriptFolder, place.isInside(scriptFolder) { return true }
    return furtherFolders.contains { $0.place.map(place.isInside) ?? false }
      || readable.contains(place)
  }

  // MARK: Reading

  /// Finds a regular file that may be read.
  ///
  /// - Parameters:
  ///   - path: As the script wrote it, relative to its folder.
  ///   - user: What asks for it, for the refusal: `fc.read`.
  /// - Throws: `PermissionRefusal`; `Missing` when it may be read but is not there.
  func find(_ path: String, for user: String) throws -> FoundFile {
    let located = try locate(path)
    if !furtherFolders.isEmpty, !isThere(located),
      let folder = furtherFolders.first(where: { isThere(joined($0.path, path)) })
    {
      return try find(path, at: joined(folder.path, path), for: user)
    }
    return try find(path, at: located, for: user)
  }

  private func isThere(_ located: String) -> Bool {
    (try? FoundFile(located.utf8).requireRegularFile()) != nil
  }

  private func find(_ path: String, at located: String, for user: String) throws -> FoundFile {
    do {
      let found = try FoundFile(located.utf8)
      guard mayRead(found.place) else { throw refusal(toRead: path, for: user) }
      if found.isInProc, permissions != .all {
        throw PermissionRefusal(
          user, to: "read \(quotedName(path)), which tells of processes", option: "--allow-all")
      }
      try found.requireRegularFile()
      return found
    } catch let fault as FileFault {
      // Nobody is told what there is where they may not look.
      if fault.leadsNowhere, !(RealPath(leadingTo: located).map(mayRead) ?? false) {
        throw refusal(toRead: path, for: user)
      }
      throw Missing(fault: fault, suggestion: suggestion(for: path, at: located))
    }
  }

  /// The path from the current directory.
  ///
  /// - Throws: `Missing` for what can be no path.
  func locate(_ path: String) throws -> String {
    if path.isEmpty { throw Missing(fault: FileFault("the path is empty")) }
    if path.utf8.contains(0) { throw Missing(fault: FileFault("a path can't have a NUL in it")) }
    let located = joined(folder, path)
    if located.utf8.count > 4096 { throw Missing(fault: FileFault("the path is too long")) }
    return located
  }

  private func refusal(toRead path: String, for user: String) -> PermissionRefusal {
    let note = staysBelow(path) ? ", which leads out of the script's folder" : ""
    return PermissionRefusal(
      user, to: "read \(quotedName(path))\(note)", option: "--allow-read",
      value: joined(folder, path))
  }

  /// Whether a path names something in the script's folder, wherever links then lead.
  private func staysBelow(_ path: String) -> Bool {
    if path.hasPrefix("/") { return false }
    var depth = 0
    for part in path.split(separator: "/") where part != "." && depth >= 0 {
      depth += part == ".." ? -1 : 1
    }
    return depth >= 0
  }

  private func suggestion(for path: String, at located: String) -> String {
    guard let directory = try? FoundFile(FCHost.folder(of: located).utf8),
      mayRead(directory.place)
    else { return "" }
    return suggestedFile(for: path, in: directory)
  }

  // MARK: Modules

  /// Finds a module in the script's folder, or else in one that the host has given for modules.
  ///
  /// - Parameter path: Its file, relative to those folders.
  /// - Returns: Nil when there is none.
  /// - Throws: `PermissionRefusal` when a link leads out of the folder.
  func findModule(_ path: String) throws -> FoundModule? {
    for folder in [Folder(path: folder, place: scriptFolder)] + furtherFolders + moduleFolders {
      let located = joined(folder.path, path)
      guard let found = try? FoundFile(located.utf8), (try? found.requireRegularFile()) != nil
      else { continue }
      let place = found.place
      guard folder.place.map(place.isInside) ?? false || readable.contains(place) else {
        throw PermissionRefusal(
          "require", to: "read \(quotedName(path)), which leads out of the folder of modules",
          option: "--allow-read", value: located)
      }
      return FoundModule(path: located, file: found)
    }
    return nil
  }

  /// What may have been meant by a module that is not there, as a question in brackets.
  func suggestion(forModule path: String) -> String {
    suggestion(for: path, at: joined(folder, path))
  }
}
