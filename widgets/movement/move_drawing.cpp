#include "widgets/movement/move_drawing.h"

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
    while (m_move && !isWritten(*m_move)) {
        m_move->legs.pop_back();
        if (m_move->legs.empty())
            m_move.reset();
    }
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

void MoveDrawing::begin(const Vector &from, const Style &style)
{
    const bool isNew = from == Vector{} || !m_move;
    m_isDragging = true;
    m_asks = true;
    m_from = isNew ? Vector() : from;
    m_before = std::exchange(m_move, std::nullopt);
    m_run.reset();
    m_leaper.reset();
    m_move = isNew ? DrawnMove{{}, style.rights, style.symmetry, lattice()} : *m_before;
    m_movement.beginStroke(isNew ? EditedMovement::Onto::NewMovement
                                 : EditedMovement::Onto::Current);
}

void MoveDrawing::dragTo(const Vector &to)
{
    if (!m_isDragging)
        return;
    const bool isExtending = m_from != Vector{};
    DrawnMove next = *m_move;
    next.legs = isExtending ? m_before->legs : std::vector<DrawnLeg>();
    const Vector by = apart(m_from, to);
    if (by != Vector{})
        next.legs.push_back({by, usualSpan(by), Joint::Empty, true});
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
    const std::size_t before = m_from != Vector{} && m_before ? m_before->legs.size() : 0;
    const bool isDrawn = m_move->legs.size() > before;
    if (!isDrawn) {
        m_move = m_before;
        m_movement.cancelStroke();
    } else {
        m_movement.commitStroke(before == 0 ? tr("Draw a move") : tr("Draw a leg"));
    }
    follow();
    return isDrawn;
}

bool MoveDrawing::cancel()
{
    if (!std::exchange(m_isDragging, false))
        return false;
    m_move = m_before;
    m_movement.cancelStroke();
    follow();
    return true;
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
