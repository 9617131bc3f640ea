#pragma once

#include "model/exchange/engines/engine_terms.h"
#include "model/play/game/game_record.h"

#include <atomic>
#include <memory>
#include <span>

namespace rookery {

class EngineTalk;
class EngineNotation;
class ScratchFolder;

/// What an engine has chosen, and what it thought last.
struct EngineChoice
{
    std::optional<Move> move; ///< none: it resigns
    EngineReport report;
};

/// Another program that plays a design: started when it is needed, and again after it has failed;
/// ended, with all that it has started, when this object is. What it does wrong is an error of one
/// sentence with its name. For one thread at a time, which is not the window's: every call may wait
/// as long as EnginePatience says, unless `stop` is set.
class HostedEngine
{
public:
    explicit HostedEngine(EngineSetup setup, const EnginePatience &patience = {});
    ~HostedEngine();

    const EngineSetup &setup() const { return m_setup; }

    /// What it says of itself.
    Result<EngineIdentity> introduce(const std::atomic<bool> *stop = nullptr);
    /// Begins a game of this design; on what terms.
    Result<EngineTerms> begin(const Design &design,
                              const VariantWish &wish = {},
                              const std::atomic<bool> *stop = nullptr);
    /// From which a game of the design that was begun starts.
    const Position &setupPosition() const;
    /// The legal move that it plays after these moves from this position, in the game that was
    /// begun. Once `stop` is set it plays the best that it has.
    Result<EngineChoice> choose(const Position &start,
                                std::span<const Move> moves,
                                const EngineLimits &limits,
                                const std::atomic<bool> *stop = nullptr,
                                const EngineSink &sink = {});
    /// The moves of a report's line, for use in the sink of choose(): as far as they are understood
    /// and legal.
    std::vector<Move> lineOf(const EngineReport &report);
    /// Asks it to end, and ends it if it does not at once.
    void quit();

private:
    struct Game;

    Result<std::monostate> start(const std::atomic<bool> *stop);
    Result<std::monostate> tell(const std::atomic<bool> *stop);
    Result<std::monostate> follow(const Position &start, std::span<const Move> moves);

    EngineSetup m_setup;
    EnginePatience m_patience;
    std::unique_ptr<ScratchFolder> m_folder;
    std::unique_ptr<EngineTalk> m_talk;
    std::unique_ptr<Game> m_game;
};

} // namespace rookery
