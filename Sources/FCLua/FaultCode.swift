/// A word that tells one sort of mistake in a script from the others, for tools that report on
/// scripts: `unknown-field`.
public struct FaultCode: RawRepresentable, Hashable, Sendable {
  /// The word: small letters, with hyphens between its parts.
  public let rawValue: String

  /// Makes a code of a word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A table that a script hands over has a field which nobody reads.
  public static let unknownField = FaultCode(rawValue: "unknown-field")
  /// A script asks an object of the host for what it does not have.
  public static let unknownMember = FaultCode(rawValue: "unknown-member")
}
