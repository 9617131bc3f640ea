#pragma once

#include "model/exchange/target/leg_spelling.h"
#include "model/exchange/target/used_rules.h"
#include "model/exchange/target/verdict.h"
#include "model/movement/movement.h"
#include "model/play/reach/compiled_game.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// A design made ready to be written for other programs: its board, its movements as legs and the
/// rules it uses, each worked out once for all targets.
class Subject
{
public:
    explicit Subject(const Design &design);
    /// The same design with its movements spelled so, where they can be.
    Subject(const Subject &other, LegSpelling spelling);

    const Design &design() const { return m_design; }
    const CompiledGame &game() const { return *m_game; }
    const Board &board() const { return m_game->board(); }
    const Pieces &pieces() const { return *m_design.pieces; }
    const Rules &rules() const { return *m_design.rules; }
    /// Without rules that can never apply.
    const std::vector<UsedRule> &usedRules() const { return m_usedRules; }
    const std::vector<MovementLegs> &moves(PieceId piece) const { return m_moves[piece.index()]; }
    /// Whether pieces of a type may go straight over a cell, where they could be captured in
    /// passing.
    bool passesCells(PieceId piece) const;
    /// Whether pieces of a type have a move that they only have before they first move.
    bool hasFirstMove(PieceId piece) const;
    /// The types marked as royal or pseudo-royal.
    std::vector<PieceId> markedRoyals() const;
    /// How many pieces of a type and a player the game starts with.
    int startingPieces(PieceId piece, PlayerId player) const;
    IdRange<PieceId> pieceIds() const { return IdRange<PieceId>(pieces().types.size()); }
    IdRange<PlayerId> playerIds() const { return IdRange<PlayerId>(rules().players.size()); }

    /// A lattice without joined edges, added cells, links drawn by hand or cells with facings.
    bool isPlainRectangle() const { return m_isPlainRectangle; }
    bool hasHoles() const { return !m_design.board->edits.removed.empty(); }
    /// Some link changes what the traveller calls north.
    bool hasTurns() const { return m_hasTurns; }
    int files() const { return m_design.board->files; }
    int ranks() const { return m_design.board->ranks; }

    /// The cells of a zone for one player, in board order; every cell without a zone.
    std::vector<CellId> zoneCells(const std::optional<ZoneId> &zone, PlayerId player) const;

private:
    bool isIdle(const EnPassant &rule) const;

    Design m_design;
    std::shared_ptr<const CompiledGame> m_game; ///< the same in every spelling
    std::vector<UsedRule> m_usedRules;
    std::vector<std::vector<MovementLegs>> m_moves; ///< by piece
    bool m_isPlainRectangle = false;
    bool m_hasTurns = false;
};

/// The legs as a player sees them who holds the board like this: vectors for directions that have
/// one, steps in a fixed order.
LegGraph
seenLegs(const LegGraph &legs, const Orientation &orientation, const Directions &directions);

/// Whether a piece of this type does the same under both orientations.
bool movesAlike(const Subject &subject, PieceId piece, const Orientation &a, const Orientation &b);

} // namespace rookery
