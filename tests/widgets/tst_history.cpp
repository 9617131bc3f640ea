#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "tests/widgets/window_support.h"
#include "widgets/workspace/history_panel.h"
#include "widgets/workspace/step_subject.h"

#include <QAction>
#include <QUndoView>

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

/// The panel of steps.
class tst_history : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void stepsSayWhatTheyWereAbout();
    void croppedBoardsNameNoCells();
    void everyStepIsListed();
    void theStepOfNowIsInView();
    void anyEarlierStateInTwoClicks();
};

void tst_history::stepsSayWhatTheyWereAbout()
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

/// The numbers of their holes are those of other cells.
void tst_history::croppedBoardsNameNoCells()
{
    const Design whole = designOf("square:4x4");
    const SiteId corner = siteOf(whole, "d4");
    const Design holed = must(withCellsRemoved(whole, std::span(&corner, 1)));
    QCOMPARE(stepSubject(whole, holed), QString("d4"));
    QCOMPARE(stepSubject(holed, must(withMargins(holed, {0, -1, 0, 0}))), QString());
    QCOMPARE(stepSubject(holed, must(withMargins(holed, {-2, 0, 0, 0}))), QString());
}

/// The first one too, and those of gestures, which have changed the design before they are steps.
void tst_history::everyStepIsListed()
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

/// A click for the panel, and one on the row.
void tst_history::anyEarlierStateInTwoClicks()
{
    Bench bench;
    bench.window.openBundled("chess");
    std::vector<Design> states{bench.session().design()};
    for (int i = 0; i < 6; ++i) {
        bench.edit(24 + i);
        states.push_back(bench.session().design());
    }
    bench.find<QAction>("panel.history")->trigger(); // 1
    auto *list = bench.window.findChild<QUndoView *>();
    QVERIFY(list->isVisible());
    for (const int state : {0, 4, 2, 6}) {
        const QModelIndex row = list->model()->index(state, 0);
        list->scrollTo(row);
        QTest::mouseClick(
            list->viewport(), Qt::LeftButton, {}, list->visualRect(row).center()); // 2
        QVERIFY(bench.session().design() == states[static_cast<std::size_t>(state)]);
    }
}

void tst_history::theStepOfNowIsInView()
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

ROOKERY_WIDGET_TEST(tst_history)
#include "tst_history.moc"
