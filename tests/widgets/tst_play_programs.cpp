#include "model/exchange/game_files/game_file_format.h"
#include "model/play/moves/notation/move_text.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/game/play_session.h"
#include "widgets/play/play_bar.h"
#include "widgets/play/play_panel.h"
#include "widgets/play/record_list.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr std::chrono::milliseconds noPause{0};
constexpr std::chrono::hours forGood{1};

class Game : public Bench
{
public:
    explicit Game(const char *design = "chess")
    {
        if (!window.openBundled(QString::fromLatin1(design)))
            qFatal("no such design");
        trigger("mode.play");
        hand = CanvasHand(&window.current()->canvas());
        play().programs().setTimes(std::chrono::milliseconds(30), noPause);
    }

    PlaySession &play() { return workspace().play(); }
    std::size_t moves() { return play().tree().size() - 1; }
    QString message() { return window.current()->playBar().messageText(); }
    QString state() { return window.current()->playBar().stateText(); }
    /// As a person chooses in the panel.
    void choose(int player, const char *title)
    {
        QComboBox *combo = find<PlayPanel>("playPanel")->opponent(player);
        const int row = combo->findText(QLatin1String(title));
        QVERIFY(row >= 0);
        combo->setCurrentIndex(row);
        Q_EMIT combo->activated(row);
    }

    CanvasHand hand;
};

} // namespace

/// Programs that play in the window, beside its thread.
class tst_play_programs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void programsAnswer_data();
    void programsAnswer();
    void programsPlayEachOther();
    void stopFreesTheBoardAtOnce();
    void moveNowPlaysWhatWasFound();
    void aHintIsShown();
    void aHintComesAfterItsTabIsLeft();
    void hintsAreForPeopleOnly();
    void levelsLookAtLittle();
    void lookingBackLetsNothingMove();
    void closingWhileItThinks();
    void editingWhileItThinks();
    void timeRunsOut();
    void clocksStandWhileNothingMoves();
    void timesOfOnesOwn();
    void movesAreJudged();
    void programsResign();
    void peopleResign();
    void drawsAreAgreed();
    void peopleAgreeOnADraw();
    void gamesWithoutDraws();
    void threeAgreeOnNothing();
    void piecesMoveFreely();
    void chanceIsDrawn();
};

void tst_play_programs::programsAnswer_data()
{
    QTest::addColumn<QByteArray>("program");
    for (const auto &row : enumRows<Strategy>())
        QTest::newRow(row.name.data())
            << QByteArray(row.title.data(), static_cast<qsizetype>(row.title.size()));
}

/// Nothing is clicked for dice, the record keeps them, and taking back goes past them.
void tst_play_programs::chanceIsDrawn()
{
    Game game("royal-game-of-ur");
    QTRY_COMPARE(game.moves(), std::size_t(1));
    QTRY_VERIFY(game.play().choice());
    QCOMPARE(game.play().toMove(), PlayerId(0));
    QVERIFY(!game.play().hasUnsavedGame());
    const std::size_t first = game.play().tree().current();
    QVERIFY(!game.play().shownMove(first).isEmpty());
    game.play().playText(QString::fromStdString(moveText(game.play().ruling().legal.front(),
                                                         game.play().board(),
                                                         *game.play().design().pieces,
                                                         game.play().ruling().legal)));
    QTRY_VERIFY(game.moves() >= 3 && !game.play().isChance(game.play().toMove()));
    QVERIFY(game.play().hasUnsavedGame());
    game.play().goBack();
    QCOMPARE(game.play().tree().current(), first);
    game.play().goForward();
    QCOMPARE(game.play().tree().current(), std::size_t(3));
    game.play().goBack();
    game.play().goBack();
    QCOMPARE(game.play().tree().current(), GameTree::root);
    QTRY_VERIFY(game.play().isPaused());
    game.trigger("play.go");
    QTRY_VERIFY(game.play().tree().current() != GameTree::root);
}

