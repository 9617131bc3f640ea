#include "app/start/welcome_page.h"
#include "app/window/document_tabs.h"
#include "app/window/file_commands.h"
#include "app/window/notice_bar.h"
#include "model/edit/rules/description_edits.h"
#include "model/file/bundled/bundled.h"
#include "tests/widgets/effort.h"
#include "tests/widgets/window_support.h"
#include "widgets/game/play_session.h"

#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <filesystem>
#include <set>

using namespace rookery;
using namespace rookery::test;

class tst_window_files : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void saveCloseReopen();
    void anotherGameIsOfferedItsName();
    void theSameGameKeepsItsName_data();
    void theSameGameKeepsItsName();
    void anotherVersionOfOnesOwn();
    void aCopiedGameSaysTheNewName();
    void aDesignIsDescribed();
    void everythingIsAsItWas();
    void saveAsksBeforeOverwritingAnothersChange();
    void cleanFileIsReloadedWhenItChanges();
    void modifiedFileIsNotReloaded();
    void aFailedSaveLosesNothing();
    void noCopyIsPromisedThatIsNotThere();
    void copiesAreTriedAgain();
    void copiesAreWrittenWhileEditingGoesOn();
    void warningsAreNotTalkedOver();
    void aDeletedFileIsUnsavedWork();
    void anUnreadableChangeIsNotTaken();
    void recoveredWorkHasOneOwner();
    void badFilesOpenNothing();
    void theStartPageLeadsBack();
    void theStartPageIsATab();
    void unsavedDesignsAreNumbered();
    void badFilesAmongGoodOnesAreSaid();
    void unreadableCopiesAreSaid();
    void aSaveThatFailsSaysWhatIsTrue();
    void sameFileTwiceIsOneTab();
    void unknownKeysAreSaidAndKept();
    void closingAsks();
    void recoveryAfterAKill();
    void aWindowStartsOverWorkThatWasKilled();
    void savedWorkIsNotRecovered();
};

void tst_window_files::saveCloseReopen()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.edit(27);
    QVERIFY(bench.window.isWindowModified());
    bench.saveAnswer = bench.path("my chess"); // the ending is added
    bench.trigger("file.save");
    QVERIFY(!bench.window.isWindowModified());
    QVERIFY(QFile::exists(bench.path("my chess.rookery")));
    const Design saved = bench.session().design();
    bench.trigger("file.close");
    QCOMPARE(bench.window.documentCount(), 0);
    QCOMPARE(bench.unsavedAsked, 0);
    bench.openAnswer = bench.path("my chess.rookery");
    bench.trigger("file.open");
    QVERIFY(bench.session().design() == saved);
    QCOMPARE(bench.find<QListWidget>("recentFiles")->count(), 1);
}

void tst_window_files::anotherGameIsOfferedItsName()
{
    Bench bench;
    bench.window.openBundled("chess960");
    bench.edit(27);
    bench.saveAnswer = bench.path("hole-in-one.rookery");
    bench.trigger("file.save");
    auto &notices = bench.window.current()->notices();
    QCOMPARE(notices.sentence(),
             QString("This design is still called “Chess960” and names the source of that game, "
                     "also in exports."));
    const std::string about = bench.session().design().info->about;
    notices.findChildren<QPushButton *>().at(0)->click();
    const Info info = *bench.session().design().info;
    QCOMPARE(info.name, std::string("Hole in one"));
    QCOMPARE(info.about, "Based on Chess960 by Robert James Fischer. Of that game: " + about);
    QCOMPARE(info.author, std::string());
    QCOMPARE(info.license, std::string("CC0-1.0"));
    // It is in the file, and nothing more is asked.
    QVERIFY(contents(bench.saveAnswer).contains("\"name\": \"Hole in one\""));
    QVERIFY(!bench.window.isWindowModified());
    QVERIFY(notices.sentence().isEmpty());
    bench.trigger("edit.undo");
    QCOMPARE(bench.session().design().info->name, std::string("Chess960"));
    bench.edit(28);
    bench.trigger("file.save");
    QVERIFY(notices.sentence().isEmpty());
}

void tst_window_files::theSameGameKeepsItsName_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isChanged");
    QTest::newRow("nothing was changed") << "my-chess" << false;
    QTest::newRow("the file is called like the game") << "CHESS" << true;
}

