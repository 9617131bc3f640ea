-- The game as the program that plays it sees it: names of cells and of each player's types, texts of moves.

-- Whatever differs between hosts is here and nowhere else.
local api = {
  player = function() return id_whose_turn_is_it and id_whose_turn_is_it() end,
  cells_of = function(name) return { get_cells_type(name) } end,
}

local book = Book(game_data)
local rules = Legal(book)
local notation = Notation(book)
local game = GameRecord(rules)
local listed = {} -- the moves of list_moves() by their texts
local listedBefore = {} -- those of the moves played, for taking back

-- What is called what: walls, and pieces that belong to no player, beside the types of the players.
local function pieceName(owner, type)
  return owner >= 0 and types[owner + 1][type + 1] or (type and "unowned" or "wall")
end

local function nameAt(position, cell)
  if position:isEmpty(cell) then return nil end
  local square = position:square(cell)
  return pieceName(square.owner, isPieceSquare(square) and square.type or nil)
end

local function add(stand, name, cell)
  stand[name] = stand[name] or {}
  stand[name][#stand[name] + 1] = cell
end

-- Which pieces stand where now, as `setup` says it of the start: the uppermost ones of stacks, and off the board those in
-- hands and captured ones.
function standing()
  local position = game.position
  local stand = {}
  for cell = 0, position.cells - 1 do
    local name = nameAt(position, cell)
    if name then add(stand, name, book.board.names[cell]) end
  end
  for player = 0, book.players - 1 do
    for type = 0, book.typeCount - 1 do
      local at = player * book.typeCount + type
      for _ = 1, position.hand[at] do add(stand, pieceName(player, type), "hand") end
      for _ = 1, position.captured[at] do add(stand, pieceName(player, type), "captured") end
    end
  end
  return stand
end

-- The number of the player to move.
function whose_turn()
  return game.position.toMove + 1
end

-- What a move does: `piece` goes from a cell (nil: from the hand) to another (nil: off the board) and becomes one of type
-- `as` (nil: it stays what it is); whatever is there is captured, and so is what stands on the cells `takes`; `puts` says
-- which pieces go where besides, each { from, to }, `gate` and `wall` what comes in, each with its cell. Of an own move there
-- are only the cells that it is about, in `path`; standing() tells what has become of them.
local function detailOf(move)
  local name = function(cell) return book.board.names[cell] end
  local detail = { kind = move.kind, takes = {}, puts = {} }
  if move.kind == "own" then
    detail.path = map(filter(move.own.choices, function(choice) return choice.kind == "cell" end),
      function(choice) return name(choice.value) end)
    return detail
  end
  if move.kind ~= "pass" and move.kind ~= "build" then
    detail.piece = pieceName(game.position.toMove, move.type)
    if move.kind == "remove" then detail.piece = pieceName(game.position.owner[move.from], move.type) end
    detail.from = move.kind ~= "drop" and name(move.from) or nil
    detail.to = move.kind ~= "remove" and name(move.to) or nil
  end
  for _, taken in ipairs(move.taken) do
    if taken.putTo == none then
      append(detail.takes, { name(taken.cell) })
    else
      append(detail.puts, { { name(taken.cell), name(taken.putTo) } })
    end
  end
  if move.becomes ~= none then detail.as = pieceName(game.position.toMove, move.becomes) end
  if move.gate then detail.gate = { pieceName(game.position.toMove, move.gate.type), name(move.gate.cell) } end
  if move.wall ~= none then detail.wall = name(move.wall) end
  return detail
end

-- What stands on the board and whose turn it is as a text, of the host and of the game.
local function hostText()
  local texts = {}
  for _, names in ipairs(types) do
    for _, name in ipairs(names) do
      for _, cell in ipairs(api.cells_of(name)) do
        if cell ~= "hand" and cell ~= "captured" then texts[#texts + 1] = cell .. " " .. name end
      end
    end
  end
  table.sort(texts)
  return api.player() .. "," .. table.concat(texts, ",")
end

local function gameText()
  local texts = {}
  for cell = 0, book.board.size - 1 do
    if game.position:isPiece(cell) then texts[#texts + 1] = book.board.names[cell] .. " " .. nameAt(game.position, cell) end
  end
  table.sort(texts)
  return whose_turn() .. "," .. table.concat(texts, ",")
end

-- Takes the position of the host for a start.
local function readHost()
  game = GameRecord(rules)
  local position = game.position
  local cellOf = {}
  for cell = 0, position.cells - 1 do
    cellOf[book.board.names[cell]] = cell
    if position:isPiece(cell) then position:setSquare(cell, emptySquare) end
  end
  position.hand = filled(book.players * book.typeCount, 0)
  position.captured = filled(book.players * book.typeCount, 0)
  for player, names in ipairs(types) do
    for type, name in ipairs(names) do
      local at = (player - 1) * book.typeCount + type - 1
      for _, cell in ipairs(api.cells_of(name)) do
        local counts = (cell == "hand" and position.hand) or (cell == "captured" and position.captured)
        if counts then
          counts[at] = counts[at] + 1
        else
          position:setSquare(cellOf[cell], freshSquare(book, type - 1, player - 1))
        end
      end
    end
  end
  position.toMove = api.player() - 1
end

-- A host that says what stands where, but not what was played, is followed: it may have made a move, taken one back or begun
-- again. What has been played counts as far as it was followed.
local function followHost()
  if not api.player() then return end
  local wanted = hostText()
  if gameText() == wanted then return end
  listedBefore = {}
  for _, move in ipairs(rules:legal(game.position)) do
    game:play(move)
    if gameText() == wanted then return end
    game:takeBack()
  end
  game:takeBack()
  if gameText() == wanted then return end
  game = GameRecord(rules)
  if gameText() ~= wanted then readHost() end
end

-- The legal moves in `moves`, what they do in `details`; their number. There is none where the game is over; `anyway`:
-- moves are listed even if only what was played before has ended it.
function list_moves(anyway)
  followHost()
  moves, details, listed = {}, {}, {}
  local all = anyway and rules:legal(game.position) or game:legalMoves()
  for i, move in ipairs(all) do
    local text = withoutBlanks(notation:text(move, all))
    moves[i] = text
    details[text] = detailOf(move)
    listed[text] = move
  end
  return #moves
end

-- Plays one of the moves of list_moves(); whether it is one.
function play_move(text)
  local move = listed[text]
  if not move then return false end
  game:play(move)
  listedBefore[#listedBefore + 1] = listed
  listed = {}
  return true
end

function take_back()
  game:takeBack()
  listed = table.remove(listedBefore) or {}
end

-- Nothing while the game goes on, then the number of the player who has won, 0 for a draw, and why in a sentence.
function result()
  local over = game:ending()
  if not over then return nil end
  return (over.isDraw or over.winner == none) and 0 or over.winner + 1, notation:result(over)
end