void tst_play_programs::programsAnswer()
{
    QFETCH(QByteArray, program);
    Game game;
    game.choose(1, program);
    QTRY_VERIFY(game.play().choice());
    game.hand.click("e2");
    game.hand.click("e4");
    QTRY_COMPARE(game.moves(), std::size_t(2));
    QCOMPARE((*game.play().design().rules)[game.play().toMove()].name, std::string("White"));
    QTRY_VERIFY(game.play().choice());
    // A person is not asked for the program's moves.
    game.choose(0, program);
    QTRY_VERIFY(game.moves() >= 4);
    game.play().stop();
}

void tst_play_programs::programsPlayEachOther()
{
    Game game;
    game.choose(0, "Random moves");
    game.choose(1, "Random moves");
    QTRY_VERIFY(game.moves() >= 20);
    QPushButton *stop = game.find<QPushButton>("stopProgram");
    game.play().stop();
    QVERIFY(!stop->isVisible());
    const std::size_t moves = game.moves();
    QVERIFY(game.play().isPaused() || !game.play().choice() || game.play().ruling().end);
    QCoreApplication::processEvents();
    QCOMPARE(game.moves(), moves);
    QTRY_VERIFY(game.play().choice());
    if (!game.play().ruling().end) {
        game.trigger("play.go");
        QTRY_VERIFY(game.moves() > moves);
        game.play().stop();
    }
}

void tst_play_programs::stopFreesTheBoardAtOnce()
{
    Game game;
    game.play().programs().setTimes(forGood, noPause);
    game.choose(0, "Looks ahead (alpha-beta)");
    QTRY_COMPARE(game.state(), QString("White is thinking…"));
    game.hand.click("e2");
    QCOMPARE(game.play().message(), QString("White is played by the program"));
    QTest::mouseClick(game.find<QPushButton>("stopProgram"), Qt::LeftButton);
    QVERIFY(!game.play().isThinking());
    QCOMPARE(game.state(), QString("White to move"));
    QCOMPARE(game.moves(), std::size_t(0));
    // The thread that thought for an hour is free for the next thought.
    game.choose(0, "Greedy");
    QTRY_COMPARE(game.moves(), std::size_t(1));
}

void tst_play_programs::moveNowPlaysWhatWasFound()
{
    Game game;
    game.play().programs().setTimes(forGood, noPause);
    auto *now = game.find<QPushButton>("moveNow");
    QVERIFY(now->isHidden());
    game.choose(0, "Looks ahead (alpha-beta)");
    QTRY_VERIFY(!now->isHidden());
    QVERIFY(game.message().startsWith("depth "));
    QTest::mouseClick(now, Qt::LeftButton);
    QTRY_COMPARE(game.moves(), std::size_t(1));
    QVERIFY(now->isHidden());
    QVERIFY(!game.play().isPaused());
}

void tst_play_programs::aHintIsShown()
{
    Game game;
    QVERIFY(game.play().begin(QStringLiteral("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")));
    auto *hint = game.find<QPushButton>("hint");
    QTRY_VERIFY(!hint->isHidden());
    QTest::mouseClick(hint, Qt::LeftButton);
    QCOMPARE(game.message(), QString("Looking for a good move…"));
    QTRY_VERIFY(game.play().adviser().hint());
    QVERIFY2(game.message().startsWith("Hint: ") && game.message().endsWith(", #1: Re8"),
             qPrintable(game.message()));
    const auto cell = [&](const char *name) {
        return cellOf(game.play().board(), name);
    };
    QCOMPARE(game.workspace().view().arrows(),
             (std::vector<MoveArrow>{{cell("e1"), cell("e8"), 0}}));
    QCOMPARE(game.moves(), std::size_t(0));
    game.trigger("mode.analysis"); // where lines are shown
    QVERIFY(hint->isHidden());
    QVERIFY(!game.play().adviser().hint());
    game.trigger("mode.play");
    QTRY_VERIFY(!hint->isHidden());
    game.trigger("play.hint");
    QTRY_VERIFY(game.play().adviser().hint());
    game.hand.click("a1");
    game.hand.click("b1");
    QTRY_COMPARE(game.moves(), std::size_t(1));
    QVERIFY(!game.play().adviser().hint());
    QVERIFY(game.workspace().view().arrows().empty());
    // What is asked for and not waited for comes no more.
    QTRY_VERIFY(game.play().choice());
    game.trigger("play.hint");
    QVERIFY(game.play().adviser().isLooking());
    game.play().goBack();
    QVERIFY(!game.play().adviser().isLooking());
}

