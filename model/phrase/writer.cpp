#include "model/phrase/writer.h"

#include <algorithm>

namespace rookery::phrase {

namespace {

/// How tightly a node binds; a position asks for at least so much, else brackets stand around.
enum Level {
    Binder,
    OrLevel,
    AndLevel,
    NotLevel,
    Relation,
    RangeLevel,
    SumLevel,
    ProductLevel,
    Unary,
    Prime
};

Level levelOf(const Node &node)
{
    switch (node.kind) {
    case Kind::Or:
        return OrLevel;
    case Kind::And:
        return AndLevel;
    case Kind::Not:
        return NotLevel;
    case Kind::Equal:
    case Kind::NotEqual:
    case Kind::Less:
    case Kind::LessEqual:
    case Kind::Greater:
    case Kind::GreaterEqual:
    case Kind::In:
    case Kind::NotIn:
        return Relation;
    case Kind::Range:
        return RangeLevel;
    case Kind::Add:
    case Kind::Subtract:
    case Kind::Union:
    case Kind::Without:
        return SumLevel;
    case Kind::Multiply:
    case Kind::Divide:
    case Kind::Remainder:
    case Kind::Common:
        return ProductLevel;
    case Kind::Negate:
        return Unary;
    case Kind::Number:
        return node.number < 0 ? Unary : Prime;
    case Kind::Some:
    case Kind::No:
    case Kind::Every:
    case Kind::Count:
    case Kind::The:
    case Kind::Sum:
    case Kind::Most:
    case Kind::Least:
    case Kind::Spread:
    case Kind::If:
        return Binder;
    default:
        return Prime;
    }
}

std::string_view signOf(Kind kind)
{
    switch (kind) {
    case Kind::Or:
        return " or ";
    case Kind::And:
        return " and ";
    case Kind::Equal:
        return " = ";
    case Kind::NotEqual:
        return " != ";
    case Kind::Less:
        return " < ";
    case Kind::LessEqual:
        return " <= ";
    case Kind::Greater:
        return " > ";
    case Kind::GreaterEqual:
        return " >= ";
    case Kind::In:
        return " in ";
    case Kind::NotIn:
        return " not in ";
    case Kind::Range:
        return "..";
    case Kind::Add:
    case Kind::Union:
        return " + ";
    case Kind::Subtract:
    case Kind::Without:
        return " - ";
    case Kind::Multiply:
        return " * ";
    case Kind::Divide:
        return " / ";
    case Kind::Remainder:
        return " % ";
    case Kind::Common:
        return " & ";
    default:
        return {};
    }
}

class PhraseWriter
{
public:
    PhraseWriter(const std::vector<Local> &locals,
                 const Names &names,
                 Marking marking = Marking::None)
        : m_locals(locals)
        , m_names(names)
        , m_marking(marking)
    {
    }

    /// In a place that asks for this level.
    std::string at(const Node &node, Level level) const
    {
        const std::string text = marked(node);
        return levelOf(node) < level ? "(" + text + ")" : text;
    }
    /// Where a set is wanted for certain, one value stands for the set of it.
    std::string value(const Node &node, Level level) const
    {
        const bool isOne = node.kind == Kind::SetOf && node.parts.size() == 1
                           && node.parts.front().kind != Kind::None;
        return at(isOne ? node.parts.front() : node, level);
    }
    const std::string &local(std::uint16_t slot) const { return m_locals[slot].name; }

private:
    std::string marked(const Node &node) const
    {
        return m_marking == Marking::Parts ? withMark(&node, bare(node)) : bare(node);
    }

    std::string bare(const Node &node) const
    {
        if (!signOf(node.kind).empty())
            return operation(node);
        switch (node.kind) {
        case Kind::Number:
            return std::to_string(node.number);
        case Kind::True:
            return "true";
        case Kind::False:
            return "false";
        case Kind::None:
            return "none";
        case Kind::Blank:
            return "?";
        case Kind::Not:
            return "not " + at(node.parts[0], NotLevel);
        case Kind::Negate: {
            const bool isNumber = node.parts[0].kind == Kind::Number;
            return isNumber ? "-(" + marked(node.parts[0]) + ")" : "-" + at(node.parts[0], Prime);
        }
        case Kind::SetOf:
            return "{" + list(node, 0, false) + "}";
        case Kind::If:
            return "if " + at(node.parts[0], Binder) + " then " + at(node.parts[1], Binder)
                   + " else " + at(node.parts[2], Binder);
        case Kind::Before:
            return "before(" + list(node, 0, false) + ")";
        case Kind::BeforeTurn:
            return "before-turn(" + list(node, 0, false) + ")";
        case Kind::AtStart:
            return "at-start(" + list(node, 0, false) + ")";
        case Kind::SeenBy:
            return "seen-by(" + list(node, 0, false) + ")";
        case Kind::Local:
        case Kind::OwnNumber:
        case Kind::Word:
        case Kind::Call:
        case Kind::Player:
        case Kind::Piece:
        case Kind::Zone:
        case Kind::Cell:
        case Kind::Direction:
        case Kind::DirectionGroup:
            return named(node);
        default:
            return binder(node);
        }
    }

