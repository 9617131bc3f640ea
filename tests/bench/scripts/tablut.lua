-- Tablut as scripts/tablut.rookery plays it; each question is a call of the host.

local KING, MUSCOVITE = 2, 3
local castle, around, edge = zone("castle", 1), zone("around-the-castle", 1), zone("edge", 1)

local function is_surrounded(c)
  for d = 0, 3 do
    local x = step(c, d)
    if not x or (type_of(x) ~= MUSCOVITE and not inside(castle, x)) then return false end
  end
  return true
end

local function falls(me, to, x, d)
  if type_of(x) ~= KING then
    local behind = step(x, d)
    return behind and owner(behind) == me
  end
  if inside(around, x) then return is_surrounded(x) end
  local behind = step(x, d)
  return behind and type_of(to) == MUSCOVITE and type_of(behind) == MUSCOVITE
end

function play(me, from, to)
  put(to, me, type_of(from))
  remove(from)
  for d = 0, 3 do
    local x = step(to, d)
    if x and owner(x) == 3 - me and falls(me, to, x, d) then remove(x) end
  end
end

function list(me)
  local stands = find(KING)
  if not stands or inside(edge, stands) then return end
  for c = 0, cells() - 1 do
    if owner(c) == me then
      for d = 0, 3 do
        local to = step(c, d)
        while to and owner(to) == 0 do
          if not inside(castle, to) then offer(c, to) end
          to = step(to, d)
        end
      end
    end
  end
end
