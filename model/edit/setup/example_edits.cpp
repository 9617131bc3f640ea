#include "model/edit/setup/example_edits.h"

#include "model/design/limits.h"

#include <algorithm>

namespace rookery {

namespace {

/// Empty if a file can hold it.
Message faultOf(const Example &example)
{
    const auto isLong = [](const std::string &text) {
        return text.size() > limits::textBytes;
    };
    if (isLong(example.name) || isLong(example.position))
        return Message("a text may have at most {most} bytes", {{"most", limits::textBytes}});
    for (const auto *moves : {&example.expected, &example.forbidden}) {
        if (moves->size() > limits::movesPerExample)
            return Message("at most {most} moves are possible, not {count}",
                           {{"most", limits::movesPerExample}, {"count", moves->size()}});
        if (std::any_of(
                moves->begin(), moves->end(), [](const std::string &move) { return move.empty(); }))
            return Message("a move cannot be an empty text");
    }
    return {};
}

} // namespace

Result<Design> withExampleAdded(const Design &design, Example example)
{
    if (design.examples->list.size() >= limits::examples)
        return failure(
            Message("at most {most} examples are possible", {{"most", limits::examples}}));
    if (auto fault = faultOf(example); !fault.isEmpty())
        return failure(std::move(fault));
    Design next = design;
    next.examples.edit([&](Examples &examples) { examples.list.push_back(std::move(example)); });
    return next;
}

Result<Design> withExampleSet(const Design &design, std::size_t index, Example example)
{
    if (auto fault = faultOf(example); !fault.isEmpty())
        return failure(std::move(fault));
    Design next = design;
    next.examples.edit([&](Examples &examples) { examples.list[index] = std::move(example); });
    return next;
}

Result<Design> withExampleRemoved(const Design &design, std::size_t index)
{
    Design next = design;
    next.examples.edit([&](Examples &examples) {
        examples.list.erase(examples.list.begin() + static_cast<std::ptrdiff_t>(index));
    });
    return next;
}

} // namespace rookery
