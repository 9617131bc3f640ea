#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/perft_branches.h"
#include "app/cli/sources.h"
#include "model/engine/make_game_engine.h"
#include "model/play/moves/notation/move_text.h"

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

std::vector<Branch> perftBranches(GameEngine &engine, const Design &design, int depth)
{
    std::vector<Move> moves;
    engine.legal(moves);
    std::erase_if(moves, [](const Move &move) { return move.isIdle(); });
    std::vector<Branch> branches;
    for (const Move &move : moves) {
        engine.make(move);
        const std::uint64_t nodes = engine.perft(depth - 1);
        engine.unmake();
        branches.push_back({moveText(move, engine.board(), *design.pieces, moves), nodes});
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
    const auto engine = makeGameEngine(read->design);
    const auto position = positionOf(request.position, read->design, engine->board());
    if (!position)
        return failed(position.error());
    engine->begin(*position);

    std::vector<Branch> branches;
    if (request.isDivided && *depth > 0)
        branches = perftBranches(*engine, read->design, *depth);
    std::uint64_t nodes = 0;
    for (const Branch &branch : branches)
        nodes += branch.nodes;
    if (!request.isDivided || *depth == 0)
        nodes = engine->perft(*depth);
    if (const auto trouble = engine->takeTrouble())
        return inTrouble(*trouble);
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
