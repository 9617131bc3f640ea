-- The rules made ready to be asked, and which pieces attack what.

local Book = class()

function Book:init(data)
  self.data = data
  self.rules = data.rules
  self.board = Board(data.board)
  self.types = row(data.types)
  self.typeCount = #data.types
  self.players = #data.players
  self.playerRows = row(data.players)
  self.programs = row(data.programs, readyProgram)
  self.programCount = #data.programs
  self.programOf = row(data.programOf, function(players)
    return row(players, function(each) return { usual = each.usual, after = each.after and row(each.after) } end)
  end)
  self.starts = {}
  for _, piece in ipairs(data.setup.pieces) do self.starts[table.concat(piece, ",", 1, 3)] = true end
  self.wings = flatMap(self.rules.castling, function(rule)
    return filter(map(rule.wings, function(wing) return copyOf(wing, { rule = rule }) end), function(wing)
      return wing.king >= 0 and wing.partner >= 0 and wing["king-to"] >= 0 and wing["partner-to"] >= 0
    end)
  end)
  self.royals = {}
  self.hasRoyals = false
  for player = 0, self.players - 1 do
    self.royals[player] = self:royalGroups(player)
    self.hasRoyals = self.hasRoyals or #self.royals[player] > 0
  end
  self.countsDroppedAsUnmoved = self.rules.hands.dropped == "unmoved"
    or some(self.rules.castling, function(rule) return rule.pieces == "dropped" end)
  self.remembersPromotion = self.rules.hands.captured == "captors-hand"
    or some(self.rules.promotions, function(rule) return #rule.into == 0 end)
  self.facingRefused = find(self.rules.ends, function(rule) return rule.when == "facing-refused" end)
  self.ways = {}
  self.own = data.own and OwnGame(self, data.own) or nil
  self.threats = Threats(self)
  if self.own then
    for i, rule in ipairs(self.rules.ends) do rule.own = self.own.ends[i] end
    self.ownStart = self:startPosition()
  end
end

function Book:valueText(value, kind)
  if type(value) == "table" then return tostring(#value) end
  if kind == "truth" then return value ~= 0 and "yes" or "no" end
  if kind == "cell" then return value < 0 and "no cell" or self.board.names[value] end
  if kind == "direction" then return value < 0 and "no direction" or self.own.directionNames[value] end
  if kind == "player" then return (value < 0 or value >= self.players) and "no player" or self.playerRows[value].name end
  if kind == "piece" then return value < 0 and "no piece" or self.types[value].name end
  return string.format("%d", value)
end

function Book:royalGroups(player)
  local marked = row(self.data.types, function(each) return each.royal end)
  local groups = {}
  if some(self.data.types, function(each) return each.royal end) then
    groups[1] = { types = marked, counted = "each-type", atMost = 0, safety = "each", newcomers = "at-once" }
  end
  for _, royal in ipairs(self.rules.royals) do
    if covers(royal.players, player) then
      local types = {}
      for type = 0, self.typeCount - 1 do types[type] = covers(royal.types, type) end
      groups[#groups + 1] = {
        types = types, counted = royal.counted, atMost = royal["while-at-most"], safety = royal.safety, newcomers = royal.newcomers,
      }
    end
  end
  return groups
end

function Book:isRoyal(type, player)
  return some(self.royals[player], function(group) return group.types[type] end)
end

function Book:promotions(type, player)
  return filter(self.rules.promotions, function(rule) return covers(rule.types, type) and covers(rule.players, player) end)
end

function Book:mayEnd(type, player, cell)
  return self.board:isIn(self.types[type].home, player, cell)
end

function Book:isImmune(victim, captor)
  return some(self.rules.immunities, function(rule) return covers(rule.captors, captor) and covers(rule.victims, victim) end)
end

function Book:touchesZone(rule, player, from, to)
  local starts = self.board:isIn(rule.zone, player, from)
  local isIn = self.board:isIn(rule.zone, player, to)
  if rule.touch == "end" then return isIn end
  if rule.touch == "either" then return starts or isIn end
  return isIn and (not starts or rule.zone == none)
end

-- An imitator's program depends on what moved last.
function Book:programNumber(type, player, lastMoved)
  local programs = self.programOf[type][player]
  local after = lastMoved ~= none and programs.after and programs.after[lastMoved] or none
  return after >= 0 and after or programs.usual
end

function Book:mover(from, type, player, moved)
  return {
    from = from, player = player, moved = moved ~= 0,
    onStartCell = self.starts[from .. "," .. type .. "," .. player] == true, home = self.types[type].home,
  }
end

-- See possibleWays().
function Book:waysOf(type, player, from, lastMoved)
  local number = self:programNumber(type, player, lastMoved or none)
  local key = ((number * self.typeCount + type) * self.players + player) * self.board.size + from
  local ways = self.ways[key]
  if not ways then
    ways = possibleWays(self.board, self.programs[number], self:mover(from, type, player, 0))
    self.ways[key] = ways
  end
  return ways
end

function Book:playerAt(turn)
  local turns = self.rules.turns
  if turn < #turns.opening then return turns.opening[turn + 1] end
  local length = #turns.cycle > 0 and #turns.cycle or self.players
  local left = turn - #turns.opening
  local index = left % length
  if turns.progression == "by-one" then
    index = 0
    local moves = 1
    while left >= moves do
      left = left - moves
      index = index + 1
      moves = moves + 1
    end
    index = index % length
  end
  return #turns.cycle > 0 and turns.cycle[index + 1] or index
end

function Book:takeSimpleTurns()
  local turns = self.rules.turns
  return #turns.opening == 0 and #turns.cycle == 0 and turns.progression == "none"
end

function Book:playerAfter(player, turn)
  if self:takeSimpleTurns() then return (player + 1) % self.players end
  return self:playerAt(turn + 1)
end

function Book:typePoints(type)
  local sum = 0
  for _, row in ipairs(self.rules.scoring.pieces) do
    if row.type == type then sum = sum + row.points end
  end
  return sum
end

function Book:startPosition()
  local setup = self.data.setup
  local unowned = { players = none }
  local position = Position(self.board.size, self.players, self.typeCount)
  for _, piece in ipairs(setup.pieces) do
    position:setSquare(piece[1], { owner = piece[3], type = piece[2], was = piece[4], moved = 0 })
  end
  for _, held in ipairs(setup.hands) do position.hand[held[1] * self.typeCount + held[2]] = held[3] end
  for _, cell in ipairs(setup.walls) do position:setSquare(cell, copyOf(emptySquare, { owner = wall })) end
  for _, piece in ipairs(setup.unowned) do position:setSquare(piece[1], freshSquare(unowned, piece[2], none)) end
  for _, stack in ipairs(setup.under) do
    position:setUnder(stack[1], map(stack[2], function(piece) return freshSquare(unowned, piece[1], piece[2]) end))
  end
  position.toMove = self:playerAt(0)
  if self.own then
    position.numbers = row(self.own.start)
    if self.own.looks.history then position.past = { turns = self.own:withTurn(nil, position) } end
  end
  position.state.rights = map(self.wings, function(wing) return self:standsReady(position, wing) end)
  return position
end

function Book:standsReady(position, wing)
  local function stands(cell, types)
    return position:isPiece(cell) and position.moved[cell] == 0 and position.owner[cell] == wing.player
      and covers(types, position.type[cell])
  end
  return stands(wing.king, wing.rule.kings) and stands(wing.partner, wing.rule.partners)
end

local usualNode = {
  own = 0, anywhere = false, least = 1, most = 1, jumps = false, sameLength = false, returns = false, unloads = false, only = false,
}

readyProgram = function(program)
  local ready = copyOf(program)
  ready.measures = program.measures or false
  ready.mindsOrder = some(program.nodes, function(node) return node.unloads end)
  ready.nodes = row(program.nodes, function(node)
    local whole = copyOf(usualNode, node)
    if node.most == 0 then whole.most = infinity end
    whole.ends = row(node.ends, function(goal) return copyOf(nothing, goal) end)
    return whole
  end)
  return ready
end

Threats = class()

function Threats:init(book)
  self.book = book
  self.board = book.board
  self.own = book.own and some(book.own.bans, function(ban) return ban.checks end) and OwnRules(book) or nil
  self.asksBans = false
end

-- Whether an own rule forbids the capture.
function Threats:isForbidden(position, from, target)
  if not self.own or self.asksBans then return false end
  self.asksBans = true
  local isForbidden = self.own:forbidsCapture(position, from, target)
  self.asksBans = false
  return isForbidden
end

function Threats:outcomes(position, from, type, player, moved, isUnchecked)
  local program = self.book.programs[self.book:programNumber(type, player, position.state.lastMoved)]
  return Walk(self.board, program, position, self.book:mover(from, type, player, moved)):outcomes(isUnchecked)
end

-- Whether the piece on this cell has a move that captures whatever stands on the target.
function Threats:attacks(position, from, target)
  local type = position.type[from]
  local player = position.owner[from]
  if not self.book:waysOf(type, player, from, position.state.lastMoved).touched[target] then return false end
  if position:isPiece(target) and self.book:isImmune(position.type[target], type) then return false end
  return some(self:outcomes(position, from, type, player, position.moved[from]), function(outcome)
    return self.book:mayEnd(type, player, outcome.to)
      and some(outcome.taken, function(taken) return taken.cell == target and taken.putTo == none end)
  end)
end

function Threats:attackers(position, target, owner, isOneEnough)
  local cells = {}
  for from = 0, position.cells - 1 do
    local player = position.owner[from]
    if player >= 0 and player ~= owner and not position.state.out[player] and self:attacks(position, from, target)
      and not self:losesRoyal(position, from, target) and not self:isForbidden(position, from, target) then
      cells[#cells + 1] = from
      if isOneEnough then break end
    end
  end
  return cells
end

function Threats:isAttacked(position, target, owner)
  return #self:attackers(position, target, owner, true) > 0
end

-- Whether a capture on the target would cost the captor's side a royal piece.
function Threats:losesRoyal(position, from, target)
  local rules = self.book.rules
  if #rules.explosions == 0 and #rules.petrifications == 0 then return false end
  local type = position.type[from]
  local royals = setOf(self:decisiveCells(position, position.owner[from]))
  if royals[from] and some(rules.petrifications, function(rule) return covers(rule.types, type) end) then return true end
  return some(rules.explosions, function(rule)
    if not covers(rule.captors, type) then return false end
    if royals[from] and not includes(rule.survivors, type) then return true end
    return some(self.board:lines(rule.lines, target), function(line)
      return #line > 0 and line[1] ~= from and royals[line[1]] and not includes(rule.unharmed, position.type[line[1]])
    end)
  end)
end

-- `lasting`: the royal pieces of the groups that no piece joins or leaves before the next turn.
function Threats:isInCheck(position, player, lasting)
  if self.asksBans then return false end
  local function isHit(cell)
    return self:isAttacked(position, cell, player)
  end
  return some(self.book.royals[player], function(group)
    local cells = lasting and group.newcomers == "next-turn" and lasting or self:cellsOf(position, player, group)
    if group.safety == "one" then return #cells > 0 and every(cells, isHit) end
    return some(cells, isHit)
  end)
end

function Threats:lastingRoyals(position, player)
  local lasting = filter(self.book.royals[player], function(group) return group.newcomers == "next-turn" end)
  return flatMap(lasting, function(group) return self:cellsOf(position, player, group) end)
end

function Threats:royalCells(position, player)
  return flatMap(self.book.royals[player], function(group) return self:cellsOf(position, player, group) end)
end

-- Those whose loss decides: none of several where one that is safe is enough.
function Threats:decisiveCells(position, player)
  return flatMap(self.book.royals[player], function(group)
    local cells = self:cellsOf(position, player, group)
    return group.safety == "one" and #cells > 1 and {} or cells
  end)
end

function Threats:cellsOf(position, player, group)
  local cells = filter(position:piecesOf(player), function(cell) return group.types[position.type[cell]] end)
  if group.atMost == 0 then return cells end
  return filter(cells, function(cell)
    local fellows = filter(cells, function(other)
      return group.counted == "together" or position.type[other] == position.type[cell]
    end)
    return #fellows <= group.atMost
  end)
end

-- Whether a piece on this cell could never move to an empty one, whatever stands on the way.
function Threats:isStuck(type, player, cell)
  local number = self.book:programNumber(type, player, none)
  if not self.book.programs[number].needsMemory then return not self.book:waysOf(type, player, cell).stops end
  self.bare = self.bare or Position(self.board.size, self.book.players, self.book.typeCount)
  return not some(self:outcomes(self.bare, cell, type, player, 0), function(outcome)
    return self.book:mayEnd(type, player, outcome.to)
  end)
end

-- Whether two pieces of different players that are meant see each other.
piecesFace = function(book, position, lines, isMeant)
  for cell = 0, position.cells - 1 do
    local owner = position.owner[cell]
    if owner >= 0 and isMeant(position.type[cell], owner) then
      for _, line in ipairs(book.board:lines(lines, cell)) do
        local first = find(line, function(at) return not position:isEmpty(at) end)
        if first and position:isPiece(first) and position.owner[first] ~= owner
          and isMeant(position.type[first], position.owner[first]) then
          return true
        end
      end
    end
  end
  return false
end

royalsFace = function(book, position, lines)
  return piecesFace(book, position, lines, function(type, owner) return book:isRoyal(type, owner) end)
end
