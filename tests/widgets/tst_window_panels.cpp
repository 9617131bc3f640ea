#include "app/start/welcome_page.h"
#include "app/window/action_search.h"
#include "app/window/legend.h"
#include "app/window/new_board_dialog.h"
#include "app/window/notice_bar.h"
#include "model/board/board_spec.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/bundled/bundled.h"
#include "tests/designs.h"
#include "tests/widgets/library_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/analysis/problems_panel.h"
#include "widgets/board/board_panel.h"
#include "widgets/export/export_preview.h"
#include "widgets/export/export_view.h"
#include "widgets/export/target_list.h"
#include "widgets/lab/score_curve.h"
#include "widgets/lab/share_bands.h"
#include "widgets/library/compare_panel.h"
#include "widgets/library/diff_view.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/picture/picture_export.h"
#include "widgets/pieces/path_field.h"
#include "widgets/workspace/history_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoView>

#include <map>

using namespace rookery;
using namespace rookery::test;

class tst_window_panels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void welcomeShowsTheShelf();
    void newBoardByGalleryAndText();
    void enterCreatesTheBoardAtOnce();
    void copyPictureHasAllFormats();
    void theEditedPieceIsCopiedWhole();
    void thePictureInUseIsCopied();
    void thePreviewIsCopied();
    void theChartInUseIsCopied();
    void boardPanelAsksBeforeLosing();
    void problemsLeadToTheirPlace();
    void aLayoutIsRememberedOnceItIsSized();
    void comparedWithBefore();
    void comparedWithAnotherPiece();
    void comparedWithAnotherFile();
    void noticesMoveNothing();
    void whatStaysHidesNothing();
    void problemsMoveNothing();
    void selectionsStayWhereCellsAreSelected();
    void zonesInEveryMode();
    void noLegendWithoutPieces();
    void theLowerPanelShowsThreeRows();
    void stepsSayWhatTheyWereAbout();
    void everyStepIsListed();
    void theStepOfNowIsInView();
    void closedPanelsStayClosed();
    void panelsAreFoundByName_data();
    void panelsAreFoundByName();
};

/// What is selected in Board mode is neither painted over the game nor changed while it is played.
void tst_window_panels::selectionsStayWhereCellsAreSelected()
{
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    DocumentView &view = *bench.window.current();
    const auto play = [&] {
        bench.trigger("mode.play");
        QCoreApplication::processEvents(); // panels find their heights
    };
    play();
    bench.trigger("mode.board");
    play();
    const QImage before = view.canvas().grab().toImage();
    bench.trigger("mode.board");
    bench.trigger("edit.select-all");
    QCOMPARE(view.workspace().choices().selection().size(), std::size_t(64));
    play();
    QCOMPARE(view.canvas().grab().toImage(), before);
    QVERIFY(!bench.window.actions().at(QStringLiteral("edit.select-all"))->isEnabled());
    bench.trigger("edit.select-none");
    QCOMPARE(view.workspace().choices().selection().size(), std::size_t(64));
    bench.trigger("mode.board");
    QVERIFY(bench.window.actions().at(QStringLiteral("edit.select-none"))->isEnabled());
    bench.trigger("edit.select-none");
    QVERIFY(view.workspace().choices().selection().empty());
}

void tst_window_panels::zonesInEveryMode()
{
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("glinski")));
    BoardCanvas &canvas = bench.window.current()->canvas();
    QAction *zones = bench.window.actions().at(QStringLiteral("view.zones"));
    bench.trigger("mode.board");
    QVERIFY(zones->isChecked());
    bench.trigger("mode.play");
    QVERIFY(!zones->isChecked());
    const QImage without = canvas.grab().toImage();
    bench.trigger("view.zones");
    QVERIFY(zones->isChecked());
    QVERIFY(canvas.grab().toImage() != without);
    bench.trigger("view.zones");
    QCOMPARE(canvas.grab().toImage(), without);
}

