#include "model/exchange/proof/proof.h"

#include "model/base/text.h"
#include "model/edit/setup/setup_arrangement.h"
#include "model/exchange/proof/proof_comparison.h"
#include "model/exchange/proof/proof_program.h"
#include "model/exchange/proof/rule_removal.h"
#include "model/play/position/position_text.h"
#include "model/play/position/relevant_part.h"
#include "model/play/position/setup_of.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

struct Maker
{
    std::string_view format;
    TargetMaker *make;
    /// Where that depends on the dialect.
    std::string_view (*program)(std::string_view dialect) = nullptr;
};

constexpr Maker makers[] = {
    {"fairymax", fairyMaxTarget},
    {"fairy-stockfish", fairyStockfishTarget, fairyStockfishProgram},
    {"jocly", joclyTarget},
    {"movetable", moveTableTarget},
    {"nomignolov", luaTarget},
    {"play-html", playHtmlTarget},
    {"sjaak", sjaakTarget},
    {"vectors", vectorsTarget},
};

const Maker *makerOf(const Format &format)
{
    const auto found = std::find_if(std::begin(makers), std::end(makers), [&](const Maker &row) {
        return row.format == format.id;
    });
    return found == std::end(makers) ? nullptr : found;
}

/// "the same moves and ends in 112 positions of 40 random games (seed 1)".
Message foundSame(const Proof &proof)
{
    const MessageArguments arguments{{"depth", proof.ours.size()},
                                     {"ends", proof.hasEnds},
                                     {"positions", proof.positions},
                                     {"games", proof.games},
                                     {"made", proof.madeStarts},
                                     {"examples", proof.examples},
                                     {"unplaced", proof.unplaced.size()},
                                     {"seed", proof.seed}};
    if (proof.positions == 0)
        return Message("the same number of moves to depth {depth} from the start position only",
                       arguments);
    return Message(
        "the same number of moves to depth {depth}, the same moves[{?ends} and ends] in "
        "{positions#position#positions} of {games#random game#random games}[{?made} and "
        "of games from {made#made position#made positions}] (seed {seed})[{?examples}, and in "
        "{examples#pinned example#pinned examples}][{?unplaced}; "
        "{unplaced#pinned example#pinned examples} cannot be set up there]",
        arguments);
}

/// Every rule mattered somewhere, also the ends where the target tells about ends.
bool isExercised(const ExercisedRule &rule)
{
    return rule.positions > 0;
}

/// Whether every rule was exercised but draws by counting, which the target may count otherwise.
bool onlyDrawsAreLeft(const Subject &kept, const Proof &proof)
{
    return proof.positions > 0
           && std::all_of(proof.rules.begin(), proof.rules.end(), [&](const ExercisedRule &each) {
                  return isExercised(each)
                         || (each.rule.kind == RuleKind::End
                             && isCountedDraw(kept.rules().ends[each.rule.index]));
              });
}

/// The design with the position of a pinned example as its start; nothing where a setup cannot say
/// all that the rules ask of that position.
std::optional<Design> startingWith(const Subject &subject, const Example &example)
{
    const Board &board = subject.board();
    const auto position = readPosition(example.position, subject.design(), board);
    if (!position)
        return std::nullopt;
    auto design = withSetup(subject.design(), setupOf(*position, board));
    if (design)
        design = withFirstMover(*design, position->toMove());
    if (!design)
        return std::nullopt;
    const Position start = startPosition(*design, board);
    const bool isSame =
        heededPart(start, *design, board) == heededPart(*position, subject.design(), board);
    return isSame ? std::optional(std::move(*design)) : std::nullopt;
}

/// Exports the game as if it began with a pinned example, and counts there. False if the target
/// cannot be asked so.
bool proveFrom(const Design &design,
               const Format &format,
               const Maker &maker,
               const ExportRequest &request,
               const ProofRequest &proof,
               const std::filesystem::path &folder,
               Proof &found)
{
    constexpr int mostDepth = 2;
    const Subject subject(design);
    const auto files = exported(format, subject, request);
    std::error_code fault;
    if (!files || !std::filesystem::create_directory(folder, fault))
        return false;
    const ReadyTarget ready = maker.make(*files, request, proof, folder);
    if (ready.target == nullptr)
        return false;
    const Subject kept(remainingGame(design, subject.usedRules(), files->verdict).design);
    ProofRequest shallow = proof;
    shallow.depth = std::min(proof.depth, mostDepth);
    shallow.counting = {};
    return compareFromStart(kept, *ready.target, shallow, found);
}

