#include "app/window/import_dialog.h"
#include "tests/widgets/effort.h"
#include "tests/widgets/library_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/library/paste_preview.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The window with its dialog for foreign texts.
class ImportBench : public Bench
{
public:
    /// Opens the dialog with this text on the clipboard.
    void paste(const char *text)
    {
        QApplication::clipboard()->setText(QString::fromUtf8(text));
        trigger("file.import");
    }
    bool isOpen() { return QTest::qWaitForWindowExposed(dialog()); }
    ImportDialog *dialog() { return find<ImportDialog>("importDialog"); }
    QPushButton *button() { return part<QPushButton>("importGame"); }
    template<class T>
    T *part(const char *name)
    {
        return dialog()->findChild<T *>(QLatin1String(name));
    }
    void choose(int variant)
    {
        auto *variants = part<QComboBox>("importVariant");
        variants->setCurrentIndex(variant);
        Q_EMIT variants->activated(variant);
    }
    void confirm()
    {
        QVERIFY(button()->isVisible() && button()->isEnabled());
        QTest::mouseClick(button(), Qt::LeftButton);
    }
};

} // namespace

/// Foreign texts through the real window: pasted, opened, chosen by name, and refused.
class tst_import : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void fromPaste();
    void aVariantOfAFile();
    void aVariantByName();
    void saysWhatIsWrong();
    void pastedFromAWebPage();
    void pastedWithErrors();
    void pastingCanBeRefused();
};

void tst_import::fromPaste()
{
    ImportBench bench;
    bench.paste("files=6\nranks=6\nknight:N:N:b1,e1\nking:K:K:c1\n");
    QVERIFY(bench.isOpen());
    QCOMPARE(bench.part<QComboBox>("importFormat")->currentText(), QString("Interactive Diagram"));
    const QString verdict = bench.part<QLabel>("importVerdict")->text();
    QVERIFY2(verdict.contains("36 cell"), qPrintable(verdict));
    bench.confirm();
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(bench.workspace().design().pieces->types.size(), std::size_t(2));
    QVERIFY(bench.window.isWindowModified() || bench.window.current()->document().path().empty());
}

void tst_import::aVariantOfAFile()
{
    ImportBench bench;
    const QString file = bench.path("games.ini");
    test::write(file,
                "[one:chess]\nmaxFile = 8\n[two]\nmaxRank = 5\nmaxFile = 5\nking = k\nrook = "
                "r\nstartFen = r3k/5/5/5/R3K w - - 0 1\n");
    bench.openAnswer = file;
    bench.trigger("file.open");
    QVERIFY(bench.isOpen());
    QCOMPARE(bench.part<QComboBox>("importVariant")->count(), 2);
    bench.choose(1);
    bench.confirm();
    QCOMPARE(bench.workspace().board().size(), std::size_t(25));
}

void tst_import::aVariantByName()
{
    ImportBench bench;
    bench.paste("");
    QVERIFY(bench.isOpen());
    QVERIFY(!bench.button()->isEnabled());
    bench.choose(bench.part<QComboBox>("importVariant")->findText("minishogi"));
    bench.confirm();
    QCOMPARE(bench.workspace().board().size(), std::size_t(25));
}

void tst_import::saysWhatIsWrong()
{
    ImportBench bench;
    bench.paste("");
    QVERIFY(bench.isOpen());
    QVERIFY(!bench.button()->isEnabled());
    auto *text = bench.part<QPlainTextEdit>("importText");
    text->setPlainText("[game]\nmaxRank = 5\nnoSuchKey = 3\n");
    auto *lines = bench.part<QListWidget>("importLines");
    QTRY_VERIFY(lines->item(0)->text().startsWith("Line 3, column 1: "));
    QVERIFY(!bench.button()->isEnabled());
    lines->setCurrentRow(0);
    QCOMPARE(text->textCursor().blockNumber(), 2);
    QTest::mouseClick(bench.part<QPushButton>("cancelImport"), Qt::LeftButton);
    QCOMPARE(bench.window.documentCount(), 0);
}

/// Journey 7: a click on the list and three keys.
/// F4, a click on the list, Ctrl+V and Enter: that is all.
void tst_import::pastedFromAWebPage()
{
    LibraryBench bench;
    bench.trigger("mode.board");
    QApplication::setActiveWindow(&bench.window); // as a desktop gives it
    const std::size_t before = bench.count();
    HandCount effort;
    QApplication::clipboard()->setText("FyafsF");
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        ++effort.keys;
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    };
    press(Qt::Key_F4);
    QCOMPARE(bench.workspace().choices().mode(), Mode::Pieces);
    QListWidget *list = bench.pieces()->list();
    ++effort.clicks;
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, QPoint(20, list->height() - 4));
    press(Qt::Key_V, Qt::ControlModifier);
    PastePreview *preview = bench.pieces()->preview();
    QVERIFY(preview->isVisible());
    QCOMPARE(preview->list()->count(), 1);
    QCOMPARE(preview->findChild<QLabel *>()->text(), QString("1 piece to be added"));
    QVERIFY(preview->list()->item(0)->text().contains("Gryphon"));
    QCOMPARE(bench.count(), before);
    press(Qt::Key_Return);
    QVERIFY(!preview->isVisible());
    QCOMPARE(bench.count(), before + 1);
    QCOMPARE(bench.pieceText(), QString("Gryphon G FyafsF"));
    ROOKERY_WITHIN(effort, {.clicks = 1, .keys = 3});
    QCOMPARE(bench.steps(), 1);
}

void tst_import::pastedWithErrors()
{
    LibraryBench bench;
    const std::size_t before = bench.count();
    bench.pieces()->offer("Owl:O:CF\nBad:B:Wq\nElk:E:WA");
    PastePreview *preview = bench.pieces()->preview();
    QCOMPARE(preview->list()->count(), 3);
    QCOMPARE(preview->findChild<QLabel *>()->text(),
             QString("2 pieces to be added, 1 line left out"));
    QVERIFY2(preview->list()->item(1)->text().contains("Line 2, column 9"),
             qPrintable(preview->list()->item(1)->text()));
    QVERIFY2(plain(preview->addButton()->text()).contains("2 pieces"),
             qPrintable(preview->addButton()->text()));
    preview->addButton()->click();
    QCOMPARE(bench.count(), before + 2);
    QCOMPARE(bench.steps(), 1);
    bench.trigger("edit.undo");
    QCOMPARE(bench.count(), before);
}

void tst_import::pastingCanBeRefused()
{
    LibraryBench bench;
    const Design before = bench.session().design();
    bench.pieces()->offer("Owl:O:CF");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!bench.pieces()->preview()->isVisible());
    QVERIFY(bench.session().design() == before);
    bench.pieces()->offer("nothing of the kind");
    QVERIFY(!bench.pieces()->preview()->addButton()->isEnabled());
}

ROOKERY_WIDGET_TEST(tst_import)
#include "tst_import.moc"
