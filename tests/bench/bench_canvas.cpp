#include "model/edit/setup/setup_edits.h"
#include "tests/widgets/application.h"
#include "tests/widgets/canvas_support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The largest board of the interface's targets, with 800 pieces and one queen in the middle.
Design crowdedBoard(const char *spec)
{
    Design design = designOf(spec, {{"Queen", "n ne e se s sw w nw"}, {"Stone", "leap n"}});
    const Board board(design.board, design.directions);
    std::vector<SiteId> stones;
    for (const CellId cell : board.cells()) {
        const auto at = board.coordinates(cell);
        const bool isNear = std::abs(at->x() - 18) < 9 && std::abs(at->y() - 18) < 9;
        if (!isNear && stones.size() < 800)
            stones.push_back(board.site(cell));
    }
    design = must(withPiecesPlaced(design, stones, PieceId(1), PlayerId(1)));
    const SiteId middle = board.site(cellOf(board, "s19"));
    return must(withPiecesPlaced(design, std::span(&middle, 1), PieceId(0), PlayerId(0)));
}

} // namespace

/// What a hand feels. Run by hand with the release build:
///   QT_QPA_PLATFORM=offscreen build/release/tests/bench/bench_canvas
/// ctest runs every function once, so that it stays runnable.
class bench_canvas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void highlightRepaint_data();
    void highlightRepaint();
    void blockerMovedAndRepainted_data();
    void blockerMovedAndRepainted();
    void pointerOverOtherPieces();
    void largestBoardOpens_data();
    void largestBoardOpens();
    void largestBoardPansAndZooms_data();
    void largestBoardPansAndZooms();
    void largestBoardIsPainted_data();
    void largestBoardIsPainted();

private:
    static void largestBoards();
    static void boards();
};

void bench_canvas::boards()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::newRow("36x36") << QByteArray("square:36x36");
    QTest::newRow("36x36 torus") << QByteArray("square:36x36:torus");
}

void bench_canvas::highlightRepaint_data()
{
    boards();
}

void bench_canvas::highlightRepaint()
{
    QFETCH(QByteArray, spec);
    Desk desk(crowdedBoard(spec), {1000, 1000});
    desk.setTool("select");
    desk.hover("s19");
    QVERIFY(desk.canvas.shownReach() && desk.canvas.shownReach()->cells(Mark::Move).size() > 60);
    QBENCHMARK
    {
        desk.canvas.repaint();
    }
}

void bench_canvas::blockerMovedAndRepainted_data()
{
    boards();
}

void bench_canvas::blockerMovedAndRepainted()
{
    QFETCH(QByteArray, spec);
    Desk desk(crowdedBoard(spec), {1000, 1000});
    desk.setTool("select");
    desk.hover("s19");
    const SiteId near = desk.workspace.board().site(desk.cell("s21"));
    const SiteId far = desk.workspace.board().site(desk.cell("s25"));
    const Design first =
        must(withPiecesPlaced(desk.design(), std::span(&near, 1), PieceId(1), PlayerId(1)));
    const Design second =
        must(withPiecesPlaced(desk.design(), std::span(&far, 1), PieceId(1), PlayerId(1)));
    bool isFirst = false;
    QBENCHMARK
    {
        isFirst = !isFirst;
        desk.session().preview(isFirst ? first : second);
        desk.canvas.repaint();
    }
    desk.session().cancel();
}

void bench_canvas::pointerOverOtherPieces()
{
    Desk desk(crowdedBoard("square:36x36"), {1000, 1000});
    desk.setTool("select");
    bool isFirst = false;
    QBENCHMARK
    {
        isFirst = !isFirst;
        desk.hover(isFirst ? "s19" : "a1");
        desk.canvas.repaint();
    }
}

void bench_canvas::largestBoards()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::newRow("255x255") << QByteArray("square:255x255");
    QTest::newRow("hexagon of 48,769") << QByteArray("hex:128");
    QTest::newRow("40x40x40") << QByteArray("cube:40x40x40");
}

void bench_canvas::largestBoardOpens_data()
{
    largestBoards();
}

/// From a design to its first picture; 2000 milliseconds are allowed.
void bench_canvas::largestBoardOpens()
{
    QFETCH(QByteArray, spec);
    const auto recipe = readBoardSpec(spec.toStdString());
    if (!recipe)
        QSKIP("no such board");
    const Design design = newDesign(*recipe, "Large");
    QBENCHMARK
    {
        Workspace workspace(design);
        BoardCanvas canvas(workspace);
        canvas.resize(1000, 800);
        canvas.fit();
        QVERIFY(!canvas.grab().isNull());
    }
}

void bench_canvas::largestBoardPansAndZooms_data()
{
    largestBoards();
}

/// One frame of a wheel that turns; 33 milliseconds are allowed.
void bench_canvas::largestBoardPansAndZooms()
{
    QFETCH(QByteArray, spec);
    const auto recipe = readBoardSpec(spec.toStdString());
    if (!recipe)
        QSKIP("no such board");
    Desk desk(newDesign(*recipe, "Large"), {1000, 800});
    desk.canvas.repaint();
    bool isIn = false;
    QBENCHMARK
    {
        isIn = !isIn;
        desk.canvas.zoomBy(isIn ? 1.15 : 1 / 1.15);
        desk.canvas.repaint();
    }
}

void bench_canvas::largestBoardIsPainted_data()
{
    largestBoards();
}

/// One frame of a stroke that punches holes; 16 milliseconds are allowed.
void bench_canvas::largestBoardIsPainted()
{
    QFETCH(QByteArray, spec);
    const auto recipe = readBoardSpec(spec.toStdString());
    if (!recipe)
        QSKIP("no such board");
    Desk desk(newDesign(*recipe, "Large"), {1000, 800});
    desk.setTool("erase");
    desk.canvas.repaint();
    std::size_t next = 0;
    const auto middle = [&](std::size_t cell) {
        return desk.canvas.cellPixel(CellId(cell));
    };
    QTest::mousePress(&desk.canvas, Qt::LeftButton, {}, middle(0));
    QBENCHMARK
    {
        next = (next + 7) % (desk.workspace.board().size() - 1);
        desk.drag(middle(next));
        desk.canvas.repaint();
    }
    desk.key(Qt::Key_Escape);
}

ROOKERY_WIDGET_TEST(bench_canvas)
#include "bench_canvas.moc"
