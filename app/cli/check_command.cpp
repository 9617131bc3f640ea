#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/numbers.h"
#include "app/cli/sources.h"
#include "model/check/check.h"
#include "model/check/random_games.h"
#include "model/exchange/proof/idle_rules.h"

#include <iostream>
#include <limits>

namespace rookery::cli {

namespace {

/// JSON pointer to the part of a file that a problem of the design's content is about.
std::string pointerTo(const Problem &problem)
{
    if (!problem.place.pointer.empty())
        return problem.place.pointer;
    const std::string index = std::to_string(problem.element.index);
    switch (problem.element.kind) {
    case Element::Kind::Design:
        return {};
    case Element::Kind::Cell:
        return "/board/edits";
    case Element::Kind::Direction:
        return "/directions/" + index;
    case Element::Kind::Piece:
        return "/pieces/" + index;
    case Element::Kind::Player:
        return "/players/" + index;
    }
    return {};
}

std::vector<Problem> asProblems(const Errors &errors)
{
    std::vector<Problem> problems;
    for (const Error &error : errors) {
        problems.push_back({Severity::Error, {}, error.message, error.place, {}});
        for (const Message &note : error.notes)
            problems.push_back({Severity::Info, {}, note, error.place, {}});
    }
    return problems;
}

constexpr int mostGames = 1'000'000;

/// What so many random games say.
std::vector<Problem> problemsOfGames(const Design &design, int games)
{
    std::vector<Problem> problems;
    RandomGames randomGames;
    randomGames.games = games;
    if (auto endless = findEndlessGames(design, {}, randomGames))
        problems.push_back(*std::move(endless));
    IdleSearch idle;
    idle.games = games;
    idle.effort = std::numeric_limits<std::uint64_t>::max();
    for (Problem &problem : findIdleRules(design, idle))
        problems.push_back(std::move(problem));
    std::erase_if(problems, [&](const Problem &problem) { return isApproved(design, problem); });
    return problems;
}

/// Everything there is to say about one file, or why it cannot be read at all.
Tried<std::vector<Problem>> problemsOf(const std::string &file, int games)
{
    auto read = readNamed(file);
    if (!read) {
        if (read.error().fault == FileFault::Unavailable)
            return failed(failureOf(file, read.error()));
        return asProblems(read.error().list);
    }
    std::vector<Problem> problems = std::move(read->warnings);
    std::vector<Problem> found = check(read->design);
    if (games > 0) {
        for (Problem &problem : problemsOfGames(read->design, games))
            found.push_back(std::move(problem));
    }
    for (Problem &problem : found) {
        problem.place.pointer = pointerTo(problem);
        problems.push_back(std::move(problem));
    }
    return problems;
}

void print(const std::string &file, const Problem &problem)
{
    std::string line =
        messageLine(file, problem.place, enumName(problem.severity), problem.sentence());
    if (!problem.code.empty())
        line += " [" + problem.code + "]";
    std::cout << printable(line) << '\n';
}

Json asJson(const std::string &file, const Problem &problem)
{
    return {{"file", file},
            {"line", problem.place.line},
            {"column", problem.place.column},
            {"pointer", problem.place.pointer},
            {"severity", enumName(problem.severity)},
            {"code", problem.code},
            {"message", problem.sentence()}};
}

} // namespace

Outcome runCheck(Arguments &arguments)
{
    std::vector<std::string> files;
    bool isStrict = false;
    bool isJson = false;
    std::optional<std::string> gamesWord;
    arguments.words("FILE", files);
    arguments.flag("--strict", isStrict, "warnings count as errors");
    arguments.value("--games",
                    "N",
                    gamesWord,
                    "also play so many random games, for ends that are never reached and rules "
                    "that do nothing; 100 tell much");
    arguments.flag("--json", isJson, "print for machines");
    arguments.note("Exit code 1 if there are errors.");
    if (auto end = arguments.parse())
        return *end;

    int games = 0;
    if (auto fault = take("--games", gamesWord, mostGames, games))
        return failed(*std::move(fault));
    const Severity counted = isStrict ? Severity::Warning : Severity::Error;
    bool isFine = true;
    Failure unread{ExitCode::File, {}};
    Json all = Json::array();
    for (const std::string &file : files) {
        const auto problems = problemsOf(file, games);
        if (!problems) {
            const auto &lines = problems.error().lines;
            unread.lines.insert(unread.lines.end(), lines.begin(), lines.end());
            continue;
        }
        for (const Problem &problem : *problems) {
            isFine = isFine && problem.severity < counted;
            if (arguments.isQuiet() && problem.severity < counted)
                continue;
            if (isJson)
                all.push_back(asJson(file, problem));
            else
                print(file, problem);
        }
    }
    if (isJson)
        printJson(all);
    if (!unread.lines.empty())
        return failed(std::move(unread));
    return isFine ? ExitCode::Fine : ExitCode::Problems;
}

} // namespace rookery::cli
