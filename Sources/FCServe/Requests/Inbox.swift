import FCModels

/// Requests that wait for their turn, in the order they came.
struct Inbox {
  /// A request and what is known of it.
  struct Entry {
    let request: Request
    let reply: Reply
    /// How many bytes of messages it stands for.
    let weight: Int
    /// Whether it has cancelled another that waited.
    var hasCancelled = false
  }

  /// How many bytes the waiting requests had.
  private(set) var weight = 0
  private var entries: [Entry?] = []
  private var first = 0

  var isEmpty: Bool { first == entries.count }

  mutating func add(_ entry: Entry) {
    entries.append(entry)
    weight += entry.weight
  }

  mutating func takeFirst() -> Entry? {
    while first < entries.count {
      let entry = entries[first]
      entries[first] = nil
      first += 1
      if first == entries.count {
        entries.removeAll(keepingCapacity: true)
        first = 0
      }
      if let entry {
        weight -= entry.weight
        return entry
      }
    }
    return nil
  }

  /// Takes the request with an id out of its turn.
  mutating func take(id: PlainValue) -> Entry? {
    guard
      let index = entries.indices.first(where: { entries[$0]?.request.id == id }),
      let entry = entries[index]
    else { return nil }
    entries[index] = nil
    weight -= entry.weight
    return entry
  }
}
