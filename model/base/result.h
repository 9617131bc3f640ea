#pragma once

#include "model/base/message.h"

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace rookery {

/// Where in a text or file something is wrong. Lines and columns count from 1; 0 means unknown.
struct Place
{
    int line = 0;
    int column = 0;
    std::string pointer; ///< JSON pointer, for files

    friend bool operator==(const Place &, const Place &) = default;
};

/// Why something cannot be done: one sentence that says what is wrong, where, and what would be
/// right, without a final full stop so that it can stand behind `file:line:column: error:`.
struct Error
{
    Message message;
    Place place = {};
    std::vector<Message> notes = {};

    /// In English, as files and the command line say it.
    std::string sentence() const { return message.text(); }

    friend bool operator==(const Error &, const Error &) = default;
};

using Errors = std::vector<Error>;

template<class E>
class Unexpected
{
public:
    explicit Unexpected(E error)
        : m_error(std::move(error))
    {
    }
    E &&take() && { return std::move(m_error); }

private:
    E m_error;
};

/// A value or the reason there is none. Mirrors std::expected, which this compiler lacks.
template<class T, class E = Error>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    template<class F>
    Result(Unexpected<F> unexpected)
        : m_state(std::in_place_index<1>, std::move(unexpected).take())
    {
    }

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    const T &value() const & { return checked<0>(m_state); }
    T &value() & { return checked<0>(m_state); }
    T &&value() && { return std::move(checked<0>(m_state)); }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

    const E &error() const & { return checked<1>(m_state); }
    E &&error() && { return std::move(checked<1>(m_state)); }

private:
    template<std::size_t I, class State>
    static auto &checked(State &state)
    {
        assert(state.index() == I);
        return *std::get_if<I>(&state);
    }

    std::variant<T, E> m_state;
};

inline Unexpected<Error> failure(Message message, Place place = {})
{
    return Unexpected(Error{std::move(message), std::move(place)});
}

/// Hands an error on to a caller whose result has another value type.
inline Unexpected<Error> failure(Error error)
{
    return Unexpected(std::move(error));
}

} // namespace rookery
