-- Makes a move with all that follows by the rules, and takes it back.

Maker = class()

function Maker:init(book)
  self.book = book
  self.board = book.board
  self.rules = book.rules
  self.own = book.own and OwnRules(book) or nil
end

-- What undo() needs to take it back.
function Maker:make(position, move)
  local undo = {
    position = position, squares = {}, counts = {}, unders = {}, numbers = {}, state = position.state,
    toMove = position.toMove, past = position.past,
  }
  position.state = copyState(position.state)
  local play = {
    position = position, move = move, player = position.toMove, state = position.state, before = undo.state, squares = undo.squares,
    counts = undo.counts, unders = undo.unders, numbers = undo.numbers, captured = {},
  }
  if move.goesOn then
    self:act(play)
    self:dropLostRights(play)
  elseif self.own then
    self:makeByOwnRules(play)
  else
    self:playMove(play)
    self:advance(play)
  end
  return undo
end

function Maker.undo(undo)
  local position = undo.position
  for i = #undo.squares, 1, -1 do position:setSquare(undo.squares[i][1], undo.squares[i][2]) end
  for i = #undo.counts, 1, -1 do undo.counts[i][1][undo.counts[i][2]] = undo.counts[i][3] end
  for i = #undo.unders, 1, -1 do position:setUnder(undo.unders[i][1], undo.unders[i][2]) end
  for i = #undo.numbers, 1, -1 do position.numbers[undo.numbers[i][1]] = undo.numbers[i][2] end
  position.state = undo.state
  position.toMove = undo.toMove
  position.past = undo.past
end

