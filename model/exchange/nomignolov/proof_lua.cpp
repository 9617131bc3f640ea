#include "model/exchange/proof/played_text.h"
#include "model/exchange/proof/proof_questions.h"

namespace rookery {

namespace {

/// Asks the script what questions.txt asks, in the words of readAnswers(), by the functions that a
/// host may use.
constexpr const char *host = R"lua(
dofile("game.lua")

local count

-- How many sequences of so many moves stand behind each move.
local function below(depth)
  list_moves(true)
  local counts = {}
  for i, text in ipairs(moves) do
    play_move(text)
    counts[i] = count(depth)
    take_back()
  end
  return counts
end

function count(depth)
  if depth == 1 then return list_moves(true) end
  local total = 0
  for _, each in ipairs(below(depth - 1)) do total = total + each end
  return total
end

local function ending()
  local winner = result()
  if not winner then return "*" end
  return winner == 0 and "1/2-1/2" or winner == 1 and "1-0" or "0-1"
end

local played = {}

-- The number of the first move that is none, if there is one.
local function follow(wanted)
  local same = 0
  while played[same + 1] and played[same + 1] == wanted[same + 1] do same = same + 1 end
  for i = #played, same + 1, -1 do
    take_back()
    played[i] = nil
  end
  for i = same + 1, #wanted do
    list_moves(true)
    if not play_move(wanted[i]) then return i - 1 end
    played[i] = wanted[i]
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
    list_moves(true)
    print("moves: " .. table.concat(moves, " "))
    print("end: " .. ending())
    if depth > 1 then print("below: " .. table.concat(below(depth - 1), " ")) end
  end
  print("done")
end
)lua";

class LuaTarget final : public Played<QuestionedTarget>
{
public:
    LuaTarget(const ProofRequest &request, const std::filesystem::path &folder)
        : Played("lua5.4", {"lua5.4", "host.lua"}, request, folder, {}, 4ULL << 30U)
    {
    }

    /// Its games are slow.
    std::uint64_t room() const override { return 1'000; }
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
