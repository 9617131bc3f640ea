#include "app/games/game_finder.h"
#include "app/languages.h"
#include "app/settings/themes.h"
#include "tests/widgets/dialogs.h"
#include "tests/widgets/editing.h"
#include "tests/widgets/keyboard_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/library/identity_chip.h"
#include "widgets/pieces/leg_form.h"
#include "widgets/pieces/leg_list.h"

using namespace rookery;
using namespace rookery::test;

/// Whatever a mouse can work with, the keyboard can, and one sees where it is.
class tst_keyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { applyLook({}); }
    void aWalkFindsWhatIsOutOfReach();
    void modes_data();
    void modes();
    void dialogs_data();
    void dialogs();
    void everyMenuOpensByItsLetter_data();
    void everyMenuOpensByItsLetter();
    void theFormOfALeg();
    void theListOfGames();
    void lettersFindTheBoard();

private:
    void walkThrough(QDialog &dialog);
};

namespace {

Look lookOf(Theme theme)
{
    Look look;
    look.theme = theme;
    return look;
}

QString listed(const QStringList &names)
{
    return QLatin1Char('\n') + names.join(QLatin1Char('\n'));
}

/// Those of the panel beside the board; null if it has one page only.
QTabBar *pagesOf(QWidget &window)
{
    for (const QTabWidget *pages : window.findChildren<QTabWidget *>()) {
        const QWidget *up = pages;
        while (up && !qobject_cast<const QDockWidget *>(up))
            up = up->parentWidget();
        if (up && pages->isVisible())
            return pages->tabBar();
    }
    return nullptr;
}

/// Region after region, each with Tab there and back.
void walkRegions(KeyboardWalk &walk, Bench &bench)
{
    QSet<QWidget *> starts;
    for (int i = 0; i < 12; ++i) {
        bench.trigger("view.next-region");
        QWidget *start = QApplication::focusWidget();
        if (!start || starts.contains(start))
            break;
        starts.insert(start);
        walk.tabThrough();
        start->setFocus(Qt::TabFocusReason);
    }
}

} // namespace

void tst_keyboard::aWalkFindsWhatIsOutOfReach()
{
    applyLook(lookOf(Theme::Light));
    QWidget top;
    auto *layout = new QVBoxLayout(&top);
    auto *first = new QLineEdit;
    auto *mute = new QToolButton;
    auto *last = new QPushButton(QStringLiteral("Last"));
    mute->setObjectName(QStringLiteral("mute"));
    mute->setFocusPolicy(Qt::NoFocus);
    for (QWidget *each : std::initializer_list<QWidget *>{first, mute, last})
        layout->addWidget(each);
    top.show();
    QVERIFY(QTest::qWaitForWindowExposed(&top));
    KeyboardWalk walk(top);
    first->setFocus();
    walk.tabThrough();
    QVERIFY(walk.reached().contains(last));
    QCOMPARE(walk.missing().size(), 1);
    QVERIFY(walk.missing()[0].contains(QStringLiteral("mute")));
    QVERIFY2(walk.unseen().isEmpty(), qPrintable(listed(walk.unseen())));
}

void tst_keyboard::modes_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<Theme>("theme");
    QTest::newRow("start page") << QString() << QString() << Theme::Light;
    for (const auto &row : enumRows<Mode>()) {
        const QString mode = QString::fromUtf8(row.name.data());
        QTest::newRow(row.name.data()) << QStringLiteral("chess") << mode << Theme::Light;
    }
    QTest::newRow("hands") << QStringLiteral("shogi") << QStringLiteral("play") << Theme::Light;
    QTest::newRow("dark") << QStringLiteral("chess") << QStringLiteral("setup") << Theme::Dark;
    QTest::newRow("contrast") << QStringLiteral("chess") << QStringLiteral("setup")
                              << Theme::Contrast;
}

void tst_keyboard::modes()
{
    QFETCH(QString, design);
    QFETCH(QString, mode);
    QFETCH(Theme, theme);
    Bench bench;
    applyLook(lookOf(theme));
    QApplication::setActiveWindow(&bench.window);
    if (!design.isEmpty()) {
        QVERIFY(bench.window.openBundled(design));
        bench.trigger(qPrintable(QStringLiteral("mode.") + mode));
    }
    QCoreApplication::processEvents();
    // What another thread finds out comes before the walk, not in the midst of it.
    auto *identity = bench.window.findChild<IdentityChip *>();
    if (mode == QLatin1String("pieces"))
        QTRY_VERIFY_WITH_TIMEOUT(identity && identity->isVisible(), 30000);
    if (mode == QLatin1String("analysis"))
        QTRY_VERIFY_WITH_TIMEOUT(bench.find<QLabel>("line2")->isVisible(), 30000);
    QStringList faults;
    KeyboardWalk walk(bench.window);
    // Pages beside the board come up one after the other, by the arrow keys on their tabs.
    for (int page = 0;; ++page) {
        walkRegions(walk, bench);
        faults << walk.missing();
        QTabBar *tabs = pagesOf(bench.window);
        if (!tabs || page + 1 >= tabs->count())
            break;
        QVERIFY(walk.reached().contains(tabs));
        QTest::keyClick(tabs, Qt::Key_Right);
        QCOMPARE(tabs->currentIndex(), page + 1);
        QCoreApplication::processEvents();
    }
    faults.removeDuplicates();
    QVERIFY(walk.reached().size() > 5);
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("not reached:") + listed(faults)));
    QVERIFY2(walk.unseen().isEmpty(),
             qPrintable(QStringLiteral("unseen:") + listed(walk.unseen())));
}

