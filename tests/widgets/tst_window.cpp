#include "app/window/action_search.h"
#include "model/board/board_spec.h"
#include "tests/widgets/every_page.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoView>

using namespace rookery;
using namespace rookery::test;

class tst_window : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void everyActionExplainsItself();
    void noKeyIsTakenTwice();
    void everyControlHasANameAndATip();
    void exportHasItsOwnHint();
    void hintsAndTipsStandInOnePlace();
    void oneHintAtATime();
    void unrolledOnlyWhereThereIsSomethingToUnroll_data();
    void unrolledOnlyWhereThereIsSomethingToUnroll();
    void withoutADesignNothingIsShownOfIt();
    void modesKeepTheChoice();
    void tabsAreIndependent();
    void undoTextsAndHistory();
    void actionSearchFindsAndRuns();
    void digitsPick();
    void f6GoesRound();
    void darkAndLight();
};

void tst_window::everyActionExplainsItself()
{
    Bench bench;
    for (const QAction *action : bench.window.actions().all()) {
        const QByteArray id = action->objectName().toUtf8();
        QVERIFY2(!action->text().isEmpty(), id);
        QVERIFY2(!action->toolTip().isEmpty() && !action->statusTip().isEmpty()
                     && !action->whatsThis().isEmpty(),
                 id);
        QVERIFY2(!action->shortcut().isEmpty(), id);
    }
}

void tst_window::noKeyIsTakenTwice()
{
    QHash<QString, QString> keys;
    for (const ActionRow &row : actionTable()) {
        for (const QKeySequence &key : row.keys) {
            const QString name = key.toString();
            QVERIFY2(!keys.contains(name),
                     qPrintable(name + ": " + keys.value(name) + " and " + QLatin1String(row.id)));
            keys.insert(name, QLatin1String(row.id));
        }
    }
    // On the canvas the tools' letters come on top.
    for (const auto &mode : enumRows<Mode>()) {
        for (const ToolRow &row : toolsFor(mode.value)) {
            const QString name = QKeySequence(row.key).toString();
            QVERIFY2(!keys.contains(name), qPrintable(row.id + ": " + name));
        }
    }
}

void tst_window::everyControlHasANameAndATip()
{
    Bench bench;
    bench.window.openBundled("chess");
    QStringList found;
    const auto look = [&](const QString &page) {
        for (QWidget *widget : bench.window.findChildren<QWidget *>()) {
            const bool isControl =
                qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget)
                || qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QComboBox *>(widget);
            const bool isOurs =
                widget->isVisible() && !widget->objectName().startsWith(QLatin1String("qt_"));
            const bool isPart = qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
                                || qobject_cast<QLineEdit *>(widget->parentWidget())
                                || qobject_cast<QDockWidget *>(widget->parentWidget())
                                || qobject_cast<QTabBar *>(widget->parentWidget());
            if (!isControl || !isOurs || isPart)
                continue;
            const QString what = QStringLiteral("%1 %2 in %3")
                                     .arg(QLatin1String(widget->metaObject()->className()),
                                          widget->objectName(),
                                          page);
            auto *button = qobject_cast<QToolButton *>(widget);
            const bool named = !widget->accessibleName().isEmpty()
                               || (button && button->defaultAction()
                                   && !button->defaultAction()->text().isEmpty());
            if (!named)
                found << what + QStringLiteral(" has no name");
            if (widget->toolTip().isEmpty())
                found << what + QStringLiteral(" has no tooltip");
            if (widget->statusTip().isEmpty() && !(button && button->defaultAction()))
                found << what + QStringLiteral(" has no hint");
        }
    };
    for (const char *mode : everyMode)
        onEveryPage(bench, QLatin1String(mode), look);
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

/// Where there is no board, the hint is not that of a tool.
void tst_window::exportHasItsOwnHint()
{
    Bench bench;
    bench.window.openBundled("chess");
    const auto hint = [&] {
        return bench.find<QLabel>("hint")->text();
    };
    bench.trigger("mode.board");
    const QString tool = hint();
    bench.trigger("mode.export");
    QVERIFY2(hint().contains("target"), qPrintable(hint()));
    QVERIFY(!bench.find<QLabel>("cellLabel")->isVisible());
    bench.trigger("mode.board");
    QCOMPARE(hint(), tool);
    QVERIFY(bench.find<QLabel>("cellLabel")->isVisible());
}

