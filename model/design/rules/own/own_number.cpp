#include "model/design/rules/own/own_number.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, OwnNumber &rule)
{
    constexpr int greatest = phrase::greatestNumber;
    v.text("name", rule.name, TextSort::Name);
    v.choice("of", rule.of);
    v.text("start", rule.start);
    v.number("least", rule.least, -greatest, greatest);
    v.number("most", rule.most, -greatest, greatest);
    v.choice("follows", rule.follows);
    v.choice("shown", rule.shown);
    v.choice("hidden-from", rule.hiddenFrom);
    v.choice("repetition", rule.repetition);
    v.text("note", rule.note, TextSort::Note);
    v.extras(rule.extras);
}

const RuleAbout &about(const OwnNumber *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"of"},
        {"least"},
        {"most"},
        {"follows"},
        {"shown"},
        {"hidden-from"},
        {"repetition"},
    };
    static constexpr RuleFieldRow members[] = {
        {"of", "Belongs to", "What has such a number"},
        {"start", "At the start", "The number at the start of the game; none: 0"},
        {"numbers/least", "Least", "It never goes below this"},
        {"numbers/most", "Most", "It never goes above this"},
        {"follows", "Follows", "What the number of a cell goes along with"},
        {"shown", "Shown", "How it is drawn"},
        {"hidden-from", "Hidden from", "Which players do not see it"},
        {"repetition", "Repetition", "Whether positions that differ in it are the same"},
        {"name", "Name", "What rules call it"},
        {"note", "Note", "A remark of the author"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Own,
        .title = "Own numbers",
        .help = "A number on every cell, player or piece type, or one of the game, that own rules "
                "read and change.",
        .finds = "own rule, counter, seeds, level, variable, store, score",
        .sentence =
            "[{?of=game}The game has a number|{?of=cell}Every cell has a number|{?of=player}Every "
            "player has a number|Every piece type has a number] {name}[, {start} at the start]"
            "[, {?follows=piece}which goes with the piece][, {?hidden-from=others}which the other "
            "players do not see|, {?hidden-from=everyone}which no player sees].",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
