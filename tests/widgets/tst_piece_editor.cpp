#include "tests/widgets/application.h"
#include "tests/widgets/editing.h"
#include "widgets/library/known_pieces.h"
#include "widgets/pieces/piece_header.h"
#include "widgets/pieces/pieces_panel.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

class tst_piece_editor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blackSeesItsOwnWay();
    void testPiecesBlock();
    void testPiecesAreNotPartOfTheDesign();
    void griffonPassesNothingButEndsEverywhere();
    void lameKnightShowsWhereItPasses();
    void noPiecesYet();
    void theEmptyListSaysWhy();
    void quickPiecesFitTheBoard_data();
    void quickPiecesFitTheBoard();
    void fewPiecesAreKnownOnTriangles();
    void quickPiecesAreKnownByTheirNames();
    void everyControlExplainsItself();
    void cellsAreNamedForScreenReaders();
    void darkColours();
    void narrowAndWide();
    void largestGrid();
    void nameAndLetter();
};

void tst_piece_editor::blackSeesItsOwnWay()
{
    Editing e(onePiece("leap n"));
    e.editor->header()->playerBox()->setCurrentIndex(1);
    QCOMPARE(e.workspace.choices().player(), PlayerId(1));
    QVERIFY(!e.grid()->markAt(0, 1));
    QCOMPARE(e.grid()->markAt(0, -1), MarkKind::Both);
    QCOMPARE(e.grid()->cellText({{0, -1}}), "1 forward: move or capture");
    e.use(Pencil::Leap, PaintSymmetry::None);
    e.click(1, -1);
    QCOMPARE(e.paths(), "leap n nw");
    e.key(Qt::Key_Q);
    QCOMPARE(e.grid()->markAt(-1, 1), MarkKind::Both);
}

void tst_piece_editor::testPiecesBlock()
{
    Editing e(onePiece("ride n e s w"));
    e.key(Qt::Key_7);
    e.click(0, 3);
    e.key(Qt::Key_6);
    e.click(2, 0);
    QCOMPARE(e.grid()->markAt(0, 3), MarkKind::Capture);
    QVERIFY(!e.grid()->markAt(0, 4));
    QCOMPARE(e.grid()->markAt(1, 0), MarkKind::Both);
    QCOMPARE(e.grid()->markAt(2, 0), MarkKind::Blocked);
    QVERIFY(!e.grid()->markAt(3, 0));
    QCOMPARE(e.grid()->cellText({{2, 0}}), "2 right: test friend, in the way");
    QCOMPARE(e.grid()->cellText({{0, 3}}), "3 forward: test enemy, capture");
    // The same pencil on its own piece, or the right button, takes it away.
    e.click(2, 0);
    QCOMPARE(e.grid()->markAt(7, 0), MarkKind::Both);
    e.click(0, 3, Qt::RightButton);
    QCOMPARE(e.grid()->markAt(0, 7), MarkKind::Both);
    QVERIFY(e.grid()->pieces().empty());
}

void tst_piece_editor::testPiecesAreNotPartOfTheDesign()
{
    Editing e(onePiece("(~n ne stop)"));
    const QString before = e.file();
    QVERIFY(!e.bar()->clearButton()->isEnabled());
    e.use(Pencil::Enemy, PaintSymmetry::None);
    e.click(0, 1);
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Blocked);
    QVERIFY(!e.grid()->markAt(1, 2));
    QCOMPARE(e.file(), before);
    QCOMPARE(e.undoStack().count(), 0);
    e.bar()->clearButton()->click();
    QCOMPARE(e.grid()->markAt(0, 1), MarkKind::Via);
    QCOMPARE(e.grid()->markAt(1, 2), MarkKind::Both);
}

