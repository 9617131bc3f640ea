#include "model/edit/renumbering/sites.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "tests/widgets/application.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/editing.h"

#include <QElapsedTimer>
#include <QTest>
#include <QUndoStack>

#include <algorithm>
#include <functional>

using namespace rookery;
using namespace rookery::test;

namespace {

/// How often each frame is timed; ctest asks for it once, so that it stays runnable.
int frameCount()
{
    const int asked = qEnvironmentVariableIntValue("ROOKERY_BENCH_FRAMES");
    return std::max(1, asked);
}

/// Times frames one by one; `prepare` comes before each and is not counted.
void timeFrames(
    const std::function<void()> &frame, const std::function<void()> &prepare = [] {})
{
    std::vector<double> times;
    for (int i = 0; i < frameCount(); ++i) {
        prepare();
        QElapsedTimer timer;
        timer.start();
        frame();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    qInfo("median %.2f ms, 99th percentile %.2f ms of %d frames",
          times[times.size() / 2],
          times[(times.size() - 1) * 99 / 100],
          frameCount());
}

/// 800 pieces on 36x36, two of three cells of the lower ranks empty.
Design crowd()
{
    Design design = designOf("square:36x36", {{"Queen", "n ne e se s sw w nw"}});
    const Board board(design.board, design.directions);
    std::vector<SiteId> sites;
    for (const CellId cell : board.cells()) {
        if (cell.index() % 13 < 8 && sites.size() < 800)
            sites.push_back(board.site(cell));
    }
    return must(withPiecesPlaced(design, sites, PieceId(0), PlayerId(0)));
}

/// The queen's one leg goes so far at most.
Design withReach(Design design, int most)
{
    Leg leg;
    leg.most = most;
    leg.onEmpty.stop = true;
    leg.onEnemy = {{true, Effect::Capture}, {}, {}};
    for (const DirectionId direction : IdRange<DirectionId>(8))
        leg.steps.emplace_back(direction);
    design.pieces.edit([&](Pieces &pieces) {
        pieces.types.front().moves = {
            Movement{LegGraph{{std::move(leg)}, {LegId(0)}}, When::Always, {}}};
    });
    return design;
}

} // namespace

/// What a hand feels, frame by frame: median and 99th percentile. By hand with the release build:
///   ROOKERY_BENCH_FRAMES=300 QT_QPA_PLATFORM=offscreen build/release/tests/bench/bench_frames
class bench_frames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hoverToHighlight();
    void dragOfAPiece();
    void zoomAndPan();
    void paintStroke();
    void openingTheLargest();
    void undoOfALargePaste();
    void editOfALeg();
};

/// From the pointer's arrival on another piece to his painted highlight.
void bench_frames::hoverToHighlight()
{
    Desk desk(crowd(), {1000, 1000});
    desk.setTool("select");
    const std::size_t cells = desk.workspace.board().size();
    std::size_t next = 0;
    timeFrames([&] {
        next = (next + 211) % cells;
        desk.hover(desk.canvas.cellPixel(CellId(next)));
        desk.canvas.repaint();
    });
}

/// One step of a piece that is carried over the others.
void bench_frames::dragOfAPiece()
{
    Desk desk(crowd(), {1000, 1000});
    desk.setTool("select");
    const std::size_t cells = desk.workspace.board().size();
    std::size_t next = 0;
    QTest::mousePress(&desk.canvas, Qt::LeftButton, {}, desk.canvas.cellPixel(CellId(0)));
    timeFrames([&] {
        next = (next + 37) % cells;
        desk.drag(desk.canvas.cellPixel(CellId(next)));
        desk.canvas.repaint();
    });
    desk.key(Qt::Key_Escape);
}

void bench_frames::zoomAndPan()
{
    Desk desk(crowd(), {1000, 1000});
    bool isIn = false;
    timeFrames([&] {
        isIn = !isIn;
        desk.canvas.zoomBy(isIn ? 1.15 : 1 / 1.15);
        desk.canvas.repaint();
    });
}

/// One more cell of a stroke that punches holes into 255 by 255.
void bench_frames::paintStroke()
{
    Desk desk(designOf("square:255x255",
                       {{"Queen", "n ne e se s sw w nw"}, {"Camel", "leap (1,3) (3,1)"}}),
              {1000, 1000});
    desk.setTool("erase");
    desk.canvas.repaint();
    const std::size_t cells = desk.workspace.board().size();
    std::vector<QPoint> middles;
    for (std::size_t cell = 0; cell < cells; cell += 7)
        middles.push_back(desk.canvas.cellPixel(CellId(cell)));
    std::size_t next = 0;
    QTest::mousePress(&desk.canvas, Qt::LeftButton, {}, middles.front());
    timeFrames([&] {
        next = (next + 1) % middles.size();
        desk.drag(middles[next]);
        desk.canvas.repaint();
    });
    desk.key(Qt::Key_Escape);
}

/// From the text of the bundled design with the most cells to its first picture.
void bench_frames::openingTheLargest()
{
    std::string_view largest;
    std::size_t most = 0;
    for (const BundledDesign &design : bundledDesigns()) {
        const auto read = readDesign(design.text);
        const std::size_t cells = cellCount(*read->design.board);
        if (cells > most) {
            most = cells;
            largest = design.text;
        }
    }
    timeFrames([&] {
        Workspace workspace(readDesign(largest)->design);
        BoardCanvas canvas(workspace);
        canvas.resize(1000, 1000);
        canvas.fit();
        QVERIFY(!canvas.grab().isNull());
    });
}

/// 20,000 pieces put down at once are taken back, and the board is painted.
void bench_frames::undoOfALargePaste()
{
    Desk desk(designOf("square:255x255", {{"Queen", "n ne e se s sw w nw"}}), {1000, 1000});
    const Board &board = desk.workspace.board();
    std::vector<SiteId> sites;
    for (std::size_t i = 0; i < 20'000; ++i)
        sites.push_back(board.site(CellId(i)));
    const Design pasted = must(withPiecesPlaced(desk.design(), sites, PieceId(0), PlayerId(0)));
    desk.session().preview(pasted);
    desk.session().commit(QStringLiteral("Paste"));
    desk.canvas.repaint();
    timeFrames(
        [&] {
            desk.session().undoStack().undo();
            desk.canvas.repaint();
        },
        [&] {
            if (!desk.session().undoStack().canUndo()) {
                desk.session().undoStack().redo();
                desk.canvas.repaint();
            }
        });
}

/// A leg reaches one step further or less far, and the highlight on a crowded board follows.
void bench_frames::editOfALeg()
{
    Desk desk(crowd(), {1000, 1000});
    desk.setTool("select");
    desk.hover("s19");
    const Design further = withReach(desk.design(), unlimited);
    const Design nearer = withReach(desk.design(), 3);
    bool isNear = false;
    timeFrames([&] {
        isNear = !isNear;
        desk.session().preview(isNear ? nearer : further);
        desk.canvas.repaint();
    });
    desk.session().cancel();
}

ROOKERY_WIDGET_TEST(bench_frames)
#include "bench_frames.moc"
