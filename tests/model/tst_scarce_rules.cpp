#include "model/engine/fast_game.h"
#include "model/file/design/rule_library.h"
#include "model/play/game/game_record.h"
#include "model/play/legal/refusal.h"
#include "tests/model/perft_support.h"
#include "tests/model/table.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

/// `a1-b2 c3-d4`, sorted, of the legal moves that begin with the text.
QString movesLike(Table &table, const QString &start)
{
    QStringList found =
        table.legal().filter(QRegularExpression("^" + QRegularExpression::escape(start)));
    found.sort();
    return found.join(' ');
}

QString endOf(GameRecord &game, const Design &design)
{
    const auto end = game.end();
    return end ? QString::fromStdString(describeEnd(*end, design)) : QString();
}

/// Plays moves to and fro, for one player after the other.
void playAround(GameRecord &game, Table &table, const QStringList &moves, int times)
{
    for (int i = 0; i < times; ++i) {
        const QString text = moves[i % moves.size()];
        const std::vector<Move> legal = game.legalMoves();
        game.play(must(
            findMove(text.toStdString(), table.moveRules.board(), *table.design.pieces, legal)));
    }
}

} // namespace

/// Rules that hardly any game has: pieces held from one side only, pieces that change places,
/// pieces in each other's way, dead pieces, passing for a whole round, balanced endgames and
/// points.
class tst_scarce_rules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waysOfPieces_data();
    void waysOfPieces();
    void heldPiecesCheckNothing();
    void exchangesHaveTheirOccasion_data();
    void exchangesHaveTheirOccasion();
    void anExchangeIsCounted();
    void blockadesCostNoTurn();
    void blockadesNeedNoSafeKing();
    void deadPiecesStay();
    void passersWaitForTheirPlayer();
    void dropsRestOnTheirOwnLevel();
    void fewPiecesInBalance_data();
    void fewPiecesInBalance();
    void fewPiecesByPoints_data();
    void fewPiecesByPoints();
    void fewPiecesOfThoseInTheGame_data();
    void fewPiecesOfThoseInTheGame();
    void capturesAndMatesBringPoints();
    void janggiCountsPoints();
    void tablesAgree_data();
    void tablesAgree();
};

void tst_scarce_rules::waysOfPieces_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("moves");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const char *start,
                        const char *moves) {
        QTest::newRow(name) << QString(design) << QString(position) << QString(start)
                            << QString(moves);
    };
    const char *dragon = "dragonchess";
    row("above a basilisk",
        dragon,
        "Ba1:1/King Bl8:2/King Ae4:1/Basilisk Be4:2/Warrior / turn=2",
        "Be4-",
        "");
    row("above the other basilisk",
        dragon,
        "Ba1:1/King Bl8:2/King Ae4:2/Basilisk Be4:1/Warrior / turn=1",
        "Be4-",
        "");
    row("above one's own",
        dragon,
        "Ba1:1/King Bl8:2/King Ae4:2/Basilisk Be4:2/Warrior / turn=2",
        "Be4-",
        "Be4-Be3");
    row("beside the place above",
        dragon,
        "Ba1:1/King Bl8:2/King Ae5:1/Basilisk Be4:2/Warrior / turn=2",
        "Be4-",
        "Be4-Be3");
    row("two levels above",
        dragon,
        "Ba1:1/King Bl8:2/King Ae4:1/Basilisk Ce4:2/Griffon / turn=2",
        "Ce4-Cg",
        "Ce4-Cg1 Ce4-Cg7");
    row("below, in the caverns",
        dragon,
        "Ba1:1/King Bl8:2/King Be4:1/Warrior Ae4:2/Dwarf / turn=2",
        "Ae4-A",
        "Ae4-Ad4 Ae4-Ae3 Ae4-Af4");
    const char *byzantine = "byzantine";
    row("pawns who have met",
        byzantine,
        "a4:1/King i4:2/King k1:2/Knight c2:1/Clockwise_pawn d2:1/Anticlockwise_pawn / turn=2",
        "x",
        "xc2xd2");
    row("one's own pawns",
        byzantine,
        "a4:1/King i4:2/King k1:2/Knight c2:1/Clockwise_pawn d2:1/Anticlockwise_pawn / turn=1",
        "x",
        "");
    row("pawns back to back",
        byzantine,
        "a4:1/King i4:2/King k1:2/Knight c2:1/Anticlockwise_pawn d2:1/Clockwise_pawn / turn=2",
        "x",
        "");
    row("pawns of both sides",
        byzantine,
        "a4:1/King i4:2/King k1:2/Knight c2:1/Clockwise_pawn d2:2/Anticlockwise_pawn / turn=2",
        "x",
        "");
    row("three in a ring",
        byzantine,
        "a4:1/King i4:2/King k1:2/Knight c2:1/Clockwise_pawn d2:1/Anticlockwise_pawn "
        "b2:1/Clockwise_pawn "
        "/ turn=2",
        "x",
        "xc2xd2");
}

