#include "model/board/phrase_names.h"
#include "model/design/own_rules.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/phrase/writer.h"

#include <QTest>

using namespace rookery;

namespace {

/// A board of 8x8 with two players, two piece types, zones and these rules.
std::string designWith(const std::string &rules)
{
    return R"json({"rookery": 2, "name": "Own", "board": {"lattice": "square", "size": [8, 8],
   "edits": {"zones": {"castle": ["d4", "e4"], "row": {"cells": ["a1", "b1"], "sharing": "facing"}}}},
 "pieces": [{"name": "King"}, {"name": "Pawn"}],
 "rules": )json"
           + rules + "}";
}

QByteArray faultsOf(const std::string &rules)
{
    const auto read = readDesign(designWith(rules));
    QByteArray text;
    if (!read) {
        for (const Error &error : read.error())
            text += (error.place.pointer + ":" + std::to_string(error.place.column) + ": "
                     + error.sentence() + "\n")
                        .c_str();
    }
    return text;
}

constexpr const char *everything = R"json({
  "numbers": [{"name": "seeds", "of": "cell", "start": 4, "least": 0, "most": 12, "shown": "stones", "note": "pits"},
              {"name": "store", "of": "player", "hidden-from": "others"}, {"name": "steps", "repetition": "ignored"}],
  "words": [{"name": "left(p)",
                     "means" : "sum seeds(c) for c in row(p) where rich(c)"
}, {"name": "rich(c)", "means": "seeds(c) > 0"}],
  "own-moves": [{"name": "sow", "players": ["White"], "when": "steps < 4", "choose": ["pit in row(me) where rich(pit) and (some x in near(pit) where empty(x))", "let k = seeds(pit)"],
                 "do": ["set seeds(pit) = 0", "for x in near(pit): add 1 to seeds(x)", "if k > 2: again with sow"], "same": "choices", "weight": "k", "idle": true},
                {"name": "end it", "do": ["next other"]}],
  "bans": [{"name": "feed", "moves": ["sow", "end it"], "types": ["Pawn"], "before": "left(other) = 0", "after": "seeds(e4) = 0", "because": "{other} has {left(other)} seeds", "checks": true}],
  "effects": [{"name": "trap", "after": ["sow"], "if": "pit in castle", "do": ["capture pit"]}, {"after": ["turn"], "do": ["set steps = 0"]}],
  "views": [{"name": "fog", "players": ["White"], "hides": "cells - pieces(p)", "as": "if type(c) = Pawn then King else none", "moves": "hidden", "tries": "again", "note": "dark"}],
  "tell": [{"name": "gone", "after": ["capture", "sow"], "players": ["Black"], "to": "others", "if": "captured != {}", "say": "{the c in captured} is empty: {stuck(other)}"},
           {"after": ["refused"], "to": "mover", "say": "no"}],
  "ends": [{"when": "said", "if": "store(p) > 24", "outcome": "win", "worth": "2", "because": "{p} has enough"}, {"when": "stalemate", "most": "store(p)"}]
})json";

} // namespace

class tst_own_rules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alikeMembersAreSuggested();
    void areReadAndWritten();
    void namesMayChange();
    void faults_data();
    void faults();
};

void tst_own_rules::areReadAndWritten()
{
    const auto read = readDesign(designWith(everything));
    QVERIFY2(read,
             read ? ""
                  : (read.error().front().place.pointer + ": " + read.error().front().sentence())
                        .c_str());
    QVERIFY(read->warnings.empty());
    const Rules &own = *read->design.rules;
    QCOMPARE(own.numbers.size(), std::size_t(3));
    QCOMPARE(own.numbers[0].most, 12);
    QVERIFY(own.words[0].means.isGiven() && own.words[0].means.text.empty());
    QCOMPARE(own.ownMoves[0].steps.locals[0].name, std::string("pit"));
    QCOMPARE(own.effects[0].condition.locals[0].origin, phrase::Origin::Chosen);
    QCOMPARE(own.bans[0].moves.list.size(), std::size_t(2));
    const std::string text = writeDesign(read->design);
    const auto again = readDesign(text);
    QVERIFY2(again, again ? "" : again.error().front().sentence().c_str());
    QVERIFY(again->design == read->design);
    QCOMPARE(writeDesign(again->design), text);
    QVERIFY(text.find("if k > 2: again with sow") != std::string::npos);
}

void tst_own_rules::namesMayChange()
{
    Design design = readDesign(designWith(everything))->design;
    design.board.edit([](BoardRecipe &recipe) { recipe.edits.zones[0].name = "palace"; });
    design.rules.edit([](Rules &own) { own.numbers[0].name = "stones"; });
    const auto again = readDesign(writeDesign(design));
    QVERIFY2(again, again ? "" : again.error().front().sentence().c_str());
    QVERIFY(*again->design.rules == *design.rules);
    const phrase::Names names = phraseNames(design);
    QCOMPARE(written(design.rules->effects[0].condition, names), std::string("pit in palace"));
    Rules unread = *design.rules;
    unreadOwnRules(unread, names);
    QCOMPARE(unread.words[1].means.text, std::string("stones(c) > 0"));
    QVERIFY(readOwnRules(unread, thingNames(design)).empty());
    QVERIFY(unread == *design.rules);
}

