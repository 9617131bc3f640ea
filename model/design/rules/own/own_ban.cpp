#include "model/design/rules/own/own_ban.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, OwnBan &rule)
{
    v.text("name", rule.name, TextSort::Name);
    v.text("moves", rule.moves);
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.text("before", rule.before);
    v.text("after", rule.after);
    v.text("because", rule.because);
    v.flag("checks", rule.checks);
    v.text("note", rule.note, TextSort::Note);
    v.extras(rule.extras);
}

const RuleAbout &about(const OwnBan *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Bans, ByTables::Bans, "own rules forbid moves"},
        {"types"},
        {"players"},
        {"checks", ByTables::Slow, ByTables::Slow, "own rules say what gives check"},
    };
    static constexpr RuleFieldRow members[] = {
        {"bans/moves", "Moves", "Which moves it is about; none: every move"},
        {"before", "Before", "It is banned where this holds before the move"},
        {"bans/after", "After", "It is banned where this holds after the move"},
        {"because", "Because", "The reason; phrases in braces { } are filled in"},
        {"checks", "Also checks", "A banned capture of a royal piece gives no check"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Own,
        .title = "Own bans",
        .help = "Moves are not allowed where something holds before or after them.",
        .finds =
            "own rule, custom rule, condition, forbidden, illegal, restriction, ko, freeze, must",
        .sentence =
            "Not allowed is [{moves}|a move][ of {types:or}][ by {players:or}][, if {before}]"
            "[, if afterwards {after}][, because {because}].",
        .members = members,
        .tables = tables,
        .looksAlongLines = true,
    };
    return about;
}

} // namespace rookery
