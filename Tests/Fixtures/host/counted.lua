local counted = { loads = (rawget(_G, "loads") or 0) + 1 }
loads = counted.loads -- luacheck: ignore
return counted
