/// The timers that wait, as a binary heap ordered by deadline, then by the order they were made.
struct TimerQueue {
  private var heap: [Timer] = []

  /// The timer that is due first.
  var first: Timer? { heap.first }
  var count: Int { heap.count }

  mutating func insert(_ timer: Timer) {
    heap.append(timer)
    rise(timer, from: heap.count - 1)
  }

  /// Takes a timer out, wherever it stands; does nothing when it is not in the queue.
  mutating func remove(_ timer: Timer) {
    guard let place = timer.place else { return }
    timer.place = nil
    let last = heap.removeLast()
    guard place < heap.count else { return }
    // The last timer fills the gap; it may belong above it or below it.
    sink(last, from: place)
    if last.place == place { rise(last, from: place) }
  }

  /// Takes out every timer that is due at `now`, in order.
  mutating func removeDue(at now: Double) -> [Timer] {
    var due: [Timer] = []
    while let first, first.deadline <= now {
      remove(first)
      due.append(first)
    }
    return due
  }

  /// Takes out every timer, in no order.
  mutating func removeAll() -> [Timer] {
    defer { heap = [] }
    for timer in heap { timer.place = nil }
    return heap
  }

  private mutating func rise(_ timer: Timer, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard timer < heap[parent] else { break }
      put(heap[parent], at: place)
      place = parent
    }
    put(timer, at: place)
  }

  private mutating func sink(_ timer: Timer, from start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < timer else { break }
      put(heap[child], at: place)
      place = child
    }
    put(timer, at: place)
  }

  private mutating func put(_ timer: Timer, at place: Int) {
    heap[place] = timer
    timer.place = place
  }
}
