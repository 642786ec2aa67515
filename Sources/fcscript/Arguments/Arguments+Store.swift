import FCHost

extension Arguments {
  /// Where scripts keep what is to last.
  ///
  /// - Throws: `UsageError` for an empty path.
  func store() throws -> StorePlace {
    switch options[.store] {
    case "": throw UsageError("option --store needs a path, or memory")
    case "memory": .memory
    case let path?: .file(path)
    case nil: .standard(environment: environmentVariable)
    }
  }
}
