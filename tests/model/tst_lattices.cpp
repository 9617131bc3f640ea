#include "model/board/board_forms.h"
#include "model/board/labels.h"
#include "model/board/layout.h"
#include "model/board/square_lattice.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/colour_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/rules/description_edits.h"
#include "tests/support.h"

#include <QTest>

#include <set>
#include <string_view>

using namespace rookery;
using namespace rookery::test;

namespace {

QString cellNames(const Board &board)
{
    std::vector<std::string> names;
    for (const CellId cell : board.cells())
        names.push_back(board.name(cell));
    return joined(names);
}

Board boardOf(const std::string &spec)
{
    const Design design = designOf(spec);
    return Board(design.board, design.directions);
}

} // namespace

class tst_lattices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersOfCells_data();
    void numbersOfCells();
    void namesInBoardOrder_data();
    void namesInBoardOrder();
    void directions_data();
    void directions();
    void refusedSpecifications_data();
    void refusedSpecifications();
    void reach_data();
    void reach();
    void formsOfHexagonsSayHowTheyLie();
    void theCentreOfARing();
    void facingOfACell();
    void anotherLatticeTurnsThePlayers();
    void labels_data();
    void labels();
    void bentRanksHaveNumbers();
    void edgesNameCells_data();
    void edgesNameCells();
    void coloursOfNeighboursDiffer_data();
    void coloursOfNeighboursDiffer();
};

void tst_lattices::numbersOfCells_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<int>("cells");
    const auto row = [](const char *spec, int cells) {
        QTest::newRow(spec) << std::string(spec) << cells;
    };
    row("hex:6", 91); // Glinski, McCooey
    row("hex:glinski", 91);
    row("hex:1", 1);
    row("hex:5x5x6", 70);    // Shafran
    row("hex:5:pointy", 61); // Abalone
    row("hex:11x11", 121);   // Hex
    row("hex:7:triangle", 28);
    row("hex:8x4:trapezoid", 26);
    row("star:5", 121); // Chinese checkers
    row("triangle:8", 64);
    row("triangle:4:hexagon", 96); // Dekle's Triangular chess
    row("triangle:3x2:rhombus", 12);
    row("cube:5x5x5", 125);  // Raumschach
    row("cube:12x8x3", 288); // Dragonchess
    row("hyper:3x3x3x3", 81);
    row("ring:16x4", 64);
    row("ring:16x4:centre", 65);
    row("cross:7x3", 33); // English solitaire
    row("diamond:7", 25);
    row("diamond:4", 12);
    row("disc:3", 9);
    row("mask:.##./####/.##.", 8);
    row("cube:40x40x40", 64'000);
}

void tst_lattices::numbersOfCells()
{
    QFETCH(std::string, spec);
    QFETCH(int, cells);
    QCOMPARE(boardOf(spec).size(), std::size_t(cells));
}

void tst_lattices::namesInBoardOrder_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<QString>("names");
    const auto row = [](const char *spec, const char *names) {
        QTest::newRow(spec) << std::string(spec) << QString(names);
    };
    row("hex:2", "a1 a2 b1 b2 b3 c1 c2");
    row("hex:2:pointy", "a2 a3 b1 b2 b3 c1 c2");
    row("hex:2x3", "a1 a2 a3 b1 b2 b3");
    row("hex:2x3:files", "a1 a2 a3 b1 b2 b3");
    row("hex:3:triangle", "a1 a2 a3 b1 b2 c1");
    row("triangle:2", "a1 a2 a3 b1");
    row("triangle:1:hexagon", "a1 a2 a3 b1 b2 b3");
    row("cube:2x1x2", "Aa1 Ab1 Ba1 Bb1");
    row("hyper:1x2x2x2", "A.Aa1 A.Aa2 A.Ba1 A.Ba2 B.Aa1 B.Aa2 B.Ba1 B.Ba2");
    row("ring:3x2", "a1 a2 b1 b2 c1 c2");
    row("mask:#./.#", "a2 b1");
    row("hex:6",
        "a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 b6 b7 c1 c2 c3 c4 c5 c6 c7 c8 d1 d2 d3 d4 d5 d6 d7 d8 d9 "
        "e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 g1 g2 g3 g4 g5 g6 g7 g8 "
        "g9 g10 "
        "h1 h2 h3 h4 h5 h6 h7 h8 h9 i1 i2 i3 i4 i5 i6 i7 i8 k1 k2 k3 k4 k5 k6 k7 l1 l2 l3 l4 l5 "
        "l6");
}

void tst_lattices::namesInBoardOrder()
{
    QFETCH(std::string, spec);
    QFETCH(QString, names);
    QCOMPARE(cellNames(boardOf(spec)), names);
}

