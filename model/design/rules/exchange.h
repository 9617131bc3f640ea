#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// When pieces may change places.
enum class ExchangeWhen {
    Always,
    InCheck,
    InNeed, ///< in check, or without any other move
};

/// A piece of `types` may change places with a friend of `partners`, so many times in a game:
/// the shah of Tamerlane chess.
struct Exchange
{
    PieceSet types;
    PieceSet partners;
    PlayerSet players;
    ExchangeWhen when = ExchangeWhen::Always;
    int uses = 1; ///< of each player
    Extras extras;

    friend bool operator==(const Exchange &, const Exchange &) = default;
};

void visitFields(RuleVisitor &v, Exchange &rule);
const RuleAbout &about(const Exchange *);

template<>
struct EnumNames<ExchangeWhen>
{
    static constexpr EnumName<ExchangeWhen> rows[] = {
        {ExchangeWhen::Always, "always", "at any time"},
        {ExchangeWhen::InCheck, "in-check", "only in check"},
        {ExchangeWhen::InNeed, "in-need", "only in check or without any other move"},
    };
};

} // namespace rookery
