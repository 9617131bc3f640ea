#include "model/board/board_spec.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/bundled/bundled.h"
#include "tests/designs.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/canvas/legend.h"
#include "widgets/canvas/minimap.h"

#include <cmath>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A canvas with its minimap.
class Table : public Desk
{
public:
    explicit Table(const Design &design)
        : Desk(design)
        , minimap(*new Minimap(canvas))
    {
        workspace.choices().setMode(Mode::Setup);
    }

    /// Pixels of the minimap are coarse: the middle is hit to a cell.
    bool isNearTheMiddle(const char *name) const
    {
        const QPoint off = at(name) - canvas.rect().center();
        return std::hypot(off.x(), off.y()) <= canvas.view().scale;
    }

    Minimap &minimap;
};

Design largeBoard()
{
    return newDesign(*readBoardSpec("square:36x36"), {});
}

} // namespace

/// The whole board in a corner, while it does not fit the view.
class tst_minimap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void isThereWhileTheBoardDoesNotFit();
    void frameIsWhatIsInView();
    void aClickLeadsTheView_data();
    void aClickLeadsTheView();
    void aDragLeadsTheView();
    void piecesAreDots();
    void clicksOnItAreNotForTheBoard();
    void theLegendMakesRoomForIt();
    void isSwitchedOffAndRememberedSo();
};

void tst_minimap::isThereWhileTheBoardDoesNotFit()
{
    Table table(largeBoard());
    QCoreApplication::processEvents();
    QVERIFY(!table.minimap.isVisible());
    table.canvas.zoomBy(4);
    QTRY_VERIFY(table.minimap.isVisible());
    QVERIFY(table.canvas.rect().contains(table.minimap.geometry()));
    QVERIFY(table.minimap.width() < table.canvas.width() / 3);
    table.canvas.fit();
    QTRY_VERIFY(!table.minimap.isVisible());
}

void tst_minimap::frameIsWhatIsInView()
{
    Table table(largeBoard());
    table.canvas.zoomBy(4);
    QTRY_VERIFY(table.minimap.isVisible());
    const QRectF seen = QRectF(table.canvas.rect());
    int inView = 0;
    for (const CellId cell : table.workspace.board().cells()) {
        const bool isSeen = seen.contains(QPointF(table.canvas.cellPixel(cell)));
        // Pixels of the minimap are too coarse for cells at its edge.
        const QRectF frame = table.minimap.frame();
        const QPointF at(table.minimap.cellPixel(cell));
        if (isSeen)
            QVERIFY(frame.adjusted(-3, -3, 3, 3).contains(at));
        else
            QVERIFY(!frame.adjusted(3, 3, -3, -3).contains(at));
        inView += isSeen ? 1 : 0;
    }
    QVERIFY(inView > 20 && inView < 36 * 36 / 4);
}

void tst_minimap::aClickLeadsTheView_data()
{
    QTest::addColumn<bool>("isFlipped");
    QTest::newRow("seen from below") << false;
    QTest::newRow("seen from above") << true;
}

void tst_minimap::aClickLeadsTheView()
{
    QFETCH(bool, isFlipped);
    Table table(largeBoard());
    table.workspace.view().setFlipped(isFlipped);
    table.canvas.zoomBy(4);
    QTRY_VERIFY(table.minimap.isVisible());
    for (const char *name : {"c4", "z30", "p1"}) {
        const QPoint at = table.minimap.cellPixel(table.cell(name));
        QVERIFY(table.minimap.rect().contains(at));
        QTest::mouseClick(&table.minimap, Qt::LeftButton, {}, at);
        QVERIFY2(table.isNearTheMiddle(name), name);
        QTRY_VERIFY(table.minimap.frame().contains(QPointF(at)));
    }
}

