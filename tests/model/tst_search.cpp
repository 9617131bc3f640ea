#include "model/engine/make_game_engine.h"
#include "model/engine/recipe/attack_paths.h"
#include "model/engine/recipe/type_mobility.h"
#include "model/engine/recipe/type_paths.h"
#include "model/engine/search/score_history.h"
#include "model/engine/search/search.h"
#include "model/file/design/design_reader.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

#include <thread>

using namespace rookery;
using namespace rookery::test;

namespace {

/// A program and a position for it.
struct Thinker
{
    explicit Thinker(Design played, std::string_view text = {}, unsigned seed = 1)
        : design(std::move(played))
        , searcher(design, makeGameEngine(design), seed)
        , record(searcher.engine(),
                 text.empty() ? startPosition(design, searcher.engine().board())
                              : must(readPosition(text, design, searcher.engine().board())))
    {
    }

    SearchResult search(Strategy strategy, int depth)
    {
        const std::atomic<bool> stop{false};
        return searcher.search(record, strategy, {std::chrono::minutes(10), depth}, stop);
    }
    QString best(Strategy strategy, int depth = 3) { return text(search(strategy, depth)); }
    QString text(const SearchResult &result)
    {
        return result.best ? QString::fromStdString(moveText(
                   *result.best, searcher.engine().board(), *design.pieces, record.legalMoves()))
                           : QString();
    }

    Design design;
    Searcher searcher;
    GameRecord record;
};

/// The same search without any pruning or order.
int miniMax(MoveRules &moveRules, Position &position, int depth, PlayerId root)
{
    std::vector<Move> moves;
    moveRules.legal(position, moves);
    if (moves.empty()) {
        const auto end = moveRules.end(position);
        if (!end || end->isDraw)
            return 0;
        return (end->winner ? *end->winner == root : end->about != root) ? 1 : -1;
    }
    if (depth == 0)
        return 0;
    const bool isOurs = position.toMove() == root;
    int best = isOurs ? -1 : 1;
    for (const Move &move : moves) {
        Undo undo;
        moveRules.make(position, move, undo);
        const int score = miniMax(moveRules, position, depth - 1, root);
        MoveRules::unmake(position, undo);
        best = isOurs ? std::max(best, score) : std::min(best, score);
    }
    return best;
}

} // namespace

/// Programs that choose moves.
class tst_search : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scoresDecideGames_data();
    void scoresDecideGames();
    void piecesAreWorthTheirMoves_data();
    void piecesAreWorthTheirMoves();
    void ownMovesTellValues_data();
    void ownMovesTellValues();
    void pathsTellWherePiecesGo_data();
    void pathsTellWherePiecesGo();
    void threatsAreOfTheCheapestPiece();
    void looksDeep_data();
    void looksDeep();
    void recipesAreInPlainWords();
    void losingGamesCountTheOtherWay();
    void ownEndsAreMeasured_data();
    void ownEndsAreMeasured();
    void wordsThatAskWordsCostLittle();
    void repeatsItself();
    void saysSomethingAtOnce_data();
    void saysSomethingAtOnce();
    void piecesAreWorthWhatTheyReach();
    void findsWhatWins_data();
    void findsWhatWins();
    void agreesWithTheWholeTree_data();
    void agreesWithTheWholeTree();
    void choosesLegalMoves_data();
    void choosesLegalMoves();
    void stopsAtOnce();
    void keepsItsTime();
    void leavesTheRecordAlone();
    void beatsRandomMoves();
    void remembersPositions_data();
    void remembersPositions();
    void findsTheSameWhicheverEngine_data();
    void findsTheSameWhicheverEngine();
};

