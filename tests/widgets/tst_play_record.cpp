#include "app/window/notice_bar.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/play/moves/notation/move_text.h"
#include "tests/widgets/play_support.h"
#include "widgets/base/shown.h"
#include "widgets/play/record_list.h"

#include <QClipboard>
#include <QLineEdit>
#include <QTreeWidget>

using namespace rookery;
using namespace rookery::test;

namespace {

QString rowText(const QTreeWidgetItem *row)
{
    QStringList cells;
    for (int column = 0; column < row->treeWidget()->columnCount(); ++column)
        cells << row->text(column);
    return cells.join('|');
}

/// What is drawn on the board on show: `Ge2e4 Rd5`.
QString drawn(Game &game)
{
    QStringList marks;
    for (const DrawnShape &mark : game.canvas().picture().drawn) {
        const Board &board = game.play().board();
        marks << asKey(enumName(mark.colour))
                     + QString::fromStdString((mark.from ? board.name(*mark.from) : std::string())
                                              + board.name(mark.to));
    }
    return marks.join(' ');
}

void drag(Game &game, const char *from, const char *to, Qt::KeyboardModifiers modifiers = {})
{
    game.hand.sweep({from, to}, Qt::RightButton, modifiers);
}

} // namespace

/// The record of a game in the real window: branches, texts, and what edits of the design do to it.
class tst_play_record : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void theRecordBranches();
    void roundsAndNotations();
    void theRecordByKeys();
    void whatIsDrawnIsKeptWithItsPosition();
    void drawingByTheMouse();
    void drawingByKeys();
    void drawingIsUndone();
    void drawingAndEditsAreUndoneInTheirOrder();
    void drawingIsNotUndoneElsewhere();
    void textsAreCopiedAndPasted();
    void undoTakesMovesBack();
    void undoOfEditsWhilePlaying();
    void undoOfUnfinishedMoves();
    void replacedGamesComeBack();
    void editsReplayTheGame();
    void boardsMayChangeUnderTheGame();
    void editsWhileTheGameIsReplayed();
    void struckOutMovesByTheirLabels();
    void examplesByTheirLabels();
};

void tst_play_record::theRecordBranches()
{
    Game game;
    game.move("e2", "e4");
    game.move("e7", "e5");
    game.hand.key(Qt::Key_Left);
    game.settle();
    QCOMPARE(game.state(), QString("Black to move"));
    game.move("c7", "c5");
    game.move("g1", "f3");
    QCOMPARE(game.moves(), QString("1. e2-e4 e7-e5 (1... c7-c5 2. g1-f3)"));
    RecordList &record = game.panel().record();
    QTreeWidgetItem *item = record.currentItem();
    QVERIFY(item);
    QCOMPARE(rowText(item), QString("2.|Nf3|"));
    QCOMPARE(record.currentColumn(), 1);
    QCOMPARE(item->data(1, Qt::AccessibleTextRole).toString(), QString("White, 2. Nf3"));
    // The branch hangs below the round of the move that it replaces.
    QCOMPARE(rowText(item->parent()), QString("1.|e4|e5"));
    QCOMPARE(rowText(item->parent()->child(0)), QString("1.|…|c5"));
    // The same move again is no new branch.
    game.play().goToStart();
    game.settle();
    game.move("e2", "e4");
    game.move("e7", "e5");
    QCOMPARE(game.moves(), QString("1. e2-e4 e7-e5 (1... c7-c5 2. g1-f3)"));
    // A comment, and a click that goes there.
    auto *comment = game.find<QLineEdit>("moveComment");
    QTest::keyClicks(comment, "open game");
    QTest::keyClick(comment, Qt::Key_Return);
    QCOMPARE(game.moves(), QString("1. e2-e4 e7-e5 {open game} (1... c7-c5 2. g1-f3)"));
    QTreeWidgetItem *first = record.topLevelItem(1);
    const QModelIndex cell = record.indexFromItem(first, 1);
    QTest::mouseClick(record.viewport(), Qt::LeftButton, {}, record.visualRect(cell).center());
    game.settle();
    QCOMPARE(game.pieceOn("e4"), QString("White Pawn"));
    QCOMPARE(game.pieceOn("e5"), QString());
    const std::size_t branch =
        game.play().tree().node(game.play().tree().current()).children.back();
    game.play().promoteBranch(branch);
    QCOMPARE(game.moves(), QString("1. e2-e4 c7-c5 (1... e7-e5 {open game}) 2. g1-f3"));
    game.play().removeBranch(branch);
    QCOMPARE(game.moves(), QString("1. e2-e4 e7-e5 {open game}"));
}

