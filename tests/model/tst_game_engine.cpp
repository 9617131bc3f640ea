#include "model/engine/make_game_engine.h"
#include "model/file/design/rule_clip.h"
#include "model/play/game/game_record.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

// Listing by trial without optimisation takes ten times as long.
constexpr std::size_t each = 32; ///< so manieth of the bundled designs where nothing is optimised
constexpr int games = amount(3, 1);
constexpr int longestGame = amount(80, 10);
constexpr int fewMoves = 6; ///< of those of a position, drawn at random

/// One game of a design, by the engine that users play with and by trying each move.
class Beside
{
public:
    explicit Beside(const Design &design)
        : m_design(design)
        , m_engine(makeGameEngine(design))
        , m_tried(design)
    {
    }

    /// Empty, or how the two differ.
    std::string faultInGame(unsigned seed)
    {
        std::mt19937 random(seed);
        const Position start = m_tried.position();
        GameRecord ours(*m_engine, start);
        GameRecord theirs(m_tried, start);
        for (int ply = 0; ply < longestGame; ++ply) {
            std::vector<Move> moves = sorted(ours.legalMoves());
            const std::vector<Move> expected = sorted(theirs.legalMoves());
            if (moves != expected)
                return "lists other moves" + here();
            if (ours.end() != theirs.end())
                return "ends otherwise" + here();
            if (const std::string fault = faultInPosition(); !fault.empty())
                return fault + here();
            if (moves.empty())
                break;
            const Move &tried = moves[random() % moves.size()];
            if (const std::string fault = faultInUndo(tried); !fault.empty())
                return fault + here();
            for (int i = 0; i < fewMoves; ++i) {
                const Move &move = moves[random() % moves.size()];
                if (const std::string fault = faultInForesight(move); !fault.empty())
                    return fault + here();
            }
            const Move &played = moves[random() % moves.size()];
            ours.play(played);
            theirs.play(played);
        }
        return faultOnTheWayBack(ours, start);
    }

private:
    static std::vector<Move> sorted(std::vector<Move> moves)
    {
        std::sort(moves.begin(), moves.end(), precedes);
        return moves;
    }

    std::string here() const
    {
        return " in " + writePosition(m_tried.position(), m_design, m_tried.board());
    }

    std::string faultInPosition()
    {
        if (m_engine->position() != m_tried.position())
            return "stands otherwise";
        for (const PlayerId player : IdRange<PlayerId>(m_design.rules->players.size())) {
            if (m_engine->isInCheck(player) != m_tried.isInCheck(player))
                return "sees another check";
        }
        if (m_engine->key() != m_tried.key())
            return "has another key";
        return faultInKey();
    }

    /// The same text, and only the same text, has the same key; numbers of moves that the rules do
    /// not ask for and the counter of quiet moves aside.
    std::string faultInKey()
    {
        Position position = heededPart(m_engine->position(), m_design, m_tried.board());
        position.state().quietMoves = 0;
        const std::string text = writePosition(position, m_design, m_tried.board());
        const std::uint64_t key = m_engine->key();
        if (m_keys.try_emplace(text, key).first->second != key)
            return "has two keys";
        return m_texts.try_emplace(key, text).first->second == text
                   ? std::string()
                   : "has the key of " + m_texts[key];
    }

    /// A move that is made, with one more behind it, and taken back.
    std::string faultInUndo(const Move &move)
    {
        const Position before = m_engine->position();
        const std::uint64_t key = m_engine->key();
        std::vector<Move> moves;
        std::vector<Move> again;
        m_engine->legal(moves);
        m_engine->make(move);
        m_engine->legal(again);
        if (!again.empty()) {
            m_engine->make(again.back());
            m_engine->unmake();
        }
        m_engine->unmake();
        m_engine->legal(again);
        if (m_engine->position() != before || m_engine->key() != key)
            return "does not take a move back";
        return sorted(moves) == sorted(again) ? "" : "lists other moves after one was taken back";
    }

    /// What is said of the position after a move that is not made.
    std::string faultInForesight(const Move &move)
    {
        const PlayerId mover = m_engine->position().toMove();
        const bool isCheck = m_engine->givesCheck(move);
        const bool asksAttack = move.kind == Move::Kind::Displace;
        const bool isExposed = asksAttack && m_engine->isExposed(move);
        m_engine->make(move);
        const bool isCheckMade = m_engine->isInCheck(m_engine->position().toMove());
        const bool isExposedMade = asksAttack && m_engine->isAttacked(move.to, mover);
        m_engine->unmake();
        const std::string text = " " + moveText(move, m_tried.board(), *m_design.pieces, {});
        if (isCheck != isCheckMade)
            return "foresees another check by" + text;
        return isExposed == isExposedMade ? "" : "foresees another attack after" + text;
    }

