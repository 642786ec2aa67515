-- ends: time
local t = setmetatable({}, {
  __index = pcall, __call = pcall, __concat = pcall, __eq = pcall, __lt = pcall, __unm = pcall,
  __newindex = pcall, __len = pcall, __add = pcall, __close = pcall,
})
local function loop() while true do end end
while true do
  local _ = t[loop], t(loop), t .. loop
  local _ <close> = t
end