    std::string operation(const Node &node) const
    {
        const Level level = levelOf(node);
        const bool chains = level != Relation && level != RangeLevel;
        const Level left = chains ? level : level == Relation ? RangeLevel : SumLevel;
        const Level right = chains ? Level(level + 1) : left;
        return at(node.parts[0], left) + std::string(signOf(node.kind)) + at(node.parts[1], right);
    }

    std::string list(const Node &node, std::size_t from, bool areArguments) const
    {
        std::string text;
        for (std::size_t i = from; i < node.parts.size(); ++i) {
            text += i > from ? ", " : "";
            text += areArguments ? value(node.parts[i], Binder) : at(node.parts[i], Binder);
        }
        return text;
    }

    std::string named(const Node &node) const
    {
        const std::string values = node.parts.empty() ? "" : "(" + list(node, 0, true) + ")";
        switch (node.kind) {
        case Kind::Local:
            return local(node.index);
        case Kind::OwnNumber:
            return quotedName(m_names.numbers[node.index].name) + values;
        case Kind::Word:
            return quotedName(m_names.words[node.index].name) + values;
        case Kind::Call:
            return std::string(functionRow(node.function).name) + values;
        case Kind::Zone: {
            const auto &zone = m_names.zones[node.index];
            const std::string of = values.empty() ? "(me)" : values;
            return quotedName(zone.name) + (zone.isByPlayer ? of : "");
        }
        case Kind::Player:
            return quotedName(m_names.players[node.index]);
        case Kind::Piece:
            return quotedName(m_names.pieces[node.index]);
        case Kind::Direction:
            return quotedName(m_names.directions[node.index]);
        case Kind::DirectionGroup:
            return quotedName(m_names.groups[node.index]);
        default:
            return m_names.cellName ? quotedName(m_names.cellName(node.index)) : "a cell";
        }
    }

    std::string members(const Node &node) const
    {
        return local(node.slot) + " in " + at(node.parts[0], RangeLevel);
    }
    std::string where(const Node &node, std::size_t part, std::string_view word = " where ") const
    {
        return part < node.parts.size() ? std::string(word) + at(node.parts[part], Binder) : "";
    }
    std::string counted(std::string_view word, const Node &node) const
    {
        return std::string(word) + at(node.parts[1], RangeLevel) + " for " + members(node)
               + where(node, 2);
    }

    std::string binder(const Node &node) const
    {
        switch (node.kind) {
        case Kind::Filter:
            return "{" + members(node) + where(node, 1) + "}";
        case Kind::Image:
            return "{" + at(node.parts[1], Binder) + " for " + members(node) + where(node, 2) + "}";
        case Kind::Some:
            return "some " + members(node) + where(node, 1);
        case Kind::No:
            return "no " + members(node) + where(node, 1);
        case Kind::Every:
            return "every " + members(node) + where(node, 1, " has ");
        case Kind::Count:
            return "count " + members(node) + where(node, 1);
        case Kind::The:
            return "the " + members(node) + where(node, 1);
        case Kind::Sum:
            return counted("sum ", node);
        case Kind::Most:
            return counted("most ", node);
        case Kind::Least:
            return counted("least ", node);
        default:
            return "spread " + local(node.slot) + " from " + at(node.parts[0], RangeLevel) + " by "
                   + at(node.parts[1], RangeLevel);
        }
    }

