-- What own rules do to a position: pieces, numbers, hands, walls and the turn.

local mostRepeats = 65535

freshSquare = function(game, type, player)
  if player == game.players then return { owner = wall, type = type, was = noPlayersMark, moved = 0 } end
  return { owner = player, type = type, was = none, moved = 0 }
end

local function hasMoved(square)
  return copyOf(square, { moved = 1 })
end

-- The steps that pieces take. `changes` does what can be taken back: set, setUnder, setNumber, changeCount, capture.
local PieceSteps = class()

function PieceSteps:init(game, frame, changes)
  self.game = game
  self.frame = frame
  self.changes = changes
  self.position = changes.position
end

function PieceSteps:hasPiece(cell)
  return cell >= 0 and isPieceSquare(self.position:square(cell))
end

function PieceSteps:following(use)
  for i = 0, self.game.numberCount - 1 do
    if self.game.numbers[i].follows then use(self.game.numbers[i].begin) end
  end
end

function PieceSteps:setNumber(place, value)
  if self.position.numbers[place] ~= value then self.changes:setNumber(place, value) end
end

function PieceSteps:resetNumbers(cell)
  self:following(function(begin) self:setNumber(begin + cell, self.game.fresh[begin + cell]) end)
end

function PieceSteps:carryNumbers(from, to)
  self:following(function(begin) self:setNumber(begin + to, self.position.numbers[begin + from]) end)
  self:resetNumbers(from)
end

function PieceSteps:move(from, to)
  if not self:hasPiece(from) or to < 0 or from == to then return end
  local piece = self.position:square(from)
  self:captureAll(to)
  self.changes:set(from, emptySquare)
  self.changes:set(to, hasMoved(piece))
  self:carryNumbers(from, to)
end

function PieceSteps:captureAll(cell)
  while self:hasPiece(cell) do self:capture(cell) end
end

function PieceSteps:capture(cell)
  if not self:hasPiece(cell) then return end
  append(self.frame.context.captured, { cell })
  if self.position:isPiece(cell) then self.changes:capture(cell) else self.changes:set(cell, emptySquare) end
  self:resetNumbers(cell)
end

function PieceSteps:remove(cell)
  if not self:hasPiece(cell) then return end
  self.changes:set(cell, emptySquare)
  self:resetNumbers(cell)
end

function PieceSteps:put(type, player, cell)
  if type < 0 or player < 0 or cell < 0 then return end
  self.changes:set(cell, freshSquare(self.game, type, player))
  self:resetNumbers(cell)
end

function PieceSteps:stackOn(cell)
  return self.position:isEmpty(cell) and {} or joined(self.position:underOf(cell), self.position:square(cell))
end

