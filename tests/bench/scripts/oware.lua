-- Oware as the bundled design plays it; each question is a call of the host.

local on, back = direction("on"), direction("back")
local rows = { zone("row", 1), zone("row", 2) }
local pits = { {}, {} }
for player = 1, 2 do
  for c = 0, cells() - 1 do
    if inside(rows[player], c) then table.insert(pits[player], c) end
  end
end

local function left(player)
  local sum = 0
  for _, c in ipairs(pits[player]) do sum = sum + number(c) end
  return sum
end

function play(me, pit)
  local other = 3 - me
  local held, c = number(pit), pit
  set_number(pit, 0)
  for _ = 1, held do
    c = step(c, on)
    if c == pit then c = step(c, on) end
    set_number(c, number(c) + 1)
  end
  local prey, taken = {}, {}
  while inside(rows[other], c) and number(c) >= 2 and number(c) <= 3 and #prey < 6 do
    prey[#prey + 1] = c
    taken[c] = true
    c = step(c, back)
  end
  local spared = 0
  for _, x in ipairs(pits[other]) do
    if not taken[x] then spared = spared + number(x) end
  end
  if spared > 0 then
    for _, x in ipairs(prey) do
      set_store(me, store(me) + number(x))
      set_number(x, 0)
    end
  end
end

function list(me)
  local other = 3 - me
  if store(1) > 24 or store(2) > 24 then return end
  local hungry = left(other) == 0
  for _, pit in ipairs(pits[me]) do
    if number(pit) > 0 then
      local feeds = true
      if hungry then
        save()
        play(me, pit)
        feeds = left(other) > 0
        restore()
      end
      if feeds then offer(pit, pit) end
    end
  end
end
