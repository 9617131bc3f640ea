#include "widgets/canvas/board_canvas.h"

#include "model/movement/movement.h"
#include "widgets/canvas/board_accessible.h"
#include "widgets/play/play_session.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rookery {

namespace {

constexpr double fullSize = 48; ///< pixels per cell at 100 %
constexpr double smallestScale = fullSize / 4;
constexpr double largestScale = fullSize * 8;
constexpr double margin = 0.3; ///< cells around the board when it is fitted

} // namespace

BoardCanvas::BoardCanvas(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_theme(CanvasTheme::of(palette()))
{
    installBoardAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setObjectName(QStringLiteral("boardCanvas"));
    setAccessibleName(tr("Board"));
    rebuildScene();
    toolChanged();
    constexpr int rest = 120; // milliseconds
    m_groundSettles.setSingleShot(true);
    m_groundSettles.setInterval(rest);
    connect(&m_groundSettles, &QTimer::timeout, this, &BoardCanvas::updateGround);
    connect(&workspace, &Workspace::notesChanged, this, qOverload<>(&QWidget::update));
    connect(&workspace.session(), &Session::designChanged, this, &BoardCanvas::designChanged);
    connect(&workspace, &Workspace::toolChanged, this, &BoardCanvas::toolChanged);
    connect(&workspace, &Workspace::pinnedCellChanged, this, &BoardCanvas::refreshReach);
    connect(&workspace, &Workspace::pointedCellChanged, this, &BoardCanvas::refreshReach);
    constexpr int hold = 500; // milliseconds
    m_holds.setSingleShot(true);
    m_holds.setInterval(hold);
    connect(&m_holds, &QTimer::timeout, this, &BoardCanvas::holdButton);
    connect(&m_probePlayer, &TrailPlayer::changed, this, qOverload<>(&QWidget::update));
    connect(&workspace, &Workspace::testMenChanged, this, &BoardCanvas::refreshReach);
    connect(&workspace, &Workspace::choiceChanged, this, [this] {
        if (m_zonePlayer != m_workspace.zonePlayer() || m_chosenZone != m_workspace.zone())
            refreshZones();
        refreshReach();
        update();
    });
    connect(&workspace, &Workspace::viewChanged, this, [this] {
        rebuildScene();
        if (m_isFitted)
            fit();
        m_view.flipped = m_workspace.isFlipped();
        updateGround();
    });
}

BoardCanvas::~BoardCanvas() = default;

void BoardCanvas::toolChanged()
{
    const ToolRow *row = toolRow(m_workspace.tool());
    if (!row || !row->modes.contains(m_workspace.mode())) {
        const auto rows = toolsFor(m_workspace.mode());
        row = rows.isEmpty() ? nullptr : toolRow(rows.front().id);
    }
    m_tool = row ? row->make(m_workspace) : nullptr;
    if (m_workspace.mode() == Mode::Play)
        connect(&m_workspace.play(), &PlaySession::changed, this, &BoardCanvas::refreshReach, Qt::UniqueConnection);
    m_isDragging = false;
    setCursor(m_tool ? m_tool->cursor() : QCursor(Qt::ArrowCursor));
    m_groundIsOld = true; // holes are dashed in Board mode only
    refreshReach();
    update();
    Q_EMIT hintChanged();
}

// Looking

void BoardCanvas::fit()
{
    m_isFitted = true;
    m_fittedArea = m_scene->bounds();
    const QRectF area = m_fittedArea.adjusted(-margin, -margin, margin, margin);
    m_view = View::fitting(area, QSizeF(size()), devicePixelRatioF(), m_workspace.isFlipped());
    update();
    Q_EMIT zoomChanged();
}

void BoardCanvas::zoomBy(double factor, std::optional<QPointF> anchor)
{
    const QPointF pixel = anchor.value_or(QPointF(rect().center()));
    const QPointF fixed = m_view.unmap(pixel);
    const double ratio = devicePixelRatioF();
    const double wanted = std::clamp(m_view.scale * factor, std::min(smallestScale, m_view.scale), largestScale);
    double devicePixels = std::round(wanted * ratio);
    // Rounding must not swallow a small step.
    if (devicePixels == std::round(m_view.scale * ratio) && wanted != m_view.scale)
        devicePixels += wanted > m_view.scale ? 1 : -1;
    m_view.scale = std::max(1.0, devicePixels) / ratio;
    const QPointF origin = (m_view.origin + pixel - m_view.map(fixed)) * ratio;
    m_view.origin = QPointF(std::round(origin.x()), std::round(origin.y())) / ratio;
    m_isFitted = false;
    update();
    Q_EMIT zoomChanged();
}

int BoardCanvas::zoomPercent() const
{
    return static_cast<int>(std::lround(m_view.scale / fullSize * 100));
}

void BoardCanvas::updateGround()
{
    m_groundIsOld = true;
    update();
}

View BoardCanvas::shownView() const
{
    View view = m_view;
    if (m_tool && m_workspace.session().isPreviewing())
        view.origin += (view.flipped ? -m_tool->shift() : m_tool->shift()) * view.scale;
    return view;
}

void BoardCanvas::refreshTheme()
{
    m_theme = CanvasTheme::of(palette());
    updateGround();
}

QPoint BoardCanvas::cellPixel(CellId cell) const
{
    return m_view.map(m_scene->cell(cell).centre).toPoint();
}

QRect BoardCanvas::cellRect(CellId cell) const
{
    return m_view.map(m_scene->cell(cell).bounds).toAlignedRect();
}

void BoardCanvas::ensureVisible(CellId cell)
{
    const QRect room = cellRect(cell).adjusted(-8, -8, 8, 8);
    QPointF shift;
    if (room.left() < 0)
        shift.setX(-room.left());
    else if (room.right() > width())
        shift.setX(width() - room.right());
    if (room.top() < 0)
        shift.setY(-room.top());
    else if (room.bottom() > height())
        shift.setY(height() - room.bottom());
    if (shift.isNull())
        return;
    m_view.origin += shift;
    m_isFitted = false;
    update();
}

// What is shown

BoardPicture BoardCanvas::picture() const
{
    BoardPicture picture;
    picture.design = &m_workspace.design();
    picture.board = &m_workspace.board();
    picture.scene = m_scene.get();
    picture.position = &shownPosition();
    picture.theme = m_theme;
    picture.reach = shownReach();
    if (m_workspace.mode() == Mode::Play)
        picture.game = m_workspace.play().gameMarks();
    picture.reachFrom = m_reachFrom;
    picture.hoverMan = m_hoverMan;
    picture.zones = m_workspace.mode() == Mode::Board ? &m_zones : nullptr;
    picture.notes = m_workspace.notes().empty() ? nullptr : &m_workspace.notes();
    picture.tracing = &m_workspace.tracing();
    if (m_workspace.mode() == Mode::Directions)
        picture.linksOf = m_workspace.direction();
    picture.trail = m_probePlayer.shown();
    picture.selection = m_workspace.selectedCells();
    picture.showHoles = m_workspace.mode() == Mode::Board;
    picture.showCellNames = m_workspace.showsCellNames();
    if (m_tool)
        m_tool->decorate(picture);
    return picture;
}

void BoardCanvas::refreshReach()
{
    const Session &session = m_workspace.session();
    const bool hadMen = m_tested.has_value();
    refreshTestMen();
    const bool hadReach = std::exchange(m_hasReach, false);
    if (m_workspace.mode() == Mode::Play)
        return playChanged();
    const auto shown = shownMan();
    m_reachFrom = shown ? std::optional(shown->first) : std::nullopt;
    m_hoverMan.reset();
    if (shown) {
        if (shownPosition().at(shown->first) != shown->second)
            m_hoverMan = shown->second;
        session.game().reach(shownPosition(), shown->first, shown->second, m_reach, m_scratch);
        m_hasReach = true;
    }
    if (shown || hadReach || hadMen || m_tested)
        update();
    refreshProbe();
}

/// A pinned man first, then the man under the pointer, then the piece that is being edited or is
/// about to be placed.
std::optional<std::pair<CellId, Man>> BoardCanvas::shownMan() const
{
    const Position &position = shownPosition();
    const auto manAt = [&](std::optional<CellId> cell) -> std::optional<std::pair<CellId, Man>> {
        const auto man = cell ? position.at(*cell) : std::nullopt;
        if (!man)
            return std::nullopt;
        return std::pair(*cell, *man);
    };
    const bool shows = !m_tool || m_tool->showsReach();
    const auto pointed = shows ? m_workspace.pointedCell() : std::nullopt;
    const bool isEditing = m_workspace.mode() == Mode::Pieces;
    if (!isEditing && manAt(m_workspace.pinnedCell()))
        return manAt(m_workspace.pinnedCell());
    const bool isGuest = isEditing && m_workspace.showsGuest();
    if (!isGuest && manAt(pointed))
        return manAt(pointed);
    if (!m_workspace.piece() || m_scene->size() == 0)
        return std::nullopt;
    const Man man{*m_workspace.piece(), m_workspace.player(), false};
    // A leg is drawn from there, or others come to it.
    const bool stays = m_probeKeyHeld || m_workspace.drawnEnd() || m_workspace.showsGuest();
    if (isEditing)
        return std::pair(stays ? m_workspace.stageCell() : pointed.value_or(m_workspace.stageCell()), man);
    const bool isPlacing = m_workspace.mode() == Mode::Setup && m_workspace.tool() == QLatin1String("place");
    if (isPlacing && pointed)
        return std::pair(*pointed, man);
    return std::nullopt;
}

void BoardCanvas::paintEvent(QPaintEvent *event)
{
    const BoardPicture shown = picture();
    const View view = shownView();
    QPainter painter(this);
    paintGround(painter, view);
    BoardPainter(painter, view, shown, BoardPainter::Caching::On)
        .paintContent(QRectF(event->rect()));
    paintTestMen(painter, view);
    if (m_tool)
        m_tool->paintOver(painter, view);
    if (m_cursor && hasFocus()) {
        painter.setPen(QPen(m_theme.cursor, 2));
        painter.setBrush(Qt::NoBrush);
        const CellGeometry &cell = m_scene->cell(*m_cursor);
        painter.drawPolygon(cellOutline(view, cell, 1));
        painter.drawPolygon(cellOutline(view, cell, 5));
    }
    if (m_scene->size() == 0)
        paintEmptyBoard(painter);
    paintProbe(painter);
}

void BoardCanvas::paintEmptyBoard(QPainter &painter)
{
    painter.setPen(m_theme.label);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    painter.setFont(large);
    painter.drawText(rect().adjusted(40, 40, -40, -40),
                     Qt::AlignCenter | Qt::TextWordWrap,
                     tr("No cells yet. Pick the tool “Add a cell” and click to draw some, or choose a board in the Board panel."));
}

void BoardCanvas::paintProbe(QPainter &painter)
{
    if (m_probeText.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const QRect room = rect().adjusted(16, 12, -16, -12);
    QRect text = painter.fontMetrics().boundingRect(room, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, m_probeText);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(text.adjusted(-10, -6, 10, 6), 6, 6);
    painter.setPen(palette().color(QPalette::ToolTipText));
    painter.drawText(text, Qt::AlignCenter | Qt::TextWordWrap, m_probeText);
}

void BoardCanvas::resizeEvent(QResizeEvent *)
{
    if (m_isFitted)
        fit();
    else
        update();
}

void BoardCanvas::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        refreshTheme();
    QWidget::changeEvent(event);
}

} // namespace rookery
