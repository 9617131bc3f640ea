#include "model/analysis/analyst.h"
#include "model/analysis/handicap_statistics.h"
#include "model/analysis/line_text.h"
#include "model/analysis/piece_values.h"
#include "model/engine/make_game_engine.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

#include <cmath>
#include <random>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

const std::atomic<bool> goesOn{false};

/// Results of games in which the chance to win is the logistic function of these values.
struct Simulation
{
    std::vector<double> values;
    std::mt19937 random;

    HandicapGame game()
    {
        HandicapGame game{std::vector<int>(values.size()), 0};
        double difference = 0.1; // of the player who begins
        for (std::size_t type = 0; type < values.size(); ++type) {
            game.more[type] = static_cast<int>(random() % 3) - 1;
            difference += 0.5 * game.more[type] * values[type];
        }
        const double chance = 1 / (1 + std::exp(-difference));
        game.points = static_cast<double>(random() % 1'000'000) < chance * 1'000'000 ? 1 : 0;
        return game;
    }
};

std::vector<PieceValue> beliefs(const std::vector<double> &values)
{
    std::vector<PieceValue> before;
    for (std::size_t type = 0; type < values.size(); ++type)
        before.push_back({PieceId(type), {values[type], 1.5}, 0});
    return before;
}

HandicapStatistics simulated(std::size_t games, unsigned seed, HandicapStatistics::Aim aim = {})
{
    Simulation simulation{{1, 3, 4.5}, std::mt19937(seed)};
    HandicapStatistics statistics(beliefs({1.3, 3.4, 4}), aim);
    for (std::size_t i = 0; i < games; ++i) {
        HandicapGame game = simulation.game();
        if (aim == HandicapStatistics::Aim::Lose)
            game.points = 1 - game.points;
        statistics.add(game);
    }
    return statistics;
}

AskedGame gameOf(const Design &design, const char *position = "", const QStringList &moves = {})
{
    GameEngine engine(design);
    const std::string_view text = position;
    AskedGame game{
        text.empty() ? engine.position() : must(readPosition(text, design, engine.board())), {}};
    engine.begin(game.start);
    for (const QString &move : moves) {
        std::vector<Move> legal;
        engine.legal(legal);
        game.moves.push_back(
            must(findMove(move.toStdString(), engine.board(), *design.pieces, legal)));
        engine.make(game.moves.back());
    }
    return game;
}

} // namespace

/// What the lab finds out, of the window and of the command line.
class tst_lab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gamesMakeValuesSurer();
    void intervalsHoldTheTruth();
    void losingGamesTurnRound();
    void gamesToGoBecomeFewer();
    void typesThatAreNeverMissing();
    void valuesOfADesign();
    void valuesHaveAReason_data();
    void valuesHaveAReason();
    void scoresMeanPoints();
    void movesAreJudged_data();
    void movesAreJudged();
    void blundersAreFound();
    void movesAreCounted();
    void linesAreFound_data();
    void linesAreFound();
    void aGameThatIsOver();
    void positionsAreSolved();
    void balanceIsCounted();
    void chanceDoesNotBegin();
};

