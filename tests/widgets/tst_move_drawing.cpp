#include "model/edit/pieces/leg_edits.h"
#include "tests/model/library_support.h"
#include "tests/widgets/application.h"
#include "tests/widgets/editing.h"

#include <QComboBox>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

using namespace rookery;
using namespace rookery::test;

namespace {

/// An editor that counts what a person does.
struct CountedEditing : Editing
{
    CountedEditing()
        : Editing(designOf("square:8x8"))
    {
    }

    void press(Qt::Key code)
    {
        ++keys;
        if (code == Qt::Key_N)
            QTest::keyClick(editor.get(), code);
        else
            QTest::keyClick(grid(), code);
    }
    void clickCell(int dx, int dy)
    {
        ++clicks;
        Editing::click(dx, dy);
    }
    void dragOver(std::initializer_list<std::pair<int, int>> cells)
    {
        ++drags;
        sweep(cells);
    }
    void answer(int question, int answer)
    {
        ++clicks;
        QAbstractButton *button = editor->questionBar()->answerButton(question, answer);
        QVERIFY2(button, qPrintable(editor->questionBar()->text()));
        QTest::mouseClick(button, Qt::LeftButton);
    }

    int clicks = 0;
    int drags = 0;
    int keys = 0;
};

const Design &bareBoard()
{
    static const Design design = onePiece();
    return design;
}

/// A bishop drawn, and then told by the menu of its leg to bounce.
QString bouncerByMenu()
{
    Editing e(bareBoard());
    e.sweep({{0, 0}, {3, 3}});
    e.key(Qt::Key_Tab);
    QTreeWidgetItem *row = e.editor->legList()->row(0, EditedMovement::LegPlace{0, LegId(0)});
    const std::unique_ptr<QMenu> menu(row ? e.editor->legList()->menuOf(*row) : nullptr);
    if (!menu)
        return {};
    for (QAction *action : menu->actions()) {
        if (action->text() == QLatin1String("Bounce where the board ends"))
            action->trigger();
    }
    return e.file();
}

/// The cells that the painter's trail leads over, from the piece.
std::vector<Vector> trailOn(const MovementGrid &grid)
{
    const BoardPicture picture = grid.picture();
    std::vector<Vector> cells;
    if (!picture.trail)
        return cells;
    const Vector from = *picture.board->coordinates(picture.trail->from);
    for (const CellId cell : picture.trail->cells)
        cells.push_back(*picture.board->coordinates(cell) + -from);
    return cells;
}

} // namespace

/// Moves drawn leg by leg, and the questions about them.
class tst_move_drawing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void grasshopper();
    void mao();
    void griffon();
    void cannon();
    void hookMover();
    void grasshopperByKeys();
    void maoByWaypoint();
    void griffonByKeys();
    void escapeRestoresTheDesign();
    void undoOfTheLastLegLeavesTheOthers();
    void aClickOnTheEndPaints();
    void drawnBesideWhatIsThere();
    void blackDrawsItsOwnWay();
    void symmetryAfterwards();
    void whatStandsAtTheTurn();
    void leapsInARow();
    void twoLeapsAreAskedAbout();
    void knownLeapers();
    void dismissing();
    void waypointsAreTakenBack();
    void aHopIsSeen();
    void everyAnswerExplainsItself();
    void aDragOverAnEdgeBounces();
    void aBounceFromTheEdgeOfTheGrid();
    void aBounceAwayFromTheEdge();
    void nothingIsDrawnOnFromABounce();
    void aBounceIsSeen();
};

// tst_piece_journeys does some of these in the window.

void tst_move_drawing::grasshopper()
{
    CountedEditing e;
    e.press(Qt::Key_N);
    e.press(Qt::Key_4);
    e.clickCell(0, 1);
    e.press(Qt::Key_1);
    e.clickCell(0, 2);
    QCOMPARE(e.editor->questionBar()->text(),
             "Hurdle: [adjacent only] at any distance and land anywhere behind | Lines: [4] all 8");
    e.answer(0, 1);
    e.answer(1, 1);
    QVERIFY(isSame(e.workspace.design(), "Grasshopper"));
    QCOMPARE(e.clicks, 4);
    QCOMPARE(e.keys, 3);
}

