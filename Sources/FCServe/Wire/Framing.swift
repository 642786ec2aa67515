/// How messages are told apart in a stream of bytes.
public enum Framing: Sendable {
  /// Each has a header that gives its length, `Content-Length: 52`, and an empty line after it.
  ///
  /// Source: Language Server Protocol 3.17, Base Protocol.
  case headers
  /// Each is one line.
  case lines
}
