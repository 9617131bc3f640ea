#include "model/exchange/fairy_export_variant.h"
#include "model/exchange/proof_targets.h"
#include "model/exchange/requirements.h"
#include "model/play/referee.h"

#include <algorithm>

namespace rookery {

namespace {

/// Answers with npm's ffish what questions.txt asks, in the words of readAnswers().
constexpr const char *ffishDriver = R"js(
const fs = require("fs");
const [ini, variant, isWallOrMove] = process.argv.slice(2);
// A pass names a piece. Where a wall may be built instead of a move, a move names the corner as its wall and a wall some
// piece as its move.
const plain = (text) => {
  const [own, wall] = text.split(",");
  const isStill = own.length % 2 === 0 && own.slice(0, own.length / 2) === own.slice(own.length / 2);
  if (isWallOrMove) return isStill ? "a1a1,a1" + wall.slice(own.length / 2) : own;
  return isStill && wall === undefined ? "PASS" : text;
};
const legal = (board) => {
  const moves = board.legalMoves().split(" ").filter((move) => move !== "");
  return isWallOrMove ? [...new Map(moves.map((move) => [plain(move), move])).values()] : moves;
};
const play = (board, text) => {
  if (board.push(text)) return true;
  const move = legal(board).find((each) => plain(each) === text);
  return move !== undefined && board.push(move);
};
const counts = (board, depth) => {
  if (depth === 0) return 1;
  let total = 0;
  for (const move of legal(board)) { board.push(move); total += counts(board, depth - 1); board.pop(); }
  return total;
};
const ending = (board) => {
  const result = board.result(true);
  return result === "1/2-1/2" && board.isInsufficientMaterial() && board.numberLegalMoves() > 0 ? "material" : result;
};
const answer = (depth, path) => {
  const board = new ffish.Board(variant);
  const refused = path.findIndex((move) => !play(board, move));
  if (refused >= 0) {
    console.log("refused: " + refused);
  } else {
    const moves = legal(board);
    console.log("moves: " + moves.map(plain).join(" "));
    console.log("end: " + ending(board));
    if (depth > 1) {
      const below = moves.map((move) => { board.push(move); const count = counts(board, depth - 1); board.pop(); return count; });
      console.log("below: " + below.join(" "));
    }
  }
  console.log("done");
  board.delete();
};
const load = () => {
  ffish.loadVariantConfig(fs.readFileSync(ini, "utf8"));
  if (!ffish.variants().split(" ").includes(variant)) { console.log("failed: the variant was not loaded"); process.exit(1); }
  const valid = ffish.validateFen(ffish.startingFen(variant), variant);
  // Its own check of castling rights (-5) wants two rooks.
  if (valid !== 1 && valid !== -5) { console.log("failed: start position " + valid); process.exit(1); }
  for (const line of fs.readFileSync("questions.txt", "utf8").split("\n")) {
    const [depth, ...path] = line.split(" ").filter((word) => word !== "");
    if (depth !== undefined) answer(Number(depth), path);
  }
};
delete globalThis.fetch;
const ffish = require("ffish");
ffish.onRuntimeInitialized = load;
)js";

/// How the engine writes the moves of one game.
class Spelling
{
public:
    Spelling(const Subject &subject, const ExportRequest &request)
        : m_subject(subject)
        , m_referee(subject.design())
    {
        const auto variant = fairy::exportedVariant(subject, request);
        m_letters = variant.letters;
        m_hasPlus = std::any_of(variant.keys.begin(), variant.keys.end(), [](const auto &key) {
            return key.first == "promotedPieceType" && key.second != "-";
        });
    }

    std::string text(const Position &position, const Move &move)
    {
        if (move.kind == Move::Kind::Castle)
            return castling(position, move);
        if (!move.becomes || !m_hasPlus || !isPieceStyle(position, move))
            return coordinateText(m_subject, move, m_letters);
        Move plain = move;
        plain.becomes.reset();
        const std::string coordinates = coordinateText(m_subject, plain, m_letters);
        if (move.kind == Move::Kind::Drop)
            return "+" + coordinates;
        const auto piece = position.at(move.from);
        return coordinates + (piece && piece->was == move.becomes ? "-" : "+");
    }

private:
    /// The king's two cells. Where the king could also just move there, its own and the rook's; where a piece enters on
    /// the rook's cell, the rook's and the king's.
    std::string castling(const Position &position, const Move &move)
    {
        const std::string king = squareName(m_subject, move.from);
        const std::string rook = squareName(m_subject, move.taken.front().cell);
        if (move.gate && move.gate->cell != move.from)
            return rook + king + static_cast<char>(m_letters[move.gate->type.index()] - 'A' + 'a');
        return isPlainMove(position, move) ? king + rook : coordinateText(m_subject, move, m_letters);
    }