void tst_scarce_rules::waysOfPieces()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, start);
    QFETCH(QString, moves);
    Table table(design, position);
    QCOMPARE(movesLike(table, start), moves);
}

void tst_scarce_rules::heldPiecesCheckNothing()
{
    Table table("dragonchess", "Be1:1/King Bl8:2/King Ae4:1/Basilisk Be4:2/Oliphant / turn=1");
    QVERIFY(!table.moveRules.isInCheck(table.now, PlayerId(0)));
    QCOMPARE(movesLike(table, "Be1-Be"), QString("Be1-Be2"));
    QCOMPARE(movesLike(table, "Ae4-"), QString()); // it keeps the oliphant off
    Table free("dragonchess", "Be1:1/King Bl8:2/King Ae5:1/Basilisk Be4:2/Oliphant / turn=1");
    QVERIFY(free.moveRules.isInCheck(free.now, PlayerId(0)));
    Table held("dragonchess", "Ba1:1/King Bl8:2/King Ae4:1/Basilisk Be4:2/Warrior / turn=2");
    const Board &board = held.moveRules.board();
    QCOMPARE(QString::fromStdString(
                 describeRefusal(
                     held.design, held.moveRules, held.now, *board.find("Be4"), *board.find("Be3"))
                     .text()),
             QString("the Scarlet Warrior on Be4 cannot go to Be3: an enemy piece holds it"));
}

void tst_scarce_rules::exchangesHaveTheirOccasion_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("changes"); ///< all legal moves by which pieces change places
    const auto row = [](const char *name, const char *position, const char *changes) {
        QTest::newRow(name) << QString(position) << QString(changes);
    };
    row("in check",
        "f2:1/Shah f9:2/Rook a5:1/Camel k2:1/Elephant k10:2/Shah / turn=1",
        "f2-a5,f2 f2-k2,f2");
    row("into check", "f2:1/Shah f9:2/Rook a5:1/Camel a9:2/Rook k10:2/Shah / turn=1", "");
    row("out of check", "f2:1/Shah e9:2/Rook a5:1/Camel k10:2/Shah / turn=1", "");
    row("used before", "f2:1/Shah f9:2/Rook a5:1/Camel k10:2/Shah / turn=1 exchanged=1:1", "");
    row("used by the other",
        "f2:1/Shah f9:2/Rook a5:1/Camel k10:2/Shah / turn=1 exchanged=2:1",
        "f2-a5,f2");
    row("without any other move",
        "a1:1/Shah b9:2/Rook k2:2/Rook e5:1/Pawn_of_pawns e6:2/Camel k10:2/Shah / turn=1",
        "a1-e5,a1");
    row("with another move", "a1:1/Shah b9:2/Rook k2:2/Rook e5:1/Vizier k10:2/Shah / turn=1", "");
    row("a prince does not", "f2:1/Prince f9:2/Rook a5:1/Camel k10:2/Shah / turn=1", "");
}

void tst_scarce_rules::exchangesHaveTheirOccasion()
{
    QFETCH(QString, position);
    QFETCH(QString, changes);
    Table table("tamerlane", position);
    QStringList found = table.legal().filter(",");
    found.sort();
    QCOMPARE(found.join(' '), changes);
}

void tst_scarce_rules::anExchangeIsCounted()
{
    Table table("tamerlane", "f2:1/Shah f9:2/Rook a5:1/Camel k10:2/Shah / turn=1");
    const Position before = table.now;
    Undo undo;
    table.moveRules.make(table.now, table.find("f2-a5,f2"), undo);
    QCOMPARE(table.pieces(), QString("a5:K f2:J f9:r k10:k"));
    QCOMPARE(table.now.pieceCount(), before.pieceCount());
    QVERIFY2(table.text().endsWith(" exchanged=1:1"), qPrintable(table.text()));
    QVERIFY(must(readPosition(table.text().toStdString(), table.design, table.moveRules.board()))
                .state()
                .exchanges
            == table.now.state().exchanges);
    table.play("f9-f5");
    QVERIFY(table.moveRules.isInCheck(table.now, PlayerId(0)));
    QVERIFY(table.legal().filter(",").isEmpty());
    Table again("tamerlane", "f2:1/Shah f9:2/Rook a5:1/Camel k10:2/Shah / turn=1");
    again.moveRules.make(again.now, again.find("f2-a5,f2"), undo);
    MoveRules::unmake(again.now, undo);
    QVERIFY(again.now == before);
}

