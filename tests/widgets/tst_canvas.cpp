#include "model/edit/board/board_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "tests/widgets/application.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/colour_vision.h"
#include "tests/widgets/tile_support.h"
#include "widgets/base/given_keys.h"

#include <QAccessible>
#include <QScopeGuard>
#include <QTest>
#include <QWheelEvent>

using namespace rookery;
using namespace rookery::test;

namespace {

Design withPiece(const Design &design, const char *cell, const char *piece, int player)
{
    const Board board(design.board, design.directions);
    const SiteId site = board.site(cellOf(board, cell));
    return must(withPiecesPlaced(
        design, std::span(&site, 1), *design.pieces->find(piece), PlayerId(player)));
}

Design somePieces()
{
    Design design =
        designOf("square:8x8",
                 {{"Rook", "ride n e s w"}, {"Knight", "leap nne nee see sse ssw sww nww nnw"}});
    design = withPiece(design, "a1", "Rook", 0);
    design = withPiece(design, "a4", "Knight", 0);
    return withPiece(design, "d1", "Knight", 1);
}

} // namespace

class tst_canvas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hoverLightsUpEveryReachableCell();
    void clickPins();
    void marksFollowABlockerWhileItIsDragged();
    void ghostsLeadToTheirCells();
    void unrolledBoards_data();
    void unrolledBoards();
    void reachIsDrawnOnTheRepeats();
    void pointedCellsKeepTheirNames();
    void linksOfDrawnCellsAreSeen_data();
    void linksOfDrawnCellsAreSeen();
    void probeShowsThePathOrTheReason();
    void probeIsPlayedAndGoesOnToTheNextWay();
    void theAnswerToATapStays();
    void otherKeysAreHeldToo();
    void aButtonThatRestsShowsTheWay();
    void strokesPaintWhatANewCanvasPaints_data();
    void strokesPaintWhatANewCanvasPaints();
    void arrowKeysFollowTheBoard();
    void arrowKeysOnAFlippedBoard();
    void tilesTurnWithTheBoard();
    void wheelZoomsAtThePointer();
    void spaceAndMiddleButtonPan();
    void fitShowsEverything();
    void escapeGoesStepByStep();
    void rubberBandSelects();
    void emptyBoardIsLegal();
    void accessibleCells();
    void paintingDoesNotTouchTheDesign();
};

void tst_canvas::hoverLightsUpEveryReachableCell()
{
    Desk desk(somePieces());
    desk.setTool("select");
    desk.hover("a1");
    QCOMPARE(desk.marked(Mark::Move), QString("a2 a3 b1 c1"));
    QCOMPARE(desk.marked(Mark::Capture), QString("d1"));
    QCOMPARE(desk.marked(Mark::Blocked), QString("a4"));
    desk.hover("h8");
    QVERIFY(!desk.canvas.shownReach());
    desk.hover("d1");
    QCOMPARE(desk.marked(Mark::Move), QString("b2 c3 e3 f2"));
}

void tst_canvas::clickPins()
{
    Desk desk(somePieces());
    desk.setTool("select");
    desk.click("a1");
    desk.hover("d1");
    QCOMPARE(desk.canvas.reachFrom(), std::optional(desk.cell("a1")));
    desk.click("a1");
    desk.hover("h8");
    QVERIFY(!desk.canvas.shownReach());
    QCOMPARE(desk.undoCount(), 0);
}

void tst_canvas::marksFollowABlockerWhileItIsDragged()
{
    Desk desk(somePieces());
    desk.workspace.choices().setMode(Mode::Setup);
    desk.setTool("select");
    desk.click("a1");
    desk.press("d1");
    desk.drag(desk.at("c1"));
    QCOMPARE(desk.marked(Mark::Capture), QString("c1"));
    desk.drag(desk.at("a3"));
    QCOMPARE(desk.marked(Mark::Capture), QString("a3"));
    QCOMPARE(desk.marked(Mark::Move), QString("a2 b1 c1 d1 e1 f1 g1 h1"));
    QCOMPARE(desk.undoCount(), 0);
    desk.key(Qt::Key_Escape);
    QCOMPARE(desk.marked(Mark::Capture), QString("d1"));
    QVERIFY(desk.design() == somePieces());
}

