#include "app/start/recent_list.h"
#include "app/start/welcome_page.h"
#include "model/file/bundled/bundled.h"
#include "tests/widgets/window_support.h"
#include "widgets/base/shown.h"

#include <QDeadlineTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QToolButton>

#include <algorithm>
#include <map>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Whether something is painted, not one colour alone.
bool isPainted(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != image.pixel(0, 0))
                return true;
        }
    }
    return false;
}

bool hasPicture(const QListWidgetItem *item)
{
    return isPainted(item->icon().pixmap(52, 46).toImage());
}

QString nameOf(const QListWidgetItem *item)
{
    return item->text().section(QChar::LineSeparator, 0, 0);
}

QStringList names(const QListWidget &list)
{
    QStringList names;
    for (int i = 0; i < list.count(); ++i)
        names << nameOf(list.item(i));
    return names;
}

QString bundledName(const QToolButton &card)
{
    return card.property("bundled").toString();
}

QString familyOf(const QToolButton &card)
{
    return asKey(findBundled(bundledName(card).toStdString())->family);
}

/// Where a card is in the window, to be compared.
std::pair<int, int> placeOf(const QToolButton &card)
{
    const QPoint at = card.mapTo(card.window(), QPoint());
    return {at.y(), at.x()};
}

} // namespace

/// The start page finds games, and leads on to the work of before.
class tst_start_page : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void welcomeShowsTheShelf();
    void theBestHitIsOpened_data();
    void theBestHitIsOpened();
    void theBestHitStandsFirst();
    void noHitOpensNothing();
    void aHitIsFoundOnce();
    void theFirstScreenShowsManyKinds();
    void aNewDesignShowsBoards();
    void theSearchIsReady();
    void recentFilesHavePictures();
    void pinnedFilesStayAtTheTop();
    void aRowIsRemoved();
    void aMissingFileIsLocated();
    void recoveredWorkHasPictures();
    void cardsInViewAreDrawnFirst();
    void nothingIsDrawnBehindADesign();

private:
    static QList<QToolButton *> cards(Bench &bench, bool drawn);
    static void search(Bench &bench, const QString &words);
    static QStringList recentFiles(Bench &bench, std::initializer_list<const char *> designs);
};

void tst_start_page::search(Bench &bench, const QString &words)
{
    bench.find<QLineEdit>("gallerySearch")->setText(words); // a key has no ń
}

/// Of bundled designs, those with or without thumbnails.
QList<QToolButton *> tst_start_page::cards(Bench &bench, bool drawn)
{
    QList<QToolButton *> cards;
    for (auto *card : bench.window.findChildren<QToolButton *>()) {
        if (card->property("bundled").isValid() && card->icon().isNull() != drawn)
            cards << card;
    }
    return cards;
}

/// Bundled designs saved to files, the last one first.
QStringList tst_start_page::recentFiles(Bench &bench, std::initializer_list<const char *> designs)
{
    QStringList paths;
    for (const char *name : designs) {
        bench.window.openBundled(QString::fromLatin1(name));
        bench.saveAnswer = bench.folder.filePath(QLatin1String(name) + QStringLiteral(".rookery"));
        bench.trigger("file.save");
        bench.trigger("file.close");
        paths.prepend(bench.saveAnswer);
    }
    return paths;
}

void tst_start_page::theBestHitIsOpened_data()
{
    QTest::addColumn<QString>("title");
    const std::pair<const char *, const char *> rows[] = {
        {"shogi", "Shogi"},
        {"othello", "Othello"},
        {"hex", "Hex"},
        {"chess", "Chess"},
        {"Gliński", "Glinski's hexagonal chess"},
        {"tic tac", "Tic-tac-toe"},
        {"piet hein", "Hex"},
        {"checkers", "Pool checkers"},
        {"breakthrough 6", "Breakthrough on 6 by 6"},
        {"minis", "Minishogi"},
        {"afl", "Tablut"}};
    for (const auto &[words, title] : rows)
        QTest::newRow(words) << QString::fromLatin1(title);
}