void tst_lab::gamesMakeValuesSurer()
{
    std::vector<double> errors(3, 1.5);
    for (const std::size_t games : {30, 120, 480, 1'920}) {
        const auto values = simulated(games, 5).values();
        for (std::size_t type = 0; type < values.size(); ++type) {
            QVERIFY2(values[type].worth.error < errors[type],
                     qPrintable(QStringLiteral("%1 games").arg(games)));
            errors[type] = values[type].worth.error;
            QVERIFY(values[type].games > games / 2);
        }
    }
    QVERIFY(errors[0] < 0.4);
}

/// The scale is a convention: what is compared is how values stand to each other.
void tst_lab::intervalsHoldTheTruth()
{
    constexpr unsigned runs = 40;
    int inside = 0;
    for (unsigned seed = 0; seed < runs; ++seed) {
        const auto values = simulated(400, 100 + seed).values();
        const double scale =
            (values[0].worth.value + values[1].worth.value + values[2].worth.value) / (1 + 3 + 4.5);
        const double truth[] = {1, 3, 4.5};
        for (std::size_t type = 0; type < 3; ++type)
            inside +=
                std::abs(values[type].worth.value - scale * truth[type]) <= values[type].worth.error
                    ? 1
                    : 0;
    }
    QVERIFY2(inside >= static_cast<int>(3 * runs * 0.9), qPrintable(QString::number(inside)));
}

void tst_lab::losingGamesTurnRound()
{
    const auto usual = simulated(200, 3).values();
    const auto turned = simulated(200, 3, HandicapStatistics::Aim::Lose).values();
    for (std::size_t type = 0; type < usual.size(); ++type)
        QCOMPARE(turned[type].worth.value, usual[type].worth.value);
}

void tst_lab::gamesToGoBecomeFewer()
{
    const auto toGo = [](std::size_t games, double wanted) {
        const HandicapStatistics statistics = simulated(games, 11);
        return statistics.gamesToGo(statistics.values(), wanted);
    };
    QVERIFY(!toGo(0, 0.5));
    QVERIFY(!toGo(100, 0));
    const auto first = toGo(100, 0.4);
    QVERIFY(first && *first > 0);
    const auto later = toGo(300, 0.4);
    QVERIFY(later && *later < *first);
    QCOMPARE(toGo(100 + 2 * *first, 0.4), std::optional<std::size_t>(0));
}

void tst_lab::typesThatAreNeverMissing()
{
    HandicapStatistics statistics(beliefs({1, 9}));
    for (int i = 0; i < 50; ++i)
        statistics.add({{1, 0}, i % 3 == 0 ? 0.0 : 1.0});
    const auto values = statistics.values();
    QCOMPARE(values[1].worth.value, 9.0);
    QCOMPARE(values[1].worth.error, 1.5);
    QCOMPARE(values[1].games, std::size_t(0));
    QVERIFY(values[0].worth.error < 1.5);
}

void tst_lab::valuesOfADesign()
{
    const Design design = bundledDesign("los-alamos-chess");
    ValueLimits limits;
    limits.play.nodes = 20;
    limits.play.longest = 60;
    std::vector<double> errors;
    for (const std::size_t games : {0, 6, 18}) {
        limits.play.games = games;
        const MeasuredValues found = measureValues(design, limits, goesOn);
        QCOMPARE(found.fault.text(), std::string());
        QCOMPARE(found.games, games);
        double sum = 0;
        for (const PieceValue &value : found.values) {
            QVERIFY(value.worth.error > 0);
            sum += value.worth.error;
        }
        errors.push_back(sum);
        const MeasuredValues again = measureValues(design, limits, goesOn);
        for (std::size_t type = 0; type < found.values.size(); ++type)
            QCOMPARE(again.values[type].worth.value, found.values[type].worth.value);
    }
    QVERIFY(errors[1] < errors[0] && errors[2] < errors[1]);
}

void tst_lab::valuesHaveAReason_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("fault");
    QTest::newRow("four players") << "four-player-chess"
                                  << "this is about two players, and this design has 4";
    QTest::newRow("one player") << "fifteen-puzzle"
                                << "this is about two players, and this design has 1";
    QTest::newRow("no piece at the start") << "tic-tac-toe"
                                           << "no piece on the board at the start could be missing";
    QTest::newRow("a board alone") << "taikyoku-board"
                                   << "the game is over before its first move";
}

void tst_lab::valuesHaveAReason()
{
    QFETCH(QString, design);
    QFETCH(QString, fault);
    const MeasuredValues found = measureValues(bundledDesign(design.toStdString()), {}, goesOn);
    QCOMPARE(QString::fromStdString(found.fault.text()), fault);
    QCOMPARE(found.games, std::size_t(0));
}