void tst_canvas::ghostsLeadToTheirCells()
{
    Desk desk(designOf("square:6x4:moebius", {{"Rook", "ride e"}}));
    // One cell to the right of f1 lies a4, seen again.
    const QPoint beyond = desk.at("f1") + QPoint(desk.canvas.cellRect(desk.cell("f1")).width(), 0);
    QCOMPARE(desk.canvas.cellAt(beyond), std::optional(desk.cell("a4")));
    desk.hover(beyond);
    QVERIFY(desk.workspace.view().pointedCell().has_value());
    QCOMPARE(desk.workspace.board().name(*desk.workspace.view().pointedCell()), std::string("a4"));
    desk.workspace.view().setShowsGhosts(false);
    const QPoint nowBeyond =
        desk.at("f1") + QPoint(desk.canvas.cellRect(desk.cell("f1")).width(), 0);
    QVERIFY(!desk.canvas.cellAt(nowBeyond));
}

/// The whole board once more on each side that is joined, turned as the seam turns it.
void tst_canvas::unrolledBoards_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QPoint>("away"); // from a1, in cells to the right and up
    QTest::addColumn<QString>("cell");
    QTest::newRow("cylinder") << "square:6x4:cylinder" << QPoint(6, 0) << "a1";
    QTest::newRow("cylinder, the other way") << "square:6x4:cylinder" << QPoint(-5, 2) << "b3";
    QTest::newRow("moebius") << "square:6x4:moebius" << QPoint(6, 0) << "a4";
    QTest::newRow("torus") << "square:5x5:torus" << QPoint(5, 5) << "a1";
    QTest::newRow("flat") << "square:5x5" << QPoint(5, 0) << "";
}

void tst_canvas::unrolledBoards()
{
    QFETCH(QString, board);
    QFETCH(QPoint, away);
    QFETCH(QString, cell);
    Desk desk(designOf(board.toStdString(), {{"Rook", "ride e"}}));
    desk.workspace.view().setUnrolled(true);
    const QRect first = desk.canvas.cellRect(desk.cell("a1"));
    const QPoint there =
        first.center() + QPoint(away.x() * first.width(), -away.y() * first.height());
    const auto found = desk.canvas.cellAt(there);
    QCOMPARE(found ? QString::fromStdString(desk.workspace.board().name(*found)) : QString(), cell);
    QVERIFY(cell.isEmpty() || desk.canvas.rect().contains(there));
}

/// What a piece reaches beyond the edge is marked on the repeats, too.
void tst_canvas::reachIsDrawnOnTheRepeats()
{
    Desk desk(withPiece(designOf("square:6x4:cylinder", {{"Rook", "ride e"}}), "f2", "Rook", 0));
    desk.workspace.view().setUnrolled(true);
    const QRect side = desk.canvas.cellRect(desk.cell("f2"));
    // The board once more begins right of its last file: there lie a2 and b2, and below them a1.
    const auto repeat = [&](int right, int down) {
        const QPoint middle = side.center() + QPoint(right * side.width(), down * side.height());
        QRect cell = side;
        cell.moveCenter(middle);
        return cell;
    };
    const auto seen = [&](const QRect &cell) {
        return desk.canvas.grab(cell).toImage();
    };
    desk.hover(desk.at("c4"));
    const QImage reached = seen(repeat(1, 0));
    const QImage further = seen(repeat(2, 0));
    const QImage beside = seen(repeat(1, 1));
    desk.hover(desk.at("f2"));
    QCOMPARE(desk.marked(Mark::Move), QString("a2 b2 c2 d2 e2"));
    QVERIFY(seen(repeat(1, 0)) != reached);
    QVERIFY(seen(repeat(2, 0)) != further);
    QCOMPARE(seen(repeat(1, 1)), beside);
}

