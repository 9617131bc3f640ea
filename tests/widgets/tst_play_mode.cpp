#include "model/file/design/design_writer.h"
#include "tests/widgets/play_support.h"
#include "widgets/play/captured_pieces.h"
#include "widgets/play/hand_tray.h"
#include "widgets/play/move_chooser.h"

#include <QAccessible>
#include <QLabel>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

/// Playing in the real window: by mouse, keyboard and text.
class tst_play_mode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void aPieceIsEditedInItsGame();
    void clickAndClick();
    void drag();
    void keyboard();
    void typedMoves();
    void refusedAttemptsSayWhy_data();
    void refusedAttemptsSayWhy();
    void promotionIsChosenBesideTheCell();
    void discsToBePutDown();
    void piecesFromTheHand();
    void wallsAndTheirStepBack();
    void victimsAreClicked();
    void passing();
    void whatIsCapturedStandsBelowItsPlayer();
    void pointsTellWhoIsBehind();
    void whatGoesToAHandIsNotLost();
};

void tst_play_mode::clickAndClick()
{
    Game game;
    QCOMPARE(game.state(), QString("White to move"));
    game.move("e2", "e4");
    QCOMPARE(game.pieceOn("e4"), QString("White Pawn"));
    QCOMPARE(game.pieceOn("e2"), QString());
    QCOMPARE(game.state(), QString("Black to move"));
    game.move("e7", "e5");
    QCOMPARE(game.moves(), QString("1. e2-e4 e7-e5"));
    // Another piece instead, and the same again to let go.
    game.hand.click("g1");
    game.hand.click("b1");
    QCOMPARE(game.hand.marked(Mark::Move), QString("a3 c3"));
    game.hand.click("b1");
    QVERIFY(!game.play().choice()->isBegun());
    QCOMPARE(game.moves(), QString("1. e2-e4 e7-e5"));
}

void tst_play_mode::drag()
{
    Game game;
    game.hand.sweep({"e2", "e3", "e4"});
    game.settle();
    QCOMPARE(game.pieceOn("e4"), QString("White Pawn"));
    // Let go outside the board: the piece goes back.
    game.hand.press("e7");
    game.hand.drag(QPoint(2, 2));
    QTest::mouseRelease(&game.canvas(), Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(game.pieceOn("e7"), QString("Black Pawn"));
    QVERIFY(!game.play().choice()->isBegun());
    // Esc in the middle of a drag.
    game.hand.press("e7");
    game.hand.drag(game.hand.at("e5"));
    game.hand.key(Qt::Key_Escape);
    game.hand.release("e5");
    QCOMPARE(game.pieceOn("e7"), QString("Black Pawn"));
    QCOMPARE(game.moves(), QString("1. e2-e4"));
    // From an empty cell there is nothing to carry.
    game.hand.press("d5");
    game.hand.drag(game.hand.at("d4"));
    game.hand.release("d4");
    QCOMPARE(game.play().message(), QString("D5 is empty"));
    QCOMPARE(game.moves(), QString("1. e2-e4"));
}

void tst_play_mode::keyboard()
{
    Game game;
    game.canvas().setCursorCell(game.hand.cell("g1"));
    game.hand.key(Qt::Key_Return);
    QCOMPARE(game.hand.marked(Mark::Move), QString("f3 h3"));
    game.hand.key(Qt::Key_Up);
    game.hand.key(Qt::Key_Up);
    game.hand.key(Qt::Key_Left);
    game.hand.key(Qt::Key_Return);
    game.settle();
    QCOMPARE(game.pieceOn("f3"), QString("White Knight"));
    // A step back without a mouse.
    game.canvas().setCursorCell(game.hand.cell("g8"));
    game.hand.key(Qt::Key_Return);
    QVERIFY(game.play().choice()->isBegun());
    game.hand.key(Qt::Key_Backspace);
    QVERIFY(!game.play().choice()->isBegun());
    QCOMPARE(game.pieceOn("g8"), QString("Black Knight"));
}

void tst_play_mode::typedMoves()
{
    Game game;
    game.trigger("play.type");
    QLineEdit *field = game.view().playBar().moveField();
    const auto type = [&](const char *text) {
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        return game.message();
    };
    QCOMPARE(
        type("e2-e5"),
        QString(
            "The White Pawn on e2 cannot go to e5: out of range: e5 would be step 2 of its leg"));
    QCOMPARE(type("e7e5"), QString("The Black Pawn on e7 waits: it is White's turn"));
    QCOMPARE(type("PASS"), QString("White may not pass"));
    QCOMPARE(type("castle"), QString("'castle' is not a move here"));
    QCOMPARE(game.play().example().forbidden, (std::vector<std::string>{"e2-e5", "e7-e5"}));
    // A long sentence goes on in a second line.
    game.view().window()->resize(1280, 800);
    const QString castling = type("e1-g1");
    QVERIFY(castling.endsWith(QLatin1String("is in the way")));
    QTRY_COMPARE(game.find<QLabel>("playMessage")->text(), castling);
    QCOMPARE(type("e2-e4"), QString());
    QCOMPARE(game.moves(), QString("1. e2-e4"));
    QCOMPARE(field->text(), QString());
    game.start("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1");
    QCOMPARE(type("e7-d8"), QString("'e7-d8' is not a move here; did you mean 'e7-d8=Q'?"));
}

void tst_play_mode::refusedAttemptsSayWhy_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("reason");
    QTest::newRow("blocked")
        << "a1"
        << "a5"
        << "The White Rook on a1 cannot go to a5: blocked at a2 by the White Pawn";
    QTest::newRow("leaves the king in check") << "d2"
                                              << "d3"
                                              << "The White Pawn on d2 cannot go to d3: that would "
                                                 "leave the Black Bishop on b4 to give check";
    QTest::newRow("no way") << "g1"
                            << "g5"
                            << "The White Knight on g1 cannot go to g5: no movement leads there";
}

