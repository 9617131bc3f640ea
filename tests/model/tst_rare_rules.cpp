#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_about.h"
#include "model/engine/fast_game.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/file/design/design_reader.h"
#include "model/play/game/game_record.h"
#include "tests/model/perft_support.h"
#include "tests/model/table.h"

#include <QTest>

#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Plays the moves, `e2-e4 e7-e5`, and tells how the game has ended.
QString endAfter(Table &table, const QString &moves)
{
    GameRecord game(table.moveRules, table.now);
    for (const QString &text : moves.split(' ', Qt::SkipEmptyParts)) {
        const std::vector<Move> legal = game.legalMoves();
        game.play(must(
            findMove(text.toStdString(), table.moveRules.board(), *table.design.pieces, legal)));
    }
    const auto end = game.end();
    return end ? QString::fromStdString(describeEnd(*end, table.design)) : QString();
}

/// Knights, rooks and kings on six by six cells, with one rule, or one end, and nothing else.
std::string smallGame(const std::string &rule, const std::string &end)
{
    return R"({ "rookery": 2, "board": { "lattice": "square", "size": [6, 6] },
  "pieces": [
    { "name": "Rook", "letters": "R", "moves": [{ "betza": "R" }] },
    { "name": "Knight", "letters": "N", "moves": [{ "betza": "N" }] },
    { "name": "King", "letters": "K", "moves": [{ "betza": "K" }], "royal": true } ],
  "setup": { "White": { "Rook": ["a1"], "Knight": ["b1"], "King": ["c1"] },
             "Black": { "Rook": ["f6"], "Knight": ["e6"], "King": ["d6"] } },
  "rules": { )"
           + (rule.empty() ? "" : "\"" + rule + "\": [{}], ") + R"("ends": [)"
           + (end.empty() ? "" : R"({ "when": ")" + end + R"(" })") + "] } }";
}

} // namespace

/// Rules of single games: mates that some pieces may not give, moves to and fro, first moves that
/// are lost to a rook, chains in some directions; and each rule without any other.
class tst_rare_rules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matesInShatar_data();
    void matesInShatar();
    void movesToAndFro_data();
    void movesToAndFro();
    void aRookTakesTheKingsLeap_data();
    void aRookTakesTheKingsLeap();
    void whoComesInStaysInItsZone();
    void oneOfTwoKingsMayBeCaptured();
    void whoPassedMayBeNamedLast();
    void eachRuleIsPlayedWithoutOthers_data();
    void eachRuleIsPlayedWithoutOthers();
};

void tst_rare_rules::matesInShatar_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("end");
    QTest::newRow("by a rook") << "k7/6p1/1K6/8/8/8/P7/7R w - - 0 1"
                               << "h1-h8"
                               << "White wins: Black is checkmated";
    QTest::newRow("by a knight alone") << "kr6/pp6/8/3N4/8/8/8/1K6 w - - 0 1"
                                       << "d5-c7"
                                       << "Black wins: Black is checkmated";
    QTest::newRow("by a bishop alone") << "kb6/p7/8/8/8/8/8/K4B2 w - - 0 1"
                                       << "f1-g2"
                                       << "draw: Black is checkmated";
    QTest::newRow("by a bishop, after a rook's check") << "k7/p1b5/8/8/8/8/8/K4B1R w - - 0 1"
                                                       << "h1-h8 c7-b8 f1-g2"
                                                       << "White wins: Black is checkmated";
    QTest::newRow("by a bishop, after a rook's check and a pause")
        << "k7/p1b2p2/8/8/8/8/8/K4B1R w - - 0 1"
        << "h1-h8 c7-b8 a1-b1 f7-f6 f1-g2"
        << "draw: Black is checkmated";
}

void tst_rare_rules::matesInShatar()
{
    QFETCH(QString, position);
    QFETCH(QString, moves);
    Table table("shatar", position);
    QTEST(endAfter(table, moves), "end");
}

void tst_rare_rules::movesToAndFro_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("end");
    QTest::newRow("a chariot") << "a1-a2 a10-a9 a2-a1 a9-a10 a1-a2 a10-a9 a2-a1 a9-a10 a1-a2"
                               << "Black wins: White has moved one piece to and fro 5 times";
    QTest::newRow("once less") << "a1-a2 a10-a9 a2-a1 a9-a10 a1-a2 a10-a9 a2-a1 a9-a10"
                               << "";
    QTest::newRow("a pass between")
        << "a1-a2 a10-a9 a2-a1 a9-a8 a1-a2 a8-a9 PASS i10-i9 a2-a1 i9-i10 a1-a2"
        << "Black wins: White has moved one piece to and fro 5 times";
    QTest::newRow("first from elsewhere")
        << "a1-a3 a10-a9 a3-a2 a9-a8 a2-a3 a8-a9 a3-a2 a9-a10 a2-a3"
        << "Black wins: White has moved one piece to and fro 5 times";
    QTest::newRow("on and on, not back")
        << "a1-a2 a10-a9 a2-a3 a9-a10 a3-a2 a10-a9 a2-a1 a9-a10 a1-a2"
        << "";
    QTest::newRow("a general, who stays in the palace")
        << "e2-e1 a10-a9 e1-e2 a9-a8 e2-e1 a8-a9 e1-e2 a9-a10 e2-e1"
        << "";
}

