#include "model/check/check.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

#include <map>

using namespace rookery;
using namespace rookery::test;

namespace {

} // namespace

/// The bundled designs against numbers from outside the program.
class tst_bundled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDesignIsFineAndCanonical();
    void theShelfIsComplete();
    void firstMoves_data();
    void firstMoves();
    void reach_data();
    void reach();
    void numbersOfTargets_data();
    void numbersOfTargets();
    void sizes_data();
    void sizes();
    void playoutsKeepEveryPiece();
};

void tst_bundled::everyDesignIsFineAndCanonical()
{
    for (const BundledDesign &design : bundledDesigns()) {
        const std::string name(design.name);
        const auto read = readDesign(design.text);
        QVERIFY2(read.has_value(), name.c_str());
        QVERIFY2(read->warnings.empty(), name.c_str());
        QVERIFY2(writeDesign(read->design) == design.text, name.c_str());
        for (const Problem &problem : check(read->design))
            QVERIFY2(problem.severity == Severity::Info,
                     (name + ": " + problem.sentence()).c_str());
        QVERIFY2(read->design.info->about.find("Source") != std::string::npos,
                 (name + " names no source").c_str());
    }
}

void tst_bundled::theShelfIsComplete()
{
    for (const char *name : {"chess",
                             "chess-cylinder",
                             "chess-circular",
                             "chess-torus",
                             "chess-moebius",
                             "tablut",
                             "game-courier-pieces",
                             "trajectories",
                             "glinski",
                             "mccooey",
                             "shafran",
                             "hex-11",
                             "chinese-checkers-star",
                             "raumschach",
                             "alice",
                             "dragonchess",
                             "omega",
                             "tamerlane",
                             "rollerball",
                             "byzantine",
                             "nine-mens-morris",
                             "cube-surface",
                             "sphere",
                             "klein",
                             "hyper-3x3x3x3",
                             "taikyoku-board",
                             "taikyoku-shogi",
                             "triangular-chess",
                             "smess",
                             "yalta"})
        QVERIFY2(findBundled(name), name);
}

void tst_bundled::firstMoves_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("moves");
    QTest::newRow("chess: 16 pawn and 4 knight moves") << "chess" << 20;
    QTest::newRow("cylinder: as published") << "chess-cylinder" << 20;
    QTest::newRow("tablut: as published, Muscovites first") << "tablut" << 80;
    QTest::newRow("dragonchess: 29 in the sky, 36 on the ground, 25 below") << "dragonchess" << 90;
    QTest::newRow("triangular chess: 22 pawn moves, 4 of knights, 2 of the unicorn")
        << "triangular-chess" << 28;
    // Two knights have two moves each past either row of pawns, on both sides: 8 + 32 pawn moves.
    QTest::newRow("glinski: as published") << "glinski" << 51;
    QTest::newRow("alice: those of chess") << "alice" << 20;
    QTest::newRow("star halma: as published") << "chinese-checkers-star" << 14;
    QTest::newRow("smess: as Jocly counts") << "smess" << 12;
    QTest::newRow("yalta: those of chess") << "yalta" << 20;
    QTest::newRow("torus") << "chess-torus" << 40;
    QTest::newRow("moebius") << "chess-moebius" << 40;
}

void tst_bundled::firstMoves()
{
    QFETCH(QString, name);
    QFETCH(int, moves);
    const Design design = bundledDesign(qPrintable(name));
    MoveRules moveRules(design);
    Position start = startPosition(design, moveRules.board());
    std::vector<Move> list;
    moveRules.legal(start, list);
    QCOMPARE(static_cast<int>(list.size()), moves);
}

