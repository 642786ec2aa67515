import CLuaBridge

/// Has a signal break off what the scripts of this thread are running, with an error.
///
/// Whoever has taken the signal before still hears of it. There is one at a time.
package final class InterruptSignal {
  private let signal: Int32
  private var isTaken: Bool

  /// Takes a signal, such as `SIGINT`.
  package init(_ signal: Int32) {
    self.signal = signal
    isTaken = fcb_take_interrupts(signal)
  }

  /// Gives the signal back to whoever had it before.
  package func giveBack() {
    if isTaken { fcb_give_back_interrupts(signal) }
    isTaken = false
  }
}
