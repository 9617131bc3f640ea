#include "model/play/legal/refusal.h"
#include "tests/model/table.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// Why a piece cannot go where somebody wants him to.
class tst_refusal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moves_data();
    void moves();
    void lostRights();
    void otherGames_data();
    void otherGames();
    void drops();
    void shogiDrops();
    void typedTexts_data();
    void typedTexts();
};

void tst_refusal::moves_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("reason");
    const QString start;
    QTest::newRow("no piece there") << start << "e4"
                                    << "e5"
                                    << "e4 is empty";
    QTest::newRow("whose turn") << start << "e7"
                                << "e5"
                                << "the Black Pawn on e7 waits: it is White's turn";
    QTest::newRow("blocked")
        << start << "a1"
        << "a5"
        << "the White Rook on a1 cannot go to a5: blocked at a2 by the White Pawn";
    QTest::newRow("never") << start << "b1"
                           << "b5"
                           << "the White Knight on b1 cannot go to b5: no movement leads there";
    QTest::newRow("pinned") << "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"
                            << "e2"
                            << "c3"
                            << "the White Knight on e2 cannot go to c3: that would leave the Black "
                               "Rook on e8 to give check";
    QTest::newRow("still in check")
        << "4r1k1/8/8/8/8/8/3P4/4K3 w - - 0 1"
        << "d2"
        << "d3"
        << "the White Pawn on d2 cannot go to d3: the Black Rook on e8 would still give check";
    QTest::newRow("castling through check") << "5rk1/8/8/8/8/8/8/4K2R w K - 0 1"
                                            << "e1"
                                            << "g1"
                                            << "the White King on e1 cannot go to g1: it would "
                                               "castle over f1, which the Black Rook on f8 attacks";
    QTest::newRow("castling out of check") << "4rk2/8/8/8/8/8/8/4K2R w K - 0 1"
                                           << "e1"
                                           << "g1"
                                           << "the White King on e1 cannot go to g1: out of check "
                                              "from the Black Rook on e8 a king does "
                                              "not castle";
    QTest::newRow("castling into check")
        << "6r1/5k2/8/8/8/8/8/4K2R w K - 0 1"
        << "e1"
        << "g1"
        << "the White King on e1 cannot go to g1: the Black Rook on g8 would attack it there";
    QTest::newRow("castling, by the rook's cell")
        << "6k1/8/8/8/8/8/8/4K2R w K - 0 1"
        << "e1"
        << "h1"
        << "the White King on e1 cannot go to h1: castling with that piece is the move e1-g1";
    QTest::newRow("castling without the rook")
        << "6k1/8/8/8/8/8/8/4K3 w - - 0 1"
        << "e1"
        << "g1"
        << "the White King on e1 cannot go to g1: no piece to castle with stands on h1";
    QTest::newRow("a king steps into check")
        << "4k3/8/8/8/8/8/5r2/4K3 w - - 0 1"
        << "e1"
        << "e2"
        << "the White King on e1 cannot go to e2: the Black Rook on f2 would attack it there";
    QTest::newRow("castling right lost")
        << "6k1/8/8/8/8/8/8/4K2R w - - 0 1"
        << "e1"
        << "g1"
        << "the White King on e1 cannot go to g1: the right to castle there is lost";
    QTest::newRow("castling shut in") << start << "e1"
                                      << "g1"
                                      << "the White King on e1 cannot go to g1: to castle there f1 "
                                         "must be empty, and the White Bishop on f1 is in the way";
    QTest::newRow("over") << "6rk/8/8/8/8/8/5PPP/3r2K1 w - - 0 1"
                          << "h2"
                          << "h3"
                          << "the game is over: Black wins: White is checkmated";
}

void tst_refusal::moves()
{
    QFETCH(QString, position);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, reason);
    Table table("chess", position);
    QCOMPARE(
        QString::fromStdString(describeRefusal(table.design,
                                               table.moveRules,
                                               table.now,
                                               cellOf(table.moveRules.board(), from.toStdString()),
                                               cellOf(table.moveRules.board(), to.toStdString()))
                                   .text()),
        reason);
}

