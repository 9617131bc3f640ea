#include "widgets/canvas/board_canvas.h"

#include "model/movement/movement.h"
#include "widgets/base/focus_ring.h"
#include "widgets/canvas/board_words.h"
#include "widgets/canvas/canvas_overlay.h"
#include "widgets/canvas/chosen_tool.h"
#include "widgets/game/play_session.h"
#include "widgets/picture/board_painter.h"

#include <QPaintEvent>
#include <QPainter>

namespace rookery {

namespace {

constexpr double margin = 0.3; ///< cells around the board when it is fitted

void paintTestPieces(CanvasOverlay &overlay, const Workspace &workspace)
{
    for (const auto &[site, side] : workspace.trial().testPieces()) {
        if (const auto cell = workspace.board().cellAt(site))
            overlay.paintTestPiece(*cell, side);
    }
}

/// Not while its record is gone through again.
bool showsWhereGameIs(Workspace &workspace)
{
    return showsGame(workspace.choices().mode()) && !workspace.play().isReplayed();
}

void setUpHold(QTimer &timer)
{
    constexpr int hold = 500; // milliseconds
    timer.setSingleShot(true);
    timer.setInterval(hold);
}

/// What the window shows of the design and its game, without what the canvas adds.
BoardPicture pictureOf(Workspace &workspace)
{
    const ViewState &view = workspace.view();
    const Mode mode = workspace.choices().mode();
    BoardPicture picture;
    picture.design = &workspace.design();
    picture.board = &workspace.board();
    if (showsGame(mode)) {
        picture.game = workspace.play().gameMarks();
        picture.drawn = workspace.play().drawn().marks();
    }
    picture.notes = view.notes().empty() ? nullptr : &view.notes();
    picture.tracing = &view.tracing();
    if (mode == Mode::Directions)
        picture.linksOf = workspace.choices().direction();
    picture.arrows = view.arrows();
    if (selectsCells(mode))
        picture.selection = workspace.choices().selectedCells();
    picture.showHoles = mode == Mode::Board;
    picture.showCellNames = view.showsCellNames();
    return picture;
}

} // namespace

BoardCanvas::BoardCanvas(Workspace &workspace, QWidget *parent)
    : SceneWidget(Zoom::Free, parent)
    , m_workspace(workspace)
    , m_zones(workspace)
    , m_shown(workspace)
    , m_probe(workspace)
{
    setObjectName(QStringLiteral("boardCanvas"));
    setAccessibleName(tr("Board"));
    m_view.flipped = workspace.view().isFlipped();
    rebuildScene();
    toolChanged();
    connect(&workspace.view(), &ViewState::notesChanged, this, qOverload<>(&QWidget::update));
    connect(&workspace.session(), &Session::designChanged, this, &BoardCanvas::designChanged);
    connect(&workspace.choices(), &Choices::toolChanged, this, &BoardCanvas::toolChanged);
    connect(&workspace.view(), &ViewState::pinnedCellChanged, this, &BoardCanvas::refreshReach);
    connect(&workspace.view(), &ViewState::pointedCellChanged, this, &BoardCanvas::refreshReach);
    connect(&workspace.trial(), &PieceTrial::stageChanged, this, &BoardCanvas::refreshReach);
    connect(&workspace.view(), &ViewState::cellAsked, this, [this] {
        showCursor();
        Q_EMIT hintChanged();
    });
    setUpHold(m_holds);
    connect(&m_holds, &QTimer::timeout, this, &BoardCanvas::holdButton);
    connect(&m_motion, &PieceMotion::moved, this, [this] {
        update(m_view.map(m_motion.area(*m_scene)).toAlignedRect().adjusted(-1, -1, 1, 1));
    });
    connect(&m_probe, &MoveProbe::trailChanged, this, qOverload<>(&QWidget::update));
    connect(&m_probe, &MoveProbe::textChanged, this, [this] {
        update();
        Q_EMIT hintChanged();
    });
    connect(&workspace.trial(), &PieceTrial::testPiecesChanged, this, &BoardCanvas::refreshReach);
    connect(&workspace.choices(), &Choices::changed, this, [this] {
        if (m_zones.isOld())
            refreshZones();
        refreshReach();
        update();
    });
    connect(&workspace.view(), &ViewState::changed, this, [this] {
        rebuildScene();
        m_view.flipped = m_workspace.view().isFlipped();
        if (isFitted())
            fit();
        updateGround();
    });
}

BoardCanvas::~BoardCanvas() = default;

void BoardCanvas::toolChanged()
{
    m_tool = makeChosenTool(m_workspace);
    if (showsGame(m_workspace.choices().mode())) {
        const PlaySession *play = &m_workspace.play();
        connect(
            play, &PlaySession::changed, this, &BoardCanvas::refreshReach, Qt::UniqueConnection);
        connect(play,
                &PlaySession::recordChanged,
                this,
                qOverload<>(&QWidget::update),
                Qt::UniqueConnection);
    }
    m_isDragging = false;
    showCursor();
    if (isFitted() && isOutgrown())
        fit();
    updateGround(); // holes are dashed in Board mode only
    refreshReach();
    update();
    Q_EMIT hintChanged();
}

void BoardCanvas::showCursor()
{
    const bool asks = m_workspace.view().asksForCell();
    const QCursor otherwise(asks ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setCursor(m_tool && !asks ? m_tool->cursor() : otherwise);
}

QString BoardCanvas::toolHint() const
{
    if (m_workspace.view().asksForCell())
        return tr("Click a cell of the board: it goes into the field");
    return m_tool ? m_tool->hint() : QString();
}

// Looking

QRectF BoardCanvas::fittedArea() const
{
    const QRectF room = m_tool ? m_tool->room() : QRectF();
    return m_scene->bounds().adjusted(-margin, -margin, margin, margin).united(room);
}

View BoardCanvas::shownView() const
{
    View view = m_view;
    if (m_tool && m_workspace.session().isPreviewing())
        view.origin += (view.flipped ? -m_tool->shift() : m_tool->shift()) * view.scale;
    return view;
}

QPoint BoardCanvas::cellPixel(CellId cell) const
{
    return m_view.map(m_scene->cell(cell).centre).toPoint();
}

QRect BoardCanvas::cellRect(CellId cell) const
{
    return m_view.map(m_scene->cell(cell).bounds).toAlignedRect();
}

QString BoardCanvas::placeText(int place) const
{
    return cellSentence(*this, CellId(place));
}

int BoardCanvas::placeAt(QPoint pixel) const
{
    const auto cell = cellAt(pixel);
    return cell ? static_cast<int>(cell->index()) : -1;
}

int BoardCanvas::cursorPlace() const
{
    return m_cursor ? static_cast<int>(m_cursor->index()) : -1;
}

// What is shown

BoardPicture BoardCanvas::picture() const
{
    BoardPicture picture = pictureOf(m_workspace);
    picture.scene = m_scene.get();
    picture.position = &shownPosition();
    picture.theme = m_theme;
    picture.reach = shownReach();
    picture.isReachCut = m_shown.isCut();
    picture.reachFrom = m_shown.from();
    picture.hoverPiece = m_shown.hoverPiece();
    picture.zones = m_workspace.view().showsZones() ? &m_zones.list() : nullptr;
    picture.trail = m_probe.trail();
    if (m_tool)
        m_tool->decorate(picture);
    return picture;
}

std::vector<BoardMark> BoardCanvas::marksInView() const
{
    return marksWithin(picture(), shownView().unmap(QRectF(rect())));
}

void BoardCanvas::refreshReach()
{
    m_probe.followPointer();
    if (m_shown.refresh({!m_tool || m_tool->showsReach(), m_probe.isAsked()}))
        update();
    refreshProbe();
    if (showsWhereGameIs(m_workspace))
        m_motion.follow(shownPosition(), *m_scene);
    else
        m_motion.forget();
    if (showsGame(m_workspace.choices().mode()))
        Q_EMIT hintChanged();
}

void BoardCanvas::paintEvent(QPaintEvent *event)
{
    BoardPicture shown = picture();
    shown.moving = m_motion.moving();
    const View view = shownView();
    QPainter painter(this);
    paintGround(painter, view);
    BoardPainter(painter, view, shown, BoardPainter::Caching::On)
        .paintContent(QRectF(event->rect()));
    CanvasOverlay overlay(painter, view, *m_scene, m_theme);
    if (m_shown.hasTestPieces())
        paintTestPieces(overlay, m_workspace);
    if (m_tool)
        m_tool->paintOver(painter, view);
    if (hasFocus() && m_cursor)
        overlay.paintCursor(*m_cursor);
    else
        paintFocusRing(painter, *this);
    painter.setFont(font());
    if (!m_probe.text().isEmpty())
        overlay.paintProbe(m_probe.text(), rect(), palette());
}

} // namespace rookery
