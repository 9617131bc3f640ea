#include "model/board/board_masks.h"
#include "model/board/drawn_vector.h"
#include "model/board/layout.h"
#include "model/edit/board/arrangement.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/board_size.h"
#include "model/edit/board/cell_clip.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/board/link_patterns.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "tests/support.h"

#include <QTest>

#include <cmath>

using namespace rookery;
using namespace rookery::test;

namespace {

std::string leads(const Design &design, const char *from, const char *direction)
{
    const Board board(design.board, design.directions);
    const auto link =
        board.link(cellOf(board, from),
                   board.compass().step(*design.directions->find(std::string_view(direction))));
    return link ? board.name(link->to) : std::string();
}

Design looseCells(std::initializer_list<Point> places)
{
    const std::vector<Point> all(places);
    return must(withCellsAdded(designOf("free"), all));
}

} // namespace

class tst_board_patterns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void masksTouchTheEdges();
    void drawnVectorsAgreeWithTheDrawing_data();
    void drawnVectorsAgreeWithTheDrawing();
    void clipsTurnOnHexagons();
    void sizesKeepWhatHasAPlace();
    void linksByTheDrawing();
    void toleranceDecides();
    void linksRepeatBySymmetry();
    void linksTurnBack();
    void alignAndSpace();
    void figures();
};

void tst_board_patterns::masksTouchTheEdges()
{
    QCOMPARE(sitesOutside(8, 8, Mask::Rectangle).size(), std::size_t(0));
    QCOMPARE(sitesOutside(12, 12, Mask::Cross).size(), std::size_t(4 * 3 * 3));
    QCOMPARE(sitesOutside(3, 3, Mask::Diamond).size(), std::size_t(4));
    for (const auto &row : enumRows<Mask>()) {
        for (const int side : {3, 8, 11, 12}) {
            const auto outside = sitesOutside(side, side, row.value);
            const auto has = [&](int file, int rank) {
                return !std::binary_search(
                    outside.begin(), outside.end(), SiteId(file * side + rank));
            };
            QVERIFY2(has(0, side / 2) && has(side - 1, side / 2) && has(side / 2, 0)
                         && has(side / 2, side - 1),
                     row.name.data());
            for (int file = 0; file < side; ++file) {
                for (int rank = 0; rank < side; ++rank)
                    QCOMPARE(has(file, rank), has(side - 1 - file, rank));
            }
        }
    }
}

void tst_board_patterns::drawnVectorsAgreeWithTheDrawing_data()
{
    QTest::addColumn<QByteArray>("spec");
    for (const char *spec : {"square:5x5", "hex:4", "hex:4x4", "hex:4:pointy"})
        QTest::newRow(spec) << QByteArray(spec);
}

void tst_board_patterns::drawnVectorsAgreeWithTheDrawing()
{
    QFETCH(QByteArray, spec);
    const Design design = designOf(spec.toStdString());
    const Board board(design.board, design.directions);
    int seen = 0;
    for (const CellId cell : board.cells()) {
        for (std::size_t i = 0; i < design.directions->list.size(); ++i) {
            const auto link = board.link(cell, board.compass().step(DirectionId(i)));
            if (!link)
                continue;
            const Point apart = cellShape(board, link->to).centre - cellShape(board, cell).centre;
            const DrawnVector way =
                drawnVector(design.board->lattice, *design.directions->list[i].vector);
            // Hexagons may be drawn larger or smaller than a cell, but the way is the same.
            const double cross = apart.x * way.y - apart.y * way.x;
            const double dot = apart.x * way.x + apart.y * way.y;
            QVERIFY2(std::abs(cross) < 0.02 * dot, design.directions->list[i].name.c_str());
            ++seen;
        }
    }
    QVERIFY(seen > 50);
}

void tst_board_patterns::clipsTurnOnHexagons()
{
    Design design = designOf("hex:4", {{"King", "leap n"}});
    const Board board(design.board, design.directions);
    // Round the middle cell: what lies north of it comes to lie north-east.
    const CellId middle = cellOf(board, board.name(CellId(board.size() / 2)).c_str());
    const auto next = [&](const char *direction) {
        return board.site(
            board
                .link(middle,
                      board.compass().step(*design.directions->find(std::string_view(direction))))
                ->to);
    };
    const SiteId north = next("n");
    design = must(withPiecesPlaced(design, std::span(&north, 1), PieceId(0), PlayerId(0)));
    const std::vector<SiteId> sites = {board.site(middle), north, next("s")};
    const CellClip clip = clipOf(design, sites);
    QCOMPARE(clip.anchor, board.site(middle));
    TAKE(
        pasted,
        withClipPasted(design, turned(clip, design, orientation::sixth), {board.site(middle), {}}));
    QVERIFY(pasted.design.setup->at(next("ne")) != nullptr);
    QCOMPARE(pasted.outside, std::size_t(0));
    QCOMPARE(pasted.sites.size(), std::size_t(3));
}

