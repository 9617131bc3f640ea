#include "model/phrase/step_resolver.h"

#include "model/base/shown.h"

#include <algorithm>
#include <array>

namespace rookery::phrase {

namespace {

using Wanted = std::array<std::optional<Type>, 3>;

/// What the values of a step have to be.
Wanted wantedBy(StepKind kind)
{
    switch (kind) {
    case StepKind::Move:
    case StepKind::Swap:
    case StepKind::Stack:
        return {Type::Cell, Type::Cell};
    case StepKind::Put:
        return {Type::Piece, Type::Player, Type::Cell};
    case StepKind::Capture:
    case StepKind::Remove:
    case StepKind::Wall:
    case StepKind::Clear:
        return {Type::Cells};
    case StepKind::TurnInto:
        return {Type::Cells, Type::Piece};
    case StepKind::Give:
        return {Type::Cells, Type::Player};
    case StepKind::Take:
    case StepKind::ToHand:
        return {Type::Piece, Type::Player};
    case StepKind::Deal:
    case StepKind::DealUnder:
        return {Type::Number, Type::Cell, Type::Cell};
    case StepKind::Next:
        return {Type::Player};
    case StepKind::If:
    case StepKind::While:
        return {Type::Truth};
    case StepKind::Repeat:
        return {Type::Number};
    case StepKind::Let:
    case StepKind::SetLocal:
    case StepKind::AddLocal:
    case StepKind::SetNumber:
    case StepKind::AddNumber:
    case StepKind::MoveEvery:
    case StepKind::Again:
    case StepKind::For:
    case StepKind::Blank:
        break;
    }
    return {};
}

class StepResolver
{
public:
    explicit StepResolver(Resolver &resolver)
        : m_resolver(resolver)
    {
    }

    std::vector<Step> block(const std::vector<StepSyntax> &steps)
    {
        const std::size_t before = m_resolver.depth();
        std::vector<Step> block;
        for (const StepSyntax &step : steps)
            block.push_back(this->step(step));
        m_resolver.restore(before);
        return block;
    }

private:
    Step step(const StepSyntax &syntax)
    {
        Step step;
        step.kind = syntax.kind;
        step.source = syntax.source;
        step.most = std::uint16_t(syntax.most);
        switch (syntax.kind) {
        case StepKind::Let:
            step.values.push_back(m_resolver.node(syntax.values[0], std::nullopt));
            step.slot = declareLet(syntax, step.values[0]);
            break;
        case StepKind::SetNumber:
        case StepKind::AddNumber:
            change(step, syntax);
            break;
        case StepKind::MoveEvery:
        case StepKind::For:
            members(step, syntax);
            break;
        case StepKind::Again:
            again(step, syntax);
            break;
        case StepKind::Blank:
            m_resolver.checkBlank(syntax.source);
            break;
        default:
            const Wanted wanted = wantedBy(syntax.kind);
            for (std::size_t i = 0; i < syntax.values.size(); ++i)
                step.values.push_back(m_resolver.node(syntax.values[i], wanted[i]));
            step.body = block(syntax.body);
            step.otherwise = block(syntax.otherwise);
        }
        return step;
    }

    /// A name for a value; one whose type does not follow from `{}` or `none` learns it from use.
    std::uint16_t declareLet(const StepSyntax &syntax, Node &value)
    {
        const bool isOpen =
            (value.kind == Kind::None || value.kind == Kind::SetOf || value.kind == Kind::Blank)
            && value.parts.empty();
        const auto type = isOpen ? std::nullopt : std::optional(value.type);
        const std::uint16_t slot =
            m_resolver.declare(syntax.name, type, Origin::Let, syntax.source);
        if (const auto known = m_resolver.typeOf(slot); isOpen && known) {
            value.type = *known;
            if (value.kind != Kind::Blank)
                value.kind = isSet(*known) ? Kind::SetOf : Kind::None;
        }
        return slot;
    }