void tst_start_page::theBestHitIsOpened()
{
    Bench bench;
    search(bench, QString::fromUtf8(QTest::currentDataTag()));
    QFETCH(QString, title);
    QCOMPARE(bench.find<QLabel>("gallerySays")->text(), QString("Enter opens %1").arg(title));
    QTest::keyClick(bench.find<QLineEdit>("gallerySearch"), Qt::Key_Return);
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(QString::fromStdString(bench.workspace().design().info->name), title);
}

void tst_start_page::theBestHitStandsFirst()
{
    Bench bench;
    search(bench, QStringLiteral("hex"));
    const QToolButton *best = nullptr;
    const auto cards = bench.find<WelcomePage>("welcomePage")->findChildren<QToolButton *>();
    const auto place = [&](const QToolButton *card) {
        const QPoint at = card->mapTo(&bench.window, QPoint());
        return std::pair(at.y(), at.x());
    };
    for (const QToolButton *card : cards) {
        if (card->property("bundled").isValid() && card->isVisible()
            && (!best || place(card) < place(best)))
            best = card;
    }
    QVERIFY(best);
    QTRY_COMPARE(best->property("bundled").toString(), QString("hex-11"));
    // As they were, when the search is taken back.
    bench.find<QLineEdit>("gallerySearch")->clear();
    QCoreApplication::processEvents();
    for (const QToolButton *card : cards) {
        if (card->property("bundled").isValid() && place(card) < place(best))
            best = card;
    }
    QCOMPARE(bundledName(*best), QString("chess"));
}

void tst_start_page::noHitOpensNothing()
{
    Bench bench;
    search(bench, QStringLiteral("zzz"));
    QCOMPARE(bench.find<QLabel>("gallerySays")->text(),
             QString("No bundled design has these words."));
    QTest::keyClick(bench.find<QLineEdit>("gallerySearch"), Qt::Key_Return);
    bench.find<QLineEdit>("gallerySearch")->clear();
    QTest::keyClick(bench.find<QLineEdit>("gallerySearch"), Qt::Key_Return);
    QCOMPARE(bench.window.documentCount(), 0);
}

/// Also one that stands on the first shelf.
void tst_start_page::aHitIsFoundOnce()
{
    Bench bench;
    search(bench, QStringLiteral("tablut"));
    QCoreApplication::processEvents();
    int visible = 0;
    for (const bool isDrawn : {false, true}) {
        for (const QToolButton *card : cards(bench, isDrawn))
            visible += card->isVisible() && bundledName(*card) == QStringLiteral("tablut") ? 1 : 0;
    }
    QCOMPARE(visible, 1);
}

/// In a small window, before anything is scrolled.
void tst_start_page::theFirstScreenShowsManyKinds()
{
    Bench bench;
    bench.window.resize(1024, 700);
    const auto inView = [&] {
        std::vector<const QToolButton *> found;
        for (const bool isDrawn : {false, true}) {
            for (const QToolButton *card : cards(bench, isDrawn)) {
                if (2 * card->visibleRegion().boundingRect().height() > card->height())
                    found.push_back(card);
            }
        }
        std::sort(found.begin(), found.end(), [](const auto *a, const auto *b) {
            return placeOf(*a) < placeOf(*b);
        });
        return found;
    };
    QTRY_VERIFY(inView().size() >= 6 && placeOf(*inView()[0]).first == placeOf(*inView()[2]).first);
    QStringList families;
    for (const QToolButton *card : inView())
        families << familyOf(*card);
    QCOMPARE(families.mid(0, 6),
             QStringList({"Chess",
                          "Shogi",
                          "Draughts",
                          "Rows and connection",
                          "Hexagonal chess",
                          "Race and capture"}));
    QCOMPARE(bundledName(*inView()[0]), QString("chess"));
}

/// Three lattices beside each other.
void tst_start_page::aNewDesignShowsBoards()
{
    Bench bench;
    const auto *button = bench.find<QPushButton>("newDesign");
    QVERIFY(button->isVisible());
    const QImage boards = button->icon().pixmap(button->iconSize()).toImage();
    QVERIFY(boards.width() >= 3 * boards.height());
    QList<QImage> parts;
    for (const int left :
         {0, (boards.width() - boards.height()) / 2, boards.width() - boards.height()})
        parts << boards.copy(left, 0, boards.height(), boards.height());
    for (const QImage &part : parts)
        QVERIFY(isPainted(part));
    QVERIFY(parts[0] != parts[1] && parts[1] != parts[2] && parts[0] != parts[2]);
}

