#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/legal/move_rules.h"
#include "model/play/position/position_text.h"
#include "tests/oracle/published_games.h"

#include <QTest>

using namespace rookery;

/// Examples from the rules of the federations: the positions beside their articles, with every move
/// that is legal there. Sources: https://www.fid.it/regolamenti/2008/RegTec_CAPO_I.pdf (Italian)
/// and RegTec_CAPO_II.pdf, http://www.ffjd.fr/Web/index.php?page=reglesdujeu (international).
class tst_draughts_rules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void articles_data();
    void articles();
};

void tst_draughts_rules::articles_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("moves");
    const auto rowsOf = [](const char *title, const char *design) {
        return [=](const char *name, const char *position, const char *moves) {
            QTest::addRow("%s, %s", title, name)
                << QString(design) << QString(position) << QString(moves);
        };
    };
    const auto italian = rowsOf("Italian", "italian-draughts");
    italian("5.3 pieces go forward", "W:W24:B20,28", "24x15");
    italian("5.3 pieces take no kings", "W:W30:BK26", "30-27");
    italian("5.3 kings take kings", "W:WK30:BK26", "30x21");
    italian("5.3 kings take pieces", "W:WK30:B27", "30x23");
    italian("5.3 kings go back", "W:WK24:B20,28", "24x15 24x31");
    italian("5.6", "W:W30:B27", "30x23");
    italian("5.7", "W:W31:B12,20,28", "31x8");
    italian("5.8", "W:WK22:B18,19,27", "22x13 22x15 22x31");
    italian("5.9", "W:WK27:B5,6,13,15,21,23", "27x25");
    italian("6.6 the most", "W:WK21,31:B10,18,27", "31x6");
    italian("6.7 by a king", "W:WK23,31:B19,26,27", "23x21");
    italian("6.8 the most kings", "W:WK23:B19,K28", "23x32");
    italian("6.9 a king first", "W:WK30:B10,12,18,K20,K26,27", "30x5");
    italian("6.9 one king and then another", "W:WK30:B10,K12,K18,20,K26,K27", "30x5");
    italian("6.10 equal", "W:WK31:B18,20,K27,K28", "31x13 31x15");

    const auto international = rowsOf("international", "international-draughts");
    international("3.4 white pieces", "W:W28", "28-22 28-23");
    international("3.4 black pieces", "B:B13", "13-18 13-19");
    international("3.5", "W:W8", "8-2 8-3");
    international("3.9 kings",
                  "W:WK28",
                  "28-22 28-17 28-11 28-6 28-23 28-19 28-14 28-10 28-5 28-32 28-37 28-41 28-46 "
                  "28-33 28-39 28-44 28-50");
    international("3.9 a black king", "B:BK1", "1-6 1-7 1-12 1-18 1-23 1-29 1-34 1-40 1-45");
    international("4.2 a piece", "W:W28,32:B23", "28x19");
    international("4.2 pieces go back", "W:W35:B30,K40", "35x24 35x44");
    international("4.3", "W:WK46:B23", "46x19 46x14 46x10 46x5");
    international("4.5 two", "W:W15:B8,19,20", "15x2");
    international("4.5 in a circle", "W:W47:B13,14,22,24,31,34,K41,44", "47x49");
    international("4.6 three", "W:WK47:B9,12,33", "47x17 47x21 47x26");
    international("4.6 ten", "W:WK1:B7,9,17,19,20,30,31,33,43,44", "1x15");
    international("4.8 the captured stand", "W:WK41,49:B9,10,12,19,38", "41x43");
    international("4.8 once more", "B:W27,28,38,39,42:BK25", "25x33");
    international("4.13 by a piece", "W:W48:B24,K31,34,K42,43", "48x19");
    international("4.13 by a king", "W:WK48:B7,8,31,34,K42,44", "48x50");
    international("4.14 kings count as pieces", "W:W26:B12,K21,31,32", "26x8 26x28");
    international("4.15 no king in passing", "W:W15:B9,10", "15x13");
}

void tst_draughts_rules::articles()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, moves);
    auto read = readDesign(findBundled(design.toStdString())->text);
    QVERIFY(read);
    MoveRules moveRules(read->design);
    const auto pairs = oracle::draughtsPosition(position.toStdString(), read->design);
    QVERIFY(pairs);
    auto now = readPosition(*pairs, read->design, moveRules.board());
    QVERIFY2(now, now ? "" : now.error().sentence().c_str());
    const auto cellNumbered = [&](const QString &number) {
        const auto alone = oracle::draughtsPosition("W:W" + number.toStdString(), read->design);
        return QString::fromStdString(alone->substr(0, alone->find(':')));
    };

    QStringList expected;
    for (const QString &move : moves.split(' ')) {
        const QString by = move.contains('x') ? QStringLiteral("x") : QStringLiteral("-");
        const QStringList ends = move.split(by);
        expected.append(cellNumbered(ends[0]) + by + cellNumbered(ends[1]));
    }
    expected.sort();
    std::vector<Move> legal;
    moveRules.legal(*now, legal);
    QStringList found;
    for (const Move &move : legal)
        found.append(QString::fromStdString(moveRules.board().name(move.from)
                                            + (move.isCapture() ? "x" : "-")
                                            + moveRules.board().name(move.to)));
    found.sort();
    QCOMPARE(found, expected);
}

QTEST_GUILESS_MAIN(tst_draughts_rules)
#include "tst_draughts_rules.moc"
