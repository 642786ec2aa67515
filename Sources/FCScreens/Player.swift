import FCModels
import FCViews

/// Plays decks: it shows the stock screens one after the other and keeps the game going.
///
/// For example:
///
///     let player = try Player(decks: [deck], options: options)
///     player.onScreenChange = { surface.screen = $0 }
///     player.start()
///
/// The host then hands events to `screen` until `isFinished`.
public final class Player {
  /// The decks that can be played, each with the answer keys on offer.
  struct Offer {
    let deck: Deck
    let keys: [AnswerKey]
  }

  /// How it plays.
  public let options: PlayOptions
  let offers: [Offer]

  /// The screen to show.
  public private(set) var screen: Screen
  /// Called whenever another screen is to be shown.
  public var onScreenChange: ((Screen) -> Void)?
  /// How the play ended; nil while it goes on.
  public private(set) var outcome: PlayOutcome?
  /// The game that is played, or was played last.
  public private(set) var game: Game?
  /// The index of the card that was shown last.
  private var position = 0
  /// Hear of answers, also of those that the script gives.
  private var observers: [Observer] = []
  /// The screens beneath one that is dismissed again (the menu, help).
  private var covered: [Screen] = []

  /// Shows the screens of the script.
  let ownScreens: Navigator
  /// The card that a screen of the script shows.
  var ownCard: Card?

  /// True once the play has ended.
  public var isFinished: Bool { outcome != nil }

  /// Makes a player.
  ///
  /// Throws `PlayError` when there is nothing to play, or no answer key of the name asked for.
  public init(decks: [Deck], options: PlayOptions) throws {
    guard !decks.isEmpty else { throw PlayError.noDecks }
    if let deck = decks.first(where: { $0.answerKeys.isEmpty }) {
      throw PlayError.noAnswerKeys(deck: visibleLine(deck.title))
    }
    self.options = options
    offers = decks.compactMap { deck in
      let keys = deck.answerKeys.filter { options.keyName == nil || $0.name == options.keyName }
      return keys.isEmpty ? nil : Offer(deck: deck, keys: keys)
    }
    screen = Screen()
    ownScreens = Navigator(motion: options.motion)
    if let name = options.keyName, offers.isEmpty {
      let names = decks.flatMap { $0.answerKeys.map(\.name) }
      throw PlayError.unknownKey(visibleLine(name), names: names.map(visibleLine))
    }
  }

  /// Shows the first screen, or goes on with a game that an earlier version of its deck has begun.
  ///
  /// - Parameter game: One of a deck that can be played.
  public func start(with game: Game? = nil) {
    ownScreens.onQuit = { [weak self] in self?.quit() }
    observers = offers.map { offer in
      offer.deck.observe(.answer) { [weak self] game, _ in self?.turnCard(in: game) }
    }
    guard let game else { return showStart() }
    take(up: game)
  }

  deinit {
    for observer in observers { observer.remove() }
  }

  // MARK: Screens

  func show(_ next: Screen) {
    covered.removeAll()
    replaceScreen(with: next)
  }

  /// Shows a screen over the current one, until `dismiss()`.
  func present(_ next: Screen) {
    covered.append(screen)
    replaceScreen(with: next)
  }

  func dismiss() {
    if let beneath = covered.popLast() { replaceScreen(with: beneath) }
  }

  private func replaceScreen(with next: Screen) {
    screen = next
    if next !== ownScreens.top {
      ownCard = nil
      ownScreens.close()
    }
    next.needsDisplay = true
    onScreenChange?(next)
  }

  // MARK: Start

  /// True when there is something to choose before a game.
  var hasChoice: Bool { offers.count > 1 || offers[0].keys.count > 1 }

  /// Shows what can be played; with a single answer key its game starts at once.
  func showStart() {
    if offers.count > 1 {
      let titles = offers.map(\.deck.title)
      show(
        StartScreen(player: self, title: "Decks", items: titles) { [weak self] index in
          self?.showKeys(of: index)
        })
    } else {
      showKeys(of: 0)
    }
  }

  private func showKeys(of index: Int) {
    let offer = offers[index]
    if options.keyName == nil, showOwn(.start(offer.deck)) { return }
    let ways = ways(toPlay: offer)
    let hasSeveral = ways.count > 1
    if hasSeveral || options.printsLines {
      show(
        StartScreen(player: self, deck: offer.deck, items: hasSeveral ? ways.map(\.name) : []) {
          ways[$0].play()
        })
    }
    if !hasSeveral { play(offer.deck, offer.keys[0]) }
  }

  /// What can be done with a deck: going on with what was left, then its answer keys.
  private func ways(toPlay offer: Offer) -> [(name: String, play: () -> Void)] {
    let isOnly = offer.keys.count == 1
    var ways: [(name: String, play: () -> Void)] = []
    for key in offer.keys {
      guard let game = options.unfinished(offer.deck, key) else { continue }
      let name = isOnly ? "Continue" : "Continue \(key.name)"
      ways.append(
        (
          "\(name) (\(game.answered) of \(game.count) answered)",
          { [weak self] in self?.resume(game) }
        ))
    }
    let startsAgain = isOnly && !ways.isEmpty
    for key in offer.keys {
      ways.append(
        (
          startsAgain ? "Start again" : key.name,
          { [weak self] in self?.play(offer.deck, key) }
        ))
    }
    return ways
  }