void tst_search::piecesAreWorthWhatTheyReach()
{
    const Design design = bundledDesign("chess");
    const CompiledGame game(design);
    const EvaluationRecipe recipe(design);
    const auto value = [&](const char *name) {
        return recipe.value(*design.pieces->find(name));
    };
    QVERIFY(value("Pawn") < value("Knight"));
    QVERIFY(value("Knight") < value("Rook"));
    QVERIFY(value("Bishop") < value("Rook"));
    QVERIFY(value("Rook") < value("Queen"));
    QVERIFY(value("Rook") + value("Bishop") >= value("Queen") * 9 / 10); // a queen is both
    const PieceId knight = *design.pieces->find("Knight");
    const Board &board = game.board();
    QVERIFY(recipe.worth(knight, PlayerId(0), cellOf(board, "e4")).early
            > recipe.worth(knight, PlayerId(0), cellOf(board, "a1")).early);
}

void tst_search::findsWhatWins_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("strategy");
    QTest::addColumn<int>("depth");
    QTest::addColumn<QString>("best");
    const int greedy = static_cast<int>(Strategy::Greedy);
    const int alphaBeta = static_cast<int>(Strategy::AlphaBeta);
    QTest::newRow("mate in one") << "chess"
                                 << "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1" << greedy << 1 << "a1-a8";
    QTest::newRow("mate in two") << "chess"
                                 << "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1" << alphaBeta << 3 << "";
    QTest::newRow("a free queen") << "chess"
                                  << "3qk3/8/8/8/8/8/8/3RK3 w - - 0 1" << greedy << 1 << "d1-d8";
    QTest::newRow("a guarded pawn is left")
        << "chess"
        << "4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1" << alphaBeta << 2 << "not d1-d6";
    QTest::newRow("a fork") << "chess"
                            << "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1" << alphaBeta << 3 << "d5-c7";
    QTest::newRow("stalemate is no win")
        << "chess"
        << "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1" << alphaBeta << 3 << "not g5-g6";
    QTest::newRow("antichess: a piece is given away")
        << "antichess"
        << "8/8/8/3p4/8/8/4P3/8 w - - 0 1" << alphaBeta << 2 << "e2-e4";
    QTest::newRow("antichess: a capture is a duty, and the last piece wins")
        << "antichess"
        << "8/8/1r6/8/8/8/8/R7 w - - 0 1" << alphaBeta << 2 << "not a1-b1";
    QTest::newRow("three checks: the third wins")
        << "3check"
        << "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1 checks=1:2" << alphaBeta << 1 << "";
    QTest::newRow("breakthrough: the last row")
        << "breakthrough"
        << "8/3P4/8/8/8/8/4p3/8 w - - 0 1" << greedy << 1 << "";
    QTest::newRow("a goal") << "kingofthehill"
                            << "7k/8/8/8/8/2K5/8/8 w - - 0 1" << greedy << 1 << "c3-d4";
}

void tst_search::findsWhatWins()
{
    QFETCH(QString, variant);
    QFETCH(QString, position);
    QFETCH(int, strategy);
    QFETCH(int, depth);
    QFETCH(QString, best);
    Thinker thinker(variant == "chess" ? bundledDesign("chess")
                                       : variantDesign(qPrintable(variant)),
                    position.toStdString());
    const SearchResult result = thinker.search(static_cast<Strategy>(strategy), depth);
    if (best.isEmpty())
        QCOMPARE(result.score, Searcher::win - depth);
    else if (best.startsWith("not "))
        QVERIFY(thinker.text(result) != best.mid(4));
    else
        QCOMPARE(thinker.text(result), best);
}

void tst_search::agreesWithTheWholeTree_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("depth");
    QTest::newRow("queen ending") << "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1" << 3;
    QTest::newRow("mated next") << "7k/8/8/8/8/r7/1r6/6K1 w - - 0 1" << 2;
    QTest::newRow("nothing yet") << "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" << 3;
}

