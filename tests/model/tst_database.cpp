#include "model/database/game_database.h"
#include "model/database/game_import.h"
#include "model/play/moves/notation/move_text.h"
#include "tests/designs.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <sstream>

using namespace rookery;
using namespace rookery::test;

/// The database of games: what is counted, merged, refused, and kept through kills.
class tst_database : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gamesAreCounted();
    void transpositionsMeet();
    void versionsAreTold();
    void mergingAddsEachOnce();
    void otherFormatsAreAdded();
    void twoProgramsWriteAtOnce();
    void agreedGamesHaveTheirResult();
    void foreignFilesAreRefused_data();
    void foreignFilesAreRefused();
    void otherDatabasesAreRefused();
    void hostileRowsAreLeftOut();

private:
    std::filesystem::path path(const char *name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    QTemporaryDir m_folder;
};

namespace {

/// A game by its moves as they are typed.
KeptGame played(const Design &design, const std::string &moves, const std::string &points)
{
    GameEngine engine(design);
    const Position start = engine.position();
    std::vector<Move> line;
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        std::vector<Move> legal;
        engine.legal(legal);
        const auto move = findMove(word, engine.board(), *design.pieces, legal);
        if (!move)
            qFatal("%s", word.c_str());
        line.push_back(*move);
        engine.make(*move);
    }
    KeptGame game = keptGame(engine, start, line);
    game.points = points;
    return game;
}

std::uint64_t startKey(const Design &design)
{
    const Board board(design.board, design.directions);
    return positionKey(startPosition(design, board), design, board);
}

GameDatabase opened(const std::filesystem::path &path)
{
    auto database = GameDatabase::open(path, Sqlite::Access::Create);
    if (!database)
        qFatal("%s", database.error().sentence().c_str());
    return std::move(*database);
}

} // namespace

void tst_database::gamesAreCounted()
{
    const Design design = bundledDesign("chess");
    const DesignVersion version = versionOf(design);
    GameDatabase database = opened(path("counted"));
    const auto added = database.add(version,
                                    {played(design, "e2-e4 e7-e5", "20"),
                                     played(design, "e2-e4 c7-c5", "11"),
                                     played(design, "d2-d4", "02"),
                                     played(design, "e2-e4", "")});
    QVERIFY(added);
    QCOMPARE(*added, std::size_t(4));
    const auto moves = database.movesFrom(version.key, startKey(design));
    QVERIFY(moves);
    QCOMPARE(moves->size(), std::size_t(2));
    const ExploredMove &first = moves->front();
    QCOMPARE(first.move, std::string("e2-e4"));
    QCOMPARE(first.games(), std::size_t(3));
    QCOMPARE(first.won, std::size_t(1));
    QCOMPARE(first.drawn, std::size_t(1));
    QCOMPARE(first.lost, std::size_t(0));
    QCOMPARE(first.unfinished, std::size_t(1));
    QCOMPARE(*first.share(), 0.75);
    QCOMPARE(moves->back().lost, std::size_t(1));
    QCOMPARE(first.last, today());
}

/// Two ways to one position are one row.
void tst_database::transpositionsMeet()
{
    const Design design = bundledDesign("chess");
    const DesignVersion version = versionOf(design);
    GameDatabase database = opened(path("met"));
    const KeptGame one = played(design, "g1-f3 g8-f6 b1-c3 b8-c6", "20");
    const KeptGame other = played(design, "b1-c3 g8-f6 g1-f3 b8-c6", "20");
    QVERIFY(one.plies.back().position == other.plies.back().position);
    QVERIFY(database.add(version, std::vector{one, other}));
    const auto moves = database.movesFrom(version.key, one.plies.back().position);
    QVERIFY(moves);
    QCOMPARE(moves->size(), std::size_t(1));
    QCOMPARE(moves->front().lost, std::size_t(2));
    // Who repeats moves comes back to the same position, and counts there once.
    const KeptGame to = played(design, "g1-f3 g8-f6 f3-g1 f6-g8 g1-f3", "11");
    QVERIFY(to.plies.front().position == to.plies.back().position);
    QVERIFY(database.add(version, std::vector{to}));
    QCOMPARE(database.movesFrom(version.key, startKey(design))->front().games(), std::size_t(2));
}

void tst_database::versionsAreTold()
{
    Design design = bundledDesign("chess");
    const std::uint64_t key = versionOf(design).key;
    design.info.edit([](Info &info) { info.about = "Something else"; });
    QCOMPARE(versionOf(design).key, key);
    design.rules.edit([](Rules &rules) { rules.ends.pop_back(); });
    QVERIFY(versionOf(design).key != key);
}

void tst_database::mergingAddsEachOnce()
{
    const Design chess = bundledDesign("chess");
    const Design hex = bundledDesign("tic-tac-toe");
    {
        GameDatabase one = opened(path("one"));
        QVERIFY(one.add(versionOf(chess), std::vector{played(chess, "e2-e4 e7-e5", "20")}));
        QVERIFY(one.add(versionOf(hex), std::vector{played(hex, "b2", "11")}));
        QVERIFY(one.add(versionOf(hex), LabAnswer{"x", 0, "balance", "{}", "{}", today()}));
        GameDatabase two = opened(path("two"));
        QVERIFY(two.add(versionOf(chess), std::vector{played(chess, "e2-e4 e7-e5", "02")}));
    }
    GameDatabase all = opened(path("all"));
    const auto first = all.merge(path("one"));
    QVERIFY2(first, first ? "" : first.error().sentence().c_str());
    QCOMPARE(first->games, std::size_t(2));
    QCOMPARE(first->answers, std::size_t(1));
    QCOMPARE(all.merge(path("two"))->games, std::size_t(1));
    const auto again = all.merge(path("one"));
    QCOMPARE(again->games, std::size_t(0));
    QCOMPARE(again->twice, std::size_t(2));
    QCOMPARE(again->answers, std::size_t(0));
    const auto moves = all.movesFrom(versionOf(chess).key, startKey(chess));
    QCOMPARE(moves->front().won, std::size_t(1));
    QCOMPARE(moves->front().lost, std::size_t(1));
    QCOMPARE(all.versions()->size(), std::size_t(2));
    QCOMPARE(all.lastGames(0, 10)->size(), std::size_t(3));
}