/// A column for each player, and the family's own way to write moves.
void tst_play_record::roundsAndNotations()
{
    const auto rows = [](Game &game) {
        QStringList all;
        for (int i = 1; i < game.panel().record().topLevelItemCount(); ++i)
            all << rowText(game.panel().record().topLevelItem(i));
        return all.join(' ');
    };
    const auto typed = [](Game &game, const char *moves) {
        for (const QString &move : QString(moves).split(' ')) {
            game.settle();
            QVERIFY2(game.play().playText(move), qPrintable(game.message()));
        }
        game.settle();
    };
    Game chess;
    typed(chess, "f3 e5 g4 Qh4");
    QCOMPARE(rows(chess), QString("1.|f3|e5 2.|g4|Qh4#"));
    QCOMPARE(chess.panel().record().headerItem()->text(2), QString("Black"));
    Game black;
    black.start("4k3/8/8/8/8/8/4P3/4K3 b - - 0 30");
    typed(black, "Ke7 e4 Ke6");
    QCOMPARE(rows(black), QString("30.|…|Ke7 31.|e4|Ke6"));
    Game shogi("shogi");
    typed(shogi, "P-7f P-3d Bx2b+ Sx2b B*5e");
    QCOMPARE(rows(shogi), QString("1.|P-7f|P-3d 2.|Bx2b+|Sx2b 3.|B*5e|"));
    Game draughts("international-draughts");
    typed(draughts, "32-28 19-23 28x19");
    QCOMPARE(rows(draughts), QString("1.|32-28|19-23 2.|28x19|"));
    Game xiangqi("xiangqi");
    typed(xiangqi, "C2=5 H8+7");
    QCOMPARE(rows(xiangqi), QString("1.|C2=5|H8+7"));
    Game four("four-player-chess");
    for (int i = 0; i < 6; ++i) {
        four.settle();
        QVERIFY(four.play().playText(
            QString::fromStdString(moveText(four.play().choice()->legal().front(),
                                            four.play().board(),
                                            *four.play().design().pieces,
                                            four.play().choice()->legal()))));
    }
    four.settle();
    QCOMPARE(four.panel().record().columnCount(), 5);
    QCOMPARE(four.panel().record().topLevelItemCount(), 3);
    QVERIFY(!four.panel().record().topLevelItem(1)->text(4).isEmpty());
    QVERIFY(four.panel().record().topLevelItem(2)->text(3).isEmpty());
}

void tst_play_record::theRecordByKeys()
{
    Game game;
    game.move("e2", "e4");
    game.move("e7", "e5");
    RecordList &record = game.panel().record();
    record.setFocus();
    QTest::keyClick(&record, Qt::Key_Home);
    game.settle();
    QCOMPARE(game.pieceOn("e2"), QString("White Pawn"));
    QTest::keyClick(&record, Qt::Key_Right);
    game.settle();
    QCOMPARE(game.pieceOn("e4"), QString("White Pawn"));
    QCOMPARE(game.pieceOn("e5"), QString());
    QTest::keyClick(&record, Qt::Key_End);
    game.settle();
    QCOMPARE(game.pieceOn("e5"), QString("Black Pawn"));
    QTest::keyClick(&record, Qt::Key_Left);
    game.settle();
    QCOMPARE(game.pieceOn("e5"), QString());
    // With a cursor on the board the arrows move it instead.
    game.hand.key(Qt::Key_Up);
    game.hand.key(Qt::Key_Right);
    QCOMPARE(game.pieceOn("e5"), QString());
    QVERIFY(game.canvas().cursorCell());
    game.hand.key(Qt::Key_Escape);
    QVERIFY(!game.canvas().cursorCell());
    game.hand.key(Qt::Key_Right);
    game.settle();
    QCOMPARE(game.pieceOn("e5"), QString("Black Pawn"));
}

