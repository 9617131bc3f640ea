#include "model/analysis/reach_diff.h"

#include "model/base/message_list.h"
#include "model/movement/movement.h"

#include <algorithm>
#include <iterator>

namespace rookery {

namespace {

std::vector<CellId> without(const std::vector<CellId> &cells, const std::vector<CellId> &taken)
{
    std::vector<CellId> rest;
    std::set_difference(
        cells.begin(), cells.end(), taken.begin(), taken.end(), std::back_inserter(rest));
    return rest;
}

ReachChange changeBetween(CellId from, const Reach &before, const Reach &after)
{
    const auto moves = std::pair(before.cells(Mark::Move), after.cells(Mark::Move));
    const auto captures = std::pair(before.cells(Mark::Capture), after.cells(Mark::Capture));
    return {from,
            without(moves.second, moves.first),
            without(moves.first, moves.second),
            without(captures.second, captures.first),
            without(captures.first, captures.second)};
}

/// The design with both pieces behind its own, so that its positions still mean the same.
Design withBoth(const Design &design, const PieceType &before, const PieceType &after)
{
    Design both = design;
    both.pieces.edit([&](Pieces &pieces) {
        pieces.types.push_back(before);
        pieces.types.push_back(after);
    });
    return both;
}

/// A cell that is gained as a move and as a capture is named once.
struct CellsByKind
{
    CellsByKind(const std::vector<CellId> &moving, const std::vector<CellId> &capturing)
    {
        std::set_intersection(moving.begin(),
                              moving.end(),
                              capturing.begin(),
                              capturing.end(),
                              std::back_inserter(both));
        moves = without(moving, both);
        captures = without(capturing, both);
    }

    std::vector<CellId> both;
    std::vector<CellId> moves;
    std::vector<CellId> captures;
};

} // namespace

ReachDiff::ReachDiff(const Design &design)
    : m_game(design)
    , m_before(design.pieces->types.size() - 2)
    , m_after(design.pieces->types.size() - 1)
    , m_players(design.rules->players.size())
{
}

Result<ReachDiff> ReachDiff::between(const Design &design,
                                     const PieceType &before,
                                     const Directions &from,
                                     const PieceType &after)
{
    auto here = withDirectionsOf(before, from, *design.directions);
    if (!here)
        return failure(here.error());
    return ReachDiff(withBoth(design, *here, after));
}

Position ReachDiff::empty() const
{
    return {m_game.board().size(), m_players, m_after.index() + 1};
}

void ReachDiff::ask(
    const Position &position, CellId from, PieceId piece, PlayerId player, Reach &answer) const
{
    m_game.reach(position, from, {piece, player, true}, answer, m_scratch);
}

ReachChange ReachDiff::in(const Position &position, CellId from, PlayerId player) const
{
    Reach before;
    Reach after;
    ask(position, from, m_before, player, before);
    ask(position, from, m_after, player, after);
    return changeBetween(from, before, after);
}

ReachChange ReachDiff::alone(CellId from, PlayerId player) const
{
    Position position = empty();
    ReachChange change = in(position, from, player);
    change.capturesGained.clear();
    change.capturesLost.clear();
    const PlayerId enemy((player.index() + 1) % std::max<std::size_t>(m_players, 1));
    if (enemy == player)
        return change;
    Reach before;
    Reach after;
    for (const CellId cell : board().cells()) {
        if (cell == from)
            continue;
        position.put(cell, {m_before, enemy, true});
        ask(position, from, m_before, player, before);
        ask(position, from, m_after, player, after);
        const bool did = before.has(cell, Mark::Capture);
        const bool does = after.has(cell, Mark::Capture);
        if (did != does)
            (does ? change.capturesGained : change.capturesLost).push_back(cell);
        position.take(cell);
    }
    return change;
}

std::vector<ReachChange> ReachDiff::movesFromEverywhere(PlayerId player) const
{
    const Position position = empty();
    std::vector<ReachChange> changes;
    for (const CellId cell : board().cells()) {
        ReachChange change = in(position, cell, player);
        if (!change.isNone())
            changes.push_back(std::move(change));
    }
    return changes;
}

Message changeMessage(const ReachChange &change, const Board &board)
{
    const CellsByKind gained(change.movesGained, change.capturesGained);
    const CellsByKind lost(change.movesLost, change.capturesLost);
    const auto cells = [&](const std::vector<CellId> &list) {
        return cellsArgument(board, list);
    };
    std::vector<Message> parts;
    const auto add = [&](const Message &part, const std::vector<CellId> &list) {
        if (!list.empty())
            parts.push_back(part);
    };
    add(Message("gains {cells}", {{"cells", cells(gained.both)}}), gained.both);
    add(Message("gains the move to {cells}", {{"cells", cells(gained.moves)}}), gained.moves);
    add(Message("gains the capture on {cells}", {{"cells", cells(gained.captures)}}),
        gained.captures);
    add(Message("loses {cells}", {{"cells", cells(lost.both)}}), lost.both);
    add(Message("loses the move to {cells}", {{"cells", cells(lost.moves)}}), lost.moves);
    add(Message("loses the capture on {cells}", {{"cells", cells(lost.captures)}}), lost.captures);
    if (parts.empty())
        return Message("nothing changes");
    return Message("{parts}", {{"parts", messagesArgument(std::move(parts))}});
}

Result<PieceType> withDirectionsOf(PieceType type, const Directions &from, const Directions &to)
{
    if (from == to)
        return type;
    for (Movement &movement : type.moves) {
        if (auto *graph = std::get_if<LegGraph>(&movement.definition)) {
            for (Leg &leg : graph->legs) {
                for (Step &step : leg.steps) {
                    auto *direction = std::get_if<DirectionId>(&step);
                    const auto here = direction ? to.find(from[*direction].name) : std::nullopt;
                    if (direction && !here)
                        return failure("there is no direction '" + from[*direction].name
                                       + "' here");
                    if (direction)
                        *direction = *here;
                }
            }
        }
        if (const auto legs = legsOf(movement, to); !legs)
            return failure(legs.error());
    }
    return type;
}

} // namespace rookery
