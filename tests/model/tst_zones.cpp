#include "model/board/neighbours.h"
#include "model/board/zone_map.h"
#include "model/check/check.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/setup/player_edits.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "tests/support.h"

#include <QTest>

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

namespace {

std::vector<SiteId> sitesOf(const Design &design, std::initializer_list<const char *> names)
{
    const Board board(design.board, design.directions);
    std::vector<SiteId> sites;
    for (const char *name : names)
        sites.push_back(board.site(cellOf(board, name)));
    return sites;
}

/// The cells of the first zone for a player, as the compiled game answers.
QString zoneOf(const Design &design, int player)
{
    const CompiledGame game(design);
    std::vector<std::string> cells;
    for (const CellId cell : game.board().cells()) {
        if (game.zones().isInZone(cell, ZoneId(0), PlayerId(player)))
            cells.push_back(game.board().name(cell));
    }
    return joined(cells);
}

Design
withZone(const Design &design, std::initializer_list<const char *> names, ZoneSharing sharing)
{
    const Design zoned = must(withZoneAdded(design, "zone", sitesOf(design, names)));
    return must(withZoneSharing(zoned, ZoneId(0), sharing));
}

QString message(const Result<Design> &result)
{
    return result ? QString() : QString::fromStdString(result.error().sentence());
}

} // namespace

class tst_zones : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyoneHasTheSameCells();
    void aPromotionZoneIsTurnedAsPlayersFace_data();
    void aPromotionZoneIsTurnedAsPlayersFace();
    void ownCellsStandInPlaceOfTurnedOnes();
    void addedCellsAreTurnedByTheirPlace();
    void whatCannotBeTurnedIsAProblem();
    void zonesOverlapAndAreFoundByName();
    void paintingForOnePlayerBeginsWithWhatHeHas();
    void erasing();
    void removedCellsLeaveTheirZones();
    void anotherSizeKeepsTheCells();
    void whatHangsTogether_data();
    void whatHangsTogether();
    void refusedEdits();
    void aZoneMayChangeTheLines();
    void filesKeepZones();
};

void tst_zones::everyoneHasTheSameCells()
{
    const Design design =
        withZone(designOf("square:4x4"), {"b3", "b2", "c2"}, ZoneSharing::Everyone);
    QCOMPARE(zoneOf(design, 0), QString("b2 b3 c2"));
    QCOMPARE(zoneOf(design, 1), QString("b2 b3 c2"));
}

void tst_zones::aPromotionZoneIsTurnedAsPlayersFace_data()
{
    QTest::addColumn<QString>("facing");
    QTest::addColumn<QString>("cells");
    QTest::newRow("half a turn") << "half"
                                 << "c1 d1 d2";
    QTest::newRow("north and south exchanged") << "flip-ns"
                                               << "a1 a2 b1";
    QTest::newRow("a quarter turn clockwise") << "quarter"
                                              << "c4 d3 d4";
    QTest::newRow("as the board lies") << "same"
                                       << "a3 a4 b4";
}

void tst_zones::aPromotionZoneIsTurnedAsPlayersFace()
{
    QFETCH(QString, facing);
    QFETCH(QString, cells);
    Design design = withZone(designOf("square:4x4"), {"a4", "b4", "a3"}, ZoneSharing::Facing);
    design = must(
        withPlayerFacing(design, PlayerId(1), *enumFromName<Orientation>(facing.toStdString())));
    QCOMPARE(zoneOf(design, 0), QString("a3 a4 b4"));
    QCOMPARE(zoneOf(design, 1), cells);
}

void tst_zones::ownCellsStandInPlaceOfTurnedOnes()
{
    Design design = withZone(designOf("square:3x3"), {"a3"}, ZoneSharing::Facing);
    design = must(withZoneCells(design, ZoneId(0), sitesOf(design, {"b1"}), PlayerId(1)));
    QCOMPARE(zoneOf(design, 0), QString("a3"));
    QCOMPARE(zoneOf(design, 1), QString("b1"));
    design = must(withoutOwnZone(design, ZoneId(0), PlayerId(1)));
    QCOMPARE(zoneOf(design, 1), QString("c1"));
}

