#include "tests/widgets/application.h"
#include "tests/widgets/editing.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

class tst_piece_painting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knightInOneClick();
    void rookWithTheRidePencil();
    void limitedRange();
    void rideOfTheClickedLeap();
    void moveOnlyAndCaptureOnly();
    void symmetryDecidesWhatIsPainted_data();
    void symmetryDecidesWhatIsPainted();
    void rightButtonErases();
    void rightClickListsWhatLeadsThere();
    void erasingTheLastStepLeavesAnEmptyMove();
    void aSweepIsOneUndoStep();
    void aQuickSweepHasNoGaps();
    void theGridStaysUnderThePointer_data();
    void theGridStaysUnderThePointer();
    void escapeRestoresTheDesign();
    void undoInTheMiddleOfAStrokeEndsIt();
    void paintedWithKeys();
    void pencilKeys();
    void theWindowsKeysDoNotGetInTheWay();
    void cellsAreEasyToHit();
    void theBarIsOneRowWhereThereIsRoom();
    void whatIsSeldomChangedIsBehindAButton();
    void strokePreview_data();
    void strokePreview();
};

void tst_piece_painting::knightInOneClick()
{
    Editing e(onePiece());
    e.click(1, 2);
    QCOMPARE(e.paths(), knightPath);
    QCOMPARE(e.undoStack().count(), 1);
    QCOMPARE(e.undoStack().undoText(), "Paint moves");
    QCOMPARE(e.count(MarkKind::Both), 8);
    QCOMPARE(e.grid()->markAt(-2, 1), MarkKind::Both);
    QVERIFY(!e.grid()->markAt(1, 1));
    QCOMPARE(e.line()->field()->toPlainText(), knightPath);
    QCOMPARE(e.line()->sentence(), "Piece leaps to the 8 knight squares.");
    QCOMPARE(e.tree()->topLevelItemCount(), 1);
    QCOMPARE(e.tree()->topLevelItem(0)->childCount(), 1);
    // Painting it again is no step.
    e.click(2, 1);
    QCOMPARE(e.undoStack().count(), 1);
}

void tst_piece_painting::rookWithTheRidePencil()
{
    Editing e(onePiece());
    e.use(Pencil::Ride);
    e.click(0, 3);
    QCOMPARE(e.paths(), "ride n e s w");
    QCOMPARE(e.count(MarkKind::Both), 28);
    QCOMPARE(e.grid()->markAt(7, 0), MarkKind::Both);
}

void tst_piece_painting::limitedRange()
{
    Editing e(onePiece());
    e.bar()->rangeBox()->setValue(3);
    QCOMPARE(e.grid()->options().pencil, Pencil::Ride);
    PaintOptions options = e.grid()->options();
    options.symmetry = PaintSymmetry::None;
    e.grid()->setOptions(options);
    e.click(1, 1);
    QCOMPARE(e.paths(), "(ne ne ne stop)");
    QCOMPARE(e.count(MarkKind::Both), 3);
    QCOMPARE(e.grid()->markAt(3, 3), MarkKind::Both);
    QVERIFY(!e.grid()->markAt(4, 4));
    e.bar()->rangeBox()->setValue(0);
    e.click(2, 2);
    QCOMPARE(e.paths(), "ride ne");
}

void tst_piece_painting::rideOfTheClickedLeap()
{
    Editing e(onePiece());
    e.use(Pencil::Ride, PaintSymmetry::None);
    e.click(2, 4, Qt::LeftButton);
    QCOMPARE(e.paths(), "ride nne");
    e.undoStack().undo();
    e.click(0, 2, Qt::LeftButton, Qt::AltModifier);
    QCOMPARE(e.paths(), "ride (0,2)");
    QCOMPARE(e.grid()->markAt(0, 4), MarkKind::Both);
    QVERIFY(!e.grid()->markAt(0, 3));
    e.undoStack().undo();
    e.bar()->strideBox()->setChecked(true);
    e.click(2, 2);
    QCOMPARE(e.paths(), "ride (2,2)");
}

