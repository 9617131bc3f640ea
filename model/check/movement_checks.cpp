#include "model/check/movement_checks.h"

#include "model/board/labels.h"
#include "model/check/surroundings.h"
#include "model/edit/pieces/leg_edits.h"
#include "model/edit/pieces/movement_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "model/movement/movement.h"

#include <algorithm>
#include <map>
#include <optional>

namespace rookery {

namespace {

std::vector<bool> legsReached(const LegGraph &graph)
{
    std::vector<bool> reached(graph.legs.size());
    std::vector<LegId> open = graph.first;
    while (!open.empty()) {
        const LegId id = open.back();
        open.pop_back();
        if (reached[id.index()])
            continue;
        reached[id.index()] = true;
        for (const LegEnd *end : endsOf(graph[id]))
            open.insert(open.end(), end->then.begin(), end->then.end());
    }
    return reached;
}

std::optional<LegId> firstOutOfReach(const LegGraph &graph)
{
    const std::vector<bool> reached = legsReached(graph);
    const auto lost = std::find(reached.begin(), reached.end(), false);
    return lost == reached.end() ? std::nullopt : std::optional(LegId(lost - reached.begin()));
}

bool canBeOver(const LegGraph &graph)
{
    const std::vector<bool> reached = legsReached(graph);
    for (const LegId id : IdRange<LegId>(graph.legs.size())) {
        if (reached[id.index()] && anyEnd(graph[id], &LegEnd::stop))
            return true;
    }
    return false;
}

bool isLast(const Leg &leg)
{
    return !anyEnd(leg, [](const LegEnd &end) { return !end.then.empty(); });
}

void letStop(Leg &leg)
{
    leg.onEmpty.stop = true;
    leg.onEnemy.stop = true;
    if (!leg.onEnemy.takes())
        leg.onEnemy.effect = Effect::Capture;
}

std::string movementPointer(std::size_t type, std::size_t movement)
{
    return "/pieces/" + std::to_string(type) + "/moves/" + std::to_string(movement);
}

} // namespace

namespace {

/// Where pieces of each type could never move at the start.
std::map<PieceId, std::vector<CellId>> stuckCells(const Design &design, const CompiledGame &game)
{
    Surroundings surroundings(design, game);
    std::map<PieceId, std::vector<CellId>> stuck;
    for (const Placement &placement : design.setup->placements) {
        const auto cell = game.board().cellAt(placement.site);
        const Piece boardPiece{placement.piece, placement.player};
        if (cell && mayMoveAtAll((*design.pieces)[boardPiece.type])
            && surroundings.isStuck(*cell, boardPiece))
            stuck[placement.piece].push_back(*cell);
    }
    return stuck;
}

} // namespace

void findStuckPieces(const Design &design, std::vector<Problem> &problems)
{
    if (design.setup->placements.empty())
        return;
    const CompiledGame game(design);
    for (const auto &[piece, cells] : stuckCells(design, game)) {
        problems.push_back({Severity::Warning,
                            "P002",
                            Message("{piece} can never leave {cells}, where it stands at the start",
                                    {{"piece", (*design.pieces)[piece].name},
                                     {"cells", cellsArgument(game.board(), cells)}}),
                            {},
                            {Element::Kind::Piece, piece.index()}});
    }
}

Result<Design> takeStuckPiecesOff(const Design &design, const Problem &problem)
{
    const CompiledGame game(design);
    std::vector<SiteId> sites;
    const auto stuck = stuckCells(design, game);
    const auto own = stuck.find(PieceId(problem.element.index));
    for (const CellId cell : own == stuck.end() ? std::vector<CellId>() : own->second)
        sites.push_back(game.board().site(cell));
    return withPiecesErased(design, sites);
}

void findEndlessBranching(const Design &design, std::vector<Problem> &problems)
{
    if (design.rules->players.empty())
        return;
    const CompiledGame game(design);
    if (game.board().size() == 0)
        return;
    Surroundings surroundings(design, game);
    std::map<PieceId, CellId> froms;
    for (const Placement &placement : design.setup->placements) {
        if (const auto cell = game.board().cellAt(placement.site))
            froms.emplace(placement.piece, *cell);
    }
    const CellId middle(game.board().size() / 2);
    for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
        const auto found = froms.find(type);
        for (const CellId from : {found == froms.end() ? middle : found->second, middle}) {
            if (!surroundings.branchesTooOften(from, {type, PlayerId(0)}))
                continue;
            problems.push_back({Severity::Warning,
                                "P012",
                                game.cutMessage(type, from),
                                {},
                                {Element::Kind::Piece, type.index()}});
            break;
        }
    }
}

