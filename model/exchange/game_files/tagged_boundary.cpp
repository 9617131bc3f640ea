#include "model/exchange/game_files/tagged_text.h"

#include <algorithm>
#include <array>

namespace rookery {

namespace {

/// What ends a word, by byte.
constexpr auto isMark = [] {
    std::array<bool, 256> marks = {};
    for (const char c : std::string_view("{}(); \t\r\n"))
        marks[static_cast<unsigned char>(c)] = true;
    return marks;
}();

} // namespace

bool TaggedBoundary::begins(std::string_view line)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (line.starts_with(mark))
        line.remove_prefix(mark.size());
    if (line.starts_with('%') && !m_isInBraces)
        return false;
    const std::size_t first = line.find_first_not_of(" \t\r\n");
    const bool saysMore =
        first != std::string_view::npos && line[first] != '{' && line[first] != ';';
    const bool isEvent = line.starts_with("[Event ");
    const bool isTag = line.starts_with('[') && !m_isInBraces;
    const bool isNext = (isEvent && (m_hasEvent || m_hasMoves)) || (isTag && m_hasMoves)
                        || (m_isOver && saysMore && !m_isInBraces);
    if (isNext)
        *this = {};
    if (isEvent)
        m_hasEvent = true;
    if (!line.starts_with('[') || m_isInBraces)
        follow(line);
    return isNext;
}

/// Comments are passed over; the result of the game counts outside of branches only.
void TaggedBoundary::follow(std::string_view line)
{
    while (!line.empty()) {
        if (m_isInBraces) {
            const std::size_t end = line.find('}');
            m_isInBraces = end == std::string_view::npos;
            line.remove_prefix(m_isInBraces ? line.size() : end + 1);
            continue;
        }
        std::size_t end = 0;
        while (end < line.size() && !isMark[static_cast<unsigned char>(line[end])])
            ++end;
        if (end > 0) {
            followWord(line.substr(0, end));
            line.remove_prefix(end);
            continue;
        }
        const char mark = line.front();
        m_isInBraces = mark == '{';
        m_depth = std::max(0, m_depth + (mark == '(' ? 1 : 0) - (mark == ')' ? 1 : 0));
        line.remove_prefix(mark == ';' ? line.size() : 1);
    }
}

void TaggedBoundary::followWord(std::string_view word)
{
    constexpr std::string_view results[] = {"1-0", "0-1", "1/2-1/2", "*", "2-0", "0-2", "1-1"};
    m_hasMoves = true;
    m_isOver = m_depth == 0
               && std::find(std::begin(results), std::end(results), word) != std::end(results);
}

} // namespace rookery
