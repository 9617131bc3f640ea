#pragma once

#include "model/board/phrase_names.h"
#include "model/design/own_rules.h"
#include "tests/model/random_designs.h"

#include <string>
#include <vector>

/// Random own rules for random designs with the types `First` and `Second`.
namespace rookery::test {

inline OwnBan randomBan(Dice &dice)
{
    static const std::vector<std::vector<std::string>> moves{
        {}, {"move"}, {"capture"}, {"move", "capture"}, {"drop"}, {"pass"}, {"own"}};
    static const std::vector<std::string> before{"turn % 3 = 0",
                                                 "turn > 3 and (count x in pieces(me)) > 2",
                                                 "from in edge",
                                                 "to in edge and turn % 2 = 1",
                                                 "in-check(me)",
                                                 "attacked(to, other)"};
    static const std::vector<std::string> after{
        "(count x in pieces(other)) < 3", "attacked(to, other)", "in-check(other)", "to in edge"};
    OwnBan ban;
    ban.moves.texts = dice.pick(moves);
    if (dice.oneIn(3))
        ban.types = {PieceId(dice.upTo(1))};
    if (dice.oneIn(3))
        ban.players = {PlayerId(0)};
    const bool looksAhead = dice.oneIn(3);
    if (looksAhead)
        ban.after.text = dice.pick(after);
    if (!looksAhead || dice.oneIn(2))
        ban.before.text = dice.pick(before);
    return ban;
}

inline OwnMove randomOwnMove(Dice &dice, int place)
{
    struct Kind
    {
        std::string when;
        std::vector<std::string> choose;
        std::vector<std::string> steps;
    };
    static const std::vector<Kind> kinds{
        {"turn % 2 = 0", {"x in pieces(me)", "y in near(x, dirs) where empty(y)"}, {"move x to y"}},
        {"turn % 3 = 1", {"x in pieces(me)", "y in near(x, dirs) where enemy(y)"}, {"move x to y"}},
        {"turn < 3", {"x in cells where empty(x)"}, {"put Second on x"}},
        {"(count x in pieces(me)) > 3", {"x in pieces(me)"}, {"remove x", "again with move"}},
        {"(count x in pieces(other)) > 2", {"x in pieces(other)"}, {"capture x"}},
        {"in-check(me)", {"x in pieces(me)", "y in pieces(me) where y != x"}, {"swap x with y"}},
        {"", {"x in pieces(me) where type(x) = First"}, {"turn x into Second"}},
        {"turn % 4 = 1", {"x in cells where empty(x)"}, {"wall x"}},
        {"turn % 4 = 2", {"x in edge where friend(x)"}, {"add Second to-hand me", "remove x"}},
    };
    const Kind &kind = dice.pick(kinds);
    OwnMove move;
    move.name = "own" + std::to_string(place);
    move.when.text = kind.when;
    move.choose.texts = kind.choose;
    move.steps.texts = kind.steps;
    if (dice.oneIn(3))
        move.players = {PlayerId(1)};
    return move;
}

inline OwnEffect randomEffect(Dice &dice)
{
    static const std::vector<std::vector<std::string>> after{
        {}, {"move"}, {"capture"}, {"drop"}, {"castle", "capture"}, {"own"}, {"turn"}};
    static const std::vector<std::vector<std::string>> steps{
        {"give to to other"},
        {"capture near(to) & pieces(other)"},
        {"turn to into Second"},
        {"if turn % 4 = 0: again"},
        {"if turn % 5 = 1: again with capture"},
        {"remove edge & pieces(other, First)"},
        {"wall from"},
        {"if empty(from): put First of other on from"},
        {"add First to-hand other"},
        {"for x in pieces(me): move x to step(x, forward(me))"}};
    OwnEffect effect;
    effect.after.texts = dice.pick(after);
    if (dice.oneIn(3))
        effect.types = {PieceId(dice.upTo(1))};
    if (dice.oneIn(3))
        effect.players = {PlayerId(dice.upTo(1))};
    if (dice.oneIn(2))
        effect.condition.text = "turn % 3 > 0";
    effect.steps.texts = dice.pick(steps);
    return effect;
}

/// The design with one to three own rules.
inline Design withRandomOwnRules(Design design, Dice &dice)
{
    Rules rules = *design.rules;
    const int kind = dice.upTo(6);
    if (kind % 4 == 0 || kind > 4)
        rules.bans.push_back(randomBan(dice));
    if (kind % 4 == 1 || kind > 4)
        rules.ownMoves.push_back(randomOwnMove(dice, 1));
    if (kind % 4 == 2 || kind > 4)
        rules.effects.push_back(randomEffect(dice));
    if (kind % 4 == 3)
        rules.bans = {randomBan(dice), randomBan(dice)};
    const Errors faults = readOwnRules(rules, thingNames(design));
    if (!faults.empty())
        qFatal("%s", faults.front().sentence().c_str());
    design.rules = std::move(rules);
    return design;
}

} // namespace rookery::test
