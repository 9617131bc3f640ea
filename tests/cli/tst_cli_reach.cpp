#include "tests/cli/command_line.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace rookery::test;

namespace {

const QString rook = "ride n e s w";
const QString bishop = "ride ne se sw nw";
const QString queen = "ride n e s w ne se sw nw";
const QString king = "leap n e s w ne se sw nw";
const QString knight = "leap nne nee see sse ssw sww nww nnw";

/// Four directions, and one player, who sees the board after a quarter turn.
const char *onePlayer =
    R"({ "rookery": 2, "name": "One", "board": { "lattice": "square", "size": [8, 8] },
"directions": [ { "name": "n", "vector": [0, 1] }, { "name": "e", "vector": [1, 0] },
                { "name": "s", "vector": [0, -1] }, { "name": "w", "vector": [-1, 0] } ],
"players": [ { "name": "Only", "facing": "quarter" } ] })";

QString json(const QString &at, const QString &moves, const QString &captures)
{
    const auto list = [](const QString &cells) {
        return cells.isEmpty() ? QString() : "\"" + QString(cells).replace(" ", "\",\"") + "\"";
    };
    return QString("{\"at\":\"%1\",\"moves\":[%2],\"captures\":[%3],\"locust\":[]}\n")
        .arg(at, list(moves), list(captures));
}

} // namespace

class tst_cli_reach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answers_data();
    void answers();
    void badValues_data();
    void badValues();
    void aPieceThatNeedsDirectionsWhichAreNotThere();
    void pictures_data();
    void pictures();
    void sumsOverAnEmptyChessboard_data();
    void sumsOverAnEmptyChessboard();
    void theOwnCellIsNeverListed_data();
    void theOwnCellIsNeverListed();

private:
    QStringList listOf(const QStringList &arguments, const QString &key) const
    {
        QStringList cells;
        const auto json = m_line.json(QStringList{"reach", "--json"} + arguments).object();
        for (const QJsonValue cell : json[key].toArray())
            cells.append(cell.toString());
        return cells;
    }

    CommandLine m_line;
};

void tst_cli_reach::initTestCase()
{
    m_line.write("one.rookery", onePlayer);
}