/// Neither do the first problem and the first step of the history.
void tst_window_panels::problemsMoveNothing()
{
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    auto *panel = bench.find<ProblemsPanel>("problemsPanel");
    auto *chip = bench.find<QToolButton>("problemCount");
    QTRY_COMPARE(chip->text(), QString("No problems"));
    QVERIFY(!panel->isVisible());
    chip->click();
    QTRY_VERIFY(panel->isVisible());
    bench.trigger("mode.setup");
    const BoardCanvas &canvas = bench.window.current()->canvas();
    // As the window arranges it at first.
    QTRY_VERIFY(panel->height() >= 3 * panel->fontMetrics().height() && panel->height() < 100);
    QCoreApplication::processEvents();
    const int height = canvas.height();
    bench.session().apply("fewer",
                          withPiecesErased(bench.session().design(), std::vector{SiteId(0)}));
    QTRY_VERIFY(panel->warnings() > 0);
    QCoreApplication::processEvents();
    QCOMPARE(canvas.height(), height);
}

/// A board that jumps takes a click to the wrong cell.
void tst_window_panels::noticesMoveNothing()
{
    Bench bench;
    DocumentView view(std::make_unique<Document>(bundledDesign("chess"), bench.store));
    view.resize(700, 600);
    view.show();
    const auto place = [&] {
        return QRect(view.canvas().mapTo(&view, QPoint()), view.canvas().size());
    };
    const auto notice = [&] {
        return view.notices().geometry();
    };
    QApplication::processEvents();
    const QRect before = place();
    const QString sentence = QStringLiteral("This was said.");
    view.notices().say(sentence);
    QApplication::processEvents();
    QCOMPARE(view.notices().sentence(), sentence);
    QCOMPARE(place(), before);
    const auto *legend = view.findChild<Legend *>();
    const QRect explained(legend->mapTo(&view, QPoint()), legend->size());
    QVERIFY2(!notice().intersects(explained), "the legend can be read");
    QCOMPARE(notice().bottom(), before.bottom());
    QCOMPARE(notice().width(), before.width());
    const QRect lowest = view.canvas().cellRect(cellOf(view.workspace().board(), "a1"));
    const int below = lowest.translated(before.topLeft()).bottom();
    QVERIFY2(notice().top() >= below - lowest.height() / 2, "at least half of a piece is seen");
    // Much is wrapped, and stands on the board's edge where there is no legend.
    view.setLegendVisible(false);
    QApplication::processEvents();
    const QRect withoutLegend = place();
    view.notices().say(QStringList(40, sentence).join(QLatin1Char(' ')));
    QApplication::processEvents();
    QCOMPARE(place(), withoutLegend);
    QCOMPARE(notice().bottom(), withoutLegend.bottom());
    QVERIFY(notice().height() > 50);
    // Where everything is to be read there is room for it.
    view.workspace().choices().setMode(Mode::Export);
    QApplication::processEvents();
    QCOMPARE(notice().top(), 0);
    QVERIFY(view.exportView().mapTo(&view, QPoint()).y() > notice().bottom());
    view.notices().hide();
    QApplication::processEvents();
    QCOMPARE(view.exportView().mapTo(&view, QPoint()).y(), 0);
}

/// A question may stay for long: the letters of the files stay in sight, but nothing moves under
/// the pointer.
void tst_window_panels::whatStaysHidesNothing()
{
    Bench bench;
    DocumentView view(std::make_unique<Document>(bundledDesign("chess"), bench.store));
    view.resize(700, 600);
    view.show();
    QApplication::processEvents();
    BoardCanvas &canvas = view.canvas();
    const View before = canvas.view();
    const auto lowest = [&] {
        return canvas.mapTo(&view,
                            canvas.view().map(canvas.scene().bounds()).bottomLeft().toPoint());
    };
    const auto send = [&](QEvent::Type type) {
        if (type == QEvent::Leave) {
            QEvent leave(type);
            QApplication::sendEvent(&canvas, &leave);
        } else {
            QEnterEvent enter({}, {}, {});
            QApplication::sendEvent(&canvas, &enter);
        }
        QApplication::processEvents();
    };
    send(QEvent::Leave);
    view.notices().ask("Which?", {{"This", [] {
                                   }}});
    QApplication::processEvents();
    QVERIFY(lowest().y() <= view.notices().geometry().top());
    QVERIFY(canvas.view().scale < before.scale);
    send(QEvent::Enter);
    view.notices().findChildren<QPushButton *>().at(0)->click();
    QApplication::processEvents();
    QVERIFY(canvas.view() != before);
    send(QEvent::Leave);
    QCOMPARE(canvas.view(), before);
    send(QEvent::Enter);
    view.notices().warn("It is gone.");
    QApplication::processEvents();
    QCOMPARE(canvas.view(), before);
    send(QEvent::Leave);
    QVERIFY(lowest().y() <= view.notices().geometry().top());
    // What goes away by itself lies over the edge.
    view.notices().findChild<QToolButton *>()->click();
    view.notices().say("It is said.");
    QApplication::processEvents();
    QVERIFY(!view.notices().isHidden());
    QCOMPARE(canvas.view(), before);
}

