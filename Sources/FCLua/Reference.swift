import CLuaBridge

/// Keeps a Lua value, mostly a function, from being collected for as long as it lives.
///
/// Only for roots of the host: what belongs to an object is held by that object on the Lua side,
/// so that a cycle through it can be collected.
public final class Reference {
  @usableFromInline let number: Int32
  private let life: StateLife

  init(number: Int32, life: StateLife) {
    self.number = number
    self.life = life
  }

  deinit {
    if let context = life.context { fcb_unreference(context, number) }
  }
}

/// Tells references, which may outlive their state, whether it is still there.
final class StateLife {
  var context: UnsafeMutablePointer<fcb_context>?

  init(_ context: UnsafeMutablePointer<fcb_context>) { self.context = context }
}
