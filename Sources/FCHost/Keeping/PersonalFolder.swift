/// The folders in which the program keeps what belongs to the person who runs it.
///
/// Source: XDG Base Directory Specification 0.8.
package enum PersonalFolder {
  /// What was made with the program, such as the store.
  case data
  /// What the person has set.
  case settings
  /// What may be lost, such as the history of inputs.
  case state

  /// The path; nil when neither the folder's own variable nor `HOME` is an absolute path.
  ///
  /// - Parameter environment: Gives the variables.
  package func path(environment: (String) -> String?) -> String? {
    func folder(_ variable: String) -> String? {
      environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = folder(variable) ?? folder("HOME").map { "\($0)/\(standardPlace)" }
    return base.map { "\($0)/fcscript" }
  }

  private var variable: String {
    switch self {
    case .data: "XDG_DATA_HOME"
    case .settings: "XDG_CONFIG_HOME"
    case .state: "XDG_STATE_HOME"
    }
  }

  /// Below the home folder, where the variable says nothing.
  private var standardPlace: String {
    switch self {
    case .data: ".local/share"
    case .settings: ".config"
    case .state: ".local/state"
    }
  }
}
