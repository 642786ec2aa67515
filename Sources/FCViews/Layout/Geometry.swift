/// A width and a height, in columns and rows.
public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A place on the canvas, in columns and rows from the top left corner, which is (0, 0).
public struct Point: Hashable, Sendable {
  public var column: Int
  public var row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A part of the canvas.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = Point(column: column, row: row)
    size = Size(columns: max(0, columns), rows: max(0, rows))
  }

  public var minColumn: Int { origin.column }
  public var minRow: Int { origin.row }
  /// The first column right of the rectangle.
  public var maxColumn: Int { origin.column + size.columns }
  /// The first row below the rectangle.
  public var maxRow: Int { origin.row + size.rows }

  public func contains(_ point: Point) -> Bool {
    point.column >= minColumn && point.column < maxColumn && point.row >= minRow
      && point.row < maxRow
  }

  /// Returns the rectangle some columns to the right and some rows down.
  public func moved(columns: Int, rows: Int = 0) -> Rect {
    var moved = self
    moved.origin.column += columns
    moved.origin.row += rows
    return moved
  }

  /// The part that both rectangles cover; empty when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    return Rect(
      column: column, row: row, columns: min(maxColumn, other.maxColumn) - column,
      rows: min(maxRow, other.maxRow) - row)
  }
}
