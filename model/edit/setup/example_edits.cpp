#include "model/edit/setup/example_edits.h"

#include "model/design/limits.h"
#include "model/design/texts.h"

namespace rookery {

namespace {

/// Empty if a file can hold it.
Message faultOf(const Example &example)
{
    for (const std::string *text : {&example.name, &example.position}) {
        if (auto fault = textFault(*text); !fault.isEmpty())
            return fault;
    }
    for (const auto *moves : {&example.expected, &example.forbidden}) {
        if (moves->size() > limits::movesPerExample)
            return Message("at most {most} moves are possible, not {count}",
                           {{"most", limits::movesPerExample}, {"count", moves->size()}});
        for (const std::string &move : *moves) {
            if (move.empty())
                return Message("a move cannot be an empty text");
            if (auto fault = textFault(move); !fault.isEmpty())
                return fault;
        }
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
