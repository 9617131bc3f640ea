#pragma once

#include "model/play/position/position_words.h"

#include <optional>
#include <span>
#include <string>

/// The fields of our own in a position's text: what neither the pieces on their cells nor the
/// fields of FEN say. position_text.h lists them.
namespace rookery {

/// Whether a word is one of these fields, known or not: it has a '='.
bool isPositionField(const PositionWord &word);

/// A word, with a space before it, for each thing in which a position differs from `read`, which is
/// what its text says without these words. Of both only the heeded part counts (see heededPart()),
/// which is what is given of the first.
std::string positionFields(const Position &heeded,
                           const Position &read,
                           const Design &design,
                           const Board &board);

/// Changes the position as these words say; the first fault ends it.
std::optional<Error> readPositionFields(std::span<const PositionWord> words,
                                        const Design &design,
                                        const Board &board,
                                        const PieceSpelling &spelling,
                                        Position &position);

} // namespace rookery
