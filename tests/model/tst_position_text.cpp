#include "model/edit/board/board_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "model/play/position/castling_wings.h"
#include "model/play/position/position_text.h"
#include "tests/support.h"

#include <QTest>

#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Rook, Knight, King and Pawn by letter, `Silver General` and `Œil` only by name.
Design smallArmy(const std::string &spec)
{
    Design design = designOf(spec,
                             {{"Rook", "ride n s e w"},
                              {"Knight", "leap nne nnw"},
                              {"King", "leap n e s w"},
                              {"Pawn", "move leap n"},
                              {"Silver General", "leap n ne nw se sw"},
                              {"\xC5\x92il", "leap n"}});
    const std::array letters = {"R", "N", "K", "P", "", ""};
    for (std::size_t i = 0; i < letters.size(); ++i)
        design = must(withPieceLetter(design, PieceId(i), ""));
    for (std::size_t i = 0; i < letters.size(); ++i)
        design = must(withPieceLetter(design, PieceId(i), letters[i]));
    return design;
}

/// By name, so that rows can say which board they are about.
Design designCalled(const QString &name)
{
    if (name == "holes") {
        Design design = smallArmy("square:4x4");
        const std::array holes = {SiteId(0), SiteId(15)};
        return must(withCellsRemoved(design, holes));
    }
    if (name == "added")
        return must(withCellAdded(smallArmy("square:4x4"), {-2000, 0}, "tower"));
    if (name == "free")
        return must(withCellAdded(smallArmy("free"), {0, 0}, "hub"));
    if (name == "three" || name == "one") {
        Design design = smallArmy("square:4x4");
        design.rules.edit([&](Rules &rules) {
            rules.players.resize(1);
            if (name == "three") {
                rules.players.push_back({"Red", {}, {}});
                rules.players.push_back({"Blue", {}, {}});
            }
        });
        return design;
    }
    return smallArmy(name.toStdString());
}

Board boardOf(const Design &design)
{
    return Board(design.board, design.directions);
}

} // namespace

class tst_position_text : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void piecesOnTheirStartCellsHaveNotMoved();
    void capturedPiecesAreNotWritten();
    void randomPositionsReadBack_data();
    void randomPositionsReadBack();
    void anythingElseIsRefusedAndNothingCrashes();
};

