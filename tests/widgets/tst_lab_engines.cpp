#include "model/exchange/engines/engine_lines.h"
#include "model/exchange/supervisor/supervisor.h"
#include "tests/model/stand_in_engines.h"
#include "tests/widgets/play_support.h"
#include "widgets/lab/engine_analyst.h"
#include "widgets/lab/evaluation_bar.h"
#include "widgets/lab/lab_panel.h"
#include "widgets/lab/lines_page.h"
#include "widgets/lab/looker_choice.h"

#include <QLabel>
#include <QSpinBox>

#include <csignal>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A window in Analysis mode, with this engine to choose.
class EngineLab : public Game
{
public:
    explicit EngineLab(const std::vector<EngineSetup> &engines, const char *design = "chess")
        : Game(design)
    {
        PreferenceValues values;
        values.engines = engines;
        preferences.set(values);
        trigger("mode.analysis");
    }

    LinesPage &lines() { return find<LabPanel>("labPanel")->lines(); }
    /// As a person chooses in the panel.
    void choose(const char *title)
    {
        QComboBox &combo = lines().looker();
        const int row = combo.findText(QString::fromUtf8(title));
        QVERIFY(row >= 0);
        combo.setCurrentIndex(row);
        Q_EMIT combo.activated(row);
    }
    QString line(int number)
    {
        return find<QLabel>(qPrintable(QStringLiteral("line%1").arg(number)))->text();
    }
    QString sentence() { return lines().sentence(); }
};

EngineSetup telling(const std::string &go)
{
    StandIn does;
    does.greeting = "echo 'id name Stand-in'; echo 'option name MultiPV type spin default 1 min 1 "
                    "max 500'; echo uciok";
    does.go = go;
    return uciStandIn(does);
}

} // namespace

/// Other programs that look for the best moves in Analysis mode.
class tst_lab_engines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void scoresAreOurs_data();
    void scoresAreOurs();
    void linesAreShown();
    void oneLineIsEnough();
    void faultsAreSaid_data();
    void faultsAreSaid();
    void thisProgramLooksAgain();
    void otherEnginesAreAskedFor();
    void nothingIsLeftOfAClosedGame();
    void realEnginesLook_data();
    void realEnginesLook();
};

void tst_lab_engines::scoresAreOurs_data()
{
    QTest::addColumn<QString>("info");
    QTest::addColumn<int>("score");
    QTest::newRow("hundredths") << "info depth 1 score cp -31" << -31;
    QTest::newRow("mate at once") << "info depth 1 score mate 1" << Searcher::win - 1;
    QTest::newRow("mate in three") << "info depth 1 score mate 3" << Searcher::win - 5;
    QTest::newRow("mated in two") << "info depth 1 score mate -2" << -(Searcher::win - 4);
    QTest::newRow("mated") << "info depth 0 score mate 0" << -Searcher::win;
    QTest::newRow("mate far away")
        << "info depth 1 score mate 900" << Searcher::win - Searcher::longestLine + 1;
}

void tst_lab_engines::scoresAreOurs()
{
    QFETCH(QString, info);
    const auto report = uciReport(info.toStdString());
    QVERIFY(report.has_value());
    QTEST(scoreOf(*report), "score");
}

