/// One line of a view for a surface that prints.
public struct SpokenLine {
  /// What can be done at a line, for which it has a number.
  public enum Entry {
    case press(() -> Void)
    /// Text can be written; `isLong` when it may have several lines. The closure takes the text.
    case write(title: String, isLong: Bool, (String) -> Void)
  }

  public let text: String
  /// Nil for a line that is there to be read.
  public let entry: Entry?
  /// Deletes what the line tells of; nil where that can't be done.
  public let delete: (() -> Void)?

  public init(_ text: String, _ entry: Entry? = nil, delete: (() -> Void)? = nil) {
    self.text = text
    self.entry = entry
    self.delete = delete
  }
}
