#pragma once

#include "model/play/reach/compiled_game.h"

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace rookery {

/// What a piece can do on a board of 15 by 15 cells: seen from its middle as far as seven cells
/// away, and from a few cells with pieces about.
struct PieceSignature
{
    static constexpr int side = 15;
    static constexpr int middle = side / 2;
    /// By place relative to the piece: placeOf().
    using Places = std::bitset<std::size_t{side} * side>;

    std::vector<std::uint64_t>
        cases;    ///< everything it can do, hashed, on boards ever more densely strewn with pieces
    Places moves; ///< where it goes on the empty board, moves from the start cell included
    Places captures; ///< where it captures a lone enemy
    Places hops;     ///< where it goes only thanks to a lone enemy

    friend bool operator==(const PieceSignature &, const PieceSignature &) = default;
};

/// Whether nothing happens in any case.
inline bool isIdle(std::span<const std::uint64_t> cases)
{
    return std::adjacent_find(cases.begin(), cases.end(), std::not_equal_to()) == cases.end();
}

/// The bit of PieceSignature::Places for a cell so far to the right and up, each -7 to 7.
constexpr std::size_t placeOf(const Vector &away)
{
    const int file = away.x() + PieceSignature::middle;
    const int rank = away.y() + PieceSignature::middle;
    const int place = file * PieceSignature::side + rank;
    return static_cast<std::size_t>(place);
}

constexpr Vector vectorTo(std::size_t place)
{
    const int number = static_cast<int>(place);
    return {{number / PieceSignature::side - PieceSignature::middle,
             number % PieceSignature::side - PieceSignature::middle}};
}

/// The same places on a board in another orientation.
PieceSignature::Places turned(const PieceSignature::Places &places, const Orientation &facing);

/// The eight orientations of a square board, `same` first.
std::vector<Orientation> squareFacings();

/// The inverse: a piece turned by `facing` and then by this is as it was.
Orientation inverse(const Orientation &facing);

/// Takes signatures. Each piece of a design is asked as a player with this facing.
class SignatureStage
{
public:
    /// Pieces are read with these directions, once for each facing.
    SignatureStage(const Directions &directions, const std::vector<Orientation> &facings);

    /// Compiles pieces, in order; whatever was asked before is forgotten.
    void setPieces(std::vector<PieceType> types);

    /// Whether a piece steps farther than a signature can see.
    static bool leapsTooFar(const LegGraph &legs);

    std::vector<std::uint64_t> casesOf(PieceId piece, std::size_t facing);
    /// All of it, for the first facing.
    PieceSignature signatureOf(PieceId piece);

private:
    struct Case
    {
        CellId from;
        std::vector<Position> byFacing; ///< friends are those of the player asked
    };

    void ask(const Position &position, CellId from, const Piece &boardPiece);
    std::uint64_t hashOfAnswer() const;
    Position positionOf(std::span<const Occupant> pieces, CellId from, std::size_t facing) const;
    void addCases();

    Design m_design;
    CompiledGame m_game;
    std::vector<std::size_t> m_places; ///< by cell
    std::vector<Case> m_cases;         ///< the first is the empty board, asked from its middle
    Reach m_reach;
    ReachScratch m_scratch;
    std::vector<MoveOutcome> m_outcomes;
};

} // namespace rookery
