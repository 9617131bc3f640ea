#include "model/exchange/game_files/text_encoding.h"

#include "model/base/text.h"

#include <array>
#include <iconv.h>

namespace rookery {

namespace {

/// Bytes that are no letter of it become question marks. Empty where the system knows no such
/// encoding.
std::string fromShiftJis(std::string_view text)
{
    std::string all;
    const iconv_t converter = iconv_open("UTF-8", "CP932");
    if (converter == reinterpret_cast<iconv_t>(-1))
        return all;
    std::string bytes(text);
    char *in = bytes.data();
    std::size_t left = bytes.size();
    while (left > 0) {
        std::array<char, 4096> part = {};
        char *out = part.data();
        std::size_t room = part.size();
        const std::size_t before = left;
        iconv(converter, &in, &left, &out, &room);
        all.append(part.data(), part.size() - room);
        if (left == before) {
            all += '?';
            ++in;
            --left;
        }
    }
    iconv_close(converter);
    return all;
}

} // namespace

std::string asUtf8(std::string_view text, OtherEncoding other)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark))
        text.remove_prefix(mark.size());
    if (firstBadUtf8(text) == std::string_view::npos)
        return std::string(text);
    std::string all;
    if (other == OtherEncoding::ShiftJis)
        all = fromShiftJis(text);
    if (!all.empty())
        return all;
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

Message withoutPartner(char sign, char partner)
{
    return Message("a '{sign}' has no '{partner}'",
                   {{"sign", std::string(1, sign)}, {"partner", std::string(1, partner)}});
}

} // namespace rookery
