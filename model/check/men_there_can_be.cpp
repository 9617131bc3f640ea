#include "model/check/men_there_can_be.h"

#include "model/design/rule_passer.h"
#include "model/movement/movement.h"

#include <algorithm>

namespace rookery {

namespace {

using Types = IdRange<PieceId>;

/// Adds what men who are there may become; whether there was anything new.
bool addTypesBecome(const Design &design, std::vector<bool> &isThere)
{
    bool isNew = false;
    const auto add = [&](PieceId type) {
        isNew = isNew || !isThere[type.index()];
        isThere[type.index()] = true;
    };
    for (const Promotion &rule : design.rules->promotions) {
        for (const PieceId type : Types(isThere.size())) {
            if (isThere[type.index()] && covers(rule.types, type))
                std::for_each(rule.into.begin(), rule.into.end(), add);
        }
    }
    for (const PieceId type : Types(isThere.size())) {
        if (!isThere[type.index()])
            continue;
        for (const Movement &move : (*design.pieces)[type].moves) {
            const auto *graph = std::get_if<LegGraph>(&move.definition);
            for (const Leg &leg : graph ? graph->legs : std::vector<Leg>{}) {
                for (const LegEnd *end : endsOf(leg)) {
                    if (end->becomes)
                        add(*end->becomes);
                }
            }
        }
    }
    return isNew;
}

/// Looks at every set of types that a rule names.
class NobodySeeker : public RulePasser
{
public:
    using RulePasser::set;

    explicit NobodySeeker(const std::vector<bool> &isThere)
        : m_isThere(isThere)
    {
    }

    std::vector<NobodyNamed> take() { return std::move(m_found); }

    void set(std::string_view key, PieceSet &types)
    {
        const bool hasSome =
            types.empty() || std::any_of(types.begin(), types.end(), [&](PieceId type) {
                return m_isThere[type.index()];
            });
        if (!hasSome)
            m_found.push_back({m_path + std::string(key), types});
    }
    template<class R>
    void rule(std::string_view key, R &rule)
    {
        descend(std::string(key), rule);
    }
    template<class R>
    void rules(std::string_view key, std::vector<R> &rules)
    {
        for (std::size_t i = 0; i < rules.size(); ++i)
            descend(std::string(key) + '/' + std::to_string(i), rules[i]);
    }
    void condition(std::string_view, EndCondition &condition)
    {
        std::visit([&](auto &rule) { visitFields(*this, rule); }, condition);
    }

private:
    template<class R>
    void descend(const std::string &step, R &rule)
    {
        const std::string before = m_path;
        m_path += step + '/';
        visitFields(*this, rule);
        m_path = before;
    }

    const std::vector<bool> &m_isThere;
    std::string m_path;
    std::vector<NobodyNamed> m_found;
};

} // namespace

std::vector<bool> typesThereCanBe(const Design &design)
{
    std::vector<bool> isThere(design.pieces->types.size());
    for (const Placement &man : design.setup->placements) {
        isThere[man.piece.index()] = true;
        if (man.was)
            isThere[man.was->index()] = true;
    }
    for (const HandEntry &entry : design.setup->hands)
        isThere[entry.piece.index()] = true;
    if (design.rules->hands.supply == Supply::Endless) {
        for (const Drop &drop : design.rules->drops) {
            for (const PieceId type : Types(isThere.size()))
                isThere[type.index()] = isThere[type.index()] || covers(drop.types, type);
        }
    }
    while (addTypesBecome(design, isThere)) {
    }
    return isThere;
}

std::vector<NobodyNamed> rulesThatNameNobody(const Design &design)
{
    Rules rules = *design.rules;
    const std::vector<bool> isThere = typesThereCanBe(design);
    NobodySeeker seeker(isThere);
    visitFields(seeker, rules);
    return seeker.take();
}

bool canCapture(const Design &design)
{
    const Rules &rules = *design.rules;
    const bool byRule =
        !rules.coordinations.empty() || !rules.mills.empty()
        || std::any_of(rules.enclosing.begin(), rules.enclosing.end(), [](const Enclosing &rule) {
               return rule.fate == EnclosedFate::Captured;
           });
    return byRule
           || std::any_of(
               design.pieces->types.begin(),
               design.pieces->types.end(),
               [&](const PieceType &type) {
                   const auto moves = legsOf(type, design);
                   return std::any_of(moves.begin(), moves.end(), [](const MovementLegs &move) {
                       return std::any_of(
                           move.legs.legs.begin(), move.legs.legs.end(), [](const Leg &leg) {
                               return leg.onFoe.effect == Effect::Capture;
                           });
                   });
               });
}

} // namespace rookery
