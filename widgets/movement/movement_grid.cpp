#include "widgets/movement/movement_grid.h"

#include "widgets/movement/cell_moves_menu.h"
#include "widgets/movement/grid_overlay.h"

#include <QEvent>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace rookery {

namespace {

constexpr double margin = 0.06; ///< cells around the grid

/// Of the largest square in a widget, in pixels.
int sideOf(const QWidget &widget)
{
    return std::min(widget.width(), widget.height());
}

/// All cells along the rows from the top left, by site.
std::vector<SiteId> readingOrder(const BoardScene &scene, const Board &board)
{
    const auto placeOf = [&](CellId cell) {
        const QPointF centre = scene.cell(cell).centre;
        return std::pair(std::lround(100 * centre.y()), centre.x());
    };
    std::vector<CellId> order;
    for (const CellId cell : board.cells())
        order.push_back(cell);
    std::sort(
        order.begin(), order.end(), [&](CellId a, CellId b) { return placeOf(a) < placeOf(b); });
    std::vector<SiteId> sites;
    for (const CellId cell : order)
        sites.push_back(board.site(cell));
    return sites;
}

} // namespace

MovementGrid::MovementGrid(EditedMovement &movement, MoveDrawing &drawing, QWidget *parent)
    : SceneWidget(Zoom::Fitted, parent)
    , m_movement(movement)
    , m_drawing(drawing)
    , m_painter(movement,
                drawing,
                [this](const Vector &at, const Vector &step) {
                    const Orientation facing = m_movement.facing();
                    return board().endsAhead(facing.apply(at), facing.apply(step));
                })
    , m_marks(movement)
    , m_words(m_marks, m_painter)
    , m_side(movement)
{
    setObjectName(QStringLiteral("movementGrid"));
    setContextMenuPolicy(Qt::PreventContextMenu); // the right button erases
    setAccessibleName(tr("Movement grid"));
    m_probe = new CellProbe(
        movement,
        [this](CellId cell) { return m_words.whereText(board().fromCentre(cell)); },
        this);
    const Lattice lattice = movement.workspace().design().board->lattice;
    setBoard(lattice, m_side.in(lattice, sideOf(*this)));
    connect(m_probe, &CellProbe::changed, this, qOverload<>(&QWidget::update));
    connect(&m_marks, &MovementMarks::chancesFound, this, qOverload<>(&QWidget::update));
    connect(&m_painter, &PatternPainter::changed, this, qOverload<>(&QWidget::update));
    connect(&m_painter, &PatternPainter::optionsChanged, this, &MovementGrid::optionsChanged);
    connect(&m_painter, &PatternPainter::optionsChanged, this, qOverload<>(&QWidget::update));
    connect(&m_painter, &PatternPainter::piecesChanged, this, &MovementGrid::refresh);
    connect(&m_painter, &PatternPainter::piecesChanged, this, &MovementGrid::piecesChanged);
    connect(&m_painter, &PatternPainter::movesAsked, this, &MovementGrid::listMoves);
    connect(&movement, &EditedMovement::changed, this, &MovementGrid::followMovement);
    connect(&drawing, &MoveDrawing::changed, this, qOverload<>(&QWidget::update));
}

MovementGrid::~MovementGrid() = default;

void MovementGrid::setSide(std::optional<int> side)
{
    m_painter.cancel();
    m_chosenSide = side;
    if (fitSide())
        refresh();
    Q_EMIT optionsChanged();
}

/// Whether there are other cells now. Nothing moves under a stroke that goes on.
bool MovementGrid::fitSide()
{
    const int side = m_chosenSide.value_or(m_side.in(lattice(), sideOf(*this)));
    if (side == board().side() || m_painter.isStroking())
        return false;
    setBoard(lattice(), side);
    return true;
}

void MovementGrid::followMovement()
{
    if (isVisible() && hasRightLattice() && !m_chosenSide && !m_painter.isStroking()) {
        m_side.follow(lattice());
        fitSide();
    }
    refresh();
}

void MovementGrid::setBoard(Lattice lattice, int side)
{
    m_marks.setBoard(lattice, side);
    m_painter.setLattice(board().lattice());
    setScene(std::make_unique<BoardScene>(board().board()));
    m_reading = readingOrder(*m_scene, board().board());
    m_probe->set(board(), std::nullopt);
    if (!board().cell(m_cursor))
        m_cursor = {};
    forgetLine();
    m_pointed.reset();
    refit();
}

int MovementGrid::placeNumber(const Vector &at) const
{
    const auto place = std::find(m_reading.begin(), m_reading.end(), board().site(at));
    return static_cast<int>(place - m_reading.begin());
}

int MovementGrid::placeAt(QPoint pixel) const
{
    const auto at = cellAt(pixel);
    return at ? placeNumber(*at) : -1;
}

