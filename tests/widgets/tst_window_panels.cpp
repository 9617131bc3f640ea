#include "app/window/action_search.h"
#include "app/window/new_board_dialog.h"
#include "app/window/notice_bar.h"
#include "model/board/board_spec.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "tests/designs.h"
#include "tests/widgets/window_support.h"
#include "widgets/analysis/problems_panel.h"
#include "widgets/board/board_panel.h"
#include "widgets/export/export_view.h"
#include "widgets/workspace/history_panel.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

using namespace rookery;
using namespace rookery::test;

/// Panels, notices and zones around the board.
class tst_window_panels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void boardPanelAsksBeforeLosing();
    void problemsLeadToTheirPlace();
    void aLayoutIsRememberedOnceItIsSized();
    void noticesMoveNothing();
    void whatStaysHidesNothing();
    void problemsMoveNothing();
    void aBoardWithoutCellsOffersOne();
    void cellsAreDrawnBesideTheOffer();
    void noProblemsAreSaid();
    void nothingToUndoIsSaid();
    void selectionsStayWhereCellsAreSelected();
    void zonesInEveryMode();
    void theLowerPanelShowsThreeRows();
    void closedPanelsStayClosed();
    void panelsAreFoundByName_data();
    void panelsAreFoundByName();

private:
    static void makeEmpty(Bench &bench);
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

/// All cells of chess are taken away.
void tst_window_panels::makeEmpty(Bench &bench)
{
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    bench.trigger("mode.board");
    std::vector<SiteId> all;
    for (const CellId cell : bench.workspace().board().cells())
        all.push_back(bench.workspace().board().site(cell));
    bench.session().apply("all", withCellsRemoved(bench.session().design(), all));
    QCOMPARE(bench.workspace().board().size(), std::size_t(0));
}

void tst_window_panels::aBoardWithoutCellsOffersOne()
{
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    auto *card = bench.find<QWidget>("emptyBoard");
    QVERIFY(!card->isVisible());
    bench.trigger("file.close");
    makeEmpty(bench);
    card = bench.find<QWidget>("emptyBoard");
    QTRY_VERIFY(card->isVisible());
    QCOMPARE(card->findChild<QLabel *>()->text(),
             QString("No cells yet. Pick the tool “Add a cell” and click to draw some, or choose a "
                     "board."));
    QTest::mouseClick(card->findChild<QPushButton *>("chooseBoard"), Qt::LeftButton);
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    QVERIFY(dialog && dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(bench.workspace().board().size() > 0);
    QTRY_VERIFY(!card->isVisible());
}

void tst_window_panels::cellsAreDrawnBesideTheOffer()
{
    Bench bench;
    makeEmpty(bench);
    auto *card = bench.find<QWidget>("emptyBoard");
    QTRY_VERIFY(card->isVisible());
    BoardCanvas &canvas = bench.window.current()->canvas();
    QVERIFY(canvas.rect().contains(card->geometry()));
    bench.workspace().choices().setTool("add-cell");
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, QPoint(canvas.width() / 2, 30));
    QCOMPARE(bench.workspace().board().size(), std::size_t(1));
    QTRY_VERIFY(!card->isVisible());
}

void tst_window_panels::noProblemsAreSaid()
{
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    bench.find<QToolButton>("problemCount")->click();
    auto *panel = bench.find<ProblemsPanel>("problemsPanel");
    const auto isSaid = [&] {
        for (const QLabel *label : panel->findChildren<QLabel *>()) {
            if (label->isVisible()
                && label->text().startsWith(QStringLiteral("No problems found (checked ")))
                return true;
        }
        return false;
    };
    QTRY_VERIFY(isSaid());
    bench.session().apply("fewer",
                          withPiecesErased(bench.session().design(), std::vector{SiteId(0)}));
    QTRY_VERIFY(!isSaid());
}

void tst_window_panels::nothingToUndoIsSaid()
{
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    bench.find<QAction>("panel.history")->trigger();
    auto *panel = bench.find<HistoryPanel>("historyPanel");
    auto *says = panel->findChild<QLabel *>();
    QTRY_VERIFY(says->isVisible());
    QCOMPARE(says->text(), QString("Nothing to undo yet."));
    bench.edit();
    QTRY_VERIFY(!says->isVisible());
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
    QCOMPARE(notice().bottom(), before.bottom());
    QCOMPARE(notice().width(), before.width());
    const QRect lowest = view.canvas().cellRect(cellOf(view.workspace().board(), "a1"));
    const int below = lowest.translated(before.topLeft()).bottom();
    QVERIFY2(notice().top() >= below - lowest.height() / 2, "at least half of a piece is seen");
    // Much is wrapped.
    view.notices().say(QStringList(40, sentence).join(QLatin1Char(' ')));
    QApplication::processEvents();
    QCOMPARE(place(), before);
    QCOMPARE(notice().bottom(), before.bottom());
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
