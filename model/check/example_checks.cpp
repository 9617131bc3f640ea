#include "model/check/example_checks.h"

#include "model/play/game/example_judge.h"

namespace rookery {

namespace {

std::vector<Relabelled>
labelsOf(const ExampleVerdict &verdict, const Board &board, const Pieces &pieces)
{
    const ExampleVerdict shown = labelled(verdict, board, pieces);
    std::vector<Relabelled> labels;
    for (std::size_t i = 0; i < verdict.missing.size(); ++i)
        labels.push_back({verdict.missing[i], shown.missing[i]});
    for (std::size_t i = 0; i < verdict.allowed.size(); ++i)
        labels.push_back({verdict.allowed[i], shown.allowed[i]});
    std::erase_if(labels, [](const Relabelled &word) { return word.written == word.label; });
    return labels;
}

} // namespace

void findBrokenExamples(const Design &design, std::vector<Problem> &problems)
{
    const auto &examples = design.examples->list;
    if (examples.empty())
        return;
    RulingCache rulings(design, std::make_shared<const CompiledGame>(design));
    for (std::size_t i = 0; i < examples.size(); ++i) {
        const ExampleVerdict verdict = judgeExample(examples[i], design, rulings);
        if (verdict.holds())
            continue;
        const std::string name =
            examples[i].name.empty() ? std::to_string(i + 1) : "'" + examples[i].name + "'";
        problems.push_back({Severity::Error,
                            "G001",
                            "example " + name + ": " + describeVerdict(verdict),
                            {0, 0, "/examples/" + std::to_string(i)},
                            {},
                            labelsOf(verdict, rulings.moveRules().board(), *design.pieces)});
    }
}

} // namespace rookery
