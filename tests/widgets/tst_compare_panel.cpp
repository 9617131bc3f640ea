#include "model/edit/pieces/piece_edits.h"
#include "tests/widgets/library_support.h"
#include "widgets/library/compare_panel.h"
#include "widgets/library/diff_view.h"
#include "widgets/pieces/path_field.h"

#include <QComboBox>
#include <QTabWidget>

#include <set>

using namespace rookery;
using namespace rookery::test;

/// A piece held against what it was, another one, and one of another file.
class tst_compare_panel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void comparedWithBefore();
    void comparedWithAnotherPiece();
    void comparedWithAnotherFile();
    void hexagonsHaveThreeColours();
};

void tst_compare_panel::comparedWithBefore()
{
    LibraryBench bench;
    bench.addTester("W");
    auto *tabs = bench.find<QTabWidget>("pieceTabs");
    auto *compare = bench.window.findChild<ComparePanel *>();
    tabs->setCurrentWidget(compare);
    bench.line()->field()->setFocus();
    bench.line()->field()->selectAll();
    QTest::keyClicks(bench.line()->field(), "K");
    bench.line()->readNow();
    compare->refreshNow();
    const CellId d4 = cellOf(bench.workspace().board(), "d4");
    QTest::mouseClick(compare->view(), Qt::LeftButton, {}, compare->view()->cellPixel(d4));
    QCOMPARE(
        plain(compare->sentence()),
        QString(
            "From d4: gains c3, c5, e3 and e5.\nMoves of 64 cells together: 196 gained, 0 lost."));
    QTest::keyClick(compare->view(), Qt::Key_Right);
    QVERIFY2(compare->sentence().startsWith("From e4: gains d3, d5, f3 and f5"),
             qPrintable(compare->sentence()));
    bench.trigger("edit.undo");
    compare->refreshNow();
    QVERIFY2(compare->sentence().contains("no Tester then"), qPrintable(compare->sentence()));
}

void tst_compare_panel::comparedWithAnotherPiece()
{
    LibraryBench bench;
    auto *compare = bench.window.findChild<ComparePanel *>();
    bench.find<QTabWidget>("pieceTabs")->setCurrentWidget(compare);
    const auto knight = bench.workspace().design().pieces->find("Knight");
    bench.workspace().choices().setPiece(knight);
    compare->refreshNow();
    QComboBox *against = compare->againstBox();
    against->setCurrentIndex(against->findText("Queen"));
    compare->placeBox()->setCurrentIndex(1);
    compare->refreshNow();
    QVERIFY2(
        plain(compare->sentence()).contains("Moves of 4 pieces on the board: 8 gained, 0 lost."),
        qPrintable(compare->sentence()));
}

void tst_compare_panel::comparedWithAnotherFile()
{
    LibraryBench bench;
    auto *compare = bench.window.findChild<ComparePanel *>();
    bench.find<QTabWidget>("pieceTabs")->setCurrentWidget(compare);
    bench.workspace().choices().setPiece(bench.workspace().design().pieces->find("Knight"));
    bench.saveAnswer = bench.path("old.rookery");
    bench.trigger("file.save-as");
    bench.session().apply("change",
                          withMovementAdded(bench.session().design(),
                                            *bench.workspace().choices().piece(),
                                            {BetzaText{"C"}, When::Always, {}}));
    compare->setQuestion([&](QWidget *) { return bench.path("old.rookery"); });
    compare->refreshNow();
    QComboBox *against = compare->againstBox();
    against->setCurrentIndex(2);
    Q_EMIT against->activated(2);
    QVERIFY2(compare->sentence().contains("gains"), qPrintable(compare->sentence()));
    QVERIFY(against->currentText().contains("old.rookery"));
}

void tst_compare_panel::hexagonsHaveThreeColours()
{
    DiffView view;
    view.resize(300, 300);
    const Design design = designOf("hex:4");
    const auto board = std::make_shared<const Board>(design.board, design.directions);
    view.setBoard(board);
    const QImage image = view.grab().toImage();
    const auto colour = [&](CellId cell) {
        return image.pixel(view.cellPixel(cell));
    };
    std::set<QRgb> colours;
    for (const CellId cell : board->cells()) {
        colours.insert(colour(cell));
        for (const char *direction : {"n", "ne", "se"}) {
            const auto link = board->link(
                cell,
                board->compass().step(*board->directions().find(std::string_view(direction))));
            if (link)
                QVERIFY(colour(link->to) != colour(cell));
        }
    }
    QCOMPARE(colours.size(), std::size_t(3));
}

ROOKERY_WIDGET_TEST(tst_compare_panel)
#include "tst_compare_panel.moc"
