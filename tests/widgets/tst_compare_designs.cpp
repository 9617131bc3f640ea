#include "app/comparison/compare_dialog.h"
#include "app/window/notice_bar.h"
#include "app/window/recovered_work.h"
#include "model/file/design/design_writer.h"
#include "model/file/journal/journal.h"
#include "tests/designs.h"
#include "tests/widgets/window_support.h"
#include "widgets/library/compared_board.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr const char *large = amount("taikyoku-shogi", "maka-dai-dai-shogi");

Design withName(Design design, const char *name)
{
    design.info.edit([&](Info &info) { info.name = name; });
    return design;
}

/// The window with its comparison of two designs.
class CompareBench : public Bench
{
public:
    void compare()
    {
        trigger("file.compare");
        shown();
    }
    /// Once the comparison is there and its differences too.
    void shown()
    {
        QVERIFY(dialog() && QTest::qWaitForWindowExposed(dialog()));
        settle();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!view().isComparing(), 60'000); }
    CompareDialog *dialog() { return window.findChild<CompareDialog *>("compareDialog"); }
    ComparisonView &view() { return *dialog()->view(); }
    QComboBox *choice() { return dialog()->findChild<QComboBox *>("compareWith"); }
    QString title(int side)
    {
        return dialog()->findChild<QLabel *>(QStringLiteral("comparedTitle%1").arg(side))->text();
    }
    void openFile() { dialog()->findChild<QPushButton *>("compareFile")->click(); }
    /// What the list says, headings with their numbers.
    QStringList lines()
    {
        QStringList lines;
        for (int i = 0; i < view().list()->count(); ++i)
            lines << view().list()->item(i)->text();
        return lines;
    }
};

} // namespace

/// Two designs side by side, through the real window.
class tst_compare_designs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void nothingToCompareWith();
    void whatWasSaved();
    void anotherTab();
    void anotherChoice();
    void theSame();
    void differencesShowTheirCells();
    void arrowsPassOverHeadings();
    void aFile();
    void aFileThatCannotBeRead_data();
    void aFileThatCannotBeRead();
    void escapeCloses();
    void sidesAreExchanged();
    void beforeAChangeOnDiskIsTaken();
    void beforeAChangeOnDiskIsOverwritten();
    void recoveredWork_data();
    void recoveredWork();
    void itIsCopied();
    void aHighBoardIsCopiedSmaller();
    void theWindowGoesOn();
    void aLongOneIsStopped();
    void fits_data();
    void fits();
};

void tst_compare_designs::nothingToCompareWith()
{
    CompareBench bench;
    QVERIFY(!bench.window.actions().at("file.compare")->isEnabled());
    bench.window.openBundled("chess");
    bench.compare();
    QCOMPARE(bench.view().sentence(),
             QString("Choose a file to compare with, or open another design first."));
    QCOMPARE(bench.choice()->count(), 0);
    QVERIFY(!bench.dialog()->findChild<QToolButton *>("exchangeSides")->isEnabled());
    // The question for a file may be answered by none.
    bench.openFile();
    QCOMPARE(bench.choice()->count(), 0);
    QCOMPARE(bench.view().sentence(),
             QString("Choose a file to compare with, or open another design first."));
}

void tst_compare_designs::whatWasSaved()
{
    CompareBench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("mine.rookery");
    bench.trigger("file.save");
    bench.edit();
    bench.compare();
    QCOMPARE(bench.choice()->currentText(), QString("as it was saved"));
    QCOMPARE(bench.title(0), QString("mine, as it was saved"));
    QCOMPARE(
        bench.lines().mid(0, 4),
        (QStringList{
            "Board (1)", "Cells that are gone: a1", "Setup (1)", "a1: was White Rook, is none"}));
}

