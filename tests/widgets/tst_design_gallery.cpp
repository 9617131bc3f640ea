#include "app/start/design_search.h"
#include "app/start/rule_words.h"
#include "app/start/thumbnails.h"
#include "app/start/when.h"
#include "model/file/bundled/gallery_table.h"
#include "tests/support.h"
#include "tests/widgets/application.h"
#include "widgets/base/search_fit.h"
#include "widgets/base/shown.h"

#include <QDateTime>
#include <QLocale>
#include <QSet>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

using namespace rookery;
using namespace rookery::test;

namespace {

std::size_t coloursOf(const QImage &image)
{
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colours << image.pixel(x, y);
    }
    return static_cast<std::size_t>(colours.size());
}

/// Names of the designs that fit, the best first.
QStringList found(const QString &wanted)
{
    std::vector<std::pair<DesignRank, QString>> rows;
    for (const BundledDesign &design : bundledDesigns()) {
        const DesignRank rank = SearchedDesign(design).rank(comparable(wanted));
        if (rank.fit != DesignFit::None)
            rows.emplace_back(rank, asKey(design.name));
    }
    std::sort(rows.begin(), rows.end());
    QStringList list;
    for (const auto &[rank, name] : rows)
        list << name;
    return list;
}

} // namespace

/// What the start page knows of the bundled designs: how each is found, and what its picture shows.
class tst_design_gallery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSearchLooksIntoTheGames_data();
    void theSearchLooksIntoTheGames();
    void theBetterPlaceComesFirst_data();
    void theBetterPlaceComesFirst();
    void everyRuleWordIsOfSomeGame();
    void theTableKnowsItsDesigns();
    void noTwoThumbnailsOfAShelfLookAlike();
    void aThumbnailShowsWhatItsGameIsAbout();
    void timesAreSpoken_data();
    void timesAreSpoken();
};

void tst_design_gallery::theSearchLooksIntoTheGames_data()
{
    QTest::addColumn<QStringList>("expected");
    QTest::addColumn<int>("among");
    const auto row = [](const char *words, const QStringList &expected, int among) {
        QTest::newRow(words) << expected << among;
    };
    row("drop", {"crazyhouse", "shogi", "minishogi"}, 8);
    row("hand", {"shogi", "crazyhouse", "dobutsu-shogi"}, 8);
    row("hexagonal", {"glinski", "mccooey", "shafran"}, 3);
    row("hexagons", {"hex-11", "hive", "glinski"}, 12);
    row("connection", {"hex-11", "y"}, 4);
    row("capture by jump", {"alquerque", "english-draughts", "international-draughts"}, 22);
    row("castling", {"chess", "chess960", "capablanca"}, 42);
    row("torus", {"chess-torus"}, 1);
    row("dice", {"backgammon", "royal-game-of-ur"}, 2);
    row("Grasshopper", {"grasshopper-chess", "hive"}, 2);
    row("cannon", {"xiangqi", "janggi", "shako"}, 4);
    row("archbishop", {"capablanca"}, 4);
    row("weiqi", {"go-9x9", "go-13x13", "go-19x19"}, 3);
    row("Japanese chess", {"shogi"}, 1);
    row("viking", {"tablut", "brandubh", "copenhagen-hnefatafl"}, 3);
    row("explosion", {"atomic-chess"}, 1);
    row("sowing", {"oware", "diffusion"}, 2);
    row("draughts king", {"thai-draughts", "canadian-draughts"}, 12);
    row("phalanx", {"epaminondas"}, 1);
    row("afl", {"tablut", "brandubh"}, 4);
}

void tst_design_gallery::theSearchLooksIntoTheGames()
{
    QFETCH(QStringList, expected);
    QFETCH(int, among);
    const QStringList first = found(QString::fromUtf8(QTest::currentDataTag())).mid(0, among);
    for (const QString &name : expected)
        QVERIFY2(first.contains(name), qPrintable(name + " is not in " + first.join(' ')));
}