void MovementGrid::setShown(Shown shown)
{
    m_marks.setShown(shown);
    refresh();
}

// What is shown

void MovementGrid::refresh()
{
    m_marksAreOld = !m_movement.type() || !isVisible();
    if (m_marksAreOld)
        return;
    if (followLattice()) {
        Q_EMIT optionsChanged();
        Q_EMIT piecesChanged();
    }
    if (m_marks.refresh(piecesAbout())) {
        m_probe->set(board(), std::nullopt);
        setScene(std::make_unique<BoardScene>(board().board()));
        refit();
    }
    m_bounce = bounceOf(m_movement, lattice());
    m_faintIsOld = true;
    if (m_probe->cell())
        m_probe->set(board(), m_probe->cell());
    describe();
    update();
}

bool MovementGrid::hasRightLattice() const
{
    const Lattice wanted = m_movement.workspace().design().board->lattice;
    return wanted == Lattice::Free || wanted == lattice();
}

/// Whether the board that is edited has another lattice than before, which the grid then has too.
bool MovementGrid::followLattice()
{
    if (hasRightLattice())
        return false;
    const Lattice wanted = m_movement.workspace().design().board->lattice;
    m_chosenSide.reset();
    m_side.follow(wanted);
    setBoard(wanted, m_side.in(wanted, sideOf(*this)));
    return true;
}

/// The test pieces, and the guest under the pointer.
std::vector<TestPiece> MovementGrid::piecesAbout() const
{
    std::vector<TestPiece> pieces = m_painter.pieces();
    const auto isThere = [&](const TestPiece &piece) {
        return piece.at == m_pointed;
    };
    const bool isFree = std::none_of(pieces.begin(), pieces.end(), isThere);
    if (m_guest == Guest::Enemy && m_pointed && isFree && !m_painter.isStroking())
        pieces.push_back({*m_pointed, TestPiece::Side::Enemy});
    return pieces;
}

void MovementGrid::showPieces(Pieces pieces)
{
    if (pieces == m_marks.piecesShown())
        return;
    m_marks.showPieces(pieces);
    refresh();
    Q_EMIT viewChanged();
}

void MovementGrid::setGuest(Guest guest)
{
    if (guest == m_guest)
        return;
    m_guest = guest;
    refresh();
    Q_EMIT viewChanged();
}

void MovementGrid::probePointed()
{
    const Vector at = m_pointed.value_or(m_cursor);
    const auto cell = board().cell(at);
    const bool isOff = !cell || at == Vector{} || m_probe->cell() == cell;
    m_probe->set(board(), isOff ? std::nullopt : cell);
}

QRectF MovementGrid::fittedArea() const
{
    return m_scene->cellBounds().adjusted(-margin, -margin, margin, margin);
}

QColor MovementGrid::groundColour() const
{
    return palette().color(QPalette::Window);
}

void MovementGrid::refit()
{
    fit();
    m_faintIsOld = true;
    updateGround();
}

void MovementGrid::resizeEvent(QResizeEvent *event)
{
    SceneWidget::resizeEvent(event);
    m_faintIsOld = true;
    if (fitSide())
        refresh();
}

void MovementGrid::showEvent(QShowEvent *)
{
    if (m_marksAreOld)
        followMovement();
}

void MovementGrid::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        m_faintIsOld = true;
    SceneWidget::changeEvent(event);
}

/// What a screen reader says of the widget as a whole.
void MovementGrid::describe()
{
    constexpr std::size_t most = 24;
    const QString words = m_movement.words();
    const QString targets = m_words.targetWords(most);
    setAccessibleDescription(targets.isEmpty() ? words
                                               : tr("%1. It reaches: %2").arg(words, targets));
}

// What leads to a cell

std::vector<CellSource> MovementGrid::sourcesAt(const Vector &at) const
{
    const auto cell = board().cell(at);
    if (!cell || !m_movement.type() || at == Vector{})
        return {};
    return sourcesOf(m_movement, board(), *cell);
}

void MovementGrid::listMoves(const Vector &at)
{
    std::set<std::size_t> found;
    for (const CellSource &source : sourcesAt(at)) {
        if (const auto index = m_movement.entries()[source.entry].index)
            found.insert(*index);
    }
    const std::vector<std::size_t> movements(found.begin(), found.end());
    if (movements.empty()) {
        Q_EMIT m_movement.workspace().said(tr("No move leads there."));
        return;
    }
    auto *menu = new CellMovesMenu(m_movement, movements, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(
        menu, &CellMovesMenu::removed, this, [this, at](const std::vector<std::size_t> &chosen) {
            m_painter.eraseFrom(chosen, at);
        });
    menu->popup(mapToGlobal(cellRect(at).bottomLeft()));
}

} // namespace rookery
