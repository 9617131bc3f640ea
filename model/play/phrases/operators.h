#pragma once

#include "model/phrase/tree.h"
#include "model/play/phrases/phrase_binders.h"

namespace rookery {

/// `or`, `and`, a comparison or arithmetic of two numbers, made ready. Division rounds down; by 0
/// it is 0.
Compiled operatorOf(phrase::Kind kind, Scalar a, Scalar b);

} // namespace rookery
