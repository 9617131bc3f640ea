#include "tests/model/export_support.h"
#include "tests/model/play_beside.h"

using namespace rookery;
using namespace rookery::test;

/// Game files: what is written reads back as the same game, and a row for every construct.
class tst_zrf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTrip_data();
    void roundTrip();
    void blocks_data();
    void blocks();
    void gridAndLinks();
    void variantReplacesSections();
    void goals();
    void refused_data();
    void refused();
    void unusualBlockIsLeftOut();
    void turnOrders_data();
    void turnOrders();
};

namespace {

Result<Imported, Errors> readGame(const std::string &text, std::string variant = {})
{
    return findFormat("zrf")->read(text, {std::move(variant)});
}

/// A board of 5 by 5 with one piece of White's on c1.
std::string gameWith(const std::string &pieceBody,
                     const std::string &defines = {},
                     const std::string &more = {})
{
    return "(version \"2.0\")\n" + defines
           + "(game (title \"T\") (players White Black) (turn-order White Black)\n"
             "(board (grid (start-rectangle 0 0 9 9) (dimensions (\"a/b/c/d/e\" (9 0)) "
             "(\"5/4/3/2/1\" (0 9)))"
             " (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0) (ne 1 -1) (nne 1 -2)))\n"
             "(zone (name top) (players White) (positions a5 b5 c5 d5 e5)))\n"
             "(board-setup (White (Man c1)) (Black (Foe c4)))\n"
             "(piece (name Man) "
           + pieceBody + ")\n(piece (name Foe))\n(piece (name Queen))\n" + more + ")\n";
}

} // namespace

void tst_zrf::roundTrip_data()
{
    QTest::addColumn<QString>("design");
    for (const char *name :
         {"small", "small, ordinary king", "holed", "tablut", "chess-cylinder", "chess-circular"})
        QTest::newRow(name) << name;
}