/// What it finds is its own tab's business.
void tst_play_programs::aHintComesAfterItsTabIsLeft()
{
    Game game;
    QTRY_VERIFY(game.play().choice());
    Adviser &adviser = game.play().adviser();
    game.trigger("play.hint");
    QVERIFY(adviser.isLooking());
    QVERIFY(game.window.openBundled(QStringLiteral("xiangqi")));
    QVERIFY(game.workspace().choices().mode() != Mode::Play);
    QTRY_VERIFY(adviser.hint());
    QVERIFY(game.workspace().view().arrows().empty());
}

void tst_play_programs::hintsAreForPeopleOnly()
{
    Game game("kriegspiel");
    QTRY_VERIFY(game.play().choice());
    QVERIFY(game.find<QPushButton>("hint")->isHidden());
    game.trigger("play.hint");
    QVERIFY(!game.play().adviser().isLooking());
}

/// By looking at few positions, not by taking its time.
void tst_play_programs::levelsLookAtLittle()
{
    Game game;
    QComboBox *strength = game.find<PlayPanel>("playPanel")->thinkingTime();
    const int row = strength->findText("Level 1: a beginner");
    QVERIFY(row >= 0);
    strength->setCurrentIndex(row);
    Q_EMIT strength->activated(row);
    game.choose(0, "Looks ahead (alpha-beta)");
    game.choose(1, "Looks ahead (alpha-beta)");
    QTRY_VERIFY(game.moves() >= 8); // a second for each would take too long
    game.play().stop();
}

void tst_play_programs::lookingBackLetsNothingMove()
{
    Game game;
    game.choose(1, "Greedy");
    QTRY_VERIFY(game.play().choice());
    game.hand.click("e2");
    game.hand.click("e4");
    QTRY_COMPARE(game.moves(), std::size_t(2));
    game.play().goBack();
    QTRY_VERIFY(game.play().choice());
    QVERIFY(game.play().isPaused());
    QVERIFY(!game.play().isThinking());
    QCOMPARE(game.moves(), std::size_t(2));
    game.play().go();
    QTRY_VERIFY(game.play().tree().current() != 1);
}

void tst_play_programs::closingWhileItThinks()
{
    Game game;
    game.play().programs().setTimes(forGood, noPause);
    game.choose(0, "Looks ahead (alpha-beta)");
    QTRY_VERIFY(game.play().isThinking());
    game.trigger("file.close");
    QCOMPARE(game.window.documentCount(), 0);
}

void tst_play_programs::editingWhileItThinks()
{
    Game game;
    game.play().programs().setTimes(forGood, noPause);
    game.choose(0, "Looks ahead (alpha-beta)");
    QTRY_VERIFY(game.play().isThinking());
    game.play().programs().setTimes(std::chrono::milliseconds(20), noPause);
    game.edit(0); // a corner with its rook is punched out
    QTRY_COMPARE(game.moves(), std::size_t(1));
    QCOMPARE(game.play().board().size(), std::size_t(63));
    game.play().stop();
}

void tst_play_programs::timeRunsOut()
{
    Game game;
    QTRY_VERIFY(game.play().choice());
    game.play().setTimeControl({std::chrono::milliseconds(40), std::chrono::milliseconds(0)});
    QVERIFY(game.find<QLabel>("clocks")->isVisible());
    QVERIFY(!game.play().clock().running()); // no one has moved yet
    game.hand.click("e2");
    game.hand.click("e4");
    QTRY_COMPARE(game.state(), QString("White wins: Black's time is up"));
    game.hand.click("e7");
    QCOMPARE(game.play().message(), QString("The game is over: White wins: Black's time is up"));
    QCOMPARE(game.moves(), std::size_t(1));
    QVERIFY(game.play().gameText().contains("time is up"));
    game.play().newGame();
    QTRY_COMPARE(game.state(), QString("White to move"));
}