void tst_play_mode::refusedAttemptsSayWhy()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, reason);
    Game game;
    game.start("rnbqk1nr/pppp1ppp/4p3/8/1b2P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
    const QByteArray a = from.toLatin1();
    const QByteArray b = to.toLatin1();
    game.hand.sweep({a, b});
    QCOMPARE(game.message(), reason);
    QVERIFY(!game.play().choice()->isBegun());
    QVERIFY(!game.pieceOn(a).isEmpty());
}

void tst_play_mode::promotionIsChosenBesideTheCell()
{
    Game game;
    game.start("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1");
    game.hand.sweep({"e7", "d8"});
    MoveChooser &chooser = game.view().chooser();
    QVERIFY(chooser.isVisible());
    QCOMPARE(chooser.buttons().size(), 4);
    // Esc goes back to the choice of the cell, another Esc to that of the piece.
    QTest::keyClick(&chooser, Qt::Key_Escape);
    QVERIFY(!chooser.isVisible());
    QCOMPARE(game.hand.marked(Mark::Capture), QString("d8"));
    game.hand.click("d8");
    QVERIFY(chooser.isVisible());
    QTest::keyClick(&chooser, Qt::Key_N);
    game.settle();
    QVERIFY(!chooser.isVisible());
    QCOMPARE(game.pieceOn("d8"), QString("White Knight"));
    QCOMPARE(game.moves(), QString("1. e7-d8=N"));
    // By the mouse.
    game.play().goToStart();
    game.settle();
    game.move("e7", "d8");
    QTest::mouseClick(chooser.buttons().front(), Qt::LeftButton);
    game.settle();
    QVERIFY(!game.pieceOn("d8").isEmpty());
    QCOMPARE(game.play().tree().size(), std::size_t(3));
}

/// Where that is all there is to do, cells show by themselves, and the board keeps its place.
void tst_play_mode::discsToBePutDown()
{
    Game game("othello");
    game.settle();
    QCOMPARE(game.hand.marked(Mark::Move), QString("c5 d6 e3 f4"));
    const QPoint corner = game.canvas().mapToGlobal(QPoint());
    game.hand.click("a1");
    QCOMPARE(game.message(),
             QString("The Black Disc cannot be dropped on a1: it would enclose nothing"));
    game.hand.click("c5");
    game.settle();
    QCOMPARE(game.moves(), QString("1. P@c5"));
    QCOMPARE(game.hand.marked(Mark::Move).split(' ').size(), 3);
    QCOMPARE(game.canvas().mapToGlobal(QPoint()), corner);
}

