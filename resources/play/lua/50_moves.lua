-- What the player to move might do if check and duties are left aside.

makeMove = function(kind, fields)
  local move = {
    kind = kind, captures = false, from = none, to = none, type = none, taken = {}, becomes = none, wall = none, retires = false,
    mated = false, exchanges = false, goesOn = false, -- and gate: { type, cell }, and own: { rule, choices }
  }
  for key, value in pairs(fields or {}) do move[key] = value end
  return move
end

local function takesOn(move, cell)
  return some(move.taken, function(taken) return taken.cell == cell end)
end

local Moves = class()

function Moves:init(book, threats, maker)
  self.book = book
  self.board = book.board
  self.rules = book.rules
  self.threats = threats
  self.maker = maker
  self.drops = Drops(book, threats)
  self.own = book.own and OwnRules(book) or nil
end

function Moves:asksForCheck()
  for i = 0, self.book.programCount - 1 do
    if #self.book.programs[i].unchecked > 0 then return true end
  end
  return false
end

function Moves:list(position)
  local player = position.toMove
  local rules = self.rules
  local isUnchecked = not self:asksForCheck() or not self.threats:isInCheck(position, player)
  local moves = flatMap(position:piecesOf(player), function(cell) return self:movesOf(position, cell, isUnchecked) end)
  for i = 1, #self.book.wings do append(moves, self:castlings(position, i)) end
  append(moves, self:withWalls(position, self.drops:list(position)))
  if some(rules.walling, function(rule) return rule.turn == "instead" and covers(rule.players, player) end) then
    local cells = self:wallCells(position, makeMove("build"))
    append(moves, map(cells, function(cell) return makeMove("build", { wall = cell }) end))
  end
  for _, mill in ipairs(rules.mills) do moves = self:withMill(mill, position, moves) end
  append(moves, self:blockades(position))
  if rules.pass == "always" and covers(rules.passers, player) then append(moves, { makeMove("pass") }) end
  if not self.own then return moves end
  append(moves, self.own:list(position))
  return filter(moves, function(move) return not self.own:isKeptOut(position, move) end)
end

function Moves:castlings(position, wing)
  local move = self:castling(position, self.book.wings[wing], wing)
  return move and self:unpromoted(position, position:square(move.from), { move }) or {}
end

function Moves:movesOf(position, from, isUnchecked)
  local piece = position:square(from)
  local moves = slice(self:elaborated(position, piece, self:steps(position, from, piece, isUnchecked)), 1)
  self:addEnPassant(position, from, piece, moves)
  append(moves, self:flights(position, from, piece, moves))
  self:exchangesOf(position, from, false, moves)
  return append(moves, self:promotionTurns(position, from, piece))
end

function Moves:steps(position, from, piece, isUnchecked)
  local moves = {}
  for _, outcome in ipairs(self.threats:outcomes(position, from, piece.type, piece.owner, piece.moved, isUnchecked)) do
    local isWhole = every(outcome.taken, function(taken)
      return position:isPiece(taken.cell) and (taken.putTo ~= none or not self.book:isImmune(position.type[taken.cell], piece.type))
    end)
    if isWhole and not position:isWall(outcome.to) then
      local function isHere(taken)
        return taken.cell == outcome.to and taken.putTo == none
      end
      moves[#moves + 1] = makeMove("move", {
        from = from, to = outcome.to, type = piece.type, captures = some(outcome.taken, isHere),
        taken = filter(outcome.taken, function(taken) return not isHere(taken) end), becomes = outcome.becomes,
      })
    end
  end
  return moves
end

