#include "model/play/phrases/phrase_groups.h"

namespace rookery::groups {

namespace {

/// Replaces the outermost cells by those that come next, and adds these to the cells found.
void grow(Frame &frame,
          sets::Word *rim,
          const sets::Word *within,
          const sets::Word *directions,
          sets::Word *found)
{
    const RoomMark mark(frame);
    sets::Word *next = frame.room.take();
    sets::clear(next, frame.words);
    sets::each(rim, frame.words, [&](Value cell) {
        frame.pay(1);
        addNeighbours(frame.board, cell, directions, next);
    });
    for (std::size_t i = 0; i < frame.words; ++i) {
        rim[i] = next[i] & within[i] & ~found[i];
        found[i] |= rim[i];
    }
}

} // namespace

void spread(Frame &frame,
            const sets::Word *from,
            const sets::Word *within,
            const sets::Word *directions,
            sets::Word *found)
{
    const RoomMark mark(frame);
    sets::Word *rim = frame.room.take();
    sets::copy(rim, from, frame.words);
    sets::copy(found, from, frame.words);
    while (!sets::isEmpty(rim, frame.words) && !frame.isSpent())
        grow(frame, rim, within, directions, found);
}

void addBorder(Frame &frame,
               const sets::Word *set,
               const sets::Word *directions,
               sets::Word *border)
{
    sets::each(set, frame.words, [&](Value cell) {
        frame.pay(1);
        addNeighbours(frame.board, cell, directions, border);
    });
    for (std::size_t i = 0; i < frame.words; ++i)
        border[i] &= ~set[i];
}

Value parts(Frame &frame, const sets::Word *set, const sets::Word *directions)
{
    const RoomMark mark(frame);
    sets::Word *left = frame.room.take();
    sets::Word *start = frame.room.take();
    sets::Word *part = frame.room.take();
    sets::copy(left, set, frame.words);
    Value count = 0;
    for (Value cell = sets::first(left, frame.words); cell >= 0 && !frame.isSpent(); ++count) {
        sets::clear(start, frame.words);
        sets::add(start, cell);
        spread(frame, start, set, directions, part);
        for (std::size_t i = 0; i < frame.words; ++i)
            left[i] &= ~part[i];
        cell = sets::first(left, frame.words);
    }
    return count;
}

Value way(Frame &frame,
          const sets::Word *from,
          const sets::Word *to,
          const sets::Word *within,
          const sets::Word *directions)
{
    const RoomMark mark(frame);
    sets::Word *rim = frame.room.take();
    sets::Word *found = frame.room.take();
    sets::Word *open = frame.room.take();
    sets::copy(rim, from, frame.words);
    sets::copy(found, from, frame.words);
    for (std::size_t i = 0; i < frame.words; ++i)
        open[i] = within[i] | to[i];
    for (Value steps = 0; !sets::isEmpty(rim, frame.words) && !frame.isSpent(); ++steps) {
        sets::Word meets = 0;
        for (std::size_t i = 0; i < frame.words; ++i)
            meets |= rim[i] & to[i];
        if (meets != 0)
            return steps;
        // A goal outside `within` is not gone through: it has ended the search above.
        grow(frame, rim, open, directions, found);
    }
    return noValue;
}

} // namespace rookery::groups
