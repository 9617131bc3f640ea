#pragma once

#include "widgets/export/export_plan.h"

#include <QTreeWidget>

namespace rookery {

/// The targets with the state of each, as a shape and a word; those with a tick are written again
/// by "repeat exports".
class TargetList final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit TargetList(ExportPlan &plan, QWidget *parent = nullptr);

    std::size_t chosen() const;
    void choose(std::size_t target);
    QSize sizeHint() const override;

Q_SIGNALS:
    void chosenChanged(std::size_t target);

private:
    void refresh();

    ExportPlan &m_plan;
    bool m_isRefreshing = false;
};

} // namespace rookery