void tst_window_panels::aLayoutIsRememberedOnceItIsSized()
{
    const QString key = QStringLiteral("window/layout");
    {
        Bench bench;
        QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
        QVERIFY(bench.window.close());
        QVERIFY(!QSettings().contains(key));
    }
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    QCoreApplication::processEvents();
    QVERIFY(bench.window.close());
    QVERIFY(QSettings().contains(key));
}

void tst_window_panels::welcomeShowsTheShelf()
{
    Bench bench;
    auto *welcome = bench.find<WelcomePage>("welcomePage");
    QVERIFY(welcome->isVisible());
    const auto cards = welcome->findChildren<QToolButton *>();
    std::map<QString, QToolButton *> shown; // those of the first shelf stand twice
    for (QToolButton *card : cards) {
        if (card->property("bundled").isValid())
            shown[card->property("bundled").toString()] = card;
    }
    QCOMPARE(shown.size(), bundledDesigns().size());
    shown.at(QStringLiteral("tablut"))->click();
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(bench.workspace().board().size(), std::size_t(81));
    QVERIFY(!bench.window.current()->document().isModified());
}

void tst_window_panels::newBoardByGalleryAndText()
{
    Bench bench;
    bench.trigger("file.new");
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    QVERIFY(dialog);
    auto *spec = dialog->findChild<QLineEdit *>(QStringLiteral("boardSpec"));
    auto *verdict = dialog->findChild<QLabel *>(QStringLiteral("boardVerdict"));
    auto *create = dialog->findChild<QPushButton *>(QStringLiteral("createBoard"));
    dialog->findChild<QSpinBox *>(QStringLiteral("newFiles"))->setValue(10);
    QCOMPARE(spec->text(), QString("square:10x8"));
    spec->selectAll();
    QTest::keyClicks(spec, "square:9x5:torrus");
    QCOMPARE(verdict->text(),
             QString("Column 12: unknown topology 'torrus'; did you mean 'torus'?"));
    QVERIFY(!create->isEnabled());
    spec->selectAll();
    QTest::keyClicks(spec, "square:9x5:torus");
    QVERIFY(create->isEnabled());
    create->click();
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(bench.workspace().design().board->files, 9);
    QCOMPARE(bench.workspace().design().board->topology, Topology::Torus);
}

void tst_window_panels::enterCreatesTheBoardAtOnce()
{
    Bench bench;
    bench.trigger("file.new");
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(dialog->findChild<QPushButton *>(QStringLiteral("createBoard"))->isDefault());
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(bench.workspace().board().size(), std::size_t(64));
}

void tst_window_panels::copyPictureHasAllFormats()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("edit.copy-picture");
    const QMimeData *data = QApplication::clipboard()->mimeData();
    QVERIFY(data->data("image/svg+xml").contains("<svg"));
    QVERIFY(data->data("image/png").startsWith("\x89PNG"));
    QVERIFY(data->hasImage());
    QCOMPARE(data->text(), QString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    bench.saveAnswer = bench.path("board.pdf");
    bench.trigger("file.picture");
    QVERIFY(contents(bench.path("board.pdf")).startsWith("%PDF"));
    bench.saveAnswer = bench.path("board.gif");
    bench.trigger("file.picture");
    QVERIFY(!QFile::exists(bench.path("board.gif")));
    QCOMPARE(bench.window.current()->notices().sentence(),
             QString("A picture's name ends in .svg, .png or .pdf"));
}