void tst_play_record::whatIsDrawnIsKeptWithItsPosition()
{
    Game game;
    drag(game, "e2", "e4");
    game.move("e2", "e4");
    QCOMPARE(drawn(game), QString());
    drag(game, "f7", "f5", Qt::ShiftModifier);
    game.hand.click("d5", Qt::RightButton);
    auto *comment = game.find<QLineEdit>("moveComment");
    QCOMPARE(comment->text(), QString());
    QTest::keyClicks(comment, "black may answer");
    QTest::keyClick(comment, Qt::Key_Return);
    QCOMPARE(drawn(game), QString("Gd5 Rf7f5"));
    game.play().goToStart();
    game.settle();
    QCOMPARE(drawn(game), QString("Ge2e4"));
    // The record shows the words alone, its text has both.
    const RecordList &record = game.panel().record();
    QCOMPARE(record.topLevelItemCount(), 2);
    QCOMPARE(record.topLevelItem(1)->child(0)->text(0), QString("e4: black may answer"));
    const QString text =
        QString::fromStdString(game.play().writtenGame(*findGameFileFormat("pgn")));
    QVERIFY2(text.simplified().contains(
                 "{[%cal Ge2e4]} 1. e4 {[%csl Gd5][%cal Rf7f5] black may answer}"),
             qPrintable(text));
    game.play().newGame();
    game.settle();
    QCOMPARE(drawn(game), QString());
    game.play().pasteGame(text);
    game.settle();
    QCOMPARE(drawn(game), QString("Ge2e4"));
    game.play().goToEnd();
    game.settle();
    QCOMPARE(drawn(game), QString("Gd5 Rf7f5"));
    // Analysis mode looks at the same game.
    game.trigger("mode.analysis");
    QCOMPARE(drawn(game), QString("Gd5 Rf7f5"));
    game.trigger("mode.setup");
    QCOMPARE(drawn(game), QString());
}

void tst_play_record::drawingByTheMouse()
{
    Game game;
    drag(game, "e2", "e4", Qt::ShiftModifier);
    drag(game, "d2", "d4", Qt::ControlModifier);
    drag(game, "c2", "c4", Qt::AltModifier);
    game.hand.click("a3", Qt::RightButton, Qt::ShiftModifier);
    QCOMPARE(drawn(game), QString("Ra3 Re2e4 Yd2d4 Bc2c4"));
    QVERIFY(cellSentence(game.canvas(), game.hand.cell("e4")).contains("arrow from e2 (red)"));
    QVERIFY(cellSentence(game.canvas(), game.hand.cell("e2")).contains("arrow to e4 (red)"));
    QVERIFY(cellSentence(game.canvas(), game.hand.cell("a3")).contains("marked (red)"));
    // Another colour, and the same again.
    drag(game, "e2", "e4");
    game.hand.click("a3", Qt::RightButton, Qt::ShiftModifier);
    QCOMPARE(drawn(game), QString("Yd2d4 Bc2c4 Ge2e4"));
    // While it is drawn it is seen; let go of beside the board it is none.
    game.hand.press("g1", Qt::RightButton);
    game.hand.drag(game.hand.at("f3"), Qt::RightButton);
    QCOMPARE(drawn(game), QString("Yd2d4 Bc2c4 Ge2e4 Gg1f3"));
    game.hand.key(Qt::Key_Escape);
    game.hand.release("f3", Qt::RightButton);
    QCOMPARE(drawn(game), QString("Yd2d4 Bc2c4 Ge2e4"));
    // A piece that is taken up and put down changes nothing of it.
    game.hand.click("b1");
    game.hand.click("b5");
    QCOMPARE(drawn(game), QString("Yd2d4 Bc2c4 Ge2e4"));
    game.hand.click("b1");
    QTest::mouseClick(&game.canvas(), Qt::LeftButton, {}, QPoint(1, 1)); // beside the board
    QCOMPARE(drawn(game), QString("Yd2d4 Bc2c4 Ge2e4"));
    game.hand.click("b5");
    QCOMPARE(drawn(game), QString());
    drag(game, "e2", "e4");
    game.hand.key(Qt::Key_Escape);
    QCOMPARE(drawn(game), QString());
    // Nothing of it is a move.
    QCOMPARE(game.play().tree().size(), std::size_t(1));
}

