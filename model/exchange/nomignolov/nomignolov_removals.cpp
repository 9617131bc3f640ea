#include "model/exchange/nomignolov/nomignolov_removals.h"

#include "model/exchange/nomignolov/nomignolov_drops.h"
#include "model/exchange/target/quoting.h"
#include "model/play/position/cell_set.h"
#include "model/play/rules/sight_lines.h"

#include <algorithm>

namespace rookery {

namespace {

/// Needs the tables `rows`, `opposite`, `mill`, `clearings` and `flights`, the adapter `api` and
/// put().
constexpr const char *removalWalker = R"lua(
local function in_line(line, belongs)
  local count = 0
  for _, cell in ipairs(line) do
    if not belongs(cell) then break end
    count = count + 1
  end
  return count
end

-- Whether a row long enough goes through a cell, whatever stands on it.
local function is_in_row(cell, belongs)
  local all, back = rows[mill.lines][cell], opposite[mill.lines]
  for i, line in ipairs(all) do
    if 1 + in_line(line, belongs) + in_line(all[back[i]], belongs) >= mill.length then
      return true
    end
  end
  return false
end

-- The enemies of which a new row costs one: those in rows of their own only if there are no others.
local function row_victims(player, owner, kind)
  local all, loose = {}, {}
  for cell, other in pairs(owner) do
    if other ~= player then
      local belongs = function (at) return owner[at] == other and mill.types[kind[at]] end
      all[#all + 1] = cell
      if not (belongs(cell) and is_in_row(cell, belongs)) then loose[#loose + 1] = cell end
    end
  end
  if mill.spares and #loose > 0 then return loose end
  return all
end

-- The move as it is, or once for each enemy that it takes for a new row.
local function add_move(moves, text, name, from, to, player, owner, kind, as, taken)
  local victims = {}
  if mill and mill.types[name] then
    local belongs = function (at)
      return at ~= from and owner[at] == player and mill.types[kind[at]]
    end
    if is_in_row(to, belongs) then victims = row_victims(player, owner, kind) end
  end
  for _, victim in ipairs(victims) do
    local takes = { victim }
    for _, cell in ipairs(taken or {}) do takes[#takes + 1] = cell end
    put(moves, text .. "x" .. victim, name, from, to, as, takes)
  end
  if #victims == 0 then put(moves, text, name, from, to, as, taken) end
end

-- A player whose pieces all stand there still has to take one of them off.
local function list_clearings(player, owner, kind, moves)
  local count = 0
  for _, other in pairs(owner) do
    if other == player then count = count + 1 end
  end
  if not clearings[player] or count < clearings[player].pieces then return false end
  local found = {}
  for _, rule in ipairs(clearings[player]) do
    for _, cell in ipairs(rule.cells) do
      local beside = not rule.beside_empty
      for _, line in ipairs(rows.orthogonal[cell]) do
        beside = beside or (line[1] ~= nil and owner[line[1]] == nil)
      end
      if beside and owner[cell] == player and rule.types[kind[cell]] and not found[cell] then
        found[cell] = true
        put(moves, "x" .. cell, kind[cell], cell)
      end
    end
  end
  return true
end

-- Whether a player's pieces of this type may go to any empty cell by now.
local function flies(name, player)
  local pieces = 0
  for _, other in ipairs(types[player]) do
    for _, cell in ipairs(api.cells_of(other)) do
      if cell ~= "captured" then pieces = pieces + 1 end
    end
  end
  return flights[name] ~= nil and pieces <= flights[name]
end
)lua";

/// Needs put().
constexpr const char *noRemovals = R"lua(
-- No piece is taken off the board by choice, and none flies.
local function add_move(moves, text, name, from, to, player, owner, kind, as, taken)
  put(moves, text, name, from, to, as, taken)
end
local function list_clearings() return false end
local function flies() return false end
)lua";

/// In its first turn each player takes a piece off, and no player ever gets one more: the one that
/// has all of the setup is in the first turn.
bool areClearingsSeen(const Subject &subject)
{
    const Rules &rules = subject.rules();
    const bool isForAll = !anyId(subject.playerIds(), [&](PlayerId player) {
        return std::none_of(rules.clearings.begin(),
                            rules.clearings.end(),
                            [&](const Clearing &rule) { return covers(rule.players, player); });
    });
    return isForAll && !putsPiecesDown(subject) && rules.enclosing.empty()
           && rules.turns == Turns{};
}

class RemovalTables
{
public:
    RemovalTables(const Subject &subject, const std::function<std::string(PieceId, PlayerId)> &name)
        : m_subject(subject)
        , m_rules(subject.rules())
        , m_name(name)
        , m_sight(subject.board())
    {
    }

    std::string text() const
    {
        return "-- The cells in each line from a cell, nearest first, and which line goes on "
               "behind.\n"
               "local rows = {\n"
               + lines(&RemovalTables::rowsOf) + "}\nlocal opposite = {\n"
               + lines(&RemovalTables::oppositesOf) + "}\n" + millText() + clearingText()
               + flightText();
    }

private:
    /// Whatever a rule here looks along.
    std::string lines(std::string (RemovalTables::*of)(Lines) const) const
    {
        std::string text = "  orthogonal = " + (this->*of)(Lines::Orthogonal) + ",\n";
        const Lines more = m_rules.mills.empty() ? Lines::Orthogonal : m_rules.mills.front().lines;
        if (more != Lines::Orthogonal)
            text += "  " + std::string(enumName(more)) + " = " + (this->*of)(more) + ",\n";
        return text;
    }

    std::string rowsOf(Lines which) const
    {
        std::string text = "{\n";
        for (const CellId from : m_subject.board().cells()) {
            text += "    [" + cell(from) + "] = {";
            for (const std::vector<CellId> &line : m_sight.from(from, which))
                text += " " + luaCells(m_subject, line) + ",";
            text += " },\n";
        }
        return text + "  }";
    }

    std::string oppositesOf(Lines which) const
    {
        std::string text = "{";
        for (const std::size_t line : m_sight.opposites(which))
            text += " " + std::to_string(line + 1) + ",";
        return text + " }";
    }

    std::string cell(CellId id) const { return luaString(m_subject.board().name(id)); }

    /// As keys, for these players.
    std::string typeSet(const PieceSet &types, const PlayerSet &players) const
    {
        std::string text = "{";
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                if (covers(types, piece) && covers(players, player))
                    text += " " + m_name(piece, player) + " = true,";
            }
        }
        return text + " }";
    }

