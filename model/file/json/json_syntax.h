#pragma once

#include "model/base/message.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace rookery {

bool isJsonSpace(char c);

/// Behind the quote that ends the string whose opening quote is at `begin`; the end of the text if
/// none does.
std::size_t stringEnd(std::string_view text, std::size_t begin);

/// Behind the number at `begin`, which is known to be well formed.
std::size_t numberEnd(std::string_view text, std::size_t begin);

/// How far a JSON text was read without a fault.
struct JsonProgress
{
    enum class After { Nothing, Opening, Key, Value };

    After after = After::Nothing;
    std::size_t begin = 0;              ///< of the last good token; commas and colons do not count
    std::size_t end = 0;                ///< behind it
    std::optional<std::size_t> opening; ///< of the innermost bracket still open
};

struct JsonFault
{
    std::size_t offset;
    Message message;
};

/// What is wrong behind the part that could be read, in words for the person who wrote it.
JsonFault syntaxFault(std::string_view text, const JsonProgress &progress);

/// What cannot be a JSON text whatever stands in it: nothing at all, another encoding, too long.
std::optional<JsonFault> encodingFault(std::string_view text);

} // namespace rookery
