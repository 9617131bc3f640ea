#include "model/board/zone_likeness.h"
#include "model/check/check.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/board_size.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/setup/player_edits.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The cells of the last zone for a player, as the compiled game answers.
QString zoneOf(const Design &design, int player)
{
    const CompiledGame game(design);
    const ZoneId zone(design.board->edits.zones.size() - 1);
    std::vector<std::string> cells;
    for (const CellId cell : game.board().cells()) {
        if (game.zones().isInZone(cell, zone, PlayerId(player)))
            cells.push_back(game.board().name(cell));
    }
    return joined(cells);
}

Result<Design> said(const Design &design, const ZoneMeaning &meaning)
{
    return withZoneMeaning(
        must(withZoneAdded(design, "zone")), ZoneId(design.board->edits.zones.size()), meaning);
}

SiteId siteOf(const Design &design, const char *name)
{
    const Board board(design.board, design.directions);
    return board.site(cellOf(board, name));
}

/// A zone around b2.
ZoneMeaning around(const Design &design, ZoneSteps steps)
{
    return {.kind = ZoneKind::Around, .steps = steps, .cell = siteOf(design, "b2")};
}

std::vector<Problem> problemsOf(const Design &design, std::string_view code)
{
    std::vector<Problem> problems = check(design);
    std::erase_if(problems, [&](const Problem &problem) { return problem.code != code; });
    return problems;
}

Design grown(const Design &design, const Margins &margins)
{
    return must(withMargins(design, margins));
}

/// Chess with its promotion zone drawn.
Design drawnChess()
{
    const Design chess = bundledDesign("chess");
    return must(withZoneTurnedIntoCells(chess, ZoneId(0)));
}

} // namespace

class tst_zone_meanings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cells_data();
    void cells();
    void cellsAroundAnother();
    void meaningsWithoutSense_data();
    void meaningsWithoutSense();
    void theyFollowTheBoard();
    void theyFollowTheFacing();
    void aCellThatGoesLeavesItsSurroundings();
    void drawnZonesGrowWhereTheySpan();
    void aDrawnZoneMayBeSaid();
    void turnedIntoCellsTheyAreTheSame();
    void paintingTurnsThemIntoCells();
    void promotionFollowsChess_data();
    void promotionFollowsChess();
    void pawnsThatEndStuckAreFound();
    void unlikeZonesAreFound();
    void zonesWithoutSenseAreFound();
    void filesKeepThem();
};

