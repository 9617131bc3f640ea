#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/play/legal/move_explainer.h"
#include "model/play/moves/notation/move_text.h"

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
    std::optional<std::string> move;
    bool isPseudo = false;
    bool isJson = false;
};

void declare(Arguments &arguments, WhyRequest &request)
{
    arguments.words("FILE", request.files, 1, 1);
    arguments.value("--from", "CELL", request.from, "where the piece stands");
    arguments.value("--to", "CELL", request.to, "where it is to go");
    arguments.value("--move",
                    "TEXT",
                    request.move,
                    "in place of both: the move as 'play' takes it, such as e2-e4 or Q@d5");
    declarePosition(arguments, request.position);
    arguments.flag("--pseudo",
                   request.isPseudo,
                   "ask how the piece moves, without regard to turns and legality");
    arguments.flag("--json", request.isJson, "print for machines");
    arguments.note(
        "Says yes where 'moves' lists a move from the one cell to the other, with the ways "
        "that it goes; else why there is none, or for each way the first condition that "
        "fails. Of an own move it says the first choice that the rule does not offer, with what "
        "it asks and the values of that, or which ban forbids it.");
}

/// The question, with everything that an answer's words need.
struct MoveQuestion
{
    const Design &design;
    MoveRules &moveRules;
    const Position &position;
    CellId from = {};
    CellId to = {};

    const Board &board() const { return moveRules.board(); }

    std::string pieceName(const Piece &piece) const
    {
        return (*design.rules)[piece.owner].name + " " + (*design.pieces)[piece.type].name;
    }
};

/// What the piece could do by its movement alone; there must be one.
MoveAnswer pseudoAnswer(const MoveQuestion &question)
{
    const Piece piece = *question.position.at(question.from);
    MoveAnswer answer;
    answer.ways = trajectories(
        question.moveRules.game(), question.position, question.from, piece, question.to);
    const bool isOpen = !answer.ways.empty() && !answer.ways.front().obstacle;
    answer.barrier = isOpen ? Barrier::None : Barrier::Movement;
    return answer;
}

/// A piece captured on the way, or in passing, is named with its cell.
std::string victims(const MoveQuestion &question, const Trajectory &way)
{
    std::string text;
    for (const CellId cell : way.taken) {
        if (const auto victim = question.position.at(cell))
            text += (text.empty() ? " (captures the " : " and the ") + question.pieceName(*victim);
        if (cell != question.to)
            text += " on " + question.board().name(cell);
    }
    return text.empty() ? text : text + ")";
}

std::string line(const MoveQuestion &question, const Trajectory &way)
{
    const std::string path = describePath(way, question.board());
    if (way.obstacle)
        return "no: " + path + ": "
               + describeObstacle(way, question.board(), question.position, question.design).text();
    return "yes: " + path + victims(question, way);
}

void printWays(const MoveQuestion &question, const std::vector<Trajectory> &ways)
{
    constexpr std::size_t most = 12;
    for (std::size_t i = 0; i < std::min(ways.size(), most); ++i)
        std::cout << line(question, ways[i]) << '\n';
    if (ways.size() > most)
        std::cout << "and " << ways.size() - most << " more\n";
}

void printText(const MoveQuestion &question, const MoveAnswer &answer)
{
    if (answer.barrier == Barrier::None
        || (answer.barrier == Barrier::Movement && !answer.ways.empty())) {
        printWays(question, answer.ways);
        for (const Message &other : answer.others)
            std::cout << "yes: " << other.text() << '\n';
    } else if (answer.barrier == Barrier::Movement) {
        std::cout << "no: no movement of the "
                  << question.pieceName(*question.position.at(question.from)) << " leads from "
                  << question.board().name(question.from) << " to "
                  << question.board().name(question.to) << '\n';
    } else {
        std::cout << "no: " << answer.sentence.text() << '\n';
    }
}

/// Where the movement leads there and something else forbids it, that is the path's obstacle.
Json wayJson(const MoveQuestion &question, const Trajectory &way, const MoveAnswer &answer)
{
    Json cells = Json::array();
    for (const WalkStep &step : way.path)
        cells.push_back(question.board().name(step.cell));
    Json row = {{"path", describePath(way, question.board())},
                {"cells", cells},
                {"captures", !way.taken.empty()}};
    if (way.obstacle || answer.barrier != Barrier::None) {
        row["failsAt"] = question.board().name(way.obstacle ? way.failsAt : question.to);
        row["obstacle"] =
            way.obstacle
                ? describeObstacle(way, question.board(), question.position, question.design).text()
                : answer.reason.text();
    }
    return row;
}

