#include "app/window/board_armies.h"
#include "app/window/new_board_dialog.h"
#include "model/board/board_spec.h"
#include "model/file/design/bundled_design.h"
#include "tests/widgets/window_support.h"
#include "widgets/base/search_fit.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The dialog as Ctrl+N opens it.
struct NewBoard
{
    NewBoard()
    {
        bench.trigger("file.new");
        dialog = bench.find<NewBoardDialog>("newBoardDialog");
        if (!QTest::qWaitForWindowExposed(dialog))
            qFatal("the dialog was not shown");
    }

    template<class T>
    T *find(const char *name) const
    {
        return dialog->findChild<T *>(QLatin1String(name));
    }
    void search(const char *words) const
    {
        auto *field = find<QLineEdit>("boardSearch");
        field->selectAll();
        QTest::keyClicks(field, QString::fromUtf8(words));
    }
    QListWidget *gallery() const { return find<QListWidget>("boardGallery"); }
    QStringList shown() const
    {
        QStringList titles;
        for (int i = 0; i < gallery()->count(); ++i) {
            if (!gallery()->item(i)->isHidden())
                titles << gallery()->item(i)->text();
        }
        return titles;
    }

    Bench bench;
    NewBoardDialog *dialog = nullptr;
};

} // namespace

/// The boards of the New dialog, and how they are found.
class tst_new_board : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void newBoardByGalleryAndText();
    void enterCreatesTheBoardAtOnce();
    void fits_data();
    void fits();
    void wordsFindBoards_data();
    void wordsFindBoards();
    void wordsMatchAtTheirBeginnings();
    void noHitCreatesNothing();
    void whatWasTypedOutlivesTheSearch();
    void everyCardHasAPicture();
    void armiesAreWholeOnTheirBoards();
    void theSurfaceOfACube();
    void theBoardOfMorris();
    void aSizeMakesTheBoardPlain();
    void theTextSaysTheOutline_data();
    void theTextSaysTheOutline();
    void holesOfTheTextStay();
    void whatNoTextSaysStays();
    void aTypedCentreStaysTyped();
};

void tst_new_board::fits_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("words");
    QTest::addColumn<SearchFit>("fit");
    const auto row = [](const char *wanted, const char *name, const char *words, SearchFit fit) {
        QTest::addRow("%s in %s", wanted, name)
            << QString::fromUtf8(wanted) << QString::fromUtf8(name) << QString::fromUtf8(words)
            << fit;
    };
    row("shogi", "Shogi", "", SearchFit::Name);
    row(" Shogi ", "shogi", "", SearchFit::Name);
    row("othello", "Othello on 10 by 10", "", SearchFit::NameBegins);
    row("shogi", "Chu shogi", "", SearchFit::NameWords);
    row("chess glinski", "Glinski's hexagonal chess", "", SearchFit::NameWords);
    row("glinski", "Glińskis Schach", "", SearchFit::NameBegins);
    row("tic tac", "Tic-tac-toe", "", SearchFit::NameBegins);
    row("hein", "Hex", "Piet Hein", SearchFit::Words);
    row("go", "Hexagons", "", SearchFit::Within);
    row("go", "Ring", "round", SearchFit::None);
    row("", "Ring", "round", SearchFit::Name);
}

void tst_new_board::fits()
{
    QFETCH(QString, wanted);
    QFETCH(QString, name);
    QFETCH(QString, words);
    QTEST(searchFit(wanted, name, words), "fit");
}

void tst_new_board::wordsFindBoards_data()
{
    QTest::addColumn<QString>("card");
    const std::pair<const char *, const char *> rows[] = {{"round", "Disc"},
                                                          {"circle", "Disc"},
                                                          {"circular", "Disc"},
                                                          {"surface", "Surface of a cube"},
                                                          {"3d", "Sphere"},
                                                          {"octagon", "Octagon"},
                                                          {"xiangqi", "Xiangqi board"},
                                                          {"shogi", "Shogi board"},
                                                          {"morris", "Morris board"},
                                                          {"go", "Go board"},
                                                          {"cube", "Surface of a cube"},
                                                          {"raumschach", "Levels"},
                                                          {"levels", "Levels"},
                                                          {"torus", "Torus"},
                                                          {"doughnut", "Torus"},
                                                          {"graph", "Free graph"},
                                                          {"square:8x8", "Rectangle"}};
    for (const auto &[words, card] : rows)
        QTest::newRow(words) << QString::fromLatin1(card);
}

void tst_new_board::wordsFindBoards()
{
    NewBoard fresh;
    fresh.search(QTest::currentDataTag());
    QTEST(fresh.gallery()->currentItem()->text(), "card");
    QVERIFY(!fresh.find<QLabel>("noSuchBoard")->isVisible());
    QVERIFY(fresh.find<QPushButton>("createBoard")->isEnabled());
}

void tst_new_board::wordsMatchAtTheirBeginnings()
{
    NewBoard fresh;
    fresh.search("go");
    QCOMPARE(fresh.shown(), QStringList{QStringLiteral("Go board")});
}

