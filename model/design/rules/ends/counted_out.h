#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <vector>

namespace rookery {

/// Endgames in which the weaker side counts its own moves.
enum class CountingRule {
    /// From when no pawn is left: from nothing by a player who has other pieces than one, else from
    /// the number of all pieces on the board.
    Makruk,
    /// By a player with at most three pieces, from nothing; by one with a single piece and no pawn
    /// on
    /// the
    /// board, from the number of all pieces.
    Cambodian,
    /// By a player with a single piece and no pawn on the board, from nothing.
    Asean,
};

/// How far a player with a single piece counts against an opponent who has so many pieces of each
/// of these types.
struct CountLimit
{
    std::vector<PieceId> types; ///< none: against all
    int pieces = 1;
    int moves = 64;

    friend bool operator==(const CountLimit &, const CountLimit &) = default;
};

/// For the player who has made one move more than the count allows.
struct CountedOut
{
    CountingRule rule = CountingRule::Makruk;
    std::vector<PieceId> pawns = {};     ///< while these are on the board no player counts
    std::vector<CountLimit> limits = {}; ///< the first that fits
    int moves = 64;                      ///< where none does; 0: no player counts then

    friend bool operator==(const CountedOut &, const CountedOut &) = default;
};

void visitFields(RuleVisitor &v, CountLimit &rule);
const RuleAbout &about(const CountLimit *);
void visitFields(RuleVisitor &v, CountedOut &rule);
const RuleAbout &about(const CountedOut *);

template<>
struct EnumNames<CountingRule>
{
    static constexpr EnumName<CountingRule> rows[] = {
        {CountingRule::Makruk, "makruk", "as in makruk"},
        {CountingRule::Cambodian, "cambodian", "as in ouk chatrang"},
        {CountingRule::Asean, "asean", "as in ASEAN chess"},
    };
};

} // namespace rookery
