#pragma once

#include "model/base/enum_names.h"
#include "model/design/extras.h"
#include "model/design/sets.h"

/// Where men may go beside, or in spite of, what their types say.
namespace rookery {

/// A man of these types may also go to any empty cell, while its player has at most so many men, those
/// in hand included: the last three of Nine Men's Morris.
struct Flying
{
    PieceSet types;
    PlayerSet players;
    int atMost = 3;
    Extras extras;

    friend bool operator==(const Flying &, const Flying &) = default;
};

/// Men of these types do not go where a foe could capture them: the princess of Jetan.
struct Caution
{
    PieceSet types;
    PlayerSet players;
    Extras extras;

    friend bool operator==(const Caution &, const Caution &) = default;
};

/// A man of `types` that arrives on one line with foes of `targets`, whoever stands between, takes
/// their first moves from them: they count as moved. The rook of Cambodian chess and the king's leap.
struct Aim
{
    PieceSet types;
    PieceSet targets;
    Lines lines = Lines::Orthogonal;
    Extras extras;

    friend bool operator==(const Aim &, const Aim &) = default;
};

/// When men may change places.
enum class ExchangeWhen {
    Always,
    InCheck,
    InNeed, ///< in check, or without any other move
};

/// A man of `types` may change places with a friend of `partners`, so many times in a game:
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
