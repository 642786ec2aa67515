import CLuaBridge

/// Keeps a Lua value, mostly a function, from being collected for as long as it lives.
///
/// Only for roots of the host: what belongs to an object is held by that object on the Lua side,
/// so that a cycle through it can be collected.
public final class Reference {
  @usableFromInline let number: Int32
  private weak var state: State?

  init(number: Int32, state: State) {
    self.number = number
    self.state = state
  }

  // A state that is gone has let go of everything.
  deinit { if let state { fcb_unreference(state.context, number) } }
}

extension Reference: LuaWritable {
  /// Hands over the value that is kept.
  public func write(to writer: ValueWriter) { writer.write(self) }
}
