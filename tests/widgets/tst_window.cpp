#include "app/window/action_search.h"
#include "app/window/document_view.h"
#include "app/window/main_window.h"
#include "app/window/new_board_dialog.h"
#include "app/window/notice_bar.h"
#include "app/window/welcome_page.h"
#include "model/edit/board_edits.h"
#include "model/file/bundled.h"
#include "model/file/design_reader.h"
#include "model/file/design_writer.h"
#include "tests/support.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/panels/board_panel.h"
#include "widgets/panels/problems_panel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoView>

using namespace rookery;
using namespace rookery::test;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// A window whose questions the test answers.
class Bench
{
public:
    Bench()
        : store((folder.path() + QStringLiteral("/recovery")).toStdString())
        , window(store)
    {
        Questions questions;
        questions.openPath = [this](QWidget *) { return openAnswer; };
        questions.savePath = [this](QWidget *, const QString &, const QString &) { return saveAnswer; };
        questions.unsaved = [this](QWidget *, const QString &) {
            ++unsavedAsked;
            return unsavedAnswer;
        };
        questions.overwriteChanged = [this](QWidget *, const QString &) {
            ++overwriteAsked;
            return overwriteAnswer;
        };
        window.setQuestions(questions);
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("the window was not shown");
    }

    void trigger(const char *id) { window.actions().at(QLatin1String(id))->trigger(); }
    Workspace &workspace() { return window.current()->workspace(); }
    Session &session() { return workspace().session(); }
    QString path(const char *name) const { return folder.filePath(QLatin1String(name)); }
    template<class T>
    T *find(const char *name)
    {
        return window.findChild<T *>(QLatin1String(name));
    }
    /// One small edit.
    void edit(int cell = 0)
    {
        const SiteId site(cell);
        session().apply("punch", withCellsRemoved(session().design(), std::span(&site, 1)));
    }

    QTemporaryDir folder;
    RecoveryStore store;
    MainWindow window;
    QString openAnswer;
    QString saveAnswer;
    Questions::Unsaved unsavedAnswer = Questions::Unsaved::Discard;
    bool overwriteAnswer = false;
    int unsavedAsked = 0;
    int overwriteAsked = 0;
};

} // namespace

class tst_window : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void everyActionExplainsItself();
    void noKeyIsTakenTwice();
    void everyControlHasANameAndATip();
    void welcomeShowsTheShelf();
    void newBoardByGalleryAndText();
    void enterCreatesTheBoardAtOnce();
    void modesKeepTheChoice();
    void saveCloseReopen();
    void everythingIsAsItWas();
    void saveAsksBeforeOverwritingAnothersChange();
    void cleanFileIsReloadedWhenItChanges();
    void modifiedFileIsNotReloaded();
    void aFailedSaveLosesNothing();
    void badFilesOpenNothing();
    void sameFileTwiceIsOneTab();
    void unknownKeysAreSaidAndKept();
    void closingAsks();
    void recoveryAfterAKill();
    void savedWorkIsNotRecovered();
    void tabsAreIndependent();
    void undoTextsAndHistory();
    void copyPictureHasAllFormats();
    void boardPanelAsksBeforeLosing();
    void problemsLeadToTheirPlace();
    void actionSearchFindsAndRuns();
    void digitsPick();
    void f6GoesRound();
    void darkAndLight();
};

void tst_window::initTestCase()
{
    QApplication::setApplicationName(QStringLiteral("rookery-test"));
    QApplication::setOrganizationName(QStringLiteral("rookery-test"));
    QStandardPaths::setTestModeEnabled(true);
}

void tst_window::init()
{
    QSettings().clear();
}

void tst_window::everyActionExplainsItself()
{
    Bench bench;
    for (const QAction *action : bench.window.actions().all()) {
        const QByteArray id = action->objectName().toUtf8();
        QVERIFY2(!action->text().isEmpty(), id);
        QVERIFY2(!action->toolTip().isEmpty() && !action->statusTip().isEmpty() && !action->whatsThis().isEmpty(), id);
        QVERIFY2(!action->shortcut().isEmpty(), id);
    }
}

