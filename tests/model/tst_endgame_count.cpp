#include "model/play/ends/endgame_count.h"
#include "model/play/game/game_record.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

/// Endgames of makruk and its relatives, in which a player counts moves until the game is drawn.
class tst_endgame_count : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counting_data();
    void counting();
    void countsOfGames_data();
    void countsOfGames();
};

/// How far the player to move has counted when the game begins so: pieces on the board for a single
/// piece.
void tst_endgame_count::counting_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("count");
    const auto row =
        [](const char *name, const char *design, const char *position, const char *count) {
            QTest::newRow(name) << QString(design) << QString(position) << QString(count);
        };
    row("two rooks", "makruk", "4k3/8/8/8/8/8/8/RRN1K3 b - - 0 1", "5 of 8");
    row("one rook and much else", "makruk", "4k3/8/8/8/8/8/8/RSSMMK2 b - - 0 1", "7 of 16");
    row("two bishops", "makruk", "4k3/8/8/8/8/8/8/1SS1K3 b - - 0 1", "4 of 22");
    row("two knights before one bishop", "makruk", "4k3/8/8/8/8/8/8/NNS1K3 b - - 0 1", "5 of 32");
    row("one bishop", "makruk", "4k3/8/8/8/8/8/8/2S1K3 b - - 0 1", "3 of 44");
    row("one knight", "makruk", "4k3/8/8/8/8/8/8/1N2K3 b - - 0 1", "3 of 64");
    row("queens", "makruk", "4k3/8/8/8/8/8/8/MMM1K3 b - - 0 1", "5 of 64");
    row("a pawn stops it", "makruk", "4k3/8/8/8/P7/8/8/R3K3 b - - 0 1", "");
    row("the board's honour", "makruk", "4k3/4s3/8/8/8/8/8/R3K3 b - - 0 1", "0 of 64");
    row("the stronger side", "makruk", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "");
    row("three pieces", "ouk-chatrang", "3nks2/8/8/8/P7/8/8/R3K3 b - - 0 1", "0 of 63");
    row("four pieces", "ouk-chatrang", "2nnks2/8/8/8/P7/8/8/R3K3 b - - 0 1", "");
    row("a rook short of the limit", "ouk-chatrang", "4k3/8/8/8/8/8/8/RR2K3 b - - 0 1", "4 of 7");
    row("from nothing", "sittuyin", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1", "0 of 16");
    row("bishop and queen", "sittuyin", "4k3/8/8/8/8/8/8/1SF1K3 b - - 0 1", "0 of 44");
    row("knight and queen", "sittuyin", "4k3/8/8/8/8/8/8/1NF1K3 b - - 0 1", "0 of 64");
    row("too little to mate", "sittuyin", "4k3/8/8/8/8/8/8/1N2K3 b - - 0 1", "");
}

void tst_endgame_count::counting()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, count);
    const Design game = bundledDesign(design.toStdString());
    MoveRules moveRules(game);
    TAKE(there, readPosition(position.toStdString(), game, moveRules.board()));
    const auto end =
        std::find_if(game.rules->ends.begin(), game.rules->ends.end(), [](const End &row) {
            return std::holds_alternative<CountedOut>(row.condition);
        });
    QVERIFY(end != game.rules->ends.end());
    const auto found = endgameCount(std::get<CountedOut>(end->condition), {&there});
    QCOMPARE(found ? QString("%1 of %2").arg(found->reached).arg(found->limit) : QString(), count);
}

/// How far the player to move has counted after some moves.
void tst_endgame_count::countsOfGames_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("count");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const char *moves,
                        const char *count) {
        QTest::newRow(name) << QString(design) << QString(position) << QString(moves)
                            << QString(count);
    };
    const char *three = "3k4/8/8/8/8/8/8/RRN4K b - - 0 1";
    row("each own move counts", "makruk", three, "d8-e8 c1-d3 e8-d8 d3-e5", "7 of 8");
    row("the other does not count", "makruk", three, "d8-e8", "");
    row("the number that is the limit may be said",
        "makruk",
        three,
        "d8-e8 c1-d3 e8-d8 d3-e5 d8-e8 e5-d3",
        "8 of 8");
    row("from the move on in which a bare king captures the last pawn",
        "makruk",
        "8/8/8/3k4/4P3/8/8/R3K3 b - - 0 1",
        "d5-e4 e1-f1",
        "3 of 16");
    row("anew for a player who is left with the king",
        "makruk",
        "4k3/8/8/8/8/8/4n3/4K2R b - - 0 1",
        "e8-d8 e1-e2",
        "3 of 16");
    row("on beside a pawn for a player who is left with the king",
        "ouk-chatrang",
        "4k3/8/8/8/P7/8/4n3/4K2R b - - 0 1",
        "e8-d8 e1-e2",
        "1 of 63");
}

void tst_endgame_count::countsOfGames()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, moves);
    QFETCH(QString, count);
    const Design rules = bundledDesign(design.toStdString());
    MoveRules moveRules(rules);
    TAKE(start, readPosition(position.toStdString(), rules, moveRules.board()));
    GameRecord game(moveRules, start);
    for (const QString &text : moves.split(' ')) {
        TAKE(move,
             findMove(text.toStdString(), moveRules.board(), *rules.pieces, game.legalMoves()));
        game.play(move);
    }
    const auto found = game.count();
    QCOMPARE(found ? QString("%1 of %2").arg(found->reached).arg(found->limit) : QString(), count);
}

QTEST_APPLESS_MAIN(tst_endgame_count)
#include "tst_endgame_count.moc"
