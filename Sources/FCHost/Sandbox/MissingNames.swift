import FCText

/// What to use in place of names that Lua elsewhere, or another language, has.
private let replacements = [
  "io": "fc.read and fc.csv read files, fc.write writes one, and print shows text",
  "dofile": "require loads a file beside the script",
  "loadfile": "require loads a file beside the script",
  "loadstring": "use load",
  "unpack": "use table.unpack",
  "debug": "a script can't look into the running program",
  "package": "modules are files beside the script",
  "null": "use nil", "None": "use nil", "NULL": "use nil", "undefined": "use nil",
  "True": "use true", "False": "use false",
  "os.execute": "a script can't start programs", "os.exit": "a script ends where its text does",
  "os.getenv": "fc.env reads the environment", "os.setlocale": "the locale stays as it is",
  "os.remove": "a script changes files with fc.write only",
  "os.rename": "a script changes files with fc.write only",
  "os.tmpname": "a script changes files with fc.write only",
]

/// The message for a global, or a field of `os`, that is not there.
///
/// - Parameter known: The globals that are.
func undefinedName(_ name: String, known: [String]) -> String {
  let subject = name.hasPrefix("os.") ? "undefined name" : "undefined global"
  if let replacement = replacements[name] { return "\(subject) '\(name)': \(replacement)" }
  return "\(subject) '\(name)'\(suggestion(for: name, among: known))"
}
