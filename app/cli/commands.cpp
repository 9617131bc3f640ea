#include "app/cli/commands.h"

#include "app/cli/command_table.h"
#include "model/base/did_you_mean.h"
#include "model/base/text.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <iostream>

namespace rookery {

namespace cli {

namespace {

constexpr Command table[] = {
    {"check", "FILE... [--strict] [--games N] [--json]", "find problems in designs", runCheck},
    {"diff", "A B [--json]", "say what differs between two designs", runDiff},
    {"format", "[--check] FILE...", "rewrite designs in their canonical form", runFormat},
    {"new",
     "--board SPEC [--from TEMPLATE] [--force] -o FILE",
     "make a design from a board specification",
     runNew},
    {"reach",
     "[--board SPEC | --design FILE] (--path STRING | --piece NAME) --at CELL [OPTIONS]",
     "say where one piece can go",
     runReach},
    {"moves",
     "FILE [--position P] [--at CELL] [--view PLAYER | --pseudo] [--json]",
     "list the moves of the side to move",
     runMoves},
    {"why",
     "FILE (--from CELL --to CELL [--pseudo] | --move TEXT) [--position P] [--json]",
     "say how a piece goes to a cell, or why it may not",
     runWhy},
    {"perft",
     "FILE DEPTH [--position P] [--divide] [--json]",
     "count the sequences of legal moves",
     runPerft},
    {"play",
     "FILE [--moves \"m1 m2 ...\"] [--position P] [--game FILE [--number N]] [--record FORMAT [-o "
     "OUT]] "
     "[--view PLAYER] [--print] [--json]",
     "play moves and say how the game stands",
     runPlay},
    {"games",
     "(list | explore | results | merge) FILE... [--design D] [OPTIONS] [--json]",
     "list the games of a file, say what was played from a position, or merge databases",
     runGames},
    {"pieces",
     "[--search TEXT] [--like BETZA] [--json]",
     "list known pieces, or name one by its moves",
     runPieces},
    {"rules",
     "[FILE [--add KEY -o OUT [--force]]] [--functions | --library | --explain KEY] [--json]",
     "list what rules are made of, say a design's rules, or add ready ones",
     runRules},
    {"export",
     "FILE --to ID [-o OUT] [--prove] [--dialect VERSION] [--leave-out PIECE] [--approximate "
     "PIECE] [--force]",
     "write a design for another program",
     runExport},
    {"import",
     "FILE [--from ID] [--variant NAME] [--force] -o OUT",
     "make a design from another program's file",
     runImport},
    {"formats",
     "[FILE] [--json]",
     "list what can be exported and imported, or what becomes of a design",
     runFormats},
    {"lattices", "[--json]", "list board specifications, topologies and layouts", runLattices},
    {"analyse",
     "FILE... [--tables | --vectors | --best | --mating | --solve | --values | --balance] "
     "[OPTIONS] "
     "[--json]",
     "say where each piece is bound, what it is worth, which move is best, or who wins",
     runAnalyse},
    {"match",
     "A B --design D [--games N] [--nodes N | --time MS | --depth N] [OPTIONS]",
     "let two players play games against each other, and measure them",
     runMatch},
    {"uci", "", "play for a window that speaks UCI", runUci},
    {"xboard", "", "play for a window that speaks XBoard's protocol", runXboard},
    {"help", "[COMMAND]", "explain a command", runHelp},
};

constexpr std::string_view quiet = "--quiet";

/// What rookery-cli could do once and a program for developers does now.
struct MovedCommand
{
    std::string_view command;
    std::string_view option; ///< with which it moved; empty: the whole command
    std::string_view sentence;
};

constexpr MovedCommand moved[] = {
    {"bench", "", "benchmarks are the program rookery-bench, see tests/bench/README.md"},
    {"perft",
     "--oracle",
     "files of counts are compared by the program rookery-oracle, see tests/data/oracle/README.md"},
};

const MovedCommand *findMoved(std::string_view name, const std::vector<std::string> &words)
{
    const auto isGiven = [&](std::string_view option) {
        return std::any_of(words.begin(), words.end(), [&](const std::string &word) {
            return std::string_view(word).substr(0, word.find('=')) == option;
        });
    };
    const auto row =
        std::find_if(std::begin(moved), std::end(moved), [&](const MovedCommand &each) {
            return each.command == name && (each.option.empty() || isGiven(each.option));
        });
    return row == std::end(moved) ? nullptr : row;
}

/// Every command of this program; its own version of a command stands for the common one.
std::vector<Command> allCommands(std::span<const Command> own)
{
    std::vector<Command> all(std::begin(table), std::end(table));
    for (const Command &command : own) {
        const auto common = std::find_if(
            all.begin(), all.end(), [&](const Command &row) { return row.name == command.name; });
        if (common == all.end())
            all.push_back(command);
        else
            *common = command;
    }
    return all;
}

std::vector<std::string> commandNames(std::span<const Command> own)
{
    std::vector<std::string> names;
    for (const Command &command : allCommands(own))
        names.emplace_back(command.name);
    return names;
}

std::string overview(const std::string &program, std::span<const Command> own)
{
    std::string text = "Usage: " + program + " COMMAND ...\n";
    if (!own.empty())
        text +=
            "       " + program + " [--theme system|light|dark] [FILE...]   opens the designer\n";
    text += "\nCommands:\n";
    for (const Command &command : allCommands(own)) {
        std::string name(command.name);
        name.resize(12, ' ');
        text.append("  ").append(name).append(command.title).append("\n");
    }
    return text + "\nMore: " + program + " help COMMAND, " + program + " --version\n";
}

Outcome runCommand(const std::string &name,
                   const std::string &program,
                   std::vector<std::string> words,
                   std::span<const Command> own)
{
    if (const MovedCommand *row = findMoved(name, words))
        return wrongUsage(std::string(row->sentence));
    const auto all = allCommands(own);
    const auto command =
        std::find_if(all.begin(), all.end(), [&](const Command &row) { return row.name == name; });
    if (command == all.end()) {
        const char *kind = name.starts_with('-') ? "option" : "command";
        return wrongUsage(std::string("unknown ") + kind + " '" + name + "'"
                          + didYouMean(name, commandNames(own)).text());
    }
    Arguments arguments(*command, program, std::move(words), own);
    return command->run(arguments);
}

} // namespace

Outcome runHelp(Arguments &arguments)
{
    std::vector<std::string> names;
    arguments.words("COMMAND", names, 0, 1);
    if (auto end = arguments.parse())
        return *end;
    if (!names.empty())
        return runCommand(names.front(), arguments.program(), {"--help"}, arguments.ownCommands());
    std::cout << overview(arguments.program(), arguments.ownCommands());
    return ExitCode::Fine;
}

} // namespace cli

bool isCommand(std::string_view word, std::span<const cli::Command> own)
{
    const auto names = cli::commandNames(own);
    return std::find(names.begin(), names.end(), word) != names.end() || word == "-h"
           || word == "--help" || word == "--version" || word == "-V" || word == cli::quiet;
}

int runCommandLine(int argc, char **argv, std::span<const cli::Command> own)
{
    using namespace cli;
    // A file grown too large is an error to report, not a reason to die.
    std::signal(SIGXFSZ, SIG_IGN);
    const std::string program =
        argc > 0 ? std::filesystem::path(argv[0]).stem().string() : std::string();
    std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    if (words.empty()) {
        std::cerr << overview(program, own);
        return static_cast<int>(ExitCode::Usage);
    }
    // What holds for every command may stand before its name, too.
    if (words.front() == quiet && words.size() > 1)
        std::swap(words[0], words[1]);
    const std::string name = words.front();
    words.erase(words.begin());
    if (name == "-h" || name == "--help")
        return report(runCommand("help", program, std::move(words), own));
    if (name == "--version" || name == "-V") {
        if (!words.empty())
            return report(wrongUsage("'" + words.front() + "' is not expected here"));
        std::cout << program << " " << ROOKERY_VERSION << '\n';
        return report(ExitCode::Fine);
    }
    return report(runCommand(name, program, std::move(words), own));
}

} // namespace rookery
