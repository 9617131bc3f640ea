#include "model/edit/board/zone_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/movement/words/leg_words.h"
#include "model/play/reach/trace.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

Design trajectoriesDesign()
{
    auto read = readDesign(findBundled("trajectories")->text);
    if (!read)
        qFatal("%s", read.error().front().sentence().c_str());
    return std::move(read->design);
}

/// Puts pieces on the board: `+e3` a friend of the piece's player, `-e5:Cannon` an enemy of that
/// type.
void fill(Asker &asker, const Design &design, const QString &pieces, int player)
{
    for (const QString &word : pieces.split(' ', Qt::SkipEmptyParts)) {
        const QStringList parts = word.mid(1).split(':');
        const std::string type = parts.size() > 1
                                     ? QString(parts[1]).replace('_', ' ').toStdString()
                                     : std::string("Footman");
        const std::string cell = parts[0].toStdString();
        const int owner = word.startsWith('+') ? player : 1 - player;
        asker.position().put(cellOf(asker.board(), cell),
                             {*design.pieces->find(type), PlayerId(owner), true});
    }
}

Design withBetza(const Design &design, const QString &betza)
{
    const Design added = must(withPieceAdded(design, "New"));
    const PieceId piece(added.pieces->types.size() - 1);
    return must(withMovementAdded(
        added, piece, Movement{BetzaText{betza.toStdString()}, When::Always, {}}));
}

} // namespace

/// The bundled pieces that branch, and those whose legs have conditions, against cells found by
/// hand.
class tst_leg_conditions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reach_data();
    void reach();
    void outcomes_data();
    void outcomes();
    void startCells();
    void reasons_data();
    void reasons();
    void words_data();
    void words();
    void whatIsNamedStays();
    void anImitatorMovesAsTheLastMoverDid_data();
    void anImitatorMovesAsTheLastMoverDid();
    void royalPiecesAreCapturedOrSpared();
};

