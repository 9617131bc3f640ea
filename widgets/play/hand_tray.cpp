#include "widgets/play/hand_tray.h"

#include "widgets/base/form.h"
#include "widgets/base/retire.h"
#include "widgets/base/tokens.h"
#include "widgets/canvas/hand_button.h"
#include "widgets/game/play_session.h"
#include "widgets/setup/setup_tray.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>

namespace rookery {

HandTray::HandTray(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("handTray"));
    m_row->setContentsMargins(Tokens::gap, Tokens::hairGap, Tokens::gap, Tokens::hairGap);
    m_row->setSpacing(Tokens::smallGap);
    hide();
}

void HandTray::clear()
{
    m_buttons.clear();
    retireAll(*m_row);
}

QToolButton *HandTray::button(PlayerId player, PieceId type) const
{
    const auto found = m_buttons.find({player, type});
    return found == m_buttons.end() ? nullptr : found->second;
}

namespace {

/// Whether a player has such pieces in hand without end.
bool hasEndlessly(const Rules &rules, PlayerId player, PieceId type)
{
    return rules.hands.supply == Supply::Endless
           && std::any_of(rules.drops.begin(), rules.drops.end(), [&](const Drop &drop) {
                  return covers(drop.types, type) && covers(drop.players, player);
              });
}

} // namespace

/// The tray of a game that has hands keeps its place while they are empty, so that the board does
/// not move from turn to turn.
void HandTray::show(PlaySession &play, const std::vector<PlayerId> &players, SeenFrom from)
{
    m_play = &play;
    m_seenFrom = from;
    clear();
    const Position &position = play.seen().position();
    const Rules &rules = *play.design().rules;
    const bool keepsPlace =
        !players.empty() && (hasHands(play.design()) || rules.hands.supply == Supply::Endless);
    for (const PlayerId player : players) {
        const QString name = QString::fromStdString(rules[player].name);
        auto *label = new QLabel(tr("%1 in hand").arg(name));
        const std::size_t before = m_buttons.size();
        m_row->addWidget(label);
        for (const PieceId type : IdRange<PieceId>(position.types())) {
            const int count = position.count(OffBoard::Hand, player, type);
            if (count > 0 || hasEndlessly(rules, player, type))
                addButton(player, type, count);
        }
        if (m_buttons.size() == before) {
            label->setText(tr("%1 in hand: none").arg(name));
            label->setEnabled(false);
            label->setVisible(keepsPlace);
        }
    }
    m_row->addStretch();
    setMinimumHeight(keepsPlace ? Tokens::handPicture + Tokens::padding : 0);
    setVisible(keepsPlace || !m_buttons.empty());
}

void HandTray::addButton(PlayerId player, PieceId type, int count)
{
    const Design &design = m_play->design();
    const PieceType &row = (*design.pieces)[type];
    const QString name = QString::fromStdString(row.name);
    QToolButton *button = handButton(design, player, type, count, *this, m_seenFrom);
    button->setCheckable(true);
    const bool isTurn = player == m_play->toMove() && m_play->result().isEmpty();
    const QString owner = QString::fromStdString((*design.rules)[player].name);
    const QString key = QString::fromStdString(row.letter);
    form::explain(
        button,
        count > 0 ? tr("%1 %2 in hand: %3").arg(owner, name).arg(count)
                  : tr("%1 %2 in hand").arg(owner, name),
        key.isEmpty()
            ? tr("Puts a %1 down: click it, then a cell, or drag it").arg(name)
            : tr("Puts a %1 down: click it, then a cell, or drag it (%2)").arg(name, key));
    button->setEnabled(isTurn);
    button->setChecked(isTurn && m_play->choice() && m_play->choice()->hand() == type);
    button->installEventFilter(this);
    // The tray is filled anew when the game changes, so not while the button still works.
    connect(
        button,
        &QToolButton::clicked,
        this,
        [this, type] { m_play->takeHand(type); },
        Qt::QueuedConnection);
    m_row->addWidget(button);
    m_buttons[{player, type}] = button;
}

/// A drag begins on the button and ends over the board; the button keeps the mouse until then.
bool HandTray::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = qobject_cast<QToolButton *>(watched);
    auto *mouse = dynamic_cast<QMouseEvent *>(event);
    if (!button || !mouse || !button->isEnabled())
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressedAt = mouse->globalPosition().toPoint();
        m_isDragging = false;
    } else if (event->type() == QEvent::MouseMove && mouse->buttons() & Qt::LeftButton) {
        const int way = (mouse->globalPosition().toPoint() - m_pressedAt).manhattanLength();
        if (!m_isDragging && way >= QApplication::startDragDistance()) {
            m_isDragging = true;
            button->setCursor(
                QCursor(button->icon().pixmap(button->iconSize(), devicePixelRatioF())));
        }
        return m_isDragging;
    } else if (event->type() == QEvent::MouseButtonRelease && m_isDragging) {
        m_isDragging = false;
        button->unsetCursor();
        button->setDown(false);
        const PieceId type(static_cast<std::size_t>(button->property("piece").toInt()));
        if (!m_play->choice() || m_play->choice()->hand() != type)
            m_play->takeHand(type);
        Q_EMIT dropped(mouse->globalPosition().toPoint());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rookery
