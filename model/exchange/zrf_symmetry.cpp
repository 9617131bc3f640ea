#include "model/exchange/zrf_symmetry.h"

namespace rookery {

namespace {

bool fits(const ZrfNode &node, const ZrfBoard &board, const Orientation &orientation)
{
    for (std::size_t i = 2; i < node.items.size(); ++i) {
        const auto from = node.items[i].items.size() == 2
                              ? board.directions.find(node.items[i].items[0].text)
                              : board.directions.end();
        const auto to = from != board.directions.end()
                            ? board.directions.find(node.items[i].items[1].text)
                            : from;
        if (from == board.directions.end() || to == board.directions.end())
            return false;
        const auto &own = board.list[from->second].vector;
        const auto &seen = board.list[to->second].vector;
        if (!own || !seen ? from->second != to->second : orientation.apply(*own) != *seen)
            return false;
    }
    return true;
}

} // namespace

std::optional<Error> readZrfSymmetry(const ZrfNode &node,
                                     const std::map<std::string, std::size_t> &players,
                                     ZrfBoard &board)
{
    const auto player = node.items.size() > 1 ? players.find(node.items[1].text) : players.end();
    if (player == players.end())
        return Error{"a symmetry names a player", node.place, {}};
    for (const auto &row : enumRows<Orientation>()) {
        if (fits(node, board, row.value)) {
            board.facings[player->second] = row.value;
            return std::nullopt;
        }
    }
    return Error{"this symmetry is no turn or mirror image of the board", node.place, {}};
}

} // namespace rookery
