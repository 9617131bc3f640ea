#include "model/play/moves.h"

#include "model/base/text.h"

#include <algorithm>

namespace rookery {

MoveLister::MoveLister(const CompiledGame &game, const Design &design)
    : m_game(game)
    , m_design(design)
    , m_cellsOfType(design.pieces->types.size())
{
}

void MoveLister::list(const Position &position, std::vector<Move> &moves)
{
    moves.clear();
    for (auto &cells : m_cellsOfType)
        cells.clear();
    for (const CellId cell : m_game.board().cells()) {
        const auto man = position.at(cell);
        if (man && man->owner == position.toMove())
            m_cellsOfType[man->type.index()].push_back(cell);
    }
    for (const auto &cells : m_cellsOfType) {
        for (const CellId cell : cells)
            add(position, cell, *position.at(cell), moves);
    }
    addDrops(position, moves);
    const Pass pass = m_design.rules->pass;
    if (pass == Pass::Always || (pass == Pass::Stuck && moves.empty()))
        moves.push_back({});
}

void MoveLister::listFrom(const Position &position, CellId from, std::vector<Move> &moves)
{
    moves.clear();
    const auto man = position.at(from);
    if (man && man->owner == position.toMove())
        add(position, from, *man, moves);
}

void MoveLister::add(const Position &position, CellId from, const Man &man, std::vector<Move> &moves)
{
    if (m_game.program(man.type, man.owner).needsMemory)
        return addOutcomes(position, from, man, moves);
    m_game.reach(position, from, man, m_reach, m_scratch);
    const std::size_t before = moves.size();
    for (const CellId cell : m_reach.touched()) {
        if (m_reach.isTarget(cell))
            moves.push_back({Move::Kind::Displace, m_reach.has(cell, Mark::Capture), from, cell, man.type});
    }
    std::sort(moves.begin() + static_cast<std::ptrdiff_t>(before), moves.end(), [](const Move &a, const Move &b) {
        return a.to < b.to;
    });
}

void MoveLister::addOutcomes(const Position &position, CellId from, const Man &man, std::vector<Move> &moves)
{
    m_game.outcomes(position, from, man, m_outcomes, m_reach, m_scratch);
    for (const MoveOutcome &outcome : m_outcomes) {
        Move move{Move::Kind::Displace, false, from, outcome.to, man.type};
        for (const Taken &taken : outcome.taken) {
            if (taken == Taken{outcome.to, std::nullopt})
                move.captures = true;
            else
                move.taken.push_back(taken);
        }
        moves.push_back(std::move(move));
    }
}

void MoveLister::addDrops(const Position &position, std::vector<Move> &moves) const
{
    for (const PieceId type : IdRange<PieceId>(position.types())) {
        if (position.count(OffBoard::Hand, position.toMove(), type) == 0)
            continue;
        for (const CellId cell : m_game.board().cells()) {
            if (position.seenBy(position.toMove(), cell) == Occupant::Empty)
                moves.push_back({Move::Kind::Drop, false, {}, cell, type});
        }
    }
}

std::vector<Change> changes(const Position &position, const Move &move)
{
    std::vector<Change> list;
    const auto add = [&](Change::Kind kind, std::variant<CellId, OffBoard> where, const Man &man) {
        list.push_back({kind, where, man});
    };
    if (move.kind == Move::Kind::Drop) {
        const Man man{move.type, position.toMove(), false};
        add(Change::Kind::Take, OffBoard::Hand, man);
        add(Change::Kind::Put, move.to, man);
    }
    if (move.kind == Move::Kind::Displace) {
        Man man = *position.at(move.from);
        add(Change::Kind::Take, move.from, man);
        std::vector<Taken> victims = move.taken;
        if (move.captures)
            victims.push_back({move.to, std::nullopt});
        for (const Taken &victim : victims)
            add(Change::Kind::Take, victim.cell, *position.at(victim.cell));
        for (const Taken &victim : victims) {
            Man other = *position.at(victim.cell);
            other.moved = other.moved || victim.putTo;
            if (victim.putTo)
                add(Change::Kind::Put, *victim.putTo, other);
            else
                add(Change::Kind::Put, OffBoard::Captured, other);
        }
        man.moved = true;
        add(Change::Kind::Put, move.to, man);
    }
    return list;
}

Position played(const Position &position, const Move &move)
{
    Position next = position;
    for (const Change &change : changes(position, move)) {
        const bool takes = change.kind == Change::Kind::Take;
        if (const auto *cell = std::get_if<CellId>(&change.where)) {
            if (takes)
                next.take(*cell);
            else
                next.put(*cell, change.man);
            continue;
        }
        const OffBoard place = std::get<OffBoard>(change.where);
        const int count = next.count(place, change.man.owner, change.man.type);
        next.setCount(place, change.man.owner, change.man.type, count + (takes ? -1 : 1));
    }
    next.setToMove(PlayerId((position.toMove().index() + 1) % position.players()));
    return next;
}

std::string moveText(const Move &move, const Board &board, const Pieces &pieces, const std::vector<Move> &among)
{
    if (move.kind == Move::Kind::Pass)
        return "PASS";
    if (move.kind == Move::Kind::Displace) {
        std::string text = board.name(move.from) + "-" + board.name(move.to);
        for (const Taken &taken : move.taken) {
            if (taken.cell != move.to)
                text += "x" + board.name(taken.cell);
            if (taken.putTo)
                text += "," + board.name(*taken.putTo);
        }
        return text;
    }
    const bool hasRival = std::any_of(among.begin(), among.end(), [&](const Move &other) {
        return other.kind == Move::Kind::Drop && other.to == move.to && other.type != move.type;
    });
    if (!hasRival)
        return board.name(move.to);
    const PieceType &type = pieces[move.type];
    return (type.letter.empty() ? type.name : type.letter) + "@" + board.name(move.to);
}

Result<Move> findMove(std::string_view text, const Board &board, const Pieces &pieces, const std::vector<Move> &among)
{
    std::vector<std::string> known;
    for (const Move &move : among) {
        std::string written = moveText(move, board, pieces, among);
        if (written == text)
            return move;
        known.push_back(std::move(written));
    }
    return failure("'" + std::string(text) + "' is not a move here" + didYouMean(text, known));
}

} // namespace rookery