void tst_leg_conditions::reach_data()
{
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("cells");
    QTest::addColumn<int>("player");
    const auto row = [](const char *name,
                        const char *piece,
                        const char *from,
                        const char *pieces,
                        const char *cells,
                        int player = 0) {
        QTest::newRow(name) << piece << from << pieces << cells << player;
    };
    row("bends left at the first obstacle",
        "Left bender",
        "e1",
        "-e5 -e7",
        "a1 a9 b1 b8 c1 c7 d1 d6 e2 e3 e4 f1 g1 h1 i1");
    row("without an obstacle it is a rook",
        "Left bender",
        "e1",
        "",
        "a1 b1 c1 d1 e2 e3 e4 e5 e6 e7 e8 e9 f1 g1 h1 i1");
    row("bends to both sides",
        "Bifurcating rook",
        "e1",
        "-e5",
        "a1 a9 b1 b8 c1 c7 d1 d6 e2 e3 e4 f1 f6 g1 g7 h1 h8 i1 i9");
    row("bends at a friend, captures on the second leg",
        "Bifurcating rook",
        "e1",
        "+e5 -c7",
        "a1 b1 c1 c7 d1 d6 e2 e3 e4 f1 f6 g1 g7 h1 h8 i1 i9");
    row("half turns and turns back by half",
        "Fan bender",
        "e1",
        "-e5",
        "a1 a9 b1 b2 b8 c1 c3 c7 d1 d4 d6 e2 e3 e4 f1 f4 f6 g1 g3 g7 h1 h2 h8 i1 i9");
    row("bounces off each side in turn",
        "Bouncer",
        "c1",
        "",
        "a3 b2 b4 c5 d2 d6 e3 e7 f4 f8 g5 g9 h6 h8 i7");
    row("and is stopped as any slider is", "Bouncer", "c1", "-c5 +g5", "a3 b2 b4 c5 d2 e3 f4");
    row("not in a corner", "Bouncer", "e5", "", "a1 a9 b2 b8 c3 c7 d4 d6 f4 f6 g3 g7 h2 h8 i1 i9");
    row("straight on with other rights",
        "Cannon",
        "e1",
        "+e3 -e6",
        "a1 b1 c1 d1 e2 e6 f1 g1 h1 i1");
    row("takes what it hops over",
        "Long leaper",
        "e1",
        "-e4",
        "a1 b1 c1 d1 e2 e3 e5 e6 e7 e8 e9 f1 g1 h1 i1");
    row("spares friends by stopping", "Long leaper", "e1", "+e4", "a1 b1 c1 d1 e2 e3 f1 g1 h1 i1");
    row("goes on otherwise after friend and enemy",
        "Courtier",
        "e1",
        "+e4 -c1",
        "c1 c2 d1 e2 e3 e5 e6 e7 e8 e9 f1 g1 h1 i1");
    row("two hurdles", "Double cannon", "e1", "+e3 -e5 -e8", "e6 e7 e8");
    row("one hurdle of two", "Double cannon", "e1", "+e3", "");
    row("hurdle and landing within two", "Short hopper", "e1", "-e3", "e4 e5");
    row("hurdle too far", "Short hopper", "e1", "-e4", "");
    row("a chain of captures", "Chain jumper", "e1", "-f2 -h4", "g3 i5");
    row("within the palace", "Governor", "d3", "", "d2 e2 e3");
    row("within the palace of the other side", "Governor", "e9", "", "d8 d9 e8 f8 f9", 1);
    row("does not cross the river", "River elephant", "c4", "", "a2 e2");
    row("is lame", "River elephant", "c4", "-d3", "a2");
    row("out of the bank", "Invader", "e2", "", "e3 e5 e6 e7 e8 e9");
    row("has left the bank", "Invader", "e6", "", "e7");
    row("into the bank", "Home comer", "e6", "", "d6 e1 e2 e3 e4 e5 e7 f6");
    row("double step from the second rank", "Footman", "e2", "", "e3 e4");
    row("and from there only", "Footman", "e3", "", "e4");
    row("from the other side's second rank", "Footman", "e8", "", "e6 e7", 1);
    row("never back", "Roamer", "a1", "+a2 +b2", "c2 d1");
    row("hops over no cannon", "Proud cannon", "e1", "-e3:Proud_cannon -e6", "");
    row("captures no cannon", "Proud cannon", "e1", "-e3 -e6:Proud_cannon", "e4 e5");
    row("captures over others", "Proud cannon", "e1", "-e3 -e6", "e4 e5 e6");
    row("captures two types only",
        "Hunter",
        "a1",
        "-a3 -c3:Governor -c1:Invader",
        "a2 b1 b2 c1 c3");
    row("imitates the moves of one and the captures of another",
        "Pretender",
        "e1",
        "-e5 -e8",
        "a1 a9 b1 b8 c1 c7 d1 d6 e2 e3 e4 e8 f1 g1 h1 i1");
    row("pushes into free cells only", "Pusher", "e4", "-e5 -d4 -c4 +f4", "e3 e5 f4");
    row("does not push over the edge", "Pusher", "e8", "-e9", "d8 e7 f8");
}

void tst_leg_conditions::reach()
{
    QFETCH(QString, piece);
    QFETCH(QString, from);
    QFETCH(QString, pieces);
    QFETCH(int, player);
    const Design design = trajectoriesDesign();
    Asker asker(design);
    fill(asker, design, pieces, player);
    QTEST(asker.targets(piece.toStdString(), from.toStdString(), player), "cells");
    const CellId start = cellOf(asker.board(), from.toStdString());
    const Piece boardPiece{*design.pieces->find(piece.toStdString()), PlayerId(player), true};
    for (const CellId to : asker.board().cells()) {
        const auto ways = trajectories(asker.game(), asker.position(), start, boardPiece, to);
        const bool reaches = !ways.empty() && !ways.front().obstacle;
        QCOMPARE(reaches, asker.reach(piece.toStdString(), start, player).isTarget(to));
    }
}