void tst_window_files::theSameGameKeepsItsName()
{
    QFETCH(QString, file);
    QFETCH(bool, isChanged);
    Bench bench;
    bench.window.openBundled("chess");
    if (isChanged)
        bench.edit(27);
    bench.saveAnswer = bench.folder.filePath(file);
    bench.trigger("file.save");
    QVERIFY(bench.window.current()->notices().sentence().isEmpty());
}

/// What one's own design says of itself stays.
void tst_window_files::anotherVersionOfOnesOwn()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("chess.rookery");
    bench.trigger("file.save");
    bench.trigger("file.close");
    QVERIFY(bench.window.openFile(bench.path("chess.rookery")));
    bench.edit(27);
    bench.saveAnswer = bench.path("chess v2.rookery");
    bench.trigger("file.save-as");
    const Info before = *bench.session().design().info;
    bench.window.current()->notices().findChildren<QPushButton *>().at(0)->click();
    QCOMPARE(bench.session().design().info->name, std::string("Chess v2"));
    QCOMPARE(bench.session().design().info->about, before.about);
}

void tst_window_files::aCopiedGameSaysTheNewName()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.play");
    PlaySession &play = bench.workspace().play();
    QTRY_VERIFY(play.gameText().contains(QStringLiteral("\"Chess\"")));
    Info info = *bench.session().design().info;
    info.name = "Hole in one";
    bench.session().apply(QStringLiteral("rename"), withInfo(bench.session().design(), info));
    QVERIFY2(play.gameText().contains(QStringLiteral("\"Hole in one\"")),
             qPrintable(play.gameText()));
}

void tst_window_files::aDesignIsDescribed()
{
    Bench bench;
    bench.window.openBundled("chess");
    const Design before = bench.session().design();
    bench.trigger("file.describe");
    auto *dialog = bench.find<QDialog>("descriptionDialog");
    const auto field = [&](const char *name) {
        return dialog->findChild<QLineEdit *>(QLatin1String(name));
    };
    QCOMPARE(field("designName")->text(), QString::fromStdString(before.info->name));
    QVERIFY(dialog->findChild<QLabel *>("descriptionFault")->text().isEmpty());
    field("designName")->setText(QString(201, QLatin1Char('x')));
    QVERIFY(!dialog->findChild<QLabel *>("descriptionFault")->text().isEmpty());
    field("designName")->setText(QStringLiteral("Our chess "));
    field("designAuthor")->setText(QStringLiteral("Ada"));
    dialog->findChild<QPlainTextEdit *>("designAbout")
        ->setPlainText(QStringLiteral("Two lines,\nof which this is one."));
    dialog->findChild<QComboBox *>("designLicense")->setCurrentText(QStringLiteral("CC-BY-4.0"));
    dialog->accept();
    const Info &info = *bench.session().design().info;
    QCOMPARE(info.name, std::string("Our chess"));
    QCOMPARE(info.author, std::string("Ada"));
    QCOMPARE(info.about, std::string("Two lines,\nof which this is one."));
    QCOMPARE(info.license, std::string("CC-BY-4.0"));
    QCOMPARE(info.family, before.info->family);
    bench.trigger("edit.undo");
    QVERIFY(bench.session().design() == before);
}

void tst_window_files::everythingIsAsItWas()
{
    Bench bench;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(3)) {
        const BundledDesign &design = bundledDesigns()[i];
        bench.window.openBundled(
            QString::fromUtf8(design.name.data(), qsizetype(design.name.size())));
        bench.saveAnswer = bench.path("copy.rookery");
        bench.trigger("file.save-as");
        QCOMPARE(contents(bench.path("copy.rookery")),
                 QByteArray(design.text.data(), qsizetype(design.text.size())));
        bench.trigger("file.close");
    }
}

void tst_window_files::saveAsksBeforeOverwritingAnothersChange()
{
    Bench bench;
    bench.window.openBundled("tablut");
    bench.saveAnswer = bench.path("t.rookery");
    bench.trigger("file.save");
    bench.edit();
    const QByteArray other = "{ \"rookery\": 2 }";
    write(bench.path("t.rookery"), other);
    bench.trigger("file.save");
    QCOMPARE(bench.overwriteAsked, 1);
    QCOMPARE(contents(bench.path("t.rookery")), other);
    QVERIFY(bench.window.isWindowModified());
    bench.overwriteAnswer = Questions::Overwrite::Replace;
    bench.trigger("file.save");
    QVERIFY(contents(bench.path("t.rookery")) != other);
    QVERIFY(!bench.window.isWindowModified());
}

