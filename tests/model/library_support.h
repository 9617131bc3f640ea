#pragma once

#include "model/edit/pieces/piece_edits.h"
#include "model/file/bundled/piece_library_reader.h"
#include "tests/support.h"

#include <algorithm>
#include <string>
#include <vector>

namespace rookery::test {

inline const PieceLibrary &library()
{
    static const PieceLibrary shelf = bundledPieceLibrary();
    return shelf;
}

/// A board with pieces on it that no one put there by hand, so that no edit has to be made.
inline Design designWith(const std::string &spec, std::vector<PieceType> types)
{
    Design design = designOf(spec);
    design.pieces = Pieces{std::move(types)};
    return design;
}

inline PieceType typeOf(const std::string &name, const BetzaPiece &piece)
{
    return {name, {}, movementsOf(piece), {}};
}

inline int longestSide(const std::string &spec)
{
    const BoardRecipe recipe = must(readBoardSpec(spec));
    return std::max(recipe.files, recipe.ranks);
}

/// Pieces here and there, and a cell to ask from; everything from the one source of chance.
inline CellId strew(Position &position, std::mt19937 &random)
{
    for (const CellId cell : IdRange<CellId>(position.size()))
        position.take(cell);
    const auto percent = random() % 7 * 8;
    for (const CellId cell : IdRange<CellId>(position.size())) {
        if (random() % 100 < percent)
            position.put(cell, {PieceId(0), PlayerId(random() % 2), true});
    }
    return CellId(random() % position.size());
}

/// The first piece of a design does the same as a known one on boards strewn with pieces.
inline bool isSame(const Design &made, const char *name)
{
    const LibraryPiece &known = library()[library().called(name).front()];
    for (const std::string spec : {"square:8x8", "square:11x9"}) {
        PieceType drawn = made.pieces->types.front();
        drawn.name = "drawn";
        Asker asker(
            designWith(spec, {drawn, typeOf("known", readBetza(known, longestSide(spec)))}));
        std::mt19937 random(11);
        for (unsigned seed = 0; seed < seeds(100); ++seed) {
            const CellId from = strew(asker.position(), random);
            if (asker.outcomes("drawn", from) != asker.outcomes("known", from))
                return false;
        }
    }
    return true;
}

} // namespace rookery::test
