#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/perft_branches.h"
#include "app/cli/perft_oracle.h"
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
    std::optional<std::string> oracle;
    std::optional<std::string> definitions;
    std::optional<std::string> variant;
    std::optional<std::string> mostNodes;
    bool isDivided = false;
    bool isJson = false;
};

void declare(Arguments &arguments, PerftRequest &request)
{
    arguments.words("FILE DEPTH", request.words, 0, 2);
    declarePosition(arguments, request.position);
    arguments.flag("--divide", request.isDivided, "count by first move too");
    arguments.flag("--json", request.isJson, "print for machines");
    arguments.value(
        "--oracle", "COUNTS", request.oracle, "compare the counts in a file by another program");
    arguments.value("--definitions",
                    "INI",
                    request.definitions,
                    "a variants.ini for the variants of the oracle");
    arguments.value("--variant", "NAME", request.variant, "only this variant of the oracle");
    arguments.value("--most-nodes", "N", request.mostNodes, "leave larger counts aside (200000)");
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

Tried<std::uint64_t> nodesOf(const std::string &text)
{
    std::uint64_t nodes = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), nodes);
    if (error != std::errc() || end != text.data() + text.size())
        return badValue("--most-nodes", {"'" + text + "' is no number", {1, 1, {}}, {}});
    return nodes;
}

Outcome runOracle(const PerftRequest &request)
{
    if (!request.words.empty() || request.position || request.isJson)
        return wrongUsage(
            "'--oracle' compares a file of counts; it goes with '--definitions', '--variant', "
            "'--most-nodes' and '--divide' only");
    OracleRequest oracle{*request.oracle,
                         request.definitions,
                         request.variant,
                         OracleRequest{}.mostNodes,
                         request.isDivided};
    if (request.mostNodes) {
        const auto nodes = nodesOf(*request.mostNodes);
        if (!nodes)
            return failed(nodes.error());
        oracle.mostNodes = *nodes;
    }
    return runPerftOracle(oracle);
}

std::optional<Failure> faultOf(const PerftRequest &request)
{
    if (request.words.size() != 2)
        return Failure{ExitCode::Usage, {"error: perft needs a FILE and a DEPTH"}};
    if (request.definitions || request.variant || request.mostNodes)
        return Failure{
            ExitCode::Usage,
            {"error: '--definitions', '--variant' and '--most-nodes' go with '--oracle'"}};
    return std::nullopt;
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
    if (request.oracle)
        return runOracle(request);
    if (auto fault = faultOf(request))
        return failed(std::move(*fault));
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
