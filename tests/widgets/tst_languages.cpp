#include "app/help/help_page.h"
#include "app/languages.h"
#include "app/window/document_tabs.h"
#include "app/window/new_board_dialog.h"
#include "app/window_host.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_about.h"
#include "model/play/ends/game_end_text.h"
#include "tests/designs.h"
#include "tests/widgets/window_support.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/game/play_session.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>

using namespace rookery;
using namespace rookery::test;

/// What the window speaks, and that it learns another language while it runs.
class tst_languages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { installLanguage(QStringLiteral("en")); }
    void germanAndSpanishAreThere();
    void aCountryIsServedByItsLanguage();
    void theModelsTitlesAreTranslated();
    void pluralsAreRight();
    void endsAreToldInEveryLanguage_data();
    void endsAreToldInEveryLanguage();
    void resultsAreSentences_data();
    void resultsAreSentences();
    void aFileAddsALanguage();
    void theWindowChangesWhileItRuns();
    void anOpenManualStaysOpen();
    void aQuestionIsNotTakenAway();
    void aPreferenceChangesIt();
};

namespace {

/// A host whose window is shown.
struct Stage
{
    Stage()
        : store((folder.path() + QStringLiteral("/recovery")).toStdString())
        , host(store, preferences)
        , renewed(&host, &WindowHost::renewed)
    {
        host.window().show();
    }

    QString menu() { return host.window().menuBar()->actions().front()->text(); }

    QTemporaryDir folder;
    RecoveryStore store;
    Preferences preferences;
    WindowHost host;
    QSignalSpy renewed;
};

} // namespace

void tst_languages::germanAndSpanishAreThere()
{
    QStringList codes;
    for (const Language &each : languages())
        codes << each.code + QLatin1Char(' ') + each.title;
    QCOMPARE(codes.front(), QString("en English"));
    QVERIFY(codes.contains(QStringLiteral("de Deutsch")));
    QVERIFY(codes.contains(QStringLiteral("es Español")));
}

void tst_languages::aCountryIsServedByItsLanguage()
{
    QCOMPARE(installLanguage(QStringLiteral("de_AT.UTF-8")), QString("de"));
    QCOMPARE(installLanguage(QStringLiteral("es-MX")), QString("es"));
    QCOMPARE(installLanguage(QStringLiteral("xx")), QString("en"));
    QVERIFY(!hasLanguage(QStringLiteral("xx")));
}

void tst_languages::theModelsTitlesAreTranslated()
{
    QCOMPARE(shown("Castling"), QString("Castling"));
    installLanguage(QStringLiteral("de"));
    QCOMPARE(shown("Castling"), QString("Rochade"));
    QCOMPARE(shown(""), QString());
    QCOMPARE(asKey("Castling"), QString("Castling"));
    installLanguage(QStringLiteral("es"));
    QCOMPARE(shown("Castling"), QString("Enroque"));
}

void tst_languages::pluralsAreRight()
{
    installLanguage(QStringLiteral("de"));
    NewBoardDialog dialog;
    dialog.show();
    auto *spec = dialog.findChild<QLineEdit *>(QStringLiteral("boardSpec"));
    auto *verdict = dialog.findChild<QLabel *>(QStringLiteral("boardVerdict"));
    const auto verdictFor = [&](const char *text) {
        spec->clear();
        QTest::keyClicks(spec, QLatin1String(text));
        return verdict->text().section(QStringLiteral(" · "), 1, 1);
    };
    QCOMPARE(verdictFor("square:1x1"), QString("1 Feld"));
    QCOMPARE(verdictFor("square:2x1"), QString("2 Felder"));
}

void tst_languages::endsAreToldInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << "de";
    QTest::newRow("Spanish") << "es";
}

/// Each template is translated, and uses what the English one uses.
void tst_languages::endsAreToldInEveryLanguage()
{
    QFETCH(QString, language);
    installLanguage(language);
    const auto used = [](const QString &text) {
        static const QRegularExpression name(QStringLiteral("\\{[?]?([a-z-]+)"));
        QSet<QString> names;
        for (auto each = name.globalMatch(text); each.hasNext();)
            names << each.next().captured(1);
        return names;
    };
    for (const RuleType *type : endTypes()) {
        const QString english = asKey(type->about().over);
        const QString other = shown(type->about().over);
        QVERIFY2(other != english, qPrintable(english));
        QCOMPARE(used(other), used(english));
    }
}

void tst_languages::resultsAreSentences_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<EndCondition>("condition");
    QTest::addColumn<char>("result"); ///< w, l, d: of the second player
    QTest::addColumn<QString>("text");
    const auto row = [](const char *language, EndCondition of, char result, const char *text) {
        QTest::addRow("%s: %s", language, text)
            << QString(language) << std::move(of) << result << QString::fromUtf8(text);
    };
    Extinct extinct;
    extinct.types = {*bundledDesign("chess").pieces->find("King")};
    row("en", Stalemate{}, 'd', "draw: Black has no move");
    row("de", Stalemate{}, 'd', "Remis: Black hat keinen Zug");
    row("es", Stalemate{}, 'd', "tablas: Black no tiene jugada");
    row("de", Mate{}, 'l', "Black verliert: Black ist schachmatt");
    row("es", Mate{}, 'l', "Black pierde: Black está en jaque mate");
    row("de", BoardFull{}, 'w', "Black gewinnt: das Brett ist voll");
    row("es", BoardFull{}, 'w', "Black gana: el tablero está lleno");
    row("de", extinct, 'l', "Black verliert: Black hat keine Figur des Typs King mehr");
    row("es", extinct, 'l', "Black pierde: a Black no le quedan piezas del tipo King");
    row("de", Extinct{}, 'l', "Black verliert: Black hat zu wenige Figuren");
    row("es", Extinct{}, 'l', "Black pierde: a Black le quedan demasiado pocas piezas");
}

