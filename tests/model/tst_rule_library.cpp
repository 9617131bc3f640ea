#include "model/file/design/design_writer.h"
#include "model/file/design/form_use.h"
#include "model/file/design/rule_clip.h"
#include "model/file/design/rule_library.h"
#include "tests/model/file_support.h"
#include "tests/model/table.h"

#include <random>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr int plies = 40;

const LibraryRule &ruleOf(const QString &key)
{
    for (const LibraryRule &rule : ruleLibrary()) {
        if (rule.key == key.toStdString())
            return rule;
    }
    qFatal("no rule %s", qPrintable(key));
}

Design with(const LibraryRule &rule, const std::string &design)
{
    return must(withLibraryRule(bundledDesign(design), rule.key));
}

/// A file whose rules stand in its sixth line.
std::string olderFile(const QString &rules)
{
    return R"({"rookery": 2,
        "players": [{"name": "White"}, {"name": "Black", "facing": "half"}],
        "pieces": [{"name": "Man"}, {"name": "Old Man"}],
        "board": {"lattice": "square", "size": [3, 3],
            "edits": {"zones": {"own": {"cells": ["a1"], "sharing": "facing"}, "shared": ["b2"]}}},
        "rules": {)"
           + rules.toStdString() + "}}";
}

bool isLegal(Table &table, const std::string &text)
{
    std::vector<Move> moves;
    table.moveRules.legal(table.now, moves);
    return findMove(text, table.moveRules.board(), *table.design.pieces, moves).has_value();
}

} // namespace

