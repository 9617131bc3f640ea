#include "widgets/pieces/notation_button.h"

#include "widgets/base/form.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"

#include <QMenu>

namespace rookery {

NotationButton::NotationButton(EditedMovement &movement, QWidget *parent)
    : QPushButton(tr("Convert to"), parent)
    , m_movement(movement)
{
    setObjectName(QStringLiteral("notationButton"));
    form::explain(this, tr("Convert to"), tr("Writes this move in another notation"));
    auto *menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    for (const auto &row : enumRows<Notation>()) {
        QAction *action = menu->addAction(QString());
        action->setData(static_cast<int>(row.value));
        connect(action, &QAction::triggered, this, [this, notation = row.value] {
            m_movement.applyNotation(notation);
        });
    }
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &NotationButton::refreshMenu);
}

/// Every notation, and for one that cannot say the move the reason.
void NotationButton::refreshMenu()
{
    constexpr qsizetype most = 90; // characters of a reason that a menu has room for
    for (QAction *action : menu()->actions()) {
        const auto notation = static_cast<Notation>(action->data().toInt());
        const QString name = shownSentence(form::titleOf(notation));
        const bool isNow = m_movement.entry().index && m_movement.entry().notation == notation;
        const auto written = m_movement.writtenIn(notation);
        const QString reason = written ? QString() : shown(written.error().message);
        const QString shown =
            reason.size() > most ? reason.left(most) + QStringLiteral("…") : reason;
        action->setText(isNow     ? tr("%1 (now)").arg(name)
                        : written ? name
                                  : tr("%1: %2").arg(name, shown));
        action->setToolTip(reason);
        action->setEnabled(written && !isNow);
    }
}

} // namespace rookery
