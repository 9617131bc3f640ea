#include "model/edit/board/zone_edits.h"
#include "tests/widgets/application.h"
#include "tests/widgets/editing.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/pieces/clear_place.h"
#include "widgets/pieces/leg_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QScreen>
#include <QTreeWidgetItemIterator>

using namespace rookery;
using namespace rookery::test;

class tst_leg_list : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLegBouncesWhereTheBoardEnds();
    void rightsFromTheList();
    void dropDownInTheList();
    void aMenuForEachRow();
    void jumpedPiecesAreCapturedByTheMenu();
    void aDoubleClickOpensWhatItIsAbout();
    void windowsCoverTheLeast_data();
    void windowsCoverTheLeast();
    void theFormLiesBesideTheBoard();
    void reachFromTheList();
    void passesOnlyFromTheList();
    void partsAreOrderedAndDeleted();
    void movementsAreAddedCopiedOrderedAndDeleted();
    void aDraftSurvivesUndo();
    void twoMovementsAndWhen();
    void zonesOfMovesAreSaid();
    void aRowShowsItsPartAlone();
    void aLegShowsItsPartAlone();
    void boxesTakeRowsOutOfThePicture();
    void legsStandBelowWhatTheyFollow();
    void legsAreChangedInTheirRows();
    void rowsThatLeadToTheCellAreMarked();
    void rowsAreDragged();
};

void tst_leg_list::rightsFromTheList()
{
    Editing e(onePiece("leap n ride e"));
    e.editor->legList()->row(0, 1)->setData(
        LegRows::May, LegRows::choiceRole, static_cast<int>(Rights::Capture));
    QTRY_COMPARE(e.paths(), "leap n capture ride e");
    QCOMPARE(e.undoStack().count(), 1);
    QCOMPARE(e.line()->field()->toPlainText(), "leap n capture ride e");
    QCOMPARE(e.editor->legList()->row(0, 1)->text(LegRows::May), "capture");
}

void tst_leg_list::dropDownInTheList()
{
    Editing e(onePiece("leap n"));
    QTreeWidgetItem *row = e.editor->legList()->row(0, 0);
    const QRect cell = e.tree()->visualRect(
        e.tree()->model()->index(0, LegRows::May, e.tree()->model()->index(0, 0)));
    QTest::mouseClick(e.tree()->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(e.tree()->currentItem(), row);
    auto *combo = e.tree()->viewport()->findChild<QComboBox *>();
    QVERIFY(combo);
    QCOMPARE(combo->currentText(), "move or capture");
    combo->setCurrentIndex(combo->findText("only move"));
    Q_EMIT combo->activated(combo->currentIndex());
    QTRY_COMPARE(e.paths(), "move leap n");
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Move);
}

void tst_leg_list::aMenuForEachRow()
{
    Editing e(onePiece("leap n e"));
    LegList *list = e.editor->legList();
    const auto action = [](QMenu *menu, const char *text) {
        QAction *found = nullptr;
        for (QAction *one : menu->findChildren<QAction *>()) {
            if (one->text() == QLatin1String(text))
                found = one;
        }
        return found;
    };
    e.tree()->setCurrentItem(list->row(0, 0));
    QMenu *menu = list->menuOf(*list->row(0, 0));
    QVERIFY(action(menu, "ride, any distance"));
    action(menu, "ride, any distance")->trigger();
    QTRY_COMPARE(e.paths(), "ride n e");
    delete menu;
    menu = list->menuOf(*list->row(0, 0));
    QVERIFY(action(menu, "ride, any distance")->isChecked());
    action(menu, "only capture")->trigger();
    QTRY_COMPARE(e.paths(), "capture ride n e");
    delete menu;
    e.tree()->setCurrentItem(list->row(0));
    menu = list->menuOf(*list->row(0));
    action(menu, "Duplicate")->trigger();
    QCOMPARE(e.workspace.design().pieces->types.front().moves.size(), std::size_t(2));
    delete menu;
}

