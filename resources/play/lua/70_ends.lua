-- How games end: in single positions, and by what has been played before.

Judge = class()

function Judge:init(legal)
  self.legal = legal
  self.book = legal.book
  self.board = legal.board
  self.rules = legal.rules
  self.threats = legal.threats
  self.own = legal.book.own and OwnRules(legal.book) or nil
end

-- An end that holds whatever moves there are: rule, about, winner, isDraw; nil if there is none.
function Judge:immediate(position)
  for _, rule in ipairs(self.rules.ends) do
    for turn = 1, self.book.players do
      local player = (position.toMove + turn) % self.book.players
      if covers(rule.players, player) and not position.state.out[player] and not self:isForOneOnly(rule, position)
        and self:holds(rule, position, player) then
        return self:resolved(rule, player, position)
      end
    end
  end
  return nil
end

function Judge:holds(rule, position, player)
  local look = looks[rule.when]
  return look and look(self, rule, position, player) or false
end

-- What a player builds counts when it is built, also between two moves of the same turn.
function Judge:hasMoved(position, player)
  local turn = position.state.turn
  return player ~= position.toMove or self.book.players == 1
    or (not self.book:takeSimpleTurns() and turn > 0 and self.book:playerAt(turn - 1) == player)
end

function Judge:playersIn(position)
  local count = 0
  for player = 0, self.book.players - 1 do
    if not position.state.out[player] then count = count + 1 end
  end
  return count
end

-- Whether the others go on when a player loses by this end.
function Judge:isForOneOnly(rule, position)
  if self.rules.turns.lost == "ends-game" or rule.outcome ~= "loss" then return false end
  return self:playersIn(position) > (self.book.players > 2 and self.rules["goes-on-alone"] and 1 or 2)
end

function Judge:mustRetire(position)
  local player = position.toMove
  return some(self.rules.ends, function(rule)
    return covers(rule.players, player) and self:isForOneOnly(rule, position) and self:holds(rule, position, player)
  end)
end

function Judge:retiresWhenStuck(position)
  local stuck = self:stuck(position, {})
  return stuck.rule ~= nil and self:isForOneOnly(stuck.rule, position)
end

-- An end that the player to move could only have put off by one of these moves.
function Judge:unanswered(position, moves)
  local answerer = position.toMove
  local function canAnswer(rule)
    return some(moves, function(move)
      local undo = self.legal.maker:make(position, move)
      local answers = self:hasReached(rule, position, answerer)
      Maker.undo(undo)
      return answers
    end)
  end
  for _, rule in ipairs(self.rules.ends) do
    if rule.when == "reached" and #rule.answered > 0 then
      for player = 0, self.book.players - 1 do
        if covers(rule.players, player) and not includes(rule.answered, player) and self:mayBeAnswered(rule, position, player)
          and self:hasReached(rule, position, player) and not canAnswer(rule) then
          return self:resolved(rule, player, position)
        end
      end
    end
  end
  return nil
end

function Judge:mayBeAnswered(rule, position, player)
  return player ~= position.toMove and #rule.answered > 0 and includes(rule.answered, position.toMove)
end

function Judge:hasReached(rule, position, player)
  local pieces = 0
  local attacked = 0
  local isFull = true
  for cell = 0, self.board.size - 1 do
    if self.board:isIn(rule.zone, player, cell) then
      isFull = isFull and not position:isEmpty(cell)
      if self:belongs(position, cell, player, rule.types) then
        pieces = pieces + 1
        if rule.safe and attacked == 0 and self.threats:isAttacked(position, cell, player) then attacked = 1 end
      end
    end
  end
  pieces = pieces - attacked
  return pieces >= rule.count or (rule["blocked-counts"] and isFull and pieces > 0)
end

function Judge:belongs(position, cell, player, types)
  return position.owner[cell] == player and covers(types, position.type[cell])
end

function Judge:checkers(position, player)
  local cells = flatMap(self.threats:royalCells(position, player), function(royal)
    return self.threats:attackers(position, royal, player)
  end)
  return sortedCells(map(cells, function(from) return position.type[from] end))
end

