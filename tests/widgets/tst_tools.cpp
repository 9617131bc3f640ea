#include "model/board/layout.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "model/play/position/cell_set.h"
#include "model/play/reach/trace.h"
#include "tests/widgets/application.h"
#include "tests/widgets/canvas_support.h"
#include "widgets/picture/trail_painter.h"
#include "widgets/tools/symmetry_lines.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

QString cells(const Desk &desk)
{
    std::vector<std::string> all;
    for (const CellId cell : desk.workspace.board().cells())
        all.push_back(desk.workspace.board().name(cell));
    return joined(all);
}

/// Where a direction leads from a cell; empty if nowhere.
QString leads(const Desk &desk, const char *from, const char *direction)
{
    const Board &board = desk.workspace.board();
    const auto link = board.link(
        desk.cell(from),
        board.compass().step(*desk.design().directions->find(std::string_view(direction))));
    return link ? QString::fromStdString(board.name(link->to)) : QString();
}

Design rooks(const char *spec)
{
    return designOf(spec, {{"Rook", "ride n e s w"}, {"King", "leap n e s w"}});
}

} // namespace

class tst_tools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowMakesATool();
    void punchByClickAndSweep();
    void rightButtonFills();
    void fillTool();
    void quickStrokesHaveNoGaps();
    void symmetricStrokes();
    void symmetryHasLines_data();
    void symmetryHasLines();
    void symmetryIsSeen();
    void cellsAreColoured();
    void rectanglePunches();
    void punchingTakesPiecesAlongInOneStep();
    void addMoveAndDeleteCells();
    void aBoardIsDrawnByHand();
    void aBoardDrawnByHandIsWholeInEveryMode();
    void curvedLinksHaveWholeHeads();
    void brushesShowWhatTheyTouch();
    void linksInAChain();
    void cellsDrawnByHandAreLinkedInAChain();
    void dragAnEdge_data();
    void dragAnEdge();
    void drawLinks();
    void oneWayLinksAndShift();
    void rightSweepCuts();
    void cutToolRestores();
    void followWalksAcrossASeam();
    void theHintIsNewAfterAClick();
    void aTrailOverASeamHasTwoArrows();
    void escapeInTheMiddleOfEveryDrag();
};

void tst_tools::everyRowMakesATool()
{
    QSet<QString> ids;
    for (const ToolRow &row : toolbox()) {
        QVERIFY2(!ids.contains(row.id), qPrintable(row.id));
        ids.insert(row.id);
        Workspace workspace(rooks("square:3x3"));
        const ToolContext context{workspace.session(),
                                  workspace.choices(),
                                  workspace.view(),
                                  workspace.trial(),
                                  [&]() -> PlaySession & { return workspace.play(); },
                                  [](const QString &) {
                                  }};
        QVERIFY(row.make(context) != nullptr);
        QVERIFY(!QString::fromUtf8(row.title).isEmpty());
        QVERIFY(QString::fromUtf8(row.hint).contains(QStringLiteral(": ")));
        QVERIFY2(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(row.icon))),
                 row.icon);
    }
    for (const auto &mode : enumRows<Mode>()) {
        QVERIFY(!toolsFor(mode.value).isEmpty());
        QSet<int> keys;
        for (const ToolRow &row : toolsFor(mode.value)) {
            QVERIFY2(!keys.contains(row.key.toCombined()), qPrintable(row.id));
            keys.insert(row.key.toCombined());
        }
    }
}

void tst_tools::punchByClickAndSweep()
{
    Desk desk(rooks("square:3x3"));
    desk.setTool("erase");
    desk.click("b2");
    QCOMPARE(cells(desk), QString("a1 a2 a3 b1 b3 c1 c2 c3"));
    desk.sweep({"a1", "a2", "a3"});
    QCOMPARE(cells(desk), QString("b1 b3 c1 c2 c3"));
    QCOMPARE(desk.undoCount(), 2);
    desk.session().undo();
    QCOMPARE(cells(desk), QString("a1 a2 a3 b1 b3 c1 c2 c3"));
}

void tst_tools::rightButtonFills()
{
    Desk desk(rooks("square:3x3"));
    desk.setTool("erase");
    const QPoint hole = desk.at("b2");
    desk.click("b2");
    QTest::mouseClick(&desk.canvas, Qt::RightButton, {}, hole);
    QVERIFY(desk.design() == rooks("square:3x3"));
    QCOMPARE(desk.undoCount(), 2);
}

