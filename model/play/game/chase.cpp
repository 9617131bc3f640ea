#include "model/play/game/chase.h"

#include <algorithm>
#include <iterator>

namespace rookery {

namespace {

/// Which pieces a player threatens.
class Chase
{
public:
    Chase(MoveRules &moveRules, const Repetition &rule, PlayerId player)
        : m_moveRules(moveRules)
        , m_book(moveRules.book())
        , m_rule(rule)
        , m_player(player)
    {
    }

    /// The cells of the pieces that the move has begun to chase; sorted. A piece that could have
    /// captured from its former cell, too, does not begin anything: a cannon that goes up and down
    /// a file (as in Fairy-Stockfish, chasingRule = axf).
    std::vector<CellId> victims(const PlayedMove &played)
    {
        const std::vector<Move> earlier = legalMoves(*played.before, m_player);
        std::vector<CellId> cells;
        for (const Move &capture : legalMoves(*played.after, m_player)) {
            const CellId stood = capture.from == played.move->to ? played.move->from : capture.from;
            const auto isSame = [&](const Move &move) {
                return move.captures && move.from == stood && move.to == capture.to;
            };
            const bool isNew = std::none_of(earlier.begin(), earlier.end(), isSame);
            if (capture.captures && isNew && threatens(*played.after, capture))
                cells.push_back(capture.to);
        }
        std::sort(cells.begin(), cells.end());
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }

private:
    std::vector<Move> legalMoves(Position position, PlayerId player)
    {
        std::vector<Move> moves;
        position.setToMove(player);
        position.state().passers.clear();
        m_moveRules.legal(position, moves);
        return moves;
    }

    bool threatens(const Position &position, const Move &capture)
    {
        const Piece victim = *position.at(capture.to);
        if (!isChaser(capture.type) || !mayBeChased(victim, capture.to))
            return false;
        // A piece that could capture its captor is offered an exchange.
        const auto isReturned = [&](const Move &move) {
            return move.captures && move.from == capture.to && move.to == capture.from;
        };
        if (capture.type == victim.type && hasMove(position, victim.owner, isReturned))
            return false;
        return isPrized(victim.type) && !isPrized(capture.type) ? true
                                                                : !isAvenged(position, capture);
    }

    bool isChaser(PieceId type) const
    {
        return covers(m_rule.chasers, type)
               && (!m_rule.chasers.empty() || !m_book.isRoyal(type, m_player));
    }

    bool mayBeChased(const Piece &piece, CellId cell) const
    {
        const auto &unharmed = m_rule.unchased;
        const bool isUnharmed =
            std::find(unharmed.begin(), unharmed.end(), piece.type) != unharmed.end()
            && m_book.isIn(m_rule.zone, piece.owner, cell);
        return !isUnharmed && !m_book.isRoyal(piece.type, piece.owner);
    }

    bool isPrized(PieceId type) const
    {
        return std::find(m_rule.prized.begin(), m_rule.prized.end(), type) != m_rule.prized.end();
    }

    template<class Test>
    bool hasMove(const Position &position, PlayerId player, Test &&test)
    {
        const std::vector<Move> moves = legalMoves(position, player);
        return std::any_of(moves.begin(), moves.end(), test);
    }

    bool isAvenged(Position position, const Move &capture)
    {
        const PlayerId owner = position.at(capture.to)->owner;
        position.setToMove(m_player);
        Undo undo;
        m_moveRules.make(position, capture, undo);
        return hasMove(position, owner, [&](const Move &move) {
            return move.captures && move.to == capture.to;
        });
    }

    MoveRules &m_moveRules;
    const RuleBook &m_book;
    const Repetition &m_rule;
    PlayerId m_player;
};

} // namespace

bool hasChased(MoveRules &moveRules,
               const Repetition &rule,
               const std::vector<PlayedMove> &moves,
               PlayerId player)
{
    Chase chase(moveRules, rule, player);
    std::optional<std::vector<CellId>> chased; // the one that has been chased by every move so far
    for (const PlayedMove &played : moves) {
        if (played.before->toMove() == player) {
            std::vector<CellId> now = chase.victims(played);
            if (chased) {
                std::vector<CellId> both;
                std::set_intersection(chased->begin(),
                                      chased->end(),
                                      now.begin(),
                                      now.end(),
                                      std::back_inserter(both));
                now = std::move(both);
            }
            if (now.empty())
                return false;
            chased = std::move(now);
        } else if (chased && played.move->kind == Move::Kind::Displace) {
            std::replace(chased->begin(), chased->end(), played.move->from, played.move->to);
            std::sort(chased->begin(), chased->end());
        }
    }
    return chased.has_value();
}

} // namespace rookery
