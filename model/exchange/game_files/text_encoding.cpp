#include "model/exchange/game_files/text_encoding.h"

#include "model/base/text.h"

namespace rookery {

std::string asUtf8(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark))
        text.remove_prefix(mark.size());
    if (firstBadUtf8(text) == std::string_view::npos)
        return std::string(text);
    std::string all;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80U) {
            all += c;
        } else {
            all += static_cast<char>(0xC0U | byte >> 6U);
            all += static_cast<char>(0x80U | (byte & 0x3FU));
        }
    }
    return all;
}

std::string excerpt(std::string_view text)
{
    constexpr std::size_t most = 40;
    const bool isLong = text.size() > most;
    std::string shown;
    for (const char c : text.substr(0, most))
        shown += static_cast<unsigned char>(c) < ' ' || c == '\x7F' ? '?' : c;
    while (isLong && firstBadUtf8(shown) != std::string_view::npos)
        shown.pop_back();
    return isLong ? shown + "..." : shown;
}

} // namespace rookery
