#include "model/edit/board/board_edits.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/setup/setup_edits.h"
#include "model/play/legal/move_rules.h"
#include "model/play/legal/refusal.h"
#include "model/play/moves/notation/move_renaming.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "model/play/reach/trace.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

struct Placed
{
    const char *cell;
    const char *piece;
    int player;
};

Design withPieces(Design design, std::initializer_list<Placed> pieces)
{
    const Board board(design.board, design.directions);
    for (const Placed &piece : pieces) {
        const SiteId site = board.site(cellOf(board, piece.cell));
        design = must(withPiecesPlaced(design,
                                       std::span(&site, 1),
                                       *design.pieces->find(piece.piece),
                                       PlayerId(piece.player)));
    }
    return design;
}

Design smallArmies()
{
    return withPieces(
        designOf("square:3x3", {{"Rook", "ride n s e w"}, {"King", "leap n s e w ne se sw nw"}}),
        {{"a1", "King", 0}, {"c1", "Rook", 0}, {"a3", "King", 1}, {"c3", "Rook", 1}});
}

class Game
{
public:
    explicit Game(Design design)
        : m_design(std::move(design))
        , m_moveRules(m_design)
        , m_position(startPosition(m_design, m_moveRules.board()))
    {
    }

    const Board &board() const { return m_moveRules.board(); }
    MoveRules &moveRules() { return m_moveRules; }
    const Design &design() const { return m_design; }
    Position &position() { return m_position; }

    const std::vector<Move> &moves()
    {
        m_moveRules.legal(m_position, m_moves);
        return m_moves;
    }

    QString texts()
    {
        std::vector<std::string> words;
        for (const Move &move : moves())
            words.push_back(moveText(move, board(), *m_design.pieces, m_moves));
        return joined(words);
    }

    void play(const char *text)
    {
        Undo undo;
        m_moveRules.make(
            m_position, must(findMove(text, board(), *m_design.pieces, moves())), undo);
    }

private:
    Design m_design;
    MoveRules m_moveRules;
    Position m_position;
    std::vector<Move> m_moves;
};

/// Rows of texts that are typed on boards with labels, each with two that they stand for.
auto labelRows(const char *first, const char *second)
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<int>("labels");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>(first);
    QTest::addColumn<QString>(second);
    return [](const char *design,
              Labels labels,
              const char *typed,
              const char *one,
              const char *other) {
        QTest::addRow("%s %d %s", design, static_cast<int>(labels), typed)
            << design << static_cast<int>(labels) << typed << one << other;
    };
}

} // namespace

class tst_moves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesComeByTypeThenCellThenTarget();
    void chessHasTwentyFirstMoves();
    void capturedPiecesGoToTheirOffBoardCell();
    void drops();
    void passing();
    void unknownMovesAreRefused();
    void typedMoves_data();
    void typedMoves();
    void movesAsEnginesWriteThem();
    void renamedMoves_data();
    void renamedMoves();
    void labelsInTextsForPeople();
    void chainsThatDecide();
    void piecesAreNeverLost();
    void reasons_data();
    void reasons();
};

void tst_moves::movesComeByTypeThenCellThenTarget()
{
    // Rooks are declared first; each from its cell in board order; then the king.
    QCOMPARE(Game(smallArmies()).texts(), QString("c1-b1 c1-c2 c1-c3 a1-a2 a1-b1 a1-b2"));
}

void tst_moves::chessHasTwentyFirstMoves()
{
    Design design = designOf(
        "square:8x8", {{"Pawn", "move leap n capture leap ne nw"}, {"Knight", "leap nne nnw"}});
    design = must(withMovementAdded(
        design, PieceId(0), Movement{PathText{"move (~n n stop)"}, When::Unmoved, {}}));
    for (char file = 'a'; file <= 'h'; ++file)
        design = withPieces(design, {{(std::string(1, file) + "2").c_str(), "Pawn", 0}});
    design = withPieces(design, {{"b1", "Knight", 0}, {"g1", "Knight", 0}});
    Game game(design);
    QCOMPARE(game.moves().size(), std::size_t(20));
    game.play("e2-e4");
    QCOMPARE(game.position().toMove(), PlayerId(1));
    QVERIFY(game.moves().empty());
    QVERIFY(game.position().at(cellOf(game.board(), "e4"))->moved);
}

