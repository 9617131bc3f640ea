#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>
#include <vector>

namespace rookery {

/// What a player has done in every move since the position first occurred.
enum class Repeating { Anything, Check, Chase };

/// For the player whose move brings a position back for the n-th time; or for the one who gives
/// check (or chases) all the while, if that is asked. To chase is to begin with each of these moves
/// to threaten the capture of the same piece, which is not royal and whose capture could not be
/// answered by another; a chariot that goes up and down the file of its victim begins nothing.
struct Repetition
{
    int times = 3;
    Repeating repeating = Repeating::Anything;
    PieceSet chasers = {}; ///< whose threats count; royal pieces' only if they are named
    std::vector<PieceId> unchased = {}; ///< pieces that may be chased for ever
    std::optional<ZoneId> zone = {};    ///< where those stand, as their player sees it
    std::vector<PieceId> prized = {};   ///< pieces chased by others than these also where avenged

    friend bool operator==(const Repetition &, const Repetition &) = default;
};

void visitFields(RuleVisitor &v, Repetition &rule);
const RuleAbout &about(const Repetition *);

template<>
struct EnumNames<Repeating>
{
    static constexpr EnumName<Repeating> rows[] = {
        {Repeating::Anything, "anything", "whatever was moved"},
        {Repeating::Check, "check", "by giving check all the time"},
        {Repeating::Chase, "chase", "by chasing all the time"},
    };
};

} // namespace rookery
