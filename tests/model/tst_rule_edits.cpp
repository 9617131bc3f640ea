#include "model/board/zone_map.h"
#include "model/design/rule_sheet.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/rules/rule_templates.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/play/legal/move_rules.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/model/perft_support.h"
#include "tests/support.h"

#include <QTest>

#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

PieceId piece(const Design &design, const char *name)
{
    return *design.pieces->find(name);
}

QString said(const Design &design, const char *path)
{
    return QString::fromStdString(ruleSentence(design, path));
}

const RuleField *field(const std::vector<RuleField> &fields, std::string_view key)
{
    const auto found = std::find_if(
        fields.begin(), fields.end(), [&](const RuleField &each) { return each.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

std::uint64_t perft(const Design &design, int depth, const char *text = nullptr)
{
    MoveRules moveRules(design);
    Position position = text ? must(readPosition(text, design, moveRules.board()))
                             : startPosition(design, moveRules.board());
    return perftOf(moveRules, position, depth);
}

/// The pieces of a bundled game on its board, without its rules and zones.
Design bare(const char *name)
{
    Design design = bundledDesign(name);
    Rules rules;
    rules.players = design.rules->players;
    design.rules = std::move(rules);
    while (!design.board->edits.zones.empty()) {
        auto next = withZoneRemoved(design, ZoneId(0));
        if (!next)
            break;
        design = std::move(*next);
    }
    return design;
}

} // namespace

class tst_rule_edits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyListAndMemberHasItsWords();
    void everyKindCanBeAddedMovedAndRemoved_data();
    void everyKindCanBeAddedMovedAndRemoved();
    void membersOfEveryKindTakeTheirOwnValues_data();
    void membersOfEveryKindTakeTheirOwnValues();
    void membersAreChangedOneByOne();
    void conditionsChangeTheirMembers();
    void outcomesFollowConditions_data();
    void outcomesFollowConditions();
    void refusals_data();
    void refusals();
    void singleRulesGoBackToTheirUsualMeaning();
    void rulesFollowPieces();
    void rulesFollowZones();
    void rulesFollowDirections();
    void whatARuleNames();
    void sentences_data();
    void sentences();
    void chessFromItsTemplate();
    void everyTemplateFitsEveryBoard_data();
    void everyTemplateFitsEveryBoard();
    void placementFromItsTemplate();
    void connectionOnATriangle_data();
    void connectionOnATriangle();
};

void tst_rule_edits::everyListAndMemberHasItsWords()
{
    std::set<std::string_view> keys;
    for (const RuleFieldRow &row : ruleFieldRows()) {
        QVERIFY2(keys.insert(row.key).second, row.key.data());
        QVERIFY2(!row.title.empty() && !row.says.empty(), row.key.data());
    }
    const Design chess = bundledDesign("chess");
    for (const RuleRow &row : ruleRows()) {
        Design design = chess;
        std::string path(row.key);
        if (ruleCount(design, row.key)) {
            design = must(withRuleAdded(design, row.key));
            path += "/" + std::to_string(*ruleCount(design, row.key) - 1);
        }
        const auto fields = ruleFields(design, path);
        QVERIFY2(!fields.empty(), path.c_str());
        for (const RuleField &each : fields)
            QVERIFY2(ruleFieldRow(each.path).title != each.key, each.path.c_str());
        QVERIFY2(!ruleSentence(design, path).empty(), path.c_str());
    }
    QCOMPARE(endRows().size(), std::variant_size_v<EndCondition>);
    for (std::size_t i = 0; i < endRows().size(); ++i) {
        const Design design = must(withRuleField(chess, "ends/0/when", static_cast<int>(i)));
        for (const RuleField &each : ruleFields(design, "ends/0"))
            QVERIFY2(ruleFieldRow(each.path).title != each.key, each.path.c_str());
    }
}

void tst_rule_edits::everyKindCanBeAddedMovedAndRemoved_data()
{
    QTest::addColumn<QString>("list");
    const Design chess = bundledDesign("chess");
    for (const RuleRow &row : ruleRows()) {
        if (ruleCount(chess, row.key))
            QTest::addRow("%s", row.key.data()) << QString::fromUtf8(row.key.data());
    }
    QTest::newRow("pieces that must not face") << "check/facing";
    QTest::newRow("ways to castle") << "castling/0/wings";
    QTest::newRow("limits of promotion") << "promotions/0/limits";
    QTest::newRow("points of pieces") << "scoring/pieces";
    QTest::newRow("points of players") << "scoring/players";
}

void tst_rule_edits::everyKindCanBeAddedMovedAndRemoved()
{
    QFETCH(QString, list);
    const Design chess = bundledDesign("chess");
    const std::string path = list.toStdString();
    const std::size_t before = *ruleCount(chess, path);
    TAKE(added, withRuleAdded(chess, path));
    QCOMPARE(*ruleCount(added, path), before + 1);
    // What is made is what a file may hold.
    const auto text = writeDesign(added);
    const auto read = readDesign(text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    QCOMPARE(writeDesign(read->design), text);
    TAKE(twice, withRuleAdded(added, path));
    TAKE(moved, withRuleMoved(twice, path + "/" + std::to_string(before + 1), 0));
    TAKE(back, withRuleMoved(moved, path + "/0", before + 1));
    QVERIFY(*back.rules == *twice.rules);
    TAKE(without, withRuleRemoved(added, path + "/" + std::to_string(before)));
    QVERIFY(*without.rules == *chess.rules);
}

void tst_rule_edits::membersOfEveryKindTakeTheirOwnValues_data()
{
    QTest::addColumn<QString>("path");
    for (const RuleRow &row : ruleRows())
        QTest::addRow("%s", row.key.data()) << QString::fromUtf8(row.key.data());
}

/// What the listing shows can be given back, and a value of another kind cannot.
void tst_rule_edits::membersOfEveryKindTakeTheirOwnValues()
{
    QFETCH(QString, path);
    Design design = bundledDesign("chess");
    std::string at = path.toStdString();
    if (ruleCount(design, at)) {
        design = must(withRuleAdded(design, at));
        at += "/" + std::to_string(*ruleCount(design, at) - 1);
    }
    for (const RuleField &each : ruleFields(design, at)) {
        if (each.kind == RuleFieldKind::Parts)
            continue;
        TAKE(same, withRuleField(design, each.path, each.value));
        QVERIFY2(same == design, each.path.c_str());
        const bool isNumber = std::holds_alternative<int>(each.value);
        const RuleValue other = isNumber ? RuleValue(std::string("K")) : RuleValue(1);
        QVERIFY2(!withRuleField(design, each.path, other), each.path.c_str());
        if (isNumber) {
            QVERIFY2(!withRuleField(design, each.path, each.most + 1), each.path.c_str());
            TAKE(most, withRuleField(design, each.path, each.most));
            QVERIFY2(field(ruleFields(most, at), each.key)->value == RuleValue(each.most),
                     each.path.c_str());
        }
    }
}

void tst_rule_edits::membersAreChangedOneByOne()
{
    const Design chess = bundledDesign("chess");
    const std::size_t knight = piece(chess, "Knight").index();
    const std::size_t queen = piece(chess, "Queen").index();
    TAKE(two,
         withRuleField(chess, "promotions/0/into", std::vector<std::size_t>{queen, knight, queen}));
    QCOMPARE(two.rules->promotions.front().into, (std::vector{PieceId(queen), PieceId(knight)}));
    TAKE(may, withRuleField(two, "promotions/0/duty", 1));
    QCOMPARE(may.rules->promotions.front().duty, PromotionDuty::May);
    TAKE(free, withRuleField(may, "promotions/0/zone", std::vector<std::size_t>{}));
    QVERIFY(!free.rules->promotions.front().zone);
    TAKE(wing, withRuleField(chess, "castling/0/wings/1/letter", std::string("A")));
    QCOMPARE(wing.rules->castling.front().wings[1].letter, std::string("A"));
    TAKE(both, withRuleField(chess, "turns/cycle", std::vector<std::size_t>{0, 0, 1}));
    QCOMPARE(both.rules->turns.cycle.size(), std::size_t(3));
    TAKE(pass, withRuleField(chess, "pass", 2));
    QCOMPARE(pass.rules->pass, Pass::Always);
    QCOMPARE(ruleFields(pass, "pass").size(), std::size_t(2));
    // Nothing else has changed, and what has not is shared.
    TAKE(same, withRuleField(chess, "pass", 0));
    QVERIFY(same.rules.sameAs(chess.rules));
}

void tst_rule_edits::conditionsChangeTheirMembers()
{
    const Design chess = bundledDesign("chess");
    QVERIFY(!field(ruleFields(chess, "ends/0"), "length"));
    const int row = static_cast<int>(EndCondition(Row{}).index());
    TAKE(five, withRuleField(chess, "ends/0/when", row));
    TAKE(longer, withRuleField(five, "ends/0/length", 5));
    QCOMPARE(said(longer, "ends/0"),
             QString("A player who has 5 of the own pieces in a row wins."));
    // The condition that it has already leaves its members alone.
    TAKE(again, withRuleField(longer, "ends/0/when", row));
    QVERIFY(again == longer);
}

void tst_rule_edits::outcomesFollowConditions_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("chosen");
    QTest::addColumn<QString>("after");
    QTest::addColumn<int>("outcome");
    const auto row = [](const char *name,
                        const char *before,
                        Outcome chosen,
                        const char *after,
                        Outcome outcome) {
        QTest::newRow(name) << before << static_cast<int>(chosen) << after
                            << static_cast<int>(outcome);
    };
    row("mate loses, three checks win", "Mate", Outcome::Loss, "N-check", Outcome::Win);
    row("a row wins, stalemate draws", "N in a row", Outcome::Win, "Stalemate", Outcome::Draw);
    row("stalemate draws, mate loses", "Stalemate", Outcome::Draw, "Mate", Outcome::Loss);
    row("a chosen outcome stays", "Mate", Outcome::Draw, "N-check", Outcome::Draw);
    row("and one that is usual for the other", "Stalemate", Outcome::Win, "Mate", Outcome::Win);
    row("the same condition", "Mate", Outcome::Win, "Mate", Outcome::Win);
}

void tst_rule_edits::outcomesFollowConditions()
{
    QFETCH(QString, before);
    QFETCH(int, chosen);
    QFETCH(QString, after);
    QFETCH(int, outcome);
    const auto place = [](const QString &key) {
        const auto rows = endRows();
        const auto found = std::find_if(rows.begin(), rows.end(), [&](const RuleRow &row) {
            return row.title == key.toStdString();
        });
        return static_cast<int>(found - rows.begin());
    };
    Design design = must(withRuleField(bundledDesign("chess"), "ends/0/when", place(before)));
    design = must(withRuleField(design, "ends/0/outcome", chosen));
    const auto others = design.rules->ends;
    TAKE(changed, withRuleField(design, "ends/0/when", place(after)));
    QCOMPARE(static_cast<int>(changed.rules->ends[0].outcome), outcome);
    for (std::size_t i = 1; i < others.size(); ++i)
        QVERIFY(changed.rules->ends[i] == others[i]);
}

void tst_rule_edits::refusals_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no such rule") << "promotions/7/duty" << 0
                                  << "there is no rule 'promotions/7/duty'";
    QTest::newRow("no such member") << "ends/0/length" << 3 << "there is no rule 'ends/0/length'";
    QTest::newRow("a whole rule") << "ends/0" << 3 << "this is a rule and no single value";
    QTest::newRow("a whole list") << "ends" << 3 << "this is a list of rules and no single value";
    QTest::newRow("out of range") << "ends/2/times" << 1 << "this is a number from 2 to 65535";
    QTest::newRow("a number for a list")
        << "ends/0/players" << 1 << "a value of another kind belongs here";
}

