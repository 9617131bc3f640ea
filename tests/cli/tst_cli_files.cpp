#include "tests/cli/command_line.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

using namespace rookery::test;

namespace {

const char *directions =
    R"("directions": [ { "name": "n", "vector": [0, 1] }, { "name": "far", "vector": [3, 1] } ],
"players": [ { "name": "White" }, { "name": "Black", "facing": "half" } ])";

/// A design of one piece that moves like this; sound but for what the path says.
QByteArray onePiece(const QByteArray &path, const QByteArray &more = {})
{
    return QByteArray("{ \"rookery\": 2, \"name\": \"One piece\",\n\"board\": { \"lattice\": "
                      "\"square\", \"size\": [4, 4] },\n")
           + directions
           + ",\n\"pieces\": [ { \"name\": \"Rook\", \"letters\": \"R\", \"moves\": [ { \"path\": "
             "\""
           + path + "\" } ] } ]" + more + " }\n";
}

} // namespace

class tst_cli_files : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void checks_data();
    void checks();
    void checkInJson();
    void checkOfABundledDesignFindsNothing();
    void formatRewritesOnlyWhatIsNotCanonical();
    void formats_data();
    void formats();
    void formatLeavesABadFileAsItIs();
    void newDesigns_data();
    void newDesigns();
    void newFromATemplateKeepsThePiecesThatFit();
    void newOnABundledBoard();
    void newIsNamedAfterItsFile();
    void existingFilesAreKept_data();
    void existingFilesAreKept();
    void refusals_data();
    void refusals();

private:
    CommandLine m_line;
};

