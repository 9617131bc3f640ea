#include "widgets/editor/piece_header.h"

#include "model/edit/piece_edits.h"
#include "widgets/canvas/piece_art.h"
#include "widgets/panels/form.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>

namespace rookery {

namespace {

constexpr int pictureSide = 36;

} // namespace

PieceHeader::PieceHeader(EditedMovement &movement, QWidget *parent)
    : QWidget(parent)
    , m_movement(movement)
    , m_picture(new QLabel)
    , m_name(new QLineEdit)
    , m_letter(new QLineEdit)
    , m_player(new QComboBox)
{
    setObjectName(QStringLiteral("pieceHeader"));
    setUpParts();
    layOut();
    connect(m_name, &QLineEdit::editingFinished, this, &PieceHeader::rename);
    connect(m_letter, &QLineEdit::editingFinished, this, &PieceHeader::reletter);
    connect(m_player, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (!m_isRefreshing && index >= 0)
            m_movement.workspace().setPlayer(PlayerId(index));
    });
    connect(&movement, &EditedMovement::changed, this, &PieceHeader::refresh);
    refresh();
}

void PieceHeader::setUpParts()
{
    m_picture->setFixedSize(pictureSide, pictureSide);
    QFont large = m_name->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setBold(true);
    m_name->setFont(large);
    m_name->setObjectName(QStringLiteral("pieceName"));
    m_letter->setObjectName(QStringLiteral("pieceLetter"));
    m_letter->setMaxLength(1);
    m_letter->setAlignment(Qt::AlignCenter);
    m_letter->setFixedWidth(m_letter->fontMetrics().horizontalAdvance(QStringLiteral("WW")) + 16);
    m_player->setObjectName(QStringLiteral("facingOf"));
    m_player->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    form::explain(m_name, tr("Piece name"), tr("The name of the piece; Enter renames it"));
    form::explain(
        m_letter, tr("Letter"), tr("The letter of the piece in positions: A to Z, or none"));
    form::explain(
        m_player, tr("Seen by"), tr("Shows the moves as this player's pieces make them (Q)"));
}

void PieceHeader::layOut()
{
    auto *letterLabel = new QLabel(tr("&Letter"));
    letterLabel->setBuddy(m_letter);
    auto *playerLabel = new QLabel(tr("&Seen by"));
    playerLabel->setBuddy(m_player);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_picture);
    layout->addWidget(m_name, 1);
    layout->addSpacing(4);
    layout->addWidget(letterLabel);
    layout->addWidget(m_letter);
    layout->addSpacing(8);
    layout->addWidget(playerLabel);
    layout->addWidget(m_player);
}

void PieceHeader::refresh()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const PieceType *type = m_movement.type();
    if (!type)
        return;
    const QString name = QString::fromStdString(type->name);
    const QString letter = QString::fromStdString(type->letter);
    if (!m_name->hasFocus() || !m_name->isModified())
        m_name->setText(name);
    if (!m_letter->hasFocus() || !m_letter->isModified())
        m_letter->setText(letter);
    QStringList players;
    for (const Player &player : m_movement.workspace().design().rules->players)
        players << QString::fromStdString(player.name);
    QStringList shown;
    for (int i = 0; i < m_player->count(); ++i)
        shown << m_player->itemText(i);
    if (shown != players) {
        m_player->clear();
        m_player->addItems(players);
    }
    m_player->setCurrentIndex(static_cast<int>(m_movement.workspace().player().index()));
    refreshPicture();
}

void PieceHeader::refreshPicture()
{
    const PieceType *type = m_movement.type();
    if (!type)
        return;
    Workspace &workspace = m_movement.workspace();
    const auto colours = CanvasTheme::of(palette()).player(workspace.player());
    const QIcon icon = piece_art::icon(
        *type, workspace.design().directions, colours, pictureSide, devicePixelRatioF());
    m_picture->setPixmap(icon.pixmap(QSize(pictureSide, pictureSide), devicePixelRatioF()));
    m_picture->setAccessibleName(tr("Picture of %1").arg(QString::fromStdString(type->name)));
}

void PieceHeader::rename()
{
    if (!m_movement.type() || !m_name->isModified())
        return;
    m_name->setModified(false);
    Workspace &workspace = m_movement.workspace();
    const std::string name = m_name->text().trimmed().toStdString();
    workspace.session().apply(tr("Rename piece"),
                              withPieceRenamed(workspace.design(), *workspace.piece(), name));
    refresh();
}

void PieceHeader::reletter()
{
    if (!m_movement.type() || !m_letter->isModified())
        return;
    m_letter->setModified(false);
    Workspace &workspace = m_movement.workspace();
    const std::string letter = m_letter->text().trimmed().toStdString();
    workspace.session().apply(tr("Change a piece's letter"),
                              withPieceLetter(workspace.design(), *workspace.piece(), letter));
    refresh();
}

void PieceHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshPicture();
    QWidget::changeEvent(event);
}

} // namespace rookery
