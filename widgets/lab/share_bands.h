#pragma once

#include "model/analysis/self_play.h"
#include "widgets/picture/picture_source.h"

#include <QColor>
#include <QWidget>

#include <vector>

namespace rookery {

/// Shares of games as bars, each with the band that holds the true share with 95 % confidence.
class ShareBands final
    : public QWidget
    , public PictureSource
{
    Q_OBJECT

public:
    struct Row
    {
        QString text;
        Estimate share;
        QColor colour;
    };

    explicit ShareBands(QWidget *parent = nullptr);

    void show(std::vector<Row> rows);
    const std::vector<Row> &rows() const { return m_rows; }
    std::unique_ptr<QMimeData> copiedPicture() const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int rowHeight() const { return fontMetrics().height() * 2 + 10; }
    void paint(QPainter &painter) const;
    void paintRow(QPainter &painter, const Row &row, int top) const;

    std::vector<Row> m_rows;
};

} // namespace rookery
