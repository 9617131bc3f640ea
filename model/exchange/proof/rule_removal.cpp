#include "model/exchange/proof/rule_removal.h"

#include "model/design/rule_sheet.h"
#include "model/edit/rules/rule_parts.h"
#include "model/movement/movement.h"

#include <algorithm>

namespace rookery {

namespace {

/// Where the component of a rule stands in a file.
struct RuleHome
{
    RuleKind kind;
    std::string_view key;
    bool isList;
};

constexpr RuleHome homes[] = {
    {RuleKind::Turns, "turns", false},         {RuleKind::Passing, "pass", false},
    {RuleKind::RoyalGroup, "royals", true},    {RuleKind::Check, "check", false},
    {RuleKind::Castling, "castling", true},    {RuleKind::EnPassant, "en-passant", true},
    {RuleKind::Promotion, "promotions", true}, {RuleKind::CapturesToHand, "hands", false},
    {RuleKind::Supply, "hands", false},        {RuleKind::Drop, "drops", true},
    {RuleKind::DropDuty, "drop-duties", true}, {RuleKind::Gating, "gating", true},
    {RuleKind::Walling, "walling", true},      {RuleKind::Compulsion, "compulsions", true},
    {RuleKind::Immunity, "immunities", true},  {RuleKind::Aim, "aims", true},
    {RuleKind::Explosion, "explosions", true}, {RuleKind::Petrification, "petrifications", true},
    {RuleKind::Enclosing, "enclosing", true},  {RuleKind::End, "ends", true},
    {RuleKind::Scoring, "scoring", false},
};

/// A type without the movements that this condition is about.
std::optional<Design>
withoutMovements(const Design &design, std::size_t piece, bool (*isAbout)(const MovementLegs &))
{
    Design changed = design;
    bool isDone = false;
    changed.pieces.edit([&](Pieces &pieces) {
        std::vector<Movement> kept;
        for (const Movement &movement : pieces.types[piece].moves) {
            const auto legs = legsOf(movement, *design.directions, longestSide(*design.board));
            if (!legs || std::none_of(legs->begin(), legs->end(), isAbout)) {
                kept.push_back(movement);
                continue;
            }
            isDone = true;
            for (const MovementLegs &each : *legs) {
                if (!isAbout(each))
                    kept.push_back({each.legs, each.when, {}, each.startsIn});
            }
        }
        pieces.types[piece].moves = std::move(kept);
    });
    return isDone ? std::optional(std::move(changed)) : std::nullopt;
}

std::optional<Design> withoutPartOfType(const Design &design, const UsedRule &rule)
{
    Design changed = design;
    switch (rule.kind) {
    case RuleKind::RoyalType:
        changed.pieces.edit(
            [&](Pieces &pieces) { pieces.types[rule.index].royalty = Royalty::None; });
        return changed;
    case RuleKind::Confinement:
        changed.pieces.edit([&](Pieces &pieces) { pieces.types[rule.index].confinedTo.reset(); });
        return changed;
    case RuleKind::UnmovedOnly:
        return withoutMovements(design, rule.index, [](const MovementLegs &move) {
            return move.when == When::Unmoved;
        });
    case RuleKind::StartZone:
        return withoutMovements(
            design, rule.index, [](const MovementLegs &move) { return move.startsIn.has_value(); });
    default:
        return std::nullopt;
    }
}

/// A movement for a first turn out of check.
bool isOfMovement(const UsedRule &rule)
{
    return rule.kind == RuleKind::Unknown && rule.element.kind == Element::Kind::Piece;
}

/// Pieces in hand may be dropped where no component says more.
bool isUnwrittenDrop(const Design &design, const UsedRule &rule)
{
    return rule.kind == RuleKind::Drop && design.rules->drops.empty();
}

/// Of a component without a kind of its own, found by what the rule sheet says of it.
std::optional<std::string> otherPath(const Design &design, const UsedRule &rule)
{
    for (const RuleSentence &row : ruleSheet(design)) {
        if (row.index != rule.index || row.text != rule.sentence + ".")
            continue;
        const std::string key(row.key);
        for (const std::string &path : {key + "/" + std::to_string(row.index), key}) {
            const auto changed = withRuleRemoved(design, path);
            if (changed && !(*changed->rules == *design.rules))
                return path;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> rulePath(const Design &design, const UsedRule &rule)
{
    if (rule.kind == RuleKind::Unknown)
        return isOfMovement(rule) ? std::nullopt : otherPath(design, rule);
    if (isUnwrittenDrop(design, rule))
        return std::nullopt;
    const auto home = std::find_if(std::begin(homes), std::end(homes), [&](const RuleHome &row) {
        return row.kind == rule.kind;
    });
    if (home == std::end(homes))
        return std::nullopt;
    return std::string(home->key)
           + (home->isList ? "/" + std::to_string(rule.index) : std::string());
}

std::optional<Design> withoutRule(const Design &design, const UsedRule &rule)
{
    if (isOfType(rule.kind))
        return withoutPartOfType(design, rule);
    if (isOfMovement(rule))
        return withoutMovements(design, rule.index, [](const MovementLegs &move) {
            return move.when == When::UnmovedUnchecked;
        });
    if (rule.kind == RuleKind::Losers) {
        Design changed = design;
        changed.rules.edit([](Rules &rules) { rules.turns.lost = LostPlayer::EndsGame; });
        return changed;
    }
    if (rule.kind == RuleKind::Hands) {
        Design changed = design;
        changed.setup.edit([](Setup &setup) { setup.hands.clear(); });
        return changed;
    }
    if (isUnwrittenDrop(design, rule)) {
        Design changed = design;
        changed.rules.edit([](Rules &rules) { rules.drops = {Drop{}}; });
        return changed;
    }
    const auto path = rulePath(design, rule);
    if (!path)
        return std::nullopt;
    auto changed = withRuleRemoved(design, *path);
    return changed ? std::optional(std::move(*changed)) : std::nullopt;
}

bool isNamed(const Verdict &verdict, const UsedRule &rule)
{
    const auto speaksOfIt = [&](const Loss &loss) {
        const bool isPiece =
            rule.element.kind == Element::Kind::Piece && loss.element == rule.element;
        return isPiece
               || (!rule.sentence.empty()
                   && loss.sentence().find(rule.sentence) != std::string::npos);
    };
    return std::any_of(verdict.differences.begin(), verdict.differences.end(), speaksOfIt)
           || std::any_of(verdict.obstacles.begin(), verdict.obstacles.end(), speaksOfIt);
}

RemainingGame
remainingGame(const Design &design, std::span<const UsedRule> rules, const Verdict &verdict)
{
    RemainingGame kept{design, {}};
    std::vector<const Loss *> open;
    for (const Loss &loss : verdict.differences)
        open.push_back(&loss);
    // From the last to the first, so that indexes of those still to come stay true.
    for (auto rule = rules.rbegin(); rule != rules.rend(); ++rule) {
        const auto says = [&](const Loss *loss) {
            return loss->sentence() == "left out: " + rule->sentence;
        };
        const auto found = std::find_if(open.begin(), open.end(), says);
        if (found == open.end())
            continue;
        if (auto without = withoutRule(kept.design, *rule)) {
            kept.design = std::move(*without);
            open.erase(found);
        }
    }
    for (const Loss *loss : open)
        kept.rest.push_back(*loss);
    return kept;
}

} // namespace rookery
