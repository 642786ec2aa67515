import FCJSON
import FCModels
import FCMotion

/// How often a peer wants to see what moves.
struct AnimationWatch {
  /// Seconds between two samples.
  let interval: Double
  /// When the next is due, on the clock of the host.
  var nextSample = 0.0
}

extension HostedScript {
  /// The shortest time between two samples, in seconds.
  static let shortestInterval = 1.0 / 60

  /// How many seconds it is until the next sample; nil while there is nothing to see.
  var secondsUntilSample: Double? {
    guard let watch, host.motion.isAnimating else { return nil }
    return max(0, watch.nextSample - host.loop.now)
  }

  /// Tells what is to be seen of each layer that is animated, when that is due.
  func sampleAnimations() {
    guard secondsUntilSample == 0, let interval = watch?.interval else { return }
    let now = host.loop.now
    watch?.nextSample = now + interval
    for layer in host.motion.animatingLayers {
      let values = layer.fieldNames.compactMap { name in
        layer.presentationValue(name, at: now).map { (name, $0.plainValue) }
      }
      notify(
        .animation,
        [
          "event": .text("value"), "layer": layer.identity,
          "values": .table(Dictionary(values) { first, _ in first }),
        ])
    }
  }
}

extension Layer {
  /// What happens to one of its animations, as a peer is told.
  func object(at moment: Motion.Moment) -> JSONObject {
    switch moment {
    case .start(let key, let duration):
      [
        "event": .text("start"), "layer": identity, "key": .text(key),
        "duration": .number(duration),
      ]
    case .end(let event):
      [
        "event": .text("end"), "layer": identity, "key": .text(event.key),
        "finished": .bool(event.isFinished), "elapsed": .number(event.elapsed),
      ]
    }
  }

  /// By which a peer tells layers apart.
  fileprivate var identity: PlainValue {
    var fields: [String: PlainValue] = ["id": .int(hostKey)]
    fields["name"] = name.map(PlainValue.text)
    return .table(fields)
  }
}

extension LayerValue {
  /// The value in JSON: a colour is `"#rrggbb"`, a point an object.
  fileprivate var plainValue: PlainValue {
    switch self {
    case .number(let number): .number(number)
    case .point(let x, let y): .table(["x": .number(x), "y": .number(y)])
    case .color: .text(hex ?? "")
    case .text(let text): .text(text)
    case .boolean(let value): .bool(value)
    }
  }
}