void tst_position_text::reads_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("writtenBack");

    const auto row = [](const char *name, const char *board, const char *text, const char *back) {
        QTest::newRow(name) << board << text << back;
    };
    row("ranks from the top", "square:4x4", "k3/4/4/R2K w", "k3/4/4/R2K w");
    row("black to move", "square:4x4", "k3/4/4/R2K b", "k3/4/4/R2K b");
    row("players by number", "square:4x4", "k3/4/4/R2K 2", "k3/4/4/R2K b");
    row("no side to move means the first player", "square:4x4", "k3/4/4/R2K", "k3/4/4/R2K w");
    row("numbers of two digits", "square:12x2", "12/R10K w", "12/R10K w");
    row("holes", "holes", "3*/4/4/*R1k w", "3*/4/4/*R1k w");
    row("pieces by name", "square:4x4", "(knight)3/4/4/R2(KING) w", "n3/4/4/R2K w");
    row("a piece without a letter",
        "square:4x4",
        "4/4/4/R1(silver_general)1 b",
        "a1:R c1:2/Silver_General / turn=2");
    row("spaces around", "square:4x4", "  4/4/4/R3   b  ", "4/4/4/R3 b");
    row("hands", "square:4x4", "4/4/4/R3[PnP] w", "4/4/4/R3[PPn] w");
    row("empty hands", "square:4x4", "4/4/4/R3[] w", "4/4/4/R3 w");
    row("empty hands with a dash", "square:4x4", "4/4/4/R3[-] w", "4/4/4/R3 w");
    row("a named piece in hand",
        "square:4x4",
        "4/4/4/R3[(Silver_General)] w",
        "a1:R hand:1/Silver_General / turn=1");
    row("six fields of FEN",
        "square:8x8",
        "8/8/8/8/8/8/8/8 w KQkq e3 12 34",
        "8/8/8/8/8/8/8/8 w - - 12 34");
    row("dashes", "square:8x8", "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w");
    row("rights by file letters",
        "square:8x8",
        "8/8/8/8/8/8/8/8 w HAha - 0 1",
        "8/8/8/8/8/8/8/8 w");
    row("checks before the counters",
        "square:8x8",
        "8/8/8/8/8/8/8/8 w - - 3+3 0 1",
        "8/8/8/8/8/8/8/8 w");
    row("checks after the counters",
        "square:8x8",
        "8/8/8/8/8/8/8/8 w - - 0 1 +2+0",
        "8/8/8/8/8/8/8/8 w");
    row("a field of older texts",
        "square:4x4",
        "a1:R / turn=1 castled=1:e1:h1:g1:f1",
        "4/4/4/R3 w");
    row("counters alone", "square:8x8", "8/8/8/8/8/8/8/8 b 0 1", "8/8/8/8/8/8/8/8 b");
    row("a counting limit", "square:8x8", "8/8/8/8/8/8/8/8 b - 64 0 1", "8/8/8/8/8/8/8/8 b");

    row("pairs", "square:4x4", "a1:R d4:k c3:2/Knight / turn=2", "3k/2n1/4/R3 b");
    row("pairs without settings", "square:4x4", "a1:R", "4/4/4/R3 w");
    row("no pieces, in pairs", "square:4x4", "/ turn=2", "4/4/4/4 b");
    row("a free board has only pairs", "free", "hub:r / turn=1", "hub:r / turn=1");
    row("an added cell has only pairs", "added", "tower:R a1:k", "a1:k tower:R / turn=1");
    row("a name in any case tells the owner", "square:4x4", "a1:rOOK b1:Rook", "4/4/4/rR2 w");
    row("a letter behind an owner", "square:4x4", "a1:2/n", "4/4/4/n3 w");
    row("a name that begins with no ASCII letter",
        "square:4x4",
        "a1:2/\xC5\x92il",
        "a1:2/\xC5\x92il / turn=1");
    row("hands in pairs", "square:4x4", "a1:K hand:P hand:2/Pawn hand:P", "4/4/4/K3[PPp] w");
    row("a third player",
        "three",
        "a1:R b1:r c1:3/Rook d1:3/Silver_General / turn=3",
        "a1:R b1:r c1:3/Rook d1:3/Silver_General / turn=3");
    row("as many quiet moves as can be counted",
        "square:4x4",
        "a1:R / turn=1 quiet=999999",
        "4/4/4/R3 w - - 999999 1");
    row("one player", "one", "4/4/4/R3 w", "a1:R / turn=1");
}

void tst_position_text::reads()
{
    QFETCH(QString, board);
    QFETCH(QString, text);
    QFETCH(QString, writtenBack);
    const Design design = designCalled(board);
    TAKE(position, readPosition(text.toStdString(), design, boardOf(design)));
    const std::string written = writePosition(position, design, boardOf(design));
    QCOMPARE(QString::fromStdString(written), writtenBack);
    TAKE(again, readPosition(written, design, boardOf(design)));
    QVERIFY(again == position);
}