void tst_rule_edits::refusals()
{
    QFETCH(QString, path);
    QFETCH(int, number);
    QFETCH(QString, sentence);
    const auto result = withRuleField(bundledDesign("chess"), path.toStdString(), number);
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().sentence()), sentence);
}

void tst_rule_edits::singleRulesGoBackToTheirUsualMeaning()
{
    const Design chess = bundledDesign("chess");
    for (const char *path : {"turns", "pass", "check", "hands", "scoring"}) {
        const auto fields = ruleFields(chess, path);
        const auto choice = std::find_if(fields.begin(), fields.end(), [](const RuleField &each) {
            return each.kind == RuleFieldKind::Choice;
        });
        const Design changed = choice != fields.end()
                                   ? must(withRuleField(chess, choice->path, 1))
                                   : must(withRuleAdded(chess, std::string(path) + "/pieces"));
        QVERIFY2(changed != chess, path);
        QVERIFY2(must(withRuleRemoved(changed, path)) == chess, path);
    }
    QVERIFY(!withRuleRemoved(chess, "ends/9"));
    QVERIFY(!withRuleRemoved(chess, "nonsense"));
    QVERIFY(!withRuleMoved(chess, "ends/0", 4));
    QVERIFY(!withRuleAdded(chess, "turns"));
}