void tst_window::noKeyIsTakenTwice()
{
    QHash<QString, QString> keys;
    for (const ActionRow &row : actionTable()) {
        for (const QKeySequence &key : row.keys) {
            const QString name = key.toString();
            QVERIFY2(!keys.contains(name), qPrintable(name + ": " + keys.value(name) + " and " + QLatin1String(row.id)));
            keys.insert(name, QLatin1String(row.id));
        }
    }
    // On the canvas the tools' letters come on top.
    for (const auto &mode : enumRows<Mode>()) {
        for (const ToolRow &row : toolsFor(mode.value)) {
            const QString name = QKeySequence(row.key).toString();
            QVERIFY2(!keys.contains(name), qPrintable(row.id + ": " + name));
        }
    }
}

void tst_window::everyControlHasANameAndATip()
{
    Bench bench;
    bench.window.openBundled("chess");
    for (const char *mode : {"mode.board", "mode.directions", "mode.pieces", "mode.setup"}) {
        bench.trigger(mode);
        for (QWidget *widget : bench.window.findChildren<QWidget *>()) {
            const bool isControl = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget)
                                   || qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QComboBox *>(widget);
            const bool isOurs = widget->isVisible() && !widget->objectName().startsWith(QLatin1String("qt_"));
            const bool isPart = qobject_cast<QAbstractSpinBox *>(widget->parentWidget()) || qobject_cast<QLineEdit *>(widget->parentWidget())
                                || qobject_cast<QDockWidget *>(widget->parentWidget()) || qobject_cast<QTabBar *>(widget->parentWidget());
            if (!isControl || !isOurs || isPart)
                continue;
            const QString what = QStringLiteral("%1 %2 in %3").arg(QLatin1String(widget->metaObject()->className()), widget->objectName(), QLatin1String(mode));
            auto *button = qobject_cast<QToolButton *>(widget);
            const bool named = !widget->accessibleName().isEmpty() || (button && button->defaultAction() && !button->defaultAction()->text().isEmpty());
            QVERIFY2(named, qPrintable(what + " has no name"));
            QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(what + " has no tooltip"));
            QVERIFY2(!widget->statusTip().isEmpty() || (button && button->defaultAction()), qPrintable(what + " has no hint"));
        }
    }
}

void tst_window::welcomeShowsTheShelf()
{
    Bench bench;
    auto *welcome = bench.find<WelcomePage>("welcomePage");
    QVERIFY(welcome->isVisible());
    const auto cards = welcome->findChildren<QToolButton *>();
    int shown = 0;
    for (QToolButton *card : cards)
        shown += card->property("bundled").isValid() ? 1 : 0;
    QCOMPARE(shown, static_cast<int>(bundledDesigns().size()));
    for (QToolButton *card : cards) {
        if (card->property("bundled") == QStringLiteral("tablut"))
            card->click();
    }
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(bench.workspace().board().size(), std::size_t(81));
    QVERIFY(!bench.window.current()->document().isModified());
}

void tst_window::newBoardByGalleryAndText()
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
    QCOMPARE(verdict->text(), QString("Column 12: unknown topology 'torrus'; did you mean 'torus'?"));
    QVERIFY(!create->isEnabled());
    spec->selectAll();
    QTest::keyClicks(spec, "square:9x5:torus");
    QVERIFY(create->isEnabled());
    create->click();
    QCOMPARE(bench.window.documentCount(), 1);
    QCOMPARE(bench.workspace().design().board->files, 9);
    QCOMPARE(bench.workspace().design().board->topology, Topology::Torus);
}

void tst_window::enterCreatesTheBoardAtOnce()
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

void tst_window::modesKeepTheChoice()
{
    Bench bench;
    bench.window.openBundled("chess");
    QCOMPARE(bench.workspace().mode(), Mode::Setup);
    bench.workspace().setPiece(PieceId(4));
    bench.workspace().setSelection({SiteId(3)});
    bench.trigger("mode.directions");
    bench.trigger("mode.board");
    QCOMPARE(bench.workspace().piece(), std::optional(PieceId(4)));
    QCOMPARE(bench.workspace().selection().size(), std::size_t(1));
    bench.trigger("mode.previous");
    QCOMPARE(bench.workspace().mode(), Mode::Directions);
    bench.trigger("mode.previous");
    QCOMPARE(bench.workspace().mode(), Mode::Board);
    QVERIFY(bench.window.actions().at("mode.board")->isChecked());
}

void tst_window::saveCloseReopen()
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

