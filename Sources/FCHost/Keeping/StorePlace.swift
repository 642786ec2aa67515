/// Where a host keeps what its script is to find again another time.
public enum StorePlace: Equatable, Sendable {
  /// In a file, which is made when something is kept for the first time.
  case file(String)
  /// In memory: it lasts as long as the host.
  case memory
  /// In memory, for the reason given, which whoever runs the script is told once something is kept.
  case nowhere(reason: String)

  /// Where the store of the person who runs the program is.
  /// - Parameter environment: gives the variables.
  /// - Source: XDG Base Directory Specification 0.8.
  public static func standard(environment: (String) -> String?) -> StorePlace {
    PersonalFolder.data.path(environment: environment).map { .file("\($0)/store.sqlite3") }
      ?? .nowhere(reason: "neither XDG_DATA_HOME nor HOME is the path of a folder")
  }
}