void tst_lattices::directions_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<QString>("names");
    const auto row = [](const char *spec, const char *names) {
        QTest::newRow(spec) << std::string(spec) << QString(names);
    };
    row("hex:6", "n ne se s sw nw nne e sse ssw w nnw");
    row("hex:6:pointy", "e ne nw w sw se n nww sww s see nee");
    row("hex:3x3", "e ne nw w sw se n nww sww s see nee");
    row("cube:2x2x2",
        "n ne e se s sw w nw u un une ue use us usw uw unw d dn dne de dse ds dsw dw dnw");
}

void tst_lattices::directions()
{
    QFETCH(std::string, spec);
    QFETCH(QString, names);
    std::vector<std::string> all;
    const Design design = designOf(spec);
    for (const Direction &direction : design.directions->list)
        all.push_back(direction.name);
    QCOMPARE(joined(all), names);
    QCOMPARE(designOf("hyper:2x2x2x2").directions->list.size(), std::size_t(80));
}

void tst_lattices::refusedSpecifications_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *spec, int column, const char *message) {
        QTest::newRow(spec) << std::string(spec) << column << QString(message);
    };
    row("hex", 4, "the board needs a size such as 6");
    row("hex:six", 5, "'six' is not a size such as 6");
    row("hex:0", 5, "'Side' of this board is a number from 1 to 128, not 0");
    row("hex:6:klein",
        7,
        "this board's topology may be flat or torus, not klein: the three pairs of a hexagon's "
        "edges "
        "are joined all at once");
    row("hex:6x6:sphere",
        9,
        "this board's topology may be flat, cylinder, cylinder-v or torus, not sphere: hexagons "
        "meet a "
        "pole with several sides, and the steps over them would have no way back");
    row("hex:6x6:moebius",
        9,
        "this board's topology may be flat, cylinder, cylinder-v or torus, not moebius: a twist "
        "would "
        "turn the slant of a rhombus round");
    row("star:5:torus",
        8,
        "this board's topology is flat, not torus: copies of this outline beside each other do not "
        "meet "
        "edge to edge");
    row("triangle:4x4:rhombus:torus",
        22,
        "this board's topology is flat, not torus: triangles have open edges");
    row("hex:6:as-ring", 7, "this board's layout is flat, not ring");
    row("hex:5x5x6:torus", 11, "only a hexagon of equal sides can be joined as a torus");
    row("hex:3x4:trapezoid",
        5,
        "a trapezoid has at most as many rows as its longest row has cells");
    row("cube:5x5", 6, "'5x5' is not a size such as 5x5x5");
    row("cube:50x50x50", 6, "a board may have at most 65535 cells, not 125000");
    row("cube:3x3x3:sphere", 12, "a sphere needs an even number of files, not 3 (3x3)");
    row("triangle:105:hexagon", 10, "a board may have at most 65535 cells, not 66150");
    row("cross:7x2",
        7,
        "the arms of a cross of 7 are at most as wide, and narrower by an even number of cells, "
        "unlike 2");
    row("mask:##/#", 6, "a mask is rows of equal length made of '#' and '.', unlike '#'");
    row("ring:6x3:centre",
        10,
        "a ring with a centre has a number of sectors that four divides, not 6");
    row("star:5:pointy", 8, "unknown topology 'pointy'; topologies are flat");
}

void tst_lattices::refusedSpecifications()
{
    QFETCH(std::string, spec);
    QFETCH(int, column);
    QFETCH(QString, message);
    const auto recipe = readBoardSpec(spec);
    QVERIFY(!recipe.has_value());
    QCOMPARE(QString::fromStdString(recipe.error().sentence()), message);
    QCOMPARE(recipe.error().place.column, column);
}

