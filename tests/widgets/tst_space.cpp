#include "model/board/board_spec.h"
#include "model/board/square_lattice.h"
#include "model/edit/board/direction_edits.h"
#include "tests/designs.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/space/reach_ways.h"
#include "widgets/space/space_dialog.h"
#include "widgets/space/space_view.h"

#include <QClipboard>

using namespace rookery;
using namespace rookery::test;

/// The board in space: its form, what is seen of it from where, and how it is turned.
class tst_space : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinedEdgesMeet_data();
    void joinedEdgesMeet();
    void neighboursAreNear_data();
    void neighboursAreNear();
    void levelsLieAboveEachOther();
    void waysOfPieces_data();
    void waysOfPieces();
    void theFarSideIsHidden();
    void everyBoardIsShown_data();
    void everyBoardIsShown();
    void waysArePainted_data();
    void waysArePainted();
    void aClickAsksTheCanvas();
    void itIsTurnedByHand();
    void itFollowsTheDesign();
    void aNewDirectionIsKnown();
};

namespace {

BoardRecipe recipeOf(Topology topology)
{
    BoardRecipe recipe;
    recipe.files = 10;
    recipe.ranks = 6;
    recipe.topology = topology;
    return recipe;
}

void addTopologies()
{
    QTest::addColumn<Topology>("topology");
    for (const auto &row : enumRows<Topology>()) {
        if (row.value != Topology::Flat && row.value != Topology::Projective)
            QTest::newRow(std::string(row.name).c_str()) << row.value;
    }
}

bool isSame(const QVector3D &a, const QVector3D &b)
{
    return (a - b).length() < 1e-3F;
}

} // namespace

void tst_space::joinedEdgesMeet_data()
{
    addTopologies();
}

/// A place beyond a joined edge is the one that the edge is joined to.
void tst_space::joinedEdgesMeet()
{
    QFETCH(Topology, topology);
    const SpaceForm form(recipeOf(topology));
    QVERIFY(form.isCurved());
    const Seam files = fileSeam(topology);
    const Seam ranks = rankSeam(topology);
    for (const QPointF &at : {QPointF(0.5, 0.5), QPointF(2.25, 4), QPointF(0, 5.5)}) {
        const QVector3D beyondFiles = form.at({at + QPointF(10, 0), 0, 0});
        const QVector3D beyondRanks = form.at({at + QPointF(0, 6), 0, 0});
        if (files == Seam::Plain)
            QVERIFY(isSame(beyondFiles, form.at({at, 0, 0})));
        else if (files == Seam::Twisted)
            QVERIFY(isSame(beyondFiles, form.at({QPointF(at.x(), 6 - at.y()), 0, 0})));
        if (ranks == Seam::Plain)
            QVERIFY(isSame(beyondRanks, form.at({at, 0, 0})));
        else if (ranks == Seam::Twisted)
            QVERIFY(isSame(beyondRanks, form.at({QPointF(10 - at.x(), at.y()), 0, 0})));
        else if (ranks == Seam::Pole)
            QVERIFY(isSame(beyondRanks, form.at({QPointF(at.x() + 5, 6 - at.y()), 0, 0})));
    }
}

void tst_space::neighboursAreNear_data()
{
    addTopologies();
}

/// Cells beside each other stay so, and none falls on another.
void tst_space::neighboursAreNear()
{
    QFETCH(Topology, topology);
    const SpaceForm form(recipeOf(topology));
    for (int file = 0; file < 10; ++file) {
        for (int rank = 0; rank < 6; ++rank) {
            const QPointF middle(file + 0.5, rank + 0.5);
            const QVector3D here = form.at({middle, 0, 0});
            for (const QPointF &step : {QPointF(1, 0), QPointF(0, 1)}) {
                const float apart = (form.at({middle + step, 0, 0}) - here).length();
                QVERIFY2(apart > 0.1F && apart < 14, std::to_string(apart).c_str());
            }
        }
    }
}

void tst_space::levelsLieAboveEachOther()
{
    BoardRecipe recipe;
    recipe.lattice = Lattice::Cube;
    recipe.files = recipe.ranks = recipe.levels = 3;
    const SpaceForm form(recipe);
    QVERIFY(!form.isCurved());
    const QVector3D up = form.at({{1, 1}, 1, 0}) - form.at({{1, 1}, 0, 0});
    QVERIFY(isSame(up, QVector3D(0, up.y(), 0)) && up.y() > 1);
    QVERIFY(isSame(form.at({{1, 2}, 0, 0}) - form.at({{1, 1}, 0, 0}), QVector3D(0, 0, -1)));
}

