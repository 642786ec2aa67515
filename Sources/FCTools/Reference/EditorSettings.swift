/// The settings of lua-language-server for a folder of scripts.
public enum EditorSettings {
  /// What they say: the sandbox has no more than this.
  static let entries = [
    ("runtime.version", "\"Lua 5.4\""),
    (
      "runtime.builtin",
      "{ \"io\": \"disable\", \"debug\": \"disable\", \"package\": \"disable\" }"
    ),
    ("workspace.library", "[\"\(TypeFiles.stubs)\"]"),
    ("workspace.checkThirdParty", "false"),
    ("diagnostics.globals", "[\"fc\"]"),
  ]

  /// The text of a `.luarc.json`.
  public static let text =
    "{\n" + entries.map { "  \"\($0.0)\": \($0.1)" }.joined(separator: ",\n") + "\n}\n"

  /// What to add to settings that are there, a line each.
  public static let lines = entries.map { "\"\($0.0)\": \($0.1)" }
}
