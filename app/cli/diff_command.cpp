#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/analysis/comparison/design_comparison.h"

#include <iostream>
#include <optional>

namespace rookery::cli {

namespace {

Json cellsAsJson(const std::vector<CellId> &cells, const Board &board)
{
    Json names = Json::array();
    for (const CellId cell : cells)
        names.push_back(board.name(cell));
    return names;
}

Json asJson(const DesignDifference &difference, const Board &before, const Board &after)
{
    return {{"section", enumName(difference.section)},
            {"kind", enumName(difference.kind)},
            {"sentence", difference.sentence.text()},
            {"cellsBefore", cellsAsJson(difference.before, before)},
            {"cellsAfter", cellsAsJson(difference.after, after)}};
}

void printForPeople(const std::vector<DesignDifference> &differences)
{
    std::optional<DesignSection> section;
    for (const DesignDifference &difference : differences) {
        if (section != difference.section)
            std::cout << enumTitle(difference.section) << '\n';
        section = difference.section;
        std::cout << "  " << printable(difference.sentence.text()) << '\n';
    }
}

void printForMachines(const std::vector<DesignDifference> &differences,
                      const Design &before,
                      const Design &after)
{
    const Board boardBefore(before.board, before.directions);
    const Board boardAfter(after.board, after.directions);
    Json list = Json::array();
    for (const DesignDifference &difference : differences)
        list.push_back(asJson(difference, boardBefore, boardAfter));
    printJson({{"same", differences.empty()}, {"differences", std::move(list)}});
}

} // namespace

Outcome runDiff(Arguments &arguments)
{
    std::vector<std::string> files;
    bool isJson = false;
    arguments.words("FILE", files, 2, 2);
    arguments.flag("--json", isJson, "print for machines");
    arguments.note(
        "What has become of the first design in the second, section by section: information, "
        "board, directions,\nplayers, pieces, setup, rules, own rules, examples, exports. Exit "
        "code "
        "0 if both are the same, 1 if they\ndiffer; with --quiet that is all. --json prints "
        "{\"same\": ..., \"differences\": [...]}, each difference with\nits \"section\", its "
        "\"kind\" (added, removed, changed), its \"sentence\", and the cells that it is about on "
        "both\nboards, \"cellsBefore\" and \"cellsAfter\".");
    if (auto end = arguments.parse())
        return *end;

    if (files[0] == "-" && files[1] == "-")
        return wrongUsage("only one of both designs can be read from standard input");
    const auto before = readFileOrBundled(files[0]);
    if (!before)
        return failed(before.error());
    const auto after = readFileOrBundled(files[1]);
    if (!after)
        return failed(after.error());
    const auto differences = compareDesigns(before->design, after->design);
    if (isJson)
        printForMachines(differences, before->design, after->design);
    else if (!arguments.isQuiet())
        printForPeople(differences);
    return differences.empty() ? ExitCode::Fine : ExitCode::Problems;
}

} // namespace rookery::cli