void tst_scarce_rules::blockadesCostNoTurn()
{
    Table table(
        "byzantine",
        "a4:1/King i4:2/King k1:2/Knight h1:1/Rook c2:1/Clockwise_pawn d2:1/Anticlockwise_pawn "
        "/ turn=2");
    const Position before = table.now;
    Undo undo;
    table.moveRules.make(table.now, table.find("xc2xd2"), undo);
    QCOMPARE(table.pieces(), QString("a4:K h1:R i4:k k1:n"));
    QCOMPARE(table.now.pieceCount(), before.pieceCount());
    QCOMPARE(table.now.toMove(), PlayerId(1));
    QCOMPARE(table.now.state().turn, before.state().turn);
    QVERIFY(table.legal().filter("x").isEmpty());
    MoveRules::unmake(table.now, undo);
    QVERIFY(table.now == before);
    table.play("c2xd2");
    table.play("i4-i3");
    QCOMPARE(table.now.toMove(), PlayerId(0));
}

/// The move is still to come.
void tst_scarce_rules::blockadesNeedNoSafeKing()
{
    Table table("byzantine",
                "p4:1/King p2:1/Knight b2:1/Rook c2:1/Clockwise_pawn d2:1/Anticlockwise_pawn "
                "f2:2/King k1:2/Knight / turn=2");
    QVERIFY(!table.moveRules.isInCheck(table.now, PlayerId(1)));
    table.play("xc2xd2");
    QVERIFY(table.moveRules.isInCheck(table.now, PlayerId(1)));
    const QStringList answers = table.legal();
    QVERIFY(answers.contains("f2-f3"));
    QVERIFY(!answers.contains("f2-g2"));
}

/// They stay, do nothing, and may be captured by everybody, but block the way until then.
void tst_scarce_rules::deadPiecesStay()
{
    Table table("four-player-chess",
                "h1:1/King n8:4/King h14:3/King a7:2/King c7:1/Queen d8:1/Rook d6:1/Rook "
                "b10:1/Rook i10:2/Rook / turn=2");
    QCOMPARE(table.legal(), QStringList("PASS")); // Black is mated
    const Position mated = table.now;
    Undo undo;
    table.moveRules.make(table.now, table.find("PASS"), undo);
    QVERIFY(table.pieces().contains("a7:k") && table.pieces().contains("i10:r"));
    QCOMPARE(table.now.toMove(), PlayerId(2));
    table.play("h14-i14"); // where the rook looks
    table.play("n8-n9");
    QVERIFY(table.legal().contains("b10-i10"));
    QVERIFY(!table.legal().contains("b10-j10"));
    QVERIFY(table.legal().contains("c7-a7")); // a dead king is a piece like others
    table.play("b10-i10");
    QCOMPARE(table.now.toMove(), PlayerId(2)); // Black has no turn any more
    Position back = mated;
    Move leaving;
    leaving.retires = true;
    table.moveRules.make(back, leaving, undo);
    MoveRules::unmake(back, undo);
    QVERIFY(back == mated);
}

/// On two levels a disc is put on the first rank of each, or on the disc that stands on its level.
void tst_scarce_rules::dropsRestOnTheirOwnLevel()
{
    Design design = designOf("cube:2x3x2", {{"Disc", "leap n"}});
    design.rules.edit([](Rules &rules) {
        Drop drop;
        drop.contact = DropContact::OnTop;
        rules.drops = {drop};
        rules.hands.supply = Supply::Endless;
    });
    MoveRules moveRules(design);
    const Board &board = moveRules.board();
    Position position = startPosition(design, board);
    const auto cell = [&](int file, int rank, int level) {
        CellId found(0);
        for (const CellId each : board.cells())
            found = board.coordinates(each) == Vector{{file, rank, level, 0}} ? each : found;
        return found;
    };
    position.put(cell(1, 0, 1), {PieceId(0), PlayerId(1), true});
    std::vector<Move> moves;
    moveRules.legal(position, moves);
    std::set<CellId> found;
    for (const Move &move : moves) {
        if (move.kind == Move::Kind::Drop)
            found.insert(move.to);
    }
    const std::set<CellId> wanted = {cell(0, 0, 0), cell(1, 0, 0), cell(0, 0, 1), cell(1, 1, 1)};
    QVERIFY(found == wanted);
}

