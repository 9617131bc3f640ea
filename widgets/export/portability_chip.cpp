#include "widgets/export/portability_chip.h"

#include "widgets/base/shown_wording.h"
#include "widgets/export/export_plan.h"

namespace rookery {

namespace {

/// "○ Jocly model: the board may not have holes"
QString line(const Target &target)
{
    QString text = QStringLiteral("%1 %2").arg(shownState(target.portability()).left(1),
                                               shown(target.format->title));
    if (!target.verdict)
        return text;
    const Verdict verdict = *target.verdict ? **target.verdict : Verdict{};
    const auto &losses = verdict.obstacles.empty() ? verdict.differences : verdict.obstacles;
    if (!losses.empty())
        text += QStringLiteral(": ") + shown(losses.front().message);
    return text;
}

} // namespace

PortabilityChip::PortabilityChip(QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("portabilityChip"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setStatusTip(tr("How many targets can play this design as it is; click for the targets"));
    setToolTip(statusTip());
    setAccessibleName(tr("Portability"));
    hide();
}

void PortabilityChip::setPlan(ExportPlan *plan)
{
    if (m_plan)
        m_plan->disconnect(this);
    m_plan = plan;
    setVisible(plan != nullptr);
    if (!plan)
        return;
    connect(plan, &ExportPlan::verdictsChanged, this, &PortabilityChip::refresh);
    connect(plan, &QObject::destroyed, this, [this] { m_plan = nullptr; });
    refresh();
}

void PortabilityChip::refresh()
{
    const int exact = m_plan->exactCount();
    const int all = m_plan->countedTargets();
    const bool isKnown = m_plan->target(0).verdict.has_value();
    setText(isKnown ? tr("exports exactly to %1 of %2 formats").arg(exact).arg(all)
                    : tr("targets …"));
    setAccessibleDescription(text());
    QString lines;
    for (const Target &target : m_plan->targets()) {
        if (target.format->carries == Carries::Game || target.format->carries == Carries::Pieces)
            lines += QLatin1Char('\n') + line(target);
    }
    setToolTip(statusTip() + QLatin1Char('\n') + lines);
}

} // namespace rookery