/// The own rules that are ready to be added: each can be added to the designs of its examples, does
/// there what they say, and is written as the library has it.
class tst_rule_library : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keys()
    {
        std::set<std::string> keys;
        for (const LibraryRule &rule : ruleLibrary()) {
            QVERIFY2(keys.insert(rule.key).second, rule.key.c_str());
            QVERIFY(!rule.title.empty());
            QVERIFY2(rule.help.ends_with('.'), rule.key.c_str());
            QVERIFY2(!rule.examples.empty(), rule.key.c_str());
        }
        QVERIFY(keys.size() >= 25);
    }

    void rules_data()
    {
        QTest::addColumn<QString>("key");
        for (const LibraryRule &rule : ruleLibrary())
            QTest::newRow(rule.key.c_str()) << QString::fromStdString(rule.key);
    }
    void rules()
    {
        QFETCH(QString, key);
        const LibraryRule &rule = ruleOf(key);
        for (const LibraryRule::Example &example : rule.examples) {
            Table table(with(rule, example.design), {});
            for (const std::string &move : example.moves) {
                QVERIFY2(isLegal(table, move), move.c_str());
                table.play(QString::fromStdString(move));
            }
            for (const std::string &move : example.allows)
                QVERIFY2(isLegal(table, move), move.c_str());
            for (const std::string &move : example.refuses)
                QVERIFY2(!isLegal(table, move), move.c_str());
        }
    }

    /// An end that is added decides the game, for whom its title says.
    void endsDecide_data() { rules_data(); }
    void endsDecide()
    {
        QFETCH(QString, key);
        const LibraryRule &rule = ruleOf(key);
        const std::string &name = rule.examples.front().design;
        const std::size_t before = bundledDesign(name).rules->ends.size();
        const std::vector<End> ends = with(rule, name).rules->ends;
        for (std::size_t i = before; i < ends.size(); ++i)
            QVERIFY(ends[i].outcome != Outcome::Draw || ends[i].most.isGiven()
                    || key == QLatin1String("few-pieces"));
        const auto added = begunRules(rule);
        QCOMPARE(added.find("outcome") != std::string::npos,
                 ends.size() > before && !ends.back().most.isGiven());
    }

    void games_data() { rules_data(); }
    void games()
    {
        QFETCH(QString, key);
        const LibraryRule &rule = ruleOf(key);
        Table table(with(rule, rule.examples.front().design), {});
        std::mt19937 random(1);
        for (int ply = 0; ply < plies && !table.moveRules.end(table.now); ++ply) {
            const QStringList legal = table.legal();
            const auto spent = table.moveRules.takeTrouble();
            QVERIFY2(!spent, spent ? spent->text().c_str() : "");
            if (legal.isEmpty())
                break;
            table.play(legal[static_cast<qsizetype>(random() % legal.size())]);
        }
    }

    /// Added to a design of its own, each is the text that a file would have, and none is added
    /// twice.
    void texts_data() { rules_data(); }
    void texts()
    {
        QFETCH(QString, key);
        const LibraryRule &rule = ruleOf(key);
        const Design design = with(rule, rule.examples.front().design);
        const auto isOfRule = [&](const FormUse &use) {
            return use.isOf(rule.key);
        };
        const auto forms = formsIn(design);
        const auto use = std::find_if(forms.begin(), forms.end(), isOfRule);
        QVERIFY(use != forms.end());
        for (const FormParameter &parameter : rule.parameters) {
            const std::string &begun = parameter.begun.empty() ? parameter.usual : parameter.begun;
            QCOMPARE(std::string(use->blank(parameter.name)), begun);
        }
        const auto before = formsIn(bundledDesign(rule.examples.front().design));
        QVERIFY(std::none_of(before.begin(), before.end(), isOfRule));
        QCOMPARE(messageOf(withLibraryRule(design, rule.key)),
                 "the design has the rules of '" + rule.title + "' already");
    }

    /// Some of them together.
    void together()
    {
        Design design = bundledDesign("chess");
        for (const LibraryRule &rule : ruleLibrary()) {
            auto next = withLibraryRule(design, rule.key);
            QVERIFY2(next.has_value(), messageOf(next).c_str());
            design = std::move(*next);
        }
        const std::string text = writeDesign(design);
        const auto read = readDesign(text);
        QVERIFY(read.has_value() && writeDesign(read->design) == text);
    }

    /// What is said of a parameter stands in the rules; a second form of a kind has names of its
    /// own.
    void parameters()
    {
        const Design once = must(
            withLibraryRule(bundledDesign("congo"),
                            "drowning: types={Lion, 'Crocodile'}, players={White}, zone=river"));
        const Design twice = must(withLibraryRule(once, "drowning: zone = castle(p)"));
        const std::string text = writeDesign(twice);
        for (const char *said : {"water2(p: player)",
                                 "type(c) in {Lion, Crocodile} and p in {White} and c in water2(p)",
                                 "water3(p: player)",
                                 "\"means\": \"castle(p)\""})
            QVERIFY2(text.find(said) != std::string::npos, said);
        QCOMPARE(messageOf(withLibraryRule(once, "drowning: lake=castle")),
                 std::string("'Pieces that stay in the water drown' has no parameter 'lake'"));
        QVERIFY(!withLibraryRule(once, "drowning: zone=lake").has_value());
    }

    /// Whatever form is in a design is found there again, with what its parameters are.
    void forms_data()
    {
        QTest::addColumn<QString>("added");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *added, const char *said) {
            QTest::newRow(added) << QString(added) << QString(said);
        };
        row("drowning: types={Lion, Zebra}, players={White}, zone=river",
            "Every Lion or Zebra of White that begins and ends a turn of its player on river is "
            "removed from the board.");
        row("drowning: players={White}, zone={x in cells where p = White and rank(x) = 4}", "");
        row("drowning: zone=castle(p)",
            "Every piece that begins and ends a turn of its player on castle is removed from the "
            "board.");
        row("caution: types={Pawn}", "No Pawn may move to a cell where an enemy could capture it.");
        row("caution: players={Black}, types={Lion, Zebra}",
            "No Lion or Zebra of Black may move to a cell where an enemy could capture it.");
        row("caution", "No piece may move to a cell where an enemy could capture it.");
        row("coordination: captors={Lion}, victims={Pawn, Zebra}",
            "A Lion that has moved captures a Pawn or Zebra where its file and rank cross those of "
            "another piece of its player.");
        row("coordination: captors=types - {Lion}, partners={Lion}", "");
        row("arrangement: pieces=owner(a1) = p and type(a1) = Lion",
            "A player who has moved so that the owner of a1 is p and the type of a1 is Lion "
            "wins.");
        row("fallen: types={Lion}, captors={Pawn}",
            "A player who has just lost a Lion to a Pawn loses.");
        row("fallen: types={Lion}", "A player who has just lost a Lion by capture loses.");
        row("holding: types={Zebra}, lines=diagonal, instead=true",
            "No piece beside an enemy Zebra along a diagonal may move or give check; its player "
            "may take it off the board instead.");
        row("holding: types={Zebra}, victims={Pawn}, directions={n, e}",
            "No Pawn beside an enemy Zebra, in one of the directions n and e from it, may move or "
            "give check.");
        row("shut-in: types={Lion}, zone=castle(p), lines=orthogonal",
            "A player who has a Lion on castle surrounded by enemies along orthogonal lines "
            "loses.");
        row("shut-in: zone=river - castle(p)", "");
        row("trade: types={Lion}, trifles={Pawn}",
            "A Lion may capture another such piece that is not beside it only if it cannot be "
            "captured in turn or also captures something other than a Pawn. After any other piece "
            "has captured one of them, only one of them may capture another in the next turn, "
            "except on the same cell.");
        row("block: side=3, types={Pawn, Superpawn}",
            "A player who fills a square of 3 by 3 cells with pieces of Pawn and Superpawn wins.");
        row("block", "A player who fills a square of 2 by 2 cells with own pieces wins.");
        row("castled: castlers={White}, goals={g1, c1}",
            "A player who is White and castles to g1 or c1 wins.");
        row("castled: goals={x in cells where rank(x) = 1}", "");
        row("castled", "A player who castles wins.");
        row("castling-lost: goals={g1, g7}",
            "A player who can never castle to g1 or g7 any more loses.");
        row("castling-lost", "A player who can never castle any more loses.");
        row("few-pieces: types={Lion, Zebra}, at-most=2, balance=piece-points(type(x)), moves=20",
            "A player who is to move after 20 moves in which each player had at most 2 pieces of "
            "Lion and Zebra and the same points as the others draws.");
        row("few-pieces: balance=1",
            "A player who is to move after 10 moves in which each player had at most 3 pieces and "
            "as many as the others draws.");
        row("few-pieces: balance=rank(x)",
            "A player who is to move after 10 moves in which each player had at most 3 pieces and "
            "the same sum of rank(x) as the others draws.");
        row("few-pieces",
            "A player who is to move after 10 moves in which each player had at most 3 pieces "
            "draws.");
        row("bare-king",
            "A player who is left with a single piece while the opponent has more loses.");
        row("left-alone", "A player who is to move when all others have lost wins.");
        row("to-and-fro: types={Lion, Zebra}, moves=7",
            "A player who has moved a Lion or Zebra to and fro for 7 moves in a row without "
            "capturing or answering a check loses.");
        row("to-and-fro",
            "A player who has moved the same piece to and fro for 5 moves in a row without "
            "capturing or answering a check loses.");
        row("circe", "");
        row("progressive", "");
    }
    void forms()
    {
        QFETCH(QString, added);
        QFETCH(QString, said);
        const std::string key = added.section(':', 0, 0).toStdString();
        Design design = must(withLibraryRule(bundledDesign("congo"), added.toStdString()));
        if (!ruleOf(QString::fromStdString(key)).parameters.empty())
            design = must(withLibraryRule(design, key == "drowning" ? "caution" : "drowning"));
        const auto read = readDesign(writeDesign(design));
        QVERIFY(read.has_value());
        const auto forms = formsIn(read->design);
        const auto found = std::find_if(forms.begin(), forms.end(), [&](const FormUse &use) {
            return use.isOf(key) && (key != "drowning" || use.number == "2");
        });
        QVERIFY(found != forms.end());
        for (const auto &[name, phrase] : found->blanks) {
            const QString given = QString::fromStdString(name + "=" + phrase);
            const bool isUsual = !added.contains(QString::fromStdString(name + "="));
            QVERIFY2(isUsual || added.contains(given), qPrintable(given));
        }
        QVERIFY(added.count(QLatin1Char('=')) == 0 || !found->blanks.empty());
        if (!said.isEmpty())
            QCOMPARE(QString::fromStdString(formSentence(*found, read->design)), said);
    }

    /// Any other word, and the rules are ordinary ones.
    void changedForms_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("instead");
        QTest::newRow("another function") << "owner(c) = p"
                                          << "owner(c) != p";
        QTest::newRow("another step") << "capture {spot"
                                      << "remove {spot";
        QTest::newRow("another name") << "\"name\": \"drowning\""
                                      << "\"name\": \"sinking\"";
        QTest::newRow("one more condition") << "c in water(p)"
                                            << "c in water(p) and rank(c) > 1";
        QTest::newRow("one more member") << "\"name\": \"drowning\","
                                         << "\"name\": \"drowning\", \"after\": [\"capture\"],";
    }
    void changedForms()
    {
        QFETCH(QString, said);
        QFETCH(QString, instead);
        const Design design = bundledDesign("congo");
        QCOMPARE(formsIn(design).size(), std::size_t(1));
        QString text = QString::fromStdString(writeDesign(design));
        QVERIFY(text.contains(said));
        const auto read = readDesign(text.replace(said, instead).toStdString());
        QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
        QVERIFY(formsIn(read->design).empty());
    }

    /// All forms of all bundled designs.
    void bundledForms_data()
    {
        QTest::addColumn<QStringList>("sentences");
        QTest::newRow("congo") << QStringList{
            "Every Lion, Zebra, Elephant, Giraffe, Monkey, Pawn or Superpawn that begins and ends "
            "a turn of its player on river is removed from the board."};
        QTest::newRow("dao") << QStringList{
            "A player who has a piece on corners surrounded by enemies wins.",
            "A player who fills a square of 2 by 2 cells with own pieces wins."};
        QTest::newRow("jetan") << QStringList{
            "No Princess or Princess who has fled may move to a cell where an enemy could capture "
            "it.",
            "A player who has just lost a Princess or Princess who has fled by capture loses.",
            "A player who has just lost a Chief to a Chief loses.",
            "A player who has just lost a Chief by capture draws.",
            "A player who is to move after 10 moves in which each player had at most 2 pieces of "
            "Chief, Flier, Dwar, Padwar, Warrior, Thoat and Panthan and the same as the others "
            "draws."};
    }
    void bundledForms()
    {
        QFETCH(QStringList, sentences);
        const Design design = bundledDesign(QTest::currentDataTag());
        QStringList said;
        for (const FormUse &use : formsIn(design))
            said << QString::fromStdString(formSentence(use, design));
        QCOMPARE(said, sentences);
        QStringList sheet;
        for (const RuleSentence &sentence : formSheet(design))
            sheet << QString::fromStdString(sentence.text);
        for (const QString &sentence : sentences)
            QVERIFY2(sheet.contains(sentence), qPrintable(sentence));
        QVERIFY(sheet.filter("means:").empty() && sheet.filter("has a number").empty());
    }

    void olderComponents_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *rules, const char *said) {
            QTest::newRow(name) << QString(rules) << QString(said);
        };
        row("a zone of each player",
            R"("drownings": [{"types": ["Man"], "zone": "own"}])",
            R"~("name": "water(p: player)", "means": "own(p)")~");
        row("a zone for all",
            R"("drownings": [{"zone": "shared"}])",
            R"~("name": "water(p: player)", "means": "shared")~");
        row("no zone", R"("drownings": [{}])", R"("means": "cells")");
        row("two of them",
            R"("drownings": [{"zone": "shared"}, {"zone": "own"}])",
            R"~("name": "water2(p: player)", "means": "own(p)")~");
        row("beside own rules",
            R"("effects": [{"name": "last", "do": ["remove {}"]}], "cautions": [{"types": ["Man"]}], "words": [{"name": "water", "means": "1"}], "drownings": [{}])",
            R"~("name": "water2(p: player)", "means": "cells")~");
        row("names with blanks",
            R"("coordinations": [{"captors": ["Old Man"]}])",
            R"("if": "mover in {'Old Man'}")");
        row("along diagonals", R"("holdings": [{"lines": "diagonal"}])", "c in near(x, diagonal)");
        row("in a direction",
            R"("holdings": [{"directions": ["n"]}])",
            "c in near(x, {facing(owner(x), d) for d in {n}})");
        row("held for good", R"("holdings": [{"instead": "nothing"}])", "an enemy piece holds it");
        row("held, and taken off",
            R"("holdings": [{"instead": "removal"}])",
            R"~("choose": ["spot in pieces(me) where held(spot)"])~");
        row("an end with an outcome",
            R"("ends": [{"when": "stalemate"}, {"when": "arranged", "pieces": [{"cell": "a1", "type": "Old Man"}], "outcome": "win"}])",
            R"~("if": "p = me and owner(a1) = p and type(a1) = 'Old Man'")~");
        row("an end for one player",
            R"("ends": [{"when": "shut-in", "lines": "orthogonal", "players": ["White"], "outcome": "loss"}])",
            R"("players": ["White"])");
        row("a square",
            R"("ends": [{"when": "block", "side": 3, "types": ["Old Man"], "outcome": "win"}])",
            "every i in 1..3 - 1 has filled(ahead(x, up, i), p)");
        row("the usual square",
            R"("ends": [{"when": "block"}])",
            "every j in 0..2 - 1 has filled(ahead(ahead(x, up, j), across, i), p)");
        row("who is left alone",
            R"("ends": [{"when": "left-alone", "outcome": "more-points"}])",
            R"("outcome": "more-points")");
        row("to and fro",
            R"("ends": [{"when": "to-and-fro", "types": ["Man"], "moves": 7}])",
            R"x("if": "captured = {} and mover in {Man} and not before(in-check(me))")x");
        row("few pieces in balance",
            R"("ends": [{"when": "few-pieces", "types": ["Man"], "balance": "types", "moves": 4}])",
            "= (sum (if type(x) = kind then 1 else 0) for x in kept(q))))\"");
        row("few pieces, whatever they are",
            R"("ends": [{"when": "few-pieces", "balance": "any"}])",
            R"("means": "every p in players has has-lost(p) or (count x in kept(p)) <= 3")");
        row("castling on a wing",
            R"("castling": [{"wings": [{"player": "White", "letter": "K", "king": "a1", "partner": "c1", "king-to": "b1", "partner-to": "a1"}]}], "ends": [{"when": "castled", "letters": ["Q", "K"], "outcome": "win"}])",
            R"("if": "to in {b1}")");
        row("castling lost on a wing",
            R"("castling": [{"wings": [{"player": "White", "letter": "K", "king": "a1", "partner": "c1", "king-to": "b1", "partner-to": "a1"}]}], "ends": [{"when": "castling-lost", "letters": ["K"]}])",
            R"("if": "castling-goals(p) & {b1} = {}")");
        row("castling lost",
            R"("ends": [{"when": "castling-lost", "outcome": "loss"}])",
            R"("if": "castling-goals(p) = {}")");
        row("castling of a player on a wing that is not there",
            R"("ends": [{"when": "castled", "castlers": ["White"], "letters": ["Q"], "outcome": "win"}])",
            R"("if": "me in {White} and to in {}")");
        row("a fall",
            R"("ends": [{"when": "fallen", "types": ["Man"], "captors": ["Old Man"], "note": "so it was"}])",
            "before(type(x)) in {Man} and mover in {'Old Man'}");
    }
    /// Files of older builds say the same in their components.
    void olderComponents()
    {
        QFETCH(QString, rules);
        QFETCH(QString, said);
        const auto read = readDesign(olderFile(rules));
        QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
        const std::string text = writeDesign(read->design);
        QString spaced = QString::fromStdString(text).simplified();
        QVERIFY2(spaced.contains(said), text.c_str());
        const auto again = readDesign(text);
        QVERIFY(again.has_value() && again->design == read->design);
    }

    /// Only what stands between the texts of a file is rearranged.
    void textsOfOlderComponentsStay()
    {
        const auto read = readDesign(
            olderFile(R"("ends": [{"when": "fallen", "types": ["Man"], "note": "so  it was"}])"));
        QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
        const std::string text = writeDesign(read->design);
        QVERIFY2(QString::fromStdString(text).contains(R"("note": "so  it was")"), text.c_str());
    }

    void faultsOfOlderComponents_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char *name, const char *rules, const char *fault) {
            QTest::newRow(name) << QString(rules) << QString(fault);
        };
        row("no list", R"("drownings": 3)", "'drownings' must be a list, not 3");
        row("nothing in a set",
            R"("cautions": [{"types": []}])",
            "an empty list of whom a rule is about; without 'types' it is about everybody");
        row("an unknown choice",
            R"("holdings": [{"lines": "round"}])",
            "unknown lines 'round'; the choices are orthogonal, diagonal and all");
        row("a number that is too small",
            R"("ends": [{"when": "block", "side": 0}])",
            "'side' must be a whole number from 1 to 65535, not 0");
        row("a small letter",
            R"("ends": [{"when": "castled", "letters": ["k"]}])",
            "a wing's letter is one capital from A to Z, not 'k'");
        row("an unknown name", R"("cautions": [{"types": ["Woman"]}])", "unknown piece 'Woman'");
    }
    void faultsOfOlderComponents()
    {
        QFETCH(QString, rules);
        QFETCH(QString, fault);
        const auto read = readDesign(olderFile(rules));
        QVERIFY(!read.has_value());
        const QString message = QString::fromStdString(read.error().front().sentence());
        QVERIFY2(message.startsWith(fault), qPrintable(message));
        QCOMPARE(read.error().front().place.line, 6);
    }

    void unknown()
    {
        QCOMPARE(messageOf(withLibraryRule(bundledDesign("chess"), "circus")),
                 std::string("there is no ready rule called 'circus'"));
    }

    void takenName()
    {
        Design design = bundledDesign("chess");
        design = must(withPastedRules(design, R"({"words": [{"name": "pace", "means": "3"}]})"));
        const auto next = withLibraryRule(design, "shrinking-board");
        QVERIFY(!next.has_value());
        QVERIFY2(messageOf(next).find("'pace'") != std::string::npos, messageOf(next).c_str());
    }
};

QTEST_GUILESS_MAIN(tst_rule_library)
#include "tst_rule_library.moc"