void tst_piece_painting::moveOnlyAndCaptureOnly()
{
    Editing e(onePiece());
    e.use(Pencil::Leap, PaintSymmetry::LeftRight);
    e.bar()->rightsButton(Rights::Move)->click();
    e.click(0, 1);
    e.bar()->rightsButton(Rights::Capture)->click();
    e.click(1, 1);
    QCOMPARE(e.paths(), "move leap n capture leap ne nw");
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Move);
    QCOMPARE(e.grid()->markAt(1, 1), MarkKind::Capture);
    QCOMPARE(e.grid()->markAt(-1, 1), MarkKind::Capture);
    e.bar()->rightsButton(Rights::Both)->click();
    e.click(0, 1);
    QCOMPARE(e.paths(), "leap n capture leap ne nw");
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Both);
}

void tst_piece_painting::symmetryDecidesWhatIsPainted_data()
{
    QTest::addColumn<int>("symmetry");
    QTest::addColumn<QString>("path");
    const auto row = [](const char *name, PaintSymmetry symmetry, const char *path) {
        QTest::newRow(name) << static_cast<int>(symmetry) << path;
    };
    row("all 8", PaintSymmetry::All, knightPath);
    row("4 turns", PaintSymmetry::Turns, "leap nne see ssw nww");
    row("4 mirrors", PaintSymmetry::Mirrors, "leap nne sse ssw nnw");
    row("left and right", PaintSymmetry::LeftRight, "leap nne nnw");
    row("this cell alone", PaintSymmetry::None, "leap nne");
}

void tst_piece_painting::symmetryDecidesWhatIsPainted()
{
    QFETCH(int, symmetry);
    QFETCH(QString, path);
    Editing e(onePiece());
    e.bar()->symmetryBox()->setCurrentIndex(e.bar()->symmetryBox()->findData(symmetry));
    e.click(1, 2);
    QCOMPARE(e.paths(), path);
}

void tst_piece_painting::rightButtonErases()
{
    Editing e(onePiece("leap n e s w ride ne se sw nw (nw (n))"));
    e.sweep({{0, 1}, {0, 2}}, Qt::RightButton);
    QCOMPARE(e.paths(), "ride ne se sw nw (nw (n))");
    QCOMPARE(e.undoStack().undoText(), "Erase moves");
    e.use(Pencil::Erase, PaintSymmetry::None);
    e.click(3, 3);
    QCOMPARE(e.paths(), "ride se sw nw (nw (n))");
    e.click(-1, 3);
    QCOMPARE(e.paths(), "ride se sw nw");
    e.sweep({{1, -1}, {-1, -1}}, Qt::RightButton);
    QCOMPARE(e.paths(), "ride nw");
    QCOMPARE(e.undoStack().count(), 4);
}

void tst_piece_painting::rightClickListsWhatLeadsThere()
{
    Design design = withMovement(onePiece("leap n e"), "ride n s", When::Always);
    design = withMovement(design, "leap ne", When::Always);
    Editing e(
        must(withMovementAdded(design, PieceId(0), Movement{BetzaText{"fW"}, When::Always, {}})));
    e.use(Pencil::Leap, PaintSymmetry::None);
    CellMovesMenu *menu = e.movesAt(0, 1);
    QVERIFY(menu);
    QStringList texts;
    for (const QAction *action : menu->actions())
        texts << action->text();
    QCOMPARE(texts.join('|'),
             "Moves that lead here|Erase move 1: steps north or east|Erase move 2: slides any "
             "distance forward or backward|Erase move 4: steps forward||Erase all of these");
    menu->actions()[2]->trigger();
    menu->close();
    QCOMPARE(e.paths(), "leap n e | ride s | leap ne | fW");
    // Del takes whatever leads there, and nothing else.
    menu = e.movesAt(0, 1);
    QTest::keyClick(menu, Qt::Key_Delete);
    QCOMPARE(e.paths(), "leap e | ride s | leap ne");
    QCOMPARE(e.undoStack().count(), 2);
    // Nothing leads two to the left.
    QSignalSpy said(&e.workspace, &Workspace::said);
    QVERIFY(!e.movesAt(-2, 0));
    QCOMPARE(said.count(), 1);
    QCOMPARE(said.front().front().toString(), "No move leads there.");
    // By key, at the cursor.
    e.key(Qt::Key_Right);
    e.key(Qt::Key_Right);
    e.key(Qt::Key_Down);
    QTest::keyClick(e.grid(), Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(e.openMenu());
}

void tst_piece_painting::erasingTheLastStepLeavesAnEmptyMove()
{
    Editing e(withMovement(onePiece("leap n"), "leap s", When::Unmoved));
    e.editor->movement().choose(1);
    e.sweep({{0, -1}, {0, -2}}, Qt::RightButton);
    QCOMPARE(e.paths(), "leap n");
    QCOMPARE(e.editor->movement().entries().size(), std::size_t(2));
    QCOMPARE(e.line()->field()->toPlainText(), "");
    e.click(1, 0);
    QCOMPARE(e.paths(), "leap n | leap n e s w");
    QCOMPARE(e.workspace.design().pieces->types[0].moves[1].when, When::Unmoved);
    e.undoStack().undo();
    e.undoStack().undo();
    QCOMPARE(e.paths(), "leap n | leap s");
}

void tst_piece_painting::aSweepIsOneUndoStep()
{
    Editing e(onePiece());
    e.use(Pencil::Leap, PaintSymmetry::None);
    e.press(1, 1);
    QCOMPARE(e.paths(), "leap ne");
    QCOMPARE(e.undoStack().count(), 0);
    e.drag(2, 1);
    e.drag(3, 1);
    QCOMPARE(e.paths(), "leap ne nee (3,1)");
    e.release(3, 1);
    QCOMPARE(e.undoStack().count(), 1);
    e.undoStack().undo();
    QCOMPARE(e.paths(), "");
    QCOMPARE(e.count(MarkKind::Both), 0);
}

void tst_piece_painting::theGridStaysUnderThePointer_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(760, 640);
    QTest::newRow("low") << QSize(560, 460);
    QTest::newRow("wide") << QSize(1100, 800);
}

