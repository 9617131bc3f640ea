#pragma once

#include "model/base/enum_names.h"
#include "model/engine/solver/piece_ways.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// A royal piece and others against a royal piece that is alone. Pieces that have moved; promotions
/// and pieces in hand have no part in it.
struct Ending
{
    PlayerId strong;
    PieceId royal;
    std::vector<PieceId> pieces;
    PlayerId lone;
    PieceId loneRoyal;
};

enum class MatingResult {
    Wins,       ///< at least 90 % of the placements are won
    Partly,     ///< 10 to 90 %
    Exceptions, ///< less than 10 %, nearly all of them accidents
    No,         ///< none, or less than 0.005 %
};

template<>
struct EnumNames<MatingResult>
{
    static constexpr EnumName<MatingResult> rows[] = {
        {MatingResult::Wins, "wins", "wins"},
        {MatingResult::Partly, "partly", "wins sometimes"},
        {MatingResult::Exceptions, "exceptions", "wins by accident"},
        {MatingResult::No, "no", "never wins"},
    };
};

/// Of all placements on different cells in which the player who has just moved is not in check.
struct MatingPower
{
    std::optional<int> longest;   ///< moves of the strong side from the worst that it wins
    std::uint64_t placements = 0; ///< with the strong side to move
    std::uint64_t won = 0;
    std::uint64_t lonePlacements = 0; ///< with the lone royal to move
    std::uint64_t lost = 0;
    std::uint64_t mates = 0;

    double percentWon() const { return percent(won, placements); }
    double percentLost() const { return percent(lost, lonePlacements); }
    MatingResult result() const;

private:
    static double percent(std::uint64_t part, std::uint64_t whole)
    {
        return whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    }
};

/// The pieces of an ending on these cells: the first royal's, the others', the lone royal's.
Position placed(const MoveRules &moveRules,
                const Ending &ending,
                const std::vector<std::size_t> &cells,
                PlayerId toMove);

/// What ends the making of a table before it is done, and what hears of its progress.
struct SolverWatch
{
    const std::atomic<bool> *stop = nullptr; ///< null: nothing stops it
    std::function<void(const std::string &)> progress = {};

    bool isStopped() const { return stop && *stop; }
    void say(const std::string &text) const
    {
        if (progress)
            progress(text);
    }
};

/// Whether each placement of an ending is won, and in how many moves: made backwards from the mates
/// by what pieces could have done, on any board. The lone royal may capture; what is left then is
/// another table. Immutable once it is made.
class MatingTable
{
public:
    /// Bytes of the largest table while it is made.
    static double bytesFor(std::size_t cells, std::size_t pieces);
    /// The sentence says what the pieces do that no table holds, or that it was stopped. Costs
    /// about a microsecond for each placement.
    static Result<std::shared_ptr<const MatingTable>>
    make(MoveRules &moveRules, const Ending &ending, const SolverWatch &watch);

    /// Of the placements that the test admits, by the cells of the pieces; all without a test.
    using Admits = std::function<bool(const std::vector<std::size_t> &cells)>;
    MatingPower power(const Admits &admits = {}) const;

    enum class ToMove { Strong, Lone };
    /// Whether the pieces stand on different cells, and the player who has just moved is not in
    /// check.
    bool isLegal(const std::vector<std::size_t> &cells, ToMove toMove) const
    {
        return (toMove == ToMove::Strong ? m_strong : m_lone)[indexOf(cells)] != illegal;
    }
    /// Moves until the strong side has won, if it is to move and wins; the first royal's cell, the
    /// pieces' and the lone royal's.
    std::optional<int> winIn(const std::vector<std::size_t> &cells) const;
    /// The same with the lone royal to move: 0 if it is mated.
    std::optional<int> lossIn(const std::vector<std::size_t> &cells) const;
    /// A placement with the strong side to move from which it takes longest.
    std::optional<std::vector<std::size_t>> worst() const;

private:
    using Index = std::uint32_t;
    /// Of a placement with the strong side to move: moves to the win.
    static constexpr std::uint16_t open = 0;
    static constexpr std::uint16_t illegal = 0xffff;
    /// Of one with the lone royal to move: how many of its moves are not lost yet, or how many
    /// moves the strong side needs.
    static constexpr std::uint16_t lost = 0x8000;
    static constexpr std::uint16_t safe = 0x7fff; ///< some move does not lose

    MatingTable(std::size_t cells, std::size_t roles);

    /// One placement taken apart.
    struct Placement
    {
        std::vector<std::size_t> cells; ///< by role
        Crowd crowd;

        Crowd without(std::size_t role) const
        {
            Crowd others = crowd;
            others.remove(cells[role]);
            return others;
        }
    };
    /// False if two pieces would stand on one cell.
    bool unpack(Index index, Placement &placement) const;
    Index indexOf(const std::vector<std::size_t> &cells) const;
    Index moved(Index index, std::size_t role, std::size_t from, std::size_t to) const
    {
        return index + (static_cast<Index>(to) - static_cast<Index>(from)) * m_steps[role];
    }
    std::size_t lone() const { return m_steps.size() - 1; } ///< the role of the lone royal

    Result<std::monostate>
    prepare(MoveRules &moveRules, const Ending &ending, const SolverWatch &watch);
    void findLegal(Index index, Placement &placement);
    void
    countReplies(Index index, Placement &placement, MoveRules &moveRules, const Ending &ending);
    /// In how many moves it loses by the best of its captures; `safe` if some do not lose, none if
    /// it has none.
    std::optional<std::uint16_t> lossByCapture(const Placement &placement) const;
    /// Whether the lone player has lost who is to move and has no move.
    bool
    isLost(const Placement &placement, bool isInCheck, MoveRules &moveRules, const Ending &ending);
    void
    expandLoss(Index index, std::uint16_t moves, Placement &placement, std::vector<Index> &won);
    void expandWin(Index index, std::uint16_t moves, Placement &placement);
    void settle(Index index, std::uint16_t moves);

    std::size_t m_cells;
    std::vector<Index> m_steps; ///< by role: how far the index goes with a piece
    std::vector<std::shared_ptr<const PieceWays>> m_ways;    ///< by role
    std::vector<std::shared_ptr<const MatingTable>> m_fewer; ///< by piece that is captured
    std::array<std::optional<bool>, 2>
        m_isStuckLost; ///< by whether it is in check, once it is known
    std::vector<std::uint16_t> m_strong;
    std::vector<std::uint16_t> m_lone;
    std::vector<std::vector<Index>> m_levels; ///< lost in so many moves, not looked at yet
};

} // namespace rookery