void tst_tools::fillTool()
{
    Desk desk(rooks("square:3x3"));
    const QPoint hole = desk.at("b2");
    desk.setTool("paint");
    desk.click("a1");
    QCOMPARE(desk.undoCount(), 0); // there is nothing to fill
    desk.click("b2", Qt::RightButton);
    QCOMPARE(cells(desk), QString("a1 a2 a3 b1 b3 c1 c2 c3"));
    QTest::mouseClick(&desk.canvas, Qt::LeftButton, {}, hole);
    QCOMPARE(cells(desk), QString("a1 a2 a3 b1 b2 b3 c1 c2 c3"));
}

void tst_tools::quickStrokesHaveNoGaps()
{
    Desk desk(rooks("square:8x8"));
    desk.setTool("erase");
    desk.sweep({"a4", "h4"});
    QCOMPARE(desk.workspace.board().size(), std::size_t(56));
    QCOMPARE(desk.undoCount(), 1);
}

void tst_tools::symmetricStrokes()
{
    Desk desk(rooks("square:12x12"));
    desk.setTool("erase");
    desk.workspace.choices().setSymmetry(Symmetry::QuarterTurns);
    desk.sweep({"a1", "c1"});
    QCOMPARE(desk.workspace.board().size(), std::size_t(144 - 12));
    for (const char *gone :
         {"a1", "b1", "c1", "a12", "a11", "a10", "l12", "k12", "j12", "l1", "l2", "l3"})
        QVERIFY2(!desk.workspace.board().find(gone), gone);
    QCOMPARE(desk.undoCount(), 1);
}

void tst_tools::symmetryHasLines_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<Symmetry>("symmetry");
    QTest::addColumn<int>("axes");
    QTest::addColumn<int>("centres");
    QTest::addColumn<int>("turns");
    const auto row = [](const char *board, Symmetry symmetry, int axes, int centres, int turns) {
        const std::string name = std::string(board) + " " + std::string(enumName(symmetry));
        QTest::newRow(name.c_str()) << QString(board) << symmetry << axes << centres << turns;
    };
    row("square:8x8", Symmetry::None, 0, 0, 0);
    row("square:8x8", Symmetry::LeftRight, 1, 0, 0);
    row("square:7x5", Symmetry::TopBottom, 1, 0, 0);
    row("square:8x8", Symmetry::Both, 2, 0, 0);
    row("square:8x8", Symmetry::QuarterTurns, 0, 1, 4);
    row("square:7x5", Symmetry::HalfTurn, 0, 1, 2);
    row("disc:99", Symmetry::Both, 2, 0, 0);
    row("hex:4", Symmetry::SixthTurns, 0, 1, 6);
    row("hex:4", Symmetry::ThirdTurns, 0, 1, 3);
    row("hex:4", Symmetry::LeftRight, 1, 0, 0);
    row("cube:3x3x3", Symmetry::LeftRight, 3, 0, 0);
    row("cube:3x3x3", Symmetry::HalfTurn, 0, 3, 2);
}

/// Each level has its own; a mirror's axis halves what it mirrors.
void tst_tools::symmetryHasLines()
{
    QFETCH(QString, board);
    QFETCH(Symmetry, symmetry);
    QFETCH(int, axes);
    QFETCH(int, centres);
    QFETCH(int, turns);
    const Desk desk(rooks(qPrintable(board)));
    const auto images = imagesUnder(symmetry, desk.workspace.design());
    const SymmetryLines lines = symmetryLines(desk.workspace.board(), images);
    QCOMPARE(lines.axes.size(), axes);
    QCOMPARE(lines.centres.size(), centres);
    QCOMPARE(lines.turns, turns);
    const QPointF middle = desk.canvas.scene().cellBounds().center();
    if (axes == 1)
        QVERIFY(QLineF(lines.axes.front().center(), middle).length() < 0.1);
    if (centres == 1)
        QVERIFY(QLineF(lines.centres.front(), middle).length() < 0.1);
}

