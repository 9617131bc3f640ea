#include "tests/cli/command_line.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace rookery::test;

namespace {

const char *smallDesign = R"json({ "rookery": 2, "name": "Small",
"board": { "lattice": "square", "size": [4, 4] },
"pieces": [ { "name": "Rook", "letters": "R", "moves": [ { "betza": "R" } ] },
            { "name": "Knight", "letters": "N", "moves": [ { "betza": "N" } ] } ],
"setup": { "White": { "Rook": ["a1"], "Knight": ["b2"] }, "Black": { "Rook": ["d4"] } } })json";

const char *threePlayers = R"json({ "rookery": 2, "name": "Three",
"board": { "lattice": "square", "size": [4, 4], "topology": "torus" },
"players": [ { "name": "A" }, { "name": "B" }, { "name": "C" } ],
"pieces": [ { "name": "Rook", "letters": "R", "moves": [ { "betza": "R" } ] } ],
"setup": { "A": { "Rook": ["a1"] } } })json";

} // namespace

class tst_cli_export : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void exports_data();
    void exports();
    void formatsInJson();
    void butForDraws();
    void onlyOwnFilesAreReplaced();
    void severalFiles();
    void proofIsReported();
    void importsADiagram();
    void importsAKnownGame();
    void picturesOfEveryPiece();
    void griffonComesNear();

private:
    CommandLine m_line;
};

void tst_cli_export::initTestCase()
{
    m_line.write("small.rookery", smallDesign);
    m_line.write("three.rookery", threePlayers);
}

void tst_cli_export::exports_data()
{
    addColumns();
    fine("the position", {"export", "small.rookery", "--to", "fen"}, "3r/4/1N2/R3 w\n");
    fine("lines for XBoard",
         {"export", "small.rookery", "--to", "xboard"},
         "# Written by Rookery\n# Design: Small\nsetup (RNrn) 4x4+0_fairy 3r/4/1N2/R3 w - - 0 "
         "1\npiece R& R\npiece N& N\n");
    refused("no format", {"export", "small.rookery"}, 2, "error: option '--to' is missing");
    refused("unknown format",
            {"export", "small.rookery", "--to", "fem"},
            1,
            "--to: error: there is no format 'fem'; did you mean 'fen'?; 'formats' lists them");
    refused("a format without dialects",
            {"export", "small.rookery", "--to", "fen", "--dialect", "2"},
            1,
            "--dialect: error: FEN has no dialects");
    refused("an unknown dialect",
            {"export", "small.rookery", "--to", "fairy-stockfish", "--dialect", "9"},
            1,
            "--dialect: error: Fairy-Stockfish variants.ini has the dialects current and 11.1, not "
            "'9'");
    addRow("impossible",
           {"export", "three.rookery", "--to", "xboard"},
           5,
           {},
           "error: XBoard setup and pieces cannot express this design\nimpossible: there are two "
           "players, not 3\n");
    refused("no such design",
            {"export", "none.rookery", "--to", "fen"},
            3,
            "none.rookery: error: no such file");
    refused("import of what is only written",
            {"import", "small.rookery", "--from", "svg", "-o", "x.rookery"},
            5,
            "error: Picture in SVG is only written");
    addRow("a piece left out",
           {"export", "small.rookery", "--to", "fen", "--leave-out", "Knight"},
           0,
           "3r/4/4/R3 w\n",
           "verdict: with differences\n"
           "difference: Knight is left out, and its piece of the setup with it\n");
    addRow(
        "two pieces left out",
        {"export", "small.rookery", "--to", "fen", "--leave-out", "Knight", "--leave-out", "Rook"},
        0,
        "4/4/4/4 w\n",
        "verdict: with differences\n"
        "difference: Knight is left out, and its piece of the setup with it\n"
        "difference: Rook is left out, and its 2 pieces of the setup with it\n");
    addRow("an unknown piece left out",
           {"export", "small.rookery", "--to", "fen", "--leave-out", "Night"},
           5,
           {},
           "error: the design has no piece 'Night'; did you mean 'Knight'?\n");
    refused("an option of a format without any",
            {"export", "small.rookery", "--to", "fen", "--option", "show=pieces"},
            1,
            "--option: error: FEN has no options");
    refused("an unknown choice",
            {"export", "small.rookery", "--to", "svg", "--option", "show=cells"},
            1,
            "--option: error: Picture in SVG has the options show=setup and show=pieces, not "
            "'show=cells'");
    addRow("what must be painted",
           {"export", "small.rookery", "--to", "png"},
           5,
           {},
           "error: Picture in PNG must be painted; 'rookery' does that, a program without a screen "
           "cannot\n");
    refused("import without a format",
            {"import", "small.rookery", "-o", "x.rookery"},
            2,
            "error: neither the file's name nor its text tells the format; say it with '--from'");
    refused(
        "import of nothing",
        {"import", "--from", "fairy-stockfish", "-o", "x.rookery"},
        2,
        "error: a FILE is missing; only with '--from' and '--variant' a game can be named instead");
    refused("import of an unknown name",
            {"import", "--from", "fairy-stockfish", "--variant", "chesss", "-o", "x.rookery"},
            1,
            "chesss: error: there is no variant 'chesss'; did you mean 'chess'?");
}

