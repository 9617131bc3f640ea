#pragma once

#include "model/base/result.h"
#include "model/play/reach/program.h"

#include <map>
#include <string>

namespace rookery {

/// One program as a regular expression of RBG, which leads from the piece's cell to where its move
/// ends. The cell that the piece has left holds `gone` meanwhile, which lets it through and never
/// stops it. `labels` are the names of the program's own steps; `friends` and `enemies` the pieces
/// of either kind as the inside of a set. Else why no expression of this form can say the program.
Result<std::string> rbgExpression(const Program &program,
                                  std::map<StepId, std::string> labels,
                                  std::string friends,
                                  std::string enemies);

} // namespace rookery