void tst_rule_edits::rulesFollowPieces()
{
    const Design chess = bundledDesign("chess");
    TAKE(moved, withPieceAt(chess, piece(chess, "Pawn"), 0));
    QCOMPARE(said(moved, "promotions/0"), said(chess, "promotions/0"));
    QCOMPARE(said(moved, "castling/0"), said(chess, "castling/0"));
    TAKE(renamed, withPieceRenamed(chess, piece(chess, "Queen"), "Minister"));
    QVERIFY(said(renamed, "promotions/0").contains("Minister, Rook, Bishop or Knight"));
    TAKE(without, withPieceRemoved(chess, piece(chess, "Queen")));
    QVERIFY(said(without, "promotions/0").contains("into Rook, Bishop or Knight"));
    TAKE(noPawns, withPieceRemoved(chess, piece(chess, "Pawn")));
    QVERIFY(noPawns.rules->promotions.empty());
    QVERIFY(noPawns.rules->enPassant.empty());
    QCOMPARE(noPawns.rules->ends.size(), chess.rules->ends.size());
}

void tst_rule_edits::rulesFollowZones()
{
    const Design chess = bundledDesign("chess");
    const ZoneId zone = *findZone(chess.board->edits.zones, "last-rank");
    TAKE(renamed, withZoneRenamed(chess, zone, "far"));
    QVERIFY(said(renamed, "promotions/0").contains("in the zone far"));
    TAKE(more, withZoneAdded(chess, "more"));
    TAKE(about, withRuleField(more, "ends/0/when", 3));
    const std::size_t last = about.board->edits.zones.size() - 1;
    TAKE(reached, withRuleField(about, "ends/0/zone", std::vector<std::size_t>{last}));
    TAKE(without, withZoneRemoved(reached, zone));
    QVERIFY(without.rules->promotions.empty()); // it was about that zone
    QCOMPARE(said(without, "ends/0"), QString("A player who has any piece in the zone more wins."));
}

