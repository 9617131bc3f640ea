#pragma once

#include "model/board/labels.h"
#include "model/design/pieces.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace rookery {

/// Writes moves with the other calling of the cells, whether they are legal or not: `c3-c4` by
/// names is `7g-7f` by the labels of shogi. What is understood is what moveText() writes, and
/// labels without the sign between two cells. The board and the pieces must outlive it.
class MoveRenaming
{
public:
    MoveRenaming(const Board &board, const Pieces &pieces, CellNaming from);

    /// Nothing where the text has a cell that the board does not know in the first naming.
    std::optional<std::string> operator()(std::string_view text) const;

private:
    std::size_t pieceLength(std::string_view text) const;
    /// The longest cell that the text begins with; its length is 0 if there is none.
    std::pair<std::size_t, CellId> cellAt(std::string_view text) const;

    const Board &m_board;
    const Pieces &m_pieces;
    CellNaming m_to;
    std::map<std::string, CellId, std::less<>> m_cells; ///< without spaces
    std::size_t m_longest = 0;
};

/// By labels where the board knows all cells, else as it is written.
std::string labelledText(std::string_view written, const Board &board, const Pieces &pieces);

/// What people write by labels, or by names where it has a cell that is no label, by names; with
/// the sign between two cells.
std::string namedText(std::string_view typed, const Board &board, const Pieces &pieces);

} // namespace rookery
