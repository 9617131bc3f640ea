#include "model/base/text.h"
#include "model/check/check.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/glue_edits.h"
#include "model/play/reach/trace.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr Vector north{0, 1};
constexpr Vector east{1, 0};
constexpr Vector south{0, -1};
constexpr Vector west{-1, 0};

BoardEdge edge(const Design &design, const char *first, const char *last, const Vector &outward)
{
    const Board board(design.board, design.directions);
    return {board.site(cellOf(board, first)), board.site(cellOf(board, last)), outward};
}

/// Six faces of 3x3 cells as a cross: a belt of four, and the lid and the bottom above and below
/// its second face.
Design cubeSurface()
{
    Design design = designOf("square:12x9",
                             {{"Rook", "ride n e s w"},
                              {"Bishop", "ride ne se sw nw"},
                              {"King", "leap n ne e se s sw w nw"}});
    std::vector<SiteId> outside;
    for (int file = 0; file < 12; ++file) {
        for (int rank = 0; rank < 9; ++rank) {
            if ((rank < 3 || rank >= 6) && (file < 3 || file >= 6))
                outside.emplace_back(file * 9 + rank);
        }
    }
    design = must(withCellsRemoved(design, outside));
    const auto glue = [&](const BoardEdge &one, const BoardEdge &other) {
        design = must(withEdgesGlued(design, one, other, Glue::Straight));
    };
    glue(edge(design, "l4", "l6", east), edge(design, "a4", "a6", west));
    glue(edge(design, "d7", "d9", west), edge(design, "c6", "a6", north)); // the lid
    glue(edge(design, "f7", "f9", east), edge(design, "g6", "i6", north));
    glue(edge(design, "d9", "f9", north), edge(design, "l6", "j6", north));
    glue(edge(design, "d3", "d1", west), edge(design, "c4", "a4", south)); // the bottom
    glue(edge(design, "f3", "f1", east), edge(design, "g4", "i4", south));
    glue(edge(design, "d1", "f1", south), edge(design, "l4", "j4", south));
    return design;
}

QString message(const Result<Design> &result)
{
    return result ? QString() : QString::fromStdString(result.error().sentence());
}

std::vector<std::string> cellsOf(const Board &board, const FollowedRay &ray)
{
    std::vector<std::string> cells;
    for (const WalkStep &step : ray.steps)
        cells.push_back(board.name(step.cell));
    return cells;
}

} // namespace

class tst_glue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gluedSidesMakeACylinder();
    void gluedReversedSidesMakeAMoebiusStrip();
    void aRookGoesRoundTheCubeAndComesHome_data();
    void aRookGoesRoundTheCubeAndComesHome();
    void everyCellOfTheCubeHasFourNeighbours();
    void diagonalsEndAtTheCorners();
    void gluedRhombusIsACylinder();
    void gluedHexagonsLeadBack_data();
    void gluedHexagonsLeadBack();
    void refused_data();
    void refused();
};

/// The same links as the topology gives, so that none of them is left to say.
void tst_glue::gluedSidesMakeACylinder()
{
    const Design flat = designOf("square:4x3");
    const Design glued = must(withEdgesGlued(
        flat, edge(flat, "d1", "d3", east), edge(flat, "a1", "a3", west), Glue::Straight));
    const Design cylinder = designOf("square:4x3:cylinder");
    const Board ours(glued.board, glued.directions);
    const Board theirs(cylinder.board, cylinder.directions);
    for (const CellId cell : ours.cells()) {
        for (std::size_t i = 0; i < 8; ++i)
            QVERIFY(ours.link(cell, ours.compass().step(DirectionId(i)))
                    == theirs.link(cell, theirs.compass().step(DirectionId(i))));
    }
    QVERIFY(!glued.board->edits.links.empty());
}

void tst_glue::gluedReversedSidesMakeAMoebiusStrip()
{
    const Design flat = designOf("square:4x3");
    const Design glued = must(withEdgesGlued(
        flat, edge(flat, "d1", "d3", east), edge(flat, "a1", "a3", west), Glue::Reversed));
    const Design strip = designOf("square:4x3:moebius");
    const Board ours(glued.board, glued.directions);
    const Board theirs(strip.board, strip.directions);
    for (const CellId cell : ours.cells()) {
        for (std::size_t i = 0; i < 8; ++i)
            QVERIFY(ours.link(cell, ours.compass().step(DirectionId(i)))
                    == theirs.link(cell, theirs.compass().step(DirectionId(i))));
    }
}

