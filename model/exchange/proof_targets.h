#pragma once

#include "model/exchange/proof.h"

#include <fstream>
#include <functional>

/// What the targets share.
namespace rookery {

/// Writes the exported files into the folder; false if that fails.
bool writeInto(const std::filesystem::path &folder, const std::vector<ExportedFile> &files);

/// `e2e4q`, drops `P@e4`, a wall as a second pair behind a comma; a pass is `PASS`. Squares are those
/// of a rectangle, whatever the design calls its cells.
std::string coordinateText(const Subject &subject, const Move &move, std::string_view letters);

/// Lines `MOVE: N` of an output, and moves that go nowhere as `PASS`.
Branches readBranches(std::string_view output);

} // namespace rookery