/// The text grows to several lines while the stroke goes on, and its sentence with it.
void tst_piece_painting::theGridStaysUnderThePointer()
{
    QFETCH(QSize, size);
    Editing e(onePiece());
    e.editor->resize(size);
    e.use(Pencil::Leap);
    QCoreApplication::processEvents(); // its bar is arranged anew
    QVERIFY(e.grid()->side() >= 15);
    std::vector<QPoint> places;
    for (int x = 1; x <= 7; ++x)
        places.push_back(e.grid()->mapTo(e.editor.get(), e.grid()->cellPixel(x, 0)));
    const QRect boxes = e.editor->showAllBox()->geometry();
    const auto onGrid = [&e](const QPoint &place) {
        return e.grid()->mapFrom(e.editor.get(), place);
    };
    QTest::mousePress(e.grid(), Qt::LeftButton, {}, onGrid(places.front()));
    for (const QPoint &place : places) {
        const QPoint at = onGrid(place);
        QMouseEvent event(
            QEvent::MouseMove, at, e.grid()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(e.grid(), &event);
        QCoreApplication::processEvents(); // the layout follows
    }
    QTest::mouseRelease(e.grid(), Qt::LeftButton, {}, onGrid(places.back()));
    QCoreApplication::processEvents();
    for (int x = 1; x <= 7; ++x) {
        QCOMPARE(e.grid()->mapTo(e.editor.get(), e.grid()->cellPixel(x, 0)),
                 places[static_cast<std::size_t>(x - 1)]);
        QCOMPARE(e.grid()->markAt(x, 0), MarkKind::Both);
    }
    QCOMPARE(e.count(MarkKind::Both), 28);
    QCOMPARE(e.editor->showAllBox()->geometry(), boxes);
    // A text of two lines is whole above its sentence.
    QWidget *words = e.line()->findChild<QLabel *>("pathSentence");
    QVERIFY(words->mapTo(e.line(), QPoint()).y() >= e.line()->field()->geometry().bottom());
}

void tst_piece_painting::aQuickSweepHasNoGaps()
{
    Editing e(onePiece());
    e.use(Pencil::Leap, PaintSymmetry::None);
    e.press(-3, 1);
    e.drag(3, 1);
    e.release(3, 1);
    QCOMPARE(e.count(MarkKind::Both), 7);
    QCOMPARE(e.undoStack().count(), 1);
}

void tst_piece_painting::escapeRestoresTheDesign()
{
    Editing e(onePiece("ride s   n"));
    const QString before = e.file();
    const Design design = e.workspace.design();
    e.press(1, 2);
    e.drag(2, 2);
    QVERIFY(e.file() != before);
    e.key(Qt::Key_Escape);
    QCOMPARE(e.file(), before);
    QVERIFY(e.workspace.design() == design);
    QCOMPARE(e.line()->field()->toPlainText(), "ride s   n");
    QCOMPARE(e.grid()->markAt(0, 7), MarkKind::Both);
    // The rest of the drag paints nothing.
    e.drag(3, 2);
    e.release(3, 2);
    QCOMPARE(e.file(), before);
    QCOMPARE(e.undoStack().count(), 0);
}

void tst_piece_painting::undoInTheMiddleOfAStrokeEndsIt()
{
    Editing e(onePiece());
    e.press(1, 2);
    e.workspace.session().undo();
    QCOMPARE(e.paths(), "");
    e.drag(2, 2);
    e.release(2, 2);
    QCOMPARE(e.paths(), "");
    QCOMPARE(e.undoStack().count(), 0);
}

void tst_piece_painting::paintedWithKeys()
{
    Editing e(onePiece());
    e.key(Qt::Key_Right);
    e.key(Qt::Key_Up);
    e.key(Qt::Key_Up);
    QVERIFY((e.grid()->cursorCell() == Vector{{1, 2}}));
    e.key(Qt::Key_Return);
    QCOMPARE(e.paths(), knightPath);
    e.key(Qt::Key_Down);
    e.key(Qt::Key_Space);
    QCOMPARE(e.paths(), "leap ne se sw nw nne nee see sse ssw sww nww nnw");
    e.key(Qt::Key_Delete);
    QCOMPARE(e.paths(), knightPath);
    QCOMPARE(e.undoStack().count(), 3);
}

void tst_piece_painting::pencilKeys()
{
    Editing e(onePiece());
    e.key(Qt::Key_2);
    QVERIFY(e.bar()->pencilButton(Pencil::Ride)->isChecked());
    e.key(Qt::Key_X);
    QVERIFY(e.bar()->pencilButton(Pencil::Erase)->isChecked());
    e.key(Qt::Key_1);
    QVERIFY(e.bar()->pencilButton(Pencil::Leap)->isChecked());
    e.key(Qt::Key_C);
    QVERIFY(e.bar()->rightsButton(Rights::Capture)->isChecked());
    e.key(Qt::Key_S);
    QCOMPARE(e.grid()->options().symmetry, PaintSymmetry::Turns);
    QCOMPARE(e.bar()->symmetryBox()->currentText(), "4 rotations");
}

void tst_piece_painting::theWindowsKeysDoNotGetInTheWay()
{
    Editing e(onePiece("leap n"));
    QAction ofTheWindow;
    ofTheWindow.setShortcuts({Qt::Key_X, Qt::Key_1, Qt::Key_Delete, Qt::Key_V});
    e.editor->addAction(&ofTheWindow);
    QSignalSpy triggered(&ofTheWindow, &QAction::triggered);
    e.key(Qt::Key_X);
    QCOMPARE(e.grid()->options().pencil, Pencil::Erase);
    e.key(Qt::Key_1);
    e.key(Qt::Key_Up);
    e.key(Qt::Key_Delete);
    QCOMPARE(e.paths(), "");
    QCOMPARE(triggered.count(), 0);
    e.key(Qt::Key_V);
    QCOMPARE(triggered.count(), 1);
}

void tst_piece_painting::strokePreview_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("side");
    for (const int side : {15, 31}) {
        QTest::addRow("knight on %d", side) << knightPath << side;
        QTest::addRow("queen on %d", side) << "ride n ne e se s sw w nw" << side;
        QTest::addRow("griffon on %d", side) << griffonPath << side;
    }
}

