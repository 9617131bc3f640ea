#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"
#include "model/phrase/tree.h"

#include <string>

namespace rookery {

/// What a player sees of the moves of the others.
enum class OthersMoves { Seen, Hidden };

/// What becomes of a move that turns out not to be legal.
enum class Tries {
    None,  ///< nothing but legal moves can be chosen
    Again, ///< it is refused, and the same player tries another one
};

/// What some players do not see of a position: the enemy's pieces, the type of a piece. What is
/// legal never asks it.
struct OwnView
{
    std::string name;
    PlayerSet players;    ///< from whom it is hidden
    phrase::Phrase hides; ///< cells, of the player `p`; not given: none
    phrase::Phrase as; ///< the type that the piece on the cell `c` looks like; not given, or none:
                       ///< it is not seen at all
    OthersMoves moves = OthersMoves::Seen;
    Tries tries = Tries::None;
    std::string note;
    Extras extras;

    friend bool operator==(const OwnView &, const OwnView &) = default;
};

void visitFields(RuleVisitor &v, OwnView &rule);
const RuleAbout &about(const OwnView *);

template<>
struct EnumNames<OthersMoves>
{
    static constexpr EnumName<OthersMoves> rows[] = {
        {OthersMoves::Seen, "seen", "seen"},
        {OthersMoves::Hidden, "hidden", "hidden"},
    };
};

template<>
struct EnumNames<Tries>
{
    static constexpr EnumName<Tries> rows[] = {
        {Tries::None, "none", "only legal moves can be chosen"},
        {Tries::Again, "again", "a move that is refused may be followed by another"},
    };
};

} // namespace rookery
