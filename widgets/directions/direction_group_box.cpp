#include "widgets/directions/direction_group_box.h"

#include "model/edit/board/direction_group_edits.h"
#include "widgets/base/form.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace rookery {

DirectionGroupBox::DirectionGroupBox(QWidget *parent)
    : QWidget(parent)
    , m_groups(new QComboBox)
    , m_name(new QLineEdit)
    , m_add(form::toolButton(
          "add",
          tr("Add a group of this name: the chosen group's directions, or the chosen direction")))
    , m_rename(form::toolButton("settings", tr("Give the chosen group this name")))
    , m_remove(form::toolButton(
          "delete", tr("Delete the chosen group; one that the lattice gives is as at first")))
{
    setObjectName(QStringLiteral("directionGroupBox"));
    m_groups->setObjectName(QStringLiteral("directionGroups"));
    form::explain(m_groups,
                  tr("Group of directions"),
                  tr("Its directions are ringed on the compass and ticked in the list; legs can go "
                     "in all of them"));
    m_name->setObjectName(QStringLiteral("directionGroupName"));
    m_name->setPlaceholderText(tr("name of a group"));
    form::explain(m_name,
                  tr("Name of a group"),
                  tr("A letter, then letters, digits, '-' or '_'; Enter adds it"));
    m_add->setObjectName(QStringLiteral("addDirectionGroup"));
    m_rename->setObjectName(QStringLiteral("renameDirectionGroup"));
    m_remove->setObjectName(QStringLiteral("removeDirectionGroup"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(form::label(tr("Group"), m_groups), 0, 0);
    grid->addWidget(m_groups, 0, 1, 1, 2);
    grid->addWidget(m_remove, 0, 3);
    grid->addWidget(m_name, 1, 1);
    grid->addWidget(m_rename, 1, 2);
    grid->addWidget(m_add, 1, 3);
    grid->setColumnStretch(1, 1);
    connect(m_groups, &QComboBox::activated, this, [this] {
        refresh();
        Q_EMIT chosen();
    });
    connect(m_name, &QLineEdit::textChanged, this, &DirectionGroupBox::refresh);
    connect(m_name, &QLineEdit::returnPressed, this, &DirectionGroupBox::add);
    connect(m_add, &QToolButton::clicked, this, &DirectionGroupBox::add);
    connect(m_rename, &QToolButton::clicked, this, &DirectionGroupBox::rename);
    connect(m_remove, &QToolButton::clicked, this, &DirectionGroupBox::remove);
}

void DirectionGroupBox::bind(Workspace *workspace)
{
    m_workspace = workspace;
    refresh();
}

QString DirectionGroupBox::current() const
{
    return m_groups->currentData().toString();
}

std::optional<DirectionGroup> DirectionGroupBox::group() const
{
    if (!m_workspace || current().isEmpty())
        return std::nullopt;
    const Design &design = m_workspace->design();
    const auto groups = directionGroups(*design.directions, design.board->lattice);
    const auto found = std::find_if(groups.begin(), groups.end(), [&](const DirectionGroup &row) {
        return row.name == current().toStdString();
    });
    return found == groups.end() ? std::nullopt : std::optional(*found);
}

void DirectionGroupBox::refresh()
{
    const QSignalBlocker blocker(m_groups);
    const QString was = current();
    m_groups->clear();
    m_groups->addItem(tr("none"), QString());
    if (m_workspace) {
        const Design &design = m_workspace->design();
        for (const DirectionGroup &group :
             directionGroups(*design.directions, design.board->lattice)) {
            const QString name = QString::fromStdString(group.name);
            m_groups->addItem(tr("%1 (%2)").arg(name).arg(group.members.size()), name);
        }
    }
    m_groups->setCurrentIndex(std::max(0, m_groups->findData(was)));
    const auto chosenGroup = group();
    const auto &own =
        m_workspace ? m_workspace->design().directions->groups : std::vector<DirectionGroup>();
    const bool isOwn =
        chosenGroup && std::any_of(own.begin(), own.end(), [&](const DirectionGroup &row) {
            return row.name == chosenGroup->name;
        });
    const bool hasName = !m_name->text().trimmed().isEmpty();
    m_remove->setEnabled(isOwn);
    m_rename->setEnabled(isOwn && hasName);
    m_add->setEnabled(hasName);
}

void DirectionGroupBox::choose(const QString &name)
{
    m_name->clear();
    refresh();
    m_groups->setCurrentIndex(std::max(0, m_groups->findData(name)));
    refresh();
    Q_EMIT chosen();
}

void DirectionGroupBox::add()
{
    const QString name = m_name->text().trimmed();
    if (!m_workspace || name.isEmpty())
        return;
    std::vector<DirectionId> members;
    if (const auto copied = group())
        members = copied->members;
    else if (const auto direction = m_workspace->choices().direction())
        members = {*direction};
    const Design &design = m_workspace->design();
    if (members.empty() && !design.directions->list.empty())
        members = {DirectionId(0)};
    const auto groups = directionGroups(*design.directions, design.board->lattice);
    const bool isThere = std::any_of(groups.begin(), groups.end(), [&](const DirectionGroup &row) {
        return row.name == name.toStdString();
    });
    if (isThere
        || m_workspace->session().apply(tr("Add group %1").arg(name),
                                        withDirectionGroup(design, name.toStdString(), members)))
        choose(name);
}

void DirectionGroupBox::rename()
{
    const QString name = m_name->text().trimmed();
    if (!m_workspace || name.isEmpty() || current().isEmpty())
        return;
    if (m_workspace->session().apply(tr("Rename group to %1").arg(name),
                                     withDirectionGroupRenamed(m_workspace->design(),
                                                               current().toStdString(),
                                                               name.toStdString())))
        choose(name);
}

void DirectionGroupBox::remove()
{
    if (m_workspace && !current().isEmpty())
        m_workspace->session().apply(
            tr("Delete group %1").arg(current()),
            withDirectionGroup(m_workspace->design(), current().toStdString(), {}));
}

void DirectionGroupBox::toggle(DirectionId direction)
{
    auto changed = group();
    if (!changed)
        return;
    auto &members = changed->members;
    const auto found = std::find(members.begin(), members.end(), direction);
    if (found == members.end())
        members.push_back(direction);
    else if (members.size() > 1)
        members.erase(found);
    else
        return Q_EMIT chosen(); // what shows its members has to show it again
    m_workspace->session().apply(tr("Change group %1").arg(current()),
                                 withDirectionGroup(m_workspace->design(), changed->name, members));
}

} // namespace rookery
