#include "model/check/movement_checks.h"

#include "model/board/labels.h"
#include "model/check/surroundings.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

void addLegs(const LegGraph &graph, std::vector<bool> &reached)
{
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
}

} // namespace

void findStuckPieces(const Design &design, std::vector<Problem> &problems)
{
    if (design.setup->placements.empty())
        return;
    const CompiledGame game(design);
    Surroundings surroundings(design, game);
    std::map<PieceId, std::vector<CellId>> stuck;
    for (const Placement &placement : design.setup->placements) {
        const auto cell = game.board().cellAt(placement.site);
        const Piece boardPiece{placement.piece, placement.player};
        if (cell && mayMoveAtAll((*design.pieces)[boardPiece.type])
            && surroundings.isStuck(*cell, boardPiece))
            stuck[placement.piece].push_back(*cell);
    }
    for (const auto &[piece, cells] : stuck) {
        problems.push_back({Severity::Warning,
                            "P002",
                            Message("{piece} can never leave {cells}, where it stands at the start",
                                    {{"piece", (*design.pieces)[piece].name},
                                     {"cells", cellsArgument(game.board(), cells)}}),
                            {},
                            {Element::Kind::Piece, piece.index()}});
    }
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
            std::vector<bool> reached(graph->legs.size());
            addLegs(*graph, reached);
            const auto lost = std::find(reached.begin(), reached.end(), false);
            if (lost == reached.end())
                continue;
            problems.push_back(
                {Severity::Error,
                 "P004",
                 Message("{piece}: no other leg leads to leg {leg}, and no move "
                         "begins with it",
                         {{"piece", type.name}, {"leg", lost - reached.begin() + 1}}),
                 {},
                 {Element::Kind::Piece, i}});
        }
    }
}

} // namespace rookery