void tst_glue::aRookGoesRoundTheCubeAndComesHome_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("direction");
    for (const char *from : {"e5", "b4", "h6", "k5", "d9", "f2"}) {
        for (const char *direction : {"n", "e", "s", "w"})
            QTest::addRow("%s %s", from, direction) << std::string(from) << std::string(direction);
    }
}

/// Four faces of three cells, and then the same cell, held the same way.
void tst_glue::aRookGoesRoundTheCubeAndComesHome()
{
    QFETCH(std::string, from);
    QFETCH(std::string, direction);
    const Design design = cubeSurface();
    const Board board(design.board, design.directions);
    const FollowedRay ray = follow(board,
                                   cellOf(board, from),
                                   *design.directions->find(std::string_view(direction)),
                                   Orientation{});
    QCOMPARE(ray.end, RayEnd::Closed);
    QCOMPARE(ray.steps.size(), std::size_t(12));
    QCOMPARE(cellsOf(board, ray).back(), from);
    QCOMPARE(ray.steps.back().orientation, OrientationId(0));
}

void tst_glue::everyCellOfTheCubeHasFourNeighbours()
{
    const Design design = cubeSurface();
    Asker asker(withLegs(design,
                         "Wazir",
                         {{[&] {
                              Leg leg;
                              for (const char *name : {"n", "e", "s", "w"})
                                  leg.steps.emplace_back(
                                      *design.directions->find(std::string_view(name)));
                              leg.onEmpty.stop = true;
                              return leg;
                          }()},
                          {LegId(0)}}));
    QCOMPARE(asker.board().size(), std::size_t(54));
    for (const CellId cell : asker.board().cells())
        QCOMPARE(asker.reach("Wazir", cell).touched().size(), std::size_t(4));
    for (const CellId cell : asker.board().cells())
        QCOMPARE(asker.reach("Rook", cell).cells(Mark::Move).size(),
                 std::size_t(21)); // two rings of twelve that cross on the far side
}

/// Three faces meet at a corner, so that a corner cell has one diagonal neighbour less.
void tst_glue::diagonalsEndAtTheCorners()
{
    const Design design = cubeSurface();
    Asker asker(design);
    QCOMPARE(asker.reach("King", cellOf(asker.board(), "e5")).cells(Mark::Move).size(),
             std::size_t(8));
    QCOMPARE(asker.reach("King", cellOf(asker.board(), "e6")).cells(Mark::Move).size(),
             std::size_t(8));
    for (const char *corner : {"d6", "f4", "a4", "d9", "l6"})
        QCOMPARE(asker.reach("King", cellOf(asker.board(), corner)).cells(Mark::Move).size(),
                 std::size_t(7));
    for (const Problem &problem : check(design))
        QVERIFY2(problem.code == "D004", problem.sentence().c_str());
}

/// The same links as the topology gives, the long steps too.
void tst_glue::gluedRhombusIsACylinder()
{
    const Design flat = designOf("hex:5x4");
    const Design glued = must(withEdgesGlued(flat,
                                             edge(flat, "e1", "e4", {1, 0, -1, 0}),
                                             edge(flat, "a1", "a4", {-1, 0, 1, 0}),
                                             Glue::Straight));
    const Design cylinder = designOf("hex:5x4:cylinder");
    const Board ours(glued.board, glued.directions);
    const Board theirs(cylinder.board, cylinder.directions);
    for (const CellId cell : ours.cells()) {
        for (std::size_t i = 0; i < 12; ++i)
            QVERIFY2(ours.link(cell, ours.compass().step(DirectionId(i)))
                         == theirs.link(cell, theirs.compass().step(DirectionId(i))),
                     (ours.name(cell) + " " + glued.directions->list[i].name).c_str());
    }
}

