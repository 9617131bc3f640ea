#include "model/file/json/line_index.h"

#include <algorithm>

namespace rookery {

LineIndex::LineIndex(std::string_view text)
    : m_text(text)
{
    Mark mark{1, 1};
    m_marks.push_back(mark);
    for (std::size_t at = 0; at + markDistance <= text.size(); at += markDistance) {
        mark = advanced(mark, text.substr(at, markDistance));
        m_marks.push_back(mark);
    }
}

LineIndex::Mark LineIndex::advanced(Mark mark, std::string_view by) const
{
    for (const char c : by) {
        const bool continuesCharacter = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
        if (c == '\n')
            mark = {mark.line + 1, 1};
        else if (!continuesCharacter)
            ++mark.column;
    }
    return mark;
}

Place LineIndex::place(std::size_t offset) const
{
    const std::size_t end = std::min(offset, m_text.size());
    const std::size_t mark = end / markDistance;
    const std::size_t from = mark * markDistance;
    const Mark at = advanced(m_marks[mark], m_text.substr(from, end - from));
    return {at.line, at.column, {}};
}

Message placeText(const Place &place)
{
    return Message("line {line}, column {column}",
                   {{"line", place.line}, {"column", place.column}});
}

} // namespace rookery
