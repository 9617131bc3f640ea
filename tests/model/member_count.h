#pragma once

#include <cstddef>
#include <utility>

/// How many members an aggregate has, at compile time: random values that draw every member say so
/// with a static_assert, and a new member is not forgotten.
namespace rookery::test {

struct AnyMember
{
    template<class T>
    operator T() const; // never called
};

template<class T, class... Members>
constexpr std::size_t memberCount()
{
    if constexpr (requires { T{std::declval<Members>()..., AnyMember{}}; })
        return memberCount<T, Members..., AnyMember>();
    else
        return sizeof...(Members);
}

} // namespace rookery::test
