import FCLua
import FCModels
import FCViews

/// A Lua file that extends the host: it has a state, limits and permissions of its own, and what
/// goes to it and comes from it are copies.
final class Plugin {
  /// The version of what plugins can use; the first line of each says which it wants.
  static let version = "1"
  private static let mark = "-- fcscript-plugin:"

  let offers: PluginOffers
  let host: ScriptHost

  var name: String { offers.name }

  /// Loads a plugin.
  ///
  /// - Parameters:
  ///   - configuration: What its host is made of, but for what it is allowed.
  ///   - isLookedAt: Whether only what it offers is of interest.
  ///   - decide: Tells whether it is allowed what it wishes for.
  /// - Throws: `PluginFailure`.
  convenience init(
    _ source: SourceFile, _ path: String, _ configuration: ScriptHost.Configuration,
    isLookedAt: Bool, decide: (PluginRequest) -> Bool
  ) throws {
    let offers = PluginOffers(granted: PluginWishes(), isLookedAt: isLookedAt)
    do {
      try self.init(source, path, configuration, offers)
    } catch {
      guard let wishes = offers.refused else { throw error }
      // What is allowed here is not allowed to a file of the same name in another folder.
      let place = RealPath(leadingTo: path).map { String(decoding: $0.bytes, as: UTF8.self) }
      let request = PluginRequest(name: offers.name, path: place ?? path, wishes: wishes)
      guard decide(request) else {
        throw PluginFailure(
          path: path,
          reason: "it is not allowed to \(wishes.words): --allow-plugin \(offers.name) allows it")
      }
      try self.init(source, path, configuration, PluginOffers(granted: wishes))
    }
  }

  private init(
    _ source: SourceFile, _ path: String, _ configuration: ScriptHost.Configuration,
    _ offers: PluginOffers
  ) throws {
    self.offers = offers
    var configuration = configuration
    configuration.plugin = offers
    configuration.permissions = offers.granted.permissions
    do {
      host = try ScriptHost(configuration)
      try host.load(
        ScriptHost.Loading(path: path, folder: folder(of: path), showScreens: { false })
      ) {
        (source, Keeper.Owner(source, path: path))
      }
    } catch {
      let error = error as? ScriptError ?? ScriptError(.runtime, "\(error)")
      throw PluginFailure(path: path, reason: error.description)
    }
    if offers.name.isEmpty {
      throw PluginFailure(path: path, reason: "it has not called fc.plugin { name = \"…\" }")
    }
  }

  deinit { host.close() }

  /// The version that the first line of a plugin wants; nil for a file that is none.
  static func wantedVersion(_ source: SourceFile) -> String? {
    let line = source.chunkBytes.prefix { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self)
    return text.hasPrefix(mark) ? String(text.dropFirst(mark.count)).trimmingSpaces : nil
  }

  /// Calls one of its functions.
  ///
  /// - Parameter title: What is called, in the words of a report.
  /// - Throws: `ScriptError`, also when a limit has stopped the plugin.
  func call<Result>(
    _ function: Int, as title: String, results: Int,
    _ arguments: (inout ArgumentPusher) throws -> Void, read: (StackValues) throws -> Result
  ) throws -> Result {
    do {
      return try host.use {
        try host.state.call(
          .held(by: offers.hostKey, slot: function), as: title, results: results,
          arguments: arguments, read: read)
      }
    } catch let error as ScriptError {
      throw error
    } catch {
      throw ScriptError(.runtime, "\(error)")
    }
  }
}

extension Plugin {
  /// Whether a limit has stopped it for good.
  var isStopped: Bool { host.isStopped }

  /// Has all calls that `body` makes share the time of one turn.
  func inOneTurn(_ body: () -> Void) throws { try host.use(body) }
}

/// A plugin that can't be used, and why.
public struct PluginFailure: Error, Equatable, CustomStringConvertible {
  /// Its file.
  public let path: String
  /// Why, in a sentence.
  public let reason: String

  /// The file and the reason in one sentence.
  public var description: String { "plugin \(path) is skipped: \(reason)" }
}

/// A plugin that asks to be allowed something.
public struct PluginRequest: Equatable, Sendable {
  /// What it is called.
  public let name: String
  /// Its file, where it lies after all links.
  public let path: String
  /// What it asks for.
  public let wishes: PluginWishes

  /// Makes the request of a plugin.
  public init(name: String, path: String, wishes: PluginWishes) {
    (self.name, self.path, self.wishes) = (name, path, wishes)
  }
}

extension StackValues {
  /// The plain value at a position.
  ///
  /// - Throws: `ScriptFault` naming `subject`.
  func plainValue(_ position: Int, _ subject: String) throws -> PlainValue {
    do {
      return try PlainValue(try value(position), of: subject)
    } catch let fault as ValueFault {
      throw ScriptFault(fault.sentence(about: subject))
    }
  }
}
