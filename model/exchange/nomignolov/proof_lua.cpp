#include "model/exchange/proof/proof_questions.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"

namespace rookery {

namespace {

/// Stands in for the program that the script is written for: it keeps the position and plays the
/// moves by what the script says that they do. The positions of the last question's path are kept
/// for the next one.
constexpr const char *host = R"lua(
local now
function id_whose_turn_is_it() return now.turn end
function get_cells_type(name) return table.unpack(now.stand[name] or {}) end
dofile("game.lua")

local function copied(position)
  local stand = {}
  for name, cells in pairs(position.stand) do stand[name] = table.move(cells, 1, #cells, 1, {}) end
  return { turn = position.turn, stand = stand }
end

local function remove(name, cell)
  for i, at in ipairs(now.stand[name] or {}) do
    if at == cell then return table.remove(now.stand[name], i) end
  end
end

local function add(name, cell)
  now.stand[name] = now.stand[name] or {}
  table.insert(now.stand[name], cell)
end

local function capture(cell)
  for _, names in ipairs(types) do
    for place, name in ipairs(names) do
      if remove(name, cell) then
        return add(captured_go_to == "hand" and types[now.turn][place] or name, captured_go_to)
      end
    end
  end
end

local function play(move)
  for _, cell in ipairs(move.takes) do capture(cell) end
  if move.piece then remove(move.piece, move.from or "hand") end
  if move.to then
    capture(move.to)
    add(move.as or move.piece, move.to)
  end
  now.turn = now.turn % #types + 1
end

local count

-- How many sequences of so many moves stand behind each move.
local function below(depth)
  list_moves()
  local all, meant, before, counts = moves, details, now, {}
  for i, text in ipairs(all) do
    now = copied(before)
    play(meant[text])
    counts[i] = count(depth)
  end
  now = before
  return counts
end

function count(depth)
  if depth == 1 then return list_moves() end
  local total = 0
  for _, each in ipairs(below(depth - 1)) do total = total + each end
  return total
end

local path, reached = {}, { { turn = 1, stand = setup } }

-- The number of the first move that is none, if there is one.
local function follow(words)
  local same = 0
  while path[same + 1] and path[same + 1] == words[same + 1] do same = same + 1 end
  for i = #path, same + 1, -1 do path[i], reached[i + 1] = nil, nil end
  now = copied(reached[same + 1])
  for i = same + 1, #words do
    list_moves()
    if not details[words[i]] then return i - 1 end
    play(details[words[i]])
    path[i], reached[i + 1] = words[i], copied(now)
  end
end

for line in io.lines() do
  local words = {}
  for word in line:gmatch("%S+") do words[#words + 1] = word end
  local depth = tonumber(table.remove(words, 1))
  local refused = follow(words)
  if refused then
    print("refused: " .. refused)
  else
    list_moves()
    print("moves: " .. table.concat(moves, " "))
    if depth > 1 then print("below: " .. table.concat(below(depth - 1), " ")) end
  end
  print("done")
end
)lua";

/// The script lists moves, and a host of ours plays them. How games end it does not say.
class LuaTarget final : public QuestionedTarget
{
public:
    LuaTarget(const ProofRequest &request, const std::filesystem::path &folder)
        : QuestionedTarget("lua5.4", {"lua5.4", "host.lua"}, request, folder, {}, 4ULL << 30U)
    {
    }

    std::uint64_t room() const override { return 20'000; }

    /// The script names the type of a piece from the hand only where there are several for the
    /// cell.
    std::string
    text(const Subject &subject, const Position &position, const Move &move) const override
    {
        std::vector<Move> among;
        if (move.kind == Move::Kind::Drop) {
            if (m_moveRules == nullptr)
                m_moveRules = std::make_unique<MoveRules>(subject.design());
            Position copy = position;
            m_moveRules->legal(copy, among);
        }
        return moveText(move, subject.board(), subject.pieces(), among);
    }

private:
    mutable std::unique_ptr<MoveRules> m_moveRules; ///< of the game that is compared, which is one
};

} // namespace

ReadyTarget luaTarget(const Exported &exported,
                      const ExportRequest &,
                      const ProofRequest &proof,
                      const std::filesystem::path &folder)
{
    if (installedProgram("lua5.4").empty())
        return {nullptr, true, Message("lua5.4 is not installed (Debian package lua5.4)")};
    if (!writeInto(folder, {{"game.lua", exported.files.front().text}, {"host.lua", host}}))
        return {nullptr, false, Message("the files could not be written")};
    return {std::make_unique<LuaTarget>(proof, folder), false, {}};
}

} // namespace rookery
