/// A script to begin with.
///
/// Each is a file in `Templates` that runs as it is; `TITLE` and `NAME` in it stand for what follows
/// from the name of the file that is made.
public enum Template: String, CaseIterable, Sendable {
  case choice, typed, cloze, generated, recipe, plugin

  /// What it makes, as a noun.
  public var summary: String {
    switch self {
    case .choice: "a deck whose wrong answers are drawn from its other cards"
    case .typed: "a deck whose answers are written"
    case .cloze: "a deck of sentences with gaps"
    case .generated: "a deck of numbers that are new in every game"
    case .recipe: "a recipe book with screens of its own"
    case .plugin: "a plugin that adds a kind of cards"
    }
  }

  /// The text of a script of this template.
  public func text(for name: ScriptName) -> String {
    // In this order: a title may be any text.
    String(decoding: bytes, as: UTF8.self)
      .replacing("NAME", with: name.identifier)
      .replacing("\"TITLE\"", with: luaText(name.title))
  }

  private var bytes: [UInt8] {
    switch self {
    case .choice: PackageResources.choice_lua
    case .typed: PackageResources.typed_lua
    case .cloze: PackageResources.cloze_lua
    case .generated: PackageResources.generated_lua
    case .recipe: PackageResources.recipe_lua
    case .plugin: PackageResources.plugin_lua
    }
  }
}

/// A text as Lua's source writes it, on one line.
private func luaText(_ text: String) -> String {
  let written = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\0"..." ", "\u{7F}": scalar == " " ? " " : "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "\"\(written.joined())\""
}
