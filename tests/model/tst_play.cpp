#include "model/engine/fast_game.h"
#include "model/exchange/fairy_stockfish/reader/fairy_catalogue.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/file/disk/file_content.h"
#include "model/play/game/game_record.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/model/perft_support.h"
#include "tests/oracle/counts_file.h"
#include "tests/support.h"

#include <QTest>

#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

std::vector<fairy::OracleVariant> oracle()
{
    auto text = readWholeFile(ROOKERY_SOURCE_DIR "/tests/data/oracle/perft_fsf.shared.json");
    if (!text)
        qFatal("%s", text.error().sentence().c_str());
    auto variants = fairy::readPerftOracle(*text);
    if (!variants)
        qFatal("%s", variants.error().front().sentence().c_str());
    return std::move(*variants);
}

/// The reference: a move is legal if the opponent could not take the king after it.
std::set<std::string> legalByTrying(MoveRules &moveRules, const Design &design, Position &position)
{
    std::vector<Move> all;
    moveRules.pseudoLegal(position, all);
    const PlayerId player = position.toMove();
    std::set<std::string> texts;
    for (const Move &move : all) {
        if (move.kind == Move::Kind::Castle)
            continue; // asks for more
        Undo undo;
        moveRules.make(position, move, undo);
        std::vector<Move> answers;
        moveRules.pseudoLegal(position, answers);
        const bool losesKing = std::any_of(answers.begin(), answers.end(), [&](const Move &answer) {
            const auto victim = answer.captures ? position.at(answer.to) : std::nullopt;
            return victim && victim->owner == player
                   && moveRules.book().isRoyal(victim->type, player);
        });
        MoveRules::unmake(position, undo);
        if (!losesKing)
            texts.insert(moveText(move, moveRules.board(), *design.pieces, all));
    }
    return texts;
}

std::set<std::string> legalTexts(MoveRules &moveRules, const Design &design, Position &position)
{
    std::vector<Move> moves;
    moveRules.legal(position, moves);
    std::set<std::string> texts;
    for (const Move &move : moves) {
        if (move.kind != Move::Kind::Castle)
            texts.insert(moveText(move, moveRules.board(), *design.pieces, moves));
    }
    return texts;
}

} // namespace

class tst_play : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void safeGoals_data();
    void safeGoals();
    void forcedAndFreePromotionsAreTwo();
    void bundledChessCounts();
    void games_data();
    void games();
    void takingBackRestoresEverything_data();
    void takingBackRestoresEverything();
    void legalityAgreesWithTrying();
    void history_data();
    void history();
};

void tst_play::bundledChessCounts()
{
    const Design design = bundledDesign("chess");
    const auto engine = makeGameEngine(design);
    std::size_t rows = 0;
    for (const fairy::OracleVariant &variant : oracle()) {
        if (variant.name != "chess")
            continue;
        for (const fairy::OracleRow &row : variant.rows) {
            if (row.nodes > 30'000)
                continue;
            TAKE(position, readPosition(row.fen, design, engine->board()));
            engine->begin(position);
            QCOMPARE(engine->perft(row.depth), row.nodes);
            ++rows;
        }
    }
    QVERIFY(rows > 10);
}

void tst_play::games_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("end");
    QTest::newRow("fool's mate") << "f2-f3 e7-e5 g2-g4 d8-h4"
                                 << "Black wins: White is checkmated";
    QTest::newRow("castling") << "g1-f3 g8-f6 g2-g3 g7-g6 f1-g2 f8-g7 e1-g1 e8-g8"
                              << "";
    QTest::newRow("en passant") << "e2-e4 a7-a6 e4-e5 d7-d5 e5-d6xd5"
                                << "";
    QTest::newRow("promotion by capture")
        << "a2-a4 b7-b5 a4-b5 a7-a6 b5-a6 c8-b7 a6-b7 h7-h6 b7-a8=Q"
        << "";
    QTest::newRow("threefold") << "g1-f3 g8-f6 f3-g1 f6-g8 g1-f3 g8-f6 f3-g1 f6-g8"
                               << "draw: the position has been repeated 3 times";
    QTest::newRow("stalemate") << "e2-e3 a7-a5 d1-h5 a8-a6 h5-a5 h7-h5 h2-h4 a6-h6 a5-c7 f7-f6 "
                                  "c7-d7 e8-f7 d7-b7 d8-d3 b7-b8 d3-h7 b8-c8 "
                                  "f7-g6 c8-e6"
                               << "draw: Black has no move";
}