void tst_compare_designs::anotherTab()
{
    CompareBench bench;
    bench.window.openBundled("makruk");
    bench.window.openBundled("chess");
    bench.compare();
    QCOMPARE(bench.choice()->currentText(), QString("Makruk"));
    QCOMPARE(bench.title(0), QString("Makruk"));
    QCOMPARE(bench.title(1), QString("Chess"));
    QVERIFY(bench.view().sentence().isEmpty());
    QCOMPARE(bench.lines().value(1), QString("Name: was 'Makruk', is 'Chess'"));
}

/// The keyboard goes through the choices, and each is compared at once.
void tst_compare_designs::anotherChoice()
{
    CompareBench bench;
    bench.window.openBundled("makruk");
    bench.window.openBundled("shogi");
    bench.window.openBundled("chess");
    bench.compare();
    bench.choice()->setFocus();
    QTest::keyClick(bench.choice(), Qt::Key_Down);
    bench.settle();
    QCOMPARE(bench.title(0), QString("Shogi"));
    QCOMPARE(bench.lines().value(1), QString("Name: was 'Shogi', is 'Chess'"));
}

void tst_compare_designs::theSame()
{
    CompareBench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("mine.rookery");
    bench.trigger("file.save");
    bench.compare();
    QCOMPARE(bench.view().sentence(), QString("The two designs are the same."));
    QCOMPARE(bench.view().list()->count(), 0);
    QVERIFY(bench.view().boardBefore()->marked().empty());
}

void tst_compare_designs::differencesShowTheirCells()
{
    CompareBench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("mine.rookery");
    bench.trigger("file.save");
    bench.edit();
    bench.compare();
    // The first is chosen; both are about one cell, which is a hole now.
    const std::vector<CellId> corner{CellId(0)};
    QCOMPARE(bench.view().list()->currentRow(), 1);
    QVERIFY(bench.view().boardBefore()->marked() == corner);
    QVERIFY(bench.view().boardBefore()->chosen() == corner);
    QVERIFY(bench.view().boardAfter()->chosen().empty());
    // What is about no cell shows none, and all that differ stay marked.
    bench.dialog()->reject();
    QVERIFY(QTest::qWaitFor([&] { return bench.dialog() == nullptr; }));
    bench.session().apply("rename", withName(bench.session().design(), "Other"));
    bench.compare();
    QVERIFY(bench.view().boardBefore()->chosen().empty());
    QVERIFY(bench.view().boardBefore()->marked() == corner);
    bench.view().list()->setCurrentRow(3);
    QVERIFY(bench.view().boardBefore()->chosen() == corner);
}

void tst_compare_designs::arrowsPassOverHeadings()
{
    CompareBench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("mine.rookery");
    bench.trigger("file.save");
    bench.edit();
    bench.compare();
    QListWidget *list = bench.view().list();
    QVERIFY(list->hasFocus() || QTest::qWaitFor([&] { return list->hasFocus(); }));
    QCOMPARE(list->currentRow(), 1);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(list->currentRow(), 3);
    QTest::keyClick(list, Qt::Key_Up);
    QCOMPARE(list->currentRow(), 1);
}

void tst_compare_designs::aFile()
{
    CompareBench bench;
    bench.window.openBundled("makruk");
    bench.saveAnswer = bench.path("other.rookery");
    bench.trigger("file.save");
    bench.trigger("file.close");
    bench.window.openBundled("chess");
    bench.compare();
    bench.openAnswer = bench.path("other.rookery");
    bench.openFile();
    bench.settle();
    QCOMPARE(bench.choice()->currentText(), QString("other.rookery"));
    QCOMPARE(bench.title(0), QString("other.rookery"));
    QVERIFY(bench.view().sentence().isEmpty());
}

void tst_compare_designs::aFileThatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no design") << QByteArray("{\n  oops\n}\n")
                               << "bad.rookery cannot be compared: line 2, column 3: a key in "
                                  "quotes or '}' is expected, not 'o'";
    QTest::newRow("missing") << QByteArray()
                             << "bad.rookery cannot be compared: '%1' cannot be read: No such file "
                                "or directory";
}