void tst_bundled::reach_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("targets"); // on the empty board
    QTest::newRow("chess knight in the corner") << "chess"
                                                << "Knight"
                                                << "a1"
                                                << "b3 c2";
    QTest::newRow("cylinder knight") << "chess-cylinder"
                                     << "Knight"
                                     << "a1"
                                     << "b3 c2 g2 h3";
    QTest::newRow("circular king on the inner ring") << "chess-circular"
                                                     << "King"
                                                     << "a1"
                                                     << "a2 b1 b2 p1 p2";
    QTest::newRow("circular pawn clockwise") << "chess-circular"
                                             << "Clockwise pawn"
                                             << "p4"
                                             << "a4";
    QTest::newRow("torus king in the corner") << "chess-torus"
                                              << "King"
                                              << "a1"
                                              << "a2 a14 b1 b2 b14 h1 h2 h14";
    // Over the twisted seam rank 14 lies below rank 1, mirrored: under a1 lies h14.
    QTest::newRow("moebius king in the corner") << "chess-moebius"
                                                << "King"
                                                << "a1"
                                                << "a2 b1 b2 g14 h14";
    QTest::newRow("moebius pawn over the seam") << "chess-moebius"
                                                << "Back pawn"
                                                << "c1"
                                                << "f14";
    QTest::newRow("mao") << "game-courier-pieces"
                         << "Mao"
                         << "a1"
                         << "b3 c2";
    QTest::newRow("short rook") << "game-courier-pieces"
                                << "Short Rook"
                                << "a1"
                                << "a2 a3 a4 a5 b1 c1 d1 e1";
    QTest::newRow("griffon in the corner")
        << "game-courier-pieces"
        << "Griffon"
        << "a1"
        << "b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 c2 d2 e2 f2 g2 h2 i2 j2 k2";
    QTest::newRow("aanca beside the corner")
        << "game-courier-pieces"
        << "Aanca"
        << "a1"
        << "a2 b1 b3 c2 c4 d3 d5 e4 e6 f5 f7 g6 g8 h7 h9 i8 i10 j9 j11 k10";
    QTest::newRow("wizard of Omega chess in its corner") << "omega"
                                                         << "Wizard"
                                                         << "w1"
                                                         << "a1 a3 c1";
    QTest::newRow("bishop of Omega chess in the corner") << "omega"
                                                         << "Bishop"
                                                         << "w1"
                                                         << "a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 w4";
    QTest::newRow("Alice's rook goes through")
        << "alice"
        << "Rook"
        << "Aa1"
        << "Ba2 Ba3 Ba4 Ba5 Ba6 Ba7 Ba8 Bb1 Bc1 Bd1 Be1 Bf1 Bg1 Bh1";
    QTest::newRow("rollerball's pawn goes west along the south") << "rollerball"
                                                                 << "Pawn"
                                                                 << "c1"
                                                                 << "b1 b2";
    QTest::newRow("and north along the west") << "rollerball"
                                              << "Pawn"
                                              << "a3"
                                              << "a4 b4";
    QTest::newRow("rollerball's rook takes one step back and turns the corner")
        << "rollerball"
        << "Rook"
        << "a3"
        << "a2 a4 a5 a6 a7 b3 b7 c7 d7 e7 f7 g7";
    QTest::newRow("a morris piece") << "nine-mens-morris"
                                    << "Man"
                                    << "d2"
                                    << "b2 d1 d3 f2";
    QTest::newRow("no line over the middle of the morris") << "nine-mens-morris"
                                                           << "Man"
                                                           << "d3"
                                                           << "c3 d2 e3";
    QTest::newRow("smess: a numskull goes where the arrows of its cell point")
        << "smess"
        << "Numskull"
        << "b1"
        << "a1 b2 b3 b4 b5 b6 b7 b8 c1 d1 e1 f1 g1";
    QTest::newRow("smess: one arrow in the corner") << "smess"
                                                    << "Numskull"
                                                    << "a1"
                                                    << "a2 a3 a4 a5 a6 a7 a8";
    QTest::newRow("smess: eight arrows near the middle") << "smess"
                                                         << "Ninny"
                                                         << "d4"
                                                         << "c3 c4 c5 d3 d5 e3 e4 e5";
    QTest::newRow("yalta: a rook always has fourteen cells")
        << "yalta"
        << "Rook"
        << "d4"
        << "a4 b4 c4 d1 d2 d3 e4 d8 d7 d6 d5 f4 g4 h4";
    QTest::newRow("yalta: a diagonal splits in the middle")
        << "yalta"
        << "Bishop"
        << "a1"
        << "l8 h12 b2 k7 g11 c3 j6 f10 d4 i5 e9";
    QTest::newRow("yalta: a pawn goes on to the left neighbour") << "yalta"
                                                                 << "Pawn"
                                                                 << "d4"
                                                                 << "d5";
    QTest::newRow("yalta: and down his files") << "yalta"
                                               << "Pawn"
                                               << "d5"
                                               << "d6";
    QTest::newRow("tablut king") << "tablut"
                                 << "Swedish king"
                                 << "e5"
                                 << "a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5";
}

