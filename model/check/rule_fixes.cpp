#include "model/check/rule_fixes.h"

#include "model/check/rule_contradictions.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/rules/own_texts.h"
#include "model/edit/rules/rule_kinds.h"
#include "model/edit/rules/rule_parts.h"

#include <algorithm>
#include <functional>
#include <string>

namespace rookery {

Result<Design> removeRule(const Design &design, const Problem &problem)
{
    constexpr std::string_view rules = "/rules/";
    std::string path = problem.place.pointer;
    if (!path.starts_with(rules))
        return failure(Message("the problem is about no rule"));
    path.erase(0, rules.size());
    auto removed = withRuleRemoved(design, path);
    // A member goes with the rule that it is of.
    for (std::size_t slash = path.rfind('/');
         slash != std::string::npos && (!removed || *removed == design);
         slash = path.rfind('/')) {
        path.resize(slash);
        removed = withRuleRemoved(design, path);
    }
    return removed;
}

Result<Design> keepCapturedPieces(const Design &design, const Problem &)
{
    Design kept = design;
    kept.rules.edit([](Rules &rules) { rules.hands.captured = Captured::CaptorsHand; });
    return withKindAdded(kept, "hands");
}

Result<Design> letPass(const Design &design, const Problem &)
{
    return withKindAdded(design, "pass");
}

Result<Design> giveTurnsByPieces(const Design &design, const Problem &)
{
    const Setup &setup = *design.setup;
    const Rules &rules = *design.rules;
    const auto hasSomeOf = [](const auto &list, PlayerId player) {
        return std::any_of(
            list.begin(), list.end(), [&](const auto &row) { return row.player == player; });
    };
    const auto moves = [&](PlayerId player) {
        return rules.isChance(player) || hasSomeOf(setup.placements, player)
               || hasSomeOf(setup.hands, player)
               || std::any_of(rules.ownMoves.begin(), rules.ownMoves.end(), [&](const auto &own) {
                      return covers(own.players, player);
                  });
    };
    const IdRange<PlayerId> players(rules.players.size());
    std::vector<PlayerId> all;
    for (const PlayerId player : players)
        all.push_back(player);
    std::vector<PlayerId> cycle = rules.turns.cycle.empty() ? all : rules.turns.cycle;
    std::erase_if(cycle, [&](PlayerId player) { return !moves(player); });
    for (const PlayerId player : rules.deciders()) {
        if (moves(player) && std::find(cycle.begin(), cycle.end(), player) == cycle.end())
            cycle.push_back(player);
    }
    Design result = design;
    result.rules.edit([&](Rules &changed) {
        changed.turns.cycle = cycle == all ? std::vector<PlayerId>() : cycle;
        std::erase_if(changed.turns.opening, [&](PlayerId player) { return !moves(player); });
    });
    return result;
}

Result<Design> letDecide(const Design &design, const Problem &problem)
{
    const bool isOfOne = problem.element.kind == Element::Kind::Player;
    Design result = design;
    result.rules.edit(
        [&](Rules &rules) { rules.players[isOfOne ? problem.element.index : 0].isChance = false; });
    return result;
}

namespace {

bool hides(const Design &design, const std::string &place)
{
    std::vector<Problem> left;
    findNamesThatHide(design, left);
    return std::any_of(
        left.begin(), left.end(), [&](const Problem &one) { return one.place.pointer == place; });
}

/// Tries longer and longer names until one is taken that means nothing else.
Result<Design> withFreeName(const std::string &name,
                            const std::function<Result<Design>(const std::string &)> &rename,
                            const std::function<bool(const Design &, const std::string &)> &isFree)
{
    constexpr int most = 8;
    std::string longer = name;
    Result<Design> renamed = failure(Message("no other name was found"));
    for (int i = 0; i < most; ++i) {
        longer = "own-" + longer;
        renamed = rename(longer);
        if (renamed && isFree(*renamed, longer))
            return renamed;
    }
    return renamed;
}

} // namespace

Result<Design> giveFreeName(const Design &design, const Problem &problem)
{
    constexpr std::string_view zones = "/board/edits/zones/";
    constexpr std::string_view rules = "/rules/";
    const std::string &place = problem.place.pointer;
    if (place.starts_with(zones)) {
        const std::string name = place.substr(zones.size());
        const auto zone = findZone(design.board->edits.zones, name);
        if (!zone)
            return failure(Message("the zone is not there any more"));
        return withFreeName(
            name,
            [&](const std::string &other) { return withZoneRenamed(design, *zone, other); },
            [&](const Design &renamed, const std::string &other) {
                return !hides(renamed, std::string(zones) + other);
            });
    }
    // Of a word the parameters follow the name.
    const std::string path = place.substr(std::min(place.size(), rules.size())) + "/name";
    const auto lines = ruleLines(design, path);
    if (lines.empty())
        return failure(Message("the rule is not there any more"));
    const std::size_t end = std::min(lines.front().find('('), lines.front().size());
    return withFreeName(
        lines.front().substr(0, end),
        [&](const std::string &other) {
            return withRuleField(design, path, other + lines.front().substr(end));
        },
        [&](const Design &renamed, const std::string &) { return !hides(renamed, place); });
}

} // namespace rookery
