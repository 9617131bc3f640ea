-- Moves as text, as the program that wrote this script writes them.

local Notation = class()

function Notation:init(book)
  self.book = book
end

local function withoutBlanks(text)
  return (text:gsub(" ", "_"))
end

function Notation:name(cell)
  return self.book.board.names[cell]
end

function Notation:typeName(type)
  local named = self.book.types[type]
  return named.letter ~= "" and named.letter or named.name
end

-- `among`: the legal moves, where some need a longer text beside others.
function Notation:text(move, among)
  return self:core(move, among) .. self:tail(move)
end

function Notation:core(move, among)
  if move.kind == "move" then return self:displacement(move) end
  if move.kind == "castle" then return self:castling(move, among) end
  if move.kind == "drop" then return self:drop(move, among) end
  if move.kind == "promote" then return self:name(move.from) end
  if move.kind == "remove" then return "x" .. self:name(move.from) .. self:others(move) end
  if move.kind == "build" then return "" end
  if move.kind == "own" then return self:ownMove(move, among) end
  return "PASS"
end

function Notation:others(move)
  return table.concat(map(move.taken, function(taken) return "x" .. self:name(taken.cell) end))
end

function Notation:choice(choice)
  local kind, value = choice.kind, choice.value
  if kind == "cell" then return self:name(value) end
  if kind == "direction" then return self.book.own.directionNames[value] end
  if kind == "player" then
    local player = self.book.playerRows[value]
    return player and withoutBlanks(player.name) or ""
  end
  if kind == "type" then return withoutBlanks(self:typeName(value)) end
  return string.format("%d", value)
end

-- By how the moves of a list read without their rules: which rules' moves read so, and `plain` for those of none.
function Notation:readings(among)
  if self.read == among then return self.found end
  local found = {}
  local function add(choices, by)
    local text = said(choices)
    found[text] = found[text] or {}
    found[text][by] = true
  end
  local function cell(number)
    return { kind = "cell", value = number }
  end
  for _, move in ipairs(among) do
    if move.kind == "own" then
      add(move.own.choices, move.own.rule)
    elseif move.kind == "move" or move.kind == "castle" then
      add({ cell(move.from), cell(move.to) }, "plain")
    elseif move.kind == "drop" then
      add({ cell(move.to) }, "plain")
    end
  end
  self.read = among
  self.found = found
  return found
end

-- The choices, with the rule in front where another move reads like them.
function Notation:ownMove(move, among)
  local rule, choices = move.own.rule, move.own.choices
  local name = withoutBlanks(self.book.own.moves[rule].name)
  if #choices == 0 then return name end
  local texts = map(choices, function(choice) return self:choice(choice) end)
  local isAlike = false
  for by in pairs(self:readings(among)[said(choices)] or {}) do isAlike = isAlike or by ~= rule end
  return (isAlike and name .. ":" or "") .. table.concat(texts, "-")
end

function Notation:displacement(move)
  local others = map(move.taken, function(taken)
    return (taken.cell ~= move.to and "x" .. self:name(taken.cell) or "") .. (taken.putTo ~= none and "," .. self:name(taken.putTo) or "")
  end)
  return self:name(move.from) .. "-" .. self:name(move.to) .. table.concat(others)
end

function Notation:castling(move, among)
  local function isRival(other)
    return (other.kind == "move" or other.kind == "castle") and other.from == move.from and other.to == move.to
      and (other.kind ~= move.kind or takenText(other.taken) ~= takenText(move.taken))
  end
  local text = self:name(move.from) .. "-" .. self:name(move.to)
  return some(among, isRival) and text .. "," .. self:name(move.taken[1].putTo) or text
end

function Notation:drop(move, among)
  local hasRival = some(among, function(other) return other.kind == "drop" and other.to == move.to and other.type ~= move.type end)
  return (hasRival and self:typeName(move.type) .. "@" or "") .. self:name(move.to) .. self:others(move)
end

function Notation:tail(move)
  local text = ""
  if move.becomes ~= none then text = text .. "=" .. self:typeName(move.becomes) end
  if move.gate then
    text = text .. "/" .. self:typeName(move.gate.type) .. (move.gate.cell ~= move.from and self:name(move.gate.cell) or "")
  end
  if move.wall ~= none then text = text .. "," .. self:name(move.wall) end
  return text
end

-- The result in a sentence.
function Notation:result(ending)
  local function name(player)
    return self.book.playerRows[player].name
  end
  local rules = self.book.rules
  local why = ending.reason
  if not why or why == "" then
    local place = ending.rule and indexOf(rules.ends, ending.rule)
    why = place and rules.reasons[place][ending.about + 1] or name(ending.about) .. " has no move"
  end
  if ending.winner ~= none then return name(ending.winner) .. " wins: " .. why end
  return ending.isDraw and "Drawn: " .. why or name(ending.about) .. " loses: " .. why
end
