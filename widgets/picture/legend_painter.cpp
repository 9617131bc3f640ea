#include "widgets/picture/legend_painter.h"

#include "widgets/base/shown.h"
#include "widgets/picture/figure_painter.h"
#include "widgets/picture/marks_on_board.h"

#include <QCoreApplication>
#include <QFont>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

// In cells.
constexpr double column = 3.4;
constexpr double row = 0.7;
constexpr double side = 0.62;
constexpr double letters = 0.32;
constexpr double margin = 0.15;

struct Entry
{
    std::optional<MarkKind> kind; ///< none: that there are more
    QString name;
};

std::vector<Entry> entriesOf(const BoardPicture &picture)
{
    std::vector<Entry> entries;
    if (!picture.hasLegend)
        return entries;
    const auto legend = markLegend();
    for (const MarkKind kind : kindsOf(marksWithin(picture, picture.scene->bounds()))) {
        const auto row = std::find_if(legend.begin(), legend.end(), [&](const MarkLegend &each) {
            return each.kind == kind;
        });
        entries.push_back({kind, shown(row->name)});
    }
    if (picture.isReachCut)
        entries.push_back({std::nullopt, cutReachName()});
    return entries;
}

int columnsIn(double width)
{
    return std::max(1, static_cast<int>(width / column));
}

/// So that the longest of them fits also on a narrow board.
double fit(double width)
{
    return std::min(1.0, width / column);
}

} // namespace

double legendHeight(const BoardPicture &picture, double width)
{
    const auto count = static_cast<double>(entriesOf(picture).size());
    if (count == 0)
        return 0;
    return fit(width) * (std::ceil(count / columnsIn(width)) * row + margin);
}

void paintLegend(
    QPainter &painter, QPointF corner, double width, double scale, const BoardPicture &picture)
{
    const double unit = scale * fit(width);
    painter.save();
    QFont font = painter.font();
    font.setPixelSize(std::max(1, qRound(letters * unit)));
    painter.setFont(font);
    int count = 0;
    for (const Entry &entry : entriesOf(picture)) {
        const int place = count++;
        const QPointF at =
            corner
            + QPointF(margin + place % columnsIn(width) * column, place / columnsIn(width) * row)
                  * unit;
        painter.setPen(picture.theme.label);
        if (entry.kind)
            paintFigures(painter,
                         at + QPointF(side, row) / 2 * unit,
                         legendFigures(*entry.kind, side * unit));
        else
            painter.drawText(
                QRectF(at, QSizeF(side, row) * unit), Qt::AlignCenter, QStringLiteral("…"));
        painter.setPen(picture.theme.label);
        painter.drawText(
            QRectF(at + QPointF(side + 0.12, 0) * unit, QSizeF(column - side, row) * unit),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
            entry.name);
    }
    painter.restore();
}

} // namespace rookery