void tst_piece_editor::griffonPassesNothingButEndsEverywhere()
{
    Editing e(onePiece());
    e.type(griffonPath);
    QCOMPARE(e.paths(), griffonPath);
    QCOMPARE(e.grid()->markAt(1, 1), MarkKind::Both);
    QCOMPARE(e.grid()->markAt(1, 7), MarkKind::Both);
    QVERIFY(!e.grid()->markAt(0, 1));
    QCOMPARE(e.tree()->topLevelItem(0)->childCount(), 8);
    QCOMPARE(e.line()->sentence(),
             "Piece steps diagonally, then may slide any distance outward like a rook.");
}

void tst_piece_editor::lameKnightShowsWhereItPasses()
{
    Editing e(onePiece());
    e.type("(~ne n n)");
    QCOMPARE(e.grid()->markAt(1, 1), MarkKind::Via);
    QCOMPARE(e.grid()->viaLegAt({{1, 1}}), 1);
    QCOMPARE(e.grid()->markAt(1, 2), MarkKind::Both);
    QCOMPARE(e.grid()->cellText({{1, 1}}), "1 right, 1 forward: passed on leg 1");
}

void tst_piece_editor::theEmptyListSaysWhy()
{
    Workspace workspace(designOf("square:8x8"));
    PiecesPanel panel;
    panel.resize(240, 400);
    panel.bind(&workspace);
    panel.show();
    auto *nothing = panel.findChild<QLabel *>("piecesNothing");
    QVERIFY(nothing && nothing->isVisible());
    QVERIFY2(nothing->text().startsWith("No pieces yet"), qPrintable(nothing->text()));
    QTRY_VERIFY(nothing->height() >= nothing->heightForWidth(nothing->width()));
    panel.addPiece();
    QVERIFY(!nothing->isVisible());
    panel.findChild<QLineEdit *>()->setText("zebra");
    QVERIFY(nothing->isVisible());
    QCOMPARE(nothing->text(), "No piece is called ‘zebra’.");
    panel.findChild<QLineEdit *>()->clear();
    QVERIFY(!nothing->isVisible());
    panel.bind(nullptr);
}

void tst_piece_editor::noPiecesYet()
{
    Editing e(designOf("square:8x8"));
    auto *text = e.editor->findChild<QLabel *>("noPiecesText");
    QVERIFY(text && text->isVisible());
    QCOMPARE(text->text(), "Pieces are what moves. <b>Pick from the library</b>, or make one (N).");
    QVERIFY(!e.grid()->isVisible());
    QTest::keyClick(e.editor.get(), Qt::Key_N);
    QCOMPARE(QString::fromStdString(e.workspace.design().pieces->types[0].name), "Piece");
    QVERIFY(e.grid()->isVisible());
    e.undoStack().undo();
    QVERIFY(text->isVisible());
    e.editor->findChild<QToolButton *>("quickKnight")->click();
    QCOMPARE(e.paths(), "N");
    QCOMPARE(QString::fromStdString(e.workspace.design().pieces->types[0].letter), "N");
    QCOMPARE(e.undoStack().count(), 1);
    QCOMPARE(e.count(MarkKind::Both), 8);
    e.undoStack().undo();
    e.editor->findChild<QPushButton *>("newPiece")->click();
    QCOMPARE(e.paths(), "");
    QVERIFY(e.grid()->isVisible());
}

void tst_piece_editor::quickPiecesFitTheBoard_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("path");
    QTest::newRow("hexagons") << "hex:5"
                              << "Rook"
                              << "ride n ne se s sw nw";
    QTest::newRow("hexagons in rows") << "hex:5:pointy"
                                      << "Bishop"
                                      << "ride n nww sww s see nee";
    QTest::newRow("levels") << "cube:5x5x5"
                            << "Rook"
                            << "ride n e s w u d";
    QTest::newRow("squares") << "square:8x8"
                             << "Bishop"
                             << "B";
}

