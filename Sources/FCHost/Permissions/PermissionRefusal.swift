import FCViews

/// A script has asked for what it was not given. The description names the permission, and the
/// option of the command line that would give it.
struct PermissionRefusal: Error, Equatable, CustomStringConvertible {
  let description: String

  /// - Parameters:
  ///   - user: What asks: `fc.read`.
  ///   - action: What it would do, with its object: `read 'data.txt'`.
  ///   - option: The option that gives it: `--allow-read`.
  ///   - value: The option's value; nil for one without.
  init(_ user: String, to action: String, option: String, value: String? = nil) {
    let option = option + (value.map { "=" + shellWord($0) } ?? "")
    description = "\(user) needs permission to \(action): run with \(option)"
  }
}

/// A path or another name in quotes, on one line, with nothing in it that steers a terminal, and
/// shortened where it is very long.
func quotedName(_ name: String) -> String {
  let shown = name.count > 300 ? name.prefix(300) + "…" : name
  let lines = visible(shown).split(separator: "\n", omittingEmptySubsequences: false)
  return "'\(lines.joined(separator: "\\n"))'"
}