    std::string faultOnTheWayBack(GameRecord &record, const Position &start)
    {
        while (record.length() > 0)
            record.takeBack();
        if (record.position() != start)
            return "does not come back to the start";
        m_tried.begin(start);
        std::vector<Move> moves;
        std::vector<Move> expected;
        m_engine->legal(moves);
        m_tried.legal(expected);
        return sorted(moves) == sorted(expected) ? "" : "lists other moves back at the start";
    }

    Design m_design;
    std::unique_ptr<GameEngine> m_engine;
    GameEngine m_tried;
    std::map<std::string, std::uint64_t> m_keys;
    std::map<std::uint64_t, std::string> m_texts;
};

/// A bundled game with own rules more.
struct OwnRow
{
    const char *title;
    const char *design;
    const char *rules;
};

constexpr OwnRow ownRows[] = {
    {"an end", "chess", R"~({ "ends": [
      { "when": "said", "if": "(count x in pieces(p)) < 14", "outcome": "loss" } ] })~"},
    {"an end with drops", "crazyhouse", R"~({ "ends": [
      { "when": "said", "if": "(count x in pieces(p)) < 14", "outcome": "loss" } ] })~"},
    {"an end where reaches are kept", "four-player-chess", R"~({ "ends": [
      { "when": "said", "if": "(count x in pieces(p)) < 14", "outcome": "loss" } ] })~"},
    {"an end that looks back", "minishogi", R"~({ "ends": [
      { "when": "said", "if": "p = me and repeated", "outcome": "loss" } ] })~"},
    {"an end that asks what is legal", "minishogi", R"~({ "ends": [
      { "when": "said", "if": "p = other and (every x in royals(p) has legal(x) = {})",
        "outcome": "loss" } ] })~"},
    {"the most of a number", "chess", R"~({
    "numbers": [ { "name": "taken", "of": "player" } ],
    "effects": [ { "name": "count", "after": ["capture"], "do": ["add 1 to taken(me)"] } ],
    "ends": [ { "when": "said", "if": "turn = 8", "most": "taken(p)" } ] })~"},
    {"a number of the player", "chess", R"~({
    "numbers": [ { "name": "given", "of": "player" } ],
    "effects": [ { "name": "count", "do": ["if in-check(other): add 1 to given(me)"] } ],
    "ends": [ { "when": "said", "if": "given(p) >= 2", "outcome": "win" } ] })~"},
    {"a number that goes with a piece", "crazyhouse", R"~({
    "numbers": [ { "name": "miles", "of": "cell", "follows": "piece" } ],
    "effects": [ { "name": "count", "after": ["move"], "do": ["add 1 to miles(to)"] } ],
    "ends": [ { "when": "said", "if": "some x in pieces(p) where miles(x) > 3",
                "outcome": "loss" } ] })~"},
    {"a number of each cell as the turn passes", "xiangqi", R"~({
    "numbers": [ { "name": "heat", "of": "cell", "most": 5 } ],
    "effects": [ { "name": "warm", "after": ["turn"],
                   "do": ["for x in pieces(me): add 1 to heat(x)", "set heat(e1) = 0"] } ],
    "ends": [ { "when": "said", "if": "p = me and heat(a4) > 4", "outcome": "win" } ] })~"},
    {"a number that no end asks for", "chess", R"~({
    "numbers": [ { "name": "tally", "start": "3" } ],
    "effects": [ { "name": "count", "do": ["add 1 to tally"] } ] })~"},
    {"an effect that takes a piece", "chess", R"~({ "effects": [
      { "name": "trap", "do": ["remove {e4, d5}"] } ] })~"},
    {"an effect that changes a piece in a branch", "minishogi", R"~({ "effects": [
      { "name": "grow", "after": ["capture"],
        "do": ["if turn > 2:", "  repeat 1: turn {to} into 'Gold General'"] } ] })~"},
    {"an effect that gives a piece to drop", "crazyhouse", R"~({ "effects": [
      { "name": "gift", "after": ["turn"], "do": ["add Pawn to-hand me"] } ] })~"},
    {"an effect that goes on", "chess", R"~({ "effects": [
      { "name": "more", "after": ["capture"], "do": ["again"] } ] })~"},
    {"a ban", "chess", R"~({ "bans": [
      { "name": "far", "moves": ["move"], "before": "distance(from, to) > 3" } ] })~"},
    {"an own move", "chess", R"~({ "own-moves": [
      { "name": "lift", "choose": ["x in pieces(me, Pawn)"], "do": ["remove x"] } ] })~"},
};

} // namespace

/// Everybody who plays asks the same engine: whatever stands behind it answers alike.
class tst_game_engine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bundledDesignsAgree_data();
    void bundledDesignsAgree();
    void countsAsByTrying_data();
    void countsAsByTrying();
    void ownRulesBesideTables_data();
    void ownRulesBesideTables();
    void positionsThatTablesCannotHold();
    void everyMoveHasItsPlaceInTheOrder();
};

