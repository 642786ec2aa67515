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
      throw NoTestFiles(description: "\(place): \(String(cString: strerror(errno)))")
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      found += scripts(inFolder: place).filter { $0.hasSuffix(testSuffix) }
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
