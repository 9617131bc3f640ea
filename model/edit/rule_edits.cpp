#include "model/edit/rule_edits.h"

#include "model/base/text.h"
#include "model/design/limits.h"

namespace rookery {

Result<Design> withPass(const Design &design, Pass pass)
{
    Design result = design;
    result.rules.edit([&](Rules &rules) { rules.pass = pass; });
    return result;
}

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
    Design result = design;
    result.rules.edit([&](Rules &rules) { rules.players[player.index()].facing = facing; });
    return result;
}

Result<Design> withInfo(const Design &design, const Info &info)
{
    for (const std::string *text : {&info.name, &info.author, &info.about, &info.license}) {
        if (text->size() > limits::textBytes)
            return failure("a text may have at most " + std::to_string(limits::textBytes) + " bytes");
        if (firstBadUtf8(*text) != std::string::npos)
            return failure("a text must be valid UTF-8");
    }
    Design result = design;
    result.info = info;
    return result;
}

} // namespace rookery
