#include "model/exchange/game_files/recorded_game.h"

#include <algorithm>

namespace rookery {

std::string RecordedGame::tag(std::string_view name) const
{
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const auto &row) { return row.first == name; });
    return found == tags.end() ? std::string() : found->second;
}

void RecordedGame::setTag(std::string name, std::string value)
{
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const auto &row) { return row.first == name; });
    if (found == tags.end())
        tags.emplace_back(std::move(name), std::move(value));
    else
        found->second = std::move(value);
}

} // namespace rookery
