#include "app/cli/commands.h"
#include "tests/cli/command_line.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

using namespace rookery;
using namespace rookery::test;

namespace {

const QStringList commandWords = {"check",  "diff",   "format",  "new",      "reach",   "moves",
                                  "why",    "perft",  "play",    "games",    "pieces",  "rules",
                                  "export", "import", "formats", "lattices", "analyse", "match",
                                  "uci",    "xboard", "help"};

} // namespace

class tst_cli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksNoQt();
    void wrongUsage_data();
    void wrongUsage();
    void withoutArgumentsItPrintsTheHelpAsAMistake();
    void helpNamesEveryCommand();
    void everyCommandExplainsItself_data();
    void everyCommandExplainsItself();
    void versionNamesTheProgram();
    void wordsThatAreCommands();
    void outputThatCannotBeWritten();
    void analyseSaysWhereAPieceIsBound();
    void latticesListsEverySpecification();
    void analyseSaysWhichTablesServe_data();
    void analyseSaysWhichTablesServe();
    void analyseSaysTablesInJson();

private:
    CommandLine m_line;
};

void tst_cli::linksNoQt()
{
    QProcess process;
    process.start("ldd", {QStringLiteral(ROOKERY_PROGRAM)});
    if (!process.waitForFinished() || process.exitCode() != 0)
        QSKIP("ldd is not here");
    const QString libraries = process.readAllStandardOutput();
    QVERIFY(libraries.contains("libc.so"));
    QVERIFY2(!libraries.contains("Qt"), qPrintable(libraries));
}

void tst_cli::wrongUsage_data()
{
    addColumns();
    const auto row = [](const char *name, const QStringList &arguments, const QString &line) {
        refused(name, arguments, 2, line);
    };
    row("a misspelt command", {"chek"}, "error: unknown command 'chek'; did you mean 'check'?");
    row("benchmarks",
        {"bench", "chess"},
        "error: benchmarks are the program rookery-bench, see tests/bench/README.md");
    row("help about benchmarks",
        {"help", "bench"},
        "error: benchmarks are the program rookery-bench, see tests/bench/README.md");
    row("files of counts",
        {"perft", "--oracle=counts.json"},
        "error: files of counts are compared by the program rookery-oracle, see "
        "tests/data/oracle/README.md");
    for (const char *later : {"render"})
        row(later, {later, "chess"}, QString("error: unknown command '%1'").arg(later));
    row("a command with a control character", {"a\x1b[31m"}, "error: unknown command 'a\\x1b[31m'");
    row("an option without a command", {"--json"}, "error: unknown option '--json'");
    row("a misspelt option",
        {"reach", "--enemie"},
        "error: unknown option '--enemie'; did you mean '--enemies'?");
    row("an unknown option with a value",
        {"check", "--strcit=1", "x"},
        "error: unknown option '--strcit'; did you mean '--strict'?");
    row("an option without its value", {"reach", "--at"}, "error: option '--at' needs a value");
    row("an option instead of a value",
        {"reach", "--at", "--json"},
        "error: option '--at' needs a value");
    row("an empty value behind '='", {"reach", "--at="}, "error: option '--at' needs a value");
    row("a value for a flag",
        {"check", "--json=yes", "x"},
        "error: option '--json' takes no value");
    row("an option twice",
        {"reach", "--at", "a1", "--at", "a2"},
        "error: option '--at' is given twice");
    row("a stray word", {"lattices", "square"}, "error: 'square' is not expected here");
    row("two files for one", {"moves", "a", "b"}, "error: 'b' is not expected here");
    row("a stray word behind --version", {"--version", "x"}, "error: 'x' is not expected here");
    row("check without a file", {"check"}, "error: a FILE is missing");
    row("format without a file", {"format", "--check"}, "error: a FILE is missing");
    row("moves without a file", {"moves"}, "error: a FILE is missing");
    row("why without a file", {"why", "--from", "a1", "--to", "a2"}, "error: a FILE is missing");
    row("why without --from", {"why", "chess", "--to", "a2"}, "error: option '--from' is missing");
    row("why without --to", {"why", "chess", "--from", "a2"}, "error: option '--to' is missing");
    row("why with a move and a cell",
        {"why", "chess", "--from", "a2", "--move", "a2-a3"},
        "error: '--move' stands in place of '--from' and '--to'");
    row("why with a move and --pseudo",
        {"why", "chess", "--move", "a2-a3", "--pseudo"},
        "error: '--pseudo' asks for '--from' and '--to'");
    row("new without a board", {"new", "-o", "x"}, "error: option '--board' is missing");
    row("new without a file", {"new", "--board", "square:8x8"}, "error: option '-o' is missing");
    row("reach without a cell", {"reach", "--path", "ride n"}, "error: option '--at' is missing");
    row("reach without a piece",
        {"reach", "--at", "a1"},
        "error: option '--path', '--betza' or '--piece' is missing");
    row("reach with two pieces",
        {"reach", "--at", "a1", "--path", "ride n", "--piece", "Rook"},
        "error: options '--path' and '--piece' exclude each other");
    row("reach with two boards",
        {"reach", "--at", "a1", "--path", "ride n", "--board", "square:8x8", "--design", "chess"},
        "error: options '--board' and '--design' exclude each other");
    row("help for an unknown command", {"help", "render"}, "error: unknown command 'render'");
    row("help for two commands", {"help", "moves", "why"}, "error: 'why' is not expected here");
}