void tst_zone_meanings::cells_data()
{
    using enum ZoneKind;
    QTest::addColumn<QString>("spec");
    QTest::addColumn<ZoneMeaning>("meaning");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    const auto row = [](const char *name,
                        const char *spec,
                        const ZoneMeaning &meaning,
                        const char *first,
                        const char *second) {
        QTest::newRow(name) << spec << meaning << first << second;
    };
    row("the last rank", "square:4x4", {.kind = LastRanks}, "a4 b4 c4 d4", "a1 b1 c1 d1");
    row("two last ranks",
        "square:2x4",
        {.kind = LastRanks, .count = 2},
        "a3 a4 b3 b4",
        "a1 a2 b1 b2");
    row("where pawns begin", "square:3x5", {.kind = FirstRanks, .from = 2}, "a2 b2 c2", "a4 b4 c4");
    row("the middle rank", "square:3x5", {.kind = MiddleRanks}, "a3 b3 c3", "a3 b3 c3");
    row("no single middle rank", "square:1x4", {.kind = MiddleRanks}, "a2 a3", "a2 a3");
    row("the own half", "square:2x5", {.kind = OwnHalf}, "a1 a2 b1 b2", "a4 a5 b4 b5");
    row("beyond the river", "square:2x4", {.kind = FarHalf}, "a3 a4 b3 b4", "a1 a2 b1 b2");
    row("a palace",
        "square:5x5",
        {.kind = FirstRanks, .count = 2, .files = 3},
        "b1 b2 c1 c2 d1 d2",
        "b4 b5 c4 c5 d4 d5");
    row("the left file", "square:3x2", {.kind = LeftFiles}, "a1 a2", "c1 c2");
    row("the edge",
        "square:4x4",
        {.kind = Edge},
        "a1 a2 a3 a4 b1 b4 c1 c4 d1 d2 d3 d4",
        "a1 a2 a3 a4 b1 b4 c1 c4 d1 d2 d3 d4");
    row("the edge of a cylinder",
        "square:3x3:cylinder",
        {.kind = Edge},
        "a1 a3 b1 b3 c1 c3",
        "a1 a3 b1 b3 c1 c3");
    row("the corners", "square:4x3", {.kind = Corners}, "a1 a3 d1 d3", "a1 a3 d1 d3");
    row("wide corners",
        "square:5x4",
        {.kind = Corners, .count = 2, .part = ZonePart::Outside},
        "c1 c2 c3 c4",
        "c1 c2 c3 c4");
    row("the hill", "square:8x8", {.kind = Centre}, "d4 d5 e4 e5", "d4 d5 e4 e5");
    row("the middle cell", "square:9x9", {.kind = Centre}, "e5", "e5");
    row("the light cells", "square:2x3", {.kind = Light}, "a2 b1 b3", "a2 b1 b3");
    row("all but the last rank",
        "square:2x3",
        {.kind = LastRanks, .part = ZonePart::Outside},
        "a1 a2 b1 b2",
        "a2 a3 b2 b3");
    row("ends of upright files",
        "hex:glinski",
        {.kind = LastRanks},
        "a6 b7 c8 d9 e10 f11 g10 h9 i8 k7 l6",
        "a1 b1 c1 d1 e1 f1 g1 h1 i1 k1 l1");
    row("corners of hexagons",
        "hex:glinski",
        {.kind = Corners},
        "a1 a6 f1 f11 l1 l6",
        "a1 a6 f1 f11 l1 l6");
    row("the middle hexagon", "hex:glinski", {.kind = Centre}, "f6", "f6");
    row("the last rank of triangles", "triangle:3", {.kind = LastRanks}, "c1", "a1 a2 a3 a4 a5");
    row("corners of triangles", "triangle:3", {.kind = Corners}, "a1 a5 c1", "a1 a5 c1");
    row("the last rank of every level",
        "cube:2x3x2",
        {.kind = LastRanks},
        "Aa3 Ab3 Ba3 Bb3",
        "Aa1 Ab1 Ba1 Bb1");
    row("the last rank of the last level",
        "cube:2x3x2",
        {.kind = LastRanks, .level = -1},
        "Ba3 Bb3",
        "Ba1 Bb1");
    row("the outer ring", "ring:4x2", {.kind = LastRanks}, "a2 b2 c2 d2", "a1 b1 c1 d1");
}

void tst_zone_meanings::cells()
{
    QFETCH(QString, spec);
    QFETCH(ZoneMeaning, meaning);
    QFETCH(QString, first);
    QFETCH(QString, second);
    const Design design = must(said(designOf(spec.toStdString()), meaning));
    QCOMPARE(zoneOf(design, 0), first);
    QCOMPARE(zoneOf(design, 1), second);
}

void tst_zone_meanings::cellsAroundAnother()
{
    const Design flat = designOf("square:4x4");
    QCOMPARE(zoneOf(must(said(flat, around(flat, ZoneSteps::Any))), 0),
             QString("a1 a2 a3 b1 b2 b3 c1 c2 c3"));
    QCOMPARE(zoneOf(must(said(flat, around(flat, ZoneSteps::Straight))), 0),
             QString("a2 b1 b2 b3 c2"));
    const Design cylinder = designOf("square:3x4:cylinder");
    QCOMPARE(zoneOf(must(said(cylinder, around(cylinder, ZoneSteps::Straight))), 0),
             QString("a2 b1 b2 b3 c2"));
    Design turned = must(said(flat, around(flat, ZoneSteps::Straight)));
    turned = must(withZoneSharing(turned, ZoneId(0), ZoneSharing::Facing));
    QCOMPARE(zoneOf(turned, 1), QString("b3 c2 c3 c4 d3"));
}

