#include "app/languages.h"
#include "app/settings/themes.h"
#include "app/start/welcome_page.h"
#include "tests/widgets/dialogs.h"
#include "tests/widgets/every_page.h"
#include "widgets/base/page_stack.h"
#include "widgets/base/scrolled_page.h"
#include "widgets/base/window_bounds.h"

#include <QDockWidget>
#include <QToolBar>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A screen of 1920x1080 at 200 %, without the desktop's bar.
constexpr QSize smallScreen(960, 508);
/// One of 1280x720 at 150 %.
constexpr QSize smallestScreen(853, 480);

QString sizeText(const QSize &size)
{
    return QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
}

/// What stands beside each other in the window, and the least that each needs.
QString needs(MainWindow &window)
{
    QStringList parts{QStringLiteral("window ") + sizeText(window.minimumSizeHint())};
    for (QWidget *part : window.findChildren<QWidget *>()) {
        const bool isPart = qobject_cast<QDockWidget *>(part) || qobject_cast<QToolBar *>(part)
                            || part == window.centralWidget();
        const QSize least = part->minimumSizeHint().expandedTo(part->minimumSize());
        const bool isLarge = least.width() > 200 || least.height() > 150;
        if (part->isVisibleTo(&window) && (isPart || isLarge))
            parts << QStringLiteral("%1 %2 %3")
                         .arg(QLatin1String(part->metaObject()->className()),
                              part->objectName(),
                              sizeText(least));
    }
    return parts.join(QStringLiteral("\n    "));
}

/// What a mode has no room for in a window of that size, on each of its pages.
QStringList tooLarge(Bench &bench, const QString &mode, const QSize &size)
{
    QStringList found;
    onEveryPage(
        bench,
        mode,
        [&](const QString &page) {
            if (bench.window.minimumSizeHint().expandedTo(size) != size)
                found << QStringLiteral("%1 needs:\n    %2").arg(page, needs(bench.window));
            for (const QString &text : clippedTexts(&bench.window))
                found << QStringLiteral("%1: cut: %2").arg(page, text);
        },
        size);
    return found;
}

} // namespace

/// Small screens and large text: what is shown has room, and nothing is cut off.
class tst_small_window : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup()
    {
        applyLook({});
        installLanguage(QStringLiteral("en"));
    }
    void everyModeFitsASmallScreen_data();
    void everyModeFitsASmallScreen();
    void theStartPageFitsASmallScreen();
    void pagesOutOfViewTakeNoRoom();
    void aPageIsScrolledWhereItMustBe();
    void cutTextsAreFound();
    void largeTextIsWhole_data();
    void largeTextIsWhole();
    void largeTextIsWholeInDialogs_data();
    void largeTextIsWholeInDialogs();
};

void tst_small_window::everyModeFitsASmallScreen_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QSize>("screen");
    QTest::newRow("chess, 960") << QStringLiteral("chess") << smallScreen;
    for (const char *design : {"chess",
                               "maka-dai-dai-shogi",
                               "glinski",
                               "crazyhouse",
                               "four-player-chess",
                               "raumschach"})
        QTest::newRow(design) << QString::fromLatin1(design) << smallestScreen;
}

