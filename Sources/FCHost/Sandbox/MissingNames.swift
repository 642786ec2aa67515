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
  "string.dump": "a script can't see its own code",
  "string.trim": "use text:match(\"^%s*(.-)%s*$\")", "string.split": "use text:gmatch(\"[^,]+\")",
  "string.length": "use #text", "string.replace": "use text:gsub",
  "string.contains": "use text:find(part, 1, true)",
  "table.getn": "use #list", "table.length": "use #list", "table.push": "use table.insert",
  "table.pop": "use table.remove", "table.join": "use table.concat",
  "table.map": "write a loop: for i, value in ipairs(list) do … end",
  "table.foreach": "write a loop: for key, value in fc.pairs(t) do … end",
  "math.pow": "use x ^ y", "math.mod": "use x % y", "math.log10": "use math.log(x, 10)",
  "math.round": "use math.floor(x + 0.5)", "math.atan2": "use math.atan(y, x)",
]

/// The message for a global that is not there.
///
/// - Parameter known: The globals that are.
func undefinedName(_ name: String, known: [String]) -> String {
  if let replacement = replacements[name] { return "undefined global '\(name)': \(replacement)" }
  return "undefined global '\(shortened(name))'\(suggestion(for: name, among: known))"
}

/// The message for a name that is not in a library of Lua's.
///
/// - Parameter known: The names that are.
func undefinedName(_ name: String, in library: String, known: [String]) -> String {
  let fullName = "\(library).\(name)"
  if let replacement = replacements[fullName] {
    return "undefined name '\(fullName)': \(replacement)"
  }
  let hint = nearest(name, among: known).map { " (did you mean '\(library).\($0)'?)" } ?? ""
  return "undefined name '\(shortened(fullName))'\(hint)"
}

/// A name or a value in a message: a script may write one of any length.
func shortened(_ name: String) -> String {
  // Letters are counted no further than past those that are shown.
  guard let end = name.index(name.startIndex, offsetBy: 60, limitedBy: name.endIndex),
    end < name.endIndex
  else { return name }
  return name[..<end] + "…"
}
