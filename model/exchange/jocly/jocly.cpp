#include "model/exchange/play_html/play_data.h"
#include "model/exchange/play_html/rule_data.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/file/bundled/bundled.h"
#include "model/play/position/own_questions.h"
#include "model/play/position/turn_order.h"

namespace rookery {

namespace {

/// What Jocly asks of a model, answered by the game. Its boards keep the moves before them, which
/// ends by repetition and counts look at.
constexpr const char *adapter = R"js(
const book = new Book(data);
const rules = new Legal(book);
const notation = new Notation(book);

// Jocly's first player is whoever moves first.
const firstPlayer = book.startPosition().toMove;
const side = (player) => (player === firstPlayer ? 1 : -1);
const draw = 2;

const copied = (record) => Object.assign(Object.create(GameRecord.prototype), record,
  { position: record.position.clone(), past: record.past.slice() });

// What a piece of each type is worth to the program that plays: the cells it reaches on the empty board.
let worths = null;
const worthOf = (type) => {
  worths = worths || new Map();
  if (!worths.has(type)) {
    const empty = new Position(book.board.size, book.players, book.types.length);
    let moves = 0;
    for (let cell = 0; cell < book.board.size; ++cell) moves += rules.threats.outcomes(empty, cell, type, firstPlayer, true).length;
    worths.set(type, 1 + moves / book.board.size);
  }
  return worths.get(type);
};

const material = (position) => {
  let sum = 0;
  for (let cell = 0; cell < position.cells; ++cell)
    if (position.owner[cell] >= 0) sum += side(position.owner[cell]) * worthOf(position.type[cell]);
  for (let player = 0; player < book.players; ++player)
    for (let type = 0; type < book.types.length; ++type) sum += side(player) * position.inHand(player, type) * worthOf(type);
  return sum;
};

const finish = (board) => {
  const end = board.record.end();
  if (!end) return;
  board.mFinished = true;
  board.mWinner = end.isDraw || end.winner === none ? draw : side(end.winner);
};

exports.model = {
  Game: { firstPlayer },
  Board: {
    InitialPosition() {
      this.record = new GameRecord(rules);
    },
    CopyFrom(other) {
      this.record = copied(other.record);
      this.mWho = other.mWho;
      this.mFinished = false;
      this.mMoves = [];
    },
    GenerateMoves() {
      const moves = this.record.legalMoves();
      this.mMoves = moves.map((move) => ({ played: move, text: notation.text(move, moves) }));
      if (!moves.length) finish(this);
    },
    ApplyMove(game, move) {
      this.record.play(move.played);
    },
    Evaluate() {
      finish(this);
      this.mEvaluation = material(this.record.position);
    },
    GetSignature() {
      const { owner, type, hand, toMove, state, numbers, under } = this.record.position;
      return JSON.stringify([toMove, [...owner], [...type], [...hand], state.rights, state.passers, [...numbers], [...under]]);
    },
  },
  Move: {
    Init(move) {
      Object.assign(this, move);
    },
    Equals(other) {
      return this.text === other.text;
    },
    ToString() {
      return this.text;
    },
  },
};
)js";

/// Jocly gives the turn to the other player after each move.
bool takeTurns(const Rules &rules)
{
    constexpr int enough = 64;
    for (int turn = 1; turn < enough; ++turn) {
        if (playerAt(rules, turn) == playerAt(rules, turn - 1))
            return false;
    }
    // After these the same player may move again.
    return rules.blockades.empty() && !does(rules, phrase::StepKind::Again)
           && !does(rules, phrase::StepKind::Next);
}

std::string modelText(const Subject &subject, const Verdict &verdict)
{
    std::string js;
    for (const std::string &line : headLines(subject, verdict))
        js += "// " + oneLine(line) + "\n";
    return js + "\"use strict\";\nconst data = " + playData(subject) + ";\n\n"
           + std::string(bundledRulesScript()) + adapter;
}

std::string configText(const std::string &title)
{
    return "// Written by Rookery\nexports.config = { status: true, model: { \"title-en\": " + title
           + ", module: \"rookery\", gameOptions: { preventRepeat: false, uctTransposition: "
             "\"state\", levelOptions: {} }, levels: [{ name: \"easy\", label: \"Easy\", ai: "
             "\"uct\", maxNodes: 100 }] }, view: { \"title-en\": "
           + title + ", skins: [{ name: \"skin\" }], defaultOptions: {} } };\n";
}

} // namespace

Verdict checkJocly(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!requireTwoPlayers(subject, verdict))
        return verdict;
    if (!takeTurns(subject.rules()))
        verdict.prevents(Message("the players must move by turns, one move each"));
    judgePlayedRules(subject, verdict);
    return verdict;
}

Result<std::vector<ExportedFile>>
writeJocly(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const std::string &name = subject.design().info->name;
    return std::vector<ExportedFile>{
        {request.name + "-model.js", modelText(subject, verdict)},
        {request.name + "-config.js", configText(jsString(name.empty() ? "Game" : name))}};
}

} // namespace rookery
