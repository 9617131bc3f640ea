#include "model/design/rule_sheet.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/edit/rules/rule_parts.h"
#include "model/engine/fast_game.h"
#include "model/engine/mailbox/mailbox_engine.h"
#include "model/engine/tables/table_needs.h"
#include "model/play/game/game_record.h"
#include "tests/model/perft_support.h"
#include "tests/model/table.h"
#include "tests/support.h"

#include <QTest>

#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Two small games: one with royal pieces, castling, promotion and hands, and one of stones.
constexpr const char *bases[] = {
    R"({ "rookery": 2, "board": { "lattice": "square", "size": [5, 5],
    "edits": { "zones": {
      "far": { "cells": ["a5", "b5", "c5", "d5", "e5"], "sharing": "facing" },
      "middle": { "cells": ["b3", "c3", "d3"] } } } },
  "pieces": [
    { "name": "King", "letters": "K", "moves": [{ "betza": "K" }], "royal": true },
    { "name": "Rook", "letters": "R", "moves": [{ "betza": "R" }] },
    { "name": "Knight", "letters": "N", "moves": [{ "betza": "N" }] },
    { "name": "Pawn", "letters": "P", "moves": [{ "betza": "fmWfcFimfnD" }] } ],
  "setup": { "White": { "Rook": ["a1", "e1"], "King": ["c1"], "Knight": ["d2"], "Pawn": ["a2", "c2"] },
             "Black": { "Rook": ["a5", "e5"], "King": ["c5"], "Knight": ["b4"], "Pawn": ["d4", "e4"] } },
  "hands": { "White": { "Knight": 1 }, "Black": { "Pawn": 1 } },
  "rules": { "hands": { "captured": "captors-hand" },
    "castling": [ { "kings": ["King"], "partners": ["Rook"], "wings": [
      { "player": "White", "letter": "K", "king": "c1", "partner": "e1", "king-to": "d1", "partner-to": "c1" },
      { "player": "Black", "letter": "K", "king": "c5", "partner": "e5", "king-to": "d5", "partner-to": "c5" } ] } ],
    "promotions": [ { "types": ["Pawn"], "into": ["Rook", "Knight"], "zone": "far" } ],
    "ends": [ { "when": "mate", "outcome": "loss" } ] } })",
    R"({ "rookery": 2, "board": { "lattice": "square", "size": [4, 4],
    "edits": { "zones": { "edge": { "cells": ["a1", "b1", "c1", "d1"] },
                          "middle": { "cells": ["b2", "b3", "c2", "c3"] } } } },
  "pieces": [
    { "name": "Stone", "letters": "S", "moves": [{ "betza": "W" }] },
    { "name": "Lance", "letters": "L", "moves": [{ "betza": "mRcB" }] } ],
  "setup": { "White": { "Stone": ["a1", "b1", "c2"], "Lance": ["d1"] },
             "Black": { "Stone": ["d4", "c4", "b3"], "Lance": ["a4"] } },
  "hands": { "White": { "Stone": 2 }, "Black": { "Lance": 1, "Stone": 1 } },
  "rules": { "pass": "stuck", "ends": [ { "when": "extinct", "outcome": "loss" } ] } })",
};

Design baseDesign(const char *text)
{
    auto read = readDesign(text);
    if (!read)
        qFatal("%s", read.error().front().sentence().c_str());
    return std::move(read->design);
}

/// Other values that a member may have, a few of each kind.
std::vector<RuleValue> otherValues(const Design &design, const RuleField &field)
{
    using Ids = std::vector<std::size_t>;
    switch (field.kind) {
    case RuleFieldKind::Choice: {
        std::vector<RuleValue> all;
        for (int i = 0; i <= field.most; ++i)
            all.emplace_back(i);
        return all;
    }
    case RuleFieldKind::Number:
        return {field.least, std::min(std::get<int>(field.value) + 1, field.most)};
    case RuleFieldKind::Flag:
        return {1 - std::get<int>(field.value)};
    case RuleFieldKind::Limit:
        return {Ids{1}};
    case RuleFieldKind::Letter:
        return {std::string("A")};
    case RuleFieldKind::Cell:
        return {Ids{3}};
    case RuleFieldKind::Piece:
    case RuleFieldKind::Player:
    case RuleFieldKind::MaybePlayer:
        return {Ids{1}};
    case RuleFieldKind::MaybeZone:
        return {Ids{0}, Ids{1}};
    case RuleFieldKind::Pieces:
        return {Ids{0}, Ids{design.pieces->types.size() - 1}};
    case RuleFieldKind::Players:
        return field.isOrdered ? std::vector<RuleValue>{Ids{0, 0, 1, 1}}
                               : std::vector<RuleValue>{Ids{0}};
    case RuleFieldKind::Directions:
        return {Ids{0}};
    case RuleFieldKind::Parts:
    case RuleFieldKind::Text:
    case RuleFieldKind::Moves:
    case RuleFieldKind::Said:
        break; // tables do not look at the words of own rules
    }
    return {};
}

/// The design as it is and with each member of a component away from its value, in turn.
std::vector<std::pair<std::string, Design>> variantsOf(const Design &design,
                                                       const std::string &path)
{
    std::vector<std::pair<std::string, Design>> all{{path, design}};
    for (const RuleField &field : ruleFields(design, path)) {
        const bool isCondition = field.path.ends_with("/when");
        if (field.kind == RuleFieldKind::Parts) {
            const auto more = withRuleAdded(design, field.path);
            if (!more)
                continue;
            const std::size_t last = *ruleCount(*more, field.path) - 1;
            for (auto &part : variantsOf(*more, field.path + "/" + std::to_string(last)))
                all.push_back(std::move(part));
            continue;
        }
        int place = 0;
        for (const RuleValue &value :
             isCondition ? std::vector<RuleValue>() : otherValues(design, field)) {
            auto changed = withRuleField(design, field.path, value);
            if (changed && !(*changed == design))
                all.emplace_back(field.path + " " + std::to_string(place), std::move(*changed));
            ++place;
        }
    }
    return all;
}

