#include "tests/widgets/application.h"
#include "tests/widgets/editing.h"

#include <QCheckBox>
#include <QComboBox>

using namespace rookery;
using namespace rookery::test;

class tst_leg_list : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rightsFromTheList();
    void dropDownInTheList();
    void reachFromTheList();
    void passesOnlyFromTheList();
    void partsAreOrderedAndDeleted();
    void movementsAreAddedCopiedOrderedAndDeleted();
    void aDraftSurvivesUndo();
    void twoMovementsAndWhen();
    void aRowShowsItsPartAlone();
};

void tst_leg_list::rightsFromTheList()
{
    Editing e(onePiece("leap n ride e"));
    e.editor->legList()->row(0, 1)->setData(
        LegList::May, LegList::choiceRole, static_cast<int>(Rights::Capture));
    QTRY_COMPARE(e.paths(), "leap n capture ride e");
    QCOMPARE(e.undoStack().count(), 1);
    QCOMPARE(e.line()->field()->toPlainText(), "leap n capture ride e");
    QCOMPARE(e.editor->legList()->row(0, 1)->text(LegList::May), "capture");
}

void tst_leg_list::dropDownInTheList()
{
    Editing e(onePiece("leap n"));
    QTreeWidgetItem *row = e.editor->legList()->row(0, 0);
    const QRect cell = e.tree()->visualRect(
        e.tree()->model()->index(0, LegList::May, e.tree()->model()->index(0, 0)));
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

void tst_leg_list::reachFromTheList()
{
    Editing e(onePiece("leap n e"));
    const auto reach = [&](std::size_t item, int range) {
        e.editor->legList()->row(0, item)->setData(LegList::Reach, LegList::choiceRole, range);
    };
    reach(0, unlimited);
    QTRY_COMPARE(e.paths(), "ride n e");
    reach(0, 3);
    QTRY_COMPARE(e.paths(), "(n n n stop) (e e e stop)");
    QCOMPARE(e.editor->legList()->row(0, 0)->text(LegList::Reach), "up to 3");
    reach(1, 1);
    QTRY_COMPARE(e.paths(), "(n n n stop) leap e");
    QCOMPARE(e.undoStack().count(), 3);
}

void tst_leg_list::passesOnlyFromTheList()
{
    Editing e(onePiece("(n ne stop)"));
    QTreeWidgetItem *step = e.editor->legList()->row(0, 0)->child(0);
    QCOMPARE(step->text(LegList::What), "n");
    QCOMPARE(step->checkState(LegList::May), Qt::Unchecked);
    step->setCheckState(LegList::May, Qt::Checked);
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
    e.editor->showAllBox()->setChecked(false);
    QVERIFY(!e.grid()->faintMarkAt(0, 2));
    e.editor->movement().choose(1);
    QCOMPARE(e.grid()->markAt(0, 2), MarkKind::Move);
    QCOMPARE(e.line()->field()->toPlainText(), "move (n n stop)");
    QVERIFY(e.line()->sentence().endsWith("Only while it has not moved."));
    e.tree()->topLevelItem(1)->setData(
        LegList::May, LegList::choiceRole, static_cast<int>(When::Always));
    QTRY_COMPARE(e.workspace.design().pieces->types[0].moves[1].when, When::Always);
    QCOMPARE(e.undoStack().count(), 1);
    QCOMPARE(e.tree()->topLevelItem(1)->text(LegList::May), "always");
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

ROOKERY_WIDGET_TEST(tst_leg_list)
#include "tst_leg_list.moc"
