#include "widgets/movement/movement_grid.h"

#include "model/movement/movement.h"
#include "model/movement/path/path_geometry.h"

#include <QEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rookery {

namespace {

constexpr double margin = 0.06; ///< cells around the grid

} // namespace

MovementGrid::MovementGrid(EditedMovement &movement, MoveDrawing &drawing, QWidget *parent)
    : SceneWidget(Zoom::Fitted, parent)
    , m_movement(movement)
    , m_drawing(drawing)
{
    setObjectName(QStringLiteral("movementGrid"));
    setContextMenuPolicy(Qt::PreventContextMenu); // the right button erases
    setAccessibleName(tr("Movement grid"));
    m_probe = new CellProbe(
        movement, [this](CellId cell) { return whereText(m_board->fromCentre(cell)); }, this);
    const Lattice lattice = movement.workspace().design().board->lattice;
    setBoard(lattice, usualPatternSide(lattice));
    connect(m_probe, &CellProbe::changed, this, qOverload<>(&QWidget::update));
    connect(&m_chances, &ChancesFinder::found, this, qOverload<>(&QWidget::update));
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
    if (side == m_board->side())
        return;
    cancelStroke();
    setBoard(m_board->lattice(), side);
    refresh();
    Q_EMIT optionsChanged();
}

/// Pieces and options that mean nothing on another lattice are taken away.
void MovementGrid::setBoard(Lattice lattice, int side)
{
    m_chances.forget();
    if (m_board && m_board->lattice() != lattice) {
        m_boardPieces.clear();
        const auto symmetries = symmetriesOn(lattice);
        if (std::find(symmetries.begin(), symmetries.end(), m_options.symmetry) == symmetries.end())
            m_options.symmetry = PaintSymmetry::All;
    }
    m_board = std::make_unique<PatternBoard>(lattice, side);
    setScene(std::make_unique<BoardScene>(m_board->board()));
    findReading();
    m_probe->set(*m_board, std::nullopt);
    if (!m_board->cell(m_cursor))
        m_cursor = {};
    forgetLine();
    m_pointed.reset();
    m_marks.begin(m_board->board().size());
    m_faint.begin(m_board->board().size());
    refit();
}

void MovementGrid::findReading()
{
    const Board &board = m_board->board();
    const auto placeOf = [&](CellId cell) {
        const QPointF centre = m_scene->cell(cell).centre;
        return std::pair(std::lround(100 * centre.y()), centre.x());
    };
    std::vector<CellId> cells;
    for (const CellId cell : board.cells())
        cells.push_back(cell);
    std::sort(
        cells.begin(), cells.end(), [&](CellId a, CellId b) { return placeOf(a) < placeOf(b); });
    m_reading.clear();
    for (const CellId cell : cells)
        m_reading.push_back(board.site(cell));
}

int MovementGrid::placeNumber(const Vector &at) const
{
    const auto place = std::find(m_reading.begin(), m_reading.end(), m_board->site(at));
    return static_cast<int>(place - m_reading.begin());
}

int MovementGrid::placeAt(QPoint pixel) const
{
    const auto at = cellAt(pixel);
    return at ? placeNumber(*at) : -1;
}

bool MovementGrid::isHandDrawn() const
{
    return m_movement.workspace().design().board->lattice == Lattice::Free;
}

void MovementGrid::setShown(Shown shown)
{
    m_shown = shown;
    refresh();
}

void MovementGrid::clearPieces()
{
    m_boardPieces.clear();
    refresh();
    Q_EMIT piecesChanged();
}

// What is shown

void MovementGrid::refresh()
{
    const PieceType *type = m_movement.type();
    m_marksAreOld = !type || !isVisible();
    if (m_marksAreOld)
        return;
    const Lattice wanted = m_movement.workspace().design().board->lattice;
    if (wanted != Lattice::Free && wanted != m_board->lattice()) {
        setBoard(wanted, usualPatternSide(wanted));
        Q_EMIT optionsChanged();
        Q_EMIT piecesChanged();
    }
    refreshBoard();
    using About = PatternBoard::About;
    const bool isPart = m_movement.item() || m_movement.leg();
    m_marks = m_board->ask(isPart ? About::Item : About::Selected);
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
    if (isPart)
        addFaint(m_board->ask(About::Selected));
    if (m_shown == Shown::AllMovements)
        addFaint(m_board->ask(About::Others));
    m_faintIsOld = true;
    refreshChances();
    if (m_probe->cell())
        m_probe->set(*m_board, m_probe->cell());
    describe();
    update();
}

