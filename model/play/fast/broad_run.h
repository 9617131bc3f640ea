#pragma once

#include "model/play/reach_map.h"
#include "model/play/referee.h"

#include <memory>
#include <vector>

namespace rookery::fast {

/// One count with kept reaches. Its answers are those of the referee.
class BroadRun
{
public:
    BroadRun(const Design &design, std::shared_ptr<const CompiledGame> game);

    void begin(const Position &position);
    std::uint64_t perft(int depth, bool isBulk) { return perft(depth, isBulk, 0); }
    /// Plays random moves until there are none, or for 400; how many there were.
    std::uint64_t playout(std::uint64_t &state);
    /// Replaces the list.
    void list(std::vector<Move> &moves);

private:
    /// How the moves of a type's men are found.
    enum class Source : std::uint8_t {
        Targets, ///< they are the targets that the map keeps
        Referee,
        Castling, ///< by the referee, and castling with them
    };

    std::uint64_t perft(int depth, bool isBulk, std::size_t level);
    std::uint64_t count(std::vector<Move> &moves);
    void addTargets(CellId from, std::vector<Move> &moves) const;
    void addOthers(std::vector<Move> &moves);
    void make(const Move &move, Undo &undo);
    void unmake(const Undo &undo);
    void note(const Undo &undo);
    void follow();
    void lookAround();
    bool isQuiet() const;
    bool isClear(CellId from);
    bool isClear(CellId from, CellId to);
    bool isClear(const Move &move);
    std::size_t clearMovesFirst(std::vector<Move> &moves);
    bool isRoyal(CellId cell) const;
    Source source(CellId from) const { return m_sources[m_position.square(from).type]; }

    Referee m_referee;
    const RuleBook &m_book;
    Position m_position;
    ReachMap m_map;
    bool m_listsByReferee; ///< some rule adds to what men do, or decides what they may do together
    bool m_triesByReferee; ///< more than royal men under attack makes a move illegal
    bool m_mayBeIllegal;   ///< some move may be
    bool m_countsMen;      ///< moves are as many as each man has, whatever the others do
    std::vector<bool> m_isPlain;   ///< by type: whose men capture on their targets, nowhere else
    std::vector<Source> m_sources; ///< by type
    std::vector<CellId> m_changed; ///< since the map was brought up to date
    std::vector<CellId> m_others;  ///< men of the player to move whom the referee is asked about
    std::vector<CellId> m_royals;  ///< of the player to move
    bool m_isQuiet = false;        ///< no foe captures a royal man, or may do so out of turn
    bool m_allRide = false;        ///< all foes, so that nobody's arrival helps them
    std::vector<std::vector<Move>> m_levels;
    std::vector<Undo> m_undos;
};

} // namespace rookery::fast