    bool isPlainMove(const Position &position, const Move &castling)
    {
        Position copy = position;
        m_referee.legal(copy, m_moves);
        return std::any_of(m_moves.begin(), m_moves.end(), [&](const Move &move) {
            return move.kind == Move::Kind::Displace && move.from == castling.from && move.to == castling.to;
        });
    }

    /// Shogi's promotions are marked by a sign, those of pawns name the type.
    bool isPieceStyle(const Position &position, const Move &move) const
    {
        const auto &promotions = m_subject.rules().promotions;
        return std::any_of(promotions.begin(), promotions.end(), [&](const Promotion &promotion) {
            return promotion.touch == ZoneTouch::Either && covers(promotion.types, move.type)
                   && covers(promotion.players, position.toMove());
        });
    }

    const Subject &m_subject;
    Referee m_referee;
    std::string m_letters;
    bool m_hasPlus = false;
    std::vector<Move> m_moves;
};

class FairyTarget : public ProofTarget
{
public:
    FairyTarget(const ExportRequest &export_,
                const ProofRequest &request,
                std::filesystem::path folder,
                std::string ini)
        : m_request(request)
        , m_folder(std::move(folder))
        , m_ini(std::move(ini))
        , m_export(export_)
    {
    }

    std::string text(const Subject &subject, const Position &position, const Move &move) const override
    {
        if (!m_spelling)
            m_spelling = std::make_unique<Spelling>(subject, m_export);
        return m_spelling->text(position, move);
    }

protected:
    ProofRequest m_request;
    std::filesystem::path m_folder;
    std::string m_ini;
    ExportRequest m_export;
    mutable std::unique_ptr<Spelling> m_spelling; ///< made with the first move
};

/// The section's name in the text.
std::string sectionOf(std::string_view ini)
{
    const std::size_t open = ini.find("\n[") + 2;
    return std::string(ini.substr(open, ini.find_first_of("]:", open) - open));
}

class DebianTarget final : public FairyTarget
{
public:
    using FairyTarget::FairyTarget;

    Result<Branches>
    branches(std::span<const std::string> path, int depth, std::span<const std::string>) override
    {
        const auto output = asked(position(path) + "go perft " + std::to_string(depth) + "\n");
        if (!output)
            return failure(output.error());
        if (output->find("Nodes searched:") == std::string::npos)
            return failure("fairy-stockfish did not count");
        return readBranches(output->substr(0, output->find("Nodes searched:")));
    }

    /// The engine skips a move that it does not know with all behind it; the moves it lists then are those of another
    /// position. How a game has ended it says only where there is no move.
    Result<std::vector<ProofAnswer>> answers(std::span<const ProofQuestion> questions) override
    {
        std::string input;
        for (const ProofQuestion &question : questions)
            input += position(question.path) + (question.isDeep ? "go perft 2\ngo depth 1\n" : "go perft 1\ngo depth 1\n");
        const auto output = asked(std::move(input));
        if (!output)
            return failure(output.error());
        std::vector<ProofAnswer> all;
        std::size_t begin = 0;
        for (const ProofQuestion &question : questions) {
            const std::size_t sum = output->find("Nodes searched:", begin);
            const std::size_t end = sum == std::string::npos ? sum : output->find("bestmove", sum);
            if (end == std::string::npos)
                return failure("fairy-stockfish did not answer every question");
            all.push_back(answer(output->substr(begin, sum - begin), output->substr(sum, end - sum), question));
            begin = output->find('\n', end);
        }
        return all;
    }

private:
    static std::string position(std::span<const std::string> path)
    {
        std::string text = "position startpos";
        if (!path.empty())
            text += " moves";
        for (const std::string &move : path)
            text += " " + move;
        return text + "\n";
    }

    static ProofAnswer answer(const std::string &counts, const std::string &search, const ProofQuestion &question)
    {
        ProofAnswer answer;
        answer.texts.emplace();
        std::uint64_t deeper = 0;
        for (const auto &[move, count] : readBranches(counts)) {
            answer.texts->push_back(move);
            deeper += count;
        }
        answer.moves = answer.texts->size();
        if (question.isDeep)
            answer.deeper = deeper;
        if (answer.moves == 0 && search.find("score mate") != std::string::npos)
            answer.end = TargetEnd::Decided;
        else if (answer.moves == 0 && search.find("score cp 0") != std::string::npos)
            answer.end = TargetEnd::Drawn;
        return answer;
    }

