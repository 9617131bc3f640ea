#pragma once

#include "model/base/geometry.h"
#include "model/board/board.h"

namespace rookery {

/// How the places around a piece are measured: vectors that add up, so that equal steps are equal
/// wherever they begin, and where they are drawn.
class GlyphFrame
{
public:
    /// Of a free board, and wherever cells lie outside the lattice, places are what is drawn.
    explicit GlyphFrame(const BoardRecipe &board)
        : m_lattice(board.edits.added.empty() ? board.lattice : Lattice::Free)
    {
    }

    Vector place(const Board &board, CellId cell) const;
    /// In drawing units, y up; the levels do not count.
    Point drawn(const Vector &away) const;
    /// In cells, rounded up; the levels do not count.
    int distance(const Vector &away) const;

    int up(const Vector &away) const { return hasLevels() ? away.along[2] : 0; }
    int across(const Vector &away) const { return hasLevels() ? away.along[3] : 0; }

private:
    bool hasLevels() const { return m_lattice == Lattice::Cube || m_lattice == Lattice::Hyper; }

    Lattice m_lattice;
};

/// A board of the same endless lattice, as large as a glyph looks; squares for a free board, whose
/// directions have their places on the compass.
BoardRecipe glyphBoard(const BoardRecipe &own);

} // namespace rookery
