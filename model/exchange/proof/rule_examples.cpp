#include "model/exchange/proof/rule_examples.h"

#include "model/exchange/proof/game_without.h"
#include "model/exchange/proof/proof_positions.h"
#include "model/exchange/proof/rule_removal.h"
#include "model/play/game/example_judge.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace rookery {

namespace {

bool isAmong(const Move &move, const std::vector<Move> &moves)
{
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The first move that fits, one of the same piece as `near` before others; null if none fits.
const Move *firstOf(const std::vector<Move> &moves,
                    const Move *near,
                    const std::function<bool(const Move &)> &fits)
{
    const Move *first = nullptr;
    for (const Move &move : moves) {
        if (!fits(move))
            continue;
        const bool isNear = !near || (move.kind == near->kind && move.from == near->from);
        if (isNear)
            return &move;
        if (!first)
            first = &move;
    }
    return first;
}

/// Holds moves with a rule and without it beside each other.
class ExampleFinder
{
public:
    explicit ExampleFinder(const Design &design)
        : m_design(design)
        , m_rulings(design, std::make_shared<const CompiledGame>(design))
    {
    }

    /// Nothing where the position alone, without the game before it, shows nothing of the rule.
    std::optional<Example> shownIn(const Position &drawn, GameWithout &without)
    {
        const Board &board = m_rulings.moveRules().board();
        Example example;
        example.position = writePosition(drawn, m_design, board);
        const auto position = readPosition(example.position, m_design, board);
        if (!position)
            return std::nullopt;
        const std::vector<Move> legal = m_rulings.rule(*position, {}).legal;
        const std::vector<Move> &others = without.movesFrom(*position);
        const Move *allowed =
            firstOf(legal, nullptr, [&](const Move &move) { return !isAmong(move, others); });
        const Move *refused =
            firstOf(others, allowed, [&](const Move &move) { return !isAmong(move, legal); });
        if (!allowed && refused)
            allowed = firstOf(legal, refused, [](const Move &) { return true; });
        if (!allowed)
            return std::nullopt;
        example.expected = {moveText(*allowed, board, *m_design.pieces, legal)};
        if (refused)
            example.forbidden = {moveText(*refused, board, *m_design.pieces, others)};
        if (!judgeExample(example, m_design, m_rulings).holds())
            return std::nullopt;
        return example;
    }

private:
    const Design &m_design;
    RulingCache m_rulings;
};

/// Rules that only go together, and the design without them.
struct Sought
{
    std::vector<UsedRule> rules;
    Design without;

    RuleKind kind() const { return rules.front().kind; }
};

/// All that can be taken out, but for ends.
std::vector<Sought> soughtIn(const Design &design, std::span<const UsedRule> rules)
{
    std::vector<Sought> all;
    for (const UsedRule &rule : rules) {
        auto without = rule.kind == RuleKind::End ? std::nullopt : withoutRule(design, rule);
        if (!without)
            continue;
        const auto same = std::find_if(
            all.begin(), all.end(), [&](const Sought &other) { return other.without == *without; });
        if (same == all.end())
            all.push_back({{rule}, *std::move(without)});
        else
            same->rules.push_back(rule);
    }
    return all;
}

/// So many of them, of different kinds before others, in their order.
template<class Shown>
std::vector<Shown> someOf(std::vector<Shown> all, std::size_t most)
{
    std::map<RuleKind, std::size_t> ofKind;
    std::set<std::pair<std::size_t, std::size_t>> ranked; // by how many of its kind come before it
    for (std::size_t place = 0; place < all.size(); ++place)
        ranked.emplace(ofKind[all[place].kind()]++, place);
    std::set<std::size_t> places;
    for (const auto &[before, place] : ranked) {
        if (places.size() < most)
            places.insert(place);
    }
    std::vector<Shown> some;
    for (const std::size_t place : places)
        some.push_back(std::move(all[place]));
    return some;
}

DrawnPositions
drawnFor(const std::vector<Sought> &sought, const Design &design, const ExampleWishes &wishes)
{
    PositionWishes positions;
    positions.positions = 0;
    positions.perRule = 3; // not all show the rule without the game before them
    positions.mostGames = 100;
    positions.mostPlies = 100;
    positions.effort = wishes.effort;
    positions.stop = wishes.stop;
    std::vector<UsedRule> rules;
    for (const Sought &each : sought)
        rules.push_back(each.rules.front());
    return drawPositions(design, rules, positions);
}

} // namespace

std::vector<RuleExample>
ruleExamples(const Design &design, std::span<const UsedRule> rules, const ExampleWishes &wishes)
{
    constexpr std::size_t perExample = 3; // rules that are looked for: not all are come to
    const std::vector<Sought> sought = someOf(soughtIn(design, rules), perExample * wishes.most);
    if (sought.empty())
        return {};
    const DrawnPositions drawn = drawnFor(sought, design, wishes);
    ExampleFinder finder(design);
    std::vector<RuleExample> found;
    for (std::size_t place = 0; place < sought.size(); ++place) {
        std::optional<GameWithout> without;
        for (const DrawnPosition &each : drawn.positions) {
            if (wishes.stop && *wishes.stop)
                return {};
            if (std::find(each.rules.begin(), each.rules.end(), place) == each.rules.end())
                continue;
            if (!without)
                without.emplace(sought[place].without, design, each.position);
            if (auto example = finder.shownIn(each.position, *without)) {
                found.push_back({sought[place].rules, *std::move(example)});
                break;
            }
        }
    }
    return someOf(std::move(found), wishes.most);
}

} // namespace rookery