void tst_move_drawing::mao()
{
    CountedEditing e;
    e.press(Qt::Key_N);
    e.dragOver({{0, 0}, {0, 1}});
    e.dragOver({{0, 1}, {1, 2}});
    QCOMPARE(e.count(MarkKind::Both), 12); // as long as it may stop at first
    e.answer(1, 1);
    QVERIFY(isSame(e.workspace.design(), "Mao"));
    QCOMPARE(e.count(MarkKind::Both), 8);
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Via);
    QCOMPARE(e.tree()->topLevelItemCount(), 1);
    QCOMPARE(e.drags, 2);
    QVERIFY(e.clicks <= 2);
    QCOMPARE(e.keys, 1);
}

void tst_move_drawing::griffon()
{
    // Two drags, a click, a key: bent like the Mao, and the second leg slides.
    CountedEditing e;
    e.press(Qt::Key_N);
    e.dragOver({{0, 0}, {1, 1}});
    e.dragOver({{1, 1}, {1, 2}});
    e.answer(0, 1);
    QVERIFY(isSame(e.workspace.design(), "Gryphon"));
    QCOMPARE(e.line()->sentence(),
             "Piece steps diagonally, then may slide any distance outward like a rook.");
    QCOMPARE(e.drags, 2);
    QCOMPARE(e.clicks, 1);
    QCOMPARE(e.keys, 1);
}

void tst_move_drawing::cannon()
{
    // Two moves with different rights: five clicks on cells and answers, one on a pencil of rights,
    // and a key for each change of pencil.
    CountedEditing e;
    e.press(Qt::Key_N);
    e.press(Qt::Key_2);
    e.press(Qt::Key_M);
    e.clickCell(0, 3);
    e.press(Qt::Key_4);
    e.clickCell(0, 1);
    e.press(Qt::Key_1);
    e.press(Qt::Key_C);
    e.clickCell(0, 2);
    e.answer(0, 2);
    QCOMPARE(e.paths(), "move ride n e s w | legs");
    QVERIFY(isSame(e.workspace.design(), "Pao"));
    QCOMPARE(e.clicks, 4);
    QCOMPARE(e.keys, 6);
}

void tst_move_drawing::hookMover()
{
    // Two drags and two answers, one by Tab.
    CountedEditing e;
    e.press(Qt::Key_N);
    e.dragOver({{0, 0}, {0, 3}});
    e.press(Qt::Key_Tab);
    e.dragOver({{0, 3}, {4, 3}});
    e.answer(0, 2);
    QVERIFY(isSame(e.workspace.design(), "Hook Mover"));
    QCOMPARE(e.drags, 2);
    QCOMPARE(e.clicks, 1);
    QCOMPARE(e.keys, 2);
}

void tst_move_drawing::grasshopperByKeys()
{
    CountedEditing e;
    for (const Qt::Key key : {Qt::Key_N,
                              Qt::Key_4,
                              Qt::Key_Up,
                              Qt::Key_Return,
                              Qt::Key_Up,
                              Qt::Key_1,
                              Qt::Key_Return,
                              Qt::Key_Tab})
        e.press(key);
    e.editor->drawing().setSymmetry(PaintSymmetry::EveryLine);
    QVERIFY(isSame(e.workspace.design(), "Grasshopper"));
}

void tst_move_drawing::maoByWaypoint()
{
    CountedEditing e;
    e.press(Qt::Key_N);
    e.use(Pencil::Via);
    e.clickCell(0, -1);
    e.use(Pencil::Leap);
    e.clickCell(1, -2);
    QVERIFY(isSame(e.workspace.design(), "Mao"));
    QCOMPARE(e.undoStack().count(), 2); // the piece and its move
}

void tst_move_drawing::griffonByKeys()
{
    CountedEditing e;
    for (const Qt::Key key :
         {Qt::Key_N, Qt::Key_Up, Qt::Key_Right, Qt::Key_D, Qt::Key_Up, Qt::Key_D, Qt::Key_Tab})
        e.press(key);
    QVERIFY(isSame(e.workspace.design(), "Gryphon"));
}

