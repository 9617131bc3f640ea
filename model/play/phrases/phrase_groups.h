#pragma once

#include "model/play/phrases/phrase_frame.h"

/// Cells that hang together, step by step along the links of the board. `directions` is the set of
/// directions that count, or null for all.
namespace rookery::groups {

/// Replaces `found` by all of `within` that hangs together with `from`; the cells of `from` count
/// whether or not they are in `within`.
void spread(Frame &frame,
            const sets::Word *from,
            const sets::Word *within,
            const sets::Word *directions,
            sets::Word *found);

/// Adds all cells one step away from those of the set that are not in it.
void addBorder(Frame &frame,
               const sets::Word *set,
               const sets::Word *directions,
               sets::Word *border);

/// Into how many parts the set falls.
Value parts(Frame &frame, const sets::Word *set, const sets::Word *directions);

/// The least number of steps from one of these cells to one of those, over cells of `within` (the
/// first and the last need not be in it); -1 if there is no way.
Value way(Frame &frame,
          const sets::Word *from,
          const sets::Word *to,
          const sets::Word *within,
          const sets::Word *directions);

/// Adds the cells one step away.
inline void
addNeighbours(const PhraseBoard &board, Value cell, const sets::Word *directions, sets::Word *cells)
{
    const std::size_t words = board.words();
    if (directions == nullptr) {
        const sets::Word *near = board.near(cell);
        for (std::size_t i = 0; i < words; ++i)
            cells[i] |= near[i];
        return;
    }
    sets::each(
        directions, words, [&](Value direction) { sets::add(cells, board.step(cell, direction)); });
}

} // namespace rookery::groups
