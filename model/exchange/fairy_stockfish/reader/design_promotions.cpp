#include "model/exchange/fairy_stockfish/reader/design_builder.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

std::vector<PromotionLimit> limitsOf(const DesignBuilder &builder, const std::vector<PieceId> &into)
{
    std::vector<PromotionLimit> limits;
    for (const auto &[kind, most] : builder.variant().promotionLimit) {
        const bool isKnown = builder.variant().has(kind) && most > 0;
        if (isKnown && std::find(into.begin(), into.end(), builder.piece(kind)) != into.end())
            limits.push_back({builder.piece(kind), most});
    }
    std::sort(
        limits.begin(), limits.end(), [](const auto &a, const auto &b) { return a.type < b.type; });
    return limits;
}

/// What a piece may do where it need not promote.
PromotionDuty freeDuty(const FairyVariant &variant)
{
    return variant.immobilityIllegal ? PromotionDuty::WhenStuck : PromotionDuty::May;
}

struct PawnPromotion
{
    PieceSet types;
    std::vector<PieceId> into;

    friend bool operator==(const PawnPromotion &, const PawnPromotion &) = default;
};

/// A pawn that must promote and has nothing to become never goes where it would have to: it
/// promotes into a type of which there may be none.
void forbidPromotion(const DesignBuilder &builder, std::size_t side, Promotion &rule)
{
    const FairyVariant &variant = builder.variant();
    rule.types.clear();
    for (const Kind kind : builder.kindsOf(variant.promotionPawns[side])) {
        if (variant.promoted.count(kind) == 0)
            rule.types.push_back(builder.piece(kind));
    }
    std::sort(rule.types.begin(), rule.types.end());
    for (const auto &[kind, letter] : variant.letters) {
        const bool isOther = std::find(rule.types.begin(), rule.types.end(), builder.piece(kind))
                             == rule.types.end();
        if (isOther && rule.into.empty()) {
            rule.into = {builder.piece(kind)};
            rule.limits = {{builder.piece(kind), 0}};
        }
    }
}

void addPawnPromotions(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    Sides<PawnPromotion> pawns;
    for (const std::size_t side : {white, black}) {
        pawns[side].types = builder.pieceSet(variant.promotionPawns[side]);
        pawns[side].into = builder.pieces(builder.kindsOf(variant.promotionPieces[side]));
    }
    for (const auto &[side, players] : builder.sidesOf(pawns)) {
        Promotion rule;
        rule.types = pawns[side].types;
        rule.into = pawns[side].into;
        rule.players = players;
        rule.zone = builder.zone("promotion", variant.promotionRegion);
        rule.duty = variant.mandatoryPawnPromotion ? PromotionDuty::Must : freeDuty(variant);
        rule.limits = limitsOf(builder, rule.into);
        if (variant.sittuyinPromotion) {
            rule.by = PromotionBy::QuietStep;
            rule.duty = PromotionDuty::May;
            rule.last = LastOfKind::Anywhere;
        }
        if (rule.into.empty() && variant.mandatoryPawnPromotion)
            forbidPromotion(builder, side, rule);
        if (!rule.types.empty() && !rule.into.empty())
            builder.rules().promotions.push_back(std::move(rule));
    }
}

/// As in shogi: each type has one type to become, and as in Kyoto shogi may turn back.
void addPiecePromotions(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    Promotion pattern;
    pattern.zone = builder.zone("promotion", variant.promotionRegion);
    pattern.touch = ZoneTouch::Either;
    pattern.duty = variant.mandatoryPiecePromotion ? PromotionDuty::Must : freeDuty(variant);
    pattern.by = variant.promotionOnCapture ? PromotionBy::Capture : PromotionBy::AnyMove;
    std::vector<PieceId> promoted;
    for (const auto &[kind, into] : variant.promoted) {
        if (!variant.has(kind) || !variant.has(into))
            continue;
        Promotion rule = pattern;
        rule.types = {builder.piece(kind)};
        rule.into = {builder.piece(into)};
        rule.limits = limitsOf(builder, rule.into);
        if (!rule.limits.empty() && variant.mandatoryPiecePromotion)
            builder.refuse(
                "promotionLimit",
                Message("pieces that must promote stay as they are where there may be no more, "
                        "which is no rule here"));
        promoted.push_back(builder.piece(into));
        builder.rules().promotions.push_back(std::move(rule));
    }
    if (!variant.pieceDemotion || promoted.empty())
        return;
    std::sort(promoted.begin(), promoted.end());
    promoted.erase(std::unique(promoted.begin(), promoted.end()), promoted.end());
    pattern.types = promoted;
    builder.rules().promotions.push_back(std::move(pattern));
}

} // namespace

void addPromotions(DesignBuilder &builder)
{
    const FairyVariant &variant = builder.variant();
    const auto &region = variant.promotionRegion;
    if (builder.cellsOf(region[white]).empty() && builder.cellsOf(region[black]).empty())
        return;
    addPawnPromotions(builder);
    addPiecePromotions(builder);
}

} // namespace rookery::fairy
