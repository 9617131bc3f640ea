-- The board as a graph, the position on it, and what the rules look along.
--
-- These files follow resources/play/rules file by file and name by name, so that both can be read side by side. Cells,
-- types, players, steps, nodes and own rules are numbers from 0 on, -1 is none; what is asked by such a number is a row,
-- a table from 0 on. Everything else is a list from 1 on. Where the data have no value stands false. Plain Lua 5.1.

local none = -1
local wall = -2
local infinity = math.huge
local unpack = unpack or table.unpack

-- Used before the file that defines them.
local Threats, OwnGame, OwnRules, Drops, Legal, Judge, PathWalk, Chase, EndgameCount, Maker
local piecesFace, royalsFace, possibleWays, readyProgram, makeMove, isCaptureMove, sortedPassers, sortedCells
local enclosed, looks, historyLooks, isSamePlay, freshSquare

local function class(parent)
  local made = setmetatable({}, {
    __index = parent,
    __call = function(self, ...)
      local object = setmetatable({}, self)
      object:init(...)
      return object
    end,
  })
  made.__index = made
  return made
end

local function row(list, made)
  local all = {}
  for i, each in ipairs(list) do
    if made then all[i - 1] = made(each) else all[i - 1] = each end
  end
  return all
end

local function filled(count, value)
  local all = {}
  for i = 0, count - 1 do all[i] = value end
  return all
end

local function copyOf(from, fields)
  local copy = {}
  for key, value in pairs(from) do copy[key] = value end
  if fields then
    for key, value in pairs(fields) do copy[key] = value end
  end
  return copy
end

local function includes(list, wanted)
  for _, each in ipairs(list) do
    if each == wanted then return true end
  end
  return false
end

local function indexOf(list, wanted)
  for i, each in ipairs(list) do
    if each == wanted then return i end
  end
  return nil
end

local function find(list, holds)
  for i, each in ipairs(list) do
    if holds(each) then return each, i end
  end
  return nil
end

local function some(list, holds)
  for i, each in ipairs(list) do
    if holds(each, i) then return true end
  end
  return false
end

local function every(list, holds)
  for i, each in ipairs(list) do
    if not holds(each, i) then return false end
  end
  return true
end

local function map(list, made)
  local all = {}
  for i, each in ipairs(list) do all[i] = made(each, i) end
  return all
end