void tst_zone_meanings::meaningsWithoutSense_data()
{
    using enum ZoneKind;
    QTest::addColumn<QString>("spec");
    QTest::addColumn<ZoneMeaning>("meaning");
    QTest::addColumn<QString>("sentence");
    const char *joined = "no rank is the first or the last where the edges are joined";
    QTest::newRow("a torus has no last rank")
        << "square:8x8:torus" << ZoneMeaning{.kind = LastRanks} << joined;
    QTest::newRow("nor a middle") << "square:8x8:torus" << ZoneMeaning{.kind = Centre} << joined;
    QTest::newRow("nor an edge") << "square:8x8:torus" << ZoneMeaning{.kind = Edge}
                                 << "the board has no edge, because all of its edges are joined";
    QTest::newRow("a cylinder has no left file")
        << "square:8x8:cylinder" << ZoneMeaning{.kind = LeftFiles}
        << "no file is the first or the last where the edges are joined";
    QTest::newRow("a graph has no ranks")
        << "free" << ZoneMeaning{.kind = LastRanks}
        << "a board that is drawn by hand has no ranks, edges or colours";
    QTest::newRow("squares have two colours")
        << "square:8x8" << ZoneMeaning{.kind = Third} << "the board's pattern has two colours";
    QTest::newRow("squares have no levels")
        << "square:8x8" << ZoneMeaning{.kind = Edge, .level = 1} << "the board has no levels";
    QTest::newRow("no ranks at all") << "square:8x8" << ZoneMeaning{.kind = LastRanks, .count = 0}
                                     << "a zone counts up to 255 ranks, files or steps";
}

void tst_zone_meanings::meaningsWithoutSense()
{
    QFETCH(QString, spec);
    QFETCH(ZoneMeaning, meaning);
    QFETCH(QString, sentence);
    const auto result = said(designOf(spec.toStdString()), meaning);
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().sentence()), sentence);
}

void tst_zone_meanings::theyFollowTheBoard()
{
    Design design = must(said(designOf("square:3x3"), {.kind = ZoneKind::LastRanks}));
    QCOMPARE(zoneOf(grown(design, {0, 1, 0, 2}), 0), QString("a5 b5 c5 d5"));
    QCOMPARE(zoneOf(grown(design, {0, 1, 0, 2}), 1), QString("a1 b1 c1 d1"));
    QCOMPARE(zoneOf(grown(design, {0, -1, 0, -1}), 0), QString("a2 b2"));
    const SiteId top[] = {siteOf(design, "a3"), siteOf(design, "b3"), siteOf(design, "c3")};
    QCOMPARE(zoneOf(must(withCellsRemoved(design, top)), 0), QString("a2 b2 c2"));
    design = must(withTopology(design, Topology::Torus));
    QCOMPARE(zoneOf(design, 0), QString());
    QCOMPARE(zoneOf(must(withTopology(design, Topology::Cylinder)), 0), QString("a3 b3 c3"));
}

void tst_zone_meanings::theyFollowTheFacing()
{
    Design design = must(said(designOf("square:2x4"), {.kind = ZoneKind::LastRanks}));
    design = must(withPlayerFacing(design, PlayerId(1), orientation::quarter));
    QCOMPARE(zoneOf(design, 1), QString("b1 b2 b3 b4"));
    design = must(withZoneSharing(design, ZoneId(0), ZoneSharing::Everyone));
    QCOMPARE(zoneOf(design, 1), QString("a4 b4"));
}