void tst_play_record::drawingByKeys()
{
    Game game;
    const QSignalSpy said(&game.play(), &PlaySession::announced);
    game.canvas().setFocus();
    game.canvas().setCursorCell(game.hand.cell("e2"));
    for (const char *each : {"Ge2", "Re2", "Ye2", "Be2", "", "Ge2"}) {
        game.hand.key(Qt::Key_M);
        QCOMPARE(drawn(game), QString(each));
    }
    QCOMPARE(said.at(3).front().toString(), QString("Mark on e2 (blue)"));
    QCOMPARE(said.at(4).front().toString(), QString("Mark on e2 (blue): taken away"));
    game.hand.key(Qt::Key_M, Qt::ShiftModifier);
    game.canvas().setCursorCell(game.hand.cell("e4"));
    QCOMPARE(drawn(game), QString("Ge2 Ge2e4"));
    game.hand.key(Qt::Key_M, Qt::ShiftModifier);
    QCOMPARE(said.last().front().toString(), QString("Arrow from e2 to e4 (green)"));
    game.canvas().setCursorCell(game.hand.cell("a1"));
    QCOMPARE(drawn(game), QString("Ge2 Ge2e4"));
    // Begun and let go of: what is drawn stays, then goes, then the cursor does.
    game.hand.key(Qt::Key_M, Qt::ShiftModifier);
    game.hand.key(Qt::Key_Escape);
    QCOMPARE(drawn(game), QString("Ge2 Ge2e4"));
    game.hand.key(Qt::Key_Escape);
    QCOMPARE(drawn(game), QString());
    QVERIFY(game.canvas().cursorCell());
    game.hand.key(Qt::Key_Escape);
    QVERIFY(!game.canvas().cursorCell());
    // The board becomes a smaller one meanwhile.
    game.canvas().setCursorCell(game.hand.cell("h8"));
    game.hand.key(Qt::Key_M, Qt::ShiftModifier);
    game.edit(63);
    game.settle();
    game.canvas().setCursorCell(game.hand.cell("e4"));
    QCOMPARE(drawn(game), QString());
    game.hand.key(Qt::Key_M, Qt::ShiftModifier);
    QCOMPARE(drawn(game), QString("Ge4")); // another one begins
}

void tst_play_record::drawingIsUndone()
{
    Game game;
    game.move("e2", "e4");
    const QAction *undo = game.window.actions().at("edit.undo");
    drag(game, "e7", "e5");
    game.hand.key(Qt::Key_Escape);
    QCOMPARE(undo->text(), QString("Undo arrows and marks"));
    game.trigger("edit.undo");
    QCOMPARE(drawn(game), QString("Ge7e5"));
    game.trigger("edit.redo");
    QCOMPARE(drawn(game), QString());
    game.trigger("edit.undo");
    game.trigger("edit.undo");
    QCOMPARE(drawn(game), QString());
    // Then moves, and not what was drawn in another game.
    QCOMPARE(undo->text(), QString("Take back e4"));
    game.trigger("play.new");
    game.settle();
    QVERIFY(undo->text() != QString("Undo arrows and marks"));
    // A game of which nothing is there but what is drawn is not lost by a new one.
    drag(game, "e2", "e4");
    game.trigger("play.new");
    game.settle();
    QCOMPARE(drawn(game), QString());
    game.trigger("edit.undo");
    game.settle();
    QCOMPARE(drawn(game), QString("Ge2e4"));
}

/// In the order in which things were done, edits and moves too.
void tst_play_record::drawingAndEditsAreUndoneInTheirOrder()
{
    Game game;
    game.move("e2", "e4");
    const QAction *undo = game.window.actions().at("edit.undo");
    const QAction *redo = game.window.actions().at("edit.redo");
    drag(game, "e7", "e5");
    game.trigger("play.pin");
    game.settle();
    QVERIFY2(undo->text().startsWith("Undo ") && !undo->text().contains("arrows"),
             qPrintable(undo->text()));
    game.trigger("edit.undo");
    game.settle();
    QCOMPARE(game.session().design().examples->list.size(), std::size_t(0));
    QCOMPARE(drawn(game), QString("Ge7e5"));
    // A move that is taken back after a drawing was undone comes back first.
    drag(game, "d7", "d5");
    game.trigger("edit.undo");
    QCOMPARE(redo->text(), QString("Redo arrows and marks"));
    game.move("e7", "e5");
    game.trigger("edit.undo");
    game.settle();
    QCOMPARE(redo->text(), QString("Replay e5"));
}

