#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace rookery {

/// One row of an enum's name table: the text in files and on the command line, and a title for
/// people.
template<class E>
struct EnumName
{
    E value;
    std::string_view name;
    std::string_view title;
};

/// Specialise with `static constexpr EnumName<E> rows[]`. Readers, writers, combo boxes and help
/// all use these rows, so that a name is written once.
template<class E>
struct EnumNames;

template<class E>
constexpr std::span<const EnumName<E>> enumRows()
{
    return EnumNames<E>::rows;
}

template<class E>
constexpr std::string_view enumName(E value)
{
    for (const auto &row : enumRows<E>()) {
        if (row.value == value)
            return row.name;
    }
    return {};
}

template<class E>
constexpr std::string_view enumTitle(E value)
{
    for (const auto &row : enumRows<E>()) {
        if (row.value == value)
            return row.title;
    }
    return {};
}

template<class E>
constexpr std::optional<E> enumFromName(std::string_view name)
{
    for (const auto &row : enumRows<E>()) {
        if (row.name == name)
            return row.value;
    }
    return std::nullopt;
}

} // namespace rookery