    const std::vector<Local> &m_locals;
    const Names &m_names;
    Marking m_marking;
};

/// The words of a step without a block: before the first value, and before each further one.
struct StepWords
{
    std::string_view verb;
    std::string_view second = {};
    std::string_view third = {};
};

StepWords wordsOf(StepKind kind)
{
    switch (kind) {
    case StepKind::Move:
        return {"move ", " to "};
    case StepKind::Put:
        return {"put ", " of ", " on "};
    case StepKind::Capture:
        return {"capture "};
    case StepKind::Remove:
        return {"remove "};
    case StepKind::Swap:
        return {"swap ", " with "};
    case StepKind::TurnInto:
        return {"turn ", " into "};
    case StepKind::Give:
        return {"give ", " to "};
    case StepKind::Wall:
        return {"wall "};
    case StepKind::Clear:
        return {"clear "};
    case StepKind::Take:
        return {"take ", " from "};
    case StepKind::ToHand:
        return {"add ", " to-hand "};
    case StepKind::Stack:
        return {"stack ", " on "};
    case StepKind::Deal:
        return {"deal ", " from ", " to "};
    case StepKind::DealUnder:
        return {"deal ", " from ", " under "};
    case StepKind::Next:
        return {"next "};
    default:
        return {};
    }
}

bool hasBlock(const Step &step)
{
    return step.kind == StepKind::If || step.kind == StepKind::For || step.kind == StepKind::Repeat
           || step.kind == StepKind::While;
}

/// With marks each step has a line of its own, and says all its values.
class StepWriter
{
public:
    StepWriter(const std::vector<Local> &locals,
               const Names &names,
               Marking marking = Marking::None)
        : m_phrases(locals, names, marking)
        , m_names(names)
        , m_marking(marking)
    {
    }

    void block(const std::vector<Step> &steps, const std::string &indent)
    {
        for (const Step &step : steps)
            this->step(step, indent, indent);
    }
    std::vector<std::string> take() { return std::move(m_lines); }

private:
    /// `first` stands before the step, `indent` before what goes on below it.
    void step(const Step &step, const std::string &first, const std::string &indent)
    {
        if (!hasBlock(step)) {
            m_lines.push_back(first + marked(step, simple(step)));
            return;
        }
        body(first + marked(step, head(step) + ":"), step.body, indent);
        const std::vector<Step> &rest = step.otherwise;
        if (rest.empty())
            return;
        if (rest.size() == 1 && rest.front().kind == StepKind::If)
            this->step(rest.front(), indent + "else ", indent);
        else
            body(indent + "else:", rest, indent);
    }

    void body(const std::string &head, const std::vector<Step> &steps, const std::string &indent)
    {
        if (steps.size() == 1 && !hasBlock(steps.front()) && m_marking == Marking::None) {
            m_lines.push_back(head + " " + simple(steps.front()));
            return;
        }
        m_lines.push_back(head);
        block(steps, indent + "  ");
    }

    std::string marked(const Step &step, std::string text) const
    {
        return m_marking == Marking::Parts ? withMark(&step, std::move(text)) : text;
    }

    std::string head(const Step &step) const
    {
        switch (step.kind) {
        case StepKind::If:
            return "if " + m_phrases.at(step.values[0], Binder);
        case StepKind::For:
            return "for " + m_phrases.local(step.slot) + " in "
                   + m_phrases.at(step.values[0], RangeLevel);
        case StepKind::Repeat:
            return "repeat " + m_phrases.at(step.values[0], Binder);
        default:
            return "while " + m_phrases.at(step.values[0], Binder) + " at most "
                   + std::to_string(step.most);
        }
    }

    /// The number that is changed, with what it belongs to.
    std::string place(const Step &step) const
    {
        const std::string name = quotedName(m_names.numbers[step.index].name);
        return step.values.size() > 1 ? name + "(" + m_phrases.value(step.values[0], Binder) + ")"
                                      : name;
    }

    std::string simple(const Step &step) const
    {
        switch (step.kind) {
        case StepKind::Let:
            return "let " + m_phrases.local(step.slot) + " = "
                   + m_phrases.at(step.values[0], Binder);
        case StepKind::SetLocal:
            return "set " + m_phrases.local(step.slot) + " = "
                   + m_phrases.at(step.values[0], Binder);
        case StepKind::AddLocal:
            return "add " + m_phrases.at(step.values[0], RangeLevel) + " to "
                   + m_phrases.local(step.slot);
        case StepKind::SetNumber:
            return "set " + place(step) + " = " + m_phrases.at(step.values.back(), Binder);
        case StepKind::AddNumber:
            return "add " + m_phrases.at(step.values.back(), RangeLevel) + " to " + place(step);
        case StepKind::MoveEvery:
            return "move every " + m_phrases.local(step.slot) + " in "
                   + m_phrases.at(step.values[0], RangeLevel) + " to "
                   + m_phrases.at(step.values[1], RangeLevel);
        case StepKind::Again:
            return again(step);
        case StepKind::Blank:
            return "?";
        case StepKind::Put:
            if (const Node &owner = step.values[1]; m_marking == Marking::None
                                                    && owner.kind == Kind::Call
                                                    && owner.function == Function::Me)
                return "put " + m_phrases.at(step.values[0], RangeLevel) + " on "
                       + m_phrases.at(step.values[2], RangeLevel);
            break;
        default:
            break;
        }
        const StepWords words = wordsOf(step.kind);
        const std::string_view before[] = {words.verb, words.second, words.third};
        std::string text;
        for (std::size_t i = 0; i < step.values.size(); ++i)
            text += std::string(before[i]) + m_phrases.value(step.values[i], RangeLevel);
        return text;
    }

