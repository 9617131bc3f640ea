#include "model/exchange/supervisor/supervisor.h"
#include "tests/model/stand_in_engines.h"
#include "tests/widgets/play_support.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include <csignal>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A game in which these engines can be chosen.
class EngineGame : public Game
{
public:
    explicit EngineGame(std::vector<EngineSetup> engines, const char *design = "chess")
        : Game(design)
    {
        keep(std::move(engines));
        play().programs().setTimes(std::chrono::milliseconds(50), std::chrono::milliseconds(0));
    }

    void keep(std::vector<EngineSetup> engines)
    {
        PreferenceValues values;
        values.engines = std::move(engines);
        preferences.set(values);
    }
    /// As a person chooses in the panel.
    void choose(int player, const char *title)
    {
        QComboBox *combo = panel().opponent(player);
        const int row = combo->findText(QString::fromUtf8(title));
        QVERIFY(row >= 0);
        combo->setCurrentIndex(row);
        Q_EMIT combo->activated(row);
    }
    std::size_t plies() { return play().tree().size() - 1; }
};

EngineSetup replying(const std::string &go)
{
    StandIn does;
    does.go = go;
    return uciStandIn(does);
}

} // namespace

/// Other programs that play in the window.
class tst_play_engines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void enginesAnswer_data();
    void enginesAnswer();
    void theirThoughtsAreShown();
    void faultsAreSaid_data();
    void faultsAreSaid();
    void stopFreesTheBoardAtOnce();
    void takenBackMovesAreToldAnew();
    void nothingIsLeftOfAClosedGame();
    void changedSettingsArePlayedWith();
    void otherEnginesAreAskedFor();
    void aRealEnginePlaysOtherGames_data();
    void aRealEnginePlaysOtherGames();
};

void tst_play_engines::enginesAnswer_data()
{
    QTest::addColumn<bool>("isCecp");
    QTest::newRow("UCI") << false;
    QTest::newRow("CECP") << true;
}