/// The rook has been away and is back.
void tst_refusal::lostRights()
{
    Table table("chess", "6k1/8/8/8/8/8/8/4K2R w K - 0 1");
    for (const char *move : {"h1-h2", "g8-g7", "h2-h1", "g7-g8"})
        table.play(move);
    const Board &board = table.moveRules.board();
    QCOMPARE(
        QString::fromStdString(
            describeRefusal(
                table.design, table.moveRules, table.now, cellOf(board, "e1"), cellOf(board, "g1"))
                .text()),
        QString("the White King on e1 cannot go to g1: the right to castle there is lost: the "
                "White Rook on h1 has moved"));
}

void tst_refusal::otherGames_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const char *from,
                        const char *to,
                        const char *reason) {
        QTest::newRow(name) << design << position << from << to << reason;
    };
    row("a chain of captures goes on",
        "english-draughts",
        "b6:m c5:M e3:M h2:M / turn=2",
        "b6",
        "d4",
        "the Black Man on b6 cannot go to d4: the move has to go on from d4, such as "
        "b6-f2xc5xe3");
    row("another piece must capture",
        "english-draughts",
        "b6:m c5:M h2:M h8:m / turn=2",
        "h8",
        "g7",
        "the Black Man on h8 cannot go to g7: Black must capture, such as b6-d4xc5");
    row("fewer pieces captured",
        "international-draughts",
        "a1:M b2:m e1:M f2:m h4:m / turn=1",
        "a1",
        "c3",
        "the White Man on a1 cannot go to c3: White must make another capture, which counts for "
        "more, such as e1-i5xf2xh4");
    row("giving check where no move may",
        "racing-kings",
        "8/8/8/8/8/7k/8/R3K3 w - - 0 1",
        "a1",
        "a3",
        "the White Rook on a1 cannot go to a3: it would give check, which no move may");
    row("an explosion beside the own king",
        "atomic-chess",
        "4k3/3pK3/8/8/8/8/8/3Q4 w - - 0 1",
        "d1",
        "d7",
        "the White Queen on d1 cannot go to d7: that would remove the player's own royal piece");
    row("a first leap in check",
        "ouk-chatrang",
        "4k3/8/8/8/8/8/8/r2K4 w DEde - 0 1",
        "d1",
        "f2",
        "the White Sdaach on d1 cannot go to f2: its first move is not made in check");
    row("changing places without need",
        "tamerlane",
        "",
        "f2",
        "g2",
        "the White Shah on f2 cannot go to g2: friends change places only in check or without any "
        "other move");
    row("an army to be dropped first",
        "placement-chess",
        "",
        "a2",
        "a3",
        "the White Pawn on a2 cannot go to a3: White must drop a piece first, such as N@a1");
    row("a stone to be taken off first",
        "konane",
        "",
        "a1",
        "a3",
        "the Black Stone on a1 cannot go to a3: the Black Stone on a3 is a friend");
    row("lions that must not be traded",
        "chu-shogi",
        "f6:Lion f8:2/Lion f12:2/Rook a1:King l12:2/King",
        "f6",
        "f8",
        "the Sente Lion on f6 cannot go to f8: that would trade pieces that must not be traded");
    row("a princess who avoids danger",
        "jetan",
        "d1:Princess j1:Chief a2:2/Dwar e10:2/Chief f10:2/Princess",
        "d1",
        "d2",
        "the Orange Princess on d1 cannot go to d2: it could be captured there, and goes nowhere "
        "where it could");
    row("generals that face each other",
        "xiangqi",
        "e1:General e5:Horse e10:2/General",
        "e5",
        "f7",
        "the Red Horse on e5 cannot go to f7: pieces that must not face each other would do "
        "so");
}