void tst_minimap::aDragLeadsTheView()
{
    Table table(largeBoard());
    table.canvas.zoomBy(4);
    QTRY_VERIFY(table.minimap.isVisible());
    const QPoint from = table.minimap.cellPixel(table.cell("j10"));
    const QPoint to = table.minimap.cellPixel(table.cell("p20"));
    QTest::mousePress(&table.minimap, Qt::LeftButton, {}, from);
    QMouseEvent move(
        QEvent::MouseMove, to, table.minimap.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&table.minimap, &move);
    QVERIFY(table.isNearTheMiddle("p20"));
    QTest::mouseRelease(&table.minimap, Qt::LeftButton, {}, to);
    // Without a button it only goes over it.
    QMouseEvent over(
        QEvent::MouseMove, from, table.minimap.mapToGlobal(from), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&table.minimap, &over);
    QVERIFY(table.isNearTheMiddle("p20"));
}

void tst_minimap::piecesAreDots()
{
    Table table(bundledDesign("chess"));
    table.canvas.zoomBy(4);
    QTRY_VERIFY(table.minimap.isVisible());
    const CellId e1 = table.cell("e1");
    const auto seen = [&] {
        return table.minimap.grab().toImage().pixelColor(table.minimap.cellPixel(e1)).rgb();
    };
    const CanvasTheme theme = table.canvas.picture().theme;
    const QRgb king = theme.players(*table.design().rules)[0].body.rgb();
    QCOMPARE(seen(), king);
    const SiteId site = table.workspace.board().site(e1);
    table.session().apply("erase", withPiecesErased(table.design(), std::vector{site}));
    QTRY_COMPARE(seen(), theme.darkCell.rgb());
}

void tst_minimap::clicksOnItAreNotForTheBoard()
{
    Table table(bundledDesign("chess"));
    table.canvas.zoomBy(1.5);
    QTRY_VERIFY(table.minimap.isVisible());
    table.setTool("erase");
    for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton})
        QTest::mouseClick(&table.minimap, button, {}, table.minimap.rect().center());
    QTest::mouseDClick(&table.minimap, Qt::LeftButton, {}, table.minimap.rect().center());
    QCOMPARE(table.undoCount(), 0);
}

/// It lies in the lower right corner always, the legend where it likes.
void tst_minimap::theLegendMakesRoomForIt()
{
    Design chess = bundledDesign("chess");
    std::vector<SiteId> sites;
    for (const char *name : {"g1", "h1", "g2", "h2", "g3", "h3"})
        sites.push_back(siteOf(chess, name));
    Table table(*withCellsRemoved(chess, sites));
    auto *legend = new Legend(table.canvas);
    table.workspace.view().setPinnedCell(table.cell("b1"));
    QTRY_VERIFY(!legend->names().isEmpty());
    QVERIFY(legend->y() > table.canvas.height() / 2 && legend->x() > table.canvas.width() / 2);
    table.canvas.zoomBy(1.2);
    QTRY_VERIFY(table.minimap.isVisible());
    QTRY_VERIFY(!legend->geometry().intersects(table.minimap.geometry()));
}

void tst_minimap::isSwitchedOffAndRememberedSo()
{
    {
        Bench bench;
        QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
        auto *minimap = bench.find<Minimap>("minimap");
        QVERIFY(minimap->isOn());
        bench.window.current()->canvas().zoomBy(6);
        QTRY_VERIFY(minimap->isVisible());
        bench.trigger("view.minimap");
        QTRY_VERIFY(!minimap->isVisible());
        QVERIFY(Preferences().values().minimap == MinimapView::Hidden);
    }
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    QVERIFY(!bench.window.actions().at(QStringLiteral("view.minimap"))->isChecked());
    auto *minimap = bench.find<Minimap>("minimap");
    QVERIFY(!minimap->isOn());
    bench.trigger("view.minimap");
    QVERIFY(minimap->isOn());
}

ROOKERY_WIDGET_TEST(tst_minimap)
#include "tst_minimap.moc"