void tst_new_board::noHitCreatesNothing()
{
    NewBoard fresh;
    fresh.search("zzz");
    QVERIFY(fresh.shown().isEmpty());
    QVERIFY(fresh.find<QLabel>("noSuchBoard")->isVisible());
    QTest::keyClick(fresh.find<QLineEdit>("boardSearch"), Qt::Key_Return);
    QVERIFY(fresh.dialog->isVisible());
    QCOMPARE(fresh.bench.window.documentCount(), 0);
    fresh.search("disc");
    QTest::keyClick(fresh.find<QLineEdit>("boardSearch"), Qt::Key_Return);
    QCOMPARE(fresh.bench.window.documentCount(), 1);
    QCOMPARE(fresh.bench.workspace().board().size(), std::size_t(112));
}

/// A search that is taken back leaves what was chosen and typed.
void tst_new_board::whatWasTypedOutlivesTheSearch()
{
    NewBoard fresh;
    fresh.search("torus");
    fresh.find<QSpinBox>("newFiles")->setValue(11);
    fresh.find<QLineEdit>("boardSearch")->clear();
    QVERIFY(fresh.shown().size() > 30);
    QCOMPARE(fresh.find<QLineEdit>("boardSpec")->text(), QString("square:11x8:torus"));
}

void tst_new_board::everyCardHasAPicture()
{
    NewBoard fresh;
    for (int i = 0; i < fresh.gallery()->count(); ++i) {
        const QListWidgetItem *item = fresh.gallery()->item(i);
        const QImage picture = item->icon().pixmap(76, 76).toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                colours << picture.pixel(x, y);
        }
        QVERIFY2(colours.size() > 2, qPrintable(item->text()));
    }
}

void tst_new_board::armiesAreWholeOnTheirBoards()
{
    for (const char *spec : {"square:8x8",
                             "square:10x8",
                             "square:12x8",
                             "square:10x10",
                             "square:5x5",
                             "square:9x9",
                             "square:9x10",
                             "hex:6",
                             "cube:5x5x5"}) {
        const BoardRecipe recipe = *readBoardSpec(spec);
        const char *army = armyFor(recipe);
        QVERIFY2(army, spec);
        const auto made = designWithArmy(recipe, army);
        QVERIFY2(made.has_value(), spec);
        const Design known = *readBundledDesign(army);
        QVERIFY2(made->setup->placements == known.setup->placements, spec);
        QVERIFY2(made->rules == known.rules, spec);
        QVERIFY2(made->info->name.empty(), spec);
    }
    QCOMPARE(armyFor(*readBoardSpec("square:8x8:cylinder")), armyFor(*readBoardSpec("square:8x8")));
    QVERIFY(!armyFor(*readBoardSpec("square:8x7")));
    BoardRecipe holed = *readBoardSpec("square:8x8");
    holed.edits.removed = {SiteId(0)};
    QVERIFY(!armyFor(holed));
}

void tst_new_board::theSurfaceOfACube()
{
    NewBoard fresh;
    fresh.search("cube");
    QCOMPARE(fresh.find<QLabel>("boardVerdict")->text(),
             QString("Cells joined one by one, in this size only · 96 cells"));
    QVERIFY(!fresh.find<QSpinBox>("newFiles")->isEnabled());
    QVERIFY(!fresh.find<QComboBox>("newTopology")->isEnabled());
    QVERIFY(!fresh.find<QComboBox>("newMask")->isEnabled());
    // What does not touch the seams can be chosen.
    auto *labels = fresh.find<QComboBox>("newLabels");
    labels->setCurrentIndex(1);
    Q_EMIT labels->activated(1);
    fresh.find<QPushButton>("createBoard")->click();
    const Board &board = fresh.bench.workspace().board();
    QCOMPARE(board.size(), std::size_t(96));
    QCOMPARE(fresh.bench.workspace().design().board->labels, Labels::Matrix);
    // Over the edge of the cube and onto its lid.
    const auto north =
        board.compass().step(*fresh.bench.workspace().design().directions->find("n"));
    const auto link = board.link(cellOf(board, "a8"), north);
    QVERIFY(link);
    QCOMPARE(board.name(link->to), std::string("e12"));
}

void tst_new_board::theBoardOfMorris()
{
    NewBoard fresh;
    fresh.search("mill");
    fresh.find<QPushButton>("createBoard")->click();
    const Board &board = fresh.bench.workspace().board();
    QCOMPARE(board.size(), std::size_t(24));
    const auto east = board.compass().step(*fresh.bench.workspace().design().directions->find("e"));
    QCOMPARE(board.name(board.link(cellOf(board, "a1"), east)->to), std::string("d1"));
}