/// An edit elsewhere does not change the name of the cell under the pointer.
void tst_canvas::pointedCellsKeepTheirNames()
{
    Desk desk(designOf("square:8x8"));
    desk.hover(desk.at("f5"));
    const auto pointed = [&] {
        const auto cell = desk.workspace.view().pointedCell();
        return cell ? QString::fromStdString(desk.workspace.board().name(*cell)) : QString();
    };
    QCOMPARE(pointed(), QString("f5"));
    const auto punch = [&](const char *name) {
        const SiteId site = desk.workspace.board().site(desk.cell(name));
        desk.session().apply("hole", withCellsRemoved(desk.design(), std::array{site}));
    };
    punch("b2");
    QCOMPARE(pointed(), QString("f5"));
    punch("f5");
    QCOMPARE(pointed(), QString());
}

void tst_canvas::linksOfDrawnCellsAreSeen_data()
{
    QTest::addColumn<Mode>("mode");
    QTest::addColumn<bool>("isClear");
    QTest::newRow("all that says how cells hang together") << Mode::Setup << true;
    QTest::newRow("behind the arrows of a direction") << Mode::Directions << false;
}

/// An outline has three times the light of its ground, or a third.
void tst_canvas::linksOfDrawnCellsAreSeen()
{
    QFETCH(Mode, mode);
    QFETCH(bool, isClear);
    BoardRecipe recipe = must(readBoardSpec("free"));
    recipe.edits.added = {{"a", {0, 0}}, {"b", {2000, 0}}};
    recipe.edits.links = {{SiteId(0), DirectionId(0), SiteId(1), {}}};
    Desk desk(newDesign(recipe, "Graph"));
    desk.workspace.choices().setMode(mode);
    desk.workspace.choices().setDirection(DirectionId(1));
    const QPoint between = (desk.at("a") + desk.at("b")) / 2;
    const QImage seen = desk.canvas.grab().toImage();
    const QColor ground = seen.pixelColor(between + QPoint(0, 12));
    const double light = contrast(seen.pixelColor(between), ground, visions[0]);
    QVERIFY2((light >= 3) == isClear && light > 1.3, qPrintable(QString::number(light)));
}

void tst_canvas::probeShowsThePathOrTheReason()
{
    Desk desk(somePieces());
    desk.setTool("select");
    desk.click("a1");
    desk.hover("c1");
    QVERIFY(desk.canvas.probeText().isEmpty());
    QTest::keyPress(&desk.canvas, Qt::Key_P);
    QCOMPARE(desk.canvas.probeText(), QString("Rook a1 to c1: e e"));
    desk.hover("d1");
    QCOMPARE(desk.canvas.probeText(), QString("Rook a1 to d1: e e e, capturing"));
    desk.hover("a7");
    QCOMPARE(desk.canvas.probeText(),
             QString("Rook a1 to a7: n n n n n n – blocked at a4 by the White Knight"));
    desk.hover("b3");
    QCOMPARE(desk.canvas.probeText(), QString("Rook a1 to b3: no movement leads there"));
    QTest::keyRelease(&desk.canvas, Qt::Key_P);
    QVERIFY(desk.canvas.probeText().isEmpty());
}

