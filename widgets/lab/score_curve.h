#pragma once

#include "model/play/game/game_tree.h"
#include "widgets/picture/picture_source.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace rookery {

/// The scores of a game as a curve, from the first position on the left to the last one; a click
/// goes to a position, as do the arrow keys.
class ScoreCurve final
    : public QWidget
    , public PictureSource
{
    Q_OBJECT

public:
    struct Point
    {
        std::optional<double> share;           ///< of the points, from 0 to 1; none: not known
        Judgement judgement = Judgement::None; ///< of the move that led here
        QString text;                          ///< what is said of it
    };

    explicit ScoreCurve(QWidget *parent = nullptr);

    void show(std::vector<Point> points);
    const std::vector<Point> &points() const { return m_points; }
    /// The position on show.
    void setCurrent(std::optional<std::size_t> current);
    /// The middle of a point in widget pixels; its share must be known.
    QPointF place(std::size_t point) const;
    /// What is said of a point, and what its mark means.
    QString tip(std::size_t point) const;

    std::unique_ptr<QMimeData> copiedPicture() const override;

    QSize sizeHint() const override { return {200, 110}; }
    QSize minimumSizeHint() const override { return {120, 80}; }

Q_SIGNALS:
    void chosen(std::size_t point);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void choose(std::size_t point);
    std::optional<std::size_t> pointAt(QPointF pixel) const;
    void paint(QPainter &painter) const;
    void paintCurve(QPainter &painter) const;
    void paintMistakes(QPainter &painter) const;

    std::vector<Point> m_points;
    std::optional<std::size_t> m_current;
};

} // namespace rookery