void addMoves(Json &all,
              const MoveQuestion &question,
              const MoveAnswer &answer,
              const std::vector<Move> &legal)
{
    Json moves = Json::array();
    for (const Move &move : answer.moves)
        moves.push_back(moveText(move, question.board(), *question.design.pieces, legal));
    if (!answer.moves.empty())
        all["moves"] = std::move(moves);
}

Json asJson(const MoveQuestion &question, const MoveAnswer &answer, const std::vector<Move> &legal)
{
    Json ways = Json::array();
    for (const Trajectory &way : answer.ways)
        ways.push_back(wayJson(question, way, answer));
    Json all = {{"from", question.board().name(question.from)},
                {"to", question.board().name(question.to)},
                {"reachable", answer.barrier == Barrier::None},
                {"ways", ways}};
    if (!answer.sentence.isEmpty() && answer.barrier != Barrier::Movement)
        all["reason"] = answer.sentence.text();
    addMoves(all, question, answer, legal);
    return all;
}

void printTyped(MoveQuestion question, const MoveAnswer &answer)
{
    if (answer.barrier != Barrier::None) {
        std::cout << "no: " << answer.sentence.text() << '\n';
        return;
    }
    question.to = answer.moves.front().to;
    printText(question, answer);
}

Json typedJson(const MoveQuestion &question,
               const std::string &typed,
               const MoveAnswer &answer,
               const std::vector<Move> &legal)
{
    Json all = {{"move", typed}, {"reachable", answer.barrier == Barrier::None}};
    if (answer.barrier != Barrier::None)
        all["reason"] = answer.sentence.text();
    addMoves(all, question, answer, legal);
    return all;
}

Outcome answerTyped(const WhyRequest &request, const MoveQuestion &question)
{
    MoveExplainer explainer(question.design, question.moveRules, question.position);
    if (const auto trouble = question.moveRules.takeTrouble())
        return inTrouble(*trouble);
    const MoveAnswer answer = explainer.answer(*request.move);
    if (request.isJson)
        printJson(typedJson(question, *request.move, answer, explainer.legal()));
    else
        printTyped(question, answer);
    return ExitCode::Fine;
}

Outcome answerCells(const WhyRequest &request, const MoveQuestion &question)
{
    MoveExplainer explainer(question.design, question.moveRules, question.position);
    if (const auto trouble = question.moveRules.takeTrouble())
        return inTrouble(*trouble);
    const MoveAnswer answer =
        request.isPseudo ? pseudoAnswer(question) : explainer.answer(question.from, question.to);
    if (request.isJson)
        printJson(asJson(question, answer, explainer.legal()));
    else
        printText(question, answer);
    return ExitCode::Fine;
}

/// What is wrong with the options, if something is.
std::string usageFault(const WhyRequest &request)
{
    const bool hasCell = request.from || request.to;
    if (request.move && hasCell)
        return "'--move' stands in place of '--from' and '--to'";
    if (request.move && request.isPseudo)
        return "'--pseudo' asks for '--from' and '--to'";
    if (!request.move && !request.from)
        return "option '--from' is missing";
    return request.move || request.to ? "" : "option '--to' is missing";
}

} // namespace

Outcome runWhy(Arguments &arguments)
{
    WhyRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    if (const std::string fault = usageFault(request); !fault.empty())
        return wrongUsage(fault);
    const auto read = readFileOrBundled(request.files.front());
    if (!read)
        return failed(read.error());
    MoveRules moveRules(read->design);
    const Board &board = moveRules.board();
    const auto position = positionOf(request.position, read->design, board);
    if (!position)
        return failed(position.error());
    if (request.move)
        return answerTyped(request, {read->design, moveRules, *position});
    const auto from = cellOf("--from", *request.from, board);
    if (!from)
        return failed(from.error());
    const auto to = cellOf("--to", *request.to, board);
    if (!to)
        return failed(to.error());
    if (request.isPseudo && !position->at(*from))
        return badValue("--from", {"no piece stands on " + *request.from, {1, 1, {}}, {}});
    return answerCells(request, {read->design, moveRules, *position, *from, *to});
}

} // namespace rookery::cli
