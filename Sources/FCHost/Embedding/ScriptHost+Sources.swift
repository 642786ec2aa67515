import FCLua

/// Scripts that do not come from a file.
extension ScriptHost {
  /// Loads a script from a text, runs its main chunk and keeps the decks it returns.
  ///
  /// - Parameters:
  ///   - name: What the text is called in messages, as a file would be; also the name under which the
  ///     script keeps what lasts, unless its first line is `-- fcscript-id: NAME`.
  ///   - folder: Where it may read files and require modules; nil for nowhere.
  /// - Throws: `HostError`, and `ScriptError` as `load(_:)` does.
  public func load(text: String, name: String, folder: String? = nil) throws {
    try load(bytes: Array(text.utf8), name: name, folder: folder)
  }

  /// Loads a script from the bytes of a text; see `load(text:name:folder:)`.
  ///
  /// - Throws: Also a `ScriptError` of kind `unreadable` for bytes that are not UTF-8.
  public func load(bytes: [UInt8], name: String, folder: String? = nil) throws {
    try load(Loading(path: name, folder: folder)) {
      let source = try SourceFile(bytes, path: name, name: name)
      return (source, Keeper.Owner(source, name: name))
    }
  }
}
