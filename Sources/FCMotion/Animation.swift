/// What is to happen to the fields of a layer: one field, or a sequence or a group of animations.
///
/// An animation is a description. It can be started any number of times, on any number of layers.
public final class Animation {
  /// What an animation is made of.
  public enum Content {
    case basic(BasicAnimation)
    /// One after the other.
    case sequence([Animation])
    /// All at once; the group ends with the last of them.
    case group([Animation])
  }

  /// A number by which a host recognises this animation; 0 until a host gives it one.
  public var hostKey = 0
  public let content: Content
  /// How long it takes with its delays and repeats, in seconds; infinite when it never ends.
  public let totalDuration: Double

  /// How many animations of one field are in it, and how deep they are nested.
  private let size: (parts: Int, depth: Int)
  /// How many animations of one field are in it.
  public var partCount: Int { size.parts }

  // A script can nest one sequence in itself many times over: without these limits a few lines
  // would fill the memory or the stack.
  static let partLimit = 10_000
  static let depthLimit = 100

  private init(_ content: Content, totalDuration: Double, size: (parts: Int, depth: Int)) {
    self.content = content
    self.totalDuration = totalDuration
    self.size = size
  }

  /// Makes an animation of one field.
  ///
  /// An animation leaves its field as it is until its delay has passed.
  /// - Parameters:
  ///   - keyPath: the name of the field.
  ///   - from: the first value; nil for what the layer shows when the delay has passed.
  ///   - to: the last value.
  ///   - duration: of one way, in seconds.
  ///   - delay: before the first repeat, in seconds.
  ///   - repeatCount: a whole number, or infinity: then it ends only by being cancelled or replaced.
  ///   - autoreverses: true moves back to the first value in each repeat, in `duration` more.
  /// - Throws: `MotionError` when a name is empty or a number makes no sense.
  public convenience init(
    keyPath: String, from: LayerValue? = nil, to: LayerValue, duration: Double, delay: Double = 0,
    easing: Easing = .linear, repeatCount: Double = 1, autoreverses: Bool = false
  ) throws(MotionError) {
    let basic = try BasicAnimation(
      keyPath: keyPath, from: from, to: to, duration: duration, delay: delay, easing: easing,
      repeatCount: repeatCount, autoreverses: autoreverses)
    self.init(.basic(basic), totalDuration: basic.delay + basic.pace.activeDuration, size: (1, 0))
  }

  /// Makes a sequence: each animation starts when the one before it has ended.
  /// - Throws: `MotionError` when it is empty or too big, or when one that never ends has
  ///   others after it.
  public convenience init(sequence: [Animation]) throws(MotionError) {
    if let endless = sequence.dropLast().firstIndex(where: { $0.totalDuration == .infinity }) {
      throw .afterEndless(position: endless + 1)
    }
    let isEndless = sequence.last?.totalDuration == .infinity
    let total = sequence.reduce(0) { $0 + $1.totalDuration }
    if total == .infinity && !isEndless { throw .tooLong }
    self.init(
      .sequence(sequence), totalDuration: total, size: try Animation.size(of: sequence, "sequence"))
  }

  /// Makes a group: all animations start together.
  ///
  /// Of those that animate the same field, the one that began last shows.
  /// - Throws: `MotionError` when it is empty or too big.
  public convenience init(group: [Animation]) throws(MotionError) {
    self.init(
      .group(group), totalDuration: group.reduce(0) { max($0, $1.totalDuration) },
      size: try Animation.size(of: group, "group"))
  }

  private static func size(
    of children: [Animation], _ kind: String
  ) throws(MotionError) -> (parts: Int, depth: Int) {
    if children.isEmpty { throw .empty(kind) }
    let parts = children.reduce(0) { $0 + $1.size.parts }
    let depth = 1 + children.reduce(0) { max($0, $1.size.depth) }
    if parts > partLimit { throw .tooManyParts(limit: partLimit) }
    if depth > depthLimit { throw .tooDeep(limit: depthLimit) }
    return (parts, depth)
  }

  /// Calls `body` with each animation of one field and when it begins to change that field.
  /// - Parameter start: when this animation starts, in seconds.
  func forEachPart(from start: Double, _ body: (BasicAnimation, Double) -> Void) {
    switch content {
    case .basic(let basic): body(basic, start + basic.delay)
    case .sequence(let children):
      var start = start
      for child in children {
        child.forEachPart(from: start, body)
        start += child.totalDuration
      }
    case .group(let children):
      for child in children { child.forEachPart(from: start, body) }
    }
  }
}
