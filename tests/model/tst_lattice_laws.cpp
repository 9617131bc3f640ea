#include "model/board/layout.h"
#include "model/board/square_lattice.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/colour_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "tests/model/board_laws.h"

#include <QTest>

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

namespace {

Board boardOf(const std::string &spec)
{
    const Design design = designOf(spec);
    return Board(design.board, design.directions);
}

/// Small boards of every form, with every topology that the form has.
std::vector<std::string> everyBoard()
{
    std::vector<std::string> specs;
    for (const BoardRecipe &recipe : everyBoardOffered(4)) {
        const bool isUsual =
            recipe.layout == usualLayout(*boardForm(recipe.lattice, recipe.outline));
        if (recipe.lattice != Lattice::Free && isUsual)
            specs.push_back(boardSpec(recipe));
    }
    specs.insert(
        specs.end(),
        {"ring:8x3:centre", "cross:5x3", "disc:6", "hex:3x4x5", "hex:5x3", "cube:2x4x3:sphere"});
    return specs;
}

void boardRows(const std::vector<std::string> &specs)
{
    QTest::addColumn<std::string>("spec");
    for (const std::string &spec : specs)
        QTest::newRow(spec.c_str()) << spec;
}

} // namespace

/// What holds on every board of every lattice.
class tst_lattice_laws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormReadsItsOwnSpecification();
    void namesAreFoundAgain_data();
    void namesAreFoundAgain();
    void orientationsAreAGroup_data();
    void orientationsAreAGroup();
    void hexagonsLieFlatAtTheirSeams_data();
    void hexagonsLieFlatAtTheirSeams();
    void theWayBackUndoesALink_data();
    void theWayBackUndoesALink();
    void raysDoNotComeBackTheSame_data();
    void raysDoNotComeBackTheSame();
    void turningTheBoardKeepsItsLinks_data();
    void turningTheBoardKeepsItsLinks();
    void drawnCellsDoNotOverlap_data();
    void drawnCellsDoNotOverlap();
    void savedAndReadAgain_data();
    void savedAndReadAgain();
};

void tst_lattice_laws::everyFormReadsItsOwnSpecification()
{
    for (const BoardForm &form : boardForms()) {
        const BoardRecipe recipe = usualRecipe(form);
        QCOMPARE(boardShapeFault(recipe).text(), std::string());
        const auto read = readBoardSpec(boardSpec(recipe));
        QVERIFY2(read.has_value(), messageOf(read).c_str());
        QVERIFY2(*read == recipe, boardSpec(recipe).c_str());
    }
}

void tst_lattice_laws::namesAreFoundAgain_data()
{
    boardRows(everyBoard());
}

void tst_lattice_laws::namesAreFoundAgain()
{
    QFETCH(std::string, spec);
    const Board board = boardOf(spec);
    std::set<std::string> names;
    for (const CellId cell : board.cells()) {
        QCOMPARE(board.find(board.name(cell)), std::optional(cell));
        QVERIFY(names.insert(board.name(cell)).second);
        QVERIFY(cellNameFault(board.name(cell)).isEmpty());
    }
    for (const char *stranger : {"", "a", "1", "a0", "zz99", "j1x", "A", "Aa", "A.", "a1 "})
        QVERIFY(!board.find(stranger));
}

void tst_lattice_laws::orientationsAreAGroup_data()
{
    QTest::addColumn<int>("lattice");
    QTest::addColumn<int>("count");
    const auto row = [](const char *name, Lattice lattice, int count) {
        QTest::newRow(name) << static_cast<int>(lattice) << count;
    };
    row("square", Lattice::Square, 8);
    row("hexagons in files", Lattice::Hex, 12);
    row("hexagons in rows", Lattice::HexPointy, 12);
    row("triangles", Lattice::Triangle, 12);
    row("levels", Lattice::Cube, 48);
    row("four axes", Lattice::Hyper, 32);
}

void tst_lattice_laws::orientationsAreAGroup()
{
    QFETCH(int, lattice);
    QFETCH(int, count);
    const auto rows = latticeOrientations(static_cast<Lattice>(lattice));
    QCOMPARE(rows.size(), std::size_t(count));
    QVERIFY(rows.front().value == Orientation{});
    const auto isThere = [&](const Orientation &orientation) {
        return std::count_if(rows.begin(),
                             rows.end(),
                             [&](const auto &row) { return row.value == orientation; })
               == 1;
    };
    std::set<std::string> names;
    for (const auto &a : rows) {
        QVERIFY(isThere(a.value.inverse()));
        QVERIFY(a.value.seenThrough(a.value.inverse()) == Orientation{});
        QVERIFY(names.insert(std::string(a.name)).second);
        for (const auto &b : rows)
            QVERIFY(isThere(a.value.seenThrough(b.value)));
    }
}

void tst_lattice_laws::hexagonsLieFlatAtTheirSeams_data()
{
    boardRows({"hex:5x4:rectangle:cylinder",
               "hex:4x6:rectangle:cylinder-v",
               "hex:3x4:rectangle:torus",
               "hex:4x5:rectangle:moebius",
               "hex:4x5:rectangle:moebius-v",
               "hex:6x4:rectangle-files:cylinder",
               "hex:5x4:rectangle-files:cylinder-v",
               "hex:4x3:rectangle-files:torus",
               "hex:5x4:rectangle-files:moebius",
               "hex:5x4:rectangle-files:moebius-v",
               "hex:5x4:rectangle-files:klein",
               "hex:5x4:cylinder",
               "hex:4x4:files:torus",
               "hex:3:torus",
               "hex:4:pointy:torus"});
}

