import FCHost
import FCSyntax
import FCText

/// Finds members and fields that can't be there, in code that runs and in code that does not.
///
/// What it says is certain: the type of a variable that is assigned again, or of a value that may be
/// one of several, is not known.
struct TypeChecker: SyntaxVisitor {
  let script: Script
  let reference: TypeReference
  let path: String
  /// What is known of local variables, by their positions among those of the script.
  var variables: [Int: KnownType] = [:]
  private(set) var findings: [Finding] = []
  /// The globals that the script assigns: they may be anything.
  let changedGlobals: Set<String>
  /// What `fc` has in some scripts only.
  private let extras: Set<String>

  /// - Parameter isTest: Whether it is a test, which has `fc.test`.
  init(_ script: Script, _ reference: TypeReference, path: String, isTest: Bool) {
    self.script = script
    self.reference = reference
    self.path = path
    changedGlobals = Set(script.scopes.globals.filter(\.isWrite).map(\.name.text))
    extras = isTest ? ["test"] : []
  }

  // MARK: Going through the script

  mutating func visit(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .local(let names, let values):
      let types = types(of: values, count: names.count)
      for (name, type) in zip(names, types) { know(name.name, type) }
    case .genericFor(let names, let values, _):
      if let element = iteratedElement(values) {
        if names.count > 1 { know(names[1], .value(element)) }
        know(names[0], .value(.named("integer")))
      }
    case .assignment(let targets, let values):
      for (target, value) in zip(targets, values) { expect(typeOfMember(target), of: value) }
    case .function(let target, let function):
      if case .value(let type)? = typeOfMember(target) { bind(function, to: type) }
    default: break
    }
    return true
  }

  mutating func visit(_ expression: Expression) -> Bool {
    if case .chain(let base, let links) = expression.kind { check(base, links) }
    return true
  }

  /// Notes what a variable holds, if it always holds that.
  mutating func know(_ name: Name, _ type: KnownType?) {
    guard let type, case .local(let number)? = script.scopes.meaning(of: name),
      script.scopes.variables[number].writes.isEmpty
    else { return }
    variables[number] = type
  }

  private func typeOfMember(_ target: Expression) -> KnownType? {
    if case .chain = target.kind { type(of: target) } else { nil }
  }

  /// The type of the elements that `ipairs` goes through.
  private func iteratedElement(_ values: [Expression]) -> LuaType? {
    guard let value = values.first, case .chain(let base, let links) = value.kind, links.count == 1,
      isGlobal(base, "ipairs"), case .call(let arguments) = links[0].kind,
      let list = arguments.first, let type = type(of: list)
    else { return nil }
    return reference.element(of: type)?.withoutNil
  }

  // MARK: Checking

  /// Checks each piece of a chain, and what its calls are given.
  private mutating func check(_ base: Expression, _ links: [Link]) {
    var known = type(of: base)
    for (index, link) in links.enumerated() {
      guard let type = known else { break }
      if let (name, isCalled) = link.member {
        let lookup = reference.lookUp(name.text, in: type, isCalled: isCalled)
        if case .missing(let subject, let names) = lookup,
          !(subject == "fc" && extras.contains(name.text))
        {
          report(.unknownMember, "unknown field", name.text, at: name.span, in: subject, names)
        }
      }
      if let (signatures, arguments) = call(link, of: type) {
        check(arguments, signatures: signatures)
      }
      known = self.type(of: base, Array(links[...index]))
    }
  }

  private mutating func check(_ arguments: [Expression], signatures: [LuaSignature]) {
    guard let signature = chosen(signatures, for: arguments) else { return }
    for (index, argument) in arguments.enumerated() {
      if let type = parameter(index, of: signature, for: arguments) {
        expect(.value(type), of: argument)
      }
    }
  }

  /// Notes a finding about a name.
  mutating func report(
    _ code: FindingCode, _ problem: String, _ name: String, at span: Span, in subject: String,
    _ known: [String]
  ) {
    let place = script.source.location(of: span.start)
    let parts = Self.parts(problem, name, subject, known)
    findings.append(
      Finding(
        code, parts.problem, path: path, line: place.line, column: place.column,
        length: script.source.scalars(in: span), hint: parts.hint))
  }

  private static func parts(
    _ problem: String, _ name: String, _ subject: String, _ known: [String]
  ) -> ScriptFault.Parts {
    if TypeReference.librariesOfLua.contains(subject) {
      let fault = undefinedName(name, in: subject, known: known)
      return fault.parts ?? ScriptFault.Parts(fault.description)
    }
    let hint =
      nearest(name, among: known).map { "did you mean '\($0)'?" }
      ?? "it has \(known.joined(separator: ", "))"
    return ScriptFault.Parts("\(problem) '\(name)' in \(subject)", hint: hint)
  }
}

extension Link {
  /// The name that it takes of a value, and whether it is called as a method.
  var member: (name: (text: String, span: Span), isCalled: Bool)? {
    switch kind {
    case .field(let name): ((name.text, name.span), false)
    case .method(let name, _): ((name.text, name.span), true)
    case .index(let key): key.text.map { (($0, key.span), false) }
    case .call: nil
    }
  }
}
