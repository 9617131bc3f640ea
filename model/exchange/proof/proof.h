#pragma once

#include "model/exchange/proof/proof_positions.h"
#include "model/exchange/supervisor/supervisor.h"
#include "model/exchange/target/format.h"
#include "model/play/moves/move.h"
#include "model/play/position/position.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rookery {

/// The number of sequences behind each first move, as the target writes moves.
using Branches = std::map<std::string, std::uint64_t>;

/// What a target says of a game: whether it goes on, and if not, how it has ended.
enum class TargetEnd {
    GoesOn,
    FirstWins,
    SecondWins,
    Decided, ///< somebody wins, and the target does not say who
    Drawn,
    DrawnByMaterial, ///< neither side could win with what it has, says the target
};

/// A position that a target is brought to by moves from the start, and asked about.
struct ProofQuestion
{
    std::string start; ///< a position as ProofTarget::placed() writes it; empty for the setup
    std::vector<std::string> path; ///< as the target writes moves
    std::vector<std::string>
        ours; ///< the moves known here; a target that cannot list its own answers about these
    bool isDeep = false; ///< asked for the number of sequences of two moves, too
};

struct ProofAnswer
{
    std::optional<std::size_t>
        refused; ///< this move of the path, which is no move there; the rest is unset then
    std::uint64_t moves = 0;
    std::optional<std::vector<std::string>> texts; ///< the moves, if the target lists them
    std::optional<std::uint64_t> deeper;           ///< the number of sequences of two moves
    std::optional<TargetEnd> end;                  ///< if the target says so
};

/// A program that can play what was exported. It is asked from scratch each time, so that nothing
/// it does can spoil the next answer.
class ProofTarget
{
public:
    virtual ~ProofTarget() = default;

    /// One answer for each question, in their order.
    virtual Result<std::vector<ProofAnswer>> answers(std::span<const ProofQuestion> questions);
    /// Whether it can be brought to other positions than the start.
    virtual bool followsMoves() const { return true; }
    /// A position as it can be set up there, without the moves that lead to it; nothing if that
    /// cannot be.
    virtual std::optional<std::string> placed(const Subject &, const Position &) const
    {
        return std::nullopt;
    }
    /// How many questions it is best asked at a time, and how many sequences of two moves it counts
    /// in them without making anybody wait.
    virtual std::size_t batch() const { return 40; }
    virtual std::uint64_t room() const { return 100'000; }

    /// The counts after the moves of `path`. `ours` are the moves known there; a target that cannot
    /// list its own answers about these.
    virtual Result<Branches>
    branches(std::span<const std::string> path, int depth, std::span<const std::string> ours) = 0;

    /// Whether what it says of such an end is compared. It is not where the export itself says that
    /// it differs.
    virtual bool tellsEnd(const EndCondition &) const { return true; }

    /// Whether it knows which moves there are, and cannot count further. Then it is asked at depth
    /// 1 only.
    virtual bool onlyLists() const { return false; }

    /// The move as the target writes it.
    virtual std::string
    text(const Subject &subject, const Position &position, const Move &move) const = 0;
};

struct ProofRequest
{
    int depth = 3;                                ///< of the counts from the start
    PositionWishes positions = {};                ///< which positions of random games are compared
    std::uint64_t mostNodes = 300'000;            ///< deeper counts are left out
    std::chrono::milliseconds time{60'000};       ///< for each question
    std::string modules;                          ///< folders with Node modules, separated by ':'
    const std::atomic<bool> *stop = nullptr;      ///< ends the proof as soon as it is set
    std::function<void(int depth)> counting = {}; ///< told before each depth, in the proof's thread
    std::function<void(std::size_t done, std::size_t all)> comparing =
        {}; ///< told now and then, in that thread
};

enum class ProofState {
    Proved,       ///< the same everywhere, and every rule of the design was exercised
    ButForDraws,  ///< proved, but the export leaves out draws by repetition or quiet moves
    Partly,       ///< the same everywhere, but some rule was left out or not exercised
    Differs,      ///< the target plays another game
    NotInstalled, ///< the target's program is missing
    Failed,       ///< it crashed, hung or talked nonsense
    NotRun,       ///< no program here can play this format
};

/// The first position and move where two programs disagree.
struct Disagreement
{
    std::string
        start; ///< a position made for the rules, as the target reads it; empty for the setup
    std::vector<std::string> path; ///< moves from the start, as Rookery writes them
    std::string position;          ///< after them
    std::string move;              ///< as the one that knows it writes it
    std::optional<std::uint64_t> ours;
    std::optional<std::uint64_t> theirs;
};

struct Proof
{
    ProofState state = ProofState::NotRun;
    Message sentence; ///< what was found, without a final full stop
    std::vector<ExercisedRule>
        rules; ///< that the export keeps, and in how many positions each of them mattered
    std::vector<Message> leftOut;      ///< what the export says otherwise, by its own account
    std::size_t positions = 0;         ///< of random games, that were compared
    int games = 0;                     ///< random games that were played to find them
    int madeStarts = 0;                ///< games from positions made for the rules
    std::size_t examples = 0;          ///< pinned positions of the design that were compared
    std::vector<std::size_t> unplaced; ///< others, by their place, that cannot be set up there
    unsigned seed = 0;                 ///< of these games
    bool hasEnds = false;              ///< the target said whether the games had ended, too
    std::vector<std::uint64_t> ours;   ///< counts from the start by depth, from 1
    std::vector<std::uint64_t> theirs; ///< as far as they were asked for
    std::optional<Disagreement> disagreement;
};

/// Where Node looks for modules that are installed outside the project: what NODE_PATH says, or
/// else the usual folders.
std::string nodeModules();

/// Whether the target plays the same game wherever it was asked.
inline bool agrees(const Proof &proof)
{
    return proof.state == ProofState::Proved || proof.state == ProofState::ButForDraws
           || proof.state == ProofState::Partly;
}

/// Exports the design, lets the target play positions of random games in which each rule that the
/// export keeps matters, compares moves and ends, and goes down to the first difference. What the
/// export leaves out by its own account is left out here as well. Takes seconds.
Proof prove(const Format &format,
            const Subject &subject,
            const ExportRequest &request,
            const ProofRequest &proof);

/// Compares the game that an export keeps with what the target plays, as prove() does.
Proof compared(const Subject &kept, ProofTarget &target, const ProofRequest &request);

/// A target made ready in a folder of its own, or why there is none; `package` is what to install.
struct ReadyTarget
{
    std::unique_ptr<ProofTarget> target;
    bool isMissing = false;
    Message sentence;
};

using TargetMaker = ReadyTarget(const Exported &,
                                const ExportRequest &,
                                const ProofRequest &,
                                const std::filesystem::path &folder);
TargetMaker fairyMaxTarget, fairyStockfishTarget, joclyTarget, luaTarget, moveTableTarget,
    playHtmlTarget, sjaakTarget, vectorsTarget;

template<>
struct EnumNames<ProofState>
{
    static constexpr EnumName<ProofState> rows[] = {
        {ProofState::Proved, "proved", "proved"},
        {ProofState::ButForDraws,
         "but-for-draws",
         "proved but for draws by repetition or counted quiet moves"},
        {ProofState::Partly, "partly", "proved in part"},
        {ProofState::Differs, "differs", "differs"},
        {ProofState::NotInstalled, "not-installed", "not installed"},
        {ProofState::Failed, "failed", "failed"},
        {ProofState::NotRun, "not-run", "not run"},
    };
};

} // namespace rookery