void tst_piece_editor::quickPiecesFitTheBoard()
{
    QFETCH(QString, board);
    QFETCH(QString, piece);
    QFETCH(QString, path);
    Editing e(designOf("square:8x8"));
    e.workspace.session().apply("another board", Result<Design>(designOf(qPrintable(board))));
    auto *button = e.editor->findChild<QToolButton *>("quick" + piece);
    QVERIFY(button);
    QTRY_VERIFY(button->isVisible());
    button->click();
    QCOMPARE(e.paths(), path);
}

/// Few pieces are known on triangles, and the page says which.
void tst_piece_editor::fewPiecesAreKnownOnTriangles()
{
    Editing e(designOf("square:8x8"));
    const auto *note = e.editor->findChild<QLabel *>("noPiecesNote");
    QVERIFY(note->isHidden());
    e.workspace.session().apply("triangles", Result<Design>(designOf("triangle:6")));
    QVERIFY(!note->isHidden());
    QCOMPARE(note->text(),
             QString("On triangles only King, Queen, Rook, Bishop, Wazir and Ferz are known, which "
                     "go in the board's groups of directions. Paint all other pieces."));
    for (const char *name : {"King", "Queen", "Rook", "Bishop", "Wazir", "Ferz"})
        QVERIFY2(e.editor->findChild<QToolButton *>(QStringLiteral("quick") + name), name);
}

void tst_piece_editor::quickPiecesAreKnownByTheirNames()
{
    using namespace known_pieces;
    Editing e(designOf("square:8x8"));
    const auto buttons =
        e.editor->findChildren<QToolButton *>(QRegularExpression(QStringLiteral("^quick[A-Z]")));
    QVERIFY(buttons.size() > 8);
    for (QToolButton *button : buttons) {
        const QString name = button->text();
        button->click();
        const Design design = e.workspace.design();
        const Identity identity = identityOf(design.pieces->types[0], design);
        const QString text = identityText(identity, name);
        QVERIFY2(text.contains(QRegularExpression("^This is the " + name + "(;|$)")),
                 qPrintable(name + ": " + text));
        if (name == QLatin1String("Gryphon"))
            QCOMPARE(identityText(identity, "Griffon"),
                     QString("This is the Gryphon, also called Griffon"));
        e.undoStack().undo();
    }
}

void tst_piece_editor::everyControlExplainsItself()
{
    Editing e(onePiece("leap n"));
    for (const QWidget *widget : e.editor->findChildren<QWidget *>()) {
        const bool isControl =
            qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QSpinBox *>(widget)
            || qobject_cast<const QTreeWidget *>(widget) || qobject_cast<const PathField *>(widget)
            || qobject_cast<const MovementGrid *>(widget);
        if (!isControl || widget->objectName().startsWith("qt_"))
            continue;
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        QVERIFY2(!widget->toolTip().isEmpty() || qobject_cast<const MovementGrid *>(widget),
                 qPrintable(widget->accessibleName()));
    }
}

void tst_piece_editor::cellsAreNamedForScreenReaders()
{
    Editing e(onePiece("leap nne capture leap n"));
    QCOMPARE(e.grid()->cellText({{1, 2}}), "1 right, 2 forward: move or capture");
    QCOMPARE(e.grid()->cellText({{0, 1}}), "1 forward: capture");
    QCOMPARE(e.grid()->cellText({{-3, -1}}), "3 left, 1 back");
    QCOMPARE(
        e.grid()->accessibleDescription(),
        "leaps north-north-east; steps forward only to capture. It reaches: 1 forward: capture; "
        "1 right, 2 "
        "forward: move or capture");
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(e.grid());
    QVERIFY(table);
    QCOMPARE(table->role(), QAccessible::Table);
    QCOMPARE(table->childCount(), 225);
    // Rows from the top: two forward and one to the right of the middle.
    QAccessibleInterface *cell = table->child(5 * 15 + 8);
    QVERIFY(cell);
    QCOMPARE(cell->role(), QAccessible::Cell);
    QCOMPARE(cell->text(QAccessible::Name), "1 right, 2 forward: move or capture");
    QCOMPARE(cell->parent(), table);
    QCOMPARE(table->indexOfChild(cell), 5 * 15 + 8);
    const QPoint middle = e.grid()->mapToGlobal(e.grid()->cellPixel(1, 2));
    QVERIFY(cell->rect().contains(middle));
    QCOMPARE(table->childAt(middle.x(), middle.y()), cell);
}

