#pragma once

#include "model/base/enum_names.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Other programs that play, as this one speaks to them.
namespace rookery {

/// The languages that engines speak.
enum class EngineProtocol { Uci, Ucci, Usi, Cecp };

/// What a user keeps of an engine.
struct EngineSetup
{
    std::string name;                 ///< as the user calls it; empty: as the program does
    std::vector<std::string> command; ///< the program and its arguments
    EngineProtocol protocol = EngineProtocol::Uci;
    std::map<std::string, std::string> options = {}; ///< those that are not as the engine has them

    /// What sentences call it.
    std::string title() const
    {
        return !name.empty() ? name : command.empty() ? std::string() : command.front();
    }

    friend bool operator==(const EngineSetup &, const EngineSetup &) = default;
};

/// Something of an engine that can be set.
struct EngineOption
{
    enum class Kind { Check, Spin, Combo, Text, Button };

    std::string name;
    Kind kind = Kind::Text;
    std::string value = {}; ///< without being set: `true` and `false` for Check
    long least = 0;         ///< of Spin
    long most = 0;
    std::vector<std::string> choices = {}; ///< of Combo

    friend bool operator==(const EngineOption &, const EngineOption &) = default;
};

/// What an engine says of itself.
struct EngineIdentity
{
    std::string name;
    std::string author;
    std::vector<EngineOption> options;
    std::vector<std::string> variants; ///< that it knows, in its words; empty: it does not say
    // Of CECP:
    bool takesMoveWord = false;  ///< `usermove e2e4` for `e2e4`
    bool takesPositions = false; ///< `setboard`
    bool answersPings = false;
    bool hasIntroducedItself = false; ///< has said anything of the above

    const EngineOption *option(std::string_view wanted) const;
    /// Another Rookery, which knows the cells by their own names.
    bool isRookery() const { return name.starts_with("Rookery"); }
};

/// What an engine may use for a move: nodes, time or depth, whatever is set. CECP has no nodes.
struct EngineLimits
{
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
    std::optional<int> depth;
    int lines = 1; ///< best moves it tells of, where it can tell of several
};

/// What an engine thinks of a position; all of it for the player to move.
struct EngineReport
{
    int rank = 1; ///< among its best moves
    int depth = 0;
    std::optional<int> centipawns;
    std::optional<int> mate; ///< in so many moves; negative: it is mated
    std::uint64_t nodes = 0;
    std::string line; ///< expected, in its own words

    friend bool operator==(const EngineReport &, const EngineReport &) = default;
};

/// In the thread that asks.
using EngineSink = std::function<void(const EngineReport &)>;

/// How long an engine may be silent.
struct EnginePatience
{
    std::chrono::milliseconds start{10'000};  ///< when it is begun or asked whether it is ready
    std::chrono::milliseconds beyond{10'000}; ///< more than a move's time
    std::chrono::milliseconds untimed{20 * 60'000}; ///< for a move whose time has no limit
};

template<>
struct EnumNames<EngineProtocol>
{
    static constexpr EnumName<EngineProtocol> rows[] = {
        {EngineProtocol::Uci, "uci", "UCI"},
        {EngineProtocol::Ucci, "ucci", "UCCI (xiangqi)"},
        {EngineProtocol::Usi, "usi", "USI (shogi)"},
        {EngineProtocol::Cecp, "xboard", "CECP (XBoard, WinBoard)"},
    };
};

} // namespace rookery
