#include "app/window/new_board_dialog.h"
#include "app/window/print_dialog.h"
#include "model/file/design/design_writer.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/export_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/export/export_preview.h"
#include "widgets/game/play_session.h"
#include "widgets/lab/count_box.h"
#include "widgets/lab/lab_panel.h"
#include "widgets/lab/solve_page.h"
#include "widgets/movement/cell_moves_menu.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/pieces/piece_editor.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>

using namespace rookery;
using namespace rookery::test;

/// What a person does from an empty screen to a picture of a game, through the real window.
class tst_journeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void fromNothingToAGame();
    void everyDragCanBeTakenBack_data();
    void everyDragCanBeTakenBack();
    void keyboardAlone();
    void griffonToFairyStockfish();
    void camelBishopIsProved();
    void pieceSheetInFourClicks();
    void anEmptyBoardInThreeClicks();
    void perftInFourActions();

private:
    /// A new design by the dialog, as Ctrl+N and Enter give it.
    static void makeBoard(Bench &bench, const char *spec);
    static void punchAndLink(Bench &bench);
    static void pieceOnTenByEight(ExportBench &bench, const char *name, const char *betza);
    static void paintAKnight(Bench &bench);
    static QString leads(Bench &bench, const char *from, const char *direction);
};

void tst_journeys::makeBoard(Bench &bench, const char *spec)
{
    bench.trigger("file.new");
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    auto *field = dialog->findChild<QLineEdit *>(QStringLiteral("boardSpec"));
    field->selectAll();
    QTest::keyClicks(field, QLatin1String(spec));
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(bench.window.documentCount(), 1);
}

QString tst_journeys::leads(Bench &bench, const char *from, const char *direction)
{
    const Board &board = bench.workspace().board();
    const auto step = board.compass().step(
        *bench.workspace().design().directions->find(std::string_view(direction)));
    const auto link = board.link(cellOf(board, from), step);
    return link ? QString::fromStdString(board.name(link->to)) : QString();
}

void tst_journeys::punchAndLink(Bench &bench)
{
    BoardCanvas &canvas = bench.window.current()->canvas();
    CanvasHand hand(&canvas);
    hand.key(Qt::Key_E);
    hand.sweep({"a8", "b8"});
    hand.click("h8");
    QCOMPARE(bench.workspace().board().size(), std::size_t(61));
    QCOMPARE(bench.session().undoStack().count(), 2);

    bench.trigger("mode.directions");
    bench.workspace().choices().setDirection(*bench.workspace().design().directions->find("e"));
    hand.key(Qt::Key_B);
    hand.sweep({"h3", "a3"});
    QCOMPARE(leads(bench, "h3", "e"), QString("a3"));
    QCOMPARE(leads(bench, "a3", "w"), QString("h3"));
    hand.sweep({"d5", "d6"}, Qt::RightButton);
    QCOMPARE(leads(bench, "d5", "e"), QString());
    QCOMPARE(leads(bench, "d6", "e"), QString());
    QCOMPARE(bench.session().undoStack().count(), 4);

    hand.key(Qt::Key_W);
    hand.click("g3");
    QVERIFY2(bench.find<QLabel>("hint")->text().contains("loop closed after 8 steps"),
             qPrintable(bench.find<QLabel>("hint")->text()));
    hand.click("b5");
    QVERIFY(bench.find<QLabel>("hint")->text().contains("2 steps"));
}

void tst_journeys::paintAKnight(Bench &bench)
{
    bench.trigger("pieces.new");
    bench.trigger("mode.pieces");
    MovementGrid *grid = bench.window.current()->pieceEditor().grid();
    QTRY_VERIFY(grid->isVisible());
    QRect place; // rows about the grid may still take another arrangement
    while (place != grid->geometry() || grid->cellPixel(1, 0) == grid->cellPixel(0, 0)) {
        place = grid->geometry();
        QCoreApplication::processEvents();
    }
    QTest::mouseClick(grid, Qt::LeftButton, {}, grid->cellPixel(1, 2));
    CanvasHand hand(&bench.window.current()->canvas());
    hand.hover(QPoint(1, 1)); // beside the board
    // The canvas follows the painting at once, from the cell where the piece is tried out.
    bench.workspace().trial().setStageCell(hand.cell("e4"));
    QCOMPARE(bench.window.current()->canvas().reachFrom(), std::optional(hand.cell("e4")));
    QCOMPARE(hand.marked(Mark::Move).split(' ').size(), 8);
    QTest::mouseClick(grid, Qt::RightButton, {}, grid->cellPixel(1, 2));
    QTest::keyClick(grid->findChild<CellMovesMenu *>(), Qt::Key_Delete);
    QCOMPARE(hand.marked(Mark::Move), QString());
    bench.trigger("edit.undo");
    QCOMPARE(hand.marked(Mark::Move).split(' ').size(), 8);
}

