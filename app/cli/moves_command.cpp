#include "app/cli/command_table.h"
#include "app/cli/game_view.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/movement/movement.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/drawn_move.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "model/play/reach/trace.h"

#include <algorithm>
#include <iostream>
#include <set>

namespace rookery::cli {

namespace {

struct MovesRequest
{
    std::vector<std::string> files;
    std::optional<std::string> position;
    std::optional<std::string> at;
    std::optional<std::string> view;
    bool isPseudo = false;
    bool isJson = false;
};

void declare(Arguments &arguments, MovesRequest &request)
{
    arguments.words("FILE", request.files, 1, 1);
    declarePosition(arguments, request.position);
    arguments.value("--at", "CELL", request.at, "only moves of the piece on this cell");
    declareView(arguments, request.view);
    arguments.flag("--pseudo", request.isPseudo, "without regard to legality");
    arguments.flag("--json", request.isJson, "print for machines, with path, captures and changes");
}

struct WrittenMove
{
    std::string text;
    Move move;
};

/// Turns moves into text for people and machines.
class MoveWriter
{
public:
    MoveWriter(const Design &design, MoveRules &moveRules, const Position &position)
        : m_design(design)
        , m_moveRules(moveRules)
        , m_board(moveRules.board())
        , m_position(position)
    {
    }

    std::vector<WrittenMove> sorted(const std::vector<Move> &moves) const
    {
        std::vector<WrittenMove> written;
        written.reserve(moves.size());
        for (const Move &move : moves)
            written.push_back({moveText(move, m_board, *m_design.pieces, moves), move});
        std::sort(written.begin(), written.end(), [](const WrittenMove &a, const WrittenMove &b) {
            return a.text < b.text;
        });
        return written;
    }

    Json json(const WrittenMove &written) const
    {
        const Move &move = written.move;
        const bool hasStart = move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle
                              || move.kind == Move::Kind::Own;
        const bool hasEnd = move.kind != Move::Kind::Pass && move.kind != Move::Kind::Build;
        Json all = {{"move", written.text},
                    {"from", hasStart ? Json(m_board.name(move.from)) : Json()},
                    {"to", hasEnd ? Json(m_board.name(move.to)) : Json()},
                    {"kind", kindName(move.kind)},
                    {"captures", captures(move)},
                    {"path", path(move)},
                    {"changes", changesJson(m_moveRules.changes(m_position, move))}};
        if (move.isIdle())
            all["idle"] = true;
        if (m_design.rules->isChance(m_position.toMove()))
            all["weight"] = weightOf(move);
        return all;
    }

private:
    /// Whose pieces are captured, in board order.
    Json captures(const Move &move) const
    {
        std::set<CellId> cells = takenBy(move);
        for (const Taken &taken : move.taken) {
            if (taken.putTo)
                cells.erase(taken.cell);
        }
        Json names = Json::array();
        for (const CellId cell : cells)
            names.push_back(m_board.name(cell));
        return names;
    }

    /// Cells whose pieces the move captures or puts down elsewhere.
    static std::set<CellId> takenBy(const Move &move)
    {
        std::set<CellId> cells;
        if (move.captures)
            cells.insert(move.to);
        for (const Taken &taken : move.taken)
            cells.insert(taken.cell);
        return cells;
    }

    /// The cells stepped on, the last one included.
    Json path(const Move &move) const
    {
        Json cells = Json::array();
        if (move.kind == Move::Kind::Drop)
            cells.push_back(m_board.name(move.to));
        if (move.kind != Move::Kind::Displace)
            return cells;
        const Piece piece = *m_position.at(move.from);
        auto ways = openTrajectories(m_moveRules.game(), m_position, move.from, piece, move.to);
        if (ways.empty()) // en passant, for one
            ways = trajectories(m_moveRules.game(), m_position, move.from, piece, move.to);
        if (ways.empty())
            return cells;
        // Another path to the same cell may take other pieces.
        const auto does = std::find_if(ways.begin(), ways.end(), [&](const Trajectory &way) {
            return !way.obstacle && std::set(way.taken.begin(), way.taken.end()) == takenBy(move);
        });
        for (const WalkStep &step : (does == ways.end() ? ways.front() : *does).path)
            cells.push_back(m_board.name(step.cell));
        return cells;
    }

    Json changesJson(const std::vector<Change> &list) const
    {
        Json all = Json::array();
        for (const Change &change : list) {
            const auto *cell = std::get_if<CellId>(&change.where);
            const std::string place = cell
                                          ? m_board.name(*cell)
                                          : std::string(enumName(std::get<OffBoard>(change.where)));
            all.push_back({{change.kind == Change::Kind::Take ? "take" : "put", place},
                           {"piece", (*m_design.pieces)[change.piece.type].name},
                           {"player", (*m_design.rules)[change.piece.owner].name}});
        }
        return all;
    }

