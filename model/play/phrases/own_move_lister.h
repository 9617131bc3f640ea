#pragma once

#include "model/play/phrases/own_program.h"

#include <vector>

/// The choices of own moves, gone through line by line in the position that a frame reads. The
/// frame's budget pays; where it is spent the list is not whole.
namespace rookery {

/// Adds a move of that rule for every choice; for chance those that are never drawn are left out.
void listChoices(Frame &frame,
                 const OwnProgram &program,
                 std::size_t rule,
                 std::vector<Move> &moves);
/// How many choices there are.
std::size_t countChoices(Frame &frame, const OwnMoveProgram &move);

} // namespace rookery