void tst_start_page::theSearchIsReady()
{
    Bench bench;
    const auto *field = bench.find<QLineEdit>("gallerySearch");
    QTRY_COMPARE(bench.window.focusWidget(), field);
    bench.window.openBundled("tablut");
    QVERIFY(bench.window.focusWidget() != field);
    bench.trigger("file.new-template");
    QCOMPARE(bench.window.focusWidget(), field);
    QTest::keyClick(bench.find<QLineEdit>("gallerySearch"), Qt::Key_Escape);
    QVERIFY(bench.window.focusWidget() != field);
    bench.trigger("file.close");
    QCOMPARE(bench.window.focusWidget(), field);
}

void tst_start_page::recentFilesHavePictures()
{
    Bench bench;
    recentFiles(bench, {"tablut", "hex-11"});
    const auto *list = bench.find<RecentList>("recentFiles");
    QCOMPARE(names(*list), QStringList({"hex-11", "tablut"}));
    for (int i = 0; i < 2; ++i)
        QTRY_VERIFY(hasPicture(list->item(i)));
    const QString when = list->item(0)->text().section(QChar::LineSeparator, 1);
    QVERIFY2(when.startsWith(QStringLiteral("today ")), qPrintable(when));
    // What is no design any more has none.
    write(bench.path("tablut.rookery"), "{ half");
    bench.preferences.setRecentFiles(bench.preferences.recentFiles());
    QTRY_VERIFY(hasPicture(list->item(0)) && !hasPicture(list->item(1)));
}

void tst_start_page::pinnedFilesStayAtTheTop()
{
    Bench bench;
    const QStringList paths = recentFiles(bench, {"tablut", "hex-11", "chess"});
    auto *list = bench.find<RecentList>("recentFiles");
    QCOMPARE(names(*list), QStringList({"chess", "hex-11", "tablut"}));
    const auto clickPin = [&](int row) {
        QTest::mouseClick(
            list->viewport(), Qt::LeftButton, {}, list->pinOf(*list->item(row)).center());
    };
    clickPin(2);
    QCOMPARE(names(*list), QStringList({"tablut", "chess", "hex-11"}));
    QCOMPARE(list->item(0)->data(Qt::AccessibleTextRole).toString(), QString("tablut, pinned"));
    QCOMPARE(bench.window.documentCount(), 0);
    QCOMPARE(Preferences().pinnedFiles(), QStringList(paths[2]));
    // By the keyboard: the menu of a row.
    list->setCurrentRow(2);
    list->findChild<QAction *>(QStringLiteral("pinRecent"))->trigger();
    QCOMPARE(names(*list), QStringList({"hex-11", "tablut", "chess"}));
    // A click beside the pin opens.
    QTest::mouseClick(list->viewport(),
                      Qt::LeftButton,
                      {},
                      list->visualItemRect(list->item(0)).topLeft() + QPoint(9, 9));
    QCOMPARE(bench.window.documentCount(), 1);
    bench.trigger("file.close");
    clickPin(0);
    QCOMPARE(names(*list), QStringList({"tablut", "hex-11", "chess"}));
    QCOMPARE(bench.find<QMenu>("recentMenu")->actions().front()->text(), QString("tablut.rookery"));
}

void tst_start_page::aRowIsRemoved()
{
    Bench bench;
    const QStringList paths = recentFiles(bench, {"tablut", "hex-11"});
    auto *list = bench.find<RecentList>("recentFiles");
    QFile::remove(paths[1]);
    bench.preferences.setPinnedFiles({paths[1]});
    QCOMPARE(names(*list), QStringList({"tablut", "hex-11"}));
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Delete);
    if (list->count() == 2) // offscreen there is no active window that a key could be meant for
        list->findChild<QAction *>(QStringLiteral("forgetRecent"))->trigger();
    QCOMPARE(names(*list), QStringList({"hex-11"}));
    QVERIFY(Preferences().pinnedFiles().isEmpty());
}

