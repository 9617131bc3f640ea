#include "widgets/pieces/pieces_panel.h"

#include "model/edit/pieces/piece_edits.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/tokens.h"
#include "widgets/library/added_pieces.h"
#include "widgets/library/known_pieces.h"
#include "widgets/library/library_model.h"
#include "widgets/library/paste_preview.h"
#include "widgets/picture/piece_row.h"
#include "widgets/pieces/new_piece.h"
#include "widgets/pieces/piece_item.h"

#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace rookery {

namespace {

constexpr int leastRows = 2;

} // namespace

PiecesPanel::PiecesPanel(QWidget *parent)
    : Panel(parent)
    , m_filter(new QLineEdit)
    , m_list(new QListWidget)
    , m_nothing(new QLabel)
    , m_preview(new PastePreview)
{
    setObjectName(QStringLiteral("piecesPanel"));
    m_filter->setPlaceholderText(tr("Search pieces…"));
    m_filter->setClearButtonEnabled(true);
    form::explain(m_filter,
                  tr("Search pieces"),
                  tr("Shows only pieces whose name or letter contains this text"));
    setUpList();
    m_preview->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::gap, Tokens::smallGap, Tokens::gap, Tokens::smallGap);
    layout->setSpacing(Tokens::smallGap);
    layout->addWidget(m_filter);
    layout->addWidget(m_list);
    layout->addWidget(m_preview, 1);
    layout->addLayout(makeButtons());

    connect(m_filter, &QLineEdit::textChanged, this, &PiecesPanel::refresh);
    connect(m_preview, &PastePreview::accepted, this, &PiecesPanel::acceptPreview);
    connect(m_preview, &PastePreview::rejected, this, &PiecesPanel::closePreview);
}

void PiecesPanel::setUpList()
{
    m_list->setObjectName(QStringLiteral("pieceList"));
    m_list->setItemDelegate(new PieceRow(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->viewport()->setAttribute(Qt::WA_Hover);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    // A taller window gives its room to the panel of the mode below.
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    form::explain(
        m_list,
        tr("Pieces"),
        tr("Click to choose a piece, double-click to edit how it moves, F2 to rename it · "
           "drag orders the list · what is pasted may be Betza or lines name:id:betza"));
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_list->setAcceptDrops(true);
    m_list->viewport()->setAcceptDrops(true);
    m_nothing->setObjectName(QStringLiteral("piecesNothing"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setAttribute(Qt::WA_TransparentForMouseEvents); // dropped pieces go to the list
    auto *inside = new QVBoxLayout(m_list->viewport());
    inside->addWidget(m_nothing);
    connect(m_list, &QListWidget::currentItemChanged, this, &PiecesPanel::chosen);
    connect(m_list, &QListWidget::itemChanged, this, &PiecesPanel::renamed);
    connect(m_list, &QListWidget::itemActivated, this, &PiecesPanel::editWanted);
}

QLayout *PiecesPanel::makeButtons()
{
    auto *buttons = new QHBoxLayout;
    const auto add = [&](const char *icon, const QString &tip, auto handler) {
        auto *button = form::toolButton(icon, tip);
        connect(button, &QToolButton::clicked, this, handler);
        buttons->addWidget(button);
        return button;
    };
    m_add = add("add", tr("New piece (N)"), [this] { addPiece(); });
    showKeyInTip(*m_add, QStringLiteral("pieces.new"));
    m_add->setText(tr("New piece"));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    buttons->addStretch();
    m_copy = add("duplicate", tr("Copy this piece"), [this] {
        if (const auto piece = workspace()->choices().piece())
            workspace()->session().apply(tr("Copy piece"),
                                         withPieceCopied(workspace()->design(), *piece));
    });
    m_up = add("up", tr("Move up in the list (Alt+Up)"), [this] { move(-1); });
    m_down = add("down", tr("Move down in the list (Alt+Down)"), [this] { move(1); });
    showKeyInTip(*m_up, partKeyId("pieces", "up"));
    showKeyInTip(*m_down, partKeyId("pieces", "down"));
    m_remove = add("delete", tr("Delete this piece, on the board too"), [this] {
        if (const auto piece = workspace()->choices().piece())
            workspace()->session().apply(tr("Delete piece"),
                                         withPieceRemoved(workspace()->design(), *piece));
    });
    return buttons;
}

void PiecesPanel::bound()
{
    m_preview->hide();
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections changed) {
            if (changed & (Section::Directions | Section::Pieces | Section::Setup | Section::Rules))
                refresh();
        });
        connect(&workspace()->choices(), &Choices::changed, this, &PiecesPanel::refreshChoice);
    }
    refresh();
}

void PiecesPanel::refresh()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    m_list->clear();
    m_nothing->hide();
    if (!workspace())
        return;
    const auto design = std::make_shared<const Design>(workspace()->design());
    const QFontMetrics font = m_list->fontMetrics();
    const int side = PieceRow::pictureSide(font);
    m_list->setMinimumHeight(leastRows * PieceRow::height(font) + 2 * m_list->frameWidth());
    const QString wanted = m_filter->text().trimmed();
    for (const PieceId piece : IdRange<PieceId>(design->pieces->types.size())) {
        const PieceType &type = (*design->pieces)[piece];
        const QString name = QString::fromStdString(type.name);
        const QString letter = QString::fromStdString(type.letter);
        if (!name.contains(wanted, Qt::CaseInsensitive)
            && letter.compare(wanted, Qt::CaseInsensitive) != 0)
            continue;
        const auto count =
            std::count_if(design->setup->placements.begin(),
                          design->setup->placements.end(),
                          [&](const Placement &placed) { return placed.piece == piece; });
        auto *item = new PieceItem(design, piece, side, *m_list);
        item->setToolTip(tr("%1 – letter %2, %n on the board", nullptr, static_cast<int>(count))
                             .arg(name, letter.isEmpty() ? tr("none") : letter));
        item->setStatusTip(m_list->statusTip());
        m_list->addItem(item);
    }
    showNothing();
    refreshChoice();
}

