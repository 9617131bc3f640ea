#pragma once

#include "widgets/base/key_table.h"
#include "widgets/workspace/workspace.h"

#include <QHash>
#include <QWidget>

namespace rookery {

/// `(1, 2)`; on more than two axes `(0, 1, -1)`.
QString vectorText(const Vector &vector);

/// The directions of a design as spokes of a rose: where each leads, which is chosen, and which
/// belong to the chosen group. A click chooses, with Ctrl it takes into the group or out of it;
/// dragging a spoke turns it elsewhere. Arrow keys go round, with Alt they turn the spoke, Space is
/// the group. Where directions are only picked, a click takes one or leaves it out, and no spoke is
/// turned.
class CompassRose final : public QWidget
{
    Q_OBJECT

public:
    enum class Use { Aim, Pick };
    explicit CompassRose(Use use = Use::Aim, QWidget *parent = nullptr);

    /// `holder` is how the player holds the board for whom the rose is drawn.
    void show(Lattice lattice,
              const Directions &directions,
              std::optional<DirectionId> chosen,
              const Orientation &holder = {});
    /// The directions of the chosen group, ringed.
    void showGroup(std::vector<DirectionId> members);
    /// Where a direction's name stands, for tests.
    QPoint spokePixel(DirectionId direction) const { return spoke(direction).toPoint(); }

    static const KeyTable<CompassRose> &keys();

    QSize sizeHint() const override { return {230, 230}; }
    QSize minimumSizeHint() const override { return {180, 180}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return std::min(width, 280); }

Q_SIGNALS:
    void chosen(rookery::DirectionId direction);
    void toggled(rookery::DirectionId direction);
    /// The vector it would have if the spoke were let go here; then either of the next two.
    void aiming(rookery::DirectionId direction, const rookery::Vector &vector);
    void aimed(rookery::DirectionId direction);
    void aimCancelled();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// A spoke that is held by the mouse.
    struct Drag
    {
        DirectionId direction;
        QPointF start;
        Vector was;
        QRectF extent; ///< the rose keeps its size meanwhile
        std::optional<Vector> now;
    };

    bool endDrag();
    bool canNudge(Qt::Key key) const;
    void nudge(Qt::Key key);
    void chooseNext(int by);
    /// The short vector of the same level that points nearest to a pixel.
    Vector vectorAt(QPointF pixel, const Vector &was) const;
    /// Where a vector points on the rose, in cells; each level has a rose of its own beside the
    /// others.
    QPointF place(const Vector &vector) const;
    QPointF hub(const Vector &vector) const;
    QPointF spoke(DirectionId direction) const;
    /// The middle of the rose that a direction belongs to.
    QPointF centreOf(DirectionId direction) const;
    std::optional<DirectionId> spokeAt(QPointF pixel) const;
    QRectF extent() const;
    double unit() const;
    std::vector<DirectionId> aroundTheClock() const;

    void paintSpoke(QPainter &painter, DirectionId direction) const;
    void paintName(QPainter &painter, DirectionId direction) const;

    Use m_use;
    Lattice m_lattice = Lattice::Square;
    Orientation m_holder;
    Directions m_directions;
    std::optional<DirectionId> m_chosen;
    std::vector<DirectionId> m_group;
    std::optional<Drag> m_drag;
};

} // namespace rookery