void tst_own_rules::faults_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QByteArray>("faults");
    const auto row = [](const char *name, const char *rules, const char *faults) {
        QTest::newRow(name) << QByteArray(rules) << QByteArray(faults);
    };
    row("in a step",
        R"json({"own-moves": [{"name": "sow", "do": ["let x = 1", "if x = 1:", "  add 1 to sed"]}]})json",
        "/rules/own-moves/0/do/2:3: 'sed' is no number that can be changed; did you mean 'se'?\n");
    row("in a choice",
        R"json({"own-moves": [{"name": "sow", "choose": ["c in row"], "do": ["capture c"]}]})json",
        "/rules/own-moves/0/choose/0:6: each player has cells of their own in 'row'; say row(me) "
        "or the like\n");
    row("a circle",
        R"json({"words": [{"name": "a", "means": "b"}, {"name": "b", "means": "c2"}, {"name": "c2", "means": "a"}]})json",
        "/rules/words/2/means:1: words may not use each other in a circle: 'a' uses 'b' uses 'c2' "
        "uses 'a'\n");
    row("a function's name",
        R"json({"numbers": [{"name": "hand"}]})json",
        "/rules/numbers/0/name:1: 'hand' is a function; another name is needed\n");
    row("a name twice",
        R"json({"numbers": [{"name": "a"}, {"name": "a"}]})json",
        "/rules/numbers/1/name:1: 'a' is the name of another rule already\n");
    row("a thing's name",
        R"json({"numbers": [{"name": "castle"}]})json",
        "/rules/numbers/0/name:1: 'castle' is a zone; another name is needed\n");
    row("a kind of move",
        R"json({"own-moves": [{"name": "drop", "do": ["again"]}]})json",
        "/rules/own-moves/0/name:1: an own move may not be called 'drop', which is a kind of "
        "move\n");
    row("no such move",
        R"json({"bans": [{"moves": ["sow"], "before": "true"}]})json",
        "/rules/bans/0/moves/0:1: no move is called 'sow'; did you mean 'own'?\n");
    row("a choice that several moves have",
        R"json({"own-moves": [{"name": "hop", "choose": ["pit in row(me)", "k in 1..3"], "do": ["capture pit"]}, {"name": "skip", "choose": ["pit in row(me)", "k in cells"], "do": ["capture pit"]}], "bans": [{"moves": ["hop", "skip"], "before": "empty(pit)"}, {"moves": ["hop", "skip"], "before": "k = 1"}, {"moves": ["hop", "pass"], "before": "empty(pit)"}]})json",
        "/rules/bans/1/before:1: 'k' is unknown; did you mean 'n'?\n"
        "/rules/bans/2/before:7: 'pit' is unknown; did you mean 'part'?\n");
    row("a reason",
        R"json({"bans": [{"before": "true", "because": "no {too}"}]})json",
        "/rules/bans/0/because:5: 'too' is unknown; did you mean 'to'?\n");
    row("only afterwards",
        R"json({"bans": [{"before": "stuck(other)"
}]
})json",
        "/rules/bans/0/before:1: 'stuck' may only be asked in an end or in what a ban asks after "
        "the move\n");
    row("no meaning",
        R"json({"words": [{"name": "a"}]})json",
        "/rules/words/0:1: it is not said what the word means\n");
    row("what is hidden",
        R"json({"views": [{"hides": "pieces(p)"}, {"hides": "empty(d4)"}]})json",
        "/rules/views/1/hides:1: a set of cells is wanted here, not a truth\n");
    row("what it looks like",
        R"json({"views": [{"hides": "cells", "as": "Kin"}]})json",
        "/rules/views/0/as:1: 'Kin' is unknown; did you mean 'King'?\n");
    row("whose view",
        R"json({"views": [{"hides": "pieces(q)"}]})json",
        "/rules/views/0/hides:8: 'q' is unknown; did you mean 'p'?\n");
    row("what is told",
        R"json({"tell": [{"say": "{captured"}, {"say": "{gone(me)}"}]})json",
        "/rules/tell/0/say:1: a '{' in a reason opens a phrase and is closed by '}'\n"
        "/rules/tell/1/say:2: 'gone' is unknown; did you mean 'line'?\n");
    row("after which moves",
        R"json({"tell": [{"after": ["turn"], "say": "no"}]})json",
        "/rules/tell/0/after/0:1: no move is called 'turn'; here may stand move, capture, drop, "
        "castle, promote, pass, own and refused\n");
    row("tries are for announcements",
        R"json({"effects": [{"after": ["refused"], "do": ["again"]}]})json",
        "/rules/effects/0/after/0:1: no move is called 'refused'; here may stand move, capture, "
        "drop, "
        "castle, promote, pass, own, turn and start\n");
    row("bounds",
        R"json({"numbers": [{"name": "a", "least": 3, "most": 2}]})json",
        "/rules/numbers/0/least:1: the least is greater than the most\n");
}

void tst_own_rules::faults()
{
    QFETCH(QByteArray, rules);
    QFETCH(QByteArray, faults);
    QCOMPARE(faultsOf(rules.toStdString()), faults);
}

/// What another component calls the same.
void tst_own_rules::alikeMembersAreSuggested()
{
    const auto read = readDesign(R"({"rookery": 2, "board": {"lattice": "square", "size": [3, 3]},
        "rules": {"own-moves": [{"name": "go", "if": "true", "do": ["wall a1"]}],
                  "bans": [{"if": "true"}], "effects": [{"when": "true", "do": ["wall a1"]}]}})");
    QVERIFY(read.has_value());
    QStringList warnings;
    for (const Problem &warning : read->warnings)
        warnings << QString::fromStdString(warning.sentence()).section(QLatin1Char(';'), 1);
    warnings.sort();
    QCOMPARE(
        warnings,
        (QStringList{" did you mean 'before'?", " did you mean 'if'?", " did you mean 'when'?"}));
}

QTEST_APPLESS_MAIN(tst_own_rules)
#include "tst_own_rules.moc"
