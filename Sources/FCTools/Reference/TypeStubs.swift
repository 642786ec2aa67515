import FCHost

/// The reference as a file of LuaCATS annotations, by which editors complete and check scripts.
///
/// The file is no program: it says what `require "fc"` gives.
public struct TypeStubs {
  private let reference: ScriptReference

  /// Makes the stubs of a reference.
  public init(_ reference: ScriptReference) { self.reference = reference }

  /// The first line, by which such a file is known.
  static let mark = "---@meta fc"

  /// The text of the file.
  public var text: String {
    var parts = [
      """
      \(Self.mark)
      -- Written by `fcscript types`: what scripts for fcscript can use. Changes are lost.
      """
    ]
    parts += reference.aliases.map(alias)
    parts += reference.tables.map(table)
    parts += reference.classes.map(description)
    parts.append(module)
    parts += reference.functions.filter { $0.name.hasPrefix("fc.") }.map {
      function($0.name, $0.signatures, $0.documentation)
    }
    return parts.joined(separator: "\n\n") + "\n\nreturn fc\n"
  }

  // MARK: Types

  private func alias(_ alias: ScriptReference.Alias) -> String {
    """
    ---\(alias.documentation)
    ---@alias \(className(alias.name)) \(annotation(alias.type))
    """
  }

  private func table(_ table: ScriptReference.Table) -> String {
    let fields = table.fields.map { field in
      let isOptional = field.type != field.type.withoutNil || field.type == .named("any")
      return "---@field \(field.name)\(isOptional ? "?" : "") "
        + "\(grouped(field.type.withoutNil)) \(field.documentation)"
    }
    let element = table.element.map { ["---@field [integer] \(annotation($0))"] } ?? []
    return (["---@class \(className(table.name))"] + fields + element).joined(separator: "\n")
  }

  private func description(_ description: ScriptReference.Class) -> String {
    var lines = ["---\(description.documentation)", "---@class \(className(description.name))"]
    for member in description.members {
      guard let type = member.type else { continue }
      lines.append("---@field \(member.name) \(grouped(type)) \(member.documentation)")
    }
    if let element = description.element {
      lines.append("---@field [integer] \(annotation(element))")
    }
    if let others = description.otherFields {
      lines.append("---@field [string] \(annotation(others))")
    }
    if description.hasLength { lines.append("---@operator len: integer") }
    let local = localName(description.name)
    lines.append("local \(local) = {}")
    let methods = description.members.filter(\.isMethod).map { method in
      function(
        "\(local):\(method.name)", method.signatures, method.documentation,
        of: className(description.name))
    }
    return ([lines.joined(separator: "\n")] + methods).joined(separator: "\n\n")
  }

  private var module: String {
    let fields = reference.values.filter { $0.name.hasPrefix("fc.") && $0.name != "fc.ui" }.map {
      "---@field \($0.name.lastPart) \(annotation($0.type)) \($0.documentation)"
    }
    return (["---@class fc"] + fields + ["fc = {}", "", "---@class fc.ui", "fc.ui = {}"])
      .joined(separator: "\n")
  }

  // MARK: Functions

  /// A function or a method; the ways to call it but the first are overloads.
  private func function(
    _ name: String, _ signatures: [LuaSignature], _ documentation: String, of owner: String? = nil
  ) -> String {
    let ways = signatures.flatMap(\.withoutMiddle)
    guard let main = ways.first else { return "" }
    var lines = ["---\(documentation)"]
    lines += main.parameters.map {
      "---@param \($0.name)\($0.isOptional ? "?" : "") \(grouped($0.type))"
    }
    lines += main.results.map { result in
      let name = result.isRest ? " ..." : result.name.isEmpty ? "" : " \(result.name)"
      return "---@return \(grouped(result.type))\(name)"
    }
    for way in ways.dropFirst() {
      var way = way
      if let owner {
        way.parameters.insert(LuaParameter(name: "self", type: .named(owner)), at: 0)
      }
      lines.append("---@overload \(annotation(.function(way)))")
    }
    let names = main.parameters.map(\.name).joined(separator: ", ")
    return (lines + ["function \(name)(\(names)) end"]).joined(separator: "\n")
  }

  // MARK: Notation

  private func annotation(_ type: LuaType) -> String {
    switch type {
    case .named(let name): isOwn(name) ? className(name) : name
    case .text(let text): "\"\(text)\""
    case .list(let element): "\(grouped(element))[]"
    case .optional(let type): "\(grouped(type))?"
    case .union(let types): types.map(grouped).joined(separator: "|")
    case .map(let key, let value): "table<\(annotation(key)), \(annotation(value))>"
    case .table(let fields): "{ \(fields.map(parameter).joined(separator: ", ")) }"
    case .function(let signature):
      "fun(\(signature.parameters.map(parameter).joined(separator: ", ")))"
        + (signature.results.isEmpty ? "" : ": \(results(of: signature))")
    }
  }

  private func results(of signature: LuaSignature) -> String {
    signature.results.map { result in
      result.isRest ? "...\(grouped(result.type))" : grouped(result.type)
    }.joined(separator: ", ")
  }

  private func parameter(_ parameter: LuaParameter) -> String {
    "\(parameter.name)\(parameter.isOptional ? "?" : ""): \(annotation(parameter.type))"
  }

  /// A type as it stands where more may follow.
  private func grouped(_ type: LuaType) -> String {
    switch type {
    case .union, .function: "(\(annotation(type)))"
    default: annotation(type)
    }
  }

  private func isOwn(_ name: String) -> Bool {
    reference.class(named: name) != nil || reference.table(named: name) != nil
      || reference.alias(named: name) != nil
  }

  /// The name of a type of the host's own: `fc.AnswerKey` of `answer key`.
  private func className(_ name: String) -> String {
    name.hasPrefix("fc.") ? name : "fc.\(localName(name))"
  }

  private func localName(_ name: String) -> String {
    name.split { $0 == " " || $0 == "." }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }
}

extension LuaSignature {
  /// The signature, and if some parameter before a needed one may be left out, also that without it.
  fileprivate var withoutMiddle: [LuaSignature] {
    guard let needed = parameters.lastIndex(where: { !$0.isOptional && !$0.isRest }),
      let optional = parameters[..<needed].firstIndex(where: \.isOptional)
    else { return [self] }
    var shorter = self
    shorter.parameters.remove(at: optional)
    return [self, shorter]
  }
}
