#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>

namespace rookery {

/// How long a piece that has passed a cell may be captured there.
enum class PassedFor {
    NextTurn, ///< only in the very next turn
    Round,    ///< until its player moves again
};

/// A piece of `victims` that has just gone straight ahead over one or more cells may be captured on
/// them, by pieces of `takers`.
struct EnPassant
{
    PieceSet victims;
    PieceSet takers;
    PlayerSet players;          ///< whose pieces may take
    std::optional<ZoneId> zone; ///< cells on which the taker may arrive
    PassedFor within = PassedFor::NextTurn;
    Extras extras;

    friend bool operator==(const EnPassant &, const EnPassant &) = default;
};

void visitFields(RuleVisitor &v, EnPassant &rule);
const RuleAbout &about(const EnPassant *);

template<>
struct EnumNames<PassedFor>
{
    static constexpr EnumName<PassedFor> rows[] = {
        {PassedFor::NextTurn, "next-turn", "only in the very next turn"},
        {PassedFor::Round, "round", "until its player moves again"},
    };
};

} // namespace rookery
