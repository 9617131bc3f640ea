#include "model/play/phrases/local_places.h"

namespace rookery {

using phrase::Type;

void Assignment::run(Frame &frame) const
{
    if (const auto *one = std::get_if<Scalar>(&m_value)) {
        frame.scalars[m_place.index] = (*one)->eval(frame);
    } else if (const auto *members = std::get_if<SetOf>(&m_value)) {
        const RoomMark mark(frame);
        const sets::Word *set = (*members)->view(frame, frame.room.take());
        sets::copy(frame.set(m_place.index), set, frame.words);
    } else {
        std::vector<Value> numbers;
        std::get<List>(m_value)->eval(frame, numbers);
        frame.lists[m_place.index] = std::move(numbers);
    }
}

void makeNone(Frame &frame, const LocalPlace &place)
{
    if (place.type == Type::Numbers)
        frame.lists[place.index].clear();
    else if (phrase::isSet(place.type))
        sets::clear(frame.set(place.index), frame.words);
    else
        frame.scalars[place.index] = phrase::mayBeNone(place.type) ? noValue : 0;
}

} // namespace rookery