void tst_zrf::roundTrip()
{
    QFETCH(QString, design);
    Design before = gameToExport(design);
    before.rules.edit([](Rules &rules) {
        rules.castling.clear();
        rules.enPassant.clear();
        rules.enclosing.clear();
    });
    const auto made = exported(*findFormat("zrf"), Subject(before), {{}, "game"});
    QVERIFY2(made.has_value(), made ? "" : made.error().notes.front().text().c_str());
    const auto read = readGame(made->files.front().text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    QVERIFY2(read->losses.empty(),
             read->losses.empty() ? "" : read->losses.front().sentence().c_str());
    for (int depth = 1; depth <= 3; ++depth)
        QCOMPARE(countOf(read->design, depth), countOf(before, depth));
}

void tst_zrf::blocks_data()
{
    QTest::addColumn<QString>("defines");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QStringList>("cells");
    const auto row =
        [](const char *name, const char *defines, const char *moves, const QStringList &cells) {
            QTest::newRow(name) << defines << moves << cells;
        };
    row("step", "", "(n (verify not-friend?) add)", {"c2"});
    row("leap", "", "(nne (verify not-friend?) add)", {"d3"});
    row("slide", "", "(n (while empty? add n) (verify not-friend?) add)", {"c2", "c3", "c4"});
    row("slide by macro",
        "(define slide ($1 (while empty? add $1) (verify not-friend?) add))",
        "(slide n) (slide e)",
        {"c2", "c3", "c4", "d1", "e1"});
    row("spliced macro",
        "(define slide $1 (while empty? add $1) (verify not-friend?) add)",
        "((slide w))",
        {"a1", "b1"});
    row("macro in macro",
        "(define end (verify enemy?) add) (define take ($1 (while empty? $1) (end)))",
        "(take n)",
        {"c4"});
    row("quiet only", "", "(n (verify empty?) add n (verify empty?) add)", {"c2", "c3"});
    row("lame", "", "(n (verify empty?) ne (verify not-friend?) add)", {"d3"});
    row("not before two steps", "", "(n (verify empty?) n (while empty? add n))", {"c3"});
    row("hop", "", "(n (while empty? n) n (while empty? n) (verify enemy?) add)", {});
    row("hop and land",
        "",
        "(n (while empty? n) (verify not-empty?) n (verify empty?) add)",
        {"c5"});
    row("bent",
        "",
        "(n (verify empty?) add (verify empty?) e (while empty? add e))",
        {"c2", "d2", "e2"});
    row("if empty", "", "(n (if empty? add) (verify empty?) n (if empty? add))", {"c2", "c3"});
}

void tst_zrf::blocks()
{
    QFETCH(QString, defines);
    QFETCH(QString, moves);
    QFETCH(QStringList, cells);
    const auto read =
        readGame(gameWith(("(moves " + moves + ")").toStdString(), defines.toStdString()));
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    QVERIFY2(read->losses.empty(),
             read->losses.empty() ? "" : read->losses.front().sentence().c_str());
    const CompiledGame game(read->design);
    const Position start = startPosition(read->design, game.board());
    const CellId from = *game.board().find("c1");
    Reach reach;
    ReachScratch scratch;
    game.reach(start, from, *start.at(from), reach, scratch);
    QStringList found;
    for (const CellId cell : game.board().cells()) {
        if (reach.isTarget(cell))
            found.append(QString::fromStdString(game.board().name(cell)));
    }
    QCOMPARE(found, cells);
}

void tst_zrf::gridAndLinks()
{
    const auto read = readGame("(game (title \"Ring\") (players A B) (turn-order A B)\n"
                               "(board (grid (start-rectangle 0 0 9 9) (dimensions (\"x/y/z\" (9 "
                               "0)) (\"2/1\" (0 9))) (directions (n 0 -1) (e 1 0) (w -1 0)))\n"
                               "(positions (home 30 0 39 9)) (links e (z1 x1) (z2 home)) (unlink "
                               "(x1 n)) (kill-positions y2)\n"
                               "(symmetry B (n n) (e w) (w e)))\n"
                               "(board-setup (A (Man x1)) (B (Man z1)))\n"
                               "(piece (name Man) (moves (n add) (e (verify not-friend?) add))))");
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    const Design &design = read->design;
    const Board board(design.board, design.directions);
    QCOMPARE(board.size(), std::size_t(6));
    QVERIFY(!board.find("y2").has_value());
    QVERIFY(board.find("home").has_value());
    const auto e = board.compass().step(*design.directions->find("e"));
    const auto n = board.compass().step(*design.directions->find("n"));
    QCOMPARE(board.name(board.link(*board.find("z1"), e)->to), std::string("x1"));
    QCOMPARE(board.name(board.link(*board.find("z2"), e)->to), std::string("home"));
    QVERIFY(!board.link(*board.find("x1"), n).has_value());
    QVERIFY(design.rules->players[1].facing == orientation::flipEastWest);
}

void tst_zrf::variantReplacesSections()
{
    const std::string two =
        gameWith("(moves (n add))")
        + "(variant (title \"Other\") (board-setup (White (Man a1)) (Black (Foe b4 c4))))";
    const auto first = readGame(two);
    const auto other = readGame(two, "Other");
    QVERIFY(first.has_value() && other.has_value());
    QCOMPARE(first->design.setup->placements.size(), std::size_t(2));
    QCOMPARE(other->design.setup->placements.size(), std::size_t(3));
    QCOMPARE(other->design.info->name, std::string("Other"));
    const auto none = readGame(two, "Othr");
    QVERIFY(!none.has_value());
    QCOMPARE(none.error().front().sentence(),
             std::string("there is no game 'Othr'; did you mean 'Other'?"));
}

void tst_zrf::goals()
{
    const auto read = readGame(gameWith(
        "(moves (n add))",
        {},
        "(loss-condition (White Black) (checkmated Man)) (draw-condition (White Black) stalemated)"
        "(draw-condition (White Black) repetition) (loss-condition (Black) (pieces-remaining 1 "
        "Foe))"
        "(win-condition (White) (absolute-config Man (top))) (count-condition (White) "
        "stalemated)"));
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    const auto &ends = read->design.rules->ends;
    QCOMPARE(ends.size(), std::size_t(5));
    QVERIFY(std::holds_alternative<Mate>(ends[0].condition) && ends[0].outcome == Outcome::Loss
            && ends[0].players.empty());
    QVERIFY(std::holds_alternative<Stalemate>(ends[1].condition)
            && ends[1].outcome == Outcome::Draw);
    QVERIFY(std::holds_alternative<Repetition>(ends[2].condition));
    QCOMPARE(std::get<Extinct>(ends[3].condition).atMost, 1);
    QCOMPARE(ends[3].players, PlayerSet{PlayerId(1)});
    QVERIFY(std::holds_alternative<Reached>(ends[4].condition));
    QVERIFY(read->design.pieces->types[0].royalty == Royalty::Royal);
    QCOMPARE(read->losses.size(), std::size_t(1));
}

void tst_zrf::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const std::string &text, const char *error) {
        QTest::newRow(name) << QString::fromStdString(text) << error;
    };
    row("nothing", "", "1:1: a file of this kind has a (game ...)");
    row("no end", "(game (title \"x\")", "1:1: this '(' has no ')'");
    row("no beginning", "(version \"2.0\"))", "1:16: this ')' has no '('");
    row("string without end", "(game (title \"x))", "1:14: this string has no end");
    row("no players",
        "(game (title \"x\"))",
        "1:1: a game has (players ...) and a (turn-order ...)");
    row("macro for ever",
        "(define a (a))\n(game (a))",
        "1:11: definitions may use each other 64 deep");
    row("macro without argument", "(define a $1)\n(game (a))", "1:11: nothing is given for $1");
    row("unknown position",
        gameWith("(moves (n add))", {}, "(board-setup (White (Man z9)))"),
        "9:26: there is no position 'z9'");
}

