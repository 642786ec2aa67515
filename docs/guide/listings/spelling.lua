local fc = require "fc"
local ui = fc.ui

local alphabet = {}
local words = "Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike "
  .. "November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu"
for word in words:gmatch "%S+" do alphabet[word:sub(1, 1)] = word end

--- What one says on the telephone for a name.
local function spell(name)
  local spoken = {}
  for letter in name:upper():gmatch "%u" do table.insert(spoken, alphabet[letter]) end
  return table.concat(spoken, " ")
end

local answer = ui.label { style = "strong" }
local field = ui.text_field {
  title = "Name", prompt = "Whose name?",
  on_change = function(text) answer.text = spell(text) end,
}

ui.push(ui.screen { title = "Spell it", field, answer })
