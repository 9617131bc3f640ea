#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/movement/movement.h"
#include "model/play/compiled_game.h"
#include "model/play/trace.h"

#include <algorithm>
#include <iostream>

namespace rookery::cli {

namespace {

struct WhyRequest
{
    std::vector<std::string> files;
    std::optional<std::string> position;
    std::optional<std::string> from;
    std::optional<std::string> to;
    bool isJson = false;
};

void declare(Arguments &arguments, WhyRequest &request)
{
    arguments.words("FILE", request.files, 1, 1);
    arguments.value("--from", "CELL", request.from, "where the man stands");
    arguments.value("--to", "CELL", request.to, "where it is to go");
    declarePosition(arguments, request.position);
    arguments.flag("--json", request.isJson, "print for machines");
    arguments.note(
        "Prints the ways that lead there, or for each way the first condition that fails.");
}

/// The question, with everything that an answer's words need.
struct Question
{
    const Design &design;
    const Board &board;
    const Position &position;
    CellId from;
    CellId to;
    Man man;

    std::string manName(const Man &who) const
    {
        return (*design.rules)[who.owner].name + " " + (*design.pieces)[who.type].name;
    }

    std::vector<Trajectory> answer() const
    {
        return trajectories(design, board, position, from, man, to);
    }
};

std::string line(const Question &question, const Trajectory &way)
{
    const std::string path = describePath(way, question.board);
    if (way.obstacle)
        return "no: " + path + ": "
               + describeObstacle(way, question.board, question.position, question.design);
    std::string victims;
    for (const CellId cell : way.taken) {
        if (const auto victim = question.position.at(cell))
            victims +=
                (victims.empty() ? " (captures the " : " and the ") + question.manName(*victim);
        if (cell != question.to)
            victims += " on " + question.board.name(cell);
    }
    return "yes: " + path + (victims.empty() ? victims : victims + ")");
}

void printText(const Question &question, const std::vector<Trajectory> &ways)
{
    constexpr std::size_t most = 12;
    if (ways.empty()) {
        std::cout << "no: no movement of the " << question.manName(question.man) << " leads from "
                  << question.board.name(question.from) << " to "
                  << question.board.name(question.to) << '\n';
    }
    for (std::size_t i = 0; i < std::min(ways.size(), most); ++i)
        std::cout << line(question, ways[i]) << '\n';
    if (ways.size() > most)
        std::cout << "and " << ways.size() - most << " more\n";
}

Json asJson(const Question &question, const std::vector<Trajectory> &ways)
{
    Json all = Json::array();
    for (const Trajectory &way : ways) {
        Json cells = Json::array();
        for (const WalkStep &step : way.path)
            cells.push_back(question.board.name(step.cell));
        Json row = {{"path", describePath(way, question.board)},
                    {"cells", cells},
                    {"captures", !way.taken.empty()}};
        if (way.obstacle) {
            row["failsAt"] = question.board.name(way.failsAt);
            row["obstacle"] =
                describeObstacle(way, question.board, question.position, question.design);
        }
        all.push_back(std::move(row));
    }
    const bool isReachable = !ways.empty() && !ways.front().obstacle;
    return {{"from", question.board.name(question.from)},
            {"to", question.board.name(question.to)},
            {"reachable", isReachable},
            {"ways", all}};
}

} // namespace

Outcome runWhy(Arguments &arguments)
{
    WhyRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    if (!request.from)
        return wrongUsage("option '--from' is missing");
    if (!request.to)
        return wrongUsage("option '--to' is missing");
    const auto read = readFileOrBundled(request.files.front());
    if (!read)
        return failed(read.error());
    const CompiledGame game(read->design);
    const auto position = positionOf(request.position, read->design, game.board());
    if (!position)
        return failed(position.error());
    const auto from = cellOf("--from", *request.from, game.board());
    if (!from)
        return failed(from.error());
    const auto to = cellOf("--to", *request.to, game.board());
    if (!to)
        return failed(to.error());
    const auto man = position->at(*from);
    if (!man)
        return badValue("--from", {"no man stands on " + *request.from, {1, 1, {}}, {}});

    const Question question{read->design, game.board(), *position, *from, *to, *man};
    const auto ways = question.answer();
    if (request.isJson)
        printJson(asJson(question, ways));
    else
        printText(question, ways);
    return ExitCode::Fine;
}

} // namespace rookery::cli
