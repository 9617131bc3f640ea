#pragma once

#include "model/exchange/target/subject.h"
#include "model/play/moves/move.h"
#include "model/play/position/position.h"

#include <string>
#include <vector>

namespace rookery {

/// A pinned example as a hand-out shows it.
struct SheetExample
{
    std::string name;       ///< may be empty
    std::size_t number = 0; ///< among all of the design, from 1
    Position position;
    std::vector<Move> expected;
    std::vector<std::string> legal;     ///< the same as text, by the labels at the board's edge
    std::vector<std::string> forbidden; ///< as text
};

struct SheetExamples
{
    std::vector<SheetExample> list;
    std::vector<std::size_t> broken; ///< the numbers of others, which the rules contradict

    bool isEmpty() const { return list.empty() && broken.empty(); }
};

/// The pinned examples of a design, each held against the rules first: what is printed is true.
/// Lists the moves of each position.
SheetExamples sheetExamples(const Subject &subject);

} // namespace rookery
