/// A question of a layout to a stack.
struct Measure: Hashable {
  enum Kind { case rows, leastRows, columns, leastColumns }

  let kind: Kind
  /// The columns there are; 0 where that makes no difference.
  var columns = 0
  let density: Density
}

extension View {
  /// Lays out while the stacks in the view remember what they have asked for.
  func rememberingMeasures<Result>(_ layOut: () -> Result) -> Result {
    let stacks = tree.compactMap { $0 as? Stack }
    for stack in stacks { stack.asked = [:] }
    defer { for stack in stacks { stack.asked = nil } }
    return layOut()
  }
}