/// The piece that is edited stands faintly on the board while it is looked at, but not in pictures.
void tst_window_panels::theEditedPieceIsCopiedWhole()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.pieces");
    const auto isFaint = [](const QMimeData &picture) {
        return picture.data("image/svg+xml").contains("opacity=\"0.55");
    };
    QVERIFY(isFaint(*clipboardPicture(bench.window.current()->canvas().picture(), {}, false)));
    bench.window.current()->canvas().setFocus();
    bench.trigger("edit.copy-picture");
    QVERIFY(!isFaint(*QApplication::clipboard()->mimeData()));
}

namespace {

constexpr const char *chessStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

QByteArray svgIn(const QMimeData *data)
{
    return data ? data->data(QStringLiteral("image/svg+xml")) : QByteArray();
}

/// Whether it is there in every form and is what the clipboard has.
bool isOnClipboard(const PictureSource &source)
{
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    const auto own = source.copiedPicture();
    return own && copied->hasImage() && copied->data("image/png").startsWith("\x89PNG")
           && svgIn(copied).contains("<svg") && svgIn(copied) == svgIn(own.get());
}

} // namespace

/// The movement painter and the comparison have pictures of their own while the keyboard is there.
void tst_window_panels::thePictureInUseIsCopied()
{
    LibraryBench bench;
    bench.workspace().choices().setPiece(bench.workspace().design().pieces->find("Knight"));
    auto *grid = bench.find<MovementGrid>("movementGrid");
    grid->setFocus();
    QTRY_VERIFY(grid->cellRect({}).width() > 0);
    bench.trigger("edit.copy-picture");
    QVERIFY(isOnClipboard(*grid));
    const QString words = QApplication::clipboard()->text();
    QVERIFY2(!words.isEmpty() && words != QLatin1String(chessStart), qPrintable(words));

    auto *compare = bench.window.findChild<ComparePanel *>();
    bench.find<QTabWidget>("pieceTabs")->setCurrentWidget(compare);
    compare->refreshNow();
    compare->view()->setFocus();
    bench.trigger("edit.copy-picture");
    QVERIFY(isOnClipboard(*compare->view()));

    bench.window.current()->canvas().setFocus();
    bench.trigger("edit.copy-picture");
    QVERIFY(!isOnClipboard(*compare->view()) && !isOnClipboard(*grid));
    QCOMPARE(QApplication::clipboard()->text(), QString(chessStart));
}

/// In Export mode the file as it would be written, or the board where that is a text.
void tst_window_panels::thePreviewIsCopied()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("file.export");
    ExportView &view = bench.window.current()->exportView();
    const ExportPlan &plan = bench.window.current()->exportPlan();
    const auto *shown = view.findChild<PictureView *>("previewPicture");
    view.choose(plan.indexOf("svg"));
    QTRY_VERIFY(shown->isVisible());
    view.list().setFocus();
    bench.trigger("edit.copy-picture");
    QCOMPARE(svgIn(QApplication::clipboard()->mimeData()),
             QByteArray::fromStdString(view.preview().files().front().text));
    view.choose(plan.indexOf("png"));
    QTRY_VERIFY(view.preview().text().isEmpty() && shown->isVisible());
    bench.trigger("edit.copy-picture");
    QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
    QVERIFY(svgIn(QApplication::clipboard()->mimeData()).isEmpty());
    QVERIFY(QApplication::clipboard()->text().isEmpty());
    view.choose(plan.indexOf("fen"));
    QTRY_VERIFY(view.preview().text().startsWith(QLatin1String("rnbqkbnr")));
    bench.trigger("edit.copy-picture");
    QCOMPARE(QApplication::clipboard()->text(), QString(chessStart));
}

/// From the curve or a button beside it; without scores there is none to copy.
void tst_window_panels::theChartInUseIsCopied()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.analysis");
    auto *curve = bench.find<ScoreCurve>("scoreCurve");
    curve->setFocus();
    bench.trigger("edit.copy-picture");
    QCOMPARE(QApplication::clipboard()->text(), QString(chessStart));
    curve->show({{0.5, Judgement::None, {}}, {0.2, Judgement::Blunder, {}}});
    bench.trigger("edit.copy-picture");
    QVERIFY(isOnClipboard(*curve));
    ShareBands bands;
    QVERIFY(!bands.copiedPicture());
    bands.show({{QStringLiteral("White"), {0.6, 0.1}, Qt::white}});
    bands.resize(bands.sizeHint());
    QVERIFY(svgIn(bands.copiedPicture().get()).contains("White"));
}