void tst_journeys::fromNothingToAGame()
{
    Bench bench;
    makeBoard(bench, "square:8x8");
    const Design first = bench.session().design();
    punchAndLink(bench);
    paintAKnight(bench);

    bench.trigger("mode.setup");
    CanvasHand hand(&bench.window.current()->canvas());
    hand.click("b1");
    bench.trigger("pieces.switch-side");
    hand.sweep({"c3", "e3"});
    // Both sides at once; the knight has no counterpart, since b8 is a hole.
    QCOMPARE(bench.workspace().design().setup->placements.size(), std::size_t(7));
    bench.trigger("edit.select-none");
    hand.key(Qt::Key_V);
    hand.hover("b1");
    QCOMPARE(hand.marked(Mark::Move), QString("a3 d2"));
    QCOMPARE(hand.marked(Mark::Capture), QString("c3"));

    bench.trigger("edit.copy-picture");
    const QMimeData *picture = QApplication::clipboard()->mimeData();
    QVERIFY(picture->data("image/svg+xml").contains("<svg"));
    QVERIFY(picture->data("image/png").startsWith("\x89PNG"));

    const Design last = bench.session().design();
    QUndoStack &stack = bench.session().undoStack();
    const int steps = stack.count();
    while (stack.canUndo())
        bench.trigger("edit.undo");
    QVERIFY(bench.session().design() == first);
    QVERIFY(!bench.window.isWindowModified());
    while (stack.canRedo())
        bench.trigger("edit.redo");
    QCOMPARE(stack.index(), steps);
    QVERIFY(bench.session().design() == last);

    bench.saveAnswer = bench.path("game.rookery");
    bench.trigger("file.save");
    bench.trigger("file.close");
    QVERIFY(bench.window.openFile(bench.path("game.rookery")));
    QVERIFY(bench.session().design() == last);
}

void tst_journeys::everyDragCanBeTakenBack_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("tool");
    for (const auto &mode : enumRows<Mode>()) {
        for (const ToolRow &row : toolsFor(mode.value)) {
            const QString name = QString::fromUtf8(mode.name.data());
            QTest::addRow("%s in %s", qPrintable(row.id), qPrintable(name))
                << QStringLiteral("mode.") + name << row.id;
        }
    }
}

void tst_journeys::everyDragCanBeTakenBack()
{
    QFETCH(QString, mode);
    QFETCH(QString, tool);
    Bench bench;
    bench.window.openBundled("chess");
    const std::string before = writeDesign(bench.session().design());
    bench.trigger(mode.toUtf8());
    bench.workspace().choices().setTool(tool);
    bench.workspace().choices().setDirection(DirectionId(2));
    CanvasHand hand(&bench.window.current()->canvas());
    for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton}) {
        hand.press("b1", button);
        hand.drag(hand.at("c3"), button);
        hand.drag(hand.at("e5"), button);
        hand.key(Qt::Key_Escape);
        QVERIFY(writeDesign(bench.session().design()) == before);
        QVERIFY(!bench.session().isPreviewing());
        hand.release("e5", button);
        QVERIFY(writeDesign(bench.session().design()) == before);
        QCOMPARE(bench.session().undoStack().count(), 0);
        bench.workspace().choices().setTool(tool);
    }
}

void tst_journeys::keyboardAlone()
{
    Bench bench;
    bench.window.openBundled("chess");
    BoardCanvas &canvas = bench.window.current()->canvas();
    CanvasHand hand(&canvas);
    hand.key(Qt::Key_5); // the knight
    canvas.setCursorCell(hand.cell("a1"));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Up, Qt::Key_Up})
        hand.key(key);
    QCOMPARE(hand.marked(Mark::Move), QString("a4 b5 d5 e4"));
    hand.key(Qt::Key_Return);
    QCOMPARE(bench.session().undoStack().count(), 1);
    QCOMPARE(bench.find<QLabel>("cellLabel")->text(), QString("c3"));
    QCOMPARE(bench.workspace().design().setup->placements.size(), std::size_t(33));
    bench.trigger("edit.erase");
    QCOMPARE(bench.workspace().design().setup->placements.size(), std::size_t(32));
}

