#include "tests/cli/command_line.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace rookery::test;

namespace {

const char *questions = R"({ "meta": { "oracle": "fsf" }, "pieces": [
  { "id": "1", "name": "Wazir", "betza": "W", "boards": [ { "files": 3, "ranks": 3, "cases": [
      { "sq": "b2", "pos": "3/1AI/1i1", "to": ["a2", "b1", "b3"] } ] } ] },
  { "id": "2", "betza": "nZ", "boards": [ { "files": 4, "ranks": 4, "cases": [
      { "sq": "a1", "pos": "4/4/4/A3", "to": [] } ] } ] },
  { "id": "3", "betza": "caK", "oracle": "hgm-id", "boards": [ { "files": 3, "ranks": 1, "cases": [
      { "sq": "a1", "pos": "Ai1", "to": [], "locust": [["c1", ["b1"]]] } ] } ] },
  { "id": "4", "betza": "udW", "boards": [ { "files": 3, "ranks": 1, "cases": [
      { "sq": "a1", "pos": "AI1", "to": ["b1"] } ] } ] } ] })";

/// White: Griffon a1, Pawn b2. Black: Rook a4, Pawn c3.
const char *design = R"json({ "rookery": 2, "name": "Betza",
"board": { "lattice": "square", "size": [4, 4] },
"directions": [ { "name": "n", "vector": [0, 1] } ],
"players": [ { "name": "White" }, { "name": "Black", "facing": "half" } ],
"pieces": [ { "name": "Griffon", "letters": "G", "moves": [ { "betza": "FyafsF" } ] },
            { "name": "Pawn", "letters": "P", "moves": [ { "betza": "fmWfcFifmR2" } ] },
            { "name": "Rook", "letters": "R", "moves": [ { "betza": "R" } ] },
            { "name": "Osprey", "letters": "O", "moves": [ { "betza": "DyafsW" } ] } ],
"setup": { "White": { "Griffon": ["a1"], "Pawn": ["b2"] },
           "Black": { "Rook": ["a4"], "Pawn": ["c3"] } } })json";

} // namespace

class tst_cli_betza : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void designs_data();
    void designs();
    void answers_data();
    void answers();
    void badValues_data();
    void badValues();
    void warnsAndAnswers();
    void saysWhyThereIsNoTable();
    void printsAFileOfAnswers();
    void comparesAFileOfAnswers();
    void badFiles_data();
    void badFiles();

private:
    CommandLine m_line;
};

void tst_cli_betza::initTestCase()
{
    m_line.write("design.rookery", design);
    QByteArray doubtful = design;
    doubtful.replace("DyafsW", "KisO2");
    m_line.write("doubtful.rookery", doubtful);
    QByteArray wrong = design;
    wrong.replace("DyafsW", "DyafsX");
    m_line.write("wrong.rookery", wrong);
}

void tst_cli_betza::designs_data()
{
    addColumns();
    fine("moves", {"moves", "design.rookery", "--at", "b2"}, "b2-b3\nb2-b4\nb2-c3\n");
    fine("a double step only before the first move",
         {"moves", "design.rookery", "--position", "4/4/P3/4 w"},
         "a2-a3\n");
    fine("reach of a piece of the design",
         {"reach", "--json", "--design", "design.rookery", "--piece", "Griffon", "--at", "a1"},
         "{\"at\":\"a1\",\"moves\":[\"b2\",\"b3\",\"b4\",\"c2\",\"d2\"],\"captures\":[],\"locust\":"
         "[]}\n");
    fine("why",
         {"why", "design.rookery", "--from", "b2", "--to", "c3"},
         "yes: ne (captures the Black Pawn)\n");
    fine("why not",
         {"why", "design.rookery", "--from", "a1", "--to", "b3"},
         "no: ne n: blocked at b2 by the White Pawn\n");
    fine("check of a design without a doubt", {"check", "design.rookery"}, {});
    fine("check with a castling that does nothing yet",
         {"check", "doubtful.rookery"},
         "doubtful.rookery:/pieces/3: warning: Osprey: 'isO2' in KisO2, column 4, is a rule that "
         "the game does not have: castling [P010]\n");
    addRow("check of a string that cannot be read",
           {"check", "wrong.rookery"},
           1,
           "wrong.rookery:8:77: error: unknown atom 'X'; the atoms are W F D N A H C L Z J G, K R "
           "B Q and U\n",
           {});
    fine("format", {"format", "design.rookery"}, {});
    fine("formatted", {"format", "--check", "design.rookery"}, {});
}