void tst_window::everythingIsAsItWas()
{
    Bench bench;
    for (const BundledDesign &design : bundledDesigns()) {
        bench.window.openBundled(QString::fromUtf8(design.name.data(), qsizetype(design.name.size())));
        bench.saveAnswer = bench.path("copy.rookery");
        bench.trigger("file.save-as");
        QCOMPARE(contents(bench.path("copy.rookery")), QByteArray(design.text.data(), qsizetype(design.text.size())));
        bench.trigger("file.close");
    }
}

void tst_window::saveAsksBeforeOverwritingAnothersChange()
{
    Bench bench;
    bench.window.openBundled("tablut");
    bench.saveAnswer = bench.path("t.rookery");
    bench.trigger("file.save");
    bench.edit();
    const QByteArray other = "{ \"rookery\": 1 }";
    write(bench.path("t.rookery"), other);
    bench.trigger("file.save");
    QCOMPARE(bench.overwriteAsked, 1);
    QCOMPARE(contents(bench.path("t.rookery")), other);
    QVERIFY(bench.window.isWindowModified());
    bench.overwriteAnswer = true;
    bench.trigger("file.save");
    QVERIFY(contents(bench.path("t.rookery")) != other);
    QVERIFY(!bench.window.isWindowModified());
}

void tst_window::cleanFileIsReloadedWhenItChanges()
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
}

void tst_window::modifiedFileIsNotReloaded()
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
    QCOMPARE(buttons.size(), 2);
    buttons.at(1)->click(); // keep mine: the next save asks nothing
    bench.trigger("file.save");
    QCOMPARE(bench.overwriteAsked, 0);
    QVERIFY(!bench.window.isWindowModified());
}

void tst_window::aFailedSaveLosesNothing()
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

void tst_window::badFilesOpenNothing()
{
    Bench bench;
    write(bench.path("bad.rookery"), "{\n  \"rookery\": 1,\n  \"board\": { \"lattice\": \"sqare\" }\n}\n");
    QVERIFY(!bench.window.openFile(bench.path("bad.rookery")));
    QVERIFY(!bench.window.openFile(bench.path("missing.rookery")));
    QCOMPARE(bench.window.documentCount(), 0);
    bench.window.openBundled("chess");
    QVERIFY(!bench.window.openFile(bench.path("bad.rookery")));
    QVERIFY2(bench.window.current()->notices().sentence().contains("line 3, column 25"), qPrintable(bench.window.current()->notices().sentence()));
}

void tst_window::sameFileTwiceIsOneTab()
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

void tst_window::unknownKeysAreSaidAndKept()
{
    Bench bench;
    QByteArray text(findBundled("tablut")->text.data(), qsizetype(findBundled("tablut")->text.size()));
    text.replace("\"rules\": {", "\"rules\": {\n    \"duck\": [1, 2],");
    write(bench.path("t.rookery"), text);
    QVERIFY(bench.window.openFile(bench.path("t.rookery")));
    QVERIFY(bench.window.current()->notices().sentence().contains("'duck'"));
    bench.edit();
    bench.trigger("file.save");
    QVERIFY(contents(bench.path("t.rookery")).contains("\"duck\": [1, 2]"));
}

void tst_window::closingAsks()
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