void tst_small_window::everyModeFitsASmallScreen()
{
    QFETCH(QString, design);
    QFETCH(QSize, screen);
    Bench bench;
    QVERIFY(bench.window.openBundled(design));
    QVERIFY(bench.window.minimumWidth() <= screen.width());
    QVERIFY(bench.window.minimumHeight() <= screen.height());
    QStringList found;
    for (const char *mode : everyMode) {
        found << tooLarge(bench, QLatin1String(mode), screen);
        QCOMPARE(bench.window.size(), screen);
    }
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

/// With all that it can offer: a tour, files and copies to recover.
void tst_small_window::theStartPageFitsASmallScreen()
{
    Bench bench;
    auto *page = bench.find<WelcomePage>("welcomePage");
    page->setTourOffer(TourOffer::Open);
    QStringList files;
    for (int i = 0; i < 8; ++i)
        files << QStringLiteral("/designs/%1.rookery").arg(i);
    page->setRecentFiles({}, files);
    bench.window.resize(smallestScreen);
    settle();
    QCOMPARE(bench.window.size(), smallestScreen);
    QCOMPARE(clippedTexts(&bench.window), QStringList());
}

void tst_small_window::pagesOutOfViewTakeNoRoom()
{
    const auto pageOf = [](int width, int height) {
        auto *page = new QWidget;
        page->setMinimumSize(width, height);
        return page;
    };
    for (const auto keeps : {PageStack::Keeps::Nothing, PageStack::Keeps::Width}) {
        PageStack stack(keeps);
        stack.addWidget(pageOf(100, 50));
        stack.addWidget(pageOf(300, 400));
        const int narrow = keeps == PageStack::Keeps::Width ? 300 : 100;
        QCOMPARE(stack.minimumSizeHint(), QSize(narrow, 50));
        stack.setCurrentIndex(1);
        QCOMPARE(stack.minimumSizeHint(), QSize(300, 400));
    }
}

void tst_small_window::aPageIsScrolledWhereItMustBe()
{
    auto *page = new QWidget;
    page->setMinimumSize(100, 400);
    auto *column = new QVBoxLayout(page);
    auto *words = new QLabel(QStringLiteral("Words that may stand in several lines"));
    words->setWordWrap(true);
    column->addWidget(words);
    ScrolledPage area(page);
    area.resize(300, 600);
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    QCOMPARE(page->size(), area.viewport()->size());
    QVERIFY(!area.verticalScrollBar()->isVisible());
    area.resize(300, 250);
    QTRY_VERIFY(area.verticalScrollBar()->isVisible());
    QCOMPARE(page->height(), std::max(400, page->minimumSizeHint().height()));
    QCOMPARE(page->width(), area.viewport()->width());
    area.resize(300, 600);
    QTRY_VERIFY(!area.verticalScrollBar()->isVisible());
    QCOMPARE(page->size(), area.viewport()->size());
}

/// One of each kind, too narrow for its text and then wide enough.
void tst_small_window::cutTextsAreFound()
{
    const QString words = QStringLiteral("Many words that need room");
    QWidget top;
    auto *label = new QLabel(words, &top);
    auto *button = new QPushButton(words, &top);
    auto *combo = new QComboBox(&top);
    combo->addItem(words);
    auto *spin = new QSpinBox(&top);
    spin->setPrefix(words);
    auto *tree = new QTreeWidget(&top);
    tree->setHeaderLabels({words, QStringLiteral("B")});
    top.resize(900, 900);
    top.show();
    QVERIFY(QTest::qWaitForWindowExposed(&top));
    const auto place = [&](int width) {
        int y = 0;
        for (QWidget *each : std::initializer_list<QWidget *>{label, button, combo, spin, tree}) {
            each->setGeometry(0, y, width, 60);
            y += 70;
        }
        tree->setColumnWidth(0, width / 2);
    };
    place(60);
    const QStringList found = clippedTexts(&top);
    for (const char *kind : {"QLabel", "QPushButton", "QComboBox", "QSpinBox", "QHeaderView"})
        QVERIFY2(
            found.filter(QLatin1String(kind)).size() == 1,
            qPrintable(QLatin1String(kind) + QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    place(800);
    QCOMPARE(clippedTexts(&top), QStringList());
}

void tst_small_window::largeTextIsWhole_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "es"}) {
        for (const char *design : {"chess", "crazyhouse", "glinski"}) {
            const auto row = [&](int percent, QSize size) {
                QTest::addRow("%s, %s, %d %%", design, language, percent)
                    << percent << size << QString::fromLatin1(design)
                    << QString::fromLatin1(language);
            };
            row(150, {1280, 720});
            row(200, {1920, 1080});
            row(300, {1920, 1080});
        }
    }
}

void tst_small_window::largeTextIsWhole()
{
    QFETCH(int, percent);
    QFETCH(QSize, size);
    QFETCH(QString, design);
    QFETCH(QString, language);
    Look look;
    look.textPercent = percent;
    applyLook(look);
    installLanguage(language);
    Bench bench;
    QVERIFY(bench.window.openBundled(design));
    QStringList found;
    for (const char *mode : everyMode)
        found << tooLarge(bench, QLatin1String(mode), size);
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

void tst_small_window::largeTextIsWholeInDialogs_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("name");
    for (const int percent : {150, 200, 300}) {
        QStringList names;
        for (const char *name : namedDialogs)
            names << QString::fromLatin1(name);
        for (int page = 0; page < settingsPages; ++page)
            names << QStringLiteral("settings %1").arg(page);
        for (const QString &name : names)
            QTest::addRow("%s, %d %%", qPrintable(name), percent) << percent << name;
    }
}

void tst_small_window::largeTextIsWholeInDialogs()
{
    QFETCH(int, percent);
    QFETCH(QString, name);
    Look look;
    look.textPercent = percent;
    applyLook(look);
    Bench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    const auto make = dialogsAbout(bench);
    const std::unique_ptr<QDialog> dialog(make.at(name)());
    const QRect screen(0, 0, 1920, 1080);
    QCOMPARE(dialog->screen()->geometry(), screen); // large_screen.json; else 800x800
    keepWithin(*dialog, screen);
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    settle();
    QStringList found = clippedTexts(dialog.get());
    const QSize least = dialog->minimumSizeHint();
    if (least.expandedTo(screen.size()) != screen.size())
        found << QStringLiteral("needs ") + sizeText(least);
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

ROOKERY_WIDGET_TEST(tst_small_window)
#include "tst_small_window.moc"
