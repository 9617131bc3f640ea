#include "model/engine/make_game_engine.h"
#include "model/engine/solver/game_solver.h"
#include "model/file/design/design_reader.h"
#include "model/play/game/game_record.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// Values of small games, against those that other programs and the literature have found.
class tst_solver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownValues_data();
    void knownValues();
    void allValues_data();
    void allValues();
    void linesArePlayable_data();
    void linesArePlayable();
    void positionsInTheMiddle();
    void countersMakeItOpen();
    void limitsMakeItOpen();
    void puzzles();
    void unsuitableDesigns();

private:
    const std::atomic<bool> m_stop{false};
};

namespace {

std::optional<Design> solvedDesign(const QJsonObject &row)
{
    const QString id = row["id"].toString();
    const QString file = QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/solved/%1.rookery").arg(id);
    if (QFile text(file); text.open(QIODevice::ReadOnly))
        return readDesign(text.readAll().toStdString())->design;
    if (id == QStringLiteral("tictactoe-3x3") || id == QStringLiteral("fox-and-hounds"))
        return bundledDesign(row["bundled_design"].toString().toStdString());
    return std::nullopt;
}

QJsonArray solvedGames()
{
    QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/oracle/solved_games.json"));
    return file.open(QIODevice::ReadOnly)
               ? QJsonDocument::fromJson(file.readAll()).object()["games"].toArray()
               : QJsonArray();
}

Solution solved(const Design &design, const SolverLimits &limits, const std::atomic<bool> &stop)
{
    const auto engine = makeGameEngine(design);
    return solveGame(*engine, limits, stop);
}

SolverLimits moves(std::uint64_t nodes)
{
    SolverLimits limits;
    limits.time = std::chrono::hours(1);
    limits.nodes = nodes;
    return limits;
}

QString nameOf(GameValue value)
{
    return QString::fromUtf8(enumName(value).data());
}

} // namespace

/// Those that take few moves; the others are behind the label `slow`.
void tst_solver::knownValues_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("depth");
    const QStringList quick{"tictactoe-3x3",
                            "connect-three-3x3",
                            "tapatan",
                            "tapatan-no-centre",
                            "morris-3x3-orthogonal-6",
                            "nine-holes",
                            "nine-holes-8",
                            "pong-hau-ki",
                            "mu-torere",
                            "mu-torere-free",
                            "dodgem-3",
                            "hexapawn-3x3",
                            "hexapawn-4x3",
                            "hexapawn-5x3",
                            "hexapawn-3x4",
                            "hexapawn-4x4",
                            "hexapawn-3x5",
                            "hexapawn-3x6",
                            "hex-2",
                            "hex-3",
                            "yavalath-2",
                            "clobber-3x3",
                            "clobber-4x3"};
    for (const QJsonValue value : solvedGames()) {
        const QJsonObject row = value.toObject();
        if (quick.contains(row["id"].toString()))
            QTest::newRow(qPrintable(row["id"].toString()))
                << row["value"].toString() << row["depth_plies"].toInt();
    }
}

void tst_solver::knownValues()
{
    QFETCH(QString, value);
    QFETCH(int, depth);
    for (const QJsonValue row : solvedGames()) {
        if (row.toObject()["id"].toString() != QTest::currentDataTag())
            continue;
        const auto design = solvedDesign(row.toObject());
        QVERIFY(design);
        const Solution solution = solved(*design, moves(60'000), m_stop);
        QCOMPARE(nameOf(solution.value), value);
        if (depth > 0)
            QCOMPARE(solution.depth, std::optional(depth));
    }
}

/// Every game that has a design, with ROOKERY_ALL_SOLVED; none is ever wrong.
void tst_solver::allValues_data()
{
    QTest::addColumn<QJsonObject>("row");
    QTest::newRow("none") << QJsonObject();
    if (!qEnvironmentVariableIsSet("ROOKERY_ALL_SOLVED"))
        return;
    for (const QJsonValue row : solvedGames()) {
        if (solvedDesign(row.toObject()))
            QTest::newRow(qPrintable(row.toObject()["id"].toString())) << row.toObject();
    }
}

void tst_solver::allValues()
{
    QFETCH(QJsonObject, row);
    if (row.isEmpty())
        return;
    SolverLimits limits;
    limits.bytes = 4'000'000'000;
    limits.time = std::chrono::seconds(60);
    const Solution solution = solved(*solvedDesign(row), limits, m_stop);
    if (solution.value == GameValue::Open)
        qWarning("open: %s", solution.because.text().c_str());
    else
        QCOMPARE(nameOf(solution.value), row["value"].toString());
}

void tst_solver::linesArePlayable_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"hexapawn-4x4", "tapatan", "clobber-4x3", "hex-3", "dodgem-3"})
        QTest::newRow(id) << id;
}

