#include "model/check/rule_checks.h"

#include "model/board/zone_map.h"
#include "model/check/rule_problems.h"
#include "model/design/rule_path.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/rules/rule_starters.h"

#include <algorithm>
#include <optional>

namespace rookery {

namespace {

bool hasRoyals(const Design &design)
{
    const auto &types = design.pieces->types;
    return !design.rules->royals.empty()
           || std::any_of(types.begin(), types.end(), [](const PieceType &type) {
                  return type.royalty == Royalty::Royal;
              });
}

bool isEmpty(const Board &board, const Zone &zone, const std::vector<Orientation> &facings)
{
    const IdRange<PlayerId> players(facings.size());
    for (const PlayerId player : players) {
        if (!zoneSites(board, zone, player, facings).empty())
            return false;
    }
    return true;
}

/// Pieces that may come to a hand at all.
bool canHaveHands(const Design &design)
{
    const Hands &hands = design.rules->hands;
    return hands.captured == Captured::CaptorsHand || hands.supply == Supply::Endless
           || !design.setup->hands.empty();
}

/// Every zone that a rule names, with the path of the component.
class ZoneSeeker final : public RuleVisitor
{
public:
    struct Named
    {
        std::string path;
        ZoneId zone;
    };

    std::vector<Named> take() { return std::move(m_found); }

    void onIds(std::string_view, RuleIds ids) override
    {
        if (ids.kind() != IdKind::Zone)
            return;
        for (const std::size_t zone : ids.indices())
            m_found.push_back({m_path, ZoneId(zone)});
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        const std::string before = m_path;
        m_path += (before.empty() ? "" : "/") + std::string(key);
        rule.visit(*this);
        m_path = before;
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        const std::string before = m_path;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            m_path =
                (before.empty() ? "" : before + '/') + std::string(key) + '/' + std::to_string(i);
            rules[i].visit(*this);
        }
        m_path = before;
    }

private:
    std::string m_path;
    std::vector<Named> m_found;
};

} // namespace

void findCastlingWithoutPieces(const Design &design, std::vector<Problem> &problems)
{
    const auto &rules = design.rules->castling;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (rules[i].pieces == CastlingPieces::Dropped)
            continue;
        for (const CastlingWing &wing : rules[i].wings) {
            if (!hasCastlingPieces(design, rules[i], wing)) {
                warnOfRule(
                    problems,
                    "R008",
                    Message("{player} cannot castle [{?wing=K}kingside|{?wing=Q}queenside|on the "
                            "wing {wing}], because the setup has no piece for it there",
                            {{"player", (*design.rules)[wing.player].name}, {"wing", wing.letter}}),
                    rowOf("castling", i));
            }
        }
    }
}

Result<Design> castleFromTheSetup(const Design &design, const Problem &problem)
{
    constexpr std::string_view list = "/rules/castling/";
    const auto place = rulePlace(std::string_view(problem.place.pointer).substr(list.size()));
    if (!place || *place >= design.rules->castling.size())
        return failure(Message("the rule of castling is not there any more"));
    CastlingRule rule = design.rules->castling[*place];
    const std::vector<CastlingWing> likely = likelyCastling(design).wings;
    for (CastlingWing &wing : rule.wings) {
        const auto now = std::find_if(likely.begin(), likely.end(), [&](const CastlingWing &other) {
            return other.player == wing.player && other.letter == wing.letter;
        });
        if (!hasCastlingPieces(design, rule, wing) && now != likely.end())
            wing = *now;
    }
    std::erase_if(rule.wings,
                  [&](const CastlingWing &wing) { return !hasCastlingPieces(design, rule, wing); });
    if (rule.wings.empty())
        return withRuleRemoved(design,
                               problem.place.pointer.substr(std::string_view("/rules/").size()));
    Design result = design;
    result.rules.edit([&](Rules &rules) { rules.castling[*place] = std::move(rule); });
    return result;
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
            warnOfRule(problems,
                       "R009",
                       Message("no piece can be in check, because no piece is royal"),
                       rowOf("ends", i));
    }
}

void findRulesAboutNoCells(const Design &design, std::vector<Problem> &problems)
{
    Rules rules = *design.rules;
    ZoneSeeker seeker;
    visitFields(seeker, rules);
    const Board board(design.board, design.directions);
    for (const ZoneSeeker::Named &named : seeker.take()) {
        const Zone &zone = design.board->edits.zones[named.zone.index()];
        if (isEmpty(board, zone, design.rules->facings()))
            warnOfRule(problems,
                       "R003",
                       Message("the rule is about the zone {zone}, which has no cells",
                               {{"zone", zone.name}}),
                       named.path);
    }
}

void findPromotionsIntoThemselves(const Design &design, std::vector<Problem> &problems)
{
    const auto &rules = design.rules->promotions;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        for (const PieceId type : rules[i].types) {
            if (std::find(rules[i].into.begin(), rules[i].into.end(), type) != rules[i].into.end())
                warnOfRule(problems,
                           "R004",
                           Message("{piece} promotes into itself",
                                   {{"piece", (*design.pieces)[type].name}}),
                           rowOf("promotions", i),
                           {Element::Kind::Piece, type.index()});
        }
    }
}

void findDropsWithoutHands(const Design &design, std::vector<Problem> &problems)
{
    if (canHaveHands(design))
        return;
    const Rules &rules = *design.rules;
    const Message noneToPutDown("no player ever has a piece in hand to drop");
    if (!rules.drops.empty() && !(rules.drops == std::vector{Drop{}}))
        warnOfRule(problems, "R005", noneToPutDown, "drops");
    if (!rules.dropDuties.empty())
        warnOfRule(problems, "R005", noneToPutDown, "drop-duties");
    if (!rules.gating.empty())
        warnOfRule(
            problems, "R005", Message("no player ever has a piece in hand to come in"), "gating");
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
            warnOfRule(problems,
                       "R006",
                       Message("this end never comes, because end {number} has the same "
                               "condition and comes before it",
                               {{"number", before - ends.begin() + 1}}),
                       rowOf("ends", i));
        }
    }
}

void findPassersWithoutPassing(const Design &design, std::vector<Problem> &problems)
{
    if (design.rules->pass == Pass::Never && !design.rules->passers.empty())
        warnOfRule(problems,
                   "R007",
                   Message("'passers' says who may pass, but no player ever may"),
                   "passers");
}

} // namespace rookery
