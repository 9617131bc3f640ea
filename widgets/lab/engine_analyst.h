#pragma once

#include "model/analysis/analyst.h"
#include "model/exchange/engines/hosted_engine.h"

#include <map>

namespace rookery {

/// Another program that looks for the best moves of positions of one design, as Analyst does. Any
/// thread but the window's may ask; one question is answered after the other.
class EngineAnalyst
{
public:
    EngineAnalyst(EngineSetup engine, Design design, std::shared_ptr<const CompiledGame> game);
    ~EngineAnalyst();

    const EngineSetup &setup() const { return m_engine.setup(); }

    /// Of the limits time and lines count. What the engine does wrong, or why it does not know the
    /// game, is the fault of the answer. `sink` hears of what it has found, ten times a second.
    BestLines lines(const AskedGame &game,
                    const SearchLimits &limits,
                    const std::atomic<bool> &stop,
                    const Analyst::LinesSink &sink);
    void quit();

private:
    /// By rank, the last of each.
    using Reports = std::map<int, EngineReport>;

    BestLines::Line lineFor(const EngineReport &report);
    void take(const Reports &reports, BestLines &best);

    Design m_design;
    std::mutex m_mutex;
    HostedEngine m_engine;
    bool m_hasBegun = false;
    std::unique_ptr<GameEngine> m_rules; ///< for the texts of lines
    std::optional<GameRecord> m_record;  ///< of the game that is asked about, in those rules
};

} // namespace rookery
