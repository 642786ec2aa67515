// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions are those of fcscript.h, which documents them.

import CFCScript
import FCHost

/// What an `fc_options` points to.
final class OptionsHandle {
  var configuration = ScriptHost.Configuration()
  var isTimeVirtual = false
}

/// Changes options; they keep no message, since a setter has only one way to be used wrongly.
private func change(
  _ options: OpaquePointer?, _ body: (OptionsHandle) throws -> Void
) -> fc_status {
  guard let options else { return FC_INVALID_ARGUMENT }
  do {
    try body(Unmanaged.fromOpaque(UnsafeRawPointer(options)).takeUnretainedValue())
    return FC_OK
  } catch {
    return Failure(error).status
  }
}

@c @implementation
public func fc_options_new() -> OpaquePointer? {
  OpaquePointer(Unmanaged.passRetained(OptionsHandle()).toOpaque())
}

@c @implementation
public func fc_options_free(_ options: OpaquePointer?) {
  guard let options else { return }
  Unmanaged<OptionsHandle>.fromOpaque(UnsafeRawPointer(options)).release()
}

@c @implementation
public func fc_options_seed(_ options: OpaquePointer?, _ seed: Int64) -> fc_status {
  change(options) { $0.configuration.seed = Int(seed) }
}

@c @implementation
public func fc_options_argument(
  _ options: OpaquePointer?, _ argument: UnsafePointer<CChar>?
) -> fc_status {
  change(options) { $0.configuration.arguments.append(try text(argument, "argument")) }
}

@c @implementation
public func fc_options_memory_limit(_ options: OpaquePointer?, _ bytes: UInt64) -> fc_status {
  change(options) { $0.configuration.limits.memory = bytes == 0 ? nil : Int(clamping: bytes) }
}

@c @implementation
public func fc_options_time_limit(_ options: OpaquePointer?, _ seconds: Double) -> fc_status {
  change(options) {
    guard seconds >= 0 else { throw Refusal.range("seconds", "0 or more") }
    $0.configuration.limits.callTime = seconds == 0 ? nil : seconds
    $0.configuration.limits.turnTime = seconds == 0 ? nil : seconds * ScriptHost.callsPerTurn
  }
}

@c @implementation
public func fc_options_instruction_limit(
  _ options: OpaquePointer?, _ instructions: UInt64
) -> fc_status {
  change(options) {
    $0.configuration.limits.instructions = instructions == 0 ? nil : Int(clamping: instructions)
  }
}

@c @implementation
public func fc_options_watch_by_clock(_ options: OpaquePointer?, _ byClock: Bool) -> fc_status {
  change(options) { $0.configuration.limits.timekeeping = byClock ? .clock : .watchdog }
}

@c @implementation
public func fc_options_allow(
  _ options: OpaquePointer?, _ permission: fc_permission, _ item: UnsafePointer<CChar>?
) -> fc_status {
  change(options) {
    let item = try text(item, "item")
    try $0.configuration.permissions.change(permission) { $0.allow(item) }
  }
}

@c @implementation
public func fc_options_allow_every(
  _ options: OpaquePointer?, _ permission: fc_permission
) -> fc_status {
  change(options) { try $0.configuration.permissions.change(permission) { $0 = .everything } }
}

@c @implementation
public func fc_options_allow_all(_ options: OpaquePointer?) -> fc_status {
  change(options) { $0.configuration.permissions = .all }
}

@c @implementation
public func fc_options_store(
  _ options: OpaquePointer?, _ path: UnsafePointer<CChar>?
) -> fc_status {
  change(options) { $0.configuration.store = .file(try text(path, "path")) }
}

@c @implementation
public func fc_options_adopt(_ options: OpaquePointer?, _ adopts: Bool) -> fc_status {
  change(options) { $0.configuration.adopts = adopts }
}

@c @implementation
public func fc_options_learner(
  _ options: OpaquePointer?, _ learner: UnsafePointer<CChar>?
) -> fc_status {
  change(options) { $0.configuration.learner = try text(learner, "learner") }
}

@c @implementation
public func fc_options_virtual_time(_ options: OpaquePointer?, _ isVirtual: Bool) -> fc_status {
  change(options) { $0.isTimeVirtual = isVirtual }
}

@c @implementation
public func fc_options_module_folder(
  _ options: OpaquePointer?, _ path: UnsafePointer<CChar>?
) -> fc_status {
  change(options) { $0.configuration.moduleFolders.append(try text(path, "path")) }
}

extension Permissions {
  fileprivate mutating func change(
    _ permission: fc_permission, _ body: (inout Grant) -> Void
  ) throws {
    switch permission {
    case FC_READ: body(&read)
    case FC_WRITE: body(&write)
    case FC_ENVIRONMENT: body(&env)
    default: throw Refusal.range("permission", "one of fc_permission")
    }
  }
}