void tst_play_mode::piecesFromTheHand()
{
    Game game(variantDesign("crazyhouse"));
    game.start("4k3/8/8/8/8/8/8/4K3[NPPn] w - - 0 1");
    const PieceId knight = *game.play().design().pieces->find("Knight");
    const PieceId pawn = *game.play().design().pieces->find("Pawn");
    const auto isReady = [&] {
        const QToolButton *shown = game.view().nearTray().button(PlayerId(0), knight);
        return shown && shown->isVisible() && shown->isEnabled();
    };
    QTRY_VERIFY(isReady());
    QToolButton *button = game.view().nearTray().button(PlayerId(0), knight);
    QCOMPARE(game.view().nearTray().button(PlayerId(0), pawn)->text(), QString("×2"));
    QVERIFY(!game.view().farTray().button(PlayerId(1), knight)->isEnabled());
    // Click and click.
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(game.play().choice()->hand(), std::optional(knight));
    QCOMPARE(game.hand.marked(Mark::Move).split(' ').size(), 62);
    game.hand.click("d4");
    game.settle();
    QCOMPARE(game.pieceOn("d4"), QString("White Knight"));
    QVERIFY(!game.view().nearTray().button(PlayerId(0), knight));
    // By its letter.
    game.hand.key(Qt::Key_N);
    QCOMPARE(game.play().choice()->hand(), std::optional(knight));
    game.hand.click("c6");
    game.settle();
    QCOMPARE(game.pieceOn("c6"), QString("Black Knight"));
    // By dragging.
    QToolButton *dragged = game.view().nearTray().button(PlayerId(0), pawn);
    const QPoint target = dragged->mapFromGlobal(game.canvas().mapToGlobal(game.hand.at("b3")));
    QTest::mousePress(dragged, Qt::LeftButton, {}, dragged->rect().center());
    QMouseEvent drag(
        QEvent::MouseMove, target, dragged->mapToGlobal(target), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(dragged, &drag);
    QTest::mouseRelease(dragged, Qt::LeftButton, {}, target);
    game.settle();
    QCOMPARE(game.pieceOn("b3"), QString("White Pawn"));
}

void tst_play_mode::wallsAndTheirStepBack()
{
    Game game(variantDesign("amazons"));
    game.hand.click("d1");
    game.hand.click("d7");
    QCOMPARE(game.play().choice()->question(), MoveChoice::Question::Wall);
    QCOMPARE(game.canvas().shownPosition().at(game.hand.cell("d7")).has_value(), true);
    QVERIFY2(game.message().contains("wall"), qPrintable(game.message()));
    game.hand.key(Qt::Key_Backspace);
    QCOMPARE(game.canvas().shownPosition().at(game.hand.cell("d7")).has_value(), false);
    game.hand.click("d6");
    game.hand.click("d8");
    game.settle();
    QCOMPARE(game.moves(), QString("1. d1-d6,d8"));
    const CellId arrow = game.hand.cell("d8");
    QVERIFY(game.play().position().isWall(arrow));
    // It stays to be seen when the marks of the move have gone.
    game.play().playText("a7-b7,c7");
    game.settle();
    const auto pictureOf = [&](const char *cell) {
        const QRect area = game.canvas().cellRect(game.hand.cell(cell));
        return game.canvas().grab(area.adjusted(2, 2, -2, -2)).toImage();
    };
    QVERIFY(pictureOf("d8") != pictureOf("f8"));
    QCOMPARE(pictureOf("h8"), pictureOf("f8"));
    QCOMPARE(movesSentence(game.canvas(), arrow), QString("d8 is closed by a wall"));
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&game.canvas());
    QVERIFY(board->child(static_cast<int>(arrow.index()))
                ->text(QAccessible::Name)
                .startsWith("d8, a wall"));
}

/// Whose piece a closed mill takes is said by a click on him.
void tst_play_mode::victimsAreClicked()
{
    Game game("nine-mens-morris");
    for (const char *cell : {"a1", "b2", "d1", "f2", "g1"}) {
        game.hand.click(cell);
        game.settle();
    }
    QVERIFY(!game.view().chooser().isVisible());
    QCOMPARE(game.hand.marked(Mark::Victim), QString("b2 f2"));
    QCOMPARE(game.message(), QString("Now choose the piece that is taken"));
    QVERIFY(game.canvas().shownPosition().at(game.hand.cell("g1")));
    game.hand.key(Qt::Key_Backspace);
    QCOMPARE(game.hand.marked(Mark::Victim), QString());
    game.hand.click("g1");
    game.hand.click("f2");
    game.settle();
    QCOMPARE(game.moves(), QString("1. M@a1 M@b2 2. M@d1 M@f2 3. M@g1xf2"));
    QCOMPARE(game.pieceOn("f2"), QString());
}

void tst_play_mode::passing()
{
    Game game(variantDesign("janggi"));
    QVERIFY(game.play().choice()->pass());
    game.hand.key(Qt::Key_Space);
    game.settle();
    QCOMPARE(game.moves(), QString("1. PASS"));
    Game chess;
    chess.play().pass();
    QCOMPARE(chess.message(), QString("White may not pass"));
}

