#pragma once

#include "model/base/enum_names.h"
#include "model/design/board_recipe.h"

#include <vector>

namespace rookery {

/// What may be cut out of a rectangle.
enum class Mask { Rectangle, Cross, Disc, Diamond, Octagon };

template<>
struct EnumNames<Mask>
{
    static constexpr EnumName<Mask> rows[] = {
        {Mask::Rectangle, "rectangle", "Rectangle"},
        {Mask::Cross, "cross", "Cross"},
        {Mask::Disc, "disc", "Disc"},
        {Mask::Diamond, "diamond", "Diamond"},
        {Mask::Octagon, "octagon", "Octagon"},
    };
};

/// The sites of a rectangle outside the shape, sorted. The shape touches all four edges; the arms
/// of a cross are half as wide as the board.
std::vector<SiteId> sitesOutside(int files, int ranks, Mask mask);

} // namespace rookery
