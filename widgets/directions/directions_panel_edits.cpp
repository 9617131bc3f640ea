#include "model/edit/board/direction_edits.h"
#include "widgets/directions/compass_rose.h"
#include "widgets/directions/direction_group_box.h"
#include "widgets/directions/directions_panel.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScopedValueRollback>

#include <algorithm>

namespace rookery {

void DirectionsPanel::connectRose()
{
    connect(m_rose, &CompassRose::chosen, this, [this](DirectionId direction) {
        if (workspace())
            workspace()->choices().setDirection(direction);
    });
    connect(m_rose, &CompassRose::toggled, m_groups, &DirectionGroupBox::toggle);
    connect(
        m_rose, &CompassRose::aiming, this, [this](DirectionId direction, const Vector &vector) {
            if (workspace())
                workspace()->session().preview(
                    withDirectionAimed(workspace()->session().committed(), direction, vector));
        });
    connect(m_rose, &CompassRose::aimed, this, [this](DirectionId direction) {
        if (workspace())
            workspace()->session().commit(
                tr("Change direction %1")
                    .arg(QString::fromStdString(
                        (*workspace()->design().directions)[direction].name)));
    });
    connect(m_rose, &CompassRose::aimCancelled, this, [this] {
        if (workspace())
            workspace()->session().cancel();
    });
}

void DirectionsPanel::connectList()
{
    m_list->installEventFilter(this);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int index) {
        if (!m_isRefreshing && workspace() && index >= 0)
            workspace()->choices().setDirection(DirectionId(index));
    });
    connect(m_list, &QListWidget::itemChanged, this, &DirectionsPanel::renamed);
    // While a row is dropped the list is not to be filled anew.
    connect(
        m_list->model(),
        &QAbstractItemModel::rowsMoved,
        this,
        [this](const QModelIndex &, int from, int, const QModelIndex &, int before) {
            moveTo(DirectionId(from),
                   static_cast<std::size_t>(before > from ? before - 1 : before));
        },
        Qt::QueuedConnection);
}

bool DirectionsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && keys().keeps(*this, *event))
        return true;
    if (watched == m_list && event->type() == QEvent::KeyPress
        && keys().press(*this, *static_cast<QKeyEvent *>(event)))
        return true;
    return Panel::eventFilter(watched, event);
}

const KeyTable<DirectionsPanel> &DirectionsPanel::keys()
{
    using Key = QKeyCombination;
    static const KeyTable<DirectionsPanel> table(
        "directions",
        QT_TRANSLATE_NOOP("Keys", "List of directions"),
        {{"up",
          QT_TRANSLATE_NOOP("Keys", "Move up in the list"),
          {Key(Qt::AltModifier, Qt::Key_Up)},
          [](DirectionsPanel &panel, const QKeyEvent &) {
              panel.move(-1);
          }},
         {"down",
          QT_TRANSLATE_NOOP("Keys", "Move down in the list"),
          {Key(Qt::AltModifier, Qt::Key_Down)},
          [](DirectionsPanel &panel, const QKeyEvent &) {
              panel.move(1);
          }}});
    return table;
}

void DirectionsPanel::move(int by)
{
    const auto chosen = workspace() ? workspace()->choices().direction() : std::nullopt;
    if (!chosen)
        return;
    const int place = static_cast<int>(chosen->index()) + by;
    if (place >= 0 && place < m_list->count())
        moveTo(*chosen, static_cast<std::size_t>(place));
}

void DirectionsPanel::moveTo(DirectionId direction, std::size_t place)
{
    if (!workspace())
        return;
    const QString name =
        QString::fromStdString((*workspace()->design().directions)[direction].name);
    if (workspace()->session().apply(tr("Move %1 in compass order").arg(name),
                                     withDirectionMoved(workspace()->design(), direction, place)))
        workspace()->choices().setDirection(DirectionId(place));
    else
        refresh();
}

void DirectionsPanel::showGroup()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    const auto group = m_groups->group();
    m_rose->showGroup(group ? group->members : std::vector<DirectionId>());
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        if (!group) {
            item->setData(Qt::CheckStateRole, QVariant());
            continue;
        }
        const bool isMember =
            std::find(group->members.begin(), group->members.end(), DirectionId(row))
            != group->members.end();
        item->setCheckState(isMember ? Qt::Checked : Qt::Unchecked);
    }
}

void DirectionsPanel::checked(DirectionId direction, bool isMember)
{
    const auto group = m_groups->group();
    const bool was = group
                     && std::find(group->members.begin(), group->members.end(), direction)
                            != group->members.end();
    if (group && was != isMember)
        m_groups->toggle(direction);
}

Result<Design> DirectionsPanel::withNewDirection(const std::string &name) const
{
    const Design &design = workspace()->design();
    if (kind() != Kind::Walk)
        return withDirectionAdded(
            design, name, kind() == Kind::Vector ? std::optional(newVector()) : std::nullopt);
    std::vector<DirectionId> walk;
    for (const QString &word : m_walk->text().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto part = design.directions->find(std::string_view(word.toStdString()));
        if (!part)
            return failure(Message("there is no direction '{word}' to walk in",
                                   {{"word", word.toStdString()}}));
        walk.push_back(*part);
    }
    if (walk.empty())
        return failure(Message("a walk needs directions to follow, such as n n e"));
    auto added = withDirectionAdded(design, name, std::nullopt);
    if (!added)
        return added;
    return withDirectionWalk(*added, DirectionId(added->directions->list.size() - 1), walk);
}

void DirectionsPanel::add()
{
    if (!workspace())
        return;
    const std::string name = m_name->text().trimmed().toStdString();
    if (!workspace()->session().apply(tr("Add direction %1").arg(m_name->text()),
                                      withNewDirection(name)))
        return;
    workspace()->choices().setDirection(
        DirectionId(workspace()->design().directions->list.size() - 1));
    m_name->setModified(false);
    m_name->clear();
}

void DirectionsPanel::remove()
{
    if (const auto chosen = workspace()->choices().direction())
        workspace()->session().apply(tr("Delete direction"),
                                     withDirectionRemoved(workspace()->design(), *chosen));
}

void DirectionsPanel::renamed(QListWidgetItem *item)
{
    if (m_isRefreshing || !workspace())
        return;
    const DirectionId direction(m_list->row(item));
    if (item->text().trimmed().toStdString() == (*workspace()->design().directions)[direction].name)
        return checked(direction, item->checkState() == Qt::Checked);
    const std::string name = item->text().trimmed().toStdString();
    if (!workspace()->session().apply(tr("Rename direction"),
                                      withDirectionRenamed(workspace()->design(), direction, name)))
        refresh();
}

} // namespace rookery
