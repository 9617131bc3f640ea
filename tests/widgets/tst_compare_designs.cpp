#include "app/comparison/compare_dialog.h"
#include "tests/widgets/window_support.h"
#include "widgets/library/compared_board.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

namespace {

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
        QVERIFY(dialog() && QTest::qWaitForWindowExposed(dialog()));
    }
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
    QCOMPARE(bench.title(0), QString("Chess"));
    QCOMPARE(bench.title(1), QString("Makruk"));
    QCOMPARE(bench.lines().value(1), QString("Name: was 'Chess', is 'Makruk'"));
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