void tst_zone_meanings::aCellThatGoesLeavesItsSurroundings()
{
    Design design = designOf("square:4x4");
    design = must(said(design, around(design, ZoneSteps::Straight)));
    QCOMPARE(zoneOf(grown(design, {1, 0, 0, 0}), 0), QString("b2 c1 c2 c3 d2"));
    const SiteId middle = siteOf(design, "b2");
    design = must(withCellsRemoved(design, std::span(&middle, 1)));
    QVERIFY(!design.board->edits.zones.front().meaning);
    QCOMPARE(zoneOf(design, 0), QString("a2 b1 b3 c2"));
}

void tst_zone_meanings::drawnZonesGrowWhereTheySpan()
{
    Design design = must(said(designOf("square:3x3"), {.kind = ZoneKind::LastRanks}));
    design = must(withZoneTurnedIntoCells(design, ZoneId(0)));
    QCOMPARE(zoneOf(grown(design, {1, 1, 0, 0}), 0), QString("a3 b3 c3 d3 e3"));
    QCOMPARE(zoneOf(grown(design, {1, 1, 0, 0}), 1), QString("a1 b1 c1 d1 e1"));
    BoardRecipe size = *design.board;
    size.files = 5;
    QCOMPARE(zoneOf(must(withSize(design, size)), 1), QString("a1 b1 c1 d1 e1"));
    const SiteId a3 = siteOf(design, "a3");
    design = must(withZoneErased(design, ZoneId(0), std::span(&a3, 1)));
    QCOMPARE(zoneOf(grown(design, {0, 1, 0, 0}), 0), QString("b3 c3"));
}

void tst_zone_meanings::aDrawnZoneMayBeSaid()
{
    const Design design = must(withZoneSaid(drawnChess(), ZoneId(0)));
    QCOMPARE(*design.board->edits.zones.front().meaning, ZoneMeaning{});
    const SiteId cell = siteOf(design, "c3");
    const Design odd = must(withZoneAdded(designOf("square:8x8"), "zone", std::span(&cell, 1)));
    const auto refused = withZoneSaid(odd, ZoneId(0));
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().sentence()),
             QString("no meaning has just the cells of zone 'zone'"));
}

void tst_zone_meanings::turnedIntoCellsTheyAreTheSame()
{
    for (const char *spec : {"square:4x5", "hex:glinski", "triangle:3", "cube:2x3x2"}) {
        const Design design = must(said(designOf(spec), {.kind = ZoneKind::LastRanks}));
        const Design drawn = must(withZoneTurnedIntoCells(design, ZoneId(0)));
        QVERIFY(!drawn.board->edits.zones.front().meaning);
        QCOMPARE(zoneOf(drawn, 0), zoneOf(design, 0));
        QCOMPARE(zoneOf(drawn, 1), zoneOf(design, 1));
    }
}

void tst_zone_meanings::paintingTurnsThemIntoCells()
{
    Design design = must(said(designOf("square:3x3"), {.kind = ZoneKind::LastRanks}));
    const SiteId cell = siteOf(design, "a2");
    const Design own = must(withZonePainted(design, ZoneId(0), std::span(&cell, 1), PlayerId(1)));
    QVERIFY(own.board->edits.zones.front().meaning.has_value());
    QCOMPARE(zoneOf(own, 1), QString("a1 a2 b1 c1"));
    design = must(withZonePainted(design, ZoneId(0), std::span(&cell, 1)));
    QVERIFY(!design.board->edits.zones.front().meaning);
    QCOMPARE(zoneOf(design, 0), QString("a2 a3 b3 c3"));
}

void tst_zone_meanings::promotionFollowsChess_data()
{
    QTest::addColumn<int>("files");
    QTest::addColumn<int>("ranks");
    QTest::newRow("nine files") << 9 << 8;
    QTest::newRow("ten files") << 10 << 8;
    QTest::newRow("nine ranks") << 8 << 9;
    QTest::newRow("ten of both") << 10 << 10;
}