/// What a hop jumps over can be captured with one click.
void tst_leg_list::jumpedPiecesAreCapturedByTheMenu()
{
    LegGraph hop;
    Leg over;
    over.steps = {Vector{{0, 1}}};
    over.onEnemy.then = {LegId(1)};
    Leg land;
    land.steps = {Vector{{0, 1}}};
    land.onEmpty.stop = true;
    hop.legs = {over, land};
    hop.first = {LegId(0)};
    Editing e(must(withMovementAdded(onePiece(), PieceId(0), Movement{hop, When::Always, {}})));
    LegList *list = e.editor->legList();
    QTreeWidgetItem *row = list->row(0, EditedMovement::LegPlace{0, LegId(0)});
    QVERIFY(row);
    e.tree()->setCurrentItem(row);
    QMenu *menu = list->menuOf(*row);
    QAction *takes = nullptr;
    for (QAction *one : menu->actions()) {
        if (one->text() == QLatin1String("Capture the piece jumped over"))
            takes = one;
    }
    QVERIFY(takes && !takes->isChecked());
    takes->trigger();
    delete menu;
    const auto &moves = e.workspace.design().pieces->types.front().moves;
    const auto *legs = std::get_if<LegGraph>(&moves.front().definition);
    QVERIFY(legs);
    QVERIFY((*legs)[LegId(0)].onEnemy.effect == Effect::Capture);
}

/// A bishop in legs, from whose menu a leg is added that bounces off the edges.
void tst_leg_list::aLegBouncesWhereTheBoardEnds()
{
    LegGraph slide;
    Leg leg;
    for (const char *name : {"ne", "se", "sw", "nw"})
        leg.steps.emplace_back(*onePiece().directions->find(name));
    leg.most = unlimited;
    leg.onEmpty.stop = true;
    leg.onEnemy.stop = true;
    leg.onEnemy.effect = Effect::Capture;
    slide.legs = {leg};
    slide.first = {LegId(0)};
    Editing e(must(withMovementAdded(onePiece(), PieceId(0), Movement{slide, When::Always, {}})));
    LegList *list = e.editor->legList();
    QTreeWidgetItem *row = list->row(0, EditedMovement::LegPlace{0, LegId(0)});
    QVERIFY(row);
    e.tree()->setCurrentItem(row);
    QMenu *menu = list->menuOf(*row);
    const auto actions = menu->actions();
    const auto bounces = std::find_if(actions.begin(), actions.end(), [](const QAction *one) {
        return one->text() == QLatin1String("Bounce where the board ends");
    });
    QVERIFY(bounces != actions.end() && (*bounces)->isEnabled());
    (*bounces)->trigger();
    delete menu;
    const Design &design = e.workspace.design();
    const auto *legs =
        std::get_if<LegGraph>(&design.pieces->types.front().moves.front().definition);
    QVERIFY(legs && legs->legs.size() == 2);
    QVERIFY((*legs)[LegId(1)].only.atEdge);
    QVERIFY((*legs)[LegId(1)].onEmpty.then == std::vector{LegId(1)});
    Asker asker(design);
    QCOMPARE(asker.targets(design.pieces->types.front().name, "c1", 0, true),
             QString("a3 b2 b4 c5 d2 d6 e3 e7 f4 f8 g5 g7 h6"));
}

