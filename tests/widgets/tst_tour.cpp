#include "app/start/welcome_page.h"
#include "app/tour/callout_place.h"
#include "app/tour/tour.h"
#include "app/tour/tour_callout.h"
#include "app/tour/tour_ring.h"
#include "tests/widgets/window_support.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/movement/question_bar.h"
#include "widgets/pieces/piece_editor.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>

using namespace rookery;
using namespace rookery::test;

namespace {

class TourBench : public Bench
{
public:
    TourBench()
    {
        window.resize(1024, 700);
        QApplication::setActiveWindow(&window);
    }

    Tour &tour() { return *window.findChild<Tour *>(); }
    TourCallout *callout() { return find<TourCallout>("tourCallout"); }
    TourRing *ring() { return find<TourRing>("tourRing"); }
    void next() { find<QPushButton>("tourNext")->click(); }
    QString title() { return find<QLabel>("tourTitle")->text(); }
    bool isOver() { return tour().step() < 0 && (!callout() || !callout()->isVisible()); }
};

} // namespace

class tst_tour : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { applyLook({}); }
    void eightStepsOfTwoMinutes();
    void thePainterDoesWhatItsStepSays();
    void allStepsAreWalked_data() { sizes(); }
    void allStepsAreWalked();
    void backAndAgain();
    void itIsLeftAtEachStep_data();
    void itIsLeftAtEachStep();
    void theWindowGoesOnWorking();
    void itIsOfferedUntilAnswered();
    void itGoesOnWithTheOpenDesign();
    void calloutsStandBesideTheirTargets_data();
    void calloutsStandBesideTheirTargets();

private:
    static void sizes();
};

void tst_tour::eightStepsOfTwoMinutes()
{
    QCOMPARE(tourSteps().size(), 8);
    int words = 0;
    for (const TourStep &step : tourSteps())
        words += static_cast<int>(QByteArray(step.text).split(' ').size());
    // Read at 200 words in a minute, half of the time is left for looking.
    QVERIFY2(words < 260, qPrintable(QString::number(words)));
}

void tst_tour::thePainterDoesWhatItsStepSays()
{
    TourBench bench;
    bench.trigger("help.tour");
    bench.next();
    bench.next();
    const QString said = bench.find<QLabel>("tourText")->text();
    bench.trigger("pieces.new");
    const PieceEditor &editor = bench.window.current()->pieceEditor();
    QTRY_VERIFY(editor.grid()->cellRect({}).width() > 0);
    for (const int distance : {1, 2})
        QTest::mouseClick(editor.grid(), Qt::LeftButton, {}, editor.grid()->cellPixel(0, distance));
    const QString question = QStringLiteral("Make it a slide?");
    QVERIFY2(editor.questionBar()->text().contains(question),
             qPrintable(editor.questionBar()->text()));
    QVERIFY2(said.contains(question), qPrintable(said));
}

void tst_tour::sizes()
{
    QTest::addColumn<int>("percent");
    QTest::addRow("usual text") << 100;
    QTest::addRow("large text") << 150;
}

void tst_tour::allStepsAreWalked()
{
    QFETCH(int, percent);
    Look look;
    look.textPercent = percent;
    applyLook(look);
    TourBench bench;
    bench.trigger("help.tour");
    for (int i = 0; i < tourSteps().size(); ++i) {
        const TourStep &step = tourSteps()[i];
        const QByteArray name = step.title;
        QCOMPARE(bench.tour().step(), i);
        QCOMPARE(bench.workspace().choices().mode(), step.mode);
        QCOMPARE(bench.title(), QString::fromUtf8(step.title));
        QTRY_VERIFY2(bench.ring()->isVisible(), name); // its target is in view
        QCoreApplication::processEvents();
        const QRect all = bench.window.rect();
        const QRect bubble = bench.callout()->geometry();
        QVERIFY2(all.contains(bubble), name);
        QVERIFY2(!bubble.contains(bench.ring()->geometry()), name);
        for (const QLabel *label : bench.callout()->findChildren<QLabel *>())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), name);
        for (const QPushButton *button : bench.callout()->findChildren<QPushButton *>()) {
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), name);
            QVERIFY2(!button->toolTip().isEmpty(), name);
        }
        QVERIFY(bench.find<QPushButton>("tourNext")->hasFocus());
        QCOMPARE(bench.find<QPushButton>("tourBack")->isEnabled(), i > 0);
        if (step.sight == TourStep::Sight::Reach)
            QVERIFY(!bench.window.current()->canvas().shownReach()->touched().empty());
        bench.next();
    }
    QVERIFY(bench.isOver());
    QCOMPARE(bench.workspace().view().pinnedCell(), std::optional<CellId>());
    QVERIFY(!bench.window.current()->document().isModified());
}

void tst_tour::backAndAgain()
{
    TourBench bench;
    bench.trigger("help.tour");
    bench.next();
    bench.next();
    bench.find<QPushButton>("tourBack")->click();
    QCOMPARE(bench.tour().step(), 1);
    QCOMPARE(bench.workspace().choices().mode(), Mode::Directions);
    bench.trigger("help.tour"); // from the beginning
    QCOMPARE(bench.tour().step(), 0);
    bench.tour().leave();
    bench.trigger("help.tour");
    QTRY_VERIFY(bench.callout() && bench.callout()->isVisible());
    QCOMPARE(bench.tour().step(), 0);
}