/// Whether somebody wins by force within so many moves.
void tst_search::agreesWithTheWholeTree()
{
    QFETCH(QString, position);
    QFETCH(int, depth);
    Thinker thinker(bundledDesign("chess"), position.toStdString());
    Position root = thinker.record.position();
    const int expected = miniMax(thinker.searcher.engine().moveRules(), root, depth, root.toMove());
    const int score = thinker.search(Strategy::AlphaBeta, depth).score;
    constexpr int near = Searcher::win / 2;
    QCOMPARE(score > near ? 1 : score < -near ? -1 : 0, expected);
}

void tst_search::choosesLegalMoves_data()
{
    QTest::addColumn<QString>("variant");
    for (const char *variant : {"chess",
                                "crazyhouse",
                                "duck",
                                "shogi",
                                "flipello",
                                "amazons",
                                "janggi",
                                "atomic",
                                "breakthrough"})
        QTest::newRow(variant) << variant;
}

void tst_search::choosesLegalMoves()
{
    QFETCH(QString, variant);
    const Design design =
        variant == "chess" ? bundledDesign("chess") : variantDesign(qPrintable(variant));
    for (const Strategy strategy : {Strategy::Random, Strategy::Greedy, Strategy::AlphaBeta}) {
        Thinker thinker(design);
        const std::atomic<bool> stop{false};
        for (int i = 0; i < 6; ++i) {
            const std::vector<Move> legal = thinker.record.legalMoves();
            if (legal.empty())
                break;
            const auto best =
                thinker.searcher
                    .search(thinker.record, strategy, {std::chrono::milliseconds(40), 3}, stop)
                    .best;
            QVERIFY(best);
            QVERIFY(std::find(legal.begin(), legal.end(), *best) != legal.end());
            thinker.record.play(*best);
        }
    }
}

/// From another thread, whatever time it has left.
void tst_search::stopsAtOnce()
{
    Thinker thinker(bundledDesign("chess"));
    std::atomic<bool> stop{false};
    std::atomic<bool> isDone{false};
    SearchResult result;
    std::thread thread([&] {
        result = thinker.searcher.search(
            thinker.record, Strategy::AlphaBeta, {std::chrono::hours(1)}, stop);
        isDone = true;
    });
    stop = true;
    const bool ended = QTest::qWaitFor([&] { return isDone.load(); }, 5'000);
    thread.join();
    QVERIFY(ended);
    QVERIFY(result.best);
}

void tst_search::keepsItsTime()
{
    Thinker thinker(bundledDesign("chess"));
    const std::atomic<bool> stop{false};
    const auto result = thinker.searcher.search(
        thinker.record, Strategy::AlphaBeta, {std::chrono::milliseconds(0)}, stop);
    QVERIFY(result.best); // some move even without time
    QVERIFY(result.depth == 0);
}

void tst_search::leavesTheRecordAlone()
{
    Thinker thinker(bundledDesign("chess"),
                    "r3k2r/pPp2ppp/2n5/3pP3/8/5N2/PPP2PPP/R3K2R w KQkq d6 0 1");
    const Position before = thinker.record.position();
    thinker.search(Strategy::AlphaBeta, 2);
    QVERIFY(thinker.record.position() == before);
    QCOMPARE(thinker.record.length(), std::size_t(0));
}

/// Of four games against random moves it wins all by material or mate within forty moves each.
void tst_search::beatsRandomMoves()
{
    const Design design = bundledDesign("chess");
    const std::atomic<bool> stop{false};
    for (unsigned game = 0; game < 4; ++game) {
        Thinker thinker(design, {}, game + 1);
        const PlayerId program(game % 2);
        std::optional<GameEnd> end;
        for (int i = 0; i < 80 && !(end = thinker.record.end()); ++i) {
            const bool isProgram = thinker.record.position().toMove() == program;
            const auto best = thinker.searcher
                                  .search(thinker.record,
                                          isProgram ? Strategy::AlphaBeta : Strategy::Random,
                                          {std::chrono::minutes(1), 2},
                                          stop)
                                  .best;
            thinker.record.play(*best);
        }
        int material = 0;
        const Position &last = thinker.record.position();
        for (const CellId cell : IdRange<CellId>(last.size())) {
            if (const auto piece = last.at(cell))
                material += piece->owner == program ? 1 : -1;
        }
        QVERIFY2(end ? end->winner == program : material >= 4,
                 qPrintable(QString("game %1: %2 pieces ahead; %3")
                                .arg(game)
                                .arg(material)
                                .arg(end ? QString::fromStdString(describeEnd(*end, *design.rules))
                                         : QString())));
    }
}

void tst_search::remembersPositions_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("depth");
    QTest::addColumn<bool>("saves"); // where moves in another order come to the same
    QTest::newRow("kings and pawn") << "chess"
                                    << "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1" << 4 << true;
    QTest::newRow("a middle game")
        << "chess"
        << "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 0 9" << 2 << false;
    QTest::newRow("two rooks") << "chess"
                               << "7k/8/8/8/8/8/R7/1R5K w - - 0 1" << 3 << false;
    QTest::newRow("shogi") << "shogi"
                           << "4k4/9/4P4/9/9/9/9/9/4K4[Gg] w - - 0 1" << 3 << false;
}

