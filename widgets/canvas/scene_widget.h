#pragma once

#include "model/design/vector.h"
#include "widgets/base/key_table.h"
#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

#include <QAccessible>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QKeyEvent;

namespace rookery {

/// A widget that shows a scene of cells: how it lies on the widget, zoom and pan, the ground that
/// is painted once and kept, the line of the keyboard's cursor, and a table of places for screen
/// readers. What the cells mean is the subclass's.
class SceneWidget : public QWidget
{
    Q_OBJECT

public:
    ~SceneWidget() override;

    const BoardScene &scene() const { return *m_scene; }
    const View &view() const { return m_view; }
    /// What is on show right now.
    virtual BoardPicture picture() const = 0;

    void fit();
    /// So many pixels along the lower edge have something over them. A fitted scene keeps clear of
    /// it, but does not move while the pointer is on it.
    void setCovered(int pixels);
    /// Keeps the place under `anchor` where it is; without one the middle of the widget.
    void zoomBy(double factor, std::optional<QPointF> anchor = std::nullopt);
    /// Moves this place of the scene to the middle of the widget.
    void centreOn(QPointF at);
    /// Per cent of the size at which a cell is 48 pixels wide.
    int zoomPercent() const;

    /// All the keys of the cursor.
    static PartKeys cursorKeys();

    // What a screen reader walks over, by numbers from 0; -1 is no place.
    virtual int placeCount() const = 0;
    virtual QString placeText(int place) const = 0;
    /// In pixels of the widget.
    virtual QRect placeRect(int place) const = 0;
    virtual int placeAt(QPoint pixel) const = 0;
    virtual int cursorPlace() const = 0;
    virtual bool placesAreSelectable() const { return false; }

Q_SIGNALS:
    void zoomChanged();

protected:
    enum class Zoom {
        Fitted, ///< the scene always fills the widget
        Free,   ///< wheel, gestures and the middle button zoom and pan
    };
    explicit SceneWidget(Zoom zoom, QWidget *parent = nullptr);

    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

    /// What fit() makes fill the widget, with its margin.
    virtual QRectF fittedArea() const = 0;
    virtual QColor groundColour() const { return m_theme.background; }

    void setScene(std::unique_ptr<BoardScene> scene);
    bool isFitted() const { return m_isFitted; }
    /// Whether the scene has another size than the one it was fitted with.
    bool isOutgrown() const { return fittedArea() != m_fittedArea; }
    /// By the widget's keys or buttons; then it is fitted no more.
    void panBy(QPointF pixels);
    void ensureVisible(const QRect &pixels);

    /// All of the ground is painted anew, or what lies over these sites.
    void updateGround();
    void noteChanged(const std::vector<SiteId> &sites);
    bool groundIsOld() const { return m_groundIsOld; }
    void paintGround(QPainter &painter, const View &view);

    /// Where an arrow key or a key of levels points, with Alt along the fourth axis; nothing for
    /// other keys.
    static std::optional<Vector> cursorStep(const QKeyEvent &event);
    /// The cursor's path begins a line where it turns: between two cells as good it keeps to that
    /// line.
    void followLine(CellId from, const Vector &way);
    void forgetLine() { m_cursorLine.reset(); }
    QPointF cursorLine(CellId from) const;
    /// The cell that is drawn in this direction, no farther than so many cells.
    std::optional<CellId> drawnNeighbour(CellId from, const Vector &towards, double farthest) const;
    /// A screen reader hears that the cursor is there.
    void announceCursor(int place);
    /// A screen reader reads the place at once.
    void announceAlert(int place);

    static constexpr double zoomStep = 1.15; ///< of the wheel and of the keys

    std::unique_ptr<BoardScene> m_scene;
    View m_view;
    CanvasTheme m_theme;

private:
    void announce(QAccessible::Event kind, int place);
    void renderGround(const View &view);
    void paintGroundWithin(const QRectF &area, const View &view);

    const Zoom m_zoom;
    void fitAnew();

    bool m_isFitted = true; ///< until the user zooms or pans
    int m_covered = 0;
    int m_keptClear = 0; ///< of what was covered when the scene was fitted last
    QRectF m_fittedArea;

    QPixmap m_ground;  ///< cells, ghosts, labels
    View m_groundView; ///< that it was painted for
    bool m_groundIsOld = true;
    std::vector<QRectF> m_changedGround; ///< of the scene: what alone has to be painted anew
    double m_groundCost = 0;             ///< milliseconds that it took
    QTimer m_groundSettles;

    std::optional<QPointF> m_cursorLine;
    Vector m_cursorWay;
};

} // namespace rookery
