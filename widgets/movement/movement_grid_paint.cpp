#include "widgets/base/given_keys.h"
#include "widgets/movement/grid_overlay.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/picture/picture_export.h"

#include <QMimeData>
#include <QPaintEvent>
#include <QPainter>

namespace rookery {

namespace {

/// From the piece over these cells as far as there are such.
Trail trailOver(const std::vector<Vector> &cells, const PatternBoard &board)
{
    Trail trail{board.centre(), {}, true, std::nullopt};
    for (const Vector &at : cells) {
        const auto cell = board.cell(at);
        if (!cell)
            break;
        trail.cells.push_back(*cell);
    }
    return trail;
}

/// Where the legs of a drawn move end, on its way over edges too; its images go without.
std::vector<Vector> drawnEnds(const DrawnMove &move, const Orientation &facing)
{
    std::vector<Vector> ends;
    Vector at;
    const auto goBy = [&](const Vector &by) {
        at = at + by;
        ends.push_back(facing.apply(at));
    };
    for (const DrawnLeg &leg : move.legs)
        goBy(leg.by);
    for (const Vector &by : move.bounces)
        goBy(by);
    return ends;
}

/// Said while the movement has nothing in it yet, or a move waits for its end; empty later.
QString hintOf(const PatternPainter &painter,
               const MoveDrawing &drawing,
               const EditedMovement &movement,
               Lattice lattice)
{
    if (painter.isHandDrawn())
        return MovementGrid::tr("A hand-drawn board has no pattern of its own: pieces move along "
                                "its directions. Write them below, as in \"ride out in\".");
    if (!drawing.waypoints().empty())
        return withGivenKey(MovementGrid::tr("Now click with Leap (1) where the piece lands."),
                            partKeyId("painter", "leap"));
    const EditedMovement::Entry &entry = movement.entry();
    const bool isEmpty = movement.type() && entry.path.empty() && entry.text.empty();
    if (!painter.canPaint() || !isEmpty)
        return {};
    return lattice == Lattice::Square ? MovementGrid::tr("Click a square this piece can reach.")
                                      : MovementGrid::tr("Click a cell this piece can reach.");
}

} // namespace

/// Of the path that was asked for, else of the drawn move, else of a leg that bounces.
std::optional<Trail> MovementGrid::shownTrail() const
{
    if (m_probe->cell())
        return m_probe->player().shown();
    if (m_drawing.move())
        return trailOver(drawnEnds(*m_drawing.move(), m_movement.facing()), board());
    return showsBounce() ? std::optional(trailOver(m_bounce->cells, board())) : std::nullopt;
}

bool MovementGrid::showsBounce() const
{
    return m_bounce && !m_probe->cell() && !m_drawing.move();
}

BoardPicture MovementGrid::picture() const
{
    BoardPicture picture;
    picture.design = &board().design();
    picture.board = &board().board();
    picture.scene = m_scene.get();
    picture.position = &board().position();
    picture.theme = m_theme;
    picture.reach = piecesShown() == Pieces::AsPlaced ? &m_marks.strong() : nullptr;
    picture.trail = shownTrail();
    return picture;
}

void MovementGrid::refreshFaint()
{
    m_faintIsOld = false;
    m_faintLayer = QPixmap();
    if (m_marks.faint().touched().empty())
        return;
    m_faintLayer = QPixmap(size() * devicePixelRatioF());
    m_faintLayer.setDevicePixelRatio(devicePixelRatioF());
    m_faintLayer.fill(Qt::transparent);
    QPainter painter(&m_faintLayer);
    painter.setFont(font());
    GridOverlay(painter, {m_view, *m_scene, m_theme, board()}).paintFaint(m_marks);
}

void MovementGrid::paintEvent(QPaintEvent *event)
{
    if (m_faintIsOld)
        refreshFaint();
    QPainter painter(this);
    GridOverlay overlay(painter, {m_view, *m_scene, m_theme, board()});
    paintGround(painter, m_view);
    paintMovement(painter, picture(), QRectF(event->rect()), BoardPainter::Caching::On);
    paintWaypoints(overlay);
    paintHover(overlay);
    painter.setFont(font());
    if (const QString text = hint(); !text.isEmpty())
        overlay.paintHint(text, rect(), palette());
}

/// What is seen of the movement on the ground.
void MovementGrid::paintMovement(QPainter &painter,
                                 const BoardPicture &picture,
                                 const QRectF &clip,
                                 BoardPainter::Caching caching) const
{
    GridOverlay overlay(painter, {m_view, *m_scene, m_theme, board()});
    overlay.paintWalls(pieces());
    if (showsBounce())
        overlay.paintEdge(m_bounce->edge);
    if (piecesShown() == Pieces::AsPlaced)
        overlay.paintFaintLayer(m_faintLayer);
    painter.setFont(font());
    BoardPainter(painter, m_view, picture, caching).paintContent(clip);
    if (piecesShown() == Pieces::Anyhow)
        overlay.paintChances(m_marks);
}

std::unique_ptr<QMimeData> MovementGrid::copiedPicture() const
{
    const QRect area = m_view.map(fittedArea()).toAlignedRect();
    if (area.isEmpty()) // it has no room yet
        return nullptr;
    auto data = clipboardPicture(area.size(), [&](QPainter &painter) {
        const BoardPicture shown = picture();
        const QRectF clip(area);
        painter.translate(-area.topLeft());
        painter.fillRect(area, groundColour());
        BoardPainter(painter, m_view, shown, BoardPainter::Caching::Off).paintGround(clip);
        paintMovement(painter, shown, clip, BoardPainter::Caching::Off);
    });
    data->setText(m_movement.words());
    return data;
}

void MovementGrid::paintWaypoints(GridOverlay &overlay)
{
    int number = 0;
    for (const MoveDrawing::Waypoint &waypoint : m_drawing.waypoints()) {
        ++number;
        for (const Vector &image : m_painter.images(m_movement.facing().apply(waypoint.at)))
            overlay.paintWaypoint(image, waypoint.joint == Joint::Hurdle, number);
    }
}

/// The cell under the pointer with everything a click would touch, and the keyboard's cursor.
void MovementGrid::paintHover(GridOverlay &overlay)
{
    if (!m_painter.isStroking() && m_pointed && *m_pointed != Vector{}) {
        using Line = GridOverlay::Line;
        const Pencil pencil = options().pencil;
        const bool addsNothing = pencil == Pencil::Erase || !m_painter.canPaint();
        overlay.paintTouched(isTestPencil(pencil) ? std::vector<Vector>{*m_pointed}
                                                  : m_painter.images(*m_pointed),
                             addsNothing ? Line::Broken : Line::Solid);
    }
    if (hasFocus())
        overlay.paintCursor(m_cursor);
}

QString MovementGrid::hint() const
{
    return hintOf(m_painter, m_drawing, m_movement, lattice());
}

} // namespace rookery
