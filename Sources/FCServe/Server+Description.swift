import FCJSON
import FCModels

extension Server {
  /// The version of what this file's messages say; it grows when a peer has to change.
  static let protocolVersion = 1

  /// What a peer has to know of the server.
  var description: JSONObject {
    [
      "name": .text("fcscript"), "version": .text(settings.version),
      "protocol": .int(Self.protocolVersion), "lua": .text("5.4"),
      "capabilities": .table([
        "methods": .list(Method.allCases.map { .text($0.rawValue) }),
        "notifications": .list(Notice.allCases.map { .text($0.rawValue) }),
        "batches": .bool(true),
      ]),
      "limits": .table([
        "message": .int(settings.messageLimit), "output": .int(settings.outputLimit),
        "batch": .int(settings.batchLimit), "scripts": .int(settings.scriptLimit),
        "games": .int(settings.gameLimit),
      ]),
    ]
  }
}