constexpr int longest = amount(9, 3);

/// Empty, or in which position of a short random game the tables count otherwise than the slow way.
std::string disagreement(const Design &design)
{
    Table table(design, {});
    const FastGame game(design, table.moveRules.sharedGame());
    const fast::BroadEngine broad(design, std::make_shared<const CompiledGame>(design));
    std::mt19937 random(11);
    GameRecord record(table.moveRules, startPosition(design, table.moveRules.board()));
    for (int ply = 0; ply <= longest; ++ply) {
        if (ply % 3 == 0) {
            Position position = record.position();
            const std::uint64_t slow = perftByTrying(table.moveRules, position, 2);
            const auto sets = game.perft(position, 2);
            const auto reaches = broad.perft(position, 2, fast::Leaves::Counted);
            if (sets && *sets != slow)
                return "sets after " + std::to_string(ply) + ": " + std::to_string(*sets)
                       + " instead of " + std::to_string(slow);
            if (reaches && *reaches != slow)
                return "reaches after " + std::to_string(ply) + ": " + std::to_string(*reaches)
                       + " instead of " + std::to_string(slow);
        }
        const std::vector<Move> moves = record.legalMoves();
        if (moves.empty() || record.end())
            break;
        record.play(moves[random() % moves.size()]);
    }
    return {};
}

/// What no tables know, which has to agree all the same.
bool isLeftToMoveRules(const Rules &rules)
{
    return std::any_of(
               rules.bans.begin(), rules.bans.end(), [](const OwnBan &ban) { return ban.checks; })
           || std::any_of(rules.ownMoves.begin(), rules.ownMoves.end(), [](const OwnMove &move) {
                  return move.idle;
              });
}

/// A rule of which nothing is said.
struct NewRule
{
    int strength = 0;
};

void visitFields(RuleVisitor &v, NewRule &rule)
{
    v.number("strength", rule.strength, 0, 9);
}

const RuleAbout &about(const NewRule *)
{
    static constexpr TableUse tables[] = {{""}};
    static constexpr RuleAbout about{.title = "New rule", .tables = tables};
    return about;
}

} // namespace

/// Tables know of a rule what its descriptor says: every component, every end and every member of
/// theirs away from its usual value is counted by tables and the slow way.
class tst_table_fields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotSaidIsSlow();
    void everyMemberIsSaid();
    void tablesAgree_data();
    void tablesAgree();
};

void tst_table_fields::whatIsNotSaidIsSlow()
{
    using Needs = std::vector<fast::TableNeed>;
    NewRule rule;
    QVERIFY(fast::tableNeeds(RuleRef(rule)) == Needs());
    rule.strength = 3;
    const Needs needs = fast::tableNeeds(RuleRef(rule));
    QVERIFY(needs == (Needs{{ByTables::Slow, ByTables::Slow, "New rule: strength"}}));
}

/// Nothing that there is today has been forgotten.
void tst_table_fields::everyMemberIsSaid()
{
    for (const char *text : bases) {
        const Design design = baseDesign(text);
        for (const fast::TableNeed &need : fast::tableNeeds(*design.rules))
            QVERIFY2(need.sets != ByTables::Slow, need.because.c_str());
    }
}

void tst_table_fields::tablesAgree_data()
{
    QTest::addColumn<int>("base");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("condition");
    for (int base = 0; base < int(std::size(bases)); ++base) {
        for (const RuleRow &row : ruleRows()) {
            if (row.key != "ends")
                QTest::addRow("%s %d", row.key.data(), base)
                    << base << QString::fromUtf8(row.key.data()) << -1;
        }
        for (int i = 0; i < int(endTypes().size()); ++i)
            QTest::addRow("%s %d", endTypes()[std::size_t(i)]->about().key.data(), base)
                << base << QString("ends") << i;
    }
}

void tst_table_fields::tablesAgree()
{
    QFETCH(int, base);
    QFETCH(QString, kind);
    QFETCH(int, condition);
    Design design = baseDesign(bases[base]);
    std::string path = kind.toStdString();
    if (const auto count = ruleCount(design, path)) {
        auto more = withRuleAdded(design, path);
        if (!more && *count == 0)
            QSKIP(more.error().sentence().c_str());
        path += "/" + std::to_string(more ? *count : 0);
        design = more ? std::move(*more) : design;
    }
    if (condition >= 0)
        design = must(withRuleField(design, path + "/when", condition));
    // Other ones of each row's, for the rows are alike.
    const auto variants = variantsOf(design, path);
    const std::size_t step = stride(3);
    for (std::size_t i = static_cast<std::size_t>(base + condition + 1) % step; i < variants.size();
         i += step) {
        const auto &[what, variant] = variants[i];
        for (const fast::TableNeed &need : fast::tableNeeds(*variant.rules))
            QVERIFY2(isLeftToMoveRules(*variant.rules)
                         || (need.sets != ByTables::Slow && need.reaches != ByTables::Slow),
                     need.because.c_str());
        const std::string fault = disagreement(variant);
        QVERIFY2(fault.empty(), (what + ": " + fault).c_str());
    }
}

QTEST_APPLESS_MAIN(tst_table_fields)
#include "tst_table_fields.moc"