void tst_canvas::probeIsPlayedAndGoesOnToTheNextWay()
{
    // Two ways to the same cell of a cylinder: to the right and to the left.
    Desk desk(withPiece(designOf("square:5x2:cylinder", {{"Rook", "ride e w"}}), "a1", "Rook", 0));
    desk.setTool("select");
    desk.click("a1");
    desk.hover("c1");
    QTest::keyPress(&desk.canvas, Qt::Key_P);
    QCOMPARE(desk.canvas.probeText(),
             QString("Rook a1 to c1: e e (way 1 of 2, P again for the next)"));
    QTRY_COMPARE(desk.canvas.picture().trail->cells.size(), std::size_t(2));
    QTest::keyRelease(&desk.canvas, Qt::Key_P);
    QTest::keyPress(&desk.canvas, Qt::Key_P);
    QCOMPARE(desk.canvas.probeText(),
             QString("Rook a1 to c1: w w w (way 2 of 2, P again for the next)"));
    QTRY_COMPARE(desk.canvas.picture().trail->cells.size(), std::size_t(3));
    QTest::keyRelease(&desk.canvas, Qt::Key_P);
    desk.hover("d2");
    QVERIFY(!desk.canvas.picture().trail);
}

/// As in the painter: the answer to a tap stays until the next tap there, another key or the
/// pointer on another cell.
void tst_canvas::theAnswerToATapStays()
{
    Desk desk(somePieces());
    const auto send = [&desk](QEvent::Type type, quint64 time) {
        QKeyEvent event(type, Qt::Key_P, Qt::NoModifier, QStringLiteral("p"));
        event.setTimestamp(time);
        QCoreApplication::sendEvent(&desk.canvas, &event);
    };
    const auto press = [&](quint64 time, quint64 lasting) {
        send(QEvent::KeyPress, time);
        send(QEvent::KeyRelease, time + lasting);
        return desk.canvas.probeText();
    };
    const QString answer = QStringLiteral("Rook a1 to c1: e e");
    desk.setTool("select");
    desk.click("a1");
    desk.hover("c1");
    QCOMPARE(press(1000, 200), answer);
    QCOMPARE(press(2000, 200), QString());
    QCOMPARE(press(3000, 200), answer);
    QCOMPARE(press(4000, 400), QString());
    QCOMPARE(press(5000, 200), answer);
    desk.hover("d1");
    QCOMPARE(desk.canvas.probeText(), QString());
    desk.hover("c1");
    QCOMPARE(desk.canvas.probeText(), QString());
    QCOMPARE(press(6000, 200), answer);
    QTest::keyClick(&desk.canvas, Qt::Key_Control); // of a shortcut that copies the picture
    QCOMPARE(desk.canvas.probeText(), answer);
    QTest::keyClick(&desk.canvas, Qt::Key_Escape);
    QCOMPARE(desk.canvas.probeText(), QString());
}

/// What a key does while it is held goes by the key that was pressed.
void tst_canvas::otherKeysAreHeldToo()
{
    Desk desk(withPiece(designOf("square:5x2:cylinder", {{"Rook", "ride e w"}}), "a1", "Rook", 0));
    desk.setTool("select");
    desk.click("a1");
    desk.hover("c1");
    GivenKeys::all().set({{QStringLiteral("part.board.path"), QKeySequence("Ctrl+U")},
                          {QStringLiteral("part.board.hold"), QKeySequence("U")}});
    const auto usual = qScopeGuard([] { GivenKeys::all().set({}); });
    QTest::keyPress(&desk.canvas, Qt::Key_P);
    QCOMPARE(desk.canvas.probeText(), QString());
    QTest::keyRelease(&desk.canvas, Qt::Key_P);
    QTest::keyPress(&desk.canvas, Qt::Key_U, Qt::ControlModifier);
    QCOMPARE(desk.canvas.probeText(),
             QString("Rook a1 to c1: e e (way 1 of 2, Ctrl+U again for the next)"));
    QTest::keyRelease(&desk.canvas, Qt::Key_P); // of another key
    desk.hover("d1");
    QVERIFY(!desk.canvas.probeText().isEmpty());
    QTest::keyRelease(&desk.canvas, Qt::Key_U);
    desk.hover("c1");
    QCOMPARE(desk.canvas.probeText(), QString());

    const QPoint at = desk.at("c1");
    QTest::keyPress(&desk.canvas, Qt::Key_U);
    QTest::mousePress(&desk.canvas, Qt::LeftButton, {}, at);
    desk.drag(at + QPoint(30, 0));
    QTest::mouseRelease(&desk.canvas, Qt::LeftButton, {}, at + QPoint(30, 0));
    QTest::keyRelease(&desk.canvas, Qt::Key_U);
    QVERIFY(desk.at("c1") != at);
}

