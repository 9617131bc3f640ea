#include "model/play/position/own_questions.h"

namespace rookery {

namespace {

using VisitNode = std::function<void(const phrase::Node &)>;
using VisitStep = std::function<void(const phrase::Step &)>;

void goInto(const std::vector<phrase::Node> &nodes, const VisitNode &visit)
{
    for (const phrase::Node &node : nodes) {
        visit(node);
        goInto(node.parts, visit);
    }
}

void goInto(const std::vector<phrase::Step> &steps, const VisitStep &visit)
{
    for (const phrase::Step &step : steps) {
        visit(step);
        goInto(step.body, visit);
        goInto(step.otherwise, visit);
    }
}

void goInto(const phrase::Saying &saying, const VisitNode &visit)
{
    for (const phrase::Saying::Part &part : saying.parts)
        goInto(part.root, visit);
}

void forEachStep(const Rules &rules, const VisitStep &visit)
{
    for (const OwnMove &rule : rules.ownMoves)
        goInto(rule.steps.list, visit);
    for (const OwnEffect &rule : rules.effects)
        goInto(rule.steps.list, visit);
}

} // namespace

void forEachNode(const Rules &rules, const VisitNode &visit)
{
    for (const OwnNumber &rule : rules.numbers)
        goInto(rule.start.root, visit);
    for (const OwnWord &rule : rules.words)
        goInto(rule.means.root, visit);
    for (const OwnMove &rule : rules.ownMoves) {
        goInto(rule.when.root, visit);
        goInto(rule.weight.root, visit);
        for (const phrase::ChooseLine &line : rule.choose.list) {
            goInto({line.value}, visit);
            goInto(line.condition, visit);
            goInto(line.where, visit);
        }
    }
    forEachStep(rules, [&](const phrase::Step &step) { goInto(step.values, visit); });
    for (const OwnBan &rule : rules.bans) {
        goInto(rule.before.root, visit);
        goInto(rule.after.root, visit);
        goInto(rule.because, visit);
    }
    for (const OwnEffect &rule : rules.effects)
        goInto(rule.condition.root, visit);
    for (const OwnView &rule : rules.views) {
        goInto(rule.hides.root, visit);
        goInto(rule.as.root, visit);
    }
    for (const OwnTell &rule : rules.tells) {
        goInto(rule.condition.root, visit);
        goInto(rule.say, visit);
    }
    for (const End &rule : rules.ends) {
        if (const auto *said = std::get_if<Said>(&rule.condition))
            goInto(said->condition.root, visit);
        goInto(rule.most.root, visit);
        goInto(rule.worth.root, visit);
        goInto(rule.because, visit);
    }
}

bool anyNode(const Rules &rules, const std::function<bool(const phrase::Node &)> &is)
{
    bool found = false;
    forEachNode(rules, [&](const phrase::Node &node) { found = found || is(node); });
    return found;
}

bool asks(const Rules &rules, phrase::Function function)
{
    return anyNode(rules, [&](const phrase::Node &node) {
        return node.kind == phrase::Kind::Call && node.function == function;
    });
}

bool asksTurnStart(const Rules &rules)
{
    return anyNode(rules,
                   [](const phrase::Node &node) { return node.kind == phrase::Kind::BeforeTurn; });
}

bool does(const Rules &rules, phrase::StepKind kind)
{
    bool found = false;
    forEachStep(rules, [&](const phrase::Step &step) { found = found || step.kind == kind; });
    return found;
}

} // namespace rookery
