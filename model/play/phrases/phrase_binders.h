#pragma once

#include "model/play/phrases/phrase_nodes.h"

#include <algorithm>
#include <optional>
#include <variant>

/// What goes through the members of a set: some, every, count, sum ... Each member is paid for.
namespace rookery {

/// The members that a name stands for, one after the other. The name is a slot of the frame.
class Members
{
public:
    struct Range
    {
        Scalar first;
        Scalar last;
    };
    static constexpr Value longestRange = 65'536;

    Members(std::variant<SetOf, List, Range> from, std::size_t slot)
        : m_from(std::move(from))
        , m_slot(slot)
    {
    }

    /// Calls visit(member) with the name bound to it until it is true; whether it was.
    template<class Visit>
    bool any(Frame &frame, Visit &&visit) const
    {
        const auto ask = [&](Value member) __attribute__((always_inline))
        {
            frame.pay(1);
            frame.scalars[m_slot] = member;
            return frame.isSpent() || visit(member);
        };
        if (const auto *range = std::get_if<Range>(&m_from))
            return anyOfRange(frame, *range, ask);
        if (const auto *list = std::get_if<List>(&m_from)) {
            std::vector<Value> members;
            (*list)->eval(frame, members);
            return std::any_of(members.begin(), members.end(), ask);
        }
        const RoomMark mark(frame);
        const sets::Word *members = std::get<SetOf>(m_from)->view(frame, frame.room.take());
        return sets::any(members, frame.words, ask);
    }

    /// How many there are; none is named.
    Value count(Frame &frame) const
    {
        Value number = 0;
        if (const auto *set = std::get_if<SetOf>(&m_from)) {
            const RoomMark mark(frame);
            number = sets::count((*set)->view(frame, frame.room.take()), frame.words);
            frame.pay(number);
            return number;
        }
        any(frame, [&](Value) {
            ++number;
            return false;
        });
        return number;
    }

    /// For how many the phrase holds.
    Value countWhere(Frame &frame, const Scalar &where) const
    {
        Value number = 0;
        any(
            frame, [&](Value) __attribute__((always_inline)) {
                number += where.eval(frame) != 0 ? 1 : 0;
                return false;
            });
        return number;
    }

    std::size_t slot() const { return m_slot; }
    bool isOfNumbers() const { return !std::holds_alternative<SetOf>(m_from); }
    /// All members, paid for; none is named, and no phrase reads `to`. Only where they are no
    /// numbers.
    void copySet(Frame &frame, sets::Word *to) const
    {
        const sets::Word *found = std::get_if<SetOf>(&m_from)->get()->view(frame, to);
        if (found != to)
            sets::copy(to, found, frame.words);
        frame.pay(sets::count(to, frame.words));
    }

private:
    template<class Ask>
    static bool anyOfRange(Frame &frame, const Range &range, Ask &&ask)
    {
        const Value first = range.first->eval(frame);
        const Value last = std::min(range.last->eval(frame), first + longestRange - 1);
        for (Value member = first; member <= last; ++member) {
            if (ask(member))
                return true;
        }
        return false;
    }

    std::variant<SetOf, List, Range> m_from;
    std::size_t m_slot;
};

/// Whether the phrase is so for a member; a missing phrase always is.
[[gnu::always_inline]] inline bool isSoFor(Frame &frame, const Scalar &where)
{
    return !where || where->eval(frame) != 0;
}

enum class Quantity { Some, None, Every, Count, First };

template<Quantity quantity>
class QuantityNode : public ScalarNode
{
public:
    QuantityNode(Members members, Scalar where)
        : m_members(std::move(members))
        , m_where(std::move(where))
    {
    }

    Value eval(Frame &frame) const override
    {
        if constexpr (quantity == Quantity::Count) {
            if (!m_where)
                return m_members.count(frame);
        }
        if constexpr (quantity == Quantity::Count)
            return m_members.countWhere(frame, m_where);
        Value found = noValue;
        const bool isFound = m_members.any(frame, [&](Value member) {
            const bool holds = isSoFor(frame, m_where);
            found = holds ? member : noValue;
            return quantity == Quantity::Every ? !holds : holds;
        });
        if constexpr (quantity == Quantity::First)
            return found;
        return (quantity == Quantity::Some) == isFound ? 1 : 0;
    }

private:
    Members m_members;
    Scalar m_where;
};

enum class Gathered { Sum, Most, Least };

constexpr Value mostNumber = 1'000'000'000;

inline Value held(Value number)
{
    return std::clamp(number, -mostNumber, mostNumber);
}

template<Gathered gathered>
class GatherNode : public ScalarNode
{
public:
    GatherNode(Scalar of, Members members, Scalar where)
        : m_of(std::move(of))
        , m_members(std::move(members))
        , m_where(std::move(where))
    {
    }

