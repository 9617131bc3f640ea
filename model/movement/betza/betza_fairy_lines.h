#pragma once

#include "model/movement/betza/betza.h"
#include "model/movement/betza/betza_atoms.h"

#include <array>
#include <map>

namespace rookery::betza {

/// The steps of a Fairy-Stockfish piece for one modality: one limit for each kind and direction, so
/// that a later atom overwrites an earlier one.
///
/// The engine asks whole lines: the rook's ranks, its files, the bishop's diagonals, the knight's
/// rides, the same for hops, and lame leaps. Whatever such a line reaches counts if any step of the
/// piece could lead there on an empty board. So a slide and a hop on the same lines take over each
/// other's reach.
class FairyLines
{
public:
    enum class Kind { Step, Slide, Hop };

    /// `limit`: 0 is none, of a hop 1 is the cell behind the hurdle, -1 is a lame leap.
    /// Whether it takes the place of another limit.
    bool put(Kind kind, const Vector &step, int limit);

    /// Whether a line reaches more than the steps that put it there say.
    bool leaks() const;

    /// Whether any step leads here on an empty board.
    bool reaches(const Vector &cell) const;

    const std::map<Vector, int> &of(Kind kind) const
    {
        return m_limits[static_cast<std::size_t>(kind)];
    }

    /// Whether the engine knows the leap as a lame one.
    static bool isLameLeap(const Vector &leap);

    friend bool operator==(const FairyLines &, const FairyLines &) = default;

private:
    bool isOwn(Kind kind, bool isGrasshopper, const Vector &unit, int count) const;
    bool lameLeapsLeak() const;

    std::array<std::map<Vector, int>, 3> m_limits;
};

struct FairyPiece
{
    FairyLines quiet;
    FairyLines capture;
    FairyLines initialQuiet;
    FairyLines initialCapture; ///< kept and never used

    FairyLines &of(bool isInitial, bool isCapture)
    {
        if (isInitial)
            return isCapture ? initialCapture : initialQuiet;
        return isCapture ? capture : quiet;
    }
};

/// Adds the legs that reach what the engine's lines reach.
void addFairyMoves(const FairyPiece &lines, BetzaPiece &piece);

} // namespace rookery::betza