/// Moves behind a branch that is gone have other numbers; what was taken off one of them stays off.
void tst_play_record::drawingIsNotUndoneElsewhere()
{
    Game game;
    game.move("e2", "e4");
    game.play().goToStart();
    game.move("d2", "d4");
    game.move("d7", "d5");
    game.move("c2", "c4");
    game.play().goBack();
    game.settle();
    drag(game, "e7", "e5");
    drag(game, "e7", "e5");
    game.play().removeBranch(1);
    game.play().goToEnd();
    game.settle();
    QCOMPARE(game.play().tree().current(), std::size_t(3));
    QVERIFY(!game.play().drawn().canUndo());
}

void tst_play_record::textsAreCopiedAndPasted()
{
    Game game;
    game.move("e2", "e4");
    game.move("e7", "e5");
    const QString position = game.play().positionText();
    game.hand.key(Qt::Key_C, Qt::ControlModifier);
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.startsWith("[Event ") && text.contains("1. e4 e5"), qPrintable(text));
    game.trigger("play.new");
    game.settle();
    QCOMPARE(game.moves(), QString());
    game.hand.key(Qt::Key_V, Qt::ControlModifier);
    game.settle();
    QCOMPARE(game.moves(), QString("1. e2-e4 e7-e5"));
    game.play().goToEnd();
    game.settle();
    QCOMPARE(game.play().positionText(), position);
    // A position.
    QApplication::clipboard()->setText("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    game.panel().paste();
    game.settle();
    QCOMPARE(game.pieceOn("a1"), QString("White Rook"));
    QCOMPARE(game.pieceOn("h1"), QString());
    // What is neither is refused with its place, and nothing is lost.
    QApplication::clipboard()->setText("4k3/8/8/8/8/8/8/R3Y3 w");
    game.panel().paste();
    QVERIFY2(game.message().contains("column"), qPrintable(game.message()));
    QCOMPARE(game.pieceOn("a1"), QString("White Rook"));
}

/// But no edit of the design behind the game's back.
void tst_play_record::undoTakesMovesBack()
{
    Game game;
    game.trigger("mode.board");
    game.edit(63);
    game.trigger("mode.play");
    game.settle();
    game.move("b1", "c3");
    const QAction *undo = game.window.actions().at("edit.undo");
    const QAction *redo = game.window.actions().at("edit.redo");
    QCOMPARE(undo->text(), QString("Take back Nc3"));
    QVERIFY(!redo->isEnabled());
    game.trigger("edit.undo");
    game.settle();
    QCOMPARE(game.pieceOn("b1"), QString("White Knight"));
    QCOMPARE(redo->text(), QString("Replay Nc3"));
    game.trigger("edit.redo");
    game.settle();
    QCOMPARE(game.pieceOn("c3"), QString("White Knight"));
    for (int i = 0; i < 2; ++i) {
        game.trigger("edit.undo");
        game.settle();
    }
    QCOMPARE(game.play().board().size(), std::size_t(63));
    QVERIFY2(game.view().notices().sentence().startsWith("The game is at its start"),
             qPrintable(game.view().notices().sentence()));
    QCOMPARE(game.moves(), QString("1. b1-c3"));
    // Also from the field in which the move was typed.
    QLineEdit *field = game.view().playBar().moveField();
    field->setFocus();
    QTest::keyClicks(field, "b1c3");
    QTest::keyClick(field, Qt::Key_Return);
    game.settle();
    QCOMPARE(game.pieceOn("c3"), QString("White Knight"));
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    game.settle();
    QCOMPARE(game.pieceOn("b1"), QString("White Knight"));
    game.trigger("mode.board");
    QCOMPARE(undo->text(), QString("Undo punch"));
    game.trigger("edit.undo");
    QCOMPARE(game.session().board().size(), std::size_t(64));
}

void tst_play_record::undoOfEditsWhilePlaying()
{
    Game game;
    game.move("b1", "c3");
    game.trigger("play.pin");
    game.settle();
    QCOMPARE(game.session().design().examples->list.size(), std::size_t(1));
    game.trigger("edit.undo");
    game.settle();
    QCOMPARE(game.session().design().examples->list.size(), std::size_t(0));
    QVERIFY(game.view().notices().sentence().startsWith("Undone: "));
    QCOMPARE(game.pieceOn("c3"), QString("White Knight"));
    game.trigger("edit.redo");
    game.settle();
    QCOMPARE(game.session().design().examples->list.size(), std::size_t(1));
    // What was pinned before the last move stays.
    game.move("b8", "c6");
    for (int i = 0; i < 3; ++i) {
        game.trigger("edit.undo");
        game.settle();
    }
    QCOMPARE(game.pieceOn("b1"), QString("White Knight"));
    QCOMPARE(game.session().design().examples->list.size(), std::size_t(1));
}