void tst_game_engine::bundledDesignsAgree_data()
{
    QTest::addColumn<QString>("name");
    // Games with tables of each sort, then some of all.
    std::set<std::string> names{
        "chess", "xiangqi", "crazyhouse", "minishogi", "glinski", "seirawan-chess"};
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(each))
        names.emplace(bundledDesigns()[i].name);
    for (const std::string &name : names)
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void tst_game_engine::bundledDesignsAgree()
{
    QFETCH(QString, name);
    Beside beside(bundledDesign(name.toStdString()));
    for (unsigned game = 0; game < games; ++game) {
        const std::string fault = beside.faultInGame(game + 1);
        QVERIFY2(fault.empty(), fault.c_str());
    }
}

void tst_game_engine::countsAsByTrying_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("depth");
    QTest::addColumn<bool>("hasTables");
    QTest::newRow("chess") << "chess" << 3 << true;
    QTest::newRow("four-player-chess") << "four-player-chess" << 2 << true;
    QTest::newRow("atomic-chess") << "atomic-chess" << 2 << true;
    QTest::newRow("amazons") << "amazons" << 1 << false;
    QTest::newRow("english-draughts") << "english-draughts" << 3 << false;
}

void tst_game_engine::countsAsByTrying()
{
    QFETCH(QString, name);
    QFETCH(int, depth);
    const Design design = bundledDesign(name.toStdString());
    const auto engine = makeGameEngine(design);
    QTEST(engine->hasTables(), "hasTables");
    GameEngine tried(design);
    const Position start = tried.position();
    QCOMPARE(engine->perft(0), std::uint64_t(1));
    QCOMPARE(engine->perft(depth), tried.perft(depth));
    QVERIFY(engine->position() == start);
    QCOMPARE(engine->length(), std::size_t(0));
}

/// Own rules stand beside tables.
void tst_game_engine::ownRulesBesideTables_data()
{
    QTest::addColumn<int>("place");
    for (int i = 0; i < int(std::size(ownRows)); ++i)
        QTest::newRow(ownRows[i].title) << i;
}

void tst_game_engine::ownRulesBesideTables()
{
    QFETCH(int, place);
    const OwnRow &row = ownRows[place];
    const Design design = must(withPastedRules(bundledDesign(row.design), row.rules));
    const auto engine = makeGameEngine(design);
    QVERIFY(engine->hasTables());
    GameEngine tried(design);
    QCOMPARE(engine->perft(2), tried.perft(2));
    Beside beside(design);
    for (unsigned game = 0; game < 2 * games; ++game) {
        const std::string fault = beside.faultInGame(game + 1);
        QVERIFY2(fault.empty(), fault.c_str());
    }
}

/// Two pawns that passed at different times: the engine goes on by trying, and comes back.
void tst_game_engine::positionsThatTablesCannotHold()
{
    const Design design = bundledDesign("chess");
    const auto engine = makeGameEngine(design);
    Position position =
        must(readPosition("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1", design, engine->board()));
    const auto cell = [&](const char *name) {
        return cellOf(engine->board(), name);
    };
    position.state().passers.push_back({cell("f6"), cell("f5")});
    engine->begin(position);
    std::vector<Move> moves;
    engine->legal(moves);
    const auto passing = std::count_if(
        moves.begin(), moves.end(), [](const Move &move) { return !move.taken.empty(); });
    QCOMPARE(passing, std::ptrdiff_t(2));
    GameEngine tried(design);
    tried.begin(position);
    QCOMPARE(engine->perft(3), tried.perft(3));
    const Move quiet = *std::find_if(
        moves.begin(), moves.end(), [](const Move &move) { return !move.isCapture(); });
    engine->make(quiet);
    tried.make(quiet);
    QCOMPARE(engine->perft(2), tried.perft(2));
    engine->unmake();
    engine->legal(moves);
    QCOMPARE(std::count_if(
                 moves.begin(), moves.end(), [](const Move &move) { return !move.taken.empty(); }),
             passing);
}

void tst_game_engine::everyMoveHasItsPlaceInTheOrder()
{
    for (const char *name : {"chess", "international-draughts", "seirawan-chess", "amazons"}) {
        GameEngine engine(bundledDesign(name));
        std::vector<Move> moves;
        engine.legal(moves);
        std::sort(moves.begin(), moves.end(), precedes);
        for (std::size_t i = 1; i < moves.size(); ++i)
            QVERIFY2(precedes(moves[i - 1], moves[i]), name);
    }
}

QTEST_APPLESS_MAIN(tst_game_engine)
#include "tst_game_engine.moc"
