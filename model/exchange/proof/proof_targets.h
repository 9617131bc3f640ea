#pragma once

#include "model/exchange/proof/proof.h"

#include <fstream>
#include <functional>

/// What the targets share.
namespace rookery {

/// Writes the exported files into the folder; false if that fails.
bool writeInto(const std::filesystem::path &folder, const std::vector<ExportedFile> &files);

/// `e2e4q`, drops `P@e4`, a wall as a second pair behind a comma; a pass is `PASS`. Squares are
/// those of a rectangle, whatever the design calls its cells.
std::string coordinateText(const Subject &subject, const Move &move, std::string_view letters);

/// Lines `MOVE: N` of an output, and moves that go nowhere as `PASS`.
Branches readBranches(std::string_view output);

/// What a driver of ours says of one question.
struct DrivenAnswer
{
    std::optional<std::size_t> refused;
    std::vector<std::string> texts;   ///< of the moves, a pass as `PASS`
    std::vector<std::uint64_t> below; ///< sequences behind each of them, if they were asked for
    std::optional<TargetEnd> end;

    ProofAnswer summary() const;
};

/// Answers of a driver: `refused: N` (the number of a move of the path, from 0) or `moves: MOVE
/// ...` with `end: *`, `1-0`, `0-1`, `1/2-1/2` or `material` and perhaps `below: COUNT ...`; then
/// `done`.
std::vector<DrivenAnswer> readAnswers(std::string_view output);

} // namespace rookery