/// A tip takes the place of the hint, and begins where it begins.
void tst_window::hintsAndTipsStandInOnePlace()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.export");
    QStatusBar *bar = bench.window.statusBar();
    auto *hint = bench.find<QLabel>("hint");
    const auto firstInk = [&] {
        QCoreApplication::processEvents();
        const QImage seen = bar->grab().toImage();
        const QRgb ground = seen.pixel(0, seen.height() / 2);
        for (int x = 0; x < seen.width(); ++x) {
            for (int y = 4; y < seen.height() - 4; ++y) {
                if (seen.pixel(x, y) != ground)
                    return x;
            }
        }
        return -1;
    };
    const int hinted = firstInk();
    bar->showMessage(hint->text());
    QVERIFY(!hint->isVisible());
    QCOMPARE(firstInk(), hinted);
    // Nor are there two texts when a design is made while a tip is shown.
    bench.window.openBundled("shogi");
    QCOMPARE(hint->isVisible(), bar->currentMessage().isEmpty());
    bar->clearMessage();
    QVERIFY(hint->isVisible());
}

/// A click goes on to the next; what a probe answers is no list of hints.
void tst_window::oneHintAtATime()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.setup");
    auto *hint = bench.find<QLabel>("hint");
    QVERIFY(hint->text().contains(QStringLiteral(" \u00b7 ")));
    std::vector<QImage> seen;
    for (int i = 0; i < 4; ++i) {
        seen.push_back(hint->grab().toImage());
        QTest::mouseClick(hint, Qt::LeftButton);
    }
    QVERIFY(seen[0] != seen[1]);
    QVERIFY(seen[1] != seen[2]);
    QCOMPARE(seen[3], seen[0]); // there are three
}

void tst_window::unrolledOnlyWhereThereIsSomethingToUnroll_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<bool>("isPossible");
    QTest::newRow("a cylinder") << "square:6x4:cylinder" << true;
    QTest::newRow("no joined edge") << "square:6x4" << false;
    QTest::newRow("drawn as a ring") << "ring:16x4" << false;
}

void tst_window::unrolledOnlyWhereThereIsSomethingToUnroll()
{
    QFETCH(QString, board);
    QFETCH(bool, isPossible);
    Bench bench;
    bench.window.openBundled("chess");
    const QAction *unrolled = bench.window.actions().at("view.unrolled");
    bench.session().apply(
        "board", withBoard(bench.session().design(), must(readBoardSpec(board.toStdString()))));
    QCOMPARE(unrolled->isEnabled(), isPossible);
    QCOMPARE(unrolled->toolTip().contains("joined edges goes on"), !isPossible);
}

/// On the start page, with no design below it.
void tst_window::withoutADesignNothingIsShownOfIt()
{
    Bench bench;
    QVERIFY(!bench.window.current());
    for (QAction *action : bench.window.actions().all()) {
        const QString group = action->objectName().section(QLatin1Char('.'), 0, 0);
        if (QStringList{"view", "game", "play", "problems", "tabs", "board"}.contains(group)
            && action->objectName() != QLatin1String("view.full-screen"))
            action->trigger();
    }
    for (const char *id : {"view.flip", "view.names", "view.zones", "game.save"})
        QVERIFY2(!bench.window.actions().at(QLatin1String(id))->isEnabled(), id);
    bench.window.openBundled("chess");
    QVERIFY(bench.window.actions().at("view.flip")->isEnabled());
    QVERIFY(!bench.window.actions().at("view.unrolled")->isEnabled());
}

void tst_window::modesKeepTheChoice()
{
    Bench bench;
    bench.window.openBundled("chess");
    QCOMPARE(bench.workspace().choices().mode(), Mode::Setup);
    bench.workspace().choices().setPiece(PieceId(4));
    bench.workspace().choices().setSelection({SiteId(3)});
    bench.trigger("mode.directions");
    bench.trigger("mode.board");
    QCOMPARE(bench.workspace().choices().piece(), std::optional(PieceId(4)));
    QCOMPARE(bench.workspace().choices().selection().size(), std::size_t(1));
    bench.trigger("mode.previous");
    QCOMPARE(bench.workspace().choices().mode(), Mode::Directions);
    bench.trigger("mode.previous");
    QCOMPARE(bench.workspace().choices().mode(), Mode::Board);
    QVERIFY(bench.window.actions().at("mode.board")->isChecked());
}

