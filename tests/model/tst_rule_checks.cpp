#include "model/check/check.h"
#include "model/file/design_reader.h"
#include "tests/support.h"

using namespace rookery;
using namespace rookery::test;

/// Rules that contradict each other or the setup, and what is said of them.
class tst_rule_checks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contradictions_data();
    void contradictions();
};

void tst_rule_checks::contradictions_data()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *rules, const char *problem) {
        QTest::newRow(name) << QByteArray(rules) << QString(problem);
    };
    row("nothing wrong", R"("pass": "never", "ends": [{"when": "stalemate", "outcome": "loss"}])", "");
    row("castling without a rook",
        R"("castling": [{"kings": ["King"], "partners": ["Rook"], "wings": [
            {"player": "White", "letter": "K", "king": "a1", "partner": "c1", "king-to": "b1", "partner-to": "a1"}]}])",
        "R008 White cannot castle on the wing K, because the setup has no man for it there");
    row("castling of men put down later",
        R"("castling": [{"kings": ["King"], "partners": ["Rook"], "men": "dropped", "wings": [
            {"player": "White", "letter": "K", "king": "a1", "partner": "c1", "king-to": "b1", "partner-to": "a1"}]}])",
        "");
    row("mate without a king",
        R"("ends": [{"when": "mate", "outcome": "loss"}])",
        "R009 nobody can be in check, because no man is royal");
    row("mate of a royal group", R"("royals": [{"types": ["King"]}], "ends": [{"when": "mate", "outcome": "loss"}])", "");
    row("an end nowhere",
        R"("ends": [{"when": "reached", "zone": "nowhere", "outcome": "win"}])",
        "R003 the rule is about the zone nowhere, which has no cells");
    row("a king of kings",
        R"("promotions": [{"types": ["King"], "into": ["King", "Rook"]}])",
        "R004 King promotes into itself");
    row("drops from empty hands",
        R"("drops": [{"types": ["King"], "contact": "friend"}])",
        "R005 nobody ever has a man in hand to put down");
    row("drops of captured men",
        R"("hands": {"captured": "captors-hand"}, "drops": [{"types": ["King"], "contact": "friend"}])",
        "");
    row("gates without men",
        R"("gating": [{"movers": ["King"]}])",
        "R005 nobody ever has a man in hand to come in");
    row("the same end twice",
        R"("ends": [{"when": "stalemate"}, {"when": "stalemate", "outcome": "loss"}])",
        "R006 this end never comes, because the 1. end has the same condition and comes before it");
    row("the same end for another player",
        R"("ends": [{"when": "stalemate", "players": ["White"]}, {"when": "stalemate", "outcome": "loss", "players": ["Black"]}])",
        "");
    row("passers without passing",
        R"("pass": "never", "passers": ["White"])",
        "R007 'passers' says who may pass, but nobody ever may");
    row("a royal man whom nobody has",
        R"("royals": [{"types": ["Ghost"]}], "ends": [{"when": "mate", "outcome": "loss"}])",
        "R010 the rule names Ghost, of whom there never is one");
    row("a man made by promotion",
        R"("promotions": [{"types": ["Rook"], "into": ["Ghost"]}], "ends": [{"when": "extinct", "types": ["Ghost"]}])",
        "");
    row("a promotion that cannot stand",
        R"("promotions": [{"types": ["Rook"], "into": ["Guard"], "zone": "west"}])",
        "R011 promotion makes a Guard where it may not stand, outside its zone east");
    row("a promotion that can",
        R"("promotions": [{"types": ["Rook"], "into": ["Guard"], "zone": "east"}])",
        "");
    row("men without a turn",
        R"("turns": {"cycle": ["White"]}, "ends": [{"when": "stalemate"}])",
        "R012 Black has men and never a turn");
    row("passing by one step",
        R"("en-passant": [{"victims": ["King"], "takers": ["King"]}])",
        "R013 nobody can be captured in passing, because no such man ever passes a cell");
    row("passing by a long slide", R"("en-passant": [{"victims": ["Rook"], "takers": ["King"]}])", "");
    row("passing instead of a duty",
        R"("pass": "always", "compulsions": [{"captures": "must"}])",
        "R014 players may pass at any time and must capture; who can capture cannot pass");
    row("an end by passes that nobody makes",
        R"("ends": [{"when": "passes"}])",
        "R014 the end never comes, because nobody may pass");
    row("stalemate of who passes",
        R"("pass": "always", "ends": [{"when": "stalemate"}])",
        "R014 the end never comes, because who has no move passes");
    row("left alone where nobody goes on",
        R"("ends": [{"when": "left-alone", "outcome": "win"}])",
        "R014 the end never comes, because the first loss ends the game for everybody");
    row("a row longer than the board",
        R"("hands": {"supply": "endless"}, "ends": [{"when": "row", "length": 4, "outcome": "win"}])",
        "R015 no line of the board has 4 cells");
    row("a goal for more men than there are",
        R"("ends": [{"when": "reached", "zone": "west", "count": 3, "outcome": "win", "players": ["Black"]}])",
        "R015 Black does not have the 3 men that the end asks for");
    row("hands that are never emptied",
        R"("hands": {"captured": "captors-hand"}, "drops": [])",
        "R016 captured men go to the hand and nobody may ever put one down");
}

void tst_rule_checks::contradictions()
{
    QFETCH(QByteArray, rules);
    QFETCH(QString, problem);
    const QByteArray text = R"({"rookery": 1, "board": {"lattice": "square", "size": [3, 3], "edits": {"zones": {"nowhere": [],
            "west": ["a1", "a2", "a3"], "east": ["c1", "c2", "c3"]}}},
        "pieces": [{"name": "King", "letters": "K", "moves": [{"betza": "K"}]}, {"name": "Rook", "letters": "R", "moves": [{"betza": "R"}]},
            {"name": "Ghost", "moves": [{"betza": "K"}]},
            {"name": "Guard", "moves": [{"betza": "K"}], "confined-to": "east"}],
        "setup": {"White": {"King": ["a1"]}, "Black": {"King": ["a3"], "Rook": ["c3"]}}, "rules": {)"
                            + rules + "}}";
    TAKE(read, readDesign(text.toStdString()));
    QStringList found;
    for (const Problem &one : check(read.design)) {
        if (one.code.front() == 'R')
            found << QString::fromStdString(one.code + " " + one.sentence);
    }
    QCOMPARE(found, problem.isEmpty() ? QStringList() : QStringList(problem));
}

QTEST_APPLESS_MAIN(tst_rule_checks)
#include "tst_rule_checks.moc"
