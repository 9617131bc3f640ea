#include "model/check/movement_checks.h"

#include "model/base/text.h"
#include "model/check/cell_words.h"
#include "model/play/reach/compiled_game.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

/// Boards on which a piece might find something to do: empty ones, and ones with pieces all about.
class Surroundings
{
public:
    Surroundings(const Design &design, const CompiledGame &game)
        : m_game(game)
        , m_players(design.rules->players.size())
        , m_types(design.pieces->types.size())
    {
    }

    bool isStuck(CellId from, const Piece &piece)
    {
        for (unsigned round = 0; round < rounds; ++round) {
            const Position position = filled(round, from, piece);
            m_game.outcomes(position, from, piece, m_outcomes, m_reach, m_scratch);
            if (!m_outcomes.empty())
                return false;
        }
        return true;
    }

private:
    static constexpr unsigned rounds = 24;

    /// First no piece, then enemies everywhere, then pieces of any type and player here and there.
    Position filled(unsigned round, CellId from, const Piece &piece) const
    {
        Position position(m_game.board().size(), m_players, m_types);
        unsigned state = round * 2'654'435'761U;
        for (const CellId cell : m_game.board().cells()) {
            state = state * 1'664'525U + 1'013'904'223U;
            const unsigned dice = state >> 16U;
            const bool isTaken = round == 1 || (round > 1 && dice % 3 != 0);
            if (cell == from || !isTaken)
                continue;
            const std::size_t owner =
                round == 1 ? (piece.owner.index() + 1) % m_players : dice / 3 % m_players;
            position.put(cell, {PieceId(dice / 97 % m_types), PlayerId(owner), true});
        }
        return position;
    }

    const CompiledGame &m_game;
    std::size_t m_players;
    std::size_t m_types;
    std::vector<MoveOutcome> m_outcomes;
    Reach m_reach;
    ReachScratch m_scratch;
};

bool mayMoveAtAll(const PieceType &type)
{
    return !type.moves.empty() && type.imitates.empty();
}

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
                            (*design.pieces)[piece].name + " can never leave "
                                + listed(namesOf(game.board(), cells))
                                + ", where it stands at the start",
                            {},
                            {Element::Kind::Piece, piece.index()},
                            labelsOf(game.board(), cells)});
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
            const std::string number = std::to_string(lost - reached.begin() + 1);
            problems.push_back({Severity::Error,
                                "P004",
                                type.name + ": no other leg leads to leg " + number
                                    + ", and no move begins with it",
                                {},
                                {Element::Kind::Piece, i}});
        }
    }
}

} // namespace rookery
