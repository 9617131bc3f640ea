#include "widgets/pieces/piece_editor.h"

#include "model/board/neighbours.h"
#include "widgets/base/fitting.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/page_stack.h"
#include "widgets/base/scrolled_page.h"
#include "widgets/base/tokens.h"
#include "widgets/movement/edited_movement.h"
#include "widgets/movement/move_drawing.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/movement/paint_bar.h"
#include "widgets/movement/probe_bar.h"
#include "widgets/movement/question_bar.h"
#include "widgets/pieces/leg_list.h"
#include "widgets/pieces/new_piece.h"
#include "widgets/pieces/no_pieces_page.h"
#include "widgets/pieces/path_line.h"
#include "widgets/pieces/piece_header.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

PieceEditor::PieceEditor(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_movement(new EditedMovement(workspace, this))
    , m_drawing(new MoveDrawing(*m_movement, this))
    , m_pages(new PageStack)
    , m_split(new QSplitter(Qt::Horizontal))
    , m_header(new PieceHeader(*m_movement))
    , m_grid(new MovementGrid(*m_movement, *m_drawing))
    , m_bar(new PaintBar(*m_grid))
    , m_questions(new QuestionBar(*m_drawing))
    , m_legs(new LegList(*m_movement))
    , m_path(new PathLine(*m_movement))
    , m_showAll(new QCheckBox(tr("Show all moves")))
    , m_anyPieces(new QCheckBox(tr("Any position")))
    , m_guest(new QCheckBox(tr("Enemy under pointer")))
    , m_probe(new ProbeBar(*m_grid))
{
    setObjectName(QStringLiteral("pieceEditor"));
    setAccessibleName(tr("Movement editor"));
    m_split->setChildrenCollapsible(false);
    m_split->installEventFilter(this);
    m_split->addWidget(m_grid);
    m_split->addWidget(m_legs);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(Tokens::gap, Tokens::smallGap, Tokens::gap, Tokens::smallGap);
    column->setSpacing(Tokens::smallGap);
    column->addWidget(m_header);
    column->addWidget(m_bar);
    column->addWidget(m_questions);
    column->addWidget(m_split, 1);
    column->addWidget(m_probe);
    column->addWidget(makeViewRow());
    column->addWidget(m_path);
    m_pages->addWidget(new ScrolledPage(page));
    m_pages->addWidget(new ScrolledPage(new NoPiecesPage(workspace)));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);

    connect(m_movement, &EditedMovement::changed, this, &PieceEditor::refresh);
    connect(m_grid, &MovementGrid::pointedCellChanged, this, &PieceEditor::showPointedCell);
    connect(m_grid, &MovementGrid::piecesChanged, this, &PieceEditor::showPointedCell);
    connect(m_header, &PieceHeader::helpWanted, this, &PieceEditor::helpWanted);
    connect(m_header, &PieceHeader::pencilWanted, this, [this](int key) {
        m_grid->setFocus();
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(m_grid, &press);
    });
    connect(m_header, &PieceHeader::named, this, [this] { m_grid->setFocus(); });
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });
    connect(&workspace.trial(), &PieceTrial::legDragged, this, &PieceEditor::legDragged);
    connect(m_drawing, &MoveDrawing::changed, this, &PieceEditor::showDrawnEnd);
    connect(&workspace.trial(), &PieceTrial::stageChanged, this, &PieceEditor::showDrawnEnd);
    constexpr int pause = 30; // milliseconds
    m_sourcesTimer.setSingleShot(true);
    m_sourcesTimer.setInterval(pause);
    connect(&m_sourcesTimer, &QTimer::timeout, this, [this] {
        const auto at = m_grid->pointedCell();
        m_legs->highlight(at ? m_grid->sourcesAt(*at) : std::vector<CellSource>());
    });
    setFocusProxy(m_grid);
    refresh();
}

PieceEditor::~PieceEditor()
{
    // The views look at the movement until they are gone.
    delete m_pages;
}

/// What the grid shows.
QWidget *PieceEditor::makeViewRow()
{
    m_showAll->setChecked(true);
    form::explain(m_showAll,
                  tr("Show all moves"),
                  tr("Shows what the other moves of the piece do, faintly, behind the chosen one"));
    form::explain(
        m_anyPieces,
        tr("Any position"),
        tr("All moves that are possible in some position: a diamond needs another piece, a filled "
           "corner cannot be blocked (A)"));
    form::explain(
        m_guest,
        tr("Enemy under pointer"),
        tr("What if an enemy stood here: one follows the pointer over the grid and the board (E)"));
    showKeyInTip(*m_anyPieces, partKeyId("painter", "any-pieces"));
    showKeyInTip(*m_guest, partKeyId("painter", "enemy-at-pointer"));
    connect(m_anyPieces, &QCheckBox::toggled, this, [this](bool on) {
        m_grid->showPieces(on ? MovementGrid::Pieces::Anyhow : MovementGrid::Pieces::AsPlaced);
    });
    connect(m_guest, &QCheckBox::toggled, this, [this](bool on) {
        m_grid->setGuest(on ? MovementGrid::Guest::Enemy : MovementGrid::Guest::None);
    });
    connect(&m_workspace.trial(), &PieceTrial::testPiecesChanged, this, [this] {
        m_grid->setGuest(m_workspace.trial().showsGuest() ? MovementGrid::Guest::Enemy
                                                          : MovementGrid::Guest::None);
    });
    connect(m_grid, &MovementGrid::viewChanged, this, &PieceEditor::showView);
    connect(m_showAll, &QCheckBox::toggled, this, [this](bool on) {
        using Shown = MovementGrid::Shown;
        m_grid->setShown(on ? Shown::AllMovements : Shown::CurrentMovement);
    });

    auto *views = new QWidget;
    auto *grid = new QGridLayout(views);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Tokens::gap);
    grid->setVerticalSpacing(Tokens::hairGap);
    const auto inRows = [this, grid](int columns) {
        return [this, grid, columns] {
            int place = 0;
            for (QCheckBox *box : {m_showAll, m_anyPieces, m_guest}) {
                grid->removeWidget(box);
                grid->addWidget(box, place / columns, place % columns, Qt::AlignLeft);
                ++place;
            }
            grid->setColumnStretch(columns - 1, 1);
        };
    };
    new Fitting(*views, {inRows(1), inRows(2), inRows(3)});
    return views;
}

