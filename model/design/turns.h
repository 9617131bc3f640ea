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

/// What becomes of a player who has lost while two others or more still play.
enum class LostPlayer {
    EndsGame, ///< the game is over for everybody
    MenLeave, ///< his men are taken off the board, and the others go on
    MenStay,  ///< his men stay as walls, and the others go on
    MenDie,   ///< his men stay where they can be captured and do nothing, and the others go on
};

/// Who moves when. A player who is named several times in a row makes several moves.
struct Turns
{
    std::vector<PlayerId> opening; ///< before the cycle begins
    std::vector<PlayerId> cycle;   ///< none: all players in their order
    Progression progression = Progression::None;
    LostPlayer lost = LostPlayer::EndsGame;
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

template<>
struct EnumNames<LostPlayer>
{
    static constexpr EnumName<LostPlayer> rows[] = {
        {LostPlayer::EndsGame, "ends-game", "ends the game"},
        {LostPlayer::MenLeave, "men-leave", "leaves the board with all men, and the others go on"},
        {LostPlayer::MenStay, "men-stay", "leaves all men as walls, and the others go on"},
        {LostPlayer::MenDie,
         "men-die",
         "leaves all men to be captured, who do nothing any more, and the others go on"},
    };
};

} // namespace rookery
