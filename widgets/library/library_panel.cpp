#include "widgets/library/library_panel.h"

#include "model/edit/pieces/piece_edits.h"
#include "model/edit/pieces/piece_text.h"
#include "model/movement/movement.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/library/added_pieces.h"
#include "widgets/library/known_pieces.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int untilListed = 150; // milliseconds
constexpr std::size_t mostLike = 24;

} // namespace

LibraryPanel::LibraryPanel(QWidget *parent)
    : Panel(parent)
    , m_search(new QLineEdit)
    , m_like(new QToolButton)
    , m_model(new LibraryModel(this))
    , m_list(new QListView)
    , m_nothing(new QLabel)
    , m_note(new QLabel)
    , m_add(new QPushButton(tr("Add")))
    , m_start(new QPushButton(tr("Copy moves")))
{
    setObjectName(QStringLiteral("libraryPanel"));
    m_search->setPlaceholderText(tr("Name, game or notation…"));
    m_search->setClearButtonEnabled(true);
    m_search->setObjectName(QStringLiteral("librarySearch"));
    m_search->installEventFilter(this);
    form::explain(m_search,
                  tr("Search the library"),
                  tr("Finds known pieces by a name in any tradition, a game, or their notation; "
                     "Enter adds the chosen one"));
    m_like->setText(tr("Similar"));
    m_like->setIcon(tintedIcon(QStringLiteral("pick")));
    m_like->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_like->setCheckable(true);
    m_like->setObjectName(QStringLiteral("libraryLike"));
    form::explain(m_like,
                  tr("Similar to this piece"),
                  tr("Lists the known pieces that move most like the one you are painting, and how "
                     "yours differs"));
    m_list->setModel(m_model);
    auto *delegate = new LibraryDelegate(m_list);
    m_list->setItemDelegate(delegate);
    m_list->setMouseTracking(true);
    m_list->setDragEnabled(true);
    m_list->setUniformItemSizes(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setObjectName(QStringLiteral("libraryList"));
    form::explain(
        m_list,
        tr("Known pieces"),
        tr("Enter, a double click or the plus adds the piece; drag it to the list of pieces"));
    m_nothing->setObjectName(QStringLiteral("libraryNothing"));
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setTextFormat(Qt::RichText);
    m_nothing->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);

    m_note->setObjectName(QStringLiteral("libraryNote"));
    m_note->setWordWrap(true);

    auto *top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_like);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::gap, Tokens::smallGap, Tokens::gap, Tokens::smallGap);
    layout->setSpacing(Tokens::smallGap);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_nothing, 1);
    layout->addWidget(m_note);
    layout->addLayout(buttons());

    m_afterEdit.setSingleShot(true);
    m_afterEdit.setInterval(untilListed);
    connect(&m_afterEdit, &QTimer::timeout, this, &LibraryPanel::lookForLikePieces);
    // Enter adds the best match of what is typed now.
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_list->setCurrentIndex({});
        refresh();
    });
    connect(m_like, &QToolButton::toggled, this, &LibraryPanel::lookForLikePieces);
    connect(m_nothing, &QLabel::linkActivated, m_search, &QLineEdit::setText);
    connect(m_list, &QListView::activated, this, &LibraryPanel::add);
    connect(delegate, &LibraryDelegate::addWanted, this, &LibraryPanel::add);
    m_nothing->hide();
    m_note->hide();
}

QLayout *LibraryPanel::buttons()
{
    m_add->setIcon(tintedIcon(QStringLiteral("add")));
    m_add->setObjectName(QStringLiteral("libraryAdd"));
    m_start->setObjectName(QStringLiteral("libraryStart"));
    form::explain(
        m_add, tr("Add this piece"), tr("Adds the chosen piece to the design, under its name"));
    form::explain(m_start,
                  tr("Copy moves"),
                  tr("Gives its moves to the edited piece if that has none yet, else to a new "
                     "piece, to be changed"));
    connect(m_add, &QPushButton::clicked, this, [this] { add(m_list->currentIndex()); });
    connect(m_start, &QPushButton::clicked, this, &LibraryPanel::startFrom);
    auto *row = new QHBoxLayout;
    row->addWidget(m_add);
    row->addWidget(m_start);
    row->addStretch();
    return row;
}

void LibraryPanel::bound()
{
    if (workspace()) {
        const auto edited = [this] {
            if (lattice() != m_lattice)
                refresh();
            refreshButtons();
            if (m_like->isChecked())
                m_afterEdit.start();
        };
        connect(&workspace()->session(), &Session::designChanged, this, edited);
        connect(&workspace()->choices(), &Choices::changed, this, edited);
    }
    if (lattice() != m_lattice)
        refresh();
    refreshButtons();
}

void LibraryPanel::showEvent(QShowEvent *event)
{
    Panel::showEvent(event);
    if (!std::exchange(m_isShown, true))
        refresh();
}

void LibraryPanel::show(const QString &search)
{
    m_like->setChecked(false);
    m_isShown = true;
    m_search->setText(search);
    refresh();
}

void LibraryPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

const PieceType *LibraryPanel::editedPiece() const
{
    const auto piece = workspace() ? workspace()->choices().piece() : std::nullopt;
    return piece ? &workspace()->design().pieces->types[piece->index()] : nullptr;
}

/// Of the design, or of the one whose pieces are still listed.
Lattice LibraryPanel::lattice() const
{
    return (workspace() ? workspace()->design() : m_model->design()).board->lattice;
}

