import Glibc

/// There is nothing to test where somebody has looked for it; the description says where that was.
public struct NoTestFiles: Error, Equatable, CustomStringConvertible {
  public let description: String
}

/// How the name of a test file ends.
let testFileEnding = "_test.lua"

/// The test files among files and below folders, each once: those of a folder by their paths.
///
/// Folders whose name begins with a dot are passed over, and so are links to folders.
///
/// - Throws: `NoTestFiles`.
public func testFiles(at places: [String]) throws(NoTestFiles) -> [String] {
  var found: [String] = []
  for place in places {
    guard access(place, F_OK) == 0 else {
      let reason = errno == ENOENT ? "there is no such file" : String(cString: strerror(errno))
      throw NoTestFiles(description: "\(place): \(reason)")
    }
    if isFolder(place) {
      found += files(below: place, ending: testFileEnding)
    } else if place.hasSuffix(testFileEnding) {
      found.append(place)
    } else {
      throw NoTestFiles(description: "\(place): the name of a test file ends in \(testFileEnding)")
    }
  }
  guard !found.isEmpty else {
    let looked = places.map { $0 == "." ? "the current folder" : $0 }.joined(separator: ", ")
    throw NoTestFiles(description: "no file *\(testFileEnding) in \(looked)")
  }
  var seen: Set<String> = []
  return found.filter { seen.insert($0).inserted }
}
