#pragma once

#include "app/cli/outcome.h"
#include "model/database/learned_file.h"
#include "model/engine/search/search.h"

#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace rookery::cli {

/// A game of one design that a program plays for a window: a position, the moves since, and a
/// search that runs in a thread of its own. All calls come from one thread; what a search says
/// comes from its own.
class ThinkingGame
{
public:
    /// Costs the making of tables and of the recipe.
    ThinkingGame(Design design, unsigned seed, const LearnedSource &learned = bundledLearned);
    ~ThinkingGame();
    ThinkingGame(const ThinkingGame &) = delete;
    ThinkingGame &operator=(const ThinkingGame &) = delete;

    const Design &design() const { return m_design; }
    const Board &board() const { return m_searcher.engine().board(); }
    Searcher &searcher() { return m_searcher; }
    GameRecord &record() { return *m_record; }

    /// From this position, or from the setup; the sentence says what is wrong with it. An ended
    /// search is waited for.
    Result<std::monostate> begin(const std::string &position);
    /// As a window writes it.
    Result<std::monostate> play(const std::string &move);
    /// Takes back so many moves, or all that there are.
    void takeBack(std::size_t moves);
    /// The legal move that is written so.
    Result<Move> moveOf(const std::string &text);
    /// How windows write a legal move of the present position.
    std::string textOf(const Move &move) { return engineText(move, m_record->legalMoves()); }
    /// How they write moves that follow each other from the present position. Not while a search
    /// runs, but in its thread.
    std::string textOf(const std::vector<Move> &line);

    using Done = std::function<void(const SearchResult &)>;
    /// Begins a search; one that is still running is stopped first.
    void think(SearchLimits limits, SearchSink sink, Done done);
    /// Sets the flag and waits until the search has said what it found.
    void stop();
    bool isThinking() const { return m_isThinking; }
    /// Until the search ends by itself.
    void wait();

private:
    std::string engineText(const Move &move, const std::vector<Move> &among) const;

    Design m_design;
    Searcher m_searcher;
    Position m_start;
    std::unique_ptr<GameRecord> m_record;
    std::thread m_thread;
    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_isThinking{false};
};

/// The time for a move with so much left on the clock, and so many moves to make with it (0: all of
/// the game).
std::chrono::milliseconds
timeForMove(std::chrono::milliseconds left, std::chrono::milliseconds increment, int movesToGo);

} // namespace rookery::cli