void tst_window_files::cleanFileIsReloadedWhenItChanges()
{
    Bench bench;
    bench.window.openBundled("tablut");
    bench.saveAnswer = bench.path("t.rookery");
    bench.trigger("file.save");
    const Design before = bench.session().design();
    QByteArray text = contents(bench.path("t.rookery"));
    write(bench.path("t.rookery"), text.replace("\"pass\": \"stuck\"", "\"pass\": \"always\""));
    QTRY_COMPARE(bench.session().design().rules->pass, Pass::Always);
    QVERIFY(!bench.window.isWindowModified());
    QVERIFY(bench.window.current()->notices().sentence().contains("read again"));
    bench.trigger("edit.undo");
    QVERIFY(bench.session().design() == before);
    // What was read again is what the next save replaces.
    QVERIFY(bench.window.isWindowModified());
    bench.trigger("file.save");
    QCOMPARE(bench.overwriteAsked, 0);
    QVERIFY(!bench.window.isWindowModified());
}

void tst_window_files::modifiedFileIsNotReloaded()
{
    Bench bench;
    bench.window.openBundled("tablut");
    bench.saveAnswer = bench.path("t.rookery");
    bench.trigger("file.save");
    bench.edit();
    const Design mine = bench.session().design();
    QByteArray text = contents(bench.path("t.rookery"));
    write(bench.path("t.rookery"), text.replace("\"pass\": \"stuck\"", "\"pass\": \"always\""));
    QTRY_VERIFY(bench.window.current()->notices().sentence().contains("unsaved work here"));
    QVERIFY(bench.session().design() == mine);
    const auto buttons = bench.window.current()->notices().findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 3); // compare, reload, keep mine
    buttons.at(2)->click();      // the next save asks nothing
    bench.trigger("file.save");
    QCOMPARE(bench.overwriteAsked, 0);
    QVERIFY(!bench.window.isWindowModified());
}

void tst_window_files::aFailedSaveLosesNothing()
{
    Bench bench;
    bench.window.openBundled("tablut");
    bench.edit();
    const Design mine = bench.session().design();
    bench.saveAnswer = bench.path("no/such/folder/t.rookery");
    bench.trigger("file.save");
    QVERIFY(bench.window.isWindowModified());
    QVERIFY(bench.session().design() == mine);
    QVERIFY(bench.window.current()->notices().sentence().contains("was not saved"));
    QVERIFY(bench.window.current()->notices().sentence().contains("No such file or directory"));
}

namespace {

QStringList copies(const Bench &bench)
{
    return QDir(bench.path("recovery"))
        .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
        .filter(QRegularExpression("^[0-9a-f]{32}$"));
}

} // namespace

void tst_window_files::noCopyIsPromisedThatIsNotThere()
{
    Bench bench;
    write(bench.path("recovery"), "a file where the folder of copies should be");
    bench.window.openBundled("tablut");
    bench.edit();
    bench.saveAnswer = bench.path("no/such/folder/t.rookery");
    bench.trigger("file.save");
    const auto says = [&] {
        return bench.window.current()->notices().sentence();
    };
    QTRY_VERIFY(says().contains("No recovery copy could be kept"));
    bench.window.current()->notices().findChild<QToolButton *>()->click();
    QVERIFY2(says().contains("Your changes are nowhere else"), qPrintable(says()));
    // With room for it the copy is made at once, and said to be there.
    QVERIFY(QFile::remove(bench.path("recovery")));
    bench.trigger("file.save");
    QVERIFY2(says().contains("Your changes are in the recovery copy"), qPrintable(says()));
    QCOMPARE(copies(bench).size(), 1);
}