/// What is remembered saves work; room for a single cluster is room enough to be right.
void tst_search::remembersPositions()
{
    QFETCH(QString, variant);
    QFETCH(QString, position);
    QFETCH(int, depth);
    QFETCH(bool, saves);
    Thinker thinker(bundledDesign(variant.toStdString()), position.toStdString());
    const std::atomic<bool> stop{false};
    const auto search = [&](std::size_t remembered) {
        return thinker.searcher.search(thinker.record,
                                       Strategy::AlphaBeta,
                                       {std::chrono::minutes(10), depth, remembered},
                                       stop);
    };
    const SearchResult plain = search(0);
    const SearchResult remembering = search(1U << 16U);
    QVERIFY(std::abs(remembering.score - plain.score) <= 60);
    QCOMPARE(remembering.depth, plain.depth);
    const QString nodes = QString("%1 of %2").arg(remembering.nodes).arg(plain.nodes);
    QVERIFY2(!saves || remembering.nodes < plain.nodes, qPrintable(nodes));
    QVERIFY(std::abs(search(1).score - plain.score) <= 60);
}

void tst_search::findsTheSameWhicheverEngine_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("depth");
    QTest::newRow("chess") << "chess" << 3;
    QTest::newRow("shogi") << "shogi" << 2;
    QTest::newRow("xiangqi") << "xiangqi" << 2;
    QTest::newRow("english-draughts") << "english-draughts" << 4;
    QTest::newRow("othello") << "othello" << 3;
    QTest::newRow("hex-11") << "hex-11" << 1;
    QTest::newRow("four-player-chess") << "four-player-chess" << 2;
}

/// Tables or trying each move: not even the number of positions differs.
void tst_search::findsTheSameWhicheverEngine()
{
    QFETCH(QString, name);
    QFETCH(int, depth);
    const Design design = bundledDesign(name.toStdString());
    const auto search = [&](std::unique_ptr<GameEngine> engine) {
        Searcher searcher(design, std::move(engine));
        const Position start = searcher.engine().position();
        GameRecord record(searcher.engine(), start);
        const std::atomic<bool> stop{false};
        return searcher.search(
            record, Strategy::AlphaBeta, {std::chrono::minutes(10), depth}, stop);
    };
    const SearchResult tables = search(makeGameEngine(design));
    const SearchResult tried = search(std::make_unique<GameEngine>(design));
    QVERIFY(tables.best == tried.best);
    QCOMPARE(tables.score, tried.score);
    QCOMPARE(tables.nodes, tried.nodes);
}