/// A leg, or what happens on an enemy's cell, opens ready to be changed and stays unfolded; a row
/// that is about no leg is folded.
void tst_leg_list::aDoubleClickOpensWhatItIsAbout()
{
    Leg over;
    over.steps = {Vector{{0, 1}}};
    over.onEmpty.stop = true;
    over.onEnemy.then = {LegId(1)};
    Leg land;
    land.steps = {Vector{{0, 1}}};
    land.onEmpty.stop = true;
    LegGraph hop;
    hop.first = {LegId(0)};
    hop.legs = {over, land};
    Editing e(withLegs(designOf("square:8x8"), "Hopper", hop));
    e.editor->show();
    LegList *list = e.editor->legList();
    const auto doubleClick = [&](QTreeWidgetItem *row) {
        const QRect area = e.tree()->visualItemRect(row);
        const QPoint at(area.left() + area.width() / 4, area.top() + 10); // its words
        QTest::mouseClick(e.tree()->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(e.tree()->viewport(), Qt::LeftButton, {}, at);
    };
    QTreeWidgetItem *leg = list->row(0, {0, LegId(0)});
    QTreeWidgetItem *branch = leg->child(0);
    QCOMPARE(branch->text(LegRows::What), "on enemy, then");
    QVERIFY(!list->form());
    doubleClick(branch);
    QVERIFY(list->form() && list->form()->isVisible());
    QVERIFY((list->form()->leg() == EditedMovement::LegPlace{0, LegId(0)}));
    QCOMPARE(list->form()->focusWidget()->objectName(), "enemyEffect");
    QVERIFY(branch->isExpanded());
    list->form()->hide();
    doubleClick(leg);
    QVERIFY(list->form()->isVisible());
    QVERIFY(leg->isExpanded());
    list->form()->hide();
    QTreeWidgetItem *whole = list->row(0);
    doubleClick(whole);
    QVERIFY(!list->form()->isVisible());
    QVERIFY(!whole->isExpanded());
    // The menu of a condition is that of its leg.
    whole->setExpanded(true);
    Q_EMIT e.tree()->customContextMenuRequested(e.tree()->visualItemRect(branch).center());
    QCOMPARE(e.tree()->currentItem(), leg);
}

void tst_leg_list::windowsCoverTheLeast_data()
{
    QTest::addColumn<QRect>("room");
    QTest::addColumn<QRect>("board");
    QTest::addColumn<int>("covered"); // of the board
    QTest::addColumn<bool>("coversGrid");
    const QRect large(0, 0, 1920, 1080);
    QTest::newRow("room at the left of the editor")
        << large << QRect(1400, 100, 500, 500) << 0 << false;
    QTest::newRow("only over the grid")
        << QRect(400, 0, 1500, 600) << QRect(1400, 0, 500, 600) << 0 << true;
    QTest::newRow("a board that fills the screen") << large << large << 400 * 500 << false;
    QTest::newRow("a second screen, left of the first")
        << QRect(-1920, 0, 1920, 1080) << QRect(-500, 100, 400, 500) << 0 << false;
}

/// The list is at the right of the grid, the board behind both.
void tst_leg_list::windowsCoverTheLeast()
{
    QFETCH(QRect, room);
    QFETCH(QRect, board);
    QFETCH(int, covered);
    QFETCH(bool, coversGrid);
    const QSize size(400, 500);
    const QRect list = QRect(board.left() - 310, 100, 300, 500) & room;
    const QRect grid = QRect(list.left() - 510, 50, 500, 550) & room;
    const QRect place(clearPlace(size, room, list, {board, grid, list}), size);
    QVERIFY(room.contains(place));
    const QRect over = place & board;
    QCOMPARE(over.isEmpty() ? 0 : over.width() * over.height(), covered);
    QCOMPARE(place.intersects(grid), coversGrid);
}

/// As in the main window, where the board is at the right of the editor.
void tst_leg_list::theFormLiesBesideTheBoard()
{
    QWidget window;
    const Design board = designOf("square:8x8");
    Editing e(withLegs(board, "Hook mover", hookMover(*board.directions)));
    const auto canvas = std::make_unique<BoardCanvas>(e.workspace);
    auto *row = new QHBoxLayout(&window);
    row->addWidget(e.editor.get(), 1);
    row->addWidget(canvas.get(), 0, Qt::AlignTop);
    canvas->setFixedSize(240, 240);
    e.editor->show();
    window.move(0, 0);
    window.resize(800, 500);
    window.show();
    e.tree()->setCurrentItem(e.editor->legList()->row(0, {0, LegId(1)}));
    e.editor->legList()->openForm();
    const LegForm *form = e.editor->legList()->form();
    const QRect room = window.screen()->availableGeometry();
    QVERIFY(room.contains(form->frameGeometry()));
    QRect drawn;
    for (const CellId cell : e.workspace.board().cells())
        drawn |= canvas->cellRect(cell);
    drawn.moveTopLeft(canvas->mapToGlobal(drawn.topLeft()));
    QVERIFY(!drawn.isEmpty());
    QString places;
    QDebug(&places) << form->frameGeometry() << drawn << room;
    QVERIFY2(!form->frameGeometry().intersects(drawn), qPrintable(places));
    // Where it is dragged to it is found again.
    const QPoint dragged(20, form->pos().y() < 120 ? form->pos().y() + 80 : form->pos().y() - 80);
    e.editor->legList()->form()->move(dragged);
    e.editor->legList()->form()->hide();
    e.editor->legList()->openForm();
    QVERIFY((form->pos() - dragged).manhattanLength() < 10);
}

void tst_leg_list::reachFromTheList()
{
    Editing e(onePiece("leap n e"));
    const auto reach = [&](std::size_t item, int range) {
        e.editor->legList()->row(0, item)->setData(LegRows::Reach, LegRows::choiceRole, range);
    };
    reach(0, unlimited);
    QTRY_COMPARE(e.paths(), "ride n e");
    reach(0, 3);
    QTRY_COMPARE(e.paths(), "(n n n stop) (e e e stop)");
    QCOMPARE(e.editor->legList()->row(0, 0)->text(LegRows::Reach), "up to 3");
    reach(1, 1);
    QTRY_COMPARE(e.paths(), "(n n n stop) leap e");
    QCOMPARE(e.undoStack().count(), 3);
}

void tst_leg_list::passesOnlyFromTheList()
{
    Editing e(onePiece("(n ne stop)"));
    QTreeWidgetItem *step = e.editor->legList()->row(0, 0)->child(0);
    QCOMPARE(step->text(LegRows::What), "n");
    QCOMPARE(step->checkState(LegRows::May), Qt::Unchecked);
    step->setCheckState(LegRows::May, Qt::Checked);
    QTRY_COMPARE(e.paths(), "(~n ne stop)");
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Via);
}