void tst_database::otherFormatsAreAdded()
{
    const Design design = bundledDesign("chess");
    const std::string text = "[White \"A\"]\n[Black \"B\"]\n[Date \"2020.01.02\"]\n[Result "
                             "\"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n[White \"C\"]\n\n1. Qh9 *\n";
    GameDatabase database = opened(path("imported"));
    GameEngine engine(design);
    for (const std::size_t fresh : {1, 0}) {
        std::istringstream stream(text);
        const auto counts = addGames(database,
                                     versionOf(design),
                                     engine,
                                     {stream, *findGameFileFormat("pgn")},
                                     std::atomic<bool>(false));
        QVERIFY(counts);
        QCOMPARE(counts->games, fresh);
        QCOMPARE(counts->twice, 1 - fresh);
        QCOMPARE(counts->unusable, std::size_t(1));
    }
    const auto games = database.lastGames(0, 5);
    QCOMPARE(games->size(), std::size_t(1));
    QCOMPARE(games->front().players, (std::vector<std::string>{"A", "B"}));
    QCOMPARE(games->front().date, std::string("2020-01-02"));
    QCOMPARE(games->front().points, std::string("20"));
}

void tst_database::twoProgramsWriteAtOnce()
{
    const Design design = bundledDesign("tic-tac-toe");
    const DesignVersion version = versionOf(design);
    GameDatabase one = opened(path("shared"));
    GameDatabase two = opened(path("shared"));
    for (int i = 0; i < 20; ++i) {
        QVERIFY(one.add(version, std::vector{played(design, "b2 a1", "20")}));
        QVERIFY(two.add(version, std::vector{played(design, "b2 c1", "02")}));
    }
    QCOMPARE(*one.games(version.key), std::size_t(40));
    QCOMPARE(two.movesFrom(version.key, startKey(design))->front().games(), std::size_t(40));
}

void tst_database::agreedGamesHaveTheirResult()
{
    GameEngine engine(bundledDesign("tic-tac-toe"));
    const Position start = engine.position();
    QCOMPARE(keptGame(engine, start, {}).points, std::string());
    GameEnd end;
    end.isDraw = true;
    QCOMPARE(keptGame(engine, start, {}, end).points, std::string("11"));
    end = {};
    end.winner = PlayerId(1);
    QCOMPARE(keptGame(engine, start, {}, end).points, std::string("02"));
}

void tst_database::foreignFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("text") << QByteArray("no database at all, but long enough to be read as one")
                          << "it is no database of games";
    QTest::newRow("damaged header") << QByteArray("SQLite format 3") + '\0' + " and then nothing"
                                    << "it is no database of games";
}

void tst_database::foreignFilesAreRefused()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, sentence);
    std::ofstream(path("foreign"), std::ios::binary) << content.toStdString();
    const auto database = GameDatabase::open(path("foreign"), Sqlite::Access::Write);
    QVERIFY(!database);
    QCOMPARE(QString::fromStdString(database.error().sentence()), sentence);
}

void tst_database::otherDatabasesAreRefused()
{
    QVERIFY(!GameDatabase::open(path("missing"), Sqlite::Access::Read));
    QVERIFY(!GameDatabase::open(m_folder.path().toStdString(), Sqlite::Access::Create));
    auto other = Sqlite::open(path("other"), Sqlite::Access::Create);
    QVERIFY(other);
    other->run("CREATE TABLE IF NOT EXISTS other(x)");
    const auto ours = GameDatabase::open(path("other"), Sqlite::Access::Create);
    QVERIFY(!ours);
    QCOMPARE(ours.error().sentence(), std::string("it is a database of another program"));
    opened(path("newer"));
    auto newer = Sqlite::open(path("newer"), Sqlite::Access::Write);
    newer->run("PRAGMA user_version = 99");
    const auto refused = GameDatabase::open(path("newer"), Sqlite::Access::Read);
    QVERIFY(!refused);
    QCOMPARE(refused.error().sentence(),
             std::string("a newer version of this program has written it"));
}

/// What a file claims is looked at before it is believed.
void tst_database::hostileRowsAreLeftOut()
{
    const Design design = bundledDesign("tic-tac-toe");
    {
        GameDatabase from = opened(path("hostile"));
        QVERIFY(from.add(versionOf(design), std::vector{played(design, "b2 a1", "20")}));
    }
    auto file = Sqlite::open(path("hostile"), Sqlite::Access::Write);
    QVERIFY(file);
    file->run("INSERT INTO games SELECT 'short', design, start, players, date, event, points, "
              "moves, x'00', movers FROM games WHERE id <> 'short'");
    file->run("INSERT INTO games SELECT 'odd', design, start, players, date, event, '9', moves, "
              "positions, movers FROM games WHERE id <> 'short'");
    QCOMPARE(file->fault().text(), std::string());
    GameDatabase all = opened(path("clean"));
    const auto counts = all.merge(path("hostile"));
    QVERIFY2(counts, counts ? "" : counts.error().sentence().c_str());
    QCOMPARE(counts->games, std::size_t(1));
    QCOMPARE(counts->unusable, std::size_t(2));
}

QTEST_GUILESS_MAIN(tst_database)
#include "tst_database.moc"