/// Where no piece moves without a capture, pieces taken are no gain beside moves left.
void tst_search::scoresDecideGames_data()
{
    QTest::addColumn<QList<int>>("scores"); // of every second move
    QTest::addColumn<int>("length");        // of the game before the last of them
    QTest::addColumn<bool>("isLost");
    QTest::addColumn<bool>("isEqual");
    QTest::addColumn<bool>("accepts");
    const QList<int> level(8, -15);
    QTest::newRow("nothing yet") << QList<int>() << 0 << false << false << false;
    QTest::newRow("ten pawns behind") << QList<int>(4, -1'000) << 20 << true << false << true;
    QTest::newRow("a little less")
        << QList<int>{-2'000, -2'000, -999, -2'000} << 20 << false << false << true;
    QTest::newRow("three moves long")
        << QList<int>(3, -Searcher::win) << 20 << false << false << false;
    QTest::newRow("level, but early") << level << 78 << false << false << true;
    QTest::newRow("level, and late") << level << 79 << false << true << true;
    QTest::newRow("better") << QList<int>(8, 16) << 79 << false << false << false;
    QTest::newRow("worse") << QList<int>(8, -16) << 79 << false << false << true;
}

void tst_search::scoresDecideGames()
{
    QFETCH(QList<int>, scores);
    QFETCH(int, length);
    ScoreHistory history;
    int at = length - 2 * static_cast<int>(scores.size()) + 2;
    for (const int score : scores) {
        history.add(static_cast<std::size_t>(at), score);
        at += 2;
    }
    QTEST(history.isLost(), "isLost");
    QTEST(history.isEqual(), "isEqual");
    QTEST(history.acceptsDraw(), "accepts");
    // What is thought again after moves were taken back stands in its place.
    history.add(0, 0);
    QVERIFY(!history.isLost() && !history.isEqual() && !history.acceptsDraw());
}

void tst_search::piecesAreWorthTheirMoves_data()
{
    QTest::addColumn<bool>("always");
    QTest::newRow("konane") << true;
    QTest::newRow("clobber") << true;
    QTest::newRow("amazons") << false;
    QTest::newRow("chess") << false;
}

void tst_search::piecesAreWorthTheirMoves()
{
    QFETCH(bool, always);
    const Design design = bundledDesign(QTest::currentDataTag());
    const CompiledGame game(design);
    const std::size_t types = design.pieces->types.size();
    for (const PieceId type : IdRange<PieceId>(types)) {
        if (!design.pieces->types[type.index()].moves.empty())
            QCOMPARE(alwaysCaptures(game, design.rules->players.size(), types, type), always);
    }
}

void tst_search::ownMovesTellValues_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<int>("value");
    QTest::newRow("lasca") << "Soldier" << 100;
    QTest::newRow("lasca, turned into") << "Officer" << 160;
    QTest::newRow("breakthru, beside ends of another piece") << "Cruiser" << 100;
    QTest::newRow("backgammon, whose pieces leave the board") << "Checker" << 0;
}

/// Of pieces that no leg moves; they are counted even where players lose who cannot move.
void tst_search::ownMovesTellValues()
{
    QFETCH(QString, type);
    QFETCH(int, value);
    const Design design =
        bundledDesign(QString(QTest::currentDataTag()).section(',', 0, 0).toUtf8().constData());
    const EvaluationRecipe recipe(design);
    const auto &types = design.pieces->types;
    const auto place = std::find_if(types.begin(), types.end(), [&](const PieceType &each) {
        return each.name == type.toStdString();
    });
    QVERIFY(place != types.end());
    const PieceId id(static_cast<std::size_t>(place - types.begin()));
    QCOMPARE(recipe.value(id), value);
    QCOMPARE(recipe.worth(id, PlayerId(0), CellId(0)).early, value);
}

void tst_search::pathsTellWherePiecesGo_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("with"); ///< types that paths tell
    QTest::addColumn<QString>("without");
    QTest::newRow("chess") << "chess"
                           << "Queen Rook Bishop Knight Pawn"
                           << "";
    QTest::newRow("a horse is lame, a cannon jumps") << "xiangqi"
                                                     << "Chariot Horse"
                                                     << "Cannon";
    QTest::newRow("hexagons") << "glinski"
                              << "Queen Rook Bishop Knight"
                              << "";
    QTest::newRow("rays that come back") << "chess-torus"
                                         << "Knight"
                                         << "";
    QTest::newRow("a grasshopper must jump") << "grasshopper-chess"
                                             << "Rook"
                                             << "Grasshopper";
}

