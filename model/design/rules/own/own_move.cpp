#include "model/design/rules/own/own_move.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, OwnMove &rule)
{
    v.text("name", rule.name, TextSort::Name);
    v.set("players", rule.players);
    v.text("when", rule.when);
    v.text("choose", rule.choose);
    v.text("do", rule.steps);
    v.choice("same", rule.same);
    v.text("weight", rule.weight);
    v.choice("secret", rule.secret);
    v.flag("idle", rule.idle);
    v.text("note", rule.note, TextSort::Note);
    v.extras(rule.extras);
}

const RuleAbout &about(const OwnMove *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::OwnMoves, ByTables::OwnMoves, "there are own moves"},
        {"players"},
        {"do"},
        {"same"},
        {"secret"},
        {"idle", ByTables::Slow, ByTables::Slow, "some own moves are only tries"},
    };
    static constexpr RuleFieldRow members[] = {
        {"own-moves/when", "When", "Only where this holds"},
        {"choose", "Choose", "What the player chooses, a line for each choice"},
        {"do", "Do", "What is done then, step by step"},
        {"same",
         "One move",
         "Which of its choices are one and the same move; moves of two own moves never are"},
        {"own-moves/weight", "Weight", "How often chance makes this move"},
        {"secret", "Secret", "Until when the others do not see what was chosen"},
        {"idle", "Only a try", "It counts neither for mate nor for repetition"},
    };
    static constexpr RuleAdvice advice[] = {
        {"dice, chance, random",
         "Dice are a player for whom “Chance: dice and draws” is ticked in Setup mode; the own "
         "moves of that player are the throws."},
        {"merge, fuse",
         "To merge two pieces, choose both, remove one and put the new piece on the cell of the "
         "other."},
        {"stack", "Stacks are made by the steps “stack” and “deal”; “height” counts their pieces."},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Own,
        .title = "Own moves",
        .help = "In place of a move a player chooses, and then something is done.",
        .finds = "own rule, custom move, pie rule, swap sides, sowing, "
                 "mancala, push, pull, rotate",
        .advice = advice,
        .sentence = "In place of a move, [{players}|a player] may {name}[, if {when}]:[ choose "
                    "{choose};] [{do}|nothing is done yet].",
        .members = members,
        .tables = tables,
        .looksAlongLines = true,
    };
    return about;
}

} // namespace rookery