void tst_canvas::aButtonThatRestsShowsTheWay()
{
    Desk desk(somePieces());
    desk.setTool("select");
    desk.click("a1");
    QTest::mousePress(&desk.canvas, Qt::LeftButton, {}, desk.at("d1"));
    QTRY_COMPARE(desk.canvas.probeText(), QString("Rook a1 to d1: e e e, capturing"));
    QTest::mouseRelease(&desk.canvas, Qt::LeftButton, {}, desk.at("d1"));
    QVERIFY(desk.canvas.probeText().isEmpty());
    // The click that it would have been is forgotten: the rook stays pinned.
    QCOMPARE(desk.workspace.view().pinnedCell(), std::optional(desk.cell("a1")));
}

void tst_canvas::strokesPaintWhatANewCanvasPaints_data()
{
    QTest::addColumn<QByteArray>("board");
    QTest::addColumn<QByteArray>("tool");
    for (const char *board :
         {"square:8x8", "square:8x8:cylinder", "hex:5", "triangle:8", "cube:4x4x2"}) {
        for (const char *tool : {"erase", "colour"})
            QTest::addRow("%s %s", board, tool) << QByteArray(board) << QByteArray(tool);
    }
}

/// Only what a stroke changes is painted anew.
void tst_canvas::strokesPaintWhatANewCanvasPaints()
{
    QFETCH(QByteArray, board);
    QFETCH(QByteArray, tool);
    const auto recipe = readBoardSpec(board.toStdString());
    if (!recipe)
        QSKIP(recipe.error().sentence().c_str());
    Desk desk(newDesign(*recipe, "Board"));
    desk.setTool("select");
    desk.canvas.grab();
    const auto pixel = [&](std::size_t cell) {
        return desk.canvas.cellPixel(CellId(cell));
    };
    desk.setTool(tool.constData());
    QTest::mousePress(&desk.canvas, Qt::LeftButton, {}, pixel(9));
    for (const std::size_t cell : {10U, 11U, 3U}) {
        desk.drag(pixel(cell));
        desk.canvas.grab();
    }
    QTest::mouseRelease(&desk.canvas, Qt::LeftButton, {}, pixel(3));
    desk.hover(QPoint(1, 1));
    const QImage after = desk.canvas.grab().toImage();
    Desk fresh(desk.design());
    fresh.setTool(tool.constData());
    fresh.hover(QPoint(1, 1));
    QVERIFY(desk.design() != newDesign(*recipe, "Board"));
    QCOMPARE(after, fresh.canvas.grab().toImage());
    desk.session().undo();
    const QImage before = desk.canvas.grab().toImage();
    Desk first(newDesign(*recipe, "Board"));
    first.setTool(tool.constData());
    first.hover(QPoint(1, 1));
    QCOMPARE(before, first.canvas.grab().toImage());
}

