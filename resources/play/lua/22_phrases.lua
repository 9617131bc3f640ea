-- What own rules ask: each phrase is made a function of a frame once. A truth, number, cell, direction, player or type is a
-- number (a truth 1 or 0, -1 is none); a set is a sorted list.

local greatestNumber = 1000000000
local mostInRange = 65536

local function held(number)
  return math.max(-greatestNumber, math.min(greatestNumber, number))
end

local function ordered(members)
  local found, all = {}, {}
  for _, each in ipairs(members) do
    if not found[each] then
      found[each] = true
      all[#all + 1] = each
    end
  end
  table.sort(all)
  return all
end

local has = includes

local function areSame(a, b)
  if type(a) ~= "table" then return a == b end
  return #a == #b and every(a, function(each, i) return each == b[i] end)
end

local function inTruth(holds)
  return holds and 1 or 0
end

-- The values of one evaluation: which position is read, the move in progress, and the names of the rule.
local Frame = class()

function Frame:init()
  self.read = {}
  self.reading = "now"
  self.locals = {} -- by the numbers of the names
  self.chosen = {} -- what the move begun has chosen, by the names of its choices
  self.given = none -- the player that an end is about
  self.context = { me = none, turn = 0, from = none, to = none, mover = none, path = {}, captured = {} }
end

function Frame:position()
  return self.read[self.reading]
end

-- What `of` gives, read from another position.
function Frame:within(reading, of)
  local before = self.reading
  if self.read[reading] then self.reading = reading end
  local value = of(self)
  self.reading = before
  return value
end

-- The board as own rules look at it.
local PhraseBoard = class()

function PhraseBoard:init(board, own)
  for key, value in pairs(own.board) do self[key] = value end
  self.board = board
  for _, name in ipairs({ "opposite", "forward", "mirror" }) do self[name] = row(own.board[name]) end
  self.facing = row(own.board.facing, row)
  self.cells = {}
  for cell = 0, board.size - 1 do self.cells[cell + 1] = cell end
  self.rays = {}
  self.known = { [self.dirs] = {}, [self.orthogonal] = {}, [self.diagonal] = {} } -- see near(): sets that are asked often
  self.edge = filter(self.cells, function(cell)
    return some(self.dirs, function(direction) return self:step(cell, direction) < 0 end)
  end)
end

function PhraseBoard:step(cell, direction)
  if cell < 0 or direction < 0 then return none end
  return self.board.links[direction][cell]
end

function PhraseBoard:ahead(cell, direction, steps)
  if cell < 0 or direction < 0 or steps < 0 then return none end
  local at = cell
  local orientation = 0
  for _ = 1, steps do
    local seen = self.board:seen(orientation, direction)
    local to = self.board.links[seen][at]
    if to < 0 then return none end
    orientation = self.board:crossed(orientation, seen, at)
    at = to
  end
  return at
end

function PhraseBoard:ray(cell, direction)
  if cell < 0 or direction < 0 then return {} end
  local key = direction * self.board.size + cell
  if not self.rays[key] then self.rays[key] = self:walk(cell, direction) end
  return self.rays[key]
end

function PhraseBoard:walk(cell, direction)
  local line = {}
  local seen = { [cell] = true }
  local orientation = 0
  local at = cell
  while true do
    local step = self.board:seen(orientation, direction)
    local to = self.board.links[step][at]
    if to < 0 or seen[to] then return line end
    orientation = self.board:crossed(orientation, step, at)
    at = to
    seen[at] = true
    line[#line + 1] = at
  end
end

function PhraseBoard:toward(from, to)
  if from < 0 or to < 0 then return none end
  return find(self.dirs, function(direction) return has(self:ray(from, direction), to) end) or none
end

function PhraseBoard:turned(direction, places)
  local at = indexOf(self.dirs, direction)
  return at and self.dirs[(at - 1 + places) % #self.dirs + 1] or none
end

function PhraseBoard:near(cell, directions)
  local known = self.known[directions]
  if known then
    known[cell] = known[cell] or self:nextTo(cell, directions)
    return known[cell]
  end
  return self:nextTo(cell, directions)
end

function PhraseBoard:nextTo(cell, directions)
  local cells = {}
  for _, direction in ipairs(directions) do
    local to = self:step(cell, direction)
    if to >= 0 then cells[#cells + 1] = to end
  end
  return ordered(cells)
end

-- What hangs together with the first cells, within others.
function PhraseBoard:spread(from, within, directions)
  local inside = setOf(within)
  local found = setOf(from)
  local all = slice(from, 1)
  local open = slice(from, 1)
  while #open > 0 do
    for _, to in ipairs(self:near(table.remove(open), directions)) do
      if inside[to] and not found[to] then
        found[to] = true
        all[#all + 1] = to
        open[#open + 1] = to
      end
    end
  end
  return ordered(all)
end

function PhraseBoard:parts(cells, directions)
  local left = cells
  local count = 0
  while #left > 0 do
    local part = setOf(self:spread({ left[1] }, cells, directions))
    left = filter(left, function(cell) return not part[cell] end)
    count = count + 1
  end
  return count
end

-- Steps from one of the first cells to one of the others, over cells within.
function PhraseBoard:way(from, to, within, directions)
  local goal = setOf(to)
  local inside = setOf(within)
  local found = setOf(from)
  local front = from
  local steps = 0
  while #front > 0 do
    if some(front, function(cell) return goal[cell] end) then return steps end
    local next = {}
    for _, cell in ipairs(front) do
      for _, near in ipairs(self:near(cell, directions)) do
        if inside[near] and not found[near] then
          found[near] = true
          next[#next + 1] = near
        end
      end
    end
    front = next
    steps = steps + 1
  end
  return none
end

-- What stands on a cell.
local noPlayersMark = -5 -- in `was` of a wall: a piece that belongs to no player

local function isPieceSquare(square)
  return square.owner >= 0 or (square.owner == wall and square.was == noPlayersMark)
end

local PieceAnswers = class()

function PieceAnswers:init(game)
  self.game = game
end

function PieceAnswers:owner(position, cell)
  if cell < 0 then return none end
  local owner = position.owner[cell]
  if owner >= 0 then return owner end
  return owner == wall and position.was[cell] == noPlayersMark and self.game.players or none
end

function PieceAnswers:type(position, cell)
  return self:owner(position, cell) < 0 and none or position.type[cell]
end

function PieceAnswers:isEmpty(position, cell)
  return cell >= 0 and position.owner[cell] == none
end

function PieceAnswers:height(position, cell)
  return self:owner(position, cell) < 0 and 0 or 1 + #position:underOf(cell)
end

-- The square at a place from the bottom, counted from 1.
function PieceAnswers:atHeight(position, cell, place)
  local all = self:height(position, cell)
  if place < 1 or place > all then return nil end
  return place == all and position:square(cell) or position:underOf(cell)[place]
end

function PieceAnswers:ownerOf(square)
  if square.owner >= 0 then return square.owner end
  return isPieceSquare(square) and self.game.players or none
end

-- The functions of the language. `a` are the values given, `d` the directions given after so many others.
local function phraseFunctions(game)
  local board = game.board
  local pieces = PieceAnswers(game)
  local function isPlayer(player)
    return player >= 0 and player < game.players
  end
  local function everyDirection(a, count)
    return #a > count and a[count + 1] or board.dirs
  end
  local function counted(counts, position, player, type)
    return isPlayer(player) and type >= 0 and counts[player * position.types + type] or 0
  end
  local function piecesOf(position, player)
    if player < 0 then return {} end
    return filter(board.cells, function(cell) return pieces:owner(position, cell) == player end)
  end
  local function coordinate(f, a, axis)
    return a[1] >= 0 and board.board.coordinates[a[1]][axis] and board.board.coordinates[a[1]][axis] + 1 or 0
  end
  local function timesBefore(f, isTurnCounted)
    return game:timesBefore(f:position(), isTurnCounted)
  end
  local function stands(f, cell, isFriend)
    local owner = cell >= 0 and f:position().owner[cell] or none
    return owner >= 0 and (owner == f.context.me) == isFriend
  end
  return {
    ["cells"] = function() return board.cells end,
    ["dirs"] = function() return board.dirs end,
    ["orthogonal"] = function() return board.orthogonal end,
    ["diagonal"] = function() return board.diagonal end,
    ["edge"] = function() return board.edge end,
    ["step"] = function(f, a) return board:step(a[1], a[2]) end,
    ["ahead"] = function(f, a) return board:ahead(a[1], a[2], a[3]) end,
    ["near"] = function(f, a) return a[1] < 0 and {} or board:near(a[1], everyDirection(a, 1)) end,
    ["ray"] = function(f, a) return ordered(board:ray(a[1], a[2])) end,
    ["line"] = function(f, a)
      if a[1] < 0 then return {} end
      local cells = append({ a[1] }, board:ray(a[1], a[2]))
      if a[2] >= 0 then append(cells, board:ray(a[1], board.opposite[a[2]])) end
      return ordered(cells)
    end,
    ["between"] = function(f, a)
      local cells = board:ray(a[1], board:toward(a[1], a[2]))
      local last = indexOf(cells, a[2])
      return ordered(last and slice(cells, 1, last - 1) or cells)
    end,
    ["toward"] = function(f, a) return board:toward(a[1], a[2]) end,
    ["distance"] = function(f, a)
      return (a[1] < 0 or a[2] < 0) and none or board:way({ a[1] }, { a[2] }, board.cells, board.dirs)
    end,
    ["opposite"] = function(f, a) return a[1] < 0 and none or board.opposite[a[1]] end,
    ["turned"] = function(f, a) return board:turned(a[1], a[2]) end,
    ["facing"] = function(f, a) return (not isPlayer(a[1]) or a[2] < 0) and none or board.facing[a[1]][a[2]] end,
    ["forward"] = function(f, a) return isPlayer(a[1]) and board.forward[a[1]] or none end,
    ["file"] = function(f, a) return coordinate(f, a, 1) end,
    ["rank"] = function(f, a) return coordinate(f, a, 2) end,
    ["level"] = function(f, a) return coordinate(f, a, 3) end,
    ["mirror"] = function(f, a) return a[1] < 0 and none or board.mirror[a[1]] end,
    ["types"] = function() return game.allTypes end,
    ["owner"] = function(f, a)
      if #a == 1 then return pieces:owner(f:position(), a[1]) end
      local square = pieces:atHeight(f:position(), a[1], a[2])
      return square and pieces:ownerOf(square) or none
    end,
    ["type"] = function(f, a)
      if #a == 1 then return pieces:type(f:position(), a[1]) end
      local square = pieces:atHeight(f:position(), a[1], a[2])
      return square and square.type or none
    end,
    ["height"] = function(f, a) return pieces:height(f:position(), a[1]) end,
    ["empty"] = function(f, a) return inTruth(pieces:isEmpty(f:position(), a[1])) end,
    ["occupied"] = function(f, a) return inTruth(pieces:owner(f:position(), a[1]) >= 0) end,
    ["friend"] = function(f, a) return inTruth(stands(f, a[1], true)) end,
    ["enemy"] = function(f, a) return inTruth(stands(f, a[1], false)) end,
    ["wall"] = function(f, a)
      return inTruth(a[1] >= 0 and f:position():isWall(a[1]) and pieces:owner(f:position(), a[1]) < 0)
    end,
    ["moved"] = function(f, a) return inTruth(pieces:owner(f:position(), a[1]) >= 0 and f:position().moved[a[1]] ~= 0) end,
    ["was"] = function(f, a)
      local position = f:position()
      if pieces:owner(position, a[1]) < 0 then return none end
      return position.owner[a[1]] >= 0 and position.was[a[1]] >= 0 and position.was[a[1]] or position.type[a[1]]
    end,
    ["pieces"] = function(f, a)
      local all = piecesOf(f:position(), a[1])
      if #a == 1 then return all end
      return filter(all, function(cell) return f:position().type[cell] == a[2] end)
    end,
    ["hand"] = function(f, a)
      if game.endlessHands and isPlayer(a[1]) and a[2] >= 0 then return greatestNumber end
      return counted(f:position().hand, f:position(), a[1], a[2])
    end,
    ["lost"] = function(f, a)
      if #a > 1 then return counted(f:position().captured, f:position(), a[1], a[2]) end
      local sum = 0
      for _, type in ipairs(game.allTypes) do sum = sum + counted(f:position().captured, f:position(), a[1], type) end
      return sum
    end,
    ["royals"] = function(f, a)
      return isPlayer(a[1]) and ordered(game.questions:threats():royalCells(f:position(), a[1])) or {}
    end,
    ["castling-goals"] = function(f, a)
      local goals = {}
      for i, wing in ipairs(game.book.wings) do
        if wing.player == a[1] and f:position().state.rights[i] then goals[#goals + 1] = wing["king-to"] end
      end
      return ordered(goals)
    end,
    ["piece-points"] = function(f, a) return game.book:typePoints(a[1]) end,
    ["slides"] = function(f, a)
      local cells = {}
      for _, direction in ipairs(everyDirection(a, 1)) do
        for _, cell in ipairs(board:ray(a[1], direction)) do
          if not pieces:isEmpty(f:position(), cell) then break end
          cells[#cells + 1] = cell
        end
      end
      return ordered(cells)
    end,
    ["seen"] = function(f, a)
      local first = find(board:ray(a[1], a[2]), function(cell) return not pieces:isEmpty(f:position(), cell) end)
      return first and pieces:owner(f:position(), first) >= 0 and first or none
    end,
    ["moves"] = function(f, a) return game.questions:reached(f:position(), a[1], a[2] or none, false) end,
    ["captures"] = function(f, a) return game.questions:reached(f:position(), a[1], a[2] or none, true) end,
    ["attackers"] = function(f, a)
      return a[1] >= 0 and isPlayer(a[2]) and game.questions:attackers(f:position(), a[1], a[2]) or {}
    end,
    ["attacked"] = function(f, a)
      return inTruth(a[1] >= 0 and isPlayer(a[2]) and #game.questions:attackers(f:position(), a[1], a[2]) > 0)
    end,
    ["in-check"] = function(f, a)
      return inTruth(isPlayer(a[1]) and game.questions:threats():isInCheck(f:position(), a[1]))
    end,
    ["legal"] = function(f, a) return a[1] >= 0 and game.questions:legal(f:position(), a[1]) or {} end,
    ["stuck"] = function(f, a) return inTruth(isPlayer(a[1]) and game.questions:isStuck(f:position(), a[1])) end,
    ["rest"] = function(f) return f.context.me >= 0 and game.questions:movesLeft(f:position(), f.context.me) or 0 end,
    ["group"] = function(f, a)
      local owner = pieces:owner(f:position(), a[1])
      return owner < 0 and {} or board:spread({ a[1] }, piecesOf(f:position(), owner), everyDirection(a, 1))
    end,
    ["region"] = function(f, a)
      if not pieces:isEmpty(f:position(), a[1]) then return {} end
      local within = filter(board.cells, function(cell) return pieces:isEmpty(f:position(), cell) end)
      return board:spread({ a[1] }, within, everyDirection(a, 1))
    end,
    ["part"] = function(f, a) return has(a[2], a[1]) and board:spread({ a[1] }, a[2], everyDirection(a, 2)) or {} end,
    ["parts"] = function(f, a) return board:parts(a[1], everyDirection(a, 1)) end,
    ["border"] = function(f, a)
      local near = flatMap(a[1], function(cell) return board:near(cell, everyDirection(a, 1)) end)
      return ordered(filter(near, function(cell) return not has(a[1], cell) end))
    end,
    ["joins"] = function(f, a)
      local found = board:spread(filter(a[1], function(cell) return has(a[2], cell) end), a[1], everyDirection(a, 3))
      return inTruth(some(found, function(cell) return has(a[3], cell) end))
    end,
    ["way"] = function(f, a) return board:way(a[1], a[2], a[3], everyDirection(a, 3)) end,
    ["me"] = function(f) return f.context.me end,
    ["other"] = function(f) return game:otherThan(f.context.me) end,
    ["next"] = function(f)
      return f.context.me < 0 and none or game.book:playerAfter(f.context.me, f:position().state.turn)
    end,
    ["nobody"] = function() return game.players end,
    ["players"] = function() return game.allPlayers end,
    ["has-lost"] = function(f, a) return inTruth(isPlayer(a[1]) and f:position().state.out[a[1]]) end,
    ["turn"] = function(f) return f.context.turn end,
    ["passes"] = function(f) return f:position().state.passes end,
    ["last-from"] = function(f) return f:position().state.own.lastFrom end,
    ["last-to"] = function(f) return f:position().state.own.lastTo end,
    ["last-type"] = function(f) return f:position().state.own.lastType end,
    ["repeated"] = function(f) return inTruth(timesBefore(f, false) > 0) end,
    ["repeated-turn"] = function(f) return inTruth(timesBefore(f, true) > 0) end,
    ["times-repeated"] = function(f) return timesBefore(f, true) end,
    ["from"] = function(f) return f.context.from end,
    ["to"] = function(f) return f.context.to end,
    ["path"] = function(f) return ordered(f.context.path) end,
    ["captured"] = function(f) return ordered(f.context.captured) end,
    ["mover"] = function(f) return f.context.mover end,
  }
end

local function floorDivided(a, b)
  return b == 0 and 0 or math.floor(a / b)
end

local phraseOperators = {
  ["or"] = function(a, b) return function(f) return inTruth(a(f) ~= 0 or b(f) ~= 0) end end,
  ["and"] = function(a, b) return function(f) return inTruth(a(f) ~= 0 and b(f) ~= 0) end end,
  ["not"] = function(a) return function(f) return inTruth(a(f) == 0) end end,
  ["equal"] = function(a, b) return function(f) return inTruth(areSame(a(f), b(f))) end end,
  ["not-equal"] = function(a, b) return function(f) return inTruth(not areSame(a(f), b(f))) end end,
  ["less"] = function(a, b) return function(f) return inTruth(a(f) < b(f)) end end,
  ["less-equal"] = function(a, b) return function(f) return inTruth(a(f) <= b(f)) end end,
  ["greater"] = function(a, b) return function(f) return inTruth(a(f) > b(f)) end end,
  ["greater-equal"] = function(a, b) return function(f) return inTruth(a(f) >= b(f)) end end,
  ["in"] = function(a, b) return function(f) return inTruth(has(b(f), a(f))) end end,
  ["not-in"] = function(a, b) return function(f) return inTruth(not has(b(f), a(f))) end end,
  ["add"] = function(a, b) return function(f) return held(a(f) + b(f)) end end,
  ["subtract"] = function(a, b) return function(f) return held(a(f) - b(f)) end end,
  ["multiply"] = function(a, b) return function(f) return held(a(f) * b(f)) end end,
  ["divide"] = function(a, b) return function(f) return floorDivided(a(f), b(f)) end end,
  ["remainder"] = function(a, b)
    return function(f)
      local left = a(f)
      local right = b(f)
      return right == 0 and 0 or left - floorDivided(left, right) * right
    end
  end,
  ["negate"] = function(a) return function(f) return 0 - a(f) end end,
  ["union"] = function(a, b) return function(f) return ordered(append(slice(a(f), 1), b(f))) end end,
  ["without"] = function(a, b)
    return function(f)
      local left = a(f)
      local gone = setOf(b(f))
      return filter(left, function(each) return not gone[each] end)
    end
  end,
  ["common"] = function(a, b)
    return function(f)
      local left = a(f)
      local kept = setOf(b(f))
      return filter(left, function(each) return kept[each] end)
    end
  end,
  ["range"] = function(a, b)
    return function(f)
      local least = a(f)
      local most = b(f)
      local members = {}
      for i = 1, math.min(most - least + 1, mostInRange) do members[i] = least + i - 1 end
      return members
    end
  end,
  ["if"] = function(a, b, c)
    return function(f)
      if a(f) ~= 0 then return b(f) end
      return c(f)
    end
  end,
  ["before"] = function(a) return function(f) return f:within("beforeMove", a) end end,
  ["before-turn"] = function(a) return function(f) return f:within("beforeTurn", a) end end,
  ["at-start"] = function(a) return function(f) return f:within("atStart", a) end end,
}

-- Goes through the members of a set, as long as `visit` does not answer true.
local function gathered(node, parts)
  local gathers = node.k == "image" or node.k == "sum" or node.k == "most" or node.k == "least"
  local set = parts[1]
  local value = gathers and parts[2]
  local where = parts[gathers and 3 or 2]
  local function each(f, visit)
    for _, member in ipairs(set(f)) do
      f.locals[node.s] = member
      if (not where or where(f) ~= 0) and visit(member) then return true end
    end
    return false
  end
  local function folded(start, join)
    return function(f)
      local result = start
      each(f, function() result = join(result, value(f)) end)
      return result
    end
  end
  local kinds = {
    ["filter"] = function(f)
      local members = {}
      each(f, function(member) members[#members + 1] = member end)
      return members
    end,
    ["image"] = function(f)
      local members = {}
      each(f, function()
        local found = value(f)
        if type(found) == "table" then
          append(members, found)
        elseif found >= 0 or not node.p[2].x then
          members[#members + 1] = found
        end
      end)
      return ordered(members)
    end,
    ["some"] = function(f) return inTruth(each(f, function() return true end)) end,
    ["no"] = function(f) return inTruth(not each(f, function() return true end)) end,
    ["every"] = function(f)
      return inTruth(every(set(f), function(member)
        f.locals[node.s] = member
        return where(f) ~= 0
      end))
    end,
    ["count"] = function(f)
      local count = 0
      each(f, function() count = count + 1 end)
      return count
    end,
    ["the"] = function(f)
      local first = node.x and none or 0
      each(f, function(member)
        first = member
        return true
      end)
      return first
    end,
    ["sum"] = folded(0, function(sum, other) return held(sum + other) end),
    ["most"] = folded(-greatestNumber, math.max),
    ["least"] = folded(greatestNumber, math.min),
  }
  return kinds[node.k]
end

local PhraseCompiler = class()

function PhraseCompiler:init(game)
  self.game = game
  self.functions = phraseFunctions(game)
end

-- A function of a frame; nil for no phrase. `x`: its members may be none. A node has k: kind, i: index, s: slot, p: parts.
function PhraseCompiler:made(node)
  if not node then return nil end
  local game = self.game
  local parts = map(node.p or {}, function(part) return self:made(part) end)
  if phraseOperators[node.k] then return phraseOperators[node.k](unpack(parts)) end
  if node.k == "value" then return function() return node.i end end
  if node.k == "set" then return function() return node.v end end
  if node.k == "local" then return function(f) return f.locals[node.i] end end
  if node.k == "number" then return self:number(game.numbers[node.i], parts[1]) end
  if node.k == "word" then return self:word(node.i, parts) end
  if node.k == "spread" then return self:spread(node, parts) end
  if node.k == "zone" then
    return function(f)
      local player = parts[1] and parts[1](f) or 0
      return player >= 0 and player < game.players and ordered(game.board.board.zones[node.i].cells[player]) or {}
    end
  end
  if node.k == "call" then
    local meaning = self.functions[node.f]
    local count = #parts
    return function(f)
      local values = {}
      for i = 1, count do values[i] = parts[i](f) end
      return meaning(f, values)
    end
  end
  if node.k == "set-of" then
    return function(f)
      local members = {}
      for i, part in ipairs(parts) do
        local member = part(f)
        if member >= 0 or not node.p[i].x then members[#members + 1] = member end
      end
      return ordered(members)
    end
  end
  return gathered(node, parts)
end

function PhraseCompiler:number(numbers, of)
  return function(f)
    local place = of and of(f) or 0
    if place < 0 or place >= numbers.count then return 0 end
    return f:position().numbers[numbers.begin + place]
  end
end

-- Words are made when they are used first: they may use each other in any order.
function PhraseCompiler:word(index, given)
  local words = self.game.words
  return function(f)
    local values = {}
    for i, each in ipairs(given) do values[i - 1] = each(f) end
    local locals = f.locals
    f.locals = values
    words[index].made = words[index].made or self:made(words[index].means)
    local value = words[index].made(f)
    f.locals = locals
    return value
  end
end

function PhraseCompiler:spread(node, parts)
  return function(f)
    local all = ordered(parts[1](f))
    local found = setOf(all)
    local open = slice(all, 1)
    while #open > 0 do
      f.locals[node.s] = table.remove(open)
      for _, next in ipairs(parts[2](f)) do
        if not found[next] then
          found[next] = true
          all[#all + 1] = next
          open[#open + 1] = next
        end
      end
    end
    return ordered(all)
  end
end
