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

} // namespace

class tst_cli_betza : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_data();
    void answers();
    void badValues_data();
    void badValues();
    void warnsAndAnswers();
    void printsAFileOfAnswers();
    void comparesAFileOfAnswers();
    void badFiles_data();
    void badFiles();

private:
    CommandLine m_line;
};

void tst_cli_betza::answers_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("out");
    const auto row = [](const char *name, const QStringList &arguments, const char *out) {
        QTest::newRow(name) << QStringList{"reach", "--json", "--at", "b2", "--board", "square:4x4"} + arguments
                            << QString("{\"at\":\"b2\",%1}\n").arg(out);
    };
    row("a wazir", {"--betza", "W"}, R"("moves":["a2","b1","b3","c2"],"captures":[],"locust":[])");
    row("a cannon", {"--betza", "mRcpR", "--friends", "b3", "--foes", "b4"},
        R"("moves":["a2","b1","c2","d2"],"captures":["b4"],"locust":[])");
    row("a rifle", {"--betza", "fcabW", "--foes", "b3"}, R"("moves":[],"captures":[],"locust":[["b2",["b3"]]])");
    row("a swapper", {"--betza", "fudW", "--friends", "b3"}, R"("moves":[],"captures":[],"locust":[["b3",["b3"]]])");
    row("a friend captured", {"--betza", "fdW", "--friends", "b3"}, R"("moves":[],"captures":["b3"],"locust":[])");
    row("only while unmoved", {"--betza", "ifW"}, R"("moves":[],"captures":[],"locust":[])");
    row("unmoved", {"--betza", "ifW", "--unmoved"}, R"("moves":["b3"],"captures":[],"locust":[])");
    row("round the edges", {"--betza", "rlmoW", "--friends", "a2,c2"}, R"("moves":[],"captures":[],"locust":[])");
    row("the second player's", {"--betza", "fW", "--player", "2"}, R"("moves":["b1"],"captures":[],"locust":[])");
    row("straight ahead of a king", {"--betza", "fK"}, R"("moves":["b3"],"captures":[],"locust":[])");
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
    const auto row = [](const char *name, const QStringList &arguments, int exitCode, const char *sentence) {
        QTest::newRow(name) << QStringList{"reach"} + arguments << exitCode << QString(sentence);
    };
    row("an unknown letter", {"--betza", "wW", "--at", "a1"}, 1,
        "--betza:1: error: unknown letter 'w'; did you mean the atom 'W'?\n");
    row("an unknown dialect", {"--betza", "W", "--dialect", "xbezta", "--at", "a1"}, 1,
        "--dialect: error: there is no dialect 'xbezta'; did you mean 'xbetza'?\n");
    row("two ways to move", {"--betza", "W", "--path", "leap n", "--at", "a1"}, 2,
        "error: options '--path' and '--betza' exclude each other\n");
    row("a dialect of nothing", {"--path", "leap n", "--dialect", "xboard", "--at", "a1"}, 2,
        "error: option '--dialect' needs '--betza'\n");
    row("a comparison of nothing", {"--betza", "W", "--compare", "--at", "a1"}, 2,
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
    const Ran ran = m_line.run({"reach", "--json", "--betza", "fK", "--dialect", "fairy-stockfish", "--at", "b1"});
    QCOMPARE(ran.err, QString("--betza:1:2: warning: Fairy-Stockfish reads directions on 'K' for W and F separately\n"));
    QCOMPARE(ran.out, QString("{\"at\":\"b1\",\"moves\":[\"a2\",\"b2\",\"c2\"],\"captures\":[],\"locust\":[]}\n"));
    QCOMPARE(ran.exitCode, 0);
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
             QString("2 nZ on 4x4 at a1 in 4/4/4/A3: [\"c4\",\"d3\"] [] instead of [] []\n3 passed, 1 failed\n"));
    QCOMPARE(ran.exitCode, 1);
}

void tst_cli_betza::badFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("err");
    QTest::newRow("no JSON") << QByteArray("{") << QString("bad.json:1:2: error: ");
    QTest::newRow("no pieces") << QByteArray("{}") << QString("bad.json:1:1: error: a file of questions needs");
    QTest::newRow("no cell")
        << QByteArray(R"({"pieces":[{"betza":"W","boards":[{"files":2,"ranks":1,"cases":[{"pos":"2"}]}]}]})")
        << QString("bad.json:1:65: error: a case needs");
    QTest::newRow("an unknown cell")
        << QByteArray(R"({"pieces":[{"betza":"W","boards":[{"files":2,"ranks":1,"cases":[{"sq":"c9","pos":"2"}]}]}]})")
        << QString("bad.json:1:65: error: there is no cell 'c9'");
    QTest::newRow("an unknown letter")
        << QByteArray(R"({"pieces":[{"betza":"wW","boards":[{"files":2,"ranks":1,"cases":[{"sq":"a1","pos":"2"}]}]}]})")
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
