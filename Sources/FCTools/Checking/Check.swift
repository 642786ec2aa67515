import FCHost

/// Finds what can be found wrong with scripts without a learner.
///
/// The text of each is read; its main chunk runs, every answer key makes its cards, and each card is
/// answered rightly once, which runs every `check`. Of a folder every Lua file below it is checked,
/// where modules, tests and plugins are only read.
///
/// - Throws: `ScriptError` of kind `memory` when there is none for a host.
public func check(
  _ paths: [String], _ options: CheckOptions = CheckOptions()
) throws -> CheckResult {
  let checker = Checker(options)
  for path in paths {
    if isFolder(path) { try checker.check(folder: path) } else { try checker.check(path) }
  }
  return checker.result
}

/// Finds what can be found wrong with one script; see `check(_:_:)` of several.
public func check(
  _ path: String, _ options: CheckOptions = CheckOptions()
) throws -> CheckResult {
  try check([path], options)
}

/// Checks one script after the other.
private final class Checker {
  var result = CheckResult()
  private let options: CheckOptions
  private let generatorTime = GeneratorTime()
  /// The texts read so far; nil for what can't be read.
  private var texts: [String: ScriptText?] = [:]
  /// The files whose text was checked.
  private var readFiles: Set<String> = []
  /// What scripts see, once it was needed.
  private var reference: TypeReference?

  init(_ options: CheckOptions) { self.options = options }

  func check(folder: String) throws {
    let paths = files(below: folder, ending: ".lua").filter { !(text($0)?.isStub ?? false) }
    var modules: Set<String> = []
    for path in paths {
      guard let text = text(path) else { continue }
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      for name in text.requiredModules {
        let file = name.split(separator: ".").joined(separator: "/") + ".lua"
        modules.insert((folder.map(String.init) + [file]).joined(separator: "/"))
      }
    }
    for path in paths {
      let makesDeck = text(path)?.makesDeck ?? false
      try check(path, isRun: makesDeck || !modules.contains(path))
    }
  }

  /// How many problems of a script are told: nobody mends more at a time.
  private static let mostFindings = 500

  /// - Parameter isRun: Whether the script runs, if it is one that is to be run by itself.
  func check(_ path: String, isRun: Bool = true) throws {
    result.scriptCount += 1
    let text = text(path)
    var findings = readFiles.insert(path).inserted ? try self.findings(text) : []
    let isRun = isRun && !(text.map { $0.hasSyntaxErrors || $0.isTest || $0.isPlugin } ?? false)
    if isRun {
      var check = try DeckCheck(path, options, generatorTime)
      check.run()
      result.fewSeeds += check.fewSeeds
      result.keyCount += check.keyCount
      result.cardCount += check.cardCount
      for module in check.modules where readFiles.insert(module).inserted {
        findings += try self.findings(self.text(module))
      }
      findings = merged(findings, check.findings)
    }
    let ordered = findings.filter { !isAllowed($0) }.enumerated()
      .sorted { Order($0, in: path) < Order($1, in: path) }
    let told = ordered.map(\.element).folded
    var shown = told.prefix(Self.mostFindings).map(withExcerpt)
    if told.count > shown.count, let last = shown.indices.last {
      shown[last].notes.append(
        "and \(counted(told.count - shown.count, "problem")) more, to be told when these are mended"
      )
    }
    result.problems += shown
  }

  /// What reading has found, and what running has found besides: what fails in a line is told once.
  ///
  /// Reading knows best where it is, and running what there is to say.
  private func merged(_ read: [Finding], _ run: [Finding]) -> [Finding] {
    struct Spot: Hashable {
      let places: [Finding.Place]
      let code: FindingCode

      init(_ finding: Finding) {
        places = finding.places
        code = finding.code
      }
    }
    var read = read
    let known = Dictionary(grouping: read.indices) { Spot(read[$0]) }
    let added = run.filter { finding in
      guard let indices = known[Spot(finding)] else { return true }
      if indices.count == 1 { read[indices[0]].take(finding) }
      return false
    }
    return read + added
  }

  private func findings(_ text: ScriptText?) throws -> [Finding] {
    guard let text else { return [] }
    return text.findings(try typeReference())
  }

  private func typeReference() throws -> TypeReference {
    if let reference { return reference }
    let made = TypeReference(try ScriptReference())
    reference = made
    return made
  }

  /// The order of findings: those of the script first, then by file and place, then as they were met.
  private struct Order: Comparable {
    let path: String
    let place: (line: Int, column: Int, number: Int)

    init(_ finding: (offset: Int, element: Finding), in script: String) {
      path = finding.element.path == script ? "" : finding.element.path
      place = (finding.element.line ?? 0, finding.element.column ?? 0, finding.offset)
    }

    static func == (first: Order, second: Order) -> Bool {
      first.path == second.path && first.place == second.place
    }

    static func < (first: Order, second: Order) -> Bool {
      first.path == second.path ? first.place < second.place : first.path < second.path
    }
  }

  private func isAllowed(_ finding: Finding) -> Bool {
    finding.places.contains { place in
      text(place.path)?.allowances.allow(finding.code, inLine: place.line) ?? false
    }
  }

  private func withExcerpt(_ finding: Finding) -> Finding {
    guard let line = finding.line, finding.excerpt.isEmpty else { return finding }
    if let text = text(finding.path) { return text.withExcerpt(finding) }
    var finding = finding
    finding.excerpt =
      contents(ofFile: finding.path).map { SourceLines($0).excerpt(at: line) } ?? []
    return finding
  }

  /// The text of a Lua file; nil for other files, and for what can't be read.
  private func text(_ path: String) -> ScriptText? {
    if let text = texts[path] { return text }
    let text =
      path.hasSuffix(".lua")
      ? contents(ofFile: path).map { ScriptText($0, path: path) } : nil
    texts[path] = .some(text)
    return text
  }
}
