-- Which moves are legal: they are tried; duties choose among those that remain.

Legal = class()

function Legal:init(book)
  self.book = book
  self.rules = book.rules
  self.board = book.board
  self.threats = book.threats
  self.maker = Maker(book)
  self.moves = Moves(book, self.threats, self.maker)
  self.judge = Judge(self)
  local limitsDrops = some(self.rules.drops, function(rule) return rule.threat ~= "anything" end)
  self.triesMoves = book.hasRoyals or #self.rules.check.facing > 0 or limitsDrops or (book.own ~= nil and #book.own.bans > 0)
  self.wallsShield = every(self.rules.walling, function(rule) return rule.shields end)
  self.losersLeave = self.rules.turns.lost ~= "ends-game"
  self.countsChecks = some(self.rules.ends, function(rule) return rule.when == "checks" end)
end

function Legal:leaveOutQuestions()
  for _, own in ipairs({ self.maker.own, self.moves.own, self.judge.own }) do own.leavesOutQuestions = true end
end

function Legal:safeMovesFrom(position, from)
  local isUnchecked = not self.threats:isInCheck(position, position.toMove)
  local moves = slice(self.moves:movesOf(position, from, isUnchecked), 1)
  for i, wing in ipairs(self.book.wings) do
    if wing.king == from then append(moves, self.moves:castlings(position, i)) end
  end
  local before = self:lookBefore(position)
  return filter(moves, function(move) return self:isSafe(position, move, before) end)
end

-- The legal moves; none if the game is over whatever moves there are.
function Legal:legal(position)
  if self.judge:immediate(position) then return {} end
  local moves = self:safeMoves(position)
  if self:retires(position, moves) then
    local mated = not self.judge:mustRetire(position) and self.threats:isInCheck(position, position.toMove)
    return { makeMove("pass", { retires = true, mated = mated }) }
  end
  return self.judge:unanswered(position, moves) and {} or moves
end