void tst_refusal::otherGames()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, reason);
    Table table(design, position);
    const Board &board = table.moveRules.board();
    QCOMPARE(QString::fromStdString(describeRefusal(table.design,
                                                    table.moveRules,
                                                    table.now,
                                                    cellOf(board, from.toStdString()),
                                                    cellOf(board, to.toStdString()))
                                        .text()),
             reason);
}

void tst_refusal::typedTexts_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a piece that is not in hand")
        << "N@e4"
        << "the White Knight cannot be dropped on e4: there is none in hand";
    QTest::newRow("in small letters")
        << "n@e4"
        << "the White Knight cannot be dropped on e4: there is none in hand";
    QTest::newRow("on a taken cell")
        << "P@e8"
        << "the White Pawn cannot be dropped on e8: the Black King on e8 is there";
    QTest::newRow("outside the zone")
        << "P@a8"
        << "the White Pawn cannot be dropped on a8: it is outside the zone drop";
    QTest::newRow("a letter that no piece has") << "X@e4"
                                                << "no piece has the letter 'X'";
    QTest::newRow("a name that no piece has") << "Knigth@e4"
                                              << "no piece is called 'Knigth'; did you mean "
                                                 "'Knight'?";
    QTest::newRow("a letter of no piece on no cell") << "X@z99"
                                                     << "";
    QTest::newRow("an engine's text") << "e1e3"
                                      << "the White King on e1 cannot go to e3: out of range: e3 "
                                         "would be step 2";
    QTest::newRow("an empty cell") << "a1-a2"
                                   << "a1 is empty";
    QTest::newRow("a pass") << "PASS"
                            << "White may not pass";
    QTest::newRow("a legal move with too much behind it") << "e1e2q"
                                                          << "";
    QTest::newRow("no move at all") << "castle"
                                    << "";
}

/// What is typed is answered as what is dragged.
void tst_refusal::typedTexts()
{
    QFETCH(QString, typed);
    QFETCH(QString, reason);
    Table table(variantDesign("crazyhouse"), "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    QCOMPARE(QString::fromStdString(
                 describeRefusedText(table.design, table.moveRules, table.now, typed.toStdString())
                     .text()),
             reason);
}

/// What the rules of one game say about pieces in hand.
void tst_refusal::shogiDrops()
{
    const auto why = [](const char *position, const char *typed) {
        Table table("shogi", position);
        return QString::fromStdString(
            describeRefusedText(table.design, table.moveRules, table.now, typed).text());
    };
    QCOMPARE(why("k8/9/9/9/4P4/9/9/9/4K4[P] w", "P@e2"),
             QString("the Sente Pawn cannot be dropped on e2: too many of its type stand on the "
                     "file"));
    QCOMPARE(why("k8/9/9/9/9/9/9/9/4K4[P] w", "P@e9"),
             QString("the Sente Pawn cannot be dropped on e9: it could never move from there"));
    QCOMPARE(why("4r3k/9/9/9/9/9/9/9/4K4[P] w", "P@a5"),
             QString("the Sente Pawn cannot be dropped on a5: the Gote Rook on e9 would still give "
                     "check"));
}

void tst_refusal::drops()
{
    Table table(variantDesign("crazyhouse"), "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    const PieceId pawn = *table.design.pieces->find("Pawn");
    const auto why = [&](const char *cell) {
        return QString::fromStdString(describeRefusedDrop(table.design,
                                                          table.moveRules,
                                                          table.now,
                                                          pawn,
                                                          cellOf(table.moveRules.board(), cell))
                                          .text());
    };
    QCOMPARE(why("e8"),
             QString("the White Pawn cannot be dropped on e8: the Black King on e8 is there"));
    QCOMPARE(why("a8"),
             QString("the White Pawn cannot be dropped on a8: it is outside the zone drop"));
}

QTEST_APPLESS_MAIN(tst_refusal)
#include "tst_refusal.moc"
