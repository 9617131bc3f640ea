#include "model/phrase/sentences.h"

#include "model/base/message.h"
#include "model/base/text.h"
#include "model/phrase/writer.h"

#include <algorithm>
#include <utility>

namespace rookery::phrase {

namespace {

/// Templates for what is said of a node; {1} to {3} are its parts, {x} what it binds.
std::string_view templateOf(Kind kind)
{
    switch (kind) {
    case Kind::Or:
        return "{1} or {2}";
    case Kind::And:
        return "{1} and {2}";
    case Kind::Not:
        return "not: {1}";
    case Kind::Equal:
        return "{1} is {2}";
    case Kind::NotEqual:
        return "{1} is not {2}";
    case Kind::Less:
        return "{1} is less than {2}";
    case Kind::LessEqual:
        return "{1} is at most {2}";
    case Kind::Greater:
        return "{1} is more than {2}";
    case Kind::GreaterEqual:
        return "{1} is at least {2}";
    case Kind::In:
        return "{1} is in {2}";
    case Kind::NotIn:
        return "{1} is not in {2}";
    case Kind::Add:
        return "{1} plus {2}";
    case Kind::Subtract:
        return "{1} minus {2}";
    case Kind::Multiply:
        return "{1} times {2}";
    case Kind::Divide:
        return "{1} divided by {2}";
    case Kind::Remainder:
        return "the remainder of {1} by {2}";
    case Kind::Negate:
        return "minus {1}";
    case Kind::Union:
        return "{1} with {2}";
    case Kind::Without:
        return "{1} without {2}";
    case Kind::Common:
        return "what {1} and {2} have in common";
    case Kind::Range:
        return "{1} to {2}";
    case Kind::Filter:
        return "every {x} of {1}[ for which {2}]";
    case Kind::Image:
        return "{2} for each {x} of {1}[ for which {3}]";
    case Kind::Some:
        return "for some {x} of {1} {2}";
    case Kind::No:
        return "for no {x} of {1} {2}";
    case Kind::Every:
        return "for every {x} of {1} {2}";
    case Kind::Count:
        return "the number of [{x} of {1} for which {2}|{1}]";
    case Kind::The:
        return "the first {x} of {1}[ for which {2}]";
    case Kind::Sum:
        return "the sum of {2} for each {x} of {1}[ for which {3}]";
    case Kind::Most:
        return "the greatest {2} for each {x} of {1}[ for which {3}]";
    case Kind::Least:
        return "the least {2} for each {x} of {1}[ for which {3}]";
    case Kind::Spread:
        return "all cells that come from {1} by going on from {x} to {2}";
    case Kind::If:
        return "{2} if {1}, else {3}";
    case Kind::Before:
        return "before the move {1}";
    case Kind::BeforeTurn:
        return "before the turn {1}";
    case Kind::AtStart:
        return "at the start {1}";
    case Kind::SeenBy:
        return "as {1} sees it {2}";
    default:
        return {};
    }
}

class Speaker
{
public:
    Speaker(const std::vector<Local> &locals,
            const Names &names,
            const Wording &wording,
            Marking marking = Marking::None)
        : m_locals(locals)
        , m_names(names)
        , m_wording(wording)
        , m_marking(marking)
    {
    }

    std::string text(const Node &node) const
    {
        return m_marking == Marking::Parts ? withMark(&node, bare(node)) : bare(node);
    }
    template<class Line>
    std::string line(const Line &line, std::string text) const
    {
        return m_marking == Marking::Parts ? withMark(&line, std::move(text)) : text;
    }
    std::string local(std::uint16_t slot) const { return m_locals[slot].name; }
    std::string filledIn(std::string_view pattern, const MessageArguments &arguments) const
    {
        return filled(m_wording(pattern), arguments);
    }
    const Names &names() const { return m_names; }
    const Wording &wording() const { return m_wording; }

private:
    std::string bare(const Node &node) const
    {
        switch (node.kind) {
        case Kind::True:
            return m_wording("always");
        case Kind::False:
            return m_wording("never");
        case Kind::None:
            return m_wording("nothing");
        case Kind::Blank:
            return m_wording(enumTitle(node.type));
        case Kind::SetOf:
            return node.parts.empty() ? m_wording("nothing") : listedParts(node);
        case Kind::OwnNumber:
            return named("the {name} of {parts}", m_names.numbers[node.index].name, node);
        case Kind::Word:
            return named("{name} of {parts}", m_names.words[node.index].name, node);
        case Kind::Zone:
            return named("{name} of {parts}", m_names.zones[node.index].name, node);
        case Kind::Call:
            return filledBy(functionRow(node.function).sentence, node);
        default:
            break;
        }
        const std::string_view pattern = templateOf(node.kind);
        return pattern.empty() ? written(node, m_locals, m_names) : filledBy(pattern, node);
    }
    /// A part, in brackets where it could be read another way: not what is joined to more by the
    /// same word.
    std::string part(const Node &node, Kind around) const
    {
        const bool isJoined =
            (node.kind == Kind::Or || node.kind == Kind::And) && node.kind != around;
        const bool reaches = node.kind >= Kind::Some && node.kind <= Kind::Every;
        const bool isOpen = isJoined || reaches || node.kind == Kind::If || node.kind == Kind::Not;
        return isOpen ? "(" + text(node) + ")" : text(node);
    }
    std::string filledBy(std::string_view pattern, const Node &node) const
    {
        MessageArguments arguments;
        for (std::size_t i = 0; i < 4; ++i) {
            std::string value =
                i < node.parts.size() ? part(node.parts[i], node.kind) : std::string();
            arguments.set(std::to_string(i + 1), std::move(value));
        }
        arguments.set("x", node.slot < m_locals.size() ? local(node.slot) : std::string());
        return filledIn(pattern, arguments);
    }
    std::string listedParts(const Node &node) const
    {
        std::vector<std::string> items;
        for (const Node &part : node.parts)
            items.push_back(this->part(part, node.kind));
        return joined(items, items.size()).text({m_wording});
    }
    std::string named(const char *pattern, const std::string &name, const Node &node) const
    {
        if (node.parts.empty())
            return name;
        return filledIn(pattern, {{"name", name}, {"parts", listedParts(node)}});
    }

