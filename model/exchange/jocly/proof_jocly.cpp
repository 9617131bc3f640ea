#include "model/exchange/proof/proof_node.h"
#include "model/exchange/proof/proof_targets.h"

namespace rookery {

namespace {

/// Answers with npm's jocly what questions.txt asks, in the words of readAnswers(). The first
/// player there is the one that moves first.
constexpr const char *joclyDriver = R"js(
const fs = require("fs");
const path = require("path");
const root = path.dirname(require.resolve("jocly/package.json"));
const all = require(path.join(root, "dist/node/jocly-allgames.js"));
const [name] = process.argv.slice(2);
all.games[name] = { title: name, summary: "", module: path.relative(path.join(root, "dist/node/games"), __dirname) };
const jocly = require("jocly");
const key = (move) => move.text.replace(/ /g, "_");
const list = (game, board, who) => {
  board.mWho = who; board.mMoves = []; board.mFinished = false;
  board.GenerateMoves(game);
  const byKey = new Map();
  for (const move of board.mMoves) byKey.set(key(move), move);
  return byKey;
};
const after = (game, board, move) => {
  const next = new game.mBoardClass(game);
  next.CopyFrom(board); next.ApplyMove(game, move);
  return next;
};
// Without ends that the moves before bring about, which sequences are not counted with.
const count = (game, board, who, depth) => {
  if (depth === 0) return 1;
  board.record.endByHistory = () => null;
  let total = 0;
  for (const move of list(game, board, who).values()) total += count(game, after(game, board, move), -who, depth - 1);
  return total;
};
// As the program does after each move: what has been seen is counted, and a position is judged when its moves are known.
const ending = (game, board) => {
  if (!board.mFinished) board.Evaluate(game, true, true);
  if (!board.mFinished) return "*";
  return board.mWinner === jocly.DRAW ? "1/2-1/2" : (board.mWinner === jocly.PLAYER_A) === (game.firstPlayer === 0) ? "1-0" : "0-1";
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

} // namespace

ReadyTarget joclyTarget(const Exported &exported,
                        const ExportRequest &request,
                        const ProofRequest &proof,
                        const std::filesystem::path &folder)
{
    if (!hasNodeModule(proof.modules, "jocly"))
        return {nullptr,
                true,
                Message("jocly is not installed (Debian package nodejs, npm package jocly)")};
    auto files = exported.files;
    files.push_back({"driver.js", joclyDriver});
    if (!writeInto(folder, files))
        return {nullptr, false, Message("the files could not be written")};
    return {std::make_unique<PlayedInNode>("jocly", proof, folder, std::vector{request.name}),
            false,
            {}};
}

} // namespace rookery