void tst_moves::capturedPiecesGoToTheirOffBoardCell()
{
    Game game(smallArmies());
    const int before = game.position().pieceCount();
    game.play("c1-c3");
    QCOMPARE(game.position().count(OffBoard::Captured, PlayerId(1), PieceId(0)), 1);
    QCOMPARE(game.position().pieceCount(), before);
    QCOMPARE(game.texts(), QString("a3-a2 a3-b2 a3-b3"));
    QCOMPARE(QString::fromUtf8(enumName(OffBoard::Captured).data()), QString("captured"));
}

void tst_moves::drops()
{
    Design design = designOf("square:2x2", {{"Stone", "leap n"}, {"Rock", "leap s"}});
    design = must(withPieceLetter(design, PieceId(1), "R"));
    design = must(withHand(design, PlayerId(0), PieceId(0), 1));
    Game one(design);
    QCOMPARE(one.texts(), QString("a1 a2 b1 b2"));
    one.play("b1");
    QCOMPARE(one.position().count(OffBoard::Hand, PlayerId(0), PieceId(0)), 0);
    QCOMPARE(one.position().at(cellOf(one.board(), "b1"))->type, PieceId(0));

    design = must(withHand(design, PlayerId(0), PieceId(1), 2));
    Game two(design);
    QCOMPARE(two.texts(), QString("S@a1 S@a2 S@b1 S@b2 R@a1 R@a2 R@b1 R@b2"));
}

void tst_moves::passing()
{
    Design design = withPieces(designOf("square:2x1", {{"Stone", "move leap e"}}),
                               {{"a1", "Stone", 0}, {"b1", "Stone", 1}});
    QCOMPARE(Game(design).texts(), QString());
    QCOMPARE(Game(must(withRuleField(design, "pass", static_cast<int>(Pass::Stuck)))).texts(),
             QString("PASS"));
    Design open =
        withPieces(designOf("square:2x1", {{"Stone", "move leap e"}}), {{"a1", "Stone", 0}});
    QCOMPARE(Game(must(withRuleField(open, "pass", static_cast<int>(Pass::Stuck)))).texts(),
             QString("a1-b1"));
    Game always(must(withRuleField(open, "pass", static_cast<int>(Pass::Always))));
    QCOMPARE(always.texts(), QString("a1-b1 PASS"));
    always.play("PASS");
    QCOMPARE(always.position().toMove(), PlayerId(1));
}

void tst_moves::unknownMovesAreRefused()
{
    Game game(smallArmies());
    const auto found = findMove("c1-c4", game.board(), *game.design().pieces, game.moves());
    QVERIFY(!found);
    QCOMPARE(found.error().sentence(),
             std::string("'c1-c4' is not a move here; did you mean 'c1-c2'?"));
    // What is a whole part of moves means them, not what only looks like it.
    QCOMPARE(movesNear("a1", {"X-a1", "O-a1", "X-a12", "aa1", "b2"}).text(),
             std::string("; did you mean 'X-a1' or 'O-a1'?"));
    QCOMPARE(movesNear("a1-n", {"one:a1-n", "a1-e"}).text(),
             std::string("; did you mean 'one:a1-n'?"));
    QCOMPARE(movesNear("q", {"X-a1"}).text(), std::string());
}