/// From nothing to the targets of a 10x8 board with one new piece on both sides.
void tst_journeys::pieceOnTenByEight(ExportBench &bench, const char *name, const char *betza)
{
    bench.press("file.new");
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    auto *gallery = dialog->findChild<QListWidget *>("boardGallery");
    const auto cards = gallery->findItems("10×8", Qt::MatchExactly);
    QCOMPARE(cards.size(), 1);
    gallery->scrollToItem(cards.front());
    QTest::mouseClick(
        gallery->viewport(), Qt::LeftButton, {}, gallery->visualItemRect(cards.front()).center());
    ++bench.effort.clicks;
    bench.click(dialog->findChild<QPushButton *>("createBoard"));
    // From the board that was just made; what is typed next is the name.
    QWidget *canvas = &bench.window.current()->canvas();
    bench.window.activateWindow();
    QTRY_COMPARE(QApplication::focusWidget(), canvas);
    ++bench.effort.keys;
    QTest::keyClick(canvas, Qt::Key_N);
    QCOMPARE(bench.workspace().choices().mode(), Mode::Pieces);
    PieceEditor &editor = bench.window.current()->pieceEditor();
    auto *named = editor.findChild<QLineEdit *>("pieceName");
    QTRY_VERIFY(named->hasFocus());
    QCOMPARE(named->selectedText(), named->text());
    if (name != nullptr) {
        QTest::keyClicks(named, QLatin1String(name));
        QTest::keyClick(named, Qt::Key_Return);
    } else {
        auto *field = editor.findChild<QWidget *>("pathField");
        QVERIFY(field);
        bench.effort.clicks += 1;
        field->setFocus();
        QTest::keyClicks(field, QLatin1String(betza));
        QTest::keyClick(field, Qt::Key_Return);
    }
    ++bench.effort.words;
    ++bench.effort.keys;
    QVERIFY(!bench.workspace().design().pieces->types.front().moves.empty());
    bench.press("mode.setup");
    CanvasHand hand(&bench.window.current()->canvas());
    hand.click("c1");
    hand.click("h1");
    bench.effort.clicks += 2;
    for (auto *button : bench.window.findChildren<QPushButton *>()) {
        if (button->text() == "Mirror army")
            bench.click(button);
    }
    QCOMPARE(bench.workspace().design().setup->placements.size(), std::size_t(4));
    bench.press("file.export");
    QCOMPARE(bench.view().target(), bench.plan().indexOf("fairy-stockfish"));
    QTRY_VERIFY(bench.plan().isSettled());
}

void tst_journeys::griffonToFairyStockfish()
{
    ExportBench bench;
    pieceOnTenByEight(bench, "Griffon", nullptr);
    ROOKERY_WITHIN(bench.effort, {.clicks = 6, .keys = 5, .words = 1});
    QCOMPARE(bench.portability("fairy-stockfish"), Portability::Impossible);
    QVERIFY2(bench.report().front().startsWith("impossible: Griffon: "),
             qPrintable(bench.report().front()));
    QVERIFY(!bench.button("writeExport")->isEnabled());
    // One click takes it to a target that can.
    QTRY_VERIFY(bench.button("otherTarget") && bench.button("otherTarget")->isVisible());
    bench.click(bench.button("otherTarget"));
    QCOMPARE(bench.view().target(), bench.plan().indexOf("interactive-diagram"));
    QVERIFY(bench.button("writeExport")->isEnabled());
    QTRY_VERIFY(bench.view().preview().text().contains("Griffon"));
    // Or the nearest piece is written, and said to be.
    bench.view().choose(bench.plan().indexOf("fairy-stockfish"));
    bench.click(bench.button("remedy-approximate"));
    QTRY_VERIFY(bench.plan().isSettled());
    QCOMPARE(bench.portability("fairy-stockfish"), Portability::WithDifferences);
    QVERIFY2(bench.report().contains("different: Griffon moves as F, the nearest that can be said"),
             qPrintable(bench.report().join('|')));
    QTRY_VERIFY(bench.view().preview().text().contains("Griffon moves as F"));
    QCOMPARE(bench.button("writeExport")->text(), QString("Export anyway…"));
}

