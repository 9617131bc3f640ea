#pragma once

#include "model/analysis/piece_signature.h"
#include "model/base/message.h"
#include "model/movement/path/path_notation.h"
#include "model/movement/piece_library.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rookery {

/// A known piece that moves the same, in some orientation.
struct PieceMatch
{
    std::size_t piece = 0; ///< in the library
    Orientation turned;    ///< how the known piece is turned to be the one in question

    friend bool operator==(const PieceMatch &, const PieceMatch &) = default;
};

/// Where the piece in question reaches farther than a known one, and where less.
struct PlaceDifference
{
    PieceSignature::Places gained;
    PieceSignature::Places lost;

    std::size_t count() const { return gained.count() + lost.count(); }
    friend bool operator==(const PlaceDifference &, const PlaceDifference &) = default;
};

struct PieceLikeness
{
    PieceMatch match;
    PlaceDifference moves;
    PlaceDifference captures;
    PlaceDifference hops;
    std::size_t otherCases = 0; ///< boards with pieces on them where the two do something different

    std::size_t places() const { return moves.count() + captures.count() + hops.count(); }
    bool isSame() const { return places() == 0 && otherCases == 0; }
};

/// What makes a known piece the one in question: leaps of one kind (a vector and its images) more,
/// or less, and nothing else on any board.
struct PieceStep
{
    PieceMatch match;
    Rights rights = Rights::Both;  ///< of the leaps that make the difference
    PieceSignature::Places places; ///< where they lead, for the piece in question
    bool isGained = false;         ///< whether that piece has them, or the known one
};

/// Knows the pieces of a library by what they do.
class PieceFinder
{
public:
    /// Takes all signatures.
    explicit PieceFinder(const PieceLibrary &library);
    /// Only those of these pieces, given as indices.
    PieceFinder(const PieceLibrary &library, std::span<const std::size_t> among);

    /// Pieces that do the same on an empty large board and with pieces about, in one of the eight
    /// orientations; those that need no turning first. None for legs that reach nothing, or leap
    /// farther than seven cells.
    std::vector<PieceMatch> identify(std::span<const MovementLegs> moves,
                                     const Directions &directions = standardDirections()) const;

    /// The pieces that differ least, the nearest first; the same ones are among them.
    std::vector<PieceLikeness> nearest(std::span<const MovementLegs> moves,
                                       std::size_t most,
                                       const Directions &directions = standardDirections()) const;

    /// A known piece that is truly one step away; nothing where the two differ in anything else,
    /// as in what blocks them.
    std::optional<PieceStep> oneStepAway(std::span<const MovementLegs> moves,
                                         const Directions &directions = standardDirections()) const;

private:
    /// Crooked slides end sooner on a smaller board, and so have several signatures.
    struct Known
    {
        PieceType type;
        std::size_t piece;
        PieceSignature signature;
    };

    bool isStep(const PieceStep &step, const PieceType &asked, const Directions &directions) const;

    std::vector<Known> m_known;
    std::map<std::vector<std::uint64_t>, std::vector<std::size_t>> m_byCases; ///< to pieces
};

/// `the same`, `the same, turned a quarter turn clockwise`, or in what the piece in question
/// differs from the known one: `also to the Wazir squares; not to (3,1)`.
Message likenessText(const PieceLikeness &likeness);

/// `Like the Camel, and also to the Wazir squares`.
Message stepText(const PieceStep &step, const std::string &known);

} // namespace rookery
