#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <vector>

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
    EndsGame,    ///< the game is over for all players
    PiecesLeave, ///< the lost player's pieces are taken off the board, and the others go on
    PiecesStay,  ///< they stay as walls, and the others go on
    PiecesDie,   ///< they stay where they can be captured and do nothing, and the others go on
};

/// Which player moves when. A player who is named several times in a row makes several moves.
struct Turns
{
    std::vector<PlayerId> opening; ///< before the cycle begins
    std::vector<PlayerId> cycle;   ///< none: all players in their order
    Progression progression = Progression::None;
    LostPlayer lost = LostPlayer::EndsGame;
    Extras extras;

    friend bool operator==(const Turns &, const Turns &) = default;
};

void visitFields(RuleVisitor &v, Turns &rule);
const RuleAbout &about(const Turns *);

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
        {LostPlayer::PiecesLeave,
         "pieces-leave",
         "leaves the board with all pieces, and the others go on"},
        {LostPlayer::PiecesStay, "pieces-stay", "leaves all pieces as walls, and the others go on"},
        {LostPlayer::PiecesDie,
         "pieces-die",
         "leaves all pieces to be captured, who do nothing any more, and the others go on"},
    };
};

} // namespace rookery