void tst_zrf::refused()
{
    QFETCH(QString, text);
    QFETCH(QString, error);
    const auto read = readGame(text.toStdString());
    QVERIFY(!read.has_value());
    const Error &first = read.error().front();
    QCOMPARE(QString("%1:%2: %3")
                 .arg(first.place.line)
                 .arg(first.place.column)
                 .arg(QString::fromStdString(first.sentence())),
             error);
}

void tst_zrf::unusualBlockIsLeftOut()
{
    const auto read =
        readGame(gameWith("(moves (n add) (e cascade from n to add) (w (verify attacked?) add))"));
    QVERIFY(read.has_value());
    QCOMPARE(read->losses.size(), std::size_t(2));
    QCOMPARE(
        read->losses[0].sentence(),
        std::string(
            "line 6: a move of Man is left out: 'cascade' is none of the usual words of a block"));
    QCOMPARE(
        read->losses[1].sentence(),
        std::string("line 6: a move of Man is left out: this condition is none of the usual ones"));
    QCOMPARE(read->design.pieces->types[0].moves.size(), std::size_t(1));
}

void tst_zrf::turnOrders_data()
{
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("opening");
    QTest::addColumn<QString>("cycle");
    QTest::newRow("one after the other") << "White Black"
                                         << ""
                                         << "";
    QTest::newRow("Black begins") << "Black White"
                                  << ""
                                  << "1 0";
    QTest::newRow("two moves a turn behind the first") << "White repeat Black Black White White"
                                                       << "0"
                                                       << "1 1 0 0";
}

/// Who moves when; the players keep their order.
void tst_zrf::turnOrders()
{
    QFETCH(QString, order);
    QFETCH(QString, opening);
    QFETCH(QString, cycle);
    std::string text = gameWith("(moves (n add))");
    const std::string usual = "(turn-order White Black)";
    text.replace(text.find(usual), usual.size(), "(turn-order " + order.toStdString() + ")");
    const auto read = readGame(text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    const auto listed = [](const std::vector<PlayerId> &players) {
        QStringList all;
        for (const PlayerId player : players)
            all << QString::number(player.index());
        return all.join(QLatin1Char(' '));
    };
    const Turns &turns = read->design.rules->turns;
    QCOMPARE(listed(turns.opening), opening);
    QCOMPARE(listed(turns.cycle), cycle);
    QCOMPARE(QString::fromStdString(read->design.rules->players.front().name), QString("White"));
}

QTEST_APPLESS_MAIN(tst_zrf)
#include "tst_zrf.moc"
