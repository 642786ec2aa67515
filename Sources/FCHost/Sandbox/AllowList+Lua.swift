/// The names of Lua's own libraries, and the functions of the host in place of some.
extension AllowList {
  static let languageNames = [
    allowed("", .value, "_VERSION"),
    allowed("", .constant, "assert getmetatable ipairs pairs rawget rawlen rawset type"),
    allowed("", .linear, "error", "it looks for its level among the functions that run"),
    allowed("", .linear, "next", "it may pass by as many empty places as the table has"),
    allowed("", .linear, "rawequal", "two long texts are compared to their ends"),
    allowed("", .linear, "select", "it passes its arguments on"),
    allowed("", .linear, "tonumber tostring"),
    allowed(
      "", .linear, "setmetatable", "it does a few steps; '__gc' would run where nothing can stop it"
    ),
    allowed("", .counted, "collectgarbage", "it collects in small steps"),
    allowed("", .counted, "load", "the parser gets its text piece by piece"),
    allowed("", .runsScript, "pcall xpcall print require"),
  ].flatMap(\.self)

  static let libraryNames = [
    allowed("string.", .linear, "byte char len lower reverse sub upper"),
    allowed(
      "string.", .linear, "pack packsize unpack",
      "each directive of the format adds to the result, a number of them at most 100 bytes, or "
        + "as many as its memory allows"),
    allowed("string.", .counted, "find match gmatch gsub", "the host's own pattern matcher"),
    allowed("string.", .counted, "format", "a long text may be measured for each directive"),
    allowed("string.", .counted, "rep"),
    allowed("table.", .counted, "concat insert move pack remove sort unpack"),
    allowed(
      "math.", .constant,
      "abs acos asin atan ceil cos deg exp floor fmod log modf rad random randomseed sin sqrt tan "
        + "tointeger type ult"),
    allowed("math.", .linear, "max min"),
    allowed("math.", .value, "huge maxinteger mininteger pi"),
    allowed("utf8.", .linear, "char codepoint len offset"),
    allowed("utf8.", .counted, "codes", "a step passes by what belongs to one character"),
    allowed("utf8.", .value, "charpattern"),
    allowed("coroutine.", .constant, "create isyieldable running status yield"),
    allowed("coroutine.", .runsScript, "close resume wrap"),
    allowed("os.", .constant, "clock difftime time"),
    allowed("os.", .constant, "date", "its format has at most 1,000 bytes"),
  ].flatMap(\.self)
}