void PiecesPanel::showNothing()
{
    const bool hasPieces = !workspace()->design().pieces->types.empty();
    m_nothing->setText(
        hasPieces ? tr("No piece is called ‘%1’.").arg(m_filter->text().trimmed())
                  : withGivenKey(tr("No pieces yet: make one (N), or add one from the library."),
                                 QStringLiteral("pieces.new")));
    m_nothing->setVisible(m_list->count() == 0);
}

void PiecesPanel::refreshChoice()
{
    if (!workspace())
        return;
    const QScopedValueRollback guard(m_isRefreshing, true);
    const auto piece = workspace()->choices().piece();
    for (int row = 0; row < m_list->count(); ++row) {
        const bool isChosen = piece
                              && m_list->item(row)->data(PieceItem::idRole).toInt()
                                     == static_cast<int>(piece->index());
        if (isChosen)
            m_list->setCurrentRow(row);
    }
    const std::size_t count = workspace()->design().pieces->types.size();
    m_copy->setEnabled(piece.has_value());
    m_remove->setEnabled(piece.has_value());
    m_up->setEnabled(piece && piece->index() > 0);
    m_down->setEnabled(piece && piece->index() + 1 < count);
}

void PiecesPanel::chosen(QListWidgetItem *item)
{
    if (!m_isRefreshing && item && workspace())
        workspace()->choices().setPiece(PieceId(item->data(PieceItem::idRole).toInt()));
}

void PiecesPanel::renamed(QListWidgetItem *item)
{
    if (m_isRefreshing || !workspace())
        return;
    const PieceId piece(item->data(PieceItem::idRole).toInt());
    const std::string name = item->text().trimmed().toStdString();
    if (!workspace()->session().apply(tr("Rename piece"),
                                      withPieceRenamed(workspace()->design(), piece, name)))
        refresh();
}

/// The editor is shown first: when it comes into view it takes the keyboard from its field.
void PiecesPanel::addPiece()
{
    if (!workspace())
        return;
    Q_EMIT editWanted();
    addNewPiece(*workspace());
}

// Pasting and dropping

void PiecesPanel::offer(const QString &text)
{
    auto lines =
        readPieceLines(text.toStdString(), known_pieces::library(), tr("Piece").toStdString());
    if (!workspace() || lines.empty())
        return;
    m_preview->show(std::move(lines), workspace()->design());
}

void PiecesPanel::acceptPreview()
{
    const auto types = m_preview->types();
    const QString step = tr("Paste %n piece(s)", nullptr, static_cast<int>(types.size()));
    if (addPieces(*workspace(), step, types))
        closePreview();
}

void PiecesPanel::closePreview()
{
    m_preview->hide();
    m_list->setFocus();
}

bool PiecesPanel::canTake(const QMimeData &mime) const
{
    return workspace() && (mime.hasFormat(LibraryModel::mimeType()) || mime.hasText());
}

