/// A name that scripts see and that no binding of a module describes: one of Lua's own, or of the
/// sandbox. `AllowList` says which there are.
struct LanguageEntry {
  let name: String
  let type: String
  let documentation: String
  let chapter: Chapter

  init(_ name: String, _ type: String, _ documentation: String, _ chapter: Chapter = .language) {
    self.name = name
    self.type = type
    self.documentation = documentation
    self.chapter = chapter
  }

  static let functions =
    globals + strings + tables + numbers + texts + coroutines + times

  static let values = [
    LanguageEntry("fc.args", "string[]", "The arguments of the script.", .files),
    LanguageEntry("fc.defaults", "defaults", "The values that the script keeps.", .files),
    LanguageEntry("fc.ui", "table", "The views, and what shows screens.", .screens),
    LanguageEntry("fc.test", "table", "What tests are written with; only tests have it.", .tests),
    LanguageEntry("_VERSION", "string", "The version of the language."),
    LanguageEntry("math.huge", "number", "More than any other number."),
    LanguageEntry("math.maxinteger", "integer", "The greatest whole number."),
    LanguageEntry("math.mininteger", "integer", "The least whole number."),
    LanguageEntry("math.pi", "number", "How many times a circle is as long as it is wide."),
    LanguageEntry("utf8.charpattern", "string", "The pattern that matches one character."),
  ]

  private static let globals = [
    LanguageEntry(
      "assert", "(value: any, message?: any) → ...: any",
      "Gives its arguments back; raises the message when the value is false or nil."),
    LanguageEntry(
      "collectgarbage", "(option?: string) → number | boolean",
      "Collects what nothing leads to any more; with \"count\", tells the memory in KiB."),
    LanguageEntry("error", "(message: any, level?: integer)", "Raises an error."),
    LanguageEntry("getmetatable", "(value: any) → any", "The metatable of a table."),
    LanguageEntry(
      "ipairs", "(list: any[]) → fun(list: any[], i: integer) → (integer, any)",
      "Goes through a list from 1 to the first nil."),
    LanguageEntry(
      "load",
      "(chunk: string | fun() → string?, name?: string, mode?: string, globals?: table) "
        + "→ chunk: (fun(...: any) → any)?, message: string?",
      "Makes a function of program text."),
    LanguageEntry(
      "next", "(table: table, key?: any) → key: any, value: any",
      "The key and the value that come after a key, in no order."),
    LanguageEntry(
      "pairs", "(table: any) → fun(table: any, key: any) → (any, any)",
      "Goes through the keys and values of a table or an object, in no order."),
    LanguageEntry(
      "fc.pairs", "(table: any) → fun() → (any, any)",
      "Goes through the keys and values of a table or an object, in the order of the keys."),
    LanguageEntry(
      "pcall", "(fn: fun(...: any) → any, ...: any) → ok: boolean, ...: any",
      "Calls a function and catches what it raises: false and the error."),
    LanguageEntry("print", "(...: any)", "Prints values in one line."),
    LanguageEntry(
      "rawequal", "(a: any, b: any) → boolean",
      "Whether two values are the same, whatever they say."),
    LanguageEntry(
      "rawget", "(table: table, key: any) → any",
      "Reads a table past its metatable; also asks for a global that may not be there."),
    LanguageEntry("rawlen", "(value: table | string) → integer", "The length past a metatable."),
    LanguageEntry(
      "rawset", "(table: table, key: any, value: any) → table", "Sets a field past a metatable."),
    LanguageEntry(
      "require", "(name: string) → any", "Runs a file beside the script once and gives its value."),
    LanguageEntry(
      "select", "(n: integer | string, ...: any) → ...: any",
      "The arguments from the n-th on; with \"#\", how many there are."),
    LanguageEntry(
      "setmetatable", "(table: table, metatable: table?) → table", "Gives a table a metatable."),
    LanguageEntry(
      "tonumber", "(value: any, base?: integer) → number?", "Reads a number; nil when it is none."),
    LanguageEntry("tostring", "(value: any) → string", "The value as text."),
    LanguageEntry("type", "(value: any) → string", "The name of the type of a value."),
    LanguageEntry(
      "xpcall",
      "(fn: fun(...: any) → any, handler: fun(error: any) → any, ...: any) → ok: boolean, ...: any",
      "As pcall; the handler gets the error where it was raised."),
  ]

  private static let tables = [
    LanguageEntry(
      "table.concat",
      "(list: (string | number)[], separator?: string, i?: integer, j?: integer) → string",
      "Joins the texts of a list."),
    LanguageEntry(
      "table.insert", "(list: any[], value: any); (list: any[], position: integer, value: any)",
      "Puts a value into a list, at its end unless a position is given."),
    LanguageEntry(
      "table.move",
      "(from: any[], first: integer, last: integer, position: integer, to?: any[]) → any[]",
      "Copies a part of a list."),
    LanguageEntry(
      "table.pack", "(...: any) → { n: integer }", "Makes a list of its arguments; 'n' is how many."
    ),
    LanguageEntry(
      "table.remove", "(list: any[], position?: integer) → any",
      "Takes a value out of a list, the last unless a position is given."),
    LanguageEntry(
      "table.sort", "(list: any[], precedes?: fun(a: any, b: any) → boolean)",
      "Puts a list in order."),
    LanguageEntry(
      "table.unpack", "(list: any[], i?: integer, j?: integer) → ...: any", "The values of a list."),
  ]

  private static let coroutines = [
    LanguageEntry(
      "coroutine.close", "(co: thread) → ok: boolean, error: any", "Ends a coroutine that waits."),
    LanguageEntry(
      "coroutine.create", "(fn: fun(...: any) → any) → thread", "Makes a coroutine of a function."),
    LanguageEntry("coroutine.isyieldable", "() → boolean", "Whether what runs now can wait."),
    LanguageEntry(
      "coroutine.resume", "(co: thread, ...: any) → ok: boolean, ...: any",
      "Runs a coroutine until it yields or ends."),
    LanguageEntry(
      "coroutine.running", "() → thread: thread, is_main: boolean", "The coroutine that runs."),
    LanguageEntry(
      "coroutine.status",
      "(co: thread) → \"running\" | \"suspended\" | \"normal\" | \"dead\"", "What a coroutine does."
    ),
    LanguageEntry(
      "coroutine.wrap", "(fn: fun(...: any) → any) → fun(...: any) → any",
      "Makes a function that goes on with a coroutine at each call."),
    LanguageEntry("coroutine.yield", "(...: any) → ...: any", "Waits until it is resumed."),
  ]

  private static let times = [
    LanguageEntry("os.clock", "() → number", "The seconds that the program has worked."),
    LanguageEntry(
      "os.date", "(format?: string, time?: integer) → string | table",
      "A time as text; as a table for \"*t\"."),
    LanguageEntry(
      "os.difftime", "(later: integer, earlier: integer) → number", "The seconds between two times."
    ),
    LanguageEntry(
      "os.time", "(date?: { year: integer, month: integer, day: integer }) → integer",
      "The time now, or of a date, in seconds."),
  ]
}