void tst_space::waysOfPieces_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("ways");
    QTest::newRow("a rook round a cylinder")
        << "chess-cylinder"
        << "Rook"
        << "a4"
        << "a4: a5 a6 a7 a8|a4: b4 c4 d4 e4 f4 g4 h4|a4: a3 a2 a1|a4: h4 g4 f4 e4 d4 c4 b4";
    QTest::newRow("a knight leaps") << "chess"
                                    << "Knight"
                                    << "a1"
                                    << "a1: b3|a1: c2";
    // Over its own cell, too, from whose edge it goes back as it came.
    QTest::newRow("a bouncer turns at the edges")
        << "trajectories"
        << "Bouncer"
        << "c1"
        << "a3: b2 c1|a3: b4 c5 d6 e7 f8 g9|c1: b2 a3|c1: b2 a3|c1: d2 e3 f4 g5 h6 i7|"
           "c1: d2 e3 f4 g5 h6 i7|g9: f8 e7 d6 c5 b4 a3|g9: h8 i7|i7: h6 g5 f4 e3 d2 c1|i7: h8 g9";
}

void tst_space::waysOfPieces()
{
    QFETCH(QString, design);
    QFETCH(QString, piece);
    QFETCH(QString, from);
    const Design shown = bundledDesign(design.toStdString());
    const CompiledGame game(shown);
    const Position empty(game.board().size(), 2, shown.pieces->types.size());
    const Piece asked{*shown.pieces->find(piece.toStdString()), PlayerId(0), true};
    QStringList found;
    for (const Trail &way :
         reachWays(game, empty, cellOf(game.board(), from.toStdString()), asked)) {
        QStringList cells;
        for (const CellId cell : way.cells)
            cells << QString::fromStdString(game.board().name(cell));
        found << QString::fromStdString(game.board().name(way.from)) + ": " + cells.join(' ');
    }
    found.sort();
    QFETCH(QString, ways);
    QStringList expected = ways.split('|');
    expected.sort();
    QCOMPARE(found.join('|'), expected.join('|'));
}

namespace {

SpaceDialog *opened(Bench &bench)
{
    bench.window.actions().at("view.space")->trigger();
    return bench.window.current()->findChild<SpaceDialog *>();
}

CellId cell(Bench &bench, const char *name)
{
    return cellOf(bench.session().game().board(), name);
}

} // namespace

void tst_space::theFarSideIsHidden()
{
    Bench bench;
    bench.window.openBundled("chess-cylinder");
    SpaceView *view = opened(bench)->view();
    view->setTurn({0, 0, 1});
    // The first file begins in front, the fifth behind.
    QVERIFY(view->cellPixel(cell(bench, "a4")));
    QVERIFY(view->cellPixel(cell(bench, "h4")));
    QVERIFY(!view->cellPixel(cell(bench, "d4")));
    QVERIFY(!view->cellPixel(cell(bench, "e4")));
    view->setTurn({180, 0, 1});
    QVERIFY(!view->cellPixel(cell(bench, "a4")));
    QVERIFY(view->cellPixel(cell(bench, "e4")));
}