void tst_position_text::refuses_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");

    const auto row = [](const char *board, const char *text, int column, const char *message) {
        QTest::addRow("%s on %s", text, board) << board << text << column << message;
    };
    const char *const four = "square:4x4";
    row(four, "", 1, "a position is expected here");
    row(four, "   ", 4, "a position is expected here");
    row(four, "4/4/4/Q3 w", 7, "no piece has the letter 'Q'");
    row(four, "4/4/4/R4 w", 8, "rank 1 has more than its 4 cells");
    row(four, "4/4/4/R3R w", 9, "rank 1 has more than its 4 cells");
    row(four, "4/4/4/R2 w", 9, "rank 1 ends after 3 of its 4 cells");
    row(four, "4/3/4/4 w", 4, "rank 3 ends after 3 of its 4 cells");
    row(four, "4/4/4 w", 6, "the position ends on rank 2; every rank down to 1 is to be given");
    row(four, "4/4/4/4/4 w", 8, "rank 1 is the last; nothing comes below it");
    row(four, "4/4/4/0 w", 7, "a number of empty cells begins with 1 to 9");
    row(four, "4/4/4/04 w", 7, "a number of empty cells begins with 1 to 9");
    row(four, "4/4/4/99999999999999999999 w", 7, "rank 1 has more than its 4 cells");
    row(four, "4/4/4/*3 w", 7, "a1 is not a hole");
    row("holes", "4/4/4/*3 w", 1, "d4 is a hole, which is written '*' and not counted");
    row("holes", "3*/4/4/K3 w", 8, "a1 is a hole, which is written '*'");
    row(four, "4/4/4/+R3 w", 7, "'+' marks a promoted piece, and this one has no single promotion");
    row(four, "4/4/4/R~3 w", 8, "'~' marks a promoted piece, and nothing promotes to this one");
    row(four, "4/4/4/?3 w", 7, "'?' has no meaning in a position");
    row(four, "4/4/4/\xC3\xA9\x33 w", 7, "'\xC3\xA9' has no meaning in a position");
    row(four, "4/4/4/(Rook3 w", 7, "this '(' has no ')'");
    row(four, "4/4/4/(Roko)3 w", 8, "no piece is called 'Roko'; did you mean 'Rook'?");
    row(four, "4/4/4/()3 w", 8, "no piece is called ''");
    row(four,
        "4/4/4/(\xC5\x92il)3 w",
        8,
        "the case of '\xC5\x92il' does not tell its owner; write pairs such as 'a1:1/Knight'");
    row(four, "4/4/3\n/R3 w", 6, "'\\n' has no meaning in a position");
    row(four, "4/4/4/(R\n)3 w", 8, "no piece is called 'R\\n'");
    row(four, "a1:\x01", 4, "no piece is called '\\u0001'");
    row(four, "4/4/4/R3[P w", 11, "' ' has no meaning in a hand");
    row(four, "4/4/4/R3[P", 9, "a '[' has no ']'");
    row(four, "4/4/4/R3[P2] w", 11, "'2' has no meaning in a hand");
    row(four, "4/4/4/R3[P]w", 12, "the side to move stands behind a space");
    row(four, "4/4/4/R3 x", 10, "the side to move is 'w', 'b' or a player's number, not 'x'");
    row(four, "4/4/4/R3 3", 10, "there is no player 3; the design has 2 players");
    row(four, "4/4/4/R3 0", 10, "there is no player 0; the design has 2 players");
    row(four,
        "4/4/4/R3 99999999999999999999",
        10,
        "there is no player 99999999999999999999; the design has 2 players");
    row(four, "4/4/4/R3 w KQkqx", 12, "'KQkqx' has no meaning after the side to move");
    row(four, "4/4/4/R3 w - e9", 14, "'e9' has no meaning after the side to move");
    row(four, "4/4/4/R3 w - - 0 1 2", 20, "'2' has no meaning after the side to move");
    row(four, "4/4/4/R3 w - - -1", 16, "'-1' has no meaning after the side to move");
    row(four, "4/4/4/R3 w - - 3+ 0 1", 16, "'3+' has no meaning after the side to move");
    row("one", "4/4/4/r3 w", 7, "lower case is the second player's, and the design has one player");
    row("one", "4/4/4/R3 b", 10, "there is no player 2; the design has 1 player");
    row("free", "R w", 1, "this board has no ranks; write pairs such as 'a1:R e8:k / turn=1'");

    row(four, "e9:R", 1, "there is no cell 'e9'");
    row(four, "a1:R a1:K", 6, "a1 is named twice");
    row("holes", "b1:R a1:K", 6, "there is no cell 'a1'");
    row(four, "a1:R b1", 6, "'b1' is not a pair such as a1:R");
    row(four, "a1:", 4, "a piece is missing after the ':'");
    row(four, "a1:2/", 6, "a piece is missing after the '/'");
    row(four, "a1:Q", 4, "no piece is called 'Q'");
    row(four, "a1:2/Roko", 6, "no piece is called 'Roko'; did you mean 'Rook'?");
    row(four, "a1:3/Rook", 4, "there is no player 3; the design has 2 players");
    row(four,
        "a1:\xC5\x92il",
        4,
        "the case of '\xC5\x92il' does not tell its owner; write 1/\xC5\x92il");
    row(four, "a1:R turn=2", 6, "'turn=2' stands behind a '/'");
    row(four, "moves=3 a1:R", 1, "'moves=3' stands behind a '/'");
    row(four, "a1:R / quiet=1000000", 14, "'1000000' is not a number from 0 to 999999");
    row(four, "a1:R / turn=x", 13, "turn= is followed by a player's number");
    row(four, "a1:R / turn=", 13, "turn= is followed by a player's number");
    row(four, "a1:R / turn=3", 13, "there is no player 3; the design has 2 players");
    row(four,
        "a1:R / trun=1",
        8,
        "'trun=1' is not a setting; there are turn, moved, unmoved, was, wall, captured, unowned, "
        "under, numbers, last-move, castling, passed, moves, quiet, passes, last, facing, "
        "out, checks, exchanged and points");
    row(four, "a1:R / moved=b1", 14, "no piece stands on b1");
    row(four, "a1:R / unmoved=e9", 16, "there is no cell 'e9'");
    row(four, "a1:R / was=a1:Q", 15, "no piece is called 'Q'");
    row(four, "a1:R / wall=a1", 13, "a wall cannot be where a piece stands, on a1");
    row(four, "a1:R / moves=x", 14, "'x' is not a number from 0 to 999999");
    row(four, "a1:R / passed=a1", 15, "two cells are expected here, such as e3:e4");
    row(four, "a1:R / passed=a2:a3", 18, "no piece stands on a3");
    row(four, "a1:R / points=1", 16, "'' is not a number from -2147483647 to 2147483647");
    row(four, "a1:R / checks=3:1", 15, "there is no player 3; the design has 2 players");
    row(four, "a1:R / facing=no", 15, "facing= is followed by yes, not by 'no'");
    row(four,
        "a1:R / castling=1:a1",
        17,
        "a player's number, the cells of king and partner and where they go are expected here, "
        "such as 1:e1:h1:g1:f1");
    row(four,
        "4/4/4/R3 w castling=1:a1:b1:c1:d1",
        21,
        "the rules have no castling '1:a1:b1:c1:d1'");
    row("one", "a1:r", 4, "lower case is the second player's, and the design has one player");
}

