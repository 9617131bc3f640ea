#include "model/exchange/nomignolov/nomignolov_drops.h"

#include "model/board/cell_below.h"
#include "model/exchange/target/quoting.h"
#include "model/play/rules/sight_lines.h"
#include "model/play/rules/threats.h"

#include <algorithm>
#include <limits>
#include <map>
#include <memory>

namespace rookery {

namespace {

/// Needs the tables `board`, `files`, `below`, `lines` and `drops`, the adapter `api` and
/// add_move().
constexpr const char *dropWalker = R"lua(
-- What has to be around a cell where a piece is put down.
local contacts = {
  friend = function (cell, player, owner)
    for _, line in ipairs(lines.all[cell]) do
      if line[1] and owner[line[1]] == player then return true end
    end
    return false
  end,
  ["no-enemy"] = function (cell, player, owner)
    for _, line in ipairs(lines.orthogonal[cell]) do
      local beside = line[1] and owner[line[1]]
      if beside and beside ~= player then return false end
    end
    return true
  end,
  flanking = function (cell, player, owner, is_first)
    if is_first then return true end
    for _, line in ipairs(lines[flanks][cell]) do
      local enemies = 0
      for _, at in ipairs(line) do
        if owner[at] == player and enemies > 0 then return true end
        if not owner[at] or owner[at] == player then break end
        enemies = enemies + 1
      end
    end
    return false
  end,
  ["on-top"] = function (cell, player, owner)
    return below[cell] == nil or owner[below[cell]] ~= nil
  end,
  ["out-of-sight"] = function (cell, player, owner)
    for _, line in ipairs(lines.all[cell]) do
      for _, at in ipairs(line) do
        if owner[at] then return false end
      end
    end
    return true
  end,
}

local function is_in_hand(name)
  for _, cell in ipairs(api.cells_of(name)) do
    if cell == "hand" then return true end
  end
  return false
end

local function on_file(name, file)
  local count = 0
  for _, cell in ipairs(api.cells_of(name)) do
    if files[cell] == file then count = count + 1 end
  end
  return count
end

-- Where a piece of this type may be put down, each cell with the type it becomes there.
local function entries(name, player, owner)
  local found, order = {}, {}
  for _, rule in ipairs(drops[name]) do
    local allowed, is_first = rule.cells or board, false
    for _, cell in ipairs(rule.first or {}) do
      if not owner[cell] then allowed, is_first = rule.first, true end
    end
    for _, cell in ipairs(allowed) do
      local text = cell .. (rule.becomes or "")
      if not owner[cell] and not found[text]
        and not (rule.most and on_file(name, files[cell]) >= rule.most)
        and not (rule.contact and not contacts[rule.contact](cell, player, owner, is_first)) then
        found[text] = true
        order[#order + 1] = { cell, rule.becomes or "", rule.as }
      end
    end
  end
  return order
end

-- Adds the drops to the moves; whether the player must make one of them, and may do nothing else.
local function list_drops(player, owner, kind, moves)
  local ways, all, must = {}, {}, false
  for _, name in ipairs(types[player]) do
    if drops[name] and (drops[name].endless or is_in_hand(name)) then
      local seen = {}
      for _, entry in ipairs(entries(name, player, owner)) do
        local cell = entry[1]
        if not seen[cell] then ways[cell] = (ways[cell] or 0) + 1 end
        seen[cell] = true
        all[#all + 1] = { name, cell, entry[2], entry[3] }
        must = must or drops[name].duty == true
      end
    end
  end
  for _, drop in ipairs(all) do
    local rule, cell = drops[drop[1]], drop[2]
    if rule.duty or not must then
      local letter = ways[cell] > 1 and rule.letter .. "@" or ""
      add_move(moves, letter .. cell .. drop[3], drop[1], nil, cell, player, owner, kind, drop[4])
    end
  end
  return must
end
)lua";

std::string letterOf(const Subject &subject, PieceId piece)
{
    const PieceType &type = subject.pieces()[piece];
    return type.letter.empty() ? type.name : type.letter;
}

/// Whether no enclosing rule says more than which lines enemies are flanked along.
bool isPlainFlanking(const Subject &subject)
{
    const auto &rules = subject.rules().enclosing;
    Enclosing plain;
    if (!rules.empty()) {
        plain.lines = rules.front().lines;
        plain.arrival = rules.front().arrival;
        plain.shape = rules.front().shape;
        plain.fate = rules.front().fate;
        plain.extras = rules.front().extras;
    }
    const bool isForDrops = plain.arrival == ArrivedBy::Any || plain.arrival == ArrivedBy::Drop;
    return rules.empty() || (rules.size() == 1 && rules.front() == plain && isForDrops);
}

/// Writes the tables of one design.
class DropTables
{
public:
    DropTables(const Subject &subject, const LuaTypeName &name)
        : m_subject(subject)
        , m_name(name)
        , m_game(std::make_shared<const CompiledGame>(subject.design()))
        , m_book(std::make_shared<const RuleBook>(subject.design(), m_game))
        , m_threats(subject.design(), m_game, m_book)
    {
    }

    std::string text()
    {
        std::string text = lineTables() + fileTables();
        text +=
            "-- Which pieces may be put down from the hand: where, as what, beside what and how\n"
            "-- many of them on a file.\n"
            "local drops = {\n";
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds())
                text += rules(piece, player);
        }
        return text + "}\n";
    }

private:
    std::string cell(CellId id) const { return luaString(m_subject.board().name(id)); }

