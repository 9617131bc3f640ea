#include "model/design/rules/own/own_view.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, OwnView &rule)
{
    v.text("name", rule.name, TextSort::Name);
    v.set("players", rule.players);
    v.text("hides", rule.hides);
    v.text("as", rule.as);
    v.choice("moves", rule.moves);
    v.choice("tries", rule.tries);
    v.text("note", rule.note, TextSort::Note);
    v.extras(rule.extras);
}

const RuleAbout &about(const OwnView *)
{
    // Legality never asks what is seen.
    static constexpr TableUse tables[] = {{""}, {"players"}, {"moves"}, {"tries"}};
    static constexpr RuleFieldRow members[] = {
        {"hides", "Hides", "The cells whose pieces player p does not see"},
        {"as", "Looks like", "The type that a hidden piece on c looks like; none: nothing is seen"},
        {"views/moves", "Moves of the others", "Whether they are seen as they are made"},
        {"tries", "Tries", "What becomes of a move that turns out not to be legal"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Own,
        .title = "Views",
        .help = "Something is hidden from players: pieces, what they are, or the others' moves.",
        .finds = "own rule, hidden, fog of war, dark chess, secret, kriegspiel, stratego, "
                 "imperfect information",
        .sentence =
            "[What stands on {hides}|Nothing on the board] is hidden from [{players}|each player] "
            "as p[, and looks like {as}][{?moves=hidden}; the moves of the others are not seen]"
            "[{?tries=again}; a move that turns out not to be legal is refused, and another may be "
            "tried].",
        .members = members,
        .tables = tables,
        .looksAlongLines = true,
    };
    return about;
}

} // namespace rookery
