#include "model/phrase/marked_line.h"

#include <charconv>
#include <cstdint>

namespace rookery::phrase {

namespace {

constexpr char opens = '\xfe';
constexpr char closes = '\xfd';
constexpr char endsAddress = '\xff';

} // namespace

std::string withMark(const void *part, std::string text)
{
    return opens + std::to_string(reinterpret_cast<std::uintptr_t>(part)) + endsAddress
           + std::move(text) + closes;
}

MarkedLine markedLine(std::string_view text)
{
    MarkedLine line;
    std::vector<std::size_t> open; ///< places among the marks
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == opens) {
            std::uintptr_t address = 0;
            const std::size_t end = text.find(endsAddress, at);
            std::from_chars(text.data() + at + 1, text.data() + end, address);
            open.push_back(line.marks.size());
            const std::size_t begin = line.text.size();
            line.marks.push_back({reinterpret_cast<const void *>(address), begin, begin});
            at = end;
        } else if (c == closes) {
            line.marks[open.back()].end = line.text.size();
            open.pop_back();
        } else {
            line.text += c;
        }
    }
    return line;
}

} // namespace rookery::phrase
