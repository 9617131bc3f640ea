#include "tests/model/other_engines.h"

#include "model/base/text.h"
#include "model/exchange/proof/proof_node.h"
#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/target/requirements.h"
#include "model/play/game/game_record.h"
#include "tests/model/export_support.h"

#include <QRegularExpression>
#include <QTemporaryDir>

#include <functional>
#include <random>
#include <set>

namespace rookery::test {

namespace {

using Moves = std::set<std::string>;

/// One position of a game: what is legal, what is played, and the result after that: W, B or D, or
/// nothing while the game goes on.
struct Ply
{
    Moves legal;
    std::string played;
    std::string result;
};

using Game = std::vector<Ply>;
using MoveText = std::function<std::string(const Position &, const Move &)>;

std::string resultOf(GameRecord &record)
{
    const auto end = record.end();
    if (!end)
        return {};
    return !end->winner ? "D" : end->winner->index() == 0 ? "W" : "B";
}

/// Castling, en passant and promotions are played more often than by chance.
const Move &chosen(const std::vector<Move> &moves, std::mt19937 &random)
{
    std::vector<const Move *> rare;
    for (const Move &move : moves) {
        if (move.kind == Move::Kind::Castle || move.becomes || !move.taken.empty())
            rare.push_back(&move);
    }
    if (!rare.empty() && random() % 3 == 0)
        return *rare[random() % rare.size()];
    return moves[random() % moves.size()];
}

std::vector<Game> ourGames(const Design &design, const EngineGames &how, const MoveText &text)
{
    MoveRules moveRules(design);
    std::mt19937 random(how.seed);
    std::vector<Game> games;
    for (int i = 0; i < how.games; ++i) {
        Game &game = games.emplace_back();
        GameRecord record(moveRules, startPosition(design, moveRules.board()));
        for (int k = 0; k < how.moves && !record.end(); ++k) {
            const std::vector<Move> moves = record.legalMoves();
            Ply ply;
            for (const Move &move : moves)
                ply.legal.insert(text(record.position(), move));
            Move move = chosen(moves, random);
            for (const Move &other : moves) {
                if (static_cast<std::size_t>(k) < how.opening.size()
                    && text(record.position(), other) == how.opening[static_cast<std::size_t>(k)])
                    move = other;
            }
            ply.played = text(record.position(), move);
            record.play(move);
            ply.result = resultOf(record);
            game.push_back(std::move(ply));
        }
    }
    return games;
}

std::string differences(const Moves &ours, const Moves &theirs)
{
    std::string text;
    for (const std::string &move : ours)
        text += theirs.count(move) == 0 ? " +" + move : "";
    for (const std::string &move : theirs)
        text += ours.count(move) == 0 ? " -" + move : "";
    return text;
}

std::string pathTo(const Game &game, std::size_t ply)
{
    std::string text;
    for (std::size_t i = 0; i < ply; ++i)
        appendItem(text, " ", game[i].played);
    return text;
}

/// Holds the engine's answers, position by position, against ours.
EngineAnswer compared(const std::vector<Game> &games, const std::vector<Game> &theirs)
{
    EngineAnswer answer;
    if (games.size() != theirs.size())
        answer.disagreement = "the engine played " + std::to_string(theirs.size()) + " games";
    for (std::size_t i = 0; i < std::min(games.size(), theirs.size()); ++i) {
        for (std::size_t k = 0; k < games[i].size() && answer.disagreement.empty(); ++k) {
            const Ply other = k < theirs[i].size() ? theirs[i][k] : Ply{};
            const std::string path = "after '" + pathTo(games[i], k) + "':";
            const std::string moves = differences(games[i][k].legal, other.legal);
            if (!moves.empty())
                answer.disagreement = path + moves;
            else if (games[i][k].result != other.result)
                answer.disagreement = path + " " + games[i][k].played + " ends the game as '"
                                      + games[i][k].result + "', there as '" + other.result + "'";
            ++answer.positions;
        }
    }
    return answer;
}

/// Sjaak's output: lists of moves, and results after moves.
std::vector<Game> readSjaak(const std::string &output, std::size_t count)
{
    static const QRegularExpression colours("\x1b\\[[0-9;]*m");
    static const QRegularExpression list(">(\\d+) moves$");
    static const QRegularExpression row("^\\s*\\d+/\\s*\\d+ .*\\s(\\S+)\\s+\\S+\\s*$");
    static const QRegularExpression result("(1-0|0-1|1/2-1/2) \\{");
    std::vector<Game> games;
    for (const QString &line : QString::fromStdString(output).remove(colours).split('\n')) {
        if (line.contains("new game of ours"))
            games.emplace_back();
        if (games.empty())
            continue;
        if (list.match(line).hasMatch())
            games.back().emplace_back();
        if (games.back().empty())
            continue;
        if (const auto match = row.match(line); match.hasMatch())
            games.back().back().legal.insert(match.captured(1).toStdString());
        if (const auto match = result.match(line); match.hasMatch())
            games.back().back().result = match.captured(1) == "1-0"   ? "W"
                                         : match.captured(1) == "0-1" ? "B"
                                                                      : "D";
    }
    games.resize(std::min(games.size(), count));
    return games;
}

/// Plays a file of games, one move a line, and prints what is legal before and the result after
/// each.
constexpr const char *joclyPlayer = R"js(
const fs = require("fs"), path = require("path");
const root = path.dirname(require.resolve("jocly/package.json"));
const all = require(path.join(root, "dist/node/jocly-allgames.js"));
all.games.game = { title: "", summary: "", module: path.relative(path.join(root, "dist/node/games"), __dirname) };
const jocly = require("jocly");
(async () => {
  let game;
  for (const line of fs.readFileSync("games.txt", "utf8").trim().split("\n")) {
    if (line === "new") { game = await jocly._createInternalGame("game"); console.log("new"); continue; }
    const board = game.mBoard, moves = new Map();
    board.mWho = game.mWho; board.mMoves = []; board.mFinished = false;
    board.GenerateMoves(game);
    for (const move of board.mMoves) moves.set(move.text.replace(/ /g, "_"), move);
    let result = 0;
    if (moves.has(line)) {
      game.ApplyMove(moves.get(line)); game.InvertWho(); game.mBoard.mWho = game.mWho;
      result = game.GetFinished();
    }
    const white = game.firstPlayer === 0 ? jocly.PLAYER_A : jocly.PLAYER_B;
    const word = result === 0 ? "-" : result === jocly.DRAW ? "D" : result === white ? "W" : "B";
    console.log(["move", word, ...moves.keys()].join(" "));
  }
  console.log("done");
})().catch((error) => { console.log("refused: " + error); });
)js";

std::vector<Game> readJocly(const std::string &output)
{
    std::vector<Game> games;
    for (const QString &line : QString::fromStdString(output).split('\n')) {
        const QStringList words = line.split(' ');
        if (words.front() == "new")
            games.emplace_back();
        if (words.front() != "move" || games.empty())
            continue;
        Ply ply;
        ply.result = words[1] == "-" ? "" : words[1].toStdString();
        for (const QString &move : words.mid(2))
            ply.legal.insert(move.toStdString());
        games.back().push_back(std::move(ply));
    }
    return games;
}

void writeAll(const std::filesystem::path &folder, const Exported &made)
{
    for (const ExportedFile &file : made.files)
        write(folder / file.name, file.text);
}

} // namespace