void tst_zones::addedCellsAreTurnedByTheirPlace()
{
    Design design = designOf("square:3x3");
    design = must(withCellAdded(design, {-500, -500}, "w1"));
    design = must(withCellAdded(design, {3500, 3500}, "w2"));
    design = withZone(design, {"w1"}, ZoneSharing::Facing);
    QCOMPARE(zoneOf(design, 1), QString("w2"));
}

void tst_zones::whatCannotBeTurnedIsAProblem()
{
    Design design = designOf("square:3x3");
    design = must(withCellAdded(design, {9000, 9000}, "far"));
    design = withZone(design, {"a3", "far"}, ZoneSharing::Facing);
    const auto problems = check(design);
    const auto found = std::find_if(
        problems.begin(), problems.end(), [](const Problem &p) { return p.code == "Z001"; });
    QVERIFY(found != problems.end());
    QCOMPARE(found->sentence(),
             std::string("zone zone cannot be turned for Black: far has no cell opposite; list "
                         "that player's cells by hand"));
    const Design listed = must(checkRow("Z001")->mend(design, *found));
    const auto left = check(listed);
    QVERIFY(
        std::none_of(left.begin(), left.end(), [](const Problem &p) { return p.code == "Z001"; }));
    QCOMPARE(zoneOf(listed, 0), zoneOf(design, 0));
    QCOMPARE(zoneOf(listed, 1), QString("c1"));
}

void tst_zones::zonesOverlapAndAreFoundByName()
{
    Design design = designOf("square:3x3");
    design = must(withZoneAdded(design, "palace", sitesOf(design, {"a1", "b1"})));
    design = must(withZoneAdded(design, "river", sitesOf(design, {"b1"})));
    const CompiledGame game(design);
    const ZoneMap &zones = game.zones();
    const CellId b1 = cellOf(game.board(), "b1");
    QVERIFY(zones.isInZone(b1, *zones.find("palace"), PlayerId(0)));
    QVERIFY(zones.isInZone(b1, *zones.find("river"), PlayerId(1)));
    QVERIFY(!zones.isInZone(cellOf(game.board(), "a1"), *zones.find("river"), PlayerId(1)));
    QVERIFY(!zones.find("moat"));
}

void tst_zones::paintingForOnePlayerBeginsWithWhatHeHas()
{
    Design design = withZone(designOf("square:3x3"), {"a3"}, ZoneSharing::Facing);
    design = must(withZonePainted(design, ZoneId(0), sitesOf(design, {"b1"}), PlayerId(1)));
    QCOMPARE(zoneOf(design, 0), QString("a3"));
    QCOMPARE(zoneOf(design, 1), QString("b1 c1"));
}

void tst_zones::erasing()
{
    Design design = withZone(designOf("square:3x3"), {"a1", "a2", "a3"}, ZoneSharing::Everyone);
    design = must(withZoneErased(design, ZoneId(0), sitesOf(design, {"a2", "c3"})));
    QCOMPARE(zoneOf(design, 0), QString("a1 a3"));
}

void tst_zones::removedCellsLeaveTheirZones()
{
    Design design = withZone(designOf("square:3x3"), {"a1", "a2", "b1"}, ZoneSharing::Everyone);
    design = must(withZoneCells(design, ZoneId(0), sitesOf(design, {"a2"}), PlayerId(1)));
    design = must(withCellsRemoved(design, sitesOf(design, {"a2"})));
    QCOMPARE(zoneOf(design, 0), QString("a1 b1"));
    QCOMPARE(zoneOf(design, 1), QString());
}