void findLegsOutOfReach(const Design &design, std::vector<Problem> &problems)
{
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        const PieceType &type = design.pieces->types[i];
        for (const Movement &movement : type.moves) {
            const auto *graph = std::get_if<LegGraph>(&movement.definition);
            if (!graph)
                continue;
            const auto lost = firstOutOfReach(*graph);
            if (!lost)
                continue;
            problems.push_back({Severity::Error,
                                "P004",
                                Message("{piece}: no other leg leads to leg {leg}, and no move "
                                        "begins with it",
                                        {{"piece", type.name}, {"leg", lost->index() + 1}}),
                                {},
                                {Element::Kind::Piece, i}});
        }
    }
}

Result<Design> deleteLegsOutOfReach(const Design &design, const Problem &problem)
{
    const PieceId piece(problem.element.index);
    Design result = design;
    for (std::size_t i = 0; i < (*design.pieces)[piece].moves.size(); ++i) {
        Movement movement = (*design.pieces)[piece].moves[i];
        auto *graph = std::get_if<LegGraph>(&movement.definition);
        if (!graph)
            continue;
        while (const auto lost = firstOutOfReach(*graph))
            *graph = withLegDeleted(*graph, *lost);
        auto next = withMovementChanged(result, piece, i, movement);
        if (!next)
            return next;
        result = std::move(*next);
    }
    return result;
}

void findMovementsWithoutEnd(const Design &design, std::vector<Problem> &problems)
{
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        const PieceType &type = design.pieces->types[i];
        for (std::size_t k = 0; k < type.moves.size(); ++k) {
            const auto moves = legsOf(type.moves[k], *design.directions);
            const bool isOver =
                !moves || moves->empty()
                || std::any_of(moves->begin(), moves->end(), [](const MovementLegs &move) {
                       return canBeOver(move.legs);
                   });
            if (!isOver)
                problems.push_back(
                    {Severity::Warning,
                     "P013",
                     Message("{piece} can never move by {movement}: it may stop "
                             "nowhere on the way",
                             {{"piece", type.name}, {"movement", movementText(type.moves[k])}}),
                     {0, 0, movementPointer(i, k)},
                     {Element::Kind::Piece, i}});
        }
    }
}

Result<Design> stopAtTheEnd(const Design &design, const Problem &problem)
{
    const PieceId piece(problem.element.index);
    const auto &moves = (*design.pieces)[piece].moves;
    std::size_t index = 0;
    while (index < moves.size() && movementPointer(piece.index(), index) != problem.place.pointer)
        ++index;
    if (index == moves.size())
        return failure(Message("the movement is not there any more"));
    auto legs = legsOf(moves[index], *design.directions);
    if (!legs)
        return failure(std::move(legs).error());
    LegGraph graph = std::move(legs->front().legs);
    const bool hasLast = std::any_of(graph.legs.begin(), graph.legs.end(), isLast);
    for (Leg &leg : graph.legs) {
        if (!hasLast || isLast(leg))
            letStop(leg);
    }
    Movement mended = moves[index];
    mended.definition = std::move(graph);
    auto next = withMovementChanged(design, piece, index, mended);
    if (!next)
        return next;
    // As its author writes it, where that can be said.
    auto written = withMovementWritten(*next, piece, index, notationOf(moves[index]));
    return written ? std::move(written) : std::move(next);
}

} // namespace rookery
