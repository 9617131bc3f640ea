#pragma once

#include "model/play/phrases/local_places.h"

#include <algorithm>
#include <array>
#include <memory>

/// Calls of a design's own words, made ready.
namespace rookery {

/// Gives the parameters their values, all of them before the first is set.
struct WordCall
{
    static constexpr std::size_t most = 16; ///< parameters of a word

    std::vector<LocalPlace> parameters;
    std::vector<Compiled> values;

    void bind(Frame &frame) const
    {
        if (parameters.size() == 1)
            return bindOne(frame);
        std::array<Value, most> scalars;
        if (std::all_of(values.begin(), values.end(), isScalar)) {
            for (std::size_t i = 0; i < values.size(); ++i)
                scalars[i] = std::get_if<Scalar>(&values[i])->eval(frame);
            for (std::size_t i = 0; i < values.size(); ++i)
                frame.scalars[parameters[i].index] = scalars[i];
            return;
        }
        std::array<const sets::Word *, most> members{};
        const RoomMark mark(frame);
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (const auto *one = std::get_if<Scalar>(&values[i])) {
                scalars[i] = (*one)->eval(frame);
            } else if (const auto *set = std::get_if<SetOf>(&values[i])) {
                sets::Word *room = frame.room.take();
                const sets::Word *found = (*set)->view(frame, room);
                if (found != room)
                    sets::copy(room, found, frame.words);
                members[i] = room;
            } else {
                std::vector<Value> numbers;
                std::get<List>(values[i])->eval(frame, numbers);
                frame.lists[parameters[i].index] = std::move(numbers);
            }
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (std::holds_alternative<Scalar>(values[i]))
                frame.scalars[parameters[i].index] = scalars[i];
            else if (members[i] != nullptr)
                sets::copy(frame.set(parameters[i].index), members[i], frame.words);
        }
    }

    static bool isScalar(const Compiled &value) { return std::holds_alternative<Scalar>(value); }

    void bindOne(Frame &frame) const
    {
        if (const auto *one = std::get_if<Scalar>(&values.front())) {
            const Value value = (*one)->eval(frame);
            frame.scalars[parameters.front().index] = value;
        } else if (const auto *set = std::get_if<SetOf>(&values.front())) {
            const RoomMark mark(frame);
            const sets::Word *found = (*set)->view(frame, frame.room.take());
            sets::copy(frame.set(parameters.front().index), found, frame.words);
        } else {
            std::vector<Value> numbers;
            std::get<List>(values.front())->eval(frame, numbers);
            frame.lists[parameters.front().index] = std::move(numbers);
        }
    }
};

class WordScalar : public ScalarNode
{
public:
    WordScalar(WordCall call, const ScalarNode &body, std::shared_ptr<const void> keeper)
        : m_call(std::move(call))
        , m_body(body)
        , m_keeper(std::move(keeper))
    {
    }
    Value eval(Frame &frame) const override
    {
        frame.pay(1);
        m_call.bind(frame);
        return m_body.eval(frame);
    }

private:
    WordCall m_call;
    const ScalarNode &m_body;
    std::shared_ptr<const void> m_keeper;
};

class WordSet : public SetNode
{
public:
    WordSet(WordCall call, const SetNode &body, std::shared_ptr<const void> keeper)
        : m_call(std::move(call))
        , m_body(body)
        , m_keeper(std::move(keeper))
    {
    }
    /// Copied: the next call may give the same places other values.
    const sets::Word *view(Frame &frame, sets::Word *room) const override
    {
        frame.pay(1);
        m_call.bind(frame);
        const sets::Word *found = m_body.view(frame, room);
        if (found != room)
            sets::copy(room, found, frame.words);
        return room;
    }

private:
    WordCall m_call;
    const SetNode &m_body;
    std::shared_ptr<const void> m_keeper;
};

class WordList : public ListNode
{
public:
    WordList(WordCall call, const ListNode &body, std::shared_ptr<const void> keeper)
        : m_call(std::move(call))
        , m_body(body)
        , m_keeper(std::move(keeper))
    {
    }
    void eval(Frame &frame, std::vector<Value> &members) const override
    {
        frame.pay(1);
        m_call.bind(frame);
        m_body.eval(frame, members);
    }

private:
    WordCall m_call;
    const ListNode &m_body;
    std::shared_ptr<const void> m_keeper;
};

} // namespace rookery
