#include "model/file/bundled/bundled.h"
#include "model/movement/imitation.h"
#include "model/play/game/game_record.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/model/walk_witness.h"
#include "tests/support.h"

#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr int usualGames = amount(10, 1);
constexpr int mostPlies = amount(60, 16);

/// ROOKERY_GAMES plays as many of each design; the slow test plays a thousand.
int gamesOfEach()
{
    const int wanted = qEnvironmentVariableIntValue("ROOKERY_GAMES");
    return wanted > 0 ? wanted : usualGames;
}

/// Pieces that hop in circles have more ways than anybody can walk.
constexpr int mostEvents = 3'000;

bool isGame(const Design &design)
{
    return !design.rules->ends.empty();
}

/// Random games of one design, every position held against the slow ways of saying the same.
class Playout
{
public:
    explicit Playout(const Design &design)
        : m_design(design)
        , m_moveRules(design)
        , m_board(m_moveRules.board())
    {
        for (const PieceType &type : design.pieces->types)
            m_legs.push_back(legsOf(type, design));
    }

    /// What went wrong, if anything did.
    std::string play(unsigned seed)
    {
        std::mt19937 random(seed);
        Position position = startPosition(m_design, m_board);
        const int pieces = position.pieceCount();
        std::vector<Move> moves;
        for (int ply = 0; ply < mostPlies; ++ply) {
            m_moveRules.legal(position, moves);
            if (std::string fault = disagreement(position, moves); !fault.empty())
                return "game " + std::to_string(seed) + ", ply " + std::to_string(ply) + ": "
                       + fault;
            if (moves.empty())
                break;
            const Move move = moves[random() % moves.size()];
            const std::string text = moveText(move, m_board, *m_design.pieces, moves);
            const auto found = findMove(text, m_board, *m_design.pieces, moves);
            if (!found || !(*found == move))
                return text + " is not read as the move that it was written for";
            const Position before = position;
            Undo undo;
            m_moveRules.make(position, move, undo);
            Position back = position;
            MoveRules::unmake(back, undo);
            if (!(back == before))
                return text + " is not taken back whole";
            // Steps of own rules may put new pieces on the board.
            const bool isCounted = m_design.rules->hands.supply == Supply::Counted
                                   && m_design.rules->ownMoves.empty()
                                   && m_design.rules->effects.empty();
            if (position.pieceCount() != pieces && isCounted)
                return text + " changes how many pieces there are";
        }
        return {};
    }

private:
    std::string disagreement(Position &position, const std::vector<Move> &legal)
    {
        const Position before = position;
        if (std::string fault = unlikeTheWalker(position); !fault.empty())
            return fault;
        m_moveRules.pseudoLegal(position, m_pseudo);
        std::set<std::string> safe;
        for (const Move &move : m_pseudo) {
            if (m_moveRules.isSafe(position, move))
                safe.insert(moveText(move, m_board, *m_design.pieces, m_pseudo));
        }
        if (!(position == before))
            return "asking for moves changes the position";
        std::set<std::string> listed;
        for (const Move &move : legal)
            listed.insert(moveText(move, m_board, *m_design.pieces, m_pseudo));
        if (listed.size() != legal.size())
            return "a move is listed twice";
        const bool hasDuties =
            !m_design.rules->compulsions.empty() || !m_design.rules->dropDuties.empty();
        const bool isPass =
            legal.size() == 1 && legal.front().kind == Move::Kind::Pass; // or retiring
        const bool isOver = legal.empty() && m_moveRules.end(position).has_value();
        if (!isOver && !isPass && !hasDuties && listed != safe)
            return "the legal moves are not those that can be tried without harm";
        const bool isWithin = std::includes(safe.begin(), safe.end(), listed.begin(), listed.end());
        return isWithin || isPass ? std::string() : "a legal move cannot be tried without harm";
    }

