import FCHost

/// How a server is set up.
public struct Settings {
  public var framing = Framing.headers
  /// What the scripts get that a peer says nothing else about.
  public var scripts = ScriptHost.Configuration()
  /// The version of the program.
  public var version: String
  /// The most bytes of a message from the peer, and of the answers to a batch together.
  public var messageLimit = 16 << 20
  /// From how many bytes that the peer has not read nothing more is done for it.
  public var outputLimit = 16 << 20
  /// The most requests in a batch.
  public var batchLimit = 1000
  /// The most scripts, and the most games, at once.
  public var scriptLimit = 64
  public var gameLimit = 1000

  public init(version: String) { self.version = version }
}
