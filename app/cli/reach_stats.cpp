#include "app/cli/reach_stats.h"

#include "model/play/reach/move_table.h"

#include <optional>
#include <vector>

namespace rookery::cli {

namespace {

/// Entries of a piece's tables; nothing for a table that cannot be made.
struct Sizes
{
    std::optional<std::size_t> fromCell;
    std::optional<std::size_t> relative;
};

struct FirstStep
{
    std::string name;
    Step step;
};

class Measurer
{
public:
    explicit Measurer(const ReachStatsRequest &request)
        : m_request(request)
        , m_movements(legsOf((*request.design.pieces)[request.piece], request.design))
        , m_zones(request.board, request.design.rules->facings())
    {
    }

    /// Why the piece has no table whatever its size; empty if it can have one.
    std::string fault() const { return moveTableFault(m_movements).text(); }

    Sizes sizes(std::optional<Step> firstStep) const
    {
        MoveTableRequest request{m_movements};
        const Orientation &facing = (*m_request.design.rules)[m_request.player].facing;
        const OrientationId held = m_request.board.held(m_request.from, m_request.player, facing);
        request.facing = m_request.board.compass().orientation(held);
        request.firstStep = firstStep;
        request.player = m_request.player;
        request.zones = &m_zones;
        request.mostEntries = m_request.mostEntries;
        Sizes sizes;
        if (const auto table = moveTable(m_request.board, m_request.from, request))
            sizes.fromCell = table->entries.size();
        // The table for any cell is never the smaller one.
        if (!sizes.fromCell || !isFlatRectangle())
            return sizes;
        const BoardRecipe &recipe = m_request.board.recipe();
        const auto table =
            relativeMoveTable(m_request.board.directions(), recipe.files, recipe.ranks, request);
        if (table)
            sizes.relative = table->table.entries.size();
        return sizes;
    }

    /// The steps with which the piece may begin, each once.
    std::vector<FirstStep> firstSteps() const
    {
        std::vector<FirstStep> steps;
        for (const MovementLegs &movement : m_movements) {
            for (const LegId first : movement.legs.first) {
                for (const Step &step : movement.legs[first].steps)
                    add(step, steps);
            }
        }
        return steps;
    }

private:
    bool isFlatRectangle() const
    {
        const BoardRecipe &recipe = m_request.board.recipe();
        const bool isWhole = recipe.edits.removed.empty() && recipe.edits.links.empty()
                             && recipe.edits.facings.empty();
        return recipe.lattice == Lattice::Square && recipe.topology == Topology::Flat && isWhole;
    }

    void add(const Step &step, std::vector<FirstStep> &steps) const
    {
        for (const FirstStep &known : steps) {
            if (known.step == step)
                return;
        }
        const Compass &compass = m_request.board.compass();
        if (const auto *direction = std::get_if<DirectionId>(&step))
            steps.push_back({m_request.board.directions()[*direction].name, step});
        else if (const auto own = compass.step(step, std::nullopt))
            steps.push_back({compass.name(*own), step});
        else if (std::holds_alternative<Anywhere>(step))
            steps.push_back({"anywhere", step});
    }

    const ReachStatsRequest &m_request;
    std::vector<MovementLegs> m_movements;
    ZoneMap m_zones;
};

std::string sizesText(const Sizes &sizes, const std::string &cell)
{
    if (!sizes.fromCell)
        return "too many entries from " + cell + "\n";
    const std::string count = std::to_string(*sizes.fromCell);
    if (!sizes.relative)
        return count + " entries from " + cell + "\n";
    return std::to_string(*sizes.relative) + " entries for any cell, " + count + " from " + cell
           + "\n";
}

Json sizesJson(const Sizes &sizes)
{
    const auto number = [](const std::optional<std::size_t> &size) {
        return size ? Json(*size) : Json();
    };
    return {{"entries", number(sizes.fromCell)}, {"relative", number(sizes.relative)}};
}

} // namespace

std::string reachStatsText(const ReachStatsRequest &request)
{
    const Measurer measurer(request);
    if (const std::string fault = measurer.fault(); !fault.empty())
        return "move table: none, " + fault + "\n";
    const std::string cell = request.board.name(request.from);
    const Sizes whole = measurer.sizes(std::nullopt);
    std::string text = "move table: " + sizesText(whole, cell);
    if (!whole.fromCell)
        return text;
    for (const FirstStep &first : measurer.firstSteps())
        text +=
            "  beginning with " + first.name + ": " + sizesText(measurer.sizes(first.step), cell);
    return text;
}

Json reachStatsJson(const ReachStatsRequest &request)
{
    const Measurer measurer(request);
    const Sizes whole = measurer.sizes(std::nullopt);
    Json json = sizesJson(whole);
    json["first"] = Json::object();
    if (!whole.fromCell)
        return json;
    for (const FirstStep &first : measurer.firstSteps())
        json["first"][first.name] = sizesJson(measurer.sizes(first.step));
    return json;
}

} // namespace rookery::cli
