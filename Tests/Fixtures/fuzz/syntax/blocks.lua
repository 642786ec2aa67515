local function f(a, ...)
  if a then return ... elseif not a then while true do break end else repeat local x until x end
  for i = 1, 10, 2 do goto continue; do end ::continue:: end
  for k, v in pairs { 1; a = 2, [3] = 4 } do k = v end
end
function f.g.h:i() self = nil end
