#pragma once

#include <QToolButton>

namespace rookery {

class ExportPlan;

/// How many targets can play the design as it is, for the status bar; the tooltip says what is in
/// the way of each.
class PortabilityChip final : public QToolButton
{
    Q_OBJECT

public:
    explicit PortabilityChip(QWidget *parent = nullptr);

    /// Null while no design is open.
    void setPlan(ExportPlan *plan);

private:
    void refresh();

    ExportPlan *m_plan = nullptr;
};

} // namespace rookery
