#include "model/exchange/fairy_stockfish/fairy_export_variant.h"
#include "model/exchange/fairy_stockfish/fairy_spelling.h"
#include "model/exchange/proof/proof_node.h"
#include "model/exchange/proof/proof_placement.h"
#include "model/exchange/proof/proof_program.h"
#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/target/requirements.h"
#include "model/play/position/castling_wings.h"

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
const answer = (depth, fen, path) => {
  const board = fen === "" ? new ffish.Board(variant) : new ffish.Board(variant, fen);
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
    const [depth, ...words] = line.replace(";", " ; ").split(" ").filter((word) => word !== "");
    if (depth === undefined) continue;
    const end = words.indexOf(";");
    answer(Number(depth), words.slice(0, Math.max(end, 0)).join(" "), words.slice(end + 1));
  }
};
delete globalThis.fetch;
const ffish = require("ffish");
ffish.onRuntimeInitialized = load;
)js";

/// The exported game, in the words of the engine.
class FairyGame
{
public:
    FairyGame(ExportRequest request, std::string ini)
        : m_request(std::move(request))
        , m_ini(std::move(ini))
    {
    }

    const std::string &ini() const { return m_ini; }

    std::string text(const Subject &subject, const Position &position, const Move &move) const
    {
        if (!m_spelling)
            m_spelling = std::make_unique<fairy::Spelling>(subject, m_request);
        return m_spelling->text(position, move);
    }

    std::optional<std::string> placed(const Subject &subject, const Position &position) const
    {
        const auto start = fairy::startOf(m_ini);
        if (start.empty())
            return std::nullopt;
        return fenFor(
            subject, position, lettersFor(subject.pieces()).value_or(std::string()), start);
    }

private:
    ExportRequest m_request;
    std::string m_ini;
    mutable std::unique_ptr<fairy::Spelling> m_spelling; ///< made with the first move
};

class DebianTarget final : public ProofTarget
{
public:
    DebianTarget(FairyGame game, const ProofRequest &request, std::filesystem::path folder)
        : m_game(std::move(game))
        , m_request(request)
        , m_folder(std::move(folder))
    {
    }

    std::string
    text(const Subject &subject, const Position &position, const Move &move) const override
    {
        return m_game.text(subject, position, move);
    }
    /// Where rights to castle are gone, version 11.1 takes the files of pieces that have not moved,
    /// and so still bring others in, for such rights.
    std::optional<std::string> placed(const Subject &subject,
                                      const Position &position) const override
    {
        if (!subject.rules().gating.empty() && lacksRights(subject, position))
            return std::nullopt;
        return m_game.placed(subject, position);
    }

    Result<Branches>
    branches(std::span<const std::string> path, int depth, std::span<const std::string>) override
    {
        const auto output = asked(position({}, path) + "go perft " + std::to_string(depth) + "\n");
        if (!output)
            return failure(output.error());
        if (output->find("Nodes searched:") == std::string::npos)
            return failure(Message("fairy-stockfish did not count"));
        return readBranches(output->substr(0, output->find("Nodes searched:")));
    }

    /// The engine skips a move that it does not know with all behind it; the moves it lists then
    /// are those of another position. How a game has ended it says only where there is no move.
    Result<std::vector<ProofAnswer>> answers(std::span<const ProofQuestion> questions) override
    {
        std::string input;
        for (const ProofQuestion &question : questions)
            input += position(question.start, question.path)
                     + (question.isDeep ? "go perft 2\ngo depth 1\n" : "go perft 1\ngo depth 1\n");
        const auto output = asked(std::move(input));
        if (!output)
            return failure(output.error());
        std::vector<ProofAnswer> all;
        std::size_t begin = 0;
        for (const ProofQuestion &question : questions) {
            const std::size_t sum = output->find("Nodes searched:", begin);
            const std::size_t end = sum == std::string::npos ? sum : output->find("bestmove", sum);
            if (end == std::string::npos)
                return failure(Message("fairy-stockfish did not answer every question"));
            all.push_back(answer(
                output->substr(begin, sum - begin), output->substr(sum, end - sum), question));
            begin = output->find('\n', end);
        }
        return all;
    }

private:
    static std::string position(const std::string &start, std::span<const std::string> path)
    {
        std::string text = start.empty() ? "position startpos" : "position fen " + start;
        if (!path.empty())
            text += " moves";
        for (const std::string &move : path)
            text += " " + move;
        return text + "\n";
    }