/// Of one design, in the words of the same search.
void tst_design_gallery::theBetterPlaceComesFirst_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<int>("fit");
    QTest::addColumn<bool>("hasBegunWords");
    const auto row =
        [](const char *words, const char *design, DesignFit fit, bool hasBegunWords = false) {
            QTest::addRow("%s in %s", words, design)
                << QString(design) << static_cast<int>(fit) << hasBegunWords;
        };
    row("crazyhouse", "crazyhouse", DesignFit::Name);
    row("crazy", "crazyhouse", DesignFit::NameBegins);
    row("jetan", "shogi", DesignFit::None);
    row("chess", "torpedo-chess", DesignFit::NameWords);
    row("drop", "crazyhouse", DesignFit::OtherNames);
    row("dro", "crazyhouse", DesignFit::OtherNames, true);
    row("other rules", "crazyhouse", DesignFit::OtherNames);
    row("knight", "crazyhouse", DesignFit::Pieces);
    row("hand", "crazyhouse", DesignFit::Rules);
    row("crazyhouse castling", "crazyhouse", DesignFit::Rules);
    row("captor", "crazyhouse", DesignFit::About);
    row("promoted captor", "crazyhouse", DesignFit::About);
    row("promo captor", "crazyhouse", DesignFit::About, true);
    row("yhou", "crazyhouse", DesignFit::Within);
    row("wikipedia", "crazyhouse", DesignFit::None);
}

void tst_design_gallery::theBetterPlaceComesFirst()
{
    QFETCH(QString, design);
    QFETCH(int, fit);
    QFETCH(bool, hasBegunWords);
    const QString words = QString(QTest::currentDataTag()).section(" in ", 0, 0);
    const BundledDesign *bundled = findBundled(design.toStdString());
    QVERIFY(bundled);
    const DesignRank rank = SearchedDesign(*bundled).rank(comparable(words));
    QCOMPARE(static_cast<int>(rank.fit), fit);
    QCOMPARE(rank.hasBegunWords, hasBegunWords);
}

void tst_design_gallery::everyRuleWordIsOfSomeGame()
{
    for (const RuleWords &row : knownRuleWords()) {
        const auto designs = bundledDesigns();
        QVERIFY2(std::any_of(designs.begin(),
                             designs.end(),
                             [&](const BundledDesign &design) { return design.has(row.term); }),
                 row.term);
    }
    // Whole terms only.
    const BundledDesign *shogi = findBundled("shogi");
    QVERIFY(shogi->has("captured=captors-hand") && !shogi->has("captured")
            && !shogi->has("captors-hand"));
}

void tst_design_gallery::theTableKnowsItsDesigns()
{
    const GalleryTable &table = bundledGalleryTable();
    QSet<QString> families;
    for (const BundledDesign &design : bundledDesigns())
        families << asKey(design.family);
    for (const std::string &family : table.families)
        QVERIFY2(families.contains(QString::fromStdString(family)), family.c_str());
    for (const std::string &name : table.first)
        QVERIFY2(findBundled(name), name.c_str());
    for (const auto &[name, entry] : table.designs) {
        QVERIFY2(findBundled(name), name.c_str());
        QVERIFY2(!entry.names.empty() || entry.view != DesignView(), name.c_str());
    }
    // What a design does not have is not passed over.
    const auto isShown = [](auto change) {
        DesignView view;
        change(view);
        return shownBundled("king-of-the-hill", view) != nullptr;
    };
    QVERIFY(isShown([](DesignView &view) { view.zones = {"hill"}; }));
    QVERIFY(!isShown([](DesignView &view) { view.zones = {"valley"}; }));
    QVERIFY(!isShown([](DesignView &view) { view.moves = {"e2-e5"}; }));
    QVERIFY(!isShown([](DesignView &view) { view.arrows = {"e2-e5"}; }));
    QVERIFY(!isShown([](DesignView &view) { view.reach = "e4"; }));
    QVERIFY(!isShown([](DesignView &view) { view.position = "e4:Z / turn=1"; }));
    QVERIFY(!shownBundled("no such design", {}));
}

