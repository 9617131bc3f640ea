#include "widgets/space/space_form.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

constexpr double fullTurn = 2 * M_PI;
constexpr double levelGap = 0.8; ///< of the longer side, from level to level of a flat board

QVector3D point(double x, double y, double z)
{
    return {static_cast<float>(x), static_cast<float>(y), static_cast<float>(z)};
}

/// Half a turn about its middle line once round.
QVector3D band(double around, double across, QPointF size)
{
    const double radius = std::max(size.x() / fullTurn, 0.75 * size.y());
    const double angle = fullTurn * around / size.x();
    const double off = across - size.y() / 2;
    const double out = radius + off * std::cos(angle / 2);
    return point(out * std::sin(angle), off * std::sin(angle / 2), out * std::cos(angle));
}

} // namespace

SpaceForm::SpaceForm(const BoardRecipe &recipe)
    : m_isRectangle(recipe.lattice == Lattice::Square || recipe.lattice == Lattice::Cube
                    || recipe.lattice == Lattice::Hyper)
    , m_size(recipe.files, recipe.ranks)
{
    if (m_isRectangle && recipe.topology != Topology::Projective)
        m_topology = recipe.topology;
}

QVector3D SpaceForm::at(const BoardPlace &place) const
{
    const double longer = std::max(m_size.x(), m_size.y());
    const QVector3D aside = point(place.block * (longer + 1), 0, 0);
    if (isCurved())
        return bent(place.at) + aside + point(0, place.level * (longer + 1), 0);
    const double height = place.level * std::max(1.0, levelGap * longer);
    return point(place.at.x() - m_size.x() / 2, height, m_size.y() / 2 - place.at.y()) + aside;
}

QVector3D SpaceForm::bent(QPointF at) const
{
    switch (m_topology) {
    case Topology::Cylinder: {
        const double angle = fullTurn * at.x() / m_size.x();
        const double radius = m_size.x() / fullTurn;
        return point(radius * std::sin(angle), at.y() - m_size.y() / 2, radius * std::cos(angle));
    }
    case Topology::CylinderV: {
        const double angle = fullTurn * (at.y() / m_size.y() - 0.5);
        const double radius = m_size.y() / fullTurn;
        return point(at.x() - m_size.x() / 2, radius * std::sin(angle), radius * std::cos(angle));
    }
    case Topology::Torus:
        return torus(at);
    case Topology::Moebius:
        return band(at.x(), at.y(), m_size);
    case Topology::MoebiusV: {
        const QVector3D lying = band(at.y(), at.x(), {m_size.y(), m_size.x()});
        return {lying.y(), lying.x(), -lying.z()};
    }
    case Topology::Klein:
        return bottle(at);
    case Topology::Sphere:
        return ball(at);
    case Topology::Flat:
    case Topology::Projective:
        break;
    }
    return {};
}

/// The hole is wide enough to see the inside.
QVector3D SpaceForm::torus(QPointF at) const
{
    const double tube = m_size.y() / fullTurn;
    const double radius = std::max(m_size.x() / fullTurn, 1.9 * tube);
    const double angle = fullTurn * at.x() / m_size.x();
    const double turn = fullTurn * (at.y() / m_size.y() - 0.5);
    const double out = radius + tube * std::cos(turn);
    return point(out * std::sin(angle), tube * std::sin(turn), out * std::cos(angle));
}

/// The form whose cut is an eight that turns over once round: the other one needs a neck through
/// its own side.
QVector3D SpaceForm::bottle(QPointF at) const
{
    const double tube = m_size.y() / fullTurn;
    const double radius = std::max(m_size.x() / fullTurn, 2.4 * tube);
    const double angle = fullTurn * at.x() / m_size.x();
    const double turn = fullTurn * (at.y() / m_size.y() - 0.5);
    const double c = std::cos(angle / 2);
    const double s = std::sin(angle / 2);
    const double out = radius + tube * (c * std::sin(turn) - s * std::sin(2 * turn));
    const double up = tube * (s * std::sin(turn) + c * std::sin(2 * turn));
    return point(out * std::sin(angle), up, out * std::cos(angle));
}

QVector3D SpaceForm::ball(QPointF at) const
{
    const double radius = std::max(m_size.x() / fullTurn, m_size.y() / M_PI);
    const double angle = fullTurn * at.x() / m_size.x();
    const double up = M_PI * (at.y() / m_size.y() - 0.5);
    const double out = radius * std::cos(up);
    return point(out * std::sin(angle), radius * std::sin(up), out * std::cos(angle));
}

} // namespace rookery
