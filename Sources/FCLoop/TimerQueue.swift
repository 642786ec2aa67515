/// The timers that wait, ordered by deadline, then by the order they were made.
///
/// Most timers are due as soon as they are made. Their deadlines never go back, so they stand in a
/// line of their own; the others are in a binary heap. A timer that was cancelled stays where it is
/// until it would be due, or until the cancelled ones outnumber the others.
struct TimerQueue {
  /// A timer with what it is ordered by, so that comparing follows no reference.
  struct Entry {
    fileprivate let deadline: Double
    fileprivate let order: UInt64
    let timer: Timer

    fileprivate static func < (left: Entry, right: Entry) -> Bool {
      left.deadline == right.deadline ? left.order < right.order : left.deadline < right.deadline
    }
  }

  private var heap: [Entry] = []
  private var line: [Entry] = []
  /// Where the line begins; what stands before has left it.
  private var lineStart = 0
  private var ordersGiven: UInt64 = 0
  private let cancelled = CancelledCount()

  /// When the first timer is due; nil when none waits.
  var firstDeadline: Double? {
    mutating get {
      dropCancelled()
      return first?.deadline
    }
  }

  var isEmpty: Bool { mutating get { firstDeadline == nil } }

  /// Adds a timer.
  /// - Parameter now: the time; what is due by then goes into the line.
  mutating func insert(deadline: Double, now: Double, _ handler: @escaping () -> Void) -> Timer {
    let timer = Timer(deadline: deadline, cancelled: cancelled, handler: handler)
    let entry = Entry(deadline: deadline, order: ordersGiven, timer: timer)
    ordersGiven += 1
    if deadline <= now, line.last.map({ $0.deadline <= deadline }) ?? true {
      line.append(entry)
    } else {
      heap.append(entry)
      rise(from: heap.count - 1)
    }
    return timer
  }

  /// Takes out every timer that is due at `now`, the last one first: whoever fires them takes one
  /// after the other off the end, and it is gone while the processor still has it at hand.
  mutating func removeDue(at now: Double) -> [Entry] {
    var due: [Entry] = []
    if lineStart == 0, let last = line.last, last.deadline <= now,
      heap.first.map({ $0.deadline > now }) ?? true
    {
      swap(&due, &line)
    } else {
      while let first, first.deadline <= now {
        removeFirst()
        due.append(first)
      }
    }
    due.reverse()
    return due
  }

  /// Takes out every timer, in no order.
  mutating func removeAll() -> [Timer] {
    defer {
      heap = []
      line = []
      lineStart = 0
    }
    return heap.map(\.timer) + line[lineStart...].map(\.timer)
  }

  // MARK: The first timer

  private var first: Entry? {
    guard lineStart < line.count else { return heap.first }
    guard let top = heap.first, top < line[lineStart] else { return line[lineStart] }
    return top
  }

  private mutating func removeFirst() {
    if lineStart < line.count, heap.first.map({ line[lineStart] < $0 }) ?? true {
      lineStart += 1
      // All at once, and seldom: the line is mostly emptied whole.
      if lineStart == line.count {
        line.removeAll(keepingCapacity: lineStart <= 1024)
        lineStart = 0
      }
    } else if let last = heap.popLast(), !heap.isEmpty {
      heap[0] = last
      sink(from: 0)
    }
  }

  // MARK: Cancelled timers

  private mutating func dropCancelled() {
    while let first, !first.timer.isPending {
      removeFirst()
      cancelled.count -= 1
    }
  }

  /// Throws the cancelled timers out once they outnumber the others.
  mutating func compactIfWorthwhile() {
    guard cancelled.count > 64, cancelled.count > (heap.count + line.count - lineStart) / 2 else {
      return
    }
    line = line[lineStart...].filter { $0.timer.isPending }
    lineStart = 0
    // An array in order is a heap.
    heap = heap.filter { $0.timer.isPending }.sorted { $0 < $1 }
    cancelled.count = 0
  }

  // MARK: The heap

  private mutating func rise(from start: Int) {
    let entry = heap[start]
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard entry < heap[parent] else { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = entry
  }

  private mutating func sink(from start: Int) {
    let entry = heap[start]
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < entry else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = entry
  }
}

/// How many timers in a queue are cancelled; timers outlive a change of their queue.
final class CancelledCount {
  var count = 0
}
