#pragma once

#include "model/play/reach_map.h"
#include "model/play/referee.h"

#include <memory>
#include <vector>

namespace rookery::fast {

/// Whose reaches are kept. On small boards it costs more than it saves.
enum class Keeping { OnLargeBoards, Always };

/// One count with kept reaches. Its answers are those of the referee.
class BroadRun
{
public:
    BroadRun(const Design &design, std::shared_ptr<const CompiledGame> game, Keeping keeping);

    void begin(const Position &position);
    std::uint64_t perft(int depth, bool isBulk) { return perft(depth, isBulk, 0); }
    /// Plays random moves until there are none, or for 400; how many there were.
    std::uint64_t playout(std::uint64_t &state);
    /// Replaces the list.
    void list(std::vector<Move> &moves);

private:
    std::uint64_t perft(int depth, bool isBulk, std::size_t level);
    std::uint64_t count(std::vector<Move> &moves);
    void addDisplacements(std::vector<Move> &moves);
    void make(const Move &move, Undo &undo);
    void unmake(const Undo &undo);
    void follow(const Undo &undo);
    bool isSafe(const Move &move);
    bool mayBeInCheck(PlayerId player) const;
    bool mayPass(Pass pass) const;
    bool isKept(PieceId type) const { return m_isKept[type.index()]; }

    Referee m_referee;
    const RuleBook &m_book;
    Position m_position;
    ReachMap m_map;
    bool m_listsByReferee;        ///< some rule gives more moves than those of men, or takes some
    bool m_triesByReferee;        ///< more than royal men under attack makes a move illegal
    bool m_mayBeIllegal;          ///< some move may be
    bool m_countsFreely;          ///< the number of targets is that of moves
    bool m_hasUnplain = false;    ///< some type is not plain
    std::vector<bool> m_isPlain;  ///< by type: whose men capture on their targets and nowhere else
    std::vector<bool> m_isKept;   ///< by type: whose targets are its moves, each one
    std::vector<CellId> m_others; ///< men of the player to move whose are not
    std::vector<CellId> m_changed;
    std::vector<std::vector<Move>> m_levels;
    std::vector<Undo> m_undos;
    Undo m_try;
};

} // namespace rookery::fast