function Legal:retires(position, moves)
  return self.losersLeave and (self.judge:mustRetire(position) or (#moves == 0 and self.judge:retiresWhenStuck(position)))
end

function Legal:safeMoves(position)
  local moves = self.moves:list(position)
  if self.triesMoves and #moves > 0 then
    local before = self:lookBefore(position)
    moves = filter(moves, function(move) return self:isSafe(position, move, before) end)
  end
  moves = self:dutiful(position, moves)
  return #moves > 0 and moves or self:whenStuck(position)
end

function Legal:whenStuck(position)
  local player = position.toMove
  local wanted = {}
  for _, cell in ipairs(position:piecesOf(player)) do self.moves:exchangesOf(position, cell, true, wanted) end
  local function isSafe(move)
    return not self.triesMoves or self:isSafe(position, move, self:lookBefore(position))
  end
  local safe = filter(wanted, isSafe)
  if #safe > 0 then return safe end
  local isThere = #position:piecesOf(player) > 0
    or (self.book.own and some(self.book.own.moves, function(move) return covers(move.players, player) end))
  local mayPass = self.rules.pass == "stuck" and covers(self.rules.passers, player) and isThere
  return mayPass and filter({ makeMove("pass") }, isSafe) or {}
end

-- What has to be known of a position before its moves are tried.
function Legal:lookBefore(position)
  local player = position.toMove
  local othersRoyals = {}
  for other = 0, self.book.players - 1 do
    if other ~= player and not position.state.out[other] then append(othersRoyals, self.threats:decisiveCells(position, other)) end
  end
  local facing = self.book.facingRefused
  return {
    player = player, othersRoyals = othersRoyals, royals = self.threats:decisiveCells(position, player),
    lasting = self.threats:lastingRoyals(position, player),
    isInCheck = self.rules.check.flight == "none" and self.threats:isInCheck(position, player),
    isFaced = facing ~= nil and royalsFace(self.book, position, facing.lines),
  }
end

function Legal:isSafe(position, move, before)
  if move.goesOn then return true end
  local isBuilding = move.kind == "build"
  if move.wall ~= none and not self.wallsShield then
    if isBuilding then return self:isSafeAlone(position, move, before) end
    return self:isSafe(position, copyOf(move, { wall = none }), before)
  end
  if self.maker.own then
    self.maker.own:begin(position, move)
    if self.maker.own:isBannedBefore(move) then return false end
  end
  return self:answersCheck(position, move, before)
    and (move.kind ~= "castle" or self:castlesSafely(position, move))
    and (self.rules.check.way ~= "whole" or self:crossesSafely(position, move))
    and self:isSafeAlone(position, move, before)
    and self:isSafeWhenTried(position, move, before)
end

-- A royal piece in check that may not flee takes its only attacker.
function Legal:answersCheck(position, move, before)
  if not before.isInCheck or move.kind ~= "move" or not self.book:isRoyal(move.type, before.player) then return true end
  local attackers = self.threats:attackers(position, move.from, before.player)
  return #attackers == 0 or (#attackers == 1 and attackers[1] == move.to)
end

-- The cells before the last.
local function crossed(way)
  return slice(way, 1, #way - 1)
end

function Legal:castlesSafely(position, move)
  local player = position.toMove
  local wing = find(self.book.wings, function(each) return each.player == player and each["king-to"] == move.to end)
  if wing.rule.safety == "end-only" or not self.book:isRoyal(move.type, player) then return true end
  return not self.threats:isAttacked(position, move.from, player)
    and not self:isAttackedOnWay(position, move.from, crossed(self.board:way(move.from, move.to)))
end

function Legal:isAttackedOnWay(position, from, way)
  local player = position.toMove
  local king = position:square(from)
  position:setSquare(from, emptySquare)
  local isAttacked = some(way, function(cell)
    local there = position:square(cell)
    position:setSquare(cell, king)
    local isHit = self.threats:isAttacked(position, cell, player)
    position:setSquare(cell, there)
    return isHit
  end)
  position:setSquare(from, king)
  return isAttacked
end

-- Whether a royal piece is attacked on none of the cells that it goes over, on one path at least.
function Legal:crossesSafely(position, move)
  if move.kind ~= "move" or move.exchanges or not self.book:isRoyal(move.type, position.toMove) then return true end
  return some(self:pathsOf(position, move), function(path) return not self:isAttackedOnWay(position, move.from, crossed(path)) end)
end

-- The open paths of a move, each as the cells from the first step on.
function Legal:pathsOf(position, move)
  local book, player = self.book, position.toMove
  local program = book.programs[book:programNumber(move.type, player, position.state.lastMoved)]
  local mover = book:mover(move.from, move.type, player, position.moved[move.from])
  return PathWalk(self.board, program, position, mover):pathsTo(move.to)
end

-- A piece that comes in parries no check, nor does a wall in place of a move.
function Legal:isSafeAlone(position, move, before)
  if move.kind == "build" then return not self.threats:isInCheck(position, before.player) end
  if not move.gate then return true end
  local alone = copyOf(move)
  alone.gate = nil
  return self:isSafe(position, alone, before)
end

function Legal:isSafeWhenTried(position, move, before)
  local undo = self.maker:make(position, move)
  local isBanned = self.maker.own and self.maker.own:isBannedAfter(move, position)
  local isSafe = not isBanned and self:isSafeAfter(position, move, before)
  Maker.undo(undo)
  return isSafe
end

function Legal:isSafeAfter(position, move, before)
  local rules, threats, book, player = self.rules, self.threats, self.book, before.player
  if before.isFaced and move.kind == "pass" then return true end
  if before.isFaced and royalsFace(book, position, book.facingRefused.lines) then return false end
  local walks = move.kind == "move" or move.kind == "castle"
  local function now(cell)
    return walks and cell == move.from and move.to or cell
  end
  local isDangerous = #rules.explosions > 0 or #rules.petrifications > 0
  if isDangerous and some(before.royals, function(cell) return position.owner[now(cell)] ~= player end) then return false end
  local function isTaken(cell)
    return not position:isPiece(cell) or position.owner[cell] == player
  end
  if some(before.othersRoyals, isTaken) then return true end
  if self:isLeftInCheck(position, move, before, now) then return false end
  if rules.check.giving == "forbidden" and self:givesCheck(position, player) then return false end
  local function face(rule)
    return piecesFace(book, position, rule.lines, function(type) return covers(rule.types, type) end)
  end
  if some(rules.check.facing, face) then return false end
  return move.kind ~= "drop" or self:threatensRightly(position, move, player)
end

function Legal:isLeftInCheck(position, move, before, now)
  local isOpen = move.to >= 0 and isCaptureMove(move) and position:isWall(move.to)
    and some(self.rules.petrifications, function(rule) return not rule.shields and covers(rule.types, move.type) end)
  local wasWall = isOpen and position:square(move.to)
  if isOpen then position:setSquare(move.to, emptySquare) end
  local lasting = move.kind == "own" and self.threats:lastingRoyals(position, before.player) or map(before.lasting, now)
  local isLeft = self.threats:isInCheck(position, before.player, lasting)
  if isOpen then position:setSquare(move.to, wasWall) end
  return isLeft
end

function Legal:givesCheck(position, player)
  for other = 0, self.book.players - 1 do
    if other ~= player and not position.state.out[other] and self.threats:isInCheck(position, other) then return true end
  end
  return false
end

-- Whether the piece just put down attacks nothing that it may not.
function Legal:threatensRightly(position, move, player)
  local rules = filter(self.rules.drops, function(rule) return covers(rule.types, move.type) and covers(rule.players, player) end)
  local mayThreaten = #rules == 0 or some(rules, function(rule) return rule.threat == "anything" end)
  if mayThreaten or not self.threats:isInCheck(position, position.toMove) then return true end
  return not some(rules, function(rule) return rule.threat == "no-check" end) and #self:safeMoves(position) > 0
end

-- Where the player must capture or put down, what does not is dropped.
function Legal:dutiful(position, moves)
  local player = position.toMove
  local kept = moves
  for _, duty in ipairs(self.rules["drop-duties"]) do
    local function isDuty(move)
      return move.kind == "drop" and covers(duty.types, move.type)
    end
    if covers(duty.players, player) and some(kept, isDuty) then kept = filter(kept, isDuty) end
  end
  local function endsByCapture(move)
    return isCaptureMove(move) and not move.goesOn
  end
  for _, rule in ipairs(self.rules.compulsions) do
    if rule.captures == "must" and covers(rule.players, player) and some(kept, endsByCapture) then
      kept = filter(kept, function(move) return move.goesOn or endsByCapture(move) end)
      for _, priority in ipairs(rule.priorities) do kept = self:bestBy(position, priority, kept) end
    end
  end
  return kept
end

function Legal:bestBy(position, priority, moves)
  if #moves < 2 then return moves end
  local measured = map(moves, function(move) return self:worth(position, priority, move) end)
  local best = measured[1]
  for _, each in ipairs(measured) do
    if each > best then best = each end
  end
  return filter(moves, function(_, i) return measured[i] == best end)
end

-- A number, or a text of 0 and 1 for each captured piece.
function Legal:worth(position, priority, move)
  if priority.value == "mover" then return covers(priority.types, move.type) and 1 or 0 end
  local victims = map(filter(move.taken, isCapture), function(taken) return taken.cell end)
  if move.captures then victims[#victims + 1] = move.to end
  if priority.value == "earliest" then return self:earliest(position, priority, move, victims) end
  local others = priority["other-types"]
  local sum = 0
  for _, cell in ipairs(victims) do
    local type = position.type[cell]
    if position:isPiece(cell) then
      if #others > 0 and includes(others, type) then
        sum = sum + priority["other-weight"]
      elseif covers(priority.types, type) then
        sum = sum + priority.weight
      end
    end
  end
  return sum
end

-- Of the order that takes pieces of these types earliest.
function Legal:earliest(position, priority, move, victims)
  local function textOf(cells)
    return table.concat(map(cells, function(cell)
      return position:isPiece(cell) and covers(priority.types, position.type[cell]) and "1" or "0"
    end))
  end
  local byCell = textOf(victims)
  if not byCell:find("0") or not byCell:find("1") or move.kind ~= "move" then return byCell end
  local best = nil
  local book, player = self.book, position.toMove
  local program = book.programs[book:programNumber(move.type, player, position.state.lastMoved)]
  local mover = book:mover(move.from, move.type, player, position.moved[move.from])
  local wanted = takenText(move.taken)
  Walk(self.board, program, position, mover, function(traveller, outcome, captures)
    local taken = filter(outcome.taken, function(each) return not (each.cell == move.to and each.putTo == none) end)
    if traveller.cell ~= move.to or captures ~= move.captures or takenText(taken) ~= wanted then return end
    local order = slice(filter(traveller.taken, isCapture), #traveller.unloadAt + 1)
    local text = textOf(map(order, function(each) return each.cell end))
    if not best or text > best then best = text end
  end):outcomes()
  return best or byCell
end

-- A move as the game makes it; what undo needs.
function Legal:make(position, move)
  local player = position.toMove
  local facing = self.book.facingRefused
  local wasFacing = facing ~= nil and royalsFace(self.book, position, facing.lines)
  local undo = self.maker:make(position, move)
  if move.goesOn then return undo end
  local state = position.state
  state.facing = wasFacing
  if state.own.goesOn then return undo end
  if self.countsChecks and self.threats:isInCheck(position, position.toMove) then state.checks[player] = state.checks[player] + 1 end
  return undo
end

-- The paths of a piece to one cell; each leg is followed as Walk does, without anything taken on the way.
PathWalk = class(Walk)

function PathWalk:pathsTo(target)
  self.target = target
  self.paths = {}
  self.path = {}
  local start = { cell = self.mover.from, orientation = self.board:held(self.mover.from, self.mover.player) }
  self:follow(self.program.always, start, {})
  if not self.mover.moved then self:follow(append(slice(self.program.unmoved, 1), self.program.unchecked), start, {}) end
  return self.paths
end

function PathWalk:follow(nodes, from, entered)
  for _, index in ipairs(nodes) do
    local node = self.program.nodes[index]
    local key = (index * self.board.size + from.cell) * self.board.facingCount + from.orientation
    if not node.anywhere and not entered[key] and self:mayBegin(node, from.cell) then
      entered[key] = true
      self:ride(node, from, entered)
      entered[key] = nil
    end
  end
end

function PathWalk:ride(node, from, entered)
  local length = #self.path
  local cell, orientation = from.cell, from.orientation
  for count = 1, math.min(node.most, self.board.size * self.board.facingCount) do
    local step = self.board:seen(orientation, node.own)
    local to = self.board.links[step][cell]
    if to < 0 then break end
    orientation = self.board:crossed(orientation, step, cell)
    cell = to
    if not self:mayEnter(node, cell) then break end
    self.path[#self.path + 1] = cell
    local occupant = self:occupant(cell)
    local isMeant = count >= node.least and (occupant == empty or self:concerns(node.ends[occupant], cell))
      and (not node.only or self:mayEnd(node.only, cell, none))
    local goal = isMeant and node.ends[occupant] or nothing
    if goal.stop and cell == self.target and cell ~= self.mover.from and self:isHome(cell) then
      self.paths[#self.paths + 1] = slice(self.path, 1)
    end
    if #goal["then"] > 0 then self:follow(goal["then"], { cell = cell, orientation = orientation }, entered) end
    if occupant ~= empty and not node.jumps then break end
  end
  while #self.path > length do self.path[#self.path] = nil end
end