void tst_window_panels::boardPanelAsksBeforeLosing()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.board");
    auto *panel = bench.find<BoardPanel>("boardPanel");
    QSpinBox *ranks = nullptr;
    for (QSpinBox *box : panel->findChildren<QSpinBox *>()) {
        if (box->accessibleName() == QLatin1String("Ranks"))
            ranks = box;
    }
    QVERIFY(ranks);
    // The keys of undo work while the number has the keyboard.
    ranks->setFocus();
    QTest::keyClick(ranks, Qt::Key_Up);
    QCOMPARE(bench.workspace().design().board->ranks, 9);
    QTest::keyClick(ranks, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.workspace().design().board->ranks, 8);
    QCOMPARE(ranks->value(), 8);
    ranks->setValue(9);
    QCOMPARE(bench.workspace().design().board->ranks, 9);
    ranks->setValue(6);
    // Two ranks of pieces would go: it is said, and nothing happens yet.
    QCOMPARE(bench.workspace().design().board->ranks, 9);
    auto *warning = bench.find<QWidget>("lossWarning");
    QVERIFY(warning->isVisible());
    QCOMPARE(warning->findChild<QLabel *>()->text(),
             QString("This would remove 24 cells and 16 pieces."));
    bench.find<QPushButton>("lossKeep")->click();
    QVERIFY(!warning->isVisible());
    QCOMPARE(ranks->value(), 9);
    ranks->setValue(6);
    bench.find<QPushButton>("lossApply")->click();
    QCOMPARE(bench.workspace().design().board->ranks, 6);
    QCOMPARE(bench.workspace().design().setup->placements.size(), std::size_t(16));
    bench.trigger("edit.undo");
    QCOMPARE(bench.workspace().design().setup->placements.size(), std::size_t(32));
    bench.find<QToolButton>("topology-torus")->click();
    QCOMPARE(bench.workspace().design().board->topology, Topology::Torus);
}

void tst_window_panels::problemsLeadToTheirPlace()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.session().apply("add", withPieceAdded(bench.session().design(), "Rock", "K"));
    auto *panel = bench.find<ProblemsPanel>("problemsPanel");
    QTRY_COMPARE(panel->warnings(), 2);
    auto *list = panel->findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItem(0)->text(1), QString("Rock has no moves"));
    Q_EMIT list->itemClicked(list->topLevelItem(0), 0);
    QCOMPARE(bench.workspace().choices().mode(), Mode::Pieces);
    QCOMPARE(bench.workspace().choices().piece(), std::optional(PieceId(6)));
    qobject_cast<QPushButton *>(list->itemWidget(list->topLevelItem(1), 3))->click();
    QTRY_COMPARE(panel->warnings(), 1);
    QCOMPARE((*bench.workspace().design().pieces)[PieceId(6)].letter, std::string("O"));
    // The other is meant so.
    qobject_cast<QPushButton *>(list->itemWidget(list->topLevelItem(0), 4))->click();
    QTRY_COMPARE(panel->warnings(), 0);
    QCOMPARE(list->topLevelItem(0)->text(0), QString("Intended"));
    QCOMPARE(bench.session().design().info->approved.size(), std::size_t(1));
    list->topLevelItem(0)->setText(2, "a rock lies still");
    QCOMPARE(bench.session().design().info->approved.front().note,
             std::string("a rock lies still"));
    QTRY_VERIFY(list->isEnabled());
    qobject_cast<QPushButton *>(list->itemWidget(list->topLevelItem(0), 4))->click();
    QTRY_COMPARE(panel->warnings(), 1);
    bench.trigger("edit.undo");
    QTRY_COMPARE(panel->warnings(), 0);
}