    static ProofAnswer
    answer(const std::string &counts, const std::string &search, const ProofQuestion &question)
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

    static bool lacksRights(const Subject &subject, const Position &position)
    {
        const std::size_t wings = wingsOf(subject.rules(), subject.board()).size();
        return wings < 64 && position.state().castlingRights != (std::uint64_t(1) << wings) - 1;
    }

    Result<std::string> asked(std::string questions)
    {
        std::string input = "check game.ini\nload game.ini\nsetoption name UCI_Variant value "
                            + fairy::sectionOf(m_game.ini()) + "\n" + std::move(questions)
                            + "quit\n";
        const ProcessLimits limits{m_request.time, 64U << 20U, 4ULL << 30U, m_request.stop};
        const ProcessReport report =
            supervise({{"fairy-stockfish"}, std::move(input), m_folder, {}, limits});
        if (!report.isFine())
            return failure(describeEnd("fairy-stockfish", report, limits));
        for (const char *complaint :
             {"Invalid option", "startFen - ", "Invalid value", "No such variant"}) {
            const std::size_t at = (report.output + report.errors).find(complaint);
            if (at != std::string::npos)
                return failure(
                    Message("{program} says: {words}",
                            {{"program", "fairy-stockfish"},
                             {"words", (report.output + report.errors).substr(at, 80)}}));
        }
        return report.output;
    }

    FairyGame m_game;
    ProofRequest m_request;
    std::filesystem::path m_folder;
};

class FfishTarget final : public NodeTarget
{
public:
    FfishTarget(FairyGame game, const ProofRequest &request, const std::filesystem::path &folder)
        : NodeTarget("ffish", request, folder, arguments(game.ini()))
        , m_game(std::move(game))
    {
    }

    std::string
    text(const Subject &subject, const Position &position, const Move &move) const override
    {
        return m_game.text(subject, position, move);
    }
    std::optional<std::string> placed(const Subject &subject,
                                      const Position &position) const override
    {
        return m_game.placed(subject, position);
    }

private:
    static std::vector<std::string> arguments(const std::string &ini)
    {
        std::vector<std::string> all = {"game.ini", fairy::sectionOf(ini)};
        if (ini.find("\nwallOrMove = true") != std::string::npos)
            all.emplace_back("wallOrMove");
        return all;
    }

    FairyGame m_game;
};

} // namespace

std::string_view fairyStockfishProgram(std::string_view dialect)
{
    return dialect == fairy::exportDialects[1] ? "fairy-stockfish" : "ffish";
}

ReadyTarget fairyStockfishTarget(const Exported &exported,
                                 const ExportRequest &request,
                                 const ProofRequest &proof,
                                 const std::filesystem::path &folder)
{
    const bool isOld = request.dialect == fairy::exportDialects[1];
    if (isOld && installedProgram("fairy-stockfish").empty())
        return {nullptr,
                true,
                Message("fairy-stockfish is not installed (Debian package fairy-stockfish)")};
    if (!isOld && !hasNodeModule(proof.modules, "ffish"))
        return {nullptr,
                true,
                Message("ffish is not installed (Debian package nodejs, npm package ffish)")};
    const std::string &ini = exported.files.front().text;
    if (!writeInto(folder, {{"game.ini", ini}, {"driver.js", ffishDriver}}))
        return {nullptr, false, Message("the file could not be written")};
    if (isOld)
        return {std::make_unique<DebianTarget>(FairyGame(request, ini), proof, folder), false, {}};
    return {std::make_unique<FfishTarget>(FairyGame(request, ini), proof, folder), false, {}};
}

} // namespace rookery