void tst_lab::scoresMeanPoints()
{
    QCOMPARE(expectedShare(0), 0.5);
    QVERIFY(expectedShare(100) > 0.55 && expectedShare(100) < 0.65);
    QCOMPARE(expectedShare(Searcher::win), 1.0);
    QVERIFY(std::abs(expectedShare(150) + expectedShare(-150) - 1) < 1e-9);
    QCOMPARE(movesToEnd(Searcher::win - 3), std::optional(3));
    QCOMPARE(movesToEnd(3 - Searcher::win), std::optional(3));
    QVERIFY(!movesToEnd(900));
}

void tst_lab::movesAreJudged_data()
{
    QTest::addColumn<int>("best");
    QTest::addColumn<int>("played");
    QTest::addColumn<QString>("sign");
    QTest::newRow("the best move") << 30 << 30 << "";
    QTest::newRow("nearly as good") << 30 << 0 << "";
    QTest::newRow("a pawn less") << 30 << -40 << "?!";
    QTest::newRow("a piece less") << 30 << -90 << "?";
    QTest::newRow("the game lost") << 30 << -300 << "??";
    QTest::newRow("won all the same") << 2'000 << 1'200 << "";
    QTest::newRow("a mate is missed, but it stays won") << 999'990 << 1'500 << "";
    QTest::newRow("into mate") << 0 << -999'998 << "??";
}

void tst_lab::movesAreJudged()
{
    QFETCH(int, best);
    QFETCH(int, played);
    QFETCH(QString, sign);
    QCOMPARE(QString::fromUtf8(enumName(judgementOf(best, played)).data()), sign);
}

void tst_lab::blundersAreFound()
{
    const Design design = bundledDesign("chess");
    const AskedGame game = gameOf(design, "", {"f2-f3", "e7-e5", "g2-g4", "d8-h4"});
    Analyst analyst(design);
    std::size_t told = 0;
    const Analyst::Scores scores = analyst.scores(
        game, 600, goesOn, [&](const Analyst::Scores &some) { QCOMPARE(some.size(), ++told); });
    QCOMPARE(scores.size(), std::size_t(5));
    QCOMPARE(told, std::size_t(5));
    QCOMPARE(scores[2].judgement, Judgement::Blunder);
    QCOMPARE(scores[1].judgement, Judgement::None);
    QCOMPARE(scores[3].judgement, Judgement::None);
    QCOMPARE(scores[3].score, std::optional(Searcher::win - 1));
    QCOMPARE(scores[4].score, std::optional(-Searcher::win));
}

void tst_lab::movesAreCounted()
{
    const Design design = bundledDesign("chess");
    Analyst analyst(design);
    std::vector<std::size_t> told;
    const MoveCounts counts =
        analyst.counts(gameOf(design), 3, goesOn, [&](const MoveCounts &some) {
            told.push_back(some.sequences.size());
        });
    QVERIFY((counts.sequences == std::vector<std::uint64_t>{20, 400, 8902}));
    QVERIFY((told == std::vector<std::size_t>{1, 2, 3}));
    QVERIFY(counts.fault.isEmpty());
    // From where the game is; none in one that is over.
    const AskedGame mated = gameOf(design, "", {"f2-f3", "e7-e5", "g2-g4", "d8-h4"});
    QVERIFY((analyst.counts(mated, 2, goesOn).sequences == std::vector<std::uint64_t>{0, 0}));
    const std::atomic<bool> stopped = true;
    QVERIFY(analyst.counts(gameOf(design), 3, stopped).sequences.empty());
}

void tst_lab::linesAreFound_data()
{
    QTest::addColumn<QString>("design");
    for (const char *name : {"chess",
                             "glinski",
                             "yalta",
                             "crazyhouse",
                             "abalone",
                             "go-19x19",
                             "chinese-checkers-six",
                             "fifteen-puzzle"})
        QTest::newRow(name) << name;
}

