#include "model/base/invisible.h"

#include <algorithm>
#include <iterator>

namespace rookery {

namespace {

/// Of a character of well-formed UTF-8, by its first byte.
std::size_t lengthFrom(unsigned char lead)
{
    return lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

} // namespace

std::size_t invisibleLength(std::string_view text)
{
    struct Span
    {
        char32_t first;
        char32_t last;
    };
    // Unicode 15: the categories Cc, Zl and Zp, and those of Cf that show nothing.
    static constexpr Span spans[] = {{0x00, 0x1f},
                                     {0x7f, 0x9f},
                                     {0xad, 0xad},
                                     {0x61c, 0x61c},
                                     {0x180e, 0x180e},
                                     {0x200b, 0x200f},
                                     {0x2028, 0x202e},
                                     {0x2060, 0x206f},
                                     {0xfeff, 0xfeff},
                                     {0xfff9, 0xfffb},
                                     {0xe0000, 0xe007f}};
    if (text.empty())
        return 0;
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = std::min(lengthFrom(lead), text.size());
    char32_t code = length == 1 ? lead : lead & (0xffU >> (length + 1));
    for (const char c : text.substr(1, length - 1))
        code = code << 6U | (static_cast<unsigned char>(c) & 0x3fU);
    const bool isInvisible = std::any_of(std::begin(spans), std::end(spans), [&](const Span &span) {
        return span.first <= code && code <= span.last;
    });
    return isInvisible ? length : 0;
}

std::size_t firstInvisible(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();
         at += lengthFrom(static_cast<unsigned char>(text[at]))) {
        if (invisibleLength(text.substr(at)) > 0)
            return at;
    }
    return std::string_view::npos;
}

} // namespace rookery
