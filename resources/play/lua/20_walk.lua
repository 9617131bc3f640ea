-- How one piece moves: its legs, taken apart into nodes of one heading each, are followed from cell to cell. A piece has
-- left its own cell, which counts as empty. What a move takes stands until the move is over, and is not taken twice.

local empty = 0
local friend = 1
local enemy = 2
local nothing = { stop = false, effect = "none", last = false, becomes = none, ["then"] = {}, filter = false }

local function takes(goal)
  return goal.effect ~= "none"
end

local function isCapture(taken)
  return taken.putTo == none
end

local function takenText(taken)
  return table.concat(map(taken, function(each) return each.cell .. ">" .. each.putTo end), ",")
end

local Walk = class()

-- `visit(traveller, outcome, captures)`, if there is one, is shown every end of a move, each order of captures by itself.
function Walk:init(board, program, position, mover, visit)
  self.board = board
  self.program = program
  self.position = position
  self.mover = mover
  self.visit = visit
  self.keepsOrder = program.mindsOrder or visit ~= nil
  self.seen = {}
  self.open = {}
  self.found = {}
  self.foundAt = {}
  self.isProbing = false
  self.looksPast = false
  self.findsStop = false
end

-- What the piece's moves do, each once: where it ends, what it takes and what it becomes.
function Walk:outcomes(isUnchecked)
  local mover = self.mover
  local start = {
    node = none, cell = mover.from, orientation = self.board:held(mover.from, mover.player), count = 0,
    length = 0, start = none, before = none, taken = {}, unloadAt = {}, becomes = none,
  }
  self:enter(self.program.always, start)
  self:walkOn()
  if not mover.moved then
    self:enter(self.program.unmoved, start)
    if isUnchecked ~= false then self:enter(self.program.unchecked, start) end
    self:walkOn()
  end
  return self.found
end

function Walk:walkOn()
  while #self.open > 0 and not self.findsStop do
    local traveller = table.remove(self.open)
    if self.program.nodes[traveller.node].anywhere then self:leap(traveller) else self:travel(traveller) end
  end
end

function Walk:range(node, length)
  if node.sameLength then return length, length end
  return node.least, node.most
end

