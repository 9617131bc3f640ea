#pragma once

#include "model/design/board_recipe.h"

#include <QPointF>
#include <QVector3D>

namespace rookery {

/// A place on a board: cells to the right and up from the lower left corner of its level.
struct BoardPlace
{
    QPointF at;
    double level = 0;
    double block = 0; ///< along the fourth axis
};

/// Where a board lies in space, in cells: x to the right, y up, z towards the viewer. A rectangle
/// whose edges are joined is bent until they meet, so that a place beyond such an edge and the one
/// that it is joined to are the same. A projective plane, which would have to cross itself, and
/// boards that are no rectangles lie flat.
class SpaceForm
{
public:
    explicit SpaceForm(const BoardRecipe &recipe);

    QVector3D at(const BoardPlace &place) const;
    /// Whether the board is made of squares in rows, perhaps on levels.
    bool isRectangle() const { return m_isRectangle; }
    bool isCurved() const { return m_topology != Topology::Flat; }

private:
    QVector3D bent(QPointF at) const;
    QVector3D torus(QPointF at) const;
    QVector3D bottle(QPointF at) const;
    QVector3D ball(QPointF at) const;

    bool m_isRectangle;
    Topology m_topology = Topology::Flat;
    QPointF m_size; ///< files and ranks
};

} // namespace rookery
