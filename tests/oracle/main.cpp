#include "tests/oracle/perft_oracle.h"
#include "tests/program.h"

#include <charconv>

namespace {

using namespace rookery;

cli::Tried<std::uint64_t> nodesOf(const std::string &text)
{
    std::uint64_t nodes = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), nodes);
    if (error != std::errc() || end != text.data() + text.size())
        return cli::badValue("--most-nodes", {"'" + text + "' is no number", {1, 1, {}}, {}});
    return nodes;
}

cli::Outcome runOracle(cli::Arguments &arguments)
{
    std::vector<std::string> files;
    std::optional<std::string> mostNodes;
    oracle::OracleRequest request;
    arguments.words("FILE", files, 1, 1);
    arguments.value(
        "--definitions", "INI", request.definitions, "a variants.ini for the variants of the file");
    arguments.value("--uncounted",
                    "LIST",
                    request.uncounted,
                    "entries of many games that are not compared; any other has to be");
    arguments.value("--variant", "NAME", request.variant, "only this variant or game");
    arguments.value("--most-nodes", "N", mostNodes, "leave larger counts aside (200000)");
    arguments.flag("--divide", request.isDivided, "count by first move too where a count differs");
    arguments.note(
        "FILE holds counts of sequences of legal moves: of the variants of "
        "Fairy-Stockfish, which are imported, or of many games, which the bundled designs "
        "play (tests/data/oracle/README.md).");
    if (auto end = arguments.parse())
        return *end;
    request.file = files.front();
    if (mostNodes) {
        const auto nodes = nodesOf(*mostNodes);
        if (!nodes)
            return cli::failed(nodes.error());
        request.mostNodes = *nodes;
    }
    return oracle::runPerftOracle(request);
}

} // namespace

int main(int argc, char **argv)
{
    return test::runProgram(
        {"",
         "FILE [--definitions INI] [--uncounted LIST] [--variant NAME] [--most-nodes N] [--divide]",
         "compare counts of moves with another program's",
         runOracle},
        argc,
        argv);
}