function Walk:enter(nodes, from)
  local before = from.node ~= none and self.program.nodes[from.node]
  for _, index in ipairs(nodes) do
    local node = self.program.nodes[index]
    if self:mayBegin(node, from.cell) and self:mayFollow(before, node, from.cell, from.orientation) then
      local unloads = node.unloads and #from.unloadAt <= #filter(from.taken, isCapture)
      local traveller = {
        node = index, cell = from.cell, orientation = from.orientation, count = 0, length = from.length, start = from.cell,
        before = node.only and node.only.notBack and from.start or none, taken = from.taken,
        unloadAt = unloads and joined(from.unloadAt, from.cell) or from.unloadAt, becomes = from.becomes,
      }
      local key = self:keyOf(traveller)
      if not self.seen[key] then
        self.seen[key] = true
        self.open[#self.open + 1] = traveller
      end
    end
  end
end

function Walk:keyOf(t)
  local place = (t.node * self.board.size + t.cell) * self.board.facingCount + t.orientation
  if #t.taken == 0 and #t.unloadAt == 0 and t.length == 0 and t.before == none and t.becomes == none then return place end
  return table.concat({ place, t.length, t.before, t.becomes, takenText(t.taken), table.concat(t.unloadAt, ",") }, ";")
end

function Walk:mayBegin(node, cell)
  local only = node.only
  if not only then return true end
  if (only.unmoved and self.mover.moved) or (only.startCell and not self.mover.onStartCell) then return false end
  return every(only.zones, function(each) return self:isInside(each.zone, cell) ~= (each.rule == "into") end)
end

-- Some legs follow only where the board ends ahead.
function Walk:mayFollow(before, node, cell, orientation)
  if not before or not node.only or not node.only.atEdge then return true end
  return not before.anywhere and self.board.links[self.board:seen(orientation, before.own)][cell] < 0
end

function Walk:isInside(zone, cell)
  return self.board:isIn(zone, self.mover.player, cell)
end

function Walk:mayEnter(node, cell)
  return not node.only or every(node.only.zones, function(each) return each.rule ~= "within" or self:isInside(each.zone, cell) end)
end

function Walk:mayEnd(only, cell, before)
  if only.notBack and before == cell then return false end
  return every(only.zones, function(each)
    local inside = self:isInside(each.zone, cell)
    return not (each.rule == "into" and not inside) and not (each.rule == "out-of" and inside)
  end)
end

function Walk:leap(traveller)
  local node = self.program.nodes[traveller.node]
  for cell = 0, self.board.size - 1 do
    if cell ~= traveller.cell and self:mayEnter(node, cell) then
      self:arrive(copyOf(traveller, { cell = cell, count = 1 }), node, 1, 1, false)
    end
  end
end

function Walk:travel(from)
  local board = self.board
  local node = self.program.nodes[from.node]
  local least, most = self:range(node, from.length)
  local carriesOn = self:canBeCarriedOn(from, node)
  local traveller = copyOf(from)
  local measures = self.program.measures and not node.sameLength and node.least ~= node.most
  local been = {}
  local count = 0
  while count < most do
    count = count + 1
    local step = board:seen(traveller.orientation, node.own)
    local to = board.links[step][traveller.cell]
    if to < 0 then return end
    traveller.orientation = board:crossed(traveller.orientation, step, traveller.cell)
    traveller.cell = to
    traveller.count = count
    if measures then traveller.length = count end
    if not self:mayEnter(node, to) then return end
    if board.cyclic[step] then
      local place = most == infinity and math.min(count, least) or count
      local key = (place * board.size + to) * board.facingCount + traveller.orientation
      if been[key] then return end
      been[key] = true
    end
    if not self:arrive(traveller, node, least, most, carriesOn) then return end
  end
end

-- Whether a leg that is only over at last can be carried on from one of its ends.
function Walk:canBeCarriedOn(traveller, node)
  if self.isProbing or not (node.ends[0].last or node.ends[1].last or node.ends[2].last) then return false end
  local seen, open = self.seen, self.open
  self.seen = {}
  self.open = {}
  self.isProbing = true
  self.looksPast = true
  self:travel(traveller)
  self.looksPast = false
  self:walkOn()
  self.isProbing = false
  self.seen = seen
  self.open = open
  local finds = self.findsStop
  self.findsStop = false
  return finds
end

function Walk:occupant(cell)
  if cell == self.mover.from then return empty end
  local owner = self.position.owner[cell]
  if owner == none then return empty end
  return (owner == self.mover.player or owner == wall) and friend or enemy
end

function Walk:concerns(goal, cell)
  if not goal.filter and not takes(goal) then return true end
  return self.position:isPiece(cell) and (not goal.filter or includes(goal.filter, self.position.type[cell]))
end

-- Whatever may happen on the cell; whether the leg may go on beyond it.
function Walk:arrive(traveller, node, least, most, carriesOn)
  local cell = traveller.cell
  local occupant = self:occupant(cell)
  local passes = occupant == empty or node.jumps
  local goal = node.ends[occupant]
  if traveller.count < least or (occupant ~= empty and not self:concerns(goal, cell)) then
    goal = nothing
  elseif node.only and not self:mayEnd(node.only, cell, traveller.before) then
    goal = nothing
  end
  local putTo = none
  if occupant ~= empty and takes(goal) then
    putTo = self:putTo(traveller, node, goal.effect)
    if some(traveller.taken, function(each) return each.cell == cell end) or (goal.effect == "push" and putTo == none) then
      goal = nothing
    end
  end
  if self.looksPast and not goal.last then return passes end
  local after = traveller
  local hasTaken = occupant ~= empty and takes(goal)
  if hasTaken or goal.becomes ~= none then
    after = copyOf(traveller)
    if hasTaken then after.taken = self:withTaken(traveller.taken, { cell = cell, putTo = putTo }) end
    if goal.becomes ~= none then after.becomes = goal.becomes end
  end
  local mayStop = goal.stop and (cell ~= self.mover.from or node.returns) and self:isHome(cell)
  if mayStop and not (goal.last and (carriesOn or self.looksPast)) then self:stop(after, hasTaken) end
  if #goal["then"] > 0 then self:enter(goal["then"], after) end
  return passes
end

function Walk:isHome(cell)
  return self.mover.home == none or self:isInside(self.mover.home, cell)
end

function Walk:withTaken(taken, piece)
  local all = joined(taken, piece)
  if not self.keepsOrder then table.sort(all, function(a, b) return a.cell < b.cell end) end
  return all
end

-- Where a piece is put that is swapped or pushed; none if it is captured or finds no room.
function Walk:putTo(traveller, node, effect)
  if effect == "swap" then return traveller.start end
  if effect ~= "push" or node.anywhere then return none end
  local to = self.board.links[self.board:seen(traveller.orientation, node.own)][traveller.cell]
  return to >= 0 and self:occupant(to) == empty and to or none
end

function Walk:stop(traveller, captures)
  local outcome = self:outcomeOf(traveller)
  if not self:hasRoom(outcome) then return end
  if self.isProbing then
    self.findsStop = true
    return
  end
  if self.visit then self.visit(traveller, outcome, captures) end
  local key = outcome.to .. ";" .. takenText(outcome.taken) .. ";" .. outcome.becomes
  local at = self.foundAt[key] or #self.found + 1
  self.foundAt[key] = at
  self.found[at] = outcome
end

-- Captured pieces are put down in the order in which they were captured.
function Walk:outcomeOf(traveller)
  local next = 1
  local taken = map(traveller.taken, function(each)
    if each.putTo ~= none or next > #traveller.unloadAt then return each end
    next = next + 1
    return { cell = each.cell, putTo = traveller.unloadAt[next - 1] }
  end)
  table.sort(taken, function(a, b)
    if a.cell ~= b.cell then return a.cell < b.cell end
    return a.putTo < b.putTo
  end)
  return { to = traveller.cell, taken = taken, becomes = traveller.becomes }
end

-- Whether every piece that the move puts down, the mover included, has a cell for itself.
function Walk:hasRoom(outcome)
  local full = { [outcome.to] = true }
  return every(outcome.taken, function(piece)
    local putTo = piece.putTo
    if putTo == none then return true end
    local isLeft = putTo == self.mover.from or some(outcome.taken, function(each) return each.cell == putTo end)
    if full[putTo] or (self.position:isPiece(putTo) and not isLeft) then return false end
    full[putTo] = true
    return true
  end)
end

-- Every cell that a piece may come to from a cell whatever stands on the board, and whether it may ever stop on an empty
-- one. Conditions that depend on the move before are left aside.
possibleWays = function(board, program, mover)
  local touched = {}
  local seen = {}
  local open = {}
  local stops = false
  local walk = Walk(board, program, nil, mover)
  local function enter(nodes, cell, orientation, before)
    for _, index in ipairs(nodes) do
      local only = program.nodes[index].only
      local key = (index * board.size + cell) * board.facingCount + orientation
      if not seen[key] and walk:mayFollow(before, program.nodes[index], cell, orientation)
        and (not only or walk:mayBegin({ only = copyOf(only, { unmoved = false }) }, cell)) then
        seen[key] = true
        open[#open + 1] = { index, cell, orientation }
      end
    end
  end
  local function arrive(node, cell, orientation, count, least)
    touched[cell] = true
    if count < least or (node.only and not walk:mayEnd(node.only, cell, none)) then return end
    if node.ends[empty].stop and (cell ~= mover.from or node.returns) and walk:isHome(cell) then stops = true end
    for occupant = empty, enemy do enter(node.ends[occupant]["then"], cell, orientation, node) end
  end
  local function ride(node, cell, orientation)
    local least, most = node.least, node.most
    if node.sameLength then least, most = 1, infinity end
    for count = 1, math.min(most, board.size * board.facingCount + least) do
      local step = board:seen(orientation, node.own)
      local to = board.links[step][cell]
      if to < 0 then return end
      orientation = board:crossed(orientation, step, cell)
      cell = to
      if not walk:mayEnter(node, cell) then return end
      arrive(node, cell, orientation, count, least)
    end
  end
  for _, nodes in ipairs({ program.always, program.unmoved, program.unchecked }) do
    enter(nodes, mover.from, board:held(mover.from, mover.player))
  end
  while #open > 0 do
    local index, start, facing = unpack(table.remove(open))
    local node = program.nodes[index]
    if node.anywhere then
      for cell = 0, board.size - 1 do
        if cell ~= start then arrive(node, cell, facing, 1, 1) end
      end
    else
      ride(node, start, facing)
    end
  end
  return { touched = touched, stops = stops }
end