void tst_play_programs::clocksStandWhileNothingMoves()
{
    Game game;
    QComboBox *combo = game.find<QComboBox>("timeControl");
    combo->setCurrentIndex(2);
    Q_EMIT combo->activated(2);
    QTRY_VERIFY(game.play().choice());
    const PlayerId white(0);
    const PlayerId black(1);
    const auto each = game.play().clock().control().whole;
    const auto bonus = game.play().clock().control().perMove;
    QCOMPARE(game.play().clock().left(white), each);
    game.hand.click("e2");
    game.hand.click("e4");
    QTRY_COMPARE(game.play().clock().running(), std::optional(black));
    QVERIFY(game.play().clock().left(white) == each + bonus);
    QTRY_VERIFY(game.play().clock().left(black) < each);
    game.play().goBack();
    QVERIFY(!game.play().clock().running());
    combo->setCurrentIndex(0);
    Q_EMIT combo->activated(0);
    QVERIFY(!game.find<QLabel>("clocks")->isVisible());
}

void tst_play_programs::timesOfOnesOwn()
{
    Game game;
    auto *combo = game.find<QComboBox>("timeControl");
    auto *minutes = game.find<QSpinBox>("ownMinutes");
    auto *seconds = game.find<QSpinBox>("ownSeconds");
    const auto choose = [&](int row) {
        combo->setCurrentIndex(row);
        Q_EMIT combo->activated(row);
    };
    const auto control = [&] {
        return game.play().clock().control();
    };
    QVERIFY(!minutes->isVisible());
    choose(2);
    choose(combo->count() - 1);
    // They begin with what was chosen before.
    QVERIFY(minutes->isVisible() && seconds->isVisible());
    QCOMPARE(control(), (TimeControl{std::chrono::minutes(3), std::chrono::seconds(2)}));
    minutes->setFocus();
    minutes->selectAll();
    QTest::keyClicks(minutes, "25");
    QCOMPARE(control().whole, std::chrono::milliseconds(std::chrono::minutes(3))); // not yet
    QTest::keyClick(minutes, Qt::Key_Return);
    seconds->setValue(8);
    QCOMPARE(control(), (TimeControl{std::chrono::minutes(25), std::chrono::seconds(8)}));
    QCOMPARE(game.play().clock().left(PlayerId(1)), control().whole);
    // Each design has its own clock, and the panel shows it.
    game.window.openBundled("makruk");
    game.trigger("mode.play");
    QTRY_COMPARE(combo->currentIndex(), 0);
    QVERIFY(!minutes->isVisible());
    choose(combo->count() - 1);
    QVERIFY(minutes->isVisible());
    QVERIFY(control().isOn());
    choose(0);
    QVERIFY(!minutes->isVisible());
    QVERIFY(!control().isOn());
}

void tst_play_programs::movesAreJudged()
{
    Game game;
    QTRY_VERIFY(game.play().choice());
    game.hand.click("e2");
    game.hand.click("e4");
    QTRY_COMPARE(game.moves(), std::size_t(1));
    auto *record = game.find<RecordList>("recordList");
    QTest::keyClick(record, '!');
    QCOMPARE(record->spokenMove(1), QString("1. e4!"));
    const auto first = record->place(1);
    QCOMPARE(first.item->data(first.column, Qt::AccessibleTextRole).toString(),
             QString("White, 1. e4!, a good move"));
    QTest::keyClick(record, '!');
    QVERIFY(game.play().gameText().contains("e2-e4!!"));
    QTest::keyClick(record, '?');
    QTest::keyClick(record, '?');
    QTest::keyClick(record, '?');
    QVERIFY(game.play().gameText().trimmed().endsWith("1. e2-e4"));
}

