#pragma once

#include "model/base/message.h"
#include "model/board/board.h"
#include "model/movement/movement.h"
#include "model/play/reach/mover.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rookery {

/// On what it depends whether a piece can do something on a cell.
enum class Dependence {
    Never,      ///< it cannot, whatever stands where
    NeedsPiece, ///< only if a piece stands elsewhere: a hurdle, or a victim on the way
    FreeWay,    ///< only while no piece stands in the way
    Always,     ///< whatever stands elsewhere
};

/// What a piece can do on one cell over all arrangements of other pieces.
struct CellChances
{
    Dependence move = Dependence::Never;    ///< while the cell is empty
    Dependence capture = Dependence::Never; ///< while an enemy is there

    bool isReached() const { return move != Dependence::Never || capture != Dependence::Never; }
    friend bool operator==(const CellChances &, const CellChances &) = default;
};

/// The chances of every cell of the otherwise empty board, found by walking from the piece with
/// no piece about, with all cells taken, with one piece anywhere, with a second where the first
/// lets the piece go farther, and with an enemy on the cell itself. More than two pieces that are
/// all needed are not tried. Nothing if `goesOn` says no, which is asked before every walk, or a
/// walk has more events than allowed.
std::optional<std::vector<CellChances>> chancesOf(
    const Board &board,
    const Mover &mover,
    std::span<const MovementLegs> movements,
    std::size_t players,
    const std::function<bool()> &goesOn = [] { return true; },
    int mostEvents = 100'000);

/// `moves always, captures only over another piece`; empty for a cell that is never reached.
Message describeChances(const CellChances &chances);

} // namespace rookery
