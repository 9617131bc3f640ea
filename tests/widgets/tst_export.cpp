#include "app/window/notice_bar.h"
#include "model/file/design/design_writer.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/widgets/export_support.h"
#include "widgets/export/export_preview.h"
#include "widgets/export/portability_chip.h"
#include "widgets/export/target_list.h"
#include "widgets/game/play_session.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>

using namespace rookery;
using namespace rookery::test;

/// Export mode through the real window: verdicts that follow edits, files that are written and
/// kept, and the journeys to other programs and to paper.
class tst_export : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void everyTargetHasAStateAndAWord();
    void namesAreWholeInASmallWindow();
    void verdictsFollowEdits();
    void previewAndCopies();
    void foreignFilesAreAskedFor();
    void filesAreMadeBesideTheWindow();
    void repeatsWhatHasATick();
    void settingsSurvive();
    void proofSaysWhatIsMissing();
    void leftOutIsNoDifference();
    void differenceIsPlayed();
    void writesAfterSaving();
};

void tst_export::everyTargetHasAStateAndAWord()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.press("file.export");
    QCOMPARE(bench.workspace().choices().mode(), Mode::Export);
    QTRY_VERIFY(bench.plan().isSettled());
    TargetList &list = bench.view().list();
    QCOMPARE(list.topLevelItemCount(), static_cast<int>(bench.plan().targets().size()));
    const QStringList states = {
        "● exact", "◕ exact but for draws", "◐ with differences", "○ impossible"};
    for (int i = 0; i < list.topLevelItemCount(); ++i)
        QVERIFY2(states.contains(list.topLevelItem(i)->text(1)),
                 qPrintable(list.topLevelItem(i)->text(1)));
    QCOMPARE(bench.portability("fairy-stockfish"), Portability::Exact);
    auto *chip = bench.find<PortabilityChip>("portabilityChip");
    QCOMPARE(chip->text(),
             QString("exports exactly to %1 of %2 formats")
                 .arg(bench.plan().exactCount())
                 .arg(bench.plan().countedTargets()));
    QVERIFY(bench.plan().exactCount() > 0);
    bench.trigger("mode.board");
    bench.click(chip);
    QCOMPARE(bench.workspace().choices().mode(), Mode::Export);
}

void tst_export::namesAreWholeInASmallWindow()
{
    ExportBench bench;
    QVERIFY(bench.window.openBundled(QStringLiteral("chess")));
    bench.window.resize(1024, 700);
    bench.show("fairy-stockfish");
    const auto *list = bench.find<QTreeWidget>("targetList");
    const auto isWhole = [&](int column, int besides) {
        for (int row = 0; row < list->topLevelItemCount(); ++row) {
            const QString text = list->topLevelItem(row)->text(column);
            if (list->fontMetrics().horizontalAdvance(text) + besides > list->columnWidth(column))
                return false;
        }
        return true;
    };
    constexpr int box = 16; // of the tick, at least
    QTRY_VERIFY(isWhole(0, box));
    QVERIFY(isWhole(1, 0));
}

void tst_export::verdictsFollowEdits()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.show("rbg");
    QTRY_VERIFY(bench.plan().isSettled());
    const Portability before = bench.portability("jocly");
    bench.show("xboard");
    QVERIFY(bench.portability("xboard") != Portability::Impossible);
    bench.edit(); // a hole, which XBoard does not know
    QVERIFY(!bench.plan().isSettled());
    QTRY_VERIFY(bench.plan().isSettled());
    QCOMPARE(bench.portability("xboard"), Portability::Impossible);
    QVERIFY2(bench.report().contains("impossible: The board may not have holes"),
             qPrintable(bench.report().join('|')));
    QVERIFY(!bench.button("writeExport")->isEnabled());
    bench.trigger("edit.undo");
    QTRY_VERIFY(bench.plan().isSettled());
    QVERIFY(bench.portability("xboard") != Portability::Impossible);
    QCOMPARE(bench.portability("jocly"), before);
    QVERIFY(bench.button("writeExport")->isEnabled());
}

