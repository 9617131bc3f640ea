#include "model/check/rule_checks.h"

#include "model/base/text.h"

#include <algorithm>
#include <optional>

namespace rookery {

namespace {

void warn(std::vector<Problem> &problems,
          const char *code,
          std::string sentence,
          const std::string &pointer)
{
    problems.push_back(
        {Severity::Warning, code, std::move(sentence), {0, 0, "/rules/" + pointer}, {}});
}

std::string at(const char *list, std::size_t index)
{
    return list + ("/" + std::to_string(index));
}

bool hasRoyals(const Design &design)
{
    const auto &types = design.pieces->types;
    return !design.rules->royals.empty()
           || std::any_of(types.begin(), types.end(), [](const PieceType &type) {
                  return type.royalty == Royalty::Royal;
              });
}

bool isEmpty(const Zone &zone)
{
    return zone.cells.empty()
           && std::all_of(zone.own.begin(), zone.own.end(), [](const PlayerZone &own) {
                  return own.cells.empty();
              });
}

/// Men who may come to a hand at all.
bool canHaveHands(const Design &design)
{
    const Hands &hands = design.rules->hands;
    return hands.captured == Captured::CaptorsHand || hands.supply == Supply::Endless
           || !design.setup->hands.empty();
}

std::optional<ZoneId> zoneOf(const End &end)
{
    const auto *reached = std::get_if<Reached>(&end.condition);
    return reached ? reached->zone : std::nullopt;
}

} // namespace

void findCastlingWithoutMen(const Design &design, std::vector<Problem> &problems)
{
    const auto &rules = design.rules->castling;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (rules[i].men == CastlingMen::Dropped)
            continue;
        for (const CastlingWing &wing : rules[i].wings) {
            const auto stands = [&](SiteId site, const PieceSet &types) {
                const Placement *man = design.setup->at(site);
                return man && man->player == wing.player && covers(types, man->piece);
            };
            if (!stands(wing.king, rules[i].kings) || !stands(wing.partner, rules[i].partners)) {
                warn(problems,
                     "R008",
                     (*design.rules)[wing.player].name + " cannot castle on the wing " + wing.letter
                         + ", because the setup has no man for it there",
                     at("castling", i));
            }
        }
    }
}

void findMateWithoutRoyals(const Design &design, std::vector<Problem> &problems)
{
    if (hasRoyals(design))
        return;
    const auto &ends = design.rules->ends;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const bool needsCheck = std::holds_alternative<Mate>(ends[i].condition)
                                || std::holds_alternative<Checks>(ends[i].condition);
        if (needsCheck)
            warn(
                problems, "R009", "nobody can be in check, because no man is royal", at("ends", i));
    }
}

void findRulesAboutNoCells(const Design &design, std::vector<Problem> &problems)
{
    const Rules &rules = *design.rules;
    const auto look = [&](const std::optional<ZoneId> &zone, const char *list, std::size_t index) {
        if (!zone)
            return;
        const Zone &found = design.board->edits.zones[zone->index()];
        if (isEmpty(found))
            warn(problems,
                 "R003",
                 "the rule is about the zone " + found.name + ", which has no cells",
                 at(list, index));
    };
    for (std::size_t i = 0; i < rules.promotions.size(); ++i)
        look(rules.promotions[i].zone, "promotions", i);
    for (std::size_t i = 0; i < rules.enPassant.size(); ++i)
        look(rules.enPassant[i].zone, "en-passant", i);
    for (std::size_t i = 0; i < rules.drops.size(); ++i)
        look(rules.drops[i].zone, "drops", i);
    for (std::size_t i = 0; i < rules.walling.size(); ++i)
        look(rules.walling[i].zone, "walling", i);
    for (std::size_t i = 0; i < rules.ends.size(); ++i)
        look(zoneOf(rules.ends[i]), "ends", i);
}

void findPromotionsIntoThemselves(const Design &design, std::vector<Problem> &problems)
{
    const auto &rules = design.rules->promotions;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        for (const PieceId type : rules[i].types) {
            if (std::find(rules[i].into.begin(), rules[i].into.end(), type) != rules[i].into.end())
                warn(problems,
                     "R004",
                     (*design.pieces)[type].name + " promotes into itself",
                     at("promotions", i));
        }
    }
}

void findDropsWithoutHands(const Design &design, std::vector<Problem> &problems)
{
    if (canHaveHands(design))
        return;
    const Rules &rules = *design.rules;
    const std::string sentence = "nobody ever has a man in hand";
    if (!rules.drops.empty() && !(rules.drops == std::vector{Drop{}}))
        warn(problems, "R005", sentence + " to put down", "drops");
    if (!rules.dropDuties.empty())
        warn(problems, "R005", sentence + " to put down", "drop-duties");
    if (!rules.gating.empty())
        warn(problems, "R005", sentence + " to come in", "gating");
}

void findRepeatedEnds(const Design &design, std::vector<Problem> &problems)
{
    const auto &ends = design.rules->ends;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto before = std::find_if(
            ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(i), [&](const End &end) {
                return end.condition == ends[i].condition
                       && (end.players.empty() || end.players == ends[i].players);
            });
        if (before != ends.begin() + static_cast<std::ptrdiff_t>(i)) {
            warn(problems,
                 "R006",
                 "this end never comes, because the " + std::to_string(before - ends.begin() + 1)
                     + ". end has the same condition and comes before it",
                 at("ends", i));
        }
    }
}

void findPassersWithoutPassing(const Design &design, std::vector<Problem> &problems)
{
    if (design.rules->pass == Pass::Never && !design.rules->passers.empty())
        warn(problems, "R007", "'passers' says who may pass, but nobody ever may", "passers");
}

} // namespace rookery
