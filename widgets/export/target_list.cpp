#include "widgets/export/target_list.h"

#include "widgets/base/given_keys.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"

#include <QHeaderView>
#include <QScrollBar>

namespace rookery {

namespace {

/// The first thing in the way, or the first difference.
QString firstLoss(const Target &target)
{
    if (!target.verdict)
        return {};
    if (!*target.verdict)
        return shown(target.verdict->error().message);
    const Verdict &verdict = **target.verdict;
    const auto &losses = verdict.obstacles.empty() ? verdict.differences : verdict.obstacles;
    return losses.empty() ? QString() : shown(losses.front().message);
}

} // namespace

TargetList::TargetList(ExportPlan &plan, QWidget *parent)
    : QTreeWidget(parent)
    , m_plan(plan)
{
    setObjectName(QStringLiteral("targetList"));
    setAccessibleName(tr("Targets"));
    setToolTip(tr("What the design can be written for; Repeat exports writes those with a tick "
                  "again (Ctrl+Shift+E)"));
    showKeyInTip(*this, QStringLiteral("file.repeat-exports"));
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    const int box = style()->pixelMetric(QStyle::PM_IndicatorWidth)
                    + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing) + Tokens::gap;
    const int rowHeight = fontMetrics().height() + Tokens::gap;
    for (const Target &target : plan.targets()) {
        auto *item = new QTreeWidgetItem(this);
        item->setText(0, shown(target.format->title));
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setSizeHint(0, {box + fontMetrics().horizontalAdvance(item->text(0)), rowHeight});
    }
    refresh();
    setCurrentItem(topLevelItem(0));
    connect(&plan, &ExportPlan::verdictsChanged, this, &TargetList::refresh);
    connect(&plan, &ExportPlan::settingsChanged, this, &TargetList::refresh);
    connect(&plan, &ExportPlan::settingsReset, this, &TargetList::refresh);
    connect(
        this, &QTreeWidget::currentItemChanged, this, [this] { Q_EMIT chosenChanged(chosen()); });
    connect(this, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *item, int column) {
        if (m_isRefreshing || column != 0)
            return;
        const auto index = static_cast<std::size_t>(indexOfTopLevelItem(item));
        TargetSettings settings = m_plan.target(index).settings;
        settings.isRepeated = item->checkState(0) == Qt::Checked;
        m_plan.setSettings(index, std::move(settings));
    });
}

/// As wide as what it says.
QSize TargetList::sizeHint() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    return {sizeHintForColumn(0) + sizeHintForColumn(1) + bar + 2 * frameWidth(),
            QTreeWidget::sizeHint().height()};
}

std::size_t TargetList::chosen() const
{
    return static_cast<std::size_t>(std::max(0, indexOfTopLevelItem(currentItem())));
}

void TargetList::choose(std::size_t target)
{
    setCurrentItem(topLevelItem(static_cast<int>(target)));
}

void TargetList::refresh()
{
    m_isRefreshing = true;
    for (std::size_t i = 0; i < m_plan.targets().size(); ++i) {
        const Target &target = m_plan.target(i);
        QTreeWidgetItem *item = topLevelItem(static_cast<int>(i));
        item->setCheckState(0, target.settings.isRepeated ? Qt::Checked : Qt::Unchecked);
        item->setText(1, shownState(target.portability()));
        const QString loss = firstLoss(target);
        item->setToolTip(0, loss.isEmpty() ? toolTip() : loss);
        item->setToolTip(1, loss.isEmpty() ? shownState(target.portability()) : loss);
        item->setData(0,
                      Qt::AccessibleTextRole,
                      tr("%1, %2").arg(item->text(0), item->text(1).section(QLatin1Char(' '), 1)));
    }
    m_isRefreshing = false;
}

} // namespace rookery
