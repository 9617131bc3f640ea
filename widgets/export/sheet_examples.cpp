#include "widgets/export/sheet_examples.h"

#include "model/exchange/proof/rule_examples.h"
#include "model/play/game/example_judge.h"
#include "model/play/moves/notation/move_renaming.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"

namespace rookery {

namespace {

/// An example with the rules that it shows; none of one that was pinned.
struct Shown
{
    Example example;
    std::vector<Message> rules = {};
};

std::vector<Shown> examplesOf(const Subject &subject, const std::atomic<bool> *stop)
{
    std::vector<Shown> all;
    for (const Example &pinned : subject.design().examples->list)
        all.push_back({pinned});
    if (!all.empty())
        return all;
    ExampleWishes wishes;
    wishes.stop = stop;
    for (RuleExample &found : ruleExamples(subject.design(), subject.usedRules(), wishes)) {
        all.push_back({std::move(found.example)});
        for (const UsedRule &rule : found.rules)
            all.back().rules.push_back(rule.message);
    }
    return all;
}

} // namespace

SheetExamples sheetExamples(const Subject &subject, const std::atomic<bool> *stop)
{
    SheetExamples examples;
    const Design &design = subject.design();
    const std::vector<Shown> all = examplesOf(subject, stop);
    if (all.empty())
        return examples;
    RulingCache rulings(design, std::make_shared<const CompiledGame>(design));
    const Board &board = rulings.moveRules().board();
    const auto byLabel = [&](const std::string &text) {
        return labelledText(text, board, *design.pieces);
    };
    std::size_t number = 0;
    for (const auto &[example, rules] : all) {
        if (stop && *stop)
            break;
        ++number;
        if (!judgeExample(example, design, rulings).holds()) {
            examples.broken.push_back(number);
            continue;
        }
        SheetExample shown{example.name, number, rules, startPosition(design, board), {}, {}, {}};
        if (!example.position.empty())
            shown.position = *readPosition(example.position, design, board);
        const std::vector<Move> legal = rulings.rule(shown.position, {}).legal;
        for (const std::string &text : example.expected) {
            shown.expected.push_back(*findMove(text, board, *design.pieces, legal));
            shown.legal.push_back(byLabel(text));
        }
        for (const std::string &text : example.forbidden)
            shown.forbidden.push_back(byLabel(text));
        examples.list.push_back(std::move(shown));
    }
    return examples;
}

} // namespace rookery