void tst_canvas::arrowKeysFollowTheBoard()
{
    Desk desk(designOf("square:4x4:cylinder"));
    desk.canvas.setCursorCell(desk.cell("a1"));
    desk.key(Qt::Key_Up);
    QCOMPARE(desk.canvas.cursorCell(), std::optional(desk.cell("a2")));
    desk.key(Qt::Key_Left);
    QCOMPARE(desk.canvas.cursorCell(), std::optional(desk.cell("d2")));
    desk.key(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(desk.canvas.cursorCell(), std::optional(desk.cell("d4")));
    desk.key(Qt::Key_Up);
    QCOMPARE(desk.canvas.cursorCell(), std::optional(desk.cell("d4")));
    desk.key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(desk.workspace.choices().selection().size(), std::size_t(2));
}

void tst_canvas::arrowKeysOnAFlippedBoard()
{
    Desk desk(designOf("square:4x4"));
    desk.workspace.view().setFlipped(true);
    QVERIFY(desk.at("a1").x() > desk.at("d1").x());
    QVERIFY(desk.at("a1").y() < desk.at("a4").y());
    desk.canvas.setCursorCell(desk.cell("b2"));
    desk.key(Qt::Key_Up);
    QCOMPARE(desk.canvas.cursorCell(), std::optional(desk.cell("b1")));
    desk.key(Qt::Key_Right);
    QCOMPARE(desk.canvas.cursorCell(), std::optional(desk.cell("a1")));
}

/// The cell is the middle of the board, and stays where it is.
void tst_canvas::tilesTurnWithTheBoard()
{
    Desk desk(withPiece(designOf("square:3x3", {{"Stepper", "leap n"}}), "b2", "Stepper", 0));
    desk.workspace.choices().setMode(Mode::Setup);
    const QColor body = CanvasTheme::of(desk.canvas.palette()).player(PlayerId(0)).body;
    for (const bool isFlipped : {false, true, false}) {
        desk.workspace.view().setFlipped(isFlipped);
        QCOMPARE(desk.canvas.view().flipped, isFlipped);
        const QRect cell = desk.canvas.cellRect(desk.cell("b2"));
        QCOMPARE(pointsUp(desk.canvas.grab(cell).toImage(), body), !isFlipped);
    }
}

void tst_canvas::wheelZoomsAtThePointer()
{
    Desk desk(designOf("square:8x8"));
    const QPoint anchor = desk.at("g7");
    const double before = desk.canvas.view().scale;
    QWheelEvent event(
        anchor, desk.canvas.mapToGlobal(anchor), {}, {0, 240}, {}, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&desk.canvas, &event);
    QVERIFY(desk.canvas.view().scale > before * 1.2);
    QCOMPARE(desk.canvas.cellAt(anchor), std::optional(desk.cell("g7")));
    // Whole device pixels per cell, so that squares meet.
    QCOMPARE(desk.canvas.view().scale * desk.canvas.devicePixelRatioF(),
             std::round(desk.canvas.view().scale * desk.canvas.devicePixelRatioF()));
}

void tst_canvas::spaceAndMiddleButtonPan()
{
    Desk desk(somePieces());
    desk.workspace.choices().setMode(Mode::Setup);
    const QPoint before = desk.at("a1");
    desk.press("e5", Qt::MiddleButton);
    desk.drag(desk.canvas.rect().center(), Qt::MiddleButton);
    const QPoint grip = desk.at("e5");
    desk.drag(grip + QPoint(40, 25), Qt::MiddleButton);
    QTest::mouseRelease(&desk.canvas, Qt::MiddleButton, {}, grip + QPoint(40, 25));
    QVERIFY(desk.at("a1") != before);
    QTest::keyPress(&desk.canvas, Qt::Key_Space);
    const QPoint middle = desk.at("a1");
    desk.press("e5");
    desk.drag(desk.at("e5") + QPoint(-30, -10));
    QTest::mouseRelease(&desk.canvas, Qt::LeftButton, {}, QPoint(300, 300));
    QTest::keyRelease(&desk.canvas, Qt::Key_Space);
    QVERIFY(desk.at("a1") != middle);
    QVERIFY(desk.design() == somePieces());
}

void tst_canvas::fitShowsEverything()
{
    for (const char *spec :
         {"square:1x1", "square:255x3", "square:3x100:torus", "ring:16x4", "square:36x36"}) {
        Desk desk(designOf(spec), {500, 400});
        const QRectF shown = desk.canvas.view().map(desk.canvas.scene().bounds());
        QVERIFY2(QRectF(desk.canvas.rect()).contains(shown), spec);
        desk.canvas.zoomBy(2);
        desk.key(Qt::Key_0);
        QVERIFY2(QRectF(desk.canvas.rect())
                     .contains(desk.canvas.view().map(desk.canvas.scene().bounds())),
                 spec);
    }
}

void tst_canvas::escapeGoesStepByStep()
{
    Desk desk(somePieces());
    desk.workspace.choices().setMode(Mode::Setup);
    desk.workspace.choices().setTool(QStringLiteral("place"));
    desk.workspace.choices().setSelection({SiteId(5)});
    desk.press("h8");
    QVERIFY(desk.session().isPreviewing());
    desk.key(Qt::Key_Escape);
    QVERIFY(desk.design() == somePieces());
    desk.release("h8");
    QCOMPARE(desk.undoCount(), 0);
    QCOMPARE(desk.workspace.choices().tool(), QString("place"));
    desk.key(Qt::Key_Escape);
    QCOMPARE(desk.workspace.choices().tool(), QString("select"));
    QCOMPARE(desk.workspace.choices().selection().size(), std::size_t(1));
    desk.key(Qt::Key_Escape);
    QVERIFY(desk.workspace.choices().selection().empty());
}

void tst_canvas::rubberBandSelects()
{
    Desk desk(designOf("square:8x8"));
    desk.setTool("select");
    desk.sweep({"b2", "d3"});
    QCOMPARE(joined(names(desk.workspace.board(), desk.workspace.choices().selectedCells())),
             QString("b2 b3 c2 c3 d2 d3"));
    desk.click("h8", Qt::LeftButton, Qt::ShiftModifier);
    QCOMPARE(desk.workspace.choices().selection().size(), std::size_t(7));
    desk.click("b2", Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(desk.workspace.choices().selection().size(), std::size_t(6));
    QCOMPARE(desk.undoCount(), 0);
}

void tst_canvas::emptyBoardIsLegal()
{
    Desk desk(designOf("free"));
    desk.key(Qt::Key_Up);
    QVERIFY(!desk.canvas.cursorCell());
    QTest::mouseClick(&desk.canvas, Qt::LeftButton, {}, {100, 100});
    desk.canvas.zoomBy(2);
    QVERIFY(!desk.canvas.grab().isNull());
}

void tst_canvas::accessibleCells()
{
    Desk desk(somePieces());
    desk.setTool("select");
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(&desk.canvas);
    QVERIFY(table);
    QCOMPARE(table->role(), QAccessible::Table);
    QCOMPARE(table->childCount(), 64);
    const auto name = [&](const char *cell) {
        return table->child(static_cast<int>(desk.cell(cell).index()))->text(QAccessible::Name);
    };
    QCOMPARE(name("a1"), QString("a1, White Rook"));
    QCOMPARE(name("e5"), QString("e5"));
    desk.hover("a1");
    QCOMPARE(name("b1"), QString("b1, may move here"));
    QCOMPARE(name("d1"), QString("d1, Black Knight, may be captured"));
    desk.canvas.setCursorCell(desk.cell("c3"));
    QCOMPARE(table->focusChild()->text(QAccessible::Name), QString("c3"));
    const QPoint at = desk.canvas.mapToGlobal(desk.at("d1"));
    QCOMPARE(table->childAt(at.x(), at.y())->text(QAccessible::Name).left(2), QString("d1"));
}

void tst_canvas::paintingDoesNotTouchTheDesign()
{
    for (const Mode mode : {Mode::Board, Mode::Directions, Mode::Pieces, Mode::Setup}) {
        Desk desk(somePieces());
        desk.workspace.choices().setMode(mode);
        desk.hover("a1");
        QVERIFY(!desk.canvas.grab().isNull());
        QVERIFY(desk.design() == somePieces());
    }
}

ROOKERY_WIDGET_TEST(tst_canvas)
#include "tst_canvas.moc"
