import FCText
import Glibc

/// There is nothing to test where somebody has looked for it; the description says where that was.
public struct NoTestFiles: Error, Equatable, CustomStringConvertible {
  public let description: String
}

/// How the name of a test file ends.
private let testSuffix = "_test.lua"

/// The test files among files and below folders, each once: those of a folder by their paths.
///
/// Folders whose name begins with a dot are passed over, and so are links to folders.
///
/// - Throws: `NoTestFiles`.
public func testFiles(at places: [String]) throws(NoTestFiles) -> [String] {
  var found: [String] = []
  for place in places {
    var status = stat()
    guard stat(place, &status) == 0 else {
      let reason = errno == ENOENT ? "there is no such file" : String(cString: strerror(errno))
      throw NoTestFiles(description: "\(place): \(reason)")
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      found += testFiles(below: place).sorted()
    } else if place.hasSuffix(testSuffix) {
      found.append(place)
    } else {
      throw NoTestFiles(description: "\(place): the name of a test file ends in \(testSuffix)")
    }
  }
  guard !found.isEmpty else {
    let looked = places.map { $0 == "." ? "the current folder" : $0 }.joined(separator: ", ")
    throw NoTestFiles(description: "no file *\(testSuffix) in \(looked)")
  }
  var seen: Set<String> = []
  return found.filter { seen.insert($0).inserted }
}

private func testFiles(below folder: String) -> [String] {
  guard let listing = opendir(folder) else { return [] }
  defer { closedir(listing) }
  var found: [String] = []
  while let entry = readdir(listing) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name.hasPrefix(".") { continue }
    let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    var status = stat()
    guard lstat(path, &status) == 0 else { continue }
    if status.st_mode & S_IFMT == S_IFDIR {
      found += testFiles(below: path)
    } else if name.hasSuffix(testSuffix) {
      found.append(path)
    }
  }
  return found
}
