/// An operator before its operand.
public enum UnaryOperator: String, Sendable {
  case not
  case negate = "-"
  case length = "#"
  case complement = "~"

  init?(_ token: Token.Kind) {
    switch token {
    case .not: self = .not
    case .minus: self = .negate
    case .hash: self = .length
    case .tilde: self = .complement
    default: return nil
    }
  }

  /// How strongly it binds its operand.
  static let binding = 12
}

/// An operator between its operands.
public enum BinaryOperator: String, Sendable {
  case or, and
  case equal = "=="
  case notEqual = "~="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case bitOr = "|"
  case bitXor = "~"
  case bitAnd = "&"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case concatenate = ".."
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case floorDivide = "//"
  case remainder = "%"
  case power = "^"

  init?(_ token: Token.Kind) {
    // Most tokens after an operand are no operators.
    switch token {
    case .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .bar,
      .tilde, .ampersand, .shiftLeft, .shiftRight, .concatenate, .plus, .minus, .star, .slash,
      .doubleSlash, .percent, .caret:
      self.init(rawValue: token.rawValue)
    default: return nil
    }
  }

  /// How strongly it binds its left and its right operand. Where the left is stronger, `a ^ b ^ c` is
  /// `a ^ (b ^ c)`.
  ///
  /// - Source: Lua 5.4 manual, section 3.4.8.
  var binding: (left: Int, right: Int) {
    switch self {
    case .or: (1, 1)
    case .and: (2, 2)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: (3, 3)
    case .bitOr: (4, 4)
    case .bitXor: (5, 5)
    case .bitAnd: (6, 6)
    case .shiftLeft, .shiftRight: (7, 7)
    case .concatenate: (9, 8)
    case .add, .subtract: (10, 10)
    case .multiply, .divide, .floorDivide, .remainder: (11, 11)
    case .power: (14, 13)
    }
  }
}
