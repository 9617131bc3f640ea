#include "tests/model/fairy_games.h"

#include "model/exchange/fairy_stockfish/fairy_export_variant.h"
#include "model/exchange/fairy_stockfish/fairy_spelling.h"
#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/requirements.h"
#include "model/play/game/game_record.h"
#include "tests/model/export_support.h"
#include "tests/model/random_designs.h"

#include <algorithm>

namespace rookery::test {

namespace {

constexpr std::size_t engineMostMoves =
    8192; ///< the engine writes beyond its list where there are more

using Words = std::vector<std::string>;

/// Reads `games.txt` and prints the first difference of each variant. Lines: `variant NAME`,
/// `game`, `ply RESULT MOVE MOVE ...`, `play MOVE`.
constexpr const char *ffishDriver = R"js(
const fs = require("fs");
delete globalThis.fetch;
const ffish = require("ffish");
let isWallOrMove = false;
const plain = (text) => {
  let move = text;
  if (isWallOrMove) { // a move names the corner as its wall, a wall some piece as its move
    const [own, wall] = text.split(",");
    move = own.slice(0, 2) === own.slice(2, 4) ? "a1a1,a1" + wall.slice(2) : own;
  }
  const half = move.length / 2;
  return Number.isInteger(half) && half >= 2 && move.slice(0, half) === move.slice(half) ? "PASS" : move;
};
ffish.onRuntimeInitialized = () => {
  ffish.loadVariantConfig(fs.readFileSync("all.ini", "utf8"));
  // The module's own check of castling rights (-5) wants two rooks.
  let board = null, variant = "", isDone = false, path = [];
  const say = (text) => { console.log(variant + "\t" + text + "\tafter " + path.join(" ") + "\t" + board.fen()); isDone = true; };
  for (const line of fs.readFileSync("games.txt", "utf8").split("\n")) {
    const [word, ...rest] = line.split(" ");
    if (word === "variant") { variant = rest[0]; isDone = false; isWallOrMove = rest[1] === "or"; }
    if (isDone) continue;
    try {
    if (word === "game") {
      if (board !== null) board.delete();
      board = new ffish.Board(variant);
      path = [];
      const valid = ffish.validateFen(board.fen(), variant);
      if (valid !== 1 && valid !== -5) say("start position is not valid: " + valid);
    }
    const theirs = () => [...new Set(board.legalMoves().split(" ").filter((move) => move !== "").map(plain))].sort();
    if (word === "ply") {
      const [result, history, ...ours] = rest;
      const there = theirs();
      const missing = ours.filter((move) => !there.includes(move)), more = there.filter((move) => !ours.includes(move));
      if (history === "-" && (missing.length > 0 || more.length > 0)) say("missing there: " + missing.join(" ") + "; only there: " + more.join(" "));
      else {
        const isInsufficient = board.hasInsufficientMaterial(true) && board.hasInsufficientMaterial(false);
        const claimed = isInsufficient && result === "*" ? (path.length === 0 ? "insufficient material" : "*") : board.result(true);
        if (claimed !== result) say("here " + result + ", there " + claimed);
      }
    }
    if (word === "play") {
      const real = board.legalMoves().split(" ").find((move) => plain(move) === rest[0]);
      path.push(rest[0]);
      board.push(real);
    }
    } catch (error) { console.log(variant + "\tthe program fails: " + error + "\tafter " + path.join(" ")); isDone = true; }
  }
  console.log("done");
};
)js";

std::string resultWord(const std::optional<GameEnd> &end)
{
    if (!end)
        return "*";
    if (!end->winner)
        return "1/2-1/2";
    return end->winner->index() == 0 ? "1-0" : "0-1";
}

/// Random games of one design, with everything that is asked about them.
class Games
{
public:
    Games(const FairyTrial &trial, std::string dialect)
        : m_subject(trial.design)
        , m_request{std::move(dialect), "g" + std::to_string(trial.seed)}
        , m_variant(fairy::exportedVariant(m_subject, m_request))
        , m_moveRules(trial.design)
        , m_spelling(m_subject, m_request)
        , m_dice(static_cast<unsigned>(trial.seed))
    {
    }

    struct Ply
    {
        Words path;
        Words moves; ///< sorted, each once
        std::string result;
        bool isByHistory = false; ///< over by what happened before, with moves left
    };

    const fairy::ExportedVariant &variant() const { return m_variant; }
    const std::vector<Ply> &plies() const { return m_plies; }

    std::string ini() const
    {
        const auto files = writeFairyStockfish(m_subject, m_variant.verdict, m_request);
        return files ? files->front().text : std::string();
    }

    void play(const GameAmount &amount)
    {
        for (int game = 0; game < amount.games; ++game)
            playOne(amount.plies);
    }

private:
    void playOne(int plies)
    {
        GameRecord record(m_moveRules, startPosition(m_subject.design(), m_moveRules.board()));
        Words path;
        for (int ply = 0; ply <= plies; ++ply) {
            Position position = record.position();
            std::vector<Move> moves;
            m_moveRules.legal(position, moves); // even where what happened before ends the game
            const auto end = record.end();
            Ply now{path, {}, resultWord(end), end && !moves.empty()};
            for (const Move &move : moves)
                now.moves.push_back(m_spelling.text(position, move));
            const Words unsorted = now.moves;
            std::sort(now.moves.begin(), now.moves.end());
            now.moves.erase(std::unique(now.moves.begin(), now.moves.end()), now.moves.end());
            m_plies.push_back(std::move(now));
            if (moves.empty() || end)
                return;
            if (moves.size() > engineMostMoves) {
                m_plies.pop_back();
                return;
            }
            const std::size_t chosen = choose(moves);
            path.push_back(unsorted[chosen]);
            record.play(moves[chosen]);
        }
    }