void tst_window::tabsAreIndependent()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.edit(1);
    bench.window.openBundled("tablut");
    QVERIFY(!bench.window.actions().at("edit.undo")->isEnabled());
    bench.trigger("tabs.next");
    QCOMPARE(bench.workspace().board().size(), std::size_t(63));
    QVERIFY(bench.window.actions().at("edit.undo")->isEnabled());
    bench.trigger("edit.undo");
    QCOMPARE(bench.workspace().board().size(), std::size_t(64));
    bench.trigger("tabs.previous");
    QCOMPARE(bench.workspace().board().size(), std::size_t(81));
}

void tst_window::undoTextsAndHistory()
{
    Bench bench;
    bench.window.openBundled("chess");
    auto *history = bench.window.findChild<QUndoView *>();
    bench.edit(1);
    bench.edit(2);
    QCOMPARE(bench.window.actions().at("edit.undo")->text(), QString("Undo punch"));
    QCOMPARE(history->model()->rowCount(), 3);
    history->setCurrentIndex(history->model()->index(0, 0));
    QCOMPARE(bench.workspace().board().size(), std::size_t(64));
    QVERIFY(bench.window.actions().at("edit.redo")->isEnabled());
}

void tst_window::actionSearchFindsAndRuns()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("help.search");
    auto *search = bench.find<ActionSearch>("actionSearch");
    QVERIFY(search);
    auto *field = search->findChild<QLineEdit *>();
    QTest::keyClicks(field, "flip");
    auto *list = search->findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItem(0)->text(0), QString("Flip the board"));
    QCOMPARE(list->topLevelItem(0)->text(2), QString("F"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(bench.workspace().view().isFlipped());
}

void tst_window::digitsPick()
{
    Bench bench;
    bench.window.openBundled("chess");
    BoardCanvas &canvas = bench.window.current()->canvas();
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_3);
    QCOMPARE(bench.workspace().choices().piece(), std::optional(PieceId(2)));
    bench.trigger("mode.directions");
    QTest::keyClick(&canvas, Qt::Key_2);
    QCOMPARE(bench.workspace().choices().direction(), std::optional(DirectionId(1)));
    bench.trigger("mode.setup");
    QTest::keyClick(&canvas, Qt::Key_Tab);
    QCOMPARE(bench.workspace().choices().player(), PlayerId(1));
    // A piece's letter picks it; with another tool the same key switches sides.
    QTest::keyClick(&canvas, Qt::Key_Q);
    QCOMPARE(bench.workspace().choices().piece(), std::optional(PieceId(1)));
    QTest::keyClick(&canvas, Qt::Key_3);
    QTest::keyClick(&canvas, Qt::Key_V);
    QCOMPARE(bench.workspace().choices().tool(), QString("select"));
    QTest::keyClick(&canvas, Qt::Key_Q);
    QCOMPARE(bench.workspace().choices().player(), PlayerId(0));
    // Typing into a field picks nothing.
    auto *text = bench.find<QLineEdit>("positionText");
    text->setFocus();
    QTest::keyClick(text, Qt::Key_3);
    QCOMPARE(bench.workspace().choices().piece(), std::optional(PieceId(2)));
}

void tst_window::f6GoesRound()
{
    Bench bench;
    bench.window.openBundled("chess");
    QApplication::setActiveWindow(&bench.window);
    bench.find<QToolButton>("problemCount")->click();
    bench.window.current()->canvas().setFocus();
    QSet<QWidget *> seen;
    for (int i = 0; i < 12; ++i) {
        bench.trigger("view.next-region");
        seen.insert(QApplication::focusWidget());
    }
    QVERIFY(seen.contains(&bench.window.current()->canvas()));
    QVERIFY(seen.size() >= 4);
}

void tst_window::darkAndLight()
{
    Bench bench;
    bench.window.openBundled("chess");
    const QImage before = bench.window.grab().toImage();
    bench.window.setTheme(Theme::Dark);
    QTRY_VERIFY(bench.window.palette().color(QPalette::Window).lightness() < 128);
    QVERIFY(bench.window.current()->canvas().picture().theme.isDark);
    QVERIFY(bench.window.grab().toImage() != before);
    bench.window.setTheme(Theme::Light);
    QTRY_VERIFY(!bench.window.current()->canvas().picture().theme.isDark);
}

ROOKERY_WIDGET_TEST(tst_window)
#include "tst_window.moc"