void tst_window_panels::comparedWithBefore()
{
    LibraryBench bench;
    bench.addTester("W");
    auto *tabs = bench.find<QTabWidget>("pieceTabs");
    auto *compare = bench.window.findChild<ComparePanel *>();
    tabs->setCurrentWidget(compare);
    bench.line()->field()->setFocus();
    bench.line()->field()->selectAll();
    QTest::keyClicks(bench.line()->field(), "K");
    bench.line()->readNow();
    compare->refreshNow();
    const CellId d4 = cellOf(bench.workspace().board(), "d4");
    QTest::mouseClick(compare->view(), Qt::LeftButton, {}, compare->view()->cellPixel(d4));
    QCOMPARE(
        plain(compare->sentence()),
        QString("From d4: gains c3, c5, e3 and e5.\n64 cells together: 196 moves gained, 0 lost."));
    QTest::keyClick(compare->view(), Qt::Key_Right);
    QVERIFY2(compare->sentence().startsWith("From e4: gains d3, d5, f3 and f5"),
             qPrintable(compare->sentence()));
    bench.trigger("edit.undo");
    compare->refreshNow();
    QVERIFY2(compare->sentence().contains("no Tester then"), qPrintable(compare->sentence()));
}

void tst_window_panels::comparedWithAnotherPiece()
{
    LibraryBench bench;
    auto *compare = bench.window.findChild<ComparePanel *>();
    bench.find<QTabWidget>("pieceTabs")->setCurrentWidget(compare);
    const auto knight = bench.workspace().design().pieces->find("Knight");
    bench.workspace().choices().setPiece(knight);
    compare->refreshNow();
    QComboBox *against = compare->againstBox();
    against->setCurrentIndex(against->findText("Queen"));
    compare->placeBox()->setCurrentIndex(1);
    compare->refreshNow();
    QVERIFY2(plain(compare->sentence()).contains("4 pieces on the board: 8 gained, 0 lost."),
             qPrintable(compare->sentence()));
}

void tst_window_panels::comparedWithAnotherFile()
{
    LibraryBench bench;
    auto *compare = bench.window.findChild<ComparePanel *>();
    bench.find<QTabWidget>("pieceTabs")->setCurrentWidget(compare);
    bench.workspace().choices().setPiece(bench.workspace().design().pieces->find("Knight"));
    bench.saveAnswer = bench.path("old.rookery");
    bench.trigger("file.save-as");
    bench.session().apply("change",
                          withMovementAdded(bench.session().design(),
                                            *bench.workspace().choices().piece(),
                                            {BetzaText{"C"}, When::Always, {}}));
    compare->setQuestion([&](QWidget *) { return bench.path("old.rookery"); });
    compare->refreshNow();
    QComboBox *against = compare->againstBox();
    against->setCurrentIndex(2);
    Q_EMIT against->activated(2);
    QVERIFY2(compare->sentence().contains("gains"), qPrintable(compare->sentence()));
    QVERIFY(against->currentText().contains("old.rookery"));
}

void tst_window_panels::noLegendWithoutPieces()
{
    Bench bench;
    bench.window.addDocument(
        std::make_unique<Document>(newDesign(*readBoardSpec("square:8x8"), {}), bench.store));
    const auto *legend = bench.window.current()->findChild<Legend *>();
    QVERIFY(legend->isVisible() && legend->kinds().isEmpty());
    const int height = bench.window.current()->canvas().height();
    bench.session().apply("piece", withPieceAdded(bench.session().design(), "Piece"));
    QVERIFY(!legend->kinds().isEmpty());
    QCoreApplication::processEvents();
    QCOMPARE(bench.window.current()->canvas().height(), height);
}

void tst_window_panels::theLowerPanelShowsThreeRows()
{
    Bench bench;
    bench.window.openBundled("chess");
    const auto *list = bench.find<QDockWidget>("problemsDock")->widget();
    bench.trigger("problems.next");
    QTRY_VERIFY2(list->height() >= 3 * list->fontMetrics().height(),
                 qPrintable(QString::number(list->height())));
    // As it was left.
    auto *dock = bench.find<QDockWidget>("problemsDock");
    bench.window.resizeDocks({dock}, {240}, Qt::Vertical);
    QTRY_VERIFY(dock->height() > 200);
    bench.window.openBundled("tablut");
    bench.trigger("mode.pieces");
    QTRY_VERIFY(dock->height() > 200);
    bench.window.close();
    Bench next;
    next.window.openBundled("chess");
    QTRY_VERIFY(next.find<QDockWidget>("problemsDock")->height() > 200);
}

