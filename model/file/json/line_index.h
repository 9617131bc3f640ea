#pragma once

#include "model/base/result.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace rookery {

/// Turns byte offsets of a text into lines and columns. Columns count characters, not bytes, and
/// lines end at a line feed. The text must be UTF-8 and stay alive.
class LineIndex
{
public:
    explicit LineIndex(std::string_view text);

    /// Line and column of the character that begins at this byte.
    Place place(std::size_t offset) const;

private:
    struct Mark
    {
        int line;
        int column;
    };

    /// One file may give many places on one long line; a mark every so often keeps each cheap.
    static constexpr std::size_t markDistance = 4096;

    Mark advanced(Mark mark, std::string_view by) const;

    std::string_view m_text;
    std::vector<Mark> m_marks; ///< at each multiple of markDistance
};

/// `line 3, column 5`
Message placeText(const Place &place);

} // namespace rookery
