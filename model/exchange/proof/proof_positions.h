#pragma once

#include "model/exchange/target/used_rules.h"
#include "model/play/game/game_record.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Positions in which the rules of a design do something, so that counting moves there says
/// something about the rules.
namespace rookery {

/// A rule, or what a piece type does, and in how many positions it mattered.
struct ExercisedRule
{
    UsedRule rule;
    int positions = 0;
};

/// How many and which random games are played.
struct PositionWishes
{
    int positions = 100; ///< at least, if the games have so many
    int perRule = 20;    ///< of positions in which a rule matters
    int mostGames = 2'000;
    int mostPlies = 300; ///< of one game
    std::uint64_t effort =
        12'000'000; ///< moves listed at most; then the search ends with what it has
    unsigned seed = 1;
    const std::atomic<bool> *stop = nullptr;
    /// A position as a target is given it, if games can begin with it there; without this all games
    /// begin with the setup.
    std::function<std::optional<std::string>(const Position &)> placed = {};
};

/// A position made for the rules, from which games are played.
struct MadeStart
{
    Position position;
    std::string text; ///< as the target is given it
};

/// A position of a random game.
struct DrawnPosition
{
    std::shared_ptr<const MadeStart> start; ///< null for the setup
    std::vector<Move> path;                 ///< from the start
    Position position;                      ///< after them
    std::optional<GameEnd> end;
    std::vector<std::size_t>
        rules; ///< that matter here, as indexes of the list beside the positions
    /// No legal move; where only the moves before have ended the game, a target may list moves all
    /// the same.
    bool isStuck = false;
};

struct DrawnPositions
{
    std::vector<DrawnPosition> positions; ///< in the order of the games they are from
    std::vector<ExercisedRule> rules;     ///< in the order they were given, then the piece types
    int games = 0;                        ///< played from the setup
    int madeStarts = 0;                   ///< and games from positions that were made
    std::size_t examples = 0;             ///< pinned examples among the positions
    std::vector<std::size_t> unplaced;    ///< those that games cannot begin with, by their place
    bool isCutShort = false; ///< the effort was spent before every rule had its positions
};

/// Plays random games, also from positions made for the rules (PositionMaker), and keeps positions
/// in which each rule matters. A rule matters in a position where the design without it lists other
/// moves or ends otherwise, counted from the last position in which that was so; an end matters
/// where it ends the game; a piece type where it moves. The design's pinned examples are positions,
/// too; those of the setup itself are counted from there anyway. Takes time in the order of the
/// effort.
DrawnPositions
drawPositions(const Design &design, std::span<const UsedRule> rules, const PositionWishes &wishes);

} // namespace rookery