/// Compares in another thread; the list follows when that is done.
void LibraryPanel::lookForLikePieces()
{
    const PieceType *type = editedPiece();
    if (!m_like->isChecked() || !type || type->moves.empty() || lattice() != Lattice::Square)
        return refresh();
    if (m_comparison.isRunning())
        return m_afterEdit.start();
    m_likest.reset();
    m_comparison.ask([type = *type, design = workspace()->design()](BackgroundRun &) {
        Likest likest{type, {}};
        const auto found =
            known_pieces::finder().nearest(legsOf(type, design), mostLike, *design.directions);
        for (const PieceLikeness &likeness : found)
            likest.rows.push_back({likeness.match.piece, shown(likenessText(likeness)), {}});
        return likest;
    });
    if (m_model->rowCount() == 0)
        m_nothing->setText(tr("Comparing…"));
}

void LibraryPanel::refresh()
{
    if (!m_isShown)
        return;
    m_lattice = lattice();
    const bool canCompare = m_lattice == Lattice::Square;
    m_like->setEnabled(canCompare);
    const auto found = known_pieces::library(*m_lattice).search(m_search->text().toStdString());
    std::vector<LibraryModel::Row> rows;
    if (!m_like->isChecked() || !canCompare) {
        for (const std::size_t piece : found)
            rows.push_back({piece, {}, {}});
    } else if (const PieceType *type = editedPiece(); type && m_likest) {
        for (const LibraryModel::Row &row : m_likest->rows) {
            if (std::find(found.begin(), found.end(), row.piece) != found.end())
                rows.push_back(row);
        }
        if (m_likest->type.moves != type->moves)
            m_afterEdit.start();
    }
    showRows(std::move(rows));
}

void LibraryPanel::showRows(std::vector<LibraryModel::Row> rows)
{
    const auto before = chosen();
    const Design &design = workspace() ? workspace()->design() : m_model->design();
    const PieceLibrary &known = known_pieces::library(design.board->lattice);
    std::erase_if(rows, [&](LibraryModel::Row &row) {
        auto type = pieceTypeOn(known[row.piece], design);
        if (type)
            row.type = std::move(*type);
        return !type;
    });
    const bool isEmpty = rows.empty();
    m_model->show(std::move(rows), design);
    m_list->setVisible(!isEmpty);
    m_nothing->setVisible(isEmpty);
    m_note->setText(known_pieces::noteFor(design));
    m_note->setVisible(!isEmpty && !m_note->text().isEmpty());
    if (isEmpty)
        showNothing();
    else
        m_list->setCurrentIndex(m_model->index(before ? m_model->rowOf(*before).value_or(0) : 0));
    refreshButtons();
}

void LibraryPanel::showNothing()
{
    const QString asked = m_search->text().trimmed();
    if (asked.isEmpty() && !m_like->isChecked())
        return m_nothing->setText(tr("No known piece fits this board. Paint the moves, or write "
                                     "them with its directions."));
    const PieceType *type = editedPiece();
    if (m_like->isChecked() && (!type || type->moves.empty()))
        return m_nothing->setText(tr("Paint a move first; then pieces like it are listed here."));
    if (m_like->isChecked() && m_comparison.isRunning())
        return m_nothing->setText(tr("Comparing…"));
    if (m_like->isChecked() && asked.isEmpty())
        return m_nothing->setText(tr("No known piece is like this one: it reaches nothing, or "
                                     "leaps farther than seven cells."));
    const QString nearest = known_pieces::nearestName(asked, m_model->design());
    QString text = tr("Nothing called ‘%1’.").arg(asked.toHtmlEscaped());
    if (!nearest.isEmpty())
        text +=
            QLatin1Char(' ')
            + tr("Did you mean %1?")
                  .arg(QStringLiteral("<a href=\"%1\"><b>%1</b></a>").arg(nearest.toHtmlEscaped()));
    m_nothing->setText(text);
}

void LibraryPanel::refreshButtons()
{
    const bool can = workspace() && chosen();
    m_add->setEnabled(can);
    m_start->setEnabled(can);
}

std::optional<std::size_t> LibraryPanel::chosen() const
{
    return m_model->pieceAt(m_list->currentIndex());
}

void LibraryPanel::add(const QModelIndex &index)
{
    const PieceType *type = m_model->typeAt(index);
    if (type && workspace())
        addPieces(*workspace(), tr("Add a piece"), {*type});
}

void LibraryPanel::startFrom()
{
    const PieceType *known = m_model->typeAt(m_list->currentIndex());
    if (!known || !workspace())
        return;
    const PieceType type = *known;
    const Design &design = workspace()->design();
    const PieceType *edited = editedPiece();
    if (edited && edited->moves.empty()) {
        workspace()->session().apply(
            tr("Copy the moves of a known piece"),
            withMovementAdded(design, *workspace()->choices().piece(), type.moves.front()));
        return;
    }
    PieceType own = type;
    own.name = tr("My %1").arg(QString::fromStdString(type.name)).toStdString();
    addPieces(*workspace(), tr("Copy the moves of a known piece"), {own});
}

/// From the search field, the arrows choose in the list and Enter adds.
bool LibraryPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return Panel::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const int row = m_list->currentIndex().row();
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        add(m_list->currentIndex());
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up: {
        const int next = row + (key->key() == Qt::Key_Down ? 1 : -1);
        m_list->setCurrentIndex(
            m_model->index(std::clamp(next, 0, std::max(0, m_model->rowCount() - 1))));
        refreshButtons();
        return true;
    }
    default:
        return false;
    }
}

} // namespace rookery
