#pragma once

#include "model/analysis/piece_finder.h"
#include "model/design/design.h"
#include "model/movement/piece_library.h"

#include <QString>

#include <optional>

namespace rookery::known_pieces {

/// The pieces that come with the program, read once.
const PieceLibrary &library();

/// The same by what they do. The first call takes a moment: make it in another thread.
const PieceFinder &finder();

/// Which known piece a piece is.
struct Identity
{
    std::vector<PieceMatch> same;         ///< pieces that move just like it
    std::optional<PieceLikeness> nearest; ///< if none does and one is rather like it

    bool isKnown() const { return !same.empty() || nearest; }
};

/// Takes a moment, as finder() does.
Identity identityOf(const PieceType &type, const Design &design);

/// `This is the Gryphon, also called Griffon`, `Differs from the Camel only: also to (1,0)`; empty
/// for a piece that is like no other.
QString identityText(const Identity &identity, const QString &name);

/// The piece that the text names, in whatever tradition; nothing if several do.
std::optional<std::size_t> called(const QString &name);

/// `Griffon` for `grifon`; empty if nothing is near.
QString nearestName(const QString &name);

} // namespace rookery::known_pieces