namespace {

/// Black, a program, has one move after the other.
constexpr const char *hunted = "7k/8/R7/8/8/8/8/K2Q2R1 w - - 0 1";

void huntFor(Game &game, std::initializer_list<std::pair<const char *, const char *>> moves)
{
    game.choose(1, "Looks ahead (alpha-beta)");
    QVERIFY(game.play().begin(QLatin1String(hunted)));
    for (const auto &[from, to] : moves) {
        QTRY_VERIFY(game.play().choice() && game.play().toMove() == PlayerId(0));
        game.hand.click(from);
        game.hand.click(to);
    }
}

} // namespace

/// Only where the panel asks for it, and once it has seen for four moves that it is lost.
void tst_play_programs::programsResign()
{
    Game game;
    QCheckBox *concede = game.find<QCheckBox>("programsConcede");
    QVERIFY(concede->isHidden()); // two people
    QVERIFY(!concede->isChecked());
    huntFor(game, {{"a1", "b2"}, {"b2", "c3"}, {"c3", "b4"}, {"b4", "b3"}});
    QVERIFY(concede->isVisible());
    QTRY_COMPARE(game.moves(), std::size_t(8));
    concede->click();
    QTRY_VERIFY(game.play().choice() && game.play().toMove() == PlayerId(0));
    game.hand.click("b3");
    game.hand.click("c3");
    QTRY_COMPARE(game.state(), QString("White wins: Black resigns"));
    QCOMPARE(game.moves(), std::size_t(9));
    game.hand.click("c3");
    QCOMPARE(game.play().message(), QString("The game is over: White wins: Black resigns"));
    const std::string pgn = game.play().writtenGame(*findGameFileFormat("pgn"));
    QVERIFY2(pgn.find("[Result \"1-0\"]") != std::string::npos, pgn.c_str());
    game.play().goBack();
    QTRY_COMPARE(game.state(), QString("White to move"));
}

/// By the button where a program is the opponent, by the menu in any game of two.
void tst_play_programs::peopleResign()
{
    Game game;
    QPushButton *resign = game.find<QPushButton>("resign");
    QTRY_VERIFY(game.play().choice());
    game.trigger("play.resign"); // nothing is played yet
    QVERIFY(!game.play().message().isEmpty());
    game.hand.click("e2");
    game.hand.click("e4");
    QTRY_VERIFY(game.play().choice());
    QVERIFY(resign->isHidden()); // two people
    game.trigger("play.resign");
    QCOMPARE(game.state(), QString("White wins: Black resigns"));
    game.play().goBack();
    game.play().goForward();
    QTRY_COMPARE(game.state(), QString("Black to move"));

    game.choose(0, "Greedy");
    QVERIFY(resign->isVisible());
    QTest::mouseClick(resign, Qt::LeftButton);
    QCOMPARE(game.state(), QString("White wins: Black resigns"));
    QVERIFY(resign->isHidden());
    const std::string pgn = game.play().writtenGame(*findGameFileFormat("pgn"));
    QVERIFY2(pgn.find("[Result \"1-0\"]") != std::string::npos, pgn.c_str());
    QTest::qWait(50);
    QCOMPARE(game.moves(), std::size_t(1)); // the program has no move to make
}

void tst_play_programs::drawsAreAgreed()
{
    Game game;
    game.choose(1, "Looks ahead (alpha-beta)");
    QCheckBox *concede = game.find<QCheckBox>("programsConcede");
    QPushButton *draw = game.find<QPushButton>("offerDraw");
    QTRY_VERIFY(game.play().choice());
    QVERIFY(draw->isHidden());
    concede->click();
    QVERIFY(draw->isVisible());
    QCOMPARE(draw->text(), QString("Offer a draw"));
    draw->click();
    QCOMPARE(game.play().message(), QString("Black declines the draw")); // it has seen nothing yet
    concede->click();
    huntFor(game, {{"a1", "b2"}, {"b2", "c3"}, {"c3", "b4"}, {"b4", "b3"}});
    QTRY_VERIFY(game.moves() == 8 && game.play().choice());
    concede->click();
    draw->click();
    QCOMPARE(game.state(), QString("Draw: the players agree"));
    const std::string pgn = game.play().writtenGame(*findGameFileFormat("pgn"));
    QVERIFY2(pgn.find("[Result \"1/2-1/2\"]") != std::string::npos, pgn.c_str());
}

