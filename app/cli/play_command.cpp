#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/engine/make_game_engine.h"
#include "model/play/game/game_record.h"
#include "model/play/position/position_text.h"

#include <iostream>
#include <sstream>

namespace rookery::cli {

namespace {

struct PlayRequest
{
    std::vector<std::string> files;
    std::optional<std::string> position;
    std::optional<std::string> moves;
    bool printsAll = false;
    bool isJson = false;
};

void declare(Arguments &arguments, PlayRequest &request)
{
    arguments.words("FILE", request.files, 1, 1);
    declarePosition(arguments, request.position);
    arguments.value("--moves", "MOVES", request.moves, "the moves to play, between spaces");
    arguments.flag("--print", request.printsAll, "print the position after every move");
    arguments.flag("--json", request.isJson, "print for machines");
}

} // namespace

Outcome runPlay(Arguments &arguments)
{
    PlayRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    const auto read = readFileOrBundled(request.files.front());
    if (!read)
        return failed(read.error());
    const Design &design = read->design;
    const auto engine = makeGameEngine(design);
    MoveRules &moveRules = engine->moveRules();
    const auto start = positionOf(request.position, design, moveRules.board());
    if (!start)
        return failed(start.error());

    GameRecord game(*engine, *start);
    const auto shown = [&] {
        return writePosition(game.position(), design, moveRules.board());
    };
    Json positions = Json::array({shown()});
    if (request.printsAll && !request.isJson)
        std::cout << shown() << '\n';
    const std::string all = request.moves.value_or("");
    std::istringstream words(all);
    for (std::string word; words >> word;) {
        const std::size_t end = words.eof() ? all.find_last_not_of(" \t\n\r") + 1
                                            : static_cast<std::size_t>(words.tellg());
        const int column = static_cast<int>(end - word.size()) + 1;
        const auto move = moveOf("--moves", word, game, design, moveRules, column);
        if (!move)
            return failed(move.error());
        game.play(*move);
        positions.push_back(shown());
        if (request.printsAll && !request.isJson)
            std::cout << word << "  " << shown() << '\n';
    }
    const auto end = game.end();
    const std::string result = end ? describeEnd(*end, design) : std::string();
    if (request.isJson) {
        Json answer = {{"position", shown()}, {"result", end ? Json(result) : Json()}};
        if (request.printsAll)
            answer["positions"] = positions;
        printJson(answer);
        return ExitCode::Fine;
    }
    if (!request.printsAll)
        std::cout << shown() << '\n';
    if (end)
        std::cout << result << '\n';
    return ExitCode::Fine;
}

} // namespace rookery::cli