/// Asks about the pinned examples that the target could not be brought to, each in an export of its
/// own.
void proveUnplaced(const Format &format,
                   const Maker &maker,
                   const Subject &subject,
                   const ExportRequest &request,
                   const ProofRequest &proof,
                   const std::filesystem::path &scratch,
                   Proof &result)
{
    const auto unplaced = std::exchange(result.unplaced, {});
    for (const std::size_t place : unplaced) {
        const auto design = startingWith(subject, subject.design().examples->list[place]);
        Proof found;
        const auto folder = scratch / ("example" + std::to_string(place));
        const bool isStopped = result.disagreement || (proof.stop != nullptr && *proof.stop);
        if (isStopped || !design
            || !proveFrom(*design, format, maker, request, proof, folder, found)) {
            result.unplaced.push_back(place);
            continue;
        }
        ++result.examples;
        if (!found.disagreement)
            continue;
        result.state = ProofState::Differs;
        result.sentence = found.sentence;
        result.disagreement = std::move(found.disagreement);
    }
    if (!result.disagreement)
        result.sentence = foundSame(result);
}

} // namespace

Proof compared(const Subject &kept, ProofTarget &target, const ProofRequest &request)
{
    Proof proof;
    bool isAnswered = compareFromStart(kept, target, request, proof);
    if (isAnswered && !proof.disagreement && target.followsMoves()) {
        PositionWishes wishes = request.positions;
        wishes.stop = request.stop;
        wishes.placed = [&](const Position &position) {
            return target.placed(kept, position);
        };
        DrawnPositions drawn = drawPositions(kept.design(), kept.usedRules(), wishes);
        proof.games = drawn.games;
        proof.madeStarts = drawn.madeStarts;
        proof.examples = drawn.examples;
        proof.unplaced = std::move(drawn.unplaced);
        proof.seed = wishes.seed;
        proof.rules = std::move(drawn.rules);
        for (ExercisedRule &rule : proof.rules)
            rule.positions = 0; // those that are compared are counted anew
        isAnswered = comparePositions(kept, target, request, drawn.positions, proof);
    }
    const bool isWhole =
        proof.positions > 0 && std::all_of(proof.rules.begin(), proof.rules.end(), isExercised);
    proof.state = !isAnswered          ? ProofState::Failed
                  : proof.disagreement ? ProofState::Differs
                  : isWhole            ? ProofState::Proved
                                       : ProofState::Partly;
    if (isAnswered && !proof.disagreement)
        proof.sentence = foundSame(proof);
    return proof;
}

std::string_view proofProgram(const Format &format, std::string_view dialect)
{
    const Maker *maker = makerOf(format);
    return maker && maker->program ? maker->program(dialect) : format.proof;
}

Proof prove(const Format &format,
            const Subject &subject,
            const ExportRequest &request,
            const ProofRequest &proof)
{
    const Maker *maker = makerOf(format);
    Proof result;
    if (maker == nullptr) {
        result.sentence =
            Message("no program here can play {format}", {{"format", Message(format.title)}});
        return result;
    }
    const auto files = exported(format, subject, request);
    if (!files) {
        result.sentence = files.error().message;
        return result;
    }
    const ScratchFolder scratch;
    if (scratch.path().empty()) {
        result.state = ProofState::Failed;
        result.sentence = Message("no temporary folder could be made");
        return result;
    }
    ReadyTarget ready = maker->make(*files, request, proof, scratch.path());
    if (ready.target == nullptr) {
        result.state = ready.isMissing ? ProofState::NotInstalled : ProofState::Failed;
        result.sentence = ready.sentence;
        return result;
    }
    const Subject kept(remainingGame(subject.design(), subject.usedRules(), files->verdict).design);
    result = compared(kept, *ready.target, proof);
    if (agrees(result) && !result.unplaced.empty())
        proveUnplaced(format, *maker, subject, request, proof, scratch.path(), result);
    for (const Loss &loss : files->verdict.differences)
        result.leftOut.push_back(loss.message);
    if (agrees(result) && !result.leftOut.empty())
        result.state = files->verdict.portability() == Portability::ExactButDraws
                               && onlyDrawsAreLeft(kept, result)
                           ? ProofState::ButForDraws
                           : ProofState::Partly;
    return result;
}

Result<std::vector<ProofAnswer>> ProofTarget::answers(std::span<const ProofQuestion> questions)
{
    std::vector<ProofAnswer> all;
    for (const ProofQuestion &question : questions) {
        const auto listed = branches(question.path, 1, question.ours);
        if (!listed)
            return failure(listed.error());
        ProofAnswer answer;
        answer.texts.emplace();
        for (const auto &[move, count] : *listed) {
            answer.texts->push_back(move);
            answer.moves += count;
        }
        all.push_back(std::move(answer));
    }
    return all;
}

} // namespace rookery
