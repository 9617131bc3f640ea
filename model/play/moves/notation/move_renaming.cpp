#include "model/play/moves/notation/move_renaming.h"

#include "model/play/moves/notation/move_spelling.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

CellNaming otherThan(CellNaming naming)
{
    return naming == CellNaming::Names ? CellNaming::Labels : CellNaming::Names;
}

/// Labels may have spaces in brackets, which people leave out; names of pieces keep theirs.
std::string withoutSpacesInBrackets(std::string_view text)
{
    std::string kept;
    bool isInside = false;
    for (const char c : text) {
        isInside = c == '(' || (isInside && c != ')');
        if (c != ' ' || !isInside)
            kept += c;
    }
    return kept;
}

} // namespace

MoveRenaming::MoveRenaming(const Board &board, const Pieces &pieces, CellNaming from)
    : m_board(board)
    , m_pieces(pieces)
    , m_to(otherThan(from))
{
    for (const CellId cell : board.cells()) {
        std::string word = withoutSpaces(cellText(board, cell, from));
        m_longest = std::max(m_longest, word.size());
        m_cells.emplace(std::move(word), cell);
    }
}

std::size_t MoveRenaming::pieceLength(std::string_view text) const
{
    std::size_t longest = 0;
    for (const PieceType &type : m_pieces.types) {
        for (const std::string &word : {type.letter, type.name}) {
            if (text.starts_with(word))
                longest = std::max(longest, word.size());
        }
    }
    // Of a piece that the design has no more, to the end of its name.
    return longest > 0 ? longest : std::min(text.find_first_of(",/="), text.size());
}

std::pair<std::size_t, CellId> MoveRenaming::cellAt(std::string_view text) const
{
    for (std::size_t length = std::min(m_longest, text.size()); length > 0; --length) {
        if (const auto found = m_cells.find(text.substr(0, length)); found != m_cells.end())
            return {length, found->second};
    }
    return {0, CellId()};
}

std::optional<std::string> MoveRenaming::operator()(std::string_view typed) const
{
    const std::string whole = withoutSpacesInBrackets(typed);
    if (whole == "PASS")
        return whole;
    std::string_view rest = whole;
    std::string written;
    const auto copy = [&](std::size_t length) {
        written += rest.substr(0, length);
        rest.remove_prefix(length);
    };
    if (const std::size_t at = rest.find('@'); at != std::string_view::npos)
        copy(at + 1);
    bool afterCell = false;
    while (!rest.empty()) {
        if (rest.front() == '=' || rest.front() == '/') {
            copy(1);
            copy(pieceLength(rest));
            afterCell = false;
        } else if (const auto [length, cell] = cellAt(rest); length > 0) {
            written += (afterCell ? "-" : "") + cellText(m_board, cell, m_to);
            rest.remove_prefix(length);
            afterCell = true;
        } else if (rest.front() == '-' || rest.front() == ',' || rest.front() == 'x') {
            copy(1);
            afterCell = false;
        } else {
            return std::nullopt;
        }
    }
    return written;
}

std::string labelledText(std::string_view written, const Board &board, const Pieces &pieces)
{
    return MoveRenaming(board, pieces, CellNaming::Names)(written).value_or(std::string(written));
}

std::string namedText(std::string_view typed, const Board &board, const Pieces &pieces)
{
    if (const auto meant = MoveRenaming(board, pieces, CellNaming::Labels)(typed))
        return *meant;
    return std::string(typed);
}

} // namespace rookery