void tst_zones::anotherSizeKeepsTheCells()
{
    Design design = withZone(designOf("square:3x3"), {"a1", "b2"}, ZoneSharing::Everyone);
    design = must(withMargins(design, {1, 0, -1, 2}));
    QCOMPARE(zoneOf(design, 0), QString("c1"));
}

void tst_zones::whatHangsTogether_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("cells");
    QTest::newRow("not over corners") << "square:3x3"
                                      << "a2"
                                      << "a2 a3 b3";
    QTest::newRow("over joined edges") << "square:3x3:cylinder"
                                       << "a2"
                                       << "a2 a3 b1 b3 c1 c2";
    QTest::newRow("among the sites") << "square:3x3"
                                     << "b2"
                                     << "b2";
}

/// A diagonal parts the board.
void tst_zones::whatHangsTogether()
{
    QFETCH(QString, board);
    QFETCH(QString, from);
    QFETCH(QString, cells);
    const Design design = designOf(board.toStdString());
    const Board built(design.board, design.directions);
    std::vector<std::string> names;
    for (const SiteId site : regionAround(
             built, cellOf(built, from.toStdString()), sitesOf(design, {"a1", "b2", "c3"})))
        names.push_back(built.siteName(site));
    std::sort(names.begin(), names.end());
    QCOMPARE(joined(names), cells);
}

void tst_zones::refusedEdits()
{
    Design design = withZone(designOf("square:3x3"), {"a1"}, ZoneSharing::Everyone);
    QCOMPARE(message(withZoneAdded(design, "zone")),
             QString("there is already a zone called 'zone'"));
    QCOMPARE(message(withZoneAdded(design, "two words")),
             QString("a zone's name is a letter and then letters, digits, '-' or '_'"));
    QCOMPARE(message(withZoneRenamed(design, ZoneId(0), "")), QString("a zone needs a name"));
    QCOMPARE(message(withZoneRemoved(design, ZoneId(1))),
             QString("the board has no zone number 1"));
    QCOMPARE(message(withZoneDrawn(design, ZoneId(0), Hatch::Dots, 8)),
             QString("a zone's colour is a number from 0 to 7"));
    const SiteId beside(9);
    QCOMPARE(message(withZonePainted(design, ZoneId(0), std::span(&beside, 1))),
             QString("the board has no cell number 9"));
    const auto a2 = sitesOf(design, {"a2"});
    design = must(withCellsRemoved(design, a2));
    QCOMPARE(message(withZonePainted(design, ZoneId(0), a2)),
             QString("'a2' is a hole and belongs to no zone"));
}

void tst_zones::aZoneMayChangeTheLines()
{
    Design design = must(withZoneAdded(designOf("square:9x10"), "palace", {}));
    design = must(withZoneLines(design, ZoneId(0), ZoneLines::Crossed));
    const std::string text = writeDesign(design);
    QVERIFY(text.find("\"lines\": \"crossed\"") != std::string::npos);
    const auto read = readDesign(text);
    QVERIFY(bool(read));
    QCOMPARE(read->design.board->edits.zones[0].lines, ZoneLines::Crossed);
    design = must(withZoneLines(design, ZoneId(0), ZoneLines::Usual));
    QVERIFY(writeDesign(design).find("\"lines\"") == std::string::npos);
    QVERIFY(!withZoneLines(design, ZoneId(1), ZoneLines::Apart));
}

void tst_zones::filesKeepZones()
{
    Design design = withZone(designOf("square:3x3"), {"a1"}, ZoneSharing::Facing);
    design = must(withZoneAdded(design, "empty"));
    design = must(withZoneCells(design, ZoneId(1), {}, PlayerId(1)));
    design = must(withZoneDrawn(design, ZoneId(0), Hatch::Grid, 5));
    const auto read = readDesign(writeDesign(design));
    QVERIFY(read.has_value());
    QVERIFY(read->warnings.empty());
    QVERIFY(read->design == design);
}

QTEST_APPLESS_MAIN(tst_zones)
#include "tst_zones.moc"
