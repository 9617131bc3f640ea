#include "model/base/text.h"
#include "model/exchange/nomignolov/nomignolov_drops.h"
#include "model/exchange/nomignolov/nomignolov_removals.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/programs.h"
#include "model/exchange/target/quoting.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

/// Plain Lua 5.1, as all of it.
constexpr const char *adapter = R"lua(
-- Whatever differs between hosts is here and nowhere else.
local api = {
  player = function () return id_whose_turn_is_it() end,
  cells_of = function (type) return { get_cells_type(type) } end,
}

-- The cells off the board: of captured pieces, and of pieces in a player's hand.
local off_board = { captured = true, hand = true }

-- Adds a move by its text, and says in `details` what it does: a piece of this type goes from a cell
-- (nil: from the hand) to another (nil: off the board) and becomes one of type `as` (nil: it stays
-- what it is); whatever is there is captured, and so is what stands on the cells `takes`. A pass has
-- no piece.
local function put(moves, text, piece, from, to, as, takes)
  moves[#moves + 1] = text
  details[text] = { piece = piece, from = from, to = to, as = as, takes = takes or {} }
end
)lua";

/// The part of a script that is the same for every game.
constexpr const char *walker = R"lua(
-- Which player's piece stands on each cell, and of what type.
local function owners()
  local owner, kind = {}, {}
  for player, names in ipairs(types) do
    for _, name in ipairs(names) do
      for _, cell in ipairs(api.cells_of(name)) do
        if not off_board[cell] then owner[cell], kind[cell] = player, name end
      end
    end
  end
  return owner, kind
end

