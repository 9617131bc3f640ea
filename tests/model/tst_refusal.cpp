#include "model/play/refusal.h"
#include "tests/model/table.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// Why a man cannot go where somebody wants him to.
class tst_refusal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moves_data();
    void moves();
    void drops();
};

void tst_refusal::moves_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("reason");
    const QString start;
    QTest::newRow("nobody there") << start << "e4"
                                  << "e5"
                                  << "nobody stands on e4";
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
                                            << "the White King on e1 cannot go to g1: a cell that "
                                               "the king leaves, passes or reaches is attacked";
    QTest::newRow("castling right lost")
        << "6k1/8/8/8/8/8/8/4K2R w - - 0 1"
        << "e1"
        << "g1"
        << "the White King on e1 cannot go to g1: the right to castle there is lost";
    QTest::newRow("castling shut in") << start << "e1"
                                      << "g1"
                                      << "the White King on e1 cannot go to g1: castling needs a "
                                         "free way for both men, and no attack on the king's";
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
                                               table.referee,
                                               table.now,
                                               cellOf(table.referee.board(), from.toStdString()),
                                               cellOf(table.referee.board(), to.toStdString()))),
        reason);
}

void tst_refusal::drops()
{
    Table table(variantDesign("crazyhouse"), "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    const PieceId pawn = *table.design.pieces->find("Pawn");
    const auto why = [&](const char *cell) {
        return QString::fromStdString(describeRefusedDrop(
            table.design, table.referee, table.now, pawn, cellOf(table.referee.board(), cell)));
    };
    QCOMPARE(why("e8"),
             QString("the White Pawn cannot be put down on e8: the Black King on e8 is there"));
    QCOMPARE(why("a8"),
             QString("the White Pawn cannot be put down on a8: it is outside the zone drop"));
}

QTEST_APPLESS_MAIN(tst_refusal)
#include "tst_refusal.moc"