void tst_export::previewAndCopies()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.show("fairy-stockfish");
    QTRY_VERIFY(bench.view().preview().text().contains("customPiece")
                || bench.view().preview().text().contains("[rk_"));
    bench.click(bench.button("copyExport"));
    QCOMPARE(QApplication::clipboard()->text(), bench.view().preview().text());
    bench.click(bench.button("copyReport"));
    QVERIFY2(QApplication::clipboard()->text().contains("move exactly"),
             qPrintable(QApplication::clipboard()->text()));
    for (const char *picture : {"svg", "png", "pdf"}) {
        bench.show(picture);
        auto *view = bench.view().findChild<PictureView *>("previewPicture");
        QTRY_VERIFY2(view->isVisible() && view->image().width() > 300, picture);
    }
    bench.show("png");
    auto *size = bench.view().findChild<QComboBox *>("option-size");
    QVERIFY(size && size->isVisible());
    size->setCurrentIndex(size->findData(QStringLiteral("600")));
    Q_EMIT size->activated(size->currentIndex());
    const auto *painted = bench.view().findChild<PictureView *>("previewPicture");
    QTRY_COMPARE(std::max(painted->image().width(), painted->image().height()), 600);
    // What proves an export depends on its version.
    bench.show("fairy-stockfish");
    const auto *facts = bench.view().findChild<QLabel *>("targetFacts");
    QVERIFY2(facts->text().contains("proved with ffish"), qPrintable(facts->text()));
    auto *version = bench.view().findChild<QComboBox *>("option-dialect");
    version->setCurrentIndex(1);
    Q_EMIT version->activated(1);
    QTRY_VERIFY2(facts->text().contains("proved with fairy-stockfish"), qPrintable(facts->text()));
    bench.show("svg");
    auto *option = bench.view().findChild<QComboBox *>("option-show");
    QVERIFY(option && option->isVisible());
    option->setCurrentIndex(1);
    Q_EMIT option->activated(1);
    QTRY_COMPARE(bench.view().preview().files().size(),
                 bench.workspace().design().pieces->types.size());
}

void tst_export::foreignFilesAreAskedFor()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.show("zrf");
    QTRY_VERIFY(bench.plan().isSettled());
    bench.saveAnswer = bench.path("game.zrf");
    test::write(bench.saveAnswer, "; somebody else's work\n");
    bench.write();
    QCOMPARE(contents(bench.saveAnswer), QByteArray("; somebody else's work\n"));
    QVERIFY(bench.window.current()->notices().sentence().contains("was not written by Rookery"));
    bench.saveAnswer = bench.path("other.zrf");
    bench.write();
    const QByteArray first = contents(bench.saveAnswer);
    QVERIFY(first.contains("Written by Rookery"));
    // What this program wrote is replaced without a question.
    bench.write();
    QCOMPARE(contents(bench.saveAnswer), first);
}

/// The verb that has asked for the files stops them, and the window is free until they come.
void tst_export::filesAreMadeBesideTheWindow()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.show("pdf");
    QTRY_VERIFY(bench.plan().isSettled());
    QPushButton *verb = bench.button("writeExport");
    auto *progress = bench.view().findChild<QProgressBar *>("exportProgress");
    const QString asks = verb->text();
    bench.saveAnswer = bench.path("stopped.pdf");
    bench.click(verb);
    QVERIFY(bench.view().isMaking() && !progress->isHidden());
    QCOMPARE(verb->text(), QString("Stop"));
    bench.click(verb);
    QVERIFY(!bench.view().isMaking() && progress->isHidden());
    QCOMPARE(verb->text(), asks);
    bench.saveAnswer = bench.path("book.pdf");
    bench.write();
    QVERIFY(contents(bench.saveAnswer).startsWith("%PDF-"));
    QVERIFY(progress->isHidden());
    QVERIFY(!QFile::exists(bench.path("stopped.pdf")));
}

void tst_export::repeatsWhatHasATick()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.show("zrf");
    QTRY_VERIFY(bench.plan().isSettled());
    bench.trigger("file.repeat-exports");
    QVERIFY(bench.window.current()->notices().sentence().contains("export one first"));
    bench.saveAnswer = bench.path("game.zrf");
    bench.write();
    QVERIFY(QFile::remove(bench.saveAnswer));
    bench.trigger("mode.board");
    bench.edit();
    bench.press("file.repeat-exports");
    QVERIFY(contents(bench.saveAnswer).contains("Written by Rookery"));
    QVERIFY(!contents(bench.saveAnswer).contains("\"a1\""));
    QVERIFY(QFile::remove(bench.saveAnswer));
    bench.show("zrf");
    bench.view().list().currentItem()->setCheckState(0, Qt::Unchecked);
    bench.trigger("file.repeat-exports");
    QVERIFY(!QFile::exists(bench.saveAnswer));
}

void tst_export::settingsSurvive()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("game.rookery");
    {
        ExportBench bench;
        bench.window.openBundled("chess");
        bench.saveAnswer = file;
        bench.trigger("file.save-as");
        TargetSettings settings = bench.plan().target(bench.plan().indexOf("svg")).settings;
        settings.options["show"] = "pieces";
        settings.isRepeated = true;
        settings.choose("Queen", Remedy::LeaveOut);
        bench.plan().setSettings(bench.plan().indexOf("svg"), settings);
        QVERIFY(bench.window.isWindowModified());
        bench.trigger("edit.undo");
        QCOMPARE(bench.plan().target(bench.plan().indexOf("svg")).settings, TargetSettings());
        bench.trigger("edit.redo");
        QCOMPARE(bench.plan().target(bench.plan().indexOf("svg")).settings, settings);
        bench.trigger("file.save");
    }
    QSettings().clear(); // they are in the file
    ExportBench bench;
    QVERIFY(bench.window.openFile(file));
    const TargetSettings &settings = bench.plan().target(bench.plan().indexOf("svg")).settings;
    QVERIFY(settings.isRepeated);
    QCOMPARE(settings.options.at("show"), std::string("pieces"));
    QCOMPARE(settings.chosenFor("Queen"), std::optional(Remedy::LeaveOut));
}