    bool hasContact(DropContact contact) const
    {
        const auto &drops = m_subject.rules().drops;
        return std::any_of(
            drops.begin(), drops.end(), [&](const Drop &drop) { return drop.contact == contact; });
    }

    std::string linesOf(Lines lines, std::size_t longest) const
    {
        const SightLines sight(m_subject.board());
        std::string text = "  [" + luaString(enumName(lines)) + "] = {\n";
        for (const CellId from : m_subject.board().cells()) {
            text += "    [" + cell(from) + "] = {";
            for (const std::vector<CellId> &line : sight.from(from, lines)) {
                const std::size_t count = std::min(line.size(), longest);
                text += " " + luaCells(m_subject, std::span(line).first(count)) + ",";
            }
            text += " },\n";
        }
        return text + "  },\n";
    }

    /// Only the lines that a rule looks along, and no farther than it looks.
    std::string lineTables() const
    {
        const auto &enclosing = m_subject.rules().enclosing;
        const Lines flanks = enclosing.empty() ? Lines::All : enclosing.front().lines;
        std::map<Lines, std::size_t> longest;
        constexpr std::size_t whole = std::numeric_limits<std::size_t>::max();
        if (hasContact(DropContact::Friend))
            longest[Lines::All] = 1;
        if (hasContact(DropContact::NoEnemy))
            longest[Lines::Orthogonal] = 1;
        if (hasContact(DropContact::OutOfSight))
            longest[Lines::All] = whole;
        if (hasContact(DropContact::Flanking))
            longest[flanks] = whole;
        std::string text =
            "-- The cells in each line from a cell, nearest first.\nlocal lines = {\n";
        for (const auto &[lines, count] : longest)
            text += linesOf(lines, count);
        return text + "}\nlocal flanks = " + luaString(enumName(flanks)) + "\n";
    }

    std::string fileTables() const
    {
        const Board &board = m_subject.board();
        std::string files = "-- The file of each cell.\nlocal files = {";
        std::string below = "-- The cell nearer to the first rank.\nlocal below = {";
        for (const CellId from : board.cells()) {
            const auto place = board.coordinates(from);
            if (!place)
                continue;
            files += " [" + cell(from) + "] = " + std::to_string(place->x()) + ",";
            if (const auto under = cellBelow(board, from))
                below += " [" + cell(from) + "] = " + cell(*under) + ",";
        }
        return files + " }\n" + below + " }\n";
    }

    std::string rules(PieceId piece, PlayerId player)
    {
        std::string rows;
        for (std::size_t i = 0; i < m_subject.rules().drops.size(); ++i) {
            const Drop &drop = m_subject.rules().drops[i];
            if (covers(drop.types, piece) && covers(drop.players, player))
                rows += rowsOf(drop, luaDropLoss(m_subject, i).isEmpty(), piece, player);
        }
        if (rows.empty())
            return {};
        std::string text = "  " + m_name(piece, player)
                           + " = {\n    letter = " + luaString(letterOf(m_subject, piece)) + ",";
        if (m_subject.rules().hands.supply == Supply::Endless)
            text += " endless = true,";
        if (isDuty(piece, player))
            text += " duty = true,";
        return text + "\n" + rows + "  },\n";
    }

