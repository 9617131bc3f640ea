#include "model/engine/make_game_engine.h"
#include "model/engine/search/search.h"
#include "model/engine/search/shared_points.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

#include <map>
#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A game, and a program that plays it out.
struct Player
{
    explicit Player(const char *name, std::string_view text = {}, unsigned seed = 1)
        : design(bundledDesign(name))
        , searcher(design, makeGameEngine(design), seed)
        , record(searcher.engine(),
                 text.empty() ? startPosition(design, searcher.engine().board())
                              : must(readPosition(text, design, searcher.engine().board())))
    {
    }

    SearchResult search(std::uint64_t games, bool isPlain = false)
    {
        SearchLimits limits;
        limits.time = std::chrono::minutes(10);
        limits.playouts = games;
        limits.isPlain = isPlain;
        return search(Strategy::Playouts, limits);
    }
    SearchResult search(Strategy strategy, const SearchLimits &limits)
    {
        const std::atomic<bool> stop{false};
        return searcher.search(record, strategy, limits, stop);
    }
    QString text(const Move &move)
    {
        return QString::fromStdString(
            moveText(move, searcher.engine().board(), *design.pieces, record.legalMoves()));
    }

    Design design;
    Searcher searcher;
    GameRecord record;
};

} // namespace

/// A program that plays games to their end.
class tst_playouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pointsAreSummedByMove();
    void findsWhatWins_data();
    void findsWhatWins();
    void chainsAreConnected();
    void theSameSeedFindsTheSame();
    void othersAreLeftAlone();
    void playsEveryKindOfGame_data();
    void playsEveryKindOfGame();
    void littleRoomIsEnough();
    void beatsRandomMoves();
};

/// As a map does it, with numbers that meet in the same rows.
void tst_playouts::pointsAreSummedByMove()
{
    SharedPoints points;
    QCOMPARE(points.find(3).games, 0U);
    std::map<std::uint32_t, SharedPoints::Sum> witness;
    std::mt19937 random(7);
    for (int i = 0; i < 5'000; ++i) {
        const auto move = static_cast<std::uint32_t>(random() % 700 << (random() % 3 * 8));
        const float won = random() % 2 == 0 ? 1.F : 0.5F;
        points.add(move, won);
        ++witness[move].games;
        witness[move].points += won;
    }
    for (const auto &[move, sum] : witness) {
        QCOMPARE(points.find(move).games, sum.games);
        QCOMPARE(points.find(move).points, sum.points);
    }
    QCOMPARE(points.find(0xffffffffU).games, 0U);
}

void tst_playouts::findsWhatWins_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("best");
    QTest::newRow("a row of three")
        << QByteArray("tic-tac-toe") << QByteArray("S1S/ss1/2s w") << "b3";
    QTest::newRow("the other's row is stopped")
        << QByteArray("tic-tac-toe") << QByteArray("S2/ss1/S2 w") << "c2";
}

void tst_playouts::findsWhatWins()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, position);
    QFETCH(QString, best);
    for (const bool isPlain : {false, true}) {
        Player player(name.constData(), position.constData());
        const SearchResult result = player.search(400, isPlain);
        QCOMPARE(player.text(*result.best), best);
        QCOMPARE(result.lines.size(), std::size_t(1));
        QVERIFY(result.lines.front().moves.front() == *result.best);
        QVERIFY(result.nodes >= 400);
    }
}

/// A chain that lacks one stone is closed at once, and that is as good as a win.
void tst_playouts::chainsAreConnected()
{
    Player player("hex-11");
    GameEngine &engine = player.searcher.engine();
    // The first player's stones go down one file but for its middle, the other's lie apart.
    std::vector<Move> legal;
    const auto put = [&](const std::string &cell) {
        for (const Move &move : player.record.legalMoves()) {
            if (engine.board().name(move.to) == cell) {
                player.record.play(move);
                return true;
            }
        }
        return false;
    };
    int rank = 1;
    for (const char *other : {"a1", "a3", "a5", "a7", "a9", "k1", "k3", "k5", "k7", "k9"}) {
        if (rank == 6)
            ++rank;
        QVERIFY(put("f" + std::to_string(rank++)));
        QVERIFY(put(other));
    }
    const SearchResult result = player.search(600);
    QCOMPARE(QString::fromStdString(engine.board().name(result.best->to)), QString("f6"));
    QVERIFY2(result.score > 500, qPrintable(QString::number(result.score)));
}