void tst_tour::itIsLeftAtEachStep_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<bool>("byKey");
    for (int i = 0; i < tourSteps().size(); ++i)
        QTest::addRow("step %d", i + 1) << i << (i % 2 == 0);
}

void tst_tour::itIsLeftAtEachStep()
{
    QFETCH(int, step);
    QFETCH(bool, byKey);
    TourBench bench;
    bench.trigger("help.tour");
    for (int i = 0; i < step; ++i)
        bench.next();
    if (byKey)
        QTest::keyClick(bench.find<QPushButton>("tourNext"), Qt::Key_Escape);
    else
        bench.find<QPushButton>("tourLeave")->click();
    QVERIFY(bench.isOver());
    QTRY_VERIFY(!bench.callout() && !bench.ring());
    QCOMPARE(bench.workspace().choices().mode(), tourSteps()[step].mode);
    QCOMPARE(bench.workspace().view().pinnedCell(), std::optional<CellId>());
    QVERIFY(QApplication::focusWidget());
}

void tst_tour::theWindowGoesOnWorking()
{
    TourBench bench;
    bench.trigger("help.tour");
    QTRY_VERIFY(bench.ring()->isVisible());
    const BoardCanvas &canvas = bench.window.current()->canvas();
    const QPoint corner = canvas.cellPixel(CellId(56)); // a8, far from the callout
    const QWidget *under = bench.window.childAt(canvas.mapTo(&bench.window, corner));
    QVERIFY(under == &canvas || canvas.isAncestorOf(under));
    bench.edit();
    QVERIFY(bench.window.current()->document().isModified());
    // What is no longer in view is not pointed at.
    bench.next();
    QTRY_VERIFY(bench.ring()->isVisible());
    bench.trigger("mode.export");
    QTRY_VERIFY(!bench.ring()->isVisible());
    QVERIFY(bench.callout()->isVisible());
    QVERIFY(bench.window.rect().contains(bench.callout()->geometry()));
    bench.next();
    QTRY_VERIFY(bench.ring()->isVisible());
}

void tst_tour::itIsOfferedUntilAnswered()
{
    {
        TourBench bench;
        QVERIFY(bench.find<QWidget>("tourOffer")->isVisible());
        QVERIFY(!bench.callout()); // offered, not forced
        bench.find<QPushButton>("takeTour")->click();
        QCOMPARE(bench.window.documentCount(), 1);
        QCOMPARE(bench.tour().step(), 0);
    }
    TourBench second;
    QVERIFY(!second.find<QWidget>("tourOffer")->isVisible());
    QSettings().clear();
    TourBench third;
    third.find<QPushButton>("refuseTour")->click();
    QVERIFY(!third.find<QWidget>("tourOffer")->isVisible());
    QCOMPARE(third.window.documentCount(), 0);
    QCOMPARE(Preferences().values().tour, TourOffer::Answered);
}

void tst_tour::itGoesOnWithTheOpenDesign()
{
    TourBench bench;
    bench.window.openBundled("tablut");
    bench.trigger("file.new-template"); // the start page is on show
    bench.trigger("help.tour");
    QCOMPARE(bench.window.documentCount(), 1);
    QVERIFY(bench.window.current()->isVisible());
    QCOMPARE(bench.workspace().board().size(), std::size_t(81));
}

void tst_tour::calloutsStandBesideTheirTargets_data()
{
    QTest::addColumn<QRect>("target");
    QTest::addColumn<int>("arrow");
    using Arrow = CalloutPlace::Arrow;
    const auto row = [](const char *name, const QRect &target, Arrow arrow) {
        QTest::newRow(name) << target << static_cast<int>(arrow);
    };
    row("at the left", QRect(0, 200, 100, 200), Arrow::Left);
    row("at the right", QRect(900, 200, 124, 200), Arrow::Right);
    row("a row at the top", QRect(0, 0, 1024, 40), Arrow::Up);
    row("a row at the bottom", QRect(0, 650, 1024, 50), Arrow::Down);
    row("in a corner", QRect(1000, 680, 24, 20), Arrow::Right);
    row("nothing", QRect(), Arrow::None);
}

void tst_tour::calloutsStandBesideTheirTargets()
{
    QFETCH(QRect, target);
    QFETCH(int, arrow);
    const QRect window(0, 0, 1024, 700);
    const CalloutPlace place = placeCallout(target, window, {360, 170});
    QVERIFY(window.contains(place.bubble));
    QCOMPARE(place.bubble.size(), QSize(360, 170));
    QCOMPARE(static_cast<int>(place.arrow), arrow);
    QVERIFY(!place.bubble.intersects(target));
    if (!target.isEmpty())
        QVERIFY(target.adjusted(-20, -20, 20, 20).contains(place.tip));
}

ROOKERY_WIDGET_TEST(tst_tour)
#include "tst_tour.moc"