void tst_move_drawing::escapeRestoresTheDesign()
{
    Editing e(onePiece("ride s   n"));
    const QString before = e.file();
    e.press(0, 0);
    e.move(1, 1, Qt::LeftButton);
    QVERIFY(e.file() != before);
    QCOMPARE(e.editor->movement().current(), std::size_t(1));
    e.key(Qt::Key_Escape);
    QCOMPARE(e.file(), before);
    QCOMPARE(e.tree()->topLevelItemCount(), 1);
    QCOMPARE(e.editor->movement().current(), std::size_t(0));
    e.move(2, 2, Qt::LeftButton);
    e.release(2, 2);
    QCOMPARE(e.file(), before);
    QCOMPARE(e.undoStack().count(), 0);
    // The second leg of a move that is there already.
    e.sweep({{0, 0}, {1, 1}});
    const QString first = e.file();
    e.press(1, 1);
    e.move(1, 3, Qt::LeftButton);
    QVERIFY(e.file() != first);
    e.key(Qt::Key_Escape);
    QCOMPARE(e.file(), first);
    QCOMPARE(e.undoStack().count(), 1);
    QCOMPARE(e.editor->drawing().move()->legs.size(), std::size_t(1));
}

void tst_move_drawing::undoOfTheLastLegLeavesTheOthers()
{
    Editing e(onePiece());
    e.sweep({{0, 0}, {0, 1}});
    e.sweep({{0, 1}, {1, 2}});
    QCOMPARE(e.editor->drawing().move()->legs.size(), std::size_t(2));
    e.undoStack().undo();
    QCOMPARE(e.editor->drawing().move()->legs.size(), std::size_t(1));
    e.sweep({{0, 1}, {0, 2}});
    QCOMPARE(e.editor->drawing().move()->legs.size(), std::size_t(2));
    e.undoStack().undo();
    e.undoStack().undo();
    QVERIFY(!e.editor->drawing().move());
    QVERIFY(!e.editor->questionBar()->answerButton(0, 0));
    QCOMPARE(e.paths(), "");
    // So does an undo in the middle of a drag.
    e.press(0, 0);
    e.move(0, 2, Qt::LeftButton);
    e.workspace.session().undo();
    e.move(0, 3, Qt::LeftButton);
    e.release(0, 3);
    QCOMPARE(e.paths(), "");
    QVERIFY(!e.editor->drawing().move());
}

void tst_move_drawing::aClickOnTheEndPaints()
{
    Editing e(onePiece());
    e.sweep({{0, 0}, {0, 1}});
    e.click(0, 1);
    QCOMPARE(e.paths(), "leap n e s w");
    e.sweep({{0, 0}, {0, 0}});
    QCOMPARE(e.paths(), "leap n e s w");
}

void tst_move_drawing::drawnBesideWhatIsThere()
{
    Editing e(withMovement(onePiece("leap n"), "leap s", When::Unmoved));
    e.sweep({{0, 0}, {2, 1}});
    QCOMPARE(e.paths(), "leap n | legs | leap s");
    QCOMPARE(e.editor->movement().current(), std::size_t(1));
    QCOMPARE(e.workspace.design().pieces->types[0].moves[1].when, When::Always);
    e.undoStack().undo();
    QCOMPARE(e.paths(), "leap n | leap s");
}

void tst_move_drawing::blackDrawsItsOwnWay()
{
    Editing e(onePiece());
    e.workspace.choices().setPlayer(PlayerId(1));
    e.use(Pencil::Leap, PaintSymmetry::None);
    e.sweep({{0, 0}, {0, -1}});
    e.sweep({{0, -1}, {1, -2}});
    e.workspace.choices().setPlayer(PlayerId(0));
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Both);
    QCOMPARE(e.grid()->markAt(-1, 2), MarkKind::Both);
}

void tst_move_drawing::symmetryAfterwards()
{
    Editing e(onePiece());
    e.use(Pencil::Leap, PaintSymmetry::None);
    e.sweep({{0, 0}, {0, 1}});
    e.sweep({{0, 1}, {1, 2}});
    QCOMPARE(e.count(MarkKind::Both), 2);
    e.bar()->symmetryBox()->setCurrentIndex(
        e.bar()->symmetryBox()->findData(static_cast<int>(PaintSymmetry::All)));
    QCOMPARE(e.count(MarkKind::Both), 12);
    QCOMPARE(e.undoStack().undoText(), "Symmetry of a move");
}

