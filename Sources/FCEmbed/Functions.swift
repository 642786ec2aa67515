// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions are those of fcscript.h, which documents them.

import CFCScript
import FCHost
import Glibc

/// What an `fc_call` points to: what a C function answers to one call.
private final class CallHandle {
  let thread = pthread_self()
  var answer = Result<PlainValue, ScriptFault>.success(.nil)
}

/// Changes what a C function answers.
private func answer(
  _ call: OpaquePointer?, _ body: () throws -> Result<PlainValue, ScriptFault>
) -> fc_status {
  guard let call else { return FC_INVALID_ARGUMENT }
  let handle = Unmanaged<CallHandle>.fromOpaque(UnsafeRawPointer(call)).takeUnretainedValue()
  guard pthread_equal(handle.thread, pthread_self()) != 0 else { return FC_WRONG_THREAD }
  do {
    handle.answer = try body()
    return FC_OK
  } catch {
    return Failure(error).status
  }
}

@c @implementation
public func fc_call_return(_ call: OpaquePointer?, _ json: UnsafePointer<CChar>?) -> fc_status {
  answer(call) { .success(try value(json, "json")) }
}

@c @implementation
public func fc_call_fail(_ call: OpaquePointer?, _ message: UnsafePointer<CChar>?) -> fc_status {
  answer(call) { .failure(ScriptFault(try text(message, "message"))) }
}

@c @implementation
public func fc_host_define(
  _ host: OpaquePointer?, _ module: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?,
  _ function: fc_function?, _ context: UnsafeMutableRawPointer?, _ release: fc_release?
) -> fc_status {
  useCallback(host, function, context, release) { handle, callback in
    try handle.host.defineFunction(
      try text(name, "name"), in: try optionalText(module, "module")
    ) { call in
      let arguments = try (0..<call.arguments.count).map { try PlainValue.read(call, $0 + 1) }
      return try answer(of: callback, to: arguments).get().answer(call)
    }
    handle.keep(callback)
  }
}

private func answer(
  of callback: Callback<fc_function>, to arguments: [PlainValue]
) -> Result<PlainValue, ScriptFault> {
  let handle = CallHandle()
  let json = LentText(json: .list(arguments))
  callback.call { function, context in
    function(
      OpaquePointer(Unmanaged.passUnretained(handle).toOpaque()), json.pointer, context)
  }
  return handle.answer
}

@c @implementation
public func fc_host_define_value(
  _ host: OpaquePointer?, _ module: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?,
  _ json: UnsafePointer<CChar>?
) -> fc_status {
  use(host) {
    try $0.host.define(
      try text(name, "name"), in: try optionalText(module, "module"),
      value: try value(json, "json"))
  }
}

@c @implementation
public func fc_host_call(
  _ host: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ arguments: UnsafePointer<CChar>?,
  _ result: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> fc_status {
  use(host) { handle in
    let name = try text(name, "name")
    let given = try arguments.map { try value($0, "arguments") } ?? .list([])
    guard case .list(let values) = given else {
      throw HostError.conversion("arguments is not a list")
    }
    guard let result else { return try handle.host.callForEffect(name, arguments: values) }
    result.pointee = handle.result.set(json: try handle.host.call(name, arguments: values))
  }
}

@c @implementation
public func fc_host_observe(
  _ host: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ observer: fc_observer?,
  _ context: UnsafeMutableRawPointer?, _ release: fc_release?,
  _ id: UnsafeMutablePointer<UInt64>?
) -> fc_status {
  useCallback(host, observer, context, release) { handle, callback in
    let made = try handle.observe(try text(name, "name"), callback)
    id?.pointee = made
  }
}

@c @implementation
public func fc_host_stop_observing(_ host: OpaquePointer?, _ id: UInt64) -> fc_status {
  use(host) { try $0.stopObserving(id) }
}

@c @implementation
public func fc_host_post(
  _ host: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ info: UnsafePointer<CChar>?
) -> fc_status {
  use(host) {
    let name = try text(name, "name")
    if let info {
      try $0.host.post(name, try value(info, "info"))
    } else {
      try $0.host.post(name)
    }
  }
}