    static const char *kindName(Move::Kind kind)
    {
        switch (kind) {
        case Move::Kind::Displace:
            return "displace";
        case Move::Kind::Castle:
            return "castle";
        case Move::Kind::Drop:
            return "drop";
        case Move::Kind::Promote:
            return "promote";
        case Move::Kind::Remove:
            return "remove";
        case Move::Kind::Build:
            return "build";
        case Move::Kind::Own:
            return "own";
        case Move::Kind::Pass:
            break;
        }
        return "pass";
    }

    const Design &m_design;
    MoveRules &m_moveRules;
    const Board &m_board;
    const Position &m_position;
};

/// Leaves the moves of the piece on the cell.
std::optional<Failure> keepFrom(const std::string &at,
                                const Design &design,
                                const Board &board,
                                const Position &position,
                                std::vector<Move> &moves)
{
    const auto from = cellOf("--at", at, board);
    if (!from)
        return from.error();
    const auto isElsewhere = [&](const Move &move) {
        const bool hasStart = move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle
                              || move.kind == Move::Kind::Promote || move.kind == Move::Kind::Own;
        return !hasStart || move.from != *from;
    };
    std::erase_if(moves, isElsewhere);
    if (!moves.empty())
        return std::nullopt;
    const auto piece = position.at(*from);
    if (piece && piece->owner == position.toMove())
        return std::nullopt;
    const std::string &player = (*design.rules)[position.toMove()].name;
    return badValue(
               "--at",
               {"no piece of " + player + ", whose turn it is, stands on " + at, {1, 1, {}}, {}})
        .take();
}

/// The moves that are asked for.
Tried<std::vector<Move>> movesListed(const MovesRequest &request,
                                     const Design &design,
                                     MoveRules &moveRules,
                                     Position &position)
{
    std::vector<Move> moves;
    if (request.isPseudo)
        moveRules.pseudoLegal(position, moves);
    else
        moveRules.legal(position, moves);
    if (const auto trouble = moveRules.takeTrouble())
        return inTrouble(*trouble);
    if (!request.at)
        return moves;
    if (auto failure = keepFrom(*request.at, design, moveRules.board(), position, moves))
        return failed(std::move(*failure));
    return moves;
}

/// What one player sees and may try. Nothing is said of a try but how it is written: the rest would
/// tell what stands there.
Outcome printView(const MovesRequest &request, GameView &view, MoveRules &rules, const Position &at)
{
    const Design &design = rules.design();
    const Position seen = view.seen(at);
    std::vector<Move> tries = view.tries(at);
    if (request.at) {
        if (auto failure = keepFrom(*request.at, design, rules.board(), seen, tries))
            return failed(std::move(*failure));
    }
    const std::string position = writePosition(seen, design, rules.board());
    Json all = Json::array();
    if (!request.isJson)
        std::cout << "sees " << position << '\n';
    for (const WrittenMove &written : MoveWriter(design, rules, seen).sorted(tries)) {
        if (request.isJson)
            all.push_back(written.text);
        else
            std::cout << written.text << '\n';
    }
    if (request.isJson)
        printJson({{"sees", position}, {"tries", all}});
    return ExitCode::Fine;
}

} // namespace

Outcome runMoves(Arguments &arguments)
{
    MovesRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    const auto read = readFileOrBundled(request.files.front());
    if (!read)
        return failed(read.error());
    const Design &design = read->design;
    MoveRules moveRules(design);
    auto position = positionOf(request.position, design, moveRules.board());
    if (!position)
        return failed(position.error());
    const auto view = GameView::of(request.view, moveRules);
    if (!view)
        return failed(view.error());
    if (*view && request.isPseudo)
        return wrongUsage("'--view' and '--pseudo' exclude each other");
    if (*view)
        return printView(request, **view, moveRules, *position);
    const auto moves = movesListed(request, design, moveRules, *position);
    if (!moves)
        return failed(moves.error());

    const MoveWriter writer(design, moveRules, *position);
    Json all = Json::array();
    for (const WrittenMove &written : writer.sorted(*moves)) {
        if (request.isJson)
            all.push_back(writer.json(written));
        else
            std::cout << written.text << '\n';
    }
    if (request.isJson)
        printJson(all);
    return ExitCode::Fine;
}

} // namespace rookery::cli
