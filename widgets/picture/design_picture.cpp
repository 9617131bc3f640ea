#include "widgets/picture/design_picture.h"

#include "widgets/picture/zone_painter.h"

namespace rookery {

Trail trailOf(CellId from, const Trajectory &trajectory)
{
    Trail trail{from, {}, true, std::nullopt};
    for (const WalkStep &step : trajectory.path)
        trail.cells.push_back(step.cell);
    if (trajectory.obstacle)
        trail.obstacle = trajectory.failsAt;
    return trail;
}

DesignPicture::DesignPicture(const Design &design)
    : m_game(std::make_shared<const CompiledGame>(design))
    , m_scene(m_game->board(), 1)
    , m_position(startPosition(design, m_game->board()))
    , m_zones(shownZones(design, m_game->board()))
{
    m_picture.design = &design;
    m_picture.board = &m_game->board();
    m_picture.scene = &m_scene;
    m_picture.position = &m_position;
    m_picture.zones = &m_zones;
}

void DesignPicture::showReach(PieceId type, CellId from)
{
    const auto there = m_position.at(from);
    const Piece piece = there && there->type == type ? *there : Piece{type, PlayerId(0), false};
    ReachScratch scratch;
    m_game->reach(m_position, from, piece, m_reach, scratch);
    m_position.put(from, piece);
    m_picture.reach = &m_reach;
    m_picture.reachFrom = from;
    m_picture.hasLegend = true;
}

bool DesignPicture::showPath(CellId to)
{
    const CellId from = *m_picture.reachFrom;
    const auto paths = trajectories(*m_game, m_position, from, *m_position.at(from), to);
    if (paths.empty())
        return false;
    m_picture.trail = trailOf(from, paths.front());
    return true;
}

} // namespace rookery
