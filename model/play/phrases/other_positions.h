#pragma once

#include "model/play/phrases/phrase_nodes.h"

#include <optional>
#include <utility>

/// Phrases that read another position: an earlier one, or what a player sees.
namespace rookery {

/// Reads another position while it lasts.
class Reading
{
public:
    Reading(Frame &frame, ReadFrom from)
        : m_frame(frame)
        , m_before(frame.from)
    {
        if (frame.read[static_cast<std::size_t>(from)] != nullptr)
            frame.from = from;
    }
    ~Reading() { m_frame.from = m_before; }
    Reading(const Reading &) = delete;
    Reading &operator=(const Reading &) = delete;

private:
    Frame &m_frame;
    ReadFrom m_before;
};

/// Reads the position as a player sees it while it lasts. Members of views see everything.
class SeenReading
{
public:
    SeenReading(Frame &frame, Value player)
        : m_frame(frame)
        , m_from(frame.from)
        , m_seen(frame.read[place])
    {
        const auto players = static_cast<Value>(frame.position().players());
        if (frame.sight == nullptr || frame.isHiding || player < 0 || player >= players)
            return;
        frame.pay(static_cast<Value>(frame.position().size()));
        m_copy.emplace(frame.position());
        frame.sight->hide(frame, player, *m_copy);
        frame.read[place] = &*m_copy;
        frame.from = ReadFrom::Seen;
    }
    ~SeenReading()
    {
        m_frame.from = m_from;
        m_frame.read[place] = m_seen;
    }
    SeenReading(const SeenReading &) = delete;
    SeenReading &operator=(const SeenReading &) = delete;

private:
    static constexpr auto place = static_cast<std::size_t>(ReadFrom::Seen);

    Frame &m_frame;
    ReadFrom m_from;
    const Position *m_seen;
    std::optional<Position> m_copy;
};

/// The value of a part, asked while what `Enter` makes of the frame lasts.
template<class Enter>
class ScalarWithin : public ScalarNode
{
public:
    ScalarWithin(Enter enter, Scalar of)
        : m_enter(std::move(enter))
        , m_of(std::move(of))
    {
    }
    Value eval(Frame &frame) const override
    {
        const auto lasting = m_enter(frame);
        return m_of->eval(frame);
    }

private:
    Enter m_enter;
    Scalar m_of;
};

template<class Enter>
class SetWithin : public SetNode
{
public:
    SetWithin(Enter enter, SetOf of)
        : m_enter(std::move(enter))
        , m_of(std::move(of))
    {
    }
    /// Copied: what was read may be gone afterwards.
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        const auto lasting = m_enter(frame);
        const sets::Word *found = m_of->view(frame, room);
        if (found != room)
            sets::copy(room, found, frame.words);
        return room;
    }

private:
    Enter m_enter;
    SetOf m_of;
};

template<class Enter>
class ListWithin : public ListNode
{
public:
    ListWithin(Enter enter, List of)
        : m_enter(std::move(enter))
        , m_of(std::move(of))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        const auto lasting = m_enter(frame);
        m_of->eval(frame, members);
    }

private:
    Enter m_enter;
    List m_of;
};

template<class Enter>
Compiled within(Enter enter, Compiled of)
{
    if (auto *one = std::get_if<Scalar>(&of))
        return Scalar(std::make_unique<ScalarWithin<Enter>>(std::move(enter), std::move(*one)));
    if (auto *members = std::get_if<SetOf>(&of))
        return SetOf(std::make_unique<SetWithin<Enter>>(std::move(enter), std::move(*members)));
    return List(
        std::make_unique<ListWithin<Enter>>(std::move(enter), std::get<List>(std::move(of))));
}

} // namespace rookery
