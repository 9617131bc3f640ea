#pragma once

#include "widgets/picture/mark_painter.h"

#include <QList>
#include <QRectF>
#include <QSet>
#include <QWidget>

namespace rookery {

/// One line below the canvas that says what the marks mean.
class Legend final : public QWidget
{
    Q_OBJECT

public:
    explicit Legend(QWidget *parent = nullptr);

    /// Which marks it explains, in the legend's own order; all of them to begin with.
    void setKinds(const QSet<MarkKind> &kinds);
    const QSet<MarkKind> &kinds() const { return m_kinds; }

    QSize minimumSizeHint() const override { return {120, 26}; }

    /// Narrow boards get the legend in several lines; nothing is left out.
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {360, heightForWidth(360)}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Place
    {
        QRectF area;
        MarkLegend row;
        QString name;
    };
    QList<Place> places(int width) const;

    QSet<MarkKind> m_kinds;
};

} // namespace rookery