void tst_cli_export::exports()
{
    if (qstrcmp(QTest::currentDataTag(), "no such design") == 0) {
        QCOMPARE(m_line.run({"export", "none.rookery", "--to", "fen"}).exitCode, 3);
        return;
    }
    compareRow(m_line);
}

void tst_cli_export::formatsInJson()
{
    const QJsonArray all = m_line.json({"formats", "--json"}).array();
    QVERIFY(all.size() >= 8);
    QStringList ids;
    for (const QJsonValue &row : all)
        ids.append(row.toObject()["id"].toString());
    for (const char *id : {"fairy-stockfish",
                           "sjaak",
                           "jocly",
                           "interactive-diagram",
                           "nomignolov",
                           "movetable",
                           "xboard",
                           "fen"})
        QVERIFY2(ids.contains(id), id);
    const QString table = m_line.run({"formats"}).out;
    for (const QString &id : ids)
        QVERIFY(table.contains(id));
}

/// A verdict of its own, in words and in JSON, where only draws by counting are lost.
void tst_cli_export::butForDraws()
{
    const QString title = "exact but for draws by repetition or counted quiet moves";
    const Ran ran = m_line.run({"export", "gardner-minichess", "--to", "zrf"});
    QCOMPARE(ran.err,
             "verdict: " + title
                 + "\ndifference: left out: who is to move after 100 quiet moves draws\n");
    QVERIFY(m_line.run({"formats", "gardner-minichess"}).out.contains(" " + title + "\n"));
    QJsonObject zillions;
    for (const QJsonValue &row : m_line.json({"formats", "gardner-minichess", "--json"}).array()) {
        if (row.toObject()["id"] == "zrf")
            zillions = row.toObject();
    }
    QCOMPARE(zillions["verdict"].toString(), QString("exact-but-draws"));
    QCOMPARE(zillions["title"].toString(), title);
    QCOMPARE(zillions["differences"].toArray().size(), 1);
    QCOMPARE(zillions["differences"][0]["kind"].toString(), QString("counted-draw"));
    QVERIFY(zillions["obstacles"].toArray().isEmpty());
}

void tst_cli_export::onlyOwnFilesAreReplaced()
{
    m_line.write("mine.txt", "my own words\n");
    const Ran refusedRun =
        m_line.run({"export", "small.rookery", "--to", "xboard", "-o", "mine.txt"});
    QCOMPARE(refusedRun.exitCode, 3);
    QCOMPARE(
        refusedRun.err,
        QString("mine.txt: error: this file was not written by Rookery; --force replaces it\n"));
    QCOMPARE(m_line.read("mine.txt"), QByteArray("my own words\n"));
    QCOMPARE(m_line.run({"export", "small.rookery", "--to", "xboard", "-o", "mine.txt", "--force"})
                 .exitCode,
             0);
    QVERIFY(m_line.read("mine.txt").startsWith("# Written by Rookery\n"));
    QCOMPARE(m_line.run({"export", "small.rookery", "--to", "xboard", "-o", "mine.txt"}).exitCode,
             0);
}

