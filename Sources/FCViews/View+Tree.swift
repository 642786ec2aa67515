extension View {
  /// The views in this one that are not hidden.
  var shownChildren: [View] { children.filter { !$0.isHidden } }

  /// This view and all in it that are not hidden, each before those in it.
  var tree: [View] { [self] + shownChildren.flatMap(\.tree) }

  /// Whether the view is this one or stands in it.
  func contains(_ view: View) -> Bool {
    self === view || shownChildren.contains { $0.contains(view) }
  }

  /// The views from this one down to `view`; empty when it is not here.
  func path(to view: View) -> [View] {
    if self === view { return [self] }
    for child in shownChildren {
      let path = child.path(to: view)
      if !path.isEmpty { return [self] + path }
    }
    return []
  }

  /// The innermost view at a place of the canvas; nil when the place is not in this one.
  func innermostView(at point: Point) -> View? {
    guard frame.contains(point) else { return nil }
    return shownChildren.lazy.compactMap { $0.innermostView(at: point) }.first ?? self
  }

  /// What the view asks for along the rows of a column.
  func part(inColumns columns: Int, density: Density) -> Part {
    if case .fixed(let rows) = length { return Part(natural: rows, least: rows) }
    return Part(
      natural: rows(inColumns: columns, density: density),
      least: leastRows(inColumns: columns, density: density), weight: weight)
  }
}
