#include "model/movement/movement.h"
#include "model/movement/path/path_geometry.h"
#include "model/movement/path/path_notation.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

class tst_path : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readAndWrittenBack_data();
    void readAndWrittenBack();
    void refused_data();
    void refused();
    void reach_data();
    void reach();
    void legsBecomeTheSamePath_data();
    void legsBecomeTheSamePath();
    void legsThatAPathCannotSay();
    void renamingADirectionKeepsTheRest();
    void endsAgreeWithTheGenerator_data();
    void endsAgreeWithTheGenerator();
};

void tst_path::readAndWrittenBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    const auto same = [](const char *text) {
        QTest::newRow(text) << text << text;
    };
    same("ride n s e w");
    same("leap nne nnw");
    same("leap nne nnw ride n");
    same("(s s s s stop)");
    same("(nw (n))");
    same("(e (n e))");
    same("(~n ne stop) (~n nw stop)");
    same("(s s)");
    same("(~n n)");
    same("move leap n capture leap nw ne");
    same("capture (n n stop)");
    same("leap (3,1) (-3,1)");
    same("(~(1,0) (2,1) stop)");
    same("(n (~e n))");
    QTest::newRow("bare list is a ride") << "n s e w"
                                         << "ride n s e w";
    QTest::newRow("rights before a bare list") << "move n capture ne"
                                               << "move ride n capture ride ne";
    QTest::newRow("spaces and lines") << "  leap\tnne\n nnw ( n ( e ) ) "
                                      << "leap nne nnw (n (e))";
    QTest::newRow("tight brackets") << "(n(e))(s stop)n"
                                    << "(n (e)) (s stop) ride n";
    QTest::newRow("space in a vector") << "leap (3, -1)"
                                       << "leap (3,-1)";
    QTest::newRow("row and column") << "leap [-1,3] ride [2,0]"
                                    << "leap (3,1) ride (0,-2)";
    QTest::newRow("plus sign") << "leap (+3,1)"
                               << "leap (3,1)";
}

void tst_path::readAndWrittenBack()
{
    QFETCH(QString, text);
    QFETCH(QString, canonical);
    const Directions directions = standardDirections();
    TAKE(path, readPath(text.toStdString(), directions));
    QCOMPARE(QString::fromStdString(writePath(path, directions)), canonical);
    TAKE(again, readPath(writePath(path, directions), directions));
    QVERIFY(again == path);
}

