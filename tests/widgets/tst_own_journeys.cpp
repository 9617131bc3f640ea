#include "app/window/new_board_dialog.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/design/design_writer.h"
#include "tests/designs.h"
#include "tests/widgets/journey_support.h"
#include "widgets/export/target_list.h"

#include <QApplication>
#include <QLineEdit>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

/// Journeys of our own beside the twelve of the specification, within their clicks, keys and words.
class tst_own_journeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void aVariantFromNothing();
    void aHexagonalArmy();
    void aPawnByMouse();
    void aPageIsPublished();
};

/// 9x7, a hole, a Moebius band, a zone, three pieces, both armies, saved.
void tst_own_journeys::aVariantFromNothing()
{
    JourneyBench bench;
    bench.press("file.new");
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    auto *spec = dialog->findChild<QLineEdit *>(QStringLiteral("boardSpec"));
    spec->selectAll();
    bench.word(spec, "square:9x7");
    ++bench.effort.keys;
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(bench.window.documentCount(), 1);
    QApplication::setActiveWindow(&bench.window); // as a desktop gives it back

    bench.press("mode.board");
    ++bench.effort.keys;
    bench.hand().key(Qt::Key_E);
    QCOMPARE(bench.workspace().choices().tool(), QString("erase"));
    bench.clickCell("e4");
    QCOMPARE(bench.workspace().board().size(), std::size_t(62));
    bench.tool("topology-moebius");
    QCOMPARE(bench.workspace().design().board->topology, Topology::Moebius);
    QTabBar *pages = bench.find<QTabWidget>("boardPages")->tabBar();
    ++bench.effort.clicks;
    QTest::mouseClick(pages, Qt::LeftButton, {}, pages->tabRect(1).center());
    bench.tool("addZone");
    bench.sweepCells({"a7", "i7"});
    QCOMPARE(bench.workspace().design().board->edits.zones.size(), std::size_t(1));
    QCOMPARE(bench.workspace().design().board->edits.zones.front().cells.size(), std::size_t(9));

    bench.press("mode.pieces");
    bench.tool("quickRook");
    for (const char *piece : {"Knight", "Bishop"}) {
        auto *search = bench.window.findChild<QLineEdit *>(QStringLiteral("librarySearch"));
        QVERIFY(search);
        search->selectAll();
        bench.word(search, piece);
        ++bench.effort.keys;
        QTest::keyClick(search, Qt::Key_Return);
    }
    QCOMPARE(bench.workspace().design().pieces->types.size(), std::size_t(3));

    bench.press("mode.setup");
    for (const auto &[piece, cells] :
         {std::pair("Rook", std::vector<const char *>{"a1", "i1"}),
          std::pair("Knight", std::vector<const char *>{"b1", "h1"}),
          std::pair("Bishop", std::vector<const char *>{"c1", "g1"})}) {
        bench.pick(QString::fromLatin1(piece));
        for (const char *cell : cells)
            bench.clickCell(cell);
    }
    QCOMPARE(bench.workspace().design().setup->placements.size(), std::size_t(12));

    bench.saveAnswer = bench.path("mine.rookery");
    ++bench.effort.words;
    bench.press("file.save");
    QVERIFY(QFile::exists(bench.path("mine.rookery")));
    ROOKERY_WITHIN(bench.effort, {.clicks = 45, .keys = 20, .words = 5});
}

/// Six types on a hexagon, each picked and put down; the other army stands opposite by itself.
void tst_own_journeys::aHexagonalArmy()
{
    JourneyBench bench;
    const Design design = must(withSetupCleared(bundledDesign("glinski")));
    write(bench.path("hexagon.rookery"), QByteArray::fromStdString(writeDesign(design)));
    bench.window.openFile(bench.path("hexagon.rookery"));
    bench.press("mode.setup");
    const std::pair<const char *, const char *> army[] = {{"King", "g1"},
                                                          {"Queen", "e1"},
                                                          {"Rook", "c1"},
                                                          {"Bishop", "f1"},
                                                          {"Knight", "d1"},
                                                          {"Pawn", "f5"}};
    for (const auto &[piece, cell] : army) {
        bench.pick(QString::fromLatin1(piece));
        bench.clickCell(cell);
    }
    const auto &placements = bench.workspace().design().setup->placements;
    QCOMPARE(placements.size(), std::size_t(12));
    QCOMPARE(std::count_if(placements.begin(),
                           placements.end(),
                           [](const Placement &each) { return each.player == PlayerId(1); }),
             6);
    ROOKERY_WITHIN(bench.effort, {.clicks = 12, .keys = 2});
}

/// With its capture and its double step, among the pieces that an empty design offers.
void tst_own_journeys::aPawnByMouse()
{
    JourneyBench bench;
    bench.window.addDocument(
        std::make_unique<Document>(newDesign(*readBoardSpec("square:8x8"), {}), bench.store));
    bench.trigger("mode.pieces");
    bench.tool("quickPawn");
    const Design &design = bench.workspace().design();
    QCOMPARE(design.pieces->types.size(), std::size_t(1));
    Asker asker(design);
    QCOMPARE(asker.targets("Pawn", "e2", 0, false), QString("e3 e4"));
    QCOMPARE(asker.targets("Pawn", "e3", 0, true), QString("e4"));
    asker.position().put(cellOf(asker.board(), "d3"), {PieceId(0), PlayerId(1), true});
    QCOMPARE(asker.targets("Pawn", "e2", 0, true), QString("d3 e3"));
    ROOKERY_WITHIN(bench.effort, {.clicks = 6});
}

/// The page on which anybody plays the game, from the design to the file.
void tst_own_journeys::aPageIsPublished()
{
    JourneyBench bench;
    bench.window.openBundled("breakthrough-6x6");
    ++bench.effort.clicks; // the row of modes
    bench.trigger("mode.export");
    QTRY_VERIFY(bench.plan().isSettled());
    TargetList &list = bench.view().list();
    QTreeWidgetItem *row = list.topLevelItem(static_cast<int>(bench.plan().indexOf("play-html")));
    ++bench.effort.clicks;
    list.scrollToItem(row);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(row).center());
    bench.saveAnswer = bench.path("breakthrough.html");
    ++bench.effort.words;
    QTRY_VERIFY(bench.button("writeExport")->isEnabled());
    bench.click(bench.button("writeExport"));
    QTRY_VERIFY(contents(bench.path("breakthrough.html")).contains("<script"));
    ROOKERY_WITHIN(bench.effort, {.clicks = 4, .words = 1});
}

ROOKERY_WIDGET_TEST(tst_own_journeys)
#include "tst_own_journeys.moc"
