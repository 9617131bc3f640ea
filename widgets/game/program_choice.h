#pragma once

#include "model/engine/search/search_limits.h"
#include "model/exchange/engines/engine_setup.h"

#include <chrono>
#include <cstdint>
#include <limits>
#include <utility>
#include <variant>

namespace rookery {

/// The program that chooses a player's moves: this one in one of its ways, or another one.
class ProgramChoice
{
public:
    ProgramChoice(Strategy strategy)
        : m_program(strategy)
    {
    }
    ProgramChoice(EngineSetup engine)
        : m_program(std::move(engine))
    {
    }

    /// Of this program; nothing for another one.
    const Strategy *strategy() const { return std::get_if<Strategy>(&m_program); }
    /// Null for this program.
    const EngineSetup *engine() const { return std::get_if<EngineSetup>(&m_program); }
    /// Whether it plays the better, the longer it may think.
    bool usesTime() const { return engine() || takesTime(*strategy()); }

    friend bool operator==(const ProgramChoice &, const ProgramChoice &) = default;

private:
    std::variant<Strategy, EngineSetup> m_program;
};

/// What a program may use for a move.
struct Effort
{
    std::chrono::milliseconds time{1'000};
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();

    friend bool operator==(const Effort &, const Effort &) = default;
};

} // namespace rookery
