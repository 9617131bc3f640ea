#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>

namespace rookery {

/// Where a wall may be built.
enum class WallPlace {
    Anywhere,
    Shot,    ///< where the piece that has just moved could move to from its new cell
    Vacated, ///< on the cell that the piece has just left
    Edge,    ///< on a cell beside which the board, or what is left of it, ends
};

/// What becomes of the wall that was built before.
enum class WallLife {
    Stays,
    Moves, ///< there is one wall, which is taken up and put down elsewhere: a duck
};

/// What a wall is built beside.
enum class WallTurn {
    WithMove, ///< every move builds one
    Instead,  ///< a turn is either a move or a wall
};

/// Turns end with a wall: no piece may ever stand on its cell or pass it.
struct Walling
{
    WallPlace place = WallPlace::Anywhere;
    WallLife life = WallLife::Stays;
    WallTurn turn = WallTurn::WithMove;
    PlayerSet players;
    std::optional<ZoneId> zone;
    bool shields = true; ///< the new wall keeps checks off already when the move is judged
    Extras extras;

    friend bool operator==(const Walling &, const Walling &) = default;
};

void visitFields(RuleVisitor &v, Walling &rule);
const RuleAbout &about(const Walling *);

template<>
struct EnumNames<WallPlace>
{
    static constexpr EnumName<WallPlace> rows[] = {
        {WallPlace::Anywhere, "anywhere", "on any empty cell"},
        {WallPlace::Shot, "shot", "where the piece could move next"},
        {WallPlace::Vacated, "vacated", "on the cell that was left"},
        {WallPlace::Edge, "edge", "at the edge of what is left of the board"},
    };
};

template<>
struct EnumNames<WallLife>
{
    static constexpr EnumName<WallLife> rows[] = {
        {WallLife::Stays, "stays", "stays for good"},
        {WallLife::Moves, "moves", "is the only one and moves"},
    };
};

template<>
struct EnumNames<WallTurn>
{
    static constexpr EnumName<WallTurn> rows[] = {
        {WallTurn::WithMove, "with-move", "with every move"},
        {WallTurn::Instead, "instead", "instead of a move"},
    };
};

} // namespace rookery