void tst_scarce_rules::passersWaitForTheirPlayer()
{
    const char *start = "h1:1/King n8:4/King g14:3/King a7:2/King e2:1/Pawn d4:3/Pawn f4:3/Pawn "
                        "/ turn=1";
    Table table("four-player-chess", start);
    table.play("e2-e4");
    QVERIFY(table.text().endsWith("passed=e3:e4"));
    table.play("a7-a8");
    QCOMPARE(movesLike(table, "f4-e3") + movesLike(table, "d4-e3"), QString("f4-e3xe4d4-e3xe4"));
    const Table there("four-player-chess", table.text());
    QVERIFY(there.now.state().passers == table.now.state().passers);
    Table taken("four-player-chess", table.text());
    taken.play("d4-e3xe4");
    QVERIFY(taken.now.state().passers.empty());
    table.play("g14-g13");
    table.play("n8-n9");
    table.play("h1-h2");
    QVERIFY(table.now.state().passers.empty());
    QCOMPARE(table.now.toMove(), PlayerId(1));
}

void tst_scarce_rules::fewPiecesInBalance_data()
{
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("end");
    const QString drawn = "draw: 10 moves with few pieces on all sides";
    const QString kings = "a1:1/Chief j1:1/Princess a10:2/Princess j10:2/Chief ";
    QTest::newRow("one each, alike") << kings + "e5:1/Flier e6:2/Flier " << drawn;
    QTest::newRow("one each, unlike") << kings + "e5:1/Flier e6:2/Thoat " << QString();
    QTest::newRow("four pieces each")
        << kings + "e5:1/Flier e6:2/Flier c5:1/Thoat c6:2/Thoat " << QString();
}

void tst_scarce_rules::fewPiecesInBalance()
{
    QFETCH(QString, pieces);
    QFETCH(QString, end);
    Table table("jetan", pieces + "/ turn=1");
    GameRecord game(table.moveRules, table.now);
    // Ways that bring no position back three times within ten moves.
    playAround(game,
               table,
               {"a1-a4", "j10-j7", "a4-d4", "j7-g7", "d4-d1", "g7-g10", "d1-a1", "g10-j10"},
               10);
    QCOMPARE(endOf(game, table.design), end);
    if (end.isEmpty())
        return;
    QVERIFY(game.legalMoves().empty());
    game.takeBack();
    QVERIFY(!game.end());
}

void tst_scarce_rules::fewPiecesByPoints_data()
{
    QTest::addColumn<int>("rook");
    QTest::addColumn<QString>("end");
    QTest::newRow("a rook for a queen of the same points")
        << 9 << "draw: 2 moves with few pieces on all sides";
    QTest::newRow("a rook for a better queen") << 5 << "";
}

void tst_scarce_rules::fewPiecesByPoints()
{
    QFETCH(int, rook);
    Design design = must(withLibraryRule(
        bundledDesign("chess"), "few-pieces: at-most=2, balance=piece-points(type(x)), moves=2"));
    design.rules.edit([&](Rules &rules) {
        rules.scoring.pieces = {{*design.pieces->find("Queen"), 9},
                                {*design.pieces->find("Rook"), rook}};
    });
    Table table(design, "4k2r/8/8/8/8/8/8/Q3K3 w - - 0 1");
    GameRecord game(table.moveRules, table.now);
    playAround(game, table, {"e1-e2", "e8-e7"}, 2);
    QTEST(endOf(game, design), "end");
}

void tst_scarce_rules::fewPiecesOfThoseInTheGame_data()
{
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("end");
    QTest::newRow("who has many is out") << " out=2 out=4"
                                         << "draw: 2 moves with few pieces on all sides";
    QTest::newRow("who has many plays") << " out=4"
                                        << "";
}

/// Dead pieces do not count.
void tst_scarce_rules::fewPiecesOfThoseInTheGame()
{
    QFETCH(QString, out);
    Table table(
        must(withLibraryRule(bundledDesign("four-player-chess"), "few-pieces: at-most=1, moves=2")),
        "h1:1/King g14:3/King a7:2/King b9:2/Rook n8:4/King / turn=3" + out);
    GameRecord game(table.moveRules, table.now);
    playAround(game, table, {"g14-g13", "h1-h2"}, 2);
    QTEST(endOf(game, table.design), "end");
}