void tst_cli_reach::answers_data()
{
    addColumns();
    const auto row = [](const char *name,
                        const QStringList &arguments,
                        const QString &at,
                        const QString &moves,
                        const QString &captures) {
        fine(name, QStringList{"reach", "--json"} + arguments, json(at, moves, captures));
    };
    row("a rook on an empty board, by file and then rank",
        {"--path", rook, "--at", "b2"},
        "b2",
        "a2 b1 b3 b4 b5 b6 b7 b8 c2 d2 e2 f2 g2 h2",
        "");
    row("friends stop it, enemies are captured",
        {"--path", rook, "--at", "b2", "--friends", "b4,a2", "--enemies", "d2,h2"},
        "b2",
        "b1 b3 c2",
        "d2");
    row("a pawn moves and captures differently",
        {"--path", "move leap n capture leap nw ne", "--at", "e4", "--foes", "d5,e5"},
        "e4",
        "",
        "d5");
    row("the second player's pawn goes down",
        {"--path", "move leap n", "--at", "e4", "--player", "2"},
        "e4",
        "e3",
        "");
    row("the Mao is lame",
        {"--path", "(~n nne stop) (~n nnw stop)", "--at", "e4", "--friends", "e5"},
        "e4",
        "",
        "");
    row("values behind '='", {"--path=leap n", "--at=a1", "--board=square:1x3"}, "a1", "a2", "");
    row("a vector without a name", {"--path", "leap (3,1)", "--at", "a1"}, "a1", "d2", "");
    row("a named piece", {"--piece", "Knight", "--at", "a1"}, "a1", "b3 c2", "");
    row("a named piece in any case", {"--piece", "kNIGHT", "--at", "a1"}, "a1", "b3 c2", "");
    row("a pawn that has moved",
        {"--design", "chess", "--piece", "Pawn", "--at", "e2"},
        "e2",
        "e3",
        "");
    row("a pawn that has not",
        {"--design", "chess", "--piece", "Pawn", "--at", "e2", "--unmoved"},
        "e2",
        "e3 e4",
        "");
    row("a design without its setup",
        {"--design", "chess", "--piece", "Rook", "--at", "a1", "--friends", "a3", "--foes", "c1"},
        "a1",
        "a2 b1",
        "c1");
    row("a path on a design's board",
        {"--design", "one.rookery", "--path", "leap n", "--at", "a1"},
        "a1",
        "b1",
        "");
    row("an enemy where the design has one player",
        {"--design", "one.rookery", "--path", "ride n", "--at", "a1", "--foes", "c1"},
        "a1",
        "b1",
        "c1");
    row("a bundled board", {"--board", "chess", "--path", "leap n", "--at", "a1"}, "a1", "a2", "");
    row("a ring", {"--board", "ring:4x2", "--path", "ride e", "--at", "a2"}, "a2", "b2 c2 d2", "");
    row("files after z",
        {"--board", "square:28x1", "--path", "leap e", "--at", "z1"},
        "z1",
        "aa1",
        "");
    row("no move at all", {"--path", "leap n", "--at", "h8"}, "h8", "", "");
    row("a general in his palace",
        {"--design", "xiangqi", "--piece", "General", "--at", "e3", "--foes", "e4"},
        "e3",
        "d3 e2 f3",
        "");
    row("the other general in the other palace",
        {"--design", "xiangqi", "--piece", "General", "--at", "f8", "--player", "2"},
        "f8",
        "e8 f9",
        "");
    row("an elephant on its bank",
        {"--design", "xiangqi", "--piece", "Elephant", "--at", "c5", "--foes", "a7"},
        "c5",
        "a3 e3",
        "");
    row("a bundled piece on a board without its zone",
        {"--board", "square:9x10", "--piece", "Advisor", "--at", "e3"},
        "e3",
        "d2 d4 f2 f4",
        "");
    row("a bundled piece on a board with other zones",
        {"--design", "tori-shogi", "--piece", "Advisor", "--at", "c3"},
        "c3",
        "b2 b4 d2 d4",
        "");
}

void tst_cli_reach::answers()
{
    compareRow(m_line);
}

