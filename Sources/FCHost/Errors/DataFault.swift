import FCLua
import FCViews

/// A mistake in a file that a script has read.
struct DataFault: Error, Equatable, CustomStringConvertible {
  /// The file as the script names it.
  let name: String
  /// The line in it, from 1.
  let line: Int
  /// What is wrong.
  let message: String

  /// As the script sees it.
  var description: String { "\(visibleLine(name)):\(line): \(message)" }
}
