#include "app/settings/themes.h"
#include "app/window/notice_bar.h"
#include "model/board/board_spec.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/file/bundled/bundled.h"
#include "tests/designs.h"
#include "tests/model/file_support.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/base/tokens.h"
#include "widgets/canvas/board_words.h"
#include "widgets/canvas/legend.h"
#include "widgets/picture/design_picture.h"
#include "widgets/picture/picture_export.h"

#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A canvas with its legend, in Setup mode.
class Table : public Desk
{
public:
    Table(const Design &design, QSize size)
        : Desk(design, size)
        , legend(*new Legend(canvas))
    {
        workspace.choices().setMode(Mode::Setup);
    }

    void pin(const char *name) { workspace.view().setPinnedCell(cell(name)); }
    QStringList names() const { return legend.names(); }
    void press() { QTest::mouseClick(&legend.button(), Qt::LeftButton); }

    /// Whether the legend lies over a cell.
    bool covers(CellId each) const { return canvas.cellRect(each).intersects(legend.geometry()); }
    int coveredCells() const
    {
        int count = 0;
        for (const CellId each : workspace.board().cells())
            count += covers(each) ? 1 : 0;
        return count;
    }

    Legend &legend;
};

const QStringList knightsMarks = {"move", "blocked by"};

QStringList allMarks()
{
    QStringList names;
    for (const MarkLegend &row : markLegend())
        names << QString::fromUtf8(row.name);
    return names;
}

/// A piece on d4, in a crowd of enemies, whose moves take up to so many, one beside the other.
Design crowded(int captures)
{
    QStringList cells;
    for (char file = 'a'; file <= 'h'; ++file) {
        for (char rank = '1'; rank <= '8'; ++rank)
            cells << QStringLiteral("\"%1%2\"").arg(QLatin1Char(file)).arg(QLatin1Char(rank));
    }
    cells.removeOne(QStringLiteral("\"d4\""));
    cells.removeOne(QStringLiteral("\"h1\""));
    return designOfText(QStringLiteral(R"json({"rookery": 2, "name": "Crowded",
 "board": {"lattice": "square", "size": [8, 8]},
 "pieces": [{"name": "Bomb", "letters": "B", "moves": [{"betza": "%1K"}]},
            {"name": "Stone", "letters": "S"}],
 "setup": {"White": {"Bomb": ["d4"]}, "Black": {"Stone": [%2]}}})json")
                            .arg(QStringLiteral("ca").repeated(captures), cells.join(QChar(',')))
                            .toStdString());
}

Design chessWithout(std::initializer_list<const char *> cells)
{
    const Design chess = bundledDesign("chess");
    std::vector<SiteId> sites;
    for (const char *name : cells)
        sites.push_back(siteOf(chess, name));
    return *withCellsRemoved(chess, sites);
}

} // namespace

/// The card in a corner of the board that names the marks in view.
class tst_legend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { applyLook({}); }
    void namesWhatIsPointedAt();
    void saysThatNotAllAreShown();
    void picturesSayThatNotAllAreShown();
    void namesNothingOutOfView();
    void foldsAndIsRememberedSo();
    void listsAllMarksWhereThereAreNone();
    void liesBesideTheBoard_data();
    void liesBesideTheBoard();
    void hidesNoMarksWhereThereIsNoRoom();
    void itsSignStaysInItsCorner();
    void keepsClearOfNotices();
    void leavesNothingOutOnNarrowBoards();
    void clicksOnItAreNotForTheBoard();
    void takesNoRoomFromTheBoard();
    void isNotThereWithoutPieces();
    void isReachedByTheKeyboard();
    void hasTheColoursOfTheWindow_data();
    void hasTheColoursOfTheWindow();
};

void tst_legend::namesWhatIsPointedAt()
{
    Table table(bundledDesign("chess"), {900, 600});
    QTRY_VERIFY(table.legend.isVisible());
    QVERIFY(table.names().isEmpty());
    table.hover("b1");
    QTRY_COMPARE(table.names(), knightsMarks);
    QCOMPARE(table.legend.accessibleDescription(), QString("move, blocked by"));
    table.hover("a1");
    QTRY_COMPARE(table.names(), QStringList({"blocked by"}));
    table.hover("e4");
    QTRY_VERIFY(table.names().isEmpty());
    QVERIFY(table.legend.isVisible() && table.legend.button().isVisible());
    QVERIFY(table.legend.width() < 40);
}

