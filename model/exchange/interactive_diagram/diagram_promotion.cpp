#include "model/exchange/interactive_diagram/diagram_promotion.h"

#include "model/exchange/target/rule_shapes.h"
#include "model/play/position/cell_set.h"
#include "model/play/rules/threats.h"

#include <algorithm>
#include <memory>

namespace rookery {

namespace {

/// The same promotion without what `!` and `*` say.
Promotion plainPart(const Promotion &rule)
{
    Promotion plain = rule;
    plain.duty = PromotionDuty::Must;
    plain.limits.clear();
    return plain;
}

/// Whether so many pieces of each type may be there as at the start: then one that is captured is
/// just what makes room for another.
bool areLostOnes(const Subject &subject, const Promotion &rule)
{
    const auto isFull = [&](PieceId type) {
        return std::any_of(
            rule.limits.begin(), rule.limits.end(), [&](const PromotionLimit &limit) {
                return limit.type == type && subject.startingPieces(type, PlayerId(0)) == limit.most
                       && subject.startingPieces(type, PlayerId(1)) == limit.most;
            });
    };
    return rule.limits.size() == rule.into.size()
           && std::all_of(rule.into.begin(), rule.into.end(), isFull);
}

/// Whether a piece that waits can go on from every rank of the zone but the last.
bool isStuckAtLast(const Subject &subject, const Promotion &rule)
{
    const std::shared_ptr<const CompiledGame> game(std::shared_ptr<void>(), &subject.game());
    Threats threats(subject.design(), game, std::make_shared<RuleBook>(subject.design(), game));
    return !anyId(subject.pieceIds(), [&](PieceId piece) {
        return covers(rule.types, piece) && anyId(subject.playerIds(), [&](PlayerId player) {
                   const int last = player.index() == 0 ? subject.ranks() - 1 : 0;
                   const auto cells = subject.zoneCells(rule.zone, player);
                   return std::any_of(cells.begin(), cells.end(), [&](CellId cell) {
                       const auto at = subject.board().coordinates(cell).value_or(Vector{});
                       return threats.isStuck(piece, player, cell) != (at.y() == last);
                   });
               });
    });
}

} // namespace

std::optional<DiagramPromotion> diagramPromotion(const Subject &subject)
{
    const auto &rules = subject.rules().promotions;
    if (rules.size() != 1 || !rules.front().zone || !rules.front().players.empty()
        || !isPromotionByCell(plainPart(rules.front())))
        return std::nullopt;
    const Promotion &rule = rules.front();
    const auto depth = lastRanks(subject, *rule.zone);
    const bool waits = rule.duty == PromotionDuty::WhenStuck;
    if (!depth || (*depth > 1 && !waits) || (!waits && rule.duty != PromotionDuty::Must))
        return std::nullopt;
    const bool isSaid = (rule.limits.empty() || areLostOnes(subject, rule))
                        && (!waits || (rule.types.size() == 1 && isStuckAtLast(subject, rule)));
    return isSaid ? std::optional(DiagramPromotion{*depth, waits, !rule.limits.empty()})
                  : std::nullopt;
}

} // namespace rookery
