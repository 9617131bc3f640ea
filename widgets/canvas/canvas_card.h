#pragma once

#include <QTimer>
#include <QWidget>

class QPainter;

namespace rookery {

class BoardCanvas;

/// A small card that lies on the board: it is refreshed after the board was painted, and what is
/// done to it is not meant for the cells below.
class CanvasCard : public QWidget
{
    Q_OBJECT

public:
    /// So many pixels along the lower edge of the board have something over them.
    void setCovered(int pixels);

protected:
    explicit CanvasCard(BoardCanvas &canvas);

    BoardCanvas &canvas() const { return m_canvas; }
    int covered() const { return m_covered; }
    /// Once for all that happens until the window has time.
    void refreshSoon();
    /// To what the board shows now.
    virtual void refresh() = 0;
    virtual void coveredChanged() = 0;
    /// Its ground and its edge.
    void paintGround(QPainter &painter) const;

    bool eventFilter(QObject *watched, QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    BoardCanvas &m_canvas;
    QTimer m_due;
    int m_covered = 0;
};

} // namespace rookery
