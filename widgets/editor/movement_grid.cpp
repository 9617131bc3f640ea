#include "widgets/editor/movement_grid.h"

#include "widgets/canvas/board_painter.h"
#include "widgets/editor/movement_grid_accessible.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

constexpr int usualSide = 15;
constexpr double margin = 0.06; ///< cells around the grid
constexpr double faintOpacity = 0.4;

} // namespace

MovementGrid::MovementGrid(EditedMovement &movement, MoveDrawing &drawing, QWidget *parent)
    : QWidget(parent)
    , m_movement(movement)
    , m_drawing(drawing)
    , m_theme(CanvasTheme::of(palette()))
{
    installMovementGridAccessibility();
    setObjectName(QStringLiteral("movementGrid"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::PreventContextMenu); // the right button erases
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Movement grid"));
    setSide(usualSide);
    connect(&movement, &EditedMovement::changed, this, &MovementGrid::refresh);
    connect(&drawing, &MoveDrawing::changed, this, qOverload<>(&QWidget::update));
}

MovementGrid::~MovementGrid() = default;

void MovementGrid::setOptions(const PaintOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    m_drawing.setSymmetry(options.symmetry);
    update();
    Q_EMIT optionsChanged();
}

void MovementGrid::setSide(int side)
{
    if (m_board && m_board->side() == side)
        return;
    cancelStroke();
    m_board = std::make_unique<PatternBoard>(side);
    m_scene = std::make_unique<BoardScene>(m_board->board());
    if (!m_board->cell(m_cursor))
        m_cursor = {};
    m_pointed.reset();
    m_marks.begin(m_board->board().size());
    m_faint.begin(m_board->board().size());
    updateGround();
    refresh();
    Q_EMIT optionsChanged();
}

void MovementGrid::setShown(Shown shown)
{
    m_shown = shown;
    refresh();
}

void MovementGrid::clearMen()
{
    m_men.clear();
    refresh();
    Q_EMIT menChanged();
}

// What is shown

void MovementGrid::refresh()
{
    const PieceType *type = m_movement.type();
    m_marksAreOld = !type || !isVisible();
    if (m_marksAreOld)
        return;
    PatternBoard::Movements asked;
    const auto &entry = m_movement.entry();
    for (std::size_t i = 0; i < type->moves.size(); ++i)
        (entry.index == i ? asked.selected : asked.others).push_back(type->moves[i]);
    const auto item = m_movement.item();
    if (item)
        asked.item.push_back({legsOfPath({entry.path[*item]}), When::Always, {}});
    const Design &edited = m_movement.workspace().design();
    m_board->set(edited, *type, std::move(asked));
    m_board->setMen(m_movement.workspace().player(), m_men);

    using About = PatternBoard::About;
    m_marks = m_board->ask(item ? About::Item : About::Selected);
    m_faint.begin(m_board->board().size());
    const auto addFaint = [&](const Reach &reach) {
        for (const CellId cell : reach.touched()) {
            for (const Mark mark :
                 {Mark::Move, Mark::Capture, Mark::Blocked, Mark::Hurdle, Mark::Victim}) {
                if (reach.has(cell, mark))
                    m_faint.add(cell, mark);
            }
            if (reach.has(cell, Mark::Via))
                m_faint.addVia(cell, static_cast<std::uint8_t>(reach.viaLeg(cell)));
        }
    };
    if (item)
        addFaint(m_board->ask(About::Selected));
    if (m_shown == Shown::AllMovements)
        addFaint(m_board->ask(About::Others));
    m_faintIsOld = true;
    describe();
    update();
}

void MovementGrid::updateGround()
{
    const QRectF area = m_scene->cellBounds().adjusted(-margin, -margin, margin, margin);
    m_view = View::fitting(area, QSizeF(size()), devicePixelRatioF(), false);
    m_groundIsOld = true;
    m_faintIsOld = true;
    update();
}

std::optional<MarkKind> MovementGrid::markAt(int dx, int dy) const
{
    const auto cell = m_board->cell({dx, dy});
    return cell ? markFor(m_marks, *cell) : std::nullopt;
}

std::optional<MarkKind> MovementGrid::faintMarkAt(int dx, int dy) const
{
    const auto cell = m_board->cell({dx, dy});
    return cell && !markFor(m_marks, *cell) ? markFor(m_faint, *cell) : std::nullopt;
}

int MovementGrid::viaLegAt(int dx, int dy) const
{
    const auto cell = m_board->cell({dx, dy});
    return cell ? m_marks.viaLeg(*cell) : 0;
}

// Words

QString MovementGrid::cellText(const Vector &at) const
{
    const Vector seen = own(at);
    QStringList parts;
    if (seen.x() != 0)
        parts << (seen.x() > 0 ? tr("%1 right") : tr("%1 left")).arg(std::abs(seen.x()));
    if (seen.y() != 0)
        parts << (seen.y() > 0 ? tr("%1 forward") : tr("%1 back")).arg(std::abs(seen.y()));
    const QString where = parts.isEmpty() ? tr("the piece") : parts.join(QStringLiteral(", "));
    const auto man = std::find_if(
        m_men.begin(), m_men.end(), [&](const TestMan &other) { return other.at == at; });
    const QString who = man == m_men.end()                ? QString()
                        : man->side == TestMan::Side::Foe ? tr("test enemy, ")
                                                          : tr("test friend, ");
    const auto kind = markAt(at.x(), at.y());
    const auto faint = faintMarkAt(at.x(), at.y());
    if (!kind && !faint)
        return who.isEmpty() ? where : tr("%1: %2no move").arg(where, who);
    const auto word = [](MarkKind of) {
        for (const MarkLegend &row : markLegend()) {
            if (row.kind == of)
                return QCoreApplication::translate("Marks", row.name);
        }
        return QString();
    };
    if (!kind)
        return tr("%1: %2%3 (another move)").arg(where, who, word(*faint));
    switch (*kind) {
    case MarkKind::Via:
        return tr("%1: passed on leg %2").arg(where).arg(viaLegAt(at.x(), at.y()));
    case MarkKind::Blocked:
        return tr("%1: %2in the way").arg(where, who);
    case MarkKind::Move:
    case MarkKind::Capture:
    case MarkKind::Both:
    case MarkKind::Hurdle:
    case MarkKind::Victim:
        break;
    }
    return tr("%1: %2%3").arg(where, who, word(*kind));
}

QString MovementGrid::targetWords(std::size_t most) const
{
    std::vector<CellId> targets;
    for (const CellId cell : m_board->board().cells()) {
        if (m_marks.isTarget(cell))
            targets.push_back(cell);
    }
    QStringList words;
    for (std::size_t i = 0; i < std::min(most, targets.size()); ++i)
        words << cellText(m_board->fromCentre(targets[i]));
    if (targets.size() > most)
        words << tr("and %n more", nullptr, static_cast<int>(targets.size() - most));
    return words.join(QStringLiteral("; "));
}

/// What a screen reader says of the widget as a whole.
void MovementGrid::describe()
{
    constexpr std::size_t most = 24;
    const QString words = m_movement.words();
    const QString targets = targetWords(most);
    setAccessibleDescription(targets.isEmpty() ? words
                                               : tr("%1. It reaches: %2").arg(words, targets));
}

// Painting the widget

BoardPicture MovementGrid::picture() const
{
    BoardPicture picture;
    picture.design = &m_board->design();
    picture.board = &m_board->board();
    picture.scene = m_scene.get();
    picture.position = &m_board->position();
    picture.theme = m_theme;
    picture.reach = &m_marks;
    picture.trail = drawnTrail();
    return picture;
}

/// The legs of the move that is being drawn; its images go without.
std::optional<Trail> MovementGrid::drawnTrail() const
{
    if (!m_drawing.move())
        return std::nullopt;
    Trail trail{m_board->centre(), {}, true, std::nullopt};
    Vector at;
    for (const DrawnLeg &leg : m_drawing.move()->legs) {
        at = at + leg.by;
        const auto cell = m_board->cell(m_movement.facing().apply(at));
        if (!cell)
            break;
        trail.cells.push_back(*cell);
    }
    return trail;
}

/// What the next move has to jump over or to pass.
void MovementGrid::paintWaypoints(QPainter &painter)
{
    int number = 0;
    for (const MoveDrawing::Waypoint &waypoint : m_drawing.waypoints()) {
        ++number;
        for (const Vector &image : images(m_movement.facing().apply(waypoint.at))) {
            const auto cell = m_board->cell(image);
            if (!cell)
                continue;
            const QRectF area = m_view.map(m_scene->cell(*cell).bounds);
            const bool isHurdle = waypoint.joint == Joint::Hurdle;
            paintMark(painter,
                      area,
                      isHurdle ? MarkKind::Hurdle : MarkKind::Via,
                      number,
                      MarkPlace::Middle);
        }
    }
}

void MovementGrid::refreshFaint()
{
    m_faintIsOld = false;
    m_faintLayer = QPixmap();
    if (m_faint.touched().empty())
        return;
    m_faintLayer = QPixmap(size() * devicePixelRatioF());
    m_faintLayer.setDevicePixelRatio(devicePixelRatioF());
    m_faintLayer.fill(Qt::transparent);
    QPainter painter(&m_faintLayer);
    painter.setFont(font());
    for (const CellId cell : m_faint.touched()) {
        const auto kind = markFor(m_faint, cell);
        if (kind && !markFor(m_marks, cell))
            paintMark(painter, m_view.map(m_scene->cell(cell).bounds), *kind, m_faint.viaLeg(cell));
    }
}

void MovementGrid::paintEvent(QPaintEvent *event)
{
    if (m_groundIsOld) {
        m_ground = QPixmap(size() * devicePixelRatioF());
        m_ground.setDevicePixelRatio(devicePixelRatioF());
        m_ground.fill(palette().color(QPalette::Window));
        QPainter painter(&m_ground);
        BoardPainter(painter, m_view, picture(), BoardPainter::Caching::On)
            .paintGround(QRectF(rect()));
        m_groundIsOld = false;
    }
    if (m_faintIsOld)
        refreshFaint();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_ground);
    if (!m_faintLayer.isNull()) {
        painter.setOpacity(faintOpacity);
        painter.drawPixmap(0, 0, m_faintLayer);
        painter.setOpacity(1);
    }
    painter.setFont(font());
    BoardPainter(painter, m_view, picture(), BoardPainter::Caching::On)
        .paintContent(QRectF(event->rect()));
    paintWaypoints(painter);
    paintHover(painter);
    paintHint(painter);
}