    const std::vector<Local> &m_locals;
    const Names &m_names;
    const Wording &m_wording;
    Marking m_marking;
};

std::string_view templateOf(StepKind kind)
{
    switch (kind) {
    case StepKind::Let:
        return "call {x} what is {1}";
    case StepKind::SetLocal:
        return "{x} becomes {1}";
    case StepKind::AddLocal:
        return "add {1} to {x}";
    case StepKind::SetNumber:
        return "the {x}[ of {1}] becomes {value}";
    case StepKind::AddNumber:
        return "add {value} to the {x}[ of {1}]";
    case StepKind::Move:
        return "move {1} to {2}";
    case StepKind::MoveEvery:
        return "move every {x} of {1} to {2} at once";
    case StepKind::Put:
        return "put {1} of {2} on {3}";
    case StepKind::Capture:
        return "capture {1}";
    case StepKind::Remove:
        return "remove {1}";
    case StepKind::Swap:
        return "{1} and {2} change places";
    case StepKind::TurnInto:
        return "{1} becomes {2}";
    case StepKind::Give:
        return "{1} goes over to {2}";
    case StepKind::Wall:
        return "build a wall on {1}";
    case StepKind::Clear:
        return "take the wall from {1}";
    case StepKind::Take:
        return "take {1} from the hand of {2}";
    case StepKind::ToHand:
        return "{1} comes to the hand of {2}";
    case StepKind::Stack:
        return "stack {1} on {2}";
    case StepKind::Deal:
        return "deal {1} from {2} on {3}";
    case StepKind::DealUnder:
        return "deal {1} from {2} under {3}";
    case StepKind::Again:
        return "move again[ with {x}]";
    case StepKind::Next:
        return "next is {1}";
    case StepKind::If:
        return "if {1}: {body}[; else: {else}]";
    case StepKind::For:
        return "for each {x} of {1}: {body}";
    case StepKind::Repeat:
        return "{1} times: {body}";
    case StepKind::While:
        return "while {1}, at most {most} times: {body}";
    case StepKind::Blank:
        return "do something";
    }
    return {};
}

std::string saidSteps(const std::vector<Step> &steps, const Speaker &speaker);

std::string bracketed(std::string text, std::size_t steps)
{
    return steps > 1 ? "(" + text + ")" : text;
}

/// `body` and `otherwise` are what its blocks say.
std::string
saidStep(const Step &step, const Speaker &speaker, std::string body, std::string otherwise)
{
    const bool isNumber = step.kind == StepKind::SetNumber || step.kind == StepKind::AddNumber;
    const std::size_t owned = isNumber ? step.values.size() - 1 : step.values.size();
    MessageArguments arguments;
    for (std::size_t i = 0; i < 3; ++i)
        arguments.set(std::to_string(i + 1),
                      i < owned ? speaker.text(step.values[i]) : std::string());
    if (isNumber) {
        arguments.set("x", speaker.names().numbers[step.index].name);
        arguments.set("value", speaker.text(step.values.back()));
    } else if (step.kind == StepKind::Again) {
        arguments.set("x", said(MoveRefs{{}, step.moves}, speaker.names(), speaker.wording()));
    } else {
        const bool binds = step.kind == StepKind::Let || step.kind == StepKind::SetLocal
                           || step.kind == StepKind::AddLocal || step.kind == StepKind::MoveEvery
                           || step.kind == StepKind::For;
        arguments.set("x", binds ? speaker.local(step.slot) : std::string());
    }
    arguments.set("most", int(step.most));
    arguments.set("body", std::move(body));
    arguments.set("else", std::move(otherwise));
    return speaker.filledIn(templateOf(step.kind), arguments);
}

std::string saidSteps(const std::vector<Step> &steps, const Speaker &speaker)
{
    std::string text;
    for (const Step &step : steps)
        appendItem(text,
                   "; ",
                   saidStep(step,
                            speaker,
                            bracketed(saidSteps(step.body, speaker), step.body.size()),
                            bracketed(saidSteps(step.otherwise, speaker), step.otherwise.size())));
    return text;
}

/// A line for each step and each `else`, as the writer makes them.
void addLines(std::vector<MarkedLine> &lines,
              const std::vector<Step> &steps,
              const Speaker &speaker,
              bool isElse = false)
{
    for (const Step &step : steps) {
        std::string text = saidStep(step, speaker, {}, {});
        if (std::exchange(isElse, false))
            text = speaker.filledIn("else {step}", {{"step", text}});
        lines.push_back(markedLine(speaker.line(step, std::move(text))));
        addLines(lines, step.body, speaker);
        const std::vector<Step> &rest = step.otherwise;
        const bool goesOn = rest.size() == 1 && rest.front().kind == StepKind::If;
        if (!rest.empty() && !goesOn)
            lines.push_back({speaker.wording()("else:"), {}});
        addLines(lines, rest, speaker, goesOn);
    }
}

std::string saidChoice(const ChooseLine &line, const Speaker &speaker)
{
    const auto saidOf = [&](const std::vector<Node> &node) {
        return node.empty() ? std::string() : speaker.text(node.front());
    };
    const char *pattern = line.isLet ? "[if {condition}: ]{x}, which is {value}[ for which {where}]"
                                     : "[if {condition}: ]{x} of {value}[ for which {where}]";
    return speaker.filledIn(pattern,
                            {{"condition", saidOf(line.condition)},
                             {"x", speaker.local(line.slot)},
                             {"value", speaker.text(line.value)},
                             {"where", saidOf(line.where)}});
}

} // namespace

std::string
said(const Node &node, const std::vector<Local> &locals, const Names &names, const Wording &wording)
{
    return Speaker(locals, names, wording).text(node);
}

std::string said(const Phrase &phrase, const Names &names, const Wording &wording)
{
    return phrase.isGiven() ? said(phrase.node(), phrase.locals, names, wording) : phrase.text;
}

std::string said(const Saying &saying, const Names &names, const Wording &wording)
{
    if (saying.parts.empty())
        return saying.text;
    const Speaker speaker(saying.locals, names, wording);
    std::string text;
    for (const Saying::Part &part : saying.parts)
        text += part.root.empty() ? part.text : speaker.text(part.root.front());
    return text;
}

std::string said(const Head &head, const Names &, const Wording &)
{
    return written(head);
}

std::string said(const MoveRefs &moves, const Names &names, const Wording &wording)
{
    std::vector<std::string> titles;
    for (const MoveRef &move : moves.list) {
        const bool isNamed = move.sort == MoveSort::Named;
        titles.emplace_back(isNamed ? names.ownMoves[move.own].name
                                    : wording(enumTitle(move.sort)));
    }
    return joined(titles, titles.size()).text({wording});
}

std::string said(const Choices &choices, const Names &names, const Wording &wording)
{
    const Speaker speaker(choices.locals, names, wording);
    std::string text;
    for (const ChooseLine &line : choices.list)
        appendItem(text, "; ", saidChoice(line, speaker));
    return text;
}

std::string said(const Steps &steps, const Names &names, const Wording &wording)
{
    return saidSteps(steps.list, Speaker(steps.locals, names, wording));
}

std::vector<MarkedLine> saidLines(const Phrase &phrase, const Names &names, const Wording &wording)
{
    if (!phrase.isGiven())
        return {};
    return {markedLine(Speaker(phrase.locals, names, wording, Marking::Parts).text(phrase.node()))};
}

std::vector<MarkedLine>
saidLines(const Choices &choices, const Names &names, const Wording &wording)
{
    const Speaker speaker(choices.locals, names, wording, Marking::Parts);
    std::vector<MarkedLine> lines;
    for (const ChooseLine &line : choices.list)
        lines.push_back(markedLine(speaker.line(line, saidChoice(line, speaker))));
    return lines;
}

std::vector<MarkedLine> saidLines(const Steps &steps, const Names &names, const Wording &wording)
{
    std::vector<MarkedLine> lines;
    addLines(lines, steps.list, Speaker(steps.locals, names, wording, Marking::Parts));
    return lines;
}

} // namespace rookery::phrase
