#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// How the pieces of a royal group are counted where their number decides.
enum class Counted { EachType, Together };

/// When a group of royal pieces is in check.
enum class Safety {
    Each, ///< as soon as one of them is attacked
    One,  ///< only when all of them are attacked at once
};

/// From when on a piece that has become one of a royal group by promotion counts as one.
enum class Newcomers {
    AtOnce,
    NextTurn, ///< while the move is judged, the group is as it was before
};

/// Pieces that must not be left to capture. A piece type marked royal is a group of its own; these
/// are the groups that need to say more, such as two kings one of which may be lost.
struct Royal
{
    PieceSet types;
    PlayerSet players;
    Counted counted = Counted::EachType;
    int whileAtMost = 0; ///< royal only while their owner has at most so many; 0: always
    Safety safety = Safety::Each;
    Newcomers newcomers = Newcomers::AtOnce;
    Extras extras;

    friend bool operator==(const Royal &, const Royal &) = default;
};

void visitFields(RuleVisitor &v, Royal &rule);
const RuleAbout &about(const Royal *);

template<>
struct EnumNames<Counted>
{
    static constexpr EnumName<Counted> rows[] = {
        {Counted::EachType, "each-type", "each type by itself"},
        {Counted::Together, "together", "all types together"},
    };
};

template<>
struct EnumNames<Safety>
{
    static constexpr EnumName<Safety> rows[] = {
        {Safety::Each, "each", "each must be safe"},
        {Safety::One, "one", "one of them must be safe"},
    };
};

template<>
struct EnumNames<Newcomers>
{
    static constexpr EnumName<Newcomers> rows[] = {
        {Newcomers::AtOnce, "at-once", "counts at once"},
        {Newcomers::NextTurn, "next-turn", "counts from the next turn on"},
    };
};

} // namespace rookery
