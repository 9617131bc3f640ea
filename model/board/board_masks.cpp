#include "model/board/board_masks.h"

#include <cstdlib>

namespace rookery {

namespace {

/// Whether a cell lies in the shape; `x` and `y` are twice its distance from the middle, `width`
/// and `height` twice the rectangle's half sides.
bool isInside(Mask mask, int x, int y, int width, int height)
{
    const long long across = std::abs(x);
    const long long along = std::abs(y);
    switch (mask) {
    case Mask::Rectangle:
        return true;
    case Mask::Cross:
        return 2 * across < width || 2 * along < height;
    case Mask::Disc: {
        // The middle of the cell, on an ellipse that reaches the edges.
        const long long w = width;
        const long long h = height;
        return across * across * h * h + along * along * w * w <= w * w * h * h;
    }
    case Mask::Diamond:
        return across * height + along * width <= static_cast<long long>(width) * height;
    case Mask::Octagon:
        return 2 * (across * height + along * width) <= 3LL * width * height;
    }
    return true;
}

} // namespace

std::vector<SiteId> sitesOutside(int files, int ranks, Mask mask)
{
    std::vector<SiteId> outside;
    for (int file = 0; file < files; ++file) {
        for (int rank = 0; rank < ranks; ++rank) {
            if (!isInside(mask, 2 * file + 1 - files, 2 * rank + 1 - ranks, files, ranks))
                outside.emplace_back(file * ranks + rank);
        }
    }
    return outside;
}

} // namespace rookery