void tst_window_panels::stepsSayWhatTheyWereAbout()
{
    Bench bench;
    bench.window.openBundled("chess");
    auto *history = bench.find<HistoryPanel>("historyPanel");
    const auto step = [&](const char *text, const Result<Design> &next) {
        QVERIFY(bench.session().apply(QLatin1String(text), next));
    };
    const auto type = [&](const char *name) {
        return *bench.session().design().pieces->find(name);
    };
    const SiteId d4 = bench.workspace().board().site(cellOf(bench.workspace().board(), "d4"));
    const SiteId a1 = bench.workspace().board().site(cellOf(bench.workspace().board(), "a1"));
    step("Moves",
         withMovementAdded(
             bench.session().design(), type("Knight"), Movement{PathText{"n"}, {}, {}}));
    step("Add", withPieceAdded(bench.session().design(), "Ferz"));
    step("Hole", withCellsRemoved(bench.session().design(), std::span(&d4, 1)));
    step("Erase", withPiecesErased(bench.session().design(), std::span(&a1, 1)));
    QStringList subjects;
    for (int i = 0; i < bench.session().undoStack().count(); ++i)
        subjects << history->subjectOf(i);
    QCOMPARE(subjects, QStringList({"Knight", "Ferz", "d4", "a1"}));
}

/// The first one too, and those of gestures, which have changed the design before they are steps.
void tst_window_panels::everyStepIsListed()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.find<QAction>("panel.history")->trigger(); // forward from behind its tab
    const auto *list = bench.window.findChild<QUndoView *>();
    const auto *history = bench.find<HistoryPanel>("historyPanel");
    const auto begin = [&](const char *name) {
        const Board &board = bench.workspace().board();
        const SiteId site = board.site(cellOf(board, name));
        QVERIFY(bench.session().preview(
            withCellsRemoved(bench.session().committed(), std::span(&site, 1))));
    };
    begin("d4");
    QVERIFY(!list->isVisible());
    bench.session().commit("Hole");
    QVERIFY(list->isVisible());
    QCOMPARE(history->subjectOf(0), QString("d4"));
    bench.session().undo();
    begin("e5");
    QCOMPARE(history->subjectOf(0), QString("d4")); // undone, and listed until there is another
    bench.session().commit("Hole");
    QCOMPARE(history->subjectOf(0), QString("e5"));
    bench.window.openBundled("xiangqi");
    QVERIFY(!list->isVisible());
    bench.edit(24);
    QVERIFY(list->isVisible());
}

void tst_window_panels::theStepOfNowIsInView()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.find<QAction>("panel.history")->trigger(); // forward from behind its tab
    for (int i = 0; i < 20; ++i)
        bench.edit(24 + i);
    auto *list = bench.window.findChild<QUndoView *>();
    QVERIFY(list->isVisible());
    const auto isInView = [&] {
        return list->viewport()->rect().contains(list->visualRect(list->currentIndex()));
    };
    QTRY_VERIFY(isInView());
    QCOMPARE(list->currentIndex().row(), 20);
    for (int i = 0; i < 14; ++i)
        bench.session().undoStack().undo();
    QTRY_VERIFY(isInView());
    QCOMPARE(list->currentIndex().row(), 6);
    // What is undone is grey.
    const QImage image = list->viewport()->grab().toImage();
    const auto darkest = [&](int row) {
        const QRect area = list->visualRect(list->model()->index(row, 0)) & image.rect();
        int least = 255;
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x)
                least = std::min(least, qGray(image.pixel(x, y)));
        }
        return least;
    };
    const int next =
        list->visualRect(list->model()->index(7, 0)).top() < list->viewport()->height() ? 7 : -1;
    const int before = list->visualRect(list->model()->index(5, 0)).bottom() >= 0 ? 5 : -1;
    QVERIFY(next > 0 || before > 0);
    if (next > 0 && before > 0)
        QVERIFY2(darkest(next) > darkest(before) + 30,
                 qPrintable(QStringLiteral("%1 %2").arg(darkest(next)).arg(darkest(before))));
}

