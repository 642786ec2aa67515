import FCHost
import FCSyntax
import Glibc

/// The Lua files of a folder and of those in it, in the order of their paths.
///
/// What is hidden is left out, and so are pipes and devices: reading one may wait for ever.
func scripts(inFolder folder: String) -> [String] {
  guard let listing = opendir(folder) else { return [] }
  defer { closedir(listing) }
  var paths: [String] = []
  while let entry = readdir(listing) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name.hasPrefix(".") { continue }
    let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    if isFolder(path, followingLinks: false) {
      paths += scripts(inFolder: path)
    } else if name.hasSuffix(".lua"), !isSpecial(path) {
      paths.append(path)
    }
  }
  return paths.sorted()
}

/// Whether a path leads to a folder.
///
/// - Parameter followingLinks: Whether a link to one counts; below a folder it may lead back.
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

extension ScriptText {
  /// The names of the modules that it requires.
  var requiredModules: [String] {
    var finder = ModuleFinder()
    script.block.walk(&finder)
    return finder.names
  }

  /// Whether it makes a deck.
  var makesDeck: Bool {
    var finder = ModuleFinder()
    script.block.walk(&finder)
    return finder.makesDeck
  }

  /// Whether it extends the host, by its first lines.
  var isPlugin: Bool {
    script.comments.contains {
      $0.line <= 2 && script.source.text($0.span).hasPrefix("-- fcscript-plugin:")
    }
  }

  /// Whether it tests scripts.
  var isTest: Bool { path.hasSuffix("_test.lua") }
}

private struct ModuleFinder: SyntaxVisitor {
  var names: [String] = []
  var makesDeck = false

  mutating func visit(_ expression: Expression) -> Bool {
    guard case .chain(let base, let links) = expression.kind, let name = base.name?.text else {
      return true
    }
    if name == "require", case .call(let arguments)? = links.first?.kind,
      let module = arguments.first?.text
    {
      names.append(module)
    }
    if name == "fc", links.first?.constantKey == "deck" { makesDeck = true }
    return true
  }
}