/// The amazon is on her way until her arrow flies.
void tst_play_record::undoOfUnfinishedMoves()
{
    Game game("amazons");
    game.hand.click("d1");
    QVERIFY(!game.window.actions().at("edit.undo")->isEnabled()); // she is only chosen
    game.hand.click("d3");
    QCOMPARE(game.window.actions().at("edit.undo")->text(), QString("Take back a step"));
    game.trigger("edit.undo");
    QVERIFY(game.play().choice()->isBegun());
    QVERIFY(!game.play().choice()->reached());
}

/// A slip on *New game*, or a piece moved without rules, loses no record.
void tst_play_record::replacedGamesComeBack()
{
    Game game;
    game.move("e2", "e4");
    game.trigger("play.new");
    game.settle();
    QCOMPARE(game.moves(), QString());
    QCOMPARE(game.window.actions().at("edit.undo")->text(), QString("Back to the game before"));
    game.trigger("edit.undo");
    game.settle();
    QCOMPARE(game.moves(), QString("1. e2-e4"));
    QCOMPARE(game.pieceOn("e4"), QString("White Pawn"));
    game.play().setFree(true);
    game.hand.sweep({"a1", "a5"});
    game.hand.sweep({"a5", "h5"});
    game.settle();
    QCOMPARE(game.pieceOn("h5"), QString("White Rook"));
    QCOMPARE(game.moves(), QString());
    for (const char *cell : {"a5", "a1"}) {
        game.trigger("edit.undo");
        game.settle();
        QCOMPARE(game.pieceOn(cell), QString("White Rook"));
    }
    QCOMPARE(game.moves(), QString("1. e2-e4"));
    QVERIFY(!game.play().hasEarlierGame());
}

void tst_play_record::editsReplayTheGame()
{
    Game game;
    for (const auto &[from, to] : {std::pair("e2", "e4"), {"e7", "e5"}, {"g1", "f3"}, {"b8", "c6"}})
        game.move(from, to);
    // Knights forget how to move.
    const PieceId knight = *game.session().design().pieces->find("Knight");
    game.trigger("mode.pieces");
    game.session().apply("still", withMovementRemoved(game.session().design(), knight, 0));
    game.trigger("mode.play");
    game.settle();
    QCOMPARE(game.moves(), QString("1. e2-e4 e7-e5 2. g1-f3 b8-c6"));
    QCOMPARE(game.play().tree().node(3).standing, GameTree::Standing::Illegal);
    QCOMPARE(game.play().tree().node(4).standing, GameTree::Standing::Behind);
    QCOMPARE(game.pieceOn("e5"), QString("Black Pawn"));
    QCOMPARE(game.pieceOn("g1"), QString("White Knight"));
    const RecordList::Place third = game.panel().record().place(3);
    QVERIFY(third.item && third.item->font(third.column).strikeOut());
    QCOMPARE(third.item->child(0)->text(0), QString("g1-f3: not legal under the present rules"));
    // The marked move is kept; the game goes on beside it, and comes back with the rules.
    game.move("d2", "d4");
    QCOMPARE(game.moves(), QString("1. e2-e4 e7-e5 2. g1-f3 (2. d2-d4) 2... b8-c6"));
    game.trigger("mode.pieces");
    game.trigger("edit.undo");
    game.trigger("mode.play");
    game.settle();
    QCOMPARE(game.play().tree().node(3).standing, GameTree::Standing::Legal);
    QCOMPARE(game.play().tree().node(4).standing, GameTree::Standing::Legal);
}

/// A board that grows or shrinks under a running game, with every part of the window looking at it.
void tst_play_record::boardsMayChangeUnderTheGame()
{
    Game game;
    game.move("e2", "e4");
    game.hand.click("e7");
    for (int i = 0; i < 3; ++i) {
        game.edit(40 + i);
        game.canvas().repaint();
        game.settle();
    }
    QCOMPARE(game.play().board().size(), std::size_t(61));
    for (int i = 0; i < 3; ++i) {
        game.trigger("edit.undo");
        game.canvas().repaint();
    }
    game.settle();
    QCOMPARE(game.play().board().size(), std::size_t(64));
    QCOMPARE(game.moves(), QString("1. e2-e4"));
}