/// One more cell of a stroke: edit, compile, both questions, all three views, and the paint.
void tst_piece_painting::strokePreview()
{
    QFETCH(QString, path);
    QFETCH(int, side);
    Editing e(onePiece(qPrintable(path)));
    e.grid()->setSide(side);
    e.press(1, 3);
    bool isNear = true;
    QBENCHMARK
    {
        e.editor->movement().previewStroke(
            isNear ? withLeapPainted(e.editor->movement().entry().path,
                                     *e.workspace.design().directions,
                                     symmetricVectors({{2, 3}}, PaintSymmetry::All),
                                     Rights::Both)
                   : must(readPath(path.toStdString(), *e.workspace.design().directions)));
        isNear = !isNear;
        e.grid()->repaint();
    }
    e.key(Qt::Key_Escape);
    QCOMPARE(e.paths(), path);
}

/// By itself the grid has fewer cells where there is little room, but all that the piece leaps to.
void tst_piece_painting::cellsAreEasyToHit()
{
    Editing e(onePiece(knightPath));
    const auto cellSide = [&e] {
        return e.grid()->cellRect({}).width();
    };
    QCOMPARE(e.grid()->side(), 15);
    e.editor->resize(760, 580);
    QTRY_VERIFY(e.grid()->height() < 15 * 24);
    e.grid()->setSide(std::nullopt);
    QCOMPARE(e.bar()->sideBox()->currentIndex(), 0);
    QVERIFY2(cellSide() >= 24, qPrintable(QString::number(cellSide())));
    const int small = e.grid()->side();
    QVERIFY(small >= 7 && small < 15);

    e.type("ride n e s w (ne (n))"); // goes on beyond the grid
    QCOMPARE(e.grid()->side(), small);
    e.type("leap (7,0) n");
    QCOMPARE(e.grid()->side(), 15);
    e.type("leap n"); // what has been there may come back
    QCOMPARE(e.grid()->side(), 15);

    e.editor->resize(1400, 1100);
    QTRY_COMPARE(e.grid()->side(), 15);
    QVERIFY(cellSide() >= 24);
    e.workspace.session().apply("add", must(withPieceAdded(e.workspace.design(), "Other")));
    e.workspace.choices().setPiece(PieceId(1));
    e.editor->resize(760, 580);
    QTRY_COMPARE(e.grid()->side(), small);
    QVERIFY(cellSide() >= 24);

    // Nothing moves while a button is down.
    e.press(1, 2);
    e.editor->resize(900, 900);
    QCoreApplication::processEvents();
    QCOMPARE(e.grid()->side(), small);
    e.release(1, 2);
}

