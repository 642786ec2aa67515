/// The place of a text in alphabetical order: the same on every machine and in every language.
///
/// Letter case and accents count for nothing, so that `Äpfel` stands between `Ananas` and `apple`;
/// what is left is in order of its code points. Texts that differ in no more than that have equal
/// keys: whoever sorts by them decides what comes next.
public struct SortKey: Comparable, Hashable, Sendable {
  private let text: String

  public init(_ text: String) {
    self.text = folded(text, ignoring: [.letterCase, .accents])
  }

  public static func < (first: SortKey, second: SortKey) -> Bool {
    // Bytes of UTF-8 are in order of code points.
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }
}