  // MARK: The game

  func play(_ deck: Deck, _ key: AnswerKey, from side: GameScreen.Side = .right) {
    play(from: side) { try deck.game(key: key, options: options.gameOptions) }
  }

  /// Starts another game of the same answer key, or lets the learner choose again.
  func startAgain() {
    if hasChoice { showStart() } else { play(offers[0].deck, offers[0].keys[0], from: .left) }
  }

  /// Starts a game of the cards that were missed.
  func practiceMissed() {
    guard let game else { return }
    play(from: .right) { try game.practice(seed: options.seed()) }
  }

  /// Goes on with a game where it was left.
  private func resume(_ unfinished: UnfinishedGame) {
    do {
      let game = try unfinished.resume()
      self.game = game
      position = 0
      if let card = game.currentCard { show(card, in: game) } else { goOn() }
    } catch {
      fail(with: error)
    }
  }

  private func play(from side: GameScreen.Side, _ makeGame: () throws -> Game) {
    do {
      game = try makeGame()
      position = 0
      goOn(from: side)
    } catch {
      fail(with: error)
    }
  }

  /// Goes on to the next card, or to the result after the last.
  /// - Parameter side: where the next card comes from.
  func goOn(from side: GameScreen.Side = .right) {
    guard let game else { return }
    if let card = game.nextCard() {
      show(card, in: game, from: side)
    } else {
      showResult()
    }
  }

  func showResult() {
    guard let game else { return }
    if showOwn(.result(game)) {
      // A screen with nothing to choose waits for nobody.
      if options.printsLines, ownScreens.top?.canBeUsed != true { end(.finished) }
    } else {
      show(ResultScreen(player: self, game: game))
      if let motion = options.motion { GameScreen.of(game).countScore(in: motion) }
      if options.printsLines {
        // No key is to come that would finish it.
        finishMotion()
        end(.finished)
      }
    }
  }

  /// Goes on with a game that has begun elsewhere.
  func take(up game: Game) {
    self.game = game
    position = 0
    if game.isFinished { return showResult() }
    if let card = game.currentCard, !card.isAnswered { show(card, in: game) } else { goOn() }
  }

  func show(_ card: Card, in game: Game, from side: GameScreen.Side = .right) {
    // The next card most often: the search begins there, since a game may be very long.
    let index =
      game.cards[position...].firstIndex { $0 === card }
      ?? game.cards.firstIndex { $0 === card } ?? position
    position = index
    if !showOwn(.card(card, game)) {
      show(CardScreen(player: self, game: game, card: card, position: index + 1))
    }
    guard let motion = options.motion else { return }
    let screen = GameScreen.of(game)
    screen.moveProgress(to: Summary(game).share(of: game.count), in: motion)
    screen.push(from: side, in: motion)
  }

  /// Records a response to a card. Returns why it cannot be used, or nil.
  func answer(_ response: Response, to card: Card) -> String? {
    guard let game else { return nil }
    // A script can move its game on by itself; then that card is the one to show.
    guard game.currentCard === card else {
      if let current = game.currentCard { show(current, in: game) } else { goOn() }
      return nil
    }
    do {
      guard case .refused(let reason) = try game.answer(response, cardID: card.fullID) else {
        return nil
      }
      return reason
    } catch {
      fail(with: error)
      return nil
    }
  }

  /// True when there is an answer to take back.
  public var canUndo: Bool { game.map { $0.numRight + $0.numWrong > 0 } ?? false }

  /// Takes back the last answer and shows its card again.
  func undo() {
    guard let game, let card = game.undo() else { return }
    show(card, in: game, from: .left)
  }

  // MARK: What moves

  private func turnCard(in game: Game) {
    guard game === self.game, let motion = options.motion else { return }
    let screen = GameScreen.of(game)
    screen.flip(in: motion)
    screen.moveProgress(to: Summary(game).share(of: game.count), in: motion)
  }

  /// Finishes what moves on the game's screen. What a script animates elsewhere takes its time: it
  /// may be a countdown.
  func finishMotion() {
    guard let game else { return }
    options.motion?.finishAll(on: GameScreen.of(game).layers)
  }

  // MARK: The end

  /// The result so far as one line, such as "48 right, 2 wrong".
  public var resultLine: String { Summary(game).line }

  /// Ends the play as the learner wishes; a surface that prints shows the result so far.
  public func quit() {
    guard !isFinished else { return }
    game?.leave()
    if options.printsLines { screen.announce(resultLine) }
    end(.quit)
  }

  /// Ends the play after an error, which a full screen shows first. Only the first error counts.
  public func fail(with error: any Error) {
    guard !isFinished, !showsError else { return }
    if options.printsLines {
      if canUndo { screen.announce(resultLine) }
      end(.failed(error))
    } else {
      let result = canUndo ? resultLine : nil
      show(
        ErrorScreen(options.reportError(error), result: result) { [weak self] in
          self?.end(.failed(error))
        })
    }
  }

  /// Whether the learner is told what went wrong.
  public var showsError: Bool { screen is ErrorScreen }

  func end(_ outcome: PlayOutcome) {
    if !isFinished { self.outcome = outcome }
  }
}