void tst_cli_betza::designs()
{
    compareRow(m_line);
}

void tst_cli_betza::answers_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("out");
    const auto row = [](const char *name, const QStringList &arguments, const char *out) {
        QTest::newRow(name) << QStringList{"reach", "--json", "--at", "b2", "--board", "square:4x4"}
                                   + arguments
                            << QString("{\"at\":\"b2\",%1}\n").arg(out);
    };
    row("a wazir", {"--betza", "W"}, R"("moves":["a2","b1","b3","c2"],"captures":[],"locust":[])");
    row("a cannon",
        {"--betza", "mRcpR", "--friends", "b3", "--foes", "b4"},
        R"("moves":["a2","b1","c2","d2"],"captures":["b4"],"locust":[])");
    row("a rifle",
        {"--betza", "fcabW", "--foes", "b3"},
        R"("moves":[],"captures":[],"locust":[["b2",["b3"]]])");
    row("a swapper",
        {"--betza", "fudW", "--friends", "b3"},
        R"("moves":[],"captures":[],"locust":[["b3",["b3"]]])");
    row("a friend captured",
        {"--betza", "fdW", "--friends", "b3"},
        R"("moves":[],"captures":["b3"],"locust":[])");
    row("only while unmoved", {"--betza", "ifW"}, R"("moves":[],"captures":[],"locust":[])");
    row("unmoved", {"--betza", "ifW", "--unmoved"}, R"("moves":["b3"],"captures":[],"locust":[])");
    row("round the edges",
        {"--betza", "rlmoW", "--friends", "a2,c2"},
        R"("moves":[],"captures":[],"locust":[])");
    row("the second player's",
        {"--betza", "fW", "--player", "2"},
        R"("moves":["b1"],"captures":[],"locust":[])");
    row("straight ahead of a king",
        {"--betza", "fK"},
        R"("moves":["b3"],"captures":[],"locust":[])");
}

void tst_cli_betza::answers()
{
    QFETCH(QStringList, arguments);
    const Ran ran = m_line.run(arguments);
    QCOMPARE(ran.err, QString());
    QTEST(ran.out, "out");
    QCOMPARE(ran.exitCode, 0);
}

void tst_cli_betza::badValues_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("sentence");
    const auto row =
        [](const char *name, const QStringList &arguments, int exitCode, const char *sentence) {
            QTest::newRow(name) << QStringList{"reach"} + arguments << exitCode
                                << QString(sentence);
        };
    row("an unknown letter",
        {"--betza", "wW", "--at", "a1"},
        1,
        "--betza:1: error: unknown letter 'w'; did you mean the atom 'W'?\n");
    row("an unknown dialect",
        {"--betza", "W", "--dialect", "xbezta", "--at", "a1"},
        1,
        "--dialect: error: there is no dialect 'xbezta'; did you mean 'xbetza'?\n");
    row("two ways to move",
        {"--betza", "W", "--path", "leap n", "--at", "a1"},
        2,
        "error: options '--path' and '--betza' exclude each other\n");
    row("a dialect of nothing",
        {"--path", "leap n", "--dialect", "xboard", "--at", "a1"},
        2,
        "error: option '--dialect' needs '--betza'\n");
    row("a comparison of nothing",
        {"--betza", "W", "--compare", "--at", "a1"},
        2,
        "error: option '--compare' needs '--batch'\n");
    row("a file that is not there", {"--batch", "nowhere.json", "--json"}, 3, "");
}

void tst_cli_betza::badValues()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, sentence);
    const Ran ran = m_line.run(arguments);
    QCOMPARE(ran.out, QString());
    if (!sentence.isEmpty())
        QCOMPARE(ran.err.section('\n', 0, 0) + '\n', sentence);
    QVERIFY(!ran.err.isEmpty());
    QTEST(ran.exitCode, "exitCode");
}

void tst_cli_betza::warnsAndAnswers()
{
    const Ran ran = m_line.run(
        {"reach", "--json", "--betza", "fK", "--dialect", "fairy-stockfish", "--at", "b1"});
    QCOMPARE(ran.err,
             QString("--betza:1:2: warning: Fairy-Stockfish reads directions on 'K' for W and F "
                     "separately\n"));
    QCOMPARE(
        ran.out,
        QString(
            "{\"at\":\"b1\",\"moves\":[\"a2\",\"b2\",\"c2\"],\"captures\":[],\"locust\":[]}\n"));
    QCOMPARE(ran.exitCode, 0);
}