EngineAnswer playedInSjaak(const Design &design, const EngineGames &how)
{
    const Subject subject(design);
    const auto made = exported(*findFormat("sjaak"), subject, {{}, "game"});
    if (!made)
        return {false, 0, "there is no file: " + made.error().notes.front().text()};
    const std::string letters = *lettersFor(subject.pieces());
    const auto games = ourGames(design, how, [&](const Position &, const Move &move) {
        return coordinateText(subject, move, letters);
    });
    std::string input = "variant rkgame\n";
    for (const Game &game : games) {
        input += "new\nforce\ndisplay new game of ours\n";
        for (const Ply &ply : game)
            input += "longmoves\n" + ply.played + "\n";
    }
    const QTemporaryDir folder;
    writeAll(folder.path().toStdString(), *made);
    if (installedProgram("sjaakii").empty())
        return {true, 0, {}};
    const ProcessReport report = run({installedProgram("sjaakii"), "-no_user_variants", "game.txt"},
                                     folder.path().toStdString(),
                                     input + "quit\n");
    return compared(games, readSjaak(report.output, games.size()));
}

EngineAnswer playedInJocly(const Design &design, const EngineGames &how)
{
    const Subject subject(design);
    const auto made = exported(*findFormat("jocly"), subject, {{}, "game"});
    if (!made)
        return {false, 0, "there is no file: " + made.error().notes.front().text()};
    const PlayedInNode writer({}, {}, {}, {});
    const auto games = ourGames(design, how, [&](const Position &position, const Move &move) {
        return writer.text(subject, position, move);
    });
    std::string lines;
    for (const Game &game : games) {
        lines += "new\n";
        for (const Ply &ply : game)
            lines += ply.played + "\n";
    }
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    writeAll(path, *made);
    write(path / "games.txt", lines);
    write(path / "player.js", joclyPlayer);
    if (installedProgram("node").empty())
        return {true, 0, {}};
    ProcessRequest request{{"node", "player.js"},
                           {},
                           path,
                           {{"NODE_PATH", nodeModules()}},
                           {std::chrono::milliseconds(60'000), 64U << 20U, 0}};
    const ProcessReport report = supervise(request);
    if (report.errors.find("Cannot find module") != std::string::npos)
        return {true, 0, {}};
    if (report.output.find("done\n") == std::string::npos)
        return {false,
                0,
                "jocly did not end: " + report.output.substr(0, 200)
                    + report.errors.substr(0, 200)};
    return compared(games, readJocly(report.output));
}

} // namespace rookery::test
