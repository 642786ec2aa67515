import FCHost
import FCSyntax

// What is written where a type is expected: tables with known fields, and functions whose parameters
// get known types.

extension TypeChecker {
  /// Checks what is written where a type is expected.
  mutating func expect(_ known: KnownType?, of expression: Expression) {
    guard case .value(let type)? = known else { return }
    switch expression.kind {
    case .function(let function): bind(function, to: type)
    case .table(let fields): check(fields, against: type)
    case .parenthesised(let inner): expect(known, of: inner)
    default: break
    }
  }

  /// Gives the parameters of a function the types that its caller gives them.
  mutating func bind(_ function: Function, to type: LuaType) {
    guard case .function(let signature)? = only(in: type, where: \.isFunction) else { return }
    for (name, parameter) in zip(function.parameters, signature.parameters)
    where !parameter.isRest {
      know(name, .value(parameter.type))
    }
    guard let result = signature.results.first?.type else { return }
    for value in function.returnedValues { expect(.value(result), of: value) }
  }

  private mutating func check(_ fields: [Field], against type: LuaType) {
    if case .list(let element)? = only(in: type, where: \.isTable) {
      for field in fields {
        if case .position = field.key { expect(.value(element), of: field.value) }
      }
    }
    guard case .named(let name)? = only(in: type, where: \.isTable),
      let table = reference.closedTable(name)
    else { return }
    let isClosed = !hasKindOfPlugin(fields, table)
    for field in fields {
      guard let (name, span) = field.constantKey else {
        if case .position = field.key, let element = table.element {
          expect(.value(element), of: field.value)
        }
        continue
      }
      if let known = table.field(named: name) {
        expect(.value(known.type), of: field.value)
      } else if isClosed {
        report(
          .unknownField, "unknown field", name, at: span, in: table.subject,
          table.fields.map(\.name))
      }
    }
  }

  /// Whether the fields are those of a card whose kind may be one of a plugin, with fields of its own.
  private func hasKindOfPlugin(_ fields: [Field], _ table: ScriptReference.Table) -> Bool {
    guard table.name == "card fields",
      let kind = fields.first(where: { $0.constantKey?.text == "kind" })
    else { return false }
    return !(kind.value.text.map { reference.texts(ofType: "card kind").contains($0) } ?? false)
  }

  /// The one of a type's alternatives for which something holds; nil when that is none or several.
  private func only(in type: LuaType, where holds: (LuaType) -> Bool) -> LuaType? {
    let type = reference.resolved(type)
    guard case .union(let types) = type else { return holds(type) ? type : nil }
    let fitting = types.map { reference.resolved($0) }.filter(holds)
    return fitting.count == 1 ? fitting[0] : nil
  }
}

extension LuaType {
  fileprivate var isFunction: Bool { if case .function = self { true } else { false } }

  /// Whether a table can be of this type.
  fileprivate var isTable: Bool {
    switch self {
    case .named(let name):
      !["string", "number", "integer", "boolean", "nil", "thread"].contains(name)
    case .list, .map, .table: true
    default: false
    }
  }
}

extension ScriptReference.Table {
  /// What the table describes: `card` for `card fields`.
  fileprivate var subject: String {
    name.hasSuffix(" fields") ? String(name.dropLast(7)) : name
  }
}

extension Field {
  /// The name of the field, and where it stands; nil where that is computed or a position.
  fileprivate var constantKey: (text: String, span: Span)? {
    switch key {
    case .position: nil
    case .name(let name): (name.text, name.span)
    case .expression(let key): key.text.map { ($0, key.span) }
    }
  }
}

extension Function {
  /// The first value of each of its own return statements.
  fileprivate var returnedValues: [Expression] {
    var finder = ReturnFinder()
    body.walk(&finder)
    return finder.values
  }
}

private struct ReturnFinder: SyntaxVisitor {
  var values: [Expression] = []

  mutating func visit(_ statement: Statement) -> Bool {
    if case .return(let values) = statement.kind, let first = values.first {
      self.values.append(first)
    }
    return true
  }

  // What functions in it return is another matter.
  mutating func visit(_ function: Function) -> Bool { false }
}
