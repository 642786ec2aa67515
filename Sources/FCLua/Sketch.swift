/// What a value looks like: a copy of as much of it as a person reads.
///
/// Any value has one, however large it is, and also one that holds itself.
package indirect enum Sketch: Equatable, Sendable {
  case `nil`
  case boolean(Bool)
  case integer(Int)
  /// A floating-point number, as Lua writes it.
  case number(String)
  /// The first bytes of a string, and how many it has.
  case string([UInt8], count: Int)
  case table(Table)
  /// A table inside itself.
  case circle
  /// A table deeper down than is looked at, and how many values it has.
  case deeper(count: Int)
  /// A function, and where it begins; nil for one of the host.
  case function(SourcePosition?)
  /// What says itself how it reads: an object of the host, or a table with `__tostring`.
  case named(String)
  /// A value of which only its type can be told.
  case other(type: String)

  /// The values of a table from 1 on, and its other fields in the order of their keys.
  package struct Table: Equatable, Sendable {
    package var list: [Sketch]
    package var fields: [Field]
    /// How many values it has beside these.
    package var moreCount: Int

    package init(list: [Sketch] = [], fields: [Field] = [], moreCount: Int = 0) {
      self.list = list
      self.fields = fields
      self.moreCount = moreCount
    }
  }

  /// A key of a table and its value.
  package struct Field: Equatable, Sendable {
    package var key: Sketch
    package var value: Sketch

    package init(key: Sketch, value: Sketch) {
      self.key = key
      self.value = value
    }
  }

  /// How much of a value is looked at.
  package struct Limits: Sendable {
    /// How deep tables lie in each other.
    package var depth = 5
    /// How many values of each table, and of all together.
    package var valuesOfTable = 100
    package var values = 400
    /// How many bytes of a string.
    package var bytes = 2000

    package init() {}
  }
}

extension Sketch {
  /// What stands before what among the keys of a table: numbers, then text, then the rest.
  func precedesAsKey(_ other: Sketch) -> Bool {
    switch (self, other) {
    case (.integer(let first), .integer(let second)): return first < second
    case (.string(let first, _), .string(let second, _)):
      return first.lexicographicallyPrecedes(second)
    default: return rank < other.rank
    }
  }

  private var rank: Int {
    switch self {
    case .integer: 0
    case .number: 1
    case .string: 2
    case .boolean: 3
    default: 4
    }
  }
}
