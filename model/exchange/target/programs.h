#pragma once

#include "model/base/message.h"
#include "model/exchange/target/subject.h"
#include "model/play/reach/program.h"

#include <functional>
#include <string>
#include <vector>

namespace rookery {

/// One movement of a piece taken apart for one player, with what its author said about it. All its
/// first nodes are in `program.firstAlways`.
struct GuardedProgram
{
    Program program;
    When when = When::Always;
    std::optional<ZoneId> startsIn = {};
};

std::vector<GuardedProgram> programsOf(const Subject &subject, PieceId piece, PlayerId player);

/// Whether a step leads to the next cell in its direction, over none.
bool isShortStep(const Compass &compass, StepId step);

/// Why a move of these legs is more than "this piece goes there, and whatever stood there is gone";
/// names the leg. Empty if it is no more.
Message displacementFault(const LegGraph &legs);

/// An obstacle for every piece with such a movement, unless the target says the movement of this
/// place in the piece's list all the same.
void requireDisplacements(const Subject &subject,
                          Verdict &verdict,
                          const std::function<bool(PieceId, std::size_t)> &isSaid = {});

} // namespace rookery
