-- ends: time
local function handler(message)
  return xpcall(error, function() return message end) or pcall(error)
end
while true do xpcall(error, handler, {}) end