void tst_scarce_rules::capturesAndMatesBringPoints()
{
    Design design = must(withLibraryRule(bundledDesign("four-player-chess"), "left-alone"));
    const PieceId rook = *design.pieces->find("Rook");
    design.rules.edit([&](Rules &rules) {
        rules.scoring.captured = {{rook, 5}};
        rules.scoring.mate = 20;
        rules.ends.back().outcome = Outcome::MorePoints;
    });
    Table table(design,
                "h1:1/King g14:3/King a7:2/King n8:4/King c7:1/Queen d8:1/Rook d6:1/Rook "
                "b9:1/Rook i10:2/Rook f13:1/Rook / turn=1 out=4 points=3:11");
    table.play("b9-b10");
    table.play("PASS"); // Black is mated
    QVERIFY(table.text().contains(" points=1:20") && table.text().contains(" points=3:11"));
    table.play("g14-f13"); // a rook of White
    QVERIFY(table.text().contains(" points=3:16"));
    table.play("b10-i10"); // a dead one
    QVERIFY(table.text().contains(" points=1:20"));
    QVERIFY(!table.moveRules.end(table.now));
    Table last(design,
               "h1:1/King a7:2/King n8:4/King g14:3/King / turn=3 out=1 out=2 out=4 "
               "points=1:20 points=3:16");
    const auto end = last.moveRules.end(last.now);
    QVERIFY(end.has_value());
    QCOMPARE(QString::fromStdString(describeEnd(*end, design)),
             QString("White wins: Red is left alone"));
}

void tst_scarce_rules::janggiCountsPoints()
{
    Table table("janggi", "5k3/9/9/9/9/9/9/9/R8/3K5 w - - 0 1");
    GameRecord game(table.moveRules, table.now);
    playAround(game, table, {"a2-a3", "f10-f9", "a3-a2", "f9-f10"}, 8);
    QCOMPARE(endOf(game, table.design),
             QString("Cho wins: the position has been repeated 3 times"));
    Table poor("janggi", "5k3/9/9/9/9/9/9/9/9/3K5 w - - 0 1");
    GameRecord bare(poor.moveRules, poor.now);
    playAround(bare, poor, {"d1-d2", "f10-f9", "d2-d1", "f9-f10"}, 8);
    QVERIFY(endOf(bare, poor.design).startsWith("Han wins: "));
}

/// What the move rules lists by trying, the tables list too.
void tst_scarce_rules::tablesAgree_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("depth");
    QTest::newRow("gaze") << "dragonchess"
                          << "Be1:1/King Bl8:2/King Ae4:1/Basilisk Be4:2/Oliphant Ak7:2/Basilisk "
                             "Bk7:1/Thief / turn=1"
                          << 2;
    QTest::newRow("exchange") << "tamerlane"
                              << "f2:1/Shah f9:2/Rook a5:1/Camel a8:1/Rook k10:2/Shah e7:2/Vizier "
                                 "/ turn=1"
                              << 3;
    QTest::newRow("blockade")
        << "byzantine"
        << "p4:1/King c1:2/King c4:1/Rook c2:1/Clockwise_pawn "
           "e2:1/Anticlockwise_pawn k3:2/Clockwise_pawn m3:2/Anticlockwise_pawn "
           "/ turn=1"
        << 3;
    QTest::newRow("waiting pawn") << "tamerlane"
                                  << "a1:1/Shah k10:2/Shah b10:1/Waiting_pawn_of_pawns d6:2/Camel "
                                     "f6:2/Rook h4:2/Knight / turn=1"
                                  << 3;
    QTest::newRow("dead pieces") << "four-player-chess"
                                 << "h1:1/King n8:4/King h14:3/King a7:2/King c7:1/Queen d8:1/Rook "
                                    "d6:1/Rook b10:1/Rook i10:2/Rook / turn=2"
                                 << 2;
    QTest::newRow("passers") << "four-player-chess"
                             << "h1:1/King n8:4/King g14:3/King a7:2/King e2:1/Pawn d4:3/Pawn "
                                "f4:3/Pawn m9:4/Pawn k10:1/Rook / turn=1"
                             << 3;
}

void tst_scarce_rules::tablesAgree()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(int, depth);
    Table table(design, position);
    const Position before = table.now;
    const auto counted = perftByTables(table.moveRules, table.now, depth);
    QVERIFY(counted.has_value());
    QCOMPARE(*counted, perftByTrying(table.moveRules, table.now, depth));
    QVERIFY(table.now == before);
}

QTEST_APPLESS_MAIN(tst_scarce_rules)
#include "tst_scarce_rules.moc"
