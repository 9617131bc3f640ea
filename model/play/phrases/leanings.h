#pragma once

#include "model/play/phrases/phrase_compiler.h"

namespace rookery {

/// What an end that is a truth, or whose greatest number wins, makes a position worth: hundredths
/// as the values of pieces are counted, made ready. How far a truth is from holding is measured by
/// its parts: numbers by how much they differ, sets by how many members are too many or too far
/// away, `and` by the sum, `or` by the least. What has no measure counts as a small step.
Scalar leaningOf(PhraseCompiler &compiler, const phrase::Node &node);

} // namespace rookery
