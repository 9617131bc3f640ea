#include "model/edit/pieces/leg_edits.h"
#include "widgets/pieces/choice_delegate.h"
#include "widgets/pieces/leg_list.h"

#include <QMenu>
#include <QTreeWidget>

namespace rookery {

namespace {

/// A menu of what a cell of the row offers, with what it has ticked.
void addChoices(QMenu &menu, const QString &title, QTreeWidgetItem &row, int column)
{
    const QVariant choices = row.data(column, ChoiceDelegate::choicesRole);
    if (!choices.isValid())
        return;
    QMenu *offered = menu.addMenu(title);
    for (const QVariant &choice : choices.toList()) {
        const QVariantList pair = choice.toList();
        QAction *action = offered->addAction(pair.at(0).toString());
        action->setCheckable(true);
        action->setChecked(pair.at(1) == row.data(column, LegRows::choiceRole));
        QObject::connect(
            action, &QAction::triggered, row.treeWidget(), [&row, column, value = pair.at(1)] {
                row.setData(column, LegRows::choiceRole, value);
            });
    }
}

} // namespace

/// What can be done with a row, where the pointer is.
QMenu *LegList::menuOf(QTreeWidgetItem &row)
{
    const EditedMovement::Row place = LegRows::placeOf(row);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [menu](const QString &text, bool isEnabled, auto handler) {
        QAction *action = menu->addAction(text);
        action->setEnabled(isEnabled);
        connect(action, &QAction::triggered, menu, handler);
        return action;
    };
    offer(tr("All about this leg…"), m_openForm->isEnabled(), [this] { openForm(); });
    addChoices(*menu, m_tree->headerItem()->text(LegRows::Reach), row, LegRows::Reach);
    addChoices(*menu, m_tree->headerItem()->text(LegRows::May), row, LegRows::May);
    if (place.leg) {
        const LegGraph &legs = m_movement.entries()[place.entry].legs[place.leg->part].legs;
        const LegId id = place.leg->leg;
        const Leg &leg = legs[id];
        if (!leg.onEnemy.then.empty()) {
            QAction *takes =
                offer(tr("Capture the piece jumped over"), true, [this, legs, id, leg] {
                    Leg changed = leg;
                    changed.onEnemy.effect =
                        leg.onEnemy.effect == Effect::Capture ? Effect::None : Effect::Capture;
                    m_movement.applyLegs(tr("Change a leg"), withLeg(legs, id, changed));
                });
            takes->setCheckable(true);
            takes->setChecked(leg.onEnemy.effect == Effect::Capture);
        }
        const bool mayBounce = !leg.leadsAnywhere() && !leg.only.atEdge;
        offer(tr("Bounce where the board ends"), mayBounce, [this, legs, id] {
            m_movement.applyLegs(tr("Add a leg"), withBounce(legs, id, m_movement.directions()));
        });
    }
    menu->addSeparator();
    offer(tr("Duplicate"), m_duplicate->isEnabled(), [this] { duplicate(); });
    offer(tr("Move up"), m_up->isEnabled(), [this] { move(-1); });
    offer(tr("Move down"), m_down->isEnabled(), [this] { move(1); });
    offer(tr("Delete"), m_remove->isEnabled(), [this] { remove(); });
    return menu;
}

void LegList::showMenu(QPoint at)
{
    QTreeWidgetItem *row = m_tree->itemAt(at);
    if (!row)
        return;
    if (QTreeWidgetItem *leg = LegRows::legOf(*row))
        row = leg;
    m_tree->setCurrentItem(row);
    menuOf(*row)->popup(m_tree->viewport()->mapToGlobal(at));
}

} // namespace rookery