/// In positions of a game, they count and attack what the rules of movement say.
void tst_search::pathsTellWherePiecesGo()
{
    QFETCH(QString, variant);
    QFETCH(QString, with);
    QFETCH(QString, without);
    const Design design = bundledDesign(qPrintable(variant));
    auto engine = makeGameEngine(design);
    const auto game = engine->moveRules().sharedGame();
    const std::size_t types = design.pieces->types.size();
    ReachSampler sampler(*game, 1'000'000);
    const auto mixed = mixedBoards(*game, 2, types);
    const auto find = [&](const QString &name, PlayerId player) {
        const PieceId type = *design.pieces->find(name.toStdString());
        return TypePaths::find(*game, mixed, {type, player, true}, sampler);
    };
    for (const QString &name : without.split(' ', Qt::SkipEmptyParts))
        QVERIFY2(!find(name, PlayerId(0)), qPrintable(name));
    std::mt19937 random(3);
    std::vector<Move> moves;
    Reach reach;
    ReachScratch scratch;
    for (const QString &name : with.split(' ', Qt::SkipEmptyParts)) {
        const PieceId type = *design.pieces->find(name.toStdString());
        const std::array paths{find(name, PlayerId(0)), find(name, PlayerId(1))};
        QVERIFY2(paths[0] && paths[1], qPrintable(name));
        engine->begin(startPosition(design, engine->board()));
        int seen = 0;
        for (int ply = 0; ply < 60; ++ply) {
            engine->legal(moves);
            if (moves.empty())
                break;
            engine->make(moves[random() % moves.size()]);
            const Position &position = engine->position();
            for (const CellId cell : engine->board().cells()) {
                const Position::Square &square = position.square(cell);
                if (square.owner > 1 || square.type != type.index())
                    continue;
                const PlayerId player(square.owner);
                game->reach(position, cell, {type, player, true}, reach, scratch);
                int quiet = 0;
                int all = 0;
                for (const CellId target : reach.touched()) {
                    quiet += reach.has(target, Mark::Move) ? 1 : 0;
                    all += reach.isTarget(target) ? 1 : 0;
                }
                const int found = paths[player.index()]->count(position, cell);
                QVERIFY2(found == all || found == quiet, qPrintable(name));
                int attacked = 0;
                paths[player.index()]->forEachAttacked(position, cell, [&](CellId target) {
                    if (position.square(target).owner == 1 - square.owner) {
                        QVERIFY2(reach.has(target, Mark::Capture), qPrintable(name));
                        ++attacked;
                    }
                });
                QVERIFY2(attacked == all - quiet, qPrintable(name));
                ++seen;
            }
        }
        QVERIFY(seen > 50);
    }
}

void tst_search::threatsAreOfTheCheapestPiece()
{
    const Design design = bundledDesign("chess");
    const auto game = std::make_shared<const CompiledGame>(design);
    const RuleBook book(design, game);
    const auto type = [&](const char *name) {
        return design.pieces->find(name)->index();
    };
    const EvaluationRecipe recipe(design, game);
    QVERIFY(recipe.attacks() != nullptr);
    const Position position =
        must(readPosition("4k3/1n6/8/3p4/8/5r2/8/4K3 w - - 0 1", design, game->board()));
    std::vector<int> threats;
    recipe.attacks()->findThreats(position, PlayerId(0), threats);
    const auto at = [&](const char *cell) {
        return threats[cellOf(game->board(), cell).index()];
    };
    QCOMPARE(at("e4"), recipe.value(PieceId(type("Pawn"))));
    QCOMPARE(at("c5"), recipe.value(PieceId(type("Knight"))));
    QCOMPARE(at("f1"), recipe.value(PieceId(type("Rook"))));
    QCOMPARE(at("e7"), AttackPaths::none - 1); // royal pieces come last
    QCOMPARE(at("d4"), AttackPaths::none);     // a pawn goes there and attacks nothing
    QCOMPARE(at("a1"), AttackPaths::none);
}