void tst_playouts::theSameSeedFindsTheSame()
{
    std::optional<SearchResult> first;
    for (int i = 0; i < 2; ++i) {
        Player player("othello", {}, 5);
        const SearchResult result = player.search(150);
        if (first) {
            QVERIFY(first->best == result.best);
            QCOMPARE(result.nodes, first->nodes);
            QCOMPARE(result.score, first->score);
        }
        first = result;
    }
}

/// The record, the moves that are not allowed, and the limit of nodes.
void tst_playouts::othersAreLeftAlone()
{
    Player player("chess");
    const Position before = player.record.position();
    SearchLimits limits;
    limits.time = std::chrono::minutes(10);
    limits.nodes = 4'000;
    limits.lines = 2;
    const auto legal = player.record.legalMoves();
    limits.only = {legal[0], legal[3]};
    const SearchResult result = player.search(Strategy::Playouts, limits);
    QVERIFY(*result.best == legal[0] || *result.best == legal[3]);
    QCOMPARE(result.lines.size(), std::size_t(2));
    QVERIFY(!(result.lines[0].moves.front() == result.lines[1].moves.front()));
    QVERIFY(result.nodes >= 4'000 && result.nodes < 4'000 + 700);
    QVERIFY(player.record.position() == before);
    QCOMPARE(player.record.length(), std::size_t(0));
}

void tst_playouts::playsEveryKindOfGame_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"backgammon",
                             "royal-game-of-ur",
                             "four-player-chess",
                             "go-9x9",
                             "amazons",
                             "shogi",
                             "entropy",
                             "yalta",
                             "progressive-chess"})
        QTest::newRow(name) << QByteArray(name);
}

/// Dice, hands, several players and own rules: some legal move, and the game as it was.
void tst_playouts::playsEveryKindOfGame()
{
    QFETCH(QByteArray, name);
    Player player(name.constData());
    for (int ply = 0; ply < 3; ++ply) {
        const auto legal = player.record.legalMoves();
        const Position before = player.record.position();
        const SearchResult result = player.search(3);
        QVERIFY(result.best);
        QVERIFY(std::find(legal.begin(), legal.end(), *result.best) != legal.end());
        QVERIFY(player.record.position() == before);
        player.record.play(*result.best);
    }
    QVERIFY(!player.searcher.engine().takeTrouble());
}

/// Without room for a tree, games are played out from the root alone.
void tst_playouts::littleRoomIsEnough()
{
    Player player("tic-tac-toe", "S1S/ss1/2s w");
    SearchLimits limits;
    limits.time = std::chrono::minutes(10);
    limits.playouts = 200;
    limits.remembered = 0;
    const SearchResult result = player.search(Strategy::Playouts, limits);
    QCOMPARE(player.text(*result.best), QString("b3"));
}

void tst_playouts::beatsRandomMoves()
{
    int won = 0;
    for (unsigned game = 0; game < 4; ++game) {
        Player player("connect-four", {}, game + 1);
        const PlayerId program(game % 2);
        std::optional<GameEnd> end;
        while (!(end = player.record.end())) {
            const bool isProgram = player.record.position().toMove() == program;
            const SearchResult result =
                isProgram ? player.search(60) : player.search(Strategy::Random, {});
            player.record.play(*result.best);
        }
        won += end->winner == program ? 1 : 0;
    }
    QVERIFY2(won >= 3, qPrintable(QString::number(won)));
}

QTEST_APPLESS_MAIN(tst_playouts)
#include "tst_playouts.moc"
