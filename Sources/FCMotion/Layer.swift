/// Values that can be animated, by the names a script gives them, and what is to happen when an
/// animation ends.
///
/// A field has a model value, which is what was set or what an animation will leave, and a
/// presentation value, which is what is to be seen at a time. They differ only while the field is
/// animated: then the model value is the last one already.
///
/// Source: Core Animation's advice to set the model value when an animation starts.
public final class Layer {
  /// A number by which a host recognises this layer; 0 until a host gives it one.
  public var hostKey = 0
  /// What a message calls this layer.
  public var name: String?

  /// Counts the changes of model values: whoever has drawn the layer sees by it whether to draw
  /// again. What moves meanwhile does not count; `nextChange` tells of it.
  public private(set) var revision = 0

  // There may be very many layers, and most of them rest: what only some have is optional.
  var fields: [String: LayerValue] {
    didSet { revision &+= 1 }
  }
  var timelines: [Timeline] = []
  var runs: LayerRuns?
  var actions: TargetActions?

  public init(_ fields: [String: LayerValue] = [:]) {
    self.fields = fields
  }

  /// The model value of a field; nil when the layer does not have it.
  ///
  /// Setting it does not animate, and stops no animation: as long as one moves the field, or is
  /// still to move it, that shows, and the value set comes after.
  public subscript(field: String) -> LayerValue? {
    get { fields[field] }
    set {
      fields[field] = newValue
      if let index = timelineIndex(of: field) { timelines[index].isModelSet = true }
    }
  }

  /// The names of the fields that have a model value, sorted.
  public var fieldNames: [String] { fields.keys.sorted() }

  /// What is to be seen of a field; nil when there is nothing.
  /// - Parameter time: in seconds, as `Motion.now` tells them; not before the last start.
  public func presentationValue(_ field: String, at time: Double) -> LayerValue? {
    guard let index = timelineIndex(of: field) else { return fields[field] }
    // A copy: an easing may be a script's function, and it may change this layer.
    let timeline = timelines[index]
    return timeline.isOverruled(at: time) ? fields[field] : timeline.value(at: time)
  }

  /// The presentation value of a field that holds a number; nil for another.
  ///
  /// This is the quick way to read what moves.
  public func number(_ field: String, at time: Double) -> Double? {
    // One access to the layer, not one for each step: Swift checks each of them when it runs.
    let timelines = timelines
    for index in timelines.indices where timelines[index].field == field {
      if let track = timelines[index].track, !timelines[index].isModelSet {
        return track.value(at: time)
      }
    }
    guard case .number(let number) = presentationValue(field, at: time) else { return nil }
    return number
  }

  /// When a presentation value changes next: `time` itself while one moves, nil when all rest.
  public func nextChange(at time: Double) -> Double? {
    var next: Double?
    for timeline in timelines {
      guard let change = timeline.nextChange(at: time) else { continue }
      if change <= time { return time }
      next = min(change, next ?? change)
    }
    return next
  }

  func timelineIndex(of field: String) -> Int? {
    // Few fields are animated at a time; comparing them is faster than hashing.
    timelines.firstIndex { $0.field == field }
  }
}
