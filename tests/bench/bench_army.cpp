#include "tests/bench/bench_army.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace rookery::bench {

namespace {

/// The same numbers from the same seed on every machine, which std::uniform_int_distribution does
/// not promise.
class Dice
{
public:
    explicit Dice(std::uint64_t seed)
        : m_random(seed)
    {
    }

    int between(int least, int most)
    {
        return least + static_cast<int>(m_random() % static_cast<std::uint64_t>(most - least + 1));
    }

    /// A random choice comes to stand at the front.
    template<class T>
    void shuffle(std::vector<T> &list)
    {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[m_random() % left]);
    }

private:
    std::mt19937_64 m_random;
};

/// 0 .. count-1
std::vector<int> numbers(int count)
{
    std::vector<int> list(static_cast<std::size_t>(count));
    std::iota(list.begin(), list.end(), 0);
    return list;
}

LegEnd captureAndStop()
{
    return {{true, Effect::Capture}, {}, {}};
}

Leg slide(int most)
{
    Leg leg;
    leg.most = most;
    leg.onEmpty.stop = true;
    leg.onEnemy = captureAndStop();
    return leg;
}

PieceType pieceOf(std::string name, LegGraph legs)
{
    PieceType type;
    type.name = std::move(name);
    type.moves.push_back({std::move(legs), When::Always, {}});
    return type;
}

/// Of so many types, more than half are sliders and a quarter short ones.
PieceType randomType(int number, int types, Dice &dice)
{
    const int sliderCount = types * 55 / 100;
    const int shortSliderCount = types * 25 / 100;
    const bool slides = number < sliderCount;
    const bool slidesShortly = !slides && number < sliderCount + shortSliderCount;
    Leg leg = slide(slides ? unlimited : slidesShortly ? dice.between(2, 5) : 1);
    constexpr int compassPoints = 8;
    std::vector<int> directions = numbers(compassPoints);
    dice.shuffle(directions);
    directions.resize(static_cast<std::size_t>(dice.between(2, compassPoints)));
    for (const int direction : directions)
        leg.steps.emplace_back(DirectionId(direction));
    return pieceOf("Type " + std::to_string(number + 1), {{std::move(leg)}, {LegId(0)}});
}

} // namespace

Design randomArmies(int side, std::uint64_t seed, int types)
{
    BoardRecipe recipe;
    recipe.files = side;
    recipe.ranks = side;
    Design design = newDesign(recipe, "Random armies");
    Dice dice(seed);
    design.pieces.edit([&](Pieces &pieces) {
        for (int i = 0; i < types; ++i)
            pieces.types.push_back(randomType(i, types, dice));
    });
    const int cells = side * side;
    const auto boardPieces = static_cast<std::size_t>(std::max(1, cells * 402 / (36 * 36)));
    std::vector<int> sites = numbers(cells);
    dice.shuffle(sites);
    sites.resize(2 * boardPieces);
    design.setup.edit([&](Setup &setup) {
        for (std::size_t i = 0; i < sites.size(); ++i)
            setup.placements.push_back(
                {SiteId(sites[i]), PieceId(dice.between(0, types - 1)), PlayerId(i % 2)});
        std::sort(setup.placements.begin(),
                  setup.placements.end(),
                  [](const Placement &a, const Placement &b) { return a.site < b.site; });
    });
    return design;
}

Pieces singlePieces(const Directions &directions)
{
    const auto steps = [&](std::initializer_list<std::string_view> names) {
        std::vector<Step> list;
        for (const std::string_view name : names)
            list.emplace_back(*directions.find(name));
        return list;
    };
    Leg queen = slide(unlimited);
    queen.steps = steps({"n", "ne", "e", "se", "s", "sw", "w", "nw"});
    Leg knight = slide(1);
    knight.steps = steps({"nne", "nee", "see", "sse", "ssw", "sww", "nww", "nnw"});
    Leg hook = slide(unlimited);
    hook.steps = steps({"n", "e", "s", "w"});
    hook.onEmpty.then = {LegId(1)};
    Leg hooked = slide(unlimited);
    hooked.steps = {Turn{2}, Turn{-2}};
    return {{pieceOf("Queen", {{queen}, {LegId(0)}}),
             pieceOf("Knight", {{knight}, {LegId(0)}}),
             pieceOf("Hook mover", {{hook, hooked}, {LegId(0)}})}};
}

RandomMove::RandomMove(Position &position, const ReachMap &map, std::uint64_t seed)
    : m_position(position)
    , m_map(map)
    , m_random(seed)
{
}

void RandomMove::makeOrTakeBack()
{
    const auto put = [this](CellId cell, const std::optional<Piece> &piece) {
        m_position.take(cell);
        if (piece)
            m_position.put(cell, *piece);
    };
    if (m_mover) {
        put(m_cells[0], std::exchange(m_mover, std::nullopt));
        put(m_cells[1], m_victim);
        return;
    }
    std::span<const CellId> targets;
    CellId from;
    while (targets.empty()) {
        from = CellId(m_random() % m_position.size());
        targets = m_map.targets(from);
    }
    m_cells = {from, targets[m_random() % targets.size()]};
    m_mover = m_position.take(from);
    m_victim = m_position.take(m_cells[1]);
    put(m_cells[1], m_mover);
}

} // namespace rookery::bench