void tst_window_files::copiesAreTriedAgain()
{
    Bench bench;
    write(bench.path("recovery"), "a file where the folder of copies should be");
    QSignalSpy failed(&bench.store, &RecoveryStore::failed);
    bench.window.openBundled("tablut");
    bench.edit();
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(QFile::remove(bench.path("recovery")));
    QTRY_COMPARE_WITH_TIMEOUT(copies(bench).size(), 1, 20'000);
    QCOMPARE(failed.size(), 1);
}

void tst_window_files::copiesAreWrittenWhileEditingGoesOn()
{
    Bench bench;
    bench.window.openBundled("tablut");
    // Of waiting, not of the work of a busy machine: SECURITY.md promises two seconds.
    constexpr int most = 2'000;
    constexpr int pause = 20;
    int waited = 0;
    for (int cell = 0; copies(bench).empty(); cell = (cell + 1) % 20) {
        bench.edit(cell);
        QTest::qWait(pause);
        waited += pause;
        QVERIFY(waited <= most);
    }
    QVERIFY(bench.window.isWindowModified());
}

void tst_window_files::warningsAreNotTalkedOver()
{
    NoticeBar bar;
    bar.ask("question", {{"Yes", [] {
                          }}});
    bar.say("news");
    QCOMPARE(bar.sentence(), QString("question"));
    bar.warn("warning");
    bar.say("news");
    bar.ask("another question", {{"Yes", [] {
                                  }}});
    QCOMPARE(bar.sentence(), QString("warning"));
    auto *close = bar.findChild<QToolButton *>();
    close->click();
    QCOMPARE(bar.sentence(), QString("question"));
    close->click();
    QCOMPARE(bar.sentence(), QString("another question"));
    close->click();
    QCOMPARE(bar.sentence(), QString());
}

void tst_window_files::aDeletedFileIsUnsavedWork()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("c.rookery");
    bench.trigger("file.save");
    QVERIFY(!bench.window.isWindowModified());
    QVERIFY(QFile::remove(bench.path("c.rookery")));
    QTRY_VERIFY(bench.window.isWindowModified());
    QVERIFY(bench.window.current()->notices().sentence().contains("is no longer there"));
    bench.trigger("file.save");
    QVERIFY(!bench.window.isWindowModified());
    QVERIFY(QFile::exists(bench.path("c.rookery")));
}

void tst_window_files::anUnreadableChangeIsNotTaken()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("c.rookery");
    bench.trigger("file.save");
    const Design before = bench.session().design();
    write(bench.path("c.rookery"), "no design");
    const auto says = [&] {
        return bench.window.current()->notices().sentence();
    };
    QTRY_VERIFY2(says().contains("cannot be read"), qPrintable(says()));
    QVERIFY2(!says().contains("it was read again"), qPrintable(says()));
    QVERIFY(bench.session().design() == before);
}

void tst_window_files::recoveredWorkHasOneOwner()
{
    const QTemporaryDir folder;
    RecoveryStore store(folder.filePath("recovery").toStdString());
    const std::string id = Journal::freshId();
    store.record(id, {}, designOf("square:5x5"));
    store.finish();
    RecoverableDocument found;
    found.id = id;
    found.info.title = "Untitled";
    found.snapshot = folder.filePath("recovery").toStdString() + "/" + id + "/snap-a.rookery";
    const auto first = store.claim(found);
    QVERIFY(first.has_value());
    QVERIFY(first->id != id);
    QVERIFY(std::filesystem::exists(first->snapshot));
    const auto second = store.claim(found);
    QVERIFY(!second);
    QCOMPARE(second.error().sentence(),
             std::string("'Untitled' is already open in another window"));
}

void tst_window_files::badFilesOpenNothing()
{
    Bench bench;
    write(bench.path("bad.rookery"),
          "{\n  \"rookery\": 2,\n  \"board\": { \"lattice\": \"sqare\" }\n}\n");
    QVERIFY(!bench.window.openFile(bench.path("bad.rookery")));
    auto *start = bench.find<WelcomePage>("welcomePage");
    QVERIFY(start->notices().sentence().contains("line 3, column 25"));
    QVERIFY(!bench.window.openFile(bench.path("missing.rookery")));
    QVERIFY(start->notices().sentence().contains("missing.rookery"));
    QCOMPARE(bench.window.documentCount(), 0);
    bench.window.openBundled("chess");
    QVERIFY(start->notices().sentence().isEmpty());
    QVERIFY(!bench.window.openFile(bench.path("bad.rookery")));
    QVERIFY2(bench.window.current()->notices().sentence().contains("line 3, column 25"),
             qPrintable(bench.window.current()->notices().sentence()));
}