-- Adds the empty cells that are not there yet.
local function add_flights(ends, owner)
  local found = {}
  for _, each in ipairs(ends) do found[each.to] = true end
  for _, cell in ipairs(board) do
    if not owner[cell] and not found[cell] then ends[#ends + 1] = { to = cell, taken = {} } end
  end
end

-- In the order of the board, and behind all that it has already.
local place = {}
for i, cell in ipairs(board) do place[cell] = i end
local function with(taken, cell)
  local all = { cell }
  for _, other in ipairs(taken) do all[#all + 1] = other end
  table.sort(all, function (a, b) return place[a] < place[b] end)
  return all
end

local function has(list, cell)
  for _, other in ipairs(list) do
    if other == cell then return true end
  end
  return false
end

local nothing = {}
local carries_on

-- Follows paths until `stop(to, taken)` says that this is enough; whether it did. A path is a
-- program, a node, a cell, a facing, a count of steps and what it has taken; `past` is one whose
-- own ends do not count.
local function follow(programs, from, player, owner, open, probes, stop)
  local seen = {}
  local function enter(path, first, cell, facing, taken)
    for _, n in ipairs(first) do
      local key = table.concat({ path.p, n, cell, facing, table.concat(taken, "x") }, " ")
      if not seen[key] then
        seen[key] = true
        local next = { p = path.p, n = n, cell = cell, facing = facing, count = 0, taken = taken, been = {} }
        next.carries = not probes and carries_on(programs, from, player, owner, next)
        open[#open + 1] = next
      end
    end
  end
  while #open > 0 do
    local path = table.remove(open)
    local node = programs[path.p][path.n]
    local step = node.step[path.facing]
    local to = links[step][path.cell]
    local turn = to and turned[step] and turned[step][path.cell]
    local facing = turn and crossed[path.facing][turn] or path.facing
    local count = path.count + 1
    local key = to and to .. " " .. facing .. " " .. ((node.most == 0 and count > node.least) and node.least or count)
    if to and not path.been[key] then
      path.been[key] = true
      local who = 1
      if to ~= from and owner[to] then who = owner[to] == player and 2 or 3 end
      local ending = count >= node.least and node[who] or nothing
      if ending.takes and has(path.taken, to) then ending = nothing end
      if not path.past or ending.last then
        local taken = ending.takes and with(path.taken, to) or path.taken
        local is_over = ending.stop and (to ~= from or node.returns)
        if is_over and not (ending.last and (path.carries or path.past)) and stop(to, taken) then return true end
        enter(path, ending, to, facing, taken)
      end
      if (who == 1 or node.jumps) and (node.most == 0 or count < node.most) then
        path.cell, path.facing, path.count = to, facing, count
        open[#open + 1] = path
      end
    end
  end
  return false
end

-- Whether a leg of a chain leads to a later end.
function carries_on(programs, from, player, owner, path)
  local node = programs[path.p][path.n]
  if not (node[1].last or node[2].last or node[3].last) then return false end
  local copy = { past = true, been = {} }
  for key, value in pairs(path) do
    if key ~= "been" then copy[key] = value end
  end
  return follow(programs, from, player, owner, { copy }, true, function () return true end)
end

-- The cells where a man of this type may go from a cell, each with what it takes, once.
local function reach(programs, from, player, owner)
  local found, order = {}, {}
  for p, program in ipairs(programs) do
    if not program.only or program.only[from] then
      local open = {}
      for _, n in ipairs(program.first) do
        local path = { p = p, n = n, cell = from, facing = program.facing, count = 0, taken = {}, been = {} }
        path.carries = carries_on(programs, from, player, owner, path)
        open[#open + 1] = path
      end
      follow(programs, from, player, owner, open, false, function (to, taken)
        local key = to .. " " .. table.concat(taken, "x")
        if not found[key] then
          found[key] = true
          order[#order + 1] = { to = to, taken = taken }
        end
      end)
    end
  end
  return order
end

local function has_pieces(player, owner)
  for _, other in pairs(owner) do
    if other == player then return true end
  end
  return false
end

-- Where there are captures, nothing else is left.
function keep_captures(all, owner)
  local captures = {}
  for _, text in ipairs(all) do
    local move = details[text]
    if #move.takes > 0 or (move.to and move.to ~= move.from and owner[move.to]) then captures[#captures + 1] = text end
  end
  if #captures > 0 then moves = captures end
end

function list_moves()
  local player, owner, kind = api.player(), owners()
  moves, details = {}, {}
  if list_clearings(player, owner, kind, moves) then return #moves end
  if list_drops(player, owner, kind, moves) then return #moves end
  for _, name in ipairs(types[player]) do
    for _, from in ipairs(api.cells_of(name)) do
      if not off_board[from] then
        local ends = reach(movements[name], from, player, owner)
        if flies(name, player) then add_flights(ends, owner) end
        for _, each in ipairs(ends) do
          if not homes[name] or has(homes[name], each.to) then
            local text, others = from .. "-" .. each.to, {}
            for _, cell in ipairs(each.taken) do
              if cell ~= each.to then
                text = text .. "x" .. cell
                others[#others + 1] = cell
              end
            end
            add_move(moves, text, name, from, each.to, player, owner, kind, nil, others)
          end
        end
      end
    end
  end
  if must_capture[player] then keep_captures(moves, owner) end
  local way = passes[player]
  if way == "always" or (way == "stuck" and #moves == 0 and has_pieces(player, owner)) then
    put(moves, "PASS")
  end
  return #moves
end
)lua";

/// Writes the tables that the walker reads.
class Script
{
public:
    explicit Script(const Subject &subject)
        : m_subject(subject)
        , m_compass(subject.board().compass())
    {
        collect();
    }

    std::string text(const Verdict &verdict)
    {
        std::string script;
        for (const std::string &line : headLines(m_subject, verdict))
            script += "-- " + oneLine(line) + "\n";
        script += "-- The host's functions are those of the article of 2008; not tried in the "
                  "program itself.\n\n"
                  "local unpack = unpack or table.unpack\n\n";
        script += typeTable() + setupTable() + linkTables() + movementTables();
        script += passTable();
        return script + homeTable() + boardText() + adapter + luaRemovalText(m_subject, nameOf())
               + drops() + walker;
    }

private:
    struct Row
    {
        std::string name; ///< of one player's pieces of one type
        PlayerId player;
        PieceId piece;
        std::vector<GuardedProgram> programs;
    };

    void collect()
    {
        // The words that Lua keeps for itself, as far as they look like names.
        Identifiers names({"captured", "and",   "break", "do",       "else", "elseif",
                           "end",      "false", "for",   "function", "goto", "if",
                           "in",       "local", "nil",   "not",      "or",   "repeat",
                           "return",   "then",  "true",  "until",    "while"});
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                const std::string name =
                    lowered(m_subject.rules()[player].name + " " + m_subject.pieces()[piece].name);
                auto programs = programsOf(m_subject, piece, player);
                // Left out, as the verdict says.
                std::erase_if(programs, [](const GuardedProgram &each) {
                    return each.when == When::UnmovedUnchecked;
                });
                m_rows.push_back({names.unique(name, "men"), player, piece, std::move(programs)});
            }
        }
        for (const Row &row : m_rows) {
            for (const GuardedProgram &guarded : row.programs) {
                for (const Program::Node &node : guarded.program.nodes)
                    addSteps(node, guarded.program.facing);
            }
        }
    }

    void addSteps(const Program::Node &node, OrientationId facing)
    {
        for (const OrientationId orientation : orientations(facing))
            m_steps.insert(m_compass.seen(orientation, node.own));
    }

    /// All that a traveller may ever have.
    std::vector<OrientationId> orientations(OrientationId facing) const
    {
        if (!m_subject.hasTurns())
            return {facing};
        std::vector<OrientationId> all;
        for (const OrientationId id : IdRange<OrientationId>(m_compass.orientationCount()))
            all.push_back(id);
        return all;
    }

    std::string boardText() const
    {
        std::string text = "local board = {";
        for (const CellId id : m_subject.board().cells())
            text += " " + cell(id) + ",";
        return text + " }\n";
    }

    LuaTypeName nameOf() const
    {
        return [this](PieceId piece, PlayerId player) {
            return m_rows[player.index() * m_subject.pieces().types.size() + piece.index()].name;
        };
    }

    std::string drops() const
    {
        return putsPiecesDown(m_subject) ? "\n" + luaDropText(m_subject, nameOf())
                                         : "\n-- Nothing is ever put down.\n"
                                           "local function list_drops() return false end\n";
    }

    std::string cell(CellId id) const { return luaString(m_subject.board().name(id)); }

    std::string typeTable() const
    {
        std::string text = "-- The types of each player's men.\ntypes = {\n";
        for (const PlayerId player : m_subject.playerIds()) {
            text += "  {";
            for (const Row &row : m_rows) {
                if (row.player == player)
                    text += " " + luaString(row.name) + ",";
            }
            text += " },\n";
        }
        return text + "}\n\n";
    }

    std::string homeTable() const
    {
        std::string text = "-- Types that stay on these cells.\nlocal homes = {\n";
        for (const Row &row : m_rows) {
            if (const auto &zone = m_subject.pieces()[row.piece].confinedTo)
                text += "  [" + luaString(row.name) + "] = "
                        + luaCells(m_subject, m_subject.zoneCells(zone, row.player)) + ",\n";
        }
        return text + "}\n";
    }

    std::string passTable() const
    {
        const Rules &rules = m_subject.rules();
        std::string text = "-- When each player may pass.\nlocal passes = {";
        for (const PlayerId player : m_subject.playerIds())
            text += " "
                    + luaString(enumName(covers(rules.passers, player) ? rules.pass : Pass::Never))
                    + ",";
        text += " }\n-- Who has to capture where that can be done.\nlocal must_capture = {";
        for (const PlayerId player : m_subject.playerIds())
            text += mustCapture(rules, player) ? " true," : " false,";
        return text + " }\n";
    }

    static bool mustCapture(const Rules &rules, PlayerId player)
    {
        return std::any_of(
            rules.compulsions.begin(), rules.compulsions.end(), [&](const Compulsion &rule) {
                // One that counts some captures for more is left out whole.
                return rule.captures == MustCapture::Must && rule.priorities.empty()
                       && covers(rule.players, player);
            });
    }

    std::string setupTable() const
    {
        std::string text = "-- Which pieces stand where at the start.\nsetup = {\n";
        for (const Row &row : m_rows) {
            std::string cells;
            for (const Placement &boardPiece : m_subject.design().setup->placements) {
                if (boardPiece.piece == row.piece && boardPiece.player == row.player)
                    cells += " " + cell(*m_subject.board().cellAt(boardPiece.site)) + ",";
            }
            for (const HandEntry &entry : m_subject.design().setup->hands) {
                for (int i = 0;
                     entry.piece == row.piece && entry.player == row.player && i < entry.count;
                     ++i)
                    cells += " \"hand\",";
            }
            if (!cells.empty())
                text += "  " + row.name + " = {" + cells + " },\n";
        }
        const bool isKept = m_subject.rules().hands.captured == Captured::CaptorsHand;
        return text
               + "}\n\n-- Where captured pieces go. Those in a hand belong to the captor, and are "
                 "of the type that stands\n"
                 "-- in the same place of the captor's types.\ncaptured_go_to = \""
               + (isKept ? "hand" : "captured") + "\"\n\n";
    }

    std::string linkTables() const
    {
        std::string links = "-- Where each step leads from a cell.\nlocal links = {\n";
        std::string turned = "-- How a step turns the traveller.\nlocal turned = {\n";
        for (const StepId step : m_steps) {
            const std::string number = "  [" + std::to_string(step.index()) + "] = {";
            std::string to;
            std::string turns;
            for (const CellId from : m_subject.board().cells()) {
                const auto link = m_subject.board().link(from, step);
                if (!link)
                    continue;
                to += " [" + cell(from) + "] = " + cell(link->to) + ",";
                if (link->turn.index() != 0)
                    turns += " [" + cell(from) + "] = " + std::to_string(link->turn.index()) + ",";
            }
            links += number + to + " }, -- " + asciiLine(m_compass.name(step)) + "\n";
            if (!turns.empty())
                turned += number + turns + " },\n";
        }
        return links + "}\n" + turned + "}\n" + crossedTable() + "\n";
    }

    std::string crossedTable() const
    {
        std::string text = "local crossed = {\n";
        for (const OrientationId traveller :
             m_subject.hasTurns() ? orientations({}) : std::vector<OrientationId>{}) {
            text += "  [" + std::to_string(traveller.index()) + "] = {";
            for (const OrientationId turn : orientations({}))
                text += " [" + std::to_string(turn.index())
                        + "] = " + std::to_string(m_compass.crossed(traveller, turn).index()) + ",";
            text += " },\n";
        }
        return text + "}\n";
    }

    std::string movementTables() const
    {
        std::string text =
            "-- Each node is one straight part of a move; [1], [2] and [3] say what may happen "
            "where it\n"
            "-- ends on an empty cell, a friend and an enemy: stop, take what stands there, and "
            "which nodes may\n"
            "-- follow; last: only if the path cannot be carried on.\n"
            "local movements = {\n";
        for (const Row &row : m_rows) {
            text += "  " + row.name + " = {\n";
            for (const GuardedProgram &guarded : row.programs)
                text += programText(row, guarded);
            text += "  },\n";
        }
        return text + "}\n\n";
    }

    std::string programText(const Row &row, const GuardedProgram &guarded) const
    {
        const Program &program = guarded.program;
        std::string text = "    { facing = " + std::to_string(program.facing.index())
                           + ", first = " + list(program, program.firstAlways, {})
                           + onlyText(row, guarded) + ",\n";
        for (const Program::Node &node : program.nodes) {
            text += "      { step = {";
            for (const OrientationId orientation : orientations(program.facing))
                text += " [" + std::to_string(orientation.index()) + "] = "
                        + std::to_string(m_compass.seen(orientation, node.own).index()) + ",";
            text += " }, least = " + std::to_string(node.least)
                    + ", most = " + std::to_string(node.most == unlimited ? 0 : node.most)
                    + (node.way == Way::Any ? ", jumps = true" : "");
            text += node.returns ? ", returns = true" : "";
            for (const Program::End *end : {&node.onEmpty, &node.onFriend, &node.onEnemy})
                text += ", "
                        + list(program,
                               end->then,
                               std::string(end->stop ? "stop = true," : "")
                                   + (end->takes() ? " takes = true," : "")
                                   + (end->lastOnly ? " last = true," : ""));
            text += " },\n";
        }
        return text + "    },\n";
    }

    /// Nodes count from 1.
    static std::string list(const Program &program, Program::Range range, std::string_view before)
    {
        std::string text = "{ " + std::string(before);
        for (const std::uint32_t node : program.at(range))
            text += " " + std::to_string(node + 1) + ",";
        return text + " }";
    }

    /// The cells from which a movement starts, where not from all.
    std::string onlyText(const Row &row, const GuardedProgram &guarded) const
    {
        if (guarded.when == When::Always && !guarded.startsIn)
            return {};
        std::set<CellId> cells;
        for (const CellId id : m_subject.zoneCells(guarded.startsIn, row.player)) {
            const Placement *boardPiece = m_subject.design().setup->at(m_subject.board().site(id));
            const bool isHome = boardPiece != nullptr && boardPiece->piece == row.piece
                                && boardPiece->player == row.player;
            if (guarded.when == When::Always || isHome)
                cells.insert(id);
        }
        std::string text = ", only = {";
        for (const CellId id : cells)
            text += " [" + cell(id) + "] = true,";
        return text + " }";
    }

    const Subject &m_subject;
    const Compass &m_compass;
    std::vector<Row> m_rows;
    std::set<StepId> m_steps;
};

} // namespace

Result<std::vector<ExportedFile>>
writeNomignolov(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    return std::vector<ExportedFile>{{request.name + ".lua", Script(subject).text(verdict)}};
}

} // namespace rookery
