#include "tests/model/random_variants.h"

#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/play/legal/move_rules.h"
#include "tests/model/variant_edits.h"

#include <algorithm>
#include <string>
#include <utility>

namespace rookery::test {

namespace {

constexpr int mostFiles = 12;
constexpr int mostRanks = 10;

bool isForTwoOnRectangle(const Design &design)
{
    const BoardRecipe &board = *design.board;
    return board.lattice == Lattice::Square && board.topology == Topology::Flat
           && board.files <= mostFiles && board.ranks <= mostRanks && board.edits.links.empty()
           && design.rules->players.size() == 2 && !design.pieces->types.empty();
}

const std::vector<std::pair<std::string, Design>> &originals()
{
    static const auto all = [] {
        std::vector<std::pair<std::string, Design>> found;
        for (const BundledDesign &bundled : bundledDesigns()) {
            auto read = readDesign(bundled.text);
            if (read && isForTwoOnRectangle(read->design))
                found.emplace_back(bundled.name, std::move(read->design));
        }
        return found;
    }();
    return all;
}

/// Whether a game can begin so: somebody can move, and no piece could capture a royal piece at
/// once.
bool isPlayable(const Design &design)
{
    MoveRules moveRules(design);
    Position position = startPosition(design, moveRules.board());
    std::vector<Move> moves;
    moveRules.legal(position, moves);
    const PlayerId waiting(1 - position.toMove().index());
    return !moves.empty() && !moveRules.isInCheck(position, waiting);
}

/// Edits the design with one of many edits; what it did, or nothing if that made no game.
std::string edit(VariantDice &dice, Design &design)
{
    const auto edits = dice.oneIn(2) ? armyEdits() : ruleEdits();
    Design edited = design;
    const std::string what =
        edits[static_cast<std::size_t>(dice.upTo(static_cast<int>(edits.size()) - 1))](dice,
                                                                                       edited);
    if (what.empty() || edited == design)
        return {};
    auto read = readDesign(writeDesign(edited));
    if (!read || !isForTwoOnRectangle(read->design) || !isPlayable(read->design))
        return {};
    design = std::move(read->design);
    return what;
}

} // namespace

Design randomVariant(std::uint64_t seed)
{
    constexpr int mostTries = 12;
    constexpr std::size_t longestName = 190;
    VariantDice dice(static_cast<unsigned>(seed ^ seed >> 32U));
    const auto &all = originals();
    const auto chess =
        std::find_if(all.begin(), all.end(), [](const auto &row) { return row.first == "chess"; });
    const auto &picked = dice.oneIn(2) ? *chess : dice.pick(all);
    const auto &[name, original] = isPlayable(picked.second) ? picked : *chess;
    std::string title = name;
    Design design = original;
    for (int wanted = 1 + dice.upTo(2), tries = 0; wanted > 0 && tries < mostTries; ++tries) {
        const std::string what = edit(dice, design);
        if (what.empty())
            continue;
        title += (title == name ? ": " : ", ") + what;
        --wanted;
    }
    design.info.edit([&](Info &info) { info.name = title.substr(0, longestName); });
    return design;
}

} // namespace rookery::test