void tst_position_text::refuses()
{
    QFETCH(QString, board);
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, message);
    const Design design = designCalled(board);
    const auto position = readPosition(text.toStdString(), design, boardOf(design));
    QVERIFY(!position.has_value());
    QCOMPARE(QString::fromStdString(position.error().sentence()), message);
    QCOMPARE(position.error().place.column, column);
    QCOMPARE(position.error().place.line, 1);
}

void tst_position_text::piecesOnTheirStartCellsHaveNotMoved()
{
    Design design = smallArmy("square:4x4");
    const Board board = boardOf(design);
    const SiteId a2 = board.site(cellOf(board, "a2"));
    const PieceId pawn = *design.pieces->find("Pawn");
    design = must(withPiecesPlaced(design, std::span(&a2, 1), pawn, PlayerId(0)));
    const auto hasMoved = [&](const char *text, std::string_view cell) {
        return must(readPosition(text, design, board)).at(cellOf(board, cell))->moved;
    };
    QVERIFY(!hasMoved("4/4/P3/4 w", "a2"));
    QVERIFY(!hasMoved("a2:P", "a2"));
    QVERIFY2(hasMoved("4/4/p3/4 w", "a2"), "another player's pawn");
    QVERIFY2(hasMoved("4/4/R3/4 w", "a2"), "another type");
    QVERIFY2(hasMoved("4/4/1P2/4 w", "b2"), "another cell");
}