void tst_cli_files::initTestCase()
{
    m_line.write("good.rookery", onePiece("ride n far"));
    m_line.write("unused.rookery", onePiece("ride n"));
    m_line.write("key.rookery", onePiece("ride n far", ",\n\"shoesize\": 44"));
    m_line.write("direction.rookery", onePiece("ride n nx"));
    m_line.write("idle.rookery",
                 onePiece("ride n far",
                          R"(, "setup": {"White": {"Rook": ["a1"]}, "Black": {"Rook": ["d4"]}},
                             "rules": {"bans": [{"before": "turn > 1000"}]})"));
    m_line.write("syntax.rookery", "{\n  \"rookery\": 2,\n  oops\n}\n");
    m_line.write("empty.rookery", "");
}

void tst_cli_files::checks_data()
{
    addColumns();
    const auto row = [](const char *name,
                        const QStringList &files,
                        int exitCode,
                        const QString &out,
                        const QString &err) {
        addRow(name, QStringList{"check"} + files, exitCode, out, err);
    };
    row("a sound design", {"good.rookery"}, 0, "", "");
    const QString unused =
        "unused.rookery:/directions/1: info: no piece uses direction far [D004]\n";
    row("a note about the content", {"unused.rookery"}, 0, unused, "");
    row("notes are not strict", {"--strict", "unused.rookery"}, 0, unused, "");
    row("rules that do nothing in random games",
        {"idle.rookery", "--games", "5"},
        0,
        "idle.rookery:/rules/ends: info: White has no royal piece and no other goal [S001]\n"
        "idle.rookery:/rules/ends: info: Black has no royal piece and no other goal [S001]\n"
        "idle.rookery:/rules/bans/0: info: in 5 random games this rule does nothing: Not allowed "
        "is a move, if the number of the turn is more than 1000 [R024]\n",
        "");
    row("games are counted",
        {"idle.rookery", "--games", "some"},
        1,
        "",
        "--games:1: error: 'some' is no number up to 1000000\n");
    const QString key =
        "key.rookery:6:1: warning: unknown key 'shoesize' is kept but has no effect [key]\n";
    row("an unknown key", {"key.rookery"}, 0, key, "");
    row("an unknown key, strictly", {"key.rookery", "--strict"}, 1, key, "");
    const QString direction =
        "direction.rookery:5:76: error: unknown direction 'nx'; did you mean 'n'?\n";
    row("a path that cannot be read", {"direction.rookery"}, 1, direction, "");
    row("no JSON",
        {"syntax.rookery"},
        1,
        "syntax.rookery:3:3: error: a key in quotes is expected, not 'o'\n",
        "");
    row("several files", {"unused.rookery", "key.rookery", "good.rookery"}, 0, unused + key, "");
    const QString missing = "error: 'nowhere.rookery' cannot be read: No such file or directory\n";
    row("a missing file does not hide the others",
        {"nowhere.rookery", "direction.rookery"},
        3,
        direction,
        missing);
    row("a folder", {"."}, 3, "", "error: '.' cannot be read: it is a folder\n");
    row("words behind -- are files",
        {"--", "--json"},
        3,
        "",
        "error: '--json' cannot be read: No such file or directory\n");
    row("what cannot be seen is written in digits",
        {"a\xc2\x9b\xe2\x80\xae"
         "b"},
        3,
        "",
        "error: 'a\\xc2\\x9b\\xe2\\x80\\xaeb' cannot be read: No such file or directory\n");
}

void tst_cli_files::checks()
{
    compareRow(m_line);
}

void tst_cli_files::checkInJson()
{
    const QJsonArray problems =
        m_line.json({"check", "--json", "key.rookery", "unused.rookery", "nowhere"}).array();
    QCOMPARE(problems.size(), 2);
    const QJsonObject key = problems[0].toObject();
    QCOMPARE(key["file"].toString(), QString("key.rookery"));
    QCOMPARE(key["line"].toInt(), 6);
    QCOMPARE(key["column"].toInt(), 1);
    QCOMPARE(key["severity"].toString(), QString("warning"));
    QCOMPARE(key["code"].toString(), QString("key"));
    QCOMPARE(key["message"].toString(),
             QString("unknown key 'shoesize' is kept but has no effect"));
    const QJsonObject unused = problems[1].toObject();
    QCOMPARE(unused["line"].toInt(), 0);
    QCOMPARE(unused["pointer"].toString(), QString("/directions/1"));
    QCOMPARE(unused["severity"].toString(), QString("info"));
    QCOMPARE(m_line.run({"check", "--json", "good.rookery"}).out, QString("[]\n"));
    QCOMPARE(m_line.run({"check", "--json", "direction.rookery"}).exitCode, 1);
}

void tst_cli_files::checkOfABundledDesignFindsNothing()
{
    const Ran ran =
        m_line.run({"check",
                    "--strict",
                    QStringLiteral(ROOKERY_SOURCE_DIR "/resources/designs/chess.rookery")});
    QCOMPARE(ran.out, QString());
    QCOMPARE(ran.exitCode, 0);
}

void tst_cli_files::formatRewritesOnlyWhatIsNotCanonical()
{
    m_line.write("rewrite.rookery", onePiece("ride   n far", ", \"shoesize\": 44"));
    QCOMPARE(m_line.run({"format", "--check", "rewrite.rookery"}).exitCode, 1);
    const Ran first = m_line.run({"format", "rewrite.rookery"});
    QCOMPARE(first.exitCode, 0);
    QCOMPARE(first.out + first.err, QString());
    const QByteArray canonical = m_line.read("rewrite.rookery");
    QVERIFY(canonical.startsWith("{\n  \"rookery\": 2,\n  \"name\": \"One piece\",\n"));
    QVERIFY2(canonical.contains("\"ride   n far\""), "a path stays as its author wrote it");
    QVERIFY2(canonical.contains("\"shoesize\": 44"), "what is unknown survives");

    const QDateTime before = QFileInfo(m_line.path("rewrite.rookery")).lastModified();
    QCOMPARE(m_line.run({"format", "rewrite.rookery"}).exitCode, 0);
    QCOMPARE(m_line.read("rewrite.rookery"), canonical);
    QCOMPARE(QFileInfo(m_line.path("rewrite.rookery")).lastModified(), before);
    QCOMPARE(m_line.run({"format", "--check", "rewrite.rookery"}).exitCode, 0);
}

void tst_cli_files::formats_data()
{
    addColumns();
    const auto row = [](const char *name,
                        const QStringList &files,
                        int exitCode,
                        const QString &out,
                        const QString &err) {
        addRow(name, QStringList{"format", "--check"} + files, exitCode, out, err);
    };
    const QString missing = "error: 'nowhere' cannot be read: No such file or directory\n";
    row("files that would change",
        {"good.rookery", "unused.rookery"},
        1,
        "good.rookery\nunused.rookery\n",
        "");
    row("a bundled design", {"chess"}, 0, "", "");
    row("a missing file does not hide the others",
        {"nowhere", "good.rookery"},
        3,
        "good.rookery\n",
        missing);
    row("a malformed file",
        {"direction.rookery"},
        1,
        "",
        "direction.rookery:5:76: error: unknown direction 'nx'; did you mean 'n'?\n");
}

void tst_cli_files::formats()
{
    compareRow(m_line);
}

void tst_cli_files::formatLeavesABadFileAsItIs()
{
    const QByteArray before = m_line.read("direction.rookery");
    QCOMPARE(m_line.run({"format", "direction.rookery"}).exitCode, 1);
    QCOMPARE(m_line.read("direction.rookery"), before);
}

void tst_cli_files::newDesigns_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("square") << "square:5x6" << QByteArray("\"size\": [5, 6]");
    QTest::newRow("cylinder") << "square:8x8:cylinder" << QByteArray("\"topology\": \"cylinder\"");
    QTest::newRow("ring") << "ring:16x4" << QByteArray("\"layout\": \"ring\"");
    QTest::newRow("free") << "free" << QByteArray("\"lattice\": \"free\"");
}

void tst_cli_files::newDesigns()
{
    QFETCH(QString, board);
    QFETCH(QByteArray, expected);
    const Ran ran = m_line.run({"new", "--board", board, "--force", "-o", "made.rookery"});
    QCOMPARE(ran.err + ran.out, QString());
    QCOMPARE(ran.exitCode, 0);
    const QByteArray text = m_line.read("made.rookery");
    QVERIFY2(text.contains(expected), text.constData());
    QVERIFY(text.contains("\"White\""));
    QCOMPARE(m_line.run({"format", "--check", "made.rookery"}).exitCode, 0);
}

