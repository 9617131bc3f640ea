#include "app/window/new_board_dialog.h"
#include "model/board/board_forms.h"
#include "model/file/design/bundled_design.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/effort.h"
#include "tests/widgets/window_support.h"
#include "widgets/analysis/audit_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A hand whose effort is counted.
struct CountedHand : HandCount
{
    void click(QAbstractButton *button)
    {
        ++clicks;
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void clickItem(QListWidget *list, const QString &title)
    {
        ++clicks;
        const auto found = list->findItems(title, Qt::MatchExactly);
        if (found.isEmpty())
            qFatal("no card is called %s", qPrintable(title));
        list->scrollToItem(found.front());
        QTest::mouseClick(
            list->viewport(), Qt::LeftButton, {}, list->visualItemRect(found.front()).center());
    }
    void type(QWidget *field, const char *word)
    {
        ++words;
        QTest::keyClicks(field, QLatin1String(word));
    }
    void key(CanvasHand &hand, Qt::Key key)
    {
        ++keys;
        hand.key(key);
    }
};

} // namespace

/// The journeys of the board half of the window, within the clicks and keys they may cost.
class tst_board_journeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cylinderInTwoClicks();
    void hexagonInThreeClicksAndAWord();
    void hexagonWithGlinskisPieces();
    void crossInOneDragAndThreeKeys();
    void zoneTabOpensWithTheBrush();
    void auditIsDrawnOnTheBoard();
};

void tst_board_journeys::cylinderInTwoClicks()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.board");
    CountedHand effort;
    effort.click(bench.find<QToolButton>("topology-cylinder"));
    QCOMPARE(bench.workspace().design().board->topology, Topology::Cylinder);
    ROOKERY_WITHIN(effort, {.clicks = 2});
    // The seam is shown by ghosts and leads round.
    QVERIFY(!bench.window.current()->canvas().scene().ghosts().empty());
}

void tst_board_journeys::hexagonInThreeClicksAndAWord()
{
    Bench bench;
    bench.trigger("file.new");
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    CountedHand effort;
    effort.clickItem(dialog->findChild<QListWidget *>(QStringLiteral("boardGallery")),
                     QStringLiteral("Hexagon, flat-top"));
    auto *side = dialog->findChild<QSpinBox *>(QStringLiteral("newFiles"));
    QVERIFY(dialog->focusWidget() == side);
    effort.type(side, "5");
    QCOMPARE(dialog->findChild<QLabel *>(QStringLiteral("boardVerdict"))->text(),
             QString("Hexagon, flat-top · 61 cells"));
    effort.click(dialog->findChild<QPushButton *>(QStringLiteral("createBoard")));
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(bench.workspace().design().board->lattice, Lattice::Hex);
    QCOMPARE(bench.workspace().board().size(), std::size_t(61));
    ROOKERY_WITHIN(effort, {.clicks = 3, .words = 1});
}

/// Where a known game is at home on the board, its pieces come with it in the same budget.
void tst_board_journeys::hexagonWithGlinskisPieces()
{
    Bench bench;
    bench.trigger("file.new");
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    auto *army = dialog->findChild<QCheckBox *>(QStringLiteral("withArmy"));
    CountedHand effort;
    effort.clickItem(dialog->findChild<QListWidget *>(QStringLiteral("boardGallery")),
                     QStringLiteral("Hexagon, flat-top"));
    auto *side = dialog->findChild<QSpinBox *>(QStringLiteral("newFiles"));
    effort.type(side, "4");
    QVERIFY(army->isHidden()); // no known game is at home there
    effort.words = 0;
    side->selectAll();
    effort.type(side, "6");
    QTRY_VERIFY(army->isVisible());
    QCOMPARE(army->text(), QString("With the pieces of Glinski's hexagonal chess"));
    effort.click(army);
    effort.click(dialog->findChild<QPushButton *>(QStringLiteral("createBoard")));
    ROOKERY_WITHIN(effort, {.clicks = 3, .words = 1});
    const Design known = *readBundledDesign("glinski");
    const Design &made = bench.workspace().design();
    QCOMPARE(made.setup->placements.size(), known.setup->placements.size());
    QVERIFY(made.setup->placements == known.setup->placements);
    QVERIFY(made.rules == known.rules && made.pieces == known.pieces);
    QVERIFY(made.info->name.empty() && made.examples->list.empty());
    QCOMPARE(bench.workspace().choices().mode(), Mode::Setup);
}

