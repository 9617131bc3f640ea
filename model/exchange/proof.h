#pragma once

#include "model/exchange/format.h"
#include "model/exchange/supervisor.h"
#include "model/play/move.h"
#include "model/play/position.h"

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

/// A program that can play what was exported. It is asked from scratch each time, so that nothing
/// it does can spoil the next answer.
class ProofTarget
{
public:
    virtual ~ProofTarget() = default;

    /// The counts after the moves of `path`. `ours` are the moves known there; a target that cannot list
    /// its own answers about these.
    virtual Result<Branches> branches(std::span<const std::string> path, int depth, std::span<const std::string> ours) = 0;

    /// Whether it knows which moves there are, and cannot count further. Then it is asked at depth 1 only.
    virtual bool onlyLists() const { return false; }

    /// The move as the target writes it.
    virtual std::string text(const Subject &subject, const Position &position, const Move &move) const = 0;
};

struct ProofRequest
{
    int depth = 3;
    std::uint64_t mostNodes = 300'000;       ///< deeper counts are left out
    std::chrono::milliseconds time{20'000};  ///< for each question
    std::string modules;                     ///< folders with Node modules, separated by ':'
    const std::atomic<bool> *stop = nullptr; ///< ends the proof as soon as it is set
    std::function<void(int depth)> counting = {}; ///< told before each depth, in the proof's thread
};

enum class ProofState {
    Proved,       ///< all counts are equal
    Differs,      ///< the target plays another game
    NotInstalled, ///< the target's program is missing
    Failed,       ///< it crashed, hung or talked nonsense
    Unprovable,   ///< no program here can play this format
};

/// The first position and move where two programs disagree.
struct Disagreement
{
    std::vector<std::string> path; ///< moves from the start, as Rookery writes them
    std::string position;          ///< after them
    std::string move;              ///< as whoever knows it writes it
    std::optional<std::uint64_t> ours;
    std::optional<std::uint64_t> theirs;
};

struct Proof
{
    ProofState state = ProofState::Unprovable;
    std::string sentence; ///< what was found, without a final full stop
    std::vector<std::uint64_t> ours;   ///< counts by depth, from 1
    std::vector<std::uint64_t> theirs; ///< as far as they were asked for
    std::optional<Disagreement> disagreement;
};

/// Exports the design, lets the target count moves, compares, and goes down to the first difference.
Proof prove(const Format &format, const Subject &subject, const ExportRequest &request, const ProofRequest &proof);

/// A target made ready in a folder of its own, or why there is none; `package` is what to install.
struct ReadyTarget
{
    std::unique_ptr<ProofTarget> target;
    bool isMissing = false;
    std::string sentence;
};

ReadyTarget fairyStockfishTarget(const Exported &, const ExportRequest &, const ProofRequest &, const std::filesystem::path &folder);
ReadyTarget fairyMaxTarget(const Exported &, const ExportRequest &, const ProofRequest &, const std::filesystem::path &folder);
ReadyTarget sjaakTarget(const Exported &, const ExportRequest &, const ProofRequest &, const std::filesystem::path &folder);
ReadyTarget joclyTarget(const Exported &, const ExportRequest &, const ProofRequest &, const std::filesystem::path &folder);
ReadyTarget moveTableTarget(const Exported &, const ExportRequest &, const ProofRequest &, const std::filesystem::path &folder);

template<>
struct EnumNames<ProofState>
{
    static constexpr EnumName<ProofState> rows[] = {
        {ProofState::Proved, "proved", "proved"},
        {ProofState::Differs, "differs", "differs"},
        {ProofState::NotInstalled, "not-installed", "not installed"},
        {ProofState::Failed, "failed", "failed"},
        {ProofState::Unprovable, "unprovable", "cannot be proved here"},
    };
};

} // namespace rookery
