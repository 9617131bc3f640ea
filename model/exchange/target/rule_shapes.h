#pragma once

#include "model/exchange/target/subject.h"

#include <optional>

namespace rookery {

/// Whether an end is mate as in chess, the one that gives the check.
inline bool isPlainMate(const EndCondition &condition)
{
    const auto *mate = std::get_if<Mate>(&condition);
    return mate != nullptr && *mate == Mate{};
}

/// How many of each player's last ranks a zone is, if it is nothing else and the same for both
/// players of a rectangle.
std::optional<int> lastRanks(const Subject &subject, ZoneId zone);

/// The promotions that many targets know: pieces of some types must become one of others on the
/// last ranks, each player's own.
struct LastRankPromotion
{
    std::size_t rule = 0; ///< in Rules::promotions
    int depth = 1;        ///< in ranks
};

/// Nothing unless the promotion is of that kind, for both players of a rectangle.
std::optional<LastRankPromotion> lastRankPromotion(const Subject &subject, std::size_t rule);

/// Nothing but types, players, what into, where and whether: a table of types by cell can say it.
bool isPromotionByCell(const Promotion &promotion);

/// Whether a target says this promotion that says one for each type and player: `isKnown` holds for
/// it and for none before it that is about some of the same pieces.
bool isSaidPromotion(const Rules &rules, std::size_t rule, bool (*isKnown)(const Promotion &));

/// Whether a player has a move just as long as there is an empty cell: every piece is put down, on
/// any of them or on the lowest of a file, without end, and stands still.
bool fillsTheBoard(const Subject &subject);

/// All players, each once, as their turns go round; nothing for any other order.
std::optional<std::vector<PlayerId>> turnOrder(const Rules &rules);

/// Nothing but which pieces castle and where.
bool isPlainCastling(const CastlingRule &rule);

/// The one castling rule, if it says no more than which pieces castle and where.
const CastlingRule *plainCastling(const Rules &rules);

} // namespace rookery
