#include "model/edit/rule_references.h"

#include "model/design/rule_passer.h"

#include <algorithm>
#include <type_traits>

namespace rookery {

namespace {

/// Renumbers one component's members and finds out whether it still means something.
class Renumberer : public RulePasser
{
public:
    explicit Renumberer(const ReferenceMap &map)
        : m_map(map)
    {
    }

    bool isLost() const { return m_isLost; }

    template<class SomeId>
    void set(std::string_view, std::vector<SomeId> &ids)
    {
        const bool wasEverybody = ids.empty();
        renumber(ids);
        std::sort(ids.begin(), ids.end());
        m_isLost = m_isLost || (ids.empty() && !wasEverybody);
    }
    template<class SomeId>
    void list(std::string_view key, std::vector<SomeId> &ids)
    {
        const bool hadSome = !ids.empty();
        renumber(ids);
        // Promotion into nothing would mean the way back.
        m_isLost = m_isLost || (key == "into" && hadSome && ids.empty());
    }
    template<class SomeId>
    void id(std::string_view, SomeId &id)
    {
        const auto now = mapped(id);
        m_isLost = m_isLost || !now;
        id = now.value_or(id);
    }
    template<class SomeId>
    void optional(std::string_view, std::optional<SomeId> &id)
    {
        if (!id)
            return;
        id = mapped(*id);
        m_isLost = m_isLost || !id;
    }
    template<class R>
    void rule(std::string_view, R &rule)
    {
        Renumberer inner(m_map);
        visitFields(inner, rule);
    }
    template<class R>
    void rules(std::string_view, std::vector<R> &rules)
    {
        const auto isLost = [&](R &rule) {
            Renumberer inner(m_map);
            visitFields(inner, rule);
            return inner.isLost();
        };
        std::vector<R> kept;
        for (R &rule : rules) {
            if (!isLost(rule))
                kept.push_back(std::move(rule));
        }
        // An arrangement of nobody would always be there.
        if constexpr (std::is_same_v<R, Standing>)
            m_isLost = m_isLost || (kept.empty() && !rules.empty());
        rules = std::move(kept);
    }
    void condition(std::string_view, EndCondition &condition)
    {
        std::visit([&](auto &rule) { visitFields(*this, rule); }, condition);
    }

private:
    std::optional<PieceId> mapped(PieceId id) const { return m_map.piece ? m_map.piece(id) : id; }
    std::optional<ZoneId> mapped(ZoneId id) const { return m_map.zone ? m_map.zone(id) : id; }
    std::optional<SiteId> mapped(SiteId id) const { return m_map.site ? m_map.site(id) : id; }
    std::optional<DirectionId> mapped(DirectionId id) const
    {
        return m_map.direction ? m_map.direction(id) : id;
    }
    std::optional<PlayerId> mapped(PlayerId id) const
    {
        return m_map.player ? m_map.player(id) : id;
    }

    template<class SomeId>
    void renumber(std::vector<SomeId> &ids) const
    {
        std::vector<SomeId> kept;
        for (const SomeId id : ids) {
            if (const auto now = mapped(id))
                kept.push_back(*now);
        }
        ids = std::move(kept);
    }

    const ReferenceMap &m_map;
    bool m_isLost = false;
};

/// A castling rule without wings allows nothing.
void dropIdleRules(Rules &rules)
{
    auto &castling = rules.castling;
    castling.erase(std::remove_if(castling.begin(),
                                  castling.end(),
                                  [](const CastlingRule &rule) { return rule.wings.empty(); }),
                   castling.end());
}

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

void renumberReferences(Design &design, const ReferenceMap &map)
{
    design.rules.edit([&](Rules &rules) {
        Renumberer renumberer(map);
        visitFields(renumberer, rules);
        dropIdleRules(rules);
    });
    if (map.piece && !design.exports->targets.empty())
        renumberExports(design, map);
}

} // namespace rookery
