#include "app/window/legend.h"

#include "widgets/base/shown.h"
#include "widgets/picture/figure_painter.h"

#include <QCoreApplication>
#include <QPainter>

namespace rookery {

namespace {

constexpr double side = 24;
constexpr double textGap = 4;
constexpr double between = 16;
constexpr int lineHeight = 26;

} // namespace

Legend::Legend(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("legend"));
    setAccessibleName(tr("Legend"));
    setToolTip(tr("What the marks on the board mean (L hides this line)"));
    setStatusTip(toolTip());
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (const MarkLegend &row : markLegend())
        m_kinds.insert(row.kind);
}

void Legend::setKinds(const QSet<MarkKind> &kinds)
{
    if (kinds == m_kinds)
        return;
    m_kinds = kinds;
    updateGeometry();
    update();
}

QList<Legend::Place> Legend::places(int width) const
{
    constexpr double edge = 8;
    QList<Place> found;
    QPointF at(edge, 0);
    for (const MarkLegend &row : markLegend()) {
        if (!m_kinds.contains(row.kind))
            continue;
        const QString name = shown(row.name);
        const double needed = side + textGap + fontMetrics().horizontalAdvance(name);
        if (at.x() > edge && at.x() + needed > width - edge)
            at = QPointF(edge, at.y() + lineHeight);
        found.append({QRectF(at, QSizeF(needed, lineHeight)), row, name});
        at.rx() += needed + between;
    }
    return found;
}

int Legend::heightForWidth(int width) const
{
    const QList<Place> all = places(width);
    return all.isEmpty() ? lineHeight : static_cast<int>(all.back().area.bottom());
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    for (const Place &place : places(width())) {
        paintFigures(painter,
                     place.area.topLeft() + QPointF(side / 2, lineHeight / 2.0),
                     legendFigures(place.row.kind, side));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(place.area.adjusted(side + textGap, 0, 0, 0),
                         Qt::AlignVCenter | Qt::AlignLeft,
                         place.name);
    }
}

} // namespace rookery
