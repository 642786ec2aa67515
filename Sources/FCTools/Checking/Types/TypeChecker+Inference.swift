import FCHost
import FCSyntax

// What is certain of expressions.

extension TypeChecker {
  /// What an expression gives; nil when that is not certain.
  func type(of expression: Expression) -> KnownType? {
    switch expression.kind {
    case .string: .value(.named("string"))
    case .name(let name): type(of: name)
    case .parenthesised(let inner): type(of: inner)
    case .chain(let base, let links): type(of: base, links)
    default: nil
    }
  }

  private func type(of name: Name) -> KnownType? {
    switch script.scopes.meaning(of: name) {
    case .local(let number): variables[number]
    case .global where !changedGlobals.contains(name.text): reference.global(name.text)
    default: nil
    }
  }

  /// Whether an expression is a global name that the script leaves as it is.
  func isGlobal(_ expression: Expression, _ name: String) -> Bool {
    guard let written = expression.name, written.text == name,
      case .global? = script.scopes.meaning(of: written)
    else { return false }
    return !changedGlobals.contains(name)
  }

  /// What the first links of a chain give.
  func type(of base: Expression, _ links: [Link]) -> KnownType? {
    results(of: base, links).first ?? nil
  }

  /// What a chain gives; several values where it ends with a call.
  private func results(of base: Expression, _ links: [Link]) -> [KnownType?] {
    if let first = links.first, case .call(let arguments) = first.kind, links.count == 1 {
      if isGlobal(base, "require") {
        return [arguments.first?.text == "fc" ? .library("fc") : nil]
      }
      // It gives back what it gets, which is not nil any more.
      if isGlobal(base, "assert") { return [arguments.first.flatMap { type(of: $0) }] }
    }
    var known = [type(of: base)]
    for (index, link) in links.enumerated() {
      if index == 0, links.count > 1, case .call = link.kind,
        isGlobal(base, "require") || isGlobal(base, "assert")
      {
        known = results(of: base, [link])
        continue
      }
      guard let type = known.first ?? nil else { return [] }
      known = results(of: link, on: type)
    }
    return known
  }

  private func results(of link: Link, on type: KnownType) -> [KnownType?] {
    if let (signatures, arguments) = call(link, of: type) {
      guard let signature = chosen(signatures, for: arguments) else { return [] }
      return signature.results.map { .value($0.type) }
    }
    if let (name, _) = link.member {
      guard case .found(let member) = reference.lookUp(name.text, in: type, isCalled: false)
      else { return [] }
      return [member]
    }
    if case .index = link.kind { return [reference.element(of: type).map(KnownType.value)] }
    return []
  }

  /// The ways to call what a link calls, and what it is given; nil when it is no call, or of nothing
  /// that is known.
  func call(_ link: Link, of type: KnownType) -> ([LuaSignature], [Expression])? {
    switch link.kind {
    case .call(let arguments):
      switch type {
      case .function(let signatures): return (signatures, arguments)
      case .value(.function(let signature)): return ([signature], arguments)
      default: return nil
      }
    case .method(let name, let arguments):
      // A function of a library gets what it is called on as its first argument.
      guard case .value = type,
        case .found(.function(let signatures)) =
          reference.lookUp(name.text, in: type, isCalled: true)
      else { return nil }
      if case .value(let value) = type, case .named("string") = reference.resolved(value) {
        return nil
      }
      return (signatures, arguments)
    case .field, .index: return nil
    }
  }

  /// The types of so many values that expressions give.
  func types(of values: [Expression], count: Int) -> [KnownType?] {
    var types = values.dropLast().map { type(of: $0) }
    if let last = values.last {
      if case .chain(let base, let links) = last.kind {
        types += results(of: base, links)
      } else {
        types.append(type(of: last))
      }
    }
    return Array(types.prefix(count))
  }

  // MARK: Signatures

  /// The way to call that arguments fit; nil when several do.
  func chosen(_ signatures: [LuaSignature], for arguments: [Expression]) -> LuaSignature? {
    let fitting = signatures.filter { signature in
      zip(signature.parameters, arguments).allSatisfy { parameter, argument in
        guard let text = argument.text, let texts = texts(of: parameter.type) else { return true }
        return texts.contains(text)
      }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The texts that a type allows; nil when it allows others.
  private func texts(of type: LuaType) -> [String]? {
    switch reference.resolved(type) {
    case .text(let text): return [text]
    case .union(let types):
      let texts = types.compactMap { if case .text(let text) = $0 { text } else { nil } }
      return texts.count == types.count ? texts : nil
    default: return nil
    }
  }

  /// The type of a parameter that an argument is for; a function that stands last is the callback,
  /// also where options before it are left out.
  func parameter(
    _ index: Int, of signature: LuaSignature, for arguments: [Expression]
  ) -> LuaType? {
    let parameters = signature.parameters
    if index == arguments.count - 1, case .function = arguments[index].kind,
      let last = parameters.last, case .function = reference.resolved(last.type)
    {
      return last.type
    }
    guard index < parameters.count, !parameters[index].isRest else { return nil }
    return parameters[index].type
  }
}