void tst_position_text::capturedPiecesAreNotWritten()
{
    const Design design = smallArmy("square:4x4");
    const Board board = boardOf(design);
    TAKE(position, readPosition("4/4/4/R3 w", design, board));
    position.setCount(OffBoard::Captured, PlayerId(1), PieceId(0), 1);
    QCOMPARE(writePosition(position, design, board), std::string("4/4/4/R3 w"));
}

void tst_position_text::randomPositionsReadBack_data()
{
    QTest::addColumn<QString>("board");
    for (const char *board :
         {"square:4x4", "square:30x3", "holes", "added", "free", "three", "one", "ring:12x3"})
        QTest::newRow(board) << board;
}

void tst_position_text::randomPositionsReadBack()
{
    QFETCH(QString, board);
    const Design design = designCalled(board);
    const Board cells = boardOf(design);
    const std::size_t players = design.rules->players.size();
    const std::size_t types = design.pieces->types.size();
    std::mt19937 random(3);
    for (int round = 0; round < 200; ++round) {
        Position position(cells.size(), players, types);
        // Every other position holds only pieces with letters, so that FEN is written too.
        const std::size_t used = round % 2 == 0 ? types : 4;
        for (const CellId cell : cells.cells()) {
            if (random() % 3 == 0)
                position.put(cell, {PieceId(random() % used), PlayerId(random() % players), true});
        }
        if (round % 3 == 0)
            position.setCount(
                OffBoard::Hand, PlayerId(random() % players), PieceId(random() % used), 2);
        position.setToMove(PlayerId(random() % players));
        beginPlay(position, *design.rules, cells);
        const std::string written = writePosition(position, design, cells);
        TAKE(again, readPosition(written, design, cells));
        QVERIFY2(again == position, written.c_str());
    }
}

/// Every text is either read, and then written and read back as the same, or refused with a place
/// in it.
void tst_position_text::anythingElseIsRefusedAndNothingCrashes()
{
    const std::string letters = "RNKPrnkp0123489/*+~()[]-: wb_=turnhandSilver_Generala1b2\xC5\x92";
    std::mt19937 random(4);
    for (const char *board : {"square:4x4", "holes", "added", "free", "three", "one"}) {
        const Design design = designCalled(board);
        const Board cells = boardOf(design);
        for (int round = 0; round < 4000; ++round) {
            std::string text = round % 2 == 0 ? "3*/4/R3/*2K[Pp] w KQkq - 0 1"
                                              : "a2:R b1:2/Silver_General hand:P / turn=1";
            for (int edits = static_cast<int>(random() % 4); edits >= 0; --edits) {
                const std::size_t at = random() % text.size();
                text.replace(at, random() % 3, 1, letters[random() % letters.size()]);
            }
            const auto position = readPosition(text, design, cells);
            if (!position) {
                QVERIFY2(position.error().place.column >= 1, text.c_str());
                QVERIFY2(position.error().place.column <= int(text.size()) + 1, text.c_str());
                continue;
            }
            TAKE(again, readPosition(writePosition(*position, design, cells), design, cells));
            QVERIFY2(again == *position, text.c_str());
        }
    }
}

QTEST_APPLESS_MAIN(tst_position_text)
#include "tst_position_text.moc"
