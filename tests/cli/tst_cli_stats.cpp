#include "app/cli/reach_stats.h"
#include "tests/cli/command_line.h"
#include "tests/support.h"

#include <QJsonObject>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A hook mover on 19x19: rook moves, each of which may be followed by one at a right angle.
const char *hookDesign =
    R"({ "rookery": 2, "name": "Hook", "board": { "lattice": "square", "size": [19, 19] },
"directions": [ { "name": "n", "vector": [0, 1] }, { "name": "e", "vector": [1, 0] },
                { "name": "s", "vector": [0, -1] }, { "name": "w", "vector": [-1, 0] } ],
"players": [ { "name": "Only", "facing": "quarter" } ],
"pieces": [ { "name": "Hook mover", "moves": [ { "legs": [
  { "steps": ["n", "e", "s", "w"], "range": [1, "any"], "empty": { "stop": true, "then": [2] }, "enemy": { "stop": true, "effect": "capture" } },
  { "steps": [{ "turn": 2 }, { "turn": -2 }], "range": [1, "any"], "empty": { "stop": true }, "enemy": { "stop": true, "effect": "capture" } } ] } ] } ] })";

} // namespace

class tst_cli_stats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statsOfAHookMover();
    void statsInJson();
    void statsOfTooManyTrajectories();

private:
    CommandLine m_line;
};

void tst_cli_stats::statsOfAHookMover()
{
    m_line.write("hook.rookery", hookDesign);
    const Ran ran = m_line.run(
        {"reach", "--design", "hook.rookery", "--piece", "Hook mover", "--at", "a1", "--stats"});
    QCOMPARE(ran.exitCode, 0);
    const QString stats = ran.out.mid(ran.out.indexOf("move table"));
    // The only player sees the board after a quarter turn, so its north is the board's east.
    QCOMPARE(stats,
             QString("move table: 2664 entries for any cell, 684 from a1\n"
                     "  beginning with n: 666 entries for any cell, 342 from a1\n"
                     "  beginning with e: 666 entries for any cell, 0 from a1\n"
                     "  beginning with s: 666 entries for any cell, 0 from a1\n"
                     "  beginning with w: 666 entries for any cell, 342 from a1\n"));
}

void tst_cli_stats::statsInJson()
{
    const auto statsOf = [&](const QString &board) {
        const auto answer = m_line.json(
            {"reach", "--board", board, "--path", "ride n e", "--at", "a1", "--stats", "--json"});
        return answer.object()["stats"].toObject();
    };
    const QJsonObject flat = statsOf("square:8x8");
    QCOMPARE(flat["entries"].toInt(), 14);
    QCOMPARE(flat["relative"].toInt(), 14);
    QCOMPARE(flat["first"].toObject()["e"].toObject()["entries"].toInt(), 7);
    const QJsonObject torus = statsOf("square:8x8:torus");
    QVERIFY2(torus["relative"].isNull(),
             "on a board that wraps, one table does not serve every cell");
    // Seven cells, and its own cell on the way round.
    QCOMPARE(torus["entries"].toInt(), 16);
}

void tst_cli_stats::statsOfTooManyTrajectories()
{
    // A leg that may follow itself any number of times: a tree of every path over the board.
    Leg leg;
    leg.steps = {DirectionId(0), DirectionId(2), DirectionId(4), DirectionId(6)};
    leg.onEmpty = {{true, Effect::None}, {LegId(0)}, {}};
    const Design design = withLegs(designOf("square:8x8"), "Wanderer", {{leg}, {LegId(0)}});
    const Board board(design.board, design.directions);
    const cli::ReachStatsRequest request{design, board, PieceId(0), PlayerId(0), CellId(0), 1'000};
    QCOMPARE(cli::reachStatsText(request), std::string("move table: too many entries from a1\n"));
    const cli::Json json = cli::reachStatsJson(request);
    QVERIFY(json["entries"].is_null() && json["first"].empty());
}

QTEST_GUILESS_MAIN(tst_cli_stats)
#include "tst_cli_stats.moc"
