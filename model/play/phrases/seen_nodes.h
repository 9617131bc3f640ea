#pragma once

#include "model/play/phrases/phrase_nodes.h"

#include <optional>
#include <utility>

/// Phrases that read what a player sees: `seen-by`.
namespace rookery {

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

class SeenScalar : public ScalarNode
{
public:
    SeenScalar(Scalar player, Scalar of)
        : m_player(std::move(player))
        , m_of(std::move(of))
    {
    }
    Value eval(Frame &frame) const override
    {
        const SeenReading reading(frame, m_player->eval(frame));
        return m_of->eval(frame);
    }

private:
    Scalar m_player;
    Scalar m_of;
};

class SeenSet : public SetNode
{
public:
    SeenSet(Scalar player, SetOf of)
        : m_player(std::move(player))
        , m_of(std::move(of))
    {
    }
    /// Copied: what is seen is gone afterwards.
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        const SeenReading reading(frame, m_player->eval(frame));
        const sets::Word *found = m_of->view(frame, room);
        if (found != room)
            sets::copy(room, found, frame.words);
        return room;
    }

private:
    Scalar m_player;
    SetOf m_of;
};

class SeenList : public ListNode
{
public:
    SeenList(Scalar player, List of)
        : m_player(std::move(player))
        , m_of(std::move(of))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        const SeenReading reading(frame, m_player->eval(frame));
        m_of->eval(frame, members);
    }

private:
    Scalar m_player;
    List m_of;
};

} // namespace rookery