void tst_leg_list::partsAreOrderedAndDeleted()
{
    Editing e(onePiece("leap n ride e (s s stop)"));
    e.editor->movement().choose(0, 2);
    e.editor->legList()->move(-1);
    QCOMPARE(e.paths(), "leap n (s s stop) ride e");
    QCOMPARE(e.editor->movement().item(), std::optional<std::size_t>(1));
    QTest::keyClick(e.tree(), Qt::Key_Delete);
    QCOMPARE(e.paths(), "leap n ride e");
    e.editor->movement().choose(0, 0);
    QTest::keyClick(e.tree(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(e.paths(), "ride e leap n");
    QCOMPARE(e.undoStack().count(), 3);
}

void tst_leg_list::movementsAreAddedCopiedOrderedAndDeleted()
{
    Editing e(onePiece("leap n"));
    e.editor->movement().addMovement();
    QCOMPARE(e.undoStack().count(), 0);
    QCOMPARE(e.tree()->topLevelItemCount(), 2);
    e.use(Pencil::Leap, PaintSymmetry::None);
    e.click(1, 0);
    QCOMPARE(e.paths(), "leap n | leap e");
    QCOMPARE(e.editor->movement().current(), std::size_t(1));
    e.editor->legList()->duplicate();
    QCOMPARE(e.paths(), "leap n | leap e | leap e");
    QCOMPARE(e.editor->movement().current(), std::size_t(2));
    e.click(0, -1);
    e.editor->legList()->move(-1);
    QCOMPARE(e.paths(), "leap n | leap e s | leap e");
    QCOMPARE(e.editor->movement().current(), std::size_t(1));
    e.editor->legList()->remove();
    QCOMPARE(e.paths(), "leap n | leap e");
    // An empty movement goes without a step.
    const int steps = e.undoStack().count();
    e.editor->movement().addMovement();
    e.editor->legList()->remove();
    QCOMPARE(e.tree()->topLevelItemCount(), 2);
    QCOMPARE(e.undoStack().count(), steps);
}

void tst_leg_list::aDraftSurvivesUndo()
{
    Editing e(onePiece("leap n"));
    e.editor->movement().addMovement();
    e.editor->movement().setWhen(1, When::Unmoved);
    e.click(1, 2);
    QCOMPARE(e.paths(), QString("leap n | ") + knightPath);
    e.undoStack().undo();
    QCOMPARE(e.tree()->topLevelItemCount(), 2);
    QCOMPARE(e.editor->movement().entries()[1].when, When::Unmoved);
    e.undoStack().redo();
    QCOMPARE(e.tree()->topLevelItemCount(), 2);
    // Work on another movement forgets an empty one.
    e.undoStack().undo();
    e.editor->movement().choose(0);
    e.use(Pencil::Leap, PaintSymmetry::None);
    e.click(1, 0);
    QCOMPARE(e.paths(), "leap n e");
    QCOMPARE(e.tree()->topLevelItemCount(), 1);
}

void tst_leg_list::twoMovementsAndWhen()
{
    Editing e(withMovement(onePiece("move leap n"), "move (n n stop)", When::Unmoved));
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Move);
    QVERIFY(!e.grid()->markAt(0, 2));
    QCOMPARE(e.grid()->faintMarkAt(0, 2), MarkKind::Move);
    QCOMPARE(e.grid()->cellText({{0, 2}}), "2 forward: move (another move)");
    QCOMPARE(e.line()->sentence(), "Move 1: steps forward without capturing.");
    e.editor->showAllBox()->setChecked(false);
    QVERIFY(!e.grid()->faintMarkAt(0, 2));
    e.editor->movement().choose(1);
    QCOMPARE(e.grid()->markAt(0, 2), MarkKind::Move);
    QCOMPARE(e.line()->field()->toPlainText(), "move (n n stop)");
    QCOMPARE(
        e.line()->sentence(),
        "Move 2: slides up to 2 steps forward without capturing. Only while it has not moved.");
    e.tree()->topLevelItem(1)->setData(
        LegRows::May, LegRows::choiceRole, static_cast<int>(When::Always));
    QTRY_COMPARE(e.workspace.design().pieces->types[0].moves[1].when, When::Always);
    QCOMPARE(e.undoStack().count(), 1);
    QCOMPARE(e.tree()->topLevelItem(1)->text(LegRows::May), "always");
}

void tst_leg_list::zonesOfMovesAreSaid()
{
    Design design = must(withZoneAdded(onePiece("leap n"), "palace", {}));
    design.pieces.edit([](Pieces &pieces) {
        pieces.types.front().confinedTo = ZoneId(0);
        pieces.types.front().moves.front().startsIn = ZoneId(0);
    });
    Editing e(design);
    QCOMPARE(e.line()->sentence(),
             "Piece steps forward (only from the zone 'palace'). No move ends outside the zone "
             "palace.");
}

void tst_leg_list::aRowShowsItsPartAlone()
{
    Editing e(onePiece("leap n ride e"));
    e.tree()->setCurrentItem(e.editor->legList()->row(0, 0));
    QCOMPARE(e.editor->movement().item(), std::optional<std::size_t>(0));
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Both);
    QVERIFY(!e.grid()->markAt(3, 0));
    QCOMPARE(e.grid()->faintMarkAt(3, 0), MarkKind::Both);
    e.tree()->setCurrentItem(e.editor->legList()->row(0));
    QCOMPARE(e.grid()->markAt(3, 0), MarkKind::Both);
}