/// The axis goes on beyond the board, where nothing else is drawn.
void tst_tools::symmetryIsSeen()
{
    Desk desk(rooks("square:8x8"));
    desk.setTool("paint");
    desk.canvas.resize(600, 600);
    const auto seen = [&](Symmetry symmetry) {
        desk.workspace.choices().setSymmetry(symmetry);
        return desk.canvas.grab().toImage();
    };
    const QRectF board = desk.canvas.view().map(desk.canvas.scene().cellBounds());
    const QRect above(QPointF(board.center().x() - 3, board.top() - 6).toPoint(), QSize(6, 4));
    const QImage plain = seen(Symmetry::None).copy(above);
    QVERIFY(seen(Symmetry::LeftRight).copy(above) != plain);
    QVERIFY(seen(Symmetry::TopBottom).copy(above) == plain);
    desk.setTool("select");
    QVERIFY(seen(Symmetry::Both).copy(above) != plain);
    QVERIFY(seen(Symmetry::QuarterTurns) != seen(Symmetry::None));
}

void tst_tools::cellsAreColoured()
{
    Desk desk(rooks("square:3x3"));
    const auto colour = [&](const char *cell) {
        return cellColour(desk.workspace.board(), desk.cell(cell));
    };
    desk.setTool("colour");
    desk.key(Qt::Key_4);
    desk.sweep({"a1", "c1"});
    QVERIFY(desk.design().board->colouring == Colouring::Custom);
    QCOMPARE(colour("a1") + 10 * colour("b1") + 100 * colour("c1"), 333);
    // The pattern stays: b2 was dark like a1, a2 light.
    QCOMPARE(colour("b2"), 1);
    QCOMPARE(colour("a2"), 0);
    desk.click("b1", Qt::RightButton);
    QCOMPARE(colour("b1"), 0);
    desk.click("b2", Qt::LeftButton, Qt::AltModifier);
    QCOMPARE(desk.workspace.choices().cellColour(), 1);
    desk.canvas.setCursorCell(desk.cell("a2"));
    desk.key(Qt::Key_Return);
    QCOMPARE(colour("a2"), 1);
    QCOMPARE(desk.undoCount(), 3);
    while (desk.undoCount() > 0 && desk.session().undoStack().canUndo())
        desk.session().undo();
    QVERIFY(desk.design() == rooks("square:3x3"));
}

void tst_tools::rectanglePunches()
{
    Desk desk(rooks("square:4x4"));
    const QPoint first = desk.at("b2");
    const QPoint last = desk.at("c3");
    desk.setTool("rectangle");
    desk.sweep({"b2", "c3"});
    QCOMPARE(cells(desk), QString("a1 a2 a3 a4 b1 b4 c1 c4 d1 d2 d3 d4"));
    QCOMPARE(desk.undoCount(), 1);
    QTest::mousePress(&desk.canvas, Qt::RightButton, {}, first);
    desk.drag(last, Qt::RightButton);
    QTest::mouseRelease(&desk.canvas, Qt::RightButton, {}, last);
    QVERIFY(desk.design() == rooks("square:4x4"));
}

void tst_tools::punchingTakesPiecesAlongInOneStep()
{
    Desk desk(rooks("square:3x3"));
    desk.workspace.choices().setMode(Mode::Setup);
    desk.workspace.choices().setArmyMirror(ArmyMirror::None);
    desk.sweep({"a1", "a3"});
    QCOMPARE(desk.pieces(), QString("a1:R0 a2:R0 a3:R0"));
    desk.workspace.choices().setMode(Mode::Board);
    desk.setTool("erase");
    desk.sweep({"a1", "a2"});
    QCOMPARE(desk.pieces(), QString("a3:R0"));
    desk.session().undo();
    QCOMPARE(desk.pieces(), QString("a1:R0 a2:R0 a3:R0"));
    QCOMPARE(cells(desk), QString("a1 a2 a3 b1 b2 b3 c1 c2 c3"));
}