/// Each line can be played, and no two begin alike.
void tst_lab::linesAreFound()
{
    QFETCH(QString, design);
    const Design played = bundledDesign(design.toStdString());
    const AskedGame game = gameOf(played);
    Analyst analyst(played);
    SearchLimits limits;
    limits.lines = 3;
    limits.nodes = 300;
    limits.time = std::chrono::minutes(10);
    int told = 0;
    const BestLines found = analyst.lines(game, limits, goesOn, [&](const BestLines &) { ++told; });
    QVERIFY(told > 0);
    QVERIFY(found.fault.isEmpty());
    QVERIFY(!found.lines.empty());
    const auto engine = makeGameEngine(played);
    std::set<std::string> first;
    for (const BestLines::Line &line : found.lines) {
        QCOMPARE(line.texts.size(), line.moves.size());
        QCOMPARE(lineTexts(*engine, line.moves).size(), line.moves.size());
        QVERIFY(first.insert(lineTexts(*engine, line.moves).front()).second);
    }
    std::atomic<bool> stopped{true};
    QVERIFY(analyst.lines(game, limits, stopped).lines.empty());
}

void tst_lab::aGameThatIsOver()
{
    const Design design = bundledDesign("chess");
    Analyst analyst(design);
    const AskedGame game = gameOf(design, "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1");
    QVERIFY(analyst.lines(game, {}, goesOn).lines.empty());
    const Analyst::Scores scores = analyst.scores(game, 100, goesOn);
    QCOMPARE(scores.size(), std::size_t(1));
    QCOMPARE(scores[0].score, std::optional(-Searcher::win));
}

void tst_lab::positionsAreSolved()
{
    const Design design = bundledDesign("tic-tac-toe");
    Analyst analyst(design);
    const SolvedPosition start = analyst.solve(gameOf(design), {}, goesOn);
    QCOMPARE(start.solution.value, GameValue::Draw);
    const SolvedPosition won = analyst.solve(gameOf(design, "", {"b2", "b1", "a1"}), {}, goesOn);
    QVERIFY(won.solution.value != GameValue::Open);
    QCOMPARE(won.line.size(), won.solution.line.size());
}

void tst_lab::balanceIsCounted()
{
    SelfPlayLimits limits;
    limits.games = 12;
    limits.nodes = 20;
    std::size_t told = 0;
    const Design design = bundledDesign("tic-tac-toe");
    BalanceStatistics statistics(design.pieces->types.size());
    playBalance(design, limits, statistics, goesOn, [&](std::size_t number, auto &&...) {
        const GameBalance some = statistics.balance();
        return number == told && some.games == ++told
               && some.firstWins + some.secondWins + some.draws == some.games;
    });
    QCOMPARE(told, std::size_t(12));
    const GameBalance balance = statistics.balance();
    std::size_t ended = 0;
    for (const EndCount &end : balance.ends)
        ended += end.games;
    QCOMPARE(ended + balance.unfinished, balance.games);
    QCOMPARE(balance.captures.value, 0.0);
    QVERIFY(std::abs(balance.won.value + balance.drawn.value + balance.lost.value - 1) < 1e-9);
    GameBalance clear;
    clear.points = {0.8, 0.1};
    QCOMPARE(betterSide(clear), 1);
    clear.points = {0.2, 0.1};
    QCOMPARE(betterSide(clear), -1);
    clear.points = {0.58, 0.1};
    QCOMPARE(betterSide(clear), 0);
}

/// Dice come first, and win no game.
void tst_lab::chanceDoesNotBegin()
{
    const Design design = bundledDesign("royal-game-of-ur");
    QVERIFY(selfPlayFault(design).isEmpty());
    GameEngine engine(design);
    QVERIFY(design.rules->isChance(engine.position().toMove()));
    QVERIFY(!design.rules->isChance(firstToDecide(*design.rules, engine.position())));
}

QTEST_GUILESS_MAIN(tst_lab)
#include "tst_lab.moc"
