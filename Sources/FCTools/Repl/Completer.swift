import FCHost
import FCSyntax
import FCViews

/// Finds what may stand at a place, by the values that there are and by the reference.
struct Completer {
  let host: ScriptHost
  /// Nil where it can't be had; then it helps with nothing.
  let reference: ScriptReference?

  func complete(_ place: CompletionPlace) -> LineCompletion {
    switch place {
    case .global(let name):
      // Without a letter all there is would be no help.
      if name.isEmpty { return LineCompletion() }
      return completion(
        of: name, among: Array(luaKeywords.union(members(of: host.find([]), at: []).keys)))
    case .member(let name, let path, let isMethod):
      let found = host.find(path)
      // A method of an object is called with a colon; of a table that can't be told.
      let hidesMethods = if case .object = found { !isMethod } else { false }
      let names = members(of: found, at: path).filter {
        isMethod ? $0.value : !(hidesMethods && $0.value)
      }
      return completion(of: name, among: Array(names.keys))
    case .command(let name):
      return completion(of: name, among: ColonCommand.forms.map { ":\($0.name)" })
    case .documented(let name):
      return completion(of: name, among: reference?.entries.map(\.name) ?? [])
    case .file(let path): return completion(ofFile: path)
    case .nothing: return LineCompletion()
    }
  }

  private func completion(of typed: String, among names: [String]) -> LineCompletion {
    let found = Set(names.filter { $0.hasPrefix(typed) }).sorted()
    return LineCompletion(typedCount: typed.count, candidates: found)
  }

  // MARK: Values

  /// The names of the members of what a path leads to, and whether each is a function.
  private func members(of found: FoundValue, at path: [PathStep]) -> [String: Bool] {
    switch found {
    case .table(let names): names.filter { isLuaName($0.key) }
    case .library: library(path)
    case .text: library([.name("string")])
    case .object(let className, let rest): members(of: .named(className), rest[...])
    case .other: [:]
    }
  }

  /// The names in a library, or in a table of one: `fc.ui`.
  private func library(_ path: [PathStep]) -> [String: Bool] {
    guard let reference else { return [:] }
    var prefix = ""
    for step in path {
      guard case .name(let name) = step else { return [:] }
      prefix += "\(name)."
    }
    var names: [String: Bool] = [:]
    func add(_ name: String, isFunction: Bool) {
      guard name.hasPrefix(prefix) else { return }
      let rest = name.dropFirst(prefix.count)
      let first = String(rest.prefix { $0 != "." })
      names[first] = isFunction && first.count == rest.count
    }
    for value in reference.values { add(value.name, isFunction: false) }
    for function in reference.functions { add(function.name, isFunction: true) }
    if names.isEmpty, let value = reference.values.first(where: { "\($0.name)." == prefix }) {
      return members(of: value.type, [])
    }
    return names
  }

  /// The members of what a path leads to from a value of a type.
  private func members(of type: LuaType, _ path: ArraySlice<PathStep>) -> [String: Bool] {
    if case .optional(let type) = type { return members(of: type, path) }
    guard let step = path.first else {
      guard case .named(let name) = type, let description = reference?.class(named: name) else {
        return [:]
      }
      return Dictionary(
        description.members.map { ($0.name, $0.isMethod) }, uniquingKeysWith: { first, _ in first })
    }
    guard let next = self.type(of: step, in: type) else { return [:] }
    return members(of: next, path.dropFirst())
  }

  private func type(of step: PathStep, in type: LuaType) -> LuaType? {
    switch (step, type) {
    case (.index, .list(let element)): element
    case (.index, .named(let name)): reference?.class(named: name)?.element
    case (.name(let field), .named(let name)):
      reference?.class(named: name)?.member(named: field)?.type
    default: nil
    }
  }

  // MARK: Files

  /// The files of a folder that begin as typed; a folder has a slash at its end.
  private func completion(ofFile typed: String) -> LineCompletion {
    let slash = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
    let folder = String(typed[..<slash])
    let name = typed[slash...]
    let found = names(inFolder: folder.isEmpty ? "." : folder).compactMap { file -> String? in
      guard file.hasPrefix(name), file.hasPrefix(".") == name.hasPrefix("."),
        // A name that is no text can't be typed.
        !file.contains("\u{FFFD}")
      else { return nil }
      if isFolder("\(folder)\(file)") { return "\(file)/" }
      return file.hasSuffix(".lua") ? file : nil
    }
    return LineCompletion(typedCount: name.count, candidates: found.sorted())
  }
}
