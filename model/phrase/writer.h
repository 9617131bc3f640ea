#pragma once

#include "model/phrase/marked_line.h"
#include "model/phrase/names.h"

#include <string>
#include <vector>

/// From trees to texts: canonical ones, with today's names, that read back as the same trees.
namespace rookery::phrase {

std::string written(const Node &node, const std::vector<Local> &locals, const Names &names);
std::string written(const Phrase &phrase, const Names &names);
std::string written(const Saying &saying, const Names &names);
std::string written(const Head &head);
std::string written(const MoveRef &move, const Names &names);
std::vector<std::string> written(const MoveRefs &moves, const Names &names);
std::vector<std::string> written(const Choices &choices, const Names &names);
std::vector<std::string> written(const Steps &steps, const Names &names);

/// The same with the places of all nodes, steps and lines of choices: a line for each step, and for
/// each `else`.
std::vector<MarkedLine> writtenLines(const Phrase &phrase, const Names &names);
std::vector<MarkedLine> writtenLines(const Choices &choices, const Names &names);
std::vector<MarkedLine> writtenLines(const Steps &steps, const Names &names);

} // namespace rookery::phrase
