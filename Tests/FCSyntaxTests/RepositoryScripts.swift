import FCSyntax
import Foundation

/// The Lua files in folders of the repository, by their paths.
func repositoryScripts(in folders: [String]) -> [URL] {
  let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  return folders.flatMap { folder in
    let place = repository.appending(path: folder)
    let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "lua" }
      .sorted { $0.path < $1.path }
  }
}

extension Script {
  init(_ text: String) { self.init(SourceText(Array(text.utf8))) }
}
