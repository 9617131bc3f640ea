#include "tests/widgets/play_support.h"
#include "widgets/play/record_list.h"
#include "widgets/play/seen_by_chooser.h"

#include <QLabel>
#include <QLineEdit>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A game that is looked at by its players.
class SecretGame : public Game
{
public:
    using Game::Game;

    SeenByChooser &chooser() { return *find<SeenByChooser>("seenBy"); }
    /// As a hand chooses it; 0 is the whole game.
    void seeBy(int row)
    {
        chooser().setCurrentIndex(row);
        Q_EMIT chooser().activated(row);
        settle();
    }
    /// The cells on which the board shows a piece.
    QString shown()
    {
        QStringList cells;
        for (const CellId cell : play().board().cells()) {
            if (play().shownPosition().at(cell))
                cells << QString::fromStdString(play().board().name(cell));
        }
        return cells.join(' ');
    }
    QString hint() { return view().playBar().moveField()->placeholderText(); }
};

} // namespace

/// A game with secrets as its players see it.
class tst_seen_by : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void onlyGamesWithSecretsAsk();
    void theBoardShowsWhatThePlayerSees();
    void triesAreRefusedAndTriedAgain();
    void nothingTellsTheOthersMoves();
    void announcementsAreShown();
    void secretNumbersAndChoices();
    void programsDrawAndSaySo();
    void freeMovesShowAll();
};

void tst_seen_by::onlyGamesWithSecretsAsk()
{
    SecretGame chess;
    QVERIFY(chess.chooser().isHidden());
    SecretGame game("kriegspiel");
    QVERIFY(game.chooser().isVisible());
    QCOMPARE(game.chooser().count(), 3);
    QCOMPARE(game.chooser().currentText(), QString("Everything is shown"));
}

void tst_seen_by::theBoardShowsWhatThePlayerSees()
{
    SecretGame game("kriegspiel");
    game.start("4k3/8/8/r7/8/8/8/R3K3 w - - 0 1");
    QCOMPARE(game.shown(), QString("a1 a5 e1 e8"));
    game.seeBy(1);
    QCOMPARE(game.shown(), QString("a1 e1"));
    QCOMPARE(game.play().positionText(), QString("8/8/8/8/8/8/8/R3K3 w - - 0 1"));
    // The way of the rook ends where the player sees it end.
    game.hand.click("a1");
    QVERIFY(game.hand.marked(Mark::Move).split(QLatin1Char(' ')).contains(QStringLiteral("a8")));
    game.hand.key(Qt::Key_Escape);
    game.seeBy(2);
    QCOMPARE(game.shown(), QString("a5 e8"));
    game.seeBy(0);
    QCOMPARE(game.shown(), QString("a1 a5 e1 e8"));
}

void tst_seen_by::triesAreRefusedAndTriedAgain()
{
    SecretGame game("kriegspiel");
    game.start("4k3/8/8/r7/8/8/8/R3K3 w - - 0 1");
    game.seeBy(1);
    game.move("a1", "a7");
    QCOMPARE(game.play().message(), QString("no"));
    QCOMPARE(game.play().toMove(), PlayerId(0));
    QCOMPARE(game.moves(), QString());
    // The same is not offered again; another is a move.
    game.hand.click("a1");
    QVERIFY(!game.hand.marked(Mark::Move).contains("a7"));
    game.hand.key(Qt::Key_Escape);
    game.move("a1", "a5");
    QCOMPARE(game.play().toMove(), PlayerId(1));
    QCOMPARE(game.pieceOn("a5"), QString("White Rook"));
    QCOMPARE(game.message(), QString("piece captured on a5"));
}

void tst_seen_by::nothingTellsTheOthersMoves()
{
    SecretGame game("kriegspiel");
    game.seeBy(1);
    QVERIFY2(game.hint().startsWith("Move, such as"), qPrintable(game.hint()));
    game.move("e2", "e4");
    // It is Black's turn, of which White sees nothing.
    QCOMPARE(game.hint(), QString("Move"));
    QVERIFY(game.play().ruling().legal.empty());
    game.hand.click("e7");
    QCOMPARE(game.play().message(),
             QString("It is the turn of Black, and the board shows what White sees"));
    QVERIFY(!game.play().playText("e7-e5"));
    game.seeBy(2);
    QVERIFY(game.hint().startsWith("Move, such as"));
    game.move("e7", "e5");
    game.seeBy(1);
    QCOMPARE(game.play().shownMove(1), QString("e4"));
    QCOMPARE(game.play().shownMove(2), QString("?"));
    QVERIFY(game.play().gameMarks().entered.empty());
    game.seeBy(0);
    QCOMPARE(game.play().shownMove(2), QString("e5"));
}

void tst_seen_by::announcementsAreShown()
{
    SecretGame game("kriegspiel");
    game.start("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    game.move("a1", "a8");
    QCOMPARE(game.message(), QString("check on the rank"));
    game.seeBy(2);
    QCOMPARE(game.message(), QString("check on the rank"));
    game.play().goBack();
    game.settle();
    QCOMPARE(game.message(), QString());
}

void tst_seen_by::secretNumbersAndChoices()
{
    SecretGame game("footsteps");
    QVERIFY(game.play().playText("20"));
    game.settle();
    QVERIFY2(!game.message().contains("bid"), qPrintable(game.message()));
    game.seeBy(2);
    QCOMPARE(game.play().shownMove(1), QString("?"));
    QVERIFY2(game.message().contains("bid: Black 0"), qPrintable(game.message()));
    game.seeBy(1);
    QCOMPARE(game.play().shownMove(1), QString("20"));
    QVERIFY2(game.message().contains("bid: White 20"), qPrintable(game.message()));
    game.seeBy(2);
    QVERIFY(game.play().playText("5"));
    game.settle();
    QCOMPARE(game.play().shownMove(1), QString("20")); // both have moved
}

void tst_seen_by::programsDrawAndSaySo()
{
    SecretGame game("kriegspiel");
    auto &label = *game.find<QLabel>("programsAreBlind");
    QVERIFY(label.isHidden());
    game.play().setProgram(PlayerId(1), Strategy::AlphaBeta);
    QVERIFY(label.isVisible());
    QVERIFY(game.panel().thinkingTime()->isHidden());
    game.seeBy(1);
    game.move("e2", "e4");
    QTRY_COMPARE(game.play().toMove(), PlayerId(0));
    QCOMPARE(game.play().shownMove(2), QString("?"));
    QVERIFY(!game.shown().contains('7'));
}

void tst_seen_by::freeMovesShowAll()
{
    SecretGame game("kriegspiel");
    game.seeBy(1);
    game.play().setFree(true);
    QVERIFY(!game.play().seen().player());
    QVERIFY(game.shown().contains("e8"));
}

ROOKERY_WIDGET_TEST(tst_seen_by)
#include "tst_seen_by.moc"
