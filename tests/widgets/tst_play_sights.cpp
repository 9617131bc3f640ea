#include "tests/widgets/play_support.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QToolTip>

using namespace rookery;
using namespace rookery::test;

/// What Play mode shows and says about the game as it stands.
class tst_play_sights : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void onlyLegalCellsLightUp();
    void endsAreNamed();
    void marksOfTheGame();
    void deadPiecesLookDead();
    void whatBindsTheArmy();
    void toolTipsNameThePieces();
    void hintsSayWhatCanBeDone();
    void theProbeKnowsTheRules();
};

void tst_play_sights::onlyLegalCellsLightUp()
{
    Game game;
    game.start("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1");
    game.hand.click("e2");
    QCOMPARE(game.hand.marked(Mark::Move), QString("e3 e4 e5 e6 e7")); // pinned to its file
    QCOMPARE(game.hand.marked(Mark::Capture), QString("e8"));
    game.hand.key(Qt::Key_Escape);
    game.hand.hover("e1");
    QCOMPARE(game.hand.marked(Mark::Move), QString("d1 d2 f1 f2"));
    game.hand.hover("e8"); // not his turn
    QCOMPARE(game.hand.marked(Mark::Move), QString());
}

void tst_play_sights::endsAreNamed()
{
    Game game;
    for (const auto &[from, to] : {std::pair("f2", "f3"), {"e7", "e5"}, {"g2", "g4"}, {"d8", "h4"}})
        game.move(from, to);
    QCOMPARE(game.state(), QString("Black wins: White is checkmated"));
    game.hand.click("e2");
    QCOMPARE(game.play().message(), QString("The game is over: Black wins: White is checkmated"));
    QCOMPARE(game.message(), QString()); // the state beside it says so already
    game.play().newGame();
    game.settle();
    QCOMPARE(game.state(), QString("White to move"));
}

void tst_play_sights::marksOfTheGame()
{
    Game game;
    game.move("e2", "e4");
    const auto marks = game.play().gameMarks();
    QCOMPARE(marks.left, std::vector{game.hand.cell("e2")});
    QCOMPARE(marks.entered, std::vector{game.hand.cell("e4")});
    QVERIFY(marks.checked.empty());
    game.start("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    QCOMPARE(game.play().gameMarks().checked, std::vector{game.hand.cell("e8")});
    QCOMPARE(game.state(), QString("Black to move, in check"));
    game.trigger("view.flip");
    QVERIFY(game.canvas().view().flipped);
}

/// They stand in the way, greyed and struck out, and say whose they were.
void tst_play_sights::deadPiecesLookDead()
{
    Game game("four-player-chess");
    game.start("h1:1/King n8:4/King h14:3/King a7:2/King c7:1/Queen d8:1/Rook d6:1/Rook "
               "b10:1/Rook i10:2/Rook / turn=2");
    const auto rook = game.hand.cell("i10");
    QVERIFY(deadPieceSentence(game.workspace(), rook).isEmpty());
    const auto rookPicture = [&] {
        const QRect area = game.canvas().cellRect(rook);
        return game.canvas().grab(area.adjusted(3, 3, -3, -3)).toImage();
    };
    game.hand.hover("g7");
    const QImage alive = rookPicture();
    game.play().pass();
    game.settle();
    QVERIFY(rookPicture() != alive);
    const QString who = game.play().design().rules->players[1].name.c_str();
    const QString sentence = QStringLiteral("Dead Rook of %1 on i10: %1 was checkmated (move 1), "
                                            "so it cannot move, but may be captured")
                                 .arg(who);
    QCOMPARE(deadPieceSentence(game.workspace(), rook), sentence);
    QCOMPARE(movesSentence(game.canvas(), rook), sentence);
    game.hand.click("i10");
    QCOMPARE(game.message(),
             QStringLiteral("The %1 Rook on i10 is dead: %1 is out of the game").arg(who));
    QVERIFY(deadPieceSentence(game.workspace(), game.hand.cell("b10")).isEmpty());
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&game.canvas());
    QCOMPARE(board->child(static_cast<int>(rook.index()))->text(QAccessible::Name),
             QStringLiteral("i10, %1 Rook, dead").arg(who));
}

/// A piece that cannot move is told what binds him.
void tst_play_sights::whatBindsTheArmy()
{
    Game game("english-draughts");
    for (const char *move : {"b6-a5", "c3-d4", "f6-e5"}) {
        QVERIFY2(game.play().playText(move), qPrintable(game.play().message()));
        game.settle();
    }
    game.hand.click("a3");
    QCOMPARE(game.message(), QString("The Man on 21 has no legal move: White must capture"));
    Game chess;
    chess.start("4k3/8/8/8/8/8/P3r3/4K3 w - - 0 1");
    chess.hand.click("a2");
    QCOMPARE(chess.message(), QString("The Pawn on a2 has no legal move: White is in check"));
}

/// Who stands where the pointer rests.
void tst_play_sights::toolTipsNameThePieces()
{
    Game game("shogi");
    const auto tipOn = [&](const char *cell) {
        const QPoint at = game.hand.at(cell);
        QHelpEvent event(QEvent::ToolTip, at, game.canvas().mapToGlobal(at));
        QApplication::sendEvent(&game.canvas(), &event);
        return QToolTip::text();
    };
    QCOMPARE(tipOn("c1"), QString("Sente Silver General on 7i"));
    QTRY_COMPARE(tipOn("c5"), QString());
}

void tst_play_sights::hintsSayWhatCanBeDone()
{
    Game chess;
    QCOMPARE(chess.canvas().toolHint(),
             QString("Move: drag a piece, or click it and then where it goes · Left and Right go "
                     "through the game"));
    chess.hand.click("e2");
    QVERIFY2(chess.canvas().toolHint().contains("Backspace"),
             qPrintable(chess.canvas().toolHint()));
    Game hex("hex-11");
    QCOMPARE(
        hex.canvas().toolHint(),
        QString("Click a cell to put a piece down there · Left and Right go through the game"));
    Game janggi("janggi");
    QVERIFY2(janggi.canvas().toolHint().contains("Space passes"),
             qPrintable(janggi.canvas().toolHint()));
}

/// In a game held P answers about legal moves, not about movements alone.
void tst_play_sights::theProbeKnowsTheRules()
{
    Game game;
    const auto probed = [&](const char *position, const char *from, const char *to) {
        game.start(position);
        game.hand.click(from);
        game.hand.hover(to);
        QTest::keyPress(&game.canvas(), Qt::Key_P);
        const QString text = game.canvas().probeText();
        QTest::keyRelease(&game.canvas(), Qt::Key_P);
        game.hand.key(Qt::Key_Escape);
        return text;
    };
    const char *castling = "6k1/8/8/8/8/8/8/4K2R w K - 0 1";
    QCOMPARE(probed(castling, "e1", "g1"),
             QString("King e1 to g1: castles with the White Rook on h1, which goes to f1"));
    QCOMPARE(probed(castling, "h1", "h8"), QString("Rook h1 to h8: n n n n n n n"));
    QCOMPARE(
        probed("5rk1/8/8/8/8/8/8/4K2R w K - 0 1", "e1", "g1"),
        QString("The White King on e1 cannot go to g1: it would castle over f1, which the Black "
                "Rook on f8 attacks"));
    QCOMPARE(
        probed("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2", "d2"),
        QString("The White Rook on e2 cannot go to d2: that would leave the Black Rook on e8 to "
                "give check"));
}

ROOKERY_WIDGET_TEST(tst_play_sights)
#include "tst_play_sights.moc"
