import FCMotion

extension Layer {
  /// Starts an animation of one number whose names and times are known to be right.
  /// - Parameters:
  ///   - key: the key it runs under.
  ///   - field: what it moves.
  ///   - from: where it begins; nil for where the field is.
  ///   - duration: in seconds.
  public func start(
    _ key: String, of field: String, from: Double? = nil, to: Double, _ duration: Double,
    _ easing: Easing = .easeOut, in motion: Motion
  ) {
    do {
      let animation = try Animation(
        keyPath: field, from: from.map { .number($0) }, to: .number(to), duration: duration,
        easing: easing)
      add(animation, forKey: key, in: motion)
    } catch {
      // The caller wrote all names and numbers.
      preconditionFailure("the stock animation \(key) is wrong: \(error)")
    }
  }
}