-- From the bottom up.
function PieceSteps:setStack(cell, squares)
  local lower = slice(squares, 1, #squares - 1)
  if #lower > 0 or #self.position:underOf(cell) > 0 then self.changes:setUnder(cell, lower) end
  self.changes:set(cell, squares[#squares] or emptySquare)
end

function PieceSteps:swap(one, other)
  if one < 0 or other < 0 or one == other then return end
  local first = map(self:stackOn(one), hasMoved)
  local second = map(self:stackOn(other), hasMoved)
  self:setStack(one, second)
  self:setStack(other, first)
  self:following(function(begin)
    local kept = self.position.numbers[begin + one]
    self:setNumber(begin + one, self.position.numbers[begin + other])
    self:setNumber(begin + other, kept)
  end)
end

function PieceSteps:turnInto(cell, type)
  if self:hasPiece(cell) and type >= 0 then self.changes:set(cell, copyOf(self.position:square(cell), { type = type })) end
end

function PieceSteps:give(cell, player)
  if not self:hasPiece(cell) or player < 0 then return end
  local old = self.position:square(cell)
  local square = copyOf(freshSquare(self.game, old.type, player), { moved = old.moved })
  if square.owner >= 0 and old.owner >= 0 then square.was = old.was end
  self.changes:set(cell, square)
end

function PieceSteps:wall(cell)
  if cell >= 0 and self.position:isEmpty(cell) then self.changes:set(cell, copyOf(emptySquare, { owner = wall })) end
end

function PieceSteps:clear(cell)
  if cell >= 0 and self.position:isWall(cell) and not self:hasPiece(cell) then self.changes:set(cell, emptySquare) end
end

function PieceSteps:isPlayer(player)
  return player >= 0 and player < self.game.players
end

function PieceSteps:take(type, player)
  if type >= 0 and self:isPlayer(player) and not self.game.endlessHands and self.position:inHand(player, type) > 0 then
    self.changes:changeCount("hand", player, type, -1)
  end
end

function PieceSteps:addToHand(type, player)
  if type >= 0 and self:isPlayer(player) then self.changes:changeCount("hand", player, type, 1) end
end

function PieceSteps:deal(count, from, to, isUnder)
  if not self:hasPiece(from) or to < 0 or from == to or count <= 0 then return end
  local all = self:stackOn(from)
  local left = math.max(0, #all - count)
  local source = slice(all, 1, left)
  local dealt = map(slice(all, left + 1), hasMoved)
  local goal = self:stackOn(to)
  local stack = isUnder and append(slice(dealt, 1), goal) or append(goal, dealt)
  self:setStack(from, source)
  self:setStack(to, stack)
  if #source == 0 and #stack == #dealt then self:carryNumbers(from, to) end
end

-- All are lifted, then put down.
function PieceSteps:moveAll(goals)
  local lifted = {}
  for _, goal in ipairs(goals) do
    local from = goal[1]
    if self:hasPiece(from) then
      local numbers = {}
      self:following(function(begin) numbers[#numbers + 1] = self.position.numbers[begin + from] end)
      lifted[#lifted + 1] = { to = goal[2], square = hasMoved(self.position:square(from)), numbers = numbers }
      self:remove(from)
    end
  end
  for _, piece in ipairs(lifted) do
    if piece.to >= 0 then
      self:captureAll(piece.to)
      self.changes:set(piece.to, piece.square)
      local next = 0
      self:following(function(begin)
        next = next + 1
        self:setNumber(begin + piece.to, piece.numbers[next])
      end)
    end
  end
end

-- Steps as functions of a run: frame, pieces, changes, turn. `v`: the values of a step as functions of the frame.
local StepCompiler = class()

function StepCompiler:init(phrases)
  self.phrases = phrases
  self.game = phrases.game
end

function StepCompiler:list(steps)
  local made = map(steps or {}, function(step) return self:made(step) end)
  return function(run)
    for _, step in ipairs(made) do step(run) end
  end
end

local function onCells(act)
  return function(step, v)
    return function(run)
      local other = v[2] and v[2](run.frame) or none
      for _, cell in ipairs(v[1](run.frame)) do act(run.pieces, cell, other) end
    end
  end
end

local function onValues(act)
  return function(step, v)
    return function(run)
      act(run, unpack(map(v, function(value) return value(run.frame) end)))
    end
  end
end

local function setLocal(step, v)
  return function(run) run.frame.locals[step.s] = v[1](run.frame) end
end

local plainSteps = {
  ["let"] = setLocal,
  ["set-local"] = setLocal,
  ["add-local"] = function(step, v)
    return function(run) run.frame.locals[step.s] = held(run.frame.locals[step.s] + v[1](run.frame)) end
  end,
  ["move"] = onValues(function(run, from, to) run.pieces:move(from, to) end),
  ["move-every"] = function(step, v)
    return function(run)
      run.pieces:moveAll(map(v[1](run.frame), function(cell)
        run.frame.locals[step.s] = cell
        return { cell, v[2](run.frame) }
      end))
    end
  end,
  ["put"] = onValues(function(run, type, player, cell)
    if cell then run.pieces:put(type, player, cell) else run.pieces:put(type, run.frame.context.me, player) end
  end),
  ["capture"] = onCells(PieceSteps.capture),
  ["remove"] = onCells(PieceSteps.remove),
  ["turn-into"] = onCells(PieceSteps.turnInto),
  ["give"] = onCells(PieceSteps.give),
  ["wall"] = onCells(PieceSteps.wall),
  ["clear"] = onCells(PieceSteps.clear),
  ["swap"] = onValues(function(run, one, other) run.pieces:swap(one, other) end),
  ["take"] = onValues(function(run, type, player) run.pieces:take(type, player) end),
  ["to-hand"] = onValues(function(run, type, player) run.pieces:addToHand(type, player) end),
  ["stack"] = onValues(function(run, from, to) run.pieces:deal(mostRepeats, from, to, false) end),
  ["deal"] = onValues(function(run, count, from, to) run.pieces:deal(count, from, to, false) end),
  ["deal-under"] = onValues(function(run, count, from, to) run.pieces:deal(count, from, to, true) end),
  ["again"] = function(step)
    return function(run) run.turn = { kind = "again", only = step.only or false, player = none } end
  end,
  ["next"] = onValues(function(run, player) run.turn = { kind = "next", only = false, player = player } end),
}

function StepCompiler:made(step)
  local v = map(step.v or {}, function(node) return self.phrases:made(node) end)
  if step.k == "set-number" or step.k == "add-number" then return self:numberStep(step, v) end
  if plainSteps[step.k] then return plainSteps[step.k](step, v) end
  return self:block(step, v[1])
end

function StepCompiler:numberStep(step, v)
  local numbers = self.game.numbers[step.i]
  return function(run)
    local of = v[2] and v[1](run.frame) or 0
    local given = v[#v](run.frame)
    if of < 0 or of >= numbers.count then return end
    local now = run.frame:position().numbers[numbers.begin + of]
    local next = step.k == "add-number" and now + given or given
    next = math.max(numbers.least, math.min(numbers.most, next))
    if next ~= now then run.changes:setNumber(numbers.begin + of, next) end
  end
end

function StepCompiler:block(step, value)
  local body = self:list(step.body)
  local otherwise = self:list(step.otherwise)
  if step.k == "if" then
    return function(run)
      if value(run.frame) ~= 0 then body(run) else otherwise(run) end
    end
  end
  if step.k == "for" then
    return function(run)
      for _, member in ipairs(value(run.frame)) do
        run.frame.locals[step.s] = member
        body(run)
      end
    end
  end
  if step.k == "repeat" then
    return function(run)
      for _ = 1, math.min(value(run.frame), mostRepeats) do body(run) end
    end
  end
  return function(run)
    local times = 0
    while times < step.most and value(run.frame) ~= 0 do
      body(run)
      times = times + 1
    end
  end
end
