#include "model/engine/make_game_engine.h"
#include "model/engine/search/search.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

#include <random>
#include <thread>

using namespace rookery;
using namespace rookery::test;

namespace {

/// What stands in the table of a position follows from its key.
TableEntry entryOf(std::uint64_t key)
{
    const std::uint64_t mixed = key * 0x9e3779b97f4a7c15ULL;
    return {static_cast<int>(static_cast<std::uint32_t>(mixed)),
            static_cast<std::int16_t>(mixed >> 40U & 0x3fU),
            static_cast<std::uint16_t>((mixed >> 32U & 0xffU) + 1),
            static_cast<Bound>(mixed >> 50U & 1U)};
}

bool isSame(const TableEntry &a, const TableEntry &b)
{
    return a.score == b.score && a.depth == b.depth && a.best == b.best && a.bound == b.bound;
}

/// A few keys that share clusters.
std::uint64_t drawnKey(std::mt19937_64 &random)
{
    return (random() & 0xffULL) << 40U | (random() & 0x3fULL);
}

} // namespace

/// Searches in several threads with one table.
class tst_search_threads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableKeepsWhatItWasGiven();
    void entriesAreNeverMixed();
    void findsWhatWins_data();
    void findsWhatWins();
    void sharesTheLimitOfNodes();
    void stopsAtOnce();
    void oneThreadIsTheSameEachTime();
};