void tst_path::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *text, int column, const char *message) {
        QTest::newRow(text) << text << column << message;
    };
    QTest::newRow("nothing") << "" << 1 << "a path needs at least one direction";
    QTest::newRow("only spaces") << "   " << 4 << "a path needs at least one direction";
    row("ride n x", 8, "unknown direction 'x'");
    row("leap nnne", 6, "unknown direction 'nnne'; did you mean 'nne'?");
    row("N", 1, "unknown direction 'N'; did you mean 'n'?");
    row("ride", 5, "a direction is expected here, but the path ends");
    row("leap ride n", 6, "a direction is expected here, not 'ride'");
    row("move", 5, "a direction is expected here, but the path ends");
    row("move move n", 6, "a direction is expected here, not 'move'");
    row("move capture n", 6, "a direction is expected here, not 'capture'");
    row("(n", 1, "this '(' has no ')'");
    row("(n (e)", 1, "this '(' has no ')'");
    row("(n (e", 4, "this '(' has no ')'");
    row("(n stop", 1, "this '(' has no ')'");
    row("n)", 2, "')' has no '(' before it");
    row("()", 2, "a direction is expected here, not ')'");
    row("(n ())", 5, "a direction is expected here, not ')'");
    row("((n))", 2, "a direction is expected here, not '('");
    row("(stop)", 2, "a direction is expected here, not 'stop'");
    row("(n stop n)", 9, "the group must end here with ')', not 'n'");
    row("(n (e) s)", 8, "the group must end here with ')', not 's'");
    row("(n (e stop))",
        7,
        "inner steps are repeated as they are; only ')' may follow them, not 'stop'");
    row("(n (e (s)))",
        7,
        "inner steps are repeated as they are; only ')' may follow them, not '('");
    row("(n leap e)", 4, "a direction or ')' is expected here, not 'leap'");
    row("(leap n)", 2, "a direction is expected here, not 'leap'");
    row("ride ~n", 6, "'~' is for the steps of a group such as (~n ne stop)");
    row("ride n ~e", 8, "'~' is for the steps of a group such as (~n ne stop)");
    row("(n ~)", 5, "a direction is expected here, not ')'");
    row("(~~n)", 3, "a direction is expected here, not '~'");
    row("n stop", 3, "'stop' ends a group such as (n n stop)");
    row("stop", 1, "a direction is expected here, not 'stop'");
    row("ride n, e", 7, "',' has no meaning in a path");
    row("ride 3", 6, "'3' has no meaning in a path");
    row("leap (0,0)", 6, "the vector (0,0) leads nowhere");
    row("leap (1,2,3,4,5)", 6, "a vector is written like (3,1)");
    row("leap [1]", 6, "a row and a column are written like [-1,3]");
    row("leap [1,2,3]", 6, "a row and a column are written like [-1,3]");
    row("leap [0,0]", 6, "the vector [0,0] leads nowhere");
    row("leap (1)", 6, "a vector is written like (3,1)");
    row("leap (1,2,)", 6, "a vector is written like (3,1)");
    row("leap (3;1)", 6, "a vector is written like (3,1)");
    row("leap (3,1", 6, "a vector is written like (3,1)");
    row("leap (999,1)", 6, "a vector may lead at most 255 cells along each axis");
    row("leap (9999,1)", 6, "a vector is written like (3,1)");
    QTest::newRow("control character")
        << QString("ride \x01") << 6 << "'\\u0001' has no meaning in a path";
    QTest::newRow("long word") << QString("x").repeated(1'000) << 1
                               << "unknown direction '" + QString("x").repeated(60) + "...'";
    const char *tooMany =
        "a path may have at most 1024 legs; every item is one, and in a group every step";
    QTest::newRow("items") << QString("leap n ").repeated(1'025) << 7 * 1'024 + 1 << tooMany;
    QTest::newRow("steps of a group")
        << "(" + QString("n ").repeated(1'025) + "stop)" << 2 * 1'024 + 2 << tooMany;
    QTest::newRow("inner steps") << "leap e (n (" + QString("~n ").repeated(1'023) + "))"
                                 << 12 + 3 * 1'022 + 1 << tooMany;
    QTest::newRow("groups") << QString("(n n) ").repeated(70'000) << 6 * 512 + 2 << tooMany;
    QTest::newRow("foreign letter")
        << QString::fromUtf8("ride é") << 6 << QString::fromUtf8("'é' has no meaning in a path");
}

void tst_path::refused()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, message);
    const auto result = readPath(text.toStdString(), standardDirections());
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().sentence()), message);
    QCOMPARE(result.error().place.column, column);
}

void tst_path::reach_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("targets"); // on an empty 5x5
    QTest::newRow("leap") << "leap n"
                          << "c3"
                          << "c4";
    QTest::newRow("ride") << "ride n"
                          << "c2"
                          << "c3 c4 c5";
    QTest::newRow("last step repeats") << "(n n)"
                                       << "c1"
                                       << "c2 c3 c4 c5";
    QTest::newRow("stop ends it") << "(n n stop)"
                                  << "c1"
                                  << "c2 c3";
    QTest::newRow("short rook") << "(e e e stop)"
                                << "a1"
                                << "b1 c1 d1";
    QTest::newRow("passes the first") << "(~n n)"
                                      << "c1"
                                      << "c3 c4 c5";
    QTest::newRow("last repeats with its tilde") << "(n ~e)"
                                                 << "a1"
                                                 << "a2";
    QTest::newRow("mao arm") << "(~n ne stop)"
                             << "c3"
                             << "d5";
    QTest::newRow("griffon arm") << "(ne (n))"
                                 << "a1"
                                 << "b2 b3 b4 b5";
    QTest::newRow("staircase") << "(e (n e))"
                               << "a1"
                               << "b1 b2 c2 c3 d3 d4 e4 e5";
    QTest::newRow("vector") << "leap (3,1)"
                            << "a1"
                            << "d2";
    QTest::newRow("vector ride") << "ride (2,2)"
                                 << "a1"
                                 << "c3 e5";
    QTest::newRow("off the board") << "leap nne"
                                   << "e5"
                                   << "";
}

void tst_path::reach()
{
    QFETCH(QString, path);
    QFETCH(QString, from);
    QFETCH(QString, targets);
    Asker asker(designOf("square:5x5", {{"Piece", qPrintable(path)}}));
    QCOMPARE(asker.targets("Piece", from.toStdString()), targets);
}

