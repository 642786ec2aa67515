import CFCScript

/// A C function with the context that it is given.
///
/// The context is released once: when the callback ends, or else with this object.
final class Callback<Function> {
  private var target: (function: Function, context: Context)?

  /// Takes over the context, also when that fails.
  ///
  /// - Throws: `Refusal` for a function that is NULL.
  init(_ function: Function?, _ context: UnsafeMutableRawPointer?, _ release: fc_release?) throws {
    let context = Context(context, release)
    guard let function else { throw Refusal.missing("the callback") }
    target = (function, context)
  }

  /// Calls the function, unless the callback has ended. It may end meanwhile: the context is then
  /// released after the call.
  func call(_ body: (Function, UnsafeMutableRawPointer?) -> Void) {
    guard let target else { return }
    withExtendedLifetime(target.context) { body(target.function, target.context.pointer) }
  }

  /// Ends the calls and releases the context.
  func end() { target = nil }

  private final class Context {
    let pointer: UnsafeMutableRawPointer?
    private let release: fc_release?

    init(_ pointer: UnsafeMutableRawPointer?, _ release: fc_release?) {
      self.pointer = pointer
      self.release = release
    }

    deinit { release?(pointer) }
  }
}