void tst_design_gallery::noTwoThumbnailsOfAShelfLookAlike()
{
    const QWidget widget;
    std::map<std::string, std::vector<std::pair<std::string, QImage>>> shelves;
    for (const BundledDesign &design : bundledDesigns()) {
        const std::string name(design.name);
        const auto shown = shownBundled(name, bundledGalleryTable().entryOf(name).view);
        QVERIFY2(shown != nullptr, name.c_str());
        const QImage image = thumbnailOf(*shown, QSize(136, 120), widget).toImage();
        QVERIFY2(coloursOf(image) > 1, name.c_str());
        auto &shelf = shelves[std::string(design.family)];
        for (const auto &[other, picture] : shelf)
            QVERIFY2(image != picture, (name + " looks like " + other).c_str());
        shelf.emplace_back(name, image);
    }
}

void tst_design_gallery::aThumbnailShowsWhatItsGameIsAbout()
{
    const auto shown = [](const char *name) {
        return shownBundled(name, bundledGalleryTable().entryOf(name).view);
    };
    // A capture has blown up a pawn, the knight that took it, and bishop, queen and king beside it.
    const auto atomic = shown("atomic-chess");
    int standing = 0;
    for (const CellId cell : atomic->board().cells())
        standing += atomic->position().at(cell) ? 1 : 0;
    QCOMPARE(standing, 32 - 5);
    QCOMPARE(atomic->picture().game->entered.size(), std::size_t(1));
    const auto drop = shown("crazyhouse");
    QCOMPARE(drop->picture().arrows.size(), std::size_t(1));
    QVERIFY(!drop->picture().arrows.front().from);
    const auto grasshopper = shown("grasshopper-chess");
    QVERIFY(grasshopper->picture().reachFrom.has_value());
    QVERIFY(!grasshopper->picture().reach->touched().empty());
    QCOMPARE(shown("king-of-the-hill")->picture().zones->size(), std::size_t(1));
    QCOMPARE(shown("three-check")->picture().game->checked.size(), std::size_t(1));
    QCOMPARE(shown("marseillais-chess")->picture().arrows.size(), std::size_t(2));
    // Letters would have less room than they are high, and take it from the cells.
    const BoardScene &small = *shown("tic-tac-toe")->picture().scene;
    QVERIFY(small.labels().empty());
    QCOMPARE(small.bounds(), small.cellBounds());
    // Hex is known by its board.
    const auto hex = shown("hex-11");
    QVERIFY(!hex->picture().reachFrom && hex->picture().arrows.empty()
            && hex->position().pieceCount() == 0);
}

void tst_design_gallery::timesAreSpoken_data()
{
    QTest::addColumn<QDateTime>("when");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name,
                        const QDateTime &when,
                        const QString &before,
                        bool isTime) {
        QTest::newRow(name) << when
                            << before
                                   + (isTime
                                          ? QLocale().toString(when.time(), QLocale::ShortFormat)
                                          : QLocale().toString(when.date(), QLocale::ShortFormat));
    };
    row("the same day", QDateTime(QDate(2024, 3, 1), QTime(0, 1)), "today ", true);
    row("the day before", QDateTime(QDate(2024, 2, 29), QTime(23, 59)), "yesterday ", true);
    row("earlier", QDateTime(QDate(2024, 2, 28), QTime(23, 59)), {}, false);
    row("a clock that went wrong", QDateTime(QDate(2024, 3, 2), QTime(9, 0)), {}, false);
}

void tst_design_gallery::timesAreSpoken()
{
    QFETCH(QDateTime, when);
    QTEST(spokenTime(when, QDateTime(QDate(2024, 3, 1), QTime(0, 2))), "text");
}

ROOKERY_WIDGET_TEST(tst_design_gallery)
#include "tst_design_gallery.moc"