void tst_glue::gluedHexagonsLeadBack_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<std::string>("other");
    QTest::addColumn<bool>("reversed");
    for (const bool reversed : {false, true}) {
        const char *how = reversed ? "reversed" : "straight";
        QTest::addRow("opposite sides %s", how)
            << std::string("hex:4") << std::string("g1 g4 se") << reversed;
        QTest::addRow("neighbouring sides %s", how)
            << std::string("hex:4") << std::string("d1 g1 s") << reversed;
        QTest::addRow("sides of a triangle %s", how)
            << std::string("hex:4:triangle-files") << std::string("d1 a4 n") << reversed;
    }
}

/// The one that crosses and turns round comes back, holding the board as before.
void tst_glue::gluedHexagonsLeadBack()
{
    QFETCH(std::string, spec);
    QFETCH(std::string, other);
    QFETCH(bool, reversed);
    const Design flat = designOf(spec);
    const auto words = split(other, ' ');
    const auto outward = flat.directions->find(words[2]);
    const Design glued = must(withEdgesGlued(flat,
                                             edge(flat, "a1", "a4", {-1, 0, 1, 0}),
                                             edge(flat,
                                                  std::string(words[0]).c_str(),
                                                  std::string(words[1]).c_str(),
                                                  *(*flat.directions)[*outward].vector),
                                             reversed ? Glue::Reversed : Glue::Straight));
    QVERIFY(!glued.board->edits.links.empty());
    const Board board(glued.board, glued.directions);
    const Compass &compass = board.compass();
    int crossings = 0;
    for (const CellId cell : board.cells()) {
        for (const DirectionId id : IdRange<DirectionId>(12)) {
            const auto link = board.link(cell, compass.step(id));
            if (!link)
                continue;
            crossings += link != board.generatedLink(cell, compass.step(id)) ? 1 : 0;
            const auto back = *glued.directions->opposite(id);
            const auto home = board.link(link->to, compass.seen(link->turn, compass.step(back)));
            QVERIFY2(home, (board.name(cell) + " " + (*glued.directions)[id].name).c_str());
            QCOMPARE(board.name(home->to), board.name(cell));
            QVERIFY(compass.crossed(link->turn, home->turn) == OrientationId(0));
        }
    }
    QVERIFY(crossings >= 14);
}

void tst_glue::refused_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const Design design = designOf("square:4x3");
    const BoardEdge right = edge(design, "d1", "d3", east);
    const auto row = [](const char *name, const Result<Design> &result, const char *expected) {
        QTest::newRow(name) << message(result) << QString(expected);
    };
    row("other lengths",
        withEdgesGlued(design, right, edge(design, "a3", "d3", north), Glue::Straight),
        "edges of 3 and 4 cells cannot be joined");
    row("not square to it",
        withEdgesGlued(design, right, edge(design, "a1", "a3", north), Glue::Straight),
        "an edge is a straight run of cells with its side square to it");
    row("slanting",
        withEdgesGlued(design, right, edge(design, "a1", "c3", west), Glue::Straight),
        "an edge is a straight run of cells with its side square to it");
    const std::vector<SiteId> hole = {edge(design, "a2", "a2", west).first};
    const Design holed = must(withCellsRemoved(design, hole));
    row("over a hole",
        withEdgesGlued(holed, right, edge(holed, "a1", "a3", west), Glue::Straight),
        "there is a hole in the edge from 'a1' to 'a3'");
    const Design hex = designOf("hex:3");
    row("hexagons",
        withEdgesGlued(
            hex, edge(hex, "a1", "a3", west), edge(hex, "e1", "e3", east), Glue::Straight),
        "an edge of hexagons is a row of cells with a step over its side");
    const Design triangles = designOf("triangle:3");
    row("triangles",
        withEdgesGlued(triangles,
                       edge(triangles, "a1", "a5", south),
                       edge(triangles, "a1", "c1", west),
                       Glue::Straight),
        "only edges of squares and of hexagons can be joined; along a row of triangles every other "
        "one "
        "has no side there, and links are drawn by hand");
}

void tst_glue::refused()
{
    QFETCH(QString, found);
    QFETCH(QString, expected);
    QCOMPARE(found, expected);
}

QTEST_APPLESS_MAIN(tst_glue)
#include "tst_glue.moc"