void tst_moves::typedMoves_data()
{
    // What it means in Play and on the command line, by the names of files.
    const auto row = labelRows("onScreen", "inShell");
    row("shogi", Labels::Shogi, "7g-7f", "c3-c4", "c3-c4");
    row("shogi", Labels::Shogi, "7g7f", "c3-c4", "c3-c4");
    row("shogi", Labels::Shogi, "c3-c4", "c3-c4", "c3-c4");
    row("shogi", Labels::Shogi, "7g-7e", "", "");
    row("chess", Labels::Chess, "e2e4", "e2-e4", "e2-e4");
    row("chess", Labels::Matrix, "(7, 5)-(5, 5)", "e2-e4", "e2-e4");
    row("chess", Labels::Matrix, "(7,5)-(5,5)", "e2-e4", "e2-e4");
    // Ranks from 0: the same text means two moves, and each place has its own.
    row("xiangqi", Labels::Xiangqi, "a3-a4", "a4-a5", "");
    row("xiangqi", Labels::Xiangqi, "a0-a1", "a1-a2", "a1-a2");
    row("xiangqi", Labels::Xiangqi, "a1-a2", "", "a1-a2");
    row("xiangqi", Labels::Xiangqi, "i10-i9", "", "");
    row("byzantine", Labels::RingSector, "1.7-1.6", "g1-f1", "g1-f1");
    row("glinski", Labels::Glinski, "f5f6", "f5-f6", "f5-f6");
    row("international-draughts", Labels::Draughts, "32-28", "d4-e5", "d4-e5");
    row("english-draughts", Labels::Draughts, "9-13", "b6-a5", "b6-a5");
    row("english-draughts", Labels::Checkers, "22-18", "f6-e5", "f6-e5");
}

/// What the edge of the board shows wins in Play, what files say on the command line; the other is
/// understood where it cannot be mistaken.
void tst_moves::typedMoves()
{
    QFETCH(QString, design);
    QFETCH(int, labels);
    QFETCH(QString, typed);
    QFETCH(QString, onScreen);
    QFETCH(QString, inShell);
    Game game(must(withLabels(bundledDesign(design.toStdString()), static_cast<Labels>(labels))));
    for (const auto &[naming, meant] :
         {std::pair(CellNaming::Labels, onScreen), std::pair(CellNaming::Names, inShell)}) {
        const auto found = findTypedMove(
            typed.toStdString(), game.board(), *game.design().pieces, game.moves(), naming);
        QCOMPARE(found ? QString::fromStdString(
                     moveText(*found, game.board(), *game.design().pieces, game.moves()))
                       : QString(),
                 meant);
    }
    const auto inFile =
        findMove(typed.toStdString(), game.board(), *game.design().pieces, game.moves());
    QCOMPARE(bool(inFile), typed == inShell);
}

void tst_moves::movesAsEnginesWriteThem()
{
    const auto typed = [](Game &game, const char *text) {
        const auto found = findTypedMove(
            text, game.board(), *game.design().pieces, game.moves(), CellNaming::Labels);
        return QString::fromStdString(
            found ? moveText(*found, game.board(), *game.design().pieces, game.moves())
                  : found.error().sentence());
    };
    Game shogi(bundledDesign("shogi"));
    shogi.play("c3-c4");
    shogi.play("g7-g6");
    QCOMPARE(typed(shogi, "8h2b+"), QString("b2-h8=H"));
    QCOMPARE(typed(shogi, "8h-2b+"), QString("b2-h8=H"));
    QCOMPARE(typed(shogi, "8h2b"), QString("b2-h8"));
    shogi.play("b2-h8");
    shogi.play("a9-a8");
    QCOMPARE(typed(shogi, "B*5e"), typed(shogi, "B@5e"));
    Game chess(bundledDesign("chess"));
    chess.position() =
        *readPosition("7k/P7/8/8/8/8/8/4K3 w - - 0 1", chess.design(), chess.board());
    QCOMPARE(typed(chess, "a7a8q"), QString("a7-a8=Q"));
    QCOMPARE(typed(chess, "a7a8+"), QString("'a7a8+' may be several moves here"));
}