void tst_cli_files::newFromATemplateKeepsThePiecesThatFit()
{
    const Ran ran =
        m_line.run({"new", "--board", "square:8x7", "--from", "chess", "-o", "low.rookery"});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.err,
             QString("note: 8 of the template's 32 pieces are left out, because this board has no "
                     "such cells\n"));
    const QStringList moves =
        m_line.run({"moves", "low.rookery", "--at", "b1"}).out.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(moves, QStringList({"b1-a3", "b1-c3"}));
    const Ran whole = m_line.run(
        {"new", "--board", "square:8x8:torus", "--from", "chess", "-o", "torus.rookery"});
    QCOMPARE(whole.err, QString());
    const Ran fromFile = m_line.run(
        {"new", "--board", "square:9x9", "--from", "torus.rookery", "-o", "larger.rookery"});
    QCOMPARE(fromFile.err, QString());
    QCOMPARE(m_line.run({"moves", "larger.rookery"}).exitCode, 0);
}

void tst_cli_files::newOnABundledBoard()
{
    const Ran ran = m_line.run({"new", "--board", "chess", "-o", "empty_chess.rookery"});
    QCOMPARE(ran.err, QString());
    const QByteArray text = m_line.read("empty_chess.rookery");
    QVERIFY(text.contains("\"size\": [8, 8]"));
    QVERIFY2(!text.contains("Knight"), "only the board");
    QVERIFY(text.contains("\"name\": \"empty_chess\""));
}

void tst_cli_files::newIsNamedAfterItsFile()
{
    QVERIFY(QDir(m_line.path(".")).mkpath("folder"));
    QCOMPARE(m_line.run({"new", "--board", "square:2x2", "-o", "folder/My game.rookery"}).exitCode,
             0);
    QVERIFY(m_line.read("folder/My game.rookery").contains("\"name\": \"My game\""));
    QCOMPARE(m_line.run({"new", "--board", "square:2x2", "-o", "folder/ .rookery"}).exitCode, 0);
    QVERIFY2(m_line.read("folder/ .rookery").contains("\"name\": \"Untitled\""),
             "a space is no name");
}

void tst_cli_files::existingFilesAreKept_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("a new design") << QStringList{"new", "--board", "square:2x2"};
    QTest::newRow("an imported game")
        << QStringList{"import", "--from", "fairy-stockfish", "--variant", "gardner"};
}

/// What took somebody hours is not replaced by a design that takes a second.
void tst_cli_files::existingFilesAreKept()
{
    QFETCH(QStringList, command);
    const QByteArray mine = onePiece("ride n far");
    m_line.write("mine.rookery", mine);
    const Ran kept = m_line.run(command + QStringList{"-o", "mine.rookery"});
    QCOMPARE(kept.err,
             QString("mine.rookery: error: this file exists already; --force replaces it\n"));
    QCOMPARE(kept.exitCode, 3);
    QCOMPARE(m_line.read("mine.rookery"), mine);
    const Ran forced = m_line.run(command + QStringList{"--force", "-o", "mine.rookery"});
    QCOMPARE(forced.err, QString());
    QCOMPARE(forced.exitCode, 0);
    QVERIFY(!m_line.read("mine.rookery").contains("One piece"));
    QVERIFY(m_line.run({command.front(), "--help"}).out.contains("--force"));
}

void tst_cli_files::refusals_data()
{
    addColumns();
    refused("a template that is missing",
            {"new", "--board", "square:8x8", "--from", "nowhere", "-o", "x"},
            3,
            "error: 'nowhere' cannot be read: No such file or directory");
    refused("a template that is malformed",
            {"new", "--board", "square:8x8", "--from", "direction.rookery", "-o", "x"},
            1,
            "direction.rookery:5:76: error: unknown direction 'nx'; did you mean 'n'?");
    refused("a bad board",
            {"new", "--board", "square:8y8", "-o", "x"},
            1,
            "--board:8: error: '8y8' is not a size such as 8x8");
    refused("a folder that is missing",
            {"new", "--board", "square:8x8", "-o", "no/where"},
            3,
            "error: 'no/where' was not saved: No such file or directory; try again, or write to "
            "another place");
    refused("a folder instead of a file",
            {"new", "--board", "square:8x8", "-o", "."},
            3,
            "error: '.' was not saved: it is a folder; try again, or write to another place");
    refused("a joined short option",
            {"new", "--board", "square:8y8", "-ox"},
            1,
            "--board:8: error: '8y8' is not a size such as 8x8");
}

void tst_cli_files::refusals()
{
    compareRow(m_line);
    QVERIFY(!QFile::exists(m_line.path("x")));
}

QTEST_GUILESS_MAIN(tst_cli_files)
#include "tst_cli_files.moc"