void tst_move_drawing::whatStandsAtTheTurn()
{
    Editing e(onePiece());
    e.sweep({{0, 0}, {0, 1}});
    e.sweep({{0, 1}, {0, 2}});
    QComboBox *box = e.editor->questionBar()->answerBox(2);
    QVERIFY(box);
    box->setCurrentIndex(static_cast<int>(Joint::Victim));
    Q_EMIT box->activated(static_cast<int>(Joint::Victim));
    e.use(Pencil::Enemy);
    e.click(0, 1);
    QCOMPARE(e.grid()->markAt(0, 2), MarkKind::Both);
    QVERIFY(!e.grid()->markAt(0, -2));
    QCOMPARE(e.editor->drawing().move()->legs[0].joint, Joint::Victim);
}

void tst_move_drawing::leapsInARow()
{
    Editing e(onePiece());
    e.use(Pencil::Leap);
    e.click(0, 1);
    e.click(0, 2);
    QCOMPARE(e.paths(), "leap n e s w (0,2) (2,0) (0,-2) (-2,0)");
    e.click(0, 3);
    QCOMPARE(e.paths(), "(n n n stop) (e e e stop) (s s s stop) (w w w stop)");
    QCOMPARE(e.undoStack().count(), 3);
    QCOMPARE(e.editor->questionBar()->text(), "Make it a slide?: leaps [up to 3] any distance");
    e.editor->questionBar()->answerButton(0, 0)->click();
    QCOMPARE(e.paths(), "leap n e s w (0,2) (2,0) (0,-2) (-2,0) (0,3) (3,0) (0,-3) (-3,0)");
    e.editor->questionBar()->answerButton(0, 2)->click();
    QCOMPARE(e.paths(), "ride n e s w");
    e.undoStack().undo();
    QVERIFY(!e.editor->questionBar()->answerButton(0, 0));
}

void tst_move_drawing::twoLeapsAreAskedAbout()
{
    Editing e(onePiece());
    e.use(Pencil::Leap, PaintSymmetry::None);
    e.click(2, 1);
    e.click(4, 2);
    QCOMPARE(e.paths(), "leap nee (4,2)");
    QCOMPARE(e.editor->questionBar()->text(), "Make it a slide?: [leaps] up to 2 any distance");
    e.key(Qt::Key_Tab);
    QCOMPARE(e.paths(), "(nee nee stop)");
    e.key(Qt::Key_Tab);
    QCOMPARE(e.paths(), "ride nee");
    QVERIFY(e.grid()->hasFocus());
}

void tst_move_drawing::knownLeapers()
{
    Editing e(onePiece());
    e.click(1, 3);
    QCOMPARE(e.editor->questionBar()->text(), "This is the leap of the Camel, C: Rename to Camel");
    e.editor->questionBar()->answerButton(0, 0)->click();
    QCOMPARE(QString::fromStdString(e.workspace.design().pieces->types[0].name), "Camel");
    e.click(0, 1);
    QCOMPARE(e.editor->questionBar()->text(), "");
}

void tst_move_drawing::dismissing()
{
    Editing e(onePiece());
    e.sweep({{0, 0}, {0, 1}});
    const QString drawn = e.file();
    e.editor->questionBar()->dismissButton()->click();
    QCOMPARE(e.editor->questionBar()->text(), "");
    QCOMPARE(e.file(), drawn);
    // From where the leg ended a drag paints again.
    e.sweep({{0, 1}, {1, 1}});
    QCOMPARE(e.paths(), "leap n ne e se s sw w nw");
}

void tst_move_drawing::waypointsAreTakenBack()
{
    Editing e(onePiece());
    const QString before = e.file();
    e.use(Pencil::Hurdle);
    e.click(0, 1);
    e.click(0, 1);
    e.click(1, 1);
    QCOMPARE(e.editor->drawing().waypoints().size(), std::size_t(1));
    QCOMPARE(e.file(), before);
    e.key(Qt::Key_Escape);
    QVERIFY(e.editor->drawing().waypoints().empty());
}