-- The end of a player who has no move; `earlier`: types that have given check in the turns before, without a gap.
function Judge:stuck(position, earlier)
  local player = position.toMove
  local isInCheck = self.threats:isInCheck(position, player)
  for _, rule in ipairs(self.rules.ends) do
    local fits
    if isInCheck then fits = rule.when == "mate" and self:isSuchMate(rule, position, earlier) else fits = rule.when == "stalemate" end
    if fits and covers(rule.players, player) then return self:resolved(rule, player, position) end
  end
  return { about = player, winner = none, isDraw = true }
end

function Judge:isSuchMate(rule, position, earlier)
  if #rule.checkers == 0 and #rule.series == 0 then return true end
  local now = self:checkers(position, position.toMove)
  local function isInSeries(type)
    return covers(rule.series, type)
  end
  return every(now, function(type) return covers(rule.checkers, type) end) and (some(now, isInSeries) or some(earlier, isInSeries))
end

function Judge:onlyOther(player, position)
  local others = {}
  for other = 0, self.book.players - 1 do
    if not position.state.out[other] and other ~= player then others[#others + 1] = other end
  end
  return #others == 1 and others[1] or none
end

-- The player with the most, if no other has as much.
function Judge:leader(value)
  local best, leader = nil, none
  for player = 0, self.book.players - 1 do
    local each = value(player)
    if not best or each > best then
      best, leader = each, player
    elseif each == best then
      leader = none
    end
  end
  return leader
end

function Judge:pointsOf(position, player)
  local sum = position.state.points[player]
  for _, each in ipairs(self.rules.scoring.players) do
    if each.player == player then sum = sum + each.points end
  end
  for _, cell in ipairs(position.state.out[player] and {} or position:piecesOf(player)) do
    sum = sum + self.book:typePoints(position.type[cell])
  end
  return sum
end

-- What it means that this end's condition holds for this player.
function Judge:resolved(rule, about, position)
  local result = { rule = rule, about = about, winner = none, isDraw = rule.outcome == "draw" }
  local function decide(winner)
    result.winner = winner
    result.isDraw = winner == none
  end
  local function pieces(player)
    return position.state.out[player] and 0 or position:count(player)
  end
  if self.own then result.reason = self.own:reason(rule.own, position, about) end
  if self.own and rule.own.most then
    decide(self:leader(function(player) return self.own:most(rule.own, position, player) end))
  elseif rule.outcome == "win" then
    result.winner = about
  elseif rule.outcome == "loss" then
    result.winner = self:onlyOther(about, position)
  elseif rule.outcome == "more-pieces" then
    decide(self:leader(pieces))
  elseif rule.outcome == "fewer-pieces" then
    decide(self:leader(function(player) return -pieces(player) end))
  elseif rule.outcome == "more-points" then
    decide(self:leader(function(player) return self:pointsOf(position, player) end))
  end
  if rule.when == "reached" and (rule.safe or #rule.answered > 0) then
    local other = self:onlyOther(about, position)
    if other ~= none and self:isGoalOf(rule, other) and self:hasReached(rule, position, other) then decide(none) end
  end
  local heir = self.rules.scoring["draws-go-to"]
  if result.isDraw and heir ~= none then
    result.winner = heir
    result.isDraw = false
  end
  return result
end

function Judge:isGoalOf(goal, player)
  local function text(rule)
    return said(copyOf(rule, { players = {}, outcome = "", own = false }))
  end
  return #goal.answered > 0 or some(self.rules.ends, function(rule)
    return rule.when == "reached" and text(rule) == text(goal) and covers(rule.players, player)
  end)
end

-- Why the game is over, if it is.
function Judge:ending(position, earlier)
  local immediate = self:immediate(position)
  if immediate then return immediate end
  local moves = self.legal:safeMoves(position)
  local unanswered = self:unanswered(position, moves)
  if unanswered then return unanswered end
  return #moves == 0 and not self.legal:retires(position, moves) and self:stuck(position, earlier) or nil
end

-- Whether a condition holds for a player in a position.
looks = {
  ["extinct"] = function(judge, rule, position, player)
    local book = judge.book
    local mayAnswer = rule.answered and player == position.toMove
    local enemyAtLeast = rule["enemy-at-least"] + (mayAnswer and 1 or 0)
    local function count(who, types)
      local sum = 0
      for type = 0, book.typeCount - 1 do
        if covers(types, type) then sum = sum + position:count(who, type) + position:inHand(who, type) end
      end
      return sum
    end
    local function isGone(types)
      local enemies = 0
      for other = 0, book.players - 1 do
        if other ~= player and not position.state.out[other] then enemies = enemies + count(other, types) end
      end
      return count(player, types) <= rule["at-most"] and enemies >= enemyAtLeast
    end
    if rule.counted == "together" then return isGone(rule.types) end
    for type = 0, book.typeCount - 1 do
      if covers(rule.types, type) and isGone({ type }) then return true end
    end
    return false
  end,
  ["reached"] = function(judge, rule, position, player)
    local counts
    if #rule.answered > 0 then
      counts = not judge:mayBeAnswered(rule, position, player)
    else
      counts = judge:hasMoved(position, player) or rule.safe
    end
    return counts and judge:hasReached(rule, position, player)
  end,
  ["said"] = function(judge, rule, position, player) return judge.own:holds(rule.own, position, player) end,
  ["checks"] = function(judge, rule, position, player) return position.state.checks[player] >= rule.count end,
  ["row"] = function(judge, rule, position, player)
    local function isLong(line)
      local length = 1
      for _, at in ipairs(line) do
        local isPiece = judge:belongs(position, at, player, rule.types)
        if not isPiece and rule.order == "unbroken" then break end
        if isPiece then length = length + 1 end
      end
      return length >= rule.length
    end
    return judge:hasMoved(position, player) and some(position:piecesOf(player), function(cell)
      return covers(rule.types, position.type[cell]) and some(judge.board:lines(rule.lines, cell), isLong)
    end)
  end,
  ["joining"] = function(judge, rule, position, player)
    if not judge:hasMoved(position, player) then return false end
    local board = judge.board
    local seen = {}
    local reached = {}
    local function enter(cell)
      if cell < 0 or seen[cell] or not judge:belongs(position, cell, player, rule.types) then return end
      seen[cell] = true
      reached[#reached + 1] = cell
    end
    local function next(cell)
      if #rule.directions > 0 then
        return map(rule.directions, function(direction) return board.links[board:seen(board.facings[player], direction)][cell] end)
      end
      return flatMap(board:lines(rule.lines, cell), function(line) return { line[1] } end)
    end
    for cell = 0, board.size - 1 do
      if board:isIn(rule.from, player, cell) then enter(cell) end
    end
    local at = 1
    while at <= #reached do
      if board:isIn(rule.to, player, reached[at]) then return true end
      for _, cell in ipairs(next(reached[at])) do enter(cell) end
      at = at + 1
    end
    return false
  end,
  ["board-full"] = function(judge, rule, position, player)
    if player ~= position.toMove then return false end
    for cell = 0, position.cells - 1 do
      if position:isEmpty(cell) then return false end
    end
    return true
  end,
  ["passes"] = function(judge, rule, position, player)
    return player == position.toMove and position.state.passes >= rule.count
  end,
  ["facing-refused"] = function(judge, rule, position, player)
    return player ~= position.toMove and position.state.facing and royalsFace(judge.book, position, rule.lines)
  end,
}

-- A game from its first position on.
local GameRecord = class()

function GameRecord:init(legal)
  self.legal = legal
  self.book = legal.book
  self.rules = legal.rules
  self.position = self.book:startPosition()
  self.past = {} -- of each move: move, before, gaveCheck, undo
end

function GameRecord:play(move)
  local before = self.position:clone()
  local undo = self.legal:make(self.position, move)
  local gaveCheck = self.legal.threats:isInCheck(self.position, self.position.toMove)
  self.past[#self.past + 1] = { move = move, before = before, undo = undo, gaveCheck = gaveCheck }
end

function GameRecord:takeBack()
  if #self.past > 0 then Maker.undo(table.remove(self.past).undo) end
end

function GameRecord:legalMoves()
  return self:endByHistory() and {} or self.legal:legal(self.position)
end

function GameRecord:ending()
  return self.legal.judge:ending(self.position, self:earlierCheckers()) or self:endByHistory()
end

function GameRecord:earlierCheckers()
  local types = {}
  if not some(self.rules.ends, function(rule) return rule.when == "mate" and #rule.series > 0 end) then return types end
  local player = self.position.toMove
  for i = #self.past, 1, -1 do
    local before = self.past[i].before
    if before.toMove == player then
      local now = self.legal.judge:checkers(before, player)
      if #now == 0 then break end
      append(types, now)
    end
  end
  return types
end

function GameRecord:endByHistory()
  for _, rule in ipairs(self.rules.ends) do
    local look = historyLooks[rule.when]
    local about = look and look(self, rule) or none
    if about ~= none and covers(rule.players, about) then return self.legal.judge:resolved(rule, about, self.position) end
  end
  return nil
end

-- The number of the move after which the position stood for the first of so many times; nil if it did not.
function GameRecord:repeatedSince(times)
  local count = 1
  for i = #self.past, 1, -1 do
    if isSamePlay(self.past[i].before, self.position, self.book.own) then
      count = count + 1
      if count == times then return i end
    end
  end
  return nil
end

function GameRecord:hasChecked(player, since)
  local moves = filter(slice(self.past, since), function(past) return past.before.toMove == player end)
  return #moves > 0 and every(moves, function(past) return past.gaveCheck end)
end

-- Whether the same could happen from both: the counters of the past do not matter.
isSamePlay = function(a, b, own)
  if a.toMove ~= b.toMove then return false end
  for cell = 0, a.cells - 1 do
    if a.owner[cell] ~= b.owner[cell] then return false end
    if a.owner[cell] >= 0 and (a.type[cell] ~= b.type[cell] or a.was[cell] ~= b.was[cell]) then return false end
  end
  for at = 0, a.players * a.types - 1 do
    if a.hand[at] ~= b.hand[at] then return false end
  end
  if own and (own:historyKey(a) ~= own:historyKey(b) or said(a.state.own.only) ~= said(b.state.own.only)) then return false end
  local function text(state)
    return said({ state.passers, state.rights, state.exchanges, state.out })
  end
  return text(a.state) == text(b.state)
end

-- The player whom an end by what has been played is about; none if it does not hold.
historyLooks = {
  ["repetition"] = function(game, rule)
    local since = #game.past > 0 and game:repeatedSince(rule.times)
    if not since then return none end
    if rule.repeating == "anything" then return game.past[#game.past].before.toMove end
    local culprits = {}
    for player = 0, game.book.players - 1 do
      local isCulprit
      if rule.repeating == "check" then
        isCulprit = game:hasChecked(player, since)
      else
        isCulprit = Chase(game.legal, rule, player):hasChased(game, since)
      end
      if isCulprit then culprits[#culprits + 1] = player end
    end
    return #culprits == 1 and culprits[1] or none
  end,
  ["quiet-moves"] = function(game, rule) return game.position.state.quiet >= rule.moves and game.position.toMove or none end,
  ["move-limit"] = function(game, rule) return game.position.state.turn >= rule.moves and game.position.toMove or none end,
  ["counted-out"] = function(game, rule)
    local count = EndgameCount(rule)
    local positions = map(game.past, function(past) return past.before end)
    positions[#positions + 1] = game.position
    count:start(positions[1])
    for i = 2, #positions do count:follow(positions[i - 1], positions[i]) end
    return count:isUp() and count.now.player or none
  end,
}

-- The moves that a player may still make before the game is drawn: one count at a time.
EndgameCount = class()

function EndgameCount:init(rule)
  self.rule = rule
end

function EndgameCount:start(position)
  if self:limit(position, position.toMove) > 0 then self:begin(position, position.toMove) end
end

function EndgameCount:follow(before, after)
  local mover = before.toMove
  local next = after.toMove
  if self.now and self.now.player == mover then self.now.reached = self.now.reached + 1 end
  local isCaptured = self:all(after) < self:all(before)
  local wasLastPawn = self:hasPawns(before) and not self:hasPawns(after)
  local isNewlyBare = after:count(next) == 1 and (isCaptured or wasLastPawn)
  local freesItself = isCaptured and wasLastPawn and after:count(mover) == 1 and self.rule.rule ~= "asean"
  if freesItself and self:limit(after, mover) > 0 then self:begin(after, mover) end
  if (not self.now or isNewlyBare) and self:limit(after, next) > 0 then self:begin(after, next) end
end

function EndgameCount:isUp()
  return self.now ~= nil and self.now.reached > self.now.limit
end

function EndgameCount:begin(position, player)
  local countsPieces = self:honour(position, player) == "pieces" and self.rule.rule ~= "asean"
  self.now = { player = player, reached = countsPieces and self:all(position) or 0, limit = self:limit(position, player) }
end

function EndgameCount:countWhere(position, holds)
  local count = 0
  for cell = 0, position.cells - 1 do
    if position.owner[cell] >= 0 and holds(position.owner[cell], position.type[cell]) then count = count + 1 end
  end
  return count
end

function EndgameCount:all(position)
  return self:countWhere(position, function() return true end)
end

function EndgameCount:hasPawns(position)
  return self:countWhere(position, function(_, type) return includes(self.rule.pawns, type) end) > 0
end

-- What a player counts by: the board, the pieces that are left, or nothing.
function EndgameCount:honour(position, player)
  local own = position:count(player)
  local countsBesidePawns = self.rule.rule == "cambodian" and own > 1
  if own == 0 or self:all(position) - own < 2 or (self:hasPawns(position) and not countsBesidePawns) then return "none" end
  if own == 1 then return "pieces" end
  return (self.rule.rule == "makruk" or (self.rule.rule == "cambodian" and own <= 3)) and "board" or "none"
end

function EndgameCount:limit(position, player)
  local by = self:honour(position, player)
  if by ~= "pieces" then return by == "board" and self.rule.moves or 0 end
  local function enemies(wanted)
    return self:countWhere(position, function(owner, type) return owner ~= player and type == wanted end)
  end
  local against = find(self.rule.against, function(each)
    return every(each.types, function(type) return enemies(type) >= each["at-least"] end)
  end)
  return against and against.moves or self.rule.moves
end

-- Which pieces a player threatens, move after move.
Chase = class()

function Chase:init(legal, rule, player)
  self.legal = legal
  self.book = legal.book
  self.rule = rule
  self.player = player
end

function Chase:hasChased(game, since)
  local chased = nil
  for i = since, #game.past do
    local before, move = game.past[i].before, game.past[i].move
    local after = game.past[i + 1] and game.past[i + 1].before or game.position
    if before.toMove == self.player then
      local now = filter(self:victims(before, after, move), function(cell) return not chased or includes(chased, cell) end)
      if #now == 0 then return false end
      chased = now
    elseif chased and move.kind == "move" then
      chased = map(chased, function(cell) return cell == move.from and move.to or cell end)
    end
  end
  return chased ~= nil
end

function Chase:movesOf(position, player)
  local copy = position:clone()
  copy.toMove = player
  copy.state.passers = {}
  return self.legal:legal(copy)
end

function Chase:victims(before, after, played)
  local earlier = self:movesOf(before, self.player)
  local captures = filter(self:movesOf(after, self.player), function(capture)
    if not capture.captures then return false end
    local stood = capture.from == played.to and played.from or capture.from
    local wasThere = some(earlier, function(move) return move.captures and move.from == stood and move.to == capture.to end)
    return not wasThere and self:threatens(after, capture)
  end)
  return sortedCells(map(captures, function(capture) return capture.to end))
end

function Chase:threatens(position, capture)
  local rule = self.rule
  local type = position.type[capture.to]
  local owner = position.owner[capture.to]
  local isChaser = covers(rule.chasers, capture.type) and (#rule.chasers > 0 or not self.book:isRoyal(capture.type, self.player))
  local isUnharmed = includes(rule.unchased, type) and self.book.board:isIn(rule.zone, owner, capture.to)
  if not isChaser or isUnharmed or self.book:isRoyal(type, owner) then return false end
  local function isReturned(move)
    return move.captures and move.from == capture.to and move.to == capture.from
  end
  if capture.type == type and some(self:movesOf(position, owner), isReturned) then return false end
  if includes(rule.prized, type) and not includes(rule.prized, capture.type) then return true end
  return not self:isAvenged(position, capture, owner)
end

function Chase:isAvenged(position, capture, owner)
  local copy = position:clone()
  copy.toMove = self.player
  self.legal:make(copy, capture)
  return some(self:movesOf(copy, owner), function(move) return move.captures and move.to == capture.to end)
end