void tst_rare_rules::movesToAndFro()
{
    QFETCH(QString, moves);
    Table table(fairy::importVariant({}, "janggimodern")->design, {});
    QTEST(endAfter(table, moves), "end");
}

void tst_rare_rules::aRookTakesTheKingsLeap_data()
{
    QTest::addColumn<QString>("move");
    QTest::addColumn<bool>("leaps");
    QTest::newRow("on his file, with pieces between") << "h7-d7" << false;
    QTest::newRow("beside it") << "h7-g7" << true;
}

void tst_rare_rules::aRookTakesTheKingsLeap()
{
    QFETCH(QString, move);
    Table table("ouk-chatrang",
                "rnsm1sn1/2k4r/2ppp1pp/pp3p1P/P7/1PPPPPP1/1S1NN3/R2KMS1R b DEd - 0 6");
    const Position before = table.now;
    Undo undo;
    table.moveRules.make(table.now, table.find(move), undo);
    QTEST(table.legal().contains("d1-f2"), "leaps");
    MoveRules::unmake(table.now, undo);
    QVERIFY(table.now == before);
    QCOMPARE(*perftByTables(table.moveRules, table.now, 2),
             perftByTrying(table.moveRules, table.now, 2));
}

/// As with drops: a piece that never leaves a zone does not come in outside of it.
void tst_rare_rules::whoComesInStaysInItsZone()
{
    Design design = bundledDesign("seirawan-chess");
    const PieceId hawk = *design.pieces->find("Hawk");
    Zone far;
    far.name = "far";
    for (int file = 0; file < 8; ++file) {
        for (int rank = 4; rank < 8; ++rank)
            far.cells.emplace_back(file * 8 + rank);
    }
    const ZoneId zone(design.board->edits.zones.size());
    design.board.edit([&](BoardRecipe &recipe) { recipe.edits.zones.push_back(far); });
    design.pieces.edit([&](Pieces &pieces) { pieces.types[hawk.index()].confinedTo = zone; });
    MoveRules moveRules(design);
    Position start = startPosition(design, moveRules.board());
    std::vector<Move> moves;
    moveRules.legal(start, moves);
    const auto comesIn = [&](PieceId type) {
        return std::any_of(moves.begin(), moves.end(), [&](const Move &move) {
            return move.gate && move.gate->type == type;
        });
    };
    QVERIFY(!comesIn(hawk));
    QVERIFY(comesIn(*design.pieces->find("Elephant")));
    QCOMPARE(*perftByTables(moveRules, start, 2), perftByTrying(moveRules, start, 2));
}

/// In check a player may capture the last king of the opponent, not one of two.
void tst_rare_rules::oneOfTwoKingsMayBeCaptured()
{
    Table table(fairy::importVariant({}, "spartan")->design,
                "l2cc3/gPk3kh/8/hhh5/1hP1N1RP/2R2NlB/1P3P2/4K3 w - - 2 40");
    QVERIFY(!table.legal().contains("g4xg7"));
    QCOMPARE(table.legal().size(), 7);
    QCOMPARE(*perftByTables(table.moveRules, table.now, 1), std::uint64_t(7));
}

void tst_rare_rules::whoPassedMayBeNamedLast()
{
    for (const char *passed : {"g3f4", "f4g3", "g3"}) {
        Table table(fairy::importVariant({}, "berolina")->design,
                    QStringLiteral("4k3/8/8/8/5Pp1/8/8/4K3 b - %1 0 1").arg(passed));
        QCOMPARE(table.legal().contains("g4-g3xf4"), QByteArray(passed) != "g3");
    }
}

void tst_rare_rules::eachRuleIsPlayedWithoutOthers_data()
{
    QTest::addColumn<QString>("text");
    for (const char *rule :
         {"royals",      "castling",      "en-passant",  "promotions", "drops",
          "drop-duties", "gating",        "walling",     "flying",     "cautions",
          "exchanges",   "aims",          "compulsions", "immunities", "trades",
          "holdings",    "coordinations", "explosions",  "enclosing",  "petrifications",
          "mills",       "clearings",     "blockades",   "drownings"})
        QTest::newRow(rule) << QString::fromStdString(smallGame(rule, {}));
    for (const RuleType *end : endTypes()) {
        const std::string name(end->about().key);
        QTest::newRow(name.c_str()) << QString::fromStdString(smallGame({}, name));
    }
}

/// A rule that asks for something must bring it along, as lines do that only some rules need.
void tst_rare_rules::eachRuleIsPlayedWithoutOthers()
{
    QFETCH(QString, text);
    const auto read = readDesign(text.toStdString());
    if (!read)
        QSKIP("says nothing without members");
    const Design &design = read->design;
    Table table(design, {});
    const FastGame fast(design);
    std::mt19937 random(7);
    for (int game = 0; game < 3; ++game) {
        GameRecord record(table.moveRules, startPosition(design, table.moveRules.board()));
        for (int i = 0; i < 12 && !record.end(); ++i) {
            const std::vector<Move> moves = record.legalMoves();
            if (moves.empty())
                break;
            record.play(moves[random() % moves.size()]);
        }
        Position position = record.position();
        const auto counted = fast.perft(position, 2);
        QVERIFY(counted.has_value());
        QCOMPARE(*counted, perftByTrying(table.moveRules, position, 2));
    }
}

QTEST_APPLESS_MAIN(tst_rare_rules)
#include "tst_rare_rules.moc"
