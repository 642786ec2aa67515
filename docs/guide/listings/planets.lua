local fc = require "fc"
local ui = fc.ui

local planets = {
  { name = "Mercury", text = "The smallest. A day on it is longer than its year." },
  { name = "Venus", text = "The hottest, and it turns the other way round." },
  { name = "Mars", text = "It has the highest mountain, 22 kilometres." },
}

local function show(planet)
  ui.push(ui.screen { title = planet.name, ui.label { text = planet.text } })
end

ui.push(ui.screen {
  title = "Planets",
  ui.list {
    count = #planets,
    row = function(i) return planets[i].name end,
    on_select = function(i) show(planets[i]) end,
  },
})