/// What a player has lost, as it is told; empty where it is not shown.
QString lost(Game &game, const char *name)
{
    const auto *captured = game.find<CapturedPieces>(name);
    return captured->isVisible() ? captured->toolTip() : QString();
}

void tst_play_mode::whatIsCapturedStandsBelowItsPlayer()
{
    Game game;
    game.move("e2", "e4");
    game.move("d7", "d5");
    QCOMPARE(lost(game, "captured1"), QString());
    game.move("e4", "d5");
    QCOMPARE(lost(game, "captured1"), QString("Black has lost: Pawn"));
    QCOMPARE(lost(game, "captured0"), QString());
    game.move("d8", "d5");
    game.move("b1", "c3");
    game.move("d5", "d2");
    QCOMPARE(lost(game, "captured0"), QString("White has lost: Pawn ×2"));
    game.move("c1", "d2");
    QCOMPARE(lost(game, "captured1"), QString("Black has lost: Queen, Pawn"));
    auto *captured = game.find<CapturedPieces>("captured1");
    QCOMPARE(captured->accessibleName(), captured->toolTip());
    QVERIFY(captured->y() > game.find<QWidget>("opponent1")->y());
    game.play().goToStart();
    QCOMPARE(lost(game, "captured0") + lost(game, "captured1"), QString());
}

void tst_play_mode::pointsTellWhoIsBehind()
{
    Design design = bundledDesign("chess");
    const PieceId pawn = *design.pieces->find("Pawn");
    const PieceId queen = *design.pieces->find("Queen");
    design.rules.edit([&](Rules &rules) { rules.scoring.captured = {{pawn, 1}, {queen, 9}}; });
    Game game(design);
    game.start("rnbqkbnr/ppp1pppp/8/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 1");
    game.move("e4", "d5");
    QCOMPARE(lost(game, "captured1"), QString("Black has lost: Pawn; 1 point behind"));
    game.move("d8", "d5");
    QCOMPARE(lost(game, "captured1"), QString("Black has lost: Pawn"));
    game.move("c3", "d5");
    QCOMPARE(lost(game, "captured0"), QString("White has lost: Pawn"));
    QCOMPARE(lost(game, "captured1"), QString("Black has lost: Queen, Pawn; 9 points behind"));
}

void tst_play_mode::whatGoesToAHandIsNotLost()
{
    Game game("crazyhouse");
    game.move("e2", "e4");
    game.move("d7", "d5");
    game.move("e4", "d5");
    QCOMPARE(lost(game, "captured1"), QString());
    QVERIFY(game.view().nearTray().isVisible());
}

/// By `Ctrl+.` the board stays as it is in the game, until another mode is chosen.
void tst_play_mode::aPieceIsEditedInItsGame()
{
    Game game;
    game.move("e2", "e4");
    game.move("d7", "d5");
    game.hand.click("e4");
    game.trigger("pieces.edit");
    QCOMPARE(game.workspace().choices().mode(), Mode::Pieces);
    const auto stands = [&](const char *cell) {
        return !game.canvas().shownPosition().isEmpty(game.hand.cell(cell));
    };
    const PieceId pawn = *game.session().design().pieces->find("Pawn");
    QCOMPARE(game.workspace().choices().piece(), std::optional(pawn));
    QCOMPARE(game.workspace().trial().stageCell(), game.hand.cell("e4"));
    QVERIFY(stands("e4") && stands("d5") && !stands("e2"));
    const auto reaches = [&](const char *cell) {
        const Reach *reach = game.canvas().shownReach();
        return reach != nullptr && reach->isTarget(game.hand.cell(cell));
    };
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&game.canvas(), &leave);
    QVERIFY(reaches("d5") && !reaches("f5")); // a capture on the board of the game
    // The game's board stays while the piece is changed.
    QVERIFY(game.session().apply(
        "moves",
        withMovementAdded(game.session().design(), pawn, Movement{PathText{"leap e"}, {}, {}})));
    QVERIFY(stands("e4") && reaches("f4"));
    game.trigger("mode.setup");
    QVERIFY(stands("e2") && !stands("e4"));
    game.trigger("mode.pieces");
    QVERIFY(stands("e2") && !stands("e4"));
    game.trigger("mode.play");
    QTRY_VERIFY(stands("e4"));
    game.settle();
    // Where another type comes among them their numbers are others: the setup is shown.
    game.trigger("pieces.edit");
    QVERIFY(stands("e4"));
    QVERIFY(game.session().apply("add", withPieceAdded(game.session().design(), "Ferz")));
    QVERIFY(stands("e2"));
}

ROOKERY_WIDGET_TEST(tst_play_mode)
#include "tst_play_mode.moc"