void tst_languages::resultsAreSentences()
{
    QFETCH(QString, language);
    QFETCH(EndCondition, condition);
    QFETCH(char, result);
    QFETCH(QString, text);
    Design design = bundledDesign("chess");
    design.rules.edit([&](Rules &rules) {
        rules.ends = {End{}};
        rules.ends.front().condition = condition;
    });
    GameEnd end;
    end.rule = 0;
    end.about = PlayerId(1);
    end.isDraw = result == 'd';
    if (result == 'w')
        end.winner = PlayerId(1);
    installLanguage(language);
    QCOMPARE(QString::fromStdString(describeEnd(end, design, shownWording())), text);
}

void tst_languages::aFileAddsALanguage()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                           + QStringLiteral("/translations");
    QVERIFY(QDir().mkpath(folder));
    const QString file = folder + QStringLiteral("/rookery_nl.qm");
    QFile::remove(file);
    QVERIFY(!hasLanguage(QStringLiteral("nl")));
    QVERIFY(QFile::copy(QStringLiteral(":/translations/rookery_de.qm"), file));
    QVERIFY(languages().contains({QStringLiteral("nl"), QStringLiteral("Nederlands")}));
    QCOMPARE(installLanguage(QStringLiteral("nl")), QString("nl"));
    QCOMPARE(shown("Castling"), QString("Rochade"));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    QVERIFY(QFile::remove(file));
}

void tst_languages::theWindowChangesWhileItRuns()
{
    Stage stage;
    QVERIFY(stage.host.window().openBundled(QStringLiteral("chess")));
    QVERIFY(stage.host.window().openBundled(QStringLiteral("shogi")));
    stage.host.window().tabs().setCurrentIndex(0);
    Workspace *workspace = &stage.host.window().current()->workspace();
    const SiteId hole(27);
    QVERIFY(workspace->session().apply(
        "punch", withCellsRemoved(workspace->session().design(), std::span(&hole, 1))));
    workspace->choices().setMode(Mode::Play);
    const Design edited = workspace->design();
    QCOMPARE(stage.menu(), QString("&File"));

    installLanguage(QStringLiteral("de"));
    QVERIFY(stage.renewed.wait());
    QCOMPARE(stage.menu(), QString("&Datei"));
    QCOMPARE(stage.renewed.size(), 1);
    MainWindow &window = stage.host.window();
    QVERIFY(window.isVisible());
    QCOMPARE(window.documentCount(), 2);
    QCOMPARE(window.tabs().currentIndex(), 0);
    QCOMPARE(&window.current()->workspace(), workspace);
    QVERIFY(window.current()->document().isModified());
    QVERIFY(workspace->design() == edited);
    QCOMPARE(workspace->choices().mode(), Mode::Play);
    workspace->choices().setMode(Mode::Board);
    window.actions().at(QStringLiteral("edit.undo"))->trigger();
    QVERIFY(!window.current()->document().isModified());

    installLanguage(QStringLiteral("en"));
    QVERIFY(stage.renewed.wait());
    QCOMPARE(stage.menu(), QString("&File"));
    QCOMPARE(stage.host.window().documentCount(), 2);
}

/// With what is searched in it, under the new window.
void tst_languages::anOpenManualStaysOpen()
{
    Stage stage;
    stage.host.window().actions().at(QStringLiteral("help.page"))->trigger();
    const QPointer<HelpPage> page = stage.host.window().findChild<HelpPage *>();
    QVERIFY(page);
    page->findChild<QLineEdit *>(QStringLiteral("manualSearch"))
        ->setText(QStringLiteral("kriegspiel"));
    installLanguage(QStringLiteral("de"));
    QVERIFY(stage.renewed.wait());
    QCoreApplication::processEvents();
    QVERIFY(page && page->isVisible());
    QCOMPARE(stage.host.window().findChild<HelpPage *>(), page.data());
    QCOMPARE(page->windowTitle(), QString("Hilfe"));
    const auto *list = page->findChild<QListWidget *>(QStringLiteral("manualList"));
    QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Eigene Regeln")));
}

void tst_languages::aQuestionIsNotTakenAway()
{
    Stage stage;
    auto *question = new QDialog(&stage.host.window());
    question->setModal(true);
    question->show();
    QVERIFY(QTest::qWaitForWindowExposed(question));
    const QPointer<QDialog> guard(question);
    installLanguage(QStringLiteral("de"));
    QVERIFY(!stage.renewed.wait(200));
    QVERIFY(guard);
    question->close();
    QVERIFY(stage.renewed.wait());
    QCOMPARE(stage.menu(), QString("&Datei"));
}

void tst_languages::aPreferenceChangesIt()
{
    Stage stage;
    PreferenceValues values;
    values.language = QStringLiteral("de");
    stage.preferences.set(values);
    QVERIFY(stage.renewed.wait());
    QCOMPARE(stage.menu(), QString("&Datei"));
    values.language = QStringLiteral("en");
    stage.preferences.set(values);
    QVERIFY(stage.renewed.wait());
    QCOMPARE(stage.menu(), QString("&File"));
}

ROOKERY_WIDGET_TEST(tst_languages)
#include "tst_languages.moc"
