#include "app/cli/command_table.h"
#include "app/cli/sources.h"
#include "app/cli/streams.h"
#include "model/base/text.h"
#include "model/edit/board/board_edits.h"

#include <algorithm>
#include <iostream>
#include <tuple>

namespace rookery::cli {

namespace {

struct NewRequest
{
    std::optional<std::string> board;
    std::optional<std::string> from;
    std::optional<std::string> out;
    bool isForced = false;
};

/// A board whose hand-drawn links name the directions of another design, as that design's own.
Tried<BoardRecipe> translated(const Design &board, const Directions &directions)
{
    BoardRecipe recipe = *board.board;
    for (LinkEdit &link : recipe.edits.links) {
        const std::string &name = (*board.directions)[link.direction].name;
        const auto direction = directions.find(name);
        if (!direction) {
            return badValue("--board",
                            {"this board has links in the direction '" + name
                                 + "', which the template does not have",
                             {1, 1, {}},
                             {}});
        }
        link.direction = *direction;
    }
    std::sort(recipe.edits.links.begin(),
              recipe.edits.links.end(),
              [](const LinkEdit &a, const LinkEdit &b) {
                  return std::tie(a.from, a.direction) < std::tie(b.from, b.direction);
              });
    return recipe;
}

/// The template on another board.
Tried<Design> onBoard(const Design &pattern, const Design &board)
{
    auto recipe = translated(board, *pattern.directions);
    if (!recipe)
        return failed(recipe.error());
    auto design = withBoard(pattern, *recipe);
    if (!design)
        return badValue("--board", design.error());
    const std::size_t before = pattern.setup->placements.size();
    const std::size_t lost = before - design->setup->placements.size();
    if (lost > 0) {
        std::clog << "note: " << lost << " of the template's " << counted(before, "piece", "pieces")
                  << (lost == 1 ? " is" : " are") << " left out, because this board has no such "
                  << (lost == 1 ? "cell" : "cells") << '\n';
    }
    return std::move(*design);
}

} // namespace

Outcome runNew(Arguments &arguments)
{
    NewRequest request;
    arguments.value(
        "--board", "SPEC", request.board, "such as square:8x8, or a bundled design's name");
    arguments.value("--from",
                    "TEMPLATE",
                    request.from,
                    "a design, bundled or a file: everything but its board");
    arguments.value(
        "-o", "FILE", request.out, "where to write the new design; - is standard output");
    arguments.flag("--force", request.isForced, "replace FILE if it exists");
    if (auto end = arguments.parse())
        return *end;
    if (!request.board)
        return wrongUsage("option '--board' is missing");
    if (!request.out)
        return wrongUsage("option '-o' is missing");

    if (auto fault = overwritingFault(
            *request.out, request.isForced ? Overwriting::Forced : Overwriting::Refused))
        return failed(std::move(*fault));

    auto design = boardOf("--board", *request.board);
    if (!design)
        return failed(design.error());
    if (request.from) {
        const auto pattern = readFileOrBundled(*request.from);
        if (!pattern)
            return failed(pattern.error());
        design = onBoard(pattern->design, *design);
        if (!design)
            return failed(design.error());
    }
    const std::string name = std::filesystem::path(*request.out).stem().string();
    const bool isTitle = !isOutputStream(*request.out) && titleFault(name).isEmpty();
    design->info.edit([&](Info &info) { info.name = isTitle ? name : "Untitled"; });
    return save(*request.out, *design);
}

} // namespace rookery::cli