void tst_rule_edits::rulesFollowDirections()
{
    Design dragon = bundledDesign("dragonchess");
    const DirectionId up = *dragon.directions->find("u");
    dragon.rules.edit([&](Rules &rules) {
        Joining joining;
        joining.from = joining.to = ZoneId(0);
        joining.directions = {up};
        rules.ends = {{joining, Outcome::Win, {}, {}, {}, {}, {}}};
    });
    const QString way = said(dragon, "ends/0");
    QVERIFY2(way.contains(" u"), qPrintable(way));
    TAKE(moved, withDirectionMoved(dragon, up, 0));
    QCOMPARE(said(moved, "ends/0"), way);
    TAKE(before, withDirectionMoved(dragon, DirectionId(0), 5));
    QCOMPARE(said(before, "ends/0"), way);
    TAKE(renamed, withDirectionRenamed(dragon, up, "up"));
    QVERIFY(said(renamed, "ends/0").contains(" up"));
    // A direction of the rules alone goes, and its rule with it.
    TAKE(more, withDirectionAdded(dragon, "slant", Vector{{2, 5, 1, 0}}));
    const std::size_t slant = more.directions->list.size() - 1;
    TAKE(both, withRuleField(more, "ends/0/directions", std::vector{up.index(), slant}));
    TAKE(less, withDirectionRemoved(both, DirectionId(slant)));
    QCOMPARE(said(less, "ends/0"), way);
    TAKE(other, withRuleField(more, "ends/0/directions", std::vector{slant}));
    TAKE(none, withDirectionRemoved(other, DirectionId(slant)));
    QVERIFY(none.rules->ends.empty());
}

void tst_rule_edits::whatARuleNames()
{
    const Design chess = bundledDesign("chess");
    const RuleSubjects promotion = ruleSubjects(chess, "promotions/0");
    QCOMPARE(promotion.pieces.size(), std::size_t(5));
    QCOMPARE(promotion.zones.size(), std::size_t(1));
    QCOMPARE(ruleSubjects(chess, "castling/0").sites.size(), std::size_t(14));
    QCOMPARE(ruleSubjects(chess, "castling/0/wings/0").sites.size(), std::size_t(4));
    QVERIFY(ruleSubjects(chess, "ends/0") == RuleSubjects());
}

void tst_rule_edits::sentences_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("turns") << "turns"
                           << "White and Black move in turn.";
    QTest::newRow("passing") << "pass"
                             << "No player may pass.";
    QTest::newRow("check") << "check"
                           << "Check may be given, and a royal piece in check may move away.";
    QTest::newRow("hands") << "hands"
                           << "Captured pieces leave the game.";
    QTest::newRow("points") << "scoring"
                            << "No points are counted.";
    QTest::newRow("mate") << "ends/0"
                          << "A player who is in check and has no move loses.";
    QTest::newRow("promotion")
        << "promotions/0"
        << "Every Pawn must promote into Queen, Rook, Bishop or Knight when a move "
           "ends in the zone last-rank.";
    QTest::newRow("drops without hands") << "drops/0"
                                         << "Every piece in hand may be dropped on an empty cell.";
}

void tst_rule_edits::sentences()
{
    QFETCH(QString, path);
    QFETCH(QString, sentence);
    QCOMPARE(said(bundledDesign("chess"), path.toUtf8().constData()), sentence);
}