/// Outlines of the cell under the pointer or the cursor and of everything a click would touch.
void MovementGrid::paintHover(QPainter &painter)
{
    const auto at = m_pointed;
    const bool isDone = m_stroke.has_value() || !at || *at == Vector{};
    const double width = std::max(1.5, m_view.scale * 0.06);
    if (!isDone) {
        const bool isMan = m_options.pencil == Pencil::Friend || m_options.pencil == Pencil::Foe;
        QPen pen(m_theme.selection, width);
        pen.setJoinStyle(Qt::MiterJoin);
        if (m_options.pencil == Pencil::Erase || !canPaint())
            pen.setDashPattern({2, 2});
        QColor wash = m_theme.selection;
        wash.setAlphaF(0.16F);
        painter.setPen(pen);
        for (const Vector &image : isMan ? std::vector<Vector>{*at} : images(*at)) {
            const auto cell = m_board->cell(image);
            if (!cell)
                continue;
            const QRectF area = m_view.map(m_scene->cell(*cell).bounds);
            painter.fillRect(area, wash);
            painter.drawRect(area.adjusted(width / 2, width / 2, -width / 2, -width / 2));
        }
    }
    if (!hasFocus())
        return;
    const QRectF area = cellRect(m_cursor);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.cursor, 2));
    painter.drawRect(area.adjusted(1, 1, -1, -1));
    if (m_view.scale < 28)
        return; // a second line would hide what stands there
    painter.setPen(QPen(m_theme.cursor, 1));
    painter.drawRect(area.adjusted(4, 4, -4, -4));
}

