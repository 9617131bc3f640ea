#include "tests/cli/command_line.h"

using namespace rookery::test;

/// What rookery-bench prints, each operation timed once.
class tst_bench : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void explainsItself();
    void printsARowPerMeasurement();
    void takesAFile();
    void timesTheSearch();
    void timesCollections();
    void timesOwnRules();

private:
    CommandLine m_line;
};

void tst_bench::explainsItself()
{
    const Ran ran = m_line.run({"--help"});
    QCOMPARE(ran.exitCode, 0);
    QVERIFY(ran.out.startsWith("Measure the move generator\n\nUsage: rookery-bench [FILE] "));
    QCOMPARE(m_line.run({"--explain", "chess"}).err,
             QString("error: unknown option '--explain'\n"));
}

void tst_bench::printsARowPerMeasurement()
{
    const QJsonObject json = m_line.json({"--brief", "--seed", "7", "--json"}).object();
    QCOMPARE(json["seed"].toInt(), 7);
    QCOMPARE(json["unit"].toString(), QString("microseconds"));
    QVERIFY(json["calibration"].toDouble() > 0);
    const QStringList names = namesOf(json["benchmarks"], "name");
    for (const char *expected : {"compile chess",
                                 "compile random armies on 8x8",
                                 "recompile random armies on 19x19 after an edit of one piece",
                                 "reach of all 804 pieces of random armies on 36x36",
                                 "lists of all pieces of random armies on 36x36",
                                 "counts and unions of both sides of random armies on 36x36",
                                 "update after a move amid random armies on 36x36",
                                 "reach of one queen amid random armies on 36x36",
                                 "reach of one knight amid random armies on 19x19",
                                 "reach of one hook mover amid random armies on 8x8"})
        QVERIFY2(names.contains(expected), expected);
    const QJsonObject perft = json["perft"].toObject();
    QCOMPARE(namesOf(perft["counts"], "game"),
             QStringList({"chess",
                          "capablanca",
                          "xiangqi",
                          "shogi",
                          "shogi-with-hands",
                          "grand",
                          "glinski",
                          "chess-cylinder"}));
    QCOMPARE(perft["counts"].toArray().first().toObject()["nodes"].toInt(), 8902);
    for (const QJsonValue row : perft["playouts"].toArray())
        QVERIFY(row.toObject()["moves"].toDouble() > 0);
    for (const QJsonValue row : json["benchmarks"].toArray()) {
        const QJsonObject figures = row.toObject();
        QVERIFY(figures["median"].toDouble() > 0);
        QVERIFY(figures["p99"].toDouble() >= figures["median"].toDouble());
        QVERIFY(figures["ratio"].isDouble());
    }
}

void tst_bench::takesAFile()
{
    const Ran ran = m_line.run({"--brief", "chess"});
    QCOMPARE(ran.exitCode, 0);
    QVERIFY(ran.out.startsWith("seed 1, calibration loop "));
    for (const char *row : {"reach of all 32 pieces of chess\n",
                            "moves of all pieces of chess listed\n",
                            "reach of the slowest piece of chess (",
                            "playable chess after an edit of one piece\n"})
        QVERIFY2(ran.out.contains(row), row);
    QCOMPARE(m_line.run({"nothing"}).exitCode, 3);
    const Ran badSeed = m_line.run({"--seed", "1e5"});
    QCOMPARE(badSeed.exitCode, 1);
    QCOMPARE(badSeed.err, QString("--seed:1: error: '1e5' is not a number of at most 18 digits\n"));
}

void tst_bench::timesTheSearch()
{
    const QJsonObject json = m_line.json({"--search", "--brief", "--json"}).object();
    QCOMPARE(namesOf(json["search"], "game"),
             QStringList({"chess",
                          "shogi",
                          "xiangqi",
                          "english-draughts",
                          "othello",
                          "hex-11",
                          "taikyoku-shogi"}));
    for (const QJsonValue row : json["search"].toArray()) {
        QVERIFY(row.toObject()["nodes"].toInt() > 0);
        QVERIFY(row.toObject()["rate"].toDouble() > 0);
    }
}

void tst_bench::timesCollections()
{
    const QJsonObject json = m_line.json({"--games", "--brief", "--json"}).object();
    QCOMPARE(json["games"].toInt(), 1000);
    const QJsonArray rows = json["rows"].toArray();
    QCOMPARE(rows.first().toObject()["name"].toString(), QString("opened"));
    QCOMPARE(rows.first().toObject()["games"].toInt(), 1000);
    for (const QJsonValue row : rows)
        QVERIFY(row.toObject()["games"].toInt() > 0);
    QVERIFY(m_line.run({"--games", "--brief"}).out.contains("searched: opening moves\n"));
}

/// A script in Lua counts the same as the own rules beside it.
void tst_bench::timesOwnRules()
{
    const QJsonObject json = m_line.json({"--scripts", "--brief", "--json"}).object();
    QCOMPARE(namesOf(json["scripts"], "game"), QStringList({"tablut", "oware"}));
    for (const QJsonValue row : json["scripts"].toArray()) {
        QVERIFY(row.toObject()["nodes"].toInt() > 1'000);
        QCOMPARE(row.toObject()["scriptNodes"].toInt(), row.toObject()["nodes"].toInt());
        QVERIFY(row.toObject()["ratio"].toDouble() > 0);
    }
    QCOMPARE(json["bans"].toArray().size(), 1);
    QCOMPARE(json["tables"].toArray().size(), 5);
    for (const QJsonValue row : json["tables"].toArray())
        QCOMPARE(row["nodes"], row["slowNodes"]);
    for (const QJsonValue row : json["lists"].toArray())
        QVERIFY(row.toObject()["moves"].toInt() > 300);
}

QTEST_GUILESS_MAIN(tst_bench)
#include "tst_bench.moc"
