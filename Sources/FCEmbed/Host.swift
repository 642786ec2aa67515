// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions are those of fcscript.h, which documents them.

import CFCScript
import FCHost
import Glibc

/// Runs what a function does with a host.
func use(_ pointer: OpaquePointer?, _ body: (HostHandle) throws -> Void) -> fc_status {
  guard let handle = handle(pointer) else { return FC_INVALID_ARGUMENT }
  return handle.perform { try body(handle) }
}

private func handle(_ pointer: OpaquePointer?) -> HostHandle? {
  pointer.map { Unmanaged.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

/// Where a result goes.
///
/// - Throws: `Refusal` when that is NULL.
func place<Result>(
  _ pointer: UnsafeMutablePointer<Result>?, _ name: String
) throws -> UnsafeMutablePointer<Result> {
  guard let pointer else { throw Refusal.missing(name) }
  return pointer
}

@c @implementation
public func fc_abi_version() -> Int32 { FC_ABI_VERSION }

@c @implementation
public func fc_free(_ text: UnsafeMutablePointer<CChar>?) { free(text) }

@c @implementation
public func fc_host_new(
  _ options: OpaquePointer?, _ host: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> fc_status {
  error?.pointee = nil
  guard let host else { return FC_INVALID_ARGUMENT }
  host.pointee = nil
  let options: OptionsHandle =
    options.map { Unmanaged.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
    ?? OptionsHandle()
  do {
    host.pointee = OpaquePointer(Unmanaged.passRetained(try HostHandle(options)).toOpaque())
    return FC_OK
  } catch let thrown {
    let failure = Failure(thrown)
    error?.pointee = givenText(failure.message)
    return failure.status
  }
}

@c @implementation
public func fc_host_close(_ host: OpaquePointer?) -> fc_status {
  guard let handle = handle(host) else { return FC_INVALID_ARGUMENT }
  guard handle.isOnItsThread else { return FC_WRONG_THREAD }
  handle.close()
  return FC_OK
}

@c @implementation
public func fc_host_free(_ host: OpaquePointer?) -> fc_status {
  guard let handle = handle(host) else { return FC_OK }
  guard handle.isOnItsThread else { return FC_WRONG_THREAD }
  handle.free()
  return FC_OK
}

@c @implementation
public func fc_host_error(_ host: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let handle = handle(host) else { return fc_status_text(FC_INVALID_ARGUMENT) }
  return handle.isOnItsThread ? handle.error : fc_status_text(FC_WRONG_THREAD)
}

@c @implementation
public func fc_host_error_details(
  _ host: OpaquePointer?, _ details: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> fc_status {
  guard let handle = handle(host), let details else { return FC_INVALID_ARGUMENT }
  guard handle.isOnItsThread else { return FC_WRONG_THREAD }
  details.pointee = handle.details.set(json: handle.errorDetails)
  return FC_OK
}

@c @implementation
public func fc_host_on_print(
  _ host: OpaquePointer?, _ print: fc_print?, _ context: UnsafeMutableRawPointer?,
  _ release: fc_release?
) -> fc_status {
  useCallback(host, print, context, release) { $0.onPrint($1) }
}

@c @implementation
public func fc_host_on_report(
  _ host: OpaquePointer?, _ report: fc_report?, _ context: UnsafeMutableRawPointer?,
  _ release: fc_release?
) -> fc_status {
  useCallback(host, report, context, release) { $0.onReport($1) }
}

/// Runs what a function does with a host and a callback, whose context it takes over in any case.
func useCallback<Function>(
  _ host: OpaquePointer?, _ function: Function?, _ context: UnsafeMutableRawPointer?,
  _ release: fc_release?, _ body: (HostHandle, Callback<Function>) throws -> Void
) -> fc_status {
  do {
    let callback = try Callback(function, context, release)
    let status = use(host) { try body($0, callback) }
    if status != FC_OK { callback.end() }
    return status
  } catch {
    return use(host) { _ in throw error }
  }
}

@c @implementation
public func fc_host_load(_ host: OpaquePointer?, _ path: UnsafePointer<CChar>?) -> fc_status {
  use(host) {
    try $0.requireOutside()
    try $0.host.load(try text(path, "path"))
  }
}

@c @implementation
public func fc_host_load_text(
  _ host: OpaquePointer?, _ script: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?,
  _ folder: UnsafePointer<CChar>?
) -> fc_status {
  use(host) {
    try $0.requireOutside()
    try $0.host.load(
      text: try text(script, "text"), name: try text(name, "name"),
      folder: try optionalText(folder, "folder"))
  }
}

// MARK: The loop

@c @implementation
public func fc_host_run(_ host: OpaquePointer?) -> fc_status {
  use(host) {
    try $0.requireOutside()
    try $0.host.run()
  }
}

@c @implementation
public func fc_host_step(
  _ host: OpaquePointer?, _ pending: UnsafeMutablePointer<Bool>?
) -> fc_status {
  use(host) {
    try $0.requireOutside()
    let isPending = try $0.host.step()
    pending?.pointee = isPending
  }
}

@c @implementation
public func fc_host_descriptor(
  _ host: OpaquePointer?, _ descriptor: UnsafeMutablePointer<Int32>?
) -> fc_status {
  use(host) { try place(descriptor, "descriptor").pointee = $0.host.descriptor }
}

@c @implementation
public func fc_host_quit_status(
  _ host: OpaquePointer?, _ status: UnsafeMutablePointer<Int32>?
) -> fc_status {
  use(host) { try place(status, "status").pointee = Int32($0.host.quitStatus ?? -1) }
}

@c @implementation
public func fc_host_deadline(
  _ host: OpaquePointer?, _ seconds: UnsafeMutablePointer<Double>?
) -> fc_status {
  use(host) {
    try place(seconds, "seconds").pointee = $0.host.secondsUntilDeadline ?? .infinity
  }
}
