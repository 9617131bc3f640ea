#include "model/design/rules/own/own_tell.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, OwnTell &rule)
{
    v.text("name", rule.name, TextSort::Name);
    v.text("after", rule.after);
    v.set("players", rule.players);
    v.choice("to", rule.to);
    v.text("if", rule.condition);
    v.text("say", rule.say);
    v.text("note", rule.note, TextSort::Note);
    v.extras(rule.extras);
}

const RuleAbout &about(const OwnTell *)
{
    static constexpr TableUse tables[] = {{""}, {"players"}, {"to"}};
    static constexpr RuleFieldRow members[] = {
        {"tell/to", "To", "Who hears it"},
        {"say", "Say", "What is told; phrases in braces { } are filled in"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Own,
        .title = "Announcements",
        .help = "Players are told something after a move, or of a try that was refused.",
        .finds = "own rule, hidden, umpire, kriegspiel, message",
        .sentence = "After [{after}|a move][ by {players}][, if {if}], {to} hears[ \"{say}\"].",
        .members = members,
        .tables = tables,
        .looksAlongLines = true,
    };
    return about;
}

} // namespace rookery