void tst_window::recoveryAfterAKill()
{
    QTemporaryDir folder;
    const std::filesystem::path recovery = folder.filePath(QStringLiteral("recovery")).toStdString();
    Design lost;
    {
        RecoveryStore store(recovery);
        Document document(designOf("square:5x5"), store);
        QSignalSpy recorded(&document, &Document::titleChanged);
        const SiteId site(7);
        document.session().apply("punch", withCellsRemoved(document.session().design(), std::span(&site, 1)));
        lost = document.session().design();
        // Within two seconds a copy lies on disk.
        QTRY_VERIFY_WITH_TIMEOUT(QDir(folder.filePath(QStringLiteral("recovery"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size() == 1, 2000);
        store.finish();
        // This process lives, so nobody else is offered its work.
        QVERIFY(store.recoverable().empty());
    }
    // Another process, by now dead: its number and start time cannot be ours.
    const QDir dir(folder.filePath(QStringLiteral("recovery")));
    const QString id = dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot).front();
    const QString meta = dir.filePath(id + QStringLiteral("/meta.json"));
    QByteArray text = contents(meta);
    text.replace(QByteArray("\"pid\": ") + QByteArray::number(QCoreApplication::applicationPid()), "\"pid\": 1999999999");
    text.replace(QByteArray("\"pid\":") + QByteArray::number(QCoreApplication::applicationPid()), "\"pid\":1999999999");
    write(meta, text);
    RecoveryStore store(recovery);
    const auto found = store.recoverable();
    QCOMPARE(found.size(), std::size_t(1));
    auto opened = Document::recover(found.front(), store);
    QVERIFY(opened.has_value());
    QVERIFY(opened->document->session().design() == lost);
    QVERIFY(opened->document->isModified());
    QVERIFY(opened->document->path().empty());
    // Saving it somewhere ends its recovery.
    const std::filesystem::path saved = folder.filePath(QStringLiteral("saved.rookery")).toStdString();
    QVERIFY(opened->document->saveAs(saved).has_value());
    store.finish();
    QVERIFY(store.recoverable().empty());
    QVERIFY(!opened->document->isModified());
}

void tst_window::savedWorkIsNotRecovered()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.edit();
    QTRY_VERIFY_WITH_TIMEOUT(!QDir(bench.path("recovery")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).filter(QRegularExpression("^[0-9a-f]{32}$")).isEmpty(), 2500);
    bench.saveAnswer = bench.path("c.rookery");
    bench.trigger("file.save");
    bench.store.finish();
    QVERIFY(QDir(bench.path("recovery")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).filter(QRegularExpression("^[0-9a-f]{32}$")).isEmpty());
}

void tst_window::tabsAreIndependent()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.edit(1);
    bench.window.openBundled("tablut");
    QVERIFY(!bench.window.actions().at("edit.undo")->isEnabled());
    bench.trigger("tabs.next");
    QCOMPARE(bench.workspace().board().size(), std::size_t(63));
    QVERIFY(bench.window.actions().at("edit.undo")->isEnabled());
    bench.trigger("edit.undo");
    QCOMPARE(bench.workspace().board().size(), std::size_t(64));
    bench.trigger("tabs.previous");
    QCOMPARE(bench.workspace().board().size(), std::size_t(81));
}

void tst_window::undoTextsAndHistory()
{
    Bench bench;
    bench.window.openBundled("chess");
    auto *history = bench.window.findChild<QUndoView *>();
    bench.edit(1);
    bench.edit(2);
    QCOMPARE(bench.window.actions().at("edit.undo")->text(), QString("Undo punch"));
    QCOMPARE(history->model()->rowCount(), 3);
    history->setCurrentIndex(history->model()->index(0, 0));
    QCOMPARE(bench.workspace().board().size(), std::size_t(64));
    QVERIFY(bench.window.actions().at("edit.redo")->isEnabled());
}

void tst_window::copyPictureHasAllFormats()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("edit.copy-picture");
    const QMimeData *data = QApplication::clipboard()->mimeData();
    QVERIFY(data->data("image/svg+xml").contains("<svg"));
    QVERIFY(data->data("image/png").startsWith("\x89PNG"));
    QVERIFY(data->hasImage());
    QCOMPARE(data->text(), QString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"));
    bench.saveAnswer = bench.path("board.pdf");
    bench.trigger("file.picture");
    QVERIFY(contents(bench.path("board.pdf")).startsWith("%PDF"));
    bench.saveAnswer = bench.path("board.gif");
    bench.trigger("file.picture");
    QVERIFY(!QFile::exists(bench.path("board.gif")));
    QCOMPARE(bench.window.current()->notices().sentence(), QString("A picture's name ends in .svg, .png or .pdf"));
}