void tst_tools::addMoveAndDeleteCells()
{
    Desk desk(rooks("square:3x3"));
    desk.canvas.zoomBy(0.5);
    desk.setTool("add-cell");
    const QPoint beside =
        desk.at("a2") - QPoint(2 * desk.canvas.cellRect(desk.cell("a2")).width(), 0);
    QTest::mouseClick(&desk.canvas, Qt::LeftButton, {}, beside);
    QCOMPARE(cells(desk), QString("a1 a2 a3 b1 b2 b3 c1 c2 c3 x1"));
    QCOMPARE(desk.design().board->edits.added.front().at, (Point{-1500, 1500}));
    QCOMPARE(desk.undoCount(), 1);
    desk.press("x1");
    desk.drag(beside - QPoint(0, desk.canvas.cellRect(desk.cell("a2")).height()));
    desk.release("x1");
    QCOMPARE(desk.design().board->edits.added.front().at, (Point{-1500, 2500}));
    QCOMPARE(desk.undoCount(), 2);
    desk.click("x1", Qt::RightButton);
    QVERIFY(desk.design() == rooks("square:3x3"));
}

/// The view stays as it is while the first cells are drawn, and they lie side by side.
void tst_tools::aBoardIsDrawnByHand()
{
    Desk desk(designOf("free"));
    QCOMPARE(desk.workspace.choices().tool(), QString("add-cell"));
    const int zoom = desk.canvas.zoomPercent();
    QVERIFY2(zoom > 30 && zoom < 200, qPrintable(QString::number(zoom)));
    const QPoint middle = desk.canvas.rect().center();
    QTest::mouseClick(&desk.canvas, Qt::LeftButton, {}, middle);
    QCOMPARE(desk.workspace.board().size(), std::size_t(1));
    QCOMPARE(desk.canvas.zoomPercent(), zoom);
    const QRect first = desk.canvas.cellRect(CellId(0));
    QVERIFY(first.contains(middle));
    // A ghost shows where the next one will be: right beside the first, although the pointer is
    // nearer.
    const QPoint near(first.right() + first.width() / 3, first.center().y() + 3);
    const QImage before = desk.canvas.grab().toImage();
    desk.hover(near);
    QVERIFY(desk.canvas.grab().toImage() != before);
    QTest::mouseClick(&desk.canvas, Qt::LeftButton, {}, near);
    QCOMPARE(desk.workspace.board().size(), std::size_t(2));
    QCOMPARE(desk.canvas.cellRect(CellId(0)), first);
    const auto &added = desk.design().board->edits.added;
    QCOMPARE(added[1].at.x - added[0].at.x, 1000);
    QCOMPARE(added[1].at.y, added[0].at.y);
    // A click on a cell adds none.
    QTest::mouseClick(&desk.canvas, Qt::LeftButton, {}, first.center());
    QCOMPARE(desk.workspace.board().size(), std::size_t(2));
}

/// It may outgrow the room that the view began with.
void tst_tools::aBoardDrawnByHandIsWholeInEveryMode()
{
    Desk desk(designOf("free"));
    const int zoom = desk.canvas.zoomPercent();
    const auto isWhole = [&desk] {
        return !anyId(desk.workspace.board().cells(), [&desk](CellId cell) {
            return !desk.canvas.rect().contains(desk.canvas.cellRect(cell));
        });
    };
    QPoint at = desk.canvas.rect().center();
    for (std::size_t cells = 1; desk.canvas.zoomPercent() == zoom; ++cells) {
        QVERIFY(desk.canvas.rect().contains(at));
        QTest::mouseClick(&desk.canvas, Qt::LeftButton, {}, at);
        QCOMPARE(desk.workspace.board().size(), cells);
        QVERIFY(isWhole());
        const QRect last = desk.canvas.cellRect(CellId(cells - 1));
        at = last.center() + QPoint(last.width(), 0);
    }
    QVERIFY(desk.canvas.zoomPercent() < zoom);
    desk.session().apply("add", must(withPieceAdded(desk.design(), "Piece")));
    for (const Mode mode : {Mode::Directions, Mode::Pieces, Mode::Setup, Mode::Play}) {
        desk.workspace.choices().setMode(mode);
        QVERIFY(isWhole());
    }
}