void tst_search_threads::theTableKeepsWhatItWasGiven()
{
    TranspositionTable table;
    QVERIFY(!table.isOpen());
    QVERIFY(!table.find(7));
    table.put(7, {1, 1, 1, Bound::Exact});
    table.reset(4'096);
    QVERIFY(!table.find(7));
    for (const Bound bound : {Bound::Exact, Bound::AtLeast, Bound::AtMost}) {
        for (const int score : {-1'000'000, -1, 0, 1, 1'000'000}) {
            const TableEntry put{score, 64, TranspositionTable::noMove - 1, bound};
            table.put(0xabcdef0123456789ULL, put);
            const auto found = table.find(0xabcdef0123456789ULL);
            QVERIFY(found && isSame(*found, put));
        }
    }
    // A search that finds no best move leaves the one that was known.
    table.put(0xabcdef0123456789ULL, {3, 2, TranspositionTable::noMove, Bound::AtMost});
    QCOMPARE(table.find(0xabcdef0123456789ULL)->best, TranspositionTable::noMove - 1);
    QVERIFY(!table.find(0xabcdef1123456789ULL)); // of the same cluster
    table.put(5, {0, 0, 0, Bound::Exact});       // nothing but zeros is an entry, too
    QVERIFY(table.find(5));
}

/// Four threads put and ask in the same few clusters; an entry is found whole or not at all.
void tst_search_threads::entriesAreNeverMixed()
{
    TranspositionTable table;
    table.reset(256);
    std::atomic<int> wrong{0};
    std::atomic<int> found{0};
    std::vector<std::thread> threads;
    for (unsigned seed = 0; seed < 4; ++seed) {
        threads.emplace_back([&, seed] {
            std::mt19937_64 random(seed);
            for (int i = 0; i < 100'000; ++i) {
                const std::uint64_t key = drawnKey(random);
                if (i % 2 == 0) {
                    table.put(key, entryOf(key));
                } else if (const auto entry = table.find(key)) {
                    ++found;
                    wrong += isSame(*entry, entryOf(key)) ? 0 : 1;
                }
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(wrong.load(), 0);
    QVERIFY(found > 100);
}

void tst_search_threads::findsWhatWins_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("best"); // empty: whichever
    QTest::addColumn<int>("moves");    // to the end
    QTest::newRow("two rooks") << "chess"
                               << "7k/8/8/8/8/8/R7/1R5K w - - 0 1"
                               << "" << 3;
    QTest::newRow("back rank") << "chess"
                               << "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1"
                               << "b1-b8" << 1;
}

/// Twice with the same searchers, and with more helpers the second time.
void tst_search_threads::findsWhatWins()
{
    QFETCH(QString, variant);
    QFETCH(QString, position);
    QFETCH(QString, best);
    QFETCH(int, moves);
    const Design design = bundledDesign(variant.toStdString());
    Searcher searcher(design, makeGameEngine(design));
    GameEngine &engine = searcher.engine();
    GameRecord record(engine, must(readPosition(position.toStdString(), design, engine.board())));
    const std::atomic<bool> stop{false};
    for (const unsigned threads : {2U, 4U}) {
        SearchLimits limits;
        limits.time = std::chrono::minutes(10);
        limits.depth = 6;
        limits.threads = threads;
        const SearchResult result = searcher.search(record, Strategy::AlphaBeta, limits, stop);
        QVERIFY(result.best);
        QCOMPARE(Searcher::win - result.score, moves);
        const std::string text =
            moveText(*result.best, engine.board(), *design.pieces, record.legalMoves());
        if (!best.isEmpty())
            QCOMPARE(QString::fromStdString(text), best);
        searcher.forget(1);
    }
}

void tst_search_threads::sharesTheLimitOfNodes()
{
    const Design design = bundledDesign("chess");
    Searcher searcher(design, makeGameEngine(design));
    GameRecord record(searcher.engine(), startPosition(design, searcher.engine().board()));
    for (const char *move : {"e2-e4", "e7-e5"})
        record.play(must(findTypedMove(move,
                                       searcher.engine().board(),
                                       *design.pieces,
                                       record.legalMoves(),
                                       CellNaming::Names)));
    const std::atomic<bool> stop{false};
    SearchLimits limits;
    limits.time = std::chrono::minutes(10);
    limits.nodes = 3'000;
    limits.threads = 3;
    const Position before = record.position();
    std::uint64_t last = 0;
    const SearchResult result =
        searcher.search(record, Strategy::AlphaBeta, limits, stop, [&](const SearchResult &found) {
            QVERIFY(found.nodes >= last); // they only grow
            last = found.nodes;
        });
    QVERIFY(result.best);
    QVERIFY2(result.nodes >= 1'000 && result.nodes <= 3'100,
             qPrintable(QString::number(result.nodes)));
    QVERIFY(record.position() == before);
    QCOMPARE(record.length(), std::size_t(2));
}

void tst_search_threads::stopsAtOnce()
{
    const Design design = bundledDesign("chess");
    Searcher searcher(design, makeGameEngine(design));
    GameRecord record(searcher.engine(), startPosition(design, searcher.engine().board()));
    std::atomic<bool> stop{false};
    std::atomic<bool> isDone{false};
    SearchResult result;
    std::thread thread([&] {
        SearchLimits limits;
        limits.time = std::chrono::hours(1);
        limits.threads = 3;
        result = searcher.search(record, Strategy::AlphaBeta, limits, stop);
        isDone = true;
    });
    QTest::qWait(300);
    stop = true;
    const bool ended = QTest::qWaitFor([&] { return isDone.load(); }, 5'000);
    thread.join();
    QVERIFY(ended);
    QVERIFY(result.best);
}

/// What two threads have left in the table is forgotten; one alone then finds what it always finds.
void tst_search_threads::oneThreadIsTheSameEachTime()
{
    const Design design = bundledDesign("minishogi");
    const auto search = [&](Searcher &searcher, unsigned threads) {
        GameRecord record(searcher.engine(), startPosition(design, searcher.engine().board()));
        const std::atomic<bool> stop{false};
        SearchLimits limits;
        limits.time = std::chrono::minutes(10);
        limits.nodes = 2'000;
        limits.threads = threads;
        return searcher.search(record, Strategy::AlphaBeta, limits, stop);
    };
    Searcher first(design, makeGameEngine(design));
    const SearchResult alone = search(first, 1);
    Searcher second(design, makeGameEngine(design));
    search(second, 2);
    second.forget(1);
    const SearchResult after = search(second, 1);
    QVERIFY(alone.best == after.best);
    QCOMPARE(after.score, alone.score);
    QCOMPARE(after.depth, alone.depth);
    QCOMPARE(after.nodes, alone.nodes);
}

QTEST_GUILESS_MAIN(tst_search_threads)
#include "tst_search_threads.moc"
