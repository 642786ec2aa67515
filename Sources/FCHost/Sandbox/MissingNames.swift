import FCLua
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

/// The fault of a global that is not there.
///
/// - Parameter known: The globals that are.
package func undefinedName(_ name: String, known: [String]) -> ScriptFault {
  let problem = "undefined global '\(shortened(name))'"
  return missing(
    problem, replacements[name], meant: nearest(name, among: known), .undefinedGlobal)
}

/// The fault of a name that is not in a library of Lua's.
///
/// - Parameter known: The names that are.
package func undefinedName(_ name: String, in library: String, known: [String]) -> ScriptFault {
  let fullName = "\(library).\(name)"
  return missing(
    "undefined name '\(shortened(fullName))'", replacements[fullName],
    meant: nearest(name, among: known).map { "\(library).\($0)" }, .unknownMember)
}

/// The fault of a name that is not there, with what to use in its place or what may have been meant.
private func missing(
  _ problem: String, _ replacement: String?, meant: String?, _ code: FaultCode
) -> ScriptFault {
  if let replacement { return ScriptFault(problem, hint: replacement, code: code) }
  guard let meant else { return ScriptFault(problem, code: code) }
  let hint = "did you mean '\(meant)'?"
  var fault = ScriptFault("\(problem) (\(hint))", code: code)
  fault.parts = ScriptFault.Parts(problem, hint: hint)
  return fault
}

/// A name or a value in a message: a script may write one of any length.
func shortened(_ name: String) -> String {
  // Letters are counted no further than past those that are shown.
  guard let end = name.index(name.startIndex, offsetBy: 60, limitedBy: name.endIndex),
    end < name.endIndex
  else { return name }
  return name[..<end] + "…"
}