/// A long game is replayed beside the window; edits, steps through the record and comments that
/// come before it is done keep their places.
void tst_play_record::editsWhileTheGameIsReplayed()
{
    Design endless = bundledDesign("chess");
    endless.rules.edit([](Rules &rules) { rules.ends.clear(); });
    Game game(endless);
    QString text;
    for (int i = 0; i < 150; ++i)
        text += i % 2 ? "f3-g1 f6-g8 " : "g1-f3 g8-f6 ";
    game.play().pasteGame(text);
    game.settle();
    game.play().goToEnd();
    game.settle();
    const std::size_t last = game.play().tree().current();
    QCOMPARE(last, std::size_t(300));
    game.edit(20);
    game.edit(21);
    QVERIFY2(!game.play().choice(), "the game is too short to be caught while it is replayed");
    game.trigger("edit.undo");
    game.trigger("edit.undo");
    game.settle();
    QCOMPARE(game.play().board().size(), std::size_t(64));
    QCOMPARE(game.play().tree().current(), last);
    game.edit(20);
    QVERIFY(!game.play().choice());
    game.play().goBack();
    game.play().comment(3, "early");
    game.settle();
    QCOMPARE(game.play().tree().current(), last - 1);
    QCOMPARE(game.play().tree().node(3).comment, std::string("early"));
    game.edit(22);
    QVERIFY(!game.play().choice());
    game.play().setFree(true);
    game.settle();
    QCOMPARE(game.play().tree().current(), last - 1);
}

/// Shogi's edge says 8h where its file says b2; a move that is not legal any more says so too.
void tst_play_record::struckOutMovesByTheirLabels()
{
    Game game("shogi");
    game.move("c3", "c4");
    game.move("c7", "c6");
    game.move("b2", "e5");
    const PieceId bishop = *game.session().design().pieces->find("Bishop");
    game.session().apply("still", withMovementRemoved(game.session().design(), bishop, 0));
    game.settle();
    const RecordList::Place third = game.panel().record().place(3);
    QVERIFY(third.item && third.item->font(third.column).strikeOut());
    QCOMPARE(game.panel().record().spokenMove(3), QString("2. 8h-5e"));
    game.play().goTo(3);
    game.settle();
    QCOMPARE(game.message(), QString("8h-5e is not legal under the present rules"));
    QVERIFY2(game.moves().endsWith("b2-e5"), qPrintable(game.moves()));
}

/// In the window as the board's edge has it, in the file by names.
void tst_play_record::examplesByTheirLabels()
{
    Game game("shogi");
    game.hand.sweep({"c3", "c5"});
    game.hand.click("c3");
    game.trigger("play.pin");
    const auto example = [&] {
        return game.session().design().examples->list.front();
    };
    QCOMPARE(example().expected, std::vector<std::string>{"c3-c4"});
    QCOMPARE(example().forbidden, std::vector<std::string>{"c3-c5"});
    auto *expected = game.find<QLineEdit>("expectedMoves");
    QCOMPARE(expected->text(), QString("7g-7f"));
    QCOMPARE(game.find<QLineEdit>("forbiddenMoves")->text(), QString("7g-7e"));
    expected->setFocus();
    expected->end(false);
    QTest::keyClicks(expected, " 2g2f i3-i4 7g-7d");
    QTest::keyClick(expected, Qt::Key_Return);
    QCOMPARE(example().expected, (std::vector<std::string>{"c3-c4", "h3-h4", "i3-i4", "c3-c6"}));
    QCOMPARE(expected->text(), QString("7g-7f 2g-2f 1g-1f 7g-7d"));
    auto *examples = game.find<QTreeWidget>("exampleList");
    QTRY_COMPARE(examples->topLevelItem(0)->text(0),
                 QString("Example 1: 7g-7d is expected and not legal"));
    // A new name leaves the moves as they are.
    auto *name = game.find<QLineEdit>("exampleName");
    QTest::keyClicks(name, "pawns");
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(example().expected.size(), std::size_t(4));
    QCOMPARE(example().name, std::string("pawns"));
}

ROOKERY_WIDGET_TEST(tst_play_record)
#include "tst_play_record.moc"