void PieceEditor::refresh()
{
    const bool hasPiece = m_movement->type() != nullptr;
    m_pages->setCurrentIndex(hasPiece ? 0 : 1);
    showPointedCell();
}

void PieceEditor::showPointedCell()
{
    m_probe->refresh();
    m_sourcesTimer.start();
    Q_EMIT hintChanged(m_movement->type() ? m_probe->text() : QString());
}

/// The vector from the piece on the real board, in the player's own axes.
std::optional<Vector> PieceEditor::fromStage(CellId cell) const
{
    const Board &board = m_workspace.board();
    const CellId stage = m_workspace.trial().stageCell();
    if (!board.coordinates(cell) || !board.coordinates(stage))
        return std::nullopt;
    const auto step = board.lattice().stepTo(board.site(stage), board.site(cell));
    return step ? std::optional(m_grid->own(*step)) : std::nullopt;
}

/// The cell of the real board to which such a vector leads from the piece.
std::optional<CellId> PieceEditor::onBoard(const Vector &fromStage) const
{
    const Board &board = m_workspace.board();
    const CellId stage = m_workspace.trial().stageCell();
    if (!board.coordinates(stage))
        return std::nullopt;
    const auto arrival =
        board.lattice().arrival(board.site(stage), m_movement->facing().apply(fromStage));
    return arrival ? board.cellAt(arrival->to) : std::nullopt;
}

/// A move drawn on the real board is the one drawn on the grid.
void PieceEditor::legDragged(LegDrag phase, CellId cell)
{
    const auto at = fromStage(cell);
    switch (phase) {
    case LegDrag::Begin:
        if (!at)
            Q_EMIT m_workspace.said(
                tr("Legs can be drawn on the rows and columns of a board only."));
        else if (m_movement->type())
            m_drawing->begin(*at,
                             {m_grid->options().rights, m_grid->options().symmetry},
                             [this](const Vector &from, const Vector &step) {
                                 const auto end = onBoard(from);
                                 return end
                                        && endsAhead(m_workspace.board(),
                                                     *end,
                                                     m_movement->facing().apply(step));
                             });
        return;
    case LegDrag::Over:
        if (at)
            m_drawing->dragTo(*at);
        return;
    case LegDrag::End:
        m_drawing->finish();
        return;
    case LegDrag::Cancel:
        m_drawing->cancel();
        return;
    }
}

void PieceEditor::showDrawnEnd()
{
    std::optional<CellId> end;
    if (m_drawing->move() && m_workspace.board().size() > 0)
        end = onBoard(m_drawing->move()->end());
    m_workspace.trial().setDrawnEnd(end);
}

void PieceEditor::showView()
{
    m_anyPieces->setChecked(m_grid->piecesShown() == MovementGrid::Pieces::Anyhow);
    const bool showsGuest = m_grid->guest() == MovementGrid::Guest::Enemy;
    m_guest->setChecked(showsGuest);
    m_workspace.trial().setShowsGuest(showsGuest);
    showPointedCell();
}

/// Gives the grid the width that its height can use and the list the rest.
void PieceEditor::share()
{
    if (m_isSplitByHand)
        return;
    constexpr int leastList = 260;
    constexpr int handle = 8;
    layout()->activate();
    const int wanted = std::min(m_grid->height() + handle, m_split->width() - leastList);
    m_split->setSizes({wanted, m_split->width() - wanted - m_split->handleWidth()});
}

/// The grid's height also changes with what is above and below it.
bool PieceEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_split && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &PieceEditor::share, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void PieceEditor::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    share();
}

void PieceEditor::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    share();
}

bool PieceEditor::event(QEvent *event)
{
    return keys().keeps(*this, *event) || QWidget::event(event);
}

void PieceEditor::keyPressEvent(QKeyEvent *event)
{
    if (!keys().press(*this, *event))
        QWidget::keyPressEvent(event);
}

const KeyTable<PieceEditor> &PieceEditor::keys()
{
    static const KeyTable<PieceEditor> table(
        "no-piece",
        QT_TRANSLATE_NOOP("Keys", "Pieces mode without a piece"),
        {{"add",
          QT_TRANSLATE_NOOP("Keys", "Add a piece"),
          {Qt::Key_N},
          [](PieceEditor &editor, const QKeyEvent &) { addNewPiece(editor.m_workspace); },
          [](const PieceEditor &editor, QKeyCombination) {
              return !editor.m_movement->type();
          }}});
    return table;
}

} // namespace rookery