/// Two steps over neighbouring sides of a cell lead to neighbours of each other, whatever seam lies
/// between, and those who go there hold the board alike: nowhere is a corner of two or four cells.
void tst_lattice_laws::hexagonsLieFlatAtTheirSeams()
{
    QFETCH(std::string, spec);
    const Board board = boardOf(spec);
    const Compass &compass = board.compass();
    int seams = 0;
    for (const CellId cell : board.cells()) {
        Vector step{1, 0, -1, 0};
        for (int side = 0; side < 6; ++side, step = orientation::sixth.apply(step)) {
            const Vector next = orientation::sixth.apply(step);
            const auto over = board.link(cell, *compass.step(step));
            const auto beside = board.link(cell, *compass.step(next));
            if (!over || !beside)
                continue;
            const auto between =
                board.link(over->to, compass.seen(over->turn, *compass.step(next + -step)));
            QVERIFY2(between, board.name(cell).c_str());
            QVERIFY2(between->to == beside->to, board.name(cell).c_str());
            QVERIFY(compass.crossed(over->turn, between->turn) == beside->turn);
            seams += over->turn != OrientationId(0) ? 1 : 0;
        }
    }
    const BoardRecipe &recipe = board.recipe();
    const bool isTwisted =
        fileSeam(recipe.topology) == Seam::Twisted || rankSeam(recipe.topology) == Seam::Twisted;
    QCOMPARE(seams > 0, isTwisted);
}

void tst_lattice_laws::theWayBackUndoesALink_data()
{
    boardRows(everyBoard());
}

void tst_lattice_laws::theWayBackUndoesALink()
{
    QFETCH(std::string, spec);
    QCOMPARE(faultOfWaysBack(boardOf(spec)), std::string());
}

void tst_lattice_laws::raysDoNotComeBackTheSame_data()
{
    boardRows(everyBoard());
}

void tst_lattice_laws::raysDoNotComeBackTheSame()
{
    QFETCH(std::string, spec);
    QCOMPARE(faultOfRays(boardOf(spec)), std::string());
}

void tst_lattice_laws::turningTheBoardKeepsItsLinks_data()
{
    boardRows({"square:4x4",
               "square:5x3",
               "hex:3",
               "hex:3:pointy",
               "hex:4x4",
               "hex:4:triangle",
               "hex:5x3:trapezoid",
               "star:3",
               "star:3:files",
               "triangle:4",
               "triangle:2:hexagon",
               "triangle:3x3:rhombus",
               "cube:3x3x3",
               "cube:3x3x2",
               "hyper:2x2x3x2"});
}

void tst_lattice_laws::turningTheBoardKeepsItsLinks()
{
    QFETCH(std::string, spec);
    const Board board = boardOf(spec);
    QCOMPARE(faultOfTurns(board), std::string());
    const auto rows = latticeOrientations(board.recipe().lattice);
    const auto turns = [&](const auto &row) {
        return isSymmetric(board, row.value);
    };
    QVERIFY(std::count_if(rows.begin(), rows.end(), turns) >= 2);
}

void tst_lattice_laws::drawnCellsDoNotOverlap_data()
{
    std::vector<std::string> specs = everyBoard();
    specs.insert(specs.end(), {"cube:3x4x2:as-stack", "hyper:2x2x2x2:as-stack", "ring:7x3"});
    boardRows(specs);
}

void tst_lattice_laws::drawnCellsDoNotOverlap()
{
    QFETCH(std::string, spec);
    const Board board = boardOf(spec);
    std::vector<Point> centres;
    for (const CellId cell : board.cells()) {
        const CellShape shape = cellShape(board, cell);
        QVERIFY(shape.outline.size() >= 3);
        for (const Point &other : centres) {
            const Point apart = shape.centre - other;
            QVERIFY(apart.x * apart.x + apart.y * apart.y >= 500 * 500);
        }
        centres.push_back(shape.centre);
    }
}

void tst_lattice_laws::savedAndReadAgain_data()
{
    boardRows(everyBoard());
}

void tst_lattice_laws::savedAndReadAgain()
{
    QFETCH(std::string, spec);
    Design design = designOf(spec);
    design = must(withColouring(design, Colouring::Custom));
    design = must(withPlaces(design, Places::Points));
    const std::vector<SiteId> some = {design.board->edits.removed.empty() ? SiteId(0) : SiteId(2)};
    design = must(withCellsColoured(design, some, 3));
    const Orientation last = latticeOrientations(design.board->lattice).back().value;
    design = must(withCellFacing(design, some, PlayerId(1), last));
    design = must(withCellFacing(design, some, std::nullopt, Orientation{}));
    const auto read = readDesign(writeDesign(design));
    QVERIFY2(read.has_value(), messageOf(read).c_str());
    QVERIFY(read->warnings.empty());
    QVERIFY(read->design == design);
    const Design bare = designOf(R"(free)");
    QVERIFY(must(withBoard(bare, *design.board)).board->lattice == design.board->lattice);
}

QTEST_APPLESS_MAIN(tst_lattice_laws)
#include "tst_lattice_laws.moc"