    Value eval(Frame &frame) const override
    {
        Value result = gathered == Gathered::Sum    ? 0
                       : gathered == Gathered::Most ? -mostNumber
                                                    : mostNumber;
        m_members.any(frame, [&](Value) {
            if (!isSoFor(frame, m_where))
                return false;
            const Value value = m_of->eval(frame);
            if constexpr (gathered == Gathered::Sum)
                result = held(result + value);
            else if constexpr (gathered == Gathered::Most)
                result = std::max(result, value);
            else
                result = std::min(result, value);
            return false;
        });
        return result;
    }

private:
    Scalar m_of;
    Members m_members;
    Scalar m_where;
};

/// The members for which a phrase holds.
class ChosenSet : public SetNode
{
public:
    ChosenSet(Members members, Scalar where)
        : m_members(std::move(members))
        , m_where(std::move(where))
    {
    }

    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        sets::clear(room, frame.words);
        m_members.any(frame, [&](Value member) {
            if (isSoFor(frame, m_where))
                sets::add(room, member);
            return false;
        });
        return room;
    }

private:
    Members m_members;
    Scalar m_where;
};

/// What a phrase is for each member, or of what each of these sets has.
class MappedSet : public SetNode
{
public:
    MappedSet(std::variant<Scalar, SetOf> of, Members members, Scalar where)
        : m_of(std::move(of))
        , m_members(std::move(members))
        , m_where(std::move(where))
    {
    }

    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        sets::clear(room, frame.words);
        m_members.any(frame, [&](Value) {
            if (!isSoFor(frame, m_where))
                return false;
            if (const auto *one = std::get_if<Scalar>(&m_of)) {
                sets::add(room, (*one)->eval(frame));
                return false;
            }
            const RoomMark mark(frame);
            const sets::Word *part = std::get<SetOf>(m_of)->view(frame, frame.room.take());
            for (std::size_t i = 0; i < frame.words; ++i)
                room[i] |= part[i];
            return false;
        });
        return room;
    }

private:
    std::variant<Scalar, SetOf> m_of;
    Members m_members;
    Scalar m_where;
};

/// The least set that holds the first one and, with each member, what a phrase is for it.
class SpreadSet : public SetNode
{
public:
    SpreadSet(SetOf from, std::size_t slot, std::variant<Scalar, SetOf> by)
        : m_from(std::move(from))
        , m_slot(slot)
        , m_by(std::move(by))
    {
    }

    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        const RoomMark mark(frame);
        sets::Word *done = frame.room.take();
        sets::Word *part = frame.room.take();
        sets::clear(done, frame.words);
        const sets::Word *from = m_from->view(frame, part);
        sets::copy(room, from, frame.words);
        for (Value member = open(frame, room, done); member >= 0 && !frame.isSpent();
             member = open(frame, room, done)) {
            frame.pay(1);
            sets::add(done, member);
            frame.scalars[m_slot] = member;
            if (const auto *one = std::get_if<Scalar>(&m_by)) {
                sets::add(room, (*one)->eval(frame));
                continue;
            }
            const sets::Word *found = std::get<SetOf>(m_by)->view(frame, part);
            for (std::size_t i = 0; i < frame.words; ++i)
                room[i] |= found[i];
        }
        return room;
    }

private:
    /// The first member that has not been gone through.
    static Value open(const Frame &frame, const sets::Word *all, const sets::Word *done)
    {
        for (std::size_t i = 0; i < frame.words; ++i) {
            if (const sets::Word left = all[i] & ~done[i]; left != 0)
                return static_cast<Value>(i) * 64 + std::countr_zero(left);
        }
        return noValue;
    }

    SetOf m_from;
    std::size_t m_slot;
    std::variant<Scalar, SetOf> m_by;
};

/// Numbers for which a phrase holds, or what a phrase is for each member.
class ChosenList : public ListNode
{
public:
    /// With a value or a list of them to be found for each member; a null value: the member itself.
    ChosenList(std::variant<Scalar, List> of, Members members, Scalar where)
        : m_of(std::move(of))
        , m_members(std::move(members))
        , m_where(std::move(where))
    {
    }

    void eval(Frame &frame, std::vector<Value> &found) const override
    {
        m_members.any(frame, [&](Value member) {
            if (!isSoFor(frame, m_where))
                return false;
            if (const auto *all = std::get_if<List>(&m_of)) {
                (*all)->eval(frame, found);
                return false;
            }
            const Scalar &one = std::get<Scalar>(m_of);
            found.push_back(one ? one->eval(frame) : member);
            return false;
        });
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
    }

private:
    std::variant<Scalar, List> m_of;
    Members m_members;
    Scalar m_where;
};

} // namespace rookery
