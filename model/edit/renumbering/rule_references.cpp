#include "model/edit/renumbering/rule_references.h"

#include "model/design/terms/rule_visitor.h"
#include "model/phrase/nodes.h"

#include <algorithm>

namespace rookery {

namespace {

/// Renumbers one component's members and finds out whether it still means something.
class Renumberer final : public RuleVisitor
{
public:
    explicit Renumberer(const ReferenceMap &map)
        : m_map(map)
    {
    }

    bool isLost() const { return m_isLost; }

    void onIds(std::string_view, RuleIds ids) override
    {
        const std::vector<std::size_t> before = ids.indices();
        std::vector<std::size_t> kept;
        for (const std::size_t index : before) {
            if (const auto now = m_map(ids.kind(), index))
                kept.push_back(*now);
        }
        const bool isList = ids.use() == IdUse::List || ids.use() == IdUse::Sequence;
        const bool mayBeEmptied = isList && ids.emptied() == WhenEmptied::Stays;
        m_isLost = m_isLost || (kept.empty() && !before.empty() && !mayBeEmptied);
        if (ids.use() == IdUse::Set)
            std::sort(kept.begin(), kept.end());
        if (!kept.empty() || ids.use() != IdUse::One)
            ids.assign(kept);
    }
    /// What is gone is none, and its set is empty.
    void onText(std::string_view, RuleText text) override
    {
        const auto renumber = [this](phrase::Node &node) {
            const auto now = mapped(node);
            if (now) {
                node.index = static_cast<std::uint16_t>(*now);
            } else {
                node.kind = isSet(node.type) ? phrase::Kind::SetOf : phrase::Kind::None;
                node.parts.clear();
                m_hasLostName = true;
            }
        };
        std::visit([&](auto *value) { phrase::eachNode(*value, renumber); }, text.value);
    }
    bool hasLostName() const { return m_hasLostName; }
    void onRule(std::string_view, RuleRef rule) override
    {
        Renumberer inner(m_map);
        rule.visit(inner);
    }
    void onRules(std::string_view, RuleList rules) override
    {
        const bool hadSome = rules.size() > 0;
        for (std::size_t i = 0; i < rules.size();) {
            Renumberer inner(m_map);
            rules[i].visit(inner);
            m_hasLostName = m_hasLostName || inner.hasLostName();
            if (inner.isLost())
                rules.erase(i);
            else
                ++i;
        }
        m_isLost =
            m_isLost || (hadSome && rules.size() == 0 && rules.emptied() == WhenEmptied::Goes);
    }

private:
    std::optional<std::size_t> mapped(const phrase::Node &node) const
    {
        switch (node.kind) {
        case phrase::Kind::Player:
            return m_map(IdKind::Player, node.index);
        case phrase::Kind::Piece:
            return m_map(IdKind::Piece, node.index);
        case phrase::Kind::Zone:
            return m_map(IdKind::Zone, node.index);
        case phrase::Kind::Cell:
            return m_map(IdKind::Site, node.index);
        case phrase::Kind::Direction:
            return m_map(IdKind::Direction, node.index);
        case phrase::Kind::DirectionGroup:
            return m_map.group ? m_map.group(node.index) : node.index;
        default:
            return node.index;
        }
    }

    const ReferenceMap &m_map;
    bool m_hasLostName = false;
    bool m_isLost = false;
};

void renumberExports(Design &design, const ReferenceMap &map)
{
    design.exports.edit([&](Exports &exports) {
        for (ExportTarget &target : exports.targets) {
            std::vector<ExportedPiece> kept;
            for (const ExportedPiece &each : target.pieces) {
                if (const auto piece = map.piece(each.piece))
                    kept.push_back({*piece, each.fate});
            }
            std::sort(kept.begin(), kept.end(), [](const ExportedPiece &a, const ExportedPiece &b) {
                return a.piece < b.piece;
            });
            target.pieces = std::move(kept);
        }
    });
}

} // namespace

std::optional<std::size_t> ReferenceMap::operator()(IdKind kind, std::size_t index) const
{
    const auto mapped =
        [index]<class SomeId>(const std::function<std::optional<SomeId>(SomeId)> &map) {
            const std::optional<SomeId> now = map ? map(SomeId(index)) : SomeId(index);
            return now ? std::optional(now->index()) : std::nullopt;
        };
    switch (kind) {
    case IdKind::Piece:
        return mapped(piece);
    case IdKind::Zone:
        return mapped(zone);
    case IdKind::Site:
        return mapped(site);
    case IdKind::Direction:
        return mapped(direction);
    case IdKind::Player:
        break;
    }
    return mapped(player);
}

std::optional<Error>
usedByOwnRules(const Design &design, const ReferenceMap &map, std::string_view what)
{
    Rules rules = *design.rules;
    Renumberer renumberer(map);
    visitFields(renumberer, rules);
    if (!renumberer.hasLostName())
        return std::nullopt;
    return Error{Message("{name} is named in an own rule; change that rule first",
                         {{"name", std::string(what)}})};
}

void renumberReferences(Design &design, const ReferenceMap &map)
{
    Rules rules = *design.rules;
    Renumberer renumberer(map);
    visitFields(renumberer, rules);
    if (rules != *design.rules)
        design.rules = std::move(rules);
    if (map.piece && !design.exports->targets.empty())
        renumberExports(design, map);
}

} // namespace rookery
