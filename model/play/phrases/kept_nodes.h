#pragma once

#include "model/play/phrases/phrase_nodes.h"

/// Phrases that read an earlier position: `before`, `before-turn`, `at-start`.
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

class KeptScalar : public ScalarNode
{
public:
    KeptScalar(ReadFrom from, Scalar of)
        : m_from(from)
        , m_of(std::move(of))
    {
    }
    Value eval(Frame &frame) const override
    {
        const Reading reading(frame, m_from);
        return m_of->eval(frame);
    }

private:
    ReadFrom m_from;
    Scalar m_of;
};

class KeptSet : public SetNode
{
public:
    KeptSet(ReadFrom from, SetOf of)
        : m_from(from)
        , m_of(std::move(of))
    {
    }
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        const Reading reading(frame, m_from);
        return m_of->view(frame, room);
    }

private:
    ReadFrom m_from;
    SetOf m_of;
};

class KeptList : public ListNode
{
public:
    KeptList(ReadFrom from, List of)
        : m_from(from)
        , m_of(std::move(of))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        const Reading reading(frame, m_from);
        m_of->eval(frame, members);
    }

private:
    ReadFrom m_from;
    List m_of;
};

} // namespace rookery
