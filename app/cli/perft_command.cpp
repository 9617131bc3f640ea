#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/perft_branches.h"
#include "app/cli/sources.h"
#include "model/play/moves.h"
#include "model/play/referee.h"

#include <algorithm>
#include <charconv>
#include <iostream>

namespace rookery::cli {

namespace {

struct PerftRequest
{
    std::vector<std::string> words;
    std::optional<std::string> position;
    bool isDivided = false;
    bool isJson = false;
};

void declare(Arguments &arguments, PerftRequest &request)
{
    arguments.words("FILE DEPTH", request.words, 0, 2);
    declarePosition(arguments, request.position);
    arguments.flag("--divide", request.isDivided, "count by first move too");
    arguments.flag("--json", request.isJson, "print for machines");
    arguments.note("Counts the sequences of DEPTH legal moves. Ends that depend on earlier moves "
                   "(repetition, counted moves) are left aside.");
}

Tried<int> depthOf(const std::string &text)
{
    constexpr int deepest = 100;
    int depth = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
    if (error != std::errc() || end != text.data() + text.size() || depth < 0 || depth > deepest)
        return badValue(
            "DEPTH", {"the depth is a number from 0 to 100, not '" + text + "'", {1, 1, {}}, {}});
    return depth;
}

} // namespace

std::vector<Branch>
perftBranches(Referee &referee, const Design &design, Position &position, int depth)
{
    std::vector<Move> moves;
    referee.legal(position, moves);
    std::vector<Branch> branches;
    for (const Move &move : moves) {
        Undo undo;
        referee.make(position, move, undo);
        const std::uint64_t nodes = referee.perft(position, depth - 1);
        Referee::unmake(position, undo);
        branches.push_back({moveText(move, referee.board(), *design.pieces, moves), nodes});
    }
    std::sort(branches.begin(), branches.end(), [](const Branch &a, const Branch &b) {
        return a.text < b.text;
    });
    return branches;
}

Outcome runPerft(Arguments &arguments)
{
    PerftRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    if (request.words.size() != 2)
        return wrongUsage("perft needs a FILE and a DEPTH");
    const auto depth = depthOf(request.words[1]);
    if (!depth)
        return failed(depth.error());
    const auto read = readFileOrBundled(request.words[0]);
    if (!read)
        return failed(read.error());
    Referee referee(read->design);
    auto position = positionOf(request.position, read->design, referee.board());
    if (!position)
        return failed(position.error());

    std::vector<Branch> branches;
    if (request.isDivided && *depth > 0)
        branches = perftBranches(referee, read->design, *position, *depth);
    std::uint64_t nodes = 0;
    for (const Branch &branch : branches)
        nodes += branch.nodes;
    if (!request.isDivided || *depth == 0)
        nodes = referee.perft(*position, *depth);
    if (request.isJson) {
        Json result = {{"depth", *depth}, {"nodes", nodes}};
        for (const Branch &branch : branches)
            result["divide"].push_back({{"move", branch.text}, {"nodes", branch.nodes}});
        printJson(result);
        return ExitCode::Fine;
    }
    for (const Branch &branch : branches)
        std::cout << branch.text << ": " << branch.nodes << '\n';
    std::cout << "nodes " << nodes << '\n';
    return ExitCode::Fine;
}

} // namespace rookery::cli
