#pragma once

#include "model/play/position/cell_set.h"
#include "model/play/reach/compiled_game.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace rookery {

/// Where every piece of a position may end a move, check and duties left aside, kept up to date
/// while pieces move: each cell knows which pieces have looked at it, and only they are asked again
/// when it changes.
///
/// The answers are those of CompiledGame::reach(). Give each thread its own.
class ReachMap
{
public:
    explicit ReachMap(std::shared_ptr<const CompiledGame> game);

    /// Asks every piece of a position.
    void reset(const Position &position);
    /// Asks again whose answer may be another now that the position has changed on these cells, and
    /// on no others.
    void update(const Position &position, std::span<const CellId> changed);
    /// The same in two parts: notes which pieces to ask, and asks those of one player. In between,
    /// the answers about a player's pieces are those of before.
    void note(const Position &position, std::span<const CellId> changed);
    void settle(const Position &position, PlayerId player);

    /// Adds where each piece of a position may end a move, whatever the map holds; it stays as it
    /// is.
    void list(const Position &position, std::vector<std::pair<CellId, CellId>> &moves);

    /// For the piece on this cell, each once; none if no piece stands there.
    std::span<const CellId> targets(CellId from) const;
    /// All targets of a player's pieces together.
    std::size_t count(PlayerId player) const { return m_sides[player.index()].count; }
    /// How many of a player's pieces have this target.
    int visitors(PlayerId player, CellId cell) const
    {
        return m_sides[player.index()].visitors[cell.index()];
    }
    /// Whether one of them has; the union of their targets.
    bool isReached(PlayerId player, CellId cell) const { return visitors(player, cell) > 0; }

    /// Whether the test, given the piece's cell and owner, is true of some piece whose targets
    /// depend on what stands on a cell.
    template<class Test>
    bool anyWatcher(CellId cell, Test &&test) const;
    /// Whether the piece on a cell does nothing but go straight over empty cells.
    bool rides(CellId piece) const { return m_boardPieces[m_placeOf[piece.index()]].rides; }
    /// Whether a piece that rides, and whose path ends on a cell, could capture on the target were
    /// that cell empty.
    bool wouldRideOn(const Position &position, CellId piece, CellId over, CellId target);
    /// Whether more than cells decides what some piece of a player may do.
    bool anyIsAlwaysAsked(PlayerId player) const { return m_sides[player.index()].alwaysAsked > 0; }
    /// Whether all pieces of a player ride.
    bool allRide(PlayerId player) const { return m_sides[player.index()].others == 0; }

private:
    using Place = std::uint32_t; ///< in `m_boardPieces`
    static constexpr Place noPiece = 0xffff'ffff;

    struct Entry
    {
        CellId cell;
        PlayerId owner;
        bool isThere = false;
        bool isAlwaysAsked = false; ///< more than cells decides what it may do
        bool rides = true;          ///< until it is asked, so that it does not count
        std::vector<CellId> targets;
        std::vector<CellId> looked; ///< on whose occupants the targets depend
    };

    struct Side
    {
        std::size_t count = 0;
        std::size_t alwaysAsked = 0;
        std::size_t others = 0;              ///< those that do not ride
        std::vector<std::uint16_t> visitors; ///< by cell
        std::vector<Place> queue;            ///< those to ask again
    };

    /// Legs that ride straight over empty cells and do nothing else, which most pieces have only.
    struct Heading
    {
        const StepTable *table;
        std::size_t most;
        bool moves;
        bool captures;
        bool whileUnmoved;
    };

    /// Legs that never turn.
    struct Ray
    {
        const StepTable *table;
        const RayProgram *program;
        bool whileUnmoved;
    };

    /// What a type's pieces do for a player, if that is to go along rays.
    struct Riding
    {
        bool isKnown = false;
        bool isStraight = false;
        const OccupantKinds *kinds = nullptr;
        std::vector<Heading> headings;
        std::vector<Ray> rays;
    };

    const Riding &riding(PieceId type, PlayerId player);
    void addOpening(const Program &program, const Program::Opening &opening, Riding &riding);
    void ask(const Position &position, Entry &entry);
    template<class Look, class Add>
    bool ride(const Position &position, CellId from, Look &&look, Add &&add);
    template<class Look, class Add>
    void
    readRays(const Position &position, CellId from, const Riding &legs, Look &&look, Add &&add);
    void enlist(CellId cell, PlayerId owner);
    void dismiss(Place place);
    void count(Entry &entry, int by);
    void watch(Place place, bool watches);
    void queue(Place place);

    std::shared_ptr<const CompiledGame> m_game;
    std::size_t m_players = 0;
    std::vector<Riding> m_ridings; ///< [type][player], each made when it is first asked for
    std::vector<Entry> m_boardPieces;
    std::vector<Place> m_free;
    std::vector<Place> m_placeOf; ///< by cell
    std::array<Side, PlayState::mostPlayers> m_sides;
    std::vector<std::uint64_t> m_watchers; ///< [cell][place], a bit for each
    std::size_t m_words = 0;               ///< of each cell
    std::vector<std::uint8_t> m_isQueued;  ///< by place
    std::vector<std::uint32_t> m_stamps;   ///< by cell: targets of the piece being asked
    std::uint32_t m_stamp = 0;
    Reach m_reach;
    ReachScratch m_scratch;
};

template<class Test>
bool ReachMap::anyWatcher(CellId cell, Test &&test) const
{
    const std::uint64_t *row = m_watchers.data() + cell.index() * m_words;
    return anyCell(std::span(row, m_words), [&](CellId place) {
        const Entry &entry = m_boardPieces[place.index()];
        return test(entry.cell, entry.owner);
    });
}

} // namespace rookery