/// It stands beside the designs that are open.
void tst_window_files::theStartPageLeadsBack()
{
    Bench bench;
    bench.window.openBundled("tablut");
    auto *start = bench.find<WelcomePage>("welcomePage");
    const auto isBack = [&] {
        return bench.window.current()->isVisible() && !start->isVisible();
    };
    QVERIFY(isBack());
    bench.trigger("file.new-template");
    QVERIFY(start->isVisible() && !bench.window.current()->isVisible());
    // Nothing edits what is not on show.
    auto *selectAll = bench.window.findChild<QAction *>("edit.select-all");
    QVERIFY(!selectAll->isEnabled());
    QTest::keyClick(start, Qt::Key_Escape);
    QVERIFY(isBack() && selectAll->isEnabled());
    QCOMPARE(bench.window.tabs().count(), 1);
    bench.trigger("file.new-template");
    bench.trigger("file.new-template");
    QVERIFY(isBack());
    bench.trigger("file.new-template");
    bench.trigger("file.close"); // the page, not the design
    QVERIFY(isBack());
    QCOMPARE(bench.window.documentCount(), 1);
    bench.trigger("file.new-template");
    bench.trigger("mode.pieces");
    QVERIFY(isBack());
    bench.trigger("file.new-template");
    bench.trigger("mode.pieces"); // the mode that it has
    QVERIFY(isBack());
    bench.trigger("file.close");
    QVERIFY(start->isVisible());
    QCOMPARE(bench.window.documentCount(), 0);
    QTest::keyClick(start, Qt::Key_Escape); // there is nothing to lead to
    QVERIFY(start->isVisible());
}

/// A tab as every other, but for its cross: one is always left.
void tst_window_files::theStartPageIsATab()
{
    Bench bench;
    DocumentTabs &tabs = bench.window.tabs();
    const auto titles = [&] {
        QStringList all;
        for (int i = 0; i < tabs.count(); ++i)
            all << tabs.tabText(i);
        return all;
    };
    const auto cross = [&] {
        const int place = static_cast<int>(titles().indexOf("Start"));
        return qobject_cast<QToolButton *>(tabs.tabBar()->tabButton(place, QTabBar::RightSide));
    };
    QCOMPARE(titles(), QStringList{"Start"});
    QVERIFY(!cross());
    // What is opened from it takes its place.
    bench.window.openBundled("tablut");
    QCOMPARE(titles(), QStringList{"Tablut"});
    bench.trigger("file.new-template");
    QCOMPARE(titles(), QStringList({"Tablut", "Start"}));
    QVERIFY(cross());
    QVERIFY(bench.window.windowTitle().startsWith("Rookery"));
    bench.window.openBundled("chess");
    QCOMPARE(titles(), QStringList({"Tablut", "Chess"}));
    QCOMPARE(tabs.currentIndex(), 1);
    // What is opened beside it leaves it alone.
    bench.trigger("file.new-template");
    bench.trigger("tabs.next");
    QCOMPARE(tabs.currentIndex(), 0);
    QCOMPARE(QString::fromStdString(bench.workspace().design().info->name), QString("Tablut"));
    bench.window.openBundled("go-9x9");
    QCOMPARE(tabs.count(), 4);
    QCOMPARE(bench.window.documentCount(), 3);
    QVERIFY(titles().contains("Start"));
    // A mode leads to the design that was on show last, not to the last tab.
    tabs.setCurrentIndex(1);
    bench.trigger("file.new-template");
    bench.trigger("mode.board");
    QCOMPARE(tabs.currentIndex(), 1);
    cross()->click();
    QVERIFY(!titles().contains("Start"));
    QCOMPARE(tabs.currentIndex(), 1);
    while (bench.window.documentCount() > 0)
        bench.trigger("file.close");
    QCOMPARE(titles(), QStringList{"Start"});
    QVERIFY(!cross());
}

void tst_window_files::unsavedDesignsAreNumbered()
{
    Bench bench;
    const auto title = [&] {
        return bench.window.current()->document().title();
    };
    bench.window.openBundled("tablut");
    QCOMPARE(title(), QString("Tablut"));
    bench.window.openBundled("tablut");
    QCOMPARE(title(), QString("Tablut 2"));
    bench.window.openBundled("chess");
    QCOMPARE(title(), QString("Chess"));
    for (const char *name : {"Untitled", "Untitled 2", "Untitled 3"}) {
        bench.window.addDocument(
            std::make_unique<Document>(newDesign(*readBoardSpec("square:8x8"), {}), bench.store));
        QCOMPARE(title(), QString(name));
    }
}

