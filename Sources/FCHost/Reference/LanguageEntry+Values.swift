/// What Lua has for texts and numbers.
extension LanguageEntry {
  static let strings = [
    LanguageEntry(
      "string.byte", "(s: string, i?: integer, j?: integer) → ...: integer",
      "The bytes of a text as numbers."),
    LanguageEntry("string.char", "(...: integer) → string", "Makes a text of bytes."),
    LanguageEntry(
      "string.find",
      "(s: string, pattern: string, start?: integer, plain?: boolean) "
        + "→ first: integer?, last: integer?, ...: string | integer",
      "Where a pattern is found, and what it captures."),
    LanguageEntry(
      "string.format", "(format: string, ...: any) → string",
      "Puts values into a text: %d, %s, %.2f."),
    LanguageEntry(
      "string.gmatch", "(s: string, pattern: string, start?: integer) → fun() → string?",
      "Goes through all that a pattern finds."),
    LanguageEntry(
      "string.gsub",
      "(s: string, pattern: string, replacement: string | table | fun(...: string) → any, "
        + "most?: integer) → text: string, count: integer",
      "Replaces what a pattern finds; tells how often."),
    LanguageEntry("string.len", "(s: string) → integer", "The length of a text in bytes."),
    LanguageEntry(
      "string.lower", "(s: string) → string", "The text with small letters, ASCII only."),
    LanguageEntry(
      "string.match", "(s: string, pattern: string, start?: integer) → ...: string?",
      "What a pattern captures, or all that it finds."),
    LanguageEntry("string.pack", "(format: string, ...: any) → string", "Writes values as bytes."),
    LanguageEntry("string.packsize", "(format: string) → integer", "How many bytes 'pack' writes."),
    LanguageEntry(
      "string.rep", "(s: string, n: integer, separator?: string) → string", "Repeats a text."),
    LanguageEntry("string.reverse", "(s: string) → string", "The bytes of a text backwards."),
    LanguageEntry(
      "string.sub", "(s: string, i: integer, j?: integer) → string",
      "A part of a text; negative positions count from its end."),
    LanguageEntry(
      "string.unpack", "(format: string, s: string, position?: integer) → ...: any",
      "Reads values that were written as bytes."),
    LanguageEntry("string.upper", "(s: string) → string", "The text with capitals, ASCII only."),
  ]

  static let numbers = [
    LanguageEntry("math.abs", "(x: number) → number", "The number without its sign."),
    LanguageEntry("math.acos", "(x: number) → number", "The angle of a cosine, in radians."),
    LanguageEntry("math.asin", "(x: number) → number", "The angle of a sine, in radians."),
    LanguageEntry(
      "math.atan", "(y: number, x?: number) → number", "The angle of a tangent, in radians."),
    LanguageEntry("math.ceil", "(x: number) → integer", "The next whole number from x up."),
    LanguageEntry("math.cos", "(x: number) → number", "The cosine of an angle."),
    LanguageEntry("math.deg", "(x: number) → number", "An angle in degrees."),
    LanguageEntry("math.exp", "(x: number) → number", "The power of e."),
    LanguageEntry("math.floor", "(x: number) → integer", "The next whole number from x down."),
    LanguageEntry(
      "math.fmod", "(a: number, b: number) → number", "What division leaves, with the sign of a."),
    LanguageEntry(
      "math.log", "(x: number, base?: number) → number", "The logarithm; of base e unless given."),
    LanguageEntry("math.max", "(x: number, ...: number) → number", "The greatest of numbers."),
    LanguageEntry("math.min", "(x: number, ...: number) → number", "The least of numbers."),
    LanguageEntry(
      "math.modf", "(x: number) → whole: number, fraction: number", "A number's two parts."),
    LanguageEntry("math.rad", "(x: number) → number", "An angle in radians."),
    LanguageEntry(
      "math.random", "() → number; (n: integer) → integer; (from: integer, to: integer) → integer",
      "A random number that the seed decides: 0…1, 1…n, or between two bounds."),
    LanguageEntry("math.randomseed", "(...: any)", "Always refused: the game's seed decides."),
    LanguageEntry("math.sin", "(x: number) → number", "The sine of an angle."),
    LanguageEntry("math.sqrt", "(x: number) → number", "The square root."),
    LanguageEntry("math.tan", "(x: number) → number", "The tangent of an angle."),
    LanguageEntry(
      "math.tointeger", "(x: any) → integer?", "The number as a whole one; nil when it is none."),
    LanguageEntry(
      "math.type", "(x: any) → (\"integer\" | \"float\")?", "Which sort of number it is."),
    LanguageEntry(
      "math.ult", "(a: integer, b: integer) → boolean", "Whether a < b, both without signs."),
  ]

  static let texts = [
    LanguageEntry("utf8.char", "(...: integer) → string", "Makes a text of Unicode's numbers."),
    LanguageEntry(
      "utf8.codepoint", "(s: string, i?: integer, j?: integer) → ...: integer",
      "The numbers of characters."),
    LanguageEntry(
      "utf8.codes", "(s: string) → fun() → (integer?, integer)",
      "Goes through the characters of a text: where each stands, and its number."),
    LanguageEntry(
      "utf8.len", "(s: string, i?: integer, j?: integer) → integer?",
      "How many characters there are."),
    LanguageEntry(
      "utf8.offset", "(s: string, n: integer, i?: integer) → integer?", "Where a character begins."),
  ]
}
