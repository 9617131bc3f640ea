-- A design's own rules: numbers, moves, bans, effects and ends, made ready once and asked by several.

-- A phrase or steps with names of their own: what was given comes first, and names of the choices of the move begun stand
-- where they do.
local function entering(named, act, frameOf)
  return function(asked)
    local frame = frameOf and frameOf(asked) or asked
    frame.locals = { [0] = frame.given }
    for _, pair in ipairs(named.names) do frame.locals[pair[1]] = frame.chosen[pair[2]] end
    return act(asked)
  end
end

OwnGame = class()

-- Of two games beside each other: the questions of own rules about the others.
local Questions = class()

function OwnGame:init(book, data)
  self.book = book
  self.players = book.players
  self.numbers = row(data.numbers)
  self.numberCount = #data.numbers
  self.words = row(data.words, function(means) return { means = means } end)
  self.start = data.start
  self.fresh = row(data.fresh)
  self.looks = data.looks
  self.directionNames = row(data.directionNames)
  self.board = PhraseBoard(book.board, data)
  self.allPlayers = {}
  for player = 0, book.players - 1 do self.allPlayers[player + 1] = player end
  self.allTypes = {}
  for type = 0, book.typeCount - 1 do self.allTypes[type + 1] = type end
  self.endlessHands = book.rules.hands.supply ~= "counted"
  self.questions = Questions(book)
  local phrases = PhraseCompiler(self)
  local steps = StepCompiler(phrases)
  local function phrase(named)
    return named and entering(named, phrases:made(named.of)) or nil
  end
  local function run(named)
    return entering(named, steps:list(named.of), function(asked) return asked.frame end)
  end
  self.moveCount = #data.moves
  self.moves = row(data.moves, function(move)
    local made = copyOf(move)
    made.when = phrase(move.when)
    made.run = run(move.steps)
    made.lines = map(move.lines, function(line)
      local read = copyOf(line)
      read.value = phrases:made(line.value)
      read.condition = phrases:made(line.condition)
      read.where = phrases:made(line.where)
      return read
    end)
    return made
  end)
  self.bans = map(data.bans, function(ban)
    local made = copyOf(ban)
    made.before = phrase(ban.before)
    made.after = phrase(ban.after)
    return made
  end)
  self.effects = map(data.effects, function(effect)
    local made = copyOf(effect)
    made.condition = phrase(effect.condition)
    made.run = run(effect.steps)
    return made
  end)
  self.ends = map(data.ends, function(each)
    local made = copyOf(each)
    made["if"] = phrase(each["if"])
    made.most = phrase(each.most)
    made.because = map(each.because, function(part)
      local read = copyOf(part)
      read.value = phrase(part.value)
      return read
    end)
    return made
  end)
end

function OwnGame:otherThan(me)
  if me < 0 or self.players < 2 then return none end
  return (me + 1) % self.players
end