void tst_compare_designs::aFileThatCannotBeRead()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, sentence);
    CompareBench bench;
    bench.window.openBundled("chess");
    bench.openAnswer = bench.path("bad.rookery");
    if (!content.isEmpty())
        test::write(bench.openAnswer, content);
    else
        sentence = sentence.arg(bench.openAnswer);
    bench.compare();
    bench.openFile();
    QCOMPARE(bench.view().sentence(), sentence);
    QCOMPARE(bench.view().list()->count(), 0);
}

void tst_compare_designs::escapeCloses()
{
    CompareBench bench;
    bench.window.openBundled("chess");
    bench.compare();
    const Design before = bench.session().design();
    QTest::keyClick(bench.dialog(), Qt::Key_Escape);
    QVERIFY(QTest::qWaitFor([&] { return bench.dialog() == nullptr; }));
    QVERIFY(bench.session().design() == before);
}

void tst_compare_designs::sidesAreExchanged()
{
    CompareBench bench;
    bench.window.openBundled("makruk");
    bench.window.openBundled("chess");
    bench.compare();
    bench.dialog()->findChild<QToolButton *>("exchangeSides")->click();
    bench.settle();
    QCOMPARE(bench.title(0), QString("Chess"));
    QCOMPARE(bench.title(1), QString("Makruk"));
    QCOMPARE(bench.lines().value(1), QString("Name: was 'Chess', is 'Makruk'"));
}

namespace {

/// Chess in a file, with an edit that is not saved, while another program has written makruk there.
void changeOnDisk(CompareBench &bench)
{
    bench.window.openBundled("makruk");
    bench.saveAnswer = bench.path("other.rookery");
    bench.trigger("file.save");
    bench.trigger("file.close");
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("mine.rookery");
    bench.trigger("file.save");
    bench.edit();
    write(bench.path("mine.rookery"), contents(bench.path("other.rookery")));
}

QPushButton *buttonOf(NoticeBar &notices, const char *text)
{
    const auto buttons = notices.findChildren<QPushButton *>();
    const auto found = std::find_if(buttons.begin(), buttons.end(), [&](QPushButton *each) {
        return each->text() == QString::fromUtf8(text);
    });
    return found == buttons.end() ? nullptr : *found;
}

} // namespace

/// The question stays open while both are looked at.
void tst_compare_designs::beforeAChangeOnDiskIsTaken()
{
    CompareBench bench;
    changeOnDisk(bench);
    NoticeBar &notices = bench.window.current()->notices();
    QTRY_VERIFY(notices.sentence().contains("unsaved work here"));
    QVERIFY(buttonOf(notices, "Compare…"));
    buttonOf(notices, "Compare…")->click();
    bench.shown();
    QCOMPARE(bench.title(0), QString("mine, as it is on disk now"));
    QCOMPARE(bench.lines().value(1), QString("Name: was 'Makruk', is 'Chess'"));
    // What was saved before is known as well, as long as undo leads there.
    QCOMPARE(bench.choice()->itemText(1), QString("as it was saved"));
    bench.choice()->setCurrentIndex(1);
    bench.settle();
    QCOMPARE(bench.lines().value(1), QString("Cells that are gone: a1"));
    bench.dialog()->reject();
    QVERIFY(notices.sentence().contains("unsaved work here"));
    QVERIFY(buttonOf(notices, "Reload") && buttonOf(notices, "Keep mine"));
    buttonOf(notices, "Reload")->click();
    QCOMPARE(bench.session().design().info->name, std::string("Makruk"));
    QVERIFY(notices.sentence().isEmpty());
}

void tst_compare_designs::beforeAChangeOnDiskIsOverwritten()
{
    CompareBench bench;
    changeOnDisk(bench);
    const QByteArray theirs = contents(bench.path("mine.rookery"));
    bench.overwriteAnswer = Questions::Overwrite::Compare;
    bench.trigger("file.save");
    QCOMPARE(bench.overwriteAsked, 1);
    bench.shown();
    QCOMPARE(bench.title(0), QString("mine, as it is on disk now"));
    QCOMPARE(contents(bench.path("mine.rookery")), theirs);
    QVERIFY(bench.window.isWindowModified());
}

