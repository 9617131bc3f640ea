#pragma once

#include "model/play/position/position.h"

#include <cstdint>
#include <memory>
#include <string>

namespace rookery::bench {

/// A game written in Lua 5.4, which asks its host one question a call: what stands on a cell, which
/// cell is beside it, what a number is. For measuring only: the script is trusted.
class LuaScript
{
public:
    /// The board, the zones and the start are those of the design, whose first own number has to be
    /// of cells and whose second one of players, where it has any.
    LuaScript(const Design &design, const std::string &file);
    ~LuaScript();

    /// The sequences of so many moves from the start.
    std::uint64_t perft(int depth);

private:
    class Host;
    std::unique_ptr<Host> m_host;
};

} // namespace rookery::bench