void tst_piece_editor::darkColours()
{
    Editing e(onePiece(griffonPath));
    const QImage light = e.editor->grab().toImage();
    QPalette dark(QColor(0x2b2f36), QColor(0x22252a));
    e.editor->setPalette(dark);
    const QImage shown = e.editor->grab().toImage();
    QVERIFY(shown != light);
    const QPoint corner = e.grid()->mapTo(e.editor.get(), e.grid()->cellPixel(-7, -5));
    QCOMPARE(shown.pixelColor(corner).rgb(), CanvasTheme::dark().darkCell.rgb());
    QCOMPARE(e.count(MarkKind::Both), 52);
    e.click(1, 2);
    QVERIFY(e.paths().startsWith(knightPath));
}

void tst_piece_editor::narrowAndWide()
{
    Editing e(onePiece("leap n"));
    for (const QSize &size :
         {e.editor->minimumSizeHint(), QSize(640, 560), QSize(1400, 520), QSize(700, 1100)}) {
        e.editor->resize(size);
        QCOMPARE(e.editor->size(), size);
        QVERIFY(e.grid()->rect().contains(e.grid()->cellRect({{7, 7}})));
        QVERIFY(e.grid()->rect().contains(e.grid()->cellRect({{-7, -7}})));
    }
    QVERIFY2(e.editor->minimumSizeHint().width() <= 500,
             qPrintable(QString::number(e.editor->minimumSizeHint().width())));
}

void tst_piece_editor::largestGrid()
{
    Editing e(onePiece("ride n e s w"));
    e.bar()->sideBox()->setCurrentIndex(e.bar()->sideBox()->count() - 1);
    QCOMPARE(e.grid()->side(), 31);
    QCOMPARE(e.count(MarkKind::Both), 60);
    e.click(15, 14);
    QCOMPARE(e.grid()->markAt(15, 14), MarkKind::Both);
    QVERIFY(e.paths().endsWith(
                "(15,14) (15,-14) (14,-15) (-14,-15) (-15,-14) (-15,14) (-14,15) ride n e s w")
            || e.paths().contains("(14,15) (15,14)"));
}

void tst_piece_editor::nameAndLetter()
{
    Editing e(designOf("square:8x8", {{"Rook", "ride n"}, {"Ferz", "leap ne"}}));
    QSignalSpy said(&e.workspace, &Workspace::said);
    const auto enter = [](QLineEdit *field, const char *text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    };
    enter(e.editor->header()->nameField(), "Tower");
    QCOMPARE(QString::fromStdString(e.workspace.design().pieces->types[0].name), "Tower");
    enter(e.editor->header()->letterField(), "t");
    QCOMPARE(QString::fromStdString(e.workspace.design().pieces->types[0].letter), "T");
    QCOMPARE(e.editor->header()->letterField()->text(), "T");
    QCOMPARE(e.undoStack().count(), 2);
    enter(e.editor->header()->nameField(), "Ferz");
    QCOMPARE(said.count(), 1);
    QCOMPARE(said.last().first().toString(), "there is already a piece called 'Ferz'");
    QCOMPARE(e.editor->header()->nameField()->text(), "Tower");
    enter(e.editor->header()->letterField(), "7");
    QCOMPARE(said.last().first().toString(), "a piece's letter is one of A to Z, not '7'");
    QCOMPARE(e.editor->header()->letterField()->text(), "T");
}

ROOKERY_WIDGET_TEST(tst_piece_editor)
#include "tst_piece_editor.moc"