/// By the menu, once a game is going on; what was agreed on is taken back with the move.
void tst_play_programs::peopleAgreeOnADraw()
{
    Game game;
    QTRY_VERIFY(game.play().choice());
    game.trigger("play.draw"); // nothing is played yet
    QCOMPARE(game.play().message(), QString("No game is going on in which it is a person's turn"));
    game.hand.click("e2");
    game.hand.click("e4");
    QTRY_VERIFY(game.play().choice());
    game.trigger("play.draw");
    QCOMPARE(game.state(), QString("Draw: the players agree"));
    const std::string pgn = game.play().writtenGame(*findGameFileFormat("pgn"));
    QVERIFY2(pgn.find("[Result \"1/2-1/2\"]") != std::string::npos, pgn.c_str());
    game.play().goBack();
    game.play().goForward();
    QTRY_COMPARE(game.state(), QString("Black to move"));
    // A program is asked only where it may agree.
    game.choose(0, "Greedy");
    QTRY_VERIFY(game.play().choice());
    game.trigger("play.draw");
    QCOMPARE(game.play().message(), QString("Programs agree to no draw in this game"));
    QCOMPARE(game.state(), QString("Black to move"));
}

/// In Hex somebody always wins.
void tst_play_programs::gamesWithoutDraws()
{
    Game game("hex-11");
    QTRY_VERIFY(game.play().choice());
    game.hand.click("f6");
    QTRY_VERIFY(game.play().choice());
    const QString before = game.state();
    game.trigger("play.draw");
    QCOMPARE(game.play().message(), QString("By the rules of this game nothing is drawn"));
    QCOMPARE(game.state(), before);
    game.trigger("play.resign");
    QVERIFY(game.state() != before);
    // A tie in pieces is a draw.
    Game tied("othello");
    QTRY_VERIFY(tied.play().choice());
    tied.hand.click("d6");
    QTRY_VERIFY(tied.play().choice());
    tied.trigger("play.draw");
    QCOMPARE(tied.state(), QString("Draw: the players agree"));
}

void tst_play_programs::threeAgreeOnNothing()
{
    Game game("yalta");
    for (const char *action : {"play.draw", "play.resign"}) {
        game.trigger(action);
        QCOMPARE(game.play().message(),
                 QString("Only in games of two can players resign or agree on a draw"));
    }
}

void tst_play_programs::piecesMoveFreely()
{
    Game game;
    QTRY_VERIFY(game.play().choice());
    game.choose(1, "Greedy");
    auto *free = game.find<QCheckBox>("freeMoves");
    free->setChecked(true);
    game.hand.click("d1");
    game.hand.click("h7"); // over everybody, on an enemy
    QTRY_VERIFY(game.play().choice());
    QCOMPARE(game.play().positionText(),
             QString("rnbqkbnr/pppppppQ/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1"));
    game.hand.click("a8");
    game.hand.click("a8"); // put back
    game.hand.sweep({"a8", "a4"});
    QTRY_VERIFY(game.play().choice());
    QVERIFY(game.play().positionText().startsWith("1nbqkbnr/pppppppQ/8/8/r7/"));
    QCOMPARE(game.moves(), std::size_t(0));
    // With the rules the program answers again.
    free->setChecked(false);
    QTRY_VERIFY(game.play().choice());
    game.hand.click("h7");
    game.hand.click("g7");
    QTRY_COMPARE(game.moves(), std::size_t(2));
}

ROOKERY_WIDGET_TEST(tst_play_programs)
#include "tst_play_programs.moc"
