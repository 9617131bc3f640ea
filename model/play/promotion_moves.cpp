#include "model/play/promotion_moves.h"

#include "model/play/move_list.h"
#include "model/play/promotion_turns.h"

#include <algorithm>

namespace rookery {

namespace {

/// The promotions of one man's moves.
class Promoting
{
public:
    Promoting(const RuleBook &book, Threats &threats, const Position &position, const Man &man)
        : m_book(book)
        , m_threats(threats)
        , m_position(position)
        , m_man(man)
        , m_rules(book.promotions(man.type, man.owner))
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
            const bool hasNoWayBack = rule->into.empty() && !m_man.was;
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
        for (const PieceId type : promotionChoices(rule, m_position, m_man)) {
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
                   && m_threats.isStuck(m_man.type, m_man.owner, move.to));
    }

    bool isPromotion(const Promotion &rule, const Move &move) const
    {
        if (move.becomes || rule.by == PromotionBy::InPlace || rule.by == PromotionBy::QuietStep
            || (rule.by == PromotionBy::Capture && !captures(move, rule.victims)))
            return false;
        return m_book.touchesZone(rule, m_man.owner, move.from, move.to);
    }

    bool captures(const Move &move, const PieceSet &victims) const
    {
        const auto isVictim = [&](CellId cell) {
            const auto man = m_position.at(cell);
            return man && covers(victims, man->type);
        };
        return (move.captures && isVictim(move.to))
               || std::any_of(move.taken.begin(), move.taken.end(), [&](const Taken &taken) {
                      return !taken.putTo && isVictim(taken.cell);
                  });
    }

    const RuleBook &m_book;
    Threats &m_threats;
    const Position &m_position;
    const Man &m_man;
    const std::vector<const Promotion *> &m_rules;
};

} // namespace

void addPromotions(const RuleBook &book,
                   Threats &threats,
                   const Position &position,
                   const Man &man,
                   std::size_t begin,
                   std::vector<Move> &moves)
{
    const Promoting promoting(book, threats, position, man);
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
