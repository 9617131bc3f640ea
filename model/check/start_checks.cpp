#include "model/check/start_checks.h"

#include "model/board/labels.h"
#include "model/check/armies.h"
#include "model/check/surroundings.h"
#include "model/movement/movement.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace rookery {

namespace {

/// Every move is tried; what has more is left alone.
constexpr std::size_t mostMoves = 300;
/// Of so many pieces of one type each is worth as little as a pawn.
constexpr int footSoldiers = 5;

/// Whether the game is over, and won by this player; `rules` looks for moves only where they may
/// be missing.
bool isWon(MoveRules &rules, Position &position, PlayerId player)
{
    if (position.toMove() == player)
        return false;
    if (!rules.isOver(position) && !rules.isInCheck(position, position.toMove()))
        return false;
    const auto end = rules.end(position);
    return end && end->winner == player;
}

/// How much pieces of a type do on the empty board, which says roughly what they are worth.
class Mobility
{
public:
    Mobility(const Design &design, const CompiledGame &game)
        : m_surroundings(design, game)
        , m_found(design.pieces->types.size())
    {
    }

    std::size_t operator()(PieceId type)
    {
        auto &found = m_found[type.index()];
        if (!found) {
            found = 0;
            for (const CellId place : m_surroundings.places())
                *found += m_surroundings.outcomes(0, place, {type, PlayerId(0)}).size();
        }
        return *found;
    }

private:
    Surroundings m_surroundings;
    std::vector<std::optional<std::size_t>> m_found;
};

/// Looks at the pieces of the start position that enemies attack.
class LooseSeeker
{
public:
    explicit LooseSeeker(const Design &design)
        : m_rules(design)
        , m_start(startPosition(design, m_rules.board()))
        , m_mobility(design, m_rules.game())
        , m_royals(royalTypes(design))
    {
        m_least = m_mobility(design.setup->placements.front().piece);
        std::map<std::pair<PieceId, PlayerId>, int> counts;
        for (const Placement &piece : design.setup->placements) {
            m_least = std::min(m_least, m_mobility(piece.piece));
            if (!isRoyal(piece.piece))
                m_most = std::max(m_most, m_mobility(piece.piece));
            if (++counts[{piece.piece, piece.player}] >= footSoldiers)
                m_footSoldiers.insert(piece.piece);
        }
    }

    const Board &board() const { return m_rules.board(); }

    /// Whether what stands here can be captured at a loss.
    bool isLoose(CellId cell)
    {
        const auto piece = m_start.at(cell);
        if (!piece || m_mobility(piece->type) <= m_least || isRoyal(piece->type)
            || m_footSoldiers.contains(piece->type))
            return false;
        const std::size_t worth = m_mobility(piece->type);
        const auto attackers = m_rules.attackers(m_start, cell, piece->owner);
        return std::any_of(attackers.begin(), attackers.end(), [&](CellId from) {
            const auto attacker = m_start.at(from);
            return attacker && !isRoyal(attacker->type)
                   && ((worth == m_most && m_mobility(attacker->type) * 2 <= worth)
                       || !canBeRecaptured(m_rules, m_start, from, cell));
        });
    }

private:
    bool isRoyal(PieceId type) const
    {
        return std::binary_search(m_royals.begin(), m_royals.end(), type);
    }

    MoveRules m_rules;
    Position m_start;
    Mobility m_mobility;
    std::vector<PieceId> m_royals;
    std::set<PieceId> m_footSoldiers;
    std::size_t m_least = 0;
    std::size_t m_most = 0;
};

} // namespace

void findWinsAtOnce(const Design &design, std::vector<Problem> &problems)
{
    if (!canBeTried(design))
        return;
    MoveRules rules(design);
    Position position = startPosition(design, rules.board());
    const PlayerId mover = position.toMove();
    std::vector<Move> moves;
    rules.pseudoLegal(position, moves);
    if (moves.size() > mostMoves)
        return;
    rules.legal(position, moves);
    for (const Move &move : moves) {
        Undo undo;
        rules.make(position, move, undo);
        const bool wins = isWon(rules, position, mover);
        MoveRules::unmake(position, undo);
        if (!wins)
            continue;
        problems.push_back(
            {Severity::Info,
             "S006",
             Message("start position: {player} wins with the first move, {move}",
                     {{"player", (*design.rules)[mover].name},
                      {"move", moveText(move, rules.board(), *design.pieces, moves)}}),
             {},
             {Element::Kind::Player, mover.index()}});
        return;
    }
}

void findPiecesLeftToCapture(const Design &design, std::vector<Problem> &problems)
{
    if (!canBeTried(design) || royalTypes(design).empty())
        return;
    LooseSeeker seeker(design);
    for (const PlayerId player : design.rules->deciders()) {
        std::vector<CellId> loose;
        for (const Placement &piece : design.setup->placements) {
            const auto cell = seeker.board().cellAt(piece.site);
            if (cell && piece.player == player && seeker.isLoose(*cell))
                loose.push_back(*cell);
        }
        if (!loose.empty())
            problems.push_back(
                {Severity::Info,
                 "S007",
                 Message("start position: what {player} has on {cells} is attacked and "
                         "not defended, or attacked by a much lesser piece",
                         {{"player", (*design.rules)[player].name},
                          {"cells", cellsArgument(seeker.board(), loose)}}),
                 {},
                 {Element::Kind::Player, player.index()}});
    }
}

} // namespace rookery