/// Numbers that the games' own descriptions give.
void tst_lattices::reach_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<std::string>("path");
    QTest::addColumn<std::string>("from");
    QTest::addColumn<int>("targets");
    const auto row =
        [](const char *name, const char *spec, const char *path, const char *from, int targets) {
            QTest::newRow(name) << std::string(spec) << std::string(path) << std::string(from)
                                << targets;
        };
    const char *knight =
        "(~n ~n ne stop) (~n ~n nw stop) (~ne ~ne n stop) (~ne ~ne se stop) (~se ~se ne stop) "
        "(~se ~se s stop) (~s ~s se stop) (~s ~s sw stop) (~sw ~sw s stop) (~sw ~sw nw stop) "
        "(~nw ~nw sw stop) (~nw ~nw n stop)";
    row("Glinski's rook", "hex:glinski", "ride n ne se s sw nw", "f6", 30);
    row("Glinski's bishop", "hex:glinski", "ride nne e sse ssw w nnw", "f6", 12);
    row("Glinski's queen", "hex:glinski", "ride n ne se s sw nw nne e sse ssw w nnw", "f6", 42);
    row("Glinski's king", "hex:glinski", "leap n ne se s sw nw nne e sse ssw w nnw", "f6", 12);
    row("Glinski's knight", "hex:glinski", knight, "f6", 12);
    row("a corner of the hexagon", "hex:glinski", "leap n ne se s sw nw", "a1", 3);
    row("Raumschach's rook", "cube:5x5x5", "ride n e s w u d", "Cc3", 12);
    row("Raumschach's bishop", "cube:5x5x5", "ride ne se sw nw un ue us uw dn de ds dw", "Cc3", 24);
    row("Raumschach's unicorn", "cube:5x5x5", "ride une use usw unw dne dse dsw dnw", "Cc3", 16);
    row("Raumschach's king",
        "cube:5x5x5",
        "leap n ne e se s sw w nw u un une ue use us usw uw unw d dn dne de dse ds dsw dw dnw",
        "Cc3",
        26);
    row("a piece in Chinese checkers", "star:5", "leap e ne nw w sw se", "i9", 6);
    row("a king on triangles",
        "triangle:4:hexagon",
        "leap e ne nw w sw se n nww sww s see nee",
        "d7",
        6);
    row("a torus of hexagons", "hex:3:torus", "leap n ne se s sw nw", "a1", 6);
    row("over eleven steps of a torus", "hex:3:torus", "ride n", "c3", 18);
    row("four axes", "hyper:3x3x3x3", "ride n e s w u d U D", "B.Bb2", 8);
    row("a cylinder of hexagons", "hex:5x4:cylinder", "ride e", "a1", 4);
}

void tst_lattices::reach()
{
    QFETCH(std::string, spec);
    QFETCH(std::string, path);
    QFETCH(std::string, from);
    QFETCH(int, targets);
    Asker asker(designOf(spec, {{"Piece", path.c_str()}}));
    QCOMPARE(asker.targets("Piece", from).split(' ').size(), targets);
}

/// What is made twice, of hexagons with a side on top and of such with a corner there, is told
/// apart by that.
void tst_lattices::formsOfHexagonsSayHowTheyLie()
{
    std::set<std::string_view> titles;
    for (const BoardForm &form : boardForms()) {
        QVERIFY2(titles.insert(form.title).second, form.title.data());
        if (form.lattice == Lattice::Hex)
            QVERIFY2(form.title.ends_with(", flat-top"), form.title.data());
        if (form.lattice == Lattice::HexPointy)
            QVERIFY2(form.title.ends_with(", pointy-top"), form.title.data());
    }
}

void tst_lattices::theCentreOfARing()
{
    Asker asker(designOf("ring:16x2:centre", {{"Rook", "ride n e s w"}, {"King", "leap n e s w"}}));
    QCOMPARE(asker.targets("King", "centre"), QString("a1 e1 i1 m1"));
    // Along an axis through the middle and out on the other side; elsewhere the middle ends the
    // slide.
    QVERIFY(asker.targets("Rook", "a2").split(' ').contains("i2"));
    QVERIFY(asker.targets("Rook", "e2").split(' ').contains("m2"));
    QVERIFY(asker.targets("Rook", "b2").split(' ').contains("centre"));
}

void tst_lattices::facingOfACell()
{
    Design design = designOf("square:4x4", {{"Pawn", "leap n"}, {"Hook", "n"}});
    const Board board(design.board, design.directions);
    const std::vector<SiteId> b2 = {board.site(cellOf(board, "b2"))};
    design = must(withCellFacing(design, b2, std::nullopt, orientation::quarter));
    design = must(withCellFacing(design, b2, PlayerId(1), orientation::flipNorthSouth));
    Asker asker(design);
    QCOMPARE(asker.targets("Pawn", "b2"), QString("c2"));
    QCOMPARE(asker.targets("Hook", "b2"), QString("c2 d2"));
    QCOMPARE(asker.targets("Pawn", "b2", 1), QString("b1"));
    QCOMPARE(asker.targets("Pawn", "c2"), QString("c3"));
    QCOMPARE(asker.targets("Pawn", "c2", 1), QString("c1"));
    design = must(withCellFacing(design, b2, PlayerId(1), std::nullopt));
    QCOMPARE(Asker(design).targets("Pawn", "b2", 1), QString("c2"));
}

void tst_lattices::anotherLatticeTurnsThePlayers()
{
    const Design square = designOf("square:5x5", {{"Pawn", "leap n"}});
    const Design hex = must(withBoard(square, must(readBoardSpec("hex:3"))));
    Asker asker(hex);
    QCOMPARE(asker.targets("Pawn", "c3"), QString("c4"));
    QCOMPARE(asker.targets("Pawn", "c3", 1), QString("c2"));
}

