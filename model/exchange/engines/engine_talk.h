#pragma once

#include "model/base/result.h"
#include "model/exchange/engines/engine_setup.h"
#include "model/exchange/supervisor/dialogue.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace rookery {

/// A game as an engine is told it.
struct ToldGame
{
    std::string variant;            ///< empty: the one it plays without being told
    std::string file;               ///< a variants.ini with it; empty: it knows it
    std::string start;              ///< FEN; empty: its own start position
    std::vector<std::string> moves; ///< from there on, in its words
};

/// One program that runs, and the language that it is spoken to in. Errors are whole sentences with
/// the engine's name, and quote its last words. For one thread at a time.
class EngineTalk
{
public:
    EngineTalk(const EngineSetup &setup, const EnginePatience &patience);
    virtual ~EngineTalk() = default;

    bool isOpen() const { return m_dialogue.isOpen(); }
    const EngineIdentity &identity() const { return m_identity; }
    /// The start position that it has told of the present variant, as FEN; empty if it has not.
    const std::string &variantStart() const { return m_variantStart; }

    /// Who it is and what it has. Once, before all else.
    virtual Result<std::monostate> introduce(const std::atomic<bool> *stop) = 0;
    /// Sets its options and begins a game of this variant.
    virtual Result<std::monostate> newGame(const ToldGame &game, const std::atomic<bool> *stop) = 0;
    /// What think() gives where it plays no move but gives the game up.
    static constexpr std::string_view resigns = "resign";
    /// The move that it plays there, in its words, or `resigns`. When `stop` is set it is told to
    /// move now.
    virtual Result<std::string> think(const ToldGame &game,
                                      const EngineLimits &limits,
                                      const std::atomic<bool> *stop,
                                      const EngineSink &sink) = 0;
    /// Its last move was this one of ours, as it is written.
    virtual void accepted(const std::string &text) = 0;
    /// Asks it to end, waits a moment, and ends it.
    void quit();

    /// "X plays ..."
    Unexpected<Error> fault(Message what) const;

protected:
    enum class Ear { Ignores, Takes };
    using Listener = std::function<Ear(const std::string &line)>;

    void say(const std::string &line) { m_dialogue.say(line); }
    /// Waits until the listener takes a line; false if it did not in that time, or `stop` was set.
    bool
    await(std::chrono::milliseconds time, const std::atomic<bool> *stop, const Listener &listener);
    /// Why nothing came: it has ended, or it is silent.
    Unexpected<Error> silent(const std::string &awaited) const;
    std::chrono::milliseconds thinkingTime(const EngineLimits &limits) const;
    /// What the user has set, else the usual value.
    std::string optionFor(const std::string &name, const std::string &usual) const;

    EngineSetup m_setup;
    EnginePatience m_patience;
    Dialogue m_dialogue;
    EngineIdentity m_identity;
    std::string m_variantStart;
};

/// Starts the program.
std::unique_ptr<EngineTalk> makeTalk(const EngineSetup &setup, const EnginePatience &patience);

/// UCI, and its kin UCCI and USI. Made by makeTalk().
std::unique_ptr<EngineTalk> makeUciTalk(const EngineSetup &setup, const EnginePatience &patience);
std::unique_ptr<EngineTalk> makeCecpTalk(const EngineSetup &setup, const EnginePatience &patience);

} // namespace rookery
