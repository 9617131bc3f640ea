#pragma once

#include "model/base/enum_names.h"
#include "model/design/extras.h"
#include "model/design/sets.h"

namespace rookery {

/// When a player may pass.
enum class Pass { Never, Stuck, Always };

/// How turns grow.
enum class Progression {
    None,
    ByOne, ///< one move, then two, then three ...
};

/// Who moves when. A player who is named several times in a row makes several moves.
struct Turns
{
    std::vector<PlayerId> opening; ///< before the cycle begins
    std::vector<PlayerId> cycle;   ///< none: all players in their order
    Progression progression = Progression::None;
    Extras extras;

    friend bool operator==(const Turns &, const Turns &) = default;
};

template<>
struct EnumNames<Pass>
{
    static constexpr EnumName<Pass> rows[] = {
        {Pass::Never, "never", "never"},
        {Pass::Stuck, "stuck", "only without any other move"},
        {Pass::Always, "always", "always"},
    };
};

template<>
struct EnumNames<Progression>
{
    static constexpr EnumName<Progression> rows[] = {
        {Progression::None, "none", "equal turns"},
        {Progression::ByOne, "by-one", "each turn one move longer than the last"},
    };
};

} // namespace rookery