/// As large as those of straight links.
void tst_tools::curvedLinksHaveWholeHeads()
{
    Desk desk(designOf("square:8x8"));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.setTool("link");
    desk.workspace.choices().setDirection(desk.design().directions->find("n"));
    desk.sweep({"a1", "c1"});
    desk.sweep({"a8", "h8"});
    const QRgb colour = CanvasTheme::of(desk.canvas.palette()).edited.rgb();
    const QImage image = desk.canvas.grab().toImage();
    // Beside the cell where a link arrives there are its head and the end of its line.
    const auto pixelsAt = [&](const char *from, const char *to) {
        const QRect cell = desk.canvas.cellRect(desk.cell(to));
        const QRect beside = cell.translated(
            desk.at(from).x() < desk.at(to).x() ? -cell.width() / 2 : cell.width() / 2, 0);
        int count = 0;
        for (int y = beside.top(); y <= beside.bottom(); ++y) {
            for (int x = beside.left(); x <= beside.right(); ++x)
                count += image.rect().contains(x, y) && image.pixel(x, y) == colour ? 1 : 0;
        }
        return count;
    };
    const int straight = pixelsAt("a1", "c1");
    const int curved = pixelsAt("a8", "h8");
    QVERIFY2(straight > 60, qPrintable(QString::number(straight)));
    QVERIFY2(curved * 3 > straight * 2,
             qPrintable(QStringLiteral("%1 %2").arg(curved).arg(straight)));
}

/// Before the button is pressed, outlines show every cell that a stroke would touch.
void tst_tools::brushesShowWhatTheyTouch()
{
    Desk desk(designOf("square:4x4"));
    desk.workspace.choices().setSymmetry(Symmetry::LeftRight);
    desk.setTool("erase");
    const auto shown = [&](const char *cell) {
        return desk.canvas.grab().toImage().copy(desk.canvas.cellRect(desk.cell(cell)));
    };
    const QImage own = shown("a1");
    const QImage mirrored = shown("d1");
    const QImage other = shown("a3");
    desk.hover(desk.at("a1"));
    QVERIFY(shown("a1") != own);
    QVERIFY(shown("d1") != mirrored);
    QCOMPARE(shown("a3"), other);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&desk.canvas, &leave);
    QCOMPARE(shown("a1"), own);
}

/// Ctrl links each cell of the drag to the next, as one step.
void tst_tools::linksInAChain()
{
    Desk desk(designOf("square:4x2"));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.setTool("link");
    desk.workspace.choices().setDirection(desk.design().directions->find("n"));
    const auto drag = [&desk](Qt::KeyboardModifiers keys) {
        desk.sweep({"a1", "b1", "c1", "d1"}, Qt::LeftButton, keys);
    };
    const auto leads = [&](const char *from) {
        const Board &board = desk.workspace.board();
        const auto link =
            board.link(desk.cell(from), board.compass().step(*desk.design().directions->find("n")));
        return link ? QString::fromStdString(board.name(link->to)) : QString();
    };
    drag(Qt::ControlModifier);
    QCOMPARE(leads("a1") + leads("b1") + leads("c1"), QString("b1c1d1"));
    QCOMPARE(desk.undoCount(), 1);
    desk.session().undo();
    drag({});
    QCOMPARE(leads("a1") + leads("b1") + leads("c1"), QString("d1b2c2"));
}

/// There the plain drag makes the chain, and Ctrl the long link.
void tst_tools::cellsDrawnByHandAreLinkedInAChain()
{
    Desk desk(designOf("free"));
    const QPoint middle = desk.canvas.rect().center();
    const auto click = [&desk](QPoint at) {
        QTest::mouseClick(&desk.canvas, Qt::LeftButton, {}, at);
    };
    click(middle);
    const QPoint next(desk.canvas.cellRect(CellId(0)).width(), 0);
    click(middle + next);
    click(middle + 2 * next);
    QCOMPARE(desk.workspace.board().size(), std::size_t(3));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.setTool("link-one-way");
    desk.workspace.choices().setDirection(desk.design().directions->find("n"));
    QVERIFY(desk.workspace.choices().direction());
    const auto drag = [&](Qt::KeyboardModifiers keys) {
        const Board &board = desk.workspace.board();
        const std::array names{board.name(CellId(0)), board.name(CellId(1)), board.name(CellId(2))};
        desk.sweep({names[0].c_str(), names[1].c_str(), names[2].c_str()}, Qt::LeftButton, keys);
    };
    const auto leads = [&](std::size_t from) -> int {
        const Board &board = desk.workspace.board();
        const auto link =
            board.link(CellId(from), board.compass().step(*desk.design().directions->find("n")));
        return link ? int(link->to.index()) : -1;
    };
    drag({});
    QCOMPARE(leads(0), 1);
    QCOMPARE(leads(1), 2);
    QCOMPARE(leads(2), -1);
    desk.session().undo();
    drag(Qt::ControlModifier);
    QCOMPARE(leads(0), 2);
    QCOMPARE(leads(1), -1);
}