void tst_cli_reach::badValues_data()
{
    addColumns();
    const auto row = [](const char *name, const QStringList &arguments, const QString &line) {
        refused(name, QStringList{"reach"} + arguments, 1, line);
    };
    const auto path = [&](const char *name, const QString &text, const QString &line) {
        row(name, {"--path", text, "--at", "e4"}, line);
    };
    path("an unknown direction",
         "ride nx",
         "--path:6: error: unknown direction 'nx'; did you mean 'n'?");
    path("an empty path", "", "--path:1: error: a path needs at least one direction");
    path("a path that ends too soon",
         "ride",
         "--path:5: error: a direction is expected here, but the path ends");
    path("an open group", "ride n (n e", "--path:8: error: this '(' has no ')'");
    path("a stray sign", "ride n, e", "--path:7: error: ',' has no meaning in a path");

    const auto board = [&](const char *name, const QString &spec, const QString &line) {
        row(name, {"--board", spec, "--path", "ride n", "--at", "a1"}, line);
    };
    board("no board",
          "",
          "--board:1: error: unknown lattice ''; lattices are square, ring, cross, disc, diamond, "
          "octagon, mask, hex, star, triangle, cube, hyper and free");
    board("an unknown lattice",
          "sqare:8x8",
          "--board:1: error: unknown lattice 'sqare'; did you mean 'square'?");
    board("a misspelt bundled board",
          "ches",
          "--board:1: error: there is no board 'ches'; did you mean 'chess'?");
    board("no size", "square", "--board:7: error: the board needs a size such as 8x8");
    board("a size that is none", "square:8", "--board:8: error: '8' is not a size such as 8x8");
    board("a size that overflows",
          "square:99999999999x8",
          "--board:8: error: '99999999999x8' is not a size such as 8x8");
    board("no files",
          "square:0x8",
          "--board:8: error: a board has 1 to 255 files and ranks, not 0x8");
    board("too many files",
          "square:256x8",
          "--board:8: error: a board has 1 to 255 files and ranks, not 256x8");
    board("an unknown topology",
          "square:8x8:torrus",
          "--board:12: error: unknown topology 'torrus'; did you mean 'torus'?");
    board("a board without cells",
          "free",
          "--at:1: error: there is no cell 'a1'; the board has no cells");

    const auto cell = [&](const char *name, const QStringList &arguments, const QString &line) {
        row(name, QStringList{"--path", "ride n"} + arguments, line);
    };
    cell("an unknown cell",
         {"--at", "e9"},
         "--at:1: error: there is no cell 'e9'; the board's cells are a1 to h8");
    cell("a cell in the wrong case",
         {"--at", "E4"},
         "--at:1: error: there is no cell 'E4'; did you mean 'e4'?");
    cell("an empty cell name", {"--at", ""}, "--at:1: error: a cell's name is missing");
    cell("a cell name with a line break",
         {"--at", "e4\n"},
         "--at:1: error: there is no cell 'e4\\x0a'; the board's cells are a1 to h8");
    cell("an unknown friend",
         {"--at", "e4", "--friends", "a1,i9"},
         "--friends:4: error: there is no cell 'i9'; the board's cells are a1 to h8");
    cell("a comma too many",
         {"--at", "e4", "--foes", "a1,,b1"},
         "--foes:4: error: a cell's name is missing");
    cell("a friend twice",
         {"--at", "e4", "--friends", "a1,b1,a1"},
         "--friends:7: error: the cell 'a1' is named twice");
    cell("a friend that is an enemy too",
         {"--at", "e4", "--friends", "a1", "--foes", "b1,a1"},
         "--foes:4: error: the cell 'a1' is named twice");
    cell("an enemy where the piece stands",
         {"--at", "e4", "--foes", "e4"},
         "--foes:1: error: the cell 'e4' is where the piece stands");
    cell("player 0",
         {"--at", "e4", "--player", "0"},
         "--player:1: error: there is no player '0'; players are numbered 1 to 2");
    cell("player 3 of 2",
         {"--at", "e4", "--player", "3"},
         "--player:1: error: there is no player '3'; players are numbered 1 to 2");
    cell("a player that is no number",
         {"--at", "e4", "--player", "-1"},
         "--player:1: error: there is no player '-1'; players are numbered 1 to 2");
    cell("a player that overflows",
         {"--at", "e4", "--player", "18446744073709551617"},
         "--player:1: error: there is no player '18446744073709551617'; players are numbered 1 to "
         "2");

    row("a misspelt piece",
        {"--piece", "Roko", "--at", "e4"},
        "--piece:1: error: no piece is called 'Roko'; did you mean 'Rook'?");
    addRow("a design that is missing",
           {"reach", "--design", "nowhere", "--path", "ride n", "--at", "a1"},
           3,
           {},
           "error: 'nowhere' cannot be read: No such file or directory\n");
}

void tst_cli_reach::badValues()
{
    compareRow(m_line);
}

void tst_cli_reach::aPieceThatNeedsDirectionsWhichAreNotThere()
{
    const Ran ran =
        m_line.run({"reach", "--design", "one.rookery", "--piece", "Bishop", "--at", "a1"});
    QCOMPARE(ran.exitCode, 1);
    const QString line =
        "--piece:1: error: the Bishop cannot move on this board: unknown direction '";
    QVERIFY2(ran.err.startsWith(line), qPrintable(ran.err));
}

