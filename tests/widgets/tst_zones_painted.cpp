#include "model/edit/board/board_edits.h"
#include "model/edit/board/zone_edits.h"
#include "tests/designs.h"
#include "tests/widgets/application.h"
#include "tests/widgets/canvas_support.h"
#include "widgets/board/zone_panel.h"
#include "widgets/picture/point_lines.h"
#include "widgets/picture/zone_painter.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QPainter>
#include <QTest>
#include <QTreeWidget>

using namespace rookery;
using namespace rookery::test;

namespace {

Design kings(const char *spec)
{
    return designOf(spec, {{"King", "leap n e s w"}});
}

QString zoneCells(const Desk &desk, std::size_t zone = 0)
{
    std::vector<std::string> words;
    for (const SiteId site : desk.design().board->edits.zones[zone].cells)
        words.push_back(desk.workspace.board().siteName(site));
    return joined(words);
}

std::vector<SiteId> sitesOf(const Desk &desk, std::initializer_list<const char *> cells)
{
    std::vector<SiteId> sites;
    for (const char *cell : cells)
        sites.push_back(desk.workspace.board().site(desk.cell(cell)));
    return sites;
}

/// A hatch painted on white, with how many of its pixels are ink.
QImage swatch(Hatch hatch)
{
    QImage image(60, 60, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(Qt::black);
    paintHatch(painter,
               QPolygonF({QPointF(10, 10), QPointF(50, 10), QPointF(50, 50), QPointF(10, 50)}),
               hatch,
               8,
               {0.5, 0.5});
    return image;
}

bool isInk(const QImage &image, int x, int y)
{
    return qGray(image.pixel(x, y)) < 128;
}

template<class T>
T *in(QWidget &panel, const char *name)
{
    return panel.findChild<T *>(QLatin1String(name));
}

} // namespace

class tst_zones_painted : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstStrokeMakesAZone();
    void rightButtonTakesCellsOut();
    void shiftKeepsTheStrokeStraight();
    void ctrlPaintsARectangle();
    void ctrlClickFillsWhatIsEnclosed();
    void symmetryAndHoles();
    void altPicksTheTopmost();
    void keyboardPaints();
    void escapeGivesBackTheZone();
    void paintingForOnePlayer();
    void hatchesDifferWithoutColour();
    void hatchStaysInside();
    void aZoneShowsOnTheCanvas();
    void aStrokeLeavesWhatAFreshCanvasPaints_data();
    void aStrokeLeavesWhatAFreshCanvasPaints();
    void screenReadersHearZones();
    void panelListsRenamesAndHides();
    void panelDrawsAndShares();
    void panelAndSelection();
    void palacesAndRiversAreDrawn_data();
    void palacesAndRiversAreDrawn();
    void sidesToJoinHaveTheirPlayersColours();
};

void tst_zones_painted::firstStrokeMakesAZone()
{
    Desk desk(kings("square:5x5"));
    desk.setTool("zone");
    desk.sweep({"a1", "c1"});
    QCOMPARE(desk.design().board->edits.zones.size(), std::size_t(1));
    QCOMPARE(desk.design().board->edits.zones.front().name, std::string("zone1"));
    QCOMPARE(zoneCells(desk), QString("a1 b1 c1"));
    QCOMPARE(desk.undoCount(), 1);
    QCOMPARE(desk.workspace.choices().zone(), std::optional(ZoneId(0)));
    desk.session().undo();
    QVERIFY(desk.design().board->edits.zones.empty());
    QVERIFY(!desk.workspace.choices().zone());
}

void tst_zones_painted::rightButtonTakesCellsOut()
{
    Desk desk(kings("square:5x5"));
    desk.setTool("zone");
    desk.sweep({"a1", "e1"});
    desk.sweep({"b1", "c1"}, Qt::RightButton);
    QCOMPARE(zoneCells(desk), QString("a1 d1 e1"));
    QCOMPARE(desk.undoCount(), 2);
}

