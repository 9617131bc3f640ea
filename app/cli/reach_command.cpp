#include "app/cli/board_picture.h"
#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/locust_json.h"
#include "app/cli/piece_library.h"
#include "app/cli/reach_batch.h"
#include "app/cli/reach_stats.h"
#include "app/cli/sources.h"
#include "model/base/did_you_mean.h"
#include "model/base/text.h"
#include "model/movement/betza/betza.h"
#include "model/movement/path/path_notation.h"
#include "model/play/reach/compiled_game.h"

#include <algorithm>
#include <functional>
#include <iostream>

namespace rookery::cli {

namespace {

struct ReachRequest
{
    std::optional<std::string> board;
    std::optional<std::string> design;
    std::optional<std::string> path;
    std::optional<std::string> betza;
    std::optional<std::string> dialect;
    std::optional<std::string> piece;
    std::optional<std::string> at;
    std::optional<std::string> friends;
    std::optional<std::string> enemies;
    std::optional<std::string> formerEnemies;
    std::optional<std::string> player;
    std::optional<std::string> batch;
    bool isComparison = false;
    bool isUnmoved = false;
    bool isJson = false;
    bool hasStats = false;
};

/// The piece that is asked about, and the blockers around it.
constexpr PieceId asked(0);
constexpr PieceId blocker(1);

void declare(Arguments &arguments, ReachRequest &request)
{
    arguments.value("--board",
                    "SPEC",
                    request.board,
                    "a board specification or a bundled design's name; square:8x8 if not given");
    arguments.value("--design",
                    "FILE",
                    request.design,
                    "the board, directions, players and pieces of a design");
    arguments.value(
        "--path", "STRING", request.path, "how the piece moves, such as 'ride n e s w'");
    arguments.value("--betza", "STRING", request.betza, "how the piece moves, such as 'FyafsF'");
    arguments.value(
        "--dialect",
        "D",
        request.dialect,
        "who reads the Betza string: xbetza (if not given), betza1, fairy-stockfish or xboard");
    arguments.value("--piece",
                    "NAME",
                    request.piece,
                    "a piece of the design, of the bundled ones or of the library");
    arguments.value("--at", "CELL", request.at, "where the piece stands");
    arguments.value(
        "--friends", "CELLS", request.friends, "pieces of the same side, such as a1,b2");
    arguments.value("--enemies", "CELLS", request.enemies, "pieces of another side");
    arguments.formerValue("--foes", request.formerEnemies);
    arguments.value("--player", "N", request.player, "whose piece it is, counted from 1");
    arguments.flag("--unmoved", request.isUnmoved, "the piece has not moved yet");
    arguments.flag("--json", request.isJson, "print for machines");
    arguments.value("--batch", "FILE", request.batch, "answer a file of questions instead");
    arguments.flag(
        "--compare", request.isComparison, "print only where the file's own answers differ");
    arguments.flag("--stats", request.hasStats, "also print the size of the piece's move table");
    arguments.note(
        "The board is empty but for the pieces that are named here; a design's setup is left out.\n"
        "Signs: @ the piece, o move, x capture, # friend, * enemy that it cannot capture.");
}

std::optional<Failure> usageFault(const ReachRequest &request)
{
    const auto fault = [](const char *sentence) {
        return wrongUsage(sentence).take();
    };
    if (request.board && request.design)
        return fault("options '--board' and '--design' exclude each other");
    if (request.batch)
        return std::nullopt;
    if (request.isComparison)
        return fault("option '--compare' needs '--batch'");
    if (request.path && request.piece)
        return fault("options '--path' and '--piece' exclude each other");
    if (request.path && request.betza)
        return fault("options '--path' and '--betza' exclude each other");
    if (request.piece && request.betza)
        return fault("options '--piece' and '--betza' exclude each other");
    if (request.dialect && !request.betza)
        return fault("option '--dialect' needs '--betza'");
    if (!request.path && !request.piece && !request.betza)
        return fault("option '--path', '--betza' or '--piece' is missing");
    if (!request.at)
        return fault("option '--at' is missing");
    return std::nullopt;
}

/// What the question stands on: a board with its directions and players, and perhaps pieces.
Tried<Design> groundOf(const ReachRequest &request)
{
    if (!request.design)
        return boardOf("--board", request.board.value_or("square:8x8"));
    auto read = readFileOrBundled(*request.design);
    if (!read)
        return failed(read.error());
    return std::move(read->design);
}

Tried<PieceType> betzaType(const ReachRequest &request, const Design &ground)
{
    BetzaDialect dialect = BetzaDialect::XBetza;
    if (request.dialect) {
        const auto known = enumFromName<BetzaDialect>(*request.dialect);
        if (!known) {
            std::vector<std::string> names;
            for (const auto &row : enumRows<BetzaDialect>())
                names.emplace_back(row.name);
            return badValue("--dialect",
                            {"there is no dialect '" + printable(*request.dialect) + "'"
                                 + didYouMean(*request.dialect, names).text(),
                             {},
                             {}});
        }
        dialect = *known;
    }
    const auto piece = readBetza(*request.betza, dialect, longestSide(*ground.board));
    if (!piece)
        return badValue("--betza", piece.error());
    for (const BetzaWarning &warning : piece->warnings)
        std::clog << messageLine(
            "--betza", {1, warning.column, {}}, "warning", warning.sentence.text())
                  << '\n';
    return PieceType{"piece", {}, movementsOf(*piece), {}};
}

Tried<PieceType> pieceOf(const ReachRequest &request, const Design &ground)
{
    if (request.piece)
        return findPiece(*request.piece, ground);
    if (request.betza)
        return betzaType(request, ground);
    const auto path = readPath(*request.path, *ground.directions);
    if (!path)
        return badValue("--path", path.error());
    PieceType type;
    type.name = "piece";
    type.moves.push_back({PathText{*request.path}, When::Always, {}});
    return type;
}

/// The ground with nothing but the asked piece and something to stand in its way.
Design stageOf(const Design &ground, PieceType type)
{
    Design design = ground;
    design.setup = Setup();
    PieceType other;
    other.name = "blocker";
    design.pieces = Pieces{{std::move(type), std::move(other)}};
    design.rules = playersOnly(*ground.rules);
    // A player must own the enemies.
    if (design.rules->players.size() == 1)
        design.rules.edit([](Rules &rules) { rules.players.push_back({"enemy", {}, {}}); });
    return design;
}

/// The question, its words understood.
struct Question
{
    Design design;
    CompiledGame game;
    CellId from;
    PlayerId player;