void tst_leg_list::aLegShowsItsPartAlone()
{
    const Design board = designOf("square:8x8");
    Editing e(withLegs(board, "Hook mover", hookMover(*board.directions)));
    QTreeWidgetItem *second = e.editor->legList()->row(0, {0, LegId(1)});
    QVERIFY(second);
    e.tree()->setCurrentItem(second);
    QCOMPARE(e.grid()->markAt(3, 4), MarkKind::Both);
    QVERIFY(e.grid()->markAt(0, 4) != MarkKind::Both);
    QCOMPARE(
        e.editor->legList()->explanation(),
        "Leg 2: at a right angle, any distance over empty cells. On an empty cell: may stop. On an "
        "enemy: captures it, may stop.");
    e.tree()->setCurrentItem(e.editor->legList()->row(0, {0, LegId(0)}));
    QCOMPARE(e.grid()->markAt(0, 4), MarkKind::Both);
    QVERIFY(e.grid()->markAt(3, 4) != MarkKind::Both);
    e.tree()->setCurrentItem(e.editor->legList()->row(0));
    QCOMPARE(e.editor->legList()->explanation(), "");
    QCOMPARE(e.grid()->markAt(3, 4), MarkKind::Both);
}

void tst_leg_list::boxesTakeRowsOutOfThePicture()
{
    Editing e(withMovement(onePiece("leap n ride e"), "leap s", When::Always));
    const QString before = e.file();
    const auto box = [&](QTreeWidgetItem *row, Qt::CheckState state) {
        row->setCheckState(LegRows::What, state);
    };
    box(e.editor->legList()->row(0, 1), Qt::Unchecked);
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Both);
    QVERIFY(!e.grid()->markAt(3, 0));
    QVERIFY(!e.grid()->faintMarkAt(3, 0));
    box(e.editor->legList()->row(1), Qt::Unchecked);
    QVERIFY(!e.grid()->faintMarkAt(0, -1));
    box(e.editor->legList()->row(0, 1), Qt::Checked);
    QCOMPARE(e.grid()->markAt(3, 0), MarkKind::Both);
    QCOMPARE(e.file(), before);
    QCOMPARE(e.undoStack().count(), 0);
    // A leg: without the turn the hook mover is a rook.
    const Design board = designOf("square:8x8");
    Editing hook(withLegs(board, "Hook mover", hookMover(*board.directions)));
    box(hook.editor->legList()->row(0, {0, LegId(1)}), Qt::Unchecked);
    QCOMPARE(hook.count(MarkKind::Both), 28);
    box(hook.editor->legList()->row(0, {0, LegId(0)}), Qt::Unchecked);
    QCOMPARE(hook.count(MarkKind::Both), 0);
}