void tst_window_files::badFilesAmongGoodOnesAreSaid()
{
    Bench bench;
    write(bench.path("bad.rookery"), "{ half");
    bench.window.findChild<FileCommands *>()->openAll(
        {bench.path("bad.rookery"), "no such game", "chess"});
    QCOMPARE(bench.window.documentCount(), 1);
    const QString says = bench.window.current()->notices().sentence();
    QVERIFY2(says.contains("bad.rookery") && says.contains("no such game"), qPrintable(says));
}

void tst_window_files::unreadableCopiesAreSaid()
{
    const QTemporaryDir folder;
    const QString id = QString(32, QLatin1Char('a'));
    QVERIFY(QDir(folder.path()).mkdir(id));
    write(folder.filePath(id + "/snap-a.rookery"), "{ half");
    RecoveryStore store(folder.path().toStdString());
    Preferences preferences;
    MainWindow window(store, preferences);
    window.show();
    auto *start = window.findChild<WelcomePage *>("welcomePage");
    QTRY_VERIFY(start->notices().sentence().contains("cannot be read"));
    QVERIFY(start->notices().sentence().contains(folder.filePath(id)));
}

/// There is no previous file that could be untouched.
void tst_window_files::aSaveThatFailsSaysWhatIsTrue()
{
    Bench bench;
    bench.window.openBundled("tablut");
    bench.saveAnswer = bench.path("t.rookery");
    QVERIFY(QDir(bench.folder.path()).mkdir("t.rookery"));
    bench.trigger("file.save");
    const QString says = bench.window.current()->notices().sentence();
    QVERIFY2(says.contains("it is a folder") && !says.contains("previous file"), qPrintable(says));
}

void tst_window_files::sameFileTwiceIsOneTab()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.saveAnswer = bench.path("c.rookery");
    bench.trigger("file.save");
    bench.window.openBundled("tablut");
    QVERIFY(bench.window.openFile(bench.folder.path() + QStringLiteral("/./c.rookery")));
    QCOMPARE(bench.window.documentCount(), 2);
    QCOMPARE(bench.workspace().board().size(), std::size_t(64));
}

void tst_window_files::unknownKeysAreSaidAndKept()
{
    Bench bench;
    QByteArray text(findBundled("tablut")->text.data(),
                    qsizetype(findBundled("tablut")->text.size()));
    text.replace("\"rules\": {", "\"rules\": {\n    \"duck\": [1, 2],");
    write(bench.path("t.rookery"), text);
    QVERIFY(bench.window.openFile(bench.path("t.rookery")));
    QVERIFY(bench.window.current()->notices().sentence().contains("'duck'"));
    bench.edit();
    bench.trigger("file.save");
    QVERIFY(contents(bench.path("t.rookery")).contains("\"duck\": [1, 2]"));
}

void tst_window_files::closingAsks()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.edit();
    bench.unsavedAnswer = Questions::Unsaved::Cancel;
    bench.trigger("file.close");
    QCOMPARE(bench.window.documentCount(), 1);
    bench.window.close();
    QVERIFY(bench.window.isVisible());
    QCOMPARE(bench.unsavedAsked, 2);
    bench.unsavedAnswer = Questions::Unsaved::Save;
    bench.saveAnswer = bench.path("c.rookery");
    bench.trigger("file.close");
    QCOMPARE(bench.window.documentCount(), 0);
    QVERIFY(QFile::exists(bench.path("c.rookery")));
}

void tst_window_files::recoveryAfterAKill()
{
    QTemporaryDir folder;
    const std::filesystem::path recovery =
        folder.filePath(QStringLiteral("recovery")).toStdString();
    Design lost;
    {
        RecoveryStore store(recovery);
        Document document(designOf("square:5x5"), store);
        QSignalSpy recorded(&document, &Document::titleChanged);
        const SiteId site(7);
        document.session().apply(
            "punch", withCellsRemoved(document.session().design(), std::span(&site, 1)));
        lost = document.session().design();
        // Within two seconds a copy lies on disk.
        QTRY_VERIFY_WITH_TIMEOUT(QDir(folder.filePath(QStringLiteral("recovery")))
                                         .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
                                         .size()
                                     == 1,
                                 2000);
        store.finish();
        // This process lives, so no other piece is offered its work.
        QVERIFY(store.recoverable().empty());
    }
    leaveByDeadProgram(folder.filePath(QStringLiteral("recovery")));
    RecoveryStore store(recovery);
    const auto found = store.recoverable();
    QCOMPARE(found.size(), std::size_t(1));
    auto opened = Document::recover(found.front(), store);
    QVERIFY(opened.has_value());
    QVERIFY(opened->document->session().design() == lost);
    QVERIFY(opened->document->isModified());
    QVERIFY(opened->document->path().empty());
    // Saving it somewhere ends its recovery.
    const std::filesystem::path saved =
        folder.filePath(QStringLiteral("saved.rookery")).toStdString();
    QVERIFY(opened->document->saveAs(saved).has_value());
    store.finish();
    QVERIFY(store.recoverable().empty());
    QVERIFY(!opened->document->isModified());
}