void tst_legend::saysThatNotAllAreShown()
{
    const QString sign = QStringLiteral("not all are shown");
    Table table(crowded(7), {900, 600});
    table.pin("d4");
    QTRY_VERIFY(table.names().contains(sign));
    QCOMPARE(table.names().last(), sign);
    QVERIFY(table.legend.accessibleDescription().endsWith(sign));
    QVERIFY(movesSentence(table.canvas, table.cell("d4"))
                .startsWith("White Bomb on d4: more moves than can be listed; among them "));
    table.pin("e4");
    QTRY_VERIFY(!table.names().contains(sign));
    Table few(crowded(2), {900, 600});
    few.pin("d4");
    QTRY_VERIFY(!few.names().isEmpty());
    QVERIFY(!few.names().contains(sign));
}

void tst_legend::picturesSayThatNotAllAreShown()
{
    for (const int captures : {2, 7}) {
        DesignPicture shown(crowded(captures));
        shown.showReach(PieceId(0), cellOf(shown.board(), "d4"));
        const QByteArray text =
            pictureBytes(shown.picture(), PictureFormat::Svg, QSize(600, 700), false);
        QCOMPARE(text.contains("not all are shown"), captures == 7);
    }
}

void tst_legend::namesNothingOutOfView()
{
    Table table(bundledDesign("chess"), {900, 600});
    table.pin("b1");
    QTRY_COMPARE(table.names(), knightsMarks);
    table.canvas.zoomBy(8, QPointF(table.canvas.cellPixel(table.cell("h8"))));
    QTRY_VERIFY(table.legend.kinds().empty());
    QVERIFY(table.names().isEmpty());
    table.canvas.fit();
    QTRY_COMPARE(table.names(), knightsMarks);
}

void tst_legend::foldsAndIsRememberedSo()
{
    {
        Bench bench;
        QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
        bench.trigger("mode.setup");
        auto *legend = bench.find<Legend>("legend");
        bench.workspace().view().setPinnedCell(cellOf(bench.workspace().board(), "b1"));
        QTRY_COMPARE(legend->names(), knightsMarks);
        const QAction *action = bench.window.actions().at(QStringLiteral("view.legend"));
        QVERIFY(action->isChecked());
        QTest::mouseClick(&legend->button(), Qt::LeftButton);
        QVERIFY(legend->isFolded() && legend->names().isEmpty() && legend->isVisible());
        QVERIFY(!action->isChecked());
        bench.trigger("view.legend");
        QVERIFY(!legend->isFolded());
        QCOMPARE(legend->names(), knightsMarks);
        QTest::mouseClick(&legend->button(), Qt::LeftButton);
    }
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    bench.trigger("mode.setup");
    auto *legend = bench.find<Legend>("legend");
    QVERIFY(legend->isFolded());
    bench.workspace().view().setPinnedCell(cellOf(bench.workspace().board(), "b1"));
    QTRY_VERIFY(!legend->kinds().empty());
    QVERIFY(legend->names().isEmpty());
    QTest::mouseClick(&legend->button(), Qt::LeftButton);
    QCOMPARE(legend->names(), knightsMarks);
    QVERIFY(Preferences().values().legend == LegendView::Open);
}

void tst_legend::listsAllMarksWhereThereAreNone()
{
    Table table(bundledDesign("chess"), {900, 600});
    QTRY_VERIFY(table.legend.isVisible());
    table.press();
    QCOMPARE(table.names(), allMarks());
    table.press();
    QVERIFY(table.names().isEmpty());
    QVERIFY2(!table.legend.isFolded(), "it was not folded before either");
    table.press();
    table.pin("b1");
    QTRY_COMPARE(table.names(), knightsMarks);
    table.legend.setFolded(true);
    table.workspace.view().setPinnedCell(std::nullopt);
    QTRY_VERIFY(table.legend.kinds().empty());
    table.press();
    QCOMPARE(table.names(), allMarks());
    table.press();
    QVERIFY(table.legend.isFolded());
}