    Result<std::string> asked(std::string questions)
    {
        std::string input = "check game.ini\nload game.ini\nsetoption name UCI_Variant value " + sectionOf(m_ini) + "\n"
                            + std::move(questions) + "quit\n";
        const ProcessLimits limits{m_request.time, 64U << 20U, 4ULL << 30U, m_request.stop};
        const ProcessReport report =
            supervise({{"fairy-stockfish"}, std::move(input), m_folder, {}, limits});
        if (!report.isFine())
            return failure("fairy-stockfish " + describeEnd(report, limits));
        for (const char *complaint :
             {"Invalid option", "startFen - ", "Invalid value", "No such variant"}) {
            const std::size_t at = (report.output + report.errors).find(complaint);
            if (at != std::string::npos)
                return failure("fairy-stockfish says: "
                               + (report.output + report.errors).substr(at, 80));
        }
        return report.output;
    }
};

/// What both drivers for Node are asked and answer.
class NodeDriver
{
public:
    NodeDriver(std::string program, const ProofRequest &request, std::filesystem::path folder, std::vector<std::string> arguments)
        : m_program(std::move(program))
        , m_request(request)
        , m_folder(std::move(folder))
        , m_arguments(std::move(arguments))
    {
    }

    Result<Branches> branches(std::span<const std::string> path, int depth) const
    {
        const auto answers = ask(questionLine(path, depth), 1);
        if (!answers)
            return failure(answers.error());
        const DrivenAnswer &answer = answers->front();
        if (answer.refused)
            return failure(m_program + " refused: move " + path[*answer.refused]);
        Branches branches;
        for (std::size_t i = 0; i < answer.texts.size(); ++i)
            branches[answer.texts[i]] += depth > 1 && i < answer.below.size() ? answer.below[i] : 1;
        return branches;
    }

    Result<std::vector<ProofAnswer>> answers(std::span<const ProofQuestion> questions) const
    {
        std::string text;
        for (const ProofQuestion &question : questions)
            text += questionLine(question.path, question.isDeep ? 2 : 1);
        const auto answers = ask(text, questions.size());
        if (!answers)
            return failure(answers.error());
        std::vector<ProofAnswer> all;
        for (const DrivenAnswer &answer : *answers)
            all.push_back(answer.summary());
        return all;
    }

private:
    static std::string questionLine(std::span<const std::string> path, int depth)
    {
        std::string line = std::to_string(depth);
        for (const std::string &move : path)
            line += " " + move;
        return line + "\n";
    }

    Result<std::vector<DrivenAnswer>> ask(const std::string &questions, std::size_t count) const
    {
        if (!writeInto(m_folder, {{"questions.txt", questions}}))
            return failure("the questions could not be written");
        std::vector<std::string> command = {"node", "driver.js"};
        command.insert(command.end(), m_arguments.begin(), m_arguments.end());
        // WebAssembly reserves far more address space than it uses.
        const ProcessLimits limits{m_request.time, 64U << 20U, 0, m_request.stop};
        const ProcessReport report =
            supervise({std::move(command), {}, m_folder, {{"NODE_PATH", m_request.modules}}, limits});
        if (const std::size_t at = report.output.find("failed: "); at != std::string::npos)
            return failure(m_program + " " + report.output.substr(at, 120));
        auto answers = readAnswers(report.output);
        if (!report.isFine() || answers.size() != count)
            return failure(m_program + " " + describeEnd(report, limits));
        return answers;
    }

    std::string m_program;
    ProofRequest m_request;
    std::filesystem::path m_folder;
    std::vector<std::string> m_arguments;
};

class FfishTarget final : public FairyTarget
{
public:
    FfishTarget(const ExportRequest &export_, const ProofRequest &request, const std::filesystem::path &folder, const std::string &ini)
        : FairyTarget(export_, request, folder, ini)
        , m_driver("ffish", request, folder, arguments(ini))
    {
    }

    Result<Branches> branches(std::span<const std::string> path, int depth, std::span<const std::string>) override
    {
        return m_driver.branches(path, depth);
    }
    Result<std::vector<ProofAnswer>> answers(std::span<const ProofQuestion> questions) override
    {
        return m_driver.answers(questions);
    }

private:
    static std::vector<std::string> arguments(const std::string &ini)
    {
        std::vector<std::string> all = {"game.ini", sectionOf(ini)};
        if (ini.find("\nwallOrMove = true") != std::string::npos)
            all.emplace_back("wallOrMove");
        return all;
    }