/// Compiles what is shown, with the test pieces about.
void MovementGrid::refreshBoard()
{
    PatternBoard::Movements asked;
    for (std::size_t i = 0; i < m_movement.entries().size(); ++i) {
        auto &movements = i == m_movement.current() ? asked.selected : asked.others;
        for (Movement &movement : m_movement.shown(i))
            movements.push_back(std::move(movement));
    }
    asked.item = m_movement.chosenPart();
    const bool isOther = m_board->setWalls(m_boardPieces);
    m_board->set(m_movement.workspace().design(), *m_movement.type(), std::move(asked));
    if (isOther) {
        m_probe->set(*m_board, std::nullopt);
        setScene(std::make_unique<BoardScene>(m_board->board()));
        m_marks.begin(m_board->board().size());
        m_faint.begin(m_board->board().size());
        refit();
    }
    std::vector<TestPiece> pieces = m_boardPieces;
    const auto isThere = [&](const TestPiece &piece) {
        return piece.at == m_pointed;
    };
    const bool isFree = std::none_of(pieces.begin(), pieces.end(), isThere);
    if (m_guest == Guest::Enemy && m_pointed && isFree && !m_stroke)
        pieces.push_back({*m_pointed, TestPiece::Side::Enemy});
    m_board->setPieces(m_movement.workspace().choices().player(), pieces);
}

void MovementGrid::refreshChances()
{
    if (m_piecesShown == Pieces::AsPlaced)
        return m_chances.forget();
    std::vector<MovementLegs> legs;
    const auto add = [&](const std::vector<Movement> &movements) {
        for (const Movement &movement : movements) {
            if (auto read = legsOf(movement, m_movement.directions()))
                legs.insert(legs.end(), read->begin(), read->end());
        }
    };
    const auto part = m_movement.chosenPart();
    for (std::size_t i = 0; part.empty() && i < m_movement.entries().size(); ++i) {
        if (m_shown == Shown::AllMovements || i == m_movement.current())
            add(m_movement.shown(i));
    }
    add(part);
    m_chances.ask(
        m_board->sharedBoard(), m_board->mover(), std::move(legs), m_board->position().players());
}

void MovementGrid::showPieces(Pieces pieces)
{
    if (pieces == m_piecesShown)
        return;
    m_piecesShown = pieces;
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

void MovementGrid::probeCursor()
{
    const auto cell = m_board->cell(m_cursor);
    const bool isOff = !cell || m_cursor == Vector{} || m_probe->cell() == cell;
    m_probe->set(*m_board, isOff ? std::nullopt : cell);
}

std::optional<CellChances> MovementGrid::chancesAt(const Vector &at) const
{
    const auto cell = m_board->cell(at);
    const auto &chances = m_chances.chances();
    if (!cell || m_piecesShown == Pieces::AsPlaced || cell->index() >= chances.size())
        return std::nullopt;
    return chances[cell->index()];
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

std::optional<MarkKind> MovementGrid::markAt(const Vector &at) const
{
    const auto cell = m_board->cell(at);
    return cell ? markFor(m_marks, *cell) : std::nullopt;
}

std::optional<MarkKind> MovementGrid::faintMarkAt(const Vector &at) const
{
    const auto cell = m_board->cell(at);
    return cell && !markFor(m_marks, *cell) ? markFor(m_faint, *cell) : std::nullopt;
}

int MovementGrid::viaLegAt(const Vector &at) const
{
    const auto cell = m_board->cell(at);
    return cell ? m_marks.viaLeg(*cell) : 0;
}

void MovementGrid::resizeEvent(QResizeEvent *event)
{
    SceneWidget::resizeEvent(event);
    m_faintIsOld = true;
}

void MovementGrid::showEvent(QShowEvent *)
{
    if (m_marksAreOld)
        refresh();
}

void MovementGrid::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        m_faintIsOld = true;
    SceneWidget::changeEvent(event);
}

} // namespace rookery