void tst_cli::wrongUsage()
{
    compareRow(m_line);
}

void tst_cli::withoutArgumentsItPrintsTheHelpAsAMistake()
{
    const Ran ran = m_line.run({});
    QCOMPARE(ran.exitCode, 2);
    QCOMPARE(ran.out, QString());
    QCOMPARE(ran.err, m_line.run({"--help"}).out);
}

void tst_cli::helpNamesEveryCommand()
{
    const Ran ran = m_line.run({"--help"});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.err, QString());
    QVERIFY(ran.out.startsWith("Usage: rookery-cli COMMAND ...\n"));
    QStringList listed;
    const QRegularExpression row("^  (\\w+) +\\w", QRegularExpression::MultilineOption);
    for (auto match = row.globalMatch(ran.out); match.hasNext();)
        listed.append(match.next().captured(1));
    QCOMPARE(listed, commandWords);
    QCOMPARE(m_line.run({"help"}).out, ran.out);
    QCOMPARE(m_line.run({"-h"}).out, ran.out);
}

void tst_cli::everyCommandExplainsItself_data()
{
    QTest::addColumn<QString>("command");
    for (const QString &command : commandWords)
        QTest::newRow(qPrintable(command)) << command;
}

void tst_cli::everyCommandExplainsItself()
{
    QFETCH(QString, command);
    const Ran ran = m_line.run({command, "--help"});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.err, QString());
    QVERIFY2(ran.out.contains("Usage: rookery-cli " + command), qPrintable(ran.out));
    QVERIFY(ran.out.contains("--help"));
    QVERIFY(ran.out.endsWith('\n') && !ran.out.endsWith("\n\n"));
    QCOMPARE(m_line.run({"help", command}).out, ran.out);
    QCOMPARE(m_line.run({"--help", command}).out, ran.out);
    QCOMPARE(m_line.run({command, "-h"}).out, ran.out);
}

void tst_cli::versionNamesTheProgram()
{
    const Ran ran = m_line.run({"--version"});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, QString("rookery-cli 0.1.0\n"));
    QVERIFY(QFile::link(QStringLiteral(ROOKERY_PROGRAM), m_line.path("rookery")));
    QProcess process;
    process.start(m_line.path("rookery"), {"--version"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardOutput(), QByteArray("rookery 0.1.0\n"));
}

/// So that a program that also opens files knows which it was given.
void tst_cli::wordsThatAreCommands()
{
    for (const QString &word : commandWords)
        QVERIFY(isCommand(word.toStdString()));
    for (const char *word : {"--help", "-h", "--version"})
        QVERIFY(isCommand(word));
    for (const char *word : {"", "chess.rookery", "perfect", "--json", "Check"})
        QVERIFY(!isCommand(word));
}

void tst_cli::outputThatCannotBeWritten()
{
    if (!QFile::exists("/dev/full"))
        QSKIP("/dev/full is not here");
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(QStringLiteral(ROOKERY_PROGRAM), {"lattices"});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 3);
    QCOMPARE(process.readAllStandardError(), QByteArray("error: the output cannot be written\n"));
}

void tst_cli::analyseSaysWhereAPieceIsBound()
{
    const QString text = m_line.run({"analyse", "raumschach", "--piece", "Unicorn"}).out;
    QVERIFY2(text.contains("classes  4: 35 30 30 30\n"), qPrintable(text));
    const QJsonArray json = m_line.json({"analyse", "chess", "--piece", "Rook", "--json"}).array();
    const QJsonObject rook = json[0].toObject()["pieces"].toArray()[0].toObject();
    QCOMPARE(rook["mobility"].toDouble(), 14.0);
    QCOMPARE(rook["classes"].toArray().size(), 1);
    const Ran ran = m_line.run({"analyse", "chess", "--piece", "Amazon"});
    QCOMPARE(ran.exitCode, 1);
    QCOMPARE(ran.err, QString("--piece:1: error: there is no piece 'Amazon' in chess\n"));
    QCOMPARE(m_line.run({"analyse", "nothing"}).exitCode, 3);
}

