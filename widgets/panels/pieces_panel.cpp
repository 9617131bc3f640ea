#include "widgets/panels/pieces_panel.h"

#include "model/edit/piece_edits.h"
#include "widgets/canvas/piece_art.h"
#include "widgets/icons.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int pictureSide = 28;

} // namespace

PiecesPanel::PiecesPanel(QWidget *parent)
    : Panel(parent)
    , m_filter(new QLineEdit)
    , m_list(new QListWidget)
{
    setObjectName(QStringLiteral("piecesPanel"));
    m_filter->setPlaceholderText(tr("Search pieces…"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Search pieces"));
    m_filter->setToolTip(tr("Shows only pieces whose name or letter contains this text"));
    m_filter->setStatusTip(m_filter->toolTip());
    m_list->setObjectName(QStringLiteral("pieceList"));
    m_list->setIconSize({pictureSide, pictureSide});
    // A taller window gives its room to the panel of the mode below.
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setAccessibleName(tr("Pieces"));
    m_list->setToolTip(tr("Click to choose a piece, double-click to edit how it moves, F2 to rename it"));
    m_list->setStatusTip(m_list->toolTip());

    auto *buttons = new QHBoxLayout;
    const auto addButton = [&](const QString &icon, const QString &tip, auto handler) {
        auto *button = new QToolButton;
        button->setIcon(tintedIcon(icon));
        button->setAutoRaise(true);
        button->setToolTip(tip);
        button->setStatusTip(tip);
        button->setAccessibleName(tip);
        connect(button, &QToolButton::clicked, this, handler);
        buttons->addWidget(button);
        return button;
    };
    m_add = addButton(QStringLiteral("add"), tr("New piece (N)"), [this] { addPiece(); });
    m_add->setText(tr("New piece"));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    buttons->addStretch();
    m_copy = addButton(QStringLiteral("duplicate"), tr("Copy this piece"), [this] {
        if (const auto piece = workspace()->piece())
            workspace()->session().apply(tr("Copy piece"), withPieceCopied(workspace()->design(), *piece));
    });
    m_up = addButton(QStringLiteral("up"), tr("Move up in the list"), [this] { move(-1); });
    m_down = addButton(QStringLiteral("down"), tr("Move down in the list"), [this] { move(1); });
    m_remove = addButton(QStringLiteral("delete"), tr("Delete this piece and its men"), [this] {
        if (const auto piece = workspace()->piece())
            workspace()->session().apply(tr("Delete piece"), withPieceRemoved(workspace()->design(), *piece));
    });

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(m_filter);
    layout->addWidget(m_list);
    layout->addLayout(buttons);

    connect(m_filter, &QLineEdit::textChanged, this, &PiecesPanel::refresh);
    connect(m_list, &QListWidget::currentItemChanged, this, &PiecesPanel::chosen);
    connect(m_list, &QListWidget::itemChanged, this, &PiecesPanel::renamed);
    connect(m_list, &QListWidget::itemActivated, this, &PiecesPanel::editWanted);
}

void PiecesPanel::bound()
{
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections changed) {
            if (changed & (Section::Pieces | Section::Setup | Section::Rules))
                refresh();
        });
        connect(workspace(), &Workspace::choiceChanged, this, &PiecesPanel::refreshChoice);
    }
    refresh();
}

void PiecesPanel::refresh()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    m_list->clear();
    if (!workspace())
        return;
    const Design &design = workspace()->design();
    const CanvasTheme theme = CanvasTheme::of(palette());
    const QString wanted = m_filter->text();
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        const PieceType &type = design.pieces->types[i];
        const QString name = QString::fromStdString(type.name);
        const QString letter = QString::fromStdString(type.letter);
        if (!name.contains(wanted, Qt::CaseInsensitive) && letter.compare(wanted, Qt::CaseInsensitive) != 0)
            continue;
        const auto count = std::count_if(design.setup->placements.begin(),
                                         design.setup->placements.end(),
                                         [&](const Placement &man) { return man.piece == PieceId(i); });
        auto *item = new QListWidgetItem(piece_art::icon(type, design.directions, theme.player(PlayerId(0)), pictureSide, devicePixelRatioF()), name);
        item->setData(idRole, static_cast<int>(i));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(tr("%1 – letter %2, %n on the board", nullptr, static_cast<int>(count))
                             .arg(name, letter.isEmpty() ? tr("none") : letter));
        item->setStatusTip(m_list->statusTip());
        m_list->addItem(item);
    }
    refreshChoice();
}

void PiecesPanel::refreshChoice()
{
    if (!workspace())
        return;
    const QScopedValueRollback guard(m_isRefreshing, true);
    const auto piece = workspace()->piece();
    for (int row = 0; row < m_list->count(); ++row) {
        const bool isChosen = piece && m_list->item(row)->data(idRole).toInt() == static_cast<int>(piece->index());
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
        workspace()->setPiece(PieceId(item->data(idRole).toInt()));
}

void PiecesPanel::renamed(QListWidgetItem *item)
{
    if (m_isRefreshing || !workspace())
        return;
    const PieceId piece(item->data(idRole).toInt());
    const std::string name = item->text().trimmed().toStdString();
    if (!workspace()->session().apply(tr("Rename piece"), withPieceRenamed(workspace()->design(), piece, name)))
        refresh();
}

void PiecesPanel::addPiece()
{
    if (!workspace())
        return;
    const Design &design = workspace()->design();
    const std::string name = freePieceName(*design.pieces, tr("Piece").toStdString());
    if (!workspace()->session().apply(tr("New piece"), withPieceAdded(design, name)))
        return;
    workspace()->setPiece(PieceId(workspace()->design().pieces->types.size() - 1));
    Q_EMIT editWanted();
}

void PiecesPanel::move(int by)
{
    const auto piece = workspace()->piece();
    if (!piece)
        return;
    const std::size_t place = piece->index() + static_cast<std::size_t>(by);
    if (workspace()->session().apply(tr("Order pieces"), withPieceAt(workspace()->design(), *piece, place)))
        workspace()->setPiece(PieceId(place));
}

} // namespace rookery