void tst_space::everyBoardIsShown_data()
{
    QTest::addColumn<QString>("design");
    for (const char *name : {"chess",
                             "chess-torus",
                             "chess-moebius",
                             "klein",
                             "sphere",
                             "raumschach",
                             "hyper-3x3x3x3",
                             "glinski",
                             "chinese-checkers-star",
                             "chess-circular",
                             "nine-mens-morris",
                             "omega"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Whatever the board, something of it is seen, and each cell is somewhere on the picture.
void tst_space::everyBoardIsShown()
{
    QFETCH(QString, design);
    Bench bench;
    bench.window.openBundled(design);
    SpaceView *view = opened(bench)->view();
    const QImage image = view->image({400, 400});
    const QRgb ground = image.pixel(0, 0);
    int painted = 0;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y)
            painted += image.pixel(x, y) != ground;
    }
    QVERIFY2(painted > 15'000, std::to_string(painted).c_str());
    std::size_t seen = 0;
    const std::size_t cells = bench.session().game().board().size();
    for (const CellId cell : IdRange<CellId>(cells))
        seen += view->cellPixel(cell) ? 1 : 0;
    QVERIFY2(seen * 4 > cells, std::to_string(seen).c_str());
}

/// The ways of the piece that was clicked are drawn, also over what is joined.
void tst_space::waysArePainted_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("piece");
    QTest::newRow("cylinder") << "chess-cylinder"
                              << "b1";
    QTest::newRow("levels") << "raumschach"
                            << "Ab1";
}

void tst_space::waysArePainted()
{
    QFETCH(QString, design);
    QFETCH(QString, piece);
    Bench bench;
    bench.window.openBundled(design);
    SpaceView *view = opened(bench)->view();
    view->setTurn({0, 30, 1});
    const QImage before = view->image({400, 400});
    BoardCanvas &canvas = bench.window.current()->canvas();
    CanvasHand(&canvas).hover(qPrintable(piece));
    QVERIFY(canvas.shownReach());
    QVERIFY(!canvas.shownReach()->cells(Mark::Move).empty());
    QCoreApplication::processEvents();
    const QImage after = view->image({400, 400});
    int changed = 0;
    for (int x = 0; x < after.width(); ++x) {
        for (int y = 0; y < after.height(); ++y)
            changed += after.pixel(x, y) != before.pixel(x, y);
    }
    QVERIFY2(changed > 200, std::to_string(changed).c_str());
}

void tst_space::aClickAsksTheCanvas()
{
    Bench bench;
    bench.window.openBundled("chess-cylinder");
    SpaceView *view = opened(bench)->view();
    view->setTurn({0, 10, 1});
    const CellId king = cell(bench, "a1");
    const auto pixel = view->cellPixel(king);
    QVERIFY(pixel);
    QTest::mouseClick(view, Qt::LeftButton, {}, pixel->toPoint());
    QVERIFY(bench.window.current()->canvas().cursorCell() == king);
    QCOMPARE(view->turn(), (SpaceTurn{0, 10, 1}));
}

void tst_space::itIsTurnedByHand()
{
    Bench bench;
    bench.window.openBundled("chess");
    SpaceDialog *dialog = opened(bench);
    SpaceView *view = dialog->view();
    view->setTurn({0, 0, 1});
    const QPoint middle = view->rect().center();
    QTest::mousePress(view, Qt::LeftButton, {}, middle);
    QTest::mouseMove(view, middle + QPoint(40, -20));
    QTest::mouseRelease(view, Qt::LeftButton, {}, middle + QPoint(40, -20));
    QVERIFY(view->turn().yaw > 0 && view->turn().pitch < 0);
    QVERIFY(!bench.window.current()->canvas().cursorCell());

    view->setTurn({0, 0, 1});
    QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Plus);
    QVERIFY(view->turn().yaw > 0 && view->turn().pitch > 0 && view->turn().zoom > 1);
    QTest::keyClick(view, Qt::Key_Space);
    QVERIFY(view->isTurning());
    const double yaw = view->turn().yaw;
    QTRY_VERIFY(view->turn().yaw != yaw);
    QTest::keyClick(view, Qt::Key_Space);
    QVERIFY(!view->isTurning());

    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY(!QGuiApplication::clipboard()->image().isNull());
    QVERIFY(QGuiApplication::clipboard()->image().width() >= 1000);
}

/// An edit of the board is seen at once; a second call shows the same window; it goes with its
/// design.
void tst_space::itFollowsTheDesign()
{
    Bench bench;
    bench.window.openBundled("chess");
    const QPointer<SpaceDialog> dialog = opened(bench);
    QVERIFY(dialog);
    QCOMPARE(opened(bench), dialog.data());
    dialog->view()->setTurn({0, 0, 1});
    QVERIFY(!dialog->view()->cellPixel(cell(bench, "e4"))); // a flat board, seen along its plane
    bench.session().apply(
        "board", withBoard(bench.session().design(), must(readBoardSpec("square:8x8:cylinder"))));
    QCoreApplication::processEvents();
    QTRY_VERIFY(dialog->view()->cellPixel(cell(bench, "a4")));
    bench.trigger("file.close");
    QTRY_VERIFY(!dialog);
}

/// Its links are painted, though the board is the same.
void tst_space::aNewDirectionIsKnown()
{
    Bench bench;
    bench.window.openBundled("chess");
    SpaceView *view = opened(bench)->view();
    view->grab();
    bench.trigger("mode.directions");
    bench.session().apply("direction",
                          withDirectionAdded(bench.session().design(), "far", Vector{{3, 0}}));
    const auto added = bench.session().design().directions->find("far");
    QVERIFY(added);
    const QImage before = view->image({400, 400});
    bench.workspace().choices().setDirection(*added);
    QCoreApplication::processEvents();
    QVERIFY(view->image({400, 400}) != before);
}

ROOKERY_WIDGET_TEST(tst_space)
#include "tst_space.moc"