    /// Captures, promotions, castling and drops rather more often than chance would have them.
    std::size_t choose(const std::vector<Move> &moves)
    {
        std::vector<std::size_t> rare;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i].isCapture() || moves[i].becomes || moves[i].kind != Move::Kind::Displace)
                rare.push_back(i);
        }
        if (!rare.empty() && m_dice.oneIn(3))
            return m_dice.pick(rare);
        return static_cast<std::size_t>(m_dice.upTo(static_cast<int>(moves.size()) - 1));
    }

    Subject m_subject;
    ExportRequest m_request;
    fairy::ExportedVariant m_variant;
    MoveRules m_moveRules;
    fairy::Spelling m_spelling;
    Dice m_dice;
    std::vector<Ply> m_plies;
};

std::string joinedWords(const Words &words)
{
    std::string text;
    for (const std::string &word : words)
        text += " " + word;
    return text;
}

std::string onlyIn(const Words &a, const Words &b)
{
    Words only;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(only));
    return joinedWords(only);
}

QString askFfish(std::vector<FairyTrial> &trials, const std::vector<std::optional<Games>> &all)
{
    std::string ini;
    std::string questions;
    for (const auto &games : all) {
        if (!games)
            continue;
        ini += games->ini() + "\n";
        questions += "variant " + games->variant().name
                     + (games->variant().value("wallOrMove") ? " or" : "") + "\n";
        for (const Games::Ply &ply : games->plies()) {
            questions += ply.path.empty() ? "game\n" : "play " + ply.path.back() + "\n";
            questions += "ply " + ply.result + (ply.isByHistory ? " h" : " -")
                         + joinedWords(ply.moves) + "\n";
        }
    }
    const ScratchFolder folder;
    write(folder.path() / "all.ini", ini);
    write(folder.path() / "games.txt", questions);
    write(folder.path() / "driver.js", ffishDriver);
    const ProcessReport report = supervise({{"node", "driver.js"},
                                            {},
                                            folder.path(),
                                            {{"NODE_PATH", nodeModules()}},
                                            {std::chrono::milliseconds(300'000), 64U << 20U, 0}});
    if (report.output.find("done\n") == std::string::npos)
        return QString::fromStdString("ffish did not answer: " + report.output.substr(0, 300)
                                      + report.errors.substr(0, 500));
    for (std::size_t i = 0; i < trials.size(); ++i) {
        const std::size_t at =
            all[i] ? ("\n" + report.output).find("\n" + all[i]->variant().name + "\t")
                   : std::string::npos;
        if (at != std::string::npos)
            trials[i].fault = report.output.substr(at, report.output.find('\n', at) - at);
    }
    return {};
}

/// What the program prints between two counts.
std::string compareAnswers(const Games &games, const std::string &output)
{
    std::size_t at = 0;
    for (const Games::Ply &ply : games.plies()) {
        const std::size_t end = output.find("Nodes searched:", at);
        if (end == std::string::npos)
            return "no answer after" + joinedWords(ply.path) + ": " + output.substr(at, 200);
        Words theirs;
        for (const auto &[move, count] :
             readBranches(std::string_view(output).substr(at, end - at)))
            theirs.push_back(move);
        at = output.find('\n', end);
        if (!ply.isByHistory && theirs != ply.moves)
            return "missing there:" + onlyIn(ply.moves, theirs) + "; only there:"
                   + onlyIn(theirs, ply.moves) + "\tafter" + joinedWords(ply.path);
    }
    return {};
}

std::string askDebian(const Games &games)
{
    const ScratchFolder folder;
    write(folder.path() / "game.ini", games.ini());
    std::string input =
        "load game.ini\nsetoption name UCI_Variant value " + games.variant().name + "\n";
    for (const Games::Ply &ply : games.plies())
        input += "position startpos" + (ply.path.empty() ? "" : " moves" + joinedWords(ply.path))
                 + "\ngo perft 1\n";
    const ProcessReport report = supervise({{"fairy-stockfish"},
                                            input + "quit\n",
                                            folder.path(),
                                            {},
                                            {std::chrono::milliseconds(60'000), 64U << 20U, 0}});
    for (const char *complaint :
         {"Invalid option", "startFen - ", "Invalid value", "No such variant"}) {
        const std::size_t at = (report.output + report.errors).find(complaint);
        if (at != std::string::npos)
            return "the program says: " + (report.output + report.errors).substr(at, 80);
    }
    return compareAnswers(games, report.output);
}

} // namespace

bool hasFfish()
{
    const ProcessReport report = supervise({{"node", "-e", "require.resolve('ffish')"},
                                            {},
                                            "/",
                                            {{"NODE_PATH", nodeModules()}},
                                            {std::chrono::milliseconds(30'000), 1U << 20U, 0}});
    return report.isFine();
}

QString playInFairyStockfish(std::vector<FairyTrial> &trials,
                             const std::string &dialect,
                             const GameAmount &amount)
{
    const Format &format = *findFormat("fairy-stockfish");
    std::vector<std::optional<Games>> all(trials.size());
    for (std::size_t i = 0; i < trials.size(); ++i) {
        FairyTrial &trial = trials[i];
        trial.isExact = verdictOf(format, Subject(trial.design), {dialect, "g"}).portability()
                        == Portability::Exact;
        if (!trial.isExact)
            continue;
        all[i].emplace(trial, dialect);
        all[i]->play(amount);
        trial.positions = all[i]->plies().size();
    }
    if (dialect == fairy::exportDialects[0])
        return askFfish(trials, all);
    for (std::size_t i = 0; i < trials.size(); ++i) {
        if (all[i])
            trials[i].fault = askDebian(*all[i]);
    }
    return {};
}

} // namespace rookery::test
