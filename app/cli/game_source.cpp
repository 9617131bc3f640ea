#include "app/cli/game_source.h"

#include "app/cli/sources.h"
#include "app/cli/streams.h"
#include "model/base/did_you_mean.h"
#include "model/base/text.h"
#include "model/exchange/game_files/game_collection.h"
#include "model/file/disk/atomic_write.h"

#include <algorithm>
#include <fstream>
#include <iostream>

namespace rookery::cli {

namespace {

std::vector<std::string> formatNames()
{
    std::vector<std::string> names;
    for (const GameFileFormat &format : gameFileFormats())
        names.emplace_back(format.name);
    return names;
}

/// Counted from 1; the first without the option. 0 for what is no number.
std::size_t gameNumber(const std::optional<std::string> &number)
{
    constexpr std::size_t mostDigits = 9;
    if (!number)
        return 1;
    const bool isNumber = !number->empty() && number->size() <= mostDigits
                          && std::all_of(number->begin(), number->end(), isAsciiDigit);
    return isNumber ? std::stoul(*number) : 0;
}

/// What the stream begins with, which stays in it; empty for one that cannot be read twice.
std::string beginning(std::istream &stream)
{
    std::string text;
    if (&stream == &std::cin || stream.tellg() < 0) {
        stream.clear();
        return text;
    }
    constexpr std::size_t enough = 4096;
    text.resize(enough);
    stream.read(text.data(), static_cast<std::streamsize>(enough));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    stream.clear();
    stream.seekg(0);
    return text;
}

} // namespace

void declareGame(Arguments &arguments, GameRequest &request)
{
    arguments.value("--game",
                    "FILE",
                    request.file,
                    "a game to play first: " + listed(formatNames()) + "; - is standard input");
    arguments.value("--number", "N", request.number, "which game of the file (1 if not given)");
    arguments.value("--record", "FORMAT", request.record, "write the game as one of these");
    arguments.value("-o", "OUT", request.out, "where to write it; standard output if not given");
    arguments.note("Moves are read in standard algebraic notation (Nf3, exd6, O-O, e8=Q, N@f3) or "
                   "with both cells\n(g1f3, e2-e4); where a text may be a piece's move or a piece "
                   "put down, the piece moves.\nWhat is wrong in a game file is said with its "
                   "line; the game up to there is played.");
}

Tried<std::unique_ptr<GameStream>> openGames(const std::string &file)
{
    auto opened = std::make_unique<GameStream>();
    const bool isStandard = isStandardInput(file);
    if (!isStandard)
        opened->file.open(file, std::ios::binary);
    opened->stream = isStandard ? &std::cin : &opened->file;
    const std::string begins = beginning(*opened->stream);
    if (!isStandard && (!opened->file.is_open() || (begins.empty() && !isInputStream(file))))
        return failed({ExitCode::File,
                       {printable(file) + ": error: the game file cannot be read, or is empty"}});
    opened->format = &recognisedGameFile(file, begins);
    return opened;
}

Failure unreadGames(const std::string &file)
{
    return {ExitCode::File, {file + ": error: the game file cannot be read to its end"}};
}

Tried<PlayedGame> gameOf(const GameRequest &request, GameEngine &engine)
{
    if (!request.file)
        return PlayedGame{};
    const std::size_t number = gameNumber(request.number);
    const auto opened = openGames(*request.file);
    if (!opened)
        return failed(opened.error());
    std::istream &stream = *(*opened)->stream;
    const GameFileFormat &format = *(*opened)->format;
    GameCollection games(stream, format);
    std::size_t count = 0;
    while (const auto game = games.next()) {
        if (stream.bad())
            break;
        if (++count == number)
            return playedGame(format.read(*game), format, engine);
    }
    if (!stream.eof())
        return failed(unreadGames(*request.file));
    return badValue(
        "--number",
        {"the file has " + counted(count, "game") + "; they are numbered from 1", {1, 1, {}}, {}});
}

Tried<const GameFileFormat *> recordFormat(const GameRequest &request, const Design &design)
{
    if (!request.record && request.out)
        return wrongUsage("'-o' goes with '--record' only");
    if (!request.record)
        return static_cast<const GameFileFormat *>(nullptr);
    const GameFileFormat *format = findGameFileFormat(*request.record);
    if (!format) {
        const auto names = formatNames();
        return badValue("--record",
                        {"there is no format '" + *request.record + "'; there are " + listed(names)
                             + didYouMean(*request.record, names).text(),
                         {1, 1, {}},
                         {}});
    }
    const Message obstacle = format->obstacle(design, Board(design.board, design.directions));
    if (!obstacle.isEmpty())
        return failed({ExitCode::Unsayable, {"--record: error: " + obstacle.text()}});
    return format;
}

Outcome writeRecord(const GameRequest &request, const std::string &text)
{
    if (!request.out || isOutputStream(*request.out)) {
        std::cout << text;
        return ExitCode::Fine;
    }
    return writtenTo(writeFileAtomically(*request.out, text));
}

std::vector<std::string> faultLines(const GameRequest &request, const PlayedGame &game)
{
    std::vector<std::string> lines;
    for (const Error &fault : game.faults)
        lines.push_back(
            messageLine(request.file.value_or(""), fault.place, "error", fault.sentence()));
    return lines;
}

} // namespace rookery::cli
