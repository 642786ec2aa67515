import FCHost

/// What an editor needs to know of scripts: stubs, and the settings that lead to them.
public struct TypeFiles {
  /// The name of the file with the stubs.
  public static let stubs = "fcscript.lua"
  /// The name of the file with the settings.
  public static let settings = ".luarc.json"

  /// What became of the settings.
  public enum Settings: Sendable {
    /// They are the host's own.
    case written
    /// Others were there, and stay.
    case kept
  }

  private let folder: String

  /// Makes the files of a folder.
  public init(in folder: String) { self.folder = folder }

  /// The path of a file.
  public func path(of name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Writes the stubs in place of earlier ones, and the settings if there are none.
  ///
  /// - Throws: `NewFileError` when a file can't be written, or when there is a script under the name
  ///   of the stubs.
  public func write(_ reference: ScriptReference) throws(NewFileError) -> Settings {
    let stubs = path(of: Self.stubs)
    if let text = contents(ofFile: stubs), !text.starts(with: TypeStubs.mark.utf8) {
      throw NewFileError(description: "\(stubs) is a script, and stays as it is: rename it first")
    }
    try replaceFile(TypeStubs(reference).text, at: stubs)
    let settings = path(of: Self.settings)
    if let text = contents(ofFile: settings) {
      return text.elementsEqual(EditorSettings.text.utf8) ? .written : .kept
    }
    try writeNewFile(EditorSettings.text, at: settings)
    return .written
  }
}