    bool isDuty(PieceId piece, PlayerId player) const
    {
        const auto &duties = m_subject.rules().dropDuties;
        return std::any_of(duties.begin(), duties.end(), [&](const DropDuty &duty) {
            return covers(duty.types, piece) && covers(duty.players, player);
        });
    }

    /// A row for each form in which the piece may come.
    std::string rowsOf(const Drop &drop, bool isWhole, PieceId piece, PlayerId player)
    {
        std::vector<PieceId> forms{piece};
        if (drop.form == DropForm::Either) {
            for (const Promotion *promotion : m_book->promotions(piece, player))
                forms.insert(forms.end(), promotion->into.begin(), promotion->into.end());
        }
        std::string text;
        for (const PieceId form : forms) {
            const auto cells = cellsOf(drop, drop.zone, piece, form, player);
            text += "    {";
            if (cells.size() < m_subject.board().size())
                text += " cells = " + luaCells(m_subject, cells) + ",";
            if (drop.firstZone)
                text += " first = "
                        + luaCells(m_subject, cellsOf(drop, drop.firstZone, piece, form, player))
                        + ",";
            if (form != piece)
                text += " becomes = " + luaString("=" + letterOf(m_subject, form))
                        + ", as = " + luaString(m_name(form, player)) + ",";
            if (drop.perFile)
                text += " most = " + std::to_string(drop.perFile->most) + ",";
            if (drop.contact != DropContact::Anything && isWhole)
                text += " contact = " + luaString(enumName(drop.contact)) + ",";
            text += " },\n";
        }
        return text;
    }

    /// As far as zones and the empty board go.
    std::vector<CellId> cellsOf(const Drop &drop,
                                const std::optional<ZoneId> &zone,
                                PieceId piece,
                                PieceId form,
                                PlayerId player)
    {
        std::vector<CellId> cells;
        for (const CellId id : m_subject.board().cells()) {
            const bool isMobile =
                drop.mobility == DropMobility::Anything || !m_threats.isStuck(form, player, id);
            if (isMobile && m_book->isIn(zone, player, id) && m_book->mayEnd(piece, player, id))
                cells.push_back(id);
        }
        return cells;
    }

    const Subject &m_subject;
    const LuaTypeName &m_name;
    std::shared_ptr<const CompiledGame> m_game;
    std::shared_ptr<const RuleBook> m_book;
    Threats m_threats;
};

} // namespace

std::string luaCells(const Subject &subject, std::span<const CellId> cells)
{
    std::string text = "{";
    for (const CellId id : cells)
        text += " " + luaString(subject.board().name(id)) + ",";
    return text + " }";
}

bool putsPiecesDown(const Subject &subject)
{
    const Rules &rules = subject.rules();
    const bool areHandsFilled = rules.hands.captured != Captured::Away
                                || rules.hands.supply == Supply::Endless
                                || !subject.design().setup->hands.empty();
    return areHandsFilled && !rules.drops.empty();
}

Message luaDropLoss(const Subject &subject, std::size_t index)
{
    const Drop &drop = subject.rules().drops[index];
    const auto sentence = [&](std::string_view what) {
        return Message(
            "[{types}|every piece] in hand: {condition}",
            {{"types", namesOf(drop.types, subject.pieces())}, {"condition", Message(what)}});
    };
    if (drop.threat != DropThreat::Anything)
        return sentence(enumTitle(drop.threat));
    if (drop.colour != DropColour::Any)
        return sentence(enumTitle(drop.colour));
    if (drop.contact == DropContact::FromASide
        || (drop.contact == DropContact::Flanking && !isPlainFlanking(subject)))
        return sentence(enumTitle(drop.contact));
    return {};
}

std::string luaDropText(const Subject &subject, const LuaTypeName &name)
{
    return DropTables(subject, name).text() + dropWalker;
}

} // namespace rookery