void tst_zone_meanings::promotionFollowsChess()
{
    QFETCH(int, files);
    QFETCH(int, ranks);
    const Design chess = bundledDesign("chess");
    BoardRecipe size = *chess.board;
    size.files = files;
    size.ranks = ranks;
    const Design large = must(withSize(chess, size));
    const CompiledGame game(large);
    for (const CellId cell : game.board().cells()) {
        const int rank = game.board().coordinates(cell)->y();
        QCOMPARE(game.zones().isInZone(cell, ZoneId(0), PlayerId(0)), rank == ranks - 1);
        QCOMPARE(game.zones().isInZone(cell, ZoneId(0), PlayerId(1)), rank == 0);
    }
    QVERIFY(problemsOf(large, "P011").empty());
}

void tst_zone_meanings::pawnsThatEndStuckAreFound()
{
    Design design = drawnChess();
    QVERIFY(problemsOf(design, "P011").empty());
    const SiteId e8 = siteOf(design, "e8");
    design = must(withZoneErased(design, ZoneId(0), std::span(&e8, 1)));
    const auto problems = problemsOf(design, "P011");
    QCOMPARE(problems.size(), std::size_t(2));
    QCOMPARE(problems[0].sentence(),
             std::string("Pawn of White can come to e8, where it has neither a move nor a "
                         "promotion"));
    QCOMPARE(problems[1].sentence(),
             std::string("Pawn of Black can come to d1, where it has neither a move nor a "
                         "promotion"));
    const Design mended = must(checkRow("P011")->mend(design, problems[0]));
    QVERIFY(problemsOf(mended, "P011").empty());
}

void tst_zone_meanings::unlikeZonesAreFound()
{
    Design design = drawnChess();
    const SiteId a1 = siteOf(design, "a1");
    design = must(withZoneErased(design, ZoneId(0), std::span(&a1, 1), PlayerId(1)));
    const auto problems = problemsOf(design, "Z003");
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems[0].sentence(),
             std::string("the cells that zone last-rank has for Black are not those of White, "
                         "turned as the players face"));
    const Design mended = must(checkRow("Z003")->mend(design, problems[0]));
    QVERIFY(problemsOf(mended, "Z003").empty());
    QVERIFY(mended.board->edits.zones.front().own.empty());
}

void tst_zone_meanings::zonesWithoutSenseAreFound()
{
    Design design = bundledDesign("chess");
    QVERIFY(problemsOf(design, "Z002").empty());
    design = must(withTopology(design, Topology::Torus));
    const auto problems = problemsOf(design, "Z002");
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems[0].sentence(),
             std::string("zone last-rank has no cells on this board: no rank is the first or the "
                         "last where the edges are joined"));
    const Design mended = must(checkRow("Z002")->mend(design, problems[0]));
    QVERIFY(problemsOf(mended, "Z002").empty());
}

void tst_zone_meanings::filesKeepThem()
{
    Design design = designOf("square:4x4");
    design = must(said(design, around(design, ZoneSteps::Straight)));
    design = must(withZoneAdded(design, "palace"));
    design = must(
        withZoneMeaning(design, ZoneId(1), {.kind = ZoneKind::FirstRanks, .count = 2, .files = 2}));
    const std::string text = writeDesign(design);
    QVERIFY(text.find(R"("meaning": { "kind": "around", "cell": "b2", "steps": "straight" })")
            != std::string::npos);
    QVERIFY(text.find(R"("meaning": { "kind": "first-ranks", "count": 2, "files": 2 })")
            != std::string::npos);
    const auto read = readDesign(text);
    QVERIFY(read.has_value());
    QVERIFY(read->warnings.empty());
    QVERIFY(read->design == design);
}

QTEST_APPLESS_MAIN(tst_zone_meanings)
#include "tst_zone_meanings.moc"
