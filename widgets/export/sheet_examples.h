#pragma once

#include "model/base/message.h"
#include "model/exchange/target/subject.h"
#include "model/play/moves/move.h"
#include "model/play/position/position.h"

#include <atomic>
#include <string>
#include <vector>

namespace rookery {

/// An example as a hand-out shows it.
struct SheetExample
{
    std::string name;           ///< may be empty
    std::size_t number = 0;     ///< among all of the design, from 1
    std::vector<Message> rules; ///< that it shows, where it was not pinned
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

/// The pinned examples of a design, or else some of its rules from random games, each held against
/// the rules first: what is printed is true. Takes up to a second, for very large boards a few; if
/// stopped, some may be missing.
SheetExamples sheetExamples(const Subject &subject, const std::atomic<bool> *stop = nullptr);

} // namespace rookery