void tst_legend::liesBesideTheBoard_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(900, 600);
    QTest::newRow("tall") << QSize(600, 900);
    QTest::newRow("narrow and tall") << QSize(320, 600);
}

void tst_legend::liesBesideTheBoard()
{
    QFETCH(QSize, size);
    Table table(bundledDesign("chess"), size);
    table.pin("b1");
    QTRY_COMPARE(table.names(), knightsMarks);
    QCOMPARE(table.coveredCells(), 0);
    const QRect open = table.legend.geometry();
    QVERIFY(table.canvas.rect().contains(open));
    // The button stays where it was pressed.
    const auto button = [&] {
        return QRect(table.legend.button().mapTo(&table.canvas, QPoint()),
                     table.legend.button().size());
    };
    const QRect before = button();
    table.press();
    QVERIFY(table.legend.isFolded());
    QCOMPARE(table.coveredCells(), 0);
    QCOMPARE(button(), before);
    table.press();
    QCOMPARE(table.legend.geometry(), open);
}

void tst_legend::hidesNoMarksWhereThereIsNoRoom()
{
    Table table(bundledDesign("chess"), {600, 600});
    table.pin("b1");
    QTRY_VERIFY(!table.legend.kinds().empty());
    table.canvas.zoomBy(1.1);
    QTRY_VERIFY(table.coveredCells() > 0);
    QCOMPARE(table.names(), knightsMarks);
    for (const char *name : {"a3", "c3", "d2"})
        QVERIFY2(!table.covers(table.cell(name)), name);
    // Cells are worth more than names: a card that would hide much of them is a "?".
    table.canvas.resize(150, 150);
    table.canvas.fit();
    QTRY_VERIFY(table.legend.width() < 40);
    QVERIFY(!table.legend.isFolded());
    table.press();
    QCOMPARE(table.names(), knightsMarks);
}

/// As a board is zoomed that has cells below every corner, of one more, of another less.
void tst_legend::itsSignStaysInItsCorner()
{
    Table table(bundledDesign("chess"), {900, 600});
    QTRY_VERIFY(table.legend.isVisible());
    table.canvas.zoomBy(4);
    for (int i = 0; i < 20; ++i) {
        table.canvas.zoomBy(1.02, QPointF(200 + 7 * i, 150));
        QVERIFY(table.coveredCells() > 0);
        QVERIFY(table.legend.x() > table.canvas.width() / 2);
        QVERIFY(table.legend.y() < table.canvas.height() / 2);
    }
}

void tst_legend::keepsClearOfNotices()
{
    // There is room at the lower right only.
    Bench bench;
    DocumentView view(std::make_unique<Document>(chessWithout({"g1", "h1", "g2", "h2", "g3", "h3"}),
                                                 bench.store));
    view.workspace().choices().setMode(Mode::Setup);
    view.resize(900, 600);
    view.canvas().setFixedSize(560, 560);
    view.show();
    view.workspace().view().setPinnedCell(cellOf(view.workspace().board(), "b1"));
    const auto *legend = view.findChild<Legend *>();
    QTRY_COMPARE(legend->names(), knightsMarks);
    const auto place = [&] {
        return QRect(legend->mapTo(&view, QPoint()), legend->size());
    };
    QVERIFY(place().top() > view.height() / 2);
    view.notices().say("This was said.");
    QApplication::processEvents();
    QVERIFY(!view.notices().isHidden());
    QVERIFY2(!view.notices().geometry().intersects(place()), "the legend can be read");
}

void tst_legend::leavesNothingOutOnNarrowBoards()
{
    Table table(bundledDesign("chess"), {300, 700});
    QTRY_VERIFY(table.legend.isVisible());
    table.press();
    QCOMPARE(table.names(), allMarks());
    QVERIFY(table.canvas.rect().contains(table.legend.geometry()));
    QVERIFY2(table.legend.height() > 3 * table.legend.fontMetrics().height(), "several lines");
}

