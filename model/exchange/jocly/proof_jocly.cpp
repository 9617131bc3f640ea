#include "model/exchange/proof/proof_node.h"
#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>

namespace rookery {

namespace {

/// Answers with npm's jocly what questions.txt asks, in the words of readAnswers(); moves are cell
/// names joined by '-', with the type a piece becomes.
constexpr const char *joclyDriver = R"js(
const fs = require("fs");
const path = require("path");
const root = path.dirname(require.resolve("jocly/package.json"));
const all = require(path.join(root, "dist/node/jocly-allgames.js"));
const [name] = process.argv.slice(2);
all.games[name] = { title: name, summary: "", module: path.relative(path.join(root, "dist/node/games"), __dirname) };
const jocly = require("jocly");
const key = (game, move) => {
  const names = game.cbVar.geometry;
  return names.PosName(move.f) + "-" + names.PosName(move.t) + (move.pr === undefined ? "" : "=" + move.pr);
};
const list = (game, board, who) => {
  board.mWho = who; board.mMoves = []; board.mFinished = false;
  board.GenerateMoves(game);
  const byKey = new Map();
  for (const move of board.mMoves) byKey.set(key(game, move), move);
  return byKey;
};
const after = (game, board, move) => {
  const next = new game.mBoardClass(game);
  next.CopyFrom(board); next.ApplyMove(game, move);
  return next;
};
const count = (game, board, who, depth) => {
  if (depth === 0) return 1;
  let total = 0;
  for (const move of list(game, board, who).values()) total += count(game, after(game, board, move), -who, depth - 1);
  return total;
};
// As the program does after each move: what has been seen is counted, and a position is judged when its moves are known.
const ending = (game, board) => {
  if (!board.mFinished) board.Evaluate(game, true, true);
  return !board.mFinished ? "*" : board.mWinner === 1 ? "1-0" : board.mWinner === -1 ? "0-1" : "1/2-1/2";
};
const answer = (game, start, depth, moves) => {
  let board = start, who = 1;
  game.mVisitedBoards = {};
  for (const [place, wanted] of moves.entries()) {
    const move = list(game, board, who).get(wanted);
    if (move === undefined) { console.log("refused: " + place); console.log("done"); return; }
    board = after(game, board, move); who = -who;
    game.HandleRepeat(board);
  }
  const known = list(game, board, who);
  console.log("moves: " + [...known.keys()].join(" "));
  console.log("end: " + ending(game, board));
  if (depth > 1)
    console.log("below: " + [...known.values()].map((move) => count(game, after(game, board, move), -who, depth - 1)).join(" "));
  console.log("done");
};
(async () => {
  const game = await jocly._createInternalGame(name);
  for (const line of fs.readFileSync("questions.txt", "utf8").split("\n")) {
    const [depth, ...moves] = line.split(" ").filter((word) => word !== "");
    if (depth !== undefined) answer(game, game.mBoard, Number(depth), moves);
  }
})().catch((error) => { console.log("failed: " + error); process.exit(1); });
)js";

class JoclyTarget final : public NodeTarget
{
public:
    JoclyTarget(std::string name, const ProofRequest &request, const std::filesystem::path &folder)
        : NodeTarget("jocly", request, folder, {std::move(name)})
    {
    }

    std::uint64_t room() const override { return 20'000; }

    std::string
    text(const Subject &subject, const Position &position, const Move &move) const override
    {
        std::string text = subject.board().name(move.from) + "-" + subject.board().name(move.to);
        if (const auto number = becomes(subject, position, move))
            text += "=" + std::to_string(*number);
        return text;
    }

private:
    /// The model's number of the type that the piece is afterwards, where the model changes it:
    /// types count by player and piece, and unmoved pieces with a move for their first turn have
    /// one more.
    static std::optional<std::size_t>
    becomes(const Subject &subject, const Position &position, const Move &move)
    {
        const auto boardPiece = position.at(move.from);
        if (!boardPiece || move.kind != Move::Kind::Displace)
            return std::nullopt;
        std::size_t number = 0;
        std::optional<std::size_t> found;
        for (const PlayerId player : subject.playerIds()) {
            for (const PieceId piece : subject.pieceIds()) {
                if (player == boardPiece->owner && piece == move.becomes.value_or(boardPiece->type))
                    found = number;
                number += subject.hasFirstMove(piece) ? 2 : 1;
            }
        }
        const bool isFirst = !boardPiece->moved && subject.hasFirstMove(boardPiece->type);
        const bool capturesInPassing = !move.captures && !move.taken.empty();
        const bool mayPromote =
            !capturesInPassing
            && std::any_of(subject.rules().promotions.begin(),
                           subject.rules().promotions.end(),
                           [&](const Promotion &rule) {
                               return rule.duty == PromotionDuty::May
                                      && covers(rule.types, boardPiece->type)
                                      && covers(rule.players, boardPiece->owner)
                                      && (!rule.zone
                                          || subject.game().zones().isInZone(
                                              move.to, *rule.zone, boardPiece->owner));
                           });
        return move.becomes || isFirst || mayPromote ? found : std::nullopt;
    }
};

} // namespace

ReadyTarget joclyTarget(const Exported &exported,
                        const ExportRequest &request,
                        const ProofRequest &proof,
                        const std::filesystem::path &folder)
{
    if (!hasNodeModule(proof.modules, "jocly"))
        return {nullptr, true, "jocly is not installed (Debian package nodejs, npm package jocly)"};
    auto files = exported.files;
    files.push_back({"driver.js", joclyDriver});
    if (!writeInto(folder, files))
        return {nullptr, false, "the files could not be written"};
    return {std::make_unique<JoclyTarget>(request.name, proof, folder), false, {}};
}

} // namespace rookery
