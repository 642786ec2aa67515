--- Work and breaks by the clock, with a bar that fills.
--
--     fcscript run scripts/pomodoro.lua -- [WORK] [BREAK] [ROUNDS] [STOP]
--
-- WORK and BREAK are minutes (25 and 5), ROUNDS is how often (4). With STOP, minutes from the
-- start, the timer is cancelled then.

local fc = require "fc"

local work = tonumber(fc.args[1] or 25)
local pause = tonumber(fc.args[2] or 5)
local rounds = tonumber(fc.args[3] or 4)
local stop = tonumber(fc.args[4])
if not (work and pause and rounds) then
  error("usage: pomodoro.lua [WORK] [BREAK] [ROUNDS] [STOP]", 0)
end

local function minutes(seconds) return string.format("%3d:%02d", seconds // 60, seconds % 60) end

--- Fills the layer's bar in `duration` minutes, and posts each minute that has passed.
local function fill(layer, name, duration)
  local ticks = fc.every(60, function()
    fc.post("Tick", { name = name, progress = layer:presentation_value "progress" })
  end)
  -- Closed also when the task is cancelled meanwhile.
  local _ <close> = setmetatable({}, { __close = function() ticks:cancel() end })
  layer.progress = 0
  layer:animate(fc.animation { key_path = "progress", to = 1, duration = duration * 60 }, name)
end

local function pomodoro()
  local layer = fc.layer { progress = 0 }
  for round = 1, rounds do
    fc.post("Begin", { name = "work", round = round })
    fill(layer, "work", work)
    if round < rounds then
      fc.post("Begin", { name = "break", round = round })
      fill(layer, "break", pause)
    end
  end
  return "all rounds done"
end

fc.observe("Begin", function(info)
  print(string.format("%s  round %d of %d: %s", minutes(fc.now()), info.round, rounds, info.name))
end)

fc.observe("Tick", function(info)
  local filled = math.floor(info.progress * 24 + 0.5)
  print(string.format("%s  %s%s %s",
    minutes(fc.now()), ("█"):rep(filled), ("░"):rep(24 - filled), info.name))
end)

local task = fc.task(pomodoro)
local alarm = stop and fc.after(stop * 60, function() task:cancel() end)

fc.task(function()
  local result, reason = fc.await(task)
  if alarm then alarm:cancel() end
  print(minutes(fc.now()) .. "  " .. (result or reason))
end)