void tst_board_patterns::sizesKeepWhatHasAPlace()
{
    Design design = designOf("cube:3x3x3", {{"King", "leap n"}});
    const SiteId low(0);
    design = must(withPiecesPlaced(design, std::span(&low, 1), PieceId(0), PlayerId(0)));
    design = must(withZoneAdded(design, "home", std::span(&low, 1)));
    const std::string name = Board(design.board, design.directions).siteName(low);
    BoardRecipe size = *design.board;
    size.levels = 2;
    size.files = 4;
    TAKE(resized, withSize(design, size));
    const Board board(resized.board, resized.directions);
    QCOMPARE(board.size(), std::size_t(4 * 3 * 2));
    QCOMPARE(resized.setup->placements.size(), std::size_t(1));
    QCOMPARE(resized.board->edits.zones.front().cells.size(), std::size_t(1));
    QCOMPARE(*board.siteCoordinates(resized.setup->placements.front().site),
             *Board(design.board, design.directions).siteCoordinates(low));
    size.levels = 100'000;
    QVERIFY(!withSize(design, size));
}

void tst_board_patterns::linksByTheDrawing()
{
    const Design design = looseCells({{0, 0}, {1000, 0}, {1000, 1000}, {1100, 1950}});
    TAKE(linked, withLinksByGeometry(design, {}));
    QCOMPARE(leads(linked, "x1", "e"), std::string("x2"));
    QCOMPARE(leads(linked, "x2", "w"), std::string("x1"));
    QCOMPARE(leads(linked, "x1", "ne"), std::string("x3"));
    QCOMPARE(leads(linked, "x3", "n"), std::string("x4"));
    QCOMPARE(leads(linked, "x1", "n"), std::string());
    // Once more finds nothing new, and what was drawn by hand stays.
    QVERIFY(must(withLinksByGeometry(linked, {})) == linked);
    const LinkPair odd{siteOf(design, "x1"), siteOf(design, "x4"), {}};
    const Design drawn = must(withLinks(design, *design.directions->find("e"), std::span(&odd, 1)));
    QCOMPARE(leads(must(withLinksByGeometry(drawn, {})), "x1", "e"), std::string("x4"));
}

void tst_board_patterns::toleranceDecides()
{
    const Design design = looseCells({{0, 0}, {1250, 0}});
    QCOMPARE(leads(must(withLinksByGeometry(design, {200, true})), "x1", "e"), std::string());
    QCOMPARE(leads(must(withLinksByGeometry(design, {300, true})), "x1", "e"), std::string("x2"));
    QCOMPARE(withLinksByGeometry(design, {0, true}).error().sentence(),
             std::string("the tolerance is a number from 1 to 1000 thousandths of a cell"));
}

void tst_board_patterns::linksRepeatBySymmetry()
{
    Design design = designOf("square:4x4");
    const LinkPair pair{siteOf(design, "d1"), siteOf(design, "a2"), {}};
    const DirectionId east = *design.directions->find("e");
    design = must(withLinks(design, east, std::span(&pair, 1)));
    TAKE(repeated, withLinksRepeated(design, east, orientation::half));
    QCOMPARE(leads(repeated, "a4", "w"), std::string("d3"));
    QCOMPARE(leads(repeated, "d1", "e"), std::string("a2"));
    TAKE(mirrored, withLinksRepeated(design, east, orientation::flipNorthSouth));
    QCOMPARE(leads(mirrored, "d4", "e"), std::string("a3"));
}

void tst_board_patterns::linksTurnBack()
{
    Design design = designOf("square:4x4");
    const LinkPair pair{siteOf(design, "a1"), siteOf(design, "d4"), orientation::quarter};
    const DirectionId east = *design.directions->find("e");
    design = must(withLinks(design, east, std::span(&pair, 1)));
    TAKE(back, withLinksTurnedBack(design, east));
    QCOMPARE(leads(back, "d4", "e"), std::string("a1"));
    QCOMPARE(leads(back, "a1", "e"), std::string("b1"));
    QCOMPARE(back.board->edits.links.front().turn, orientation::backQuarter);
}

void tst_board_patterns::alignAndSpace()
{
    const Design design = looseCells({{0, 0}, {900, 300}, {4000, 100}});
    const std::vector<SiteId> all = {SiteId(0), SiteId(1), SiteId(2)};
    const auto places = [](const Design &now) {
        std::vector<Point> found;
        for (const AddedCell &cell : now.board->edits.added)
            found.push_back(cell.at);
        return found;
    };
    QCOMPARE(places(must(withCellsAligned(design, all, Alignment::Top))),
             (std::vector<Point>{{0, 300}, {900, 300}, {4000, 300}}));
    QCOMPARE(places(must(withCellsAligned(design, all, Alignment::Centre))),
             (std::vector<Point>{{2000, 0}, {2000, 300}, {2000, 100}}));
    QCOMPARE(places(must(withCellsDistributed(design, all, Spread::Level))),
             (std::vector<Point>{{0, 0}, {2000, 300}, {4000, 100}}));
}

void tst_board_patterns::figures()
{
    const auto square = polygonPlaces({}, 4, 2, 2000);
    QCOMPARE(square,
             (std::vector<Point>{{0, 2000},
                                 {1000, 1000},
                                 {2000, 0},
                                 {1000, -1000},
                                 {0, -2000},
                                 {-1000, -1000},
                                 {-2000, 0},
                                 {-1000, 1000}}));
    for (const Point &at : circlePlaces({500, 0}, 7, 3000))
        QVERIFY(std::abs(std::hypot(at.x - 500, at.y) - 3000) < 2);
    TAKE(ring, withCellsAdded(designOf("free"), circlePlaces({}, 12, 3000)));
    QCOMPARE(ring.board->edits.added.size(), std::size_t(12));
    QCOMPARE(ring.board->edits.added.back().name, std::string("x12"));
}

QTEST_APPLESS_MAIN(tst_board_patterns)
#include "tst_board_patterns.moc"
