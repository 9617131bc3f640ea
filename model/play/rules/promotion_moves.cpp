#include "model/play/rules/promotion_moves.h"

#include "model/play/moves/move_list.h"
#include "model/play/rules/promotion_turns.h"

#include <algorithm>

namespace rookery {

namespace {

/// The promotions of one piece's moves.
class Promoting
{
public:
    Promoting(const RuleBook &book, Threats &threats, const Position &position, const Piece &piece)
        : m_book(book)
        , m_threats(threats)
        , m_position(position)
        , m_piece(piece)
        , m_rules(book.promotions(piece.type, piece.owner))
    {
    }

    bool applies(const Move &move) const
    {
        return std::any_of(m_rules.begin(), m_rules.end(), [&](const Promotion *rule) {
            return isPromotion(*rule, move);
        });
    }

    void addRows(const Move &move, std::vector<Move> &rows) const
    {
        bool mayStay = true;
        std::vector<Choice> given;
        for (const Promotion *rule : m_rules) {
            const bool hasNoWayBack = rule->into.empty() && !m_piece.was;
            if (hasNoWayBack || !isPromotion(*rule, move))
                continue;
            addChoices(*rule, move, given, rows);
            mayStay = mayStay && !isForced(*rule, move);
        }
        if (mayStay)
            rows.push_back(move);
    }

private:
    using Choice = std::pair<PieceId, const Promotion *>;

    /// Those that no rule before has given.
    void addChoices(const Promotion &rule,
                    const Move &move,
                    std::vector<Choice> &given,
                    std::vector<Move> &rows) const
    {
        for (const PieceId type : promotionChoices(rule, m_position, m_piece)) {
            const bool isGiven = std::any_of(given.begin(), given.end(), [&](const Choice &choice) {
                return choice.first == type && isOneChoice(*choice.second, rule);
            });
            if (isGiven)
                continue;
            given.emplace_back(type, &rule);
            rows.push_back(move);
            rows.back().becomes = type;
        }
    }

    bool isForced(const Promotion &rule, const Move &move) const
    {
        return rule.duty == PromotionDuty::Must
               || (rule.duty == PromotionDuty::WhenStuck
                   && m_threats.isStuck(m_piece.type, m_piece.owner, move.to));
    }

    bool isPromotion(const Promotion &rule, const Move &move) const
    {
        if (move.becomes || rule.by == PromotionBy::InPlace || rule.by == PromotionBy::QuietStep
            || (rule.by == PromotionBy::Capture && !captures(move, rule.victims)))
            return false;
        return m_book.touchesZone(rule, m_piece.owner, move.from, move.to);
    }

    bool captures(const Move &move, const PieceSet &victims) const
    {
        const auto isVictim = [&](CellId cell) {
            const auto piece = m_position.at(cell);
            return piece && covers(victims, piece->type);
        };
        return (move.captures && isVictim(move.to))
               || std::any_of(move.taken.begin(), move.taken.end(), [&](const Taken &taken) {
                      return !taken.putTo && isVictim(taken.cell);
                  });
    }

    const RuleBook &m_book;
    Threats &m_threats;
    const Position &m_position;
    const Piece &m_piece;
    const std::vector<const Promotion *> &m_rules;
};

} // namespace

void addPromotions(const RuleBook &book,
                   Threats &threats,
                   const Position &position,
                   const Piece &piece,
                   std::size_t begin,
                   std::vector<Move> &moves)
{
    const Promoting promoting(book, threats, position, piece);
    const bool anyHere = std::any_of(moves.begin() + static_cast<std::ptrdiff_t>(begin),
                                     moves.end(),
                                     [&](const Move &move) { return promoting.applies(move); });
    if (!anyHere)
        return;
    expandMoves(moves, begin, [&](const Move &move, std::vector<Move> &rows) {
        promoting.addRows(move, rows);
    });
}

} // namespace rookery
