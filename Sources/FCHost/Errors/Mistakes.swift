/// Mistakes in cards that stop nothing, and what the author was told.
struct Mistakes {
  /// Takes them; nil while each stops its `make`.
  var collect: ((ScriptError) -> Void)?
  /// The answer keys some of whose cards had mistakes that were collected.
  var keys: Set<Int> = []
  /// The answer keys that the author was warned of.
  var warnedKeys: Set<Int> = []
}