void tst_journeys::camelBishopIsProved()
{
    ExportBench bench;
    pieceOnTenByEight(bench, nullptr, "BC");
    ROOKERY_WITHIN(bench.effort, {.clicks = 6, .keys = 6, .words = 2});
    QCOMPARE(bench.portability("fairy-stockfish"), Portability::Exact);
    bench.prove();
    QTRY_VERIFY_WITH_TIMEOUT(bench.view().proof().has_value(), 120'000);
    const Proof &proof = *bench.view().proof();
    if (proof.state == ProofState::NotInstalled)
        QSKIP(proof.sentence.text().c_str());
    QVERIFY2(agrees(proof), proof.sentence.text().c_str());
    const QString found = bench.report().front();
    QVERIFY2(found.startsWith("kept: Proved: the same number of moves to depth 2, the same moves"),
             qPrintable(found));
    QVERIFY2(found.contains(" · perft 1: Rookery "), qPrintable(found));
}

void tst_journeys::pieceSheetInFourClicks()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("sheet.pdf");
    ++bench.effort.words;
    bench.press("file.print");
    auto *dialog = bench.find<PrintDialog>("printDialog");
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    auto *sheets = dialog->findChild<QListWidget *>("sheetList");
    QTest::mouseClick(
        sheets->viewport(), Qt::LeftButton, {}, sheets->visualItemRect(sheets->item(1)).center());
    ++bench.effort.clicks;
    QCOMPARE(dialog->content().pieces.size(), bench.workspace().design().pieces->types.size());
    auto *pieces = dialog->findChild<QListWidget *>("sheetPieces");
    QStyleOptionViewItem row;
    row.initFrom(pieces);
    row.rect = pieces->visualItemRect(pieces->item(0));
    row.features = QStyleOptionViewItem::HasCheckIndicator;
    const QRect tick =
        pieces->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &row, pieces);
    QTest::mouseClick(pieces->viewport(), Qt::LeftButton, {}, tick.center());
    ++bench.effort.clicks;
    QCOMPARE(dialog->content().pieces.size(), bench.workspace().design().pieces->types.size() - 1);
    QVERIFY(dialog->content().hasBoard);
    auto *save = dialog->findChild<QPushButton *>("savePdf");
    QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled(), 60'000); // with examples
    bench.click(save);
    QTRY_VERIFY_WITH_TIMEOUT(contents(bench.saveAnswer).startsWith("%PDF-"), 60'000);
    ROOKERY_WITHIN(bench.effort, {.clicks = 4, .keys = 1, .words = 1});
}

void tst_journeys::anEmptyBoardInThreeClicks()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("board.pdf");
    bench.trigger("file.print");
    auto *dialog = bench.find<PrintDialog>("printDialog");
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    auto *sheets = dialog->findChild<QListWidget *>("sheetList");
    auto *cell = dialog->findChild<QSpinBox *>("cellSize");
    QVERIFY(!cell->isEnabled());
    QTest::mouseClick(
        sheets->viewport(), Qt::LeftButton, {}, sheets->visualItemRect(sheets->item(2)).center());
    // At first it fits on one page.
    QVERIFY(cell->isEnabled());
    QVERIFY(!dialog->findChild<QListWidget *>("sheetPieces")->isEnabled());
    const auto pages = [dialog] {
        return sheetPage(dialog->subject(), dialog->content(), 0, 90).count;
    };
    QCOMPARE(pages(), 1);
    cell->setValue(50);
    QCOMPARE(dialog->content().cellSize, 50.0);
    QCOMPARE(pages(), 6);
    dialog->findChild<QCheckBox *>("cutPieces")->click(); // 15 on a page
    QCOMPARE(pages(), 9);
    bench.click(dialog->findChild<QPushButton *>("savePdf"));
    QTRY_VERIFY_WITH_TIMEOUT(contents(bench.saveAnswer).startsWith("%PDF-"), 60'000);
}

/// The counts by which engines are held against each other, as text, of the design in view.
void tst_journeys::perftInFourActions()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.press("mode.analysis");
    QTRY_VERIFY(bench.workspace().play().choice());
    const LabPanel &lab = *bench.find<LabPanel>("labPanel");
    QTabBar *tabs = lab.tabs().tabBar();
    ++bench.effort.clicks;
    QTest::mouseClick(
        tabs, Qt::LeftButton, {}, tabs->tabRect(lab.tabs().indexOf(&lab.solve())).center());
    bench.click(bench.find<QPushButton>("countMoves"));
    QTRY_VERIFY_WITH_TIMEOUT(!lab.solve().counts().isCounting(), 60'000);
    bench.click(bench.find<QPushButton>("copyCounts"));
    QCOMPARE(QApplication::clipboard()->text(),
             QString("perft 1: 20\nperft 2: 400\nperft 3: 8902"));
    ROOKERY_WITHIN(bench.effort, {.clicks = 3, .keys = 1});
    // It is about one position.
    QVERIFY(bench.workspace().play().playText(QStringLiteral("e2-e4")));
    QTRY_VERIFY(lab.solve().counts().text().isEmpty());
}

ROOKERY_WIDGET_TEST(tst_journeys)
#include "tst_journeys.moc"
