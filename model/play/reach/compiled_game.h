#pragma once

#include "model/base/message.h"
#include "model/board/board.h"
#include "model/board/zone_map.h"
#include "model/play/reach/mover.h"
#include "model/play/reach/program.h"
#include "model/play/reach/reach.h"
#include "model/play/reach/step_table.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace rookery {

/// States that the walks of one small picture or list in the window may go through together: a few
/// frames. Where there are more, the picture shows what was found.
inline constexpr std::size_t quickWalkStates = 10'000;

/// Room for one question at a time; give each thread its own and use it again and again.
struct ReachScratch
{
    struct Entry
    {
        std::uint32_t node;
        CellId cell;
        OrientationId orientation;
    };

    std::vector<Entry> open;            ///< legs still to be walked
    std::vector<std::uint32_t> entered; ///< [node][orientation][cell], equal to entryStamp if seen
    std::vector<std::uint32_t> onRide;  ///< [orientation][cell], equal to rideStamp if seen
    std::vector<std::uint32_t> left;    ///< nodes to begin with that need a walk with memory
    std::vector<RayProgram::Look> ray;  ///< what the walks along one ray have come by
    /// Every cell at whose occupant a walk has looked, some twice, if that is wanted.
    std::vector<CellId> looked;
    bool notesLooks = false;
    /// States that walks may still go through, of all questions together.
    std::size_t walkStates = static_cast<std::size_t>(-1);
    bool isCut = false; ///< a walk has stopped because there were too many; never taken back here
    std::uint32_t entryStamp = 0;
    std::uint32_t rideStamp = 0;
};

/// A design made ready to answer: which cells a piece reaches, in any position. Immutable, so any
/// number of threads may ask at once. Compiling again after an edit reuses whatever the edit left
/// alone: the board, the tables of its steps, the programs of other pieces.
class CompiledGame
{
public:
    /// `board` is the design's (see designBoard), where it has been made already.
    explicit CompiledGame(const Design &design,
                          const CompiledGame *previous = nullptr,
                          std::shared_ptr<const Board> board = nullptr);

    const Board &board() const { return *m_board; }
    std::shared_ptr<const Board> sharedBoard() const { return m_board; }
    /// Which cells are in whose zones.
    const ZoneMap &zones() const { return *m_zones; }
    const Program &program(PieceId piece, PlayerId player) const
    {
        return *m_programs[piece.index() * m_players + player.index()];
    }

    /// The same for a piece in a position: an imitator's depends on what moved last.
    const Program &program(const Position &position, const Piece &boardPiece) const;

    /// A piece that stands on a cell, or would.
    Mover mover(CellId from, const Piece &piece) const
    {
        return moverOf(from, piece, *m_board, *m_zones, *m_pieces, *m_rules, *m_setup);
    }

    /// Whether a type's pieces do what others have done.
    bool imitates(PieceId type) const { return !(*m_pieces)[type].imitates.empty(); }
    /// The zone that a type's pieces never leave; none: they go where their legs lead.
    std::optional<ZoneId> home(PieceId type) const { return (*m_pieces)[type].confinedTo; }
    /// Of a step that some program takes.
    const StepTable &stepTable(StepId step) const { return *m_tables[step.index()]; }

    /// Whether some link that a program follows turns the traveller.
    bool hasTurns() const { return m_hasTurns; }

    /// Marks every cell that `piece` on `from` has to do with. The piece need not stand there in
    /// the position; whatever stands on `from` counts as gone. A walk of too many states stops, and
    /// the scratch says so (`isCut`).
    void reach(const Position &position,
               CellId from,
               const Piece &boardPiece,
               Reach &reach,
               ReachScratch &scratch) const;

    /// What each of the piece's moves does, sorted, with the marks of reach() as a by-product.
    void outcomes(const Position &position,
                  CellId from,
                  const Piece &boardPiece,
                  std::vector<MoveOutcome> &outcomes,
                  Reach &reach,
                  ReachScratch &scratch) const;

    /// What is said where a walk had to stop (ReachScratch::isCut), a sentence without its stop.
    Message cutMessage(PieceId type, CellId from) const;

private:
    void walk(const Program &moves,
              const Position &position,
              const Mover &mover,
              Reach &reach,
              ReachScratch &scratch,
              std::set<MoveOutcome> *outcomes) const;
    void compilePrograms(const Design &design, const CompiledGame *previous);
    void compileImitators(const Design &design, const CompiledGame *previous);
    void addTables(const Program &program, const CompiledGame *previous);

    std::shared_ptr<const Board> m_board;
    std::vector<std::shared_ptr<const StepTable>> m_tables; ///< by step; none where no piece steps
    std::vector<std::shared_ptr<const Program>> m_programs; ///< [piece][player]
    /// Of imitators after a piece of some type has moved.
    std::map<std::tuple<PieceId, PieceId, PlayerId>, std::shared_ptr<const Program>> m_imitators;
    Shared<Pieces> m_pieces;
    Shared<Rules> m_rules;
    Shared<Setup> m_setup;
    std::size_t m_players = 0;
    std::shared_ptr<const ZoneMap> m_zones;
    std::vector<PieceId> m_royals; ///< types that legs mean by royal pieces
    bool m_hasTurns = false;
};

} // namespace rookery
