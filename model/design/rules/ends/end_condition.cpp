#include "model/design/rules/ends/end_condition.h"

#include "model/design/terms/rule_visitor.h"

#include <array>
#include <utility>

namespace rookery {

namespace {

constexpr auto allEnds = std::make_index_sequence<std::variant_size_v<EndCondition>>();

template<std::size_t... I>
std::array<const RuleType *, sizeof...(I)> typesOf(std::index_sequence<I...>)
{
    return {&RuleType::of<std::variant_alternative_t<I, EndCondition>>()...};
}

template<std::size_t... I>
void chooseAt(EndCondition &condition, std::size_t index, std::index_sequence<I...>)
{
    ((I == index ? static_cast<void>(condition.emplace<I>()) : void()), ...);
}

} // namespace

std::span<const RuleType *const> endTypes()
{
    static const auto types = typesOf(allEnds);
    return types;
}

void RuleEndCondition::choose(std::size_t index) const
{
    chooseAt(*m_condition, index, allEnds);
}

RuleRef RuleEndCondition::component() const
{
    return std::visit([this](auto &end) { return RuleRef(&end, *endTypes()[index()]); },
                      *m_condition);
}

} // namespace rookery