void tst_cli_betza::saysWhyThereIsNoTable()
{
    const QStringList at{"reach", "--stats", "--at", "a1", "--board", "square:2x2", "--betza"};
    QVERIFY(m_line.run(at + QStringList{"mRkR"})
                .out.contains(
                    " minds the type of the piece it meets, which a move table cannot hold\n"));
    QVERIFY(m_line.run(at + QStringList{"mRcaibR"}).out.contains("move table: "));
    m_line.write(
        "rifle.rookery",
        R"({ "rookery": 2, "name": "Rifle", "board": { "lattice": "square", "size": [2, 2] },
        "pieces": [ { "name": "Rifle", "moves": [ { "betza": "caibR" } ] } ] })");
    const Ran ran = m_line.run({"analyse", "--tables", "rifle.rookery"});
    QVERIFY2(ran.out.contains("rifle.rookery: 4 cells, 0 step tables\n  Rifle: a search of states"),
             qPrintable(ran.out));
}

void tst_cli_betza::printsAFileOfAnswers()
{
    m_line.write("questions.json", questions);
    const Ran ran = m_line.run({"reach", "--batch", "questions.json", "--json"});
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.exitCode, 0);
    const QJsonArray pieces = QJsonDocument::fromJson(ran.out.toUtf8())["pieces"].toArray();
    QCOMPARE(pieces.size(), 4);
    QCOMPARE(pieces[0]["id"].toString(), QString("1"));
    const QJsonValue board = pieces[1]["boards"][0];
    QCOMPARE(board["files"].toInt(), 4);
    QCOMPARE(board["cases"][0]["sq"].toString(), QString("a1"));
    QCOMPARE(board["cases"][0]["to"].toArray(), QJsonArray({"c4", "d3"}));
    const QJsonValue locust = pieces[2]["boards"][0]["cases"][0]["locust"];
    QCOMPARE(locust.toArray(), QJsonArray({QJsonArray({"c1", QJsonArray({"b1"})})}));
}

void tst_cli_betza::comparesAFileOfAnswers()
{
    m_line.write("questions.json", questions);
    const Ran ran = m_line.run({"reach", "--batch", "questions.json", "--compare"});
    QCOMPARE(ran.out,
             QString("2 nZ on 4x4 at a1 in 4/4/4/A3: [\"c4\",\"d3\"] [] instead of [] []\n3 "
                     "passed, 1 failed\n"));
    QCOMPARE(ran.exitCode, 1);
}

void tst_cli_betza::badFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("err");
    QTest::newRow("no JSON") << QByteArray("{") << QString("bad.json:1:2: error: ");
    QTest::newRow("no pieces") << QByteArray("{}")
                               << QString("bad.json:1:1: error: a file of questions needs");
    QTest::newRow("no cell") << QByteArray(
        R"({"pieces":[{"betza":"W","boards":[{"files":2,"ranks":1,"cases":[{"pos":"2"}]}]}]})")
                             << QString("bad.json:1:65: error: a case needs");
    QTest::newRow("an unknown cell") << QByteArray(
        R"({"pieces":[{"betza":"W","boards":[{"files":2,"ranks":1,"cases":[{"sq":"c9","pos":"2"}]}]}]})")
                                     << QString("bad.json:1:65: error: there is no cell 'c9'");
    QTest::newRow("an unknown letter") << QByteArray(
        R"({"pieces":[{"betza":"wW","boards":[{"files":2,"ranks":1,"cases":[{"sq":"a1","pos":"2"}]}]}]})")
                                       << QString("bad.json:1:12: error: 'wW': unknown letter 'w'");
}

void tst_cli_betza::badFiles()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, err);
    m_line.write("bad.json", content);
    const Ran ran = m_line.run({"reach", "--batch", "bad.json", "--compare"});
    QVERIFY2(ran.err.startsWith(err), qPrintable(ran.err));
    QCOMPARE(ran.exitCode, 1);
}

QTEST_GUILESS_MAIN(tst_cli_betza)
#include "tst_cli_betza.moc"