function Maker:set(play, cell, square)
  play.squares[#play.squares + 1] = { cell, play.position:square(cell) }
  play.position:setSquare(cell, square)
  local under = play.position:underOf(cell)
  if square.owner ~= none or #under == 0 then return end
  self:setUnder(play, cell, slice(under, 1, #under - 1)) -- the piece below comes up
  self:set(play, cell, under[#under])
end

function Maker:setUnder(play, cell, squares)
  play.unders[#play.unders + 1] = { cell, play.position:underOf(cell) }
  play.position:setUnder(cell, squares)
end

function Maker:setNumber(play, place, value)
  play.numbers[#play.numbers + 1] = { place, play.position.numbers[place] }
  play.position.numbers[place] = value
end

function Maker:changeCount(play, place, player, type, by)
  local at = player * self.book.typeCount + type
  play.counts[#play.counts + 1] = { place, at, place[at] }
  place[at] = place[at] + by
end

function Maker:hasTouched(play, cell)
  return some(play.squares, function(each) return each[1] == cell end)
end

-- Everything but that the turn passes.
function Maker:playMove(play, followOwn)
  local passers = self:lastingPassers(play.position)
  local state, move = play.state, play.move
  state.passers = {}
  state.quiet = state.quiet + 1
  state.passes = move.kind == "pass" and state.passes + 1 or 0
  self:act(play)
  if move.own then self.own:act(move, self:changesOf(play)) end
  if move.gate then
    self:changeCount(play, play.position.hand, play.player, move.gate.type, -1)
    self:set(play, move.gate.cell, { owner = play.player, type = move.gate.type, was = none, moved = 1 })
  end
  if move.wall ~= none then self:build(play, move.wall) end
  self:dropLostRights(play)
  self:keepPassers(play, passers)
  if followOwn then followOwn() end
  if move.retires then self:retire(play) end
end

-- The steps of own rules change the position so that the move can be taken back.
function Maker:changesOf(play)
  local maker = self
  return {
    position = play.position,
    set = function(_, cell, square) maker:set(play, cell, square) end,
    setUnder = function(_, cell, squares) maker:setUnder(play, cell, squares) end,
    setNumber = function(_, place, value) maker:setNumber(play, place, value) end,
    changeCount = function(_, name, player, type, by) maker:changeCount(play, play.position[name], player, type, by) end,
    capture = function(_, cell)
      play.state.quiet = 0
      maker:capture(play, cell)
    end,
  }
end

local function withoutPast(position)
  local copy = position:clone()
  copy.past = {}
  return copy
end

function Maker:makeByOwnRules(play)
  local position, move, state = play.position, play.move, play.state
  local game = self.own.game
  local changes = self:changesOf(play)
  local past = copyOf(position.past)
  if game.looks.beforeTurn and not past.turnStart then past.turnStart = withoutPast(position) end
  if game.looks.history and not past.turns then past.turns = game:withTurn(nil, position) end
  position.past = past
  self.own:begin(position, move)
  self:playMove(play, function()
    self.own:follow(move, play.captured, changes)
    self:dropLostRights(play)
    self:gainRights(play)
  end)
  local turn = self.own.turn
  state.own.goesOn = turn.kind == "again"
  state.own.only = state.own.goesOn and turn.only
  self:noteLastMove(play)
  if state.own.goesOn then return end
  self.own:endTurn(changes)
  turn = self.own.turn
  if turn.kind == "next" and turn.player >= 0 and turn.player < self.book.players then
    self:advanceTo(play, turn.player)
  else
    self:advance(play)
  end
  position.past = {}
  if game.looks.history then position.past.turns = game:withTurn(past.turns, position) end
  if game.looks.beforeTurn then position.past.turnStart = withoutPast(position) end
end

-- To the next turn of this player.
function Maker:advanceTo(play, player)
  local turn = play.state.turn + 1
  local left = mostRepeats
  while left > 0 and self.book:playerAt(turn) ~= player do
    turn = turn + 1
    left = left - 1
  end
  play.state.turn = turn
  play.position.toMove = player
end

-- What phrases ask of the last move.
function Maker:noteLastMove(play)
  local move, own = play.move, play.state.own
  own.lastMover = play.player
  if not self.own.game.looks.lastMove then return end
  local hasCells = move.kind ~= "pass" and move.kind ~= "build" and not (move.own and #move.own.choices == 0)
  own.lastFrom = hasCells and move.from or none
  own.lastTo = hasCells and move.to or none
  own.lastType = hasCells and move.type or none
end

-- Numbers that go with pieces; those of a captured piece are lost.
function Maker:carryNumbers(play)
  if not self.own then return end
  local numbers = play.position.numbers
  local game = self.own.game
  local function set(place, value)
    if numbers[place] ~= value then self:setNumber(play, place, value) end
  end
  for i = 0, game.numberCount - 1 do
    local begin = game.numbers[i].begin
    if game.numbers[i].follows then
      set(begin + play.move.to, numbers[begin + play.move.from])
      set(begin + play.move.from, game.fresh[begin + play.move.from])
      for _, cell in ipairs(play.captured) do
        if cell ~= play.move.to then set(begin + cell, game.fresh[begin + cell]) end
      end
    end
  end
end

function Maker:act(play)
  local move, state = play.move, play.state
  if move.kind == "move" or move.kind == "castle" then
    self:displace(play)
  elseif move.kind == "drop" then
    self:drop(play)
  elseif move.kind == "promote" then
    self:set(play, move.from, self:promoted(play.position:square(move.from), move.becomes))
    state.quiet = 0
  elseif move.kind == "remove" then
    state.quiet = 0
    self:capture(play, move.from)
    self:moveOthers(play)
  end
end

-- A piece becomes another type, or again what it was.
function Maker:promoted(piece, type)
  local square = copyOf(piece)
  if square.was == type then
    square.was = none
  elseif self.book.remembersPromotion and square.was == none then
    square.was = square.type
  end
  square.type = type
  return square
end

function Maker:moveOthers(play)
  local lifted = {}
  for _, piece in ipairs(play.move.taken) do
    if piece.putTo == none then self:capture(play, piece.cell) end
  end
  for _, piece in ipairs(play.move.taken) do
    if piece.putTo ~= none then
      lifted[#lifted + 1] = { piece.putTo, play.position:square(piece.cell) }
      self:set(play, piece.cell, emptySquare)
    end
  end
  for _, each in ipairs(lifted) do self:set(play, each[1], hasMoved(each[2])) end
end

function Maker:displace(play)
  local move, state, position = play.move, play.state, play.position
  local mover = position:square(move.from)
  local type = mover.type
  local captured = isCaptureMove(move)
  local victim = move.captures and position.type[move.to] or none
  self:notePassers(play, type)
  self:set(play, move.from, emptySquare)
  self:moveOthers(play)
  if move.captures then
    repeat
      self:capture(play, move.to)
    until not position:isPiece(move.to) -- a whole stack falls
  end
  state.lastMoved = type
  mover.moved = 1
  if move.exchanges then state.exchanges[play.player] = state.exchanges[play.player] + 1 end
  if move.becomes ~= none then mover = self:promoted(mover, move.becomes) end
  self:set(play, move.to, mover)
  self:carryNumbers(play)
  local isIrreversible = some(self.rules.ends, function(rule) return rule.when == "quiet-moves" and includes(rule.types, type) end)
  if captured or isIrreversible then state.quiet = 0 end
  if captured then self:sufferForCapture(play, type, victim) end
  self:seizeEnclosed(play)
  self:takeFirstMoves(play, type)
  if move.kind == "castle" then self:noteCastling(play) end
end

function Maker:drop(play)
  local move = play.move
  local piece = { owner = play.player, type = move.type, was = none, moved = self.book.countsDroppedAsUnmoved and 0 or 1 }
  if move.becomes ~= none then piece = self:promoted(piece, move.becomes) end
  if self.rules.hands.supply == "counted" then self:changeCount(play, play.position.hand, play.player, move.type, -1) end
  self:set(play, move.to, piece)
  self:moveOthers(play)
  play.state.quiet = 0
  self:takeFirstMoves(play, piece.type)
  self:seizeEnclosed(play)
  self:gainRights(play)
end

function Maker:capture(play, cell)
  local position, state, move = play.position, play.state, play.move
  local square = position:square(cell)
  local owner, type = square.owner, square.type
  if owner ~= play.player and not state.out[owner] then
    for _, each in ipairs(self.rules.scoring.captured) do
      if each.type == type then state.points[play.player] = state.points[play.player] + each.points end
    end
  end
  play.captured[#play.captured + 1] = cell
  self:set(play, cell, emptySquare)
  local taker = self:takerOf(play, owner)
  if taker == none then return self:changeCount(play, position.captured, owner, type, 1) end
  local reverts = self.rules.hands.form == "unpromoted" and square.was ~= none
  return self:changeCount(play, position.hand, taker, reverts and square.was or type, 1)
end

function Maker:takerOf(play, owner)
  if self.rules.hands.captured == "away" then return none end
  if owner ~= play.player then return play.player end
  return self.book.players == 2 and 1 - owner or none
end

function Maker:sufferForCapture(play, captor, victim)
  local position, move = play.position, play.move
  local explosion = find(self.rules.explosions, function(rule)
    return (victim == none or covers(rule.victims, victim)) and covers(rule.captors, captor)
  end)
  if explosion then
    if not includes(explosion.survivors, position.type[move.to]) then self:capture(play, move.to) end
    for _, line in ipairs(self.board:lines(explosion.lines, move.to)) do
      if #line > 0 and position:isPiece(line[1]) and not includes(explosion.unharmed, position.type[line[1]]) then
        self:capture(play, line[1])
      end
    end
  end
  if not some(self.rules.petrifications, function(rule) return covers(rule.types, captor) end) then return end
  if position:isPiece(move.to) then self:capture(play, move.to) end
  self:putWall(play, move.to)
end

function Maker:putWall(play, cell)
  self:set(play, cell, copyOf(emptySquare, { owner = wall }))
end

function Maker:seizeEnclosed(play)
  local position, move, player = play.position, play.move, play.player
  for _, rule in ipairs(self.rules.enclosing) do
    if position:isPiece(move.to) and covers(rule.captors, position.type[move.to]) and self:isArrival(move, rule) then
      for _, cell in ipairs(enclosed(self.book, position, rule, move.to, player)) do
        play.state.quiet = 0
        if rule.fate == "captured" then
          self:capture(play, cell)
        else
          self:set(play, cell, copyOf(position:square(cell), { owner = player }))
        end
      end
    end
  end
end

function Maker:isArrival(move, rule)
  local isDrop = move.kind == "drop"
  if rule.arrival == "any" then return true end
  if rule.arrival == "drop" then return isDrop end
  return not isDrop and (rule.arrival == "move"
    or some(self.board:lines(rule.lines, move.from), function(line) return includes(line, move.to) end))
end

-- Enemies on one line with a piece that has arrived count as moved, if the rules say so.
function Maker:takeFirstMoves(play, mover)
  local position = play.position
  for _, rule in ipairs(self.rules.aims) do
    for _, line in ipairs(covers(rule.types, mover) and self.board:lines(rule.lines, play.move.to) or {}) do
      for _, cell in ipairs(line) do
        if position:isPiece(cell) and position.owner[cell] ~= play.player and position.moved[cell] == 0
          and covers(rule.targets, position.type[cell]) then
          self:set(play, cell, hasMoved(position:square(cell)))
        end
      end
    end
  end
end

function Maker:build(play, cell)
  if some(self.rules.walling, function(rule) return rule.life == "moves" end) then
    for old = 0, self.board.size - 1 do
      if play.position:isWall(old) then self:set(play, old, emptySquare) end
    end
  end
  self:putWall(play, cell)
end

function Maker:notePassers(play, mover)
  local move, state = play.move, play.state
  if move.kind == "move" and move.becomes == none and not move.exchanges then
    local next = self.book:playerAfter(play.player, play.before.turn)
    for _, rule in ipairs(self.rules["en-passant"]) do
      for _, cell in ipairs(covers(rule.victims, mover) and self.board:way(move.from, move.to) or {}) do
        local isFor = rule.within == "round" or (covers(rule.players, next) and self.board:isIn(rule.zone, next, cell))
        if cell ~= move.to and isFor then state.passers[#state.passers + 1] = { passed = cell, stands = move.to } end
      end
    end
  end
  state.passers = sortedPassers(state.passers)
end

function Maker:lastingPassers(position)
  return filter(position.state.passers, function(passer)
    local owner = position.owner[passer.stands]
    return owner >= 0 and owner ~= position.toMove and not position.state.out[owner]
      and some(self.rules["en-passant"], function(rule)
        return rule.within == "round" and covers(rule.victims, position.type[passer.stands])
      end)
  end)
end

function Maker:keepPassers(play, lasting)
  local kept = filter(lasting, function(passer)
    return not self:hasTouched(play, passer.passed) and not self:hasTouched(play, passer.stands)
  end)
  if #kept > 0 then play.state.passers = sortedPassers(append(slice(play.state.passers, 1), kept)) end
end

function Maker:dropLostRights(play)
  if play.move.kind == "drop" then return end
  local rights = play.state.rights
  for i, wing in ipairs(self.book.wings) do
    if rights[i] and (self:hasTouched(play, wing.king) or self:hasTouched(play, wing.partner)) then rights[i] = false end
  end
end

function Maker:gainRights(play)
  for i, wing in ipairs(self.book.wings) do
    local isHere = self:hasTouched(play, wing.king) or self:hasTouched(play, wing.partner)
    if wing.rule.pieces == "dropped" and isHere and self.book:standsReady(play.position, wing) then play.state.rights[i] = true end
  end
end

function Maker:noteCastling(play)
  local wings = self.book.wings
  local _, here = find(wings, function(wing) return wing.player == play.player and wing["king-to"] == play.move.to end)
  if not here then return end
  if wings[here].rule.rivalry ~= "opposite-wings" then return end
  for i, wing in ipairs(wings) do
    if wing.player ~= play.player and wing.letter == wings[here].letter then play.state.rights[i] = false end
  end
end

-- The player leaves the game, with or without the pieces.
function Maker:retire(play)
  local state, position, player = play.state, play.position, play.player
  local fate = self.rules.turns.lost
  local turn = state.turn - 1
  while turn > 0 and state.out[self.book:playerAt(turn)] do turn = turn - 1 end
  local last = self.book:playerAt(math.max(turn, 0))
  if play.move.mated and last ~= player then state.points[last] = state.points[last] + self.rules.scoring.mate end
  state.out[player] = true
  if fate == "pieces-die" then return end
  for _, cell in ipairs(position:piecesOf(player)) do
    local type = position.type[cell]
    self:set(play, cell, emptySquare)
    self:changeCount(play, position.captured, player, type, 1)
    if fate == "pieces-stay" then self:putWall(play, cell) end
  end
end

-- The turns of players who are out of the game are left out.
function Maker:advance(play)
  local state = play.state
  local next = self.book:playerAfter(play.player, state.turn)
  state.turn = state.turn + 1
  local out = 0
  while state.out[next] and out < self.book.players do
    state.turn = state.turn + 1
    next = self.book:playerAt(state.turn)
    out = out + 1
  end
  play.position.toMove = next
end

isCaptureMove = function(move)
  return move.captures or some(move.taken, isCapture)
end

sortedPassers = function(passers)
  local sorted = slice(passers, 1)
  table.sort(sorted, function(a, b)
    if a.passed ~= b.passed then return a.passed < b.passed end
    return a.stands < b.stands
  end)
  return filter(sorted, function(each, i)
    return i == 1 or each.passed ~= sorted[i - 1].passed or each.stands ~= sorted[i - 1].stands
  end)
end

sortedCells = ordered

-- The enemies that a piece on the cell encloses.
enclosed = function(book, position, rule, cell, player)
  local board = book.board
  local function isVictim(at)
    return position:isPiece(at) and position.owner[at] ~= player and covers(rule.victims, position.type[at])
      and board:isIn(rule.zone, player, at)
  end
  local function isCaptor(at)
    if position:isPiece(at) then
      return position.owner[at] == player and (covers(rule.captors, position.type[at]) or includes(rule.helpers, position.type[at]))
    end
    return rule.hostile ~= none and position:isEmpty(at) and board:isIn(rule.hostile, player, at)
  end
  local lines = board:lines(rule.lines, cell)
  local function isBacked(line)
    return #line > 0 and position.owner[line[1]] == player
  end
  if rule.backing == "friend" and not some(lines, isBacked) then return {} end
  local function isTaken(line)
    if rule.shape == "neighbour" then return true end
    if rule.shape == "pair" then return #line > 1 and isCaptor(line[2]) end
    return rule.shape == "all" and every(board:lines(rule.lines, line[1]), function(other) return #other == 0 or isCaptor(other[1]) end)
  end
  local found = {}
  for _, line in ipairs(lines) do
    if rule.shape == "line" then
      local captor, at = find(line, function(each) return not isVictim(each) end)
      if captor and at > 1 and isCaptor(captor) then append(found, slice(line, 1, at - 1)) end
    elseif #line > 0 and isVictim(line[1]) and isTaken(line) then
      found[#found + 1] = line[1]
    end
  end
  return sortedCells(found)
end