void tst_keyboard::dialogs_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"board",
                             "description",
                             "comparison",
                             "import",
                             "print",
                             "lines",
                             "search",
                             "help",
                             "keys"})
        QTest::newRow(name) << QString::fromLatin1(name);
    for (int page = 0; page < settingsPages; ++page)
        QTest::addRow("settings %d", page) << QStringLiteral("settings %1").arg(page);
}

void tst_keyboard::dialogs()
{
    QFETCH(QString, name);
    applyLook(lookOf(Theme::Light));
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    const std::unique_ptr<QDialog> dialog(dialogsAbout(bench).at(name)());
    walkThrough(*dialog);
}

void tst_keyboard::walkThrough(QDialog &dialog)
{
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    KeyboardWalk walk(dialog);
    QTRY_VERIFY(QApplication::focusWidget() && dialog.isAncestorOf(QApplication::focusWidget()));
    walk.tabThrough();
    const QStringList missing = walk.missing();
    QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("not reached:") + listed(missing)));
    QVERIFY2(walk.unseen().isEmpty(),
             qPrintable(QStringLiteral("unseen:") + listed(walk.unseen())));
}

void tst_keyboard::everyMenuOpensByItsLetter_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "es"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void tst_keyboard::everyMenuOpensByItsLetter()
{
    QFETCH(QString, language);
    installLanguage(language);
    Bench bench;
    QApplication::setActiveWindow(&bench.window);
    QStringList letters;
    for (QAction *action : bench.window.menuBar()->actions()) {
        const QString title = action->text();
        const QChar letter = title.at(title.indexOf(QLatin1Char('&')) + 1).toUpper();
        QVERIFY2(!letters.contains(letter), qPrintable(title));
        letters << letter;
        QTest::keyClick(&bench.window, static_cast<Qt::Key>(letter.unicode()), Qt::AltModifier);
        QVERIFY2(action->menu()->isVisible(), qPrintable(title));
        QTest::keyClick(action->menu(), Qt::Key_Escape);
        QTest::keyClick(bench.window.menuBar(), Qt::Key_Escape);
        QVERIFY(!action->menu()->isVisible());
    }
    QVERIFY(letters.size() >= 6);
    installLanguage(QStringLiteral("en"));
}

void tst_keyboard::theFormOfALeg()
{
    applyLook(lookOf(Theme::Light));
    Editing e(withLegs(designOf("square:8x8"), "Hook mover", hookMover(standardDirections())));
    e.tree()->setCurrentItem(e.editor->legList()->row(0, {0, LegId(0)}));
    QTest::keyClick(e.tree(), Qt::Key_Return);
    LegForm *form = e.editor->legList()->form();
    QVERIFY(form);
    walkThrough(*form);
}

void tst_keyboard::theListOfGames()
{
    applyLook(lookOf(Theme::Light));
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    const QString path = bench.path("games.pgn");
    write(path, "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 d5 *\n\n");
    QVERIFY(bench.window.openFile(path));
    auto *finder = bench.find<GameFinder>("gameFinder");
    QVERIFY(finder);
    QTRY_VERIFY(!finder->isReading());
    walkThrough(*finder);
}

/// Letters and digits choose tools and directions wherever the focus is, unless something there is
/// typed into.
void tst_keyboard::lettersFindTheBoard()
{
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    QApplication::setActiveWindow(&bench.window);
    bench.trigger("mode.board");
    Choices &choices = bench.workspace().choices();
    const QString before = choices.tool();
    QVERIFY(before != QLatin1String("erase"));
    auto *pages = bench.find<QTabWidget>("boardPages");
    for (QWidget *beside :
         std::initializer_list<QWidget *>{pages->tabBar(),
                                          pages->currentWidget(),
                                          bench.find<QToolButton>("topology-moebius")}) {
        choices.setTool(before);
        pages->tabBar()->setFocus();
        QTest::mouseClick(beside, Qt::LeftButton, {}, {2, 2});
        QWidget *focus = QApplication::focusWidget();
        QVERIFY(focus && focus != &bench.window.current()->canvas());
        QTest::keyClick(focus, Qt::Key_E);
        QCOMPARE(choices.tool(), QStringLiteral("erase"));
    }
    QTest::keyClick(pages->tabBar(), Qt::Key_Insert); // no sign at all
    choices.setTool(before);
    int fields = 0;
    for (QLineEdit *field : bench.window.findChildren<QLineEdit *>()) {
        if (!field->isVisible() || !field->isEnabled() || field->isReadOnly())
            continue;
        ++fields;
        field->setFocus();
        QTest::keyClick(field, Qt::Key_E);
        QCOMPARE(choices.tool(), before);
    }
    QVERIFY(fields > 0);

    bench.trigger("mode.directions");
    bench.window.setFocus();
    QTest::keyClick(&bench.window, Qt::Key_3);
    QCOMPARE(choices.direction(), std::optional(DirectionId(2)));
}

ROOKERY_WIDGET_TEST(tst_keyboard)
#include "tst_keyboard.moc"