void tst_compare_designs::recoveredWork_data()
{
    QTest::addColumn<bool>("isThere");
    QTest::newRow("beside the file that it came from") << true;
    QTest::newRow("whose file is gone") << false;
}

void tst_compare_designs::recoveredWork()
{
    QFETCH(bool, isThere);
    QTemporaryDir folder;
    const QString file = folder.filePath("mine.rookery");
    const Design chess = bundledDesign("chess");
    if (isThere)
        write(file, QByteArray::fromStdString(writeDesign(chess)));
    CompareBench bench;
    // What a program that died has left behind.
    const SiteId corner(0);
    Journal left(bench.path("recovery").toStdString());
    const std::string id = Journal::freshId();
    QVERIFY(left.record(id,
                        {file.toStdString(), "mine", std::nullopt, {}},
                        writeDesign(must(withCellsRemoved(chess, std::span(&corner, 1))))));
    leaveByDeadProgram(bench.path("recovery"));
    bench.window.findChild<RecoveredWork *>()->offer();
    bench.find<QPushButton>("openRecovered")->click();
    NoticeBar &notices = bench.window.current()->notices();
    QVERIFY2(notices.sentence().contains("recovered work on"), qPrintable(notices.sentence()));
    QPushButton *compare = buttonOf(notices, "Compare with the saved one…");
    QCOMPARE(compare != nullptr, isThere);
    if (!isThere)
        return;
    compare->click();
    bench.shown();
    QCOMPARE(bench.choice()->currentText(), QString("as it was saved"));
    QCOMPARE(bench.lines().value(1), QString("Cells that are gone: a1"));
    bench.dialog()->reject();
    QVERIFY(notices.sentence().contains("recovered work on"));
}

