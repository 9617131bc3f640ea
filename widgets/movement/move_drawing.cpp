#include "widgets/movement/move_drawing.h"

#include "model/movement/path/path_geometry.h"

#include <utility>

namespace rookery {

namespace {

Vector apart(const Vector &from, const Vector &to)
{
    return to + -from;
}

} // namespace

MoveDrawing::MoveDrawing(EditedMovement &movement, QObject *parent)
    : QObject(parent)
    , m_movement(movement)
{
    connect(&movement, &EditedMovement::changed, this, &MoveDrawing::follow);
}

/// Forgets whatever was changed elsewhere; an undo of the last leg leaves those before.
void MoveDrawing::follow()
{
    if (m_isDragging)
        return;
    const auto piece = m_movement.workspace().choices().piece();
    if (std::exchange(m_piece, piece) != piece)
        m_waypoints.clear();
    followBounce();
    while (m_move && !isWritten(*m_move)) {
        m_move->legs.pop_back();
        if (m_move->legs.empty())
            m_move.reset();
    }
    if (m_bounce && m_move != m_bounce->with && m_move != m_bounce->without)
        m_bounce.reset();
    const Path &path = m_movement.entry().path;
    const auto asNow = [&] {
        const auto steps = symmetricVectors(m_run->run.step, m_run->symmetry, lattice());
        return m_run->range == 1
                   ? m_run->asLeaps
                   : withRunAsSlide(m_run->asLeaps, directions(), steps, m_run->run, m_run->range);
    };
    if (m_run && path != asNow())
        m_run.reset();
    if (m_leaper && path != *m_leaper)
        m_leaper.reset();
    Q_EMIT changed();
}

/// Takes the meaning that is written; legs can be taken back from the one without a bounce.
void MoveDrawing::followBounce()
{
    if (m_move && m_bounce && !isWritten(*m_move))
        m_move = isWritten(m_bounce->with) ? m_bounce->with : m_bounce->without;
}

bool MoveDrawing::isWritten(const DrawnMove &move) const
{
    const LegGraph *legs = m_movement.writtenLegs();
    return legs && *legs == legsOfDrawn(move, directions());
}

// Drawing

bool MoveDrawing::startsAt(const Vector &at) const
{
    return at == Vector{} || (m_move && at == m_move->end());
}

void MoveDrawing::begin(const Vector &from, const Style &style, BoardEnd boardEnd)
{
    const bool isNew = from == Vector{} || !m_move;
    m_isDragging = true;
    m_asks = true;
    m_from = isNew ? Vector() : from;
    m_crossed.clear();
    m_boardEnd = std::move(boardEnd);
    m_before = {m_move, std::exchange(m_bounce, std::nullopt)};
    m_run.reset();
    m_leaper.reset();
    m_start = isNew ? DrawnMove{{}, style.rights, style.symmetry, lattice()} : *m_move;
    m_move = m_start;
    m_movement.beginStroke(isNew ? EditedMovement::Onto::NewMovement
                                 : EditedMovement::Onto::Current);
}

void MoveDrawing::dragTo(const Vector &to)
{
    if (!m_isDragging)
        return;
    if (m_crossed.empty() || m_crossed.back() != to)
        m_crossed.push_back(to);
    DrawnMove next = m_start;
    m_bounce.reset();
    const Vector by = apart(m_from, to);
    if (by != Vector{} && m_start.bounces.empty()) { // a bounce goes on by itself
        next.legs.push_back({by, usualSpan(by), Joint::Empty, true});
        if (const auto over = bouncingOver(to)) {
            m_bounce = Bounce{*over, next};
            next = *over;
        } else if (const auto fromLast = bouncingFromLast(to)) {
            m_bounce = Bounce{*fromLast, next};
        }
    }
    if (next == *m_move)
        return;
    m_move = next;
    m_movement.previewStroke(legsOfDrawn(next, directions()));
    Q_EMIT changed();
}

bool MoveDrawing::finish()
{
    if (!std::exchange(m_isDragging, false))
        return false;
    const bool isDrawn = *m_move != m_start;
    if (isDrawn)
        m_movement.commitStroke(m_start.legs.empty() ? tr("Draw a move") : tr("Draw a leg"));
    else
        goBack();
    follow();
    return isDrawn;
}

bool MoveDrawing::cancel()
{
    if (!std::exchange(m_isDragging, false))
        return false;
    goBack();
    follow();
    return true;
}

void MoveDrawing::goBack()
{
    m_move = m_before.move;
    m_bounce = m_before.bounce;
    m_movement.cancelStroke();
}

// Bounces

/// Whether a leg of two steps and more that came this way met the edge here.
bool MoveDrawing::turnsAtEdge(const Vector &at, const Vector &heading) const
{
    return stepsAlong(heading) > 1 && m_boardEnd(at, primitiveStep(heading));
}

/// The way on from an edge, over other edges that the drag has crossed since.
std::optional<std::vector<Vector>> MoveDrawing::bouncesTo(const Vector &to,
                                                          const Vector &at,
                                                          const Vector &heading,
                                                          std::size_t crossed) const
{
    if (canBounce(lattice(), heading, apart(at, to), directions()))
        return std::vector{apart(at, to)};
    for (; crossed < m_crossed.size(); ++crossed) {
        const Vector edge = m_crossed[crossed];
        const Vector by = apart(at, edge);
        if (!canBounce(lattice(), heading, by, directions())
            || !m_boardEnd(edge, primitiveStep(by)))
            continue;
        if (auto rest = bouncesTo(to, edge, by, crossed + 1)) {
            rest->insert(rest->begin(), by);
            return rest;
        }
    }
    return std::nullopt;
}

DrawnMove MoveDrawing::bouncing(std::vector<DrawnLeg> legs, std::vector<Vector> bounces) const
{
    DrawnMove move = m_start;
    move.legs = std::move(legs);
    move.legs.back().span = LegSpan::Any;
    move.bounces = std::move(bounces);
    return move;
}

/// The drag as a leg that met the edge and went on from there.
std::optional<DrawnMove> MoveDrawing::bouncingOver(const Vector &to) const
{
    if (!m_start.legs.empty() && turnsAtEdge(m_from, m_start.legs.back().by)) {
        if (auto bounces = bouncesTo(to, m_from, m_start.legs.back().by, 0))
            return bouncing(m_start.legs, std::move(*bounces));
    }
    for (std::size_t i = 0; i < m_crossed.size(); ++i) {
        const Vector by = apart(m_from, m_crossed[i]);
        auto bounces =
            turnsAtEdge(m_crossed[i], by) ? bouncesTo(to, m_crossed[i], by, i + 1) : std::nullopt;
        if (!bounces)
            continue;
        std::vector<DrawnLeg> legs = m_start.legs;
        legs.push_back({by});
        return bouncing(std::move(legs), std::move(*bounces));
    }
    return std::nullopt;
}

/// The last leg, if it slides, as one that could bounce this way: the edge may be elsewhere than
/// where the drag turns.
std::optional<DrawnMove> MoveDrawing::bouncingFromLast(const Vector &to) const
{
    if (m_start.legs.empty() || m_start.legs.back().span == LegSpan::Leap)
        return std::nullopt;
    const Vector by = apart(m_from, to);
    if (!canBounce(lattice(), m_start.legs.back().by, by, directions()))
        return std::nullopt;
    return bouncing(m_start.legs, {by});
}

void MoveDrawing::toggleWaypoint(const Vector &at, Joint joint)
{
    const auto before = m_waypoints.size();
    std::erase_if(m_waypoints, [&](const Waypoint &other) { return other.at == at; });
    if (m_waypoints.size() == before && at != Vector{})
        m_waypoints.push_back({at, joint});
    Q_EMIT changed();
}

void MoveDrawing::completeAt(const Vector &to, const Style &style)
{
    DrawnMove move{{}, style.rights, style.symmetry, lattice()};
    Vector from;
    for (const Waypoint &waypoint : std::exchange(m_waypoints, {})) {
        move.legs.push_back({apart(from, waypoint.at), LegSpan::Leap, waypoint.joint, false});
        from = waypoint.at;
    }
    if (from == to)
        return follow();
    move.legs.push_back({apart(from, to), LegSpan::Leap, Joint::Empty, true});
    m_asks = true;
    m_movement.beginStroke(EditedMovement::Onto::NewMovement);
    m_movement.previewStroke(legsOfDrawn(move, directions()));
    m_move = std::move(move);
    m_bounce.reset();
    m_movement.commitStroke(tr("Draw a move"));
    follow();
}

void MoveDrawing::redraw(const QString &undoText, const DrawnMove &move)
{
    m_move = move;
    m_movement.applyLegs(undoText, legsOfDrawn(move, directions()));
    follow();
}

void MoveDrawing::setSymmetry(PaintSymmetry symmetry)
{
    if (!m_move || m_isDragging || m_move->symmetry == symmetry)
        return;
    DrawnMove move = *m_move;
    move.symmetry = symmetry;
    if (m_bounce)
        m_bounce->with.symmetry = m_bounce->without.symmetry = symmetry;
    redraw(tr("Symmetry of a move"), move);
}

// Leaps

Path MoveDrawing::inferred(const Path &painted, const Vector &last, PaintSymmetry symmetry)
{
    const auto run = leapRunThrough(painted, directions(), last);
    if (!run || run->count < 3)
        return painted;
    return withRunAsSlide(
        painted, directions(), symmetricVectors(run->step, symmetry, lattice()), *run, run->count);
}

void MoveDrawing::askAboutLeaps(const Path &painted, const Vector &last, PaintSymmetry symmetry)
{
    m_asks = true;
    m_move.reset();
    m_bounce.reset();
    m_run.reset();
    m_leaper.reset();
    if (const auto run = leapRunThrough(painted, directions(), last))
        m_run = Run{painted, *run, symmetry, run->count < 3 ? 1 : run->count};
    else if (lattice() == Lattice::Square && atomLetterOf(painted, directions()))
        m_leaper = painted;
    follow();
}

void MoveDrawing::setRun(int range)
{
    if (!m_run || m_run->range == range)
        return;
    m_run->range = range;
    const auto steps = symmetricVectors(m_run->run.step, m_run->symmetry, lattice());
    const Path path = range == 1
                          ? m_run->asLeaps
                          : withRunAsSlide(m_run->asLeaps, directions(), steps, m_run->run, range);
    m_movement.applyPath(range == 1 ? tr("Make leaps of a slide") : tr("Make a slide"), path);
}

} // namespace rookery