bool PiecesPanel::take(const QMimeData &mime)
{
    bool isNumber = false;
    const auto number = mime.data(LibraryModel::mimeType()).toULongLong(&isNumber);
    const Design &design = workspace()->design();
    const PieceLibrary &known = known_pieces::library(design.board->lattice);
    if (!isNumber || number >= known.size()) {
        offer(mime.text());
        return m_preview->isVisible();
    }
    const auto type = pieceTypeOn(known[static_cast<std::size_t>(number)], design);
    return type && addPieces(*workspace(), tr("Add a piece"), {*type});
}

bool PiecesPanel::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (pressed(*static_cast<QKeyEvent *>(event)))
            return true;
        break;
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto *drag = static_cast<QDragMoveEvent *>(event);
        if (drag->source() == m_list)
            break; // the list shows where the row would come
        drag->setAccepted(canTake(*drag->mimeData()));
        drag->setDropAction(Qt::CopyAction);
        return true;
    }
    case QEvent::Drop:
        return drop(*static_cast<QDropEvent *>(event));
    default:
        break;
    }
    return Panel::eventFilter(watched, event);
}

/// The list's keys are its own, even where the window has an action for them.
bool PiecesPanel::pressed(QKeyEvent &event)
{
    const bool isPress = event.type() == QEvent::KeyPress;
    if (event.matches(QKeySequence::Paste) && canTake(*QGuiApplication::clipboard()->mimeData())) {
        event.accept();
        if (isPress)
            take(*QGuiApplication::clipboard()->mimeData());
        return true;
    }
    if (!keys().takes(*this, event.keyCombination()))
        return false;
    event.accept();
    return !isPress || keys().press(*this, event);
}

const KeyTable<PiecesPanel> &PiecesPanel::keys()
{
    using Key = QKeyCombination;
    const auto hasPiece = [](const PiecesPanel &panel, Key) {
        return panel.workspace() && panel.workspace()->choices().piece().has_value();
    };
    static const KeyTable<PiecesPanel> table(
        "pieces",
        QT_TRANSLATE_NOOP("Keys", "List of pieces"),
        {{"up",
          QT_TRANSLATE_NOOP("Keys", "Move up in the list"),
          {Key(Qt::AltModifier, Qt::Key_Up)},
          [](PiecesPanel &panel, const QKeyEvent &) { panel.move(-1); },
          hasPiece},
         {"down",
          QT_TRANSLATE_NOOP("Keys", "Move down in the list"),
          {Key(Qt::AltModifier, Qt::Key_Down)},
          [](PiecesPanel &panel, const QKeyEvent &) { panel.move(1); },
          hasPiece}});
    return table;
}

// Ordering

/// What comes from elsewhere is copied; the list's own rows are those of the design, which moves
/// them itself.
bool PiecesPanel::drop(QDropEvent &event)
{
    event.setDropAction(Qt::CopyAction);
    if (event.source() != m_list) {
        event.setAccepted(canTake(*event.mimeData()) && take(*event.mimeData()));
        return true;
    }
    event.accept();
    if (const QListWidgetItem *dragged = m_list->currentItem())
        reorder(PieceId(dragged->data(PieceItem::idRole).toInt()),
                gapAt(event.position().toPoint()));
    return true;
}

std::size_t PiecesPanel::gapAt(QPoint place) const
{
    const QListWidgetItem *item = m_list->itemAt(place);
    if (!item)
        return workspace()->design().pieces->types.size();
    const std::size_t number = item->data(PieceItem::idRole).toUInt();
    return place.y() > m_list->visualItemRect(item).center().y() ? number + 1 : number;
}

void PiecesPanel::reorder(PieceId piece, std::size_t gap)
{
    const std::size_t place = gap > piece.index() ? gap - 1 : gap;
    if (place == piece.index())
        return;
    if (workspace()->session().apply(tr("Order pieces"),
                                     withPieceAt(workspace()->design(), piece, place)))
        workspace()->choices().setPiece(PieceId(place));
}

void PiecesPanel::move(int by)
{
    const auto piece = workspace()->choices().piece();
    const std::size_t count = workspace()->design().pieces->types.size();
    if (piece && (by > 0 ? piece->index() + 1 < count : piece->index() > 0))
        reorder(*piece, by > 0 ? piece->index() + 2 : piece->index() - 1);
}

} // namespace rookery