void tst_cli::latticesListsEverySpecification()
{
    const QString text = m_line.run({"lattices"}).out;
    for (const char *expected : {"square:FxR",
                                 "ring:SxK",
                                 "free",
                                 "a1, a2 ...",
                                 "n ne e se s sw w nw",
                                 "cylinder-v",
                                 "projective",
                                 "sphere",
                                 "as-flat",
                                 "as-ring"})
        QVERIFY2(text.contains(expected), expected);
    const QJsonObject json = m_line.json({"lattices", "--json"}).object();
    QCOMPARE(json.keys(), QStringList({"forms", "layouts", "topologies"}));
    QCOMPARE(namesOf(json["topologies"], "name"),
             QStringList({"flat",
                          "cylinder",
                          "cylinder-v",
                          "torus",
                          "moebius",
                          "moebius-v",
                          "klein",
                          "projective",
                          "sphere"}));
    QCOMPARE(namesOf(json["layouts"], "name"),
             QStringList({"as-flat", "as-ring", "as-levels", "as-stack"}));
    for (const QString &example : namesOf(json["forms"], "example")) {
        const Ran made =
            m_line.run({"new", "--board", example, "--force", "-o", "example.rookery"});
        QVERIFY2(made.exitCode == 0, qPrintable(made.err));
    }
}

void tst_cli::analyseSaysWhichTablesServe_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *name, const char *design, const char *line) {
        QTest::newRow(name) << design << line;
    };
    row("a board and its tables", "chess", "chess: 64 cells, 16 step tables\n");
    row("lines of a flat board", "chess", "\n  Rook: straight rays\n");
    row("leaps", "chess", "\n  Knight: straight rays\n");
    row("a double step",
        "chess",
        "\n  Pawn: straight rays, following legs and 1 more heading while unmoved\n");
    row("lines that come round", "chess-torus", "\n  Rook: hops\n");
    row("lines through a twist",
        "chess-moebius",
        "\n  Rook: straight rays (224 of 448) and turning hops\n");
    row("bent lines", "game-courier-pieces", "\n  Griffon: straight rays and following legs\n");
    row("pieces taken on the way along a ray",
        "taikyoku-shogi",
        "\n  Great General: straight rays and following legs\n");
    row("pieces taken on a way that turns",
        "taikyoku-shogi",
        "\n  Lion: a search of states and following legs\n");
    row("passing", "tablut", "\n  pass stuck: no table\n");
    row("a piece without moves", "idle.rookery", "\n  Stone: nothing, it has no moves\n");
    row("hands", "idle.rookery", "\n  drops: no table, every empty cell\n");
    row("legality from paths", "chess", " KB; what is legal is counted from pieces on paths\n");
    row("a piece without tables",
        "alice",
        "\n  walked instead: King may go where more decides than which cells are taken\n");
    row("a rule without tables",
        "atomic-chess",
        "\n  captures explode: each move tried by the move rules\n");
    row("rules with tables", "chess", "\n  known to the tables: castling, ");
    row("a board without tables", "taikyoku-board", "the board has more than 256 cells\n");
}

void tst_cli::analyseSaysWhichTablesServe()
{
    QFETCH(QString, design);
    QFETCH(QString, line);
    m_line.write("idle.rookery",
                 R"({"rookery": 2, "board": {"lattice": "square", "size": [2, 2]},
                    "pieces": [{"name": "Stone"}], "hands": {"White": {"Stone": 2}}})");
    const Ran ran = m_line.run({"analyse", "--tables", design});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.err, QString());
    QVERIFY2(ran.out.contains(line), qPrintable(ran.out));
}

void tst_cli::analyseSaysTablesInJson()
{
    const QJsonObject json = m_line.json({"analyse", "--tables", "chess", "--json"}).object();
    QCOMPARE(json.keys(), QStringList({"cells", "name", "pieces", "rules", "sets", "tables"}));
    const QJsonObject sets = json["sets"].toObject();
    QVERIFY(sets["bytes"].toInt() > 0);
    QVERIFY(sets["countsPaths"].toBool());
    QCOMPARE(sets["faults"].toArray(), QJsonArray());
    QCOMPARE(sets["walked"].toArray(), QJsonArray());
    QCOMPARE(sets["borrowed"].toArray(), QJsonArray());
    QVERIFY(sets["rules"].toArray().contains("castling"));
    QCOMPARE(json["name"].toString(), QString("chess"));
    QCOMPARE(json["tables"].toInt(), 16);
    QCOMPARE(namesOf(json["pieces"], "name"),
             QStringList({"King", "Queen", "Rook", "Bishop", "Knight", "Pawn"}));
    const QJsonObject pawn = json["pieces"].toArray().last().toObject();
    QCOMPARE(pawn["means"].toArray(), QJsonArray({"straight rays", "following legs"}));
    QCOMPARE(pawn["unmoved"].toInt(), 1);
    const QJsonObject step = pawn["steps"].toArray().first().toObject();
    QCOMPARE(step["straight"].toInt() + step["hops"].toInt(), 64);
    QCOMPARE(step["turns"].toBool(true), false);
    QCOMPARE(namesOf(json["rules"], "rule"), QStringList({"pass never"}));
    QCOMPARE(m_line.run({"analyse", "--tables", "nothing"}).exitCode, 3);
    QCOMPARE(m_line.run({"analyse", "--tables", "chess", "tablut", "--json"}).out.count('\n'), 2);
    QCOMPARE(m_line.run({"analyse", "--tables", "chess", "--piece", "Rook"}).err,
             QStringLiteral("error: '--piece' says nothing to '--tables'\n"));
}

QTEST_GUILESS_MAIN(tst_cli)
#include "tst_cli.moc"
