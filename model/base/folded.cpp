#include "model/base/folded.h"

#include <cstdint>

namespace rookery {

namespace {

/// U+00C0 to U+017F, Latin letters with accents, as plain small letters; a dot for what is none.
constexpr std::string_view plainLetters =
    "aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty"  // Latin-1, from U+00C0
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"  // Latin Extended-A, from
                                                                        // U+0100
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"; // and from U+0140

constexpr std::uint32_t firstAccented = 0xC0;

} // namespace

std::string folded(std::string_view text)
{
    static_assert(plainLetters.size() == 0x180 - firstAccented);
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const auto lead = static_cast<unsigned char>(c);
        if (lead >= 0xC3U && lead <= 0xC5U && i + 1 < text.size()) {
            const std::uint32_t point =
                (lead & 0x1FU) << 6U | (static_cast<unsigned char>(text[i + 1]) & 0x3FU);
            const char plain = plainLetters[point - firstAccented];
            if (plain == '.')
                result.append(text.substr(i, 2));
            else
                result += plain;
            ++i;
        } else if (c >= 'A' && c <= 'Z') {
            result += static_cast<char>(c - 'A' + 'a');
        } else {
            result += c == '-' ? ' ' : c;
        }
    }
    return result;
}

} // namespace rookery
