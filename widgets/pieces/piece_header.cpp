#include "widgets/pieces/piece_header.h"

#include "model/edit/pieces/piece_edits.h"
#include "model/edit/pieces/piece_text.h"
#include "widgets/base/fitting.h"
#include "widgets/base/fonts.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/help_button.h"
#include "widgets/base/tokens.h"
#include "widgets/library/identity_chip.h"
#include "widgets/library/known_pieces.h"
#include "widgets/library/picture_button.h"
#include "widgets/pieces/new_piece.h"
#include "widgets/pieces/pieces_panel.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

/// The letter that a new piece of this name would get.
std::string letterOf(const Design &design, PieceId piece)
{
    Pieces others = *design.pieces;
    others.types[piece.index()].letter.clear();
    return freeLetter(others, design.pieces->types[piece.index()].name);
}

/// Whether a piece still has the name that it was made with: "Piece" or "Piece 2".
bool isUnnamed(const std::string &name)
{
    static const QRegularExpression number(QStringLiteral("\\A( \\d+)?\\z"));
    const QString start = PiecesPanel::tr("Piece");
    const QString shownName = QString::fromStdString(name);
    return shownName.startsWith(start) && number.match(shownName.mid(start.size())).hasMatch();
}

} // namespace

PieceHeader::PieceHeader(EditedMovement &movement, QWidget *parent)
    : QWidget(parent)
    , m_movement(movement)
    , m_picture(new PictureButton(movement.workspace()))
    , m_identity(new IdentityChip(movement.workspace()))
    , m_suggestion(new QLabel)
    , m_name(new QLineEdit)
    , m_letter(new QLineEdit)
    , m_player(new QComboBox)
{
    setObjectName(QStringLiteral("pieceHeader"));
    setUpParts();
    layOut();
    connect(m_name, &QLineEdit::returnPressed, this, [this] {
        acceptName();
        Q_EMIT named();
    });
    connect(m_name, &QLineEdit::editingFinished, this, &PieceHeader::rename);
    connect(m_name, &QLineEdit::textChanged, this, &PieceHeader::suggest);
    connect(m_letter, &QLineEdit::editingFinished, this, &PieceHeader::reletter);
    connect(m_player, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (!m_isRefreshing && index >= 0)
            m_movement.workspace().choices().setPlayer(PlayerId(index));
    });
    connect(&movement, &EditedMovement::changed, this, &PieceHeader::refresh);
    connect(&movement.workspace(), &Workspace::pieceMade, this, &PieceHeader::askForName);
    refresh();
}

void PieceHeader::setUpParts()
{
    m_name->setFont(pageTitleFont(m_name->font()));
    m_name->setObjectName(QStringLiteral("pieceName"));
    m_name->installEventFilter(this);
    m_suggestion->setObjectName(QStringLiteral("nameSuggestion"));
    m_suggestion->setTextFormat(Qt::PlainText);
    m_suggestion->hide();
    m_letter->setObjectName(QStringLiteral("pieceLetter"));
    m_letter->setMaxLength(1);
    m_letter->setAlignment(Qt::AlignCenter);
    m_letter->setFixedWidth(m_letter->fontMetrics().horizontalAdvance(QStringLiteral("WW"))
                            + 2 * Tokens::gap);
    m_player->setObjectName(QStringLiteral("facingOf"));
    m_player->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    form::explain(m_name,
                  tr("Piece name"),
                  tr("The name of the piece; Enter renames it. A new piece with a known name takes "
                     "its moves too"));
    form::explain(
        m_letter, tr("Letter"), tr("The letter of the piece in positions: A to Z, or none"));
    form::explain(
        m_player, tr("Side"), tr("Shows the moves as this player's pieces make them (Q)"));
    showKeyInTip(*m_player, partKeyId("painter", "player"));
}

void PieceHeader::layOut()
{
    auto *letterLabel = new QLabel(tr("&Letter"));
    letterLabel->setBuddy(m_letter);
    auto *playerLabel = new QLabel(tr("&Side"));
    playerLabel->setBuddy(m_player);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::hairGap);
    auto *line = new QWidget;
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    column->addWidget(line);
    // One line for both: only a piece without moves has a suggestion, and it is like no other.
    auto *below = new QGridLayout;
    below->addWidget(m_suggestion, 0, 0);
    below->addWidget(m_identity, 0, 0);
    column->addLayout(below);
    layout->addWidget(m_picture);
    layout->addWidget(m_name, 1);
    layout->addSpacing(Tokens::smallGap);
    layout->addWidget(letterLabel);
    layout->addWidget(m_letter);
    layout->addSpacing(Tokens::gap);
    layout->addWidget(playerLabel);
    layout->addWidget(m_player);
    QToolButton *help = form::helpButton();
    connect(help, &QToolButton::clicked, this, &PieceHeader::helpWanted);
    layout->addWidget(help);
    const auto showLabels = [letterLabel, playerLabel](bool areShown) {
        return [letterLabel, playerLabel, areShown] {
            letterLabel->setVisible(areShown);
            playerLabel->setVisible(areShown);
        };
    };
    new Fitting(*line, {showLabels(false), showLabels(true)});
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
    m_player->setCurrentIndex(static_cast<int>(m_movement.workspace().choices().player().index()));
    suggest();
}