local function filter(list, holds)
  local kept = {}
  for i, each in ipairs(list) do
    if holds(each, i) then kept[#kept + 1] = each end
  end
  return kept
end

local function append(list, others)
  for _, each in ipairs(others) do list[#list + 1] = each end
  return list
end

local function flatMap(list, made)
  local all = {}
  for i, each in ipairs(list) do append(all, made(each, i)) end
  return all
end

local function slice(list, first, last)
  local part = {}
  for i = first, last or #list do part[#part + 1] = list[i] end
  return part
end

local function joined(list, other)
  return append(slice(list, 1), { other })
end

local function setOf(list)
  local set = {}
  for _, each in ipairs(list) do set[each] = true end
  return set
end

-- A value as a text: equal values give equal texts. Functions are left aside.
local function said(value)
  if type(value) ~= "table" then return tostring(value) end
  local keys = {}
  for key, each in pairs(value) do
    if type(each) ~= "function" then keys[#keys + 1] = key end
  end
  table.sort(keys, function(a, b)
    if type(a) == type(b) then return a < b end
    return type(a) == "number"
  end)
  return "{" .. table.concat(map(keys, function(key) return tostring(key) .. "=" .. said(value[key]) end), ",") .. "}"
end

local function covers(set, id)
  return #set == 0 or includes(set, id)
end

-- Cells and links; a step leads from a cell to another, and may turn the traveller.
local Board = class()

function Board:init(data)
  for key, value in pairs(data) do self[key] = value end
  self.size = #data.names
  for _, name in ipairs({ "names", "coordinates", "cellOfSite", "below", "facings" }) do self[name] = row(data[name]) end
  for _, name in ipairs({ "links", "seenSteps", "composed" }) do self[name] = row(data[name], row) end
  self.turns = row(data.turns, function(turns) return turns and row(turns) end)
  self.cellFacings = data.cellFacings and row(data.cellFacings, row)
  self.zones = row(data.zones, function(zone) return { cells = row(zone.cells), bits = {} } end)
  self.linesOf = {}
  for name, lines in pairs(data.linesOf) do self.linesOf[name] = row(lines) end
  self.cyclic = {}
  for step = 0, #data.links - 1 do self.cyclic[step] = self:hasCycle(self.links[step], self.turns[step]) end
end

-- Whether a traveller who repeats the step may come by a cell twice.
function Board:hasCycle(to, turns)
  if turns then return true end
  local state = filled(self.size, 0)
  for start = 0, self.size - 1 do
    local path = {}
    local cell = start
    while cell >= 0 and state[cell] == 0 do
      state[cell] = 1
      path[#path + 1] = cell
      cell = to[cell]
    end
    if cell >= 0 and state[cell] == 1 then return true end
    for _, each in ipairs(path) do state[each] = 2 end
  end
  return false
end

function Board:seen(orientation, step)
  return self.seenSteps[orientation][step]
end

function Board:crossed(orientation, step, cell)
  local turns = self.turns[step]
  return turns and self.composed[orientation][turns[cell]] or orientation
end

function Board:held(cell, player)
  return self.cellFacings and self.cellFacings[player][cell] or self.facings[player]
end

function Board:isIn(zone, player, cell)
  return zone == none or self:zoneBits(zone, player)[cell] == true
end

function Board:zoneBits(zone, player)
  local bits = self.zones[zone].bits
  if not bits[player] then bits[player] = setOf(self.zones[zone].cells[player]) end
  return bits[player]
end

-- The straight lines from a cell, for rows, neighbours and enclosure, and the opposite one of each.
function Board:lines(name, cell)
  return self.linesOf[name][cell]
end

function Board:opposites(name)
  return map(self.oppositeLines[name], function(line) return line + 1 end)
end

-- The cells after `from` up to `to` on a straight line; only `to` where there is none.
function Board:way(from, to)
  if not self.isFlatSquare then return self:shortestLine(from, to) end
  local start = self.coordinates[from]
  local goal = self.coordinates[to]
  if #start == 0 or #goal == 0 then return { to } end
  local files = goal[1] - start[1]
  local ranks = goal[2] - start[2]
  local steps = math.max(math.abs(files), math.abs(ranks))
  if steps == 0 or files % steps ~= 0 or ranks % steps ~= 0 then return { to } end
  local cells = {}
  for i = 1, steps do
    local site = (start[1] + (files / steps) * i) * self.ranks + start[2] + (ranks / steps) * i
    local cell = self.cellOfSite[site]
    if cell >= 0 then cells[#cells + 1] = cell end
  end
  return cells
end

function Board:shortestLine(from, to)
  local best = nil
  for _, step in ipairs(self.plainSteps) do
    local cells = self:lineTo(from, to, step)
    if #cells > 0 and (not best or #cells < #best) then best = cells end
  end
  return best or { to }
end

function Board:lineTo(from, to, step)
  local cells = {}
  local orientation = 0
  local cell = from
  while #cells < self.size do
    local seen = self:seen(orientation, step)
    local next = self.links[seen][cell]
    if next < 0 or next == from then return {} end
    orientation = self:crossed(orientation, seen, cell)
    cell = next
    cells[#cells + 1] = cell
    if cell == to then return cells end
  end
  return {}
end

local emptySquare = { owner = none, type = 0, was = none, moved = 0 }

local function copyState(state)
  local copy = copyOf(state)
  for _, name in ipairs({ "passers", "rights", "checks", "out", "exchanges", "points", "own" }) do
    copy[name] = copyOf(state[name])
  end
  return copy
end

-- What stands where, what waits beside the board, and whose turn it is.
local Position = class()

function Position:init(cells, players, types)
  self.cells = cells
  self.players = players
  self.types = types
  self.owner = filled(cells, none)
  self.type = filled(cells, 0)
  self.was = filled(cells, none)
  self.moved = filled(cells, 0)
  self.hand = filled(players * types, 0)
  self.captured = filled(players * types, 0)
  self.toMove = 0
  self.numbers = {} -- of own rules
  self.under = {} -- by cell: what stands below its piece, from the bottom up
  self.past = {} -- as far as own rules look back: turns, turnStart
  self.state = {
    passers = {}, rights = {}, checks = filled(players, 0), turn = 0, quiet = 0, passes = 0, lastMoved = none,
    facing = false, out = filled(players, false),
    exchanges = filled(players, 0), points = filled(players, 0),
    own = { only = false, lastMover = none, lastFrom = none, lastTo = none, lastType = none, goesOn = false },
  }
end

function Position:clone()
  local copy = setmetatable(copyOf(self), Position)
  for _, name in ipairs({ "owner", "type", "was", "moved", "hand", "captured", "numbers", "under" }) do
    copy[name] = copyOf(self[name])
  end
  copy.state = copyState(self.state)
  return copy
end

function Position:isPiece(cell)
  return self.owner[cell] >= 0
end

function Position:isEmpty(cell)
  return self.owner[cell] == none
end

function Position:isWall(cell)
  return self.owner[cell] == wall
end

function Position:square(cell)
  return { owner = self.owner[cell], type = self.type[cell], was = self.was[cell], moved = self.moved[cell] }
end

function Position:setSquare(cell, square)
  self.owner[cell] = square.owner
  self.type[cell] = square.type
  self.was[cell] = square.was
  self.moved[cell] = square.moved
end

local noSquares = {}

function Position:underOf(cell)
  return self.under[cell] or noSquares
end

function Position:setUnder(cell, squares)
  self.under[cell] = #squares > 0 and squares or nil
end

-- The cells of a player's pieces.
function Position:piecesOf(player)
  local cells = {}
  local owner = self.owner
  for cell = 0, self.cells - 1 do
    if owner[cell] == player then cells[#cells + 1] = cell end
  end
  return cells
end

function Position:count(player, type)
  local count = 0
  for cell = 0, self.cells - 1 do
    if self.owner[cell] == player and (not type or self.type[cell] == type) then count = count + 1 end
  end
  return count
end

function Position:inHand(player, type)
  return self.hand[player * self.types + type]
end