void tst_leg_list::legsStandBelowWhatTheyFollow()
{
    Leg slide;
    slide.steps = {*standardDirections().find("n")};
    slide.most = unlimited;
    slide.onEmpty.stop = true;
    slide.onFriend.then = {LegId(1)};
    slide.onEnemy.then = {LegId(1), LegId(0)};
    Leg land;
    land.steps = {Turn{0}};
    land.onEmpty.stop = true;
    Editing e(withLegs(designOf("square:8x8"), "Piece", {{slide, land}, {LegId(0)}}));
    const QTreeWidgetItem *row = e.editor->legList()->row(0)->child(0);
    QCOMPARE(row->text(LegRows::What), "1  n");
    QCOMPARE(row->text(LegRows::Reach), "1 to ∞");
    QCOMPARE(row->text(LegRows::May), "move");
    QCOMPARE(row->childCount(), 2);
    QCOMPARE(row->child(0)->text(LegRows::What), "on friend, then");
    QCOMPARE(row->child(0)->child(0)->text(LegRows::What), "2  turn 0");
    QCOMPARE(row->child(1)->text(LegRows::What), "on enemy, then");
    QCOMPARE(row->child(1)->child(0)->text(LegRows::What), "then leg 2 again");
    QCOMPARE(row->child(1)->child(1)->text(LegRows::What), "then leg 1 again");
}

void tst_leg_list::legsAreChangedInTheirRows()
{
    const Design board = designOf("square:8x8");
    Editing e(withLegs(board, "Hook mover", hookMover(*board.directions)));
    const auto leg = [&](unsigned id) {
        return e.editor->legList()->row(0, {0, LegId(id)});
    };
    leg(1)->setData(LegRows::Reach, LegRows::choiceRole, 1);
    QTRY_COMPARE(e.undoStack().count(), 1);
    QCOMPARE(e.undoStack().undoText(), "Change a leg");
    e.tree()->setCurrentItem(e.editor->legList()->row(0));
    QVERIFY(!e.grid()->markAt(3, 4));
    QCOMPARE(e.grid()->markAt(1, 4), MarkKind::Both);
    leg(0)->setData(LegRows::May, LegRows::choiceRole, -1);
    QTRY_COMPARE(leg(0)->text(LegRows::May), "continues");
    e.tree()->setCurrentItem(e.editor->legList()->row(0));
    QCOMPARE(e.grid()->markAt(0, 4), MarkKind::Via);
    leg(1)->setData(LegRows::May, LegRows::choiceRole, static_cast<int>(Rights::Capture));
    QTRY_COMPARE(e.undoStack().count(), 3);
    e.tree()->setCurrentItem(e.editor->legList()->row(0));
    QCOMPARE(e.grid()->markAt(1, 4), MarkKind::Capture);
}

void tst_leg_list::rowsThatLeadToTheCellAreMarked()
{
    Editing e(
        must(withMovementAdded(withMovement(onePiece("leap n ride e"), "ride n", When::Always),
                               PieceId(0),
                               Movement{BetzaText{"gR"}, When::Always, {}})));
    const auto marked = [&] {
        QStringList rows;
        for (QTreeWidgetItemIterator it(e.tree()); *it; ++it) {
            if ((*it)->font(LegRows::What).underline())
                rows << (*it)->text(LegRows::What);
        }
        return rows.join('|');
    };
    e.move(0, 1);
    QTRY_COMPARE(marked(), "Move 1|n|Move 2|n");
    e.move(5, 0);
    QTRY_COMPARE(marked(), "Move 1|e");
    // Where nothing leads as things are, what would lead there over another piece.
    e.move(-4, 0);
    QTRY_COMPARE(marked(), "Move 3|2  turn 0");
    e.move(2, 3);
    QTRY_COMPARE(marked(), "");
}

void tst_leg_list::rowsAreDragged()
{
    Editing e(withMovement(onePiece("leap n ride e (s s stop)"), "leap s", When::Always));
    LegList *list = e.editor->legList();
    list->reorder({0, 0}, {0, 2});
    QCOMPARE(e.paths(), "ride e (s s stop) leap n | leap s");
    QCOMPARE(e.editor->movement().item(), std::optional<std::size_t>(2));
    list->reorder({1}, {0});
    QCOMPARE(e.paths(), "leap s | ride e (s s stop) leap n");
    QCOMPARE(e.editor->movement().current(), std::size_t(0));
    // Parts stay within their move.
    list->reorder({1, 0}, {0});
    QCOMPARE(e.paths(), "leap s | ride e (s s stop) leap n");
    QCOMPARE(e.undoStack().count(), 2);
}

ROOKERY_WIDGET_TEST(tst_leg_list)
#include "tst_leg_list.moc"
