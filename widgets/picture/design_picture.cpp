#include "widgets/picture/design_picture.h"

#include "widgets/picture/zone_painter.h"

#include <algorithm>

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

DesignPicture::DesignPicture(Design design, Detail detail)
    : m_design(std::move(design))
    , m_detail(detail)
    , m_board(std::make_shared<const Board>(m_design.board, m_design.directions))
    , m_scene(detail == Detail::Whole ? BoardScene(*m_board, 1)
                                      : BoardScene(*m_board, 0, BoardScene::EdgeLabels::LeftOut))
    , m_position(startPosition(m_design, *m_board))
    , m_zones(shownZones(m_design, *m_board))
{
    m_picture.design = &m_design;
    m_picture.board = m_board.get();
    m_picture.scene = &m_scene;
    m_picture.position = &m_position;
    m_picture.zones = &m_zones;
}

const std::shared_ptr<const CompiledGame> &DesignPicture::sharedGame()
{
    if (!m_game)
        m_game = std::make_shared<const CompiledGame>(m_design);
    return m_game;
}

void DesignPicture::showZones(const std::vector<std::string> &names)
{
    std::erase_if(m_zones, [&](const ShownZone &zone) {
        return std::find(names.begin(), names.end(), zone.name.toStdString()) == names.end();
    });
}

void DesignPicture::showReach(PieceId type, CellId from)
{
    const auto there = m_position.at(from);
    const bool isThere = there && there->type == type;
    const Piece piece = isThere ? *there : Piece{type, PlayerId(0), false};
    ReachScratch scratch;
    if (m_detail == Detail::Thumbnail)
        scratch.walkStates = quickWalkStates;
    sharedGame()->reach(m_position, from, piece, m_reach, scratch);
    if (!isThere)
        m_position.put(from, piece);
    m_picture.reach = &m_reach;
    m_picture.isReachCut = scratch.isCut;
    m_picture.reachFrom = from;
    m_picture.hasLegend = m_detail == Detail::Whole;
}

bool DesignPicture::showPath(CellId to)
{
    const CellId from = *m_picture.reachFrom;
    const auto paths = trajectories(*sharedGame(), m_position, from, *m_position.at(from), to);
    if (paths.empty())
        return false;
    m_picture.trail = trailOf(from, paths.front());
    return true;
}

} // namespace rookery