void tst_leg_conditions::outcomes_data()
{
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("outcomes");
    QTest::newRow("a friend changes places") << "Swapper"
                                             << "a1"
                                             << "+a3 +b1 +b2"
                                             << "a2;a3 a3>a1;b1 b1>a1;b2 b2>a1";
    QTest::newRow("an enemy is pushed on") << "Pusher"
                                           << "a1"
                                           << "-a2 +b1"
                                           << "a2 a2>a3;b1 b1>c1";
    QTest::newRow("an enemy is pulled along") << "Puller"
                                              << "e4"
                                              << "-e5"
                                              << "e3 e5>e4";
    QTest::newRow("no room to pull") << "Puller"
                                     << "e4"
                                     << "-e5 +e3"
                                     << "";
    QTest::newRow("hopped over and taken") << "Long leaper"
                                           << "a1"
                                           << "-a2 +a4 +b1"
                                           << "a3 a2";
    QTest::newRow("one by one") << "Chain jumper"
                                << "e1"
                                << "-f2 -h4"
                                << "g3 f2;i5 f2 h4";
}

void tst_leg_conditions::outcomes()
{
    QFETCH(QString, piece);
    QFETCH(QString, from);
    QFETCH(QString, pieces);
    const Design design = trajectoriesDesign();
    Asker asker(design);
    fill(asker, design, pieces, 0);
    const Board &board = asker.board();
    QStringList found;
    for (const MoveOutcome &outcome :
         asker.outcomes(piece.toStdString(), cellOf(board, from.toStdString()))) {
        std::string text = board.name(outcome.to);
        for (const Taken &taken : outcome.taken)
            text +=
                " " + board.name(taken.cell) + (taken.putTo ? ">" + board.name(*taken.putTo) : "");
        found << QString::fromStdString(text);
    }
    QTEST(found.join(';'), "outcomes");
}

void tst_leg_conditions::startCells()
{
    Design design = trajectoriesDesign();
    const Board board(design.board, design.directions);
    const SiteId home = board.site(cellOf(board, "a1"));
    design = must(withPiecesPlaced(
        design, std::span(&home, 1), *design.pieces->find("Starter"), PlayerId(0)));
    Asker asker(design);
    QCOMPARE(asker.reach("Starter", cellOf(board, "a1"), 0, false).cells(Mark::Move).size(),
             std::size_t(16));
    QCOMPARE(asker.targets("Starter", "a1", 0, true), QString("a2 b1"));
    QCOMPARE(asker.targets("Starter", "a2", 0, false), QString("a1 a3 b2"));
    QCOMPARE(asker.targets("Starter", "a1", 1, false), QString("a2 b1"));
}

void tst_leg_conditions::reasons_data()
{
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("way");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("reason");
    QTest::newRow("within") << "Governor"
                            << "d3 d4"
                            << ""
                            << "only within the zone 'palace'";
    QTest::newRow("out of") << "Invader"
                            << "e2 f2"
                            << ""
                            << "only out of the zone 'bank'";
    QTest::newRow("into") << "Home comer"
                          << "e9 e7"
                          << ""
                          << "only from outside into the zone 'bank'";
    QTest::newRow("from") << "Footman"
                          << "e3 e5"
                          << ""
                          << "only from a cell of the zone 'second-rank'";
    QTest::newRow("back") << "Roamer"
                          << "a1 b1"
                          << "+a2 +b2"
                          << "the piece has just come from b1";
    QTest::newRow("edge") << "Bouncer"
                          << "c1 c3"
                          << ""
                          << "this path goes on only where the board ends ahead";
    QTest::newRow("unmoved") << "Starter"
                             << "a1 a5"
                             << ""
                             << "only while the piece has not moved";
    QTest::newRow("type") << "Hunter"
                          << "a1 a3"
                          << "-a3"
                          << "this path does not count the Black Footman on a3";
    QTest::newRow("room") << "Pusher"
                          << "e8 e9"
                          << "-e9"
                          << "no room: the pieces dropped on this path would share a cell";
}

void tst_leg_conditions::reasons()
{
    QFETCH(QString, piece);
    QFETCH(QString, way);
    QFETCH(QString, pieces);
    const Design design = trajectoriesDesign();
    Asker asker(design);
    fill(asker, design, pieces, 0);
    const Board &board = asker.board();
    const Piece boardPiece{*design.pieces->find(piece.toStdString()), PlayerId(0), true};
    const auto ways = trajectories(asker.game(),
                                   asker.position(),
                                   cellOf(board, way.left(2).toStdString()),
                                   boardPiece,
                                   cellOf(board, way.right(2).toStdString()));
    QStringList found;
    for (const Trajectory &trajectory : ways)
        found << QString::fromStdString(
            describeObstacle(trajectory, board, asker.position(), design).text());
    QFETCH(QString, reason);
    QVERIFY2(found.contains(reason), qPrintable(found.join("; ")));
}

