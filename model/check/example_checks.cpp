#include "model/check/example_checks.h"

#include "model/edit/setup/example_edits.h"
#include "model/play/game/example_judge.h"

namespace rookery {

namespace {

/// The verdict by names and by labels.
MessageArguments::Argument verdictArgument(const ExampleVerdict &named,
                                           const ExampleVerdict &labelled)
{
    MessageArguments::Argument said("", "", true);
    said.say = [byName = describeVerdict(named),
                byLabel = describeVerdict(labelled)](const Speech &speech) {
        return (speech.byLabels ? byLabel : byName).text(speech);
    };
    return said;
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
        const ExampleVerdict byLabels =
            labelled(verdict, rulings.moveRules().board(), *design.pieces);
        problems.push_back(
            {Severity::Error,
             "G001",
             Message("example {name}: {verdict}",
                     {{"name", name}, {"verdict", verdictArgument(verdict, byLabels)}}),
             {0, 0, "/examples/" + std::to_string(i)},
             {}});
    }
}

Result<Design> removeExample(const Design &design, const Problem &problem)
{
    const auto &examples = design.examples->list;
    for (std::size_t i = 0; i < examples.size(); ++i) {
        if (problem.place.pointer == "/examples/" + std::to_string(i))
            return withExampleRemoved(design, i);
    }
    return failure(Message("the example is not there any more"));
}

} // namespace rookery