void tst_tools::dragAnEdge_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QPoint>("edge"); // from the cell's middle, in half cells
    QTest::addColumn<QPoint>("by");   // in cells
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("pieceAt");
    QTest::newRow("grow right") << "d2" << QPoint(1, 0) << QPoint(2, 0) << "6x4"
                                << "b2";
    QTest::newRow("grow left") << "a2" << QPoint(-1, 0) << QPoint(-1, 0) << "5x4"
                               << "c2";
    QTest::newRow("crop top") << "b4" << QPoint(0, -1) << QPoint(0, 2) << "4x2"
                              << "b2";
    QTest::newRow("crop over the piece") << "a2" << QPoint(-1, 0) << QPoint(2, 0) << "2x4"
                                         << "";
    QTest::newRow("grow bottom") << "b1" << QPoint(0, 1) << QPoint(0, 1) << "4x5"
                                 << "b3";
}

void tst_tools::dragAnEdge()
{
    QFETCH(QString, from);
    QFETCH(QPoint, edge);
    QFETCH(QPoint, by);
    QFETCH(QString, size);
    QFETCH(QString, pieceAt);
    Design design = rooks("square:4x4");
    const SiteId b2(5);
    design = must(withPiecesPlaced(design, std::span(&b2, 1), PieceId(0), PlayerId(0)));
    Desk desk(design);
    desk.canvas.zoomBy(0.5);
    desk.setTool("resize");
    const int side = desk.canvas.cellRect(desk.cell("a1")).width();
    const QPoint start = desk.canvas.cellPixel(desk.cell(qPrintable(from))) + edge * side / 2;
    QTest::mousePress(&desk.canvas, Qt::LeftButton, {}, start);
    desk.drag(start + by * side);
    QCOMPARE(desk.undoCount(), 0);
    QTest::mouseRelease(&desk.canvas, Qt::LeftButton, {}, start + by * side);
    QCOMPARE(
        QStringLiteral("%1x%2").arg(desk.design().board->files).arg(desk.design().board->ranks),
        size);
    QCOMPARE(desk.pieces(), pieceAt.isEmpty() ? QString() : pieceAt + ":R0");
    QCOMPARE(desk.undoCount(), 1);
    desk.session().undo();
    QVERIFY(desk.design() == design);
}

void tst_tools::drawLinks()
{
    Desk desk(rooks("square:4x4"));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.workspace.choices().setDirection(*desk.design().directions->find("e"));
    desk.sweep({"d2", "a2"});
    QCOMPARE(leads(desk, "d2", "e"), QString("a2"));
    QCOMPARE(leads(desk, "a2", "w"), QString("d2"));
    QCOMPARE(desk.undoCount(), 1);
    desk.session().undo();
    QVERIFY(desk.design() == rooks("square:4x4"));
}