void tst_zones_painted::shiftKeepsTheStrokeStraight()
{
    Desk desk(kings("square:5x5"));
    desk.setTool("zone");
    desk.sweep({"a1", "a5", "e1"}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(zoneCells(desk), QString("a1 b1 c1 d1 e1"));
}

void tst_zones_painted::ctrlPaintsARectangle()
{
    Desk desk(kings("square:5x5"));
    desk.setTool("zone");
    desk.sweep({"e5", "b2", "c3"}, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(zoneCells(desk), QString("c3 c4 c5 d3 d4 d5 e3 e4 e5"));
    QCOMPARE(desk.undoCount(), 1);
    desk.sweep({"c4", "d5"}, Qt::RightButton, Qt::ControlModifier);
    QCOMPARE(zoneCells(desk), QString("c3 d3 e3 e4 e5"));
    // Back in its first cell it is a rectangle still.
    desk.sweep({"a1", "b1", "a1"}, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(zoneCells(desk), QString("a1 c3 d3 e3 e4 e5"));
    QCOMPARE(desk.undoCount(), 3);
}

void tst_zones_painted::ctrlClickFillsWhatIsEnclosed()
{
    Desk desk(kings("square:5x5"));
    desk.setTool("zone");
    desk.sweep({"b2", "d2", "d4", "b4", "b2"});
    QCOMPARE(zoneCells(desk), QString("b2 b3 b4 c2 c4 d2 d3 d4"));
    desk.click("c3", Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(zoneCells(desk), QString("b2 b3 b4 c2 c3 c4 d2 d3 d4"));
    QCOMPARE(desk.undoCount(), 2);
    desk.session().undo();
    desk.click("e1", Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(desk.design().board->edits.zones[0].cells.size(), std::size_t(24));
    desk.session().undo();
    desk.click("b3", Qt::RightButton, Qt::ControlModifier);
    QCOMPARE(zoneCells(desk), QString());
}

void tst_zones_painted::symmetryAndHoles()
{
    Design design = kings("square:4x4");
    const SiteId hole = Board(design.board, design.directions)
                            .site(cellOf(Board(design.board, design.directions), "d4"));
    design = must(withCellsRemoved(design, std::span(&hole, 1)));
    Desk desk(design);
    desk.workspace.choices().setSymmetry(Symmetry::QuarterTurns);
    desk.setTool("zone");
    desk.click("a1");
    QCOMPARE(zoneCells(desk), QString("a1 a4 d1"));
}

void tst_zones_painted::altPicksTheTopmost()
{
    Desk desk(kings("square:4x4"));
    Design design = must(withZoneAdded(desk.design(), "river", sitesOf(desk, {"a1", "b1"})));
    design = must(withZoneAdded(design, "palace", sitesOf(desk, {"b1"})));
    desk.session().apply("zones", design);
    desk.setTool("zone");
    desk.click("a1", Qt::LeftButton, Qt::AltModifier);
    QCOMPARE(desk.workspace.choices().zone(), std::optional(ZoneId(0)));
    desk.click("b1", Qt::LeftButton, Qt::AltModifier);
    QCOMPARE(desk.workspace.choices().zone(), std::optional(ZoneId(1)));
    QCOMPARE(desk.undoCount(), 1);
}

void tst_zones_painted::keyboardPaints()
{
    Desk desk(kings("square:4x4"));
    desk.setTool("zone");
    desk.canvas.setCursorCell(desk.cell("c2"));
    desk.key(Qt::Key_Return);
    desk.key(Qt::Key_Up);
    desk.key(Qt::Key_Return);
    QCOMPARE(zoneCells(desk), QString("c2 c3"));
    desk.canvas.eraseAtCursor();
    QCOMPARE(zoneCells(desk), QString("c2"));
}

void tst_zones_painted::escapeGivesBackTheZone()
{
    Desk desk(kings("square:4x4"));
    desk.setTool("zone");
    const Design before = desk.design();
    desk.press("a1");
    desk.drag(desk.at("c3"));
    QCOMPARE(desk.design().board->edits.zones.size(), std::size_t(1));
    desk.key(Qt::Key_Escape);
    QVERIFY(desk.design() == before);
    desk.release("c3");
    QVERIFY(desk.design() == before);
    QCOMPARE(desk.undoCount(), 0);
}

void tst_zones_painted::paintingForOnePlayer()
{
    Desk desk(kings("square:4x4"));
    desk.session().apply("zone",
                         must(withZoneAdded(desk.design(), "home", sitesOf(desk, {"a1", "b1"}))));
    desk.session().apply("turn",
                         must(withZoneSharing(desk.design(), ZoneId(0), ZoneSharing::Facing)));
    // The other player's cells come along dotted.
    QCOMPARE(desk.canvas.zones().front().others,
             (std::vector<CellId>{desk.cell("c4"), desk.cell("d4")}));
    desk.workspace.choices().setZonePlayer(PlayerId(1));
    QCOMPARE(desk.canvas.zones().front().cells,
             (std::vector<CellId>{desk.cell("c4"), desk.cell("d4")}));
    desk.setTool("zone");
    desk.click("a4");
    const Zone &zone = desk.design().board->edits.zones.front();
    QCOMPARE(zoneCells(desk), QString("a1 b1"));
    QCOMPARE(zone.own.size(), std::size_t(1));
    QCOMPARE(zone.own.front().cells, sitesOf(desk, {"a4", "c4", "d4"}));
}

void tst_zones_painted::hatchesDifferWithoutColour()
{
    std::vector<QImage> seen;
    for (const auto &row : enumRows<Hatch>()) {
        const QImage image = swatch(row.value);
        for (const QImage &other : seen)
            QVERIFY2(image != other, row.name.data());
        seen.push_back(image);
    }
    QCOMPARE(seen.size(), std::size_t(7));
}

void tst_zones_painted::hatchStaysInside()
{
    for (const auto &row : enumRows<Hatch>()) {
        const QImage image = swatch(row.value);
        int inside = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const bool isNear = x >= 8 && x <= 51 && y >= 8 && y <= 51;
                if (!isNear)
                    QVERIFY2(!isInk(image, x, y), row.name.data());
                inside += isInk(image, x, y) ? 1 : 0;
            }
        }
        QVERIFY2(inside >= 20, row.name.data());
    }
}

void tst_zones_painted::aZoneShowsOnTheCanvas()
{
    Desk desk(kings("square:4x4"));
    const QImage without = desk.canvas.grab().toImage();
    desk.session().apply("zone", must(withZoneAdded(desk.design(), "home", sitesOf(desk, {"a1"}))));
    const QImage with = desk.canvas.grab().toImage();
    QVERIFY(with.copy(desk.canvas.cellRect(desk.cell("a1")))
            != without.copy(desk.canvas.cellRect(desk.cell("a1"))));
    QCOMPARE(with.copy(desk.canvas.cellRect(desk.cell("c3"))),
             without.copy(desk.canvas.cellRect(desk.cell("c3"))));
    desk.workspace.view().setZoneShown("home", false);
    QCOMPARE(desk.canvas.grab().toImage(), without);
}

void tst_zones_painted::aStrokeLeavesWhatAFreshCanvasPaints_data()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<QByteArray>("tool");
    for (const char *spec : {"square:8x8", "square:8x8:torus", "hex:4:torus", "cube:4x4x2"}) {
        for (const char *tool : {"erase", "zone"})
            QTest::addRow("%s on %s", tool, spec) << QByteArray(spec) << QByteArray(tool);
    }
}

/// While the hand moves, only the changed cells and their ghosts are painted anew.
void tst_zones_painted::aStrokeLeavesWhatAFreshCanvasPaints()
{
    QFETCH(QByteArray, spec);
    QFETCH(QByteArray, tool);
    Design design = designOf(spec.toStdString());
    for (const int begin : {0, 5}) {
        std::vector<SiteId> sites;
        for (int site = begin; site < begin + 9; ++site)
            sites.emplace_back(site);
        design = must(withZoneAdded(design, "zone" + std::to_string(begin), sites));
    }
    design = must(withZoneSharing(design, ZoneId(0), ZoneSharing::Facing));
    Desk desk(design);
    desk.workspace.choices().setZone(ZoneId(0));
    desk.setTool(tool.constData());
    const auto at = [&](int cell) {
        return desk.canvas.cellPixel(CellId(cell));
    };
    const QList<QPoint> way{at(4), at(12), at(13), at(20)};
    desk.canvas.grab();
    QTest::mousePress(&desk.canvas, Qt::LeftButton, {}, way.front());
    for (const QPoint &pixel : way) {
        desk.drag(pixel);
        desk.canvas.grab();
    }
    QTest::mouseRelease(&desk.canvas, Qt::LeftButton, {}, way.back());
    QVERIFY(desk.undoCount() == 1);
    desk.workspace.view().setPointedCell({});
    const QImage after = desk.canvas.grab().toImage();
    Desk fresh(desk.design());
    fresh.workspace.choices().setZone(ZoneId(0));
    fresh.setTool(tool.constData());
    const QImage expected = fresh.canvas.grab().toImage();
    int different = 0;
    for (int y = 0; y < after.height(); ++y) {
        for (int x = 0; x < after.width(); ++x)
            different += after.pixel(x, y) == expected.pixel(x, y) ? 0 : 1;
    }
    // Where lines were cut by a piece's edge they are smoothed a little otherwise.
    const QSize cell = fresh.canvas.cellRect(CellId(0)).size();
    QVERIFY2(different < cell.width() * cell.height() / 4, qPrintable(QString::number(different)));
}

void tst_zones_painted::screenReadersHearZones()
{
    Desk desk(kings("square:4x4"));
    Design design = must(withZoneAdded(desk.design(), "river", sitesOf(desk, {"b2"})));
    desk.session().apply("zones",
                         must(withZoneAdded(design, "palace", sitesOf(desk, {"b2", "c2"}))));
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&desk.canvas);
    QCOMPARE(board->child(static_cast<int>(desk.cell("b2").index()))->text(QAccessible::Name),
             QString("b2, zone river, zone palace"));
    QCOMPARE(board->child(static_cast<int>(desk.cell("a1").index()))->text(QAccessible::Name),
             QString("a1"));
}

void tst_zones_painted::panelListsRenamesAndHides()
{
    Desk desk(kings("square:4x4"));
    ZonePanel panel;
    panel.bind(&desk.workspace);
    panel.show();
    auto *list = in<QTreeWidget>(panel, "zoneList");
    QVERIFY(!list->isVisibleTo(&panel));
    QVERIFY(in<QWidget>(panel, "noZones")->isVisibleTo(&panel));
    desk.workspace.choices().setMode(Mode::Board);
    desk.workspace.choices().setTool(QStringLiteral("erase"));
    in<QAbstractButton>(panel, "addZone")->click();
    QCOMPARE(desk.workspace.choices().tool(), QString("zone")); // it is to be painted now
    in<QAbstractButton>(panel, "addZone")->click();
    QCOMPARE(list->topLevelItemCount(), 2);
    const auto zone = [&](std::size_t index) {
        return desk.design().board->edits.zones[index];
    };
    QVERIFY(zone(0).hatch != zone(1).hatch && zone(0).colour != zone(1).colour);
    list->topLevelItem(0)->setText(0, "palace");
    QCOMPARE(zone(0).name, std::string("palace"));
    list->topLevelItem(1)->setText(0, "palace"); // taken
    QCOMPARE(list->topLevelItem(1)->text(0), QString("zone2"));
    list->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
    QCOMPARE(desk.canvas.zones().size(), std::size_t(1));
    list->setCurrentItem(list->topLevelItem(0));
    in<QAbstractButton>(panel, "deleteZone")->click();
    QCOMPARE(desk.design().board->edits.zones.size(), std::size_t(1));
    QCOMPARE(list->topLevelItemCount(), 1);
    panel.bind(nullptr);
}

void tst_zones_painted::panelDrawsAndShares()
{
    Desk desk(kings("square:4x4"));
    ZonePanel panel;
    panel.bind(&desk.workspace);
    in<QAbstractButton>(panel, "addZone")->click();
    const auto zone = [&] {
        return desk.design().board->edits.zones.front();
    };
    in<QAbstractButton>(panel, "zoneColour3")->click();
    QCOMPARE(zone().colour, 3);
    auto *hatch = in<QComboBox>(panel, "zoneHatch");
    hatch->setCurrentIndex(hatch->findData(static_cast<int>(Hatch::Dots)));
    Q_EMIT hatch->activated(hatch->currentIndex());
    QCOMPARE(zone().hatch, Hatch::Dots);
    auto *sharing = in<QComboBox>(panel, "zoneSharing");
    Q_EMIT sharing->activated((sharing->setCurrentIndex(1), 1));
    QCOMPARE(zone().sharing, ZoneSharing::Facing);
    auto *player = in<QComboBox>(panel, "zonePlayer");
    Q_EMIT player->activated(2);
    QCOMPARE(desk.workspace.choices().zonePlayer(), std::optional(PlayerId(1)));
    desk.setTool("zone");
    desk.click("b2");
    QCOMPARE(zone().own.size(), std::size_t(1));
    in<QAbstractButton>(panel, "shareZone")->click();
    QVERIFY(zone().own.empty());
    panel.bind(nullptr);
}

void tst_zones_painted::palacesAndRiversAreDrawn_data()
{
    QTest::addColumn<QByteArray>("design");
    QTest::addColumn<qsizetype>("lines");
    // 80 across and 81 up; the river leaves its two edges; each palace has two diagonals.
    QTest::newRow("xiangqi") << QByteArray("xiangqi") << qsizetype(80 + 81 - 7 + 4);
    QTest::newRow("janggi") << QByteArray("janggi") << qsizetype(80 + 81 + 4);
    QTest::newRow("minixiangqi") << QByteArray("minixiangqi") << qsizetype(42 + 42 + 4);
    QTest::newRow("gomoku") << QByteArray("gomoku") << qsizetype(2 * 14 * 15);
}

void tst_zones_painted::palacesAndRiversAreDrawn()
{
    QFETCH(QByteArray, design);
    QFETCH(qsizetype, lines);
    Desk desk(bundledDesign(design.toStdString()));
    QCOMPARE(pointLines(desk.canvas.picture()).size(), lines);
    if (desk.design().board->edits.zones.empty())
        return;
    // The panel changes them, and the board shows it at once.
    ZonePanel panel;
    panel.bind(&desk.workspace);
    desk.workspace.choices().setZone(ZoneId(0));
    const QImage before = desk.canvas.grab().toImage();
    auto *combo = in<QComboBox>(panel, "zoneLines");
    QVERIFY(!combo->isHidden());
    Q_EMIT combo->activated((combo->setCurrentIndex(0), 0));
    QCOMPARE(pointLines(desk.canvas.picture()).size(), lines - 4);
    QVERIFY(desk.canvas.grab().toImage() != before);
    panel.bind(nullptr);
}

void tst_zones_painted::sidesToJoinHaveTheirPlayersColours()
{
    Desk desk(bundledDesign("hex-11"));
    const View &view = desk.canvas.view();
    const auto colourBelow = [&](const char *cell, QPointF away) {
        const QImage shown = desk.canvas.grab().toImage();
        const QPointF at = view.map(desk.canvas.scene().cell(desk.cell(cell)).centre + away);
        return shown.pixelColor((at * shown.devicePixelRatio()).toPoint());
    };
    const CanvasTheme theme = desk.canvas.picture().theme;
    const QPointF outOfBottom(0.28, 0.485); // over the side towards the south-east
    const QPointF outOfLeft(-0.56, 0);
    QCOMPARE(colourBelow("f1", outOfBottom), theme.player(PlayerId(0)).body);
    QCOMPARE(colourBelow("a6", outOfLeft), theme.player(PlayerId(1)).body);
}

void tst_zones_painted::panelAndSelection()
{
    Desk desk(kings("square:4x4"));
    ZonePanel panel;
    panel.bind(&desk.workspace);
    const auto corner = sitesOf(desk, {"a1", "a2"});
    desk.workspace.choices().setSelection({corner.begin(), corner.end()});
    in<QAbstractButton>(panel, "addZone")->click();
    QCOMPARE(zoneCells(desk), QString("a1 a2"));
    const auto other = sitesOf(desk, {"d4"});
    desk.workspace.choices().setSelection({other.begin(), other.end()});
    in<QAbstractButton>(panel, "takeSelection")->click();
    QCOMPARE(zoneCells(desk), QString("d4"));
    desk.workspace.choices().setSelection({});
    in<QAbstractButton>(panel, "selectZone")->click();
    QCOMPARE(desk.workspace.choices().selectedCells(), (std::vector<CellId>{desk.cell("d4")}));
    panel.bind(nullptr);
}

ROOKERY_WIDGET_TEST(tst_zones_painted)
#include "tst_zones_painted.moc"