    /// Every piece's ways, as they are compiled and as they are walked leg by leg.
    std::string unlikeTheWalker(const Position &position)
    {
        for (const CellId cell : m_board.cells()) {
            const auto piece = position.at(cell);
            if (!piece || piece->owner != position.toMove()
                || !(*m_design.pieces)[piece->type].imitates.empty())
                continue;
            m_moveRules.game().outcomes(position, cell, *piece, m_outcomes, m_reach, m_scratch);
            const Mover mover = moverOf(cell,
                                        *piece,
                                        m_board,
                                        m_moveRules.game().zones(),
                                        *m_design.pieces,
                                        *m_design.rules,
                                        *m_design.setup);
            const auto walked =
                walkedOutcomes(m_board, position, mover, m_legs[piece->type.index()], mostEvents);
            if (walked && *walked != m_outcomes)
                return "the piece on " + m_board.name(cell) + " does not move as its legs say";
        }
        return {};
    }

    const Design &m_design;
    MoveRules m_moveRules;
    const Board &m_board;
    std::vector<std::vector<MovementLegs>> m_legs;
    std::vector<Move> m_pseudo;
    std::vector<MoveOutcome> m_outcomes;
    Reach m_reach;
    ReachScratch m_scratch;
};

} // namespace

/// The games of the gallery: whole, with their sources, and played at random.
class tst_gallery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyGameStandsOnAShelf();
    void namesAreToldApart();
    void startPositions_data();
    void startPositions();
    void randomGamesAgree_data();
    void randomGamesAgree();
    void endings_data();
    void endings();
    void whoChecksForeverLoses();
    void positions_data();
    void positions();
};

void tst_gallery::everyGameStandsOnAShelf()
{
    int games = 0;
    for (const BundledDesign &row : bundledDesigns()) {
        const std::string name(row.name);
        const Design design = bundledDesign(name);
        QCOMPARE(std::string(row.title), design.info->name);
        QCOMPARE(std::string(row.family), design.info->family);
        QCOMPARE(std::string(row.author), design.info->author);
        QVERIFY2(!design.info->family.empty(), (name + " is on no shelf").c_str());
        const bool hasPieces = !design.setup->placements.empty() || !design.setup->hands.empty()
                               || design.rules->hands.supply == Supply::Endless
                               || !design.rules->ownMoves.empty();
        QVERIFY2(!isGame(design) || hasPieces, (name + " can end and cannot begin").c_str());
        games += isGame(design) ? 1 : 0;
    }
    QVERIFY2(games >= 90, std::to_string(games).c_str());
}

void tst_gallery::namesAreToldApart()
{
    std::set<std::string> titles;
    for (const BundledDesign &row : bundledDesigns())
        QVERIFY2(titles.insert(std::string(row.title)).second, std::string(row.title).c_str());
}

/// Cells, pieces and first moves as the games' descriptions have them.
void tst_gallery::startPositions_data()
{
    QTest::addColumn<int>("cells");
    QTest::addColumn<int>("pieces"); // on the board
    QTest::addColumn<int>("moves");
    const auto row = [](const char *name, int cells, int pieces, int moves) {
        QTest::newRow(name) << cells << pieces << moves;
    };
    row("chess", 64, 32, 20);
    row("capablanca", 80, 40, 28);
    row("grand-chess", 100, 40, 65);
    row("xiangqi", 90, 32, 44);
    row("shogi", 81, 40, 30);
    row("minishogi", 25, 12, 14);
    row("makruk", 64, 32, 23);
    row("makpong", 64, 32, 23);
    row("shatranj", 64, 32, 16);
    row("crazyhouse", 64, 32, 20);
    row("horde", 64, 52, 8);
    row("racing-kings", 64, 16, 21);
    row("berolina-chess", 64, 32, 30);
    row("amazons", 100, 8, 2176);
    row("ataxx", 49, 4, 16);
    row("othello", 64, 4, 4);
    row("breakthrough", 64, 32, 22);
    row("tic-tac-toe", 9, 0, 9);
    row("connect-four", 42, 0, 7);
    row("gomoku", 225, 0, 225);
    row("hex-11", 121, 0, 121);
    row("glinski", 91, 36, 51);
    row("shafran", 70, 36, 42);
    row("english-draughts", 64, 24, 7);
    row("international-draughts", 100, 40, 9);
    row("canadian-draughts", 144, 60, 11);
    row("tablut", 81, 25, 80);
    row("brandubh", 49, 13, 40);
    row("nine-mens-morris", 24, 0, 24);
    row("halma", 256, 38, 40);
    row("konane", 64, 64, 4);
    row("peg-solitaire", 33, 32, 4);
    row("knights-tour", 64, 1, 2);
    // Counted by a program of its own: 78 ways, 14 of which the princess may go or flee.
    row("jetan", 100, 40, 92);
    row("tamerlane", 112, 56, 24);
    row("byzantine", 64, 32, 14);
    row("rollerball", 40, 12, 7);
    row("dao", 16, 8, 12);
    row("alice", 128, 32, 20);
    row("four-player-chess", 160, 64, 20);
    row("maka-dai-dai-shogi", 361, 192, 78);
    row("taikyoku-shogi",
        1'296,
        804,
        288); // as counted by another program, 36 promotions among them
    // A count of 24 that is published for it has the ten pieces standing still besides.
    row("chinese-checkers-six", 121, 60, 14);
    row("benedict-chess", 64, 32, 20);
    row("circe-chess", 64, 32, 20);
    row("madrasi-chess", 64, 32, 20);
    row("patrol-chess", 64, 32, 20);
    row("kriegspiel", 64, 32, 20);
    row("progressive-chess", 64, 32, 20);
    row("marseillais-chess", 64, 32, 20);
    row("magic-square", 16, 0, 256);
    row("diffusion", 12, 0, 12);
    row("gess", 400, 86, 478); // a middle in the margin too, as the published rules have it
    row("breakthru", 121, 1, 24);
}

