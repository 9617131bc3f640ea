#pragma once

#include "model/exchange/target/subject.h"

#include <string_view>
#include <vector>

namespace rookery::fairy {

/// The types of janggi, which also go along the diagonal lines of palaces, and cannons that need a
/// hurdle for every move and leave each other alone. The engine knows them by name.
class Palace
{
public:
    /// Knows no type if some piece goes along the lines that the engine keeps off them, or keeps
    /// off them while the engine does not.
    explicit Palace(const Subject &subject);

    /// The engine's name of a type that it can only say so; empty for every other.
    std::string_view kindOf(PieceId piece) const
    {
        return m_kinds.empty() ? std::string_view() : m_kinds[piece.index()];
    }
    /// Cells of diagonal lines, in board order; none if there are no lines.
    const std::vector<CellId> &lines() const { return m_lines; }

private:
    std::vector<std::string_view> m_kinds; ///< by piece; none where no type is of janggi
    std::vector<CellId> m_lines;
};

} // namespace rookery::fairy
