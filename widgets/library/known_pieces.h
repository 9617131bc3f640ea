#pragma once

#include "model/analysis/piece_finder.h"
#include "model/design/design.h"
#include "model/movement/piece_library.h"

#include <QString>

#include <optional>

namespace rookery::known_pieces {

/// The pieces of boards of squares that come with the program, read once.
const PieceLibrary &library();

/// Those for boards of this lattice.
const PieceLibrary &library(Lattice lattice);

/// The same by what they do. The first call takes a moment: make it in another thread.
const PieceFinder &finder();

/// Which known piece a piece is.
struct Identity
{
    std::vector<PieceMatch> same;  ///< pieces that move just like it
    std::optional<PieceStep> step; ///< if none does and one is a single step away

    bool isKnown() const { return !same.empty() || step; }
};

/// Takes a moment, as finder() does.
Identity identityOf(const PieceType &type, const Design &design);

/// `This is the Gryphon, also called Griffon`, `Like the Camel, and also to the Wazir squares`;
/// empty for a piece that is like no other.
QString identityText(const Identity &identity, const QString &name);

/// The piece that the text names, in whatever tradition, as this design's board has it; nothing if
/// there is none, or several.
std::optional<PieceType> called(const QString &name, const Design &design);

/// `Griffon` for `grifon`, of the pieces that fit the design's board; empty if nothing is near.
QString nearestName(const QString &name, const Design &design);

/// Which pieces are all that are known on boards of triangles; empty for other boards, and where
/// none fits.
QString noteFor(const Design &design);

} // namespace rookery::known_pieces
