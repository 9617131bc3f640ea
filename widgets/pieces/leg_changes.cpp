#include "model/edit/pieces/leg_edits.h"
#include "model/edit/pieces/path_painting.h"
#include "widgets/pieces/leg_list.h"

#include <QTreeWidget>

#include <utility>

namespace rookery {

/// The tree is rebuilt by the change, so it must be done with the row first.
void LegList::applyLater(std::size_t entry, const QString &undoText, Path path)
{
    QMetaObject::invokeMethod(
        this,
        [this, entry, undoText, path = std::move(path)] {
            const auto item = m_movement.item();
            m_movement.choose(entry);
            m_movement.applyPath(undoText, path);
            if (item && *item < m_movement.entry().path.size())
                m_movement.choose(entry, item);
            m_shown.clear(); // also where nothing changed the row must say what is
            refresh();
        },
        Qt::QueuedConnection);
}

void LegList::valueChanged(QTreeWidgetItem *row, int column)
{
    if (m_isRefreshing)
        return;
    const EditedMovement::Row place = LegRows::placeOf(*row);
    const std::size_t entry = place.entry;
    const int value = row->data(column, LegRows::choiceRole).toInt();
    const bool isOn = row->checkState(LegRows::What) == Qt::Checked;
    const bool hasBox = row->data(LegRows::What, Qt::CheckStateRole).isValid();
    if (column == LegRows::What && hasBox && isOn != m_movement.isOn(place))
        return m_movement.toggle(place);
    if (column == LegRows::What)
        return;
    if (place.leg)
        return legChanged(*row, column);
    if (!place.item) {
        QMetaObject::invokeMethod(
            this,
            [this, entry, value] {
                m_movement.setWhen(entry, static_cast<When>(value));
                m_shown.clear();
                refresh();
            },
            Qt::QueuedConnection);
        return;
    }
    const Path &path = m_movement.entries()[entry].path;
    if (const auto step = LegRows::stepOf(*row))
        return stepChanged(*row, *place.item, *step);
    if (column == LegRows::May)
        applyLater(entry,
                   tr("Rights of a move"),
                   withItemRights(path, *place.item, static_cast<Rights>(value)));
    else if (column == LegRows::Reach)
        applyLater(entry,
                   tr("Reach of a move"),
                   withItemRange(path, m_movement.directions(), *place.item, value));
}

void LegList::legChanged(const QTreeWidgetItem &row, int column)
{
    const EditedMovement::Row place = LegRows::placeOf(row);
    const int value = row.data(column, LegRows::choiceRole).toInt();
    const LegGraph &before = m_movement.entries()[place.entry].legs[place.leg->part].legs;
    const LegId leg = place.leg->leg;
    const auto rights =
        value == LegRows::passes ? std::nullopt : std::optional(static_cast<Rights>(value));
    LegGraph after = column == LegRows::Reach ? withLegRange(before, leg, value)
                                              : withLegRights(before, leg, rights);
    QMetaObject::invokeMethod(
        this,
        [this, place, after = std::move(after)] {
            m_movement.choose(place);
            m_movement.applyLegs(tr("Change a leg"), after);
            m_shown.clear();
            refresh();
        },
        Qt::QueuedConnection);
}

void LegList::stepChanged(const QTreeWidgetItem &row, std::size_t item, std::size_t step)
{
    const std::size_t entry = LegRows::placeOf(row).entry;
    const Path &path = m_movement.entries()[entry].path;
    const PathItem &group = path[item];
    PathStep changed =
        step < group.steps.size() ? group.steps[step] : group.inner[step - group.steps.size()];
    changed.passes = row.checkState(LegRows::May) == Qt::Checked;
    applyLater(entry, tr("Pass only"), withGroupStep(path, item, step, changed));
}

void LegList::duplicate()
{
    m_movement.duplicateMovement();
}

void LegList::remove()
{
    const auto leg = m_movement.leg();
    const LegGraph *legs = m_movement.writtenLegs();
    if (leg && legs) {
        const LegGraph rest = withLegDeleted(*legs, leg->leg);
        if (!rest.legs.empty())
            m_movement.applyLegs(tr("Delete a leg"), rest);
        else
            m_movement.removeMovement();
        return;
    }
    const auto item = m_movement.item();
    if (!item)
        return m_movement.removeMovement();
    m_movement.applyPath(tr("Delete part of a move"),
                         withItemRemoved(m_movement.entry().path, *item));
}

void LegList::move(int by)
{
    const auto item = m_movement.item();
    if (!item)
        return m_movement.moveMovement(by);
    const std::size_t place = *item + static_cast<std::size_t>(by);
    if (place >= m_movement.entry().path.size())
        return;
    m_movement.applyPath(tr("Order parts of a move"),
                         withItemAt(m_movement.entry().path, *item, place));
    m_movement.choose(m_movement.current(), place);
}

void LegList::reorder(const EditedMovement::Row &from, const EditedMovement::Row &to)
{
    if (from.leg || !m_movement.entries()[from.entry].index)
        return;
    if (!from.item) {
        m_movement.choose(from.entry);
        return m_movement.moveMovementTo(m_movement.entries()[to.entry].index.value_or(0));
    }
    if (from.entry != to.entry || !to.item)
        return;
    m_movement.choose(from.entry);
    m_movement.applyPath(tr("Order parts of a move"),
                         withItemAt(m_movement.entry().path, *from.item, *to.item));
    m_movement.choose(from.entry, to.item);
}

} // namespace rookery