-- A piece that has passed a cell is captured there as if it stood on it.
function Moves:addEnPassant(position, from, piece, moves)
  for _, passer in ipairs(position.state.passers) do
    local passed, stands = passer.passed, passer.stands
    local mayTake = some(self.rules["en-passant"], function(rule)
      return covers(rule.takers, piece.type) and covers(rule.players, piece.owner)
        and (rule.within == "next-turn" or self.board:isIn(rule.zone, piece.owner, passed))
    end)
    if mayTake and position:isPiece(stands) and position.owner[stands] ~= piece.owner and position:isEmpty(passed) then
      position:setSquare(passed, position:square(stands))
      local reaches = self.threats:attacks(position, from, passed)
      position:setSquare(passed, emptySquare)
      if reaches then
        local taken = { { cell = stands, putTo = none } }
        local move = makeMove("move", { from = from, to = passed, type = piece.type, taken = taken })
        local _, same = find(moves, function(other) return other.from == from and other.to == passed and other.kind == "move" end)
        if same and #self.rules.walling == 0 and #self.rules.gating == 0 then table.remove(moves, same) end
        append(moves, self:unpromoted(position, piece, { move }))
      end
    end
  end
end

-- To every empty cell where the piece does not go anyway, while few pieces are left.
function Moves:flights(position, from, piece, moves)
  if #self.rules.flying == 0 then return {} end
  local left = position:count(piece.owner)
  for type = 0, self.book.typeCount - 1 do left = left + position:inHand(piece.owner, type) end
  local flies = some(self.rules.flying, function(rule)
    return covers(rule.types, piece.type) and covers(rule.players, piece.owner) and left <= rule["at-most"]
  end)
  if not flies then return {} end
  local flown = {}
  for to = 0, self.board.size - 1 do
    local goes = some(moves, function(move) return move.kind == "move" and move.to == to end)
    if position:isEmpty(to) and self.book:mayEnd(piece.type, piece.owner, to) and not goes then
      flown[#flown + 1] = makeMove("move", { from = from, to = to, type = piece.type })
    end
  end
  return self:elaborated(position, piece, flown)
end

-- Adds the moves in which a piece changes places with a friend; `isStuck`: those of a player without any other move.
function Moves:exchangesOf(position, from, isStuck, moves)
  if #self.rules.exchanges == 0 then return end
  local square = position:square(from)
  local type, owner = square.type, square.owner
  local listed = {}
  local function isListed(rule)
    if not covers(rule.types, type) or not covers(rule.players, owner) or position.state.exchanges[owner] >= rule.uses then return false end
    local isInCheck = rule.occasion ~= "always" and self.threats:isInCheck(position, owner)
    if isStuck then return rule.occasion == "in-need" and not isInCheck end
    return rule.occasion == "always" or isInCheck
  end
  for _, rule in ipairs(self.rules.exchanges) do
    for _, to in ipairs(isListed(rule) and position:piecesOf(owner) or {}) do
      local partner = position.type[to]
      local fits = to ~= from and covers(rule.partners, partner) and self.book:mayEnd(type, owner, to)
        and self.book:mayEnd(partner, owner, from)
      if fits and not listed[to] then
        listed[to] = true
        local taken = { { cell = to, putTo = from } }
        local move = makeMove("move", { from = from, to = to, type = type, taken = taken })
        local text = said(move)
        if not some(moves, function(other) return said(other) == text end) then
          moves[#moves + 1] = copyOf(move, { exchanges = true })
        end
      end
    end
  end
end

function Moves:castling(position, wing, index)
  local function isFree(from, to)
    return every(self.board:way(from, to), function(cell)
      return position:isEmpty(cell) or cell == wing.king or cell == wing.partner
    end)
  end
  local function stands(cell, types)
    return position.owner[cell] == wing.player and covers(types, position.type[cell])
  end
  if wing.player ~= position.toMove or not position.state.rights[index] or not stands(wing.king, wing.rule.kings)
    or not stands(wing.partner, wing.rule.partners) or not isFree(wing.king, wing["king-to"])
    or not isFree(wing.partner, wing["partner-to"]) then
    return nil
  end
  return makeMove("castle", {
    from = wing.king, to = wing["king-to"], type = position.type[wing.king],
    taken = { { cell = wing.partner, putTo = wing["partner-to"] } },
  })
end

-- Everything that moves may come with: promotions, pieces that come in, walls.
function Moves:elaborated(position, piece, moves)
  local rules = self.book:promotions(piece.type, piece.owner)
  local promoted = moves
  if #rules > 0 then
    promoted = flatMap(moves, function(move) return self:withPromotions(position, piece, rules, move) end)
  end
  return self:unpromoted(position, piece, promoted)
end

function Moves:unpromoted(position, piece, moves)
  return self:withWalls(position, self:withGates(position, piece, moves))
end

function Moves:withPromotions(position, piece, rules, move)
  local rows = {}
  local given = {}
  local mayStay = true
  for _, rule in ipairs(rules) do
    if (#rule.into > 0 or piece.was ~= none) and self:isPromotion(position, piece, rule, move) then
      for _, type in ipairs(self:promotionChoices(position, piece, rule)) do
        local isGiven = some(given, function(each)
          return each.type == type and (each.rule.duty == rule.duty or each.rule.by == "capture" or rule.by == "capture")
        end)
        if not isGiven then
          given[#given + 1] = { type = type, rule = rule }
          rows[#rows + 1] = copyOf(move, { becomes = type })
        end
      end
      local isForced = rule.duty == "must"
        or (rule.duty == "when-stuck" and self.threats:isStuck(piece.type, piece.owner, move.to))
      mayStay = mayStay and not isForced
    end
  end
  if mayStay then rows[#rows + 1] = move end
  return rows
end

function Moves:isPromotion(position, piece, rule, move)
  if move.becomes ~= none or rule.by == "in-place" or rule.by == "quiet-step" then return false end
  local function isVictim(cell)
    return position:isPiece(cell) and covers(rule.victims, position.type[cell])
  end
  local function captures()
    return (move.captures and isVictim(move.to))
      or some(move.taken, function(taken) return taken.putTo == none and isVictim(taken.cell) end)
  end
  return (rule.by ~= "capture" or captures()) and self.book:touchesZone(rule, piece.owner, move.from, move.to)
end

function Moves:promotionChoices(position, piece, rule)
  local types = (#rule.into > 0 or piece.was == none) and rule.into or { piece.was }
  return filter(types, function(type)
    local limit = find(rule.limits, function(each) return each.type == type end)
    local isFull = limit and position:count(piece.owner, type) >= limit.most
    local isLacking = rule.stock == "lost" and position.captured[piece.owner * position.types + type] == 0
    return not isFull and not isLacking
  end)
end

function Moves:promotionTurns(position, from, piece)
  local moves = {}
  for _, rule in ipairs(self.book:promotions(piece.type, piece.owner)) do
    local isTurn = rule.by == "in-place" or rule.by == "quiet-step"
    local isLast = isTurn and rule.last == "anywhere" and position:count(piece.owner, piece.type) == 1
    if isTurn and (isLast or self.board:isIn(rule.zone, piece.owner, from)) then
      for _, type in ipairs(self:promotionChoices(position, piece, rule)) do
        local move = makeMove("promote", { from = from, to = from, type = piece.type, becomes = type })
        append(moves, rule.by == "in-place" and { move } or self:quietSteps(position, piece, move))
      end
    end
  end
  return moves
end

-- In place and wherever the new piece could step, if it attacks nothing from there and opens no check by leaving.
function Moves:quietSteps(position, pawn, promotion)
  local from, becomes, owner = promotion.from, promotion.becomes, pawn.owner
  local cells = { from }
  for _, outcome in ipairs(self.threats:outcomes(position, from, becomes, owner, 1)) do
    if #outcome.taken == 0 then cells[#cells + 1] = outcome.to end
  end
  local function opensCheck(cell)
    local there = position:square(cell)
    position:setSquare(cell, copyOf(pawn, { type = becomes }))
    local isCheck = false
    for player = 0, self.book.players - 1 do
      isCheck = isCheck or (player ~= position.toMove and self.threats:isInCheck(position, player))
    end
    position:setSquare(cell, there)
    return isCheck
  end
  position:setSquare(from, emptySquare)
  local safe = filter(cells, function(cell)
    local attacks = some(self.threats:outcomes(position, cell, becomes, owner, 1), function(outcome) return #outcome.taken > 0 end)
    return not attacks and (cell == from or not opensCheck(cell))
  end)
  position:setSquare(from, pawn)
  return map(safe, function(to) return copyOf(promotion, { kind = to == from and "promote" or "move", to = to }) end)
end

-- A piece may come in from the hand on a cell that an unmoved one has left.
function Moves:withGates(position, piece, moves)
  if #self.rules.gating == 0 or piece.moved ~= 0 then return moves end
  return flatMap(moves, function(move)
    local rows = { move }
    if move.kind == "move" or move.kind == "castle" then append(rows, self:gatesOn(position, piece, move, move.from)) end
    if move.kind == "castle" then append(rows, self:gatesOn(position, piece, move, move.taken[1].cell)) end
    return rows
  end)
end

function Moves:gatesOn(position, piece, move, cell)
  if move.to == cell or some(move.taken, function(taken) return taken.putTo == cell end) then return {} end
  local rows = {}
  for _, rule in ipairs(self.rules.gating) do
    if covers(rule.players, piece.owner) and covers(rule.movers, piece.type) then
      for type = 0, self.book.typeCount - 1 do
        if position:inHand(piece.owner, type) > 0 and covers(rule.types, type) and self.book:mayEnd(type, piece.owner, cell) then
          rows[#rows + 1] = copyOf(move, { gate = { type = type, cell = cell } })
        end
      end
    end
  end
  return rows
end

function Moves:withWalls(position, moves)
  local isDuty = some(self.rules.walling, function(rule)
    return rule.turn == "with-move" and covers(rule.players, position.toMove)
  end)
  if not isDuty then return moves end
  return flatMap(moves, function(move)
    return map(self:wallCells(position, move), function(cell) return copyOf(move, { wall = cell }) end)
  end)
end

-- Where the wall that comes with a move, or is built instead of one, may be put.
function Moves:wallCells(position, move)
  local player = position.toMove
  local isBuilding = move.kind == "build"
  local isKept = {}
  for cell = 0, self.board.size - 1 do
    local leaves = (cell == move.from and move.kind ~= "drop") or takesOn(move, cell)
    isKept[cell] = not isBuilding and (cell == move.to or (not position:isEmpty(cell) and not leaves))
  end
  local undo = self.maker:make(position, move)
  local cells = {}
  for _, rule in ipairs(self.rules.walling) do
    if (rule.turn == "instead") == isBuilding and covers(rule.players, player) then
      local shots = rule.place == "shot" and self:shots(position, move.to)
      for cell = 0, self.board.size - 1 do
        local isPlace = rule.place == "anywhere" or (rule.place == "shot" and shots[cell])
          or (rule.place == "vacated" and cell == move.from) or (rule.place == "edge" and self:isAtEdge(position, cell))
        if isPlace and position:isEmpty(cell) and not isKept[cell] and self.board:isIn(rule.zone, player, cell) then
          cells[#cells + 1] = cell
        end
      end
    end
  end
  Maker.undo(undo)
  return cells
end

function Moves:shots(position, from)
  local found = {}
  if not position:isPiece(from) then return found end
  local square = position:square(from)
  for _, outcome in ipairs(self.threats:outcomes(position, from, square.type, square.owner, 1)) do
    if #outcome.taken == 0 then found[outcome.to] = true end
  end
  return found
end

function Moves:isAtEdge(position, cell)
  return some(self.board:lines("orthogonal", cell), function(line) return #line == 0 or position:isWall(line[1]) end)
end

-- A move that makes a row also takes an enemy off.
function Moves:withMill(mill, position, moves)
  local function isInRow(cell, player, left)
    local function along(line)
      local _, at = find(line, function(each)
        return each == left or position.owner[each] ~= player or not covers(mill.types, position.type[each])
      end)
      return at and at - 1 or #line
    end
    local lines = self.board:lines(mill.lines, cell)
    local opposites = self.board:opposites(mill.lines)
    return some(lines, function(line, i) return 1 + along(line) + along(lines[opposites[i]]) >= mill.length end)
  end
  local enemies = {}
  for cell = 0, self.board.size - 1 do
    if position:isPiece(cell) and position.owner[cell] ~= position.toMove then enemies[#enemies + 1] = cell end
  end
  local loose = filter(enemies, function(cell)
    return not covers(mill.types, position.type[cell]) or not isInRow(cell, position.owner[cell], none)
  end)
  local victims = mill.victims == "loose" and #loose > 0 and loose or enemies
  return flatMap(moves, function(move)
    local arrives = (move.kind == "move" or move.kind == "drop") and covers(mill.types, move.type)
    if not arrives or not isInRow(move.to, position.toMove, move.kind == "move" and move.from or none) then return { move } end
    local left = filter(victims, function(cell) return not (move.captures and move.to == cell) and not takesOn(move, cell) end)
    if #left == 0 then return { move } end
    return map(left, function(cell) return copyOf(move, { taken = joined(move.taken, { cell = cell, putTo = none }) }) end)
  end)
end

-- Two enemies in each other's way may be taken off.
function Moves:blockades(position)
  local moves = {}
  local function wantsToGo(from, to)
    local piece = position:square(from)
    if not self.book:mayEnd(piece.type, piece.owner, to) then return false end
    local other = position:square(to)
    position:setSquare(to, emptySquare)
    local goes = some(self.threats:outcomes(position, from, piece.type, piece.owner, piece.moved), function(outcome)
      return #outcome.taken == 0 and outcome.to == to
    end)
    position:setSquare(to, other)
    return goes
  end
  local function add(one, other)
    local isListed = some(moves, function(move) return move.from == one and move.taken[1].cell == other end)
    if isListed or not wantsToGo(one, other) or not wantsToGo(other, one) then return end
    moves[#moves + 1] = makeMove("remove", {
      from = one, to = one, type = position.type[one], taken = { { cell = other, putTo = none } }, goesOn = true,
    })
  end
  for _, rule in ipairs(self.rules.blockades) do
    for player = 0, self.book.players - 1 do
      local pieces = {}
      if player ~= position.toMove and covers(rule.players, player) then
        pieces = filter(position:piecesOf(player), function(cell) return covers(rule.types, position.type[cell]) end)
      end
      for i, one in ipairs(pieces) do
        for k = i + 1, #pieces do add(one, pieces[k]) end
      end
    end
  end
  return moves
end

-- What the player to move may put down.
Drops = class()

function Drops:init(book, threats)
  self.book = book
  self.board = book.board
  self.rules = book.rules
  self.threats = threats
end

function Drops:list(position)
  local moves = {}
  for type = 0, self.book.typeCount - 1 do
    if self.rules.hands.supply == "endless" or position:inHand(position.toMove, type) ~= 0 then
      append(moves, self:dropsOf(position, type))
    end
  end
  return moves
end

function Drops:dropsOf(position, type)
  local player = position.toMove
  local found, foundAt = {}, {}
  local function add(to, becomes)
    local key = to .. ";" .. becomes
    foundAt[key] = foundAt[key] or #found + 1
    found[foundAt[key]] = makeMove("drop", { to = to, type = type, becomes = becomes })
  end
  for _, rule in ipairs(self.rules.drops) do
    if covers(rule.types, type) and covers(rule.players, player) then
      local isFirst = self:isFirst(position, rule)
      local forms = { none }
      if rule.form == "either" then
        for _, promotion in ipairs(self.book:promotions(type, player)) do append(forms, promotion.into) end
      end
      for to = 0, self.board.size - 1 do
        for _, becomes in ipairs(self:isAllowed(position, rule, isFirst, type, to) and forms or {}) do
          local isMobile = rule.mobility == "anything"
            or not self.threats:isStuck(becomes == none and type or becomes, player, to)
          if isMobile then add(to, becomes) end
        end
      end
    end
  end
  return found
end

function Drops:isFirst(position, rule)
  local zone = rule["first-zone"]
  if zone == none then return false end
  return some(self.board.zones[zone].cells[position.toMove], function(cell) return position:isEmpty(cell) end)
end

function Drops:isAllowed(position, rule, isFirst, type, cell)
  local player = position.toMove
  if not position:isEmpty(cell) or not self.board:isIn(isFirst and rule["first-zone"] or rule.zone, player, cell)
    or not self.book:mayEnd(type, player, cell) then
    return false
  end
  if rule["per-file"] > 0 or rule.colour == "opposite" then
    local fellows = filter(position:piecesOf(player), function(other) return position.type[other] == type end)
    local here = self.board.coordinates[cell]
    local onFile = filter(fellows, function(other)
      local there = self.board.coordinates[other]
      return #here > 0 and #there > 0 and there[1] == here[1]
    end)
    if rule["per-file"] > 0 and #onFile >= rule["per-file"] then return false end
    local function isOfColour(other)
      return self:colourOf(other) == self:colourOf(cell)
    end
    if rule.colour == "opposite" and some(fellows, isOfColour) then return false end
  end
  return self:touchesRightly(position, rule, isFirst, cell) and self:leavesRoom(position, type, cell)
end

function Drops:colourOf(cell)
  local place = self.board.coordinates[cell]
  return #place > 0 and (place[1] + place[2]) % 2 or 0
end

function Drops:touchesRightly(position, rule, isFirst, cell)
  local player = position.toMove
  local function touches(lines, isMeant)
    return some(self.board:lines(lines, cell), function(line)
      return #line > 0 and position:isPiece(line[1]) and isMeant(position.owner[line[1]])
    end)
  end
  if rule.contact == "friend" then return touches("all", function(owner) return owner == player end) end
  if rule.contact == "no-enemy" then return not touches("orthogonal", function(owner) return owner ~= player end) end
  if rule.contact == "flanking" then return isFirst or self:flanks(position, cell) end
  if rule.contact == "on-top" then return self.board.below[cell] < 0 or not position:isEmpty(self.board.below[cell]) end
  if rule.contact == "from-a-side" then return self:isPushedFromASide(position, cell) end
  if rule.contact ~= "out-of-sight" then return true end
  return not some(self.board:lines("all", cell), function(line)
    local first = find(line, function(at) return not position:isEmpty(at) end)
    return first and not position:isWall(first)
  end)
end

-- In a line, whatever shape the rule has by which pieces are enclosed then.
function Drops:flanks(position, cell)
  local usual = {
    shape = "line", lines = "all", captors = {}, helpers = {}, victims = {}, hostile = none, zone = none, backing = "none",
    arrival = "any",
  }
  local rules = #self.rules.enclosing > 0 and self.rules.enclosing or { usual }
  return some(rules, function(rule)
    return (rule.arrival == "any" or rule.arrival == "drop")
      and #enclosed(self.book, position, copyOf(rule, { shape = "line" }), cell, position.toMove) > 0
  end)
end

-- Pushed in from an edge, the piece slides until another or the far edge stops it here.
function Drops:isPushedFromASide(position, cell)
  local lines = self.board:lines("orthogonal", cell)
  local opposites = self.board:opposites("orthogonal")
  return some(lines, function(line, i)
    local ahead = lines[opposites[i]]
    return every(line, function(at) return position:isEmpty(at) end) and (#ahead == 0 or not position:isEmpty(ahead[1]))
  end)
end

-- Pieces that must stand on cells of both colours still find some when this one is taken.
function Drops:leavesRoom(position, type, cell)
  local player = position.toMove
  return every(self.rules.drops, function(rule)
    if rule.colour ~= "opposite" or not covers(rule.players, player) then return true end
    for waiting = 0, self.book.typeCount - 1 do
      if covers(rule.types, waiting) and self:lacksRoom(position, rule, waiting, type, cell) then return false end
    end
    return true
  end)
end

function Drops:lacksRoom(position, rule, waiting, type, taken)
  local player = position.toMove
  local inHand = position:inHand(player, waiting) - (waiting == type and 1 or 0)
  local lacking = 0
  local roomy = 0
  for colour = 0, 1 do
    local isStood = (waiting == type and self:colourOf(taken) == colour) or some(position:piecesOf(player), function(cell)
      return position.type[cell] == waiting and self:colourOf(cell) == colour
    end)
    local hasRoom = false
    for cell = 0, self.board.size - 1 do
      hasRoom = hasRoom or (cell ~= taken and self:colourOf(cell) == colour and position:isEmpty(cell)
        and self.board:isIn(rule.zone, player, cell))
    end
    if not isStood then lacking = lacking + 1 end
    if not isStood and hasRoom then roomy = roomy + 1 end
  end
  return roomy < math.min(inHand, lacking)
end
