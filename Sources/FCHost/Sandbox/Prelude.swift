/// The part of the sandbox that is written in Lua. It runs before the script and takes what it
/// needs of the host out of sight.
///
/// Errors are raised at the level of the caller, so that places are those of the script.
let prelude = #"""
  local write_line = prelude.write_line
  local undefined_global, misplaced_global = prelude.undefined_global, prelude.misplaced_global
  local function_kind = prelude.function_kind
  prelude = nil

  local error, pairs, rawset, tostring, type = error, pairs, rawset, tostring, type
  local concat, pack, sort = table.concat, table.pack, table.sort

  function print(...)
    local texts = pack(...)
    for i = 1, texts.n do texts[i] = tostring(texts[i]) end
    write_line(concat(texts, "\t"))
  end

  local ranks = { number = 1, string = 2, boolean = 3 }

  local function precedes(a, b)
    local rank_a, rank_b = ranks[type(a)], ranks[type(b)]
    if rank_a ~= rank_b then return rank_a < rank_b end
    if rank_a == 3 then return not a and b end
    return a < b
  end

  --- Iterates over a table in the order of its keys: numbers, then text, then booleans.
  function fc.pairs(t)
    if type(t) ~= "table" and type(t) ~= "userdata" then
      error("bad argument #1 to 'pairs' (table expected, got " .. type(t) .. ")", 2)
    end
    local keys = {}
    for key in pairs(t) do
      if not ranks[type(key)] then
        error("a key that is a " .. type(key) .. " has no place in an order", 2)
      end
      keys[#keys + 1] = key
    end
    sort(keys, precedes)
    local i = 0
    return function()
      while i < #keys do
        i = i + 1
        local value = t[keys[i]]
        if value ~= nil then return keys[i], value end
      end
    end
  end

  setmetatable(_G, {
    __index = function(_, name) error(undefined_global(name), 2) end,
    __newindex = function(globals, name, value)
      if function_kind(3) ~= "m" then
        error(misplaced_global(tostring(name)), 2)
      end
      rawset(globals, name, value)
    end,
    __metatable = false,
  })

  --- Has the target of an animation perform its action.
  local function send_action(target, action, layer, event)
    local perform = target[action]
    if perform == nil then error("the target has no '" .. action .. "'", 0) end
    return perform(target, layer, event)
  end

  local function find_member(value, name)
    return value[name]
  end

  return send_action, find_member
  """#