void tst_play::games()
{
    QFETCH(QString, moves);
    QFETCH(QString, end);
    const Design design = bundledDesign("chess");
    MoveRules moveRules(design);
    GameRecord game(moveRules, startPosition(design, moveRules.board()));
    for (const QString &word : moves.split(' ')) {
        TAKE(move,
             findMove(word.toStdString(), moveRules.board(), *design.pieces, game.legalMoves()));
        game.play(move);
    }
    const auto found = game.end();
    QCOMPARE(found ? QString::fromStdString(describeEnd(*found, *design.rules)) : QString(), end);
}

void tst_play::takingBackRestoresEverything_data()
{
    QTest::addColumn<QString>("variant");
    for (const char *name : {"chess",
                             "crazyhouse",
                             "atomic",
                             "seirawan",
                             "shogi",
                             "kyotoshogi",
                             "xiangqi",
                             "janggi",
                             "amazons",
                             "ataxx",
                             "flipello",
                             "grand",
                             "racingkings",
                             "3check"})
        QTest::newRow(name) << name;
}

void tst_play::takingBackRestoresEverything()
{
    QFETCH(QString, variant);
    const auto imported = fairy::importVariant("", variant.toStdString());
    QVERIFY2(imported, messageOf(imported).c_str());
    const Design &design = imported->design;
    MoveRules moveRules(design);
    std::mt19937 random(5);
    std::vector<Undo> undos;
    std::vector<Position> before;
    Position position = startPosition(design, moveRules.board());
    for (int ply = 0; ply < 30; ++ply) {
        std::vector<Move> moves;
        moveRules.legal(position, moves);
        if (moves.empty())
            break;
        std::set<std::string> texts;
        for (const Move &move : moves)
            texts.insert(moveText(move, moveRules.board(), *design.pieces, moves));
        QCOMPARE(texts.size(), moves.size());
        const Move move = moves[random() % moves.size()];
        const std::string text = moveText(move, moveRules.board(), *design.pieces, moves);
        QVERIFY(must(findMove(text, moveRules.board(), *design.pieces, moves)) == move);
        before.push_back(position);
        undos.emplace_back();
        moveRules.make(position, move, undos.back());
    }
    QVERIFY(!undos.empty());
    for (; !undos.empty(); undos.pop_back(), before.pop_back()) {
        MoveRules::unmake(position, undos.back());
        QVERIFY(position == before.back());
    }
}

void tst_play::legalityAgreesWithTrying()
{
    const Design design = bundledDesign("chess");
    MoveRules moveRules(design);
    std::mt19937 random(11);
    for (unsigned round = 0; round < seeds(5); ++round) {
        Position position = startPosition(design, moveRules.board());
        for (int ply = 0; ply < 60; ++ply) {
            QCOMPARE(legalTexts(moveRules, design, position),
                     legalByTrying(moveRules, design, position));
            std::vector<Move> moves;
            moveRules.legal(position, moves);
            if (moves.empty())
                break;
            Undo undo;
            moveRules.make(position, moves[random() % moves.size()], undo);
        }
    }
}

