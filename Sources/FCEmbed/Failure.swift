// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions are those of fcscript.h, which documents them.

import CFCScript
import FCHost
import FCJSON

/// A C program has used a function as it can't be.
struct Refusal: Error {
  let status: fc_status
  let message: String

  static func missing(_ name: String) -> Refusal {
    Refusal(status: FC_INVALID_ARGUMENT, message: "\(name) is NULL")
  }

  static func range(_ name: String, _ range: String) -> Refusal {
    Refusal(status: FC_INVALID_ARGUMENT, message: "\(name) must be \(range)")
  }

  static func notText(_ name: String) -> Refusal {
    Refusal(status: FC_INVALID_UTF8, message: "\(name) is not UTF-8")
  }

  static func notJSON(_ name: String, _ error: JSONError) -> Refusal {
    Refusal(status: FC_INVALID_JSON, message: "\(name) is not JSON: \(error)")
  }

  static let busy = Refusal(status: FC_BUSY, message: "this can't be done inside a callback")
}

/// Why a call has failed, as the C program hears of it.
struct Failure {
  var status: fc_status
  var message: String
  /// What the script did wrong, if it did.
  var scriptError: ScriptError?

  init(_ error: any Error) {
    message = "\(error)"
    switch error {
    case let refusal as Refusal: (status, message) = (refusal.status, refusal.message)
    case let error as HostError: status = Self.status(of: error)
    case let error as ScriptError: (status, scriptError) = (Self.status(of: error.kind), error)
    // A state, or a value, that is not one of ours.
    default: status = FC_CONVERSION
    }
  }

  private static func status(of error: HostError) -> fc_status {
    switch error {
    case .wrongThread: FC_WRONG_THREAD
    case .busy: FC_BUSY
    case .closed: FC_CLOSED
    case .unknownDeck, .foreignDeck, .unknownAnswerKey, .unknownFunction: FC_UNKNOWN
    case .conversion: FC_CONVERSION
    case .definition: FC_DEFINITION
    case .alreadyLoaded: FC_ALREADY_LOADED
    }
  }

  private static func status(of kind: ScriptError.Kind) -> fc_status {
    switch kind {
    case .unreadable, .syntax, .runtime, .unplayable, .warning: FC_SCRIPT_ERROR
    case .memory: FC_MEMORY
    case .limit: FC_LIMIT
    case .permission: FC_PERMISSION
    }
  }

  /// The failure as the header describes it.
  var details: PlainValue {
    var table = scriptError?.plainValue.asTable ?? [:]
    table["status"] = .int(Int(status.rawValue))
    // With the place, as in the message of any other failure.
    table["message"] = .text(message)
    return .table(table)
  }
}

@c @implementation
public func fc_status_text(_ status: fc_status) -> UnsafePointer<CChar>? {
  let text: StaticString =
    switch status {
    case FC_OK: "all is well"
    case FC_INVALID_ARGUMENT: "an argument is NULL or out of range"
    case FC_INVALID_UTF8: "a text is not UTF-8"
    case FC_INVALID_JSON: "a text is not JSON"
    case FC_WRONG_THREAD: "a host can be used only on the thread that made it"
    case FC_CLOSED: "the host is closed"
    case FC_BUSY: "this can't be done inside a callback"
    case FC_UNKNOWN: "no deck, answer key or function has this name"
    case FC_CONVERSION: "a value does not fit"
    case FC_DEFINITION: "the name is taken, or the module is in use"
    case FC_ALREADY_LOADED: "the host has loaded a script already"
    case FC_SCRIPT_ERROR: "the script has failed"
    case FC_MEMORY: "there is not enough memory"
    case FC_LIMIT: "a limit has stopped the script"
    case FC_PERMISSION: "the script lacks a permission"
    default: "no status of fcscript"
    }
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