/// What is next is said, and the hop is shown over pieces that the grid places by itself.
void tst_move_drawing::aHopIsSeen()
{
    CountedEditing e;
    e.press(Qt::Key_N);
    QCOMPARE(e.grid()->hint(), QString("Click a square this piece can reach."));
    e.press(Qt::Key_4);
    e.clickCell(0, 1);
    QCOMPARE(e.grid()->hint(), QString("Now click with Leap (1) where the piece lands."));
    e.press(Qt::Key_1);
    e.clickCell(0, 2);
    QCOMPARE(e.grid()->hint(), QString());
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Hurdle);
    QCOMPARE(e.grid()->markAt(0, 2), MarkKind::Both);
    QCOMPARE(e.count(MarkKind::Hurdle), 4);
    // Pieces of one's own stay as they are.
    e.grid()->clearPieces();
    e.use(Pencil::Enemy);
    e.click(2, 2);
    e.use(Pencil::Hurdle);
    e.click(1, 1);
    e.use(Pencil::Leap);
    e.click(3, 3);
    QCOMPARE(e.grid()->pieces().size(), std::size_t(1));
}

void tst_move_drawing::everyAnswerExplainsItself()
{
    Editing e(onePiece());
    e.sweep({{0, 0}, {0, 1}});
    e.sweep({{0, 1}, {1, 2}});
    const auto parts = e.editor->questionBar()->findChildren<QWidget *>();
    int controls = 0;
    for (const QWidget *part : parts) {
        if (!qobject_cast<const QAbstractButton *>(part) && !qobject_cast<const QComboBox *>(part))
            continue;
        ++controls;
        QVERIFY(!part->accessibleName().isEmpty());
        QVERIFY(!part->toolTip().isEmpty());
    }
    QCOMPARE(controls, 6);
}

/// One drag to a wall and on from there: a step to undo, and the piece that the menu makes.
void tst_move_drawing::aDragOverAnEdgeBounces()
{
    const QString bouncer = bouncerByMenu();
    QVERIFY(bouncer.contains("at-edge"));
    Editing plain(bareBoard());
    plain.sweep({{0, 0}, {5, 1}});
    Editing e(bareBoard());
    e.use(Pencil::Wall);
    e.click(4, 4);
    e.use(Pencil::Leap);
    e.sweep({{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 2}, {5, 1}});
    QCOMPARE(e.file(), bouncer);
    QCOMPARE(e.undoStack().count(), 1);
    QCOMPARE(e.editor->questionBar()->text(),
             "Lines: [4] all 8 | Bounce where the board ends: [yes] no");
    QVERIFY(e.grid()->markAt(5, 1));
    QVERIFY((trailOn(*e.grid()) == std::vector<Vector>{{{3, 3}}, {{5, 1}}}));
    // Without the bounce the drag means what it always did.
    e.editor->questionBar()->answerButton(1, 1)->click();
    QCOMPARE(e.file(), plain.file());
    QCOMPARE(e.editor->questionBar()->text(),
             "Leg 1: [one step] any distance | Bounce where the board ends: yes [no]");
    QVERIFY((trailOn(*e.grid()) == std::vector<Vector>{{{5, 1}}}));
    e.editor->questionBar()->answerButton(1, 0)->click();
    QCOMPARE(e.file(), bouncer);
    e.undoStack().undo();
    e.undoStack().undo();
    QCOMPARE(e.file(), bouncer);
    e.undoStack().undo();
    QCOMPARE(e.paths(), "");
    QVERIFY(!e.editor->drawing().move());
}