void tst_play_engines::enginesAnswer()
{
    QFETCH(bool, isCecp);
    EngineGame game({isCecp ? cecpStandIn("echo move e7e5") : replying("echo bestmove e7e5")});
    game.choose(1, "engine");
    QVERIFY(game.panel().thinkingTime()->isVisible());
    game.move("e2", "e4");
    QTRY_COMPARE_WITH_TIMEOUT(game.plies(), std::size_t(2), 20'000);
    QCOMPARE(game.pieceOn("e5"), QString("Black Pawn"));
}

void tst_play_engines::theirThoughtsAreShown()
{
    EngineGame game({replying("echo info depth 7 score cp 12 nodes 5 pv e2e4 e7e5; sleep 1000")});
    game.choose(0, "engine");
    QTRY_COMPARE_WITH_TIMEOUT(game.message(), QString("depth 7, +0.12: e2e4 e7e5"), 20'000);
    game.play().stop();
    QCOMPARE(game.message(), QString());
}

void tst_play_engines::faultsAreSaid_data()
{
    QTest::addColumn<QString>("go");
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("crashes") << "echo boom >&2; kill -SEGV $$"
                             << "chess"
                             << "engine: it crashed with signal 11; its last words: 'boom'";
    QTest::newRow("plays what is not legal")
        << "echo bestmove e2e5"
        << "chess"
        << "engine plays 'e2e5', which is not legal in the position "
           "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    QTest::newRow("does not know the game")
        << "echo bestmove e2e4"
        << "xiangqi"
        << "engine cannot play this game: it does not know this game; it plays "
           "chess only";
}

/// The window goes on, and the program can be told to go again.
void tst_play_engines::faultsAreSaid()
{
    QFETCH(QString, go);
    QFETCH(QString, design);
    QFETCH(QString, sentence);
    EngineGame game({replying(go.toStdString())}, design.toLatin1().constData());
    game.choose(0, "engine");
    QTRY_COMPARE_WITH_TIMEOUT(game.message(), sentence, 20'000);
    QVERIFY(!game.play().isThinking());
    QVERIFY(game.play().isPaused());
    game.choose(0, "Greedy");
    QTRY_COMPARE(game.plies(), std::size_t(1));
    QCOMPARE(game.message(), QString());
}

void tst_play_engines::stopFreesTheBoardAtOnce()
{
    EngineGame game({replying("sleep 1000")});
    game.choose(0, "engine");
    QTRY_COMPARE(game.state(), QString("White is thinking…"));
    QTest::mouseClick(game.find<QPushButton>("stopProgram"), Qt::LeftButton);
    QVERIFY(!game.play().isThinking());
    QCOMPARE(game.state(), QString("White to move"));
    game.choose(0, "A person");
    game.move("e2", "e4");
    QCOMPARE(game.plies(), std::size_t(1));
}

void tst_play_engines::takenBackMovesAreToldAnew()
{
    const std::string told = "case \"$line\" in *e2e4) reply=e7e5;; *d2d4) reply=d7d5;; esac";
    EngineGame game({cecpStandIn("echo move $reply", told)});
    game.choose(1, "engine");
    game.move("e2", "e4");
    QTRY_COMPARE_WITH_TIMEOUT(game.plies(), std::size_t(2), 20'000);
    game.settle();
    game.play().goToStart();
    game.move("d2", "d4");
    QTRY_COMPARE_WITH_TIMEOUT(game.plies(), std::size_t(4), 20'000);
    QCOMPARE(game.pieceOn("d5"), QString("Black Pawn"));
}

void tst_play_engines::nothingIsLeftOfAClosedGame()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("number");
    {
        EngineGame game(
            {replying("echo $$ >'" + file.toStdString() + "'; trap '' TERM; sleep 1000")});
        game.choose(0, "engine");
        QTRY_VERIFY_WITH_TIMEOUT(!contents(file).trimmed().isEmpty(), 20'000);
        game.trigger("file.close");
        QCOMPARE(game.window.documentCount(), 0);
    }
    const int engine = contents(file).trimmed().toInt();
    QVERIFY(engine > 0);
    QTRY_VERIFY_WITH_TIMEOUT(::kill(engine, 0) != 0, 20'000);
}

void tst_play_engines::changedSettingsArePlayedWith()
{
    StandIn does;
    does.greeting = "style=e7e5; echo 'option name Style type string default x'; echo uciok";
    does.go = "echo bestmove $style";
    EngineSetup engine = uciStandIn(does);
    const std::string loop = "while read -r line; do ";
    const std::size_t at = engine.command.back().find(loop) + loop.size();
    engine.command.back().insert(at,
                                 "case \"$line\" in 'setoption name Style "
                                 "value '*) style=${line##* };; esac; ");
    EngineGame game({engine});
    game.choose(1, "engine");
    game.move("e2", "e4");
    QTRY_COMPARE_WITH_TIMEOUT(game.plies(), std::size_t(2), 20'000);
    QCOMPARE(game.pieceOn("e5"), QString("Black Pawn"));
    engine.options["Style"] = "d7d5";
    game.keep({engine});
    QCOMPARE(game.panel().opponent(1)->currentText(), QString("engine"));
    game.move("g1", "f3");
    QTRY_COMPARE_WITH_TIMEOUT(game.plies(), std::size_t(4), 20'000);
    QCOMPARE(game.pieceOn("d5"), QString("Black Pawn"));
}

void tst_play_engines::otherEnginesAreAskedFor()
{
    EngineGame game({});
    game.choose(0, "Engines…");
    QCOMPARE(game.panel().opponent(0)->currentText(), QString("A person"));
    auto *dialog = game.find<QDialog>("settingsDialog");
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(dialog->findChild<QWidget *>("engineList")->isVisible());
    dialog->reject();
}

void tst_play_engines::aRealEnginePlaysOtherGames_data()
{
    QTest::addColumn<QString>("design");
    for (const char *design : {"chess", "xiangqi", "shogi", "breakthrough"})
        QTest::newRow(design) << design;
}

void tst_play_engines::aRealEnginePlaysOtherGames()
{
    QFETCH(QString, design);
    if (installedProgram("fairy-stockfish").empty())
        QSKIP("fairy-stockfish is not installed");
    EngineGame game({}, design.toLatin1().constData());
    game.choose(0, "Fairy-Stockfish");
    game.choose(1, "Fairy-Stockfish");
    QTRY_VERIFY2_WITH_TIMEOUT(game.plies() >= 6, qPrintable(game.message()), 60'000);
    game.play().stop();
}

ROOKERY_WIDGET_TEST(tst_play_engines)
#include "tst_play_engines.moc"
