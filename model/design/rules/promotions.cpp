#include "model/design/rules/promotions.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, PromotionLimit &rule)
{
    v.id("type", rule.type);
    v.number("most", rule.most, 0, rulelimits::count);
}

const RuleAbout &about(const PromotionLimit *)
{
    static constexpr TableUse tables[] = {
        {"type"},
        {"most"},
    };
    static constexpr RuleFieldRow members[] = {
        {"most", "At most", "So many of them"},
    };
    static constexpr RuleAbout about{
        .sentence = "at most {most} of {type}",
        .members = members,
        .tables = tables,
    };
    return about;
}

void visitFields(RuleVisitor &v, Promotion &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.list("into", rule.into, WhenEmptied::Goes);
    v.optional("zone", rule.zone);
    v.choice("touch", rule.touch);
    v.choice("duty", rule.duty);
    v.choice("by", rule.by);
    v.set("victims", rule.victims);
    v.choice("stock", rule.stock);
    v.rules("limits", rule.limits);
    v.choice("last", rule.last);
    v.extras(rule.extras);
}

const RuleAbout &about(const Promotion *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"types"},
        {"players"},
        {"into"},
        {"zone"},
        {"touch"},
        {"duty"},
        {"by"},
        {"victims"},
        {"stock"},
        {"limits"},
        {"last"},
    };
    static constexpr RuleFieldRow members[] = {
        {"into", "Into", "One of these; none named: back into what the piece was"},
        {"touch", "The move", "Which end of the move has to lie in the zone"},
        {"duty", "Mandatory", "Whether a piece must promote"},
        {"by", "By", "By what sort of move a piece promotes"},
        {"stock", "Stock", "Which pieces a promotion may bring"},
        {"limits", "Limits", "No more pieces of a type on the board than so many"},
        {"last", "On the last cells", "What becomes of a piece that could never move again"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Moves,
        .title = "Promotion",
        .help = "Pieces become others, where and by which moves they must or may.",
        .finds = "promote, demotion, demote, upgrade, transform, queening",
        .sentence =
            "[Every {types:or}|Every piece][ of {players}] [{?duty=must}must|may] promote [into "
            "{into:or}|back into what it was] [when a move [{?touch=enter}enters|{?touch=end}ends "
            "in|starts or ends in] the zone {zone}|wherever it moves][{?by!=any-move} {by}][ of "
            "{victims:a}][{?duty=when-stuck}, and must where it could never move "
            "again][{?stock!=endless}, {stock}][{?last!=as-others}, the last of them {last}][, "
            "{limits/, }].",
        .brief = "[{types}|every piece] {duty} [to {into}|back][ in zone '{zone}'][ "
                 "({players})]\n[{?victims}[{types}|every piece] promotes by capturing {victims}]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
