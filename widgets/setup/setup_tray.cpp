#include "widgets/setup/setup_tray.h"

#include "model/edit/setup/setup_edits.h"
#include "widgets/base/form.h"
#include "widgets/base/retire.h"
#include "widgets/base/tokens.h"
#include "widgets/canvas/hand_button.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>

namespace rookery {

namespace {

int countOf(const Design &design, PlayerId player, PieceId piece)
{
    const auto &hands = design.setup->hands;
    const auto found = std::find_if(hands.begin(), hands.end(), [&](const HandEntry &entry) {
        return entry.player == player && entry.piece == piece;
    });
    return found == hands.end() ? 0 : found->count;
}

} // namespace

bool hasHands(const Design &design)
{
    const Rules &rules = *design.rules;
    return rules.hands.captured == Captured::CaptorsHand || !design.setup->hands.empty()
           || !rules.gating.empty() || !rules.dropDuties.empty();
}

SetupTray::SetupTray(Workspace &workspace, TrayEdge edge, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_edge(edge)
    , m_row(new QHBoxLayout(this))
{
    setObjectName(edge == TrayEdge::Top ? QStringLiteral("topTray") : QStringLiteral("bottomTray"));
    m_row->setContentsMargins(Tokens::gap, Tokens::hairGap, Tokens::gap, Tokens::hairGap);
    m_row->setSpacing(Tokens::smallGap);
    connect(&workspace.session(), &Session::designChanged, this, [this](Sections changed) {
        if (changed & (Section::Setup | Section::Pieces | Section::Rules))
            refresh();
    });
    connect(&workspace.choices(), &Choices::modeChanged, this, &SetupTray::refresh);
    connect(&workspace.view(), &ViewState::changed, this, &SetupTray::refresh);
    refresh();
}

bool SetupTray::isWanted() const
{
    return m_workspace.choices().mode() == Mode::Setup
           && (m_workspace.view().wantsHands() || hasHands(m_workspace.design()));
}

std::vector<PlayerId> SetupTray::players() const
{
    const bool isNear = (m_edge == TrayEdge::Bottom) != m_workspace.view().isFlipped();
    std::vector<PlayerId> found;
    for (const PlayerId player : IdRange<PlayerId>(m_workspace.design().rules->players.size())) {
        if ((player == PlayerId(0)) == isNear)
            found.push_back(player);
    }
    return found;
}

void SetupTray::refresh()
{
    QString focused;
    if (QWidget *now = focusWidget(); now && now->hasFocus())
        focused = now->objectName();
    retireAll(*m_row);
    setVisible(isWanted());
    if (!isWanted())
        return;
    for (const PlayerId player : players())
        addPlayer(player);
    m_row->addStretch();
    if (auto *widget = focused.isEmpty() ? nullptr : findChild<QWidget *>(focused))
        widget->setFocus();
}

void SetupTray::addPlayer(PlayerId player)
{
    const Design &design = m_workspace.design();
    const QString name = QString::fromStdString((*design.rules)[player].name);
    m_row->addWidget(new QLabel(tr("In hand, %1:").arg(name)));
    for (const PieceId piece : IdRange<PieceId>(design.pieces->types.size())) {
        const int count = countOf(design, player, piece);
        if (count == 0)
            continue;
        const PieceType &type = (*design.pieces)[piece];
        QToolButton *button = handButton(
            design, player, piece, count, *this, seenFrom(m_workspace.view().isFlipped()));
        button->setObjectName(QStringLiteral("hand:%1:%2").arg(player.index()).arg(piece.index()));
        button->setFocusPolicy(Qt::TabFocus);
        button->installEventFilter(this);
        form::explain(button,
                      tr("%1 in hand: %2").arg(QString::fromStdString(type.name)).arg(count),
                      tr("Click puts one more in, the right button or Del takes one out"));
        connect(button, &QToolButton::clicked, this, [this, player, piece] {
            change(player, piece, 1);
        });
        m_row->addWidget(button);
    }
    auto *add = form::toolButton("add", tr("Puts the chosen piece into the hand of %1").arg(name));
    add->setObjectName(QStringLiteral("hand:%1:+").arg(player.index()));
    add->setFocusPolicy(Qt::TabFocus);
    connect(add, &QToolButton::clicked, this, [this, player] {
        if (m_workspace.choices().piece())
            change(player, *m_workspace.choices().piece(), 1);
    });
    m_row->addWidget(add);
    m_row->addSpacing(Tokens::groupGap);
}

void SetupTray::change(PlayerId player, PieceId piece, int by)
{
    const int count = std::max(0, countOf(m_workspace.design(), player, piece) + by);
    m_workspace.session().apply(by > 0 ? tr("Put into a hand") : tr("Take out of a hand"),
                                withHand(m_workspace.design(), player, piece, count));
}

bool SetupTray::eventFilter(QObject *watched, QEvent *event)
{
    const auto takeOut = [&] {
        change(PlayerId(watched->property("player").toInt()),
               PieceId(watched->property("piece").toInt()),
               -1);
        return true;
    };
    if (event->type() == QEvent::MouseButtonPress
        && static_cast<QMouseEvent *>(event)->button() == Qt::RightButton)
        return takeOut();
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace || key == Qt::Key_Minus)
            return takeOut();
    }
    return QWidget::eventFilter(watched, event);
}

void SetupTray::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace rookery
