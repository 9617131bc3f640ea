#include "model/exchange/fairy_export_variant.h"
#include "model/exchange/proof_targets.h"
#include "model/exchange/requirements.h"

#include <algorithm>

namespace rookery {

namespace {

/// Counts with npm's ffish and prints `MOVE: N` lines.
constexpr const char *ffishDriver = R"js(
const fs = require("fs");
const load = () => {
  const counts = (board, depth) => {
    const moves = board.legalMoves().split(" ").filter((move) => move !== "");
    if (depth === 1) return moves.length;
    let total = 0;
    for (const move of moves) { board.push(move); total += counts(board, depth - 1); board.pop(); }
    return total;
  };
  const [ini, variant, depth, ...path] = process.argv.slice(2);
  ffish.loadVariantConfig(fs.readFileSync(ini, "utf8"));
  if (!ffish.variants().split(" ").includes(variant)) { console.log("refused: the variant was not loaded"); process.exit(1); }
  const valid = ffish.validateFen(ffish.startingFen(variant), variant);
  if (valid !== 1) { console.log("refused: start position " + valid); process.exit(1); }
  const board = new ffish.Board(variant);
  for (const move of path) {
    if (!board.push(move)) { console.log("refused: move " + move); process.exit(1); }
  }
  for (const move of board.legalMoves().split(" ").filter((move) => move !== "")) {
    board.push(move);
    console.log(move + ": " + (Number(depth) === 1 ? 1 : counts(board, Number(depth) - 1)));
    board.pop();
  }
  console.log("done");
};
delete globalThis.fetch;
const ffish = require("ffish");
ffish.onRuntimeInitialized = load;
)js";

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

    std::string
    text(const Subject &subject, const Position &position, const Move &move) const override
    {
        if (m_letters.empty()) {
            const auto variant = fairy::exportedVariant(subject, m_export);
            m_letters = variant.letters;
            m_hasPlus = std::any_of(variant.keys.begin(), variant.keys.end(), [](const auto &key) {
                return key.first == "promotedPieceType";
            });
        }
        Move plain = move;
        const bool isPlus = move.becomes && m_hasPlus && isPieceStyle(subject, position, move);
        if (isPlus)
            plain.becomes.reset();
        const std::string coordinates = coordinateText(subject, plain, m_letters);
        return isPlus ? coordinates + "+" : coordinates;
    }

protected:
    static bool isPieceStyle(const Subject &subject, const Position &position, const Move &move)
    {
        for (const Promotion &promotion : subject.rules().promotions) {
            if (promotion.touch == ZoneTouch::Either && covers(promotion.types, move.type)
                && covers(promotion.players, position.toMove()))
                return true;
        }
        return false;
    }

    ProofRequest m_request;
    std::filesystem::path m_folder;
    std::string m_ini;
    ExportRequest m_export;
    mutable std::string m_letters;
    mutable bool m_hasPlus = false;
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
        std::string input = "check game.ini\nload game.ini\nsetoption name UCI_Variant value "
                            + sectionOf(m_ini) + "\nposition startpos";
        if (!path.empty())
            input += " moves";
        for (const std::string &move : path)
            input += " " + move;
        input += "\ngo perft " + std::to_string(depth) + "\nquit\n";
        const ProcessLimits limits{m_request.time, 16U << 20U, 4ULL << 30U, m_request.stop};
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
        if (report.output.find("Nodes searched:") == std::string::npos)
            return failure("fairy-stockfish did not count");
        return readBranches(report.output.substr(0, report.output.find("Nodes searched:")));
    }
};

class FfishTarget final : public FairyTarget
{
public:
    using FairyTarget::FairyTarget;

    Result<Branches>
    branches(std::span<const std::string> path, int depth, std::span<const std::string>) override
    {
        std::vector<std::string> command = {
            "node", "driver.js", "game.ini", sectionOf(m_ini), std::to_string(depth)};
        command.insert(command.end(), path.begin(), path.end());
        // WebAssembly reserves far more address space than it uses.
        const ProcessLimits limits{m_request.time, 16U << 20U, 0, m_request.stop};
        const ProcessReport report = supervise(
            {std::move(command), {}, m_folder, {{"NODE_PATH", m_request.modules}}, limits});
        if (report.output.find("refused: ") != std::string::npos)
            return failure("ffish " + report.output.substr(report.output.find("refused: "), 80));
        if (!report.isFine() || report.output.find("\ndone") == std::string::npos)
            return report.output == "done\n" ? Result<Branches>(Branches{})
                                             : failure("ffish " + describeEnd(report, limits));
        return readBranches(report.output);
    }
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

/// Counts with npm's jocly; moves are cell names joined by '-', with the type a man becomes.
constexpr const char *joclyDriver = R"js(
const path = require("path");
const root = path.dirname(require.resolve("jocly/package.json"));
const all = require(path.join(root, "dist/node/jocly-allgames.js"));
const [name, depth, ...moves] = process.argv.slice(2);
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
  const moves = list(game, board, who);
  if (depth === 1) return moves.size;
  let total = 0;
  for (const move of moves.values()) total += count(game, after(game, board, move), -who, depth - 1);
  return total;
};
(async () => {
  const game = await jocly._createInternalGame(name);
  let board = game.mBoard, who = 1;
  for (const wanted of moves) {
    const move = list(game, board, who).get(wanted);
    if (move === undefined) { console.log("refused: move " + wanted); process.exit(1); }
    board = after(game, board, move); who = -who;
  }
  for (const [text, move] of list(game, board, who))
    console.log(text + ": " + (Number(depth) === 1 ? 1 : count(game, after(game, board, move), -who, Number(depth) - 1)));
  console.log("done");
})().catch((error) => { console.log("refused: " + error); process.exit(1); });
)js";

class JoclyTarget final : public ProofTarget
{
public:
    JoclyTarget(std::string name, const ProofRequest &request, std::filesystem::path folder)
        : m_name(std::move(name))
        , m_request(request)
        , m_folder(std::move(folder))
    {
    }

    Result<Branches>
    branches(std::span<const std::string> path, int depth, std::span<const std::string>) override
    {
        std::vector<std::string> command = {"node", "driver.js", m_name, std::to_string(depth)};
        command.insert(command.end(), path.begin(), path.end());
        const ProcessLimits limits{m_request.time, 16U << 20U, 0, m_request.stop};
        const ProcessReport report = supervise(
            {std::move(command), {}, m_folder, {{"NODE_PATH", m_request.modules}}, limits});
        if (const std::size_t at = report.output.find("refused: "); at != std::string::npos)
            return failure("jocly " + report.output.substr(at, 120));
        if (!report.isFine() || report.output.find("done\n") == std::string::npos)
            return failure("jocly " + describeEnd(report, limits));
        return readBranches(report.output);
    }

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

    std::string m_name;
    ProofRequest m_request;
    std::filesystem::path m_folder;
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
