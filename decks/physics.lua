-- Everyday physics with numbers: new values in every game, answers with units.
--
-- A law draws its values and returns what is asked. An answer may be off by one per cent, and may
-- come in any unit listed; `units` says how much of the card's own unit each of them is.

local fc = require "fc"

local units = {
  ["m/s"] = { ["km/h"] = 1 / 3.6, ["km/s"] = 1000 },
  m = { mm = 0.001, cm = 0.01, km = 1000 },
  s = { ms = 0.001, min = 60, h = 3600 },
  N = { mN = 0.001, kN = 1000 },
  J = { kJ = 1000, MJ = 1e6, Wh = 3600 },
  W = { mW = 0.001, kW = 1000 },
  V = { mV = 0.001, kV = 1000 },
  A = { mA = 0.001 },
  ["Ω"] = { ohm = 1, ["kΩ"] = 1000 },
  Hz = { kHz = 1000, MHz = 1e6 },
  Pa = { hPa = 100, kPa = 1000, bar = 1e5 },
}

local gravity = 9.81 -- metres per second squared

local motion = {
  speed = function(random)
    local distance, time = random:int(4, 40) * 50, random:int(20, 200)
    return {
      question = ("A tram covers %d m in %d s. How fast is it on average?"):format(distance, time),
      answer = distance / time,
      unit = "m/s",
      explanation = "v = d / t",
    }
  end,

  acceleration = function(random)
    local acceleration, time = random:int(1, 6), random:int(3, 12)
    return {
      question = ("A car at rest accelerates at %d m/s² for %d s. How fast is it then?")
        :format(acceleration, time),
      answer = acceleration * time,
      unit = "m/s",
      explanation = "v = a · t",
    }
  end,

  fall = function(random)
    local height = random:int(2, 80)
    return {
      question = ("A stone falls %d m, without drag. How long does it fall?"):format(height),
      answer = math.sqrt(2 * height / gravity),
      unit = "s",
      explanation = "t = √(2 · h / g), with g = 9.81 m/s²",
    }
  end,
}

local forces = {
  weight = function(random)
    local mass = random:int(2, 90)
    return {
      question = ("What does a mass of %d kg weigh on the Earth?"):format(mass),
      answer = mass * gravity,
      unit = "N",
      explanation = "F = m · g, with g = 9.81 m/s²",
    }
  end,

  spring = function(random)
    local stiffness, stretch = random:int(2, 40) * 10, random:int(2, 25)
    return {
      question = ("A spring of %d N/m is stretched by %d cm. How strongly does it pull?")
        :format(stiffness, stretch),
      answer = stiffness * stretch / 100,
      unit = "N",
      explanation = "F = k · x, with x in metres",
    }
  end,

  kinetic = function(random)
    local mass, speed = random:int(2, 60) * 25, random:int(3, 30)
    return {
      question = ("What is the kinetic energy of %d kg moving at %d m/s?"):format(mass, speed),
      answer = mass * speed ^ 2 / 2,
      unit = "J",
      explanation = "E = m · v² / 2",
    }
  end,

  depth = function(random)
    local depth = random:int(2, 60)
    return {
      question = ("How much pressure do %d m of fresh water add?"):format(depth),
      answer = 1000 * gravity * depth,
      unit = "Pa",
      explanation = "p = ρ · g · h, with ρ = 1000 kg/m³",
    }
  end,
}

local electricity = {
  voltage = function(random)
    local resistance, current = random:int(2, 50) * 10, random:int(10, 400)
    return {
      question = ("%d mA flow through %d Ω. What is the voltage?"):format(current, resistance),
      answer = resistance * current / 1000,
      unit = "V",
      explanation = "U = R · I",
    }
  end,

  current = function(random)
    local power = random:int(2, 46) * 50
    return {
      question = ("How much current does a heater of %d W draw at 230 V?"):format(power),
      answer = power / 230,
      unit = "A",
      explanation = "I = P / U",
    }
  end,

  parallel = function(random)
    local one, other = random:int(1, 20) * 10, random:int(1, 20) * 10
    return {
      question = ("%d Ω and %d Ω in parallel: what is the resistance?"):format(one, other),
      answer = one * other / (one + other),
      unit = "Ω",
      explanation = "1 / R = 1 / R₁ + 1 / R₂",
    }
  end,
}

local waves = {
  length = function(random)
    local frequency = random:int(5, 200) * 10
    return {
      question = ("How long is a sound wave of %d Hz in air, at 343 m/s?"):format(frequency),
      answer = 343 / frequency,
      unit = "m",
      explanation = "λ = v / f",
    }
  end,

  frequency = function(random)
    local length = random:int(4, 60) * 5
    return {
      question = ("What is the frequency of a radio wave of %d m, at 300,000 km/s?"):format(length),
      answer = 3e8 / length,
      unit = "Hz",
      explanation = "f = c / λ",
    }
  end,
}

local deck = fc.deck { title = "Physics by Numbers", kind = "number" }

-- One answer key per field: three cards of each of its laws.
local function ask(name, laws)
  deck:answer_key(name, function(key)
    for id, law in fc.pairs(laws) do
      key:generate({ id = id, count = 3 }, function(random)
        local card = law(random)
        card.answer = tonumber(("%.4g"):format(card.answer)) -- as many digits as are worth reading
        card.tolerance, card.units = "1%", units[card.unit]
        return card
      end)
    end
  end)
end

ask("Motion", motion)
ask("Forces and energy", forces)
ask("Electricity", electricity)
ask("Waves", waves)

return deck