void tst_search::looksDeep_data()
{
    QTest::addColumn<QString>("position");
    QTest::newRow("the centre is closed")
        << "r1bq1rk1/ppp1npbp/3p1np1/3Pp3/2P1P3/2N2N2/PP2BPPP/R1BQ1RK1 w - - 1 9";
    QTest::newRow("the centre is open")
        << "r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PPP1BPPP/R2Q1RK1 w - - 4 12";
}

/// What is not worth looking at is left out, so that 25,000 positions are enough for eight moves.
void tst_search::looksDeep()
{
    QFETCH(QString, position);
    Thinker thinker(bundledDesign("chess"), position.toStdString());
    SearchLimits limits{std::chrono::minutes(10)};
    limits.nodes = 25'000;
    const std::atomic<bool> stop{false};
    const SearchResult result =
        thinker.searcher.search(thinker.record, Strategy::AlphaBeta, limits, stop);
    QVERIFY2(result.depth >= 8, qPrintable(QString::number(result.depth)));
}

void tst_search::recipesAreInPlainWords()
{
    const auto words = EvaluationRecipe(bundledDesign("chess")).words();
    const auto knight = std::find_if(words.begin(), words.end(), [](const std::string &line) {
        return line.starts_with("the Knight counts 3.");
    });
    QVERIFY(knight != words.end());
    QVERIFY(knight->find("because on a crowded board it comes to 5.") != std::string::npos);
}

/// Whoever has no piece left wins antichess, so that each piece counts against its owner.
void tst_search::losingGamesCountTheOtherWay()
{
    const Design design = bundledDesign("antichess");
    const EvaluationRecipe recipe(design);
    const PieceId queen = *design.pieces->find("Queen");
    const CompiledGame game(design);
    const Board &board = game.board();
    QVERIFY(recipe.isLosing(PlayerId(0)) && recipe.isLosing(PlayerId(1)));
    QVERIFY(recipe.worth(queen, PlayerId(0), cellOf(board, "d4")).early < 0);
    QVERIFY(recipe.guards().captureIsDuty);
    QVERIFY(!EvaluationRecipe(bundledDesign("chess")).isLosing(PlayerId(0)));
}

void tst_search::ownEndsAreMeasured_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("nearer");
    QTest::addColumn<QString>("farther");
    QTest::newRow("parts of a set") << "lines-of-action"
                                    << "CCC1C3/8/8/8/8/8/8/c1c1c3 w"
                                    << "C1C1C1C1/8/8/8/8/8/8/c1c1c3 w";
    QTest::newRow("a number") << "oware"
                              << "6/6 w numbers=seeds:4*10,2*2 numbers=store:4,0"
                              << "6/6 w numbers=seeds:4*12 numbers=store:0*2";
    QTest::newRow("steps to a zone")
        << "quoridor"
        << "4p4/9/9/4P4/9/9/9/9/9 w numbers=fence:0*81 numbers=fences:10*2"
        << "4p4/9/9/9/9/9/9/9/4P4 w numbers=fence:0*81 numbers=fences:10*2";
    QTest::newRow("a chain that lacks a cell") << "tak-5x5"
                                               << "5/5/5/5/FFFF1[FFFCfffc] w"
                                               << "2F2/5/1F3/3F1/F4[FFFCfffc] w";
    QTest::newRow("a number that must come to another") << "abalone"
                                                        << "d2:M a8:m / turn=1 numbers=out:4,0"
                                                        << "d2:M a8:m / turn=1 numbers=out:0*2";
    const QString raced =
        "%1 / turn=1 numbers=checkers:%2 numbers=one:6 numbers=two:1 numbers=halves:0";
    QTest::newRow("a way that own moves bring pieces along")
        << "backgammon" << raced.arg("m1:O a2:o", "0*12,15,0,15,0*13")
        << raced.arg("a1:O a2:o", "15,0*13,15,0*13");
}