    std::string millText() const
    {
        if (m_rules.mills.empty() || !scriptCarries(m_subject, "mills"))
            return "local mill = nil\n";
        const Mill &mill = m_rules.mills.front();
        return "-- A move that makes such a row takes an enemy.\nlocal mill = { types = "
               + typeSet(mill.types, {}) + ", length = " + std::to_string(mill.length)
               + ", lines = " + luaString(enumName(mill.lines))
               + ", spares = " + (mill.victims == RowVictims::Loose ? "true" : "false") + " }\n";
    }

    std::string clearingText() const
    {
        std::string text =
            "-- Pieces that a player takes off in the first turn.\nlocal clearings = {\n";
        const auto &boardPieces = m_subject.design().setup->placements;
        for (const PlayerId player : m_subject.playerIds()) {
            if (m_rules.clearings.empty() || !scriptCarries(m_subject, "clearings"))
                break;
            const auto pieces = std::count_if(
                boardPieces.begin(), boardPieces.end(), [&](const Placement &boardPiece) {
                    return boardPiece.player == player;
                });
            text += "  { pieces = " + std::to_string(pieces) + ",\n";
            for (const Clearing &rule : m_rules.clearings) {
                if (covers(rule.players, player))
                    text += "    { types = " + typeSet(rule.types, {player}) + ", beside_empty = "
                            + (rule.place == ClearingPlace::BesideEmpty ? "true" : "false")
                            + ", cells = "
                            + luaCells(m_subject, m_subject.zoneCells(rule.zone, player)) + " },\n";
            }
            text += "  },\n";
        }
        return text + "}\n";
    }

    std::string flightText() const
    {
        std::string text =
            "-- With how many pieces a player's may go to any empty cell.\nlocal flights = {";
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                int atMost = 0;
                for (const Flying &rule : m_rules.flying) {
                    if (scriptCarries(m_subject, "flying") && covers(rule.types, piece)
                        && covers(rule.players, player))
                        atMost = std::max(atMost, rule.atMost);
                }
                if (atMost > 0)
                    text += " " + m_name(piece, player) + " = " + std::to_string(atMost) + ",";
            }
        }
        return text + " }\n";
    }

    const Subject &m_subject;
    const Rules &m_rules;
    const std::function<std::string(PieceId, PlayerId)> &m_name;
    SightLines m_sight;
};

} // namespace

bool scriptCarries(const Subject &subject, std::string_view list)
{
    if (list == "mills")
        return subject.rules().mills.size() == 1;
    if (list == "clearings")
        return areClearingsSeen(subject);
    return list == "flying";
}

std::string luaRemovalText(const Subject &subject,
                           const std::function<std::string(PieceId, PlayerId)> &name)
{
    const Rules &rules = subject.rules();
    const bool isMilling = !rules.mills.empty() && scriptCarries(subject, "mills");
    const bool isClearing = !rules.clearings.empty() && scriptCarries(subject, "clearings");
    const bool isFlying = !rules.flying.empty() && scriptCarries(subject, "flying");
    if (!isMilling && !isClearing && !isFlying)
        return noRemovals;
    return "\n" + RemovalTables(subject, name).text() + removalWalker;
}

} // namespace rookery