/// Another board after one that was made by hand keeps nothing of it.
void tst_new_board::aSizeMakesTheBoardPlain()
{
    NewBoard fresh;
    fresh.search("cube");
    fresh.search("chessboard");
    QVERIFY(fresh.find<QSpinBox>("newFiles")->isEnabled());
    fresh.find<QSpinBox>("newFiles")->setValue(9);
    QCOMPARE(fresh.find<QLineEdit>("boardSpec")->text(), QString("square:9x8"));
    fresh.find<QPushButton>("createBoard")->click();
    QCOMPARE(fresh.bench.workspace().board().size(), std::size_t(72));
}

void tst_new_board::theTextSaysTheOutline_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("text");
    QTest::newRow("disc") << "disc"
                          << "disc:12";
    QTest::newRow("octagon") << "octagon"
                             << "octagon:12";
    QTest::newRow("diamond") << "lozenge"
                             << "diamond:11";
    QTest::newRow("cross") << "peg solitaire"
                           << "cross:12x6";
    QTest::newRow("torus") << "torus"
                           << "square:8x8:torus";
}

/// One form is what the other says: the text of a card, typed, is the board of the card.
void tst_new_board::theTextSaysTheOutline()
{
    QFETCH(QString, card);
    QFETCH(QString, text);
    NewBoard fresh;
    fresh.search(qPrintable(card));
    auto *spec = fresh.find<QLineEdit>("boardSpec");
    QCOMPARE(spec->text(), text);
    const BoardRecipe wanted = *fresh.dialog->recipe();
    fresh.search("chessboard");
    spec->selectAll();
    QTest::keyClicks(spec, text);
    QCOMPARE(spec->text(), text);
    QVERIFY(*fresh.dialog->recipe() == wanted);
}

void tst_new_board::holesOfTheTextStay()
{
    NewBoard fresh;
    auto *spec = fresh.find<QLineEdit>("boardSpec");
    spec->selectAll();
    QTest::keyClicks(spec, "mask:.##./####/##.#");
    QCOMPARE(fresh.find<QComboBox>("newMask")->currentIndex(), -1);
    auto *topology = fresh.find<QComboBox>("newTopology");
    topology->setCurrentIndex(topology->findText("Cylinder, left and right joined"));
    Q_EMIT topology->activated(topology->currentIndex());
    QCOMPARE(spec->text(), QString("mask:.##./####/##.#:cylinder"));
    QCOMPARE(fresh.find<QLabel>("boardVerdict")->text(),
             QString("Cylinder, left and right joined · 9 cells"));
}

/// Where pieces stand and how cells are coloured is no part of the text.
void tst_new_board::whatNoTextSaysStays()
{
    NewBoard fresh;
    fresh.search("xiangqi");
    auto *spec = fresh.find<QLineEdit>("boardSpec");
    spec->selectAll();
    QTest::keyClicks(spec, "square:9x11");
    QCOMPARE(fresh.dialog->recipe()->ranks, 11);
    QCOMPARE(fresh.dialog->recipe()->places, Places::Points);
}

void tst_new_board::aTypedCentreStaysTyped()
{
    NewBoard fresh;
    auto *spec = fresh.find<QLineEdit>("boardSpec");
    spec->selectAll();
    QTest::keyClicks(spec, "ring:16x4:centre");
    QCOMPARE(spec->text(), QString("ring:16x4:centre"));
    QCOMPARE(fresh.dialog->recipe()->edits.added.size(), std::size_t(1));
    fresh.search("cube");
    QCOMPARE(spec->text(), QString());
}

void tst_new_board::newBoardByGalleryAndText()
{
    Bench bench;
    bench.trigger("file.new");
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    QVERIFY(dialog);
    auto *spec = dialog->findChild<QLineEdit *>(QStringLiteral("boardSpec"));
    auto *verdict = dialog->findChild<QLabel *>(QStringLiteral("boardVerdict"));
    auto *create = dialog->findChild<QPushButton *>(QStringLiteral("createBoard"));
    dialog->findChild<QSpinBox *>(QStringLiteral("newFiles"))->setValue(10);
    QCOMPARE(spec->text(), QString("square:10x8"));
    spec->selectAll();
    QTest::keyClicks(spec, "square:9x5:torrus");
    QCOMPARE(verdict->text(),
             QString("Column 12: unknown topology 'torrus'; did you mean 'torus'?"));
    QVERIFY(!create->isEnabled());
    spec->selectAll();
    QTest::keyClicks(spec, "square:9x5:torus");
    QVERIFY(create->isEnabled());
    create->click();
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(bench.workspace().design().board->files, 9);
    QCOMPARE(bench.workspace().design().board->topology, Topology::Torus);
}

void tst_new_board::enterCreatesTheBoardAtOnce()
{
    Bench bench;
    bench.trigger("file.new");
    auto *dialog = bench.find<NewBoardDialog>("newBoardDialog");
    QTRY_VERIFY(dialog->isVisible());
    QVERIFY(dialog->findChild<QPushButton *>(QStringLiteral("createBoard"))->isDefault());
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(bench.workspace().board().size(), std::size_t(64));
}

ROOKERY_WIDGET_TEST(tst_new_board)
#include "tst_new_board.moc"