    std::string again(const Step &step) const
    {
        std::string text = "again";
        for (std::size_t i = 0; i < step.moves.size(); ++i) {
            const std::string name = written(step.moves[i], m_names);
            text += (i == 0 ? " with " : ", ")
                    + (step.moves[i].sort == MoveSort::Named ? quotedName(name) : name);
        }
        return text;
    }

    PhraseWriter m_phrases;
    const Names &m_names;
    Marking m_marking;
    std::vector<std::string> m_lines;
};

std::vector<std::string> choiceLines(const Choices &choices, const Names &names, Marking marking)
{
    std::vector<std::string> texts;
    const PhraseWriter writer(choices.locals, names, marking);
    for (const ChooseLine &line : choices.list) {
        std::string text =
            line.condition.empty() ? "" : "if " + writer.at(line.condition.front(), Binder) + ": ";
        if (line.isLet)
            text += "let " + writer.local(line.slot) + " = " + writer.at(line.value, Binder);
        else
            text += writer.local(line.slot) + " in " + writer.at(line.value, RangeLevel);
        if (!line.where.empty())
            text += " where " + writer.at(line.where.front(), Binder);
        texts.push_back(marking == Marking::Parts ? withMark(&line, std::move(text)) : text);
    }
    return texts;
}

std::vector<MarkedLine> markedLines(const std::vector<std::string> &texts)
{
    std::vector<MarkedLine> lines;
    for (const std::string &text : texts)
        lines.push_back(markedLine(text));
    return lines;
}

} // namespace

std::string written(const Node &node, const std::vector<Local> &locals, const Names &names)
{
    return PhraseWriter(locals, names).at(node, Binder);
}

std::string written(const Phrase &phrase, const Names &names)
{
    return phrase.isGiven() ? written(phrase.node(), phrase.locals, names) : phrase.text;
}

std::string written(const Saying &saying, const Names &names)
{
    std::string text = saying.text;
    for (const Saying::Part &part : saying.parts)
        text += part.root.empty() ? part.text
                                  : "{" + written(part.root.front(), saying.locals, names) + "}";
    return text;
}

std::string written(const Head &head)
{
    std::string text = quotedName(head.name);
    for (std::size_t i = 0; i < head.parameters.size(); ++i) {
        const Head::Parameter &parameter = head.parameters[i];
        text += (i == 0 ? "(" : ", ") + parameter.name;
        if (parameter.isTypeSaid)
            text += ": " + std::string(enumName(parameter.type));
    }
    return head.parameters.empty() ? text : text + ")";
}

std::string written(const MoveRef &move, const Names &names)
{
    return move.sort == MoveSort::Named ? names.ownMoves[move.own].name
                                        : std::string(enumName(move.sort));
}

std::vector<std::string> written(const MoveRefs &moves, const Names &names)
{
    std::vector<std::string> texts = moves.texts;
    for (const MoveRef &move : moves.list)
        texts.push_back(written(move, names));
    return texts;
}

std::vector<std::string> written(const Choices &choices, const Names &names)
{
    return choices.texts.empty() ? choiceLines(choices, names, Marking::None) : choices.texts;
}

std::vector<std::string> written(const Steps &steps, const Names &names)
{
    if (!steps.texts.empty())
        return steps.texts;
    StepWriter writer(steps.locals, names);
    writer.block(steps.list, "");
    return writer.take();
}

std::vector<MarkedLine> writtenLines(const Phrase &phrase, const Names &names)
{
    if (!phrase.isGiven())
        return {};
    const PhraseWriter writer(phrase.locals, names, Marking::Parts);
    return {markedLine(writer.at(phrase.node(), Binder))};
}

std::vector<MarkedLine> writtenLines(const Choices &choices, const Names &names)
{
    return markedLines(choiceLines(choices, names, Marking::Parts));
}

std::vector<MarkedLine> writtenLines(const Steps &steps, const Names &names)
{
    StepWriter writer(steps.locals, names, Marking::Parts);
    writer.block(steps.list, "");
    return markedLines(writer.take());
}

} // namespace rookery::phrase
