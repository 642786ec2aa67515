/// A mistake in an animation, told in the words of its author.
public struct MotionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do about it, without a place.
  public let message: String
  /// The field that is wrong, by its Lua name, where it is one field.
  public let field: String?

  init(_ message: String, field: String? = nil) {
    self.message = message
    self.field = field
  }

  public var description: String { message }
}

// Every message of this target is made here.

extension MotionError {
  static let noKeyPath = MotionError(
    "an animation needs the name of a field: give it key_path = \"…\"", field: "key_path")

  static func badTime(_ field: String, _ seconds: Double, of keyPath: String) -> MotionError {
    MotionError(
      "\(field) of the animation of \"\(keyPath)\" is \(seconds): "
        + "it must be a number of seconds, 0 or more", field: field)
  }

  static func badRepeatCount(_ count: Double, of keyPath: String) -> MotionError {
    MotionError(
      "repeat_count of the animation of \"\(keyPath)\" is \(count): "
        + "it must be a whole number, 1 or more, or math.huge", field: "repeat_count")
  }

  static func endlessWithoutDuration(_ keyPath: String) -> MotionError {
    MotionError(
      "the animation of \"\(keyPath)\" repeats without end and takes no time: give it a duration",
      field: "duration")
  }

  static func notFinite(_ field: String, of keyPath: String) -> MotionError {
    MotionError(
      "\(field) of the animation of \"\(keyPath)\" must be a finite number", field: field)
  }

  static let tooLong = MotionError("the animation takes longer than a number can tell")

  static func empty(_ kind: String) -> MotionError {
    MotionError("a \(kind) needs at least one animation")
  }

  static func afterEndless(position: Int) -> MotionError {
    MotionError(
      "animation \(position) of the sequence repeats without end: what follows would never start",
      field: "repeat_count")
  }

  static func tooManyParts(limit: Int) -> MotionError {
    MotionError("a sequence or group can't have more than \(limit) animations in it")
  }

  static func tooDeep(limit: Int) -> MotionError {
    MotionError("sequences and groups can't be nested more than \(limit) deep")
  }

  static func badDamping(_ damping: Double) -> MotionError {
    MotionError("damping is \(damping): it must be more than 0 and at most 1", field: "damping")
  }

  static func badEasing(_ result: Double, at fraction: Double) -> MotionError {
    MotionError(
      "the easing function returned \(result) for \(fraction): it must be a finite number",
      field: "easing")
  }
}
