#pragma once

#include "model/play/position/castling_wings.h"
#include "model/play/position/position_words.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// What the fields of a position's text are written and read with.
namespace rookery {

using FieldValues = std::vector<std::string>;
using FieldFault = std::optional<Error>;

struct FieldWording
{
    const Design &design;
    const Board &board;
    const PieceSpelling &spelling;
    std::vector<Wing> wings;
};

FieldFault fieldFault(const PositionWord &word, Message message);
Result<CellId> readCell(const FieldWording &wording, const PositionWord &word);
/// A cell on which a piece stands.
Result<CellId>
readTaken(const FieldWording &wording, const PositionWord &word, const Position &position);
Result<int> readNumber(const PositionWord &word, int least, int most);
/// What stands before the first such sign and what comes after it, which is nothing where the sign
/// is missing.
std::pair<PositionWord, PositionWord> partedAt(char sign, const PositionWord &word);

} // namespace rookery
