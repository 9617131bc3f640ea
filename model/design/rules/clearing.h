#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>

namespace rookery {

/// What has to be beside a piece that is taken off.
enum class ClearingPlace {
    Anywhere,
    BesideEmpty, ///< an empty cell, along orthogonal lines
};

/// In the first turn a player takes one of the own pieces off the board and does nothing else: the
/// beginning of Konane.
struct Clearing
{
    PieceSet types;
    PlayerSet players;
    std::optional<ZoneId> zone;
    ClearingPlace place = ClearingPlace::Anywhere;
    Extras extras;

    friend bool operator==(const Clearing &, const Clearing &) = default;
};

void visitFields(RuleVisitor &v, Clearing &rule);
const RuleAbout &about(const Clearing *);

template<>
struct EnumNames<ClearingPlace>
{
    static constexpr EnumName<ClearingPlace> rows[] = {
        {ClearingPlace::Anywhere, "anywhere", "anywhere"},
        {ClearingPlace::BesideEmpty, "beside-empty", "beside an empty cell"},
    };
};

} // namespace rookery