/// By a click on its row, or by the row's menu; the row is the found file's then, and its pin
/// stays.
void tst_start_page::aMissingFileIsLocated()
{
    Bench bench;
    const QStringList paths = recentFiles(bench, {"tablut", "hex-11"});
    auto *list = bench.find<RecentList>("recentFiles");
    auto *locate = list->findChild<QAction *>(QStringLiteral("locateRecent"));
    bench.preferences.setPinnedFiles({paths[1]});
    list->setCurrentRow(0);
    QVERIFY(!locate->isVisible());
    const QString moved = bench.path("moved.rookery");
    QVERIFY(QFile::rename(paths[1], moved));
    bench.preferences.setRecentFiles(bench.preferences.recentFiles());
    QCOMPARE(list->item(0)->text().section(QChar::LineSeparator, 1), QString("missing – Locate…"));
    QCOMPARE(list->item(0)->data(Qt::AccessibleTextRole).toString(),
             QString("tablut, pinned, missing"));
    QVERIFY(locate->isVisible());
    // Who finds nothing keeps the row.
    locate->trigger();
    QCOMPARE(bench.window.documentCount(), 0);
    QCOMPARE(names(*list), QStringList({"tablut", "hex-11"}));
    bench.openAnswer = moved;
    QTest::mouseClick(list->viewport(),
                      Qt::LeftButton,
                      {},
                      list->visualItemRect(list->item(0)).topLeft() + QPoint(9, 9));
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(names(*list), QStringList({"moved", "hex-11"}));
    QCOMPARE(Preferences().pinnedFiles(), QStringList(moved));
    QVERIFY(!Preferences().recentFiles().contains(paths[1]));
}

void tst_start_page::recoveredWorkHasPictures()
{
    const QTemporaryDir folder;
    RecoverableDocument found;
    found.id = Journal::freshId();
    found.info.title = "Untitled";
    found.snapshot = folder.filePath(QStringLiteral("snap-a.rookery")).toStdString();
    const BundledDesign *tablut = findBundled("tablut");
    write(QString::fromStdString(found.snapshot.string()),
          QByteArray(tablut->text.data(), static_cast<qsizetype>(tablut->text.size())));
    WelcomePage page;
    page.setRecovered({found});
    const auto *picture = page.findChild<QLabel *>(QStringLiteral("recoveredPicture"));
    QVERIFY(picture);
    QTRY_VERIFY(isPainted(picture->pixmap().toImage()));
}

/// Those that the search leaves come before the shelves that it hides.
void tst_start_page::cardsInViewAreDrawnFirst()
{
    Bench bench;
    const QList<QToolButton *> before = cards(bench, true);
    search(bench, QStringLiteral("tafl"));
    QSet<QString> visible;
    for (const QToolButton *card : cards(bench, false)) {
        if (card->isVisible())
            visible << bundledName(*card);
    }
    QVERIFY(!visible.isEmpty());
    const QDeadlineTimer limit(30'000);
    while (!limit.hasExpired() && cards(bench, true).size() == before.size())
        QCoreApplication::processEvents(); // hardly more than one is drawn each time
    QVERIFY(cards(bench, true).size() > before.size());
    for (const QToolButton *card : cards(bench, true))
        QVERIFY2(visible.contains(bundledName(*card)) || before.contains(card),
                 qPrintable(bundledName(*card)));
    search(bench, {});
    QTRY_VERIFY_WITH_TIMEOUT(cards(bench, false).isEmpty(), 60000);
}

void tst_start_page::nothingIsDrawnBehindADesign()
{
    Bench bench;
    bench.window.openBundled(QStringLiteral("chess"));
    const qsizetype before = cards(bench, false).size();
    QVERIFY(before > 0);
    QTest::qWait(50);
    QCOMPARE(cards(bench, false).size(), before);
    bench.trigger("file.close");
    QTRY_VERIFY(cards(bench, false).size() < before);
}

void tst_start_page::welcomeShowsTheShelf()
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

ROOKERY_WIDGET_TEST(tst_start_page)
#include "tst_start_page.moc"