void tst_bundled::reach()
{
    QFETCH(QString, design);
    QFETCH(QString, piece);
    QFETCH(QString, from);
    QFETCH(QString, targets);
    Asker asker(bundledDesign(qPrintable(design)));
    QCOMPARE(asker.targets(piece.toStdString(), from.toStdString()), targets);
}

/// Of one piece on the empty board, as the games' descriptions count them.
void tst_bundled::numbersOfTargets_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("targets");
    const auto row = [](const char *design, const char *piece, const char *from, int targets) {
        QTest::addRow("%s %s", design, piece)
            << QString(design) << QString(piece) << QString(from) << targets;
    };
    row("glinski", "Rook", "f6", 30);
    // Counted by a program of its own from the published moves.
    row("maka-dai-dai-shogi", "Lion", "j10", 25); // its own cell too: it may pass
    row("maka-dai-dai-shogi", "Hook Mover", "j10", 360);
    row("maka-dai-dai-shogi", "Capricorn", "j10", 180);
    row("maka-dai-dai-shogi", "Guardian of the Gods", "j10", 14);
    row("maka-dai-dai-shogi", "Teaching-King", "j10", 73);
    row("maka-dai-dai-shogi", "Free-Gold", "j10", 54);
    row("glinski", "Bishop", "f6", 12);
    row("glinski", "Queen", "f6", 42);
    row("glinski", "Knight", "f6", 12);
    row("glinski", "King", "f6", 12);
    row("mccooey", "Knight", "f6", 12);
    row("raumschach", "Rook", "Cc3", 12);
    row("raumschach", "Bishop", "Cc3", 24);
    row("raumschach", "Unicorn", "Cc3", 16);
    row("raumschach", "Queen", "Cc3", 52);
    row("raumschach", "King", "Cc3", 26);
    row("raumschach", "Knight", "Cc3", 24);
    row("hyper-3x3x3x3", "Rook", "B.Bb2", 8);
    row("hyper-3x3x3x3", "Bishop", "B.Bb2", 24);
    row("hyper-3x3x3x3", "Unicorn", "B.Bb2", 32);
    row("hyper-3x3x3x3", "Balloon", "B.Bb2", 16);
    row("hyper-3x3x3x3", "King", "B.Bb2", 80);
    row("cube-surface", "Rook", "f6", 29); // two rings of sixteen that cross on the far side
    row("cube-surface", "King", "e5", 7);
    row("cube-surface", "Knight", "f6", 8);
    row("triangular-chess", "King", "d7", 6);
    row("triangular-chess", "Rook", "d8", 11);
    row("triangular-chess", "Bishop", "d8", 10);
    row("triangular-chess", "Knight", "d8", 6);
    row("triangular-chess", "Unicorn", "d8", 6);
    // What each may do follows from the board it is on.
    row("dragonchess", "Griffon", "Cf4", 12);
    row("dragonchess", "Griffon", "Bf4", 8);
    row("dragonchess", "Dragon", "Cg4", 18);
    row("dragonchess", "Hero", "Bf4", 16);
    row("dragonchess", "Hero", "Cf4", 4);
    row("dragonchess", "Cleric", "Bf4", 10);
    row("dragonchess", "Mage", "Bg4", 34);
    row("dragonchess", "Mage", "Cg4", 6);
    row("dragonchess", "King", "Bf4", 10);
    row("dragonchess", "King", "Af4", 1);
    row("dragonchess", "Paladin", "Bf4", 24);
    row("dragonchess", "Paladin", "Af4", 16);
    row("dragonchess", "Sylph", "Bf4", 7);
    row("dragonchess", "Elemental", "Af4", 12);
    row("dragonchess", "Elemental", "Bf4", 4);
    row("byzantine", "Rook", "a1", 18);
    row("sphere", "King", "a8", 8);
    row("yalta", "Knight", "c4", 9); // as Gerben Dirksen counts them
    row("yalta", "Knight", "d4", 10);
    row("klein", "King", "a1", 8);
}

