import FCMotion

/// A clock moved by hand and a queue ordered by deadline, then by the order it was filled: what a
/// host gives to Motion.
final class Stage {
  private(set) var now = 0.0
  private(set) var errors: [String] = []
  private(set) var log: [String] = []
  /// How often something was scheduled.
  private(set) var scheduled = 0
  private var entries: [(deadline: Double, order: Int, body: () -> Void)] = []
  /// What was taken back during the turn in which it is due.
  private var takenBack: Set<Int> = []

  private(set) lazy var motion = Motion(
    now: { [unowned self] in now }, report: { [unowned self] in errors.append("\($0)") },
    schedule: { [unowned self] in schedule($0, $1) })

  var isIdle: Bool { entries.isEmpty }

  func note(_ text: String) { log.append(text) }

  func schedule(_ deadline: Double, _ body: @escaping () -> Void) -> () -> Void {
    scheduled += 1
    let order = scheduled
    entries.insert((deadline, order, body), at: place(of: deadline, order))
    return { [weak self] in self?.takeBack(deadline, order) }
  }

  private func takeBack(_ deadline: Double, _ order: Int) {
    let place = place(of: deadline, order)
    if place < entries.count, entries[place].order == order {
      entries.remove(at: place)
    } else {
      takenBack.insert(order)
    }
  }

  /// Where an entry is or belongs.
  private func place(of deadline: Double, _ order: Int) -> Int {
    var range = entries.startIndex..<entries.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let entry = entries[middle]
      if (entry.deadline, entry.order) < (deadline, order) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  /// One turn: runs what is due and is not taken back meanwhile, but not what is scheduled then.
  func turn() {
    let due = Array(entries.prefix { $0.deadline <= now })
    entries.removeFirst(due.count)
    for entry in due where takenBack.remove(entry.order) == nil { entry.body() }
    takenBack = []
  }

  /// Moves the clock from deadline to deadline, a turn at each.
  func advance(to time: Double) {
    while let next = entries.first, next.deadline <= time {
      now = max(now, next.deadline)
      turn()
    }
    now = time
  }

  // MARK: Layers

  /// Starts an animation of a number.
  func animate(
    _ layer: Layer, _ field: String = "x", from: Double? = nil, to end: Double = 1,
    duration: Double = 1, delay: Double = 0, forKey key: String = "Move"
  ) throws {
    let animation = try Animation(
      keyPath: field, from: from.map { .number($0) }, to: .number(end), duration: duration,
      delay: delay)
    layer.add(animation, forKey: key, in: motion)
  }

  /// Notes each event of a key, as "Move finished".
  @discardableResult
  func noteEvents(of layer: Layer, _ key: String = "Move", as name: String? = nil) -> LayerObserver
  {
    layer.on(key, always: true) { [unowned self] _, event in
      note("\(name ?? key) \(event.reason?.rawValue ?? "finished")")
    }
  }

  /// What a field shows now.
  func shown(_ layer: Layer, _ field: String = "x") -> Double? { layer.number(field, at: now) }
}

/// A target that notes what it performs; targets of one name are the same.
final class NotingTarget: ActionTarget {
  let name: String
  private let body: (String, Layer, AnimationEvent) throws -> Void

  init(_ name: String, _ body: @escaping (String, Layer, AnimationEvent) throws -> Void) {
    self.name = name
    self.body = body
  }

  convenience init(_ name: String, on stage: Stage) {
    self.init(name) { [unowned stage] action, _, _ in stage.note("\(name).\(action)") }
  }

  func perform(_ action: String, layer: Layer, event: AnimationEvent) throws {
    try body(action, layer, event)
  }

  func isSame(as other: any ActionTarget) -> Bool { (other as? NotingTarget)?.name == name }
}

struct Mishap: Error {}
