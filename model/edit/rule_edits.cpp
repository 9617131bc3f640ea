#include "model/edit/rule_edits.h"

#include "model/base/text.h"
#include "model/board/lattice_sites.h"
#include "model/design/limits.h"

#include <algorithm>

namespace rookery {

Result<Design> withPlayerRenamed(const Design &design, PlayerId player, const std::string &name)
{
    if (auto fault = titleFault(name); !fault.empty())
        return failure(std::move(fault));
    const auto holder = design.rules->find(name);
    if (holder && *holder != player)
        return failure("there is already a player called '" + name + "'");
    Design result = design;
    result.rules.edit([&](Rules &rules) { rules.players[player.index()].name = name; });
    return result;
}

Result<Design> withPlayerFacing(const Design &design, PlayerId player, const Orientation &facing)
{
    const auto possible = latticeOrientations(design.board->lattice);
    const auto isFacing = [&](const auto &row) {
        return row.value == facing;
    };
    if (std::none_of(possible.begin(), possible.end(), isFacing))
        return failure("this board cannot be held that way");
    Design result = design;
    result.rules.edit([&](Rules &rules) { rules.players[player.index()].facing = facing; });
    return result;
}

Result<Design> withInfo(const Design &design, const Info &info)
{
    if (auto fault = titleFault(info.name); !info.name.empty() && !fault.empty())
        return failure(std::move(fault));
    for (const std::string *text : {&info.author, &info.family, &info.about, &info.license}) {
        if (text->size() > limits::textBytes)
            return failure("a text may have at most " + std::to_string(limits::textBytes)
                           + " bytes");
        if (firstBadUtf8(*text) != std::string::npos)
            return failure("a text must be valid UTF-8");
    }
    Design result = design;
    result.info = info;
    return result;
}

} // namespace rookery