void tst_rule_edits::chessFromItsTemplate()
{
    const Design pieces = bare("chess");
    QVERIFY(pieces.rules->ends.empty());
    TAKE(game, withRuleTemplate(pieces, "chess-like"));
    const Design chess = bundledDesign("chess");
    QVERIFY(game.rules->castling == chess.rules->castling);
    QVERIFY(game.rules->enPassant == chess.rules->enPassant);
    QVERIFY(game.rules->ends == chess.rules->ends);
    QCOMPARE(perft(game, 3), std::uint64_t(8902));
    // A position that asks for castling, promotion and capture in passing.
    const char *kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    QCOMPARE(perft(game, 3, kiwipete), std::uint64_t(97862));
}

void tst_rule_edits::everyTemplateFitsEveryBoard_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("board");
    for (const RuleTemplate &row : ruleTemplates()) {
        for (const char *board : {"square:8x8", "hex:4", "hex:5x5", "square:3x3", "hex:5:triangle"})
            QTest::addRow("%s on %s", row.key.data(), board)
                << QString::fromUtf8(row.key.data()) << QString(board);
    }
}

/// Also on a board without pieces, and what comes out is a design that files can hold.
void tst_rule_edits::everyTemplateFitsEveryBoard()
{
    QFETCH(QString, key);
    QFETCH(QString, board);
    const Design empty = designOf(board.toStdString());
    TAKE(game, withRuleTemplate(empty, key.toStdString()));
    QVERIFY(!game.rules->ends.empty());
    const auto text = writeDesign(game);
    const auto read = readDesign(text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
    QCOMPARE(writeDesign(read->design), text);
    // Once more changes nothing: no zone comes twice.
    TAKE(again, withRuleTemplate(game, key.toStdString()));
    QVERIFY(again == game);
}

void tst_rule_edits::placementFromItsTemplate()
{
    const Design board = must(withPieceAdded(designOf("square:3x3"), "Stone"));
    TAKE(game, withRuleTemplate(board, "empty-board"));
    // Noughts and crosses: 255,168 games in all, these many after so many moves.
    QCOMPARE(perft(game, 1), std::uint64_t(9));
    QCOMPARE(perft(game, 3), std::uint64_t(504));
    QCOMPARE(perft(game, 6), std::uint64_t(54720));
}

void tst_rule_edits::connectionOnATriangle_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("sides");
    const auto row = [](const char *board, const char *sides) {
        QTest::newRow(board) << QString::fromLatin1(board) << QString::fromLatin1(sides);
    };
    row("hex:4:triangle", "right: a4 b3 c2 d1; left: a1 a2 a3 a4; bottom: a1 b1 c1 d1");
    row("hex:4:triangle-files", "top: a4 b3 c2 d1; bottom: a1 b1 c1 d1; left: a1 a2 a3 a4");
}

/// The game of Y: three sides, and stones to be put down.
void tst_rule_edits::connectionOnATriangle()
{
    QFETCH(QString, board);
    QFETCH(QString, sides);
    TAKE(game, withRuleTemplate(designOf(board.toStdString()), "connection"));
    const Board cells(game.board, game.directions);
    const ZoneMap map(cells, game.rules->facings());
    QStringList found;
    const auto &zones = game.board->edits.zones;
    for (const ZoneId zone : IdRange<ZoneId>(zones.size())) {
        QStringList names;
        for (const CellId cell : cells.cells()) {
            if (map.isInZone(cell, zone, PlayerId(0)))
                names << QString::fromStdString(cells.name(cell));
        }
        found << QString::fromStdString(zones[zone.index()].name) + ": " + names.join(' ');
    }
    QCOMPARE(found.join("; "), sides);
    QCOMPARE(perft(game, 1), std::uint64_t(10)); // there is a stone
    MoveRules rules(game);
    const auto winner = [&](const char *text) {
        Position position = must(readPosition(text, game, rules.board()));
        const auto end = rules.end(position);
        return end ? end->winner : std::nullopt;
    };
    QVERIFY(!winner("a1:S a2:S a3:S / turn=2"));
    QCOMPARE(winner("a1:S a2:S a3:S a4:S / turn=2"), std::optional(PlayerId(0)));
    const auto refused = withRuleTemplate(designOf("triangle:4"), "connection");
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().sentence()),
             QString("connecting needs open edges on four sides of the board, or a triangle of "
                     "hexagons; paint zones called 'top', 'bottom', 'left' and 'right'"));
}

QTEST_APPLESS_MAIN(tst_rule_edits)
#include "tst_rule_edits.moc"
