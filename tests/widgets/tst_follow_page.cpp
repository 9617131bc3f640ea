#include "tests/widgets/play_support.h"
#include "widgets/play/follow_page.h"

#include <QLabel>
#include <QListWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

namespace {

class FollowBench : public Game
{
public:
    explicit FollowBench(const char *design = "oware")
        : Game(design)
        , page(panel().findChild<FollowPage *>())
        , tabs(panel().findChild<QTabWidget *>())
        , list(page->findChild<QListWidget *>("followedLines"))
    {
        window.resize(1024, 700);
    }

    bool hasTab() const { return tabs->isTabVisible(tabs->indexOf(page)); }
    void open()
    {
        QTest::mouseClick(tabs->tabBar(),
                          Qt::LeftButton,
                          {},
                          tabs->tabBar()->tabRect(tabs->indexOf(page)).center());
    }
    void sow(const char *pit)
    {
        settle();
        hand.click(pit);
        settle();
    }
    QString title() const { return page->findChild<QLabel *>("followedMove")->text(); }
    QString values() const { return page->findChild<QLabel *>("followedValues")->text(); }
    /// The seeds in a pit as the board shows them.
    int seeds(const char *pit)
    {
        return static_cast<int>(play().shownPosition().numbers()[hand.cell(pit).index()]);
    }

    FollowPage *page;
    QTabWidget *tabs;
    QListWidget *list;
};

} // namespace

/// The page that follows the last move through the own rules.
class tst_follow_page : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }

    void onlyWhereThereAreOwnMovesOrEffects()
    {
        FollowBench chess("chess");
        QVERIFY(!chess.hasTab());
        FollowBench oware;
        QVERIFY(oware.hasTab());
        oware.settle();
        QCOMPARE(oware.find<QLabel>("playMessage")->text(), QString("store: South 0, North 0"));
        oware.open();
        QCOMPARE(oware.title(), QString("No move has been made yet."));
        QVERIFY(!oware.list->isEnabled());
    }

    void linesAreSteppedThrough()
    {
        FollowBench bench;
        bench.sow("c1");
        bench.open();
        QTRY_VERIFY(bench.list->count() > 20);
        QCOMPARE(bench.title(), QString("c1, line by line"));
        QCOMPARE(bench.list->item(0)->text(), QString("Own moves: sow"));
        QCOMPARE(bench.list->currentItem()->text(), QString("The game as it stands"));
        QVERIFY(bench.play().choice());
        QCOMPARE(bench.seeds("c1"), 0);
        QCOMPARE(bench.seeds("d1"), 5);

        QTest::mouseClick(bench.list->viewport(),
                          Qt::LeftButton,
                          {},
                          bench.list->visualItemRect(bench.list->item(1)).center());
        QCOMPARE(bench.list->currentItem()->text(), QString("let held = seeds(pit)"));
        QCOMPARE(bench.values(), QString("pit = c1   held = 4"));
        QCOMPARE(bench.seeds("c1"), 4);
        QVERIFY(bench.play().gameMarks().entered.empty());

        QTest::keyClick(bench.list, Qt::Key_Down);
        QTest::keyClick(bench.list, Qt::Key_Down);
        QCOMPARE(bench.list->currentItem()->text(), QString("set seeds(pit) = 0"));
        QCOMPARE(bench.seeds("c1"), 0);
        QCOMPARE(bench.seeds("d1"), 4);
        QCOMPARE(bench.play().gameMarks().entered, std::vector{bench.hand.cell("c1")});
        QCOMPARE(bench.play().marks().touched().size(), std::size_t(0));

        QTest::keyClick(bench.list, Qt::Key_Escape);
        QCOMPARE(bench.list->currentItem()->text(), QString("The game as it stands"));
        QCOMPARE(bench.seeds("d1"), 5);
        QVERIFY(bench.hasTab());
    }

    void playingGoesOn()
    {
        FollowBench bench;
        bench.sow("c1");
        bench.open();
        QTRY_VERIFY(bench.list->count() > 20);
        QTest::keyClick(bench.list, Qt::Key_Home);
        QCOMPARE(bench.seeds("c1"), 4);
        bench.sow("e2"); // of the game as it stands
        QCOMPARE(bench.play().moves().size(), std::size_t(2));
        QTRY_COMPARE(bench.title(), QString("e2, line by line"));
        QCOMPARE(bench.list->currentItem()->text(), QString("The game as it stands"));
        bench.play().goBack();
        bench.play().goBack();
        QTRY_COMPARE(bench.title(), QString("No move has been made yet."));
    }

    void leavingThePageShowsTheGame()
    {
        FollowBench bench;
        bench.sow("c1");
        bench.open();
        QTRY_VERIFY(bench.list->count() > 20);
        QTest::keyClick(bench.list, Qt::Key_Home);
        QCOMPARE(bench.seeds("c1"), 4);
        bench.tabs->setCurrentIndex(0);
        QCOMPARE(bench.seeds("c1"), 0);
        bench.tabs->setCurrentWidget(bench.page);
        QTRY_VERIFY(bench.list->count() > 20);
        QTest::keyClick(bench.list, Qt::Key_Home);
        bench.trigger("mode.setup");
        bench.trigger("mode.play");
        QCOMPARE(bench.seeds("c1"), 0);
    }

    void buttonsStep()
    {
        FollowBench bench;
        bench.sow("c1");
        bench.open();
        QTRY_VERIFY(bench.list->count() > 20);
        const auto buttons = bench.page->findChildren<QToolButton *>();
        QVERIFY(!buttons[1]->isEnabled());
        buttons[0]->click();
        QVERIFY(buttons[1]->isEnabled());
        QVERIFY(bench.list->currentRow() == bench.list->count() - 2);
        buttons[1]->click();
        QCOMPARE(bench.list->currentItem()->text(), QString("The game as it stands"));
    }
};

ROOKERY_WIDGET_TEST(tst_follow_page)
#include "tst_follow_page.moc"
