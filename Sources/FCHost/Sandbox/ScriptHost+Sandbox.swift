import FCLua
import FCModels
import FCText
import FCViews
import Glibc

/// What a script sees: Lua's safe libraries, the host's own functions in place of unsafe ones, and
/// `fc`.
extension ScriptHost {
  func openSandbox() throws {
    for library in State.Library.allCases { try state.open(library) }
    try state.replaceUnsafeFunctions()
    try state.openTables()
    try state.openProtection()
    try state.openStrings()
    try state.openCoroutines()
    // Other scripts are told that it is for tests.
    if configuration.test == nil { _ = undefined.take(withName: "test") }
    state.defineClass = { [unowned self] in try define(undefined.take(classNamed: $0)) }
    try defineRequire()
    try defineRandom()
    try state.set("args", in: "fc", to: configuration.arguments)
    try runPrelude()
    try closeSandbox()
  }

  /// Takes away what is not on the allow-list, and freezes what is.
  private func closeSandbox() throws {
    for (library, list) in AllowList.libraries {
      let isMissingTest = library == "fc" && configuration.test == nil
      let known = list.names.filter { !(isMissingTest && $0 == "test") }.sorted()
      let view = try state.freezeLibrary(library, list) {
        [unowned self] name, isSet in
        if isSet, library != "fc" || known.contains(name) {
          return "'\(library).\(name)' can't be set: a script can't change a library"
        }
        if isMissingTest, name == "test" { return ScriptHost.testIsMissing }
        return library == "fc"
          ? state.unknownField(name, in: "fc", known: known)
          : undefinedName(name, in: library, known: known)
      } make: { [unowned self] name in
        try library == "fc" && define(undefined.take(withName: name))
      }
      if library == "fc" { loaded.modules["fc"] = view }
    }
    try state.keepGlobals(AllowList.globals)
  }

  private func runPrelude() throws {
    // Handed to the prelude, then out of sight of the script.
    try state.define("write_line", in: "prelude") { [unowned self] call in
      if making.placeSearch != nil { return .nothing }  // this has been printed before
      configuration.print(String(decoding: try call.bytes(1), as: UTF8.self))
      return .nothing
    }
    try state.define("undefined_global", in: "prelude") { call in
      call.answer(
        undefinedName(try call.string(1), known: try call.state.globalNames(upTo: 1000)))
    }
    try state.define("function_kind", in: "prelude") { call in
      // Level 0 is this function, 1 the prelude's.
      call.answer(call.isMainChunk(level: try call.integer(1) - 1) ? "m" : "f")
    }
    let chunk = try state.load(Array(prelude.utf8), name: LuaError.hostChunk)
    (sendAction, findMember) = try state.call(.reference(chunk), results: 2) { _ in
    } read: {
      (try $0.reference(1), try $0.reference(2))
    }
  }

  // MARK: Modules

  private func defineRequire() throws {
    try state.define("require") { [unowned self] call in
      let name = try call.string(1)
      if let module = loaded.modules[name] {
        call.writer.write(module)
        return .wire
      }
      let value = try embeddedModule(name) ?? loadModule(name)
      loaded.modules[name] = value
      call.writer.write(value)
      return .wire
    }
  }

  /// Loads a module of the script's folder: `data.elements` is `data/elements.lua`.
  private func loadModule(_ name: String) throws -> Reference {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isModuleCharacter) }) else {
      throw ScriptFault(
        "module \(quotedName(name)): a module's name is made of letters, digits, _, - and dots")
    }
    let relative = parts.joined(separator: "/") + ".lua"
    guard let module = try files.findModule(relative) else {
      // It may come later.
      loaded.stamps.note(joined(files.folder, relative))
      let shown = relative.utf8.count > 300 ? "of that name" : relative
      throw ScriptFault(
        "module \(quotedName(name)) not found: there is no file \(shown) beside the script"
          + files.suggestion(forModule: relative))
    }
    if let first = loaded.loadingModules.firstIndex(of: name) {
      let circle = (loaded.loadingModules[first...] + [name]).joined(separator: " → ")
      throw ScriptFault("module '\(name)' requires itself: \(circle)")
    }
    let source: SourceFile
    loaded.stamps.note(module.path)
    do {
      source = try SourceFile(
        try readAll(try module.file.open(O_RDONLY), room: roomForFile), path: module.path,
        name: loaded.placeName(of: module.path))
    } catch let error as ScriptError {
      throw ScriptFault(error.description)
    } catch let fault as FileFault {
      throw ScriptFault("\(visibleLine(module.path)): \(fault)")
    }
    loaded.add(source, from: module.path)
    loaded.loadingModules.append(name)
    defer { loaded.loadingModules.removeLast() }
    let chunk = try state.load(source.chunkBytes, name: "@\(source.name)")
    return try state.call(.reference(chunk), results: 1) {
      $0.push(name)
    } read: { results in
      // As in Lua, a module that returns nothing counts as true.
      if results.isNil(1) {
        loaded.modulesWithoutValue.append(name)
        return try state.reference(toBoolean: true)
      }
      return try results.reference(1)
    }
  }

  // MARK: Random numbers

  /// `math.random` draws from the game's seed inside a `make`, else from the host's.
  private func defineRandom() throws {
    try state.define("random", in: "math") { [unowned self] call in
      let source = making.keyRun?.random ?? random
      switch call.arguments.count {
      case 0: return call.answer(source.number())
      case 1:
        let upper = try call.integer(1)
        if upper == 0 { return call.answer(Int(bitPattern: UInt(source.next()))) }
        return call.answer(try draw(1, upper, from: source))
      case 2: return call.answer(try draw(try call.integer(1), try call.integer(2), from: source))
      default: throw ScriptFault("wrong number of arguments to 'random'")
      }
    }
    try state.define("randomseed", in: "math") { _ in
      throw ScriptFault("math.randomseed is not there: the game's seed decides (--seed N)")
    }
  }
}

/// A whole number between two bounds.
func draw(_ lower: Int, _ upper: Int, from source: RandomSource) throws -> Int {
  guard lower <= upper else {
    throw ScriptFault("there is no number from \(lower) to \(upper): the interval is empty")
  }
  return source.int(in: lower...upper)
}

extension Character {
  fileprivate var isModuleCharacter: Bool {
    isASCII && (isLetter || isNumber || self == "_" || self == "-")
  }
}
