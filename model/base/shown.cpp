#include "model/base/shown.h"

namespace rookery {

namespace {

bool continuesCharacter(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// The character at `at` as it may stand in a message.
std::string safe(std::string_view text, std::size_t at)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte == '\n')
        return "\\n";
    if (byte < 0x20 || byte == 0x7f)
        return std::string("\\u00") + digits[byte >> 4U] + digits[byte & 0xFU];
    std::size_t end = at + 1;
    while (end < text.size() && continuesCharacter(text[end]))
        ++end;
    return std::string(text.substr(at, end - at));
}

} // namespace

std::string shownText(std::string_view text)
{
    constexpr std::size_t most = 60;
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        if (shown.size() >= most)
            return shown + "...";
        shown += safe(text, at);
        ++at;
        while (at < text.size() && continuesCharacter(text[at]))
            ++at;
    }
    return shown;
}

std::string inQuotes(std::string_view text)
{
    return "'" + shownText(text) + "'";
}

std::string shownCharacter(std::string_view text)
{
    return "'" + safe(text, 0) + "'";
}

} // namespace rookery
