#include "model/file/design/design_writer.h"
#include "tests/model/library_support.h"
#include "tests/widgets/journey_support.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/movement/paint_bar.h"
#include "widgets/movement/question_bar.h"
#include "widgets/pieces/leg_list.h"
#include "widgets/pieces/piece_editor.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QSettings>
#include <QTreeWidget>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Pieces mode of an empty chess board.
class PieceBench : public JourneyBench
{
public:
    PieceBench()
    {
        window.resize(1440, 900);
        window.addDocument(
            std::make_unique<Document>(newDesign(*readBoardSpec("square:8x8"), {}), store));
        QApplication::setActiveWindow(&window);
        trigger("mode.pieces");
    }

    PieceEditor &editor() { return window.current()->pieceEditor(); }
    MovementGrid &grid() { return *editor().grid(); }
    const Design &design() { return workspace().design(); }

    /// The first piece brings the grid, which is laid out in the loop of events.
    void waitForTheGrid() { QTRY_VERIFY(grid().cellRect({}).width() > 0); }

    void clickSquare(int dx, int dy)
    {
        waitForTheGrid();
        ++effort.clicks;
        QTest::mouseClick(&grid(), Qt::LeftButton, {}, grid().cellPixel(dx, dy));
    }
    void dragTo(std::pair<int, int> from, std::pair<int, int> to)
    {
        waitForTheGrid();
        ++effort.drags;
        const auto pixel = [this](std::pair<int, int> square) {
            return grid().cellPixel(square.first, square.second);
        };
        QTest::mousePress(&grid(), Qt::LeftButton, {}, pixel(from));
        for (const auto &square : {from, to}) {
            QMouseEvent event(QEvent::MouseMove,
                              pixel(square),
                              grid().mapToGlobal(pixel(square)),
                              Qt::NoButton,
                              Qt::LeftButton,
                              {});
            QCoreApplication::sendEvent(&grid(), &event);
        }
        QTest::mouseRelease(&grid(), Qt::LeftButton, {}, pixel(to));
    }
    void answer(int question, int answer)
    {
        const auto button = [&] {
            return editor().questionBar()->answerButton(question, answer);
        };
        QTRY_VERIFY(button() && button()->isVisible());
        click(button());
    }
    void pencil(const char *name)
    {
        for (QToolButton *button : editor().paintBar()->findChildren<QToolButton *>()) {
            if (button->accessibleName() == QLatin1String(name))
                return click(button);
        }
        QFAIL(name);
    }
    /// Chooses from the menu that a right click on a leg opens.
    void chooseForLeg(std::size_t move, std::size_t leg, const QString &text)
    {
        LegList &legs = *editor().legList();
        QTreeWidgetItem *row = legs.row(move, EditedMovement::LegPlace{move, LegId(leg)});
        QVERIFY(row);
        QTreeWidget &tree = *legs.tree();
        tree.scrollToItem(row);
        const QPoint at = tree.visualItemRect(row).center();
        ++effort.clicks;
        QContextMenuEvent event(
            QContextMenuEvent::Mouse, at, tree.viewport()->mapToGlobal(at), Qt::NoModifier);
        QCoreApplication::sendEvent(tree.viewport(), &event);
        QMenu *menu = nullptr;
        for (QMenu *each : legs.findChildren<QMenu *>()) {
            if (each->isVisible())
                menu = each;
        }
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (action->text() != text)
                continue;
            ++effort.clicks;
            return QTest::mouseClick(
                menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        }
        QFAIL(qPrintable(text));
    }
};

} // namespace

/// Pieces made in the window, within the clicks, drags and keys of the interface document. Keys go
/// to whatever has the keyboard.
class tst_piece_journeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void grasshopper();
    void mao();
    void aLimitedLocust();
};

/// The name of the new piece has the keyboard; the digit of a pencil leaves it.
void tst_piece_journeys::grasshopper()
{
    PieceBench bench;
    bench.key(Qt::Key_N);
    bench.key(Qt::Key_4);
    bench.clickSquare(0, 1);
    bench.key(Qt::Key_1);
    bench.clickSquare(0, 2);
    bench.answer(0, 1);
    bench.answer(1, 1);
    QVERIFY(isSame(bench.design(), "Grasshopper"));
    ROOKERY_WITHIN(bench.effort, {.clicks = 4, .keys = 3});
}

void tst_piece_journeys::mao()
{
    PieceBench bench;
    bench.key(Qt::Key_N);
    bench.dragTo({0, 0}, {0, 1});
    bench.dragTo({0, 1}, {1, 2});
    bench.answer(1, 1);
    QVERIFY(isSame(bench.design(), "Mao"));
    ROOKERY_WITHIN(bench.effort, {.clicks = 2, .drags = 2, .keys = 1});
}

/// It takes an orthogonal neighbour by jumping over it.
void tst_piece_journeys::aLimitedLocust()
{
    PieceBench bench;
    bench.trigger("pieces.new");
    bench.pencil("Hurdle");
    bench.clickSquare(0, 1);
    bench.pencil("Leap");
    bench.clickSquare(0, 2);
    bench.chooseForLeg(0, 0, QStringLiteral("Capture the piece jumped over"));

    Asker asker(bench.design());
    const std::string piece = bench.design().pieces->types.front().name;
    asker.position().put(cellOf(asker.board(), "e5"), {PieceId(0), PlayerId(1), true});
    asker.position().put(cellOf(asker.board(), "g4"), {PieceId(0), PlayerId(1), true});
    const auto outcomes = asker.outcomes(piece, cellOf(asker.board(), "e4"));
    QCOMPARE(outcomes.size(), std::size_t(1));
    QVERIFY(outcomes.front().to == cellOf(asker.board(), "e6"));
    QVERIFY(outcomes.front().taken.front().cell == cellOf(asker.board(), "e5"));
    ROOKERY_WITHIN(bench.effort, {.clicks = 8});
}

ROOKERY_WIDGET_TEST(tst_piece_journeys)
#include "tst_piece_journeys.moc"
