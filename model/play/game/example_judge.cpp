#include "model/play/game/example_judge.h"

#include "model/play/moves/notation/move_renaming.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"

#include <algorithm>

namespace rookery {

ExampleVerdict judgeExample(const Example &example, const Design &design, RulingCache &rulings)
{
    const Board &board = rulings.moveRules().board();
    Position start = startPosition(design, board);
    ExampleVerdict verdict;
    if (!example.position.empty()) {
        auto read = readPosition(example.position, design, board);
        if (!read) {
            verdict.unreadable = read.error();
            return verdict;
        }
        start = std::move(*read);
    }
    const std::vector<Move> legal = rulings.rule(start, {}).legal;
    const auto isLegal = [&](const std::string &text) {
        return findMove(text, board, *design.pieces, legal).has_value();
    };
    for (const std::string &text : example.expected) {
        if (!isLegal(text))
            verdict.missing.push_back(text);
    }
    std::copy_if(example.forbidden.begin(),
                 example.forbidden.end(),
                 std::back_inserter(verdict.allowed),
                 isLegal);
    return verdict;
}

ExampleVerdict labelled(ExampleVerdict verdict, const Board &board, const Pieces &pieces)
{
    if (verdict.missing.empty() && verdict.allowed.empty())
        return verdict;
    const MoveRenaming byLabel(board, pieces, CellNaming::Names);
    for (std::vector<std::string> *texts : {&verdict.missing, &verdict.allowed}) {
        for (std::string &text : *texts)
            text = byLabel(text).value_or(text);
    }
    return verdict;
}

Message describeVerdict(const ExampleVerdict &verdict)
{
    if (verdict.unreadable)
        return Message("its position cannot be read: {error}",
                       {{"error", verdict.unreadable->message}});
    return Message(
        "[{missing} [{?missing=1}is|are] expected and not legal][{?missing}{?allowed}; ]"
        "[{allowed} [{?allowed=1}is|are] forbidden and legal]",
        {{"missing", listArgument(verdict.missing)}, {"allowed", listArgument(verdict.allowed)}});
}

} // namespace rookery
