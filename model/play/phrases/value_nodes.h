#pragma once

#include "model/play/phrases/phrase_nodes.h"

#include <span>

/// Constants, locals and `if`, made ready.
namespace rookery {

class Constant : public ScalarNode
{
public:
    explicit Constant(Value value)
        : m_value(value)
    {
    }
    Value eval(Frame &) const override { return m_value; }
    std::optional<Value> constant() const override { return m_value; }

private:
    Value m_value;
};

class LocalScalar : public ScalarNode
{
public:
    explicit LocalScalar(std::size_t index)
        : m_index(index)
    {
    }
    Value eval(Frame &frame) const override { return frame.scalars[m_index]; }
    std::optional<std::size_t> local() const override { return m_index; }

private:
    std::size_t m_index;
};

class NumberOfLocal : public ScalarNode
{
public:
    explicit NumberOfLocal(NumberPart part)
        : m_part(part)
    {
    }
    Value eval(Frame &frame) const override { return valueOf(frame, m_part); }
    std::optional<NumberPart> numberOfLocal() const override { return m_part; }

private:
    NumberPart m_part;
};

class StepOfLocal : public ScalarNode
{
public:
    explicit StepOfLocal(StepPart part)
        : m_part(part)
    {
    }
    Value eval(Frame &frame) const override { return valueOf(frame, m_part); }
    std::optional<StepPart> stepOfLocal() const override { return m_part; }

private:
    StepPart m_part;
};

class LocalSet : public SetNode
{
public:
    explicit LocalSet(std::size_t index)
        : m_index(index)
    {
    }
    const sets::Word *view(Frame &frame, sets::Word *) const override { return frame.set(m_index); }
    bool has(Frame &frame, Value member) const override
    {
        return sets::has(frame.set(m_index), member);
    }

private:
    std::size_t m_index;
};

class LocalList : public ListNode
{
public:
    explicit LocalList(std::size_t index)
        : m_index(index)
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        members = frame.lists[m_index];
    }

private:
    std::size_t m_index;
};

class FixedSet : public SetNode
{
public:
    explicit FixedSet(std::vector<sets::Word> words)
        : m_words(std::move(words))
    {
    }
    const sets::Word *view(Frame &, sets::Word *) const override { return m_words.data(); }
    bool has(Frame &, Value member) const override { return sets::has(m_words.data(), member); }

private:
    std::vector<sets::Word> m_words;
};

/// One of several sets, by a player; none of them for no player.
class SetOfPlayer : public SetNode
{
public:
    SetOfPlayer(std::span<const std::vector<sets::Word>> all, Scalar player)
        : m_all(all)
        , m_player(std::move(player))
    {
    }
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        if (const sets::Word *found = find(frame))
            return found;
        sets::clear(room, frame.words);
        return room;
    }
    bool has(Frame &frame, Value member) const override
    {
        const sets::Word *found = find(frame);
        return found && sets::has(found, member);
    }

private:
    const sets::Word *find(Frame &frame) const
    {
        const Value player = m_player->eval(frame);
        if (player < 0 || player >= static_cast<Value>(m_all.size()))
            return nullptr;
        return m_all[static_cast<std::size_t>(player)].data();
    }

    std::span<const std::vector<sets::Word>> m_all;
    Scalar m_player;
};

class IfScalar : public ScalarNode
{
public:
    IfScalar(Scalar when, Scalar then, Scalar otherwise)
        : m_when(std::move(when))
        , m_then(std::move(then))
        , m_otherwise(std::move(otherwise))
    {
    }
    Value eval(Frame &frame) const override
    {
        return (m_when->eval(frame) != 0 ? m_then : m_otherwise)->eval(frame);
    }

private:
    Scalar m_when;
    Scalar m_then;
    Scalar m_otherwise;
};

class IfSet : public SetNode
{
public:
    IfSet(Scalar when, SetOf then, SetOf otherwise)
        : m_when(std::move(when))
        , m_then(std::move(then))
        , m_otherwise(std::move(otherwise))
    {
    }
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        return (m_when->eval(frame) != 0 ? m_then : m_otherwise)->view(frame, room);
    }
    bool has(Frame &frame, Value member) const override
    {
        return (m_when->eval(frame) != 0 ? m_then : m_otherwise)->has(frame, member);
    }

private:
    Scalar m_when;
    SetOf m_then;
    SetOf m_otherwise;
};

class IfList : public ListNode
{
public:
    IfList(Scalar when, List then, List otherwise)
        : m_when(std::move(when))
        , m_then(std::move(then))
        , m_otherwise(std::move(otherwise))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        (m_when->eval(frame) != 0 ? m_then : m_otherwise)->eval(frame, members);
    }

private:
    Scalar m_when;
    List m_then;
    List m_otherwise;
};

} // namespace rookery