void tst_leg_conditions::words_data()
{
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("words");
    QTest::newRow("zone") << "Governor"
                          << "steps in any direction (only within the zone 'palace')";
    QTest::newRow("types")
        << "Hunter"
        << "slides any distance in all 8 directions (only an enemy of type Governor or Invader)";
    QTest::newRow("push") << "Pusher"
                          << "steps orthogonally without capturing (pushes the piece there one "
                             "step on)";
}

void tst_leg_conditions::words()
{
    QFETCH(QString, piece);
    const Design design = trajectoriesDesign();
    const PieceType &type = (*design.pieces)[*design.pieces->find(piece.toStdString())];
    QTEST(QString::fromStdString(
              describeMovementInWords(type.moves.front(), *design.directions, &design).text()),
          "words");
}

void tst_leg_conditions::whatIsNamedStays()
{
    const Design design = trajectoriesDesign();
    const auto removed = withPieceRemoved(design, *design.pieces->find("Governor"));
    QCOMPARE(QString::fromStdString(messageOf(removed)),
             QString("piece 'Governor' is named by Hunter; change that first"));
    const auto zone = withZoneRemoved(design, ZoneId(0));
    QCOMPARE(QString::fromStdString(messageOf(zone)),
             QString("zone 'palace' is named by Governor; change that first"));
    // The cannon's own mention goes with it; others keep theirs when the order changes.
    const Design fewer = must(withPieceRemoved(design, *design.pieces->find("Proud cannon")));
    const Design moved = must(withPieceAt(fewer, *fewer.pieces->find("Governor"), 0));
    Asker asker(moved);
    fill(asker, moved, "-a3 -c3:Governor -c1:Invader", 0);
    QCOMPARE(asker.targets("Hunter", "a1"), QString("a2 b1 b2 c1 c3"));
}

void tst_leg_conditions::anImitatorMovesAsTheLastMoverDid_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("cells");
    QTest::newRow("no one yet") << "I"
                                << ""
                                << "";
    QTest::newRow("a footman") << "I"
                               << "Footman"
                               << "d3 e3 e4";
    QTest::newRow("only its moves") << "mI"
                                    << "Footman"
                                    << "e3 e4";
    QTest::newRow("only its captures") << "cI"
                                       << "Footman"
                                       << "d3";
    QTest::newRow("a governor") << "I"
                                << "Governor"
                                << "d1 d2 d3 e1 e3 f1 f2 f3";
    QTest::newRow("mirrored is not followed") << "bI"
                                              << "Footman"
                                              << "";
}

void tst_leg_conditions::anImitatorMovesAsTheLastMoverDid()
{
    QFETCH(QString, betza);
    QFETCH(QString, last);
    const Design design = withBetza(trajectoriesDesign(), betza);
    Asker asker(design);
    fill(asker, design, "-d3", 0);
    if (!last.isEmpty())
        asker.position().state().lastMoved = design.pieces->find(last.toStdString());
    QTEST(asker.targets("New", "e2"), "cells");
}

void tst_leg_conditions::royalPiecesAreCapturedOrSpared()
{
    for (const auto &[betza, cells] : {std::pair("kR", "b1"), std::pair("tR", "a2 a3")}) {
        Design design = withBetza(trajectoriesDesign(), betza);
        const PieceId governor = *design.pieces->find("Governor");
        design.pieces.edit(
            [&](Pieces &pieces) { pieces.types[governor.index()].royalty = Royalty::Royal; });
        Asker asker(design);
        fill(asker, design, "-a3 -b1:Governor", 0);
        QCOMPARE(asker.targets("New", "a1"), QString(cells));
    }
}

QTEST_APPLESS_MAIN(tst_leg_conditions)
#include "tst_leg_conditions.moc"