-- What repetition compares, the turn left aside.
function OwnGame:historyKey(position)
  local texts = {}
  for cell = 0, position.cells - 1 do
    if position.owner[cell] ~= none then
      texts[#texts + 1] = cell .. ":" .. position.type[cell] .. "," .. position.owner[cell]
      for _, square in ipairs(position:underOf(cell)) do texts[#texts + 1] = "+" .. square.type .. "," .. square.owner end
    end
  end
  for i = 0, self.numberCount - 1 do
    local numbers = self.numbers[i]
    if numbers.counted then
      texts[#texts + 1] = "n"
      for place = numbers.begin, numbers.begin + numbers.count - 1 do texts[#texts + 1] = position.numbers[place] end
    end
  end
  return table.concat(texts, ";")
end

function OwnGame:withTurn(past, position)
  return { key = self:historyKey(position), player = position.toMove, before = past }
end

-- At the beginning of how many earlier turns the position was the same.
function OwnGame:timesBefore(position, isTurnCounted)
  local link = position.past.turns
  if not link then return 0 end
  local key = self:historyKey(position)
  if not position.state.own.goesOn and link.key == key then link = link.before end -- the position itself
  local times = 0
  while link do
    if link.key == key and (not isTurnCounted or link.player == position.toMove) then times = times + 1 end
    link = link.before
  end
  return times
end

-- What own rules ask of the other rules. Bans that ask the same are left out of the answers.
function Questions:init(book)
  self.book = book
end

function Questions:inner()
  if not self.rules then
    self.rules = Legal(self.book)
    self.rules:leaveOutQuestions()
  end
  return self.rules
end

function Questions:threats()
  return self.book.threats
end

-- Where a piece could move to or capture on by its movement, as a piece of that type if there is one.
function Questions:reached(position, from, type, capturesOnly)
  if from < 0 or not position:isPiece(from) then return {} end
  local square = position:square(from)
  local cells = {}
  for _, outcome in ipairs(self:threats():outcomes(position, from, type < 0 and square.type or type, square.owner, square.moved)) do
    local victims = map(filter(outcome.taken, isCapture), function(taken) return taken.cell end)
    append(cells, victims)
    if not capturesOnly and not includes(victims, outcome.to) then cells[#cells + 1] = outcome.to end
  end
  return sortedCells(cells)
end

-- Where no enemy stands on the target, as if one did.
function Questions:attackers(position, target, player)
  local asked = position
  if not position:isPiece(target) or position.owner[target] == player then
    asked = position:clone()
    local type = position:isPiece(target) and position.type[target] or 0
    local other = math.min((player + 1) % math.max(self.book.players, 2), self.book.players - 1)
    asked:setSquare(target, { owner = other, type = type, was = none, moved = 1 })
  end
  return filter(asked:piecesOf(player), function(from) return from ~= target and self:threats():attacks(asked, from, target) end)
end

function Questions:asked(position, player)
  local asked = position:clone()
  asked.toMove = player
  return asked
end

function Questions:legal(position, from)
  if not position:isPiece(from) then return {} end
  local asked = self:asked(position, position.owner[from])
  return sortedCells(map(self:inner():safeMovesFrom(asked, from), function(move) return move.to end))
end

function Questions:isStuck(position, player)
  return #self:inner():safeMoves(self:asked(position, player)) == 0
end

function Questions:movesLeft(position, player)
  return position.toMove == player and self:mostMoves(position:clone(), 64) or 0
end

function Questions:mostMoves(position, deepest)
  local most = 0
  if deepest == 0 then return most end
  for _, move in ipairs(self:inner():safeMoves(position)) do
    if move.kind ~= "pass" then
      local undo = self:inner():make(position, move)
      most = math.max(most, 1 + (position.state.own.goesOn and self:mostMoves(position, deepest - 1) or 0))
      Maker.undo(undo)
    end
  end
  return most
end

-- Changes that are only looked at: what comes of them tells choices apart.
local TrialChanges = class()

function TrialChanges:init(position)
  self.position = position
  self.squares = {}
  self.unders = {}
  self.numbers = {}
  self.counts = {}
end

function TrialChanges:set(cell, square)
  self.squares[cell] = self.squares[cell] or self.position:square(cell)
  self.position:setSquare(cell, square)
  local under = self.position:underOf(cell)
  if square.owner ~= none or #under == 0 then return end
  self:setUnder(cell, slice(under, 1, #under - 1))
  self:set(cell, under[#under])
end

function TrialChanges:setUnder(cell, squares)
  self.unders[cell] = self.unders[cell] or self.position:underOf(cell)
  self.position:setUnder(cell, squares)
end

function TrialChanges:setNumber(place, value)
  self.numbers[place] = self.numbers[place] or self.position.numbers[place]
  self.position.numbers[place] = value
end

function TrialChanges:changeCount(name, player, type, by)
  local at = player * self.position.types + type
  local counts = self.position[name]
  self.counts[name .. at] = self.counts[name .. at] or { name = name, at = at, old = counts[at] }
  counts[at] = counts[at] + by
end

function TrialChanges:capture(cell)
  local square = self.position:square(cell)
  self:set(cell, emptySquare)
  self:changeCount("captured", square.owner, square.type, 1)
end

-- All that is different now, and what turn follows.
function TrialChanges:result(turn)
  local told = {}
  local function tell(name, now, before)
    local text = said(now)
    if text ~= said(before) then told[#told + 1] = name .. ":" .. text end
  end
  for cell, before in pairs(self.squares) do tell("s" .. cell, self.position:square(cell), before) end
  for cell, before in pairs(self.unders) do tell("u" .. cell, self.position:underOf(cell), before) end
  for place, before in pairs(self.numbers) do tell("n" .. place, self.position.numbers[place], before) end
  for key, count in pairs(self.counts) do tell(key, self.position[count.name][count.at], count.old) end
  table.sort(told)
  return table.concat(told, ";") .. said(turn)
end

function TrialChanges:takeBack()
  for cell, before in pairs(self.squares) do self.position:setSquare(cell, before) end
  for cell, before in pairs(self.unders) do self.position:setUnder(cell, before) end
  for place, before in pairs(self.numbers) do self.position.numbers[place] = before end
  for _, count in pairs(self.counts) do self.position[count.name][count.at] = count.old end
end

local noTurn = { kind = "none", only = false, player = none }

-- Asks and does what own rules say. A move is begun, then made, then asked about.
OwnRules = class()

function OwnRules:init(book)
  self.book = book
  self.game = book.own
  self.frame = Frame()
  self.leavesOutQuestions = false
  self.turn = noTurn
end

function OwnRules:beginIn(position)
  local frame = self.frame
  frame.read = {
    now = position, beforeMove = position, beforeTurn = position.past.turnStart or position, atStart = self.book.ownStart,
  }
  frame.reading = "now"
  frame.chosen = {}
  frame.given = none
  frame.context = {
    me = position.toMove, turn = position.state.turn + 1, from = none, to = none, mover = none, path = {}, captured = {},
  }
end

-- The own moves of the player to move; those with the same result once.
function OwnRules:list(position)
  local moves = {}
  self:beginIn(position)
  for index = 0, self.game.moveCount - 1 do
    local rule = self.game.moves[index]
    if covers(rule.players, position.toMove) and (not rule.when or rule.when(self.frame) ~= 0) then
      local found = {}
      self.frame.locals = {}
      self:choose(rule, index, 1, {}, {}, found)
      append(moves, rule.mayCoincide and #found > 1 and self:distinct(position, found) or found)
      self:beginIn(position)
    end
  end
  return moves
end

-- `chosenAt`: by the number of each line, which choice it is.
function OwnRules:choose(rule, index, line, choices, chosenAt, found)
  local frame = self.frame
  if line > #rule.lines then
    found[#found + 1] = self:moveOf(rule, index, choices, chosenAt)
    return
  end
  local asked = rule.lines[line]
  chosenAt[line - 1] = nil
  if asked.condition and asked.condition(frame) == 0 then
    frame.locals[asked.s] = asked.nothing
    self:choose(rule, index, line + 1, choices, chosenAt, found)
  elseif asked.isLet then
    frame.locals[asked.s] = asked.value(frame)
    self:choose(rule, index, line + 1, choices, chosenAt, found)
  else
    chosenAt[line - 1] = #choices + 1
    for _, member in ipairs(asked.value(frame)) do
      frame.locals[asked.s] = member
      if not asked.where or asked.where(frame) ~= 0 then
        choices[#choices + 1] = { kind = asked.kind, value = member }
        self:choose(rule, index, line + 1, choices, chosenAt, found)
        choices[#choices] = nil
      end
    end
  end
end

local function cellsOfChoices(choices)
  return map(filter(choices, function(choice) return choice.kind == "cell" end), function(choice) return choice.value end)
end

function OwnRules:moveOf(rule, index, choices, chosenAt)
  local cells = cellsOfChoices(choices)
  local function named(line, otherwise)
    return chosenAt[line] and choices[chosenAt[line]].value or otherwise
  end
  local move = makeMove("own", { own = { rule = index, choices = slice(choices, 1) } })
  if #cells == 0 then return move end
  local position = self.frame:position()
  move.from = named(rule.fromLine, cells[1])
  move.to = named(rule.toLine, cells[#cells])
  move.type = position:isPiece(move.from) and position.type[move.from] or 0
  return move
end

-- Of moves with the same result the first stays.
function OwnRules:distinct(position, moves)
  local results = {}
  local trial = position:clone()
  return filter(moves, function(move)
    local changes = TrialChanges(trial)
    self:begin(trial, move)
    self:act(move, changes)
    local result = changes:result(self.turn)
    changes:takeBack()
    local isNew = not results[result]
    results[result] = true
    return isNew
  end)
end

function OwnRules:isKeptOut(position, move)
  local only = position.state.own.only
  return only and not some(only, function(ref) return self:isNamed(ref, move, false) end)
end

function OwnRules:isNamed(ref, move, hasCaptured)
  if ref == "capture" then return hasCaptured or isCaptureMove(move) end
  if ref == "promote" then return move.kind == "promote" or move.becomes ~= none end
  if type(ref) == "string" then return move.kind == ref end
  return move.kind == "own" and move.own.rule == ref
end

-- The lines are gone through again with what was chosen.
function OwnRules:loadChoices(move)
  local frame = self.frame
  frame.locals = {}
  local next = 1
  for _, line in ipairs(self.game.moves[move.own.rule].lines) do
    if line.condition and line.condition(frame) == 0 then
      frame.locals[line.s] = line.nothing
    elseif line.isLet then
      frame.locals[line.s] = line.value(frame)
    elseif next <= #move.own.choices then
      frame.locals[line.s] = move.own.choices[next].value
      next = next + 1
    end
  end
  return frame.locals
end

function OwnRules:begin(position, move)
  self:beginIn(position)
  self.turn = noTurn
  self.hasCaptured = false
  local context = self.frame.context
  if move.own then
    self.frame.chosen = self:loadChoices(move)
    context.path = cellsOfChoices(move.own.choices)
    context.from = #context.path > 0 and move.from or none
    context.to = #context.path > 0 and move.to or none
    local isPiece = context.from >= 0 and isPieceSquare(position:square(context.from))
    context.mover = isPiece and position.type[context.from] or none
  else
    local hasTo = move.kind ~= "build" and move.kind ~= "pass"
    context.from = hasTo and move.kind ~= "drop" and move.from or none
    context.to = hasTo and move.to or none
    context.mover = hasTo and move.type or none
    local cells = append({ context.to }, map(move.taken, function(taken) return taken.cell end))
    context.path = filter(cells, function(cell) return cell >= 0 end)
  end
  if self.game.looks.beforeMove then self.frame.read.beforeMove = position:clone() end
end

-- Whether the rule is the one made for this move: with its choices, where the rule names it.
function OwnRules:isVariant(rule, move)
  if rule.own >= 0 then return move.kind == "own" and move.own.rule == rule.own end
  return move.kind ~= "own" or not includes(rule.moves, move.own.rule)
end

function OwnRules:act(move, changes)
  self:run(self.game.moves[move.own.rule], changes)
end

function OwnRules:run(rule, changes)
  local run = { frame = self.frame, changes = changes, pieces = PieceSteps(self.game, self.frame, changes), turn = self.turn }
  rule.run(run)
  self.turn = run.turn
end

function OwnRules:isMeant(rule, move)
  local context = self.frame.context
  return (#rule.types == 0 or (context.mover >= 0 and includes(rule.types, context.mover))) and covers(rule.players, context.me)
    and (#rule.moves == 0 or some(rule.moves, function(ref) return self:isNamed(ref, move, self.hasCaptured) end))
end

function OwnRules:follow(move, captured, changes)
  local context = self.frame.context
  append(context.captured, captured)
  self.hasCaptured = #context.captured > 0
  for _, effect in ipairs(self.game.effects) do
    local isOfMove = not includes(effect.moves, "turn") and not includes(effect.moves, "start")
    if isOfMove and self:isVariant(effect, move) and self:isMeant(effect, move) then self:runIf(effect, changes) end
  end
end

function OwnRules:runIf(effect, changes)
  if not effect.condition or effect.condition(self.frame) ~= 0 then self:run(effect, changes) end
end

function OwnRules:endTurn(changes)
  for _, effect in ipairs(self.game.effects) do
    if includes(effect.moves, "turn") and covers(effect.players, self.frame.context.me) then self:runIf(effect, changes) end
  end
end

function OwnRules:strikes(ban, move)
  return not (ban.asksGame and self.leavesOutQuestions) and self:isVariant(ban, move) and self:isMeant(ban, move)
end

function OwnRules:isBannedBefore(move)
  return some(self.game.bans, function(ban)
    return not ban.after and ban.before and self:strikes(ban, move) and ban.before(self.frame) ~= 0
  end)
end

function OwnRules:isBannedAfter(move, position)
  self.frame.read.now = position
  local wasCapture = isCaptureMove(move)
  return some(self.game.bans, function(ban)
    local isLate = not ban.after and self.hasCaptured and not wasCapture and includes(ban.moves, "capture")
    if (not ban.after and not isLate) or not self:strikes(ban, move) then return false end
    return (not ban.after or ban.after(self.frame) ~= 0) and (not ban.before or self.frame:within("beforeMove", ban.before) ~= 0)
  end)
end

-- Whether a ban with `checks` strikes a capture by the piece on one cell of what stands on another.
function OwnRules:forbidsCapture(position, from, target)
  local square = position:square(from)
  local taken = { { cell = target, putTo = none } }
  local move = makeMove("move", { from = from, to = target, type = square.type, taken = taken })
  self:begin(position, move)
  self.frame.context.me = square.owner
  return some(self.game.bans, function(ban)
    if not ban.checks or ban.after or not ban.before or ban.own >= 0 then return false end
    return self:isMeant(ban, move) and ban.before(self.frame) ~= 0
  end)
end

-- In an end `me` is the player who has moved, and the turn is that of the move.
function OwnRules:beginEnd(position, player)
  self:beginIn(position)
  local own, turn = position.state.own, position.state.turn
  local context = self.frame.context
  local waits = self.game.players == 2 and 1 - position.toMove or none
  context.me = own.lastMover == none and waits or own.lastMover
  if not own.goesOn then context.turn = math.max(turn, 1) end
  self.frame.given = player
end

function OwnRules:holds(rule, position, player)
  if not rule["if"] then return false end
  self:beginEnd(position, player)
  return rule["if"](self.frame) ~= 0
end

function OwnRules:most(rule, position, player)
  self:beginEnd(position, player)
  return rule.most(self.frame)
end

function OwnRules:reason(rule, position, player)
  local texts = map(rule.because, function(part)
    if not part.value then return part.text end
    self:beginEnd(position, player)
    return self.book:valueText(part.value(self.frame), part.type)
  end)
  return table.concat(texts)
end
