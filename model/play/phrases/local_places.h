#pragma once

#include "model/phrase/tree.h"
#include "model/play/phrases/phrase_binders.h"

/// The places of locals (choices, parameters, loop variables) in a frame.
namespace rookery {

/// Where a local stands in a frame.
struct LocalPlace
{
    phrase::Type type = phrase::Type::Number;
    std::size_t index = 0; ///< among the scalars, the sets or the lists, by the type
};

/// Gives a local its value in a frame.
class Assignment
{
public:
    Assignment(LocalPlace place, Compiled value)
        : m_place(place)
        , m_value(std::move(value))
    {
    }
    void run(Frame &frame) const;
    const LocalPlace &place() const { return m_place; }

private:
    LocalPlace m_place;
    Compiled m_value;
};

/// As if nothing had been chosen: 0, none or an empty set.
void makeNone(Frame &frame, const LocalPlace &place);

} // namespace rookery