void tst_path::legsBecomeTheSamePath_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"ride n s e w",
                             "leap nne nnw ride n",
                             "(s s s s stop)",
                             "(nw (n))",
                             "(e (n e))",
                             "(~n ne stop)",
                             "(~n n)",
                             "(n n e stop)",
                             "move leap n capture leap nw ne",
                             "capture (~n e (s))",
                             "leap (3,1) (1,3)"})
        QTest::newRow(text) << text;
}

void tst_path::legsBecomeTheSamePath()
{
    QFETCH(QString, text);
    const Directions directions = standardDirections();
    TAKE(path, readPath(text.toStdString(), directions));
    const LegGraph legs = legsOfPath(path);
    QCOMPARE(QString::fromStdString(legGraphFault(legs, directions).text()), QString());
    TAKE(written, pathOfLegs(legs));
    // The text may differ (a group of one repeated step is a ride), the cells may not.
    const std::string again = writePath(written, directions);
    Asker first(designOf("square:9x9", {{"Piece", qPrintable(text)}}));
    Asker second(designOf("square:9x9", {{"Piece", again.c_str()}}));
    for (const CellId from : first.board().cells())
        QVERIFY2(first.reach("Piece", from) == second.reach("Piece", from), again.c_str());
}

void tst_path::legsThatAPathCannotSay()
{
    const Directions directions = standardDirections();
    const auto hook = pathOfLegs(hookMover(directions));
    QVERIFY(!hook);
    QCOMPARE(hook.error().sentence(),
             std::string("leg 1 goes on after any number of steps, which a path cannot express"));

    Leg jumper;
    jumper.steps = {DirectionId(0)};
    jumper.most = unlimited;
    jumper.way = Way::Any;
    jumper.onEmpty.stop = true;
    const auto jump = pathOfLegs({{jumper}, {LegId(0)}});
    QVERIFY(!jump);
    QCOMPARE(jump.error().sentence(),
             std::string("leg 1 jumps over occupied cells, which a path cannot express"));
}

void tst_path::renamingADirectionKeepsTheRest()
{
    QCOMPARE(renamedInPath("ride  n ne (n (n)) ~n", "n", "north"),
             std::string("ride  north ne (north (north)) ~north"));
}

void tst_path::endsAgreeWithTheGenerator_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"leap nne nnw (3,1)",
                             "ride n ne (0,2) nne",
                             "(n n n stop)",
                             "(nw (n))",
                             "(n n)",
                             "(~n ne stop)",
                             "(~n n)",
                             "(e (n e))",
                             "(ne (nw ne))",
                             "(~e (~s s ne n))",
                             "(n e s (w n e s))",
                             "((1,3) (~(2,-3) n))",
                             "(sss (n))"})
        QTest::newRow(path) << path;
}

/// Erasing asks where an item leads; on an open plain board that is what the generator says.
void tst_path::endsAgreeWithTheGenerator()
{
    QFETCH(QString, path);
    constexpr int within = 7;
    constexpr int side = 6 * within + 1; // wide enough for the detours of these paths
    if (path.startsWith("(sss"))
        path.replace("sss", "(0,-3)");
    Asker asker(designOf(std::string("square:") + std::to_string(side) + "x" + std::to_string(side),
                         {{"Piece", qPrintable(path)}}));
    const CellId middle(asker.board().size() / 2);
    const Vector centre = *asker.board().coordinates(middle);
    const Reach &reach = asker.reach("Piece", middle);
    std::vector<Vector> expected;
    for (const CellId cell : asker.board().cells()) {
        const Vector apart = *asker.board().coordinates(cell) + -centre;
        if (reach.isTarget(cell) && std::abs(apart.x()) <= within && std::abs(apart.y()) <= within)
            expected.push_back(apart);
    }
    std::sort(expected.begin(), expected.end());
    std::vector<Vector> found;
    const Directions directions = standardDirections();
    for (const PathItem &item : must(readPath(path.toStdString(), directions))) {
        const auto ends = endsOf(item, directions, within);
        found.insert(found.end(), ends.begin(), ends.end());
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    QCOMPARE(found.size(), expected.size());
    QVERIFY(found == expected);
}

QTEST_APPLESS_MAIN(tst_path)
#include "tst_path.moc"