    NodeDriver m_driver;
};

/// Whether Node can find the module.
bool hasModule(const std::string &modules, const std::string &name)
{
    std::string_view folders = modules;
    while (!folders.empty()) {
        const std::size_t end = folders.find(':');
        std::error_code ignored;
        if (std::filesystem::exists(std::filesystem::path(folders.substr(0, end)) / name, ignored))
            return true;
        folders = end == std::string_view::npos ? std::string_view() : folders.substr(end + 1);
    }
    return false;
}

ReadyTarget missing(std::string sentence)
{
    return {nullptr, true, std::move(sentence)};
}

/// The same with npm's jocly; moves are cell names joined by '-', with the type a piece becomes.
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

class JoclyTarget final : public ProofTarget
{
public:
    JoclyTarget(std::string name, const ProofRequest &request, const std::filesystem::path &folder)
        : m_driver("jocly", request, folder, {std::move(name)})
    {
    }

    Result<Branches> branches(std::span<const std::string> path, int depth, std::span<const std::string>) override
    {
        return m_driver.branches(path, depth);
    }
    Result<std::vector<ProofAnswer>> answers(std::span<const ProofQuestion> questions) override
    {
        return m_driver.answers(questions);
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
    /// The model's number of the type that the man is afterwards, where the model changes it: types
    /// count by player and piece, and unmoved men with a move for their first turn have one more.
    static std::optional<std::size_t>
    becomes(const Subject &subject, const Position &position, const Move &move)
    {
        const auto man = position.at(move.from);
        if (!man || move.kind != Move::Kind::Displace)
            return std::nullopt;
        std::size_t number = 0;
        std::optional<std::size_t> found;
        for (const PlayerId player : subject.playerIds()) {
            for (const PieceId piece : subject.pieceIds()) {
                if (player == man->owner && piece == move.becomes.value_or(man->type))
                    found = number;
                number += hasFirstMove(subject, piece) ? 2 : 1;
            }
        }
        const bool isFirst = !man->moved && hasFirstMove(subject, man->type);
        const bool mayPromote = std::any_of(
            subject.rules().promotions.begin(),
            subject.rules().promotions.end(),
            [&](const Promotion &rule) {
                return rule.duty == PromotionDuty::May && covers(rule.types, man->type)
                       && covers(rule.players, man->owner)
                       && (!rule.zone
                           || subject.game().zones().isInZone(move.to, *rule.zone, man->owner));
            });
        return move.becomes || isFirst || mayPromote ? found : std::nullopt;
    }

    static bool hasFirstMove(const Subject &subject, PieceId piece)
    {
        const auto &moves = subject.moves(piece);
        return std::any_of(moves.begin(), moves.end(), [](const MovementLegs &move) {
            return move.when != When::Always;
        });
    }

    NodeDriver m_driver;
};

} // namespace

ReadyTarget fairyStockfishTarget(const Exported &exported,
                                 const ExportRequest &request,
                                 const ProofRequest &proof,
                                 const std::filesystem::path &folder)
{
    const bool isOld = request.dialect == fairy::exportDialects[1];
    if (isOld && installedProgram("fairy-stockfish").empty())
        return missing("fairy-stockfish is not installed (Debian package fairy-stockfish)");
    if (!isOld && (installedProgram("node").empty() || !hasModule(proof.modules, "ffish")))
        return missing("ffish is not installed (Debian package nodejs, npm package ffish)");
    const std::string &ini = exported.files.front().text;
    if (!writeInto(folder, {{"game.ini", ini}, {"driver.js", ffishDriver}}))
        return {nullptr, false, "the file could not be written"};
    if (isOld)
        return {std::make_unique<DebianTarget>(request, proof, folder, ini), false, {}};
    return {std::make_unique<FfishTarget>(request, proof, folder, ini), false, {}};
}

ReadyTarget joclyTarget(const Exported &exported,
                        const ExportRequest &request,
                        const ProofRequest &proof,
                        const std::filesystem::path &folder)
{
    if (installedProgram("node").empty() || !hasModule(proof.modules, "jocly"))
        return missing("jocly is not installed (Debian package nodejs, npm package jocly)");
    auto files = exported.files;
    files.push_back({"driver.js", joclyDriver});
    if (!writeInto(folder, files))
        return {nullptr, false, "the files could not be written"};
    return {std::make_unique<JoclyTarget>(request.name, proof, folder), false, {}};
}

} // namespace rookery
