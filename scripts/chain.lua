--- Three animations one after the other, twice: chained by actions, then as a task.
--
--     fcscript run scripts/chain.lua

local fc = require "fc"

local fade_in = fc.animation { key_path = "opacity", to = 1, duration = 0.3 }
local move = fc.animation { key_path = "x", to = 40, duration = 0.5, easing = "back" }
local fade_out = fc.animation { key_path = "opacity", to = 0, duration = 0.2 }

local function report(what, layer)
  local values = string.format("x = %-2g opacity = %g", layer.x, layer.opacity)
  print(string.format("%4.1f s  %-9s %s", fc.now(), what, values))
end

--- Each action starts the next animation: the one that has completed is removed before it runs.
local chain = {}

function chain:start(layer)
  layer:add_target(self, "did_fade_in", "Fade In")
  layer:add_target(self, "did_move", "Move")
  layer:add_target(self, "did_fade_out", "Fade Out")
  layer:add_animation(fade_in, "Fade In")
end

function chain.did_fade_in(_, layer)
  report("faded in", layer)
  layer:add_animation(move, "Move")
end

function chain.did_move(_, layer)
  report("moved", layer)
  layer:add_animation(fade_out, "Fade Out")
end

function chain:did_fade_out(layer)
  report("faded out", layer)
  self:did_end()
end

--- The same as a task, which reads from top to bottom.
local function run(layer)
  layer:animate(fade_in)
  report("faded in", layer)
  layer:animate(move)
  report("moved", layer)
  layer:animate(fade_out)
  report("faded out", layer)
end

function chain.did_end()
  print "as a task:"
  fc.task(run, fc.layer { x = 0, opacity = 0 })
end

print "chained by actions:"
chain:start(fc.layer { x = 0, opacity = 0 })