void tst_export::proofSaysWhatIsMissing()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.show("sjaak");
    QTRY_VERIFY(bench.plan().isSettled());
    QVERIFY(!bench.view().isProving());
    bench.click(bench.button("proveTarget"));
    QVERIFY(bench.view().isProving());
    bench.click(bench.button("proveTarget")); // stops it
    QTRY_VERIFY_WITH_TIMEOUT(!bench.view().isProving(), 20'000);
    QVERIFY(bench.button("proveTarget")->isEnabled());
    bench.prove();
    QTRY_VERIFY_WITH_TIMEOUT(bench.view().proof().has_value(), 120'000);
    const Proof &proof = *bench.view().proof();
    const QString line = bench.report().front();
    if (proof.state == ProofState::NotInstalled)
        QVERIFY2(line.contains("Debian package sjaakii"), qPrintable(line));
    else
        QVERIFY2(line.contains("perft 1: Rookery 20"), qPrintable(line));
    if (proof.disagreement)
        QVERIFY(bench.view().findChild<PictureView *>("previewPicture")->isVisible());
    // What was found is about the design as it was.
    bench.edit();
    QVERIFY(!bench.view().proof().has_value());
}

/// Vectors know nothing of how games end and say so; what they keep is the same, and there
/// is nothing to play from.
void tst_export::leftOutIsNoDifference()
{
    ExportBench bench;
    bench.window.openBundled("los-alamos-chess");
    bench.show("vectors");
    QTRY_VERIFY(bench.plan().isSettled());
    QVERIFY(!bench.button("playFromThere")->isVisible());
    bench.prove();
    QTRY_VERIFY_WITH_TIMEOUT(bench.view().proof().has_value(), 120'000);
    const Proof proof = *bench.view().proof();
    if (proof.state == ProofState::NotInstalled)
        QSKIP(proof.sentence.text().c_str());
    QVERIFY2(proof.state == ProofState::Partly, proof.sentence.text().c_str());
    QVERIFY(!bench.button("playFromThere")->isVisible());
}

/// Sjaak lists moves of such bishops twice, by its verdict.
void tst_export::differenceIsPlayed()
{
    ExportBench bench;
    Design design = bundledDesign("chess");
    design.pieces.edit([](Pieces &pieces) {
        pieces.types[pieces.find("Bishop")->index()].moves = {
            {BetzaText{"WcvDW3"}, When::Always, {}}};
    });
    const QString file = bench.path("twice.rookery");
    write(file, QByteArray::fromStdString(writeDesign(design)));
    QVERIFY(bench.window.openFile(file));
    bench.show("sjaak");
    QTRY_VERIFY(bench.plan().isSettled());
    bench.prove();
    QTRY_VERIFY_WITH_TIMEOUT(bench.view().proof().has_value(), 120'000);
    const Proof proof = *bench.view().proof();
    if (proof.state == ProofState::NotInstalled)
        QSKIP(proof.sentence.text().c_str());
    QVERIFY2(proof.disagreement.has_value(), proof.sentence.text().c_str());
    QVERIFY(bench.view().findChild<PictureView *>("previewPicture")->isVisible());
    bench.click(bench.button("playFromThere"));
    QCOMPARE(bench.workspace().choices().mode(), Mode::Play);
    const auto read = readPosition(
        proof.disagreement->position, bench.workspace().design(), bench.workspace().board());
    QVERIFY(read.has_value());
    QVERIFY(bench.workspace().play().position() == *read);
}

void tst_export::writesAfterSaving()
{
    ExportBench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("game.rookery");
    bench.trigger("file.save-as");
    bench.show("zrf");
    QTRY_VERIFY(bench.plan().isSettled());
    auto *box = bench.view().findChild<QCheckBox *>("exportAfterSave");
    QVERIFY(box && !box->isChecked());
    bench.saveAnswer = bench.path("game.zrf");
    bench.write();
    QVERIFY(QFile::remove(bench.saveAnswer));
    bench.edit();
    bench.trigger("file.save");
    QVERIFY(!QFile::exists(bench.saveAnswer)); // no one has asked for it
    bench.show("zrf");
    bench.click(box);
    bench.edit();
    bench.trigger("file.save");
    QVERIFY(contents(bench.saveAnswer).contains("Written by Rookery"));
    bench.trigger("edit.undo");
    bench.trigger("edit.undo");
    QVERIFY(!box->isChecked());
}

ROOKERY_WIDGET_TEST(tst_export)
#include "tst_export.moc"