void tst_tools::oneWayLinksAndShift()
{
    Desk desk(rooks("square:4x4"));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.workspace.choices().setDirection(*desk.design().directions->find("e"));
    desk.sweep({"d2", "a2"}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(leads(desk, "d2", "e"), QString("a2"));
    QCOMPARE(leads(desk, "a2", "w"), QString());
    desk.setTool("link-one-way");
    desk.sweep({"d3", "a3"});
    QCOMPARE(leads(desk, "a3", "w"), QString());
    desk.sweep({"d4", "a4"}, Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(leads(desk, "a4", "w"), QString("d4"));
}

void tst_tools::rightSweepCuts()
{
    Desk desk(rooks("square:4x4"));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.workspace.choices().setDirection(*desk.design().directions->find("n"));
    desk.sweep({"a1", "d1"}, Qt::RightButton);
    for (const char *cell : {"a1", "b1", "c1", "d1"})
        QCOMPARE(leads(desk, cell, "n"), QString());
    QCOMPARE(leads(desk, "a2", "n"), QString("a3"));
    QCOMPARE(desk.undoCount(), 1);
}

void tst_tools::cutToolRestores()
{
    Desk desk(rooks("square:4x4"));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.workspace.choices().setDirection(*desk.design().directions->find("n"));
    desk.setTool("cut-link");
    desk.click("b2");
    QCOMPARE(leads(desk, "b2", "n"), QString());
    desk.click("b2", Qt::RightButton);
    QVERIFY(desk.design() == rooks("square:4x4"));
}

void tst_tools::followWalksAcrossASeam()
{
    Desk desk(rooks("square:4x4:cylinder"));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.workspace.choices().setDirection(*desk.design().directions->find("e"));
    desk.setTool("follow");
    desk.click("c2");
    const auto trail = desk.canvas.picture().trail;
    QVERIFY(trail.has_value());
    QCOMPARE(joined(names(desk.workspace.board(), trail->cells)), QString("d2 a2 b2 c2"));
    QVERIFY(desk.canvas.toolHint().contains(QStringLiteral("loop closed after 4 steps")));
    desk.workspace.choices().setDirection(*desk.design().directions->find("n"));
    QVERIFY(desk.canvas.toolHint().contains(QStringLiteral("edge after c4")));
    QVERIFY(desk.canvas.toolHint().contains(
        QStringLiteral("long blue arrow: the traveller's forward, short orange arrow: its right")));
    QCOMPARE(desk.undoCount(), 0);
}

void tst_tools::theHintIsNewAfterAClick()
{
    Desk desk(rooks("square:4x4"));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.workspace.choices().setDirection(*desk.design().directions->find("e"));
    desk.setTool("follow");
    QString shown; // as a status bar shows it
    QObject::connect(&desk.canvas, &BoardCanvas::hintChanged, &desk.canvas, [&] {
        shown = desk.canvas.toolHint();
    });
    desk.hover("a1");
    desk.click("a1");
    QVERIFY2(shown.contains(QStringLiteral("edge after d1")), qPrintable(shown));
    desk.press("a1");
    desk.drag(desk.at("a3"));
    QVERIFY2(shown.contains(QStringLiteral("edge after d3")), qPrintable(shown));
}

void tst_tools::aTrailOverASeamHasTwoArrows()
{
    for (const bool hasGhosts : {true, false}) {
        Desk desk(rooks("square:4x4:moebius"));
        desk.workspace.view().setShowsGhosts(hasGhosts);
        const Trail trail{desk.cell("d1"), {desk.cell("a4"), desk.cell("b4")}, true, std::nullopt};
        const auto arrows = trailArrows(desk.canvas.scene(), trail);
        QCOMPARE(arrows.size(), std::size_t(3));
        // Out beside d1, in from beside a4; never across the board.
        const QPointF d1 = desk.canvas.scene().cell(desk.cell("d1")).centre;
        const QPointF a4 = desk.canvas.scene().cell(desk.cell("a4")).centre;
        QCOMPARE(arrows[0].from, d1);
        QCOMPARE(arrows[0].to, d1 + QPointF(hasGhosts ? 1 : 0.7, 0));
        QCOMPARE(arrows[1].from, a4 - QPointF(hasGhosts ? 1 : 0.7, 0));
        QCOMPARE(arrows[1].to, a4);
        QCOMPARE(arrows[0].isStub, !hasGhosts);
        QCOMPARE(arrows[2].from, a4);
    }
}

void tst_tools::escapeInTheMiddleOfEveryDrag()
{
    for (const ToolRow &row : toolbox()) {
        Design design = rooks("square:5x5");
        const SiteId site(7);
        design = must(withPiecesPlaced(design, std::span(&site, 1), PieceId(0), PlayerId(0)));
        Desk desk(design);
        desk.workspace.choices().setMode(row.modes.front());
        desk.workspace.choices().setTool(row.id);
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton}) {
            const QPoint end = desk.at("d4");
            desk.press("b3", button);
            desk.drag(end, button);
            desk.key(Qt::Key_Escape);
            QVERIFY2(desk.design() == design, qPrintable(row.id));
            QTest::mouseRelease(&desk.canvas, button, {}, end);
            QVERIFY2(desk.design() == design, qPrintable(row.id));
            QCOMPARE(desk.undoCount(), 0);
            desk.workspace.choices().setTool(row.id);
        }
    }
}

ROOKERY_WIDGET_TEST(tst_tools)
#include "tst_tools.moc"
