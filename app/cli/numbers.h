#pragma once

#include "app/cli/outcome.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Numbers in the values of options.
namespace rookery::cli {

/// A whole number from 0 to `most`, or a sentence that names the option.
Tried<std::uint64_t> numberOf(std::string_view option, const std::string &text, std::uint64_t most);

/// Puts the number of an option that was given where it belongs; the failure says what is wrong
/// with it.
template<class Number>
std::optional<Failure> take(std::string_view option,
                            const std::optional<std::string> &text,
                            std::uint64_t most,
                            Number &to)
{
    if (!text)
        return std::nullopt;
    const auto number = numberOf(option, *text, most);
    if (!number)
        return number.error();
    to = Number(static_cast<std::int64_t>(*number));
    return std::nullopt;
}

/// The same of seconds with or without a fraction, more than none and at most a million.
std::optional<Failure> takeSeconds(std::string_view option,
                                   const std::optional<std::string> &text,
                                   std::chrono::milliseconds &to);

} // namespace rookery::cli
