#pragma once

#include "model/play/position/position_words.h"

#include <optional>
#include <string>
#include <vector>

/// The fields of a position's text for what own rules keep: numbers, stacks, pieces without an
/// owner, and what they ask of the last move.
namespace rookery {

/// What own rules have in a text, as it is read and written.
struct OwnFieldWording
{
    const Design &design;
    const Board &board;
    const PieceSpelling &spelling;
};

/// `seeds:4*11,0`: each number with its values, a value that comes often in a row once.
std::vector<std::string> numberValues(const OwnFieldWording &wording, const Position &now);
std::optional<Error>
readNumbers(const OwnFieldWording &wording, const PositionWord &value, Position &position);
/// The first number that nothing was said of.
std::optional<Error> missingNumber(const Design &design, const Board &board, Position &position);

/// `a1:P,p`: the pieces under the one on a1, from the bottom.
std::vector<std::string> stackValues(const OwnFieldWording &wording, const Position &now);
std::optional<Error>
readStack(const OwnFieldWording &wording, const PositionWord &value, Position &position);

/// `c3:Token`.
std::vector<std::string> unownedValues(const OwnFieldWording &wording, const Position &now);
std::optional<Error>
readUnowned(const OwnFieldWording &wording, const PositionWord &value, Position &position);

/// `mover:1`, `from:12`, `again`: what own rules ask of the last move.
std::vector<std::string>
lastMoveValues(const OwnFieldWording &wording, const Position &now, const Position &read);
std::optional<Error>
readLastMove(const OwnFieldWording &wording, const PositionWord &value, Position &position);

} // namespace rookery