/// In two drags, the second from the edge: an undo leaves the first.
void tst_move_drawing::aBounceFromTheEdgeOfTheGrid()
{
    Editing e(bareBoard());
    e.sweep({{0, 0}, {0, 7}});
    const QString slide = e.file();
    e.sweep({{0, 7}, {3, 7}});
    QVERIFY(e.file().contains("at-edge"));
    QCOMPARE(e.editor->questionBar()->text(),
             "Lines: [4] all 8 | Bounce where the board ends: [yes] no");
    e.undoStack().undo();
    QCOMPARE(e.file(), slide);
    QCOMPARE(e.editor->questionBar()->text(),
             "Leg 1: leaps there [up to 7] any distance | Lines: [4] all 8");
    e.sweep({{0, 7}, {-3, 7}});
    e.editor->questionBar()->answerButton(0, 1)->click();
    QVERIFY(e.file().contains("at-edge"));
    QCOMPARE(e.editor->questionBar()->text(),
             "Lines: 4 [all 8] | Bounce where the board ends: [yes] no");
}

/// Elsewhere a second leg is what it was; that it bounces is one more answer.
void tst_move_drawing::aBounceAwayFromTheEdge()
{
    Editing e(bareBoard());
    e.sweep({{0, 0}, {3, 3}});
    e.sweep({{3, 3}, {5, 1}});
    DrawnMove legs;
    legs.legs = {{{{3, 3}}, LegSpan::UpTo}, {{{2, -2}}}};
    QVERIFY(e.editor->drawing().move() == legs);
    QVERIFY(*e.editor->movement().writtenLegs() == legsOfDrawn(legs, standardDirections()));
    QComboBox *box = e.editor->questionBar()->answerBox(2);
    QVERIFY(box);
    QCOMPARE(box->count(), 5);
    QCOMPARE(box->currentIndex(), 0);
    // Other answers do not take this one away.
    e.editor->questionBar()->answerButton(0, 2)->click();
    box = e.editor->questionBar()->answerBox(2);
    QVERIFY(box);
    box->setCurrentIndex(4);
    Q_EMIT box->activated(4);
    QCOMPARE(e.file(), bouncerByMenu());
    // A leap is no leg that could meet an edge.
    Editing leaps(bareBoard());
    leaps.sweep({{0, 0}, {1, 1}});
    leaps.sweep({{1, 1}, {2, 0}});
    QCOMPARE(leaps.editor->questionBar()->answerBox(2)->count(), 4);
}

/// It goes on by itself, and the questions stay.
void tst_move_drawing::nothingIsDrawnOnFromABounce()
{
    Editing e(bareBoard());
    e.sweep({{0, 0}, {0, 7}});
    e.sweep({{0, 7}, {3, 7}});
    const QString before = e.file();
    const QString asked = e.editor->questionBar()->text();
    e.sweep({{3, 7}, {3, 4}});
    QCOMPARE(e.file(), before);
    QCOMPARE(e.undoStack().count(), 2);
    QCOMPARE(e.editor->questionBar()->text(), asked);
}

/// The painter shows how a leg bounces, with the turn at an edge near the piece.
void tst_move_drawing::aBounceIsSeen()
{
    DrawnMove bishop;
    bishop.legs = {{{{1, 1}}, LegSpan::Any}};
    const LegGraph slide = legsOfDrawn(bishop, standardDirections());
    const LegGraph bounces = withBounce(slide, LegId(0), standardDirections());
    const auto withLegs = [](const LegGraph &legs) {
        return must(withMovementAdded(bareBoard(), PieceId(0), Movement{legs, When::Always, {}}));
    };
    Editing plain(withLegs(slide));
    QVERIFY(trailOn(*plain.grid()).empty());
    Editing e(withLegs(bounces));
    const std::vector<Vector> way = trailOn(*e.grid());
    QCOMPARE(way.size(), std::size_t(2));
    QCOMPARE(way[0].y(), 2);
    QCOMPARE(std::abs(way[0].x()), 2);
    QVERIFY((way[1] == Vector{{way[0].x() / 2 * 3, 1}}));
    QVERIFY(plain.grid()->grab().toImage() != e.grid()->grab().toImage());
    // Of the first leg alone there is nothing to show.
    e.editor->movement().choose({0, {}, EditedMovement::LegPlace{0, LegId(0)}});
    QVERIFY(trailOn(*e.grid()).empty());
    e.editor->movement().choose({0, {}, EditedMovement::LegPlace{0, LegId(1)}});
    QVERIFY(trailOn(*e.grid()) == way);
}

ROOKERY_WIDGET_TEST(tst_move_drawing)
#include "tst_move_drawing.moc"
