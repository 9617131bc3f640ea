#include "widgets/movement/probe_bar.h"

#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/tokens.h"
#include "widgets/movement/movement_grid.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace rookery {

ProbeBar::ProbeBar(MovementGrid &grid, QWidget *parent)
    : QWidget(parent)
    , m_grid(grid)
    , m_why(form::toolButton(
          "why",
          tr("Why or why not: the way to the cell under the cursor, or what is in the way (P while "
             "it is held; a tap keeps it)")))
    , m_label(new QLabel)
    , m_nextWay(form::toolButton("path", tr("Next way to the same cell")))
    , m_stepBack(form::toolButton("step-back", tr("One step back along the way")))
    , m_play(form::toolButton("play", tr("Play the way step by step")))
    , m_step(form::toolButton("step", tr("One step on along the way")))
{
    setObjectName(QStringLiteral("probeBar"));
    m_label->setObjectName(QStringLiteral("pointedCell"));
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_why->setCheckable(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::hairGap);
    row->addWidget(m_why);
    row->addWidget(m_label, 1);
    for (QToolButton *button : {m_nextWay, m_stepBack, m_play, m_step})
        row->addWidget(button);
    CellProbe &probe = grid.probe();
    connect(m_why, &QToolButton::clicked, &grid, &MovementGrid::probePointed);
    connect(m_nextWay, &QToolButton::clicked, this, [&probe] {
        probe.showWay((probe.way() + 1) % probe.wayCount());
    });
    connect(m_stepBack, &QToolButton::clicked, this, [&probe] { probe.player().step(-1); });
    connect(m_step, &QToolButton::clicked, this, [&probe] { probe.player().step(1); });
    connect(m_play, &QToolButton::clicked, this, [&probe] {
        if (probe.player().isPlaying())
            probe.player().pause();
        else
            probe.player().play();
    });
    connect(&probe, &CellProbe::changed, this, &ProbeBar::refresh);
    refresh();
}

QString ProbeBar::text() const
{
    const CellProbe &probe = m_grid.probe();
    if (probe.cell()) {
        return probe.wayCount() > 1 ? tr("%1 (way %2 of %3)")
                                          .arg(probe.text(),
                                               QString::number(probe.way() + 1),
                                               QString::number(probe.wayCount()))
                                    : probe.text();
    }
    const auto at = m_grid.pointedCell();
    if (at)
        return m_grid.cellText(*at);
    return m_grid.isCut() ? tr("The moves branch too often: not all are shown.") : QString();
}

void ProbeBar::refresh()
{
    CellProbe &probe = m_grid.probe();
    const bool isProbing = probe.cell().has_value();
    const std::size_t length = probe.player().length();
    m_why->setChecked(isProbing);
    for (QToolButton *button : {m_nextWay, m_stepBack, m_play, m_step})
        button->setVisible(isProbing && probe.wayCount() > 0);
    m_nextWay->setEnabled(probe.wayCount() > 1);
    m_stepBack->setEnabled(probe.player().at() > 0);
    m_step->setEnabled(probe.player().at() < length);
    m_play->setIcon(
        tintedIcon(probe.player().isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    m_label->setText(text());
    m_label->setToolTip(isProbing ? text() : QString());
    Q_EMIT textChanged();
}

} // namespace rookery
