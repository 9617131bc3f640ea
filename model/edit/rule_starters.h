#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

/// What a new rule says at first: what most games of the design's kind would say. The pointer only
/// chooses the kind. Kinds that are not listed begin as they are made.
namespace rookery {

template<class R>
Result<R> begin(const Design &, const R *)
{
    return R{};
}

Result<Royal> begin(const Design &design, const Royal *);
Result<CastlingRule> begin(const Design &design, const CastlingRule *);
Result<CastlingWing> begin(const Design &design, const CastlingWing *);
Result<EnPassant> begin(const Design &design, const EnPassant *);
Result<Promotion> begin(const Design &design, const Promotion *);
Result<PromotionLimit> begin(const Design &design, const PromotionLimit *);
Result<DropDuty> begin(const Design &design, const DropDuty *);
Result<Compulsion> begin(const Design &design, const Compulsion *);
Result<Immunity> begin(const Design &design, const Immunity *);
/// Of the usual ends the first that the design does not have yet.
Result<End> begin(const Design &design, const End *);
Result<TypePoints> begin(const Design &design, const TypePoints *);

/// A zone that promotion may be meant to happen in: one that is called so, else the first that
/// turns with the players.
std::optional<ZoneId> likelyPromotionZone(const Design &design);

/// The ways in which the kings of the setup could castle with the rooks on their rank; none where
/// there are no such men.
CastlingRule likelyCastling(const Design &design);

} // namespace rookery