/// Edits go on without a pause until copies were written twice, and then the power is cut: what lay
/// on the disk at that moment is all that the next window has. One click brings back a state that
/// was the design's not more than two seconds before.
void tst_window_files::aWindowStartsOverWorkThatWasKilled()
{
    QTemporaryDir folder;
    const std::filesystem::path kept = folder.filePath(QStringLiteral("kept")).toStdString();
    const std::filesystem::path left = folder.filePath(QStringLiteral("left")).toStdString();
    std::vector<std::pair<qint64, Design>> states;
    QElapsedTimer clock;
    qint64 killed = 0;
    {
        RecoveryStore store(kept);
        Document document(designOf("square:16x16"), store);
        clock.start();
        const auto copies = [&] {
            std::set<std::filesystem::path> files;
            std::error_code ignored;
            for (const auto &entry : std::filesystem::recursive_directory_iterator(kept, ignored)) {
                if (entry.path().extension() == ".rookery")
                    files.insert(entry.path());
            }
            return files;
        };
        std::set<std::filesystem::path> first;
        int next = 0;
        const auto editAgain = [&] {
            const SiteId site(next++ % 250);
            document.session().apply(
                "punch", withCellsRemoved(document.session().design(), std::span(&site, 1)));
            if (next % 250 == 0)
                document.session().apply("anew", designOf("square:16x16"));
            states.emplace_back(clock.elapsed(), document.session().design());
            if (first.empty())
                first = copies();
            return !first.empty() && copies() != first;
        };
        QTRY_VERIFY_WITH_TIMEOUT(editAgain(), 20'000);
        killed = clock.elapsed();
        std::filesystem::copy(kept, left, std::filesystem::copy_options::recursive);
    }
    leaveByDeadProgram(QString::fromStdString(left.string()));

    RecoveryStore store(left);
    Preferences preferences;
    MainWindow window(store, preferences);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto button = [&] {
        return window.findChild<QPushButton *>(QStringLiteral("openRecovered"));
    };
    QTRY_VERIFY(button() && button()->isVisible());
    HandCount effort;
    ++effort.clicks;
    QTest::mouseClick(button(), Qt::LeftButton);
    ROOKERY_WITHIN(effort, {.clicks = 1});
    QCOMPARE(window.documentCount(), 1);
    QVERIFY(window.windowTitle().endsWith(QStringLiteral(" (recovered)[*] – Rookery")));
    const Design &back = window.current()->workspace().session().design();
    const auto state = std::find_if(
        states.rbegin(), states.rend(), [&](const auto &each) { return each.second == back; });
    QVERIFY(state != states.rend());
    // The last moment at which it was the state: until the next edit.
    const qint64 until = state == states.rbegin() ? killed : std::prev(state)->first;
    QVERIFY2(killed - until <= 2000, qPrintable(QString::number(killed - until)));
    window.current()->document().giveUp();
}

void tst_window_files::savedWorkIsNotRecovered()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.edit();
    QTRY_VERIFY_WITH_TIMEOUT(!QDir(bench.path("recovery"))
                                  .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
                                  .filter(QRegularExpression("^[0-9a-f]{32}$"))
                                  .isEmpty(),
                             2500);
    bench.saveAnswer = bench.path("c.rookery");
    bench.trigger("file.save");
    bench.store.finish();
    QVERIFY(QDir(bench.path("recovery"))
                .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
                .filter(QRegularExpression("^[0-9a-f]{32}$"))
                .isEmpty());
}

ROOKERY_WIDGET_TEST(tst_window_files)
#include "tst_window_files.moc"