    void change(Step &step, const StepSyntax &syntax)
    {
        const bool isSet = syntax.kind == StepKind::SetNumber;
        const auto local = m_resolver.findLocal(syntax.name);
        if (local && !syntax.isPlace) {
            step.kind = isSet ? StepKind::SetLocal : StepKind::AddLocal;
            step.slot = *local;
            changeLocal(step, syntax);
            return;
        }
        const auto number = m_resolver.findNumber(syntax.name);
        if (!number) {
            m_resolver.fail(syntax.source,
                            Message("'{name}' is no number that can be changed{near}",
                                    {{"name", shownText(syntax.name)},
                                     {"near", nearestName(syntax.name, m_resolver.allNames())}}));
            return;
        }
        step.index = std::uint16_t(*number);
        const auto &of = m_resolver.names().numbers[*number].of;
        if (of.has_value() != syntax.isPlace) {
            m_resolver.fail(syntax.source,
                            of ? Message("say in brackets whose number '{name}' is changed",
                                         {{"name", syntax.name}})
                               : Message("'{name}' is one number of the game and takes no brackets",
                                         {{"name", syntax.name}}));
            return;
        }
        if (of)
            step.values.push_back(m_resolver.node(syntax.values[0], *of));
        step.values.push_back(m_resolver.node(syntax.values.back(), Type::Number));
    }

    void changeLocal(Step &step, const StepSyntax &syntax)
    {
        const Local &local = m_resolver.locals()[step.slot];
        if (local.origin != Origin::Let)
            m_resolver.fail(syntax.source,
                            Message("'{name}' does not change; give a 'let' another name",
                                    {{"name", local.name}}));
        if (step.kind == StepKind::AddLocal) {
            m_resolver.learn(step.slot, Type::Number, true);
            if (m_resolver.typeOf(step.slot) != Type::Number)
                m_resolver.fail(syntax.source,
                                Message("'{name}' is no number", {{"name", local.name}}));
            step.values.push_back(m_resolver.node(syntax.values[0], Type::Number));
            return;
        }
        const auto type = m_resolver.typeOf(step.slot);
        Node value = m_resolver.node(syntax.values[0], type);
        if (!type)
            m_resolver.learn(step.slot, value.type, true);
        step.values.push_back(std::move(value));
    }

    void members(Step &step, const StepSyntax &syntax)
    {
        const bool isMove = syntax.kind == StepKind::MoveEvery;
        step.values.push_back(isMove ? m_resolver.node(syntax.values[0], Type::Cells)
                                     : m_resolver.setNode(syntax.values[0]));
        const std::size_t before = m_resolver.depth();
        step.slot = m_resolver.declare(
            syntax.name, memberOf(step.values[0].type), Origin::Bound, syntax.source);
        if (isMove)
            step.values.push_back(m_resolver.node(syntax.values[1], Type::Cell));
        step.body = block(syntax.body);
        m_resolver.restore(before);
    }

    void again(Step &step, const StepSyntax &syntax)
    {
        for (const Token &name : syntax.moves) {
            if (const auto move = moveNamed(name.text, m_resolver.names()))
                step.moves.push_back(*move);
            else
                m_resolver.fail(
                    name.source,
                    Message("no move is called '{text}'", {{"text", shownText(name.text)}}));
        }
    }

    Resolver &m_resolver;
};

} // namespace

ChooseLine resolvedChoice(const ChooseSyntax &line, Resolver &resolver)
{
    ChooseLine choice;
    choice.isLet = line.isLet;
    choice.source = line.source;
    if (line.condition)
        choice.condition = {resolver.node(*line.condition, Type::Truth)};
    choice.value =
        line.isLet ? resolver.node(line.value, std::nullopt) : resolver.setNode(line.value);
    const Type type = line.isLet ? choice.value.type : memberOf(choice.value.type);
    choice.slot =
        resolver.declare(line.name, type, line.isLet ? Origin::Let : Origin::Chosen, line.source);
    if (line.where)
        choice.where = {resolver.node(*line.where, Type::Truth)};
    return choice;
}

std::vector<Step> resolvedSteps(const std::vector<StepSyntax> &steps, Resolver &resolver)
{
    return StepResolver(resolver).block(steps);
}

std::optional<MoveRef> moveNamed(std::string_view name, const Names &names)
{
    if (const auto sort = enumFromName<MoveSort>(name))
        return MoveRef{*sort};
    for (std::size_t i = 0; i < names.ownMoves.size(); ++i) {
        if (names.ownMoves[i].name == name)
            return MoveRef{MoveSort::Named, std::uint16_t(i)};
    }
    return std::nullopt;
}

} // namespace rookery::phrase