void tst_window_panels::closedPanelsStayClosed()
{
    const auto isShown = [](Bench &bench, const char *dock) {
        return !bench.find<QDockWidget>(dock)->isHidden();
    };
    {
        Bench bench;
        bench.window.openBundled("chess");
        bench.trigger("mode.board");
        bench.find<QToolButton>("problemCount")->click();
        QTRY_VERIFY(isShown(bench, "problemsDock"));
        auto *history = bench.find<QAction>("panel.history");
        history->trigger(); // forward from behind its tab
        QTRY_VERIFY(isShown(bench, "historyDock") && history->isChecked()
                    && !bench.find<QDockWidget>("historyDock")->visibleRegion().isEmpty());
        history->trigger();
        QTest::mouseClick(
            bench.find<QDockWidget>("piecesDock")->findChild<QToolButton *>("panelHide"),
            Qt::LeftButton);
        QVERIFY(!isShown(bench, "historyDock") && !isShown(bench, "piecesDock"));
        bench.window.openBundled("tablut");
        bench.trigger("mode.board");
        QVERIFY(!isShown(bench, "historyDock") && !isShown(bench, "piecesDock"));
        // What follows the mode is closed in that mode alone.
        bench.trigger("mode.directions");
        QVERIFY(!isShown(bench, "historyDock") && isShown(bench, "piecesDock"));
        bench.trigger("view.hide-panels");
        QVERIFY(!isShown(bench, "problemsDock"));
        bench.trigger("view.hide-panels");
        QVERIFY(isShown(bench, "problemsDock") && !isShown(bench, "historyDock"));
        bench.window.close();
    }
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.board");
    QVERIFY(isShown(bench, "problemsDock") && isShown(bench, "modeDock"));
    QVERIFY(!isShown(bench, "historyDock") && !isShown(bench, "piecesDock"));
    // The menu has them all, with their keys.
    const QList<QAction *> entries = bench.find<QMenu>("panelsMenu")->actions();
    QCOMPARE(entries.size(), 4);
    for (QAction *entry : entries)
        QVERIFY2(!entry->shortcut().isEmpty() && entry->isEnabled(), qPrintable(entry->text()));
    entries[3]->trigger();
    QVERIFY(isShown(bench, "historyDock"));
    bench.trigger("view.reset-layout");
    QVERIFY(!isShown(bench, "historyDock") && !isShown(bench, "problemsDock"));
    QVERIFY(isShown(bench, "piecesDock"));
    bench.find<QToolButton>("problemCount")->click();
    QTRY_VERIFY(isShown(bench, "problemsDock"));
    bench.find<QToolButton>("problemCount")->click();
    QVERIFY(!isShown(bench, "problemsDock"));
}

void tst_window_panels::panelsAreFoundByName_data()
{
    QTest::addColumn<QString>("first");
    const std::pair<const char *, const char *> rows[] = {
        {"problems", "Problems"}, {"history", "History"}, {"pieces", "Pieces"}};
    for (const auto &[wanted, first] : rows)
        QTest::newRow(wanted) << QString::fromLatin1(first);
}

void tst_window_panels::panelsAreFoundByName()
{
    Bench bench;
    bench.window.addDocument(
        std::make_unique<Document>(newDesign(*readBoardSpec("square:8x8"), {}), bench.store));
    bench.trigger("help.search");
    auto *search = bench.find<ActionSearch>("actionSearch");
    search->findChild<QLineEdit *>()->setText(QLatin1String(QTest::currentDataTag()));
    const auto *list = search->findChild<QTreeWidget *>();
    QStringList names;
    for (int i = 0; i < list->topLevelItemCount(); ++i)
        names << list->topLevelItem(i)->text(0).section(QStringLiteral(" ("), 0, 0);
    QFETCH(QString, first);
    QVERIFY2(names.contains(first), qPrintable(names.join(QLatin1Char('|'))));
    QVERIFY(!list->topLevelItem(static_cast<int>(names.indexOf(first)))->text(2).isEmpty());
}

ROOKERY_WIDGET_TEST(tst_window_panels)
#include "tst_window_panels.moc"