void tst_cli_export::severalFiles()
{
    const Ran ran = m_line.run({"export", "small.rookery", "--to", "movetable", "-o", "table.h"});
    QCOMPARE(ran.exitCode, 0);
    QVERIFY(m_line.read("table.h").contains("MoveTarget"));
    QVERIFY(m_line.read("table_walker.c").contains("#include \"table.h\""));
    const Ran printed = m_line.run({"export", "small.rookery", "--to", "movetable"});
    QVERIFY(printed.err.contains("note: only the first of "));
}

/// Each program that an export names for its proof is looked for and asked.
void tst_cli_export::proofIsReported()
{
    const Ran ran = m_line.run({"export",
                                "small.rookery",
                                "--to",
                                "nomignolov",
                                "-o",
                                "script.lua",
                                "--prove",
                                "--games",
                                "5"});
    if (ran.err.contains("proof: not installed"))
        QSKIP(qPrintable(ran.err));
    QCOMPARE(ran.exitCode, 0);
    QVERIFY2(ran.err.contains("proof: depth 1: Rookery "), qPrintable(ran.err));
    QVERIFY2(ran.err.contains(" positions of "), qPrintable(ran.err));
}

void tst_cli_export::importsADiagram()
{
    m_line.write(
        "board.html",
        "<div class=\"idiagram\">\nfiles=5\nranks=5\nrook:R:R::a1\nlion:L:N2x::b1\n</div>\n");
    const Ran wrong = m_line.run({"import", "board.html", "-o", "board.rookery"});
    QCOMPARE(wrong.exitCode, 1);
    QVERIFY2(wrong.err.startsWith("board.html:5:"), qPrintable(wrong.err));
    m_line.write(
        "board.html",
        "<div class=\"idiagram\">\nfiles=5\nranks=5\npromoZone=0\nrook:R:R::a1\nfoo=1\n</div>\n");
    const Ran ran = m_line.run({"import", "board.html", "-o", "board.rookery"});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(
        ran.err,
        QString(
            "board.html: difference: line 6: the setting 'foo' is not understood and left out\n"));
    QCOMPARE(m_line.run({"export", "board.rookery", "--to", "fen"}).out,
             QString("r4/5/5/5/R4 w\n"));
}

void tst_cli_export::importsAKnownGame()
{
    QCOMPARE(m_line
                 .run({"import",
                       "--from",
                       "fairy-stockfish",
                       "--variant",
                       "gardner",
                       "-o",
                       "gardner.rookery"})
                 .exitCode,
             0);
    QCOMPARE(m_line.run({"perft", "gardner.rookery", "2"}).out, QString("nodes 53\n"));
}

void tst_cli_export::picturesOfEveryPiece()
{
    QCOMPARE(m_line
                 .run({"export",
                       "small.rookery",
                       "--to",
                       "svg",
                       "--option",
                       "show=pieces",
                       "-o",
                       "p.svg"})
                 .exitCode,
             0);
    QVERIFY(m_line.read("p.svg").contains("<title>Rook</title>"));
    QVERIFY(m_line.read("p-Knight.svg").contains("<title>Knight</title>"));
}

void tst_cli_export::griffonComesNear()
{
    QByteArray text = smallDesign;
    text.replace("\"betza\": \"N\"", "\"betza\": \"FyafsF\"");
    m_line.write("griffon.rookery", text);
    const Ran refusedRun = m_line.run({"export", "griffon.rookery", "--to", "fairy-stockfish"});
    QCOMPARE(refusedRun.exitCode, 5);
    QVERIFY2(refusedRun.err.contains("impossible: Knight: "), qPrintable(refusedRun.err));
    const Ran ran = m_line.run(
        {"export", "griffon.rookery", "--to", "fairy-stockfish", "--approximate", "Knight"});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.err,
             QString("verdict: with differences\n"
                     "difference: Knight moves as F, the nearest that can be said\n"));
    QVERIFY(ran.out.contains("# Difference: Knight moves as F, the nearest that can be said\n"));
}

QTEST_APPLESS_MAIN(tst_cli_export)
#include "tst_cli_export.moc"
