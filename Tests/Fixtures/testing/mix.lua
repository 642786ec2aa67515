local mix = {
  rows = {
    { "red", "yellow", "orange" },
    { "blue", "yellow", "green" },
    { "red", "blue", "violet" },
  },
}

function mix.title(row)
  return "What do " .. row[1] .. " and " .. row[2] .. " give?"
end

function mix.brighter(color)
  if color == "violet" then
    return "lilac"
  end
  return "light " .. color
end

return mix