/// Both boards as one picture, and the list as text.
void tst_compare_designs::itIsCopied()
{
    CompareBench bench;
    bench.window.openBundled("chess");
    QApplication::clipboard()->setText("before");
    bench.compare();
    auto *copy = bench.dialog()->findChild<QPushButton *>("copyComparison");
    QVERIFY(!copy->isEnabled()); // nothing to compare with
    QTest::keyClick(bench.dialog(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QString("before"));
    bench.dialog()->reject();
    QVERIFY(QTest::qWaitFor([&] { return bench.dialog() == nullptr; }));

    bench.saveAnswer = bench.path("mine.rookery");
    bench.trigger("file.save");
    bench.edit();
    bench.session().apply("rename", withName(bench.session().design(), "Other"));
    bench.compare();
    QVERIFY(QTest::qWaitForWindowActive(bench.dialog()));
    QTest::keyClick(bench.view().list(), Qt::Key_C, Qt::ControlModifier);
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    QVERIFY2(copied->text().startsWith("mine, compared with mine, as it was saved\n\n"
                                       "Information (1)\n- Name: was 'Chess', is 'Other'\n\n"
                                       "Board (1)\n- Cells that are gone: a1\n\nSetup (1)\n"),
             qPrintable(copied->text()));
    const QString last = bench.lines().constLast();
    QVERIFY2(copied->text().endsWith("\n- " + last + "\n"), qPrintable(copied->text()));
    QVERIFY(copied->data("image/svg+xml").contains("as it was saved"));
    const auto image = qvariant_cast<QImage>(copied->imageData());
    QVERIFY2(image.width() > 2 * image.height() - 100,
             qPrintable(QString("%1x%2").arg(image.width()).arg(image.height())));
    // The same, and nothing more to say.
    bench.dialog()->reject();
    QVERIFY(QTest::qWaitFor([&] { return bench.dialog() == nullptr; }));
    bench.trigger("file.save");
    bench.compare();
    bench.dialog()->findChild<QPushButton *>("copyComparison")->click();
    QCOMPARE(QApplication::clipboard()->text(),
             QString("mine, compared with mine, as it was saved\nThe two designs are the same.\n"));
}

/// No board makes a picture that no program can show.
void tst_compare_designs::aHighBoardIsCopiedSmaller()
{
    ComparisonView view;
    const ComparisonView::Side side{"high", designOf("square:1x200")};
    view.compare(side, side);
    QTRY_VERIFY(!view.isComparing());
    const auto copied = view.copiedPicture();
    const auto image = qvariant_cast<QImage>(copied->imageData());
    QVERIFY2(image.height() > 1000 && image.height() < 3000,
             qPrintable(QString::number(image.height())));
}

/// Two large designs: the window answers while they are compared, and may close the comparison.
void tst_compare_designs::theWindowGoesOn()
{
    CompareBench bench;
    bench.window.openBundled("chess");
    bench.window.openBundled(large);
    bench.trigger("file.compare");
    QVERIFY(bench.dialog());
    QVERIFY(bench.view().isComparing());
    QCOMPARE(bench.title(0), QString("Chess"));
    QCOMPARE(bench.view().list()->count(), 0);
    bench.dialog()->reject();
    QVERIFY(QTest::qWaitFor([&] { return bench.dialog() == nullptr; }));
    bench.compare();
    QVERIFY(bench.view().sentence().isEmpty());
    QCOMPARE(bench.lines().value(1),
             QString("Name: was 'Chess', is '%1'")
                 .arg(QString::fromStdString(bundledDesign(large).info->name)));
}

void tst_compare_designs::aLongOneIsStopped()
{
    CompareBench bench;
    bench.window.openBundled("chess");
    bench.window.openBundled(large);
    bench.trigger("file.compare");
    QVERIFY(bench.dialog() && QTest::qWaitForWindowExposed(bench.dialog()));
    auto *stop = bench.dialog()->findChild<QPushButton *>("stopComparison");
    // Without any patience.
    bench.view().findChild<QTimer *>("patience")->start(0);
    QTRY_VERIFY(stop->isVisible());
    QCOMPARE(bench.view().sentence(), QString("Comparing…"));
    QCOMPARE(stop->text(), QString("Stop"));
    stop->click();
    QVERIFY(!bench.view().isComparing());
    QCOMPARE(bench.view().sentence(), QString("The comparison was stopped."));
    QCOMPARE(bench.view().list()->count(), 0);
    QCOMPARE(stop->text(), QString("Compare again"));
    // What differs is not known, so that there is nothing to tell.
    const auto *copy = bench.dialog()->findChild<QPushButton *>("copyComparison");
    QVERIFY(!copy->isEnabled());
    QVERIFY(!bench.view().copiedPicture());
    stop->click();
    bench.settle();
    QVERIFY(copy->isEnabled());
    QVERIFY(bench.view().sentence().isEmpty());
    QVERIFY(bench.view().list()->count() > 200);
}

void tst_compare_designs::fits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("a small screen") << QSize(1024, 700);
    QTest::newRow("a wide one") << QSize(1280, 720);
}

void tst_compare_designs::fits()
{
    QFETCH(QSize, size);
    CompareBench bench;
    bench.window.resize(size);
    bench.window.openBundled("shogi");
    bench.window.openBundled("chess");
    bench.compare();
    QVERIFY(bench.dialog()->width() <= size.width());
    QVERIFY(bench.dialog()->height() <= size.height());
    const QSize board = bench.view().boardBefore()->size();
    QVERIFY2(board.height() >= 200 && board.width() >= 300,
             qPrintable(QString("%1x%2").arg(board.width()).arg(board.height())));
    QVERIFY(bench.view().list()->height() >= 150);
}

ROOKERY_WIDGET_TEST(tst_compare_designs)
#include "tst_compare_designs.moc"
