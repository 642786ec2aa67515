/// The names of the `fc` modules and of their classes.
extension AllowList {
  private static let wholeTable =
    "a table that holds another twice is copied twice, and so on inside"

  static let hostNames =
    [
      allowed("fc.", .value, "args"),
      allowed("fc.", .constant, "after every now quit sleep"),
      allowed("fc.", .linear, "await", "it passes on what a task has returned"),
      allowed("fc.", .linear, "deck observe"),
      allowed("fc.", .runsScript, "pairs post task"),
      allowed(
        "fc.", .countedInSwift, "card",
        "right answers are looked for among wrong ones, and each deletion of a cloze makes a card "
          + "with all of its text"),
      allowed("fc.", .countedInSwift, "game", "cards are put in the order of their ids"),
      allowed("fc.", .countedInSwift, "csv read", "a file may be longer than any memory"),
      allowed("fc.", .linear, "env plugin write"),
      allowed("fc.", .countedInSwift, "animation layer", wholeTable),
      allowed("fc.", .linear, "recipe"),
      allowed(
        "fc.", .countedInSwift, "recipe_book", "a book may have been filled over many runs"),
      allowed("fc.", .value, "defaults"),
      allowed("fc.", .linear, "group sequence", "an animation has at most 10,000 parts"),
    ].flatMap(\.self) + uiFunctions + testFunctions

  static let classNames = [
    cardNames, gameNames, deckNames, motionNames, screenNames, timeNames, viewNames,
    recipeNames, defaultsNames, pluginNames, expectationNames,
  ].flatMap(\.self)

  private static let pluginNames = [
    allowed("plugin.", .constant, "name version"),
    allowed("plugin:", .linear, "card_kind checker command easing importer on"),
    allowed("plugin:", .linear, "days", "SQLite counts what was answered on each day"),
  ].flatMap(\.self)

  private static let cardNames = [
    allowed(
      "card.", .constant,
      "question answer kind explanation image audio answer_image answer_audio unit data "
        + "is_answered is_correct score message hints_used"),
    allowed("card.", .linear, "id full_id hints response tags"),
    allowed(
      "card.", .countedInSwift, "answers correct_answer",
      "the first look deals: as many answers as 'choices' says, each put in its place among the "
        + "others"),
    allowed("card:", .constant, "next_hint"),
    allowed("card:", .countedInSwift, "to_table", "it deals, as card.answers does"),
    allowed(
      "card:", .countedInSwift, "record_answer",
      "a response is compared with each of the answers, and each of its parts is"),
    allowed("answer key.", .constant, "name id deck random"),
    allowed("answer key:", .countedInSwift, "card", "as fc.card"),
    allowed("answer key:", .linear, "cards"),
    allowed(
      "answer key:", .countedInSwift, "generate",
      "it calls the script's function as often as 'count' says, and makes a card each time"),
    allowed("random:", .constant, "int number pick"),
    allowed("random:", .linear, "shuffle"),
  ].flatMap(\.self)

  private static let gameNames = [
    allowed("game.", .constant, "deck key seed learner current_card count num_right num_wrong"),
    allowed("game.", .constant, "num_left score screen"),
    allowed("game.", .countedInSwift, "data", wholeTable),
    allowed("game:", .linear, "has_more_cards cards missed_cards", "they look through the cards"),
    allowed("game:", .countedInSwift, "next_card", "it deals, as card.answers does"),
    allowed("game:", .countedInSwift, "answer", "as card:record_answer"),
    allowed("game:", .countedInSwift, "again practice", "as fc.game and deck:game"),
    allowed("game:", .countedInSwift, "state", wholeTable),
    allowed("game:", .linear, "undo", "the score is summed up again"),
    allowed("game:", .runsScript, "finish"),
  ].flatMap(\.self)

  private static let deckNames = [
    allowed("deck.", .constant, "title id author description language screens"),
    allowed("deck.", .linear, "answer_keys"),
    allowed("deck:", .linear, "answer_key", "a name is looked for among the others"),
    allowed("deck:", .linear, "on"),
    allowed(
      "deck:", .countedInSwift, "game",
      "the function of the key makes cards, which are put in the order of their ids"),
    allowed("deck:", .countedInSwift, "resume", "as deck:game; " + wholeTable),
    allowed("observer:", .linear, "remove", "it is looked for among the others"),
  ].flatMap(\.self)

  private static let motionNames = [
    allowed("animation.", .constant, "duration"),
    allowed("layer:", .linear, "add_target remove_target actions_for_target on"),
    allowed(
      "layer:", .runsScript, "add_animation animate presentation_value",
      "an animation has at most 10,000 parts, and each may have an easing"),
    allowed("layer:", .runsScript, "remove_animation"),
    allowed("layer:", .constant, "animation_for_key"),
    allowed("observer of animations:", .linear, "remove"),
  ].flatMap(\.self)

  private static let screenNames = [
    allowed("part of a screen.", .constant, "layer"),
    allowed("screen of a game.", .constant, "layer question feedback"),
    allowed("screen of a game.", .countedInSwift, "answers", "it deals, as card.answers does"),
  ].flatMap(\.self)

  private static let timeNames = [
    allowed("timer.", .constant, "is_armed"),
    allowed("timer:", .linear, "cancel", "it wakes those that wait for it"),
    allowed("task.", .constant, "status"),
    allowed("task:", .runsScript, "cancel"),
    allowed("observer of notifications:", .linear, "remove", "it is looked for among the others"),
  ].flatMap(\.self)

  private static let recipeNames = [
    allowed("recipe.", .constant, "id"),
    allowed("recipe.", .linear, "name instructions image"),
    allowed("recipe book.", .constant, "name"),
    allowed("recipe book:", .constant, "recipe_count is_favorite favorites_count"),
    allowed(
      "recipe book:", .countedInSwift, "recipe_at index_of remove_recipe_at",
      "recipes are read in blocks of 64, and the blocks after one that has changed are counted "
        + "again"),
    allowed(
      "recipe book:", .countedInSwift,
      "add_recipe put_back did_change_recipe add_to_favorites remove_from_favorites",
      "what is written goes to the store, and observers are called"),
    allowed(
      "recipe book:", .countedInSwift, "sorted_favorites",
      "they are read and put in order when they are first asked for"),
    allowed("recipe book:", .constant, "edit"),
    allowed("recipe editor.", .constant, "recipe is_finished"),
    allowed("recipe editor.", .linear, "name instructions image"),
    allowed("recipe editor:", .countedInSwift, "save", "as add_recipe and did_change_recipe"),
    allowed("recipe editor:", .runsScript, "cancel"),
  ].flatMap(\.self)

  private static let defaultsNames = [
    allowed("defaults:", .countedInSwift, "get set register", wholeTable),
    allowed("defaults:", .linear, "for_learner"),
  ].flatMap(\.self)
}
