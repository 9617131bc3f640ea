#pragma once

#include "model/play/walker.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rookery {

/// On what it depends whether a piece can do something on a cell.
enum class Dependence {
    Never,    ///< it cannot, whoever stands where
    NeedsMan, ///< only if somebody stands elsewhere: a hurdle, or a victim on the way
    FreeWay,  ///< only while nobody stands in the way
    Always,   ///< whoever stands elsewhere
};

/// What a piece can do on one cell over all the ways in which other men could stand about.
struct CellChances
{
    Dependence move = Dependence::Never;    ///< while the cell is empty
    Dependence capture = Dependence::Never; ///< while a foe is there

    bool isReached() const { return move != Dependence::Never || capture != Dependence::Never; }
    friend bool operator==(const CellChances &, const CellChances &) = default;
};

/// The chances of every cell of the otherwise empty board, found by walking from the piece with
/// nobody about, with everybody about, with one man anywhere, with a second where the first lets
/// the piece go farther, and with a foe on the cell itself. More than two men who are all needed
/// are not tried. Nothing if `goesOn` says no, which is asked before every walk, or a walk has more
/// events than allowed.
std::optional<std::vector<CellChances>> chancesOf(
    const Board &board,
    const Mover &mover,
    std::span<const MovementLegs> movements,
    std::size_t players,
    const std::function<bool()> &goesOn = [] { return true; },
    int mostEvents = 100'000);

/// `moves always, captures only over another man`; empty for a cell that is never reached.
std::string describeChances(const CellChances &chances);

} // namespace rookery