void tst_moves::renamedMoves_data()
{
    const auto row = labelRows("named", "shown");
    row("shogi", Labels::Shogi, "7g-7f", "c3-c4", "7g-7f");
    row("shogi", Labels::Shogi, "7g7f", "c3-c4", "7g-7f");
    row("shogi", Labels::Shogi, "c3-c4", "c3-c4", "7g-7f");
    row("shogi", Labels::Shogi, "P@5e", "P@e5", "P@5e");
    row("shogi", Labels::Shogi, "2c-2b=+P", "h7-h8=+P", "2c-2b=+P");
    row("shogi", Labels::Shogi, "7g-7fx5e,4d", "c3-c4xe5,f6", "7g-7fx5e,4d");
    row("shogi", Labels::Shogi, "x5ex4d", "xe5xf6", "x5ex4d");
    row("shogi", Labels::Shogi, "7g-7f/P5e", "c3-c4/Pe5", "7g-7f/P5e");
    row("shogi", Labels::Shogi, "PASS", "PASS", "PASS");
    row("shogi", Labels::Shogi, "10j-7f", "10j-7f", "10j-7f"); // no such cell
    row("shogi", Labels::Shogi, "", "", "");
    row("chess", Labels::Matrix, "(7, 5)-(5, 5)", "e2-e4", "(7, 5)-(5, 5)");
    row("chess", Labels::Matrix, "(7,5)(5,5)", "e2-e4", "(7, 5)-(5, 5)");
    row("xiangqi", Labels::Xiangqi, "a0-a1", "a1-a2", "a0-a1");
    row("byzantine", Labels::RingSector, "1.7-1.6", "g1-f1", "1.7-1.6");
    row("international-draughts", Labels::Draughts, "32-28", "d4-e5", "32-28");
}

/// Moves need not be legal to be written by names or by labels.
void tst_moves::renamedMoves()
{
    QFETCH(QString, design);
    QFETCH(int, labels);
    QFETCH(QString, typed);
    QFETCH(QString, named);
    QFETCH(QString, shown);
    const Game game(
        must(withLabels(bundledDesign(design.toStdString()), static_cast<Labels>(labels))));
    const Pieces &pieces = *game.design().pieces;
    const std::string written = namedText(typed.toStdString(), game.board(), pieces);
    QCOMPARE(QString::fromStdString(written), named);
    QCOMPARE(QString::fromStdString(labelledText(written, game.board(), pieces)), shown);
}

void tst_moves::labelsInTextsForPeople()
{
    const Design shogi = bundledDesign("shogi");
    Game game(shogi);
    const Board &board = game.board();
    const auto pawn = must(findMove("c3-c4", board, *shogi.pieces, game.moves()));
    QCOMPARE(labelledText(pawn, "c3-c4", board, *shogi.pieces), std::string("7g-7f"));
    QCOMPARE(moveText(pawn, board, *shogi.pieces, game.moves(), CellNaming::Labels),
             std::string("7g-7f"));
    const auto from = cellOf(board, "c3");
    QCOMPARE(
        describeRefusal(
            shogi, game.moveRules(), game.position(), from, cellOf(board, "c5"), CellNaming::Labels)
            .text(),
        std::string("the Sente Pawn on 7g cannot go to 7e: out of range: 7e would be step 2"));
    // A drop that needs its piece's letter keeps it.
    const Move drop{Move::Kind::Drop, false, {}, cellOf(board, "e5"), *shogi.pieces->find("Pawn")};
    QCOMPARE(labelledText(drop, "P@e5", board, *shogi.pieces), std::string("P@5e"));
    QCOMPARE(labelledText(drop, "e5", board, *shogi.pieces), std::string("5e"));
}

/// The cells that show why a game has ended.
void tst_moves::chainsThatDecide()
{
    const auto witness = [](const char *name, const char *position) {
        const Design design = bundledDesign(name);
        MoveRules moveRules(design);
        Position now = must(readPosition(position, design, moveRules.board()));
        const auto end = moveRules.end(now);
        if (!end)
            return QString();
        auto cells = moveRules.witness(now, *end);
        std::sort(cells.begin(), cells.end());
        return joined(names(moveRules.board(), cells));
    };
    // A shortest way of White's from the bottom to the top; the stones beside it are none of it.
    QCOMPARE(
        witness("hex-11",
                "e1:1/Stone e2:1/Stone e3:1/Stone e4:1/Stone e5:1/Stone e6:1/Stone e7:1/Stone "
                "e8:1/Stone e9:1/Stone e10:1/Stone e11:1/Stone f3:1/Stone g3:1/Stone a5:2/Stone "
                "/ turn=2"),
        QString("e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11"));
    QCOMPARE(
        witness("tic-tac-toe", "a1:1/Stone b2:1/Stone c3:1/Stone a2:2/Stone b1:2/Stone / turn=2"),
        QString("a1 b2 c3"));
    QCOMPARE(witness("tic-tac-toe", "a1:1/Stone b2:1/Stone a2:2/Stone / turn=2"), QString());
}

