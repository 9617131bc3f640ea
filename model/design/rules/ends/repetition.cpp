#include "model/design/rules/ends/repetition.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Repetition &rule)
{
    v.number("times", rule.times, 2, rulelimits::count);
    v.choice("repeating", rule.repeating);
    v.set("chasers", rule.chasers);
    v.list("unchased", rule.unchased);
    v.optional("zone", rule.zone);
    v.list("prized", rule.prized);
}

const RuleAbout &about(const Repetition *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"times"},
        {"repeating"},
        {"chasers"},
        {"unchased"},
        {"zone"},
        {"prized"},
    };
    static constexpr RuleFieldRow members[] = {
        {"times", "Times", "How often the position occurs"},
        {"repeating", "Reached", "What the player has done all the while"},
        {"chasers",
         "Chasers",
         "Whose threats are a chase; none named: those of all but royal pieces"},
        {"unchased", "Not chased", "Pieces that may be threatened for ever"},
        {"prized",
         "Prized pieces",
         "Chased by any other piece, even if who captures them can be captured in turn"},
    };
    static constexpr RuleAbout about{
        .key = "repetition",
        .title = "Repetition",
        .help = "A position comes back for the n-th time.",
        .finds = "threefold, fourfold, perpetual, perpetual check, perpetual chase, sennichite, "
                 "ko, superko, draw",
        .sentence = "reaches the same position for the {times:th} time[{?repeating!=anything} "
                    "{repeating}][{?repeating=chase}[ with {chasers:a}][, a piece that is no "
                    "{unchased:or}[ in the zone {zone}]]]",
        .event = "[{?repeating=anything}The same position for the {times:th} time]",
        .brief = "who repeats a position for the {times:th} time",
        .over = "[{?repeating=anything}the position has been repeated|{player} has repeated "
                "the position] {times} times",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
