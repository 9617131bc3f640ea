#include "model/check/possible_pieces.h"

#include "model/design/terms/rule_visitor.h"
#include "model/movement/movement.h"
#include "model/play/position/own_questions.h"

#include <algorithm>

namespace rookery {

namespace {

using Types = IdRange<PieceId>;

/// Adds what pieces that are there may become; whether there was anything new.
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
class NothingSeeker final : public RuleVisitor
{
public:
    explicit NothingSeeker(const std::vector<bool> &isThere)
        : m_isThere(isThere)
    {
    }

    std::vector<NothingNamed> take() { return std::move(m_found); }

    void onIds(std::string_view key, RuleIds ids) override
    {
        if (!ids.isSetOf(IdKind::Piece))
            return;
        PieceSet types;
        for (const std::size_t type : ids.indices())
            types.emplace_back(type);
        const bool hasSome =
            types.empty() || std::any_of(types.begin(), types.end(), [&](PieceId type) {
                return m_isThere[type.index()];
            });
        if (!hasSome)
            m_found.push_back({m_path + std::string(key), types});
    }
    void onRule(std::string_view key, RuleRef rule) override { descend(std::string(key), rule); }
    void onRules(std::string_view key, RuleList rules) override
    {
        for (std::size_t i = 0; i < rules.size(); ++i)
            descend(std::string(key) + '/' + std::to_string(i), rules[i]);
    }

private:
    void descend(const std::string &step, const RuleRef &rule)
    {
        const std::string before = m_path;
        m_path += step + '/';
        rule.visit(*this);
        m_path = before;
    }

    const std::vector<bool> &m_isThere;
    std::string m_path;
    std::vector<NothingNamed> m_found;
};

} // namespace

std::vector<bool> typesThereCanBe(const Design &design)
{
    std::vector<bool> isThere(design.pieces->types.size());
    for (const Placement &piece : design.setup->placements) {
        isThere[piece.piece.index()] = true;
        if (piece.was)
            isThere[piece.was->index()] = true;
    }
    for (const HandEntry &entry : design.setup->hands)
        isThere[entry.piece.index()] = true;
    if (design.rules->hands.supply == Supply::Endless) {
        for (const Drop &drop : design.rules->drops) {
            for (const PieceId type : Types(isThere.size()))
                isThere[type.index()] = isThere[type.index()] || covers(drop.types, type);
        }
    }
    // Own rules put down what they name.
    forEachNode(*design.rules, [&](const phrase::Node &node) {
        if (node.kind == phrase::Kind::Piece)
            isThere[node.index] = true;
    });
    while (addTypesBecome(design, isThere)) {
    }
    return isThere;
}

std::vector<NothingNamed> rulesThatNameNothing(const Design &design)
{
    Rules rules = *design.rules;
    const std::vector<bool> isThere = typesThereCanBe(design);
    NothingSeeker seeker(isThere);
    visitFields(seeker, rules);
    return seeker.take();
}

bool canCapture(const Design &design)
{
    const Rules &rules = *design.rules;
    const bool byRule =
        !rules.mills.empty()
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
                               return leg.onEnemy.effect == Effect::Capture;
                           });
                   });
               });
}

} // namespace rookery
