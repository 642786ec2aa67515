-- fcscript-plugin: 1
local fc = require "fc"
local plugin = fc.plugin { name = "roman", version = "1.0" }

local signs = {
  { 1000, "M" }, { 900, "CM" }, { 500, "D" }, { 400, "CD" }, { 100, "C" }, { 90, "XC" },
  { 50, "L" }, { 40, "XL" }, { 10, "X" }, { 9, "IX" }, { 5, "V" }, { 4, "IV" }, { 1, "I" },
}

local function roman(number)
  local text = ""
  for _, sign in ipairs(signs) do
    local value, letters = table.unpack(sign)
    text = text .. letters:rep(number // value)
    number = number % value
  end
  return text
end

plugin:checker("roman", function(response, card)
  local number = math.tointeger(card.answer)
  if response:upper() == roman(number) then return true end
  return false, "The Romans wrote " .. roman(number) .. "."
end)

plugin:command("roman", { help = "Writes numbers as the Romans did." }, function(arguments)
  for _, argument in ipairs(arguments) do
    local number = math.tointeger(argument)
    if not number or number < 1 then
      print(argument .. " had no sign in Rome.")
      return 1
    end
    print(argument .. " is " .. roman(number))
  end
end)