void tst_bundled::numbersOfTargets()
{
    QFETCH(QString, design);
    QFETCH(QString, piece);
    QFETCH(QString, from);
    QFETCH(int, targets);
    Asker asker(bundledDesign(qPrintable(design)));
    QCOMPARE(asker.targets(piece.toStdString(), from.toStdString()).split(' ').size(), targets);
}

void tst_bundled::sizes_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<int>("cells");
    QTest::addColumn<int>("pieces");
    const auto row = [](const char *design, int cells, int pieces) {
        QTest::newRow(design) << QString(design) << cells << pieces;
    };
    row("glinski", 91, 36);
    row("mccooey", 91, 32);
    row("shafran", 70, 36);
    row("hex-11", 121, 0);
    row("chinese-checkers-star", 121, 20);
    row("raumschach", 125, 40);
    row("alice", 128, 32);
    row("dragonchess", 288, 84);
    row("omega", 104, 44);
    row("tamerlane", 112, 56);
    row("rollerball", 40, 12);
    row("byzantine", 64, 32);
    row("nine-mens-morris", 24, 0);
    row("cube-surface", 96, 0);
    row("hyper-3x3x3x3", 81, 0);
    row("taikyoku-board", 1'296, 0);
    row("triangular-chess", 96, 40);
    row("smess", 56, 24);
    row("yalta", 96, 48);
}

void tst_bundled::sizes()
{
    QFETCH(QString, design);
    QFETCH(int, cells);
    QFETCH(int, pieces);
    const Design read = bundledDesign(qPrintable(design));
    QCOMPARE(Board(read.board, read.directions).size(), std::size_t(cells));
    QCOMPARE(read.setup->placements.size(), std::size_t(pieces));
}

void tst_bundled::playoutsKeepEveryPiece()
{
    std::mt19937 random(7);
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(6)) {
        const BundledDesign &row = bundledDesigns()[i];
        const Design design = bundledDesign(std::string(row.name).c_str());
        MoveRules moveRules(design);
        const Board &board = moveRules.board();
        Position position = startPosition(design, board);
        const int pieces = position.pieceCount();
        std::vector<Move> moves;
        for (int ply = 0; ply < 200; ++ply) {
            moveRules.legal(position, moves);
            if (moves.empty())
                break;
            const Move move = moves[random() % moves.size()];
            const std::string text = moveText(move, board, *design.pieces, moves);
            // Every move's text is its own, and reads back.
            QVERIFY(must(findMove(text, board, *design.pieces, moves)) == move);
            const Position before = position;
            Undo undo;
            moveRules.make(position, move, undo);
            Position back = position;
            MoveRules::unmake(back, undo);
            QVERIFY(back == before);
            const bool makesPieces =
                !design.rules->ownMoves.empty() || !design.rules->effects.empty();
            if (design.rules->hands.supply == Supply::Counted && !makesPieces)
                QCOMPARE(position.pieceCount(), pieces);
        }
    }
}

QTEST_APPLESS_MAIN(tst_bundled)
#include "tst_bundled.moc"