/// The line of a win ends the game, won by that player.
void tst_solver::linesArePlayable()
{
    QFETCH(QString, id);
    const auto design = solvedDesign(QJsonObject{{"id", id}});
    const Solution solution = solved(*design, moves(100'000), m_stop);
    GameEngine engine(*design);
    GameRecord record(engine, engine.position());
    const PlayerId first = engine.position().toMove();
    for (const Move &move : solution.line) {
        const auto legal = record.legalMoves();
        QVERIFY(std::find(legal.begin(), legal.end(), move) != legal.end());
        record.play(move);
    }
    const auto end = record.end();
    QVERIFY(end);
    QVERIFY(!end->isDraw);
    const bool isFirst = end->winner ? *end->winner == first : end->about != first;
    QCOMPARE(isFirst, solution.value == GameValue::FirstWins);
    QCOMPARE(solution.depth, std::optional(static_cast<int>(solution.line.size())));
}

/// The first player is the one of the start, whoever is to move.
void tst_solver::positionsInTheMiddle()
{
    const Design design = bundledDesign("tic-tac-toe");
    const auto engine = makeGameEngine(design);
    const auto position = readPosition("3/ss1/S2 w - - 0 3", design, engine->board());
    QVERIFY(position);
    engine->begin(*position);
    QCOMPARE(nameOf(solveGame(*engine, moves(10'000), m_stop).value), QStringLiteral("draw"));
    const auto won = readPosition("3/ss1/S1S w - - 0 3", design, engine->board());
    engine->begin(*won);
    QCOMPARE(nameOf(solveGame(*engine, moves(10'000), m_stop).value),
             QStringLiteral("first player wins"));
}

/// A win that a rule may cut short by a draw is not called one.
void tst_solver::countersMakeItOpen()
{
    Design design = *solvedDesign(QJsonObject{{"id", "hexapawn-4x4"}});
    design.rules.edit([](Rules &rules) {
        rules.ends.push_back(End{MoveLimit{10}, Outcome::Draw, {}, {}, {}, {}, {}});
    });
    QCOMPARE(solved(design, moves(100'000), m_stop).value, GameValue::Open);
    design.rules.edit(
        [](Rules &rules) { std::get<MoveLimit>(rules.ends.back().condition).moves = 12; });
    QCOMPARE(solved(design, moves(100'000), m_stop).value, GameValue::FirstWins);
}

void tst_solver::limitsMakeItOpen()
{
    const Solution solution = solved(bundledDesign("chess"), moves(2'000), m_stop);
    QCOMPARE(solution.value, GameValue::Open);
    QVERIFY(solution.nodes <= 2'300);
    const std::atomic<bool> stop{true};
    QCOMPARE(solved(bundledDesign("tic-tac-toe"), SolverLimits(), stop).value, GameValue::Open);
}

/// Alone, a player solves a puzzle or does not: of 92 ways for eight queens to stand, eight begin
/// on a1, and none of these goes on with b4.
void tst_solver::puzzles()
{
    const Design design = bundledDesign("eight-queens");
    const Solution whole = solved(design, moves(200'000), m_stop);
    QCOMPARE(whole.value, GameValue::FirstWins);
    QCOMPARE(whole.depth, std::optional<int>(8));
    const auto engine = makeGameEngine(design);
    GameRecord game(*engine, startPosition(design, engine->board()));
    for (const Move &move : whole.line)
        game.play(move);
    QVERIFY(game.end() && game.end()->winner == PlayerId(0));

    TAKE(hopeless,
         readPosition("a1:Q b4:Q hand:Q hand:Q hand:Q hand:Q hand:Q hand:Q / turn=1",
                      design,
                      engine->board()));
    engine->begin(hopeless);
    QCOMPARE(solveGame(*engine, moves(200'000), m_stop).value, GameValue::SecondWins);
}

void tst_solver::unsuitableDesigns()
{
    QCOMPARE(QString::fromStdString(
                 solved(bundledDesign("four-player-chess"), SolverLimits(), m_stop).because.text()),
             QStringLiteral("it is about two players at most, and this design has 4"));
    QCOMPARE(QString::fromStdString(
                 solved(bundledDesign("makruk"), SolverLimits(), m_stop).because.text()),
             QStringLiteral("an end of this design depends on the moves before"));
}

QTEST_GUILESS_MAIN(tst_solver)
#include "tst_solver.moc"