void tst_legend::clicksOnItAreNotForTheBoard()
{
    Table table(bundledDesign("chess"), {600, 600});
    table.pin("b1");
    QTRY_VERIFY(!table.legend.kinds().empty());
    table.canvas.zoomBy(1.3);
    QTRY_VERIFY(table.coveredCells() > 0 && !table.names().isEmpty());
    table.workspace.choices().setTool(QStringLiteral("erase"));
    Legend &legend = table.legend;
    const QPoint spot(3, legend.height() - 4);
    QVERIFY(table.canvas.cellAt(legend.mapTo(&table.canvas, spot)));
    QTest::mouseClick(&legend, Qt::LeftButton, {}, spot);
    QTest::mouseDClick(&legend, Qt::LeftButton, {}, spot);
    QTest::mouseClick(&legend, Qt::RightButton, {}, spot);
    QCOMPARE(table.workspace.session().undoStack().count(), 0);
    QCOMPARE(table.names(), knightsMarks);
}

void tst_legend::takesNoRoomFromTheBoard()
{
    Bench bench;
    DocumentView view(std::make_unique<Document>(bundledDesign("chess"), bench.store));
    view.workspace().choices().setMode(Mode::Setup);
    view.resize(900, 600);
    view.show();
    QApplication::processEvents();
    BoardCanvas &canvas = view.canvas();
    const QRect before = canvas.geometry();
    const View shown = canvas.view();
    view.workspace().view().setPinnedCell(cellOf(view.workspace().board(), "b1"));
    QTRY_COMPARE(view.findChild<Legend *>()->names(), knightsMarks);
    QCOMPARE(canvas.geometry(), before);
    QVERIFY(canvas.view() == shown);
    QCOMPARE(canvas.mapTo(&view, QPoint(0, canvas.height())).y(), view.height());
}

void tst_legend::isNotThereWithoutPieces()
{
    Bench bench;
    bench.window.addDocument(
        std::make_unique<Document>(newDesign(*readBoardSpec("square:8x8"), {}), bench.store));
    const auto *legend = bench.find<Legend>("legend");
    QCoreApplication::processEvents();
    QVERIFY(!legend->isVisible());
    const int height = bench.window.current()->canvas().height();
    bench.session().apply("piece", withPieceAdded(bench.session().design(), "Piece"));
    QTRY_VERIFY(legend->isVisible());
    QCOMPARE(bench.window.current()->canvas().height(), height);
}

void tst_legend::isReachedByTheKeyboard()
{
    Table table(bundledDesign("chess"), {900, 600});
    QTRY_VERIFY(table.legend.isVisible());
    QApplication::setActiveWindow(&table.canvas);
    table.canvas.setFocus();
    QToolButton &button = table.legend.button();
    for (int i = 0; i < 4 && !button.hasFocus(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(button.hasFocus());
    QCOMPARE(button.accessibleName(), QString("Legend"));
    QTest::keyClick(&button, Qt::Key_Space);
    QCOMPARE(table.names(), allMarks());
    QCOMPARE(button.accessibleName(), QString("Fold the legend"));
    QVERIFY(button.hasFocus());
}

void tst_legend::hasTheColoursOfTheWindow_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << Theme::Light;
    QTest::newRow("dark") << Theme::Dark;
    QTest::newRow("high contrast") << Theme::Contrast;
}

void tst_legend::hasTheColoursOfTheWindow()
{
    QFETCH(Theme, theme);
    Look look;
    look.theme = theme;
    applyLook(look);
    Table table(bundledDesign("chess"), {900, 600});
    table.pin("b1");
    QTRY_COMPARE(table.names(), knightsMarks);
    const QImage seen = table.legend.grab().toImage();
    const Tokens &tokens = Tokens::of(table.legend.palette());
    QCOMPARE(seen.pixelColor(seen.width() / 2, 3).rgb(), tokens.surface.rgb());
    QCOMPARE(seen.pixelColor(seen.width() / 2, 0).rgb(), tokens.line.rgb());
}

ROOKERY_WIDGET_TEST(tst_legend)
#include "tst_legend.moc"
