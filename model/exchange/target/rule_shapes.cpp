#include "model/exchange/target/rule_shapes.h"

#include <algorithm>

namespace rookery {

namespace {

/// How many of the last ranks are exactly these cells; 0 if they are anything else.
int depthOf(const Subject &subject, const std::vector<CellId> &cells, bool fromTop)
{
    const int ranks = subject.ranks();
    for (int depth = 1; depth < ranks; ++depth) {
        std::vector<CellId> wanted;
        for (const CellId cell : subject.board().cells()) {
            const int rank = subject.board().coordinates(cell).value_or(Vector{}).y();
            if (fromTop ? rank >= ranks - depth : rank < depth)
                wanted.push_back(cell);
        }
        if (wanted == cells)
            return depth;
    }
    return 0;
}

/// Sets of which each may be empty, which means everything.
template<class Set>
bool meet(const Set &a, const Set &b)
{
    return a.empty() || b.empty()
           || std::any_of(a.begin(), a.end(), [&](auto item) { return covers(b, item); });
}

} // namespace

bool isSaidPromotion(const Rules &rules, std::size_t rule, bool (*isKnown)(const Promotion &))
{
    const Promotion &promotion = rules.promotions[rule];
    if (!isKnown(promotion))
        return false;
    for (std::size_t i = 0; i < rule; ++i) {
        const Promotion &earlier = rules.promotions[i];
        if (isKnown(earlier) && meet(earlier.types, promotion.types)
            && meet(earlier.players, promotion.players))
            return false;
    }
    return true;
}

bool isPromotionByCell(const Promotion &promotion)
{
    Promotion usual;
    usual.types = promotion.types;
    usual.players = promotion.players;
    usual.into = promotion.into;
    usual.zone = promotion.zone;
    usual.duty = promotion.duty;
    usual.extras = promotion.extras;
    return usual == promotion && !promotion.into.empty()
           && promotion.duty != PromotionDuty::WhenStuck;
}

std::optional<int> lastRanks(const Subject &subject, ZoneId zone)
{
    if (subject.rules().players.size() != 2)
        return std::nullopt;
    const int first = depthOf(subject, subject.zoneCells(zone, PlayerId(0)), true);
    const int second = depthOf(subject, subject.zoneCells(zone, PlayerId(1)), false);
    return first != 0 && first == second ? std::optional(first) : std::nullopt;
}

std::optional<LastRankPromotion> lastRankPromotion(const Subject &subject, std::size_t rule)
{
    const Promotion &promotion = subject.rules().promotions[rule];
    const bool isUsual = isPromotionByCell(promotion) && promotion.duty == PromotionDuty::Must
                         && promotion.players.empty() && promotion.zone;
    const auto depth = isUsual ? lastRanks(subject, *promotion.zone) : std::nullopt;
    return depth ? std::optional(LastRankPromotion{rule, *depth}) : std::nullopt;
}

bool fillsTheBoard(const Subject &subject)
{
    const Rules &rules = subject.rules();
    for (const PieceId piece : subject.pieceIds()) {
        if (!subject.moves(piece).empty())
            return false;
    }
    Drop onTop;
    onTop.contact = DropContact::OnTop;
    return rules.hands.supply == Supply::Endless && rules.pass == Pass::Never
           && (rules.drops == std::vector{Drop{}} || rules.drops == std::vector{onTop});
}

std::optional<std::vector<PlayerId>> turnOrder(const Rules &rules)
{
    const Turns &turns = rules.turns;
    std::vector<PlayerId> order = turns.cycle;
    for (std::size_t i = 0; order.size() < rules.players.size() && turns.cycle.empty(); ++i)
        order.emplace_back(i);
    std::vector<PlayerId> sorted = order;
    std::sort(sorted.begin(), sorted.end());
    const bool isRound = turns.opening.empty() && turns.progression == Progression::None
                         && order.size() == rules.players.size()
                         && std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
    return isRound ? std::optional(order) : std::nullopt;
}

bool isPlainCastling(const CastlingRule &rule)
{
    CastlingRule plain;
    plain.kings = rule.kings;
    plain.partners = rule.partners;
    plain.wings = rule.wings;
    plain.extras = rule.extras;
    return plain == rule;
}

const CastlingRule *plainCastling(const Rules &rules)
{
    const bool isPlain = rules.castling.size() == 1 && isPlainCastling(rules.castling.front());
    return isPlain ? &rules.castling.front() : nullptr;
}

} // namespace rookery
