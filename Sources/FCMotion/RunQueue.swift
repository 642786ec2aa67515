/// Runs as a binary heap, ordered by deadline, then by start.
struct RunQueue {
  private var heap: [Run] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ run: Run) {
    var place = heap.count
    heap.append(run)
    while place > 0, Run.isEarlier(run, heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes out the first run that has not ended; nil when there is none.
  mutating func removeFirst() -> Run? {
    while let first = heap.first {
      removeTop()
      if !first.isEnded { return first }
    }
    return nil
  }

  private mutating func removeTop() {
    let last = heap.removeLast()
    if heap.isEmpty { return }
    heap[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { return }
      if child + 1 < heap.count, Run.isEarlier(heap[child + 1], heap[child]) { child += 1 }
      guard Run.isEarlier(heap[child], heap[place]) else { return }
      heap.swapAt(place, child)
      place = child
    }
  }
}
