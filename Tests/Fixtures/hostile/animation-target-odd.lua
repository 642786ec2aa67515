-- ends: error the target has no 'act'
local layer = fc.layer { x = 0 }
for _, target in ipairs { 1, "text", true, print, fc.layer(), coroutine.create(print), setmetatable({}, { __call = error }) } do
  layer:add_target(target, "act", "k")
  layer:add_target(target, "rep", "k")
  layer:add_target(target, "\0", "k")
  layer:actions_for_target(target, "k")
end
pcall(layer.add_target, layer, nil, "act", "k")
layer:animate(fc.animation { key_path = "x", to = 1, duration = 0 }, "k")