void tst_cli_reach::pictures_data()
{
    addColumns();
    fine("moves, captures, friends and enemies",
         {"reach",
          "--path",
          rook,
          "--board",
          "square:4x3",
          "--at",
          "b2",
          "--friends",
          "a2",
          "--foes",
          "d2,d3"},
         "3 . o . *\n"
         "2 # @ o x\n"
         "1 . o . .\n"
         "  a b c d\n"
         "\n"
         "moves (3): b1 b3 c2\n"
         "captures (1): d2\n");
    fine("an enemy that a pawn cannot capture",
         {"reach", "--path", "move ride n", "--board", "square:1x3", "--at", "a1", "--foes", "a2"},
         "3 .\n"
         "2 *\n"
         "1 @\n"
         "  a\n"
         "\n"
         "moves (0):\n"
         "captures (0):\n");
    fine("ranks of two digits",
         {"reach", "--path", "leap n", "--board", "square:2x10", "--at", "b9"},
         "10 . o\n 9 . @\n 8 . .\n 7 . .\n 6 . .\n 5 . .\n 4 . .\n 3 . .\n 2 . .\n 1 . .\n   a b\n"
         "\n"
         "moves (1): b10\n"
         "captures (0):\n");
    fine("a board drawn as a ring has no picture",
         {"reach", "--path", "leap e", "--board", "ring:4x1", "--at", "d1"},
         "moves (1): a1\n"
         "captures (0):\n");
}

void tst_cli_reach::pictures()
{
    compareRow(m_line);
}

void tst_cli_reach::sumsOverAnEmptyChessboard_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("sum");
    QTest::newRow("rook") << rook << 896;
    QTest::newRow("bishop") << bishop << 560;
    QTest::newRow("queen") << queen << 1456;
    QTest::newRow("knight") << knight << 336;
    QTest::newRow("king") << king << 420;
}

void tst_cli_reach::sumsOverAnEmptyChessboard()
{
    QFETCH(QString, path);
    QFETCH(int, sum);
    qsizetype found = 0;
    // A quarter of the board; the other three are its mirror images.
    for (const QChar file : QString("abcd")) {
        for (const QChar rank : QString("1234"))
            found += listOf({"--path", path, "--at", QString(file) + rank}, "moves").size();
    }
    QCOMPARE(4 * found, sum);
}

void tst_cli_reach::theOwnCellIsNeverListed_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QStringList>("present");
    QTest::addColumn<int>("count");
    const auto row = [](const char *name,
                        const char *board,
                        const QString &path,
                        const char *at,
                        const QStringList &present,
                        int count) {
        QTest::newRow(name) << board << path << at << present << count;
    };
    row("a bishop on a cylinder goes from h4 to a5",
        "square:8x8:cylinder",
        bishop,
        "h4",
        {"a5", "a3"},
        13);
    row("a rook goes round its ring of sixteen",
        "ring:16x4",
        "ride e w",
        "c2",
        {"b2", "d2", "k2"},
        15);
    row("a rook on a torus", "square:6x5:torus", rook, "a1", {"f1", "a5"}, 9);
    row("a rook over the poles of a sphere", "square:8x4:sphere", rook, "a1", {"e1", "e4"}, 13);
    // Round the strip once it is on the mirrored rank, round it twice back home.
    row("a rook round a Moebius strip",
        "square:5x3:moebius",
        "ride e",
        "a1",
        {"a3", "e1", "e3"},
        9);
    row("a path that returns", "square:4x4", "(n e s w stop)", "a1", {"a2", "b2", "b1"}, 3);
}

void tst_cli_reach::theOwnCellIsNeverListed()
{
    QFETCH(QString, board);
    QFETCH(QString, path);
    QFETCH(QString, at);
    QFETCH(QStringList, present);
    QFETCH(int, count);
    const QStringList moves = listOf({"--board", board, "--path", path, "--at", at}, "moves");
    for (const QString &cell : present)
        QVERIFY2(moves.contains(cell), qPrintable(cell));
    QVERIFY(!moves.contains(at));
    QCOMPARE(moves.size(), count);
}

QTEST_GUILESS_MAIN(tst_cli_reach)
#include "tst_cli_reach.moc"
