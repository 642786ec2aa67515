import FCLua
import FCModels

/// Where the cards of a key are made, found out by running its `make` once more.
struct PlaceSearch {
  let key: AnswerKey
  /// The place of each card, in the order of the key's cards.
  var places: [SourcePosition?] = []
}

/// Ends a run that only looks for places, so that no game starts.
struct PlacesFound: Error {}

/// The places of what the models find wrong after `make` has returned.
extension ScriptHost {
  /// Puts a place to an error of the models that no call of the script has.
  ///
  /// A card that is there twice is known only once all are made. Keeping a place for each of a
  /// million cards would cost more than the cards, so `make` runs again.
  func placed(_ error: ModelError) -> ScriptError {
    guard let key = making.latestKey else { return ScriptError(.unplayable, error) }
    var placed = ScriptError(
      .unplayable, error, at: positions[key.hostKey],
      callbacks: [Callback(title: "answer key \"\(key.name)\"")])
    guard error.cards.count == 2 else { return placed }
    let (first, second) = (error.cards[0], error.cards[1])
    let places = places(of: key)
    // A `make` that does not do the same each time may have made other cards now.
    guard places.count == key.cards.count, places.indices.contains(second),
      key.cards[first].fullID == key.cards[second].fullID, let place = places[second]
    else { return placed }
    placed.position = place
    if let other = places[first] {
      placed.notes.append(
        other == place
          ? "both are made by this line" : "the first is made at \(other.source):\(other.line)")
    }
    return placed
  }

  /// The place of each card of a key, found by one more run; empty when that is not possible.
  public func places(of key: AnswerKey) -> [SourcePosition?] {
    guard making.placeSearch == nil, let deck = key.deck else { return [] }
    making.placeSearch = PlaceSearch(key: key)
    defer { making.placeSearch = nil }
    // What the script prints it has printed before, and its error is known.
    _ = try? deck.game(key: key, options: GameOptions(seed: key.seed))
    return making.placeSearch?.places ?? []
  }

  /// Writes down that a call has added cards to a key, when their places are looked for.
  func notePlace(of call: Call, count: Int, in key: AnswerKey) {
    guard making.placeSearch?.key === key else { return }
    let place = call.position
    making.placeSearch?.places += Array(repeating: place, count: count)
  }
}