    const Board &board() const { return game.board(); }
};

Tried<Question> questionOf(const ReachRequest &request)
{
    const auto ground = groundOf(request);
    if (!ground)
        return failed(ground.error());
    const auto player = playerOf(request.player, *ground->rules);
    if (!player)
        return failed(player.error());
    auto type = pieceOf(request, *ground);
    if (!type)
        return failed(type.error());
    Design design = stageOf(*ground, std::move(*type));
    CompiledGame game(design);
    const auto from = cellOf("--at", *request.at, game.board());
    if (!from)
        return failed(from.error());
    return Question{std::move(design), std::move(game), *from, *player};
}

struct Answer
{
    Position position;
    Reach reach;
    std::vector<MoveOutcome> outcomes;
};

/// Puts one side's blockers on the cells that an option names.
std::optional<Failure> put(Position &position,
                           std::string_view option,
                           const std::optional<std::string> &names,
                           PlayerId owner,
                           const Question &question)
{
    if (!names)
        return std::nullopt;
    const auto cells = cellsOf(option, *names, question.board());
    if (!cells)
        return cells.error();
    int column = 1;
    for (const CellId cell : *cells) {
        const std::string name = question.board().name(cell);
        const char *taken = cell == question.from ? "is where the piece stands"
                            : position.at(cell)   ? "is named twice"
                                                  : nullptr;
        if (taken)
            return badValue(option, {"the cell '" + name + "' " + taken, {1, column, {}}, {}})
                .take();
        position.put(cell, {blocker, owner, true});
        column += static_cast<int>(name.size()) + 1;
    }
    return std::nullopt;
}

Tried<Answer> answered(const ReachRequest &request, const Question &question)
{
    const std::size_t players = question.design.rules->players.size();
    const PlayerId enemy((question.player.index() + 1) % players);
    Answer answer{Position(question.board().size(), players, 2), {}, {}};
    if (auto fault = put(answer.position, "--friends", request.friends, question.player, question))
        return failed(*fault);
    if (auto fault = put(answer.position, "--enemies", request.enemies, enemy, question))
        return failed(*fault);
    if (auto fault = put(answer.position, "--foes", request.formerEnemies, enemy, question))
        return failed(*fault);
    ReachScratch scratch;
    const Piece piece{asked, question.player, !request.isUnmoved};
    question.game.outcomes(
        answer.position, question.from, piece, answer.outcomes, answer.reach, scratch);
    if (scratch.isCut)
        return inTrouble(question.game.cutMessage(asked, question.from));
    return answer;
}

std::string signsText(const Question &question, const Answer &answer)
{
    return boardPicture(question.board(), [&](CellId cell) {
        if (cell == question.from)
            return '@';
        if (answer.reach.has(cell, Mark::Capture))
            return 'x';
        if (answer.reach.has(cell, Mark::Move))
            return 'o';
        const auto piece = answer.position.at(cell);
        if (!piece)
            return '.';
        return piece->owner == question.player ? '#' : '*';
    });
}

Json asJson(const Question &question, const Answer &answer)
{
    Json moves = Json::array();
    Json captures = Json::array();
    for (const MoveOutcome &outcome : answer.outcomes) {
        if (outcome.isMove())
            moves.push_back(question.board().name(outcome.to));
        else if (outcome.isCapture())
            captures.push_back(question.board().name(outcome.to));
    }
    return {{"at", question.board().name(question.from)},
            {"moves", std::move(moves)},
            {"captures", std::move(captures)},
            {"locust",
             locustJson(answer.outcomes, question.board(), std::mem_fn(&MoveOutcome::isLocust))}};
}

void printText(const Question &question, const Answer &answer)
{
    const std::string picture = signsText(question, answer);
    if (!picture.empty())
        std::cout << picture << '\n';
    const auto printList = [](const char *what, const Json &cells) {
        std::cout << what << " (" << cells.size() << "):";
        for (const Json &cell : cells)
            std::cout << ' ' << cell.get<std::string>();
        std::cout << '\n';
    };
    const Json json = asJson(question, answer);
    printList("moves", json["moves"]);
    printList("captures", json["captures"]);
    if (json["locust"].empty())
        return;
    std::cout << "locust (" << json["locust"].size() << "):";
    for (const Json &row : json["locust"]) {
        std::cout << ' ' << row[0].get<std::string>();
        for (const Json &victim : row[1])
            std::cout << 'x' << victim.get<std::string>();
    }
    std::cout << '\n';
}

} // namespace

Outcome runReach(Arguments &arguments)
{
    ReachRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    if (auto fault = usageFault(request))
        return failed(*fault);
    if (request.batch)
        return runReachBatch(*request.batch,
                             request.isComparison ? BatchOutput::Comparison : BatchOutput::Answers);
    const auto question = questionOf(request);
    if (!question)
        return failed(question.error());
    const auto answer = answered(request, *question);
    if (!answer)
        return failed(answer.error());

    const ReachStatsRequest stats{
        question->design, question->board(), asked, question->player, question->from};
    if (request.isJson) {
        Json json = asJson(*question, *answer);
        if (request.hasStats)
            json["stats"] = reachStatsJson(stats);
        printJson(json);
        return ExitCode::Fine;
    }
    printText(*question, *answer);
    if (request.hasStats)
        std::cout << reachStatsText(stats);
    return ExitCode::Fine;
}

} // namespace rookery::cli