void tst_window::boardPanelAsksBeforeLosing()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("mode.board");
    auto *panel = bench.find<BoardPanel>("boardPanel");
    QSpinBox *ranks = nullptr;
    for (QSpinBox *box : panel->findChildren<QSpinBox *>()) {
        if (box->accessibleName() == QLatin1String("Ranks"))
            ranks = box;
    }
    QVERIFY(ranks);
    ranks->setValue(9);
    QCOMPARE(bench.workspace().design().board->ranks, 9);
    ranks->setValue(6);
    // Two ranks of men would go: it is said, and nothing happens yet.
    QCOMPARE(bench.workspace().design().board->ranks, 9);
    auto *warning = bench.find<QWidget>("lossWarning");
    QVERIFY(warning->isVisible());
    QCOMPARE(warning->findChild<QLabel *>()->text(), QString("This would remove 24 cells and 16 pieces."));
    bench.find<QPushButton>("lossKeep")->click();
    QVERIFY(!warning->isVisible());
    QCOMPARE(ranks->value(), 9);
    ranks->setValue(6);
    bench.find<QPushButton>("lossApply")->click();
    QCOMPARE(bench.workspace().design().board->ranks, 6);
    QCOMPARE(bench.workspace().design().setup->placements.size(), std::size_t(16));
    bench.trigger("edit.undo");
    QCOMPARE(bench.workspace().design().setup->placements.size(), std::size_t(32));
    bench.find<QToolButton>("topology-torus")->click();
    QCOMPARE(bench.workspace().design().board->topology, Topology::Torus);
}

void tst_window::problemsLeadToTheirPlace()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.session().apply("add", withPieceAdded(bench.session().design(), "Rock", "K"));
    auto *panel = bench.find<ProblemsPanel>("problemsPanel");
    QTRY_COMPARE(panel->warnings(), 2);
    auto *list = panel->findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItem(0)->text(1), QString("Rock has no moves"));
    Q_EMIT list->itemClicked(list->topLevelItem(0), 0);
    QCOMPARE(bench.workspace().mode(), Mode::Pieces);
    QCOMPARE(bench.workspace().piece(), std::optional(PieceId(6)));
    qobject_cast<QPushButton *>(list->itemWidget(list->topLevelItem(1), 3))->click();
    QTRY_COMPARE(panel->warnings(), 1);
    QCOMPARE((*bench.workspace().design().pieces)[PieceId(6)].letter, std::string("O"));
}

void tst_window::actionSearchFindsAndRuns()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.trigger("help.search");
    auto *search = bench.find<ActionSearch>("actionSearch");
    QVERIFY(search);
    auto *field = search->findChild<QLineEdit *>();
    QTest::keyClicks(field, "flip");
    auto *list = search->findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItem(0)->text(0), QString("Flip the board"));
    QCOMPARE(list->topLevelItem(0)->text(2), QString("F"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(bench.workspace().isFlipped());
}

void tst_window::digitsPick()
{
    Bench bench;
    bench.window.openBundled("chess");
    BoardCanvas &canvas = bench.window.current()->canvas();
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_3);
    QCOMPARE(bench.workspace().piece(), std::optional(PieceId(2)));
    bench.trigger("mode.directions");
    QTest::keyClick(&canvas, Qt::Key_2);
    QCOMPARE(bench.workspace().direction(), std::optional(DirectionId(1)));
    bench.trigger("mode.setup");
    QTest::keyClick(&canvas, Qt::Key_Q);
    QCOMPARE(bench.workspace().player(), PlayerId(1));
    QTest::keyClick(&canvas, Qt::Key_V);
    QCOMPARE(bench.workspace().tool(), QString("select"));
    // Typing into a field picks nothing.
    auto *text = bench.find<QLineEdit>("positionText");
    text->setFocus();
    QTest::keyClick(text, Qt::Key_3);
    QCOMPARE(bench.workspace().piece(), std::optional(PieceId(2)));
}

void tst_window::f6GoesRound()
{
    Bench bench;
    bench.window.openBundled("chess");
    QApplication::setActiveWindow(&bench.window);
    bench.window.current()->canvas().setFocus();
    QSet<QWidget *> seen;
    for (int i = 0; i < 12; ++i) {
        bench.trigger("view.next-region");
        seen.insert(QApplication::focusWidget());
    }
    QVERIFY(seen.contains(&bench.window.current()->canvas()));
    QVERIFY(seen.size() >= 4);
}

void tst_window::darkAndLight()
{
    Bench bench;
    bench.window.openBundled("chess");
    const QImage before = bench.window.grab().toImage();
    bench.window.setTheme(Theme::Dark);
    QTRY_VERIFY(bench.window.palette().color(QPalette::Window).lightness() < 128);
    QVERIFY(bench.window.current()->canvas().picture().theme.isDark);
    QVERIFY(bench.window.grab().toImage() != before);
    bench.window.setTheme(Theme::Light);
    QTRY_VERIFY(!bench.window.current()->canvas().picture().theme.isDark);
}

QTEST_MAIN(tst_window)
#include "tst_window.moc"
