#pragma once

#include "model/engine/recipe/evaluation_recipe.h"
#include "model/engine/search/search_limits.h"
#include "model/engine/search/shared_points.h"
#include "model/play/game/game_record.h"

#include <atomic>
#include <chrono>
#include <random>
#include <vector>

namespace rookery {

/// Chooses moves by playing games at random to their end, more often after moves that went well
/// (UCT: Kocsis and Szepesvari 2006), and lets a move count wherever in a game it was made (GRAVE:
/// Cazenave 2015). A game that does not end is judged by the recipe where it is cut off. What it
/// finds depends on the seed and the limits of games or nodes alone. For the thread of its engine.
class PlayoutSearch
{
public:
    /// `engine` is in the position of the record it will be asked about, `random` stays in use.
    PlayoutSearch(GameEngine &engine, Evaluator &evaluator, std::mt19937 &random);

    /// One of these moves, of which there must be some; all are legal. The record is as before in
    /// the end. Of the limits, time, nodes (moves made), games, lines and memory count.
    SearchResult search(GameRecord &record,
                        const std::vector<Move> &moves,
                        const SearchLimits &limits,
                        const std::atomic<bool> &stop,
                        const SearchSink &sink);

private:
    using Clock = std::chrono::steady_clock;
    using Points = std::vector<float>; ///< by player: 1 for a win, 0 for a loss

    static constexpr std::uint32_t none = 0xffffffffU;

    /// A move of a position, and how games after it went.
    struct Tried
    {
        std::uint32_t number = 0; ///< see numberOf()
        std::uint32_t games = 0;
        float points = 0; ///< of the player who moves
        std::uint32_t next = none;

        float mean() const { return points / static_cast<float>(games); }
    };

    struct Node
    {
        PlayerId toMove;
        std::uint32_t games = 0;
        bool isListed = false;    ///< its moves are
        bool isDrawn = false;     ///< chance is to move
        std::vector<Tried> tried; ///< in the engine's order; at the root those that are allowed
        SharedPoints shared;
        Points over; ///< of a game that is over; usually empty
    };

    struct Step
    {
        std::uint32_t node;
        std::size_t move;
    };

    struct Played
    {
        PlayerId player;
        std::uint32_t number;
    };

    static std::uint32_t numberOf(const Move &move, PlayerId player);
    bool isOver();
    void listRoot(GameRecord &record, const std::vector<Move> &moves);
    bool takesRoom(std::size_t bytes);
    void list(Node &node, const std::vector<Move> &moves) const;
    void listMoves(std::vector<Move> &moves);
    std::size_t chosen(const Node &node, const SharedPoints &shared);
    std::size_t drawn(const std::vector<Move> &moves);
    void playOneGame();
    void playOut();
    void make(const Move &move);
    void endHere(bool isCut);
    void countGame();
    Points pointsOf(const GameEnd &end) const;
    std::vector<std::size_t> byGames() const;
    SearchLine lineOf(std::size_t move);
    void report(SearchResult &result, std::size_t lines);

    GameEngine &m_engine;
    Evaluator &m_evaluator;
    std::mt19937 &m_random;
    const std::size_t m_players; ///< those who win and lose
    const std::size_t m_longest; ///< moves after which a game is cut off
    std::vector<Node> m_nodes;
    std::vector<Move> m_allowed; ///< at the root
    std::vector<Step> m_path;
    std::vector<Played> m_played; ///< of the game that is being played
    std::vector<Move> m_moves;    ///< of the position that the game has come to
    Points m_points;              ///< of that game
    std::size_t m_roomLeft = 0;   ///< bytes for the tree
    const std::atomic<bool> *m_stop = nullptr;
    Clock::time_point m_deadline;
    std::uint64_t m_made = 0;
    std::uint64_t m_mostMade = 0;
    bool m_sharesMoves = true;
};

} // namespace rookery
