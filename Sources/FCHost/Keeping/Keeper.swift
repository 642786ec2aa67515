import FCModels
import FCStore
import Glibc

/// Keeps what the script of a host is to find again: its space of the store, which is opened when
/// it is first asked for.
///
/// What goes wrong with the store is reported as a warning, once; the script goes on with a store in
/// memory and need not know.
final class Keeper {
  /// The script that keeps something.
  struct Owner {
    /// The name of its space.
    let name: String
    /// Its file, by the absolute path without links.
    let path: String
  }

  /// Set before the script runs.
  var owner = Owner(name: "", path: "")
  private let place: StorePlace
  private let adopts: Bool
  /// Takes what is wrong with the store, as sentences without the last full stop.
  var warn: (String) -> Void = { _ in }
  /// Lets so many seconds pass while another process keeps the store to itself.
  var pause: (Double) -> Void = Patience.sleep
  private var openSpace: Space?
  /// The store in memory of an earlier version of the script.
  private var inheritedStore: Store?
  private var hasWarned = false

  init(_ place: StorePlace, adopts: Bool) {
    self.place = place
    self.adopts = adopts
  }

  /// The script's space.
  var space: Space {
    if let openSpace { return openSpace }
    let space = open()
    openSpace = space
    return space
  }

  /// The script's space if there can be something in it: nil while there is no store.
  var existingSpace: Space? {
    if let openSpace { return openSpace }
    guard case .file(let path) = place, isThere(path) else { return nil }
    return space
  }

  /// Whether what is written lies in memory only.
  var isInMemory: Bool { openSpace?.store.isInMemory ?? (place == .memory) }

  /// Goes on with what an earlier version of the script has kept in memory.
  func inherit(from earlier: Keeper) {
    if place == .memory { inheritedStore = earlier.openSpace?.store ?? earlier.inheritedStore }
  }

  /// Has books look again when another process has written.
  func refresh() { openSpace?.store.refresh() }

  /// Ends a turn: what was written in it lasts from now on.
  func commit() {
    guard let store = openSpace?.store else { return }
    do {
      try store.commit()
    } catch {
      complain("\(error)")
    }
  }

  private func open() -> Space {
    let store: Store
    switch place {
    case .file(let path):
      let opened = Store.openOrMemory(at: .file(path), patience: Patience(pause: pause))
      if let problem = opened.problem { complain("\(problem)") }
      store = opened.store
    case .memory:
      store = inheritedStore ?? Store.openOrMemory(at: .memory).store
    case .nowhere(let reason):
      complain("there is no place for the store: \(reason); --store PATH gives it one")
      store = Store.openOrMemory(at: .memory).store
    }
    do {
      return try store.space(
        named: owner.name, ownedBy: owner.path, adopt: adopts, exists: isThere)
    } catch {
      complain("\(error)")
      return Store.openOrMemory(at: .memory).store.newSpace(named: owner.name)
    }
  }

  /// The first problem is why; others only follow from it.
  private func complain(_ problem: String) {
    if hasWarned { return }
    hasWarned = true
    warn("\(problem). What is kept now lasts until this run ends")
  }
}

/// Whether there is anything at a path.
func isThere(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0
}
