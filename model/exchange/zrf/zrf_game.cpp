#include "model/exchange/zrf/zrf_game.h"

#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/base/text.h"

#include <algorithm>

namespace rookery {

namespace {

ZrfNode merged(const ZrfNode &game, const ZrfNode &variant)
{
    ZrfNode both = variant;
    for (const ZrfNode &item : game.items) {
        const bool isReplaced =
            std::any_of(variant.items.begin(), variant.items.end(), [&](const ZrfNode &own) {
                return !own.head().empty() && own.head() == item.head();
            });
        if (!isReplaced)
            both.items.push_back(item);
    }
    return both;
}

} // namespace

std::string zrfTitle(const ZrfNode &game)
{
    const ZrfNode *title = game.find("title");
    return title != nullptr && title->items.size() == 2 ? title->items[1].text : std::string();
}

Result<ZrfNode> zrfGame(const std::vector<ZrfNode> &tree, const std::string &title)
{
    const auto game = std::find_if(
        tree.begin(), tree.end(), [](const ZrfNode &node) { return node.head() == "game"; });
    if (game == tree.end())
        return failure(Message("a file of this kind has a (game ...)"), {1, 1, {}});
    if (title.empty() || zrfTitle(*game) == title)
        return *game;
    std::vector<std::string> titles = {zrfTitle(*game)};
    for (const ZrfNode &node : tree) {
        if (node.head() != "variant")
            continue;
        titles.push_back(zrfTitle(node));
        if (titles.back() == title)
            return merged(*game, node);
    }
    return failure(Message("there is no game {name}{hint}",
                           {{"name", inQuotes(title)}, {"hint", didYouMean(title, titles)}}),
                   {1, 1, {}});
}

} // namespace rookery