void PieceHeader::askForName()
{
    m_name->setFocus(Qt::ShortcutFocusReason);
    m_name->selectAll();
    m_isFresh = true;
}

QString PieceHeader::suggestion() const
{
    return m_suggestion->isHidden() ? QString() : m_suggestion->text();
}

/// Only a piece without moves has room for those of a known one.
void PieceHeader::suggest()
{
    const PieceType *type = m_movement.type();
    const bool isOpen = type && type->moves.empty() && m_name->isModified();
    const Design &design = m_movement.workspace().design();
    const auto known = isOpen ? known_pieces::called(m_name->text(), design) : std::nullopt;
    m_suggestion->setVisible(known.has_value());
    if (isOpen && !m_name->completer()) {
        QStringList names;
        for (const std::string &name : known_pieces::library(design.board->lattice).allNames())
            names << QString::fromStdString(name);
        names.sort(Qt::CaseInsensitive);
        auto *completer = new QCompleter(names, this);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchStartsWith);
        m_name->setCompleter(completer);
        completer->popup()->installEventFilter(this);
    } else if (QCompleter *former = m_name->completer(); former && !isOpen && !m_name->hasFocus()) {
        // Tab comes here out of it, so it has to live a little longer.
        m_name->setCompleter(nullptr);
        former->popup()->hide();
        former->deleteLater();
    }
    if (!known)
        return;
    m_suggestion->setText(tr("Enter takes the moves of the %1: %2")
                              .arg(QString::fromStdString(known->name),
                                   QString::fromStdString(movementText(known->moves.front()))));
    m_name->setAccessibleDescription(m_suggestion->text());
}

/// Name and moves at once, if the name is a known one.
void PieceHeader::acceptName()
{
    const PieceType *type = m_movement.type();
    if (!type || !type->moves.empty() || !m_name->isModified())
        return;
    Workspace &workspace = m_movement.workspace();
    const auto known = known_pieces::called(m_name->text(), workspace.design());
    if (!known)
        return;
    m_name->setModified(false);
    const PieceId piece = *workspace.choices().piece();
    auto next = withPieceRenamed(workspace.design(), piece, m_name->text().trimmed().toStdString());
    if (next)
        next = withMovementAdded(*next, piece, known->moves.front());
    if (next && !hasTypedLetter())
        next = withPieceLetter(*next, piece, letterOf(*next, piece));
    workspace.session().apply(tr("Take a known piece"), std::move(next), newPieceKey(piece));
    suggest();
}

/// The names that are offered lie below the line that says what the typed one brings.
void PieceHeader::placeOffers(QWidget *popup) const
{
    const int below = m_suggestion->mapToGlobal(QPoint(0, m_suggestion->height())).y();
    const bool liesBelow = popup->y() >= m_name->mapToGlobal(QPoint()).y();
    if (m_suggestion->isVisible() && liesBelow && popup->y() < below)
        popup->move(popup->x(), below);
}

bool PieceHeader::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_name && (event->type() == QEvent::Show || event->type() == QEvent::Move)) {
        placeOffers(static_cast<QWidget *>(watched));
        return false;
    }
    if (watched != m_name || event->type() != QEvent::KeyPress || !m_isFresh)
        return QWidget::eventFilter(watched, event);
    m_isFresh = false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isDigit =
        key->key() >= Qt::Key_1 && key->key() <= Qt::Key_9 && key->modifiers() == Qt::NoModifier;
    if (!isDigit || !m_name->hasSelectedText())
        return false;
    Q_EMIT pencilWanted(key->key());
    return true;
}

void PieceHeader::rename()
{
    if (!m_movement.type() || !m_name->isModified())
        return;
    m_name->setModified(false);
    Workspace &workspace = m_movement.workspace();
    const PieceId piece = *workspace.choices().piece();
    const bool wasUnnamed = isUnnamed(m_movement.type()->name);
    auto next = withPieceRenamed(workspace.design(), piece, m_name->text().trimmed().toStdString());
    if (next && wasUnnamed && !hasTypedLetter())
        next = withPieceLetter(*next, piece, letterOf(*next, piece));
    const QString mergeKey = wasUnnamed ? newPieceKey(piece) : QString();
    workspace.session().apply(tr("Rename piece"), std::move(next), mergeKey);
    refresh();
}

void PieceHeader::reletter()
{
    if (!m_movement.type() || !m_letter->isModified())
        return;
    m_letter->setModified(false);
    Workspace &workspace = m_movement.workspace();
    const std::string letter = m_letter->text().trimmed().toStdString();
    const PieceId piece = *workspace.choices().piece();
    if (workspace.session().apply(tr("Change a piece's letter"),
                                  withPieceLetter(workspace.design(), piece, letter))) {
        const PieceType &type = (*workspace.design().pieces)[piece];
        m_typedLetters[type.name] = type.letter;
    }
    refresh();
}

/// A letter that was made up by the program goes with the first name.
bool PieceHeader::hasTypedLetter() const
{
    const PieceType &type = *m_movement.type();
    const auto typed = m_typedLetters.find(type.name);
    return typed != m_typedLetters.end() && typed->second == type.letter;
}

} // namespace rookery
