#pragma once

#include "model/engine/tables/cell_bits.h"
#include "model/engine/tables/lookup.h"

#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace rookery::fast {

inline constexpr std::size_t mostTypes = 64;
inline constexpr std::size_t mostSlots = 64;   ///< tables to be looked at for one piece
inline constexpr std::size_t mostAttacks = 64; ///< of one side, each by a different set of types
inline constexpr std::size_t mostBytes = 64U << 20U; ///< of rows

/// What a path is good for. Most lead to empty cells and to enemies alike.
enum class Kind : std::uint8_t { Both, Moves, Captures };
inline constexpr std::size_t kinds = 3;

/// Where pieces of one type and player get to from each cell.
template<int Words, template<int> class LookupOf>
struct Reach
{
    std::array<std::vector<CellBits<Words>>, kinds>
        steps;                            ///< [kind][cell], whatever stands there; empty if none
    std::vector<LookupOf<Words>> lookups; ///< [cell][slot]
    std::vector<std::uint32_t> watches;   ///< [cell][slot]: rows of cells on which the answer hangs
    std::vector<std::uint32_t> hurdles;   ///< [cell][slot]: rows of hurdles, where some are barred
    std::array<std::uint8_t, kinds> slotEnds{}; ///< slots of Both, then of Moves, then of Captures
    std::size_t slots = 0;                      ///< of each cell

    bool empty() const
    {
        return slots == 0 && steps[0].empty() && steps[1].empty() && steps[2].empty();
    }
};

/// The same path for all pieces of a type at once: each goes so many places further.
template<int Words>
struct Sweep
{
    CellBits<Words> from{};          ///< the cells where there is such a path
    std::array<int, 2> conditions{}; ///< places between the start and cells that must be empty
    int conditionCount = 0;
    int distance = 0;
    bool moves = false;
    bool captures = false;
    bool unmoved = false; ///< only for pieces that have not moved
};

/// From where pieces of some types of one player capture on each cell.
template<int Words, template<int> class LookupOf>
struct Attack
{
    std::uint64_t types = 0;
    std::vector<CellBits<Words>> steps;   ///< by cell, whatever stands between; empty: look it up
    std::vector<LookupOf<Words>> lookups; ///< by cell
    std::vector<std::uint32_t> hurdles;   ///< by cell: rows of hurdles, where some are barred
    std::vector<CellBits<Words>> sources; ///< by cell: all the cells that any occupancy gives
    std::vector<std::uint16_t> paths;     ///< [cell][source], the first path; 0 if none
};

/// A piece at the far end attacks if exactly so many of these cells are taken.
template<int Words>
struct Path
{
    CellBits<Words> cells{};
    std::uint16_t hurdles = 0;
    std::uint16_t next = 0; ///< another path between the same cells; 0 if none
};

/// Where a piece's move may change its type.
template<int Words>
struct PromotionRow
{
    struct Choice
    {
        std::uint8_t type = 0;
        bool onlyLost = false;  ///< only if its owner has lost one
        std::int32_t most = -1; ///< only while there are fewer on the board; -1: always

        friend bool operator==(const Choice &, const Choice &) = default;
    };

    CellBits<Words> cells{}; ///< where the move ends
    bool ifMoves = true;
    bool ifCaptures = true;
    bool mayStay = false;
    bool isDynamic = false; ///< some choice may not be there
    std::vector<Choice> choices;

    friend bool operator==(const PromotionRow &, const PromotionRow &) = default;
};

/// All rows for pieces of one type and player; each cell is in one row at most for each sort of
/// move.
template<int Words>
struct PromotionPlan
{
    std::vector<PromotionRow<Words>> rows;

    friend bool operator==(const PromotionPlan &, const PromotionPlan &) = default;
};

/// Pieces of one type and player may promote as a turn of their own.
template<int Words>
struct PromotionTurn
{
    CellBits<Words> zone{};
    bool lastAnywhere = false; ///< the last piece of the type may do so wherever it stands
    bool steps = false; ///< also with a step to an empty cell; from where it is it attacks nothing
    std::vector<typename PromotionRow<Words>::Choice> choices;
};

/// Pieces of these types are put down on cells of both colours, as long as there is room.
template<int Words>
struct ColourDuty
{
    std::uint64_t types = 0;
    CellBits<Words> zone{};
};

/// Where a piece may be put down in one form. Rows of one form stand together; they are
/// alternatives.
template<int Words>
struct DropRow
{
    std::uint8_t form = 0;  ///< as which type it comes
    int mostPerFile = 0;    ///< pieces of the type in hand on one file; 0: any number
    bool newColour = false; ///< only where no piece of the type in hand stands on the colour
    CellBits<Words> cells{};
};

template<int Words, template<int> class LookupOf>
struct TypeTables
{
    Reach<Words, LookupOf> always;
    Reach<Words, LookupOf> unmoved;   ///< moves only
    Reach<Words, LookupOf> unchecked; ///< unmoved, and not in check; moves only
    std::vector<Sweep<Words>> sweeps; ///< empty if pieces are better asked one by one
    std::vector<std::uint16_t>
        plans;              ///< [was][cell], places in `promotions`; empty if it never promotes
    bool turnsBack = false; ///< else there is one row of plans, whatever a piece was
    std::vector<DropRow<Words>> drops;
    std::vector<PromotionTurn<Words>> turns;
    CellBits<Words> passesFrom{}; ///< where moves begin that pass cells on which it may be captured
    std::vector<CellBits<Words>> passes; ///< [from][to]: these cells; empty if there are none
    std::vector<CellBits<Words>>
        capturesFrom; ///< by target, for takers of passers: from where, in some occupancy
    bool takesPassers = false;
    bool dropsWithoutCheck = false; ///< put down, it may not give check
    bool dropsWithoutMate = false;
};

template<int Words, template<int> class LookupOf>
struct SideTables
{
    std::vector<TypeTables<Words, LookupOf>> types;
    std::vector<Attack<Words, LookupOf>> attacks; ///< those from lines of sight at the end
    std::size_t captures = 0;                     ///< how many of them are captures
    std::vector<ColourDuty<Words>> colourDuties;
    std::uint64_t turning = 0; ///< types with turns in which they promote
};

/// Where rows stand that have been made, and how to tell them from others.
template<int Words, template<int> class LookupOf>
struct MadeRows
{
    LookupOf<Words> lookup{};
    std::uint32_t count = 0;
    std::uint64_t hash = 0;
};

/// Rows by what they were made from, so that an edit makes none that are as they were.
template<int Words, template<int> class LookupOf>
using RowMemory = std::unordered_map<std::string, MadeRows<Words, LookupOf>>;

/// Everything about the movement of a game's pieces, ready to be looked up.
template<int Words, template<int> class LookupOf>
struct Tables
{
    std::array<SideTables<Words, LookupOf>, 2> sides;
    std::vector<CellBits<Words>> rows;            ///< of all lookups
    RowMemory<Words, LookupOf> memory;            ///< of the same rows
    std::vector<Attack<Words, LookupOf>> sights;  ///< along which royal pieces may face each other
    std::vector<Path<Words>> paths;               ///< the first is empty
    std::vector<PromotionPlan<Words>> promotions; ///< the first is empty
    std::vector<CellBits<Words>> files;
    std::array<CellBits<Words>, 2> colours{}; ///< as on a chequered board
    CellBits<Words> board{};
    unsigned cells = 0;      ///< one past the largest number of a cell
    bool isWhole = true;     ///< not broken off because of its size
    bool countsPaths = true; ///< every attack is such that `paths` says when it holds
};

} // namespace rookery::fast