void tst_lab_engines::linesAreShown()
{
    EngineLab lab({telling("echo info depth 7 multipv 1 score cp 30 nodes 90 pv e2e4 e7e5 x9x9;"
                           "echo info depth 7 multipv 2 score mate -3 nodes 90 pv d2d4;"
                           "sleep 0.3; echo info depth 8 multipv 1 score cp 20 nodes 99 pv g1f3;"
                           "sleep 1000")});
    lab.choose("engine");
    QTRY_COMPARE_WITH_TIMEOUT(lab.lines().found().depth, 8, 20'000);
    const BestLines &found = lab.lines().found();
    QCOMPARE(found.lines.size(), std::size_t(2));
    QCOMPARE(found.lines[0].score, 20);
    QCOMPARE(found.lines[0].texts, std::vector<std::string>{"Nf3"});
    QCOMPARE(found.lines[1].score, -(Searcher::win - 6));
    QCOMPARE(lab.workspace().view().arrows().size(), std::size_t(2));
    QVERIFY(lab.line(1).contains("d4"));
    QVERIFY(lab.lines().bar().text().startsWith("White"));
    lab.lines().follow(0, 0);
    QTRY_COMPARE(lab.play().tree().size(), std::size_t(2));
}

/// An engine without MultiPV.
void tst_lab_engines::oneLineIsEnough()
{
    StandIn does;
    does.go = "echo info depth 3 score cp 5 nodes 9 pv e2e4 e7e5; echo bestmove e2e4";
    EngineLab lab({uciStandIn(does)});
    lab.choose("engine");
    QTRY_VERIFY_WITH_TIMEOUT(!lab.lines().isLooking(), 20'000);
    QCOMPARE(lab.lines().found().lines.size(), std::size_t(1));
    QCOMPARE(lab.lines().found().lines[0].texts, (std::vector<std::string>{"e4", "e5"}));
    QVERIFY(lab.sentence().startsWith("Depth 3"));
}

void tst_lab_engines::faultsAreSaid_data()
{
    QTest::addColumn<QString>("go");
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("crashes") << "echo boom >&2; kill -SEGV $$"
                             << "chess"
                             << "Engine: it crashed with signal 11; its last words: 'boom'";
    QTest::newRow("does not know the game")
        << "echo bestmove e2e4"
        << "xiangqi"
        << "Engine cannot play this game: it does not know this game; it plays chess only";
    QTest::newRow("tells nothing") << "echo bestmove e2e4"
                                   << "chess"
                                   << "No move was found.";
}

void tst_lab_engines::faultsAreSaid()
{
    QFETCH(QString, go);
    QFETCH(QString, design);
    QFETCH(QString, sentence);
    EngineLab lab({telling(go.toStdString())}, design.toLatin1().constData());
    lab.choose("engine");
    QTRY_COMPARE_WITH_TIMEOUT(lab.sentence(), sentence, 20'000);
    QVERIFY(!lab.lines().isLooking());
    QVERIFY(lab.workspace().view().arrows().empty());
}

void tst_lab_engines::thisProgramLooksAgain()
{
    EngineLab lab({telling("sleep 1000")});
    lab.choose("engine");
    QVERIFY(lab.lines().isLooking());
    QCOMPARE(lab.sentence(), QString("Looking…"));
    lab.choose("This program");
    QTRY_COMPARE_WITH_TIMEOUT(lab.lines().found().lines.size(), std::size_t(3), 60'000);
}

void tst_lab_engines::otherEnginesAreAskedFor()
{
    EngineLab lab({});
    lab.choose("Engines…");
    QCOMPARE(lab.lines().looker().currentText(), QString("This program"));
    auto *dialog = lab.find<QDialog>("settingsDialog");
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(dialog->findChild<QWidget *>("engineList")->isVisible());
    dialog->reject();
}

void tst_lab_engines::nothingIsLeftOfAClosedGame()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("number");
    {
        EngineLab lab({telling("echo $$ >'" + file.toStdString() + "'; trap '' TERM; sleep 1000")});
        lab.choose("engine");
        QTRY_VERIFY_WITH_TIMEOUT(!contents(file).trimmed().isEmpty(), 20'000);
        lab.trigger("file.close");
        QCOMPARE(lab.window.documentCount(), 0);
    }
    const int engine = contents(file).trimmed().toInt();
    QVERIFY(engine > 0);
    QTRY_VERIFY_WITH_TIMEOUT(::kill(engine, 0) != 0, 20'000);
}

void tst_lab_engines::realEnginesLook_data()
{
    QTest::addColumn<QString>("design");
    for (const char *design : {"chess", "xiangqi", "shogi", "breakthrough"})
        QTest::newRow(design) << design;
}

void tst_lab_engines::realEnginesLook()
{
    QFETCH(QString, design);
    if (installedProgram("fairy-stockfish").empty())
        QSKIP("fairy-stockfish is not installed");
    EngineLab lab({}, design.toLatin1().constData());
    lab.choose("Fairy-Stockfish");
    QTRY_VERIFY2_WITH_TIMEOUT(lab.lines().found().depth >= 5
                                  && lab.lines().found().lines.size() == 3,
                              qPrintable(lab.sentence()),
                              60'000);
    QVERIFY(lab.lines().found().lines[0].moves.size() >= 2);
}

ROOKERY_WIDGET_TEST(tst_lab_engines)
#include "tst_lab_engines.moc"
