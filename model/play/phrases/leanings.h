#pragma once

#include "model/play/phrases/phrase_compiler.h"

namespace rookery {

/// What an end makes a position worth.
struct EndLeaning
{
    Scalar value;                     ///< null: it cannot be measured
    std::optional<LocalPlace> player; ///< where `p` stands
};

/// What an own end, or one whose greatest number wins, makes a position worth to a player who wins
/// by it: hundredths as the values of pieces are counted, made ready. How far a truth is from
/// holding is measured by its parts: numbers by how much they differ, sets by how many members are
/// too many or too far away, `and` by the sum, `or` by the least. What has no measure counts as a
/// small step.
/// `isOfPlayer`: its condition asks for `p`.
EndLeaning leaningOf(PhraseCompiler &compiler, const End &end, bool isOfPlayer);

} // namespace rookery