void tst_moves::piecesAreNeverLost()
{
    std::mt19937 random(1);
    for (int round = 0; round < 40; ++round) {
        Game game(smallArmies());
        const int pieces = game.position().pieceCount();
        for (int ply = 0; ply < 30 && !game.moves().empty(); ++ply) {
            const auto &moves = game.moves();
            const Move move = moves[random() % moves.size()];
            // Each move is taken from and put back in pairs.
            int balance = 0;
            for (const Change &change : game.moveRules().changes(game.position(), move))
                balance += change.kind == Change::Kind::Put ? 1 : -1;
            QCOMPARE(balance, 0);
            Undo undo;
            game.moveRules().make(game.position(), move, undo);
            QCOMPARE(game.position().pieceCount(), pieces);
        }
    }
}

void tst_moves::reasons_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("answer");
    // From a1 on a 5x5 board: White pieces on a3 and c3, Black pieces on c1 and d4.
    QTest::newRow("open way") << "ride n"
                              << "a2"
                              << "n";
    QTest::newRow("capture") << "ride e"
                             << "c1"
                             << "e e";
    QTest::newRow("friend in the way") << "ride n"
                                       << "a5"
                                       << "n n n n: blocked at a3 by the White Piece";
    QTest::newRow("enemy in the way") << "ride e"
                                      << "d1"
                                      << "e e e: blocked at c1 by the Black Piece";
    QTest::newRow("friend on the cell") << "leap (2,2)"
                                        << "c3"
                                        << "nnee: the White Piece on c3 is a friend";
    QTest::newRow("moves only")
        << "move ride e"
        << "c1"
        << "e e: this path cannot capture, and the Black Piece stands on c1";
    QTest::newRow("captures only") << "capture leap ne"
                                   << "b2"
                                   << "ne: this path only captures, and b2 is empty";
    QTest::newRow("passes only") << "(~n ne stop)"
                                 << "a2"
                                 << "n: the piece passes a2 and may not stop there";
    QTest::newRow("too far") << "(e stop)"
                             << "b3"
                             << "";
    QTest::newRow("out of range") << "leap ne"
                                  << "c3"
                                  << "ne ne: out of range: c3 would be step 2";
    QTest::newRow("bent way blocked after the bend") << "(ne (n))"
                                                     << "b5"
                                                     << "ne n n n";
    QTest::newRow("nearest of two obstacles") << "(n (n)) (ne (nw))"
                                              << "a4"
                                              << "n n n: blocked at a3 by the White Piece";
}

void tst_moves::reasons()
{
    QFETCH(QString, path);
    QFETCH(QString, to);
    QFETCH(QString, answer);
    const Design design = designOf("square:5x5", {{"Piece", qPrintable(path)}});
    const CompiledGame game(design); // its board knows the vectors that the path uses
    const Board &board = game.board();
    Position position(board.size(), 2, 1);
    for (const auto &[cell, player] :
         {std::pair("a3", 0), std::pair("c3", 0), std::pair("c1", 1), std::pair("d4", 1)})
        position.put(cellOf(board, cell), {PieceId(0), PlayerId(player), true});
    const Mover mover{cellOf(board, "a1"), PlayerId(0), {}, true};
    const auto legs = legsOf((*design.pieces)[PieceId(0)], design);
    const auto ways = trajectories(board, position, mover, legs, cellOf(board, to.toStdString()));
    QString found;
    if (!ways.empty()) {
        found = QString::fromStdString(describePath(ways.front(), board));
        if (ways.front().obstacle)
            found += QStringLiteral(": ")
                     + QString::fromStdString(
                         describeObstacle(ways.front(), board, position, design).text());
    }
    QCOMPARE(found, answer);
}

QTEST_APPLESS_MAIN(tst_moves)
#include "tst_moves.moc"