void tst_gallery::startPositions()
{
    QFETCH(int, cells);
    QFETCH(int, pieces);
    QFETCH(int, moves);
    const Design design = bundledDesign(QTest::currentDataTag());
    MoveRules moveRules(design);
    QCOMPARE(static_cast<int>(moveRules.board().size()), cells);
    QCOMPARE(static_cast<int>(design.setup->placements.size()), pieces);
    Position start = startPosition(design, moveRules.board());
    std::vector<Move> list;
    moveRules.legal(start, list);
    QCOMPARE(static_cast<int>(list.size()), moves);
}

void tst_gallery::randomGamesAgree_data()
{
    QTest::addColumn<QString>("name");
    for (const BundledDesign &row : bundledDesigns()) {
        const std::string name(row.name);
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

void tst_gallery::randomGamesAgree()
{
    QFETCH(QString, name);
    const Design design = bundledDesign(name.toStdString());
    Playout playout(design);
    for (int game = 1; game <= gamesOfEach(); ++game) {
        const std::string fault = playout.play(static_cast<unsigned>(game));
        QVERIFY2(fault.empty(), fault.c_str());
    }
}

/// Games that are over after these moves, and how.
void tst_gallery::endings_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("end");
    const auto row = [](const char *name, const char *design, const char *moves, const char *end) {
        QTest::newRow(name) << QString(design) << QString(moves) << QString(end);
    };
    row("fool's mate", "chess", "f2-f3 e7-e5 g2-g4 d8-h4", "Black wins: White is checkmated");
    row("three crosses", "tic-tac-toe", "b2 a1 c3 a3 b1 c1 b3", "Cross wins: Cross has 3 in a row");
    row("four in a file", "connect-four", "a1 b1 a2 b2 a3 b3 a4", "Red wins: Red has 4 in a row");
    row("from side to side",
        "hex-11",
        "f1 a1 f2 a2 f3 a3 f4 a4 f5 a5 f6 a6 f7 a7 f8 a8 f9 a9 f10 a10 f11",
        "White wins: White has joined both sides");
    row("the king walks off",
        "tablut",
        "a4-a3 e4-b4 a3-a2 e5-e4 a2-a1 e4-h4 a1-b1 h4-h1",
        "Sweden wins: Sweden has reached the goal");
    row("a mill takes an enemy", "nine-mens-morris", "a1 b2 a4 b4 a7xb2", "");
    row("a king changes sides",
        "benedict-chess",
        "c2-c4 d7-d5 d1-a4",
        "White wins: the king of Black has changed sides");
    row("a reborn rook castles",
        "circe-chess",
        "d2-d3 h7-h5 a2-a3 h8-h6 c1-h6 g8-h6 a3-a4 g7-g6 a4-a5 f8-g7 b2-b3 e8-g8",
        "");
    row("mate by the first of three moves",
        "progressive-chess",
        "e2-e4 f7-f6 g7-g5 d1-h5",
        "White wins: Black is checkmated");
    row("mate by the first of two moves",
        "marseillais-chess",
        "e2-e4 f7-f6 g7-g5 d1-h5",
        "White wins: Black is checkmated");
    row("konane begins", "konane", "d4 d5 d2-d4xd3", "");
}

void tst_gallery::endings()
{
    QFETCH(QString, design);
    QFETCH(QString, moves);
    QFETCH(QString, end);
    const Design game = bundledDesign(design.toStdString());
    MoveRules moveRules(game);
    Position position = startPosition(game, moveRules.board());
    std::vector<Move> list;
    for (const QString &text : moves.split(' ')) {
        QVERIFY2(!moveRules.end(position), qPrintable("over before " + text));
        moveRules.legal(position, list);
        TAKE(move, findMove(text.toStdString(), moveRules.board(), *game.pieces, list));
        Undo undo;
        moveRules.make(position, move, undo);
    }
    const auto found = moveRules.end(position);
    QCOMPARE(found ? QString::fromStdString(describeEnd(*found, *game.rules)) : QString(), end);
}

/// Every legal move of a position, sorted.
void tst_gallery::positions_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("moves");
    const auto row =
        [](const char *name, const char *design, const char *position, const char *moves) {
            QTest::newRow(name) << QString(design) << QString(position) << QString(moves);
        };
    row("a chain is finished", "english-draughts", "c3:M d4:m f6:m a1:M / turn=1", "c3-g7xd4xf6");
    row("the most pieces are taken",
        "international-draughts",
        "c3:M d4:m f6:m b4:m / turn=1",
        "c3-g7xd4xf6");
    row("a king on the way goes on as a king",
        "russian-draughts",
        "f6:M e7:m b6:m / turn=1",
        "f6-a5xb6xe7=K");
    row("a piece on the way stays a piece",
        "pool-checkers",
        "f6:M e7:m b6:m / turn=1",
        "f6-d8xe7=K");
    row("a king lands where it can go on",
        "russian-draughts",
        "a1:K c3:m f6:m / turn=1",
        "a1-g7xc3xf6 a1-h8xc3xf6");
    row("a stone slides to the end", "dao", "a1:S d4:s / turn=1", "a1-a4 a1-c3 a1-d1");
    row("a general where it attacks nothing",
        "sittuyin",
        "e5:P b2:P e1:K a8:k c7:s / turn=1",
        "b2-b3 e1-d1 e1-d2 e1-e2 e1-f1 e1-f2 e5-d4=F e5-e6 e5-f4=F e5-f6=F e5=F");
}