/// What the design's own ends ask for is worth more the nearer it is.
void tst_search::ownEndsAreMeasured()
{
    QFETCH(QString, variant);
    QFETCH(QString, nearer);
    QFETCH(QString, farther);
    const Design design = bundledDesign(variant.toStdString());
    const EvaluationRecipe recipe(design);
    const CompiledGame game(design);
    const auto worth = [&](const QString &text) {
        const Position position = must(readPosition(text.toStdString(), design, game.board()));
        PlayerScores scores{};
        EvaluationRoom room;
        for (const auto &term : recipe.terms())
            term->add(position, room, scores);
        return scores[0] - scores[1];
    };
    const int near = worth(nearer);
    const int far = worth(farther);
    QVERIFY2(near > far, qPrintable(QStringLiteral("%1 is not more than %2").arg(near).arg(far)));
}

/// Every word asks the next one thirty times: followed everywhere, that would never end.
void tst_search::wordsThatAskWordsCostLittle()
{
    std::string words;
    for (int i = 0; i < 6; ++i) {
        std::string means;
        for (int times = 0; times < 30; ++times)
            means += (times == 0 ? "" : " or ") + ("asked" + std::to_string(i + 1)) + "(c)";
        words += R"json({"name": "asked)json" + std::to_string(i)
                 + R"json((c: cell)", "means": ")json" + means + R"json("}, )json";
    }
    const std::string text = R"json({"rookery": 2, "name": "Words",
        "board": {"lattice": "square", "size": [3, 3]}, "pieces": [{"name": "King"}],
        "rules": {"words": [)json"
                             + words + R"json({"name": "asked6(c: cell)", "means": "empty(c)"}],
            "ends": [{"when": "said", "if": "some c in pieces(p) where asked0(c)", "outcome": "win"}]}})json";
    const auto read = readDesign(text);
    QVERIFY2(read, read ? "" : read.error().front().sentence().c_str());
    const EvaluationRecipe recipe(read->design);
    QVERIFY(!recipe.terms().empty());
}

/// The same seed and number of nodes: the same tree, also after other games.
void tst_search::repeatsItself()
{
    const auto search = [](Thinker &thinker) {
        const std::atomic<bool> stop{false};
        SearchLimits limits{std::chrono::minutes(10)};
        limits.nodes = 3'000;
        return thinker.searcher.search(thinker.record, Strategy::AlphaBeta, limits, stop);
    };
    Thinker one(bundledDesign("shogi"));
    Thinker other(bundledDesign("shogi"), {}, 7);
    const SearchResult first = search(one);
    search(other);
    other.searcher.forget(1);
    const SearchResult again = search(other);
    QVERIFY(first.best == again.best);
    QCOMPARE(again.score, first.score);
    QCOMPARE(again.nodes, first.nodes);
}

void tst_search::saysSomethingAtOnce_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("amazons: two thousand moves") << "amazons";
    QTest::newRow("hex") << "hex-11";
    QTest::newRow("four players") << "four-player-chess";
}

/// Every move is looked at once, however many there are, for few nodes each.
void tst_search::saysSomethingAtOnce()
{
    QFETCH(QString, name);
    Thinker thinker(bundledDesign(name.toStdString()));
    const std::size_t moves = thinker.record.legalMoves().size();
    const SearchResult result = thinker.search(Strategy::AlphaBeta, 1);
    QCOMPARE(result.depth, 1);
    QVERIFY(result.nodes < 12 * moves);
}

QTEST_APPLESS_MAIN(tst_search)
#include "tst_search.moc"