void tst_piece_painting::theBarIsOneRowWhereThereIsRoom()
{
    Editing e(onePiece());
    const auto rows = [&e] {
        constexpr int apart = 10; // pixels between the middles of two rows at least
        const PaintBar *bar = e.bar();
        std::vector<int> middles;
        for (const QWidget *part : bar->findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<const QAbstractButton *>(part)
                                   || qobject_cast<const QComboBox *>(part);
            if (!isControl || part->window() != bar->window() || !part->isVisible())
                continue;
            const int middle = part->mapTo(bar, part->rect().center()).y();
            const auto isSame = [middle](int other) {
                return std::abs(other - middle) < apart;
            };
            if (std::none_of(middles.begin(), middles.end(), isSame))
                middles.push_back(middle);
        }
        return middles.size();
    };
    e.editor->resize(1200, 700);
    QTRY_COMPARE(rows(), std::size_t(1));
    QVERIFY(e.bar()->symmetryBox()->isVisible() && e.bar()->clearButton()->isVisible());
    e.editor->resize(e.editor->minimumSizeHint());
    QTRY_COMPARE(rows(), std::size_t(2));
    for (const Pencil pencil : {Pencil::Leap, Pencil::Erase, Pencil::Wall})
        QVERIFY(
            e.bar()->rect().contains(e.bar()->pencilButton(pencil)->mapTo(e.bar(), QPoint(1, 1))));
}

/// The button is down while something behind it is not as usual.
void tst_piece_painting::whatIsSeldomChangedIsBehindAButton()
{
    Editing e(onePiece());
    e.grid()->setSide(std::nullopt);
    e.use(Pencil::Ride);
    QToolButton *button = e.bar()->optionsButton();
    QVERIFY(!button->isChecked());
    QVERIFY(!e.bar()->rangeBox()->isVisible());
    button->click();
    auto *popup = e.bar()->findChild<QFrame *>("paintOptions");
    QVERIFY(popup && popup->isVisible());
    QVERIFY(e.bar()->rangeBox()->isVisible() && e.bar()->sideBox()->isVisible());
    QVERIFY(!button->isChecked());
    e.bar()->rangeBox()->setValue(3);
    QVERIFY(button->isChecked());
    popup->hide();
    button->click();
    QVERIFY(button->isChecked());
    popup->hide();
    e.bar()->rangeBox()->setValue(0);
    QVERIFY(!button->isChecked());
    e.bar()->strideBox()->setChecked(true);
    QVERIFY(button->isChecked());
    e.bar()->strideBox()->setChecked(false);
    e.bar()->sideBox()->setCurrentIndex(1);
    QVERIFY(button->isChecked());
    e.bar()->sideBox()->setCurrentIndex(0);
    QVERIFY(!button->isChecked());
}

ROOKERY_WIDGET_TEST(tst_piece_painting)
#include "tst_piece_painting.moc"