void tst_board_journeys::crossInOneDragAndThreeKeys()
{
    Bench bench;
    bench.trigger("file.new");
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    auto *spec = dialog->findChild<QLineEdit *>(QStringLiteral("boardSpec"));
    spec->selectAll();
    QTest::keyClicks(spec, "square:12x12");
    QTest::keyClick(dialog, Qt::Key_Return);
    bench.trigger("mode.board");
    CanvasHand hand(&bench.window.current()->canvas());
    CountedHand effort;
    effort.key(hand, Qt::Key_S);
    QCOMPARE(bench.workspace().choices().symmetry(), Symmetry::QuarterTurns);
    effort.key(hand, Qt::Key_V);
    ++effort.drags;
    hand.sweep({"a1", "c3"});
    effort.key(hand, Qt::Key_Delete);
    QCOMPARE(bench.workspace().board().size(), std::size_t(108));
    QVERIFY(!bench.workspace().board().find("l12") && bench.workspace().board().find("d1"));
    ROOKERY_WITHIN(effort, {.drags = 1, .keys = 3});
    QCOMPARE(bench.session().undoStack().count(), 1);
}

void tst_board_journeys::zoneTabOpensWithTheBrush()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.board");
    CanvasHand hand(&bench.window.current()->canvas());
    hand.key(Qt::Key_Z);
    hand.sweep({"a8", "h8"});
    auto *pages = bench.find<QTabWidget>("boardPages");
    QCOMPARE(pages->currentWidget()->objectName(), QString("zonePanel"));
    QCOMPARE(bench.workspace().design().board->edits.zones.front().cells.size(), std::size_t(8));
    // Another tool leaves the page, so that a selection can be taken into the zone.
    hand.key(Qt::Key_V);
    QCOMPARE(pages->currentWidget()->objectName(), QString("zonePanel"));
}

void tst_board_journeys::auditIsDrawnOnTheBoard()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.board");
    const auto bishop = bench.workspace().design().pieces->find("Bishop");
    QVERIFY(bishop);
    bench.workspace().choices().setPiece(*bishop);
    bench.find<QTabWidget>("boardPages")->setCurrentWidget(bench.find<AuditPanel>("auditPanel"));
    bench.find<QCheckBox>("auditOn")->click();
    auto *summary = bench.find<QLabel>("auditSummary");
    QVERIFY2(summary->text().startsWith("Bound to one of 2 classes: 32, 32 cells."),
             qPrintable(summary->text()));
    const auto &notes = bench.workspace().view().notes();
    QCOMPARE(notes.size(), std::size_t(64));
    QVERIFY(notes[0].group != notes[1].group && notes[0].text != notes[1].text);
    auto *view = bench.find<QComboBox>("auditView");
    view->setCurrentIndex(1);
    Q_EMIT view->activated(1);
    const CellId a1 = cellOf(bench.workspace().board(), "a1");
    bench.workspace().choices().setSelection({bench.workspace().board().site(a1)});
    const auto textAt = [&](const char *cell) {
        return bench.workspace()
            .view()
            .notes()[cellOf(bench.workspace().board(), cell).index()]
            .text;
    };
    QCOMPARE(textAt("a1"), QString("0"));
    QCOMPARE(textAt("h8"), QString("1"));
    QCOMPARE(textAt("c1"), QString("2"));
    QCOMPARE(textAt("b1"), QString("×"));
    // What is said is about the board as it is.
    bench.edit();
    QVERIFY(bench.workspace().view().notes().size() != 64);
}

ROOKERY_WIDGET_TEST(tst_board_journeys)
#include "tst_board_journeys.moc"