/// Games that end by what has gone before, and how they end after the last move.
void tst_play::history_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("end");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const char *moves,
                        const char *end) {
        QTest::newRow(name) << QString(design) << QString(position) << QString(moves)
                            << QString(end);
    };
    const char *isCounted = "draw: the count is up";
    row("two rooks and a knight have three moves",
        "makruk",
        "3k4/8/8/8/8/8/8/RRN4K b - - 0 1",
        "d8-e8 c1-d3 e8-d8 d3-e5 d8-e8 e5-d3 e8-d8",
        isCounted);
    row("a captured rook changes nothing",
        "makruk",
        "7K/6R1/8/8/8/1k6/R7/7N b - - 0 1",
        "b3-a2 h1-g3 a2-b3 g3-h1 b3-a2 h1-g3 a2-b3",
        isCounted);
    const char *isDrawn = "draw: the position has been repeated 3 times";
    const char *isLost = "Black wins: Red has repeated the position 3 times";
    const char *chariot = "a5-b5 b8-a8 b5-a5 a8-b8 a5-b5 b8-a8 b5-a5 a8-b8";
    row("a chariot chases a cannon",
        "xiangqi",
        "3k5/9/1c7/9/9/R8/9/9/9/5K3 w - - 0 1",
        chariot,
        isLost);
    row("the cannon is guarded",
        "xiangqi",
        "3k5/9/1c6r/9/9/R8/9/9/9/5K3 w - - 0 1",
        chariot,
        isDrawn);
    row("a cannon chases a guarded chariot",
        "xiangqi",
        "3k5/9/1r6r/9/PP7/C8/9/9/9/5K3 w - - 0 1",
        chariot,
        isLost);
    row("neither a move earlier nor later than a rule counts",
        "chess",
        "4k3/8/8/8/8/8/8/R3K3 w - - 97 60",
        "a1-a2 e8-e7 a2-a3",
        "draw: 100 moves without a capture");
    const char *soldier = "a7-b7 b8-a8 b7-a7 a8-b8 a7-b7 b8-a8 b7-a7 a8-b8";
    row("a soldier may chase", "xiangqi", "3k5/9/1c7/P8/9/9/9/9/9/5K3 w - - 0 1", soldier, isDrawn);
    row("who could take back offers an exchange",
        "xiangqi",
        "3k5/9/1r7/9/9/R8/9/9/9/5K3 w - - 0 1",
        chariot,
        isDrawn);
    row("soldiers at home may be chased",
        "xiangqi",
        "3k5/9/9/p8/9/9/9/9/R8/4K4 w - - 0 1",
        "a2-a3 d10-d9 a3-a2 d9-d10 a2-a3 d10-d9 a3-a2 d9-d10",
        isDrawn);
    row("soldiers abroad may not",
        "xiangqi",
        "3k5/9/9/9/9/p8/9/9/1R7/4K4 w - - 0 1",
        "b2-a2 a5-b5 a2-b2 b5-a5 b2-a2 a5-b5 a2-b2 b5-a5",
        isLost);
    row("a chariot that goes up and down a file begins no chase",
        "xiangqi",
        "3k5/9/9/9/9/p8/9/9/R8/4K4 w - - 0 1",
        "a2-a3 d10-d9 a3-a2 d9-d10 a2-a3 d10-d9 a3-a2 d9-d10",
        isDrawn);
    row("nor a cannon",
        "xiangqi",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "b3-a3 i10-i8 h3-h5 b8-b2 h5-h3 b2-b8 h3-h5 b8-b2 h5-h3 b2-b8",
        isDrawn);
}

void tst_play::history()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, moves);
    QFETCH(QString, end);
    const Design rules = bundledDesign(design.toStdString());
    MoveRules moveRules(rules);
    TAKE(start, readPosition(position.toStdString(), rules, moveRules.board()));
    GameRecord game(moveRules, start);
    for (const QString &text : moves.split(' ')) {
        QVERIFY2(!game.end(), qPrintable("over before " + text));
        TAKE(move,
             findMove(text.toStdString(), moveRules.board(), *rules.pieces, game.legalMoves()));
        game.play(move);
    }
    const auto found = game.end();
    QCOMPARE(found ? QString::fromStdString(describeEnd(*found, *rules.rules)) : QString(), end);
    QVERIFY(game.legalMoves().empty());
    game.takeBack();
    QVERIFY(!game.end());
}

void tst_play::safeGoals_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("end");
    QTest::newRow("one lion is home") << "L2/3/2l/3[] w - - 0 1"
                                      << "Forest wins: Forest has reached the goal";
    QTest::newRow("both are, safely") << "L2/3/3/2l[] w - - 0 1"
                                      << "draw: Forest has reached the goal";
    QTest::newRow("the other is attacked there") << "L2/3/2G/2l[] w - - 0 1"
                                                 << "Forest wins: Forest has reached the goal";
}

/// Whose lion is on the far rank, where no one can capture it.
void tst_play::safeGoals()
{
    QFETCH(QString, position);
    QFETCH(QString, end);
    const Design rules = bundledDesign("dobutsu-shogi");
    MoveRules moveRules(rules);
    TAKE(there, readPosition(position.toStdString(), rules, moveRules.board()));
    const auto found = moveRules.end(there);
    QCOMPARE(found ? QString::fromStdString(describeEnd(*found, *rules.rules)) : QString(), end);
}

/// Two rules lead to the same type, one forced and one free: engines count both.
void tst_play::forcedAndFreePromotionsAreTwo()
{
    const Design design = variantDesign(
        "twice",
        "[twice]\nmaxRank = 5\nmaxFile = 5\npawn = p\nwazir = w\nking = k\n"
        "startFen = k4/4P/5/5/K4 w - - 0 1\ncastling = false\ndoubleStep = false\n"
        "promotionRegionWhite = *5\npromotionRegionBlack = *1\npromotionPieceTypes = w\n"
        "promotedPieceType = p:w\nnMoveRule = 0\nnFoldRule = 0\n");
    MoveRules moveRules(design);
    Position position = startPosition(design, moveRules.board());
    QCOMPARE(perftByTrying(moveRules, position, 1), std::uint64_t(3 + 2));
    QCOMPARE(perftByTables(moveRules, position, 1).value_or(5), std::uint64_t(5));
}

QTEST_APPLESS_MAIN(tst_play)
#include "tst_play.moc"
