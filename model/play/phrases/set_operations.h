#pragma once

#include "model/phrase/tree.h"
#include "model/play/phrases/phrase_binders.h"

#include <algorithm>
#include <iterator>

/// Sets made of sets, and sets whose members are named, made ready.
namespace rookery {

/// The sets of two parts, member by member.
template<phrase::Kind kind>
class Combined : public SetNode
{
public:
    Combined(SetOf one, SetOf other)
        : m_one(std::move(one))
        , m_other(std::move(other))
    {
    }

    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        const RoomMark mark(frame);
        const sets::Word *one = m_one->view(frame, room);
        const sets::Word *other = m_other->view(frame, frame.room.take());
        for (std::size_t i = 0; i < frame.words; ++i) {
            room[i] = kind == phrase::Kind::Union     ? one[i] | other[i]
                      : kind == phrase::Kind::Without ? one[i] & ~other[i]
                                                      : one[i] & other[i];
        }
        return room;
    }

    bool has(Frame &frame, Value member) const override
    {
        if (kind == phrase::Kind::Union)
            return m_one->has(frame, member) || m_other->has(frame, member);
        return m_one->has(frame, member)
               && m_other->has(frame, member) == (kind == phrase::Kind::Common);
    }

private:
    SetOf m_one;
    SetOf m_other;
};

/// A set with some members more, or without them.
template<phrase::Kind kind>
class AlteredSet : public SetNode
{
public:
    AlteredSet(SetOf of, std::vector<Scalar> members)
        : m_of(std::move(of))
        , m_members(std::move(members))
    {
    }

    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        const sets::Word *found = m_of->view(frame, room);
        if (found != room)
            sets::copy(room, found, frame.words);
        for (const Scalar &member : m_members) {
            if constexpr (kind == phrase::Kind::Union)
                sets::add(room, member->eval(frame));
            else
                sets::remove(room, member->eval(frame));
        }
        return room;
    }

private:
    SetOf m_of;
    std::vector<Scalar> m_members;
};

template<phrase::Kind kind>
class CombinedList : public ListNode
{
public:
    CombinedList(List one, List other)
        : m_one(std::move(one))
        , m_other(std::move(other))
    {
    }

    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        std::vector<Value> one;
        std::vector<Value> other;
        m_one->eval(frame, one);
        m_other->eval(frame, other);
        const auto to = std::back_inserter(members);
        if (kind == phrase::Kind::Union)
            std::set_union(one.begin(), one.end(), other.begin(), other.end(), to);
        else if (kind == phrase::Kind::Without)
            std::set_difference(one.begin(), one.end(), other.begin(), other.end(), to);
        else
            std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), to);
    }

private:
    List m_one;
    List m_other;
};

class RangeList : public ListNode
{
public:
    RangeList(Scalar first, Scalar last)
        : m_first(std::move(first))
        , m_last(std::move(last))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        const Value first = m_first->eval(frame);
        const Value last = std::min(m_last->eval(frame), first + Members::longestRange - 1);
        for (Value member = first; member <= last; ++member)
            members.push_back(member);
    }

private:
    Scalar m_first;
    Scalar m_last;
};

/// These members, of sets that name each.
class GivenSet : public SetNode
{
public:
    explicit GivenSet(std::vector<Scalar> members)
        : m_members(std::move(members))
    {
    }
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        sets::clear(room, frame.words);
        for (const Scalar &member : m_members)
            sets::add(room, member->eval(frame));
        return room;
    }
    bool has(Frame &frame, Value member) const override
    {
        return member >= 0
               && std::any_of(m_members.begin(), m_members.end(), [&](const Scalar &each) {
                      return each->eval(frame) == member;
                  });
    }

private:
    std::vector<Scalar> m_members;
};

class GivenList : public ListNode
{
public:
    explicit GivenList(std::vector<Scalar> members)
        : m_members(std::move(members))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        for (const Scalar &member : m_members)
            members.push_back(member->eval(frame));
        std::sort(members.begin(), members.end());
        members.erase(std::unique(members.begin(), members.end()), members.end());
    }

private:
    std::vector<Scalar> m_members;
};

} // namespace rookery