void tst_lattices::labels_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<int>("scheme");
    QTest::addColumn<std::string>("cell");
    QTest::addColumn<QString>("label");
    const auto row = [](const char *spec, Labels scheme, const char *cell, const char *label) {
        QTest::newRow(label) << std::string(spec) << static_cast<int>(scheme) << std::string(cell)
                             << QString(label);
    };
    row("square:9x9", Labels::Shogi, "c4", "7f");
    row("square:9x9", Labels::Shogi, "i9", "1a");
    row("square:9x10", Labels::Xiangqi, "e1", "e0");
    row("ring:16x4", Labels::RingSector, "l3", "3.12");
    row("square:8x8", Labels::Matrix, "b2", "(7, 2)");
    row("square:10x10", Labels::Draughts, "a1", "46");
    row("square:10x10", Labels::Draughts, "j10", "5");
    row("square:10x10", Labels::Draughts, "b1", "b1");
    row("square:5x5", Labels::Draughts, "b4", "4");
    row("square:5x5", Labels::Draughts, "e1", "13");
    row("square:8x8", Labels::Checkers, "g1", "1");
    row("square:8x8", Labels::Checkers, "h2", "5");
    row("square:8x8", Labels::Checkers, "b8", "32");
    row("hex:7", Labels::Glinski, "j1", "k1");
    row("cube:5x5x5", Labels::Chess, "Cd2", "Cd2");
}

/// Every rank of a board of upright hexagons is numbered where it leaves the board.
void tst_lattices::bentRanksHaveNumbers()
{
    std::multiset<std::string> texts;
    for (const EdgeLabel &label : edgeLabels(*designOf("hex:glinski").board))
        texts.insert(label.text);
    for (int rank = 1; rank <= 11; ++rank)
        QCOMPARE(texts.count(std::to_string(rank)), std::size_t(2));
    QCOMPARE(texts.size(), std::size_t(11 + 2 * 11));
}

/// What a cell is called can be read off the edge.
void tst_lattices::edgesNameCells_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<QString>("texts");
    QTest::newRow("levels") << std::string("cube:2x3x2") << QString("a 1 A 2 3 b a 1 B 2 3 b");
    QTest::newRow("cubes") << std::string("hyper:1x2x1x2") << QString("a 1 A.A 2 a 1 B.A 2");
    QTest::newRow("rings") << std::string("ring:3x2") << QString("a b c 1 2");
    QTest::newRow("rows of triangles") << std::string("triangle:3") << QString("a b c");
}

void tst_lattices::edgesNameCells()
{
    QFETCH(std::string, spec);
    QFETCH(QString, texts);
    const Design design = designOf(spec);
    std::vector<std::string> found;
    for (const EdgeLabel &label : edgeLabels(*design.board))
        found.push_back(label.text);
    QCOMPARE(joined(found), texts);
}

void tst_lattices::labels()
{
    QFETCH(std::string, spec);
    QFETCH(int, scheme);
    QFETCH(std::string, cell);
    QFETCH(QString, label);
    const Design design = must(withLabels(designOf(spec), static_cast<Labels>(scheme)));
    const Board board(design.board, design.directions);
    QCOMPARE(QString::fromStdString(cellLabel(board, cellOf(board, cell))), label);
    QCOMPARE(edgeLabels(*design.board).empty(), numbersSquares(*design.board));
    QVERIFY(edgeLabels(*must(withLabels(design, Labels::None)).board).empty());
}

void tst_lattices::coloursOfNeighboursDiffer_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<QString>("steps");
    const auto row = [](const char *spec, const char *steps) {
        QTest::newRow(spec) << std::string(spec) << QString(steps);
    };
    row("square:5x4", "n e");
    row("hex:4", "n ne se");
    row("hex:4:pointy", "e ne nw");
    row("triangle:4", "e ne nw n");
    row("cube:3x3x3", "n e u");
    row("hyper:2x2x2x2", "n e u U");
}

void tst_lattices::coloursOfNeighboursDiffer()
{
    QFETCH(std::string, spec);
    QFETCH(QString, steps);
    const Board board = boardOf(spec);
    for (const CellId cell : board.cells()) {
        for (const QString &name : steps.split(' ')) {
            const auto link = board.link(cell,
                                         board.compass().step(*board.directions().find(
                                             std::string_view(name.toStdString()))));
            if (link)
                QVERIFY(cellColour(board, cell) != cellColour(board, link->to));
        }
    }
}

QTEST_APPLESS_MAIN(tst_lattices)
#include "tst_lattices.moc"