/// What to do with a movement that has nothing in it yet.
void MovementGrid::paintHint(QPainter &painter)
{
    if (!canPaint() || !m_movement.entry().path.empty() || !m_movement.entry().text.empty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF centre = m_view.map(m_scene->cell(m_board->centre()).bounds);
    painter.setBrush(Qt::NoBrush);
    for (const double ring : {0.62, 0.8}) {
        QColor colour = m_theme.selection;
        colour.setAlphaF(ring < 0.7 ? 0.9F : 0.4F);
        painter.setPen(QPen(colour, std::max(2.0, m_view.scale * 0.07)));
        painter.drawEllipse(centre.center(), ring * m_view.scale, ring * m_view.scale);
    }
    const QString text = tr("Click a square this piece can reach.");
    painter.setFont(font());
    const QRect needed = painter.fontMetrics().boundingRect(
        rect().adjusted(24, 0, -24, 0), Qt::AlignCenter | Qt::TextWordWrap, text);
    QRectF tag = QRectF(needed).adjusted(-12, -7, 12, 7);
    tag.moveBottom(m_view.map(m_scene->cellBounds()).bottom() - 0.4 * m_view.scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(tag, 6, 6);
    painter.setPen(palette().color(QPalette::ToolTipText));
    painter.drawText(tag, Qt::AlignCenter | Qt::TextWordWrap, text);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void MovementGrid::resizeEvent(QResizeEvent *)
{
    updateGround();
}

void MovementGrid::showEvent(QShowEvent *)
{
    if (m_marksAreOld)
        refresh();
}

void MovementGrid::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_theme = CanvasTheme::of(palette());
        updateGround();
    }
    QWidget::changeEvent(event);
}

} // namespace rookery