void tst_gallery::positions()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, moves);
    const Design game = bundledDesign(design.toStdString());
    MoveRules moveRules(game);
    TAKE(there, readPosition(position.toStdString(), game, moveRules.board()));
    std::vector<Move> list;
    moveRules.legal(there, list);
    QStringList found;
    for (const Move &move : list)
        found << QString::fromStdString(moveText(move, moveRules.board(), *game.pieces, list));
    found.sort();
    QCOMPARE(found.join(' '), moves);
}

/// Also where the other side's answer brings the position back for the last time.
void tst_gallery::whoChecksForeverLoses()
{
    const Design xiangqi = bundledDesign("xiangqi");
    MoveRules moveRules(xiangqi);
    TAKE(start, readPosition("3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1", xiangqi, moveRules.board()));
    GameRecord game(moveRules, start);
    for (const char *text :
         {"e2-d2", "d10-e10", "d2-e2", "e10-d10", "e2-d2", "d10-e10", "d2-e2", "e10-d10"}) {
        QVERIFY2(!game.end(), text);
        TAKE(move, findMove(text, moveRules.board(), *xiangqi.pieces, game.legalMoves()));
        game.play(move);
    }
    const auto end = game.end();
    QVERIFY(end.has_value());
    QCOMPARE(QString::fromStdString(describeEnd(*end, *xiangqi.rules)),
             QStringLiteral("Black wins: Red has repeated the position 3 times"));
}

QTEST_APPLESS_MAIN(tst_gallery)
#include "tst_gallery.moc"
